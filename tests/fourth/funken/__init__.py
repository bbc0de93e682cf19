"""Funken: two players light sparks in a rising row, or douse the fire. The rules are F1 to F7.

The fourth game of docs/fourth-game.md, brought from outside: it has no bots, encoding or dialogue of its own.
"""
