"""What a move may cost, counted in what does not depend on the machine: calls of plain Python functions.

Nearly all that is done for a move is compiled; whatever is not shows up here, and so does work that is done for each
viewer instead of once for all. How many instructions and seconds that is stands in docs/decisions/0089.
"""

import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType, SimpleNamespace
from typing import Any, cast

import pytest

from lichtspiel import Chance
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.audience import Audience
from lichtspiel.server.live.clock import Timekeeper
from lichtspiel.server.live.connections import Connection, SendNow
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.settings import Settings
from lichtspiel.table import table as compiled_table
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms

PLAYERS = 4
MOVES = 20
MADE = {"lumen": 20, "leuchtturm": 20, "lichterfest": 30}  # calls for checking and making a move
SHOWN = {"lumen": 70, "leuchtturm": 60, "lichterfest": 90}  # calls for showing it to four


def calls(work: Callable[[], object]) -> int:
    """How many plain Python functions are called, but for the first."""
    counted: Counter[str] = Counter()
    sys.setprofile(lambda frame, event, _: counted.update([_name(frame)] if event == "call" else []))
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted.total() - 1


def _name(frame: FrameType) -> str:
    return f"{frame.f_code.co_filename}:{frame.f_code.co_name}"


def shown_to(table: Table, send: SendNow = lambda _: True) -> Audience:
    """Everybody at a table, with nothing behind it."""
    clock = Timekeeper()
    hub = cast("Hub", SimpleNamespace(clock=clock, now=clock.now, settings=Settings(), metrics=Metrics()))
    room: Any = SimpleNamespace(hub=hub, table=table, name="budget", writing=False, gone=False)
    audience = Audience(cast("Room", room))
    for seat in range(PLAYERS):
        client = Connection(cast("Any", None), f"person{seat}", "en", 1000, "", send)
        audience.connections[client] = None
    return audience


@pytest.mark.skipif(str(compiled_table.__file__).endswith(".py"), reason="the budget is that of the compiled form")
@pytest.mark.parametrize("name", MADE)
def test_a_move_stays_within_its_budget(name: str) -> None:
    table, chance = Table(Terms(game=name, players=PLAYERS)), Chance("budget")
    for seat in range(PLAYERS):
        table.sit(seat, f"person{seat}", f"Player {seat}", 0)
    table.start("budget", "bots", 0)
    audience, made, shown = shown_to(table), list[int](), list[int]()
    audience.publish()
    for _ in range(MOVES):
        mover, move = table.to_move, table.position.random_move(chance)
        assert mover is not None
        made.append(calls(lambda mover=mover, move=move: table.submit(mover, move, table.version, 0)))  # type: ignore[misc]
        table.position.legal_json()  # in a server that has run for a while, moves have been written before
        shown.append(calls(audience.publish))
    assert sorted(made)[MOVES // 2] <= MADE[name], made
    assert sorted(shown)[MOVES // 2] <= SHOWN[name], shown


def test_all_states_are_put_together_before_the_first_is_sent() -> None:
    """With a system call between them they took twice as long: each found the caches full of the kernel's."""
    table = Table(Terms(game="lumen", players=PLAYERS))
    for seat in range(PLAYERS):
        table.sit(seat, f"person{seat}", f"Player {seat}", 0)
    versions = list[list[int]]()

    def send(_text: bytes) -> bool:
        versions.append([client.shown for client in audience.connections])
        return True

    audience = shown_to(table, send)
    audience.publish()
    assert versions == [[table.version] * PLAYERS] * PLAYERS


class Unhashable(str):
    """A name by which nothing can be looked up."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]


def test_nobody_counts_as_shown_if_one_state_cannot_be_put_together() -> None:
    table, sent = Table(Terms(game="lumen", players=PLAYERS)), list[bytes]()
    for seat in range(PLAYERS):
        table.sit(seat, f"person{seat}", f"Player {seat}", 0)
    audience = shown_to(table, lambda text: not sent.append(text))  # type: ignore[func-returns-value]
    *_, last = audience.connections
    last.person = Unhashable(last.person)
    with pytest.raises(TypeError):
        audience.publish()
    assert not sent
    assert {client.shown for client in audience.connections} == {0}
