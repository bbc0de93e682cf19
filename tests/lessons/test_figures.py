"""Every number in a sentence of a lesson, in every language, is recomputed from the position it speaks of."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from lichtspiel.bots import make
from lichtspiel.core.positions import Position
from lichtspiel.games.leuchtturm.box import HAND as ORDERS
from lichtspiel.games.leuchtturm.box import HEIGHT, ISLANDS, POINTS
from lichtspiel.games.leuchtturm.moves import Step, target_of
from lichtspiel.games.lichterfest.box import CARDS_EACH, COLORS
from lichtspiel.games.lichterfest.material import MATERIAL
from lichtspiel.games.lumen.box import HAND, MISSED, ROUNDS, points_for
from lichtspiel.lessons import LEARNER, Attempt
from lichtspiel.lessons.conditions import Condition, holds
from lichtspiel.words import LANGUAGES, sentence
from tests.lessons.taking import GAMES, steps

# "One" is left out: it is a pronoun more often than a number.
WORDS = {word: number for number, word in enumerate("two three four five six seven eight nine ten".split(), 2)}
FOUR, TWO_EACH, _ = CARDS_EACH
PAIRS, ALL_COLORS = 3, len(COLORS)

Facts = Callable[[Attempt], set[int]]


def numbers(text: str, lang: str) -> set[int]:
    """The numbers that a sentence says, by figures or, in English, by words."""
    words = {WORDS[word] for word in re.findall(r"[a-z]+", text.lower()) if word in WORDS} if lang == "en" else set()
    return words | set(map(int, re.findall(r"\d+", text)))


def view(made: Attempt) -> Any:
    """What the learner sees; of a type that depends on the game."""
    return made.view


def brought(made: Attempt, tag: str, seat: int = 0) -> int:
    """How many events of a type the last answer brought a seat."""
    events = [event for moment in made.moments for event in moment.events]
    return sum(event.__struct_config__.tag == tag and getattr(event, "seat", seat) == seat for event in events)


def most_bonus(made: Attempt) -> int:
    """How many sides the step's own way matches."""
    assert made.way is not None
    before = Attempt(made.game, made.lesson)
    while before.at < made.at:
        before.answer(before.way)
    before.answer(before.way)
    return brought(before, "bonus")


def reward(made: Attempt, kind: int) -> int:
    return int(view(made).rewards[kind][0])


def way(made: Attempt) -> set[int]:
    """From which island to which a step of Die Leuchtturm-Architekten goes; the harbour is no number."""
    assert isinstance(made.way, Step)
    return {made.way.origin, target_of(made.way)} - {0}


def stones(made: Attempt, island: int) -> int:
    return len(view(made).islands[island - 1])


def others(made: Attempt, color: str) -> set[int]:
    """The values of a colour that the learner of LUMEN sees in other hands."""
    return {card.value for seat in view(made).seats[1:] for card in seat.hand if card.color == color}


def own(made: Attempt, color: str) -> int:
    return sum(card.color == color for card in view(made).seats[0].hand)


def missing_greens(made: Attempt) -> set[int]:
    """The greens nobody else holds; all of them are the learner's if they have as many."""
    missing = set(range(1, view(made).highest + 1)) - others(made, "green")
    assert len(missing) == own(made, "green")
    return missing


def trick(made: Attempt, seat: int) -> int:
    return next(int(card.value) for card in view(made).trick.cards if card.seat == seat)


def last_card(made: Attempt, seat: int) -> int:
    (card,) = view(made).seats[seat].hand
    return int(card.value)


def high_cards(made: Attempt) -> set[int]:
    """How many cards of the two highest values the others hold, how many there are, and those values."""
    highest = view(made).highest
    held = [card for seat in view(made).seats[1:] for card in seat.hand if card.value >= highest - 1]
    return {len(held), 2 * 5, highest - 1, highest}


FACTS: dict[str, Facts] = {
    "lichterfest-matches-one": lambda made: {brought(made, "bonus"), most_bonus(made)},
    "lichterfest-matches-three": lambda made: {
        brought(made, "bonus"),
        brought(made, "lantern"),
        brought(made, "bonus") + brought(made, "lantern"),
    },
    "lichterfest-dedicate-sets": lambda made: {FOUR, PAIRS, ALL_COLORS},
    "lichterfest-dedicate-choose": lambda made: {FOUR, PAIRS, reward(made, 0), reward(made, 1)},
    "lichterfest-dedicate-less": lambda made: {PAIRS, view(made).seats[0].points, reward(made, 1)},
    "lichterfest-dedicate-falls": lambda made: {
        PAIRS,
        view(made).seats[0].points,
        reward(made, 1),
        MATERIAL.general_value,
    },
    "lichterfest-dedicate-limit": lambda made: {MATERIAL.most_cards},
    "lichterfest-boats-symbols": lambda made: {view(made).seats[0].boats},
    "lichterfest-boats-exchange": lambda made: {TWO_EACH, view(made).seats[0].cards[COLORS.index("black")]},
    "lichterfest-boats-another": lambda made: {FOUR},
    "lichterfest-boats-four": lambda made: {view(made).seats[0].cards[COLORS.index("black")], reward(made, 0)},
    "lichterfest-boats-forgone": lambda made: {reward(made, 0)},
    "lichterfest-boats-turn": lambda made: {view(made).seats[0].points, len(("exchange", "dedicate"))},
    "lichterfest-tip-ben": lambda made: {view(made).seats[1].cards[COLORS.index("white")], FOUR, reward(made, 0)},
    "lichterfest-tip-gift": lambda made: {reward(made, 0)},
    "leuchtturm-stones-ben": lambda made: {POINTS, sum(stone != "" for stone in view(made).islands[:3]) + 4},
    "leuchtturm-stones-leave": lambda made: {view(made).points, *way(made)},
    "leuchtturm-stones-far": way,
    "leuchtturm-stones-rest": lambda made: {view(made).points, *way(made)},
    "leuchtturm-stones-split": lambda made: {4},
    "leuchtturm-stones-turn": lambda made: {ISLANDS, 1},
    "leuchtturm-towers-stack": way,
    "leuchtturm-towers-else": way,
    "leuchtturm-towers-colours": lambda made: {stones(made, 2)},
    "leuchtturm-towers-full": lambda made: {HEIGHT},
    "leuchtturm-orders-mine": lambda made: {6, stones(made, 6)},
    "leuchtturm-orders-finish": way,
    "leuchtturm-orders-laid": lambda made: {len(view(made).public)},
    "leuchtturm-orders-public": lambda made: {view(made).points, *way(made)},
    "leuchtturm-orders-onward": way,
    "leuchtturm-orders-missed": way,
    "leuchtturm-orders-others": lambda made: {len(view(made).seats[0].laid)},
    "leuchtturm-orders-hidden": lambda made: {len(view(made).public)},
    "leuchtturm-takeover-off": way,
    "leuchtturm-takeover-else": lambda made: way(made) - {3},
    "leuchtturm-takeover-on": way,
    "leuchtturm-takeover-missed": lambda made: {view(made).points, *way(made)},
    "leuchtturm-tip-look": lambda made: {3, HEIGHT - stones(made, 3)},
    "leuchtturm-tip-gift": lambda made: {3},
    "leuchtturm-tip-end": lambda made: {ORDERS},
    "lumen-bid-bid": lambda made: {HAND, HAND // made.lesson.players},
    "lumen-bid-much": lambda made: {HAND, made.lesson.players, 6},
    "lumen-follow-green": lambda made: {trick(made, 2)},
    "lumen-reading-count": lambda made: {
        *others(made, "green"),
        *missing_greens(made),
        view(made).highest,
        own(made, "green"),
    },
    "lumen-reading-eight": lambda made: {max(missing_greens(made))},
    "lumen-reading-low": lambda made: {trick(made, 0)},
    "lumen-reading-other": lambda made: {max(missing_greens(made))},
    "lumen-exact-enough": lambda made: {
        view(made).seats[0].bid.tips,
        view(made).seats[0].tricks,
        len(view(made).seats[0].hand),
        points_for(3, 0, 3, 0),
        MISSED,
    },
    "lumen-exact-throw": lambda made: {last_card(made, 2)},
    "lumen-exact-caught": lambda made: {last_card(made, 2), last_card(made, 1)},
    "lumen-exact-made": lambda made: {view(made).seats[0].sheet[0], len(view(made).seats[0].sheet), view(made).round},
    "lumen-exact-rounds": lambda made: {
        figure for number in range(1, ROUNDS) for figure in (number + 1, int(points_for(3, 0, 3, number)))
    },
    "lumen-tip-weak": lambda made: {len(others(made, "yellow")), *high_cards(made)},
    "lumen-tip-low": lambda made: {2},
    "lumen-tip-high": lambda made: {MISSED},
    "lumen-tip-end": lambda made: {ROUNDS},
}


@pytest.mark.parametrize("taught", GAMES)
def test_every_number_is_right(taught: str) -> None:
    for made in steps(taught):
        check_sentence(made)
        assert made.step is not None
        for detour in made.step.detours:
            made.answer(made.game.parse(detour.such))
            check_sentence(made)
            made.take_back()


def check_sentence(made: Attempt) -> None:
    """The numbers of a sentence are those recomputed, and each of these is said in some language."""
    assert made.says is not None
    facts = FACTS.get(made.says.key.removeprefix("learn-"))
    known = set[int]() if facts is None else facts(made)
    said = {lang: numbers(sentence(made.says, lang), lang) for lang in LANGUAGES}
    assert all(each <= known for each in said.values()), (made.says.key, known, said)
    assert set().union(*said.values()) == known, (made.says.key, known, said)


def test_facts_are_about_sentences() -> None:
    keys = {
        f"{game}-{made.lesson.name}-{each.says}"
        for game in GAMES
        for made in steps(game)
        if made.step is not None
        for each in (made.step, *made.step.detours)
    }
    assert set(FACTS) <= keys


# What sentences claim without a number.


def at(game: str, lesson: str, says: str) -> Attempt:
    """A lesson at one of its steps."""
    return next(
        made for made in steps(game) if made.lesson.name == lesson and made.step is not None and made.step.says == says
    )


def test_the_card_that_was_not_thrown_away_costs_five_points() -> None:
    made = at("lumen", "exact", "throw")
    made.answer(made.game.parse("#5"))
    while not view(made).seats[0].sheet:
        (forced,) = made.position.legal()
        made.position.play(forced)
    assert view(made).seats[0].sheet == (-MISSED,)


def test_a_colour_is_used_up_whichever_place_has_two_matches() -> None:
    made = at("lichterfest", "matches", "two")
    for move in made.position.legal():
        other = deepcopy(made)
        other.answer(move)
        if other.tried is None:
            assert view(other).supply[COLORS.index("black")] == 0


def test_ben_gets_no_white_card_from_what_the_tip_accepts() -> None:
    made = at("lichterfest", "tip", "turn")
    white = COLORS.index("white")
    held = view(made).seats[1].cards[white]
    for move in made.position.legal():
        other = deepcopy(made)
        other.answer(move)
        if other.tried is None:
            assert view(other).seats[1].cards[white] == held


def test_the_dark_plus_card_has_come_to_the_learner() -> None:
    assert view(at("lumen", "exact", "dark")).dark == LEARNER


def test_the_tips_low_bid_is_what_a_good_player_bids() -> None:
    made = at("lumen", "tip", "low")
    chosen: Any = make("skilled", made.game, 0, 1).choose(made.view, made.position.legal())
    assert chosen.tips <= 2


def test_the_green_card_on_the_right_beats_every_green_the_others_hold() -> None:
    made = at("lumen", "follow", "higher")
    shown = others(made, "green") | {trick(made, 1), trick(made, 2)}
    unseen = sorted(set(range(1, view(made).highest + 1)) - shown)
    assert unseen[1] > trick(made, 2)  # the higher of any two that are left


# What a detour of Die Leuchtturm-Architekten says of the rest of the turn.
TOO_LATE = {"orders-lost", "orders-missed", "takeover-missed"}
STILL_POSSIBLE = {"orders-later", "orders-onward", "takeover-later"}


def test_what_is_said_to_be_too_late_is_and_nothing_else() -> None:
    said = set[str]()
    for made in steps("leuchtturm"):
        for move in made.position.legal() if made.way else ():
            other = deepcopy(made)
            other.answer(move)
            key = "" if other.tried is None else other.tried.key.removeprefix("learn-leuchtturm-")
            if key in TOO_LATE | STILL_POSSIBLE:
                assert made.step is not None
                assert made.step.waits_for is not None
                assert within_reach(other.position, made.step.waits_for) == (key in STILL_POSSIBLE), (key, str(move))
                said.add(key)
    assert said == TOO_LATE | STILL_POSSIBLE


def within_reach(position: Position, wanted: Condition) -> bool:
    """Whether the learner can still do in this turn what a step waits for."""
    if position.to_move != LEARNER:
        return False
    for move in position.legal():
        after = position.clone()
        if holds(wanted, move, after.play(move)) or within_reach(after, wanted):
            return True
    return False


def test_the_tower_grows_or_not_as_is_said() -> None:
    made = at("leuchtturm", "towers", "stack")
    for move in made.position.legal():
        other = deepcopy(made)
        other.answer(move)
        if other.tried is not None:
            grows = stones(other, 2) > stones(made, 2)
            assert other.tried.key == f"learn-leuchtturm-towers-{'other' if grows else 'else'}"


def test_another_exchange_completes_no_set() -> None:
    made = at("lichterfest", "boats", "exchange")
    for move in made.position.legal():
        other = deepcopy(made)
        other.answer(move)
        if other.tried is not None and other.tried.key.endswith("-another"):
            assert not any(str(each).startswith("+") for each in other.position.legal())


def test_the_gifts_are_gifts() -> None:
    """The next player can take what the sentence says they take."""
    made = at("leuchtturm", "tip", "colour")
    made.answer(made.game.parse("+w"))
    events = made.position.play(made.game.parse("0>3"))
    assert any(event.__struct_config__.tag == "claimed" and getattr(event, "seat", 0) == 1 for event in events)
    made = at("lichterfest", "tip", "turn")
    made.answer(made.game.parse("6/2@1,-1"))
    assert "+wwww" in map(str, made.position.legal())
