"""Bots in any language: a command that reads what its seat may know as lines of JSON, and answers with moves.

It is told `hello` (game, players, seat, options), `told` (events), `choose` (view and legal moves; the one message it
must answer, with `{"move": …}`, the number of a legal move or the move itself) and `over` (the result). The seed is
never told: whoever knows it can deal the same game.
"""

import shlex
import subprocess
from collections.abc import Sequence
from threading import Timer
from typing import Any, Final

import msgspec

from lichtspiel.bots.bot import Bot
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.events import Event
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # seconds for an answer


class ExternalBotError(LichtspielError):
    """An external bot gave no legal move; carries what it said instead."""


class Answer(msgspec.Struct):
    """What a bot answers: the number of a legal move, or the move in the form of records."""

    move: int | dict[str, Any]


class CommandBot(Bot):
    """A process that plays a seat. It is told what the seat may know, and nothing else."""

    def __init__(self, command: str, match: Match, seat: int, patience: float = PATIENCE) -> None:
        super().__init__(match.game, seat, seed=command)
        self.command = command
        self.patience = patience
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise ExternalBotError(f"{command}: {error}") from None
        table = {"game": match.game.name, "rules": match.game.rules, "players": len(match.players)}
        self._say("hello", protocol=PROTOCOL, **table, seat=seat, options=match.options)

    def hear(self, events: Sequence[Event]) -> None:
        self._say("told", events=list(events))

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self._say("choose", view=view, legal=list(legal))
        line = self._answer()
        try:
            said = msgspec.json.decode(line, type=Answer).move
            move = legal[said] if isinstance(said, int) and said >= 0 else self.game.move(said)
        except (msgspec.MsgspecError, IndexError, UnicodeError):
            raise self._failure(line) from None
        if move not in legal:
            raise self._failure(line)
        return move

    def leave(self, result: object) -> None:
        """Tell the bot how it ended and wait for the process to exit; if it does not, kill it."""
        try:
            self._say("over", result=result)
            self.process.communicate(timeout=self.patience)
        except (ExternalBotError, subprocess.TimeoutExpired):
            self.process.kill()
        self.process.communicate()

    def _say(self, kind: str, **parts: object) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode({"type": kind, **parts}) + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise ExternalBotError(f"{self.command}: it has gone") from None

    def _answer(self) -> bytes:
        """The next line the bot writes; empty if it took too long, and then the process is killed."""
        assert self.process.stdout is not None
        timer = Timer(self.patience, self.process.kill)
        timer.start()
        try:
            return self.process.stdout.readline()
        finally:
            timer.cancel()

    def _failure(self, line: bytes) -> ExternalBotError:
        said = line[:200].decode(errors="replace").strip() or "nothing"
        return ExternalBotError(f"{self.command}: no legal move, but {said}")


def is_external(name: str) -> bool:
    """Whether a bot's name is that of a command (`cmd:…`)."""
    return name.startswith(PREFIX)


def seat_commands(match: Match, names: Sequence[str]) -> dict[int, CommandBot]:
    """Start the commands among the names of a table's bots."""
    started: dict[int, CommandBot] = {}
    try:
        for seat, name in enumerate(names):
            if is_external(name):
                started[seat] = CommandBot(name.removeprefix(PREFIX), match, seat)
    except ExternalBotError:
        for bot in started.values():
            bot.leave(None)
        raise
    return started
