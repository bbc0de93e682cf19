"""Checks after the last fault: every game goes on, and everything that was promised is on disk."""

import asyncio
import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import msgspec

from lichtspiel.server.store.kinds import WATCHING
from lichtspiel.server.store.ratings import counts
from lichtspiel.table import journal
from lichtspiel.table.journal import Entry
from lichtspiel.table.seats import FORGOTTEN
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, DaysClock, Terms
from tests.simulation.checks import check
from tests.simulation.histories import Kept, founded_with
from tests.simulation.onlookers import Onlooker, left_behind
from tests.simulation.players import Player

if TYPE_CHECKING:
    from tests.simulation.courses import Course

PATIENCE = 600.0  # virtual seconds within which every table must have moved


async def recover(course: "Course") -> None:
    """After the last fault every table moves again, and everybody there sees it."""
    await asyncio.sleep(30)
    await course.up.wait()
    for (name,) in course.disk.rows("SELECT id FROM tables ORDER BY id"):
        table = Table.read(*stored(course, name))
        if table.phase in ("playing", "paused"):
            await move_on(course, name, table)


async def move_on(course: "Course", name: str, table: Table) -> None:
    """Let somebody who sits there move while others watch."""
    people = {player.person: player for player in course.players}
    held = [seat for seat in table.seats if seat.holder in people]
    promised = isinstance(table.terms.clock, DaysClock) or table.terms.compared  # nobody else can let a bot play
    awaited = table.seats[table.to_move] if promised and table.to_move is not None else None
    held.sort(key=lambda seat: (seat.reason == "resigned", seat is not awaited))
    players = [people[seat.holder or ""] for seat in held[:1]]  # if there is none, only bots play on
    onlookers = await bring_onlookers(course, name, table, players)
    try:
        async with asyncio.timeout(PATIENCE):
            for player in players:
                await player.move_on(name, 0 if table.match is None else len(table.match.moves))
    except TimeoutError:
        course.fault(f"table {name} does not move any more")
    await check_shown(course, name, onlookers)


async def bring_onlookers(course: "Course", name: str, table: Table, players: list[Player]) -> list[Onlooker]:
    """A player and a watcher with two windows each, and a stranger where strangers may watch."""
    rows = course.disk.rows("SELECT person FROM places WHERE table_id = ?", name)
    let_in = [player for player in course.players if (player.person,) in rows]
    watchers = [player for player in let_in if not table.seats_of(player.person)][:1]
    cookies = [player.cookie for player in (*players, *watchers)]
    strangers = [""] if table.terms.visibility == "open" else []
    path, found = f"/api/tables/{name}/socket", []
    for cookie in (*cookies, *strangers, *cookies):
        wire = await course.connect(path, "", cookie, course.chance("onlookers"))
        found.append(Onlooker(wire, plays=cookie in [player.cookie for player in players]))
    return found


async def check_shown(course: "Course", name: str, onlookers: list[Onlooker]) -> None:
    """What is on disk is shown to everybody there, in each of their windows."""
    version = course.disk.version(name)
    for onlooker in await left_behind(onlookers, version):
        course.fault(f"version {version} of {name} is not shown to all who are there, {onlooker}")
    for onlooker in onlookers:
        course.outcome.reached[f"all shown to {onlooker}"] += onlooker.there
        onlooker.leave()


def stored(course: "Course", name: str) -> tuple[Terms, list[Entry]]:
    """A table as it lies on disk."""
    ((terms,),) = course.disk.rows("SELECT terms FROM tables WHERE id = ?", name)
    return msgspec.json.decode(terms, type=Terms), [journal.read(line) for line in course.disk.lines(name)]


# What is on disk at the end


def check_disk(course: "Course") -> None:
    """Everything that was acknowledged is on disk, table by table and person by person."""
    tables = course.disk.tables(lambda name, terms, lines: founded_with(terms, course.seats.get(name), lines))
    for name in course.seats:
        if name not in tables:
            course.fault(f"table {name} was acknowledged, and is not on disk")
    for fault in check(course.history, tables):
        course.fault(fault)
    for player in course.players:
        for fault in player.promises.broken(course.disk, tables, course.latest):
            course.fault(fault)
    for name, kept in tables.items():
        for entry in kept.entries:
            course.outcome.reached[_rare(entry)] += 1
        if course.disk.is_dropped(name):
            check_dropped(course, name, kept)
        else:
            check_places(course, name, Table.read(*stored(course, name)))
            check_daily(course, name, Table.read(*stored(course, name)))
    check_ratings(course, tables)
    check_forgotten(course, shared_names(tables))
    course.outcome.acknowledged = sum(operation.done is not None for operation in course.history.operations)


def check_places(course: "Course", name: str, table: Table) -> None:
    """A seat is in the list of its holder and of nobody else; former holders may go on watching."""
    rows = course.disk.rows("SELECT person, seat FROM places WHERE table_id = ?", name)
    held = {(seat.holder, number) for number, seat in enumerate(table.seats) if seat.holder and not seat.forgotten}
    listed = {(person, seat) for person, seat in rows if seat != WATCHING}
    for person, seat in sorted(held - listed):
        course.fault(f"seat {seat} of table {name} is not in the list of its holder {person}")
    for person, seat in sorted(listed - held):
        course.fault(f"seat {seat} of table {name} is in the list of {person}, who does not hold it")
    _, entries = stored(course, name)
    sat = {entry.holder for entry in entries if isinstance(entry, journal.Seated)}
    for person in sorted(sat - {person for person, _ in rows}):
        if not person.startswith(FORGOTTEN):
            course.fault(f"{person} sat at table {name}, and may not even watch it")


def check_daily(course: "Course", name: str, table: Table) -> None:
    """The result of a day's deal is there if its game is over, and only then; it goes with whoever is forgotten."""
    tries = course.disk.rows("SELECT place, points, gave_up FROM daily_tries WHERE table_id = ?", name)
    daily, result = table.terms.daily, table.result if table.phase == "over" else None
    if daily is None:
        expected = None
    elif result is None:
        expected = (0, 0, 0)
    else:
        expected = (result.places[daily.seat], result.scores[daily.seat], int(daily.seat in table.resigned))
    forgotten = daily is not None and table.seats[daily.seat].forgotten
    if tries != ([] if expected is None else [expected]) and not (forgotten and not tries):
        course.fault(f"of the daily deal at table {name}, {tries} is kept and not {expected}")
    if result is not None and tries:
        course.mark("daily deal finished")


def check_ratings(course: "Course", tables: dict[str, Kept]) -> None:
    """A rating rests on all rated games that somebody has ended, each of them once."""
    expected = Counter[tuple[str, str, int]]()
    for kept in tables.values():
        ended = table_at_end(kept)
        if ended is not None and counts(ended):
            expected.update((person or "", kept.terms.game, kept.terms.players) for person in ended.starters)
            course.mark("rated game counted")
    forgotten = {gone.person for gone in course.forgotten}
    rows = course.disk.rows("SELECT person, game, players, games FROM ratings WHERE games > 0")
    found = {(person, game, players): games for person, game, players, games in rows}
    for key in sorted({*expected, *found}):
        if expected[key] != found.get(key, 0) and key[0] not in forgotten:
            course.fault(f"the rating {key} rests on {found.get(key, 0)} games and not on {expected[key]}")


def table_at_end(kept: Kept) -> Table | None:
    """A table as it was when its game ended, before anything was rewritten; None if it has not."""
    table = Table(kept.terms)
    for line in kept.first_lines:
        table._apply(journal.read(line))
        if table.phase == "over":
            return table
    return None


def check_dropped(course: "Course", name: str, kept: Kept) -> None:
    """A deleted table must have been kept as long as the settings say."""
    course.mark("table deleted")
    days = {"gathering": course.settings.keep_waiting, "over": course.settings.keep_finished}
    keep = days.get(kept.phase or "", course.settings.keep_unfinished)
    table = Table.read(kept.terms, [journal.read(line) for line in kept.lines])
    if kept.phase != "gathering" and not any(seat.holder and not seat.forgotten for seat in table.seats):
        keep = min(keep, course.settings.keep_bots)  # whoever sat there was forgotten
    over_since = course.tidied - keep * DAY
    if kept.entries and kept.entries[-1].at >= over_since:
        course.fault(f"table {name} was deleted, and not over its time")


def check_forgotten(course: "Course", shared: set[str]) -> None:
    """Nothing on disk holds the id or a name of a forgotten person."""
    rows = course.disk.everything()
    for gone in course.forgotten:
        if gone.late:  # a request made before may have been carried out afterwards
            continue
        wanted = [gone.person, *(rf"{name}\b" for name in gone.used if name not in shared)]
        found = re.compile("|".join(wanted))
        for row in rows:
            if found.search(row):
                course.fault(f"{gone.person} was forgotten, and stands in {row}")


def shared_names(tables: dict[str, Kept]) -> set[str]:
    """Names of seats that went from one device to another: the other device's holder has them too."""
    shared = set[str]()
    for kept in tables.values():
        stays = defaultdict[int, list[journal.Seated]](list)
        for entry in kept.entries:
            if isinstance(entry, journal.Left):
                stays[entry.seat].clear()
            elif isinstance(entry, journal.Seated):
                stays[entry.seat].append(entry)
                if len({each.holder for each in stays[entry.seat]}) > 1:
                    shared |= {each.name for each in stays[entry.seat]}
    return shared


def _rare(entry: Entry) -> str:
    reason = f" ({entry.reason})" if isinstance(entry, journal.HandedOver) else ""
    return type(entry).__name__ + reason
