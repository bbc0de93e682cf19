"""Players: a bot is made for a seat, hears what its seat is told, and chooses from a view and the legal moves.

Each game has a module here of the same name, with its BOTS by name, `reasons` for a move, win `chances` of a view and
the OUTLOOK of worlds; a game without them gets those of `any_game`. `reasons_from` knows more: also what the viewer was
told before; `reasons_in_plan` what is to follow the move in the same turn, as does `chances_in_plan`. It may have more:
`every_reason`, which also tells what is not worth a word, so that nothing that is true of two moves tells them apart;
a `conclusion` of its own from a trial of two moves, how much `praise` is beside other praise and how bad a `reproach`,
which codes are `TOLD_APART` though plain, what `comes_anyway` after another move, the `told_points` of a reason, the
`rival` of a move, `concerns` for the coach, and `decided` if it knows when a game is.
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
    own: dict[str, type[Bot]] = _usual(game, "BOTS")
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
    remembering, planning = brought(game, "reasons_from"), brought(game, "reasons_in_plan")
    found: list[Reason]
    if remembering:
        found = remembering(told, view, move)
    elif planning and plan is not None:
        found = planning(plan, view, move)
    else:
        found = _usual(game, "reasons")(view, move)
    return sorted(found, key=lambda reason: reason.against)[:MOST_REASONS]


def every_reason(game: AnyGame, view: View, move: Move, told: Sequence[Event] = ()) -> list[Reason]:
    """All that could be said for a move and against it, as far as the game knows more than it says."""
    more = brought(game, "every_reason")
    found: list[Reason] = more(view, move) if more else reasons(game, view, move, told)
    return found


def win_chances(game: AnyGame, view: View, chance: Chance, plan: Sequence[Move] = ()) -> tuple[float, ...]:
    """How likely each seat is to win, as far as the viewer can tell; they add up to 1.

    With a plan: if the viewer makes these moves now, in games where that can be told.
    """
    planning = brought(game, "chances_in_plan") if plan else None
    found: tuple[float, ...] = planning(plan, view, chance) if planning else _usual(game, "chances")(view, chance)
    return found


def outlook(game: AnyGame, players: int) -> Outlook:
    """What worlds hold for everybody, if bots play on in them."""
    return outlook_type(game)(game, players)


def outlook_type(game: AnyGame) -> type[Outlook]:
    """What can be said of a game's outlook without one."""
    found: type[Outlook] = _usual(game, "OUTLOOK")
    return found


def brought(game: AnyGame, what: str) -> Any | None:
    """What the module of a game has under this name; None without it."""
    return getattr(part_of(game.name, "bots", __name__), what, None)


def _usual(game: AnyGame, what: str) -> Any:
    return brought(game, what) or getattr(any_game, what)
