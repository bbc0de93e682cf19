"""Whatever one player says, and whenever, the others can play on: a random adversary, the same for each seed."""

import contextlib
import random
from collections.abc import Callable

import pytest

from lichtspiel import Chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.refusals import Refused
from lichtspiel.table import views
from lichtspiel.table.allowances import EACH
from lichtspiel.table.journal import Entry
from lichtspiel.table.state import MOST_ASIDES
from tests.table.test_table import HOLDERS, Scene, replays

STEPS = 250
CLOCKS = [{"kind": "none"}, {"kind": "move", "seconds": 30}, {"kind": "total", "seconds": 60, "increment": 5}]
PASSING = [0, 0, 0, 1, 50, 700, 5000, EACH, 40_000, -3000]  # milliseconds between actions; the clock may be set back
Action = Callable[[], list[Entry]]


class Griefing:
    """A game in which Eve does whatever comes to her mind, and the others now and then what they may."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.scene = Scene(game, players, clock=self.chance.choice(CLOCKS)).start(str(seed))
        self.eve = self.chance.randrange(players)
        self.first = self.scene.table.position.legal()[0]  # a move that may or may not be legal later
        self.others = [seat for seat in range(players) if seat != self.eve]

    def try_out(self, action: Action) -> bool:
        """Whether it was done; being refused is fine."""
        with contextlib.suppress(Refused):
            self.scene.did(action())
            return True
        return False

    def says(self, seat: int) -> Action:
        """Something that a seat can say, allowed or not."""
        table, now, chance = self.scene.table, self.scene.now, self.chance
        version, ref = chance.randint(0, table.version + 1), chance.choice(["", "a", "b", str(now)])
        deeds: list[Action] = [
            lambda: table.pause(seat, now),
            lambda: table.resume(seat, now),
            lambda: table.set_pace(seat, 10_000, now),
            lambda: table.ask_undo(seat, now, chance.choice([None, version]), ref=ref),
            lambda: table.answer(
                "undo", seat, now, chance.choice([None, version]), agree=chance.random() < 0.5, ref=ref
            ),
            lambda: table.ask_end(seat, now, ref=ref),
            lambda: table.answer("end", seat, now, chance.choice([None, version]), agree=False, ref=ref),
            lambda: table.hand_over(seat, "away", now, wished=True),
            lambda: table.take_back_seat(seat, now),
            lambda: table.change_device(seat, HOLDERS[seat] + chance.choice(["", "'s telephone"]), now),
            lambda: self.move(seat),
            lambda: table.submit(seat, self.first, version, now, ref=ref),
        ]
        return chance.choice(deeds)

    def move(self, seat: int) -> list[Entry]:
        """Any move that is legal for whoever is to move, said by this seat."""
        table = self.scene.table
        if table.to_move is None:
            return []
        move = table.position.random_move(Chance(self.scene.now))
        return table.submit(seat, move, table.version, self.scene.now)

    def goes_on(self) -> None:
        """What the server does by itself: clocks, and bots in their turn."""
        table, scene = self.scene.table, self.scene
        scene.did(table.flag(scene.now, self.others))
        if table.bot_to_move is not None:
            scene.move(scene.now, by=table.bot_to_move)

    def run(self) -> None:
        """Eve says four things where the others say one; now and then she gives up for good."""
        table = self.scene.table
        resigns_at = self.chance.choice([STEPS // 2, STEPS, STEPS])
        for step in range(STEPS):
            self.scene.now += self.chance.choice(PASSING)
            self.try_out(self.says(self.eve if step % 5 else self.chance.choice(self.others)))
            if step == resigns_at:
                self.try_out(lambda: table.resign(self.eve, self.scene.now))
            if self.chance.random() < 0.2:
                self.goes_on()


def others_can_do_all_they_need(griefing: Griefing) -> None:
    """After ten seconds at most each of the others moves, pauses, goes on, leaves, returns and changes the device."""
    scene, table = griefing.scene, griefing.scene.table
    for seat in griefing.others:
        scene.now += 3 * EACH
        scene.did(table.flag(scene.now, griefing.others))
        if table.phase == "paused":
            scene.did(table.resume(seat, scene.now))
        if table.seats[seat].stand_in is not None:
            scene.did(table.take_back_seat(seat, scene.now))
        scene.now += 3 * EACH
        scene.did(table.flag(scene.now, griefing.others))
        scene.did(table.change_device(seat, f"{seat} anew", scene.now))
        if not table.seats[seat].handed_over:
            scene.did(table.hand_over(seat, "away", scene.now, wished=True))
        scene.now += EACH
        scene.did(table.take_back_seat(seat, scene.now))
        if table.phase == "paused":
            scene.did(table.resume(seat, scene.now))
    if not table.seats[griefing.eve].handed_over:
        scene.did(table.hand_over(griefing.eve, "away", scene.now))


def play_to_the_end(griefing: Griefing) -> None:
    """Eve pauses as often as she may; somebody goes on, and all move in their turn."""
    scene, table = griefing.scene, griefing.scene.table
    while table.to_move is not None:
        scene.now += 100
        if griefing.try_out(lambda: table.pause(griefing.eve, scene.now)):
            scene.did(table.resume(griefing.others[0], scene.now))
        scene.move(scene.now, by=table.bot_to_move or "human")


@pytest.mark.parametrize("seed", range(6))
def test_nobody_makes_a_table_unplayable_for_the_others(game: AnyGame, players: int, seed: int) -> None:
    griefing = Griefing(game.name, players, seed)
    griefing.run()
    table = griefing.scene.table
    if table.to_move is not None:
        others_can_do_all_they_need(griefing)
        play_to_the_end(griefing)
    assert table.phase == "over"
    told = views.missed(table, griefing.others[0], 0)
    assert len({each.version for each in told if each.by is None}) <= MOST_ASIDES
    replays(griefing.scene)
