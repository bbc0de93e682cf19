"""The sentence that says what is going on and what the viewer may do, made from the view (L10 to L14, L21)."""

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
    assert said(position) == "Your turn: lay a tile; before that you may dedicate three pairs for 9 points."


def test_of_several_sets_the_best_value_is_named() -> None:
    assert "a set for up to 10 points" in said(scene(cards={0: "worpbgkwo" + "p"}))
    assert "a set for up to 9 points" in said(scene(cards={0: "rrrrbbgg"}))


def test_without_rewards_of_its_kind_a_set_is_worth_a_general_one() -> None:
    assert "three pairs for 4 points" in said(scene(cards={0: "rrbbgg"}, rewards=((8,), (), (10,))))


def test_an_exchange_needs_two_boats_and_comes_first() -> None:
    assert "exchange" in said(scene(cards={0: "r"}, boats={0: 2}))
    assert "exchange" not in said(scene(cards={0: "r"}, boats={0: 1}))
    after = said(scene(cards={0: "rrrrb"}, boats={0: 2}, done="exchanged"))
    assert "exchange" not in after
    assert "dedicate four of a kind" in after
    assert said(scene(cards={0: "rrrrb"}, boats={0: 2}, done="dedicated")) == "Your turn: lay a tile."


def test_too_many_cards_are_discarded_first() -> None:
    assert said(scene(cards={0: "rrrwwwooopppbb"}, done="discarded")).endswith("discard 2, then lay a tile.")
    assert "before that you may dedicate three pairs" in said(scene(cards={0: "rrrwwwooopppb"}))


def test_the_last_turn_is_ended() -> None:
    assert said(scene(last_turn=1)) == "Your last turn: there is nothing more to do, end it."
    assert "you may still dedicate" in said(scene(last_turn=1, cards={0: "rrrr"}))


def test_it_can_be_said_in_every_language() -> None:
    for lang in LANGUAGES:
        for position in (scene(), scene(cards={0: "rrrrbbggwwooo"}, boats={0: 2}), scene(last_turn=1)):
            assert said(position, lang=lang)
            assert said(position, viewer=1, lang=lang)
