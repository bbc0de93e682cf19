"""What a client can do at its table: one action for each message."""

import math
from collections.abc import Callable, Sequence
from typing import assert_never

import msgspec
from msgspec import Raw

from lichtspiel.bots import strongest
from lichtspiel.bots.advice import Course, settled
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.core.refusals import Refused
from lichtspiel.server.bots.pool import BotError
from lichtspiel.server.bots.questions import Answer, Question
from lichtspiel.server.live import messages
from lichtspiel.server.live.audience import States
from lichtspiel.server.live.connections import Connection
from lichtspiel.server.live.messages import AnyMessage, Done, Hinted, Pong, Previewed, PreviewEvent
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import chosen_language, server_refused
from lichtspiel.server.store.late import links, statements
from lichtspiel.table import views
from lichtspiel.table.journal import Entry
from lichtspiel.table.refusals import refused
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds
from lichtspiel.table.wording import phrase
from lichtspiel.words import Phrase

Action = Callable[[Table, int, Milliseconds], list[Entry]]  # of a seat


class AtTable:
    """A table for the length of a block in which nobody else changes it; refused if it has fallen asleep."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Table:
        await self.room.lock.acquire()
        if self.room.gone:
            self.room.lock.release()
            raise self.room.absence()
        return self.room.table

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Actions:
    """All that one connection can ask for at a table it has entered."""

    def __init__(
        self,
        room: Room,
        connection: Connection,
        charge: Callable[[int], None],
        refuse: Callable[[Refused, str], None],
    ) -> None:
        self.room = room
        self.hub = room.hub
        self.connection = connection
        self.charge = charge  # to the limits of the client
        self.refuse = refuse  # what comes too late to be raised
        self._at_table = AtTable(room)
        self.hinting: messages.AskHint | None = None  # one at a time: others' bots think in the same few processes

    async def do(self, message: AnyMessage) -> None:  # noqa: C901, PLR0912, PLR0915 (one case for each message)
        """Carry out a message; refused if that is not possible."""
        if type(message) is not messages.Ping:
            self.room.audience.hear(self.connection.person)
        match message:
            case messages.MakeMove():  # the first, since most are: to be told from others takes long
                await self.move(message)
            case messages.Look():
                await self.look(message)
            case messages.AskPreview():
                await self.preview(message)
            case messages.AskHint():
                await self.hint(message)
            case messages.AskCoach():
                await self.coach(message)
            case messages.AskAid():
                await self.aid(message)
            case messages.Undo():
                await self.undo(message)
            case messages.AnyAnswer():
                await self.answer(message)
            case messages.Start():
                await self.act(message.ref, self._start)
            case messages.Fill():
                await self.fill(message)
            case messages.SendAway():
                await self.send_away(message)
            case messages.AddSalt():
                await self.salt(message)
            case messages.Leave():
                await self.leave(message)
            case messages.Pause():
                await self.act(message.ref, Table.pause)
            case messages.Resume():
                await self.act(message.ref, Table.resume)
            case messages.SetPace(pace=pace):
                await self.act(message.ref, lambda table, seat, now: table.set_pace(seat, pace, now))
            case messages.Ready():
                await self.ready(message)
            case messages.HandOver():
                await self.hand_over(message)
            case messages.Return():
                await self.act(message.ref, Table.take_back_seat, message.seat)
            case messages.Resign():
                await self.resign(message)
            case messages.End():
                await self.end(message)
            case messages.Rematch():
                await self.rematch(message)
            case messages.Say():
                await self.say(message)
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

    def at_table(self) -> "AtTable":
        """The table, while nobody else changes it: only then it is certain whose seat is whose."""
        return self._at_table

    async def act(self, ref: str, action: Action, wished: int | None = None) -> None:
        """Change the table for a seat of this client, and confirm it; what was already done is not done again."""
        async with self.at_table() as table:
            seat = self.seat(wished)
            if not table.done_before(self.connection.person, ref):
                await self.room.change(lambda table, now: action(table, seat, now))
        self.connection.reply(Done(ref=ref, version=self.room.table.version))

    # What each message does

    async def look(self, message: messages.Look) -> None:
        async with self.at_table() as table:
            if message.seat is not None:
                self.connection.wish = self.seat(message.seat)
            if message.lang is not None:
                self.connection.lang = chosen_language(message.lang)
            self.connection.shown = 0
            cost = self.room.audience.show(self.connection, States(self.room.audience), missed=True)
        self.charge(cost)
        self.connection.reply(Done(ref=message.ref, version=table.version))

    async def move(self, message: messages.MakeMove) -> None:
        move, ref = read_move(self.room.table.game, message.move), message.ref
        async with self.at_table() as table:
            seat = self.seat(self._mover(message.seat))
            if not table.done_before(self.connection.person, ref):
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
            if self.hinting is not None:
                raise server_refused("busy")
            version, bot = table.version, strongest(table.game)
            assert table.match is not None
            made = [move for _, move in table.match.moves]
            question = self.room.autoplay.question(bot, seat)._replace(planned=self._planned(seat, made), advice=True)
        self.hinting = message
        self.hub.spawn(lambda: self._hint(message, version, question, made))

    async def coach(self, message: messages.AskCoach) -> None:
        """Asks a bot worker, which gets no more than the seat's own view. A move waits for this, so it never fails."""
        move = read_move(self.room.table.game, message.move)
        async with self.at_table() as table:
            seat = self.seat(self._mover(message.seat))
            if not table.coached:
                raise refused("aid-off")
            table.check_move(seat, move, message.version)
            assert table.match is not None
            planned = self._planned(seat, [made for _, made in table.match.moves])
            question = self.room.autoplay.question(strongest(table.game), seat)._replace(planned=planned, weighed=move)
        self.hub.spawn(lambda: self._coach(message, question))

    def _planned(self, seat: int, made: list[Move]) -> tuple[Move, ...]:
        """What is left of a plan that the seat was advised to follow, and did."""
        return tuple(self.room.advised.get(seat, Course()).left_after(made))

    async def _coach(self, message: messages.AskCoach, question: Question) -> None:
        """Beside the conversation, so that the client can go on."""
        try:
            found = (await self._advice(question)).caution
        except (BotError, Refused):
            found = None
        said = (
            None
            if found is None
            else found.sentence(question.game, question.names, question.seat, self.connection.lang)
        )
        rule = None if found is None else found.rule
        self.connection.reply(messages.Coached(ref=message.ref, version=message.version, caution=said, rule=rule))

    async def aid(self, message: messages.AskAid) -> None:
        async with self.at_table() as table:
            version, said = table.version, views.aid(table, self.seat(self._mover(message.seat)))
        self.connection.reply(messages.Aided(ref=message.ref, version=version, aid=said))

    async def _hint(self, message: messages.AskHint, version: int, question: Question, made: list[Move]) -> None:
        """Beside the conversation, so that the client can go on."""
        try:
            hinted: Hinted | Refused = await self._hinted(message.ref, version, question, made)
        except BotError:
            hinted = server_refused("busy")
        except Refused as error:
            hinted = error
        finally:
            wanted = self.hinting is message  # else the client has gone on elsewhere, and asks again there
            if wanted:
                self.hinting = None
        if wanted:
            self._answer_hint(hinted, message.ref)

    def _answer_hint(self, hinted: Hinted | Refused, ref: str) -> None:
        if isinstance(hinted, Refused):
            self.refuse(hinted, ref)
        else:
            self.connection.reply(hinted)

    async def _hinted(self, ref: str, version: int, question: Question, made: list[Move]) -> Hinted:
        answer = await self._advice(question)
        async with self.room.lock:
            says, chances = self._said(answer, version, question.seat)
        game = self.room.table.game
        moves = [read_move(game, form) for form in (answer.move, *answer.plan)]
        self.room.advised[question.seat] = Course(made, question.planned, moves)
        return Hinted(
            ref=ref,
            version=version,
            move=answer.move,
            bot=question.bot,
            says=says,
            reasons=answer.reasons,
            chances=chances,
        )

    def take_hinting(self) -> list[bytes]:
        """The hint that was asked for and is not answered, and will not be here; to be asked for elsewhere."""
        asked, self.hinting = self.hinting, None
        return [] if asked is None else [msgspec.json.encode(asked)]

    async def _advice(self, question: Question) -> Answer:
        """From many connections, too, one address does not keep the bots of all others waiting."""
        with self.hub.advised.enter(self.connection.address) as room_for_more:
            if not room_for_more:
                raise server_refused("busy")
            return await self.hub.thinkers.choose(question, self.connection.address)

    def _said(self, answer: Answer, version: int, seat: int) -> tuple[list[Phrase], tuple[float, ...] | None]:
        """The advised move in sentences, and everybody's chances, if the game has not gone on meanwhile."""
        table = self.room.table
        if table.version != version:
            raise refused("stale")
        move, position = read_move(table.game, answer.move), table.position
        chances = answer.chances and settled(position, move, seat, answer.chances)
        return preview_phrases(position, move, table.names, seat), chances

    async def undo(self, message: messages.Undo) -> None:
        ref, seen = message.ref, message.version
        await self.act(ref, lambda table, seat, now: table.ask_undo(seat, now, seen, ref=ref), message.seat)

    async def answer(self, message: messages.AnyAnswer) -> None:
        def answer(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
            return table.answer(message.about, seat, now, message.version, agree=message.agree, ref=message.ref)

        await self.act(message.ref, answer, message.seat)

    async def resign(self, message: messages.Resign) -> None:
        ref = message.ref
        await self.act(ref, lambda table, seat, now: table.resign(seat, now, ref=ref), message.seat)

    async def end(self, message: messages.End) -> None:
        def ask(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
            return table.ask_end(seat, now, away=self.room.audience.long_away(), ref=message.ref)

        await self.act(message.ref, ask, message.seat)

    async def salt(self, message: messages.AddSalt) -> None:
        salt = bytes.fromhex(message.salt)
        await self.act(message.ref, lambda table, seat, now: table.salt(seat, salt, now), message.seat)

    async def leave(self, message: messages.Leave) -> None:
        person, name = self.connection.person, self.room.name
        async with self.at_table() as table:
            seat = self.seat(message.seat)
            if table.phase == "gathering":
                acts = (
                    statements.drop_place(person, name, seat),
                    statements.add_place(person, name, hidden=True),
                    links.use_up(name, seat),
                )
                await self.room.change(lambda table, now: table.vacate(seat, now), acts)
            else:
                await self.room.change(lambda table, now: table.hand_over(seat, "away", now, wished=True))
        self.connection.reply(Done(ref=message.ref, version=self.room.table.version))

    async def ready(self, message: messages.Ready) -> None:
        async with self.at_table() as table:
            self.seat(message.seat)
            self.room.autoplay.looked_at.hear(self.connection.person, message.version)
        self.connection.reply(Done(ref=message.ref, version=table.version))

    def _start(self, table: Table, seat: int, now: Milliseconds) -> list[Entry]:
        self._check_host(table, seat)
        return self.hub.start(table, now)

    async def fill(self, message: messages.Fill) -> None:
        def fill(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
            self._check_host(table, seat)
            return table.seat_bot(message.seat, message.bot, now)

        await self.act(message.ref, fill)

    def _check_host(self, table: Table, seat: int) -> None:
        """Among strangers whoever made the table decides who plays and when, unless they are gone."""
        if table.terms.visibility == "open" and table.phase == "gathering":
            left = self.room.audience.host_left()
            if left is None:
                table.check_host(seat)
            elif left:
                raise server_refused("host-away", player=table.names[table.host or 0], minutes=math.ceil(left / 60))

    def _deserted(self, table: Table, seat: int, by: int) -> bool:
        """Whether those who are there may free a seat: nobody who is there sits on it, and the host is gone."""
        nobody = table.seat_at(seat).holder is None or self.room.audience.absence_left(seat) == 0
        if nobody:
            self._check_host(table, by)
        return nobody and self.room.audience.host_left() == 0

    async def send_away(self, message: messages.SendAway) -> None:
        async with self.at_table() as table:
            by, seat, name = self.seat(None), message.seat, self.room.name
            acts, holder = [links.use_up(name, seat)], table.seat_at(seat).holder
            if holder is not None:
                acts += [statements.drop_place(holder, name, seat), statements.add_place(holder, name, hidden=True)]
            deserted = self._deserted(table, seat, by)
            await self.room.change(lambda table, now: table.send_away(seat, by, now, deserted=deserted), acts)
        self.connection.reply(Done(ref=message.ref, version=self.room.table.version))

    async def hand_over(self, message: messages.HandOver) -> None:
        def hand_over(table: Table, by: int, now: Milliseconds) -> list[Entry]:
            table.check_takes_part(by)
            table.check_patience()
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
            await make_rematch(self.room, self.connection.person, self.connection.address, message.salt)
        self.connection.reply(Done(ref=message.ref, version=self.room.table.version))

    async def say(self, message: messages.Say) -> None:
        """Say something as a player, or as somebody who watches; it changes nothing at the table."""
        async with self.at_table() as table:
            plays = bool(self.connection.person) and bool(table.seats_of(self.connection.person))
            seat = self.seat(message.seat) if plays or message.seat is not None else None
            self.room.talk.say(self.connection, seat, message)
        self.connection.reply(Done(ref=message.ref, version=table.version))


async def make_rematch(room: Room, person: str, address: str, salt: str | None = None) -> None:
    """A new table for everybody, one seat further, and a word at the old one. The caller holds its lock."""
    hub = room.hub
    if room.table.rematch is not None:
        return
    if room.table.phase != "over":
        raise refused("not-over")
    if not hub.makers.take(address):
        raise server_refused("too-many-tables-here")
    table, entries = room.table.rematch_table(person, hub.now())
    next_one, acts = hub.plan_table(table, entries, person, salt)
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
