"""The sequential test: whether setup means speak for one strength or for another, as soon as they do.

A generalised sequential probability ratio test: setup means are taken as normal, with the variance that is estimated.
"""

from math import inf, log, log10
from typing import Final, Literal, NamedTuple

ERROR: Final = 0.05  # how often a test may be wrong, either way
LIMIT: Final = log((1 - ERROR) / ERROR)  # of the log-likelihood ratio
LEAST: Final = 16  # setups before a decision
PRIOR: Final = 1.0  # setups for which the variance of independent even games stands in

Verdict = Literal["yes", "no", "open"]


class Hypotheses(NamedTuple):
    """Two strengths in Elo; a test decides for the higher one (yes) or the lower one (no)."""

    name: str
    low: float
    high: float


GAIN: Final = Hypotheses("gain", 0.0, 15.0)
SIMPLIFICATION: Final = Hypotheses("simplification", -10.0, 0.0)


def share_at(elo: float, players: int) -> float:
    """The share of victories of one that is so much stronger than each of the others, who are equal."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + players - 1))


def elo_at(share: float, players: int) -> float:
    """How much stronger than each of the others one is that wins this share."""
    if not 0 < share < 1:
        return -inf if share <= 0 else inf
    return 400 * log10(share * (players - 1) / (1 - share))


class SequentialTest:
    """Takes setup means one after the other until they decide; what comes later changes nothing."""

    def __init__(self, hypotheses: Hypotheses, players: int) -> None:
        self.hypotheses, self.players = hypotheses, players
        self.low, self.high = (share_at(elo, players) for elo in (hypotheses.low, hypotheses.high))
        self.means: list[float] = []
        self.llr = 0.0
        self._mean = self._squares = 0.0

    @property
    def verdict(self) -> Verdict:
        """What is decided so far."""
        if len(self.means) < LEAST or abs(self.llr) < LIMIT:
            return "open"
        return "yes" if self.llr > 0 else "no"

    def add(self, mean: float) -> None:
        """Count the next setup, unless the test is decided."""
        if self.verdict != "open":
            return
        self.means.append(mean)
        off = mean - self._mean
        self._mean += off / len(self.means)
        self._squares += off * (mean - self._mean)
        between = self._mean - (self.low + self.high) / 2
        self.llr = len(self.means) * (self.high - self.low) * between / self._variance()

    def _variance(self) -> float:
        even = 1 / self.players
        independent = even * (1 - even) / self.players
        return (self._squares + PRIOR * independent) / (len(self.means) - 1 + PRIOR)
