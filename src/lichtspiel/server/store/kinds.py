"""Names that the server and its store share, and for which nothing has to be loaded."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from lichtspiel.table.terms import Milliseconds

if TYPE_CHECKING:
    import sqlalchemy as sa

Act = Callable[["sa.Connection"], Any]  # something to be written, within a transaction
Purpose = Literal["seat", "table", "watch", "device", "give"]  # of a link
WayKind = Literal["push", "mail", "hook"]  # by which somebody is called: at a browser, a mailbox or a program
SIGNING: Final = "cookies"  # what the key is called that signs them
BEFORE: Final = "cookies-before"  # and the one that signed before it
DAILY: Final = "daily"  # what the key is called that the days' secrets come from
TIDIED: Final = "tidied"  # what the mark is called that says when tidying was last done
WATCHING: Final = -1  # the seat of who only watches


class Token(NamedTuple):
    """What an invitation or a device link is good for."""

    table: str
    seat: int
    purpose: Purpose
    inviter: str  # the name of whoever made it; empty if it was made before that was kept
    expires: Milliseconds = 0  # never
    used: bool = False
