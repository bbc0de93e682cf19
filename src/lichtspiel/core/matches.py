"""A game that is being played and written down as it goes."""

from typing import Any

import msgspec
from msgspec import Raw

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.records import Record, RecordedMove
from lichtspiel.core.refusals import Refused
from lichtspiel.core.setups import Options, Setup


class Match:
    """The position as it stands, and all that is needed to write the record."""

    def __init__(self, game: AnyGame, setup: Setup, players: tuple[str, ...], options: Options | None = None) -> None:
        self.game = game
        self.setup = setup
        self.players = players
        self.options = options or game.options_type()
        self.position = game.start(setup, self.options)
        self.moves: list[tuple[int, Move]] = []

    @classmethod
    def dealt(cls, game: AnyGame, players: tuple[str, ...], seed: int | str, options: Options | None = None) -> "Match":
        """A fresh match; the same seed deals the same setup."""
        return cls(game, game.deal(len(players), Chance(seed), options or game.options_type()), players, options)

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Make a move, write it down, and say what happened; raises Refused."""
        refusal = self.position.check(move, seat)
        if refusal is not None:
            raise Refused(refusal)
        return self.play_unchecked(move)

    def play_unchecked(self, move: Move) -> list[Event]:
        """The same for a move that is known to be legal."""
        decider = self.position.to_move
        events = self.position.play_unchecked(move)
        assert decider is not None
        self.moves.append((decider, move))
        return events

    def record(self, **extra: Any) -> Record:
        """The record so far; `extra` are the optional keys that a server may write."""
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=msgspec.to_builtins(self.options),
            players=self.players,
            setup=Raw(msgspec.json.encode(self.setup)),
            moves=tuple(RecordedMove(seat, Raw(msgspec.json.encode(move))) for seat, move in self.moves),
            **({"result": self.position.result} | extra),
        )
