"""The signature: how every bot of every game plays, in a few numbers, so that a change of play cannot go unnoticed.

Fixed positions of seeded random games, at every number of players. What counts is each choice, the simulations it took
and the state of the bot's random numbers afterwards: other numbers of worlds or of playouts show even where the choice
stays the same. `signature.json` has what is meant to come out.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks.rig.frozen_player import GAMES
from benchmarks.rig.moments import Moment, moment_at
from lichtspiel import Chance, Event, Match, load
from lichtspiel.bots import kinds, make
from lichtspiel.bots.bot import Budget
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES

KEPT: Final = Path(__file__).with_name("signature.json")
WORTH_A_THOUGHT: Final = 3  # legal moves


class Measure(NamedTuple):
    """In how many positions for each number of players, and with which budget."""

    positions: int
    budget: Budget


USUAL: Final = Measure(6, Budget())
SHORT: Final = Measure(2, Budget(simulations=20))  # for the plain source, on which thinking takes fifty times as long


class Signature(msgspec.Struct, frozen=True):
    """How the bots of a game play."""

    positions: int
    simulations: int
    digest: str


def moments(game: AnyGame, players: int, count: int) -> list[Moment]:
    """Some choices of a random game, evenly spread over it."""
    found = list(_choices(game, players))
    return [found[len(found) * number // count] for number in range(count)]


def _choices(game: AnyGame, players: int) -> Iterator[Moment]:
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), "signature"), Chance("signature")
    events: list[Event] = []
    while match.position.to_move is not None:
        moment = moment_at(match.position, events)
        if len(moment.legal) >= WORTH_A_THOUGHT:
            yield moment
        events += match.play(match.position.random_move(chance))


def signature(game: AnyGame, measure: Measure = USUAL) -> Signature:
    """The signature of a game's bots."""
    digest, simulations, positions = hashlib.sha256(), 0, 0
    for moment in (moment for players in game.players for moment in moments(game, players, measure.positions)):
        positions += 1
        for name in kinds(game):
            bot = make(name, game, moment.seat, "signature", measure.budget)
            bot.hear(moment.told)
            move = bot.choose(moment.view, moment.legal)
            simulations += bot.spent
            digest.update(f"{name} {moment.legal.index(move)} {bot.spent} {bot.chance.word()}\n".encode())
    return Signature(positions, simulations, digest.hexdigest()[:16])


def signatures(measure: Measure = USUAL) -> dict[str, Signature]:
    """The signatures of all games."""
    return {name: signature(load(name), measure) for name in GAMES}


def kept() -> dict[str, dict[str, Signature]]:
    """What is meant to come out, by measure and by game."""
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, dict[str, Signature]])


def measured() -> dict[str, dict[str, Signature]]:
    """What comes out."""
    return {"usual": signatures(), "short": signatures(SHORT)}


def keep(found: dict[str, dict[str, Signature]]) -> None:
    """Write what has come out: this is how bots are meant to play from now on."""
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
