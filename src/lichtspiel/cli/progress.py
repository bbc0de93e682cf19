"""What the terminal remembers of lessons: what was finished, and where each was left; one file in the user’s folder."""

import os
import platform
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

Answers = list[str | None]  # moves in their notation, or None where there was only something to read


class Learnt(msgspec.Struct):
    """Of one game; the lesson that was left last is the last of them."""

    done: list[str] = []
    half: dict[str, Answers] = {}


class Progress:
    """What was learnt of a game. Where nothing can be kept, lessons work all the same."""

    def __init__(self, game: str) -> None:
        self._games = _read()
        self._learnt = self._games.setdefault(game, Learnt())

    def next(self, lessons: Sequence[str]) -> str:
        """The lesson to go on with: the one left last, or the first that was not finished; after all, the first."""
        left = [name for name in self._learnt.half if name in lessons]
        new = [name for name in lessons if name not in self._learnt.done]
        return [*left[-1:], *new, *lessons][0]

    def answers(self, lesson: str) -> Answers:
        """Where a lesson was left; nothing if it was not."""
        return self._learnt.half.get(lesson, [])

    def leave(self, lesson: str, answers: Answers) -> None:
        """Remember how far a lesson has come; one at its beginning is not remembered."""
        self._learnt.half.pop(lesson, None)
        if answers:
            self._learnt.half[lesson] = answers
        self._keep()

    def finish(self, lesson: str) -> None:
        """Remember that a lesson was finished."""
        self._learnt.done = list(dict.fromkeys([*self._learnt.done, lesson]))
        self.leave(lesson, [])

    def _keep(self) -> None:
        with suppress(OSError, RuntimeError):
            file = _file()
            file.parent.mkdir(parents=True, exist_ok=True)
            beside = file.with_suffix(".new")
            beside.write_bytes(msgspec.json.encode(self._games))
            beside.replace(file)


def _read() -> dict[str, Learnt]:
    with suppress(OSError, RuntimeError, msgspec.MsgspecError):
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Learnt])
    return {}


def _file() -> Path:
    """In the folder that each system has for it; `XDG_STATE_HOME` names another. Raises RuntimeError without a home."""
    if given := os.environ.get("XDG_STATE_HOME"):
        return Path(given) / "lichtspiel" / "lessons.json"
    custom = {"Windows": Path("AppData", "Local"), "Darwin": Path("Library", "Application Support")}
    return Path.home() / custom.get(platform.system(), Path(".local", "state")) / "lichtspiel" / "lessons.json"
