"""The one sentence that says what is going on and what the viewer can do (A4, A5, A10 to A12, A15, A17)."""

import pytest

from lichtspiel import TABLE, Chance, Position, Viewer
from lichtspiel.words import LANGUAGES, Phrase, sentence
from tests.rules.leuchtturm.scenes import GAME, play, scene, seen

NAMES = ("Mira", "Ben", "Ola", "Kai")
TOWER = "wrkr"
NEARLY = {1: "r", 2: "wrk", 5: "w"}


def asked(position: Position, viewer: Viewer = 0) -> Phrase:
    return GAME.prompt(seen(position, viewer), NAMES)


def said(position: Position, viewer: Viewer = 0) -> str:
    return sentence(asked(position, viewer), "en")


def test_A4_the_first_stone() -> None:
    position = GAME.new(2, seed=1)
    first = position.to_move
    assert first is not None
    assert said(position, first).startswith("Your turn: put a stone of any colour into the harbour")
    assert said(position, 1 - first) == f"{NAMES[first]} puts the first stone into the harbour."


def test_A5_the_points_left_to_move_with() -> None:
    position = scene(NEARLY, points=1)
    assert said(position) == "Your turn: move top stones clockwise. 1 point left."
    assert said(position, 1) == said(position, TABLE) == "Mira moves stones. 1 point left."


def test_A10_the_harbour_stone_is_due_while_it_has_a_landing() -> None:
    assert asked(scene(NEARLY, "k")).key == "leuchtturm-prompt-harbour"
    assert asked(scene({1: "k", 2: "k", 5: "w"}, "k", points=2)).key == "leuchtturm-prompt-move"


def test_A11_the_rest_is_optional_after_a_lighthouse_but_not_before_the_harbour_stone() -> None:
    position = scene(NEARLY, "w", tops=(TOWER,))
    play(position, "1>2")
    assert asked(position).key == "leuchtturm-prompt-harbour"
    play(position, "0>1")
    assert said(position) == "Your lighthouse stands: go on with 2 points, or stop here."
    assert said(position, 1) == "Mira may go on with 2 points, or stop."


def test_A12_the_refill() -> None:
    position = scene(NEARLY, points=1)
    play(position, "5>6")
    assert said(position) == "Your turn ends: put a stone from the supply into the harbour."


def test_A15_asked_about_the_last_card_in_hand() -> None:
    position = scene(NEARLY, hands={0: (TOWER,)})
    play(position, "1>2")
    assert asked(position).args["source"] == "hand"
    assert said(position).endswith("Claiming it ends the game.")
    assert said(position, 1) == "Mira decides about the order white–red–black–red. Claiming it ends the game."


def test_A15_the_one_asked_need_not_be_the_one_whose_turn_it_is() -> None:
    position = scene(NEARLY, players=3, hands={2: (TOWER,)})
    play(position, "1>2")
    assert asked(position, 2).args["who"] == "you"
    assert (asked(position, 0).args["who"], asked(position, 0).args["player"]) == ("other", "Ola")


@pytest.mark.parametrize(("where", "source"), [("tops", "top"), ("laid", "laid")])
def test_A15_asked_about_other_cards(where: str, source: str) -> None:
    position = (
        scene(NEARLY, claims="ask-always", tops=(TOWER,))
        if where == "tops"
        else scene(NEARLY, claims="ask-always", laid={1: (TOWER,)})
    )
    play(position, "1>2")
    assert (asked(position).args["source"], asked(position).args["ends"]) == (source, "no")


def test_A17_the_last_public_card_ends_the_game() -> None:
    position = scene(NEARLY, public=((TOWER,), ()))
    play(position, "1>2")
    assert asked(position).args["ends"] == "yes"
    play(position, "claim")
    assert said(position) == "The game is over: you win with 1 laid order."
    assert said(position, 1) == "The game is over: Mira wins with 1 laid order."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("claims", ["ask-always", "ask-if-it-ends"])
def test_there_is_something_to_say_at_every_moment(lang: str, claims: str) -> None:
    chance = Chance(f"prompt {claims}")
    position = GAME.new(3, 5, GAME.options_type(claims=claims, turn_limit=60))
    while position.to_move is not None:
        assert {sentence(asked(position, viewer), lang)[0] for viewer in (0, 1, 2, TABLE)}
        legal = position.legal()
        position.play(legal[int(chance.below(len(legal)))])
    assert sentence(asked(position), lang)
