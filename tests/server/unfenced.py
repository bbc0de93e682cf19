"""The server of the tests with the fence and the lease taken out: the tests of a fleet must fail with it."""

import runpy
from pathlib import Path
from unittest.mock import patch

import sqlalchemy as sa

from lichtspiel.server.fleet.lease import Lease
from lichtspiel.server.store import journals, nodes

UNFENCED = journals.FENCED_FOLLOWING.replace("AND state <> 'fenced' FOR KEY SHARE", "")

STILL_HERE = "UPDATE nodes SET heartbeat = clock_timestamp(), bus = :bus WHERE id = :id"


def beat_on(db: sa.Connection, node: str, *, bus: bool) -> bool:
    """A heartbeat that does not hear of the end of its life."""
    db.execute(sa.text(STILL_HERE), {"id": node, "bus": int(bus)})
    return True


if __name__ == "__main__":
    with (
        patch.object(journals, "FENCED_FOLLOWING", UNFENCED),
        patch.object(journals, "_ALIVE", "SELECT %s"),
        patch.object(nodes, "beat", beat_on),
        patch.object(Lease, "holds", lambda _: True),
    ):
        runpy.run_path(str(Path(__file__).with_name("dealer.py")), run_name="__main__")
