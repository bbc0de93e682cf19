"""The sentence that says what is going on and what the viewer can do, in every phase and for everybody."""

import pytest

from lichtspiel import TABLE, Position
from lichtspiel.bots.advice import Advice, spoken_advice
from lichtspiel.cli.dialogues.lumen import DIALOGUE
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.games.lumen.moves import Bid, Play
from lichtspiel.words import LANGUAGES, sentence
from tests.rules.lumen.scenes import GAME, bid_all, finish, last_trick, playing, put, random_match, setup, view

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil")


def said(position: Position, viewer: int, lang: str = "en") -> str:
    return sentence(GAME.prompt(view(position, viewer), NAMES), lang)


def test_M5_whoever_is_to_bid_is_told_so_and_the_others_wait() -> None:
    position = GAME.start(setup("", "", ""))
    assert said(position, 0) == "Your turn: bid 0 to 10 tricks, with or without the extra token."
    assert said(position, 1) == "Ada is choosing a bid."


def test_M6_the_leader_may_play_any_card() -> None:
    position = GAME.start(setup("", "", ""))
    bid_all(position)
    assert said(position, 0) == "Your turn: lead any card."
    assert said(position, 2) == "Ada to lead."


def test_M4_M6_advice_names_the_bid_and_the_card_as_far_as_its_owner_knows_it() -> None:
    position = GAME.start(setup("y1 y2 y3 b1 b2 r1 r2 r3 r4 g1", "", ""))
    bid, card = Bid(3, True), Play(9)
    assert sentence(preview_phrases(position, bid, NAMES, 0)[0], "en") == "You bid 3 with the extra token."
    bid_all(position)
    spoken = list(spoken_advice(Advice(card, [], [], (0.2, 0.3, 0.5)), "#10", NAMES[:3], position, "en"))
    assert spoken[:2] == ["Hint (Ada): #10", "  You play the blue card in place 10."]
    assert preview_phrases(position, card, NAMES, 0) == [GAME.announced(view(position, 0), card)]


@pytest.mark.parametrize(
    ("hand", "follow"),
    [
        ("y1 y2 y3 b1 r1 r2 r3 r4 g1 g2", "blue was led. Follow with place 10."),
        ("y1 y2 y3 b1 b2 r1 r2 r3 r4 g1", "blue was led. Follow with place 9 or 10."),
        ("y1 y2 y3 b1 b2 b3 r1 r2 r3 r4", "blue was led. Follow with place 8, 9 or 10."),
        ("y1 y2 y3 g1 g2 g3 r1 r2 r3 r4", "blue was led and you have none. Play any card."),
    ],
)
def test_M6_a_follower_is_told_the_colour_and_the_places(hand: str, follow: str) -> None:
    position = playing("b8 p1 p2 p3 p4 p5 p6 p7 p8 y8", hand, "")
    put(position, "b8")
    assert said(position, 1) == f"Your turn: {follow}"
    assert said(position, 0) == "Blue was led. Ben to play."


def test_M6_places_are_numbered_as_the_board_marks_them_and_moves_are_written() -> None:
    position = playing("b8 p1 p2 p3 p4 p5 p6 p7 p8 y8", "y1 y2 y3 b1 r1 r2 r3 r4 g1 g2", "")
    put(position, "b8")
    assert position.legal() == [GAME.parse("#10")]
    assert said(position, 1).endswith(f"place {str(Play(9)).removeprefix('#')}.")


def test_M11_the_end_names_the_winner() -> None:
    position = last_trick(("1", "0", "0"), (1, 5, 4), number=4)
    finish(position)
    assert said(position, 0) == "The game is over: you win with 40 points."
    assert said(position, 1) == "The game is over: Ada wins with 40 points."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_always_something_to_say(players: int, lang: str) -> None:
    for plies in (0, 1, players, players + 1, 2 * players, 40, 1000):
        position = random_match(players, plies, plies).position
        for viewer in (*range(players), TABLE):
            assert sentence(GAME.prompt(position.view(viewer), NAMES), lang)


def test_M6_the_terminal_counts_as_the_board_and_the_prompt_do() -> None:
    position = playing("b8 p1 p2 p3 p4 p5 p6 p7 p8 y8", "y1 y2 y3 b1 r1 r2 r3 r4 g1 g2", "")
    put(position, "b8")
    seen, legal = position.view(1), position.legal()
    dialogue = DIALOGUE("en")
    assert dialogue.understand("10", seen, legal) == dialogue.understand("#10", seen, legal) == Play(9)
    assert str(dialogue.menu(seen, legal)).count("#10") == 1
    assert str(GAME.board(seen, NAMES, "en", {})).count("#10") == 1
