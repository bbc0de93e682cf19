"""`lichtspiel tidy` and `rotate-key`: what a host does with a database, whether its server runs or not."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.serve import wanted_settings
from lichtspiel.words import say, sentence

if TYPE_CHECKING:
    import sqlalchemy as sa

    from lichtspiel.server.settings import Settings

T = TypeVar("T")


class Desk:
    """A database that a server may be using at the same time."""

    def __init__(self, settings: "Settings", lang: str) -> None:
        from lichtspiel.server.run import CannotServe, prepare_database
        from lichtspiel.server.store.databases import open_engine, sqlite_file

        source = sqlite_file(settings.database_url)
        if source is not None and not source.is_file():
            raise CommandError(say(lang, "cli-no-data", file=str(source)))
        try:
            prepare_database(settings)
        except CannotServe as error:
            raise CommandError(sentence(error.phrase, lang)) from None
        self._settings, self._lang = settings, lang
        self._reader = open_engine(settings.database_url, "BEGIN")
        self._writer = open_engine(settings.database_url, "BEGIN IMMEDIATE")

    async def read(self, wanted: "Callable[[sa.Connection], T]") -> T:
        """Look something up."""
        with self._reader.connect() as db:
            return wanted(db)

    async def do(self, act: "Callable[[sa.Connection], T]") -> T:
        """Change something, in a transaction."""
        with self._writer.begin() as db:
            return act(db)

    async def empty_log(self) -> None:
        """Remove deleted data from the write-ahead log too; if a server is reading just now, it will do that itself."""
        from lichtspiel.server.store.databases import empty_log

        empty_log(self._writer)

    def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run the work, and close the database."""
        import sqlalchemy as sa

        try:
            return asyncio.run(work)
        except sa.exc.DBAPIError as error:
            key = "cli-database-away" if self._settings.database else "cli-database-closed"
            shown, reason = self._writer.url.render_as_string(), str(error.orig).partition("\n")[0]
            raise CommandError(say(self._lang, key, database=shown, fault=reason)) from None
        finally:
            self._reader.dispose()
            self._writer.dispose()


def tidy_up(lang: str, flags: dict[str, Any], *, dry: bool = False) -> int:
    """Delete what has expired, or only count it."""
    from lichtspiel.server.store.retention import count_overdue, tidy

    settings, now = wanted_settings(lang, flags), time.time_ns() // 1_000_000
    desk = Desk(settings, lang)
    work = desk.read(lambda db: count_overdue(db, settings, now)) if dry else tidy(desk, settings, now)
    gone = desk.finish(work)
    print(say(lang, "cli-tidy-dry" if dry else "cli-tidied", **gone._asdict()))
    return 0


def rotate_key(lang: str, flags: dict[str, Any]) -> int:
    """Make a new key for cookies, which the server uses from its next start."""
    from lichtspiel.server.store.keys import rotate

    desk = Desk(wanted_settings(lang, flags), lang)
    desk.finish(desk.do(rotate))
    print(say(lang, "cli-key-rotated"))
    return 0
