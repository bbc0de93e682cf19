"""The sentence that says what is going on and what the viewer may do, made from the view (L10 to L14, L21)."""

import pytest

from lichtspiel import Position
from lichtspiel.words import LANGUAGES, sentence
from tests.rules.lichterfest.scenes import GAME, scene

NAMES = ("Ada", "Ben", "Cem", "Dora")


def said(position: Position, viewer: int = 0, lang: str = "en") -> str:
    return sentence(GAME.prompt(position.view(viewer), NAMES), lang)


def test_a_tile_must_be_laid() -> None:
    assert said(scene()) == "Your turn: lay a tile."


def test_the_others_are_told_whose_turn_it_is() -> None:
    assert said(scene(), viewer=1) == "Ada to move."


def test_a_set_is_named_with_its_value() -> None:
    position = scene(cards={0: "rrbbgg"})
    assert said(position) == "Lay a tile. First you may dedicate three pairs (9 points)."


def test_of_several_sets_the_best_value_is_named() -> None:
    assert "a set (up to 10 points)" in said(scene(cards={0: "worpbgkwo" + "p"}))
    assert "a set (up to 9 points)" in said(scene(cards={0: "rrrrbbgg"}))


def test_without_rewards_of_its_kind_a_set_is_worth_a_general_one() -> None:
    assert "three pairs (4 points)" in said(scene(cards={0: "rrbbgg"}, rewards=((8,), (), (10,))))


def test_an_exchange_needs_two_boats_and_comes_first() -> None:
    assert "exchange" in said(scene(cards={0: "r"}, boats={0: 2}))
    assert "exchange" not in said(scene(cards={0: "r"}, boats={0: 1}))
    after = said(scene(cards={0: "rrrrb"}, boats={0: 2}, done="exchanged"))
    assert "exchange" not in after
    assert "dedicate four of a kind" in after
    assert said(scene(cards={0: "rrrrb"}, boats={0: 2}, done="dedicated")) == "Your turn: lay a tile."


def test_both_are_possible_and_the_exchange_comes_first() -> None:
    """Not "or": whoever dedicates first has given the exchange up."""
    position = scene(cards={0: "rrbbgg"}, boats={0: 2})
    assert said(position) == "Lay a tile. First you may exchange (2 boats), then dedicate three pairs (9 points)."
    german = "Lege ein Plättchen. Vorher möglich: tauschen (2 Boote), dann „3 Paare“ abgeben (9 Punkte)."
    assert said(position, lang="de") == german


LONGEST = 115  # signs: three lines of the action line on a phone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_prompts_fit_the_action_line(lang: str) -> None:
    everything = {0: "worpbgk" + "wworp" + "w"}
    for last_turn in (0, 1):
        for kinds in (everything, {0: "worpbgk"}):
            assert len(said(scene(cards=kinds, boats={0: 2}, last_turn=last_turn), lang=lang)) <= LONGEST


def test_too_many_cards_are_discarded_first() -> None:
    assert said(scene(cards={0: "rrrwwwooopppbb"}, done="discarded")) == "Discard 2 of your 14 cards, then lay a tile."
    assert "First you may dedicate three pairs" in said(scene(cards={0: "rrrwwwooopppb"}))


def test_the_last_turn_is_ended() -> None:
    assert said(scene(last_turn=1)) == "There is nothing left to do. End your last turn."
    assert "You may still dedicate" in said(scene(last_turn=1, cards={0: "rrrr"}))


def test_it_can_be_said_in_every_language() -> None:
    for lang in LANGUAGES:
        for position in (scene(), scene(cards={0: "rrrrbbggwwooo"}, boats={0: 2}), scene(last_turn=1)):
            assert said(position, lang=lang)
            assert said(position, viewer=1, lang=lang)
