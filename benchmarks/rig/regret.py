"""Regret: how much of the victory a bot gives away on frozen positions, and whether it finds sure wins."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from benchmarks.rig.answers import Judge
from benchmarks.rig.moments import Moment, last_moment
from benchmarks.rig.positions import FrozenPosition
from lichtspiel import Match, Move, load
from lichtspiel.arena.external import PREFIX, CommandBot, is_external
from lichtspiel.arena.statistics import Estimate, estimate
from lichtspiel.bots import make
from lichtspiel.bots.bot import Bot, Budget
from lichtspiel.core.records import record_setup

CHOICE: Final = f"{__name__}:choice_piece"
BLUNDER: Final = 0.1


class Trial(NamedTuple):
    """A bot on a position."""

    bot: str
    position: FrozenPosition
    simulations: int | None = None


class Choice(NamedTuple):
    """What a bot gave away on a position."""

    id: str
    kind: str
    regret: float  # of a win, 0 if it was found and 1 if not
    considered: bool  # whether the move was among those with an answer


class Regret(NamedTuple):
    """What a bot gives away."""

    positions: int
    regret: Estimate  # in shares of the victory
    blunders: float  # the share of positions with a regret above BLUNDER
    agreement: float  # the share of positions with none
    judged: int  # moves that had no answer yet
    found: int  # sure wins
    wins: int

    def __str__(self) -> str:
        mean, low, high = (100 * part for part in self.regret)
        return (
            f"regret {mean:.1f} ({low:.1f} to {high:.1f}) points of win chance in {self.positions} positions, "
            f"{self.blunders:.0%} above {BLUNDER:.0%}, best move {self.agreement:.0%}, {self.judged} judged anew; "
            f"{self.found} of {self.wins} sure wins found"
        )


def choice_piece(trial: bytes) -> bytes:
    """What `choice` says, as a piece of work."""
    return msgspec.json.encode(choice(msgspec.json.decode(trial, type=Trial)))


def choice(trial: Trial) -> Choice:
    """Ask a bot, and compare with the answer; a move without one is judged now, in the same worlds."""
    position, game = trial.position, load(trial.position.record.game)
    moment = last_moment(position.record)
    move = _chosen(trial, moment)
    worth = position.worth_of(move, game)
    considered = worth is not None
    if worth is None:
        playing = position.playing
        judged = Judge(game, moment, playing, position.id).worths([move]) if playing else []
        worth = judged[0].value if judged else 0.0
    return Choice(position.id, position.kind, max(0.0, position.best - worth), considered)


def _chosen(trial: Trial, moment: Moment) -> Move:
    bot = _bot(trial, moment.seat)
    try:
        bot.hear(moment.told)
        return bot.choose(moment.view, moment.legal)
    finally:
        if isinstance(bot, CommandBot):
            bot.leave(None)


def _bot(trial: Trial, seat: int) -> Bot:
    record = trial.position.record
    game = load(record.game)
    if not is_external(trial.bot):
        return make(trial.bot, game, seat, trial.position.id, Budget(simulations=trial.simulations))
    setup, options = record_setup(record, game)
    return CommandBot(trial.bot.removeprefix(PREFIX), Match(game, setup, record.players, options), seat)


def regret(choices: Sequence[Choice]) -> Regret:
    """The figures of one bot; there must be playouts among the positions."""
    given = [each.regret for each in choices if each.kind == "playouts"]
    wins = [each for each in choices if each.kind == "win"]
    return Regret(
        positions=len(given),
        regret=estimate(given),
        blunders=fmean(each > BLUNDER for each in given),
        agreement=fmean(each == 0 for each in given),
        judged=sum(not each.considered for each in choices if each.kind == "playouts"),
        found=sum(each.regret == 0 for each in wins),
        wins=len(wins),
    )
