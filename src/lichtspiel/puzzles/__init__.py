"""Puzzles: choices of games between masters with one clearly best move, by what the mover could know (0100)."""

from lichtspiel.puzzles.puzzle import Puzzle, puzzles

__all__ = ["Puzzle", "puzzles"]
