"""The daily deal: what there is to play, how everybody did, and a table to play it at."""

from functools import partial
from typing import Final, NamedTuple

from lichtspiel import games
from lichtspiel.daily.deals import Deal, commitment
from lichtspiel.server.daily import ARCHIVE
from lichtspiel.server.edge import identity
from lichtspiel.server.http import daily_schemas as schemas
from lichtspiel.server.http.people import own_name
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Seated
from lichtspiel.server.http.tables import charge_table, check_tables
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.late import daily, statements
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Aids, DailyTerms, Milliseconds, Terms

MOST_DIGITS: Final = 7
AT_FIRST: Final = Aids(hints=False)  # for the game that counts; previews tell no more than the rules
LATER: Final = Aids()


class Player(NamedTuple):
    """Whoever plays a deal, and how long the bots wait for them before they move."""

    person: str
    name: str
    pace: Milliseconds


async def get_daily(call: ApiCall) -> schemas.Daily:
    """The deals from tomorrow back to four weeks ago, what became of mine, and how many days I have played in a row."""
    today, person = call.hub.today, call.person
    oldest, names = max(0, today - ARCHIVE), games.names()
    tries, days = list[daily.Try](), list[int]()
    if person != identity.NOBODY:
        tries = await call.hub.storage.read(partial(daily.tries_since, person=person, day=oldest))
        days = await call.hub.storage.read(partial(daily.days_played, person=person))
    mine = {(each.game, each.day): each for each in _those_shown(tries)}
    listed = [(game, day) for day in range(today + 1, oldest - 1, -1) for game in names]
    return schemas.Daily(
        today=today,
        ends=(today + 1) * DAY,
        streak=streak(days, today),
        games=[_daily_game(game, await call.hub.days.deal(game, today)) for game in names],
        deals=[await _daily_deal(call, game, day, mine.get((game, day))) for game, day in listed],
    )


def _those_shown(tries: "list[daily.Try]") -> "list[daily.Try]":
    """The last try of each deal, and the one that counts in its place: whoever looks for one by its deal finds it."""
    return [*(each for each in tries if not each.ranked), *(each for each in tries if each.ranked)]


def streak(days: list[int], today: int) -> int:
    """How many days in a row somebody has played, up to today, which is not over, or yesterday; the last come first."""
    last = days[0] if days else 0
    if last < today - 1:
        return 0
    return next((number for number, day in enumerate(days) if day != last - number), len(days))


def _daily_game(name: str, deal: Deal) -> schemas.DailyGame:
    return schemas.DailyGame(game=name, players=deal.players, opponent=deal.opponent)


async def _daily_deal(call: ApiCall, game: str, day: int, mine: "daily.Try | None") -> schemas.DailyDeal:
    """A deal as it may be shown on this day: its secret only when the day is over, and the try that counts."""
    secret = await call.hub.days.secret(game, day)
    pending = mine is not None and mine.ranked and not mine.over
    return schemas.DailyDeal(
        game=game,
        day=day,
        commitment=commitment(game, day, secret),
        secret=secret.hex() if day < call.hub.today and not pending else None,
        mine=_own_try(mine),
    )


def _own_try(found: "daily.Try | None") -> schemas.DailyTry | None:
    if found is None:
        return None
    return schemas.DailyTry(
        table=found.table or None,
        ranked=found.ranked,
        place=found.place or None,
        points=found.points if found.over else None,
        gave_up=found.gave_up,
    )


async def get_daily_results(call: ApiCall) -> schemas.DailyResults:
    """How everybody did with a deal; while its day lasts, only for who has played it. Others learn how many have."""
    game, day = _asked_deal(call)
    storage = call.hub.storage
    everybody = await storage.read(partial(daily.tally, game=game, day=day))
    tries = await _own_tries(call, game, day)
    mine = next(iter(_those_shown(tries)[::-1]), None)
    told = schemas.DailyResults(game=game, day=day, played=_count(everybody), mine=_own_try(mine))
    if day >= call.hub.today and not (mine is not None and mine.over):
        return told
    return _all_told(told, everybody, mine, await call.hub.days.master(game, day))


def _all_told(
    told: schemas.DailyResults, everybody: "daily.Tally", mine: "daily.Try | None", master: "daily.Score | None"
) -> schemas.DailyResults:
    return schemas.DailyResults(
        game=told.game,
        day=told.day,
        played=told.played,
        mine=told.mine,
        points=[schemas.PointsShare(points, count) for points, count in sorted(everybody.points.items())],
        places=[everybody.places[place] for place in range(1, max(everybody.places, default=0) + 1)],
        gave_up=everybody.gave_up,
        better_than=None if mine is None or not mine.over else better_than(mine, everybody),
        master=None if master is None else schemas.MasterScore(master.place, master.points),
        waiting=master is None,
    )


def better_than(mine: "daily.Try", everybody: "daily.Tally") -> int | None:
    """Of a hundred others, how many have fewer points; who gave up has fewer than all. None if nobody else played."""
    others = _count(everybody) - mine.ranked
    if others == 0:
        return None
    worse = sum(count for points, count in everybody.points.items() if points < mine.points) + everybody.gave_up
    return 0 if mine.gave_up else 100 * worse // others


def _count(everybody: "daily.Tally") -> int:
    return everybody.points.total() + everybody.gave_up


async def post_daily(call: ApiCall) -> Seated:
    """A table for a day's deal: the one at which I am playing it, else a new one. The first on its day counts."""
    game, day = _asked_deal(call)
    wish = await call.body(schemas.DailyWish)
    person, deal = call.identify(), await call.hub.days.deal(game, day)
    tries = await _own_tries(call, game, day)
    if tries and not tries[-1].over:
        return Seated(tries[-1].table, deal.seat)
    await check_tables(call, person)
    name = await own_name(call, wish.name)
    known = await call.hub.storage.read(partial(daily.has_passed_on, person=person, game=game, day=day))
    number = next_number(tries, counts=day == call.hub.today and not known)
    terms = DailyTerms(day, deal.seat, ranked=number == daily.COUNTING)
    table, entries = dealt_table(deal, terms, Player(person, name, wish.pace), call.hub.now())
    charge_table(call)
    named = statements.set_name(person, name, call.hub.today)
    room, acts = call.hub.plan_table(table, entries, person)
    begun = daily.begin(person, game, day, number, room.name)
    try:
        await call.hub.storage.do(statements.all_of([begun, named, *acts]))
    except daily.BegunMeanwhile:  # on another tab
        return Seated((await _own_tries(call, game, day))[-1].table, deal.seat)
    call.hub.open_table(room, call.address).autoplay.go_on()
    return Seated(room.name, deal.seat)


def next_number(tries: "list[daily.Try]", *, counts: bool) -> int:
    """The number of somebody's next try: the first on its day counts, and no other does."""
    if counts and not tries:
        return daily.COUNTING
    return max((each.number for each in tries), default=daily.COUNTING) + 1


def dealt_table(deal: Deal, daily_terms: DailyTerms, player: Player, now: Milliseconds) -> tuple[Table, list[Entry]]:
    """A table at which a day's deal has just been dealt."""
    terms = Terms(
        game=deal.game.name,
        players=deal.players,
        aids=AT_FIRST if daily_terms.ranked else LATER,
        stand_in=deal.opponent,
        pace=player.pace,
        daily=daily_terms,
    )
    table, entries = Table(terms), list[Entry]()
    entries += table.sit(deal.seat, player.person, player.name, now)
    for seat in range(deal.players):
        if seat != deal.seat:
            entries += table.seat_bot(seat, deal.opponent, now)
    entries += table.start_with(deal.setup, deal.bot_seed, now)
    return table, entries


async def _own_tries(call: ApiCall, game: str, day: int) -> "list[daily.Try]":
    if call.person == identity.NOBODY:
        return []
    return await call.hub.storage.read(partial(daily.tries_at, person=call.person, game=game, day=day))


def _asked_deal(call: ApiCall) -> tuple[str, int]:
    """The game and day that the path names; refused if that is no deal, yet to come, or long ago."""
    game, form = call.request.path_params["game"], call.request.path_params["day"]
    if game not in games.names() or not (form.isascii() and form.isdecimal() and len(form) <= MOST_DIGITS):
        raise server_refused("no-page")
    day, today = int(form), call.hub.today
    if day > today:
        raise server_refused("daily-future")
    if day < today - ARCHIVE:
        raise server_refused("daily-past", days=ARCHIVE)
    return game, day
