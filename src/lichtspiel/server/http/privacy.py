"""What this server keeps of people, and for how long: the figures behind the page about privacy."""

from typing import Final

from lichtspiel.server.edge.identity import YEAR
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Keeping

SECONDS_A_DAY: Final = 86_400


async def get_privacy(call: ApiCall) -> Keeping:
    """The host's settings, in days."""
    settings = call.hub.settings
    return Keeping(
        cookie=YEAR // SECONDS_A_DAY,
        links=settings.keep_links,
        waiting=settings.keep_waiting,
        finished=settings.keep_finished,
        unfinished=settings.keep_unfinished,
        bots=settings.keep_bots,
        people=settings.keep_people,
    )
