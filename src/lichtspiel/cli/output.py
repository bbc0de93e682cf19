"""What the command line prints: sentences, and boards in colour."""

from typing import Final

from rich.console import Console
from rich.text import Text

from lichtspiel import AnyGame, load, names
from lichtspiel.cli.errors import unknown_game
from lichtspiel.core.boards import Line
from lichtspiel.core.pictures import MORNING, NIGHT
from lichtspiel.games.lichterfest import shapes as lichterfest
from lichtspiel.games.lumen import shapes as lumen

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


def speak(console: Console, said: Text) -> None:
    """Print a sentence: wrapped between words on a terminal, on one line elsewhere."""
    console.print(said, soft_wrap=not console.is_terminal)


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
        raise unknown_game(name, lang)
    return load(name)
