"""The rig: whether a change of a bot is a gain, against frozen releases and on frozen positions (decision 0094)."""

from lichtspiel import AnyGame, LichtspielError, load, names


class RigError(LichtspielError):
    """Something that was asked of the rig cannot be done; says why."""


def known_game(name: str) -> AnyGame:
    """The game of a name; raises RigError if there is none."""
    if name not in names():
        raise RigError(f"There is no game {name}, only {', '.join(names())}.")
    return load(name)
