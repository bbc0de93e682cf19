"""Data folders made by hand: tables with a chosen setup, people with known cookies; and what lies in a database."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import sqlalchemy as sa

from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.setups import Options, Setup
from lichtspiel.server.edge.identity import Signer
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.packing import stored_lines
from lichtspiel.server.store.schema import journal, keys
from lichtspiel.server.store.statements import add_place
from lichtspiel.server.store.storage import Storage
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms

KEY = b"a key that only tests use, 32 bytes"
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil")
WHEN = 1_700_000_000_000
WATCHER = "watcher"
Shelf = Sequence[tuple[str, Table, list[Entry]]]  # tables by their names


def holder(seat: int) -> str:
    """The id of a seat's holder."""
    return f"holder{seat}"


def cookie(person: str) -> str:
    """The cookie of an id."""
    return Signer(KEY).sign(person)


def started(game: AnyGame, setup: Setup, options: Options, **terms: object) -> tuple[Table, list[Entry]]:
    """A table of people that begins with this setup."""
    players = game.seats(setup)
    form = {"game": game.name, "players": players, "options": msgspec.to_builtins(options), **terms}
    table, entries = Table(msgspec.convert(form, Terms)), list[Entry]()
    for seat in range(players):
        entries += table.sit(seat, holder(seat), NAMES[seat], WHEN)
    return table, entries + table.start_with(setup, "bots", WHEN)


def moved(table: Table, moves: Sequence[tuple[int, Move]]) -> list[Entry]:
    """The table's people make these moves."""
    return [entry for seat, move in moves for entry in table.submit(seat, move, table.version, WHEN)]


def fill_shelf(data: Path, tables: Shelf, database: str = "") -> None:
    """Write tables into a data folder, or another database, as a server would."""

    async def fill() -> None:
        data.mkdir(parents=True, exist_ok=True)
        storage = Storage(Settings(data=str(data), database=database).database_url)
        storage.open()
        await storage.do(lambda db: db.execute(keys.insert().values(name="cookies", value=KEY)))
        for name, table, entries in tables:
            people = [add_place(seat.holder, name, number) for number, seat in enumerate(table.seats) if seat.holder]
            await storage.create(name, table, entries, [*people, add_place(WATCHER, name)])
        storage.close()

    asyncio.run(fill())


def journal_of(data: Path, database: str = "") -> dict[str, list[bytes]]:
    """The journals on disk, table by table; the versions must have no gap."""
    engine = sa.create_engine(Settings(data=str(data), database=database).database_url)
    with engine.connect() as db:
        names = db.execute(sa.select(journal.c.table_id).distinct().order_by(journal.c.table_id)).scalars().all()
        lines = {name: stored_lines(db, name) for name in names}
    engine.dispose()
    for each in lines.values():
        assert [line.version for line in each] == list(range(1, len(each) + 1))
    return {name: [line.entry for line in each] for name, each in lines.items()}
