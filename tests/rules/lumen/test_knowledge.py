"""M4: what a seat sees and what it never sees. Secrecy is the heart of this game."""

from collections.abc import Iterator

import pytest

from lichtspiel import TABLE, Chance, Event, Match, Viewer, tell
from lichtspiel.games.lumen.box import COLORS
from lichtspiel.games.lumen.events import Dealt, Played
from lichtspiel.games.lumen.moves import Bid
from lichtspiel.games.lumen.views import LumenSetup, LumenView, imagine_from
from tests.conformance.disguises import disguise
from tests.rules.lumen.scenes import GAME, bid_all, engine, playing, put, random_match, setup, view


def seen(match: Match, viewer: Viewer) -> LumenView:
    sight = match.position.view(viewer)
    assert isinstance(sight, LumenView)
    return sight


def test_M4_i_see_colours_and_places_of_my_hand_and_also_the_values_of_others() -> None:
    position = GAME.start(setup("y1 y8 r5", "", ""))
    mine, theirs = view(position, 0).seats[0].hand, view(position, 1).seats[0].hand
    assert [(card.place, card.color, card.value) for card in mine[:3]] == [
        (0, "yellow", None),
        (1, "yellow", None),
        (2, "red", None),
    ]
    assert [(card.place, card.color, card.value) for card in theirs[:3]] == [
        (0, "yellow", 1),
        (1, "yellow", 8),
        (2, "red", 5),
    ]
    assert len(mine) == len(theirs) == 10


def test_M4_spectators_see_no_values_in_hands() -> None:
    """So a player who leaves the table and comes back to watch learns nothing."""
    sight = GAME.start(setup("y1", "", "")).view(TABLE)
    assert isinstance(sight, LumenView)
    assert {card.value for seat in sight.seats for card in seat.hand} == {None}


def test_M4_the_finished_trick_stays_until_the_next_lead() -> None:
    position = playing("r3 r4", "r8", "r5")
    put(position, "r3", "r8", "r5")
    trick = view(position, 0).trick
    assert trick is not None
    assert [(card.seat, card.color, card.value) for card in trick.cards] == [
        (0, "red", 3),
        (1, "red", 8),
        (2, "red", 5),
    ]
    assert trick.winner == 1
    position.play(position.legal()[0])
    trick = view(position, 0).trick
    assert trick is not None
    assert [card.seat for card in trick.cards] == [1]
    assert trick.winner is None


def test_M4_the_last_trick_of_a_round_stays_until_the_first_lead_of_the_next() -> None:
    match = random_match(4, 5, 44)
    assert seen(match, 0).round == 2
    for viewer in (0, 1, 2, 3, TABLE):
        trick = seen(match, viewer).trick
        assert trick is not None
        assert (trick.round, len(trick.cards)) == (1, 4)
    for _ in range(4):
        match.play(Bid(1, False))
    assert seen(match, 0).trick == trick
    match.play(match.position.legal()[0])
    assert seen(match, 0).trick != trick


def test_M4_a_new_deal_names_no_card() -> None:
    match = random_match(3, 5, 32)
    dealt = [event for event in match.play(match.position.legal()[0]) if isinstance(event, Dealt)]
    assert [event.__struct_fields__ for event in dealt] == [("seat", "round", "dark")]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_my_own_value_becomes_known_exactly_when_i_play_it(players: int) -> None:
    """Before, nothing the seat is told depends on it; when it is played, everybody is told the same."""
    match = Match.dealt(GAME, tuple("abcde"[:players]), 12)
    chance = Chance(12)
    while match.position.to_move is not None:
        seat = match.position.to_move
        assert all(card.value is None for card in seen(match, seat).seats[seat].hand)
        move = match.position.random_move(chance)
        assert isinstance(move, Bid) or match.position.preview(move, seat) == []
        cards = [int(card) for card in engine(match.position).cards(seat)]
        events = match.play(move)
        for viewer in (*range(players), TABLE):
            for played in [event for event in tell(events, viewer) if isinstance(event, Played)]:
                assert "yrgbp"[cards[played.place] // 16 - 1] == played.color[0]
                assert cards[played.place] % 16 == played.value
        trick = seen(match, seat).trick
        if not isinstance(move, Bid):
            assert trick is not None
            assert trick.cards[-1].seat == seat


def shown_cards(sight: LumenView) -> Iterator[tuple[str, int]]:
    """Every card whose value is in a view."""
    yield from ((card.color, card.value) for seat in sight.seats for card in seat.hand if card.value is not None)
    yield from ((card.color, card.value) for card in (sight.trick.cards if sight.trick else ()))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_no_view_holds_a_card_of_an_earlier_trick_or_one_left_over(players: int) -> None:
    for plies in range(players, 11 * players):
        match = random_match(players, 8, plies)
        game = engine(match.position)
        trick = {int(card) for card in game.trick[: game.laid]}
        held = [
            {int(game.card(seat, place)) for place in range(10) if game.holds(seat, place)} for seat in range(players)
        ]
        for viewer in (*range(players), TABLE):
            others = set().union(*(hand for seat, hand in enumerate(held) if viewer not in (seat, TABLE)))
            shown = {(COLORS.index(c) + 1) * 16 + v for c, v in shown_cards(seen(match, viewer))}
            assert shown == others | trick


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_everything_told_over_whole_games_is_independent_of_what_is_hidden(players: int) -> None:
    """At any moment, with other hidden values and other future rounds, each viewer has been sent the same bytes."""
    for seed, plies in enumerate(range(0, 44 * players, 7)):
        match = random_match(players, seed, plies)
        made = [move for _, move in match.moves]
        for viewer in (*range(players), TABLE):
            other = disguise(GAME, match.setup, made, viewer, Chance(seed))
            assert list(told(match.setup, match, viewer)) == list(told(other, match, viewer))


def told(setup: object, match: Match, viewer: Viewer) -> Iterator[object]:
    assert isinstance(setup, LumenSetup)
    position = GAME.start(setup)
    yield position.view(viewer).json()
    for _, move in match.moves:
        yield tell(position.play(move), viewer)
        yield position.view(viewer).json()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_a_disguise_keeps_what_was_played_and_changes_what_was_not(players: int) -> None:
    match = random_match(players, 3, players * 16)
    made = [move for _, move in match.moves]
    assert isinstance(match.setup, LumenSetup)
    disguised = [disguise(GAME, match.setup, made, 0, Chance(seed)) for seed in range(6)]
    for other in disguised:
        assert other.deals[0] == match.setup.deals[0]
        assert other.deals[1][1:] == match.setup.deals[1][1:]
        GAME.start(other)  # sorted, and no card twice
    for later in (2, 3):
        assert len({other.deals[later] for other in disguised}) == 6
    assert len({other.deals[1][0] for other in disguised}) > 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_a_world_from_memory_fits_everything_that_was_told(players: int) -> None:
    """The cards played this round are back in their places, and the view is the same, byte for byte."""
    for seed, plies in enumerate(range(0, 44 * players, 11)):
        match = random_match(players, seed, plies)
        for viewer in (*range(players), TABLE):
            sight = seen(match, viewer)
            world = imagine_from(history(match, viewer), sight, Chance(seed))
            assert GAME.view(world, viewer).json() == sight.json()
            assert [int(code) for code in world.legal()] == [int(code) for code in engine(match.position).legal()]
            truth = engine(match.position)
            for seat in range(players):
                gone = [place for place in range(10) if not truth.holds(seat, place)]
                assert [world.card(seat, place) for place in gone] == [truth.card(seat, place) for place in gone]


def history(match: Match, viewer: Viewer) -> list[Event]:
    """All events that a viewer was told."""
    position = GAME.start(match.setup)
    return [event for _, move in match.moves for event in tell(position.play(move), viewer)]


def test_M4_the_view_after_the_game_shows_no_value_but_the_last_trick() -> None:
    match = random_match(4, 3, 10**6)
    sight = seen(match, 0)
    assert all(seat.hand == () for seat in sight.seats)
    assert len(list(shown_cards(sight))) == 4


def test_what_a_bid_does_is_fully_known_beforehand() -> None:
    position = GAME.start(setup("", "", ""))
    bid = position.legal()[3]
    assert position.preview(bid, 0) == position.play(bid)
    bid_all(position, "1 1")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_only_the_cards_of_the_trick_on_the_table_can_still_be_shown(players: int) -> None:
    match, chance, events = Match.dealt(GAME, tuple("abcde"[:players]), "covered"), Chance("covered"), list[Event]()
    while match.position.to_move is not None:
        events += match.play(match.position.random_move(chance))
        covered = GAME.covered(events)
        trick = seen(match, TABLE).trick
        lying = [] if trick is None else [(card.seat, card.place, card.color, card.value) for card in trick.cards]
        left = [event for at, event in enumerate(events) if at not in covered]
        shown = [(event.seat, event.place, event.color, event.value) for event in left if isinstance(event, Played)]
        assert shown == lying
        assert all(isinstance(events[at], Played) for at in covered)
