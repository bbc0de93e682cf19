"""How the database came to be as it is, step by step; every step ever released stays."""
