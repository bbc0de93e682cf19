"""Scenes to test rules in: islands and cards set up by hand; the supply and the stacks follow from them."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel import TABLE, Event, Move, Position, Viewer, load
from lichtspiel.games.leuchtturm.box import ISLANDS, LETTERS, STONES, TOWERS, stones_of, tower_number
from lichtspiel.games.leuchtturm.cards import LAID
from lichtspiel.games.leuchtturm.codes import MOVE
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, begin, set_switches, supply_of
from lichtspiel.games.leuchtturm.views import LeuchtturmView, Place, SeatView

GAME = load("leuchtturm")


def scene(
    islands: Mapping[int, str] | None = None,
    harbour: str = "",
    *,
    players: int = 2,
    points: int = 4,
    hands: Mapping[int, Sequence[str]] | None = None,
    laid: Mapping[int, Sequence[str]] | None = None,
    public: tuple[Sequence[str], Sequence[str]] | None = None,
    tops: Sequence[str] = (),
    buried: Sequence[str] = (),
    turn: int = 10,
    movement: str = "landing",
    claims: str = "ask-if-it-ends",
    take_back: bool = True,
    turn_limit: int = 400,
) -> Position:
    """A position in which seat 0 is to move. `tops` are the top public cards, `buried` are cards below them. Hands that
    are not given get unused cards; `public` gives both stacks in full (then cards may be missing)."""
    stones = "".join((islands or {}).values()) + harbour
    held, stacks = _deal(players, hands or {}, laid or {}, public, tops, buried)
    game = begin(0, [_numbers(hand) for hand in held], [_numbers(stack) for stack in stacks])
    set_switches(game, movement == "every-step", claims == "ask-always", take_back, turn_limit)
    game.phase, game.turn, game.points = MOVE, turn, points
    game.towers = vec[i64](
        [tower_number(harbour), *(tower_number((islands or {}).get(number, "")) for number in range(1, ISLANDS + 1))]
    )
    game.supply = supply_of([STONES - stones.count(sign) for sign in LETTERS])
    for seat, cards in (laid or {}).items():
        for card in _numbers(cards):
            game.places[card] = LAID + seat
    return Position(GAME, game)


def _deal(
    players: int,
    hands: Mapping[int, Sequence[str]],
    laid: Mapping[int, Sequence[str]],
    public: tuple[Sequence[str], Sequence[str]] | None,
    tops: Sequence[str],
    buried: Sequence[str],
) -> tuple[list[Sequence[str]], tuple[Sequence[str], Sequence[str]]]:
    named = {card for pile in (*hands.values(), *laid.values(), *(public or ()), tops, buried) for card in pile}
    rest = [tower for tower in TOWERS if tower not in named]
    held = [hands[seat] if seat in hands else [rest.pop() for _ in range(3)] for seat in range(players)]
    if public is not None:
        return held, public
    top = [*tops, *(rest.pop() for _ in range(2 - len(tops)))]
    below = [*buried, *rest]
    return held, ([top[0], *below[0::2]], [top[1], *below[1::2]])


def _numbers(cards: Sequence[str]) -> list[int]:
    return [TOWERS.index(card) for card in cards]


def engine(position: Position) -> LeuchtturmEngine:
    """The engine, for tests that look inside."""
    assert isinstance(position.engine, LeuchtturmEngine)
    return position.engine


def seen(position: Position, viewer: Viewer = TABLE) -> LeuchtturmView:
    """A view, of the game's own type."""
    view = position.view(viewer)
    assert isinstance(view, LeuchtturmView)
    return view


def play(position: Position, *notations: str) -> list[Event]:
    """Make some moves; returns the events of the last one."""
    events: list[Event] = []
    for notation in notations:
        events = position.play(GAME.parse(notation))
    return events


def legal(position: Position) -> set[str]:
    """The legal moves, in short notation."""
    return {str(move) for move in position.legal()}


def rule_against(position: Position, move: Move | str) -> str | None:
    """The paragraph by which a move is refused."""
    refusal = position.check(GAME.parse(move) if isinstance(move, str) else move)
    assert refusal is not None, f"{move} is legal"
    return refusal.rule


def island(position: Position, number: int) -> str:
    """The stones on an island, bottom to top."""
    return stones_of(int(engine(position).towers[number]))


def supply(position: Position) -> dict[str, int]:
    """What is in the supply, by letter."""
    return dict(zip(LETTERS, seen(position).supply, strict=True))


def seat(position: Position, number: int) -> SeatView:
    """What everyone can see of a seat."""
    return seen(position).seats[number]


def laid(position: Position, number: int) -> set[str]:
    """The cards that lie open before a seat."""
    return {card.tower for card in seat(position, number).laid}


def places(position: Position, tower: str, viewer: Viewer = TABLE) -> set[Place]:
    """Where a card can be, for all the viewer knows."""
    return set(next(card.places for card in seen(position, viewer).cards if card.tower == tower))


def kinds(events: Sequence[Event]) -> list[str]:
    """The type of each event."""
    return [str(event.__struct_config__.tag) for event in events]


def one(events: Sequence[Event], kind: type[Any]) -> Any:
    """The only event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found
