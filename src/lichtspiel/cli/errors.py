"""Errors that people can read."""

from pathlib import Path

from lichtspiel.core.errors import LichtspielError


class CommandError(LichtspielError):
    """Something the person at the keyboard can fix; it is printed, and the command exits with a code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def unwritable(file: Path, error: Exception, lang: str) -> CommandError:
    """The error about a file that could not be written."""
    from lichtspiel.words import say

    reason = error.strerror if isinstance(error, OSError) else None
    return CommandError(say(lang, "cli-cannot-write", file=str(file), fault=reason or str(error)))


def unknown_game(name: str, lang: str) -> CommandError:
    """The error about a game that is not there; it lists those that are."""
    from lichtspiel import names
    from lichtspiel.words import say

    return CommandError(say(lang, "record-game-unknown", game=name, known=", ".join(names())))


def report_error(error: CommandError) -> int:
    """Print an error to standard error."""
    from rich.console import Console
    from rich.text import Text

    from lichtspiel.cli.output import speak
    from lichtspiel.core.names import shown

    speak(Console(stderr=True, highlight=False), Text(shown(str(error)), "bold red"))
    return error.code
