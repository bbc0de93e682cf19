"""What the server has promised somebody apart from their moves: their name, the tables they may watch, their links."""

from collections.abc import Iterator
from typing import NamedTuple

from lichtspiel.server.edge.identity import digest
from lichtspiel.server.store.kinds import WATCHING
from lichtspiel.server.store.links import LINKS_EACH
from lichtspiel.server.store.lists import MOST_OWN
from lichtspiel.table import journal
from tests.simulation.disks import Disk
from tests.simulation.histories import CHANGING_HANDS, Kept

MARGIN = 10_000  # milliseconds by which the server's clock may be ahead of the wall's
Chair = tuple[str, int]  # a table and a seat
Name = str | Chair  # somebody's name: the text itself, or the name of a seat they took over


class Link(NamedTuple):
    """A link that was acknowledged."""

    token: str
    table: str
    purpose: str
    seat: int | None
    expires: int | None
    asked: int  # the length of the journal when it was asked for
    made: int  # and when it was made
    number: int  # among all links this person asked for at the table


class Promises:
    """What one person may rely on. After a request with an unknown outcome, both outcomes are allowed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.names: dict[Name, None] = {"": None}  # on disk, they have one of these names
        self.used: dict[str, None] = {}  # every name they ever asked for
        self.chairs: set[Chair] = set()  # seats that may be theirs
        self.watching: dict[str, None] = {}
        # the last invitation to each table, and the last device link for each seat
        self.links: dict[tuple[str, int | None], Link] = {}
        self.wished: dict[str, int] = {}  # how many links were asked for at each table
        self.late = False  # a request that was given up waiting for may still be carried out

    def called(self, name: Name, status: int, *, sure: bool = True) -> None:
        """They asked for this name. Unless `sure`, even an acknowledged request may have left the name as it was."""
        if 200 <= status < 300 and sure and not self.late:
            self.names = {name: None}
        elif not 400 <= status < 500:
            self.names[name] = None

    def next_link(self, table: str) -> int:
        """Count another link; returns its number."""
        self.wished[table] = self.wished.get(table, 0) + 1
        return self.wished[table]

    def linked(self, link: Link) -> None:
        """They were given this link; earlier ones may be gone."""
        self.links[link.table, link.seat if link.purpose == "device" else None] = link

    def drop_device_link(self, chair: Chair) -> None:
        """Somebody may have followed the link, which uses it up."""
        self.links.pop(chair, None)

    # What became of the promises

    def wrong_answer(self, name: str | None, listed: list[str], disk: Disk) -> Iterator[str]:
        """What is wrong with what the server tells this person about themselves."""
        if all(isinstance(each, str) for each in self.names) and not self._is_called((name or "",), disk):
            yield f"{self.person} is told to be called {name!r}, not one of {list(self.names)}"
        missing = [table for table in self.watching if table not in listed and not disk.is_dropped(table)]
        if missing and len(listed) < MOST_OWN:
            yield f"{self.person} was let in at {missing}, and does not find it in the list"

    def broken(self, disk: Disk, tables: dict[str, Kept], latest: int) -> Iterator[str]:
        """Promises that the disk does not keep. `latest` is the latest time the server's clock may have shown."""
        found = [name for (name,) in disk.rows("SELECT name FROM people WHERE id = ?", self.person)] or [""]
        names = {called for name in self.names for called in self._resolved(name, tables)}
        if found[0] not in names and not self._is_called(found, disk):
            yield f"{self.person} is called {found[0]!r} on disk, not one of {sorted(names)}"
        for table in self.watching:
            place = (self.person, table, WATCHING)
            here = disk.rows("SELECT 1 FROM places WHERE person = ? AND table_id = ? AND seat = ?", *place)
            if not here and not disk.is_dropped(table):
                yield f"{self.person} was let in at table {table}, and may not watch it"
        for link in self.links.values():
            good = disk.rows("SELECT 1 FROM tokens WHERE hash = ? AND used = 0", digest(link.token))
            if not good and not self._may_be_gone(link, disk, tables, latest):
                yield f"a link of {self.person} was acknowledged, and is not on disk: {link}"

    def _is_called(self, found: tuple[str, ...] | list[str], disk: Disk) -> bool:
        """No name is right too if the server has tidied this person away, who then had no place anywhere."""
        return found[0] in self.names or (found[0] == "" and disk.is_dropped_person(self.person))

    def _resolved(self, name: Name, tables: dict[str, Kept]) -> Iterator[str]:
        """The name itself; for a seat, the names under which they took it over."""
        if isinstance(name, str):
            yield name
        elif name[0] in tables:
            for entry in tables[name[0]].entries:
                if isinstance(entry, journal.Seated) and (entry.seat, entry.holder) == (name[1], self.person):
                    yield entry.name

    def _may_be_gone(self, link: Link, disk: Disk, tables: dict[str, Kept], latest: int) -> bool:
        """Whether the link has expired, had to make room for newer ones, or its seat has changed hands."""
        if disk.is_dropped(link.table) or self.wished[link.table] - link.number >= LINKS_EACH - 1:
            return True
        if link.expires is not None and link.expires < latest + MARGIN:
            return True
        entries = tables[link.table].entries[link.asked :]
        return link.purpose in ("device", "seat") and any(
            isinstance(entry, CHANGING_HANDS) and entry.seat == link.seat for entry in entries
        )
