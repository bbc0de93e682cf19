"""SQLAlchemy and all that is written with it, loaded when something of it is first used.

It is a third of what a server loads, and with SQLite nothing needs it before somebody comes.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any


class Late:
    """A module that is loaded when something of it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, what: str) -> Any:
        found = getattr(import_module(self._name), what)
        setattr(self, what, found)  # next time it is there
        return found


if TYPE_CHECKING:
    import sqlalchemy as sa

    from lichtspiel.server.store import (
        daily,
        deadlines,
        forgetting,
        inheriting,
        journals,
        keys,
        links,
        lists,
        packing,
        passkeys,
        ratings,
        retention,
        schema,
        statements,
        ways,
    )
else:
    store = "lichtspiel.server.store"
    sa = Late("sqlalchemy")
    daily = Late(f"{store}.daily")
    deadlines, forgetting, journals = Late(f"{store}.deadlines"), Late(f"{store}.forgetting"), Late(f"{store}.journals")
    keys, links, lists, packing = (Late(f"{store}.{name}") for name in ("keys", "links", "lists", "packing"))
    inheriting, passkeys = Late(f"{store}.inheriting"), Late(f"{store}.passkeys")
    ratings = Late(f"{store}.ratings")
    retention, schema, statements = Late(f"{store}.retention"), Late(f"{store}.schema"), Late(f"{store}.statements")
    ways = Late(f"{store}.ways")

__all__ = [
    "daily",
    "deadlines",
    "forgetting",
    "inheriting",
    "journals",
    "keys",
    "links",
    "lists",
    "packing",
    "passkeys",
    "ratings",
    "retention",
    "sa",
    "schema",
    "statements",
    "ways",
]
