"""Games of Die Leuchtturm-Architekten against oneself, from which the net of the forecast learns."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.forecast import Forecast
from lichtspiel.bots.leuchtturm.search.net import Inputs, logistic
from lichtspiel.bots.leuchtturm.search.turn_walk import Player
from lichtspiel.bots.leuchtturm.search.worth import win_share
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.codes import REFILL
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

LONGEST: Final = 150  # turns: then a game is scored as it stands (A20)


class Row:
    """What a seat saw at the end of a turn, or before its refill, and what was made of it."""

    def __init__(self, seat: i64, inputs: Inputs, told: float, settles: bool) -> None:
        self.seat: i64 = seat
        self.columns: vec[i64] = inputs.columns[: inputs.count]
        amounts = vec[float]()
        for at in range(inputs.count):
            amounts = append(amounts, inputs.amounts[inputs.columns[at]])
        self.amounts: vec[float] = amounts
        self.told: float = told
        self.settles: bool = settles  # the turn is over: earlier rows of the seat may trust what was told here


class SelfPlay:
    """Plays games by a player, and lets a forecast learn from how they went on.

    If one seat is the learner, the rivals play all others, and only what the learner saw is learned from.
    """

    def __init__(self, player: Player, forecast: Forecast, rivals: Player | None = None) -> None:
        self.player: Player = player
        self.rivals: Player = player if rivals is None else rivals
        self.learner: i64 = NOBODY
        self.forecast: Forecast = forecast
        self.rows: list[Row] = []
        self.loss: float = 0.0  # squared errors of what was told against how the games ended
        self.told: i64 = 0

    def play(self, world: LeuchtturmEngine, slips: i64, chance: Chance) -> None:
        """Play a game to its end; one turn in `slips` is random."""
        self.rows = []
        while world.to_move != NOBODY and world.turn < LONGEST:
            turn = world.turn
            seat = world.active
            random = chance.below(slips) == 0
            while world.to_move != NOBODY and world.turn == turn:
                if world.phase == REFILL and world.turn > 1:
                    self._note(world, seat, False)
                if random:
                    world.apply(world.random_move(chance))
                else:
                    self._whose(seat).play_on(world)
            if world.to_move != NOBODY:
                self._note(world, seat, True)

    def _whose(self, seat: i64) -> Player:
        return self.player if self.learner == NOBODY or self.learner == seat else self.rivals

    def _note(self, world: LeuchtturmEngine, seat: i64, settles: bool) -> None:
        if self.learner != NOBODY and self.learner != seat:
            return
        self.forecast.read(world, seat)
        told = logistic(self.forecast.net.logit(self.forecast.inputs))
        self.rows.append(Row(seat, self.forecast.inputs, told, settles))

    def learn(self, world: LeuchtturmEngine, trust: float, rate: float) -> None:
        """Learn from the game just played: the target of a row is the next told chance of its seat, and with the rest
        of the weight the target after that, down to how the game ended."""
        targets = vec[float]([0.0] * len(world.held))
        for seat in range(len(world.held)):
            targets[seat] = win_share(world, seat)
        ends = targets[:]
        inputs = self.forecast.inputs
        at = len(self.rows) - 1
        while at >= 0:
            row = self.rows[at]
            inputs.clear()
            for number in range(len(row.columns)):
                inputs.add(row.columns[number], row.amounts[number])
            error = row.told - ends[row.seat]
            self.loss += error * error
            self.told += 1
            self.forecast.net.learn(inputs, targets[row.seat], rate)
            if row.settles:
                targets[row.seat] = trust * row.told + (1.0 - trust) * targets[row.seat]
            at -= 1
