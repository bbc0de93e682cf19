"""Who was here, and on which day: so that those who stay away can be forgotten some day."""

from typing import Final

from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.late import schema
from lichtspiel.server.store.storage import Storage

NEWCOMERS: Final = 5  # people an address may bring for every table it may make: so many sit at one


class Visitors:
    """The people seen today. Each is written down once a day, and only if they have given a name."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._day = 0
        self._seen: set[str] = set()

    def is_new(self, person: str, day: int) -> bool:
        """Whether somebody is here for the first time on this day; from now on they are not."""
        if day != self._day:
            self._day, self._seen = day, set()
        if not person or person in self._seen:
            return False
        self._seen.add(person)
        return True

    async def write_down(self, person: str, day: int) -> None:
        """Note that somebody was here on this day; if that cannot be kept now, then at their next visit."""
        try:
            await self._storage.do(see(person, day))
        except StorageUnavailable:
            self._seen.discard(person)


def see(person: str, day: int) -> Act:
    """Somebody was here on this day."""
    people = schema.people
    earlier = people.update().where(people.c.id == person, people.c.seen < day)
    return lambda db: db.execute(earlier.values(seen=day))
