"""A bot of whichever release runs this file, as a command (docs/protocols/commands.md): `frozen_player.py LEVEL`.

`frozen_player.py digest` says by digests how the release plays.

It is run by the Python of a frozen release, so it uses only what every release has had since 9a49edf. It is not told
the seed of the deal: its own is a digest of the first things it is told, so the same deal makes it play the same. It
thinks as many simulations as its level usually does, or as many as a second argument says (`4x`: four times its usual
number, which releases before 0103 do not know); never by the clock.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, TextIO

import msgspec

from lichtspiel import Match, load
from lichtspiel.bots import make
from lichtspiel.bots.bot import LEVELS, Bot, Budget
from lichtspiel.bots.company import Company
from lichtspiel.core.events import Event

GAMES = ("lichterfest", "leuchtturm", "lumen")


def seed_of(hello: str, choose: str) -> str:
    """The seed of a bot that was told these two lines first: who it is, and what it has to choose from."""
    return hashlib.sha256(f"{hello.strip()}\n{choose.strip()}".encode()).hexdigest()


class Player:
    """Plays one seat through one game."""

    def __init__(self, level: str, budget: Budget, hello: str) -> None:
        self.level, self.budget, self.hello = level, budget, hello
        said = json.loads(hello)
        self.seat: int = said["seat"]
        self.game = load(said["game"])
        self.events = {kind.__struct_config__.tag: kind for kind in kinds_of(Event, type(self.game).__module__)}
        self.told: list[Event] = []  # before the first choice
        self.bot: Bot | None = None

    def hear(self, events: list[dict[str, Any]]) -> None:
        """What the seat is told; kinds of events that came after this release are passed over."""
        known = [
            msgspec.convert(event, self.events[event["event"]]) for event in events if event["event"] in self.events
        ]
        if self.bot is None:
            self.told += known
        else:
            self.bot.hear(known)

    def make(self, seed: str) -> Bot:
        """The bot that plays."""
        return make(self.level, self.game, self.seat, seed, self.budget)

    def choose(self, line: str) -> int:
        """The number of the chosen move."""
        if self.bot is None:
            self.bot = self.make(seed_of(self.hello, line))
            self.bot.hear(self.told)
        asked = json.loads(line)
        view = msgspec.convert(asked["view"], self.game.view_type)
        legal = [self.game.move(form) for form in asked["legal"]]
        return legal.index(self.bot.choose(view, legal))


def budget_of(told: str) -> Budget:
    """How much to think: a number of simulations, or `4x` for so many times the usual number."""
    return Budget(times=int(told[:-1])) if told.endswith("x") else Budget(simulations=int(told))


def kinds_of(kind: type[Event], module: str) -> Iterator[type[Event]]:
    """The kinds of events of the game whose `Game` is in a module."""
    for each in kind.__subclasses__():
        yield from kinds_of(each, module)
        if each.__module__.startswith(module.rpartition(".")[0]) and each.__struct_config__.tag is not None:
            yield each


def play(lines: TextIO, answers: TextIO, seat: Callable[[str], Player]) -> None:
    """Answer until the game is over; `seat` makes a player of the first line."""
    player = seat(next(lines))
    for line in lines:
        said = json.loads(line)
        if said["type"] == "told":
            player.hear(said["events"])
        elif said["type"] == "choose":
            print(json.dumps({"move": player.choose(line)}), file=answers, flush=True)
        elif said["type"] == "over":
            return


def digests() -> dict[str, str]:
    """For each game, a digest of the moves of all levels, each playing against itself at the smallest table."""
    return {game: digest_of(game) for game in GAMES}


def digest_of(name: str) -> str:
    """The same for one game."""
    game, digest = load(name), hashlib.sha256()
    for level in LEVELS:
        seats = range(game.players[0])
        match = Match.dealt(game, tuple(f"Player {seat}" for seat in seats), f"frozen {level}")
        Company(match, dict.fromkeys(seats, level), f"frozen {level}").finish()
        digest.update(msgspec.json.encode([move for _, move in match.moves]))
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    if sys.argv[1] == "digest":
        print(json.dumps(digests()))
    else:
        level, budget = sys.argv[1], budget_of(sys.argv[2]) if len(sys.argv) > 2 else Budget()
        play(sys.stdin, sys.stdout, lambda hello: Player(level, budget, hello))
