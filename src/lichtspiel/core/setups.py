"""What a setup is, and the switches a table can set before it."""

import msgspec


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in a game that is left to chance: setup and moves determine the whole game."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table switches of a game, with their defaults; unknown ones are refused."""
