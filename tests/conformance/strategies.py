"""Hypothesis strategies for every game: tables, options, and moves, both legal and illegal."""

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from lichtspiel import Chance, Match, Move, Position
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES

MOST_PLIES = 3000


def play_randomly(match: Match, plies: int, chance: Chance) -> None:
    """Make this many random moves, or fewer if the game ends."""
    while len(match.moves) < plies and match.position.to_move is not None:
        match.play(match.position.random_move(chance))


def random_moves(start: Position, most: int, chance: Chance) -> list[Move]:
    """The moves of a random game from a position, at most this many; the position is played on."""
    moves: list[Move] = []
    while start.to_move is not None and len(moves) < most:
        moves.append(start.random_move(chance))
        start.apply(moves[-1])
    return moves


def matches(game: AnyGame, most_plies: int = 80) -> st.SearchStrategy[Match]:
    """Games in any state, from the first move to the end, at every number of players and with all options."""

    @st.composite
    def draw_match(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Match:
        players = draw(st.sampled_from(list(game.players)))
        seed = draw(st.integers(0, 2**32))
        match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed, draw(options(game)))
        play_randomly(match, draw(st.integers(0, most_plies)), Chance(f"{seed}/moves"))
        return match

    return draw_match()


def options(game: AnyGame) -> st.SearchStrategy[Any]:
    """Every combination of a game's options."""
    return _of_type(inspect.type_info(game.options_type))


def moves(game: AnyGame) -> st.SearchStrategy[Move]:
    """Moves of the right form, most of them illegal, some absurd."""
    return st.one_of([_of_type(inspect.type_info(kind)) for kind in game.move_type.__args__])


def _of_type(info: inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case inspect.StructType(cls, fields):
            return st.builds(cls, **{field.name: _of_type(field.type) for field in fields})
        case inspect.LiteralType(values):
            return st.sampled_from(values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return _of_int(info)
        case inspect.VarTupleType(item):
            return st.lists(_of_type(item), max_size=4).map(tuple)
        case inspect.TupleType(items):
            return st.tuples(*map(_of_type, items))
    raise NotImplementedError(info)


def _of_int(info: inspect.IntType) -> st.SearchStrategy[int]:
    assert info.ge is not None, "every number in a move is bounded"
    assert info.le is not None, "every number in a move is bounded"
    return st.integers(max(info.ge, -3), min(info.le, 40)) | st.sampled_from([info.ge, info.le])


def json(value: Any) -> bytes:
    """The move as it goes over the wire."""
    return msgspec.json.encode(value)
