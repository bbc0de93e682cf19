"""How a bot would do in the seat of whoever plays a day's deal."""

from typing import Final

from lichtspiel.bots import make
from lichtspiel.core.events import Event, tell
from lichtspiel.core.matches import Match
from lichtspiel.core.results import Result
from lichtspiel.daily.deals import Deal

NOBODY: Final = ("–",)  # no sentence is made, so nobody needs a name


def play_out(deal: Deal, bot: str) -> Result:
    """The result of the game if this bot plays it. Every bot is asked anew for each move, as tables do it."""
    match = Match(deal.game, deal.setup, NOBODY * deal.players)
    told: list[list[Event]] = [[] for _ in range(deal.players)]
    while (seat := match.position.to_move) is not None:
        kind = bot if seat == deal.seat else deal.opponent
        player = make(kind, deal.game, seat, f"{deal.bot_seed}/{len(match.moves)}")
        player.hear(told[seat])
        happened = match.play(player.choose(match.position.view(seat), match.position.legal()))
        for number, heard in enumerate(told):
            heard.extend(tell(happened, number))
    assert match.position.result is not None
    return match.position.result
