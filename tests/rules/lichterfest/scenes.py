"""Scenes to test rules in: a lake, cards and boats set up by hand; the supply follows from them."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from lichtspiel import Chance, Event, Move, Position, load
from lichtspiel.games.lichterfest.box import CARDS, LETTERS
from lichtspiel.games.lichterfest.moves import At, Color, Place
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.views import Done, LaidTile, LichterfestView, SeatView

GAME = load("lichterfest")
NORTH, EAST, SOUTH, WEST = range(4)


def scene(
    players: int = 4,
    *,
    to_move: int = 0,
    hand: Sequence[int] = (1, 2, 3),
    lake: Sequence[tuple[int, int, At]] = ((0, 0, (0, 0)),),
    cards: Mapping[int, str] | None = None,
    boats: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    sides: Sequence[int] | None = None,
    rewards: Sequence[Sequence[int]] | None = None,
    general_rewards: int = 3,
    stack: int = 5,
    done: Done = "nothing",
    last_turn: int = 0,
) -> Position:
    """A position in which `to_move` holds `hand`; `cards` are letters, as in {0: "rrrb"}."""
    view = GAME.new(players, 1).view(to_move)
    assert isinstance(view, LichterfestView)
    held = {seat: (cards or {}).get(seat, "") for seat in range(players)}
    seats = tuple(
        SeatView(
            side=sides[seat] if sides else view.seats[seat].side,
            cards=tuple(held[seat].count(sign) for sign in LETTERS),
            boats=(boats or {}).get(seat, 0),
            points=(points or {}).get(seat, 0),
            rewards=(),
            tiles=0 if last_turn else len(hand) if seat == to_move else 3,
            hand=(() if last_turn else tuple(hand)) if seat == to_move else None,
        )
        for seat in range(players)
    )
    return GAME.imagine(
        replace(
            view,
            to_move=to_move,
            seats=seats,
            lake=tuple(LaidTile(*laid) for laid in lake),
            supply=tuple(CARDS[players] - "".join(held.values()).count(sign) for sign in LETTERS),
            rewards=tuple(map(tuple, rewards)) if rewards is not None else view.rewards,
            general_rewards=general_rewards,
            stack=stack,
            done=done,
            last_turn=last_turn,
        ),
        Chance(1),
    )


def engine(position: Position) -> LichterfestEngine:
    """The engine, for tests that look inside."""
    assert isinstance(position.engine, LichterfestEngine)
    return position.engine


def cards(position: Position, seat: int) -> str:
    """A seat's lantern cards as letters."""
    return "".join(sign * int(engine(position).cards(seat)[color]) for color, sign in enumerate(LETTERS))


def boats(position: Position, seat: int) -> int:
    """A seat's boats."""
    return int(engine(position).boats(seat))


def points(position: Position, seat: int) -> int:
    """A seat's reward points."""
    return int(engine(position).points(seat))


def supply(position: Position, color: Color) -> int:
    """How many cards of a colour are left."""
    view = position.view("table")
    assert isinstance(view, LichterfestView)
    return view.supply[("white", "orange", "red", "purple", "blue", "green", "black").index(color)]


def lay(position: Position, tile: int, turns: int, at: At) -> list[Event]:
    """Lay a tile."""
    return position.play(Place(tile, turns, at))


def kinds(position: Position) -> set[str]:
    """Which kinds of move are legal."""
    return {str(move.__struct_config__.tag) for move in position.legal()}


def rule_against(position: Position, move: Move) -> str | None:
    """The paragraph by which a move is refused."""
    refusal = position.check(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.rule
