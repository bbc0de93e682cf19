"""The one task that calls people: it looks for turns nobody has been told of, and hands each to the person's ways."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta, tzinfo
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, assert_never
from weakref import WeakValueDictionary
from zoneinfo import ZoneInfo

from lichtspiel.server.calls.sending import Outcome, Unreachable
from lichtspiel.server.edge.fairness import FairPlaces
from lichtspiel.server.edge.limits import Buckets
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.kinds import Act, WayKind
from lichtspiel.server.store.late import keys, ways
from lichtspiel.table.table import Table
from lichtspiel.table.terms import SECOND, Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub
    from lichtspiel.server.settings import Settings
    from lichtspiel.server.store.ways import Notice, Way

LOOK: Final = 20.0  # seconds between two looks, if nothing has happened here
MOST_AT_ONCE: Final = 32  # calls of a kind under way; one that hangs keeps its place for its deadline, and no longer
MOST_AT_HOST: Final = 16  # of them at one receiving host: all of it may hang
MOST_PEOPLE: Final = 500  # who are told of a turn, with those whose calls wait for a place
AN_HOUR: Final = 3600.0
A_DAY: Final = 24 * AN_HOUR
FAILING: Final = 3  # calls of a way in an hour; with one more it rests
REST: Final = round(AN_HOUR / FAILING) * SECOND
ASKED_A_DAY: Final = 3  # mails that ask one mailbox
ASKED_BY_AN_HOUR: Final = 5  # on behalf of one person
ASKED_FROM_AN_HOUR: Final = 20  # of one network
GOOGLE: Final = ("gmail.com", "googlemail.com")  # one site, where dots do not count; of companies' sites there they do
Turn = tuple[str | None, int, bool]


def waits_for(table: Table) -> str | None:
    """The person to whose move everybody looks; nobody if a bot makes it, perhaps in their place."""
    if table.phase != "playing" or table.to_move is None or table.bot_to_move is not None:
        return None
    return table.seats[table.to_move].holder


def turn_of(table: Table) -> Turn:
    """What is another once the turn is."""
    return waits_for(table), table.moved_at, table.phase == "over"


def delivered_to(mailbox: str) -> str:
    """What a mailbox is counted by, however it is spelled: what follows a plus mostly leads to the same one."""
    box, _, site = mailbox.lower().rpartition("@")
    box = box.partition("+")[0]
    return f"{box.replace('.', '')}@{GOOGLE[0]}" if site in GOOGLE else f"{box}@{site}"


def kinds_offered(settings: "Settings") -> frozenset[WayKind]:
    """The ways by which the host lets people be called."""
    offers: dict[WayKind, bool] = {
        "push": bool(settings.push_contact),
        "mail": bool(settings.mail_server),
        "hook": settings.webhooks,
    }
    return frozenset(kind for kind, offered in offers.items() if offered)


class Kind(Protocol):
    """What the module of a kind of ways does."""

    def receiver(self, hub: "Hub", way: "Way") -> str:
        """The host that is sent to."""

    async def call(self, hub: "Hub", notice: "Notice", way: "Way") -> Outcome:
        """Call somebody one way: it is said which game it is, and nothing of what happens there or of who plays."""


def kind_of(way: "Way") -> Kind:
    """The module of its kind, loaded with the first call of that kind."""
    match way.kind:
        case "push":
            from lichtspiel.server.calls import push

            return push
        case "mail":
            from lichtspiel.server.calls import mail

            return mail
        case "hook":
            from lichtspiel.server.calls import hook

            return hook
        case _:
            assert_never(way.kind)


class Taking:
    """A turn is marked as told when the first of a person's calls has a place: who waits for one has not been told."""

    def __init__(self, hub: "Hub", notice: "Notice") -> None:
        self.notice = notice
        self._hub = hub
        self._lock = asyncio.Lock()
        self._taken: bool | None = None

    async def taken(self) -> bool:
        """Whether we may call; not if another node does, or if the turn is over by now."""
        async with self._lock:
            if self._taken is None:
                act = partial(ways.take, notice=self.notice, now=self._hub.now())
                self._taken = await self._hub.storage.do(act)
        return self._taken


class Calls:
    """Calls people whose turn it is at tables with days for a move.

    Everybody is told of one turn at a time, and people take turns for the places: however many turns and ways somebody
    has, and however long their receivers hang, others wait for one of their calls.
    """

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.offered = kinds_offered(hub.settings)
        self.news = asyncio.Event()
        elapsed = hub.clock.elapsed
        self._asked = Buckets(ASKED_A_DAY / A_DAY, A_DAY, clock=elapsed)
        self._asked_by = Buckets(ASKED_BY_AN_HOUR / AN_HOUR, AN_HOUR, clock=elapsed)
        self._asked_from = Buckets(ASKED_FROM_AN_HOUR / AN_HOUR, AN_HOUR, clock=elapsed)
        self._failing = Buckets(FAILING / AN_HOUR, AN_HOUR, clock=elapsed)
        self.being_told = set[str]()  # people
        self._places = defaultdict[WayKind, FairPlaces](partial(FairPlaces, MOST_AT_ONCE))
        self._at_hosts = WeakValueDictionary[str, FairPlaces]()  # of hosts that are called now

    def may_ask(self, person: str, address: str, mailbox: str) -> bool:
        """Whether a mailbox may be asked whether it wants calls: nobody can have strangers mailed often."""
        asked = self._asked_by.take(person) and self._asked_from.take(address)
        return asked and self._asked.take(delivered_to(mailbox))

    def note(self, name: str, table: Table, before: Turn, is_there: Callable[[str], bool]) -> list[Act]:
        """What is written with a change: whose turn it is, if it is another now. Who is there needs no call."""
        now = turn_of(table)
        if not self.offered or not table.clocks.in_days or now == before:
            return []
        person, turn, over = now
        if over:
            return [ways.drop_turn(name)]
        called = None if person is None or is_there(person) else person
        return [ways.set_turn(name, table.game.name, called, turn)]

    def hear(self, person: str, lang: str | None) -> None:
        """Somebody reads the page in this language, if they say which: from now on they are called in it."""
        if self.offered and person and lang:
            self.hub.spawn(partial(self._follow, person, lang))

    async def _follow(self, person: str, lang: str) -> None:
        with suppress(StorageUnavailable):  # it is logged: they will come again
            if await self.hub.storage.read(partial(ways.reads_otherwise, person=person, lang=lang)):
                await self.hub.storage.do(ways.set_language(person, lang))

    async def key(self) -> Any:
        """The key that signs what is pushed."""
        from lichtspiel.server.calls import push

        return push.private_key(await self.hub.storage.do(keys.push_key))

    async def look_on(self) -> None:
        """Look again and again: soon after something has happened here, and now and then for quiet hours that end."""
        while self.offered:
            self.news.clear()
            await self.look()
            try:
                async with asyncio.timeout(LOOK):
                    await self.news.wait()
            except TimeoutError:
                continue
        await asyncio.Event().wait()

    async def look(self) -> None:
        """Tell everybody who is to be told now, as far as there is room; after each there is room for another."""
        room = MOST_PEOPLE - len(self.being_told)
        due = partial(ways.due_notices, now=self.hub.now(), kinds=self.offered, but=set(self.being_told), most=room)
        for notice in await self.hub.storage.read(due):
            if notice.person not in self.being_told:  # by another look, meanwhile
                self.being_told.add(notice.person)
                self.hub.spawn(partial(self._tell, notice))

    async def _tell(self, notice: "Notice") -> None:
        try:
            with suppress(StorageUnavailable):  # it is logged: next time
                await self._call(notice)
                self.news.set()
        finally:
            self.being_told.discard(notice.person)

    async def _call(self, notice: "Notice") -> None:
        """Call somebody by all of their ways that may be used now; if there is none, put it off."""
        now = self.hub.now()
        known = await self.hub.storage.read(partial(ways.ways_of, person=notice.person))
        free = {way: self._free_from(way, now) for way in known if way.confirmed and way.kind in self.offered}
        soonest = min(free.values(), default=now)
        if soonest > now:
            await self.hub.storage.do(partial(ways.put_off, notice=notice, due=soonest))
            return
        taking = Taking(self.hub, notice)
        await asyncio.gather(*(self._send(taking, way) for way, when in free.items() if when == now))

    def _free_from(self, way: "Way", now: Milliseconds) -> Milliseconds:
        """From when on a way may be used: not in quiet hours, and one that mostly fails is left alone for a while."""
        rested = now if self._failing.take(way.id, 0) else now + REST
        return max(free_from(way, now), rested)

    async def _send(self, taking: Taking, way: "Way") -> None:
        kind, whose = kind_of(way), taking.notice.person
        host = f"{way.kind} {kind.receiver(self.hub, way)}"
        there = self._at_hosts.setdefault(host, FairPlaces(MOST_AT_HOST))
        async with there.held(whose), self._places[way.kind].held(whose):
            if not await taking.taken():
                return
            try:
                outcome = await kind.call(self.hub, taking.notice, way)
            except Unreachable:
                outcome = Outcome(0)
        self.hub.metrics.count("calls", f'kind="{way.kind}",status="{outcome.status}"')
        if not outcome.status:
            self._failing.charge(way.id, 1)
        if outcome.gone:
            await self.hub.storage.do(ways.drop_way(way.id))

    async def ask(self, way: "Way") -> Outcome:
        """Mail somebody a link, without which nothing else goes to their address. Raises Unreachable."""
        from lichtspiel.server.calls import mail

        if self._places["mail"].full:
            raise Unreachable("too many at once")
        async with self._places["mail"].held(way.person):
            return await mail.ask(self.hub, way)


def zone_of(name: str) -> tzinfo:
    """A time zone; London's winter if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # no such zone, or a text that cannot be the name of one
        return UTC


def free_from(way: "Way", now: Milliseconds) -> Milliseconds:
    """From when on somebody may be called: now, or when their quiet hours end."""
    if way.quiet_from == way.quiet_to:
        return now
    zone = zone_of(way.zone)
    here = datetime.fromtimestamp(now / SECOND, zone)
    since = (here.hour - way.quiet_from) % 24
    if since >= (way.quiet_to - way.quiet_from) % 24:
        return now
    end = here.replace(hour=way.quiet_to, minute=0, second=0, microsecond=0)
    if end <= here:
        end = end + timedelta(days=1)
    return int(end.timestamp() * SECOND)
