"""The seats of a table: who holds them, and who plays for whom."""

from dataclasses import dataclass, field
from typing import Final, Literal

from lichtspiel.core.names import MOST_NAME, nameable
from lichtspiel.table.journal import Reason
from lichtspiel.table.refusals import refused

FORGOTTEN: Final = "forgotten-"  # how the ids begin that stand for people who wished to be forgotten
Kind = Literal["open", "human", "bot"]


@dataclass
class Seat:
    """One seat. The holder is a secret id: it never leaves the server."""

    name: str = ""
    holder: str | None = None
    bot: str | None = None  # the bot whose seat this is
    stand_in: str | None = None  # the bot that plays for the holder
    reason: Reason | None = None  # why it does
    bot_moved: bool = False  # whether it has moved since the holder gave up
    former: list[str] = field(default_factory=list)  # ids of the same person's other devices, which may take it back
    kept_for: str | None = None  # the id of who may sit down here, while it is open
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
        return self.holder is not None and self.holder.startswith(FORGOTTEN)

    @property
    def handed_over(self) -> bool:
        """Whether a bot plays until the holder comes back, and not just the turn they were late for."""
        return self.stand_in is not None and self.reason != "late"


def checked_name(name: str) -> str:
    """The name as it will be shown; refused if it is empty, too long or cannot be shown."""
    trimmed = name.strip()
    if not nameable(trimmed):
        raise refused("name", most=MOST_NAME)
    return trimmed
