"""Fit CALM of `bots/lumen/reasons.py` to the games that `training.lumen_policy` recorded, and test it on others.

`uv run python -m training.lumen_chances [build/gate/games.jsonl …]` fits each number of players; the files hold games
of masters as the rig and the arena keep them, in which the chances are tested.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from lichtspiel import Record, replay
from lichtspiel.arena.statistics import outcome
from lichtspiel.arena.tournament import played
from lichtspiel.bots.lumen.reasons import calm, decided, open_trick, playout_shares
from lichtspiel.bots.lumen.search.outlook import places_of
from lichtspiel.bots.lumen.watching import SeenRound
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import HAND, ROUNDS
from lichtspiel.games.lumen.codes import PLAY
from lichtspiel.games.lumen.rules import LumenEngine, begin
from lichtspiel.games.lumen.views import LumenView, imagine
from training.lumen_policy import GAMES, recorded

FITTED_EVERY: Final = 13  # positions, so that all seats, all tricks and all bids come up
TESTED_EVERY: Final = 5
EXPONENTS: Final = tuple(hundredths / 100 for hundredths in range(20, 161, 5))
BINS: Final = 10


class Told(NamedTuple):
    """What playouts say of a position, and who won the game."""

    number: int  # of the round, 0 to 3
    shares: tuple[float, ...]
    winner: int
    is_decided: bool


def told_of(world: LumenEngine, viewer: int, trick: list[int], winner: int, chance: Chance) -> Told:
    """What is told of a world that a viewer imagines."""
    sure = decided(world)
    shares = sure or playout_shares(world, viewer, trick, chance)
    return Told(int(world.round), shares, winner, sure is not None)


# -- Positions -----------------------------------------------------------------------------------------------------


def fitted(players: int) -> Iterator[Told]:
    """Positions of the recorded games."""
    rounds_of_all = recorded(players)
    for number in range(len(rounds_of_all) // ROUNDS):
        rounds = rounds_of_all[number * ROUNDS : (number + 1) * ROUNDS]
        end = list(steps(players, rounds))[-1]
        winner = max(range(players), key=lambda seat: int(end.rank(seat)))
        for at, game in enumerate(steps(players, rounds)):
            if (at + number) % FITTED_EVERY == 0 and game.to_move >= 0:
                yield told_of(
                    redealt(game, Chance(f"{number}/{at}")), int(game.to_move), laid(game), winner, Chance(at)
                )


def steps(players: int, rounds: Sequence[SeenRound]) -> Iterator[LumenEngine]:
    """A recorded game before each move, and at its end; always the same engine."""
    deals = [card for each in rounds for card in each.hands]
    game = begin(players, (rounds[0].opener - 1) % players, deals)
    for each in rounds:
        bids = [each.bids[(each.opener + offset) % players] for offset in range(players)]
        for move in [*bids, *(PLAY + play % HAND for play in each.plays)]:
            yield game
            game.apply(move)
    yield game


def redealt(game: LumenEngine, chance: Chance) -> LumenEngine:
    """A world that the seat to move may imagine."""
    world = game.clone()
    world.redeal(world.to_move, chance)
    return world


def laid(game: LumenEngine) -> list[int]:
    """The open trick, as the search writes it."""
    players, first = int(game.players()), int(game.trick_leader)
    count = int(game.laid) if game.trick_is_open() else 0
    return places_of([((first + offset) % players, int(game.trick_place(offset))) for offset in range(count)])


def tested(record: Record, first: int) -> Iterator[Told]:
    """Positions of a game of masters."""
    winner = outcome(record).places.index(1)
    for at, (position, _) in enumerate(replay(record)):
        if at % TESTED_EVERY != first % TESTED_EVERY or position.to_move is None:
            continue
        view, chance = position.view(position.to_move), Chance(f"{record.seed}/{at}")
        assert isinstance(view, LumenView)
        yield told_of(imagine(view, chance), position.to_move, open_trick(view), winner, chance)


# -- Fit and test --------------------------------------------------------------------------------------------------


def surprise(found: Sequence[Told], exponent: float) -> float:
    """The negative log likelihood of the winners."""
    return -sum(log(calm(one.shares, exponent)[one.winner]) for one in found if not one.is_decided)


def best_exponents(found: Sequence[Told]) -> list[float]:
    """For each round, the exponent that makes the winners likeliest."""
    parts = [[one for one in found if one.number == number] for number in range(ROUNDS)]
    return [min(EXPONENTS, key=lambda exponent: surprise(part, exponent)) for part in parts]


def error(found: Sequence[Told], exponents: Sequence[float]) -> float:
    """The expected calibration error: how far the share won lies from the mean chance told, over tenths."""
    bins: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for one in found:
        said = one.shares if one.is_decided else calm(one.shares, exponents[one.number])
        for seat, share in enumerate(said):
            bins[min(int(share * BINS), BINS - 1)].append((share, seat == one.winner))
    off = sum(abs(sum(share for share, _ in each) - sum(won for _, won in each)) for each in bins.values())
    return off / sum(map(len, bins.values()))


def main() -> None:
    """Print exponents for each number of players and round, and how true they are."""
    others: defaultdict[int, list[Told]] = defaultdict(list)
    for file in map(Path, sys.argv[1:]):
        for count, record in enumerate(played(file)):
            others[len(record.players)].extend(tested(record, count))
    for players in sorted(GAMES["masters"]):
        learned = list(fitted(players))
        best = best_exponents(learned)
        print(f"{players} players: {best}, error {100 * error(learned, best):.1f} over {len(learned)} positions fitted")
        if found := others[players]:
            parts = [[one for one in found if one.number == number] for number in range(ROUNDS)]
            by_round = ", ".join(f"{100 * error(part, best):.1f}" for part in parts if part)
            print(f"  {100 * error(found, best):.1f} over {len(found)} tested; in the rounds {by_round}", flush=True)


if __name__ == "__main__":
    main()
