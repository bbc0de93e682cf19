"""Games to look back at."""

from pathlib import Path

from lichtspiel import Match, Record, read_record
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.results import AGREED, RESIGNED
from lichtspiel.reviews import Effort

QUICK = Effort(Budget(simulations=12), worlds=8)
LEAST = Effort(Budget(simulations=1), worlds=2)
LEFT_AFTER = 24  # moves


def kept(name: str) -> Record:
    """A game that lies here as a file."""
    return read_record((Path(__file__).parent / f"{name}.jsonl").read_bytes())


def played(game: AnyGame, players: int, seed: str, *bots: str) -> Record:
    """A game of bots, with few simulations."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
    Company(match, seat_bots(bots, players), seed, Budget(simulations=12)).finish()
    return match.record()


def broken_off(game: AnyGame, seed: str, moves: int = LEFT_AFTER) -> Match:
    """A game that is left after some moves, while much of it is still hidden."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), seed)
    company = Company(match, seat_bots(("casual", "beginner"), game.players[0]), seed)
    while len(match.moves) < moves and match.position.to_move is not None:
        company.play(company.choose())
    return match


def broken_off_record(game: AnyGame, seed: str) -> Record:
    """The record of such a game, which all have agreed to end."""
    match = broken_off(game, seed)
    ended = match.position.outcome((), AGREED)
    return match.record(result=ended)


def given_up(game: AnyGame, seed: str, moves: int, loser: int) -> Record:
    """The record of such a game, which somebody has given up after so many moves."""
    match = broken_off(game, seed, moves)
    ended = match.position.outcome((loser,), RESIGNED)
    return match.record(result=ended, resigned=(loser,))
