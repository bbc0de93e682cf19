"""Bots round a match: each hears what its seat is told, and is asked when its seat is to move."""

from collections.abc import Mapping, Sequence

from lichtspiel.bots import make
from lichtspiel.bots.bot import Bot, Budget
from lichtspiel.core.events import Event, tell
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move


class Company:
    """The bots at a table. Seats without a bot belong to people, whose moves come through `play`."""

    def __init__(self, match: Match, names: Mapping[int, str], seed: int | str, budget: Budget | None = None) -> None:
        self.match = match
        self.names = dict(names)
        self.seed = seed
        self.bots: dict[int, Bot] = {seat: make(name, match.game, seat, seed, budget) for seat, name in names.items()}

    @property
    def waits_for_bot(self) -> bool:
        """Whether the seat to move is a bot's."""
        return self.match.position.to_move in self.bots

    def choose(self) -> Move:
        """What the bot to move wants to do."""
        seat = self.match.position.to_move
        assert seat is not None
        return self.bots[seat].choose(self.match.position.view(seat), self.match.position.legal())

    def play(self, move: Move) -> list[Event]:
        """Make a move, and tell every bot what its seat may know of it."""
        events = self.match.play(move)
        for seat, bot in self.bots.items():
            bot.hear(tell(events, seat))
        return events

    def finish(self) -> None:
        """Let the bots play to the end; every seat must have one."""
        while self.match.position.to_move is not None:
            self.play(self.choose())


def seat_bots(names: Sequence[str], players: int) -> dict[int, str]:
    """Deal the names to the seats in turn, as often as it takes."""
    return {seat: names[seat % len(names)] for seat in range(players)}
