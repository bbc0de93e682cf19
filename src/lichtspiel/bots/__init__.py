"""Players: a bot is made for a seat, hears what its seat is told, and chooses from a view and the legal moves.

Each game has a module here of the same name, with its BOTS by name, `reasons` for a move, win `chances` of a view and
the OUTLOOK of worlds; a game without them gets those of `any_game`. `reasons_from` knows more: also what the viewer was
told before; `reasons_in_plan` what is to follow the move in the same turn.
"""

from collections.abc import Sequence
from typing import Any, Final

from lichtspiel.bots import any_game
from lichtspiel.bots.bot import Bot, Budget, RandomBot, Reason
from lichtspiel.bots.outlook import Outlook
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games import part_of

MOST_REASONS: Final = 4  # the most that are given for one move


def kinds(game: AnyGame) -> dict[str, type[Bot]]:
    """Every bot that plays a game, by name, the strongest last."""
    own: dict[str, type[Bot]] = _brought(game, "BOTS")
    return {"random": RandomBot, **own}


def strongest(game: AnyGame) -> str:
    """The bot to ask for advice."""
    return list(kinds(game))[-1]


def make(name: str, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> Bot:
    """A bot for a seat; raises KeyError if no bot of this name plays this game."""
    return kinds(game)[name](game, seat, seed, budget)


def reasons(
    game: AnyGame, view: View, move: Move, told: Sequence[Event] = (), plan: Sequence[Move] | None = None
) -> list[Reason]:
    """The reasons for a legal move of the viewer, then those against it, the weightiest of each first.

    `told` is what the viewer was told until now, for games whose reasons depend on it; `plan` is what is to follow the
    move, if that is known: nothing else is promised then.
    """
    remembering, planning = getattr(_part(game), "reasons_from", None), getattr(_part(game), "reasons_in_plan", None)
    found: list[Reason]
    if remembering:
        found = remembering(told, view, move)
    elif planning and plan is not None:
        found = planning(plan, view, move)
    else:
        found = _brought(game, "reasons")(view, move)
    return sorted(found, key=lambda reason: reason.against)[:MOST_REASONS]


def win_chances(game: AnyGame, view: View, chance: Chance) -> tuple[float, ...]:
    """How likely each seat is to win, as far as the viewer can tell; they add up to 1."""
    found: tuple[float, ...] = _brought(game, "chances")(view, chance)
    return found


def outlook(game: AnyGame, players: int) -> Outlook:
    """What worlds hold for everybody, if bots play on in them."""
    found: Outlook = _brought(game, "OUTLOOK")(game, players)
    return found


def _brought(game: AnyGame, what: str) -> Any:
    return getattr(_part(game), what, None) or getattr(any_game, what)


def _part(game: AnyGame) -> Any:
    return part_of(game.name, "bots", __name__)
