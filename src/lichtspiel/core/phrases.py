"""Events as phrases: the same for the terminal, the log in the browser and the screen reader."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lichtspiel.core.events import Event, Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.results import Result
from lichtspiel.core.views import View
from lichtspiel.words import Phrase

if TYPE_CHECKING:
    from lichtspiel.core.positions import Position

Argument = str | int


def phrase_of(game: str, event: Event, names: Sequence[str], viewer: Viewer) -> Phrase:
    """What to say of an event: its fields by name, `player` for its seat, and `who` is "you" for the viewer's own.

    Another seat, say `loser`, is said by its name; `loser_is` is then "you" or "other".
    """
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        _add_argument(args, field, getattr(event, field), names, viewer)
    for field in event.others:
        _add_other_seat(args, field, getattr(event, field), names, viewer)
    seat = getattr(event, "seat", None)
    if seat is not None:
        args["player"], args["who"] = names[seat], "you" if seat == viewer else "other"
    return Phrase(f"{game}-event-{event.__struct_config__.tag}", args)


def preview_phrases(position: "Position", move: Move, names: Sequence[str], seat: int) -> list[Phrase]:
    """A move of the seat and what it would visibly bring, one sentence each, and always at least one."""
    game = position.game
    said = [phrase_of(game.name, event, names, seat) for event in position.preview(move, seat)]
    return said or [game.announced(position.view(seat), move)]


def prompt_of(view: View, names: Sequence[str]) -> Phrase:
    """Whose turn it is: the prompt of a game that has none of its own."""
    if view.to_move is None:
        return Phrase("table-prompt-over")
    if view.to_move == view.viewer:
        return Phrase("table-prompt-yours")
    return Phrase("table-prompt-waits", {"player": names[view.to_move]})


def _add_argument(args: dict[str, Argument], field: str, value: object, names: Sequence[str], viewer: Viewer) -> None:
    if value is None:
        args[field] = "unknown"
    elif isinstance(value, bool):
        args[field] = "yes" if value else "no"
    elif isinstance(value, int | str):
        args[field] = value
        if isinstance(value, int) and field == "points":
            args["lost"] = max(0, -value)  # a language says "loses 5", not "gets −5"
    elif isinstance(value, Result):
        args.update(_winners(value, names, viewer))
    else:
        args[field] = msgspec.json.encode(value).decode()


def _add_other_seat(
    args: dict[str, Argument], field: str, seat: int | None, names: Sequence[str], viewer: Viewer
) -> None:
    args[field] = "unknown" if seat is None else names[seat]
    args[f"{field}_is"] = "unknown" if seat is None else "you" if seat == viewer else "other"


def _winners(result: Result, names: Sequence[str], viewer: Viewer) -> dict[str, Argument]:
    """Who won, and whether that is the viewer: `who` is "you" if they won alone, "together" if with `others`."""
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    others = [seat for seat in winners if seat != viewer]
    who = "other" if len(others) == len(winners) else "together" if others else "you"
    said = {"winners": _joined(winners, names), "others": _joined(others, names)}
    return {**said, "count": len(winners), "who": who, "score": result.scores[winners[0]]}


def _joined(seats: Sequence[int], names: Sequence[str]) -> str:
    return " & ".join(names[seat] for seat in seats)
