"""Two browsers at one table see the same, and neither ever gets what only the other may know: not in a frame, not in
the DOM. (That nothing secret can be inferred from the bytes either: tests/server/test_wire_secrecy.py.)
"""

import json

from lichtspiel.core.games import AnyGame
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of, play_with_mouse
from tests.browser.visitor import Message, Visitor, until_all_see

MOVES = 8


def at_one_table(game: AnyGame, visit: Visit) -> list[Visitor]:
    """Mira and Ben at a table, with as few bots as the game needs."""
    mira, ben = visit(name="Mira"), visit(name="Ben")
    table = mira.table(game.name, "me", "open", *["random"] * (game.players[0] - 2))
    ben.post("join", token=mira.post(f"tables/{table}/invitations", seat=1)["token"], name="Ben")
    with mira.caller().at(table) as client:
        client.done("start")
    for visitor in (mira, ben):
        visitor.sit(table)
    return [mira, ben]


def secrets(game: AnyGame, seat: int, truth: Message) -> list[str]:
    """What must not be in any frame for this seat, in the form it would have; `truth` is the other one's view."""
    if game.name == "lumen":  # everybody but the viewer knows the viewer's own values
        hand = [card for card in truth["seats"][seat]["hand"] if card["value"] is not None]
        assert hand or truth["phase"] == "over"
        return [f'"color":"{card["color"]}","value":{card["value"]}' for card in hand]
    hand = truth["seats"][1 - seat]["hand"]
    assert hand is not None
    return [f'"hand":{json.dumps(hand, separators=(",", ":"))}'] if hand else []


def search_frames(game: AnyGame, visitor: Visitor, other: Visitor) -> int:
    """Search everything that reached this page for the other's secrets; returns how many were searched for."""
    seat = visitor.state["viewer"]
    truth = {state["version"]: state["view"] for state in other.states if state["view"]}
    looked_for = 0
    for text in visitor.frames:
        frame = json.loads(text)
        if frame["type"] == "state" and frame["version"] in truth:
            view = frame["view"]
            for secret in secrets(game, seat, truth[frame["version"]]):
                assert secret not in text
                looked_for += 1
            if game.name == "lumen":
                assert all(card["value"] is None for card in view["seats"][seat]["hand"])
            else:
                assert view["seats"][1 - seat]["hand"] is None
    return looked_for


def test_two_browsers_see_the_same_and_no_secrets(drawn: AnyGame, visit: Visit) -> None:
    pair = at_one_table(drawn, visit)
    driver = driver_of(drawn.name)
    for number in range(MOVES):
        pair[0].until(lambda: pair[0].acting or pair[1].acting)
        until_all_see(pair)
        pair[0].until(lambda: driver.public(pair[0]) == driver.public(pair[1]))
        for visitor, other in (pair, pair[::-1]):
            assert not driver.shown_secrets(visitor, other)
        mover = next(visitor for visitor in pair if visitor.acting)
        play_with_mouse(mover, 1, seed=f"secrets {number}")
    for visitor, other in (pair, pair[::-1]):
        assert search_frames(drawn, visitor, other) > MOVES / 2


def test_a_secret_would_be_found(drawn: AnyGame, visit: Visit) -> None:
    """The check can fail: what must not be in the other's frames is in the player's own."""
    pair = at_one_table(drawn, visit)
    pair[0].until(lambda: pair[0].state["version"] == pair[1].state["version"])
    seat = pair[0].state["viewer"]
    looked_for = secrets(drawn, seat, pair[1].state["view"])
    assert looked_for
    assert all(any(secret in text for text in pair[1].frames) for secret in looked_for)
