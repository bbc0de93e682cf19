"""Bots think in worker processes: the questions, the workers, and the pool of them."""
