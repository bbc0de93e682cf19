"""One WebSocket a client for a table: what it may say, and what is done about it."""

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, assert_never

import msgspec
from msgspec import Raw
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from lichtspiel.bots import strongest
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.core.refusals import Refused
from lichtspiel.server.bots.pool import BotError
from lichtspiel.server.bots.questions import Answer, Question
from lichtspiel.server.edge.addresses import address_of
from lichtspiel.server.edge.limits import PENALTY, Bucket
from lichtspiel.server.edge.origins import welcome_origin
from lichtspiel.server.http.requests import asked_language
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import messages
from lichtspiel.server.live.audience import States
from lichtspiel.server.live.connections import STALE_ROOM, TOO_SLOW, Connection
from lichtspiel.server.live.messages import AnyMessage, Done, Hinted, Pong, Previewed, PreviewEvent
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import chosen_language, server_refused
from lichtspiel.server.store.storage import add_place, drop_place, use_up
from lichtspiel.table import views
from lichtspiel.table.events import phrase
from lichtspiel.table.journal import Entry
from lichtspiel.table.refusals import refused
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds
from lichtspiel.words import Phrase

Action = Callable[[Table, int, Milliseconds], list[Entry]]  # of a seat

REFUSED_HERE: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
FAULT: Final = 1011
CLOSING: Final = {"no-table": NO_TABLE, "no-game": NO_TABLE, "damaged": NO_TABLE, "storage": STALE_ROOM}
GOODBYE: Final = 2.0  # seconds for a last word to a client that is sent away
FORBEARANCE: Final = 100  # so much annoyance is borne at once, and one more every second, before a client is sent away
ANNOYANCE: Final = {"slow-down": 5, "bad-request": 1}
COST: Final[dict[type[messages.Message], int]] = {messages.Look: 4, messages.AskAid: 2, messages.AskHint: 5}


async def table_socket(socket: WebSocket) -> None:
    """Let a client in, or say why not. The handshake is always completed, so that a browser can read the code."""
    hub: Hub = socket.app.state.hub
    address = address_of(socket)
    if not await let_in(socket):
        return
    if not welcome_origin(socket.headers, hub.settings):
        await dismiss(socket, REFUSED_HERE, "origin")
        return
    with hub.crowd.enter(address) as room_for_more:
        if not room_for_more:
            await dismiss(socket, TOO_MANY, "too-many-connections")
            return
        session = Session(hub, socket, address)
        try:
            await session.run()
        except Refused as error:
            await dismiss(socket, CLOSING.get(error.code, TOO_MANY), error.code)
        except (WebSocketDisconnect, ConnectionError):
            pass
        except Exception as error:
            hub.metrics.count("faults")
            log("socket failed", logging.ERROR, fault=error)
            await dismiss(socket, FAULT)


async def no_socket(socket: WebSocket) -> None:
    """There is none at this address."""
    if await let_in(socket):
        await dismiss(socket, NO_TABLE, "no-page")


async def let_in(socket: WebSocket) -> bool:
    """Complete the handshake; False if the client has gone while it waited for its turn."""
    try:
        await socket.accept()
    except RuntimeError:  # Starlette says so where it meets the end instead of the beginning
        return False
    return True


async def dismiss(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close, unless that is done already or they have gone by themselves."""
    with contextlib.suppress(WebSocketDisconnect, WebSocketDisconnected):
        await socket.close(code, reason)


class Session:
    """A client at a table, from coming in to leaving."""

    def __init__(self, hub: Hub, socket: WebSocket, address: str) -> None:
        settings, query = hub.settings, socket.query_params
        self.hub = hub
        self.socket = socket
        self.address = address
        self.name: str = socket.path_params["table"]
        self.since = _number(query.get("since"))
        person = hub.signer.read_header(socket.headers.get("cookie", ""))
        lang = asked_language(socket)
        self.connection = Connection(socket, person, lang, settings.queue, address)
        elapsed = hub.clock.elapsed
        own = hub.talkers.of(person) if person else Bucket(settings.messages_per_second, clock=elapsed)
        self.limits = (own, hub.households.of(address))
        self.forbearance = Bucket(1, FORBEARANCE, elapsed)
        self.hinting = False  # one hint at a time: the bots of others think in the same few processes

    async def run(self) -> None:
        """Come in, listen and answer, leave."""
        async with self.hub.at(self.name, self.connection.person) as room:
            if room.audience.full_for(self.connection):
                raise server_refused("too-many-connections")
            self.room = room
            room.charged_address = room.charged_address or self.address
            self._enter()
        self.hub.welcome(self.connection.person)
        sending = asyncio.create_task(self._send_on())
        try:
            while self.connection.closing is None:
                await self._hear(await self._next())
        except asyncio.CancelledError:
            if self.connection.closing is None:
                raise
        finally:
            self.room.audience.leave(self.connection)
            if self.connection.closing == TOO_SLOW:
                self.hub.metrics.count("dropped")
            elif self.connection.closing is not None:
                await asyncio.wait([sending], timeout=GOODBYE)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending

    def _enter(self) -> None:
        """Come in and be shown the table; whoever cannot be shown it is not there."""
        try:
            cost = self.room.audience.enter(self.connection, self.since)
        except Exception:
            self.room.audience.leave(self.connection)
            raise
        self.hub.addresses.charge(self.address, cost)

    async def _next(self) -> Any:
        self.connection.listener = asyncio.current_task()
        try:
            return await self.socket.receive()
        finally:
            self.connection.listener = None

    async def _send_on(self) -> None:
        """Send until the client is sent away; the close wakes the listening side."""
        with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
            await self.connection.send_on()
            await self.socket.close(self.connection.closing or FAULT)

    async def _hear(self, event: Any) -> None:
        """One message, or the end."""
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        self.hub.metrics.count("messages_in")
        await self.hub.turns.wait(self.address)
        ref = ""
        try:
            message = self._decoded(event)
            ref = message.ref
            self._check_pace(COST.get(type(message), 1))
            await self._do(message)
        except Refused as error:
            self._refuse(error, ref)
            if error.code == "slow-down":
                await asyncio.sleep(PENALTY)  # what it says meanwhile waits on its side of the line

    def _check_pace(self, cost: int) -> None:
        """Whether this person, and all who come from there, may say so much now; refused if not."""
        if not all(limit.take(cost) for limit in self.limits):
            raise server_refused("slow-down")

    def _refuse(self, error: Refused, ref: str) -> None:
        self.hub.metrics.count("refused", f'code="{error.code}"')
        self.connection.reply(messages.refused_reply(error.refusal, ref, self.connection.lang))
        if not self.forbearance.take(ANNOYANCE.get(error.code, 0)):
            self.connection.close(TOO_MANY)

    def _decoded(self, event: Any) -> AnyMessage:
        text = event.get("text")
        try:
            return messages.decoder.decode(text if text is not None else event.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._check_pace(1)
            raise server_refused("bad-request", fault=str(error)[:200] or type(error).__name__) from None

    async def _do(self, message: AnyMessage) -> None:  # noqa: C901, PLR0912 (one case for each message)
        if not isinstance(message, messages.Ping):
            self.room.audience.hear(self.connection.person)
        match message:
            case messages.Look():
                await self.look(message)
            case messages.MakeMove():
                await self.move(message)
            case messages.AskPreview():
                await self.preview(message)
            case messages.AskHint():
                await self.hint(message)
            case messages.AskAid():
                await self.aid(message)
            case messages.Undo():
                await self.undo(message)
            case messages.Answer():
                await self.answer(message)
            case messages.Start():
                await self.act(message.ref, lambda table, _, now: self.hub.start(table, now))
            case messages.Fill(seat=seat, bot=bot):
                await self.act(message.ref, lambda table, _, now: table.seat_bot(seat, bot, now))
            case messages.Leave():
                await self.leave(message)
            case messages.Pause():
                await self.act(message.ref, Table.pause)
            case messages.Resume():
                await self.act(message.ref, Table.resume)
            case messages.SetPace(pace=pace):
                await self.act(message.ref, lambda table, seat, now: table.set_pace(seat, pace, now))
            case messages.HandOver():
                await self.hand_over(message)
            case messages.Return():
                await self.act(message.ref, Table.take_back_seat, message.seat)
            case messages.Resign():
                await self.act(message.ref, _resign, message.seat)
            case messages.Rematch():
                await self.rematch(message)
            case messages.Ping():
                self.connection.reply(Pong(ref=message.ref, now=self.hub.now()))
            case _:
                assert_never(message)

    def seat(self, wished: int | None) -> int:
        """The seat this client speaks for; refused if it is not theirs."""
        mine = self.room.table.seats_of(self.connection.person) if self.connection.person else []
        if wished is None:
            wished = self.connection.wish if self.connection.wish in mine else (mine[0] if mine else None)
        if wished is None or wished not in mine:
            raise server_refused("not-your-seat")
        return wished

    @contextlib.asynccontextmanager
    async def at_table(self) -> AsyncIterator[Table]:
        """The table, while nobody else changes it: only then it is certain whose seat is whose."""
        async with self.room.lock:
            if self.room.gone:
                raise server_refused("busy")
            yield self.room.table

    async def act(self, ref: str, action: Action, wished: int | None = None) -> None:
        """Change the table for a seat of this client, and confirm it; what was already done is not done again."""
        async with self.at_table() as table:
            seat = self.seat(wished)
            if not self._done_before(table, ref):
                await self.room.change(lambda table, now: action(table, seat, now))
        self.connection.reply(Done(ref=ref, version=self.room.table.version))

    def _done_before(self, table: Table, ref: str) -> bool:
        """Whether this message was carried out already, for whichever seat of this client."""
        return any(table.repeats(own, ref) for own in table.seats_of(self.connection.person))

    # What each message does

    async def look(self, message: messages.Look) -> None:
        async with self.at_table() as table:
            if message.seat is not None:
                self.connection.wish = self.seat(message.seat)
            if message.lang is not None:
                self.connection.lang = chosen_language(message.lang)
            self.connection.shown = 0  # another seat was told other things
            cost = self.room.audience.show(self.connection, States(self.room.audience), missed=True)
        for limit in self.limits:
            limit.charge(cost)
        self.connection.reply(Done(ref=message.ref, version=table.version))

    async def move(self, message: messages.MakeMove) -> None:
        move, ref = read_move(self.room.table.game, message.move), message.ref
        async with self.at_table() as table:
            seat = self.seat(self._mover(message.seat))
            if not self._done_before(table, ref):
                await self.room.change(lambda table, now: table.submit(seat, move, message.version, now, ref=ref))
        self.connection.reply(Done(ref=ref, version=self.room.table.version))

    def _mover(self, wished: int | None) -> int | None:
        """On one device that is passed round, a move is made for whose turn it is."""
        table = self.room.table
        if wished is None and table.terms.visibility == "local" and table.to_move is not None:
            return table.to_move
        return wished

    async def preview(self, message: messages.AskPreview) -> None:
        move = read_move(self.room.table.game, message.move)
        async with self.at_table() as table:
            seat = self.seat(self._mover(message.seat))
            events = preview_events(table, table.preview(seat, move, message.version), seat)
        self.connection.reply(Previewed(ref=message.ref, version=message.version, events=events))

    async def hint(self, message: messages.AskHint) -> None:
        """Asks the strongest bot, which gets no more than the seat's own view."""
        async with self.at_table() as table:
            seat = self.seat(self._mover(message.seat))
            if not table.terms.aids.hints:
                raise refused("aid-off")
            if table.phase != "playing" or table.to_move != seat:
                raise refused("not-to-move")
            if self.hinting:
                raise server_refused("busy")
            version, bot = table.version, strongest(table.game)
            question = self.room.autoplay.question(bot, seat)
        self.hinting = True
        self.hub.spawn(lambda: self._hint(message.ref, version, question))

    async def aid(self, message: messages.AskAid) -> None:
        async with self.at_table() as table:
            version, said = table.version, views.aid(table, self.seat(self._mover(message.seat)))
        self.connection.reply(messages.Aided(ref=message.ref, version=version, aid=said))

    async def _hint(self, ref: str, version: int, question: Question) -> None:
        """Beside the conversation, so that the client can go on."""
        try:
            answer = await self._advice(question)
            async with self.room.lock:
                says = self._said(answer, version, question.seat)
        except BotError:
            self._refuse(server_refused("busy"), ref)
        except Refused as error:
            self._refuse(error, ref)
        else:
            reasons, chances = answer.reasons, answer.chances
            self.connection.reply(
                Hinted(
                    ref=ref,
                    version=version,
                    move=answer.move,
                    bot=question.bot,
                    says=says,
                    reasons=reasons,
                    chances=chances,
                )
            )
        finally:
            self.hinting = False

    async def _advice(self, question: Question) -> Answer:
        """From many connections, too, one address does not keep the bots of all others waiting."""
        with self.hub.advised.enter(self.address) as room_for_more:
            if not room_for_more:
                raise server_refused("busy")
            return await self.hub.thinkers.choose(question._replace(advice=True), self.address)

    def _said(self, answer: Answer, version: int, seat: int) -> list[Phrase]:
        """The advised move in sentences, if the game has not gone on meanwhile."""
        table = self.room.table
        if table.version != version:
            raise refused("stale")
        return preview_phrases(table.position, read_move(table.game, answer.move), table.names, seat)

    async def undo(self, message: messages.Undo) -> None:
        ref, seen = message.ref, message.version
        await self.act(ref, lambda table, seat, now: table.ask_undo(seat, now, seen, ref=ref), message.seat)

    async def answer(self, message: messages.Answer) -> None:
        def answer(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
            return table.answer_undo(seat, now, message.version, agree=message.agree, ref=message.ref)

        await self.act(message.ref, answer, message.seat)

    async def leave(self, message: messages.Leave) -> None:
        person, name = self.connection.person, self.name
        async with self.at_table() as table:
            seat = self.seat(message.seat)
            if table.phase == "gathering":
                acts = (drop_place(person, name, seat), add_place(person, name), use_up(name, seat))
                await self.room.change(lambda table, now: table.vacate(seat, now), acts)
            else:
                await self.room.change(lambda table, now: table.hand_over(seat, "away", now, wished=True))
        self.connection.reply(Done(ref=message.ref, version=self.room.table.version))

    async def hand_over(self, message: messages.HandOver) -> None:
        def hand_over(table: Table, _: int, now: Milliseconds) -> list[Entry]:
            self._check_away(message.seat)
            return table.hand_over(message.seat, "away", now)

        await self.act(message.ref, hand_over)

    def _check_away(self, seat: int) -> None:
        """A bot can stand in only for somebody who has been away for a while."""
        held = self.room.table.seat_at(seat)
        left = self.room.audience.absence_left(seat)
        if left is None and held.holder is not None:
            self._check_idle(seat)
        if left:
            raise server_refused("not-away", seconds=math.ceil(left))

    def _check_idle(self, seat: int) -> None:
        """Nor is anybody stood in for who is there, unless all wait for them and they do nothing."""
        left = self.room.audience.idle_left(seat)
        if left is None:
            raise server_refused("is-there")
        if left:
            raise server_refused("not-idle", seconds=math.ceil(left))

    async def rematch(self, message: messages.Rematch) -> None:
        """Whoever asks first makes the new table; the others find it in the state."""
        async with self.at_table():
            self.seat(None)
            await make_rematch(self.hub, self.room, self.connection.person, self.address)
        self.connection.reply(Done(ref=message.ref, version=self.room.table.version))


def _resign(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
    return table.hand_over(seat, "resigned", now)


async def make_rematch(hub: Hub, room: Room, person: str, address: str) -> None:
    """A new table with everybody one seat further, and a word at the old one. The caller holds its lock."""
    if room.table.rematch is not None:
        return
    if room.table.phase != "over":
        raise refused("not-over")
    if not hub.makers.take(address):
        raise server_refused("too-many-tables-here")
    table, entries = room.table.rematch_table(hub.now())
    next_one, acts = hub.plan_table(table, entries, person)
    await room.change(lambda old, now: old.offer_rematch(next_one.name, now), acts)
    hub.open_table(next_one, address).autoplay.go_on()


def preview_events(table: Table, events: Sequence[Event], seat: int) -> list[PreviewEvent]:
    """Events that would happen, as the seat would be told of them."""
    encode = msgspec.json.encode
    said = [phrase(table.terms.game, event, table.names, seat) for event in events]
    return [PreviewEvent(Raw(encode(event)), Raw(encode(each))) for event, each in zip(events, said, strict=True)]


def read_move(game: AnyGame, form: Raw) -> Move:
    """The move that a client sends: decoded here, once; refused if it has not the form of one."""
    try:
        return game.read_move(form)
    except (msgspec.ValidationError, RecursionError) as error:
        raise refused("malformed", fault=str(error)[:200]) from None
    except msgspec.MsgspecError as error:
        raise server_refused("bad-request", fault=str(error)[:200]) from None


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else 0
