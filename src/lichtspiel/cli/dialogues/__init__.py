"""How people say their moves in the terminal: one dialogue a game."""

from importlib import import_module

from lichtspiel.cli.dialogues.dialogue import Dialogue


def dialogue_for(game: str, lang: str) -> Dialogue:
    """The dialogue of a game."""
    made: Dialogue = import_module(f"{__name__}.{game}").DIALOGUE(lang)
    return made
