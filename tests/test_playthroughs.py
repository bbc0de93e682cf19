"""Golden playthroughs: seeded games as readable text. `pytest --rewrite` rewrites them: read the difference."""

from pathlib import Path

import pytest

from lichtspiel import TABLE, Chance, Match, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.phrases import phrase_of
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.words import LANGUAGES, sentence

HOME = Path(__file__).parent / "playthroughs"


def playthrough(game: AnyGame, players: int) -> str:
    """A random game, told to a spectator move by move, with some boards; games take the languages in turn."""
    lang = LANGUAGES[players % len(LANGUAGES)]
    names = SAMPLE_NAMES[:players]
    match = Match.dealt(game, tuple(names), f"playthrough {players}")
    chance = Chance(players)
    lines = [bytes(match.record().setup).decode(), ""]
    while match.position.to_move is not None:
        seat, move = match.position.to_move, match.position.random_move(chance)
        lines.append(f"{len(match.moves) + 1}. {names[seat]}: {move}   ({len(match.position.legal())} legal)")
        told = tell(match.play(move), TABLE)
        lines += [f"    {sentence(phrase_of(game.name, event, names, TABLE), lang)}" for event in told]
        if len(match.moves) % 20 == 0:
            lines += ["", str(match.position), ""]
    return "\n".join([*lines, "", str(match.position), "", str(match.position.result), ""])


def test_golden_playthrough(game: AnyGame, players: int, request: pytest.FixtureRequest) -> None:
    path = HOME / f"{game.name}-{players}.txt"
    played = playthrough(game, players)
    if request.config.getoption("--rewrite"):
        path.write_text(played)
    assert path.read_text() == played
