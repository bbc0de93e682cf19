"""How people enter their moves in the terminal: one dialogue per game, and one that works for any game."""

from lichtspiel.cli.dialogues.any_game import AnyDialogue
from lichtspiel.cli.dialogues.dialogue import Dialogue
from lichtspiel.games import load, part_of


def dialogue_for(game: str, lang: str) -> Dialogue:
    """The game's own dialogue, or the one for any game."""
    own = part_of(game, "dialogue", __name__)
    made: Dialogue = AnyDialogue(load(game), lang) if own is None else own.DIALOGUE(lang)
    return made
