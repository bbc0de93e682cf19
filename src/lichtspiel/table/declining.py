"""How a table says no: a code for programs, a phrase for people, and the paragraph if it is a rule of the game."""

from collections.abc import Sequence

from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import Refusal
from lichtspiel.words import Phrase


class Declined(Exception):
    """Nothing has changed."""

    def __init__(self, code: str, phrase: Phrase, rule: str | None = None, instead: Sequence[Move] = ()) -> None:
        super().__init__(code)
        self.code = code
        self.phrase = phrase
        self.rule = rule
        self.instead = tuple(instead)


def declined(code: str, **args: str | int) -> Declined:
    """A no of the table's own."""
    return Declined(code, Phrase(f"table-refused-{code}", args))


def against_the_rules(refusal: Refusal) -> Declined:
    """A no of the game's."""
    return Declined("rule", refusal.phrase, refusal.rule, refusal.instead)
