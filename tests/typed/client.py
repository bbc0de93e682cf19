"""A program that uses the library as others would; `test_typed.py` checks it against the installed package."""

from collections.abc import Sequence
from typing import assert_type

import lichtspiel
from lichtspiel import Chance, Event, Match, Move, Position, Record, Refused, Result, View
from lichtspiel.bots.bot import Bot


class FirstBot(Bot):
    """Takes the first legal move."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0]


def play_to_the_end(name: str, players: int) -> Result:
    """A game in which everybody takes the first legal move."""
    game = lichtspiel.load(name)
    position = game.new(players=players, seed=7)
    assert_type(position, Position)
    assert_type(position.to_move, int | None)
    bots = [FirstBot(game, seat, "seed") for seat in range(players)]
    while (seat := position.to_move) is not None:
        move = bots[seat].choose(position.view(seat), position.legal())
        assert_type(position.preview(move, seat), list[Event])
        events = position.play(move)
        for bot in bots:
            bot.hear(lichtspiel.tell(events, bot.seat))
    assert position.result is not None
    assert_type(position.result.places, tuple[int, ...])
    return position.result


def why_not(position: Position, move: Move) -> str | None:
    """Why a move is refused, with its paragraph; nothing if it is legal."""
    try:
        position.clone().play(move)
    except Refused as refused:
        assert_type(refused.rule, str | None)
        assert_type(refused.instead, Sequence[Move])
        return f"{refused.rule}: {refused.sentence}"
    return None


def imagined(position: Position, game: lichtspiel.AnyGame) -> Position:
    """A world that fits what spectators see."""
    return game.imagine(position.view(lichtspiel.TABLE), Chance(1))


def last_position(line: str) -> Position:
    """The last position of a record."""
    record = lichtspiel.read_record(line)
    assert_type(record, Record)
    moments = list(lichtspiel.replay(record))
    assert_type(moments, list[tuple[Position, list[Event]]])
    return moments[-1][0]


def recorded(match: Match) -> str:
    """A match as a line of JSON."""
    return match.record().dump().decode()
