"""The learned forecast of Die Leuchtturm-Architekten, from its file; `training/leuchtturm_forecast.py` makes it."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from lichtspiel.bots.leuchtturm.search.forecast import Forecast, size_for
from lichtspiel.bots.leuchtturm.search.net import net_of

FILE: Final = "forecast.json"


class Trained(msgspec.Struct, frozen=True):
    """What the file holds: how the nets were made, and the weights for each number of players in thousandths."""

    command: str
    commit: str  # that it was trained at
    gate: str  # what the rig said of it
    hidden: int
    weights: dict[int, list[int]]


@cache
def trained() -> Trained:
    """The file."""
    text = (files("lichtspiel.bots.leuchtturm") / FILE).read_bytes()
    return msgspec.json.decode(text, type=Trained)


@cache
def forecast(players: int) -> Forecast:
    """The forecast for a number of players."""
    return forecast_of(trained(), players)


def forecast_of(trained: Trained, players: int) -> Forecast:
    """The forecast of a file."""
    return Forecast(net_of(trained.weights[players], size_for(players), trained.hidden), players)
