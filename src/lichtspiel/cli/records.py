"""`lichtspiel simulate`, `check`, `perft`, `show` and `hint`: everything that reads or writes records."""

import contextlib
import os
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Raw
from rich.console import Console
from rich.progress import track

from lichtspiel import (
    TABLE,
    AnyGame,
    BadRecord,
    Match,
    Position,
    Record,
    Viewer,
    read_record,
    replay,
    tell,
    verify,
)
from lichtspiel.bots.advice import Adviser, spoken_advice
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.cli.errors import CommandError, unwritable
from lichtspiel.cli.output import find_game, painted
from lichtspiel.cli.questions import at_least_one, check_bots, dealt, read_options
from lichtspiel.core.names import shown
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.setups import Options
from lichtspiel.words import say

STANDARD = Path("-")
BAD = 1

T = TypeVar("T")


class Simulation(NamedTuple):
    """The arguments of `simulate`."""

    game: str
    players: int
    games: int
    seed: str
    bots: list[str]
    options: str
    with_legal: bool


class Moment(NamedTuple):
    """A position of a record, and the viewer."""

    file: Path
    record: int
    move: int | None
    seat: int | None


def simulate_games(wanted: Simulation, out: Path, lang: str) -> int:
    """Let bots play, and write the records."""
    game = find_game(wanted.game, lang)
    check_bots(game, wanted.bots, lang)
    at_least_one("--games", wanted.games, lang)
    options = read_options(game, wanted.options, lang)
    dealt(game, wanted.players, wanted.seed, options, lang)
    numbers = followed(range(wanted.games), say(lang, "cli-simulating"))
    write_lines((simulated(game, options, wanted, number).dump() for number in numbers), out, lang)
    return 0


def followed(work: Iterable[T], said: str) -> Iterable[T]:
    """The same, with a progress bar if standard error is a terminal."""
    return track(work, said, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


def simulated(game: AnyGame, options: Options, wanted: Simulation, number: int) -> Record:
    """One game of a simulation."""
    seed = f"{wanted.seed}/{number}"
    seats = seat_bots(wanted.bots, wanted.players)
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: wanted.players]), seed, options)
    company = Company(match, seats, seed)
    legal: list[tuple[Raw, ...]] = []
    while match.position.to_move is not None:
        if wanted.with_legal:
            legal.append(tuple(Raw(msgspec.json.encode(move)) for move in match.position.legal()))
        company.play(company.choose())
    extra = {"legal": tuple(legal)} if wanted.with_legal else {}
    return match.record(seed=seed, by=tuple(seats.values()), **extra)


def write_lines(lines: Iterable[bytes], out: Path, lang: str) -> None:
    """Write to a file, whole or not at all, or to standard output."""
    if out == STANDARD:
        for line in lines:
            sys.stdout.buffer.write(line + b"\n")
        return
    beside = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        with beside.open("wb") as kept:
            kept.writelines(line + b"\n" for line in lines)
            kept.flush()
            os.fsync(kept.fileno())
        beside.replace(out)
    except OSError as error:
        raise unwritable(out, error, lang) from None
    finally:
        beside.unlink(missing_ok=True)


def read_lines(file: Path, lang: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input, without the byte order mark that some programs put first."""
    try:
        with contextlib.nullcontext(sys.stdin.buffer) if file == STANDARD else file.open("rb") as lines:
            for number, line in enumerate(lines):
                yield line.rstrip(b"\r\n").removeprefix(b"" if number else BOM_UTF8)
    except OSError as error:
        raise CommandError(say(lang, "cli-cannot-read", file=str(file), fault=error.strerror or str(error))) from None


def read_records(file: Path, lang: str) -> Iterator[bytes]:
    """The lines of a file that are not blank."""
    return filter(bytes.strip, read_lines(file, lang))


def check_file(file: Path, lang: str) -> int:
    """Verify each record of a file."""
    console = Console(highlight=False, soft_wrap=True, markup=False)
    good = bad = 0
    for number, line in enumerate(followed(read_lines(file, lang), say(lang, "cli-checking")), 1):
        if not line.strip():
            continue
        try:
            verify(read_record(line))
            good += 1
        except BadRecord as error:
            bad += 1
            console.print(shown(f"{file}:{number}: {error.sentence(lang)}"))
    if good + bad == 0:
        console.print(shown(say(lang, "cli-empty", file=str(file))))
    else:
        console.print(say(lang, "cli-checked", good=good, bad=bad))
    return BAD if bad else 0


def find_record(file: Path, number: int, lang: str) -> Record:
    """The record with this number in a file; raises CommandError."""
    known = 0
    for known, line in enumerate(read_records(file, lang), 1):
        if known == number:
            try:
                return read_record(line)
            except BadRecord as error:
                raise CommandError(f"{file}:{number}: {error.sentence(lang)}", BAD) from None
    if known == 0:
        raise CommandError(say(lang, "cli-empty", file=str(file)))
    raise CommandError(say(lang, "cli-no-record", number=number, file=str(file), known=known))


def count_moves(moment: Moment, depth: int, lang: str) -> int:
    """Perft from the end of a record's moves, or from an earlier one."""
    at_least_one("--depth", depth, lang)
    position = find_position(find_record(moment.file, moment.record, lang), moment, lang)
    for length in range(1, depth + 1):
        print(length, position.perft(length), flush=True)
    return 0


def show_moment(moment: Moment, out: Path | None, lang: str) -> int:
    """Draw a position of a record, or print it."""
    record = find_record(moment.file, moment.record, lang)
    position = find_position(record, moment, lang)
    viewer: Viewer = TABLE if moment.seat is None else moment.seat
    if isinstance(viewer, int) and viewer not in range(len(record.players)):
        raise CommandError(say(lang, "cli-no-seat", seat=viewer, most=len(record.players) - 1))
    view = position.view(viewer)
    if out is not None and out.suffix != ".svg":
        raise CommandError(say(lang, "cli-only-svg"))
    if out is not None:
        write_lines([position.game.svg(view, record.names).encode()], out, lang)
        return 0
    console = Console(highlight=False)
    for line in position.game.board(view, record.names, lang):
        console.print(painted(line))
    if position.result is None and moment.move in (None, len(record.moves)):
        show_early_end(record, lang)
    return 0


def show_early_end(record: Record, lang: str) -> None:
    """Say how a game ended that its rules had not ended yet."""
    if record.result is None:
        return
    gave_up = () if record.resigned is UNSET else record.resigned
    ranked = sorted(range(len(record.players)), key=record.result.places.__getitem__)
    standing = [
        say(lang, "cli-gave-up", player=record.names[seat], score=record.result.scores[seat])
        if seat in gave_up
        else f"{record.names[seat]} {record.result.scores[seat]}"
        for seat in ranked
    ]
    player = record.names[gave_up[-1]] if gave_up else ""
    print(say(lang, f"cli-ended-{record.result.ended}", player=player, standing=", ".join(standing)))


def show_hint(moment: Moment, lang: str) -> int:
    """Advise the seat to move, with all that it was told in the course of the record."""
    record = find_record(moment.file, moment.record, lang)
    position = find_position(record, moment, lang)
    seat = position.to_move
    if seat is None or (record.result is not None and moment.move in (None, len(record.moves))):
        raise CommandError(say(lang, "cli-hint-over"))
    adviser = Adviser(position.game, seat)
    told = islice(replay(record), len(record.moves) + 1 if moment.move is None else moment.move + 1)
    for _, events in told:
        adviser.hear(tell(events, seat))
    advice = adviser.advise(position.view(seat), position.legal())
    for said in spoken_advice(advice, str(advice.move), record.names, position, lang):
        print(said)
    return 0


def find_position(record: Record, moment: Moment, lang: str) -> Position:
    """The position after a number of moves of a record."""
    wanted = len(record.moves) if moment.move is None else moment.move
    if not 0 <= wanted <= len(record.moves):
        raise CommandError(say(lang, "cli-no-move", move=wanted, most=len(record.moves)))
    try:
        for number, (position, _) in enumerate(replay(record)):
            if number == wanted:
                return position
    except BadRecord as error:
        raise CommandError(f"{moment.file}:{moment.record}: {error.sentence(lang)}", BAD) from None
    raise AssertionError("a record has a position after each of its moves")
