"""A3, A14, A15: what everyone can deduce about the cards, and that nobody learns more."""

from collections import Counter
from itertools import product

import pytest

from lichtspiel import TABLE, Chance, Match, Position, Viewer
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.games.leuchtturm.box import TOWERS
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, LAID, ON_TOP
from lichtspiel.games.leuchtturm.moves import Step
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, Place
from tests.conformance.disguises import disguise
from tests.conformance.test_secrecy import everything_shown, everything_told
from tests.rules.leuchtturm.scenes import GAME, engine, kinds, places, play, scene, seat, seen

TOWER = "wrkr"
NEARLY = {1: "r", 2: "wrk", 5: "w"}
BUILD = Step(1, 1)
IN_A_STACK = {Place("buried", 0), Place("buried", 1)}
OPTIONS = [
    LeuchtturmOptions(movement, claims, take_back)  # type: ignore[arg-type]
    for movement, claims, take_back in product(
        ("landing", "every-step"), ("ask-if-it-ends", "ask-always"), (True, False)
    )
]


# -- What can be deduced -----------------------------------------------------------------------------------------------


def test_A3_at_first_a_card_can_be_in_any_other_hand_or_stack() -> None:
    position = scene(players=3, hands={0: ("rwrw", "rkrk", "wrwr")}, tops=("kwkw", "krkr"))
    assert places(position, "rwrw", 0) == {Place("hand", 0)}
    assert places(position, "rwrw", 1) == {Place("hand", 0), Place("hand", 2)} | IN_A_STACK
    assert places(position, "rwrw", TABLE) == {Place("hand", number) for number in range(3)} | IN_A_STACK
    assert places(position, "kwkw", TABLE) == {Place("top", 0)}


def test_A3_when_the_first_stack_is_used_up_the_rest_can_still_be_imagined() -> None:
    laid = [tower for tower in TOWERS if tower not in ("krkr", "kwkw", "wkwk", "rkrk")]
    position = scene(
        public=((), ("krkr", "rkrk")), hands={0: ("kwkw",), 1: ("wkwk",)}, laid={0: laid[:10], 1: laid[10:]}
    )
    for viewer in (0, 1, TABLE):
        assert GAME.imagine(position.view(viewer), Chance(1)).view(viewer) == position.view(viewer)
    assert places(position, "rkrk", 0) == {Place("hand", 1), Place("buried", 1)}


def test_A14_e_a_lighthouse_pulled_down_unclaimed_has_its_card_in_a_stack() -> None:
    position = scene(NEARLY, buried=(TOWER,))
    play(position, "1>2")
    assert places(position, TOWER) == IN_A_STACK
    assert seen(position, 1).buried == (TOWER,)


def test_A14_e_when_that_card_comes_up_everyone_sees_where_it_was() -> None:
    position = scene({1: "r", 2: "wrk", 4: "k", 5: "wkr"}, public=(("wkrk", TOWER), ("kwkw",)))
    play(position, "1>2")
    assert places(position, TOWER) == {Place("buried", 0)}, "the other stack has only its top card"
    play(position, "4>5")
    assert places(position, TOWER) == {Place("top", 0)}
    assert seen(position).buried == ()


def test_A15_a_declined_card_is_known_to_be_in_that_hand() -> None:
    position = scene(NEARLY, players=3, hands={2: (TOWER, "rwrw", "rkrk")}, claims="ask-always")
    play(position, "1>2", "decline")
    assert places(position, TOWER, 1) == {Place("hand", 2)}
    assert seat(position, 2).known == (TOWER,)
    assert seen(position).buried == ()


def test_A15_a_fully_known_hand_has_no_room_for_another_card() -> None:
    position = scene(NEARLY, hands={1: (TOWER,)}, buried=("rwrw",))
    assert Place("hand", 1) in places(position, "rwrw", 0)
    play(position, "1>2", "decline")
    assert places(position, "rwrw", 0) == IN_A_STACK


def test_A14_e_when_all_buried_cards_are_known_the_rest_is_in_hands() -> None:
    laid = [tower for tower in TOWERS if tower not in ("rwrw", TOWER, "krkr", "kwkw", "wkwk", "rkrk")]
    position = scene(
        NEARLY,
        public=(("rwrw", TOWER), ("krkr",)),
        hands={0: ("kwkw",), 1: ("wkwk", "rkrk")},
        laid={0: laid[:9], 1: laid[9:]},
    )
    assert places(position, "wkwk", 0) == {Place("hand", 1), Place("buried", 0)}
    play(position, "1>2")
    assert places(position, "wkwk", 0) == {Place("hand", 1)}
    assert places(position, "wkwk", TABLE) == {Place("hand", 0), Place("hand", 1)}


def true_place(position: Position, card: int) -> Place:
    number = int(engine(position).place(card))
    for first, where in ((LAID, "laid"), (ON_TOP, "top"), (BURIED, "buried"), (IN_HAND, "hand")):
        if number >= first:
            return Place(where, number - first)  # type: ignore[arg-type]
    raise AssertionError


@pytest.mark.parametrize("options", OPTIONS)
def test_A3_the_truth_is_always_among_the_possible_places(options: LeuchtturmOptions) -> None:
    for players in (2, 3, 4):
        position = GAME.new(players, 8, options)
        chance = Chance(players)
        while position.to_move is not None:
            position.apply(position.random_move(chance))
            for viewer in (*range(players), TABLE):
                for card, known in enumerate(seen(position, viewer).cards):
                    assert true_place(position, card) in known.places


def test_A3_every_possible_place_occurs_in_some_world_and_all_worlds_are_equally_likely() -> None:
    named = {"rwrw", TOWER, "krkr", "kwkw", "wkwk", "rkrk"}
    laid = [tower for tower in TOWERS if tower not in named]
    position = scene(
        NEARLY,
        public=(("rwrw", TOWER), ("krkr", "kwkw")),
        hands={0: (), 1: ("wkwk", "rkrk")},
        laid={0: laid[:9], 1: laid[9:]},
    )
    play(position, "1>2")
    view = position.view(0)
    worlds: Counter[tuple[str, ...]] = Counter()
    for seed in range(3000):
        world = GAME.imagine(view, Chance(seed))
        worlds[tuple(str(true_place(world, TOWERS.index(tower))) for tower in (TOWER, "kwkw", "wkwk", "rkrk"))] += 1
    assert len(worlds) == 2 * 3, "two stacks for the known one, and one of three for the other buried card"
    assert all(400 < count < 600 for count in worlds.values())
    for place, tower in ((0, TOWER), (1, "kwkw"), (2, "wkwk")):
        assert {world[place] for world in worlds} == {str(one) for one in places(position, tower, 0)}


# -- Nobody learns more ------------------------------------------------------------------------------------------------


def played(options: LeuchtturmOptions, players: int, seed: int, plies: int) -> Match:
    match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), seed, options)
    chance = Chance(f"{seed} secrets")
    while match.position.to_move is not None and len(match.moves) < plies:
        match.play(match.position.random_move(chance))
    return match


@pytest.mark.parametrize("options", OPTIONS)
def test_A3_A15_long_games_look_the_same_with_other_hidden_cards(options: LeuchtturmOptions) -> None:
    """The generic test plays short games; here, dozens of towers are completed, claimed, declined and pulled down."""
    match = played(options, 2 + OPTIONS.index(options) % 3, 5, 150)
    made = [move for _, move in match.moves]
    viewers: list[Viewer] = [0, TABLE]
    for viewer in viewers:
        disguised = disguise(GAME, match.setup, made, viewer, Chance(2), match.options)
        assert disguised != match.setup
        truth = everything_told(GAME, match.setup, match, made, viewer, [BUILD])
        assert everything_told(GAME, disguised, match, made, viewer, [BUILD]) == truth


@pytest.mark.parametrize("options", OPTIONS)
def test_A3_A15_imagined_worlds_fit_every_view_of_a_whole_game(options: LeuchtturmOptions) -> None:
    players = 2 + OPTIONS.index(options) % 3
    position = GAME.new(players, 21, options)
    chance = Chance(4)
    for _ in range(60):
        for _ply in range(4):
            if position.to_move is not None:
                position.apply(position.random_move(chance))
        for viewer in (0, TABLE):
            world = GAME.imagine(position.view(viewer), chance)
            assert list(everything_shown(world, viewer, [BUILD])) == list(everything_shown(position, viewer, [BUILD]))


def test_A15_an_imagined_world_goes_on_as_the_table_knows_it() -> None:
    """What only the viewer can deduce does not become common knowledge in the worlds imagined for that viewer."""
    position = scene(NEARLY, players=3, buried=(TOWER,))
    play(position, "1>2")
    world = GAME.imagine(position.view(0), Chance(1))
    assert seen(world).buried == seen(position).buried
    assert [one.known for one in seen(world).seats] == [one.known for one in seen(position).seats]
    assert len(places(world, "rwrw", TABLE)) == len(places(position, "rwrw", TABLE))


# -- What can be foreseen ----------------------------------------------------------------------------------------------


def preview_events(position: Position) -> list[str]:
    return kinds(position.preview(BUILD, 0))


def test_A14_a_preview_does_not_say_whose_an_unknown_card_is() -> None:
    hand, stack = scene(NEARLY, hands={1: (TOWER, "rwrw", "rkrk")}), scene(NEARLY, buried=(TOWER,))
    assert preview_events(hand) == preview_events(stack) == ["moved", "completed", "undecided"]


def test_A14_a_preview_says_what_the_seat_can_know() -> None:
    assert preview_events(scene(NEARLY, hands={0: (TOWER, "rwrw", "rkrk")})) == ["moved", "completed", "claimed"]
    assert preview_events(scene(NEARLY, laid={1: (TOWER,)})) == ["moved", "completed", "claimed"]
    assert preview_events(scene(NEARLY, laid={0: (TOWER,)})) == ["moved", "completed", "stands"]


def test_A14_b_a_preview_does_not_show_the_next_public_card() -> None:
    assert preview_events(scene(NEARLY, tops=(TOWER,))) == ["moved", "completed", "claimed"]
    assert preview_events(scene(NEARLY, public=((TOWER,), ("rwrw",)))) == ["moved", "completed", "claimed", "shown"]


def test_A14_e_a_preview_of_a_card_known_to_be_buried() -> None:
    position = scene({1: "r", 2: "wrk", 5: "w"}, buried=(TOWER,))
    engine(position).traced = 1 << TOWERS.index(TOWER)
    assert preview_events(position) == ["moved", "completed", "pulled-down"]


def test_A15_a_preview_of_ones_own_answer() -> None:
    position = scene(NEARLY, tops=(TOWER,), claims="ask-always")
    play(position, "1>2")
    assert kinds(position.preview(GAME.parse("claim"), 0)) == ["claimed"]
    assert kinds(position.preview(GAME.parse("decline"), 0)) == ["declined"]
