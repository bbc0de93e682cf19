"""The conversation with a person about a position: what they see, what they type, and what a move would bring."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from lichtspiel import AnyGame, Event, Move, Position, Refusal, tell
from lichtspiel.cli.dialogues import dialogue_for
from lichtspiel.cli.dialogues.dialogue import Misunderstood
from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.output import colored, painted, speak
from lichtspiel.cli.rules import find_paragraph, print_book
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.phrases import phrase_of
from lichtspiel.words import say, sentence

NO: Final = {"n", "no", "nein", "nie"}


class Left(LichtspielError):
    """Raised when the person leaves the table."""


class Conversation(ABC):
    """Asks for moves until a legal one is confirmed; whoever leads it says which position it is about."""

    def __init__(self, game: AnyGame, names: Sequence[str], me: int, console: Console, lang: str) -> None:
        self.game = game
        self.names = names
        self.me = me
        self.console = console
        self.lang = lang
        self.dialogue = dialogue_for(game.name, lang)

    @property
    @abstractmethod
    def position(self) -> Position:
        """What the person is asked about."""

    @abstractmethod
    def advise(self) -> None:
        """Answer a wish for a hint."""

    def is_sure(self, move: Move) -> bool:
        """Whether a confirmed move is made; a coach may ask once more."""
        return True

    def say(self, text: str, style: str = "") -> None:
        """Say a sentence."""
        speak(self.console, Text(text, style))

    def help(self) -> None:
        """Say what can be typed."""
        self.console.print(say(self.lang, "cli-help", rule=self.game.turn_rule), style="dim")

    def tell(self, events: Sequence[Event]) -> None:
        """Say what the person is told of what happened, or would happen."""
        for event in tell(list(events), self.me):
            self.say(sentence(phrase_of(self.game.name, event, self.names, self.me), self.lang))

    def show_board(self) -> None:
        """Print the board as the person sees it."""
        view = self.position.view(self.me)
        labels = self.dialogue.labels(view) if view.to_move == self.me else {}
        self.console.print()
        for line in self.game.board(view, self.names, self.lang, labels):
            self.console.print(painted(line))
        self.console.print()

    def show_menu(self) -> None:
        """Print what the person can do, and how to type it."""
        view = self.position.view(self.me)
        goal = self.game.goal(view)
        if goal is not None:
            self.say(sentence(goal, self.lang))
        self.say(sentence(self.game.prompt(view, self.names), self.lang), "bold yellow")
        for line in self.dialogue.menu(view, self.position.legal()):
            speak(self.console, Text("  ").append_text(colored(line)))

    def ask(self) -> Move:
        """A legal move of the person, confirmed; raises Left if they leave."""
        view, legal = self.position.view(self.me), self.position.legal()
        while True:
            typed = self.read(say(self.lang, "cli-prompt"))
            if self._answered(typed):
                continue
            try:
                move = self.dialogue.understand(typed, view, legal)
            except Misunderstood as misunderstood:
                self.say(str(misunderstood))
                continue
            confirmed = self._confirm(move)
            if confirmed is not None:
                return confirmed

    def read(self, prompt: str) -> str:
        """What the person types."""
        return self.console.input(Text(prompt + " ", "bold"))

    def _answered(self, typed: str) -> bool:
        """Handle questions and commands that are not moves; returns whether it was one."""
        words = typed.strip().lower()
        if words == "":
            self.help()
        elif words in ("?", "h", "help"):
            self.say(say(self.lang, f"{self.game.name}-legend"))
            self.show_menu()
            self.help()
        elif words in ("q", "quit", "exit"):
            raise Left
        elif words == "b":
            self.show_board()
            self.show_menu()
        elif words == "hint":
            self.advise()
        elif words in ("u", "undo"):
            self.say(say(self.lang, "cli-no-undo"))
        elif re.fullmatch(rf"{self.game.turn_rule[0].lower()}\d{{1,2}}", words):
            self._read_paragraph(words)
        else:
            return False
        return True

    def _read_paragraph(self, number: str) -> None:
        try:
            print_book(find_paragraph(self.game.name, number, self.lang))
        except CommandError as error:
            self.console.print(Text(str(error)))

    def _confirm(self, move: Move) -> Move | None:
        """Show what a move would bring until it is confirmed, adjusted or given up."""
        while True:
            refusal = self.position.check(move, self.me)
            if refusal is not None:
                self._explain(refusal)
                return None
            self._show_preview(move)
            typed = self.read(say(self.lang, self.dialogue.confirm_key(move))).strip()
            if typed == "" and self.is_sure(move):
                return move
            if typed == "" or typed.lower() in NO:
                self.say(say(self.lang, "cli-taken-back"))
                return None
            changed = self.dialogue.adjusted(typed, move) or self._understood(typed)
            if changed is None:
                self.say(say(self.lang, "cli-taken-back"))
                return None
            move = changed

    def _show_preview(self, move: Move) -> None:
        """A chosen move as a picture, and what it would bring."""
        for line in self.dialogue.pictured(move, self.position.view(self.me)):
            self.console.print(Text("    "), painted(line), sep="")
        self.tell(self.position.preview(move, self.me))

    def _understood(self, typed: str) -> Move | None:
        """Another move, typed instead of confirming the first."""
        try:
            return self.dialogue.understand(typed, self.position.view(self.me), self.position.legal())
        except Misunderstood:
            return None

    def _explain(self, refusal: Refusal) -> None:
        self.say(refusal.cited(self.lang), "bold red")
        if refusal.instead:
            view, legal = self.position.view(self.me), self.position.legal()
            instead = " · ".join(self.dialogue.spoken(move, view, legal) for move in refusal.instead)
            self.say(say(self.lang, "cli-instead", moves=instead))
