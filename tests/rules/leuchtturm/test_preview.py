"""What the mover is told about a lighthouse beforehand (A14 to A17), and what everyone is told afterwards."""

import pytest

from lichtspiel import Position
from lichtspiel.core.phrases import phrase_of, preview_phrases
from lichtspiel.games.leuchtturm.box import COLORS, TOWERS
from lichtspiel.games.leuchtturm.events import Asked, Claimed, Ended, PulledDown, Standing, Stands, Undecided
from lichtspiel.words import LANGUAGES, say, sentence
from tests.rules.leuchtturm.scenes import GAME, kinds, one, play, scene

TOWER = "wrkr"
NEARLY = {1: "r", 2: "wrk", 5: "w"}  # one step from TOWER on island 2
BUILD = "1>2"
NAMES = ["Ada", "Ben", "Cem"]


def previewed(position: Position, notation: str = BUILD) -> list[str]:
    return kinds(position.preview(GAME.parse(notation), 0))


def said(position: Position, notation: str = BUILD) -> str:
    """What the preview says in English."""
    return " ".join(sentence(phrase, "en") for phrase in preview_phrases(position, GAME.parse(notation), NAMES, 0))


def test_A14_an_order_the_builder_has_laid_brings_nobody_a_card_and_all_are_told() -> None:
    position = scene(NEARLY, laid={0: (TOWER,)})
    assert previewed(position) == ["moved", "completed", "stands"]
    assert "already lies before you: nobody gets a card" in said(position)
    events = play(position, BUILD)
    assert one(events, Stands) == Stands(0, TOWER, "own")
    assert "already lies before Ada" in sentence(phrase_of("leuchtturm", events[-1], NAMES, 1), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", ["own", "guarded"])
def test_A14_A19_the_order_that_brings_nobody_a_card_is_named(why: Standing, lang: str) -> None:
    order = say(lang, "leuchtturm-tower", tower=TOWER)
    for viewer in (0, 1):
        assert order in sentence(phrase_of("leuchtturm", Stands(0, TOWER, why), NAMES, viewer), lang)
    assert order in say(lang, "leuchtturm-brief-stands", tower=TOWER, why=why)


def test_A19_a_guarded_order_brings_nobody_a_card() -> None:
    taken = scene(NEARLY, players=3, laid={1: (TOWER,)}, take_back=False)
    taken.engine.taken_over[TOWERS.index(TOWER)] = 9  # type: ignore[attr-defined]
    assert one(taken.preview(GAME.parse(BUILD), 0), Stands) == Stands(0, TOWER, "guarded")


def test_A14_a_lighthouse_that_depends_on_hidden_cards_is_undecided() -> None:
    for hidden in (scene(NEARLY, hands={1: (TOWER, "kwkw", "krkr")}), scene(NEARLY, buried=(TOWER,))):
        events = hidden.preview(GAME.parse(BUILD), 0)
        assert events[-1] == Undecided(TOWER)
        assert kinds(events) == ["moved", "completed", "undecided"]
        assert "undecided" not in kinds(play(hidden, BUILD))


def test_A14_e_a_lighthouse_that_is_surely_pulled_down_says_why() -> None:
    position = scene(NEARLY, buried=(TOWER,))
    position.engine.traced = 1 << TOWERS.index(TOWER)  # type: ignore[attr-defined]
    assert one(position.preview(GAME.parse(BUILD), 0), PulledDown) == PulledDown(TOWER, 2, "buried")
    assert "pulled down: its order is still buried" in said(position)


def test_A15_A16_why_a_lighthouse_is_pulled_down() -> None:
    declined = scene(NEARLY, players=3, hands={0: (TOWER, "kwkw", "krkr")}, claims="ask-always")
    play(declined, BUILD)
    assert one(play(declined, "decline"), PulledDown).why == "declined"
    nothing_left = {1: "r", 2: "wrk", 3: "wkr", 4: "krw", 5: "rwk", 6: "wk", 7: "rwk"}
    empty = scene(nothing_left, hands={0: (TOWER, "kwkw", "krkr")}, points=2)
    assert one(play(empty, BUILD), PulledDown).why == "supply"


def test_A17_a_move_that_would_end_the_game_says_so() -> None:
    last = scene(NEARLY, hands={0: (TOWER,)})
    assert one(last.preview(GAME.parse(BUILD), 0), Asked) == Asked(0, TOWER, "hand", ends=True)
    assert "That would end the game." in said(last)
    play(last, BUILD)
    assert "The game ends: you win" in said(last, "claim")
    asked = scene(NEARLY, hands={0: (TOWER, "kwkw")}, claims="ask-always")
    assert one(play(asked, BUILD), Asked).ends is False


def test_A14_b_A20_the_end_is_told_beyond_the_card_that_shows_next() -> None:
    """The next card is hidden, but not that this move ends the last turn."""
    position = scene({1: "r", 2: "wrk"}, harbour="r", points=1, tops=(TOWER,), turn_limit=10)
    events = position.preview(GAME.parse(BUILD), 0)
    assert kinds(events) == ["moved", "completed", "claimed", "ended"]
    assert one(events, Ended).result.scores == (1, 0)


def test_A14_d_the_player_who_loses_a_card_is_named() -> None:
    position = scene(NEARLY, players=3, laid={1: (TOWER,)})
    claimed = one(play(position, BUILD), Claimed)
    told = [sentence(phrase_of("leuchtturm", claimed, NAMES, viewer), "en") for viewer in range(3)]
    assert [words.split(" order ")[0] for words in told] == [
        "You take over Ben’s",
        "Ada takes over your",
        "Ada takes over Ben’s",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_towers_are_described_in_words_from_bottom_to_top(lang: str) -> None:
    names = {sign: say(lang, "leuchtturm-stone", stone=color) for sign, color in zip("rwk", COLORS, strict=True)}
    for tower in TOWERS:
        assert say(lang, "leuchtturm-tower", tower=tower).lower() == "–".join(names[sign] for sign in tower)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_colour_has_a_letter_of_its_own(lang: str) -> None:
    assert len({say(lang, "leuchtturm-letter", stone=color) for color in COLORS}) == len(COLORS)
