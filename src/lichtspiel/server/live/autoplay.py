"""How a table goes on by itself: bots move when it is their turn, and clocks run out."""

import asyncio
import logging
import math
from typing import TYPE_CHECKING, Final

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import Refused
from lichtspiel.server.bots.pool import BotError, answered_after
from lichtspiel.server.bots.questions import Question, listens
from lichtspiel.server.live.stops import Stop
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import SECOND, Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.live.rooms import Room

RECOVERY: Final = 2.0  # seconds until what could not be written is tried again
LONGEST_ALARM: Final = 86_400  # seconds: an event loop sleeps no longer, so a clock of days is looked at every day
LEAST_STEP: Final = 0.1  # seconds between two looks at who is ready to go on


class AutoPlay:
    """The bots and the clocks of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.hub = room.hub
        self.looked_at = Stop(room)
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table that goes on."""
        return self.room.table

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None

    def stop(self) -> None:
        """No more thinking, no more alarms."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    def go_on(self) -> None:
        """Let a bot think if it is its turn, and set the alarm for the clock that runs."""
        if self.room.gone:
            return
        if self.table.bot_to_move is not None and self._thinking is None:
            self._thinking = self.hub.spawn(self._play_bots)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.clocks.deadline
        if deadline is not None:
            self._set_alarm(min(max(0, deadline - self.hub.now()) / SECOND, LONGEST_ALARM))

    def _set_alarm(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.hub.spawn, self.flag)

    async def flag(self) -> None:
        """A clock has run out, or the alarm was set for part of the way only, or the time has stepped."""
        if self.room.gone:
            return
        present = [seat for seat, there in enumerate(self.room.audience.presence().online) if there]
        try:
            await self.room.act(lambda table, now: table.flag(now, present))
        except StorageUnavailable:
            self._set_alarm(RECOVERY)
        else:
            self.go_on()

    async def _play_bots(self) -> None:
        """Play for bots as long as it is their turn."""
        try:
            while self.table.bot_to_move is not None and not self.room.gone:
                try:
                    await self._play_bot()
                except StorageUnavailable:
                    await asyncio.sleep(RECOVERY)
        except Exception as error:
            self.hub.metrics.count("faults")
            log("bot turn failed", logging.ERROR, fault=error, table=self.room.name)
        finally:
            self._thinking = None

    async def _play_bot(self) -> None:
        bot, seat, version = self.table.bot_to_move, self.table.to_move, self.table.version
        assert bot is not None
        assert seat is not None
        elapsed = self.hub.clock.elapsed
        begun, pause = elapsed(), self.table.bot_wait / SECOND if self.room.audience.connections else 0
        answer = await self._answer(bot, seat)
        took, floor = elapsed() - begun, self.hub.settings.bot_floor / SECOND
        pause = await self._looked_at(begun, pause, max(floor, LEAST_STEP))
        await asyncio.sleep(max(0.0, answered_after(took, pause, floor) - (elapsed() - begun)))
        async with self.room.lock:
            if self.room.gone:
                return
            if self.table.bot_to_move != bot or self.table.to_move != seat or self.table.moved_at > version:
                return  # it was asked about a position that is no more
            await self.room.change(lambda table, now: self._move(table, seat, bot, answer, now))

    async def _looked_at(self, begun: float, pause: float, step: float) -> float:
        """How long a bot waits: if people look at a scored round, until they go on, in whole steps, and one pace."""
        steps, version = 0, self.table.moved_at
        while self.looked_at.lasts(passed := self.hub.clock.elapsed() - begun) and not self.room.gone:
            if self.table.bot_to_move is None or self.table.moved_at > version:
                break
            steps = max(steps + 1, math.ceil(passed / step))
            await asyncio.sleep(max(0.0, steps * step - passed))
        return max(steps * step, self.table.pace / SECOND) if steps else pause

    async def _answer(self, bot: str, seat: int) -> Move | BotError:
        """What the bot would play."""
        game = self.table.game
        try:
            question = self.question(bot, seat)
            if self.table.terms.daily is not None:  # everybody's opponents think alike, however busy a machine is
                question = question._replace(seconds=math.inf)
            answer = await self.hub.thinkers.choose(question, self.room.charged_address)
            return game.read_move(answer.move)
        except BotError as error:
            return error
        except msgspec.MsgspecError:
            return BotError("nonsense")

    def _move(self, table: Table, seat: int, bot: str, answer: Move | BotError, now: Milliseconds) -> list[Entry]:
        """Make the bot's move, or a random one if it failed or talked nonsense."""
        reason = str(answer)
        if not isinstance(answer, BotError):
            try:
                entries = table.submit(seat, answer, table.version, now, by=bot)
            except Refused:
                reason = "nonsense"
            else:
                self.hub.metrics.count("bot_moves")
                return entries
        log("bot replaced", logging.WARNING, table=self.room.name, game=table.terms.game, bot=bot, how=reason)
        self.hub.metrics.count("bot_faults", f'fault="{reason}"')
        move = table.position.random_move(Chance(self.bot_seed))
        return table.submit(seat, move, table.version, now, by=bot)

    def question(self, bot: str, seat: int) -> Question:
        """All that a bot at this seat may know."""
        table = self.table
        events = table.told_to(seat) if listens(table.terms.game, bot) else []
        seconds = self.hub.settings.bot_seconds / 2  # the other half is for the way, and for being late
        view, legal = table.position.view(seat), table.position.legal()
        return Question(table.terms.game, bot, seat, self.bot_seed, seconds, table.names, view, events, legal)

    @property
    def bot_seed(self) -> str:
        """Where the chance in a bot's next move comes from, and in the random one that replaces it."""
        assert self.table.match is not None
        return f"{self.table.bot_seed}/{len(self.table.match.moves)}"
