"""A small net for Die Leuchtturm-Architekten: sparse inputs, one hidden layer, the logit of a chance to win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCALE: Final = 1000  # weights are kept in files as whole thousandths
ABREAST: Final = 8  # rectified sums that are added up together


class Inputs:
    """The inputs that are not zero, and how large each is."""

    def __init__(self, size: i64) -> None:
        self.amounts: vec[float] = vec[float]([0.0] * size)
        self.columns: vec[i64] = vec[i64]([0] * size)  # of the inputs that are not zero, in any order
        self.count: i64 = 0  # how many there are

    def clear(self) -> None:
        """Make all inputs zero."""
        for at in range(self.count):
            self.amounts[self.columns[at]] = 0.0
        self.count = 0

    def add(self, column: i64, amount: float) -> None:
        """Add a positive amount to an input."""
        if self.amounts[column] == 0.0:
            self.columns[self.count] = column
            self.count += 1
        self.amounts[column] += amount


class Net:
    """Inputs to `hidden` rectified sums, a multiple of eight, to one logit.

    The weights of an input's column lie side by side.
    """

    def __init__(self, size: i64, hidden: i64) -> None:
        self.size: i64 = size
        self.hidden: i64 = hidden
        self.first: vec[float] = vec[float]([0.0] * (size * hidden))
        self.bias: vec[float] = vec[float]([0.0] * hidden)
        self.second: vec[float] = vec[float]([0.0] * hidden)
        self.offset: float = 0.0
        self.sums: vec[float] = vec[float]([0.0] * hidden)

    def logit(self, inputs: Inputs) -> float:
        """What the net makes of the inputs; `sums` are those of its hidden layer."""
        hidden = self.hidden
        for unit in range(i64(0), hidden, ABREAST):
            self._add_up(inputs, unit)
        sums = self.sums
        found = self.offset
        second = self.second
        for unit in range(hidden):
            if sums[unit] > 0.0:
                found += sums[unit] * second[unit]
        return found

    def _add_up(self, inputs: Inputs, unit: i64) -> None:
        """Eight sums at once, which stay in registers: twice as fast as to add one column after the other."""
        hidden, first, bias, sums = self.hidden, self.first, self.bias, self.sums
        columns, amounts = inputs.columns, inputs.amounts
        a, b, c, d = bias[unit], bias[unit + 1], bias[unit + 2], bias[unit + 3]
        e, f, g, h = bias[unit + 4], bias[unit + 5], bias[unit + 6], bias[unit + 7]
        for at in range(inputs.count):
            column = columns[at]
            amount = amounts[column]
            base = column * hidden + unit
            a += amount * first[base]
            b += amount * first[base + 1]
            c += amount * first[base + 2]
            d += amount * first[base + 3]
            e += amount * first[base + 4]
            f += amount * first[base + 5]
            g += amount * first[base + 6]
            h += amount * first[base + 7]
        sums[unit], sums[unit + 1], sums[unit + 2], sums[unit + 3] = a, b, c, d
        sums[unit + 4], sums[unit + 5], sums[unit + 6], sums[unit + 7] = e, f, g, h

    def learn(self, inputs: Inputs, target: float, rate: float) -> float:
        """One step of gradient descent on the log loss; returns the chance as it was told before."""
        told = logistic(self.logit(inputs))
        step = rate * (target - told)
        hidden = self.hidden
        sums = self.sums
        self.offset += step
        for unit in range(hidden):
            if sums[unit] > 0.0:
                back = step * self.second[unit]
                self.second[unit] += step * sums[unit]
                self.bias[unit] += back
                sums[unit] = back
            else:
                sums[unit] = 0.0
        for at in range(inputs.count):
            column = inputs.columns[at]
            amount = inputs.amounts[column]
            base = column * hidden
            for unit in range(hidden):
                self.first[base + unit] += amount * sums[unit]
        return told


def logistic(logit: float) -> float:
    """The chance that belongs to a logit."""
    return 1.0 / (1.0 + exp(-logit))


def weights_of(net: Net) -> list[int]:
    """All weights of a net as whole thousandths, layer by layer."""
    weights = [rounded(weight) for layer in (net.first, net.bias, net.second) for weight in layer]
    return [*weights, rounded(net.offset)]


def rounded(weight: float) -> int:
    """In thousandths, the nearest whole number."""
    return int(weight * float(SCALE) + (0.5 if weight >= 0.0 else -0.5))


def net_of(weights: list[int], size: i64, hidden: i64) -> Net:
    """The net whose weights these are."""
    net = Net(size, hidden)
    kept = [float(weight) / float(SCALE) for weight in weights]
    columns = size * hidden
    net.first = vec[float](kept[:columns])
    net.bias = vec[float](kept[columns : columns + hidden])
    net.second = vec[float](kept[columns + hidden : columns + 2 * hidden])
    net.offset = kept[columns + 2 * hidden]
    return net
