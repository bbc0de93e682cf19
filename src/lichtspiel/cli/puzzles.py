"""`lichtspiel puzzles`: mines puzzles, verifies them, and plays them in the terminal."""

import shlex
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from lichtspiel import Move, Position
from lichtspiel.cli.conversation import Conversation, Left
from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.output import find_game
from lichtspiel.cli.questions import at_least_one
from lichtspiel.cli.records import BAD, followed, read_lines, write_lines
from lichtspiel.core.errors import LichtspielError
from lichtspiel.games import names
from lichtspiel.puzzles import Puzzle, puzzles
from lichtspiel.puzzles.mining import Mine
from lichtspiel.puzzles.puzzle import read_puzzle
from lichtspiel.puzzles.verifying import fault
from lichtspiel.puzzles.wording import hints, solution, tried
from lichtspiel.words import say


class Wanted(NamedTuple):
    """The arguments of `puzzles mine`."""

    game: str
    number: int
    players: str | None
    seed: str


def mine_puzzles(wanted: Wanted, out: Path, lang: str) -> int:
    """Find puzzles and write them, the easiest first."""
    game = find_game(wanted.game, lang)
    at_least_one("--count", wanted.number, lang)
    sizes = game.players if wanted.players is None else _sizes(wanted.players, lang)
    refusals = [refusal for each in sizes if (refusal := game.players_refusal(each)) is not None]
    if refusals:
        raise CommandError(refusals[0].cited(lang))
    mine = Mine(game, sizes, wanted.number, wanted.seed, command_of(wanted))
    found = sorted(followed(mine, say(lang, "cli-mining")), key=lambda puzzle: (puzzle.grade, puzzle.id))
    write_lines(map(Puzzle.dump, found), out, lang)
    return 0


def _sizes(text: str, lang: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise CommandError(say(lang, "cli-bad-players", given=text[:40])) from None


def command_of(wanted: Wanted) -> str:
    """The command that mines the same again, and the version that knows it."""
    parts = ["lichtspiel", "puzzles", "mine", wanted.game, "--count", str(wanted.number), "--seed", wanted.seed]
    players = [] if wanted.players is None else ["--players", wanted.players]
    return f"{shlex.join([*parts, *players])} ({version('lichtspiel')})"


def verify_puzzles(name: str, file: Path | None, lang: str) -> int:
    """Check every puzzle of a game, or of a file, again; returns 1 if one of them does not hold."""
    game = find_game(name, lang)
    found = list(puzzles(game.name).values()) if file is None else [*map(read_puzzle, read_lines(file, lang))]
    console = Console(highlight=False, soft_wrap=True, markup=False)
    bad = 0
    for puzzle in followed(found, say(lang, "cli-checking")):
        wrong = fault(puzzle)
        if wrong is not None:
            bad += 1
            console.print(f"{puzzle.id}: {say(lang, wrong)}")
    console.print(say(lang, "cli-checked", good=len(found) - bad, bad=bad))
    return BAD if bad else 0


def play_puzzles(name: str | None, grade: int | None, lang: str) -> int:
    """Play puzzles in the terminal, one after another."""
    console = Console(highlight=False)
    games = names() if name is None else [find_game(name, lang).name]
    found = [puzzle for game in games for puzzle in puzzles(game).values() if grade in (None, puzzle.grade)]
    if not found:
        raise CommandError(say(lang, "cli-no-puzzles"))
    try:
        _play_all(found, console, lang)
    except (Left, EOFError, KeyboardInterrupt):
        console.print()
    return 0


def _play_all(found: Iterable[Puzzle], console: Console, lang: str) -> None:
    kept = list(found)
    for number, puzzle in enumerate(kept, 1):
        game = say(lang, f"{puzzle.game}-title")
        console.print()
        console.print(Text(say(lang, "puzzle-title", game=game, number=number, count=len(kept)), "bold yellow"))
        TerminalPuzzle(puzzle, console, lang).run()


class Skipped(LichtspielError):
    """Raised when the person goes on to the next puzzle."""


class TerminalPuzzle(Conversation):
    """The conversation about one puzzle: as at a table, but a move is judged instead of made."""

    def __init__(self, puzzle: Puzzle, console: Console, lang: str) -> None:
        match, seat = puzzle.scene.match, puzzle.scene.seat
        super().__init__(match.game, match.players, seat, console, lang)
        self.puzzle = puzzle
        self.hints = [*hints(puzzle, lang)]

    @property
    def position(self) -> Position:
        return self.puzzle.scene.match.position

    def run(self) -> None:
        """Ask until the best move is found, or the person goes on."""
        self.say(say(self.lang, "puzzle-grade", grade=self.puzzle.grade), "dim")
        self.say(say(self.lang, "puzzle-asked"), "bold")
        self.help()
        try:
            while not self._is_solved_by(self._choose()):
                self.say(say(self.lang, "puzzle-again"))
        except Skipped:
            return

    def help(self) -> None:
        """Say what can be typed."""
        self.console.print(say(self.lang, "cli-puzzle-help", rule=self.game.turn_rule), style="dim")

    def advise(self) -> None:
        """The next hint, and in the end the answer."""
        if self.hints:
            self.say(self.hints.pop(0))
        else:
            self.solve()

    def solve(self) -> None:
        """The answer in words, and what to type for it."""
        for said in solution(self.puzzle, self.lang):
            self.say(said)
        scene = self.puzzle.scene
        typed = [self.dialogue.spoken(move, scene.view, scene.legal) for move in self.puzzle.answers]
        self.say(say(self.lang, "cli-puzzle-typed", moves=" · ".join(typed)))

    def _choose(self) -> Move:
        self.show_board()
        self.show_menu()
        return self.ask()

    def _is_solved_by(self, move: Move) -> bool:
        found = tried(self.puzzle, move, self.lang)
        self.say(found.said, "bold green" if found.right else "bold red")
        for reason in found.reasons:
            self.say(f"  {reason}")
        return found.right

    def _answered(self, typed: str) -> bool:
        words = typed.strip().lower()
        if words in ("n", "next"):
            raise Skipped
        if words in ("s", "solution"):
            self.solve()
            return True
        if words in ("l", "log"):
            self.tell(self.puzzle.scene.told)
            return True
        return super()._answered(typed)
