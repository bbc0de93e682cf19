"""What the command line prints: languages, colours, and errors that people can read."""

import os
from pathlib import Path
from typing import Final, Literal

from rich.console import Console
from rich.text import Text

from lichtspiel import AnyGame, load, names
from lichtspiel.core.boards import Line
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.names import shown
from lichtspiel.core.pictures import MORNING, NIGHT
from lichtspiel.games.lichterfest import shapes as lichterfest
from lichtspiel.games.lumen import shapes as lumen
from lichtspiel.words import LANGUAGES, say

Language = Literal["en", "de", "pl"]

# The colours of the pieces in a terminal; a letter always goes with them. Behind white letters the
# colours are darker than on the board, so that the letters can be read.
LANTERNS: Final = lichterfest.ART.colors
STYLES: Final = {
    "white": f"bold {MORNING['text']} on {LANTERNS['white'].base}",
    "orange": f"bold {MORNING['text']} on {LANTERNS['orange'].base}",
    "red": "bold white on #c23a36",
    "purple": "bold white on #8750b5",
    "blue": "bold white on #3470bd",
    "green": f"bold #10261a on {LANTERNS['green'].base}",
    "black": f"bold {LANTERNS['black'].rim} on {LANTERNS['black'].base}",
    "yellow": f"bold {NIGHT['on-act']} on {lumen.TONES['yellow'].base}",
    "quiet": "dim",
    "strong": "bold",
    "act": "bold yellow",
    "": "",
}


class CommandError(LichtspielError):
    """Something the person at the keyboard can fix; it is printed, and the command exits with a code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def unwritable(file: Path, error: Exception, lang: str) -> CommandError:
    """The error about a file that could not be written."""
    reason = error.strerror if isinstance(error, OSError) else None
    return CommandError(say(lang, "cli-cannot-write", file=str(file), fault=reason or str(error)))


def report_error(error: CommandError) -> int:
    """Print an error to standard error."""
    speak(Console(stderr=True, highlight=False), Text(shown(str(error)), "bold red"))
    return error.code


def speak(console: Console, said: Text) -> None:
    """Print a sentence: wrapped between words on a terminal, on one line elsewhere."""
    console.print(said, soft_wrap=not console.is_terminal)


def usual_language() -> Language:
    """The language of this terminal, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        for lang in LANGUAGES:
            if os.environ.get(variable, "").startswith(lang):
                return lang
    return "en"


def painted(line: Line) -> Text:
    """A line of a board with its colours; it is never wrapped."""
    text = colored(line)
    text.no_wrap, text.overflow = True, "crop"
    return text


def colored(line: Line) -> Text:
    """A line of a menu with its colours."""
    return Text.assemble(*((span.text, STYLES[span.style]) for span in line))


def find_game(name: str, lang: str) -> AnyGame:
    """The game of this name; raises CommandError, which lists the games there are."""
    if name not in names():
        raise CommandError(say(lang, "record-game-unknown", game=name, known=", ".join(names())))
    return load(name)
