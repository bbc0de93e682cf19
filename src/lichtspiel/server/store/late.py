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
        deadlines,
        forgetting,
        journals,
        keys,
        links,
        lists,
        packing,
        retention,
        schema,
        statements,
    )
else:
    store = "lichtspiel.server.store"
    sa = Late("sqlalchemy")
    deadlines, forgetting, journals = Late(f"{store}.deadlines"), Late(f"{store}.forgetting"), Late(f"{store}.journals")
    keys, links, lists, packing = (Late(f"{store}.{name}") for name in ("keys", "links", "lists", "packing"))
    retention, schema, statements = Late(f"{store}.retention"), Late(f"{store}.schema"), Late(f"{store}.statements")

__all__ = [
    "deadlines",
    "forgetting",
    "journals",
    "keys",
    "links",
    "lists",
    "packing",
    "retention",
    "sa",
    "schema",
    "statements",
]
