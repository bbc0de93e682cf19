"""Every move can be said in a sentence before it is made, in every language: hints and previews rest on it."""

from lichtspiel import Chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.words import LANGUAGES, sentence


def test_a_move_and_what_it_brings_can_be_said_beforehand(game: AnyGame, players: int) -> None:
    position, chance = game.new(players, 2), Chance(2)
    for _ in range(80):
        seat = position.to_move
        if seat is None:
            break
        move = position.random_move(chance)
        said = preview_phrases(position, move, SAMPLE_NAMES[:players], seat)
        assert said
        assert all(sentence(phrase, lang) for phrase in said for lang in LANGUAGES)
        assert sentence(game.announced(position.view(seat), move), "en")
        position.apply(move)
