"""What a refusal is: which paragraph, a sentence, and what would be legal instead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from lichtspiel.core.moves import Move
from lichtspiel.words import Phrase, sentence


class Refusal(msgspec.Struct, frozen=True):
    """Why a move may not be made. It says nothing that the seat to move does not know."""

    rule: str
    phrase: Phrase
    instead: tuple[Move, ...] = ()

    def sentence(self, lang: str = "en") -> str:
        """The reason in a language."""
        return sentence(self.phrase, lang)

    def cited(self, lang: str = "en") -> str:
        """The reason with its paragraph before it."""
        return f"{self.rule}: {self.sentence(lang)}"


class Refused(Exception):
    """Raised by the checked doors; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.cited())
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The paragraph that forbids it."""
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
    """Put a refusal together."""
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
