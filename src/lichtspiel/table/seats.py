"""The seats of a table: who holds them, and who plays for whom."""

from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal

from lichtspiel.core.names import MOST_NAME, nameable, reads_as_one_of, reads_as_sentence
from lichtspiel.table.journal import Reason
from lichtspiel.table.refusals import refused
from lichtspiel.table.terms import SECOND, Milliseconds
from lichtspiel.words import LANGUAGES, say

FORGOTTEN: Final = "forgotten-"  # how the ids begin that stand for people who wished to be forgotten
RENAMING: Final = 60 * SECOND  # from one new name to the next, while a game is on
Kind = Literal["open", "human", "bot"]


@dataclass
class Seat:
    """One seat. The holder is a secret id: it never leaves the server."""

    name: str = ""
    holder: str | None = None
    bot: str | None = None  # the bot whose seat this is
    stand_in: str | None = None  # the bot that plays for the holder
    reason: Reason | None = None  # why it does
    handed_over_at: Milliseconds = 0
    bot_moved: bool = False  # whether it has moved since the holder gave up
    former: list[str] = field(default_factory=list)  # ids of the same person's other devices, which may take it back
    lenders: list[str] = field(default_factory=list)  # whose seat it was, one after another: each may take it back
    lent_until: Milliseconds = 0  # until then only they can end the game for it
    renamed: Milliseconds | None = None  # when its person last changed their name
    kept_for: str | None = None  # the id of who may sit down here, while it is open or a bot's, until the game begins
    kept_name: str = ""
    since: int = 0  # the version at which its person came here, with whichever device

    @property
    def kind(self) -> Kind:
        """Whose seat it is."""
        if self.holder is not None:
            return "human"
        return "open" if self.bot is None else "bot"

    @property
    def playing_bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot or self.stand_in

    @property
    def forgotten(self) -> bool:
        """Whether who held it wished to be forgotten: nobody will ever come to it."""
        return is_forgotten(self.holder)

    @property
    def handed_over(self) -> bool:
        """Whether a bot plays until the holder comes back, and not just the turn they were late for."""
        return self.stand_in is not None and self.reason != "late"


def is_forgotten(holder: str | None) -> bool:
    """Whether this id stands for somebody who wished to be forgotten."""
    return holder is not None and holder.startswith(FORGOTTEN)


def checked_name(name: str) -> str:
    """The name as it will be shown; refused if it is empty, too long or cannot be shown."""
    trimmed = name.strip()
    if not nameable(trimmed):
        raise refused("name", most=MOST_NAME)
    return trimmed


def chosen_name(name: str) -> str:
    """The same for a name that somebody chooses now, which must not pass for words of the table as well.

    Those of earlier versions stay.
    """
    trimmed = checked_name(name)
    if reads_as_sentence(trimmed) or reads_as_one_of(trimmed, _words("table-words-you"), _words("table-words-bot")):
        raise refused("name-words")
    return trimmed


@cache
def _words(key: str) -> tuple[str, ...]:
    """All words for the same, in every language: not everybody at a table reads the same one."""
    return tuple([word for lang in LANGUAGES for word in say(lang, key).split(", ")])
