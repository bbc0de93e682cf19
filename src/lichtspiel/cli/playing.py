"""`lichtspiel play`: a game in the terminal against bots."""

import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lichtspiel import BadRecord, Chance, Event, Match, Move, Refusal, Refused, read_record, tell
from lichtspiel.bots.advice import Adviser, spoken_advice
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.cli.dialogues import dialogue_for
from lichtspiel.cli.dialogues.dialogue import Misunderstood
from lichtspiel.cli.reading import find_paragraph
from lichtspiel.cli.recording import check_bots, read_lines, read_options, write_lines
from lichtspiel.cli.speaking import Complaint, find_game, painted
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.records import record_setup, recorded_moves
from lichtspiel.core.telling import phrase_of
from lichtspiel.words import say, sentence

ME: Final = 0
MOST_NAME: Final = 40


class Wanted(NamedTuple):
    """What `play` is asked for."""

    game: str
    players: int | None
    against: list[str]
    seed: str | None
    name: str | None
    record: Path | None
    options: str


class Left(Exception):
    """The person has left the table."""


def play_in_terminal(wanted: Wanted, lang: str) -> int:
    """Play a game, or go on with one."""
    if wanted.record is not None and wanted.record.exists():
        company = resumed(wanted.record, lang)
    else:
        company = begun(wanted, lang)
    console = Console(highlight=False)
    game = TerminalGame(company, console, lang, wanted.record)
    try:
        game.run()
    except (Left, EOFError, KeyboardInterrupt):
        console.print()
        console.print(
            say(lang, "cli-left-kept" if wanted.record else "cli-left", file=str(wanted.record)), soft_wrap=True
        )
    return 0


def begun(wanted: Wanted, lang: str) -> Company:
    """A fresh game with the person at the first seat."""
    game = find_game(wanted.game, lang)
    check_bots(game, wanted.against, lang)
    players = wanted.players or game.players[0]
    seed = wanted.seed or secrets.token_hex(8)
    options = read_options(game, wanted.options, lang)
    try:
        setup = game.deal(players, Chance(seed), options)
    except Refused as refused:
        raise Complaint(f"{refused.rule}: {refused.refusal.sentence(lang)}") from None
    names = (my_name(wanted.name, lang), *SAMPLE_NAMES[1:players])
    bots = {seat + 1: name for seat, name in seat_bots(wanted.against, players - 1).items()}
    return Company(Match(game, setup, names, options), bots, seed)


def my_name(name: str | None, lang: str) -> str:
    """The name as given, if it can be shown."""
    if name is None:
        return say(lang, "cli-me")
    if not name.strip() or len(name) > MOST_NAME or not name.isprintable():
        raise Complaint(say(lang, "cli-bad-name", most=MOST_NAME))
    return name.strip()


def resumed(file: Path, lang: str) -> Company:
    """The unfinished game of a file."""
    lines = list(read_lines(file, lang))
    try:
        record = read_record(lines[0] if lines else b"")
        game = find_game(record.game, lang)
        setup, options = record_setup(record, game)
        match = Match(game, setup, record.players, options)
        by = record.by if isinstance(record.by, tuple) else ()
        bots = {seat: name for seat, name in enumerate(by) if name != "human"}
        check_bots(game, bots.values(), lang)
        company = Company(match, bots, str(record.seed))
        for move in recorded_moves(record, game):
            company.play(move)
    except BadRecord as fault:
        raise Complaint(f"{file}: {fault.sentence(lang)}", 1) from None
    if match.position.to_move is None:
        raise Complaint(say(lang, "cli-finished-already", file=str(file)))
    return company


class TerminalGame:
    """The conversation of one game."""

    def __init__(self, company: Company, console: Console, lang: str, file: Path | None) -> None:
        self.company = company
        self.match = company.match
        self.console = console
        self.lang = lang
        self.file = file
        self.dialogue = dialogue_for(self.match.game.name, lang)
        self.adviser = Adviser(self.match.game, ME)

    def run(self) -> None:
        """Until the game is over, or the person leaves."""
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
        """Make a move, keep it, and say what happened."""
        events = self.company.play(move)
        self.adviser.hear(tell(events, ME))
        self._keep()
        self.console.print()
        self._tell(events)

    def _keep(self) -> None:
        """Write the record after every move, so that nothing is ever lost."""
        if self.file is not None:
            by = tuple(self.company.names.get(seat, "human") for seat in range(len(self.match.players)))
            write_lines([self.match.record(by=by).dump()], self.file, self.lang)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in tell(list(events), ME):
            said = sentence(phrase_of(self.match.game.name, event, self.match.players, ME), self.lang)
            self.console.print(Text(said), soft_wrap=True)

    def _show_board(self) -> None:
        view = self.match.position.view(ME)
        labels = self.dialogue.labels(view) if view.to_move == ME else {}
        self.console.print()
        for line in self.match.game.board(view, self.match.players, self.lang, labels):
            self.console.print(painted(line))
        self.console.print()

    def _ask(self) -> Move:
        """A legal move of the person, confirmed."""
        self._show_board()
        view, legal = self.match.position.view(ME), self.match.position.legal()
        self.console.print(Text(say(self.lang, "cli-your-turn"), "bold yellow"))
        for line in self.dialogue.menu(view, legal):
            self.console.print(Text("  "), painted(line), sep="")
        while True:
            typed = self._read(say(self.lang, "cli-prompt"))
            if self._answered(typed):
                continue
            try:
                move = self.dialogue.understand(typed, view, legal)
            except Misunderstood as misunderstood:
                self.console.print(Text(str(misunderstood)), soft_wrap=True)
                continue
            confirmed = self._confirm(move)
            if confirmed is not None:
                return confirmed

    def _answered(self, typed: str) -> bool:
        """Questions and commands that are no moves."""
        words = typed.strip().lower()
        if words in ("", "?", "h", "help"):
            self._help()
        elif words in ("q", "quit", "exit"):
            raise Left
        elif words == "b":
            self._show_board()
        elif words == "hint":
            self._advise()
        elif re.fullmatch(rf"{self.match.game.turn_rule[0].lower()}\d{{1,2}}", words):
            self._read_paragraph(words)
        else:
            return False
        return True

    def _advise(self) -> None:
        """What the strongest bot would do, and why."""
        view, legal = self.match.position.view(ME), self.match.position.legal()
        advice = self.adviser.advise(view, legal)
        typed = self.dialogue.spoken(advice.move, view, legal)
        for said in spoken_advice(advice, typed, self.match.players, ME, self.match.game.name, self.lang):
            self.console.print(Text(said), soft_wrap=True)

    def _read_paragraph(self, number: str) -> None:
        try:
            self.console.print(Text(find_paragraph(self.match.game.name, number, self.lang)), soft_wrap=True)
        except Complaint as complaint:
            self.console.print(Text(str(complaint)))

    def _confirm(self, move: Move) -> Move | None:
        """Show what a move would bring, until it is confirmed, changed or given up."""
        while True:
            refusal = self.match.position.check(move, ME)
            if refusal is not None:
                self._explain(refusal)
                return None
            for line in self.dialogue.pictured(move, self.match.position.view(ME)):
                self.console.print(Text("    "), painted(line), sep="")
            self._tell(self.match.position.preview(move, ME))
            typed = self._read(say(self.lang, self.dialogue.confirm_key))
            if typed.strip() == "":
                return move
            changed = self.dialogue.adjusted(typed, move)
            if changed is None:
                return None
            move = changed

    def _explain(self, refusal: Refusal) -> None:
        self.console.print(Text(f"{refusal.rule}: {refusal.sentence(self.lang)}", "bold red"), soft_wrap=True)
        if refusal.instead:
            view, legal = self.match.position.view(ME), self.match.position.legal()
            instead = " · ".join(self.dialogue.spoken(move, view, legal) for move in refusal.instead)
            self.console.print(Text(say(self.lang, "cli-instead", moves=instead)), soft_wrap=True)

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
