"""`lichtspiel play`: a game in the terminal against bots."""

import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lichtspiel import BadRecord, Event, Match, Move, Record, Refusal, read_record, tell
from lichtspiel.bots.advice import Advice, Adviser, spoken_advice
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.cli.dialogues import dialogue_for
from lichtspiel.cli.dialogues.dialogue import Misunderstood
from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.output import colored, find_game, painted, speak
from lichtspiel.cli.questions import check_bots, dealt, read_options
from lichtspiel.cli.records import read_records, write_lines
from lichtspiel.cli.rules import find_paragraph, print_book
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.names import MOST_NAME, nameable
from lichtspiel.core.phrases import phrase_of
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.records import HUMAN, record_setup, recorded_moves
from lichtspiel.words import say, sentence

NO: Final = {"n", "no", "nein", "nie"}


class Wanted(NamedTuple):
    """The arguments of `play`."""

    game: str
    players: int | None
    against: list[str]
    seed: str | None
    name: str | None
    record: Path | None
    options: str


class Left(LichtspielError):
    """Raised when the person leaves the table."""


def play_in_terminal(wanted: Wanted, lang: str) -> int:
    """Play a game, or go on with one."""
    console = Console(highlight=False)
    kept = list(read_records(wanted.record, lang)) if wanted.record is not None and wanted.record.exists() else []
    company = resumed(wanted, kept, lang) if kept else begun(wanted, lang)
    try:
        TerminalGame(company, console, lang, wanted.record).run()
    except (Left, EOFError, KeyboardInterrupt):
        console.print()
        speak(console, Text(say(lang, "cli-left-kept" if wanted.record else "cli-left", file=str(wanted.record))))
    return 0


def begun(wanted: Wanted, lang: str) -> Company:
    """A fresh game with the person at the first seat."""
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
    return Company(Match(game, setup, names, options), bots, seed)


def my_name(name: str | None, lang: str) -> str:
    """The name as given, if it can be shown."""
    if name is None:
        return say(lang, "cli-me")
    if not nameable(name.strip()):
        raise CommandError(say(lang, "table-refused-name", most=MOST_NAME))
    return name.strip()


def resumed(wanted: Wanted, lines: list[bytes], lang: str) -> Company:
    """The unfinished game of a file, with the one person and the bots that played it."""
    file = str(wanted.record)
    if len(lines) > 1:
        raise CommandError(say(lang, "cli-many-records", file=file))
    try:
        record = read_record(lines[0])
        company = seated_again(record, lang)
    except BadRecord as error:
        raise CommandError(f"{file}: {error.sentence(lang)}", 1) from None
    if record.game != wanted.game:
        raise CommandError(say(lang, "cli-other-game", file=file, game=record.game))
    if company.match.position.to_move is None or record.result is not None:
        raise CommandError(say(lang, "cli-finished-already", file=file))
    if len(company.bots) != len(record.players) - 1:
        raise CommandError(say(lang, "cli-no-human", file=file))
    speak(Console(highlight=False), Text(say(lang, "cli-going-on", file=file, moves=len(record.moves))))
    return company


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


class TerminalGame:
    """The conversation of one game."""

    def __init__(self, company: Company, console: Console, lang: str, file: Path | None) -> None:
        self.company = company
        self.match = company.match
        self.console = console
        self.lang = lang
        self.file = file
        self.me = next(seat for seat in range(len(self.match.players)) if seat not in company.bots)
        self.dialogue = dialogue_for(self.match.game.name, lang)
        self.adviser = Adviser(self.match.game, self.me)
        self.advice: Advice | None = None

    def run(self) -> None:
        """Play until the game is over or the person leaves. If it cannot be saved, that is said before it begins."""
        self._keep()
        self._welcome()
        while self.match.position.to_move is not None:
            self._play(self.company.choose() if self.company.waits_for_bot else self._ask())
        self._show_board()
        self._show_result()

    def _welcome(self) -> None:
        title = say(self.lang, f"{self.match.game.name}-title")
        opponents = ", ".join(f"{self.match.players[seat]} ({self._bot_name(seat)})" for seat in self.company.bots)
        self.console.print(Text(say(self.lang, "cli-welcome", game=title, opponents=opponents), "bold yellow"))
        self._help()

    def _help(self) -> None:
        self.console.print(say(self.lang, "cli-help", rule=self.match.game.turn_rule), style="dim")

    def _bot_name(self, seat: int) -> str:
        return say(self.lang, f"level-{self.company.names[seat]}")

    def _play(self, move: Move) -> None:
        """Make a move, save it, and say what happened."""
        events = self.company.play(move)
        self.advice = None
        self.adviser.hear(tell(events, self.me))
        self._keep()
        self.console.print()
        self._tell(events)

    def _keep(self) -> None:
        """Write the record after every move, so that no move is ever lost."""
        if self.file is not None:
            by = tuple(self.company.names.get(seat, HUMAN) for seat in range(len(self.match.players)))
            write_lines([self.match.record(by=by, seed=self.company.seed).dump()], self.file, self.lang)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in tell(list(events), self.me):
            said = sentence(phrase_of(self.match.game.name, event, self.match.players, self.me), self.lang)
            speak(self.console, Text(said))

    def _show_board(self) -> None:
        view = self.match.position.view(self.me)
        labels = self.dialogue.labels(view) if view.to_move == self.me else {}
        self.console.print()
        for line in self.match.game.board(view, self.match.players, self.lang, labels):
            self.console.print(painted(line))
        self.console.print()

    def _ask(self) -> Move:
        """A legal move of the person, confirmed."""
        self._show_board()
        self._show_menu()
        view, legal = self.match.position.view(self.me), self.match.position.legal()
        while True:
            typed = self._read(say(self.lang, "cli-prompt"))
            if self._answered(typed):
                continue
            try:
                move = self.dialogue.understand(typed, view, legal)
            except Misunderstood as misunderstood:
                speak(self.console, Text(str(misunderstood)))
                continue
            confirmed = self._confirm(move)
            if confirmed is not None:
                return confirmed

    def _show_menu(self) -> None:
        view = self.match.position.view(self.me)
        prompt = self.match.game.prompt(view, self.match.players)
        speak(self.console, Text(sentence(prompt, self.lang), "bold yellow"))
        for line in self.dialogue.menu(view, self.match.position.legal()):
            speak(self.console, Text("  ").append_text(colored(line)))

    def _answered(self, typed: str) -> bool:
        """Handle questions and commands that are not moves; returns whether it was one."""
        words = typed.strip().lower()
        if words == "":
            self._help()
        elif words in ("?", "h", "help"):
            speak(self.console, Text(say(self.lang, f"{self.match.game.name}-legend")))
            self._show_menu()
            self._help()
        elif words in ("q", "quit", "exit"):
            raise Left
        elif words == "b":
            self._show_board()
            self._show_menu()
        elif words == "hint":
            self._advise()
        elif words in ("u", "undo"):
            speak(self.console, Text(say(self.lang, "cli-no-undo")))
        elif re.fullmatch(rf"{self.match.game.turn_rule[0].lower()}\d{{1,2}}", words):
            self._read_paragraph(words)
        else:
            return False
        return True

    def _advise(self) -> None:
        """What the strongest bot would do, and why."""
        view, legal = self.match.position.view(self.me), self.match.position.legal()
        made = [move for _, move in self.match.moves]
        self.advice = advice = self.advice or self.adviser.advise(view, legal, made)  # asked again, it says the same
        typed = self.dialogue.spoken(advice.move, view, legal)
        for said in spoken_advice(advice, typed, self.match.players, self.match.position, self.lang):
            speak(self.console, Text(said))

    def _read_paragraph(self, number: str) -> None:
        try:
            print_book(find_paragraph(self.match.game.name, number, self.lang))
        except CommandError as error:
            self.console.print(Text(str(error)))

    def _confirm(self, move: Move) -> Move | None:
        """Show what a move would bring until it is confirmed, adjusted or given up."""
        while True:
            refusal = self.match.position.check(move, self.me)
            if refusal is not None:
                self._explain(refusal)
                return None
            self._foretell(move)
            typed = self._read(say(self.lang, self.dialogue.confirm_key(move))).strip()
            if typed == "":
                return move
            if typed.lower() in NO:
                speak(self.console, Text(say(self.lang, "cli-taken-back")))
                return None
            changed = self.dialogue.adjusted(typed, move) or self._understood(typed)
            if changed is None:
                speak(self.console, Text(say(self.lang, "cli-taken-back")))
                return None
            move = changed

    def _foretell(self, move: Move) -> None:
        """A chosen move as a picture, and what it would bring."""
        view = self.match.position.view(self.me)
        for line in self.dialogue.pictured(move, view):
            self.console.print(Text("    "), painted(line), sep="")
        self._tell(self.match.position.preview(move, self.me))

    def _understood(self, typed: str) -> Move | None:
        """Another move, typed instead of confirming the first."""
        position = self.match.position
        try:
            return self.dialogue.understand(typed, position.view(self.me), position.legal())
        except Misunderstood:
            return None

    def _explain(self, refusal: Refusal) -> None:
        speak(self.console, Text(refusal.cited(self.lang), "bold red"))
        if refusal.instead:
            view, legal = self.match.position.view(self.me), self.match.position.legal()
            instead = " · ".join(self.dialogue.spoken(move, view, legal) for move in refusal.instead)
            speak(self.console, Text(say(self.lang, "cli-instead", moves=instead)))

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt + " ", "bold"))

    def _show_result(self) -> None:
        result = self.match.position.result
        assert result is not None
        table = Table(box=None, header_style="dim")
        for key in ("cli-result-place", "cli-result-name", "cli-result-score"):
            table.add_column(say(self.lang, key), justify="left" if key.endswith("name") else "right")
        for place, name, score in sorted(zip(result.places, self.match.players, result.scores, strict=True)):
            table.add_row(f"{place}.", Text(name), str(score))
        self.console.print(table)
