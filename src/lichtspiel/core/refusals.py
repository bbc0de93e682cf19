"""What a refusal is: which paragraph, a sentence, and what would be legal instead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.moves import Move
from lichtspiel.words import Phrase, sentence

RULE: Final = "rule"  # the code of every refusal that the rules of a game demand


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done. To a seat it says nothing that the seat does not know.

    `code` is for programs, `phrase` for people; `rule` is the paragraph, if a rule of the game forbids it.
    """

    rule: str | None
    phrase: Phrase
    instead: tuple[Move, ...] = ()
    code: str = RULE

    def sentence(self, lang: str = "en") -> str:
        """The reason in a language."""
        return sentence(self.phrase, lang)

    def cited(self, lang: str = "en") -> str:
        """The reason with its paragraph before it, if there is one."""
        said = self.sentence(lang)
        return said if self.rule is None else f"{self.rule}: {said}"


class Refused(LichtspielError):
    """Raised where something is refused, by the rules, the table or the server; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """The reason, in English: put into words only when somebody reads it, since that takes longer than a move."""
        return self.refusal.cited()

    @property
    def code(self) -> str:
        """The reason, for programs."""
        return self.refusal.code

    @property
    def phrase(self) -> Phrase:
        """The reason, to be put into words."""
        return self.refusal.phrase

    @property
    def rule(self) -> str | None:
        """The paragraph that forbids it, if a rule of the game does."""
        return self.refusal.rule

    @property
    def sentence(self) -> str:
        """The reason, in English; `refusal.sentence(lang)` has the other languages."""
        return self.refusal.sentence()

    @property
    def instead(self) -> Sequence[Move]:
        """Legal moves that come near."""
        return self.refusal.instead


def refuse(rule: str, key: str, args: Mapping[str, str | int] | None = None, instead: Sequence[Move] = ()) -> Refusal:
    """A refusal by a rule of the game, with its paragraph and sentence."""
    return Refusal(rule, Phrase(key, dict(args or {})), tuple(instead))


MOST_ALTERNATIVES: Final = 5


def closest(refused: Move, legal: Sequence[Move], distance: Callable[[Move, Move], int] | None = None) -> list[Move]:
    """The few legal moves that have most in common with a refused one; `distance` decides among equals."""

    def unlikeness(move: Move) -> tuple[int, int]:
        if type(move) is not type(refused):
            return 99, 0
        differing = sum(getattr(move, field) != getattr(refused, field) for field in move.__struct_fields__)
        return differing, distance(move, refused) if distance else 0

    return sorted(legal, key=unlikeness)[:MOST_ALTERNATIVES]
