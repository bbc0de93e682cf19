"""Game records: one line of JSON for each game, from which it can be replayed bit for bit."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from lichtspiel.core.chance import Chance, secret_chance
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.names import MOST_NAME, nameable, shown_name
from lichtspiel.core.positions import Position
from lichtspiel.core.refusals import Refused
from lichtspiel.core.results import EARLY, RESIGNED, Result
from lichtspiel.core.setups import Options, Setup
from lichtspiel.core.shuffles import SaltForm, SecretForm, commitment_of, deal_key
from lichtspiel.words import Phrase, sentence

FORMAT: Final = "lichtspiel/1"
HUMAN: Final = "human"  # who played a seat, if it was not a bot
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | str
UtcTime = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$")]


class RecordedMove(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """`[seat, move]`: the seat is the one that decides."""

    seat: int
    move: Raw


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game comes from that did not begin with its setup: another game, and how many of its moves were kept."""

    moves: Annotated[int, Meta(ge=0)]
    id: str = ""  # of that game's record, if it has one


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as it is written; optional keys may be UNSET."""

    format: Literal["lichtspiel/1"] = FORMAT
    game: str
    rules: int
    options: dict[str, Any] = {}
    players: tuple[str, ...]
    setup: Raw
    moves: tuple[RecordedMove, ...]
    result: Result | None
    id: str | UnsetType = UNSET
    started: UtcTime | UnsetType = UNSET
    finished: UtcTime | UnsetType = UNSET
    seed: Seed | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    secret: SecretForm | UnsetType = UNSET
    salts: tuple[SaltForm | None, ...] | UnsetType = UNSET
    by: tuple[str, ...] | UnsetType = UNSET
    clocks: dict[str, Any] | UnsetType = UNSET
    resigned: tuple[int, ...] | UnsetType = UNSET
    practice: bool | UnsetType = UNSET
    origin: Origin | UnsetType = UNSET
    legal: tuple[tuple[Raw, ...], ...] | UnsetType = UNSET

    def dump(self) -> bytes:
        """The line of JSON, without its line end."""
        return msgspec.json.encode(self)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in a form that can be shown: a record from elsewhere may contain anything."""
        return tuple(shown_name(name, seat) for seat, name in enumerate(self.players))


class BadRecord(LichtspielError):
    """A record that is malformed or does not replay: the first error, its move, and the paragraph."""

    def __init__(self, phrase: Phrase, move: int | None = None, rule: str | None = None) -> None:
        self.phrase = phrase
        self.move = move
        self.rule = rule
        super().__init__(self.sentence())

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in a language."""
        said = sentence(self.phrase, lang)
        if self.rule is not None and "rule" not in self.phrase.args:  # else the sentence cites it
            said = f"{self.rule}: {said}"
        if self.move is not None:
            said = sentence(Phrase("record-at-move", {"move": self.move, "fault": said}), lang)
        return said


def parse_record(line: bytes | str) -> Record:
    """Read one line; raises BadRecord if it is not a record. Its moves are not checked yet."""
    try:
        return msgspec.json.decode(line, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _malformed(error) from None


def record_setup(record: Record, game: AnyGame) -> tuple[Setup, Options]:
    """The setup and options of a record; raises BadRecord."""
    if not 1 <= record.rules <= game.rules:
        raise BadRecord(Phrase("record-rules-unknown", {"rules": record.rules, "known": game.rules}))
    try:
        setup: Setup = msgspec.json.decode(record.setup, type=game.setup_type)
        options: Options = msgspec.convert(record.options, game.options_type)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _malformed(error) from None
    return setup, options


def replay(record: Record, game: AnyGame) -> Iterator[tuple[Position, list[Event]]]:
    """The first position, then the position after each move and what happened; raises BadRecord at the first error."""
    position = start_position(record, game)
    yield position.clone(), []
    for number, recorded in enumerate(record.moves, 1):
        move = _move(recorded.move, game, number)
        try:
            events = position.play(move, recorded.seat)
        except Refused as refused:
            raise BadRecord(_reason(refused, position, recorded.seat, record), number, refused.rule) from None
        yield position.clone(), events


def position_before(record: Record, game: AnyGame, number: int) -> Position:
    """The position in which a move was made, the first of which is 1; raises BadRecord."""
    position, _ = next(islice(replay(record, game), number - 1, None))
    return position


def _reason(refused: Refused, position: Position, seat: int, record: Record) -> Phrase:
    """Why a recorded move is refused. Its readers are not the players, so it says whose turn it was."""
    if position.to_move in (None, seat):
        return refused.refusal.phrase
    return Phrase("record-turn", {"player": record.names[position.to_move], "seat": position.to_move, "other": seat})


def start_position(record: Record, game: AnyGame) -> Position:
    """The position in which a record begins; raises BadRecord."""
    setup, options = record_setup(record, game)
    try:
        position = game.start(setup, options)
    except Refused as refused:
        raise BadRecord(refused.refusal.phrase, None, refused.rule) from None
    if len(record.players) != game.seats(setup):
        bounds: dict[str, str | int] = {"names": len(record.players), "seats": game.seats(setup)}
        raise BadRecord(Phrase("record-players", bounds), None, game.players_rule)
    return position


def recorded_moves(record: Record, game: AnyGame) -> list[Move]:
    """The moves of a record; raises BadRecord if the record does not replay."""
    for _ in replay(record, game):
        pass
    return [_move(recorded.move, game, number) for number, recorded in enumerate(record.moves, 1)]


def verify(record: Record, game: AnyGame) -> Position:
    """Replay a record and compare its result, and its lists of legal moves if it has any; raises BadRecord."""
    for number, (position, _) in enumerate(replay(record, game), 1):
        if record.legal is not UNSET and number <= len(record.moves):
            _compare_legal(record.legal, position, number)
    if record.legal is not UNSET and len(record.legal) != len(record.moves):
        raise BadRecord(Phrase("record-legal-length"))
    _check_resigned(record)
    _check_result(record, position)
    _check_extras(record, game)
    return position


def resigning_ends(resigned: Sequence[int], by: Sequence[str]) -> bool:
    """Whether a game is over because of who gave up: one seat is left, or only bots are."""
    left = [player for seat, player in enumerate(by) if seat not in resigned]
    return bool(resigned) and (len(left) == 1 or HUMAN not in left)


@lru_cache(maxsize=1024)
def ending_seats(resigned: tuple[int, ...], by: tuple[str, ...]) -> tuple[bool, ...]:
    """Whether the game is over if a seat gives up next, for each: shown after every move, it seldom changes."""
    return tuple(resigning_ends([*resigned, seat], by) for seat in range(len(by)))


def _check_resigned(record: Record) -> None:
    """Who gave up, and whether that ended the game."""
    seats, resigned = range(len(record.players)), _resigned(record)
    if len(set(resigned) & set(seats)) != len(resigned) or len(resigned) == len(seats):
        raise BadRecord(Phrase("record-resigned"))
    by = (HUMAN,) * len(seats) if record.by is UNSET else record.by
    ended = record.result is not None and record.result.ended == RESIGNED
    if resigning_ends(resigned, by) != ended:
        raise BadRecord(Phrase("record-resigned-end"))


def _resigned(record: Record) -> tuple[int, ...]:
    return () if record.resigned is UNSET else record.resigned


def _check_result(record: Record, position: Position) -> None:
    claimed = None if record.result is None else record.result.ended
    result = position.outcome(_resigned(record), claimed if claimed in EARLY else None)
    if result != record.result:
        known = result.ended if result is not None and result.ended not in EARLY else None
        raise BadRecord(Phrase("record-unfinished" if result is None else "record-result"), None, known)


def _check_extras(record: Record, game: AnyGame) -> None:
    """Check what else a record says, as far as it can be verified: names, `by`, `origin`, times, seed and shuffle."""
    if not all(map(nameable, record.players)):
        raise BadRecord(Phrase("record-name", {"most": MOST_NAME}))
    if record.by is not UNSET and len(record.by) != len(record.players):
        raise BadRecord(Phrase("record-by", {"given": len(record.by), "seats": len(record.players)}))
    if record.origin is not UNSET and record.origin.moves > len(record.moves):
        raise BadRecord(Phrase("record-origin", {"kept": record.origin.moves, "moves": len(record.moves)}))
    if not _in_order(record.started, record.finished):
        raise BadRecord(Phrase("record-time"))
    if record.seed is not UNSET:
        _check_seed(record, game, record.seed)
    verify_shuffle(record, game)


def _check_seed(record: Record, game: AnyGame, seed: Seed) -> None:
    if not _deals(record, game, Chance(seed)):
        raise BadRecord(Phrase("record-seed"))
    committed = UNSET if record.secret is not UNSET else record.commitment
    if committed not in (UNSET, sha256(str(seed).encode()).hexdigest()):
        raise BadRecord(Phrase("record-commitment"))


def _deals(record: Record, game: AnyGame, chance: Chance) -> bool:
    setup, options = record_setup(record, game)
    dealt: Setup = game.deal(game.seats(setup), chance, options)
    return dealt == setup


def verify_shuffle(record: Record, game: AnyGame) -> bool:
    """Whether the setup was dealt with the secret and salts that go with the record's commitment.

    False if the record knows nothing of a fair shuffle; raises BadRecord if something does not fit.
    """
    if record.secret is UNSET and record.salts is UNSET:
        return False
    if record.secret is UNSET or record.salts is UNSET or record.commitment is UNSET:
        raise BadRecord(Phrase("record-shuffle-parts"))
    if len(record.salts) != len(record.players):
        raise BadRecord(Phrase("record-salts", {"given": len(record.salts), "seats": len(record.players)}))
    secret = bytes.fromhex(record.secret)
    if commitment_of(secret) != record.commitment:
        raise BadRecord(Phrase("record-secret"))
    start_position(record, game)  # only what can be dealt at all is dealt again
    salts = [bytes.fromhex(salt or "") for salt in record.salts]
    if not _deals(record, game, secret_chance(deal_key(secret, salts))):
        raise BadRecord(Phrase("record-shuffle"))
    return True


def _in_order(*moments: str | UnsetType) -> bool:
    """Whether these are valid times in ascending order."""
    try:
        times = [datetime.fromisoformat(moment) for moment in moments if isinstance(moment, str)]
    except ValueError:
        return False
    return times == sorted(times)


def _compare_legal(legal: Sequence[Sequence[Raw]], position: Position, number: int) -> None:
    """Check that the legal moves before move `number` are the recorded ones, in any order."""
    listed = legal[number - 1] if number <= len(legal) else ()
    recorded = [_move(form, position.game, number) for form in listed]
    if len(recorded) != len(set(recorded)) or set(recorded) != set(position.legal()):
        raise BadRecord(Phrase("record-legal"), number, position.game.turn_rule)


def _move(form: Raw, game: AnyGame, number: int) -> Move:
    try:
        move: Move = msgspec.json.decode(form, type=game.move_type)
    except (msgspec.MsgspecError, RecursionError) as error:
        rule = _rule_of(form, game)
        raise BadRecord(Phrase("record-move-malformed", {"rule": rule, "fault": _said(error)}), number, rule) from None
    return move


def _rule_of(form: Raw, game: AnyGame) -> str:
    """The paragraph on the type of move that a malformed move claims to be."""
    try:
        named = msgspec.json.decode(form)["type"]
    except (msgspec.MsgspecError, RecursionError, KeyError, TypeError):
        return game.turn_rule
    rules = {kind.__struct_config__.tag: kind.rule for kind in game.move_type.__args__}
    rule: str = rules.get(named, game.turn_rule) if isinstance(named, str) else game.turn_rule
    return rule


def _malformed(error: Exception) -> BadRecord:
    return BadRecord(Phrase("record-malformed", {"fault": _said(error)}))


def _said(error: Exception) -> str:
    return str(error) or type(error).__name__
