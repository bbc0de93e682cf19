"""What people say to each other at a table. It is never written down, and forgotten when the table falls asleep."""

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from lichtspiel.core.names import MOST_TEXT, sayable
from lichtspiel.server.edge.limits import Bucket, Buckets
from lichtspiel.server.live.connections import Connection
from lichtspiel.server.live.messages import Said, Say, Spoken
from lichtspiel.server.refusals import server_refused

if TYPE_CHECKING:
    from lichtspiel.server.live.rooms import Room

KEPT: Final = 50  # words, for whoever comes in later
PACE: Final = 0.25  # words a second of one person, once a few are said
AT_ONCE: Final = 5.0
WATCHERS: Final = 2.0  # words a second of all who watch together: many may
MOST_WATCHERS: Final = 200  # whose numbers are remembered


class Word(NamedTuple):
    """What was said, and by whom: their id, or the address of who has none."""

    speaker: str
    spoken: Spoken


class Talk:
    """The last words at a table. Who watches is heard by others who watch; who plays is heard by all."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.hub = room.hub
        self.kept: deque[Word] = deque(maxlen=KEPT)
        self._refs: deque[tuple[str, str]] = deque(maxlen=KEPT)  # so that what is sent again is not said again
        self._watchers: dict[str, int] = {}
        self._counted = 0
        self._speakers = Buckets(PACE, AT_ONCE / PACE, room.hub.clock.elapsed)
        self._watching = Bucket(WATCHERS, clock=room.hub.clock.elapsed)
        self._said = 0

    def say(self, connection: Connection, seat: int | None, message: Say) -> None:
        """Tell everybody who may hear it; refused if it cannot be said, or was too much."""
        text = self._text(message)
        speaker = connection.person or connection.address
        if message.ref and (speaker, message.ref) in self._refs:
            return
        self._check_pace(speaker, seat)
        self._refs.append((speaker, message.ref))
        self._said += 1
        held = None if seat is None else self.room.table.seats[seat]
        spoken = Spoken(
            number=self._said,
            at=self.hub.now(),
            seat=seat,
            name=None if held is None else held.name,
            came=None if held is None else held.since,
            watcher=self._watcher(speaker) if seat is None else None,
            saying=message.saying,
            text=text,
        )
        self.kept.append(Word(speaker, spoken))
        for other in self.room.audience.connections:
            self._tell(other, [spoken])

    def retell(self, connection: Connection) -> None:
        """Tell somebody who comes in what was said before."""
        self._tell(connection, [word.spoken for word in self.kept])

    def forget(self, person: str) -> None:
        """Drop what somebody said from this device, or at seats that are theirs."""
        seats = self.room.table.seats
        stays = [(seat, seats[seat].since) for seat in self.room.table.seats_of(person)]
        others = [word for word in self.kept if word.speaker != person]
        self.kept = deque((word for word in others if (word.spoken.seat, word.spoken.came) not in stays), KEPT)
        self._refs = deque((ref for ref in self._refs if ref[0] != person), KEPT)
        self._watchers.pop(person, None)

    def _tell(self, connection: Connection, words: Iterable[Spoken]) -> None:
        plays = any(seat.holder == connection.person for seat in self.room.table.seats)
        heard = [spoken for spoken in words if spoken.seat is not None or not plays]
        if heard:
            connection.reply(Said(words=heard))

    def _text(self, message: Say) -> str | None:
        """A text on one line, if it is one and allowed."""
        if (message.saying is None) == (message.text is None):
            raise server_refused("bad-request", fault="say: either a saying or a text")
        if message.text is None:
            return None
        if not self.room.table.terms.chat:
            raise server_refused("no-chat")
        text = " ".join(message.text.split())
        if not sayable(text):
            raise server_refused("text", most=MOST_TEXT)
        return text

    def _check_pace(self, speaker: str, seat: int | None) -> None:
        if not self._speakers.take(speaker) or (seat is None and not self._watching.take()):
            raise server_refused("slow-down")

    def _watcher(self, speaker: str) -> int:
        """Those who watch have no names here: nobody among them can pass for a player."""
        if speaker not in self._watchers:
            if len(self._watchers) >= MOST_WATCHERS:
                del self._watchers[next(iter(self._watchers))]
            self._counted += 1
            self._watchers[speaker] = self._counted
        return self._watchers[speaker]
