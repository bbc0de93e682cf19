"""Learn how LUMEN's master plays and how it believes that others play: `bots/lumen/weights.json`.

For each number of players and each kind of them (masters without learned play, and greedy ones), games are recorded
first; a policy imitates them, and a second one learns the best answer to it.
`uv run python -m training.lumen_policy [PLAYERS …] [KIND …]` writes what it learned into the file. Recorded games are
kept in `build/lumen` and read again. On one core learning takes a minute for each number of players and kind; games of
masters take two, greedy ones a quarter.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from lichtspiel.bots.lumen.players import BID_SAMPLES, PLAY_SAMPLES, pick
from lichtspiel.bots.lumen.search.imitation import Imitation
from lichtspiel.bots.lumen.search.policy import (
    CARD_WEIGHTS,
    COUNTS,
    FITS,
    HOPE_TABLE,
    MOST_ABOVE,
    NOW_TABLE,
    OFFS,
    PRESSURE_TABLE,
    WEIGHTS,
    Minds,
    Policy,
)
from lichtspiel.bots.lumen.search.response import Response
from lichtspiel.bots.lumen.search.strength import STRENGTH, strength_at
from lichtspiel.bots.lumen.search.study import Manner, Study
from lichtspiel.bots.lumen.search.tricks import expected_bid, tricks_won
from lichtspiel.bots.lumen.watching import SeenRound
from lichtspiel.bots.lumen.weights import FILE, HUNDREDTHS, Learned, Weights, weights
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lumen.box import HAND, ROUNDS
from lichtspiel.games.lumen.codes import PLAY
from lichtspiel.games.lumen.rules import LumenEngine, begin, shuffled_hands

COMMAND: Final = "python -m training.lumen_policy"
KEPT: Final = Path("build/lumen")
FORMER_MASTER: Final = Manner(pool=200, noise=1200, bids=1.0, plays=0.1, selfish=False)
PORTION: Final = 40  # simulations, after which a study may be over

EPOCHS: Final = 10
IMITATION_RATE: Final = 0.02
LESSONS: Final = 20
RESPONSE_ROUNDS: Final = 1_000_000
RESPONSE_RATE: Final = 0.03
MISFIT: Final = 3.0  # how much a policy minds, to begin with, a card that leaves a trick too many or too few


Chooser = Callable[[LumenEngine, list[int], Chance], int]  # of the game, the plays of its round, and chance


def master(simulations: int) -> Chooser:
    """What the former master does; it draws its own hand anew and so never looks at it."""

    def chosen(game: LumenEngine, plays: list[int], chance: Chance) -> int:
        legal, left = [int(move) for move in game.legal()], simulations
        if len(legal) == 1:
            return legal[0]
        study = Study(game, game.to_move, plays, FORMER_MASTER, chance)
        while len(study.alive) > 1 and left > 0:
            study.run(min(PORTION, left), chance)
            left -= PORTION
        return legal[int(study.best())]

    return chosen


def greedy(game: LumenEngine, _: list[int], chance: Chance) -> int:
    """What a greedy player does."""
    legal, seat = [int(move) for move in game.legal()], game.to_move
    if game.bidding():
        return int(expected_bid(game, seat, BID_SAMPLES, chance))
    if len(legal) == 1:
        return legal[0]
    wins = [int(count) for count in tricks_won(game, seat, PLAY_SAMPLES, chance)]
    return legal[pick(wins, bool(game.tricks(seat) < game.tips(seat)), chance)]


class Batch(NamedTuple):
    """Games to record: their seeds, and who plays them."""

    seeds: range
    chosen: Chooser


GAMES: Final[dict[str, dict[int, tuple[Batch, ...]]]] = {
    "masters": {
        3: (Batch(range(1000, 1170), master(600)),),
        4: (Batch(range(180), master(250)), Batch(range(1000, 1160), master(1200))),
        5: (Batch(range(1000, 1130), master(600)),),
    },
    "greedy": {players: (Batch(range(300), greedy),) for players in (3, 4, 5)},
}


# -- Games to imitate ----------------------------------------------------------------------------------------------


def recorded(players: int, kind: str = "masters") -> list[SeenRound]:
    """The rounds to imitate, from the file of an earlier run if there is one."""
    file = KEPT / f"{kind}-{players}.json"
    if not file.exists():
        games = (record(players, seed, batch.chosen) for batch in GAMES[kind][players] for seed in batch.seeds)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode([played for game in games for played in game]))
    return msgspec.json.decode(file.read_bytes(), type=list[SeenRound])


def record(players: int, seed: int, chosen: Chooser) -> list[SeenRound]:
    """The rounds of one game."""
    chance = Chance(f"rec{seed}")
    deals = [int(card) for _ in range(ROUNDS) for card in shuffled_hands(players, chance)]
    game = begin(players, int(chance.below(players)), deals)
    chances = [Chance(f"{seed}/{seat}/r") for seat in range(players)]
    rounds: list[SeenRound] = []
    while (seat := int(game.to_move)) != NOBODY:
        number = int(game.round)
        if number == len(rounds):
            hands = deals[number * players * HAND : (number + 1) * players * HAND]
            rounds.append(SeenRound(number, seat, hands, [0] * players, []))
        move = chosen(game, rounds[-1].plays, chances[seat])
        if move >= PLAY:
            rounds[-1].plays.append(seat * HAND + move - PLAY)
        else:
            rounds[-1].bids[seat] = move
        game.apply(move)
    return rounds


# -- Learning ------------------------------------------------------------------------------------------------------


def first_weights(misfit: float) -> list[float]:
    """What a policy begins with: cards that fit what is lacking, and bids near the expected tricks."""
    first = [0.0] * WEIGHTS
    for at in range(NOW_TABLE):
        first[at] = -misfit * 0.2 * abs(at // (NOW_TABLE // FITS) - FITS // 2)
    size = (PRESSURE_TABLE - HOPE_TABLE) // (2 * OFFS)
    for at in range(PRESSURE_TABLE - HOPE_TABLE):
        off, extra = divmod(at // size, 2)
        tricks = (off - OFFS / 2) / 4 + 0.5 * extra
        first[HOPE_TABLE + at] = -1.5 * tricks * tricks - extra
    return first


def first_strengths(players: int) -> list[int]:
    """The former table of strengths, which does not ask how many others have the colour."""
    colors = (1, 0)
    return [
        int(STRENGTH[strength_at(players, color, above, left)])
        for color in colors
        for _ in range(COUNTS)
        for above in range(MOST_ABOVE + 1)
        for left in range(1, HAND + 1)
    ]


def imitate(players: int, rounds: list[SeenRound]) -> Policy:
    """A policy that bids and plays as was played in the rounds."""
    counting = Imitation(players, Policy(first_weights(0.5), first_strengths(players)))
    for played in rounds:
        counting.follow(*played)
    learning = Imitation(players, Policy(first_weights(0.5), counting.strengths()))
    order, rounds = Random(1), list(rounds)
    for epoch in range(EPOCHS):
        order.shuffle(rounds)
        learning.rate = IMITATION_RATE * (1.02 - epoch / EPOCHS)
        learning.bids = learning.plays = 0.0
        for played in rounds:
            learning.follow(*played)
    count = len(rounds)
    say(f"{players} players, {count} rounds: {learning.plays / count:.2f} nats, bids {learning.bids / count:.2f}")
    return learning.policy


def answer(players: int, others: Policy, rounds: int = RESPONSE_ROUNDS) -> Policy:
    """The best answer to others who play like this."""
    own = Policy(first_weights(MISFIT), [int(strength) for strength in others.strengths])
    response, chance = Response(players, Minds(own, others)), Chance("br")
    for lesson in range(LESSONS):
        response.rate = RESPONSE_RATE * (1.02 - lesson / LESSONS)
        response.rounds, response.gained, response.met = 0, 0.0, 0
        response.learn(rounds // LESSONS, chance)
        count = int(response.rounds)
        gained, met = response.gained / count, response.met / count
        say(f"{players} players, lesson {lesson + 1}: gain {gained:.3f}, met {met:.3f}")
    return own


def learn(players: int, kind: str) -> Learned:
    """What the file holds for a number of players and a kind of them."""
    others = imitate(players, recorded(players, kind))
    return learned(answer(players, others), others)


def learned(own: Policy, others: Policy) -> Learned:
    """Policies as the file holds them."""
    return Learned(
        own=[round(HUNDREDTHS * weight) for weight in list(own.weights)[:CARD_WEIGHTS]],
        others=[round(HUNDREDTHS * weight) for weight in others.weights],
        strengths=[int(strength) for strength in others.strengths],
    )


def say(line: str) -> None:
    """Tell how far it is."""
    sys.stderr.write(f"{line}\n")


def main() -> None:
    """Learn for the numbers of players and the kinds on the command line, or for all."""
    kept = weights()
    asked = sys.argv[1:]
    for kind in [kind for kind in GAMES if kind in asked] or GAMES:
        for players in [int(each) for each in asked if each.isdigit()] or sorted(GAMES[kind]):
            kinds = msgspec.structs.replace(kept.players[players], **{kind: learn(players, kind)})
            kept = Weights(COMMAND, commit(), "not yet", kept.players | {players: kinds})
            FILE.write_bytes(msgspec.json.encode(kept) + b"\n")


def commit() -> str:
    """The commit of this checkout."""
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()


if __name__ == "__main__":
    main()
