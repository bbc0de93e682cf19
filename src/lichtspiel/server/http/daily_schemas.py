"""What requests about daily deals carry and what they are answered with."""

import msgspec

from lichtspiel.server.http.schemas import Body, Name
from lichtspiel.table.terms import Milliseconds, Pace


class DailyWish(Body, frozen=True):
    """What whoever plays a day's deal is called, and how long the bots wait before they move."""

    name: Name | None = None
    pace: Pace = 700


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """My game of a day's deal. Place and points are there once it is over, and the table until it is deleted."""

    table: str | None
    ranked: bool  # whether it counts
    place: int | None
    points: int | None
    gave_up: bool


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A day's deal. The commitment is shown from the day before, the secret when the day is over."""

    game: str
    day: int  # counted from 1970 (UTC)
    commitment: str
    secret: str | None
    mine: DailyTry | None


class DailyGame(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is dealt every day: for how many, and which bot is at all other seats."""

    game: str
    players: int
    opponent: str


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """The daily deals, those of tomorrow first."""

    today: int
    ends: Milliseconds  # when the next day begins
    streak: int  # days in a row on which I have played one of them to its end
    games: list[DailyGame]
    deals: list[DailyDeal]


class PointsShare(msgspec.Struct, frozen=True):
    """How many ended with so many points."""

    points: int
    count: int


class MasterScore(msgspec.Struct, frozen=True):
    """How the strongest bot did in the same seat."""

    place: int
    points: int


class DailyResults(msgspec.Struct, frozen=True, kw_only=True):
    """How everybody did whose game counts. While the day lasts, whoever has not played learns only how many have."""

    game: str
    day: int
    played: int
    mine: DailyTry | None
    points: list[PointsShare] = []  # of those who did not give up, the fewest first
    places: list[int] = []  # how many of them came first, second and so on
    gave_up: int = 0
    better_than: int | None = None  # so many in a hundred others have done worse
    master: MasterScore | None = None
    waiting: bool = False  # master is playing
