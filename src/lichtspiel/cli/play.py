"""`lichtspiel play`: a game in the terminal against bots."""

import secrets
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import UNSET
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lichtspiel import BadRecord, Match, Move, Position, Record, read_record, tell
from lichtspiel.bots.advice import Advice, Adviser, spoken_advice
from lichtspiel.bots.coach import caution
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.bots.comparing import Decision
from lichtspiel.cli.conversation import NO, Conversation, Left
from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.output import find_game, speak
from lichtspiel.cli.questions import check_bots, dealt, read_options
from lichtspiel.cli.records import find_record, read_records, write_lines
from lichtspiel.core.names import MOST_NAME, nameable
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.records import HUMAN, Origin, record_setup, recorded_moves
from lichtspiel.words import say

Marks = dict[str, Any]  # optional keys of a record, which say where its setup comes from


class Wanted(NamedTuple):
    """The arguments of `play`."""

    game: str | None
    players: int | None
    against: list[str]
    seed: str | None
    name: str | None
    record: Path | None
    options: str
    origin: Path | None = None
    move: int | None = None
    coach: bool = True


def play_in_terminal(wanted: Wanted, lang: str) -> int:
    """Play a game, or go on with one."""
    console = Console(highlight=False)
    kept = list(read_records(wanted.record, lang)) if wanted.record is not None and wanted.record.exists() else []
    company, marks = resumed(wanted, kept, lang) if kept else begun(wanted, lang)
    try:
        TerminalGame(company, console, lang, wanted, marks).run()
    except (Left, EOFError, KeyboardInterrupt):
        console.print()
        speak(console, Text(say(lang, "cli-left-kept" if wanted.record else "cli-left", file=str(wanted.record))))
    return 0


def begun(wanted: Wanted, lang: str) -> tuple[Company, Marks]:
    """A fresh game with the person at the first seat, or one from a file."""
    if wanted.origin is not None:
        return gone_on(wanted, wanted.origin, lang)
    assert wanted.game is not None
    game = find_game(wanted.game, lang)
    check_bots(game, wanted.against, lang)
    players = wanted.players or max(game.players[0], len(wanted.against) + 1)
    if len(wanted.against) > players - 1 > 0:
        raise CommandError(say(lang, "cli-too-many-bots", bots=len(wanted.against), players=players))
    seed = wanted.seed or secrets.token_hex(8)
    options = read_options(game, wanted.options, lang)
    setup = dealt(game, players, seed, options, lang)
    mine = my_name(wanted.name, lang)
    names = (mine, *[name for name in SAMPLE_NAMES if name != mine][1:players])
    bots = {seat + 1: name for seat, name in seat_bots(wanted.against, players - 1).items()}
    return Company(Match(game, setup, names, options), bots, seed), {"seed": seed}


def gone_on(wanted: Wanted, file: Path, lang: str) -> tuple[Company, Marks]:
    """A finished game of a file from before one of its moves, with the person in the place of who made it.

    The cards are the true ones: of a game that goes on, nobody may learn them this way.
    """
    record = find_record(file, 1, lang)
    check_game(wanted, file, record, lang)
    if record.result is None:
        raise CommandError(say(lang, "cli-origin-unfinished", file=str(file)))
    number = len(record.moves) if wanted.move is None else wanted.move
    if not 1 <= number <= len(record.moves):
        raise CommandError(say(lang, "cli-no-move", move=number, most=len(record.moves)))
    try:
        company = seated_anew(wanted, record, number, lang)
    except BadRecord as error:
        raise CommandError(f"{file}:1: {error.sentence(lang)}", 1) from None
    return company, {"origin": Origin(moves=number - 1, id=record.id or "")}


def seated_anew(wanted: Wanted, record: Record, number: int, lang: str) -> Company:
    """Somebody else at every seat, told all that this seat was told before the move; raises BadRecord."""
    game = find_game(record.game, lang)
    check_bots(game, wanted.against, lang)
    setup, options = record_setup(record, game)
    moves = recorded_moves(record, game)
    me, mine, seats = record.moves[number - 1].seat, my_name(wanted.name, lang), range(len(record.players))
    others = iter([name for name in SAMPLE_NAMES if name != mine])
    names = tuple(mine if seat == me else next(others) for seat in seats)
    bots = dict(zip([seat for seat in seats if seat != me], cycle(wanted.against), strict=False))
    company = Company(Match(game, setup, names, options), bots, wanted.seed or secrets.token_hex(8))
    for move in moves[: number - 1]:
        company.play(move)
    return company


def check_game(wanted: Wanted, file: Path, record: Record, lang: str) -> None:
    """Whether a file has the game that was asked for; raises CommandError if not."""
    if wanted.game not in (None, record.game):
        raise CommandError(say(lang, "cli-other-game", file=str(file), game=record.game))


def my_name(name: str | None, lang: str) -> str:
    """The name as given, if it can be shown."""
    if name is None:
        return say(lang, "cli-me")
    if not nameable(name.strip()):
        raise CommandError(say(lang, "table-refused-name", most=MOST_NAME))
    return name.strip()


def resumed(wanted: Wanted, lines: list[bytes], lang: str) -> tuple[Company, Marks]:
    """The unfinished game of a file, with the one person and the bots that played it."""
    assert wanted.record is not None
    file = str(wanted.record)
    if len(lines) > 1:
        raise CommandError(say(lang, "cli-many-records", file=file))
    try:
        record = read_record(lines[0])
        company = seated_again(record, lang)
    except BadRecord as error:
        raise CommandError(f"{file}: {error.sentence(lang)}", 1) from None
    check_game(wanted, wanted.record, record, lang)
    if company.match.position.to_move is None or record.result is not None:
        raise CommandError(say(lang, "cli-finished-already", file=file))
    if len(company.bots) != len(record.players) - 1:
        raise CommandError(say(lang, "cli-no-human", file=file))
    speak(Console(highlight=False), Text(say(lang, "cli-going-on", file=file, moves=len(record.moves))))
    marks = {"seed": record.seed, "origin": record.origin}
    return company, {key: mark for key, mark in marks.items() if mark is not UNSET}


def seated_again(record: Record, lang: str) -> Company:
    """Everybody back in their seats, and told again all that they had been told; raises BadRecord."""
    game = find_game(record.game, lang)
    setup, options = record_setup(record, game)
    moves = recorded_moves(record, game)
    by = record.by if isinstance(record.by, tuple) else ()
    bots = {seat: name for seat, name in enumerate(by) if name != HUMAN}
    check_bots(game, bots.values(), lang)
    company = Company(Match(game, setup, record.names, options), bots, record.seed or "")
    for move in moves:
        company.play(move)
    return company


class TerminalGame(Conversation):
    """The conversation of one game."""

    def __init__(self, company: Company, console: Console, lang: str, wanted: Wanted, marks: Marks) -> None:
        self.company = company
        self.match = company.match
        self.file = wanted.record
        self.coach = wanted.coach
        self.marks = marks
        me = next(seat for seat in range(len(self.match.players)) if seat not in company.bots)
        super().__init__(self.match.game, self.match.players, me, console, lang)
        self.adviser = Adviser(self.match.game, self.me)
        self.advice: Advice | None = None

    @property
    def position(self) -> Position:
        return self.match.position

    def run(self) -> None:
        """Play until the game is over or the person leaves. If it cannot be saved, that is said before it begins."""
        self._keep()
        self._welcome()
        while self.position.to_move is not None:
            self._play(self.company.choose() if self.company.waits_for_bot else self._choose())
        self.show_board()
        self._show_result()

    def advise(self) -> None:
        """What the strongest bot would do, and why."""
        view, legal = self.position.view(self.me), self.position.legal()
        made = [move for _, move in self.match.moves]
        self.advice = advice = self.advice or self.adviser.advise(view, legal, made)  # asked again, it says the same
        typed = self.dialogue.spoken(advice.move, view, legal)
        for said in spoken_advice(advice, typed, self.names, self.position, self.lang):
            self.say(said)

    def is_sure(self, move: Move) -> bool:
        """Whether the person makes the move, though the coach has said what it gives up."""
        view, legal = self.position.view(self.me), self.position.legal()
        decision = Decision(self.game, self.me, self.adviser.told, view, legal, move)
        planned = self.adviser.course.left_after([made for _, made in self.match.moves])[:1]
        found = caution(decision, len(self.names)) if self.coach and len(legal) > 1 and move not in planned else None
        if found is None:
            return True
        said = found.sentence(self.game.name, self.names, self.me, self.lang)
        self.say(f"{said} ({found.rule})", "yellow")
        return self.read(say(self.lang, "cli-sure")).strip().lower() not in NO

    def _welcome(self) -> None:
        title = say(self.lang, f"{self.game.name}-title")
        opponents = ", ".join(f"{self.names[seat]} ({self._bot_name(seat)})" for seat in self.company.bots)
        self.console.print(Text(say(self.lang, "cli-welcome", game=title, opponents=opponents), "bold yellow"))
        self.help()

    def _bot_name(self, seat: int) -> str:
        return say(self.lang, f"level-{self.company.names[seat]}")

    def _choose(self) -> Move:
        """A move of the person, who is shown the board and what they can do."""
        self.show_board()
        self.show_menu()
        return self.ask()

    def _play(self, move: Move) -> None:
        """Make a move, save it, and say what happened."""
        events = self.company.play(move)
        self.advice = None
        self.adviser.hear(tell(events, self.me))
        self._keep()
        self.console.print()
        self.tell(events)

    def _keep(self) -> None:
        """Write the record after every move, so that no move is ever lost."""
        if self.file is not None:
            by = tuple(self.company.names.get(seat, HUMAN) for seat in range(len(self.match.players)))
            write_lines([self.match.record(by=by, **self.marks).dump()], self.file, self.lang)

    def _show_result(self) -> None:
        result = self.match.position.result
        assert result is not None
        table = Table(box=None, header_style="dim")
        for key in ("cli-result-place", "cli-result-name", "cli-result-score"):
            table.add_column(say(self.lang, key), justify="left" if key.endswith("name") else "right")
        for place, name, score in sorted(zip(result.places, self.match.players, result.scores, strict=True)):
            table.add_row(f"{place}.", Text(name), str(score))
        self.console.print(table)
