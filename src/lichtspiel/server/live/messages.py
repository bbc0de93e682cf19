"""Every message that crosses a WebSocket, both ways; `documents` makes one schema of them all."""

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import Meta, Raw

from lichtspiel.core.events import Viewer
from lichtspiel.core.refusals import Refusal
from lichtspiel.core.shuffles import SaltForm
from lichtspiel.table.events import Told
from lichtspiel.table.journal import About
from lichtspiel.table.terms import Milliseconds, Pace
from lichtspiel.words import Phrase

Ref = Annotated[str, Meta(max_length=64)]  # the client's own name for a message; the answer carries it
Version = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(max_length=40)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client says."""

    ref: Ref = ""


class Look(Message, frozen=True, tag="look"):
    """Show me the table from another of my seats (pass and play), or in another language."""

    seat: SeatNumber | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None


class MakeMove(Message, frozen=True, tag="move"):
    """I make this move; I chose it at this version."""

    version: Version
    move: Raw
    seat: SeatNumber | None = None


class AskPreview(Message, frozen=True, tag="preview"):
    """What would this move bring?"""

    version: Version
    move: Raw
    seat: SeatNumber | None = None


class AskHint(Message, frozen=True, tag="hint"):
    """Ask the strongest bot what it would do."""

    seat: SeatNumber | None = None


class AskCoach(Message, frozen=True, tag="coach"):
    """Does this move give up much?"""

    version: Version
    move: Raw
    seat: SeatNumber | None = None


class AskAid(Message, frozen=True, tag="aid"):
    """What does the game's own aid say: the deduction pad, the reach finder?"""

    seat: SeatNumber | None = None


class Undo(Message, frozen=True, tag="undo"):
    """I would like to take my last move back; refused if the game has gone on since this version."""

    version: Version | None = None
    seat: SeatNumber | None = None


class AnyAnswer(Message, frozen=True):
    """Yes or no to what somebody asks for; refused if I saw another request, or none, at this version."""

    about: ClassVar[About]
    agree: bool
    version: Version | None = None
    seat: SeatNumber | None = None


class Answer(AnyAnswer, frozen=True, tag="answer"):
    """Yes or no to somebody's request to take a move back; with a no, who asked takes the request back."""

    about = "undo"


class Start(Message, frozen=True, tag="start"):
    """Begin the game."""


class Fill(Message, frozen=True, tag="fill"):
    """A bot shall take this free seat."""

    seat: SeatNumber
    bot: BotName


class SendAway(Message, frozen=True, tag="send-away"):
    """This seat shall be free again, before the game: a bot's, a kept one's or, if I made the table, a person's."""

    seat: SeatNumber


class AddSalt(Message, frozen=True, tag="salt"):
    """The cards shall be drawn with this salt, too: once for a seat that somebody has taken, before the game."""

    salt: SaltForm
    seat: SeatNumber | None = None


class Leave(Message, frozen=True, tag="leave"):
    """I give my seat up before the game, or a bot shall play for me until I am back."""

    seat: SeatNumber | None = None


class Pause(Message, frozen=True, tag="pause"):
    """Stop the clocks."""


class Resume(Message, frozen=True, tag="resume"):
    """Let the clocks run again."""


class SetPace(Message, frozen=True, tag="pace"):
    """The bots shall wait so many milliseconds before a move."""

    pace: Pace


class Ready(Message, frozen=True, tag="ready"):
    """I have looked at the scored round that I saw at this version: as far as I am concerned, bots may go on."""

    version: Version | None = None
    seat: SeatNumber | None = None


class HandOver(Message, frozen=True, tag="hand-over"):
    """Somebody else has been away for a while: let a bot play for them."""

    seat: SeatNumber


class Return(Message, frozen=True, tag="return"):
    """I play again."""

    seat: SeatNumber | None = None


class Resign(Message, frozen=True, tag="resign"):
    """I give up. If one opponent is left, or only bots are, the game is over; else a bot plays on for last place."""

    seat: SeatNumber | None = None


class End(Message, frozen=True, tag="end"):
    """I would like to end the game as it stands; all others who have not given up must agree."""

    seat: SeatNumber | None = None


class AnswerEnd(AnyAnswer, frozen=True, tag="answer-end"):
    """Yes or no to somebody's request to end the game; with a no, who asked takes the request back."""

    about = "end"


class Rematch(Message, frozen=True, tag="rematch"):
    """Once more: a table for everybody, one seat further, where those sit down who want to."""

    salt: SaltForm | None = None  # for one's own seat there


Saying = Literal[
    # reactions, which pages draw
    "clap",
    "heart",
    "laugh",
    "wow",
    "think",
    "sad",
    "lantern",
    # phrases, which each reader's page says in their language
    "hello",
    "good-luck",
    "nice-move",
    "well-played",
    "thanks",
    "sorry",
    "moment",
    "your-turn",
    "good-game",
    "again",
    "bye",
]


class Say(Message, frozen=True, tag="say"):
    """I say something to the others: a saying or, where the table's terms allow it, a text. Nothing of it is stored.

    Whoever watches is heard by others who watch, and never by who plays.
    """

    saying: Saying | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None
    seat: SeatNumber | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Asks for an answer, to see whether the line is alive."""


AnyMessage = (
    Look
    | MakeMove
    | AskPreview
    | AskHint
    | AskCoach
    | AskAid
    | Undo
    | Answer
    | Start
    | Fill
    | SendAway
    | AddSalt
    | Leave
    | Pause
    | Resume
    | SetPace
    | Ready
    | HandOver
    | Return
    | Resign
    | End
    | AnswerEnd
    | Rematch
    | Say
    | Ping
)

decoder: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class Reply(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """What the server says."""


class State(Reply, frozen=True, tag="state"):
    """The table as you may see it, and what happened after version `since`. It replaces all that was known before."""

    table: str
    version: int
    since: int
    now: Milliseconds
    viewer: Viewer
    mine: tuple[int, ...]  # the seats you hold
    kept: tuple[int, ...]  # the seats you may take: kept from the game before, or played on another device of yours
    online: tuple[bool, ...]  # who is there
    watchers: int
    # From when on a bot may play for who is away, or to move and idle; with days, and where a bot plays, somebody else.
    stand_in_from: tuple[Milliseconds | None, ...]
    sight: Raw  # the public part
    view: Raw | None  # yours
    legal: Raw | None  # your legal moves, if you are to move
    prompt: Phrase | None  # what is going on and what you may do now
    no_undo: Phrase | None  # why you can take nothing back now; none if you can
    events: list[Told]
    goal: Phrase | None = None  # what you are collecting and for what, if the game says so
    sent_away_by: str | None = None  # who has taken you off this table, if somebody has
    succeeded_by: str | None = None  # who plays now at the seat that was yours, if it was given away


class Done(Reply, frozen=True, tag="done"):
    """It is done, and on disk."""

    ref: str
    version: int


class RefusedReply(Reply, frozen=True, tag="refused"):
    """It was not done: a code for programs, the paragraph if it is a rule, a sentence, and what would be legal."""

    ref: str
    code: str
    rule: str | None
    phrase: Phrase
    sentence: str
    instead: list[Any]


class PreviewEvent(msgspec.Struct, frozen=True):
    """An event that would happen."""

    event: Raw
    phrase: Raw


class Previewed(Reply, frozen=True, tag="previewed"):
    """What a move would visibly bring."""

    ref: str
    version: int
    events: list[PreviewEvent]


class Hinted(Reply, frozen=True, tag="hinted"):
    """What a bot would do in your place, knowing what you know."""

    ref: str
    version: int
    move: Raw
    bot: str
    says: list[Phrase]  # the move, and what it would visibly bring
    reasons: list[Phrase]
    chances: tuple[float, ...] | None  # of each seat to win


class Coached(Reply, frozen=True, tag="coached"):
    """What you give up by the move, in your language, with the paragraph that says so; null if it is not much."""

    ref: str
    version: int
    caution: str | None
    rule: str | None


class Aided(Reply, frozen=True, tag="aided"):
    """What the game's own aid says from your seat; null if it has nothing to say."""

    ref: str
    version: int
    aid: Raw


class Presence(Reply, frozen=True, tag="presence"):
    """Who is there now."""

    online: tuple[bool, ...]
    watchers: int
    stand_in_from: tuple[Milliseconds | None, ...]  # as in a state


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody said: a saying, or a text of their own, which is theirs alone and may say anything."""

    number: int  # of what was said while the table was awake: with the time it tells whether one knows it already
    at: Milliseconds
    seat: int | None  # of whoever plays
    name: str | None = None  # what they were called then
    came: int | None = None  # as in the table's view of the seat: by now somebody else may sit there
    watcher: int | None  # who of those who watch, counted as they first spoke
    saying: Saying | None
    text: str | None


class Said(Reply, frozen=True, tag="said"):
    """What somebody has just said, or, for who comes in, the last of what was said. Clients may ignore it."""

    words: list[Spoken]


class Pong(Reply, frozen=True, tag="pong"):
    """The answer to a ping."""

    ref: str
    now: Milliseconds


AnyReply = State | Done | RefusedReply | Previewed | Hinted | Coached | Aided | Presence | Said | Pong


def refused_reply(refusal: Refusal, ref: str, lang: str) -> RefusedReply:
    """A refusal as it is sent."""
    return RefusedReply(
        ref=ref,
        code=refusal.code,
        rule=refusal.rule,
        phrase=refusal.phrase,
        sentence=refusal.sentence(lang),
        instead=[move.json() for move in refusal.instead],
    )
