"""Links that let people in: how long they are good, and how many there can be."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import sqlalchemy as sa

from lichtspiel.server.store.kinds import Act, Token
from lichtspiel.server.store.schema import tokens
from lichtspiel.table.terms import DAY, Milliseconds

LINKS_EACH: Final = 10  # live links of one person at a table


def read_token(db: sa.Connection, digest: str) -> Token | None:
    """What a token is good for."""
    kept = tokens.c
    columns = (kept.table_id, kept.seat, kept.purpose, kept.inviter, kept.expires, kept.used)
    found = db.execute(sa.select(*columns).where(kept.hash == digest)).first()
    return None if found is None else Token(*found[:5], used=bool(found[5]))


def add_token(digest: str, token: Token, made: Milliseconds = 0) -> Act:
    """A new link."""
    row = {"hash": digest, "table_id": token.table, "seat": token.seat, "purpose": token.purpose}
    more = {"inviter": token.inviter, "expires": token.expires, "used": 0, "made": made}
    return lambda db: db.execute(tokens.insert().values(row | more))


def use_up(name: str, seat: int) -> Act:
    """The seat has a new holder: no earlier link moves it to another device or gives it away."""
    kept = tokens.c
    links = (kept.table_id == name, kept.seat == seat, kept.purpose.in_(("device", "give")))
    return lambda db: db.execute(tokens.update().where(*links).values(used=1))


def link_end(days: int, now: Milliseconds) -> Milliseconds:
    """When a link made now expires; 0 days: never."""
    return now + days * DAY if days else 0


def is_dead(now: Milliseconds) -> sa.ColumnElement[bool]:
    """Links that have expired or been used up."""
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
