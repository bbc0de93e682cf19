"""What can be asked over HTTP: who one is, games and rules, tables, links, records."""

import logging
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Final

import msgspec
import segno
from msgspec import Raw
from starlette.responses import Response

from lichtspiel import form, games, words
from lichtspiel.bots import kinds, strongest
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.server import bodies, identity
from lichtspiel.server.bodies import Frame, GameCard, Link, Me, OpenTable, OpenTables, OwnTable, Paragraph, Replay
from lichtspiel.server.calls import Call, Endpoint
from lichtspiel.server.forgetting import forget
from lichtspiel.server.links import link_end, make_room
from lichtspiel.server.logs import log
from lichtspiel.server.messages import State
from lichtspiel.server.rejecting import NoStorage, rejected
from lichtspiel.server.rooms import Room
from lichtspiel.server.schema import WATCHING
from lichtspiel.server.storage import Purpose, Token, add_place, add_token, all_of, drop_place, set_name, use_up
from lichtspiel.table import sight
from lichtspiel.table.declining import Declined
from lichtspiel.table.happenings import Happening, told
from lichtspiel.table.journal import Entry
from lichtspiel.table.seats import checked_name
from lichtspiel.table.table import Table
from lichtspiel.table.terms import SECOND, Milliseconds, Terms
from lichtspiel.words import LANGUAGES, paragraphs, rule_book, say

MOST_LISTED: Final = 50
DEVICE_LINK: Final = 15 * 60 * SECOND
SEAT: Final[Purpose] = "seat"
WATCH: Final[Purpose] = "watch"
DEVICE: Final[Purpose] = "device"


# Who one is


async def get_me(call: Call) -> Me:
    """The name and the latest tables of this browser, unfinished games first."""
    if call.person == identity.NOBODY:
        return Me(None, [])
    found = await call.house.storage.places_of(call.person)
    seated = {place.table for place in found if place.seat != WATCHING}
    listed = [
        OwnTable(place.table, None if place.seat == WATCHING else place.seat, place.game, place.phase, place.changed)
        for place in found
        if place.seat != WATCHING or place.table not in seated
    ]
    return Me(await call.house.storage.name_of(call.person), listed)


async def put_me(call: Call) -> Me:
    """Say what to be called."""
    name = checked_name((await call.body(bodies.NameWish)).name)
    await call.house.storage.do(set_name(call.identify(), name, call.house.today))
    return await get_me(call)


async def delete_me(call: Call) -> Response:
    """Be forgotten: seats are given up, and name and id go from everything that is kept."""
    if call.person != identity.NOBODY:
        await forget(call.house, call.person)
    call.cookie = identity.cookie_header("", secure=call.secure, seconds=0)
    return Response(status_code=204)


async def own_name(call: Call, given: str | None) -> str:
    """The name given now, else the one given before."""
    if given is not None:
        return checked_name(given)
    known = await call.house.storage.name_of(call.person)
    return checked_name(known or "")


# Games


async def get_games(call: Call) -> bodies.Games:
    """What can be played."""
    return bodies.Games([_card(games.load(name), call.lang) for name in games.names()])


def _card(game: AnyGame, lang: str) -> GameCard:
    options = msgspec.to_builtins(game.options_type())
    title = say(lang, f"{game.name}-title")
    least, most, bots = game.players[0], game.players[-1], list(kinds(game))
    return GameCard(game.name, title, least, most, bots, options, game.material(), game.rules)


async def get_rules(call: Call) -> bodies.RuleBook:
    """A rule book in the asked language."""
    name: str = call.request.path_params["game"]
    if name not in games.names():
        raise rejected("no-page")
    text = rule_book(name, call.lang)
    found = paragraphs(name, call.lang)
    return bodies.RuleBook(name, call.lang, text, [Paragraph(number, said) for number, said in found.items()])


async def get_words(call: Call) -> str:
    """The sentences of a language, as Fluent messages: those of games from outside too."""
    lang: str = call.request.path_params["lang"]
    if lang not in LANGUAGES:
        raise rejected("no-page")
    return words.text(lang)


# Tables


async def get_tables(call: Call) -> OpenTables:
    """Tables that wait for players."""
    names = await call.house.storage.open_tables(MOST_LISTED)
    found = [await _open_table(call, name) for name in names]
    return OpenTables([table for table in found if table is not None])


async def _open_table(call: Call, name: str) -> OpenTable | None:
    """A table of the list; none if it cannot be read, which is nothing to the others."""
    house = call.house
    try:
        async with house.at(name, call.person) as room:
            return OpenTable(name, sight.look(room.table, house.now()))
    except NoStorage:
        raise
    except Declined:  # its game is no longer installed
        return None
    except Exception as fault:
        house.metrics.count("faults")
        log("table not listed", logging.ERROR, fault=fault, table=name)
        return None


async def post_tables(call: Call) -> bodies.Seated:
    """Make a table; it starts at once if no seat is left open."""
    wish = await call.body(bodies.TableWish)
    person = call.identify()
    await _check_tables(call, person)
    name = await own_name(call, wish.name)
    table, entries = wished_table(wish, person, name, call.house.now())
    if not call.house.makers.take(call.address):
        raise rejected("too-many-tables-here")
    await call.house.storage.do(set_name(person, name, call.house.today))
    room = await call.house.add_table(table, entries, person, call.address)
    room.go_on()
    return bodies.Seated(room.name, next(iter(table.seats_of(person)), None))


async def _check_tables(call: Call, person: str) -> None:
    """Finished games do not count."""
    most = call.house.settings.tables_per_person
    if await call.house.storage.count_unfinished(person) >= most:
        raise rejected("too-many-tables", most=most)


def wished_table(wish: bodies.TableWish, person: str, name: str, now: Milliseconds) -> tuple[Table, list[Entry]]:
    """A table with those seated who are known."""
    if wish.visibility == "local" and any(seat.kind == "open" for seat in wish.seats):
        raise rejected("seats-wished")
    usual = strongest(games.load(wish.game)) if wish.game in games.names() else ""
    terms = Terms(
        game=wish.game,
        players=len(wish.seats),
        options=wish.options,
        visibility=wish.visibility,
        clock=wish.clock,
        aids=wish.aids,
        stand_in=wish.stand_in or usual,
        pace=wish.pace,
    )
    table, entries = Table(terms), list[Entry]()
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            entries += table.sit(number, person, seat.name or name, now)
        elif seat.kind == "bot":
            entries += table.seat_bot(number, seat.bot or usual, now, seat.name or "")
    table.changed = now
    return table, entries


async def get_table(call: Call) -> Response:
    """The same state that the WebSocket sends."""
    async with call.house.at(call.table, call.person) as room:
        mine = tuple(room.table.seats_of(call.person)) if call.person else ()
        viewer: Viewer = mine[0] if mine else TABLE
        text = room.state(viewer, mine, 0, {})
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


async def post_seat(call: Call) -> bodies.Seated:
    """Sit down at an open table."""
    wish = await call.body(bodies.SitWish)
    name = await own_name(call, wish.name)
    async with call.house.at(call.table, call.person) as room:
        if room.table.terms.visibility != "open":
            raise rejected("not-invited")
        return await _sit(call, room, wish.seat, name)


async def _sit(call: Call, room: Room, seat: int, name: str) -> bodies.Seated:
    """Take a seat; the caller holds the room's lock."""
    person = call.identify()
    if seat not in room.table.seats_of(person):
        acts = [add_place(person, room.name, seat), set_name(person, name, call.house.today)]
        await room.change(lambda table, now: table.sit(seat, person, name, now), acts)
    return bodies.Seated(room.name, seat)


# Links


async def post_invitations(call: Call) -> Link:
    """A link that gives a free seat, or a spectator's place."""
    wish = await call.body(bodies.InvitationWish)
    async with call.house.at(call.table, call.person) as room:
        if wish.seat is not None:
            room.table.seat_at(wish.seat)
        inviter, names = _name_at(call, room), room.table.names
    purpose, seat = (WATCH, WATCHING) if wish.seat is None else (SEAT, wish.seat)
    expires = link_end(call.house.settings.keep_links, call.house.now())
    return await _link(call, Token(call.table, seat, purpose, inviter, expires), names)


async def post_devices(call: Call) -> Link:
    """A link that moves one's seat to the device which follows it first."""
    wish = await call.body(bodies.DeviceWish)
    async with call.house.at(call.table, call.person) as room:
        if not call.person or wish.seat not in room.table.seats_of(call.person):
            raise rejected("not-your-seat")
        inviter, names = room.table.seats[wish.seat].name, room.table.names
    token = Token(call.table, wish.seat, DEVICE, inviter, call.house.now() + DEVICE_LINK)
    return await _link(call, token, names)


async def _link(call: Call, token: Token, names: Sequence[str]) -> Link:
    """A new link to a table where these sit."""
    secret, now = identity.new_token(call.house.draw), call.house.now()
    acts = [make_room(token, names, now), add_token(identity.digest(secret), token, now)]
    await call.house.storage.do(all_of(acts))
    base = call.house.settings.public_url or str(call.request.base_url)
    link = f"{base.rstrip('/')}/#/join/{secret}"  # behind the #, it reaches no log and no other site
    return Link(secret, link, segno.make(link).svg_inline(scale=4), token.expires or None)


def _name_at(call: Call, room: Room) -> str:
    """What one is called at a table; rejected if one does not sit there."""
    seats = room.table.seats_of(call.person) if call.person else []
    if not seats:
        raise rejected("not-invited")
    return room.table.seats[seats[0]].name


async def post_invitation(call: Call) -> bodies.Invitation:
    """Look at what a link offers; nothing is done yet. The token comes in the body, so that it reaches no log."""
    token = await _token(call, identity.digest((await call.body(bodies.LinkFollowed)).token))
    async with call.house.at(token.table, call.person, invited=True) as room:
        table = room.table
        if token.purpose == SEAT and token.seat not in (table.seats_of(call.person) if call.person else []):
            table.check_free(token.seat)
        seat = None if token.seat == WATCHING else token.seat
        return bodies.Invitation(token.purpose, seat, token.inviter or None, sight.look(table, call.house.now()))


async def _token(call: Call, digest: str) -> Token:
    """What a link is good for; rejected if it is good for nothing."""
    token = await call.house.storage.token(digest)
    if token is None or token.used or 0 < token.expires < call.house.now():
        raise rejected("bad-link")
    return token


async def post_join(call: Call) -> bodies.Seated:
    """Follow a link."""
    wish = await call.body(bodies.JoinWish)
    digest = identity.digest(wish.token)
    token = await _token(call, digest)
    if token.purpose == SEAT:
        name = await own_name(call, wish.name)
        async with call.house.at(token.table, call.person, invited=True) as room:
            return await _sit(call, room, token.seat, name)
    if token.purpose == DEVICE:
        return await _move_device(call, token, digest)
    await call.house.storage.do(add_place(call.identify(), token.table))
    return bodies.Seated(token.table, None)


async def _move_device(call: Call, token: Token, digest: str) -> bodies.Seated:
    """The seat belongs to this browser from now on, and its links are used up."""
    person = call.identify()
    async with call.house.at(token.table, person, invited=True) as room:
        await _token(call, digest)  # somebody may have been quicker
        seat, acts = room.table.seats[token.seat], [use_up(room.name, token.seat)]
        if seat.holder == person:
            await call.house.storage.do(acts[0])
        elif seat.holder is not None:
            acts += [drop_place(seat.holder, room.name, token.seat), add_place(seat.holder, room.name)]
            acts += [add_place(person, room.name, token.seat), set_name(person, seat.name, call.house.today)]
            await room.change(lambda table, now: table.change_device(token.seat, person, now), acts)
    return bodies.Seated(token.table, token.seat)


# Finished games


async def get_record(call: Call) -> Response:
    """The record of a finished game, one line of JSON."""
    async with call.house.at(call.table, call.person) as room:
        line = room.table.record(room.name).dump()
    name = f"{room.table.terms.game}-{room.name}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(line + b"\n", media_type="application/json", headers=headers)


async def get_replay(call: Call) -> Replay:
    """A finished game, moment by moment, from a seat (`viewer=0`) or from above."""
    async with call.house.at(call.table, call.person) as room:
        room.table.record(room.name)  # refused while the game goes on
        wished = call.request.query_params.get("viewer", "")
        seats = {str(seat): seat for seat in range(len(room.table.seats))}
        viewer: Viewer = seats.get(wished, TABLE)
        return Replay(room.name, viewer, list(_frames(room.table, viewer)))


def _frames(table: Table, viewer: Viewer) -> Iterator[Frame]:
    """The first position, and the one after each move that counts."""
    assert table.match is not None
    match = table.match
    position = table.game.start(match.setup, table.options)
    yield Frame(None, None, [], Raw(position.view(viewer).json()))
    for number, (seat, move) in enumerate(match.moves, 1):
        happening = Happening(number, 0, None, tuple(position.play(move)))
        events = told(happening, viewer, table.terms.game, table.names, {})
        yield Frame(seat, Raw(msgspec.json.encode(move)), events, Raw(position.view(viewer).json()))


# For hosts


async def get_health(call: Call) -> bodies.Health:
    """Whether the server works: its disk, and what goes on in the background."""
    await call.house.storage.try_out()
    if call.house.idle_work:
        raise rejected("fault")
    return bodies.Health("ok", version("lichtspiel"), "compiled" if form.compiled() else "source")


async def get_metrics(call: Call) -> str:
    """The figures for Prometheus."""
    return call.house.metrics.text()


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", get_me, None, Me),
    Endpoint("PUT", "/api/me", put_me, bodies.NameWish, Me),
    Endpoint("DELETE", "/api/me", delete_me, None, None, 204, cost=40),
    Endpoint("GET", "/api/games", get_games, None, bodies.Games, cost=2),
    Endpoint("GET", "/api/games/{game}/rules", get_rules, None, bodies.RuleBook, cost=2),
    Endpoint("GET", "/api/words/{lang}", get_words, None, "text/plain; charset=utf-8", cost=2),
    Endpoint("GET", "/api/tables", get_tables, None, OpenTables, cost=5),
    Endpoint("POST", "/api/tables", post_tables, bodies.TableWish, bodies.Seated, 201, cost=4),
    Endpoint("GET", "/api/tables/{table}", get_table, None, State, cost=2),
    Endpoint("POST", "/api/tables/{table}/seats", post_seat, bodies.SitWish, bodies.Seated, 201, cost=3),
    Endpoint("POST", "/api/tables/{table}/invitations", post_invitations, bodies.InvitationWish, Link, 201, cost=10),
    Endpoint("POST", "/api/tables/{table}/devices", post_devices, bodies.DeviceWish, Link, 201, cost=10),
    Endpoint("POST", "/api/invitation", post_invitation, bodies.LinkFollowed, bodies.Invitation),
    Endpoint("POST", "/api/join", post_join, bodies.JoinWish, bodies.Seated, 201, cost=3),
    Endpoint("GET", "/api/tables/{table}/record", get_record, None, "application/json", cost=3),
    Endpoint("GET", "/api/tables/{table}/replay", get_replay, None, Replay, cost=20),
    Endpoint("GET", "/health", get_health, None, bodies.Health, cost=0),
    Endpoint("GET", "/metrics", get_metrics, None, "text/plain; version=0.0.4", cost=0),
)
