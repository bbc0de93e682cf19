"""Scenes to test rules in: hands in short notation, and games played move by move."""

from collections.abc import Sequence

from lichtspiel import Chance, Event, Match, Move, Position, load
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.games.lumen.box import HAND, deck_names
from lichtspiel.games.lumen.moves import Play
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.seats import EXTRA, HELD, ROW, TIPS, TOTAL, TRICKS
from lichtspiel.games.lumen.views import LumenSetup, LumenView

GAME = load("lumen")


def engine(position: Position) -> LumenEngine:
    """The engine of a position."""
    assert isinstance(position.engine, LumenEngine)
    return position.engine


def view(position: Position, viewer: int) -> LumenView:
    """What a seat sees."""
    seen = position.view(viewer)
    assert isinstance(seen, LumenView)
    return seen


def setup(*hands: str, first: int = -1, seed: int = 1) -> LumenSetup:
    """A setup whose first round has these hands, filled up to ten cards each; seat 0 leads unless told otherwise."""
    players = len(hands)
    drawn = GAME.deal(players, Chance(seed), GAME.options_type())
    return LumenSetup(first % players, (filled_up([hand.split() for hand in hands]), *drawn.deals[1:]))


def filled_up(hands: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Sorted hands of ten: the given cards, filled up with cards nobody has, beginning with the last of the deck."""
    order = deck_names(len(hands))
    spare = [name for name in order if name not in {name for hand in hands for name in hand}]
    whole = []
    for hand in hands:
        missing = HAND - len(hand)
        whole.append(sorted([*hand, *spare[len(spare) - missing :]], key=order.__getitem__))
        spare = spare[: len(spare) - missing]
    return tuple(map(tuple, whole))


def moves(text: str) -> list[Move]:
    """Moves in short notation, one after the other."""
    return [GAME.parse(word) for word in text.split()]


def play(position: Position, text: str) -> list[Event]:
    """Make moves; returns all events."""
    return [event for move in moves(text) for event in position.play(move)]


def bid_all(position: Position, bids: str = "") -> None:
    """Everybody bids in turn: these bids, or no stones at all."""
    play(position, bids or " ".join(["0"] * int(position.engine.players())))


def playing(*hands: str, bids: str = "", first: int = -1) -> Position:
    """A first round with these hands, all bids made."""
    position = GAME.start(setup(*hands, first=first))
    bid_all(position, bids)
    return position


def put(position: Position, *names: str) -> list[Event]:
    """Play these cards in turn, from whatever place they are in."""
    happened: list[Event] = []
    for name in names:
        assert position.to_move is not None
        cards = [int(card) for card in engine(position).cards(position.to_move)]
        happened += position.play(Play(cards.index(deck_names(int(position.engine.players()))[name])))
    return happened


def rule_against(position: Position, notation: str) -> str | None:
    """The paragraph that forbids a move, if one does."""
    refusal = position.check(GAME.parse(notation))
    return None if refusal is None else refusal.rule


def last_trick(
    bids: Sequence[str], tricks: Sequence[int], *, number: int = 1, totals: Sequence[int] = (), first: int = -1
) -> Position:
    """Everyone has one card left, and seat 0 leads the only yellow one.

    `tricks` are what the seats will have won in the end; `totals` are their points before this round.
    """
    position = GAME.start(setup("y1", *[""] * (len(bids) - 1), first=first))
    game = engine(position)
    game.round = number - 1
    game.bids = len(bids)
    game.to_move = game.leader = 0
    for seat, bid in enumerate(bids):
        row, leads = seat * ROW, seat == 0
        game.rows[row + TIPS], game.rows[row + EXTRA] = int(bid.rstrip("+")), int(bid.endswith("+"))
        game.rows[row + TRICKS] = tricks[seat] - leads
        game.rows[row + HELD] = 1 if leads else 1 << 9
        game.rows[row + TOTAL] = totals[seat] if totals else 0
    return position


def finish(position: Position) -> list[Event]:
    """Everybody plays their first legal card; returns all events."""
    happened: list[Event] = []
    for _ in range(int(position.engine.players())):
        happened += position.play(position.legal()[0])
    return happened


def random_match(players: int, seed: int, plies: int) -> Match:
    """A game after this many random moves."""
    match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), seed)
    chance = Chance(f"{seed}/moves")
    while len(match.moves) < plies and match.position.to_move is not None:
        match.play(match.position.random_move(chance))
    return match
