"""Links that let people in: how long they are good, and how many there can be."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import sqlalchemy as sa

from lichtspiel.server.store.schema import tokens
from lichtspiel.server.store.storage import Act, Token
from lichtspiel.table.terms import DAY, Milliseconds

LINKS_EACH: Final = 10  # live links of one person at a table


def link_end(days: int, now: Milliseconds) -> Milliseconds:
    """When a link made now expires; 0 days: never."""
    return now + days * DAY if days else 0


def is_dead(now: Milliseconds) -> sa.ColumnElement[bool]:
    """Links that are good for nothing any more."""
    return sa.or_(tokens.c.used == 1, sa.and_(tokens.c.expires > 0, tokens.c.expires < now))


def make_room(token: Token, names: Sequence[str], now: Milliseconds) -> Act:
    """See that one more link fits: whoever has as many as one may have at this table loses their oldest, first of that
    seat. Links of those who have left the table, who may come again by other names, go before those of the others."""
    here, seats = tokens.c.table_id == token.table, max(1, len(names))
    wanted = sa.select(tokens.c.hash, tokens.c.inviter, tokens.c.seat, tokens.c.purpose)

    def act(db: sa.Connection) -> None:
        db.execute(tokens.delete().where(here, is_dead(now)))
        live = db.execute(wanted.where(here).order_by(tokens.c.made, tokens.c.hash)).all()
        own = [link for link in live if link.inviter == token.inviter]
        gone = _surplus(own, LINKS_EACH, lambda link: (link.seat, link.purpose) != (token.seat, token.purpose))
        left = [link for link in live if link not in gone]
        gone += _surplus(left, LINKS_EACH * seats, lambda link: link.inviter in names)
        if gone:
            db.execute(tokens.delete().where(tokens.c.hash.in_([link.hash for link in gone])))

    return act


def _surplus(links: Sequence[Any], most: int, spared: Callable[[Any], bool]) -> list[Any]:
    """Those of these links, the oldest first, that must go before there is one more."""
    return sorted(links, key=spared)[: max(0, len(links) + 1 - most)]
