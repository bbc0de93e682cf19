"""Journals of finished games, packed: hardly anybody reads them again, and they would be nearly all of the database."""

import contextlib
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from lichtspiel.server.store.schema import journal, packed, tables

LOOSE: Final = 8  # entries behind the packed ones that are not worth packing anew
DAMAGED: Final = (zlib.error, msgspec.MsgspecError)


class Line(NamedTuple):
    """An entry as it is stored, and which one of its journal it is."""

    version: int
    entry: bytes


def stored_lines(db: sa.Connection, name: str) -> list[Line]:
    """A table's journal as it is stored, packed or not; raises one of DAMAGED.

    It is one statement, since between two of them the table may be packed.
    """
    kept = sa.select(packed.c.version, packed.c.entries, sa.literal(True)).where(packed.c.table_id == name)
    loose = sa.select(journal.c.version, journal.c.entry, sa.literal(False)).where(journal.c.table_id == name)
    lines = list[Line]()
    for version, content, is_packed in sorted(db.execute(sa.union_all(kept, loose)), key=lambda row: row[0]):
        if is_packed:
            lines += [Line(number, entry) for number, entry in enumerate(unpacked(content), 1)]
        else:
            lines.append(Line(version, bytes(content)))
    return lines


def pack(entries: Sequence[bytes]) -> bytes:
    """Entries as they are packed."""
    return zlib.compress(msgspec.msgpack.encode(list(entries)), 9)


def unpacked(content: bytes) -> list[bytes]:
    """The entries that were packed; raises one of DAMAGED."""
    return msgspec.msgpack.decode(zlib.decompress(content), type=list[bytes])


def pack_table(db: sa.Connection, name: str) -> None:
    """Pack the journal of a finished game, if it is worth it. A damaged one stays as it is."""
    is_over = db.execute(sa.select(tables.c.id).where(tables.c.id == name, tables.c.phase == "over")).first()
    loose = sa.select(sa.func.count()).where(journal.c.table_id == name)
    if is_over is None or db.execute(loose).scalar_one() <= LOOSE:
        return
    lines = _sound_lines(db, name)
    if not lines:
        return
    *before, last = lines
    db.execute(packed.delete().where(packed.c.table_id == name))
    row = {"table_id": name, "version": before[-1].version, "entries": pack([line.entry for line in before])}
    db.execute(packed.insert(), row)
    db.execute(journal.delete().where(journal.c.table_id == name, journal.c.version < last.version))


def _sound_lines(db: sa.Connection, name: str) -> list[Line]:
    """A journal in which nothing is missing; of another, nothing."""
    try:
        lines = stored_lines(db, name)
    except DAMAGED:
        return []
    return lines if [line.version for line in lines] == list(range(1, len(lines) + 1)) else []


def unpack_table(db: sa.Connection, name: str) -> None:
    """Lay a journal out again, entry by entry, because some must be changed; what cannot be read is dropped."""
    for (content,) in db.execute(sa.select(packed.c.entries).where(packed.c.table_id == name)).all():
        with contextlib.suppress(*DAMAGED):
            lines = enumerate(unpacked(content), 1)
            db.execute(journal.insert(), [{"table_id": name, "version": at, "entry": entry} for at, entry in lines])
        db.execute(packed.delete().where(packed.c.table_id == name))


def unpacked_tables(db: sa.Connection, after: str, most: int) -> list[str]:
    """The next finished tables, by name, whose journals are not packed."""
    is_packed = sa.exists().where(packed.c.table_id == tables.c.id)
    wanted = sa.select(tables.c.id).where(tables.c.phase == "over", tables.c.id > after, ~is_packed)
    return [str(row[0]) for row in db.execute(wanted.order_by(tables.c.id).limit(most))]


def pack_tables(db: sa.Connection, names: Sequence[str]) -> None:
    """Pack what an earlier version left, or a server that ended before it came to it."""
    for name in names:
        pack_table(db, name)
