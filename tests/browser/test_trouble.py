"""What goes wrong: the page is loaded again, the server is gone for a while, a move is refused."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute

from lichtspiel.core.games import AnyGame
from lichtspiel.words import say, without_pictures
from tests.browser.browsing import LIMITS, Visit
from tests.browser.drivers import driver_of, play_with_mouse
from tests.browser.visitor import Message, Visitor
from tests.server.harness import ServerProcess

# A move that the rules refuse at the very beginning.
REFUSED: dict[str, Message] = {
    "lichterfest": {"type": "pass"},
    "leuchtturm": {"type": "stop"},
    "lumen": {"type": "play", "place": 0},
}


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with ServerProcess(tmp_path, **LIMITS) as running:
        yield running


def begun(visitor: Visitor, game: AnyGame) -> str:
    """A table a few moves into the game, open in the visitor's page."""
    table = visitor.table(game.name, "me", *["random"] * (game.players[0] - 1))
    visitor.play_ahead(table, 3)
    visitor.sit(table)
    play_with_mouse(visitor, 1)
    visitor.until(lambda: visitor.acting)
    visitor.until_drawn()
    return table


def test_a_page_loaded_again_shows_the_same(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    begun(mira, drawn)
    before, seen = mira.state, driver_of(drawn.name).public(mira)
    known = len(mira.states)
    mira.page.reload()
    mira.until(lambda: len(mira.states) > known)
    mira.until_drawn()
    mira.until(lambda: driver_of(drawn.name).public(mira) == seen)
    for part in ("version", "view", "legal", "prompt"):
        assert mira.state[part] == before[part]
    play_with_mouse(mira, 2)


def test_a_killed_server_comes_back_and_the_game_goes_on(
    drawn: AnyGame, visit: Visit, own_house: ServerProcess
) -> None:
    mira = visit(own_house)
    begun(mira, drawn)
    before, seen = mira.state, driver_of(drawn.name).public(mira)
    lost = mira.page.get_by_text(say("en", "web-reconnecting"))
    own_house.kill()
    lost.wait_for()
    known = len(mira.states)
    own_house.start(port=urlsplit(own_house.url).port or 0)
    mira.until(lambda: len(mira.states) > known)
    lost.wait_for(state="detached")
    assert (mira.state["version"], mira.state["view"]) == (before["version"], before["view"])
    mira.until_drawn()
    mira.until(lambda: driver_of(drawn.name).public(mira) == seen)
    play_with_mouse(mira, 2)


def test_a_move_made_without_a_network_is_made_when_it_is_back(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    begun(mira, drawn)
    version, lost = mira.state["version"], mira.page.get_by_test_id("reconnecting")
    mira.context.set_offline(True)
    lost.wait_for()
    driver_of(drawn.name).click(mira, mira.state["legal"][0])
    mira.page.get_by_test_id("said").get_by_text(say("en", "web-pending")).wait_for()
    shown = {"place": ".ghost", "move": ".ghost", "play": "[aria-pressed=true]"}.get(mira.state["legal"][0]["type"])
    if shown:
        mira.page.locator(f".room.waits {shown}").first.wait_for()
    assert mira.state["version"] == version
    mira.context.set_offline(False)
    lost.wait_for(state="detached")
    mira.until_after(version)
    assert mira.page.get_by_test_id("refusal").count() == 0


def test_a_move_whose_answer_is_lost_is_made_once(drawn: AnyGame, visit: Visit) -> None:
    """The connection ends when the server has the move; the page sends it again, and the server knows it."""
    mira, cut = visit(), list[Message]()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            server.send(text)
            if not cut and json.loads(text)["type"] == "move":
                cut.append(json.loads(text))
                server.on_message(lambda _: socket.close())

        socket.on_message(pass_on)
        server.on_message(socket.send)

    table = mira.table(drawn.name, "me", *["random"] * (drawn.players[0] - 1))
    mira.page.route_web_socket("**/socket?*", between)
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    version, move = mira.state["version"], mira.state["legal"][0]
    driver_of(drawn.name).click(mira, move)
    mira.until_after(version)
    mira.page.get_by_test_id("reconnecting").wait_for(state="detached")
    mira.until(lambda: mira.acting)
    sent = [said for said in mira.sent if said["type"] == "move"]
    told = [each for state in mira.states for each in state["events"] if each["version"] > version]
    assert {said["ref"] for said in sent} == {cut[0]["ref"]}
    assert len({each["version"] for each in told if each["by"] == "human"}) == 1
    assert mira.page.get_by_test_id("refusal").count() == 0


def test_a_move_made_without_a_network_can_be_withdrawn(drawn: AnyGame, visit: Visit) -> None:
    """Then the visitor makes another move, and only that one counts."""
    mira = visit()
    begun(mira, drawn)
    version, lost = mira.state["version"], mira.page.get_by_test_id("reconnecting")
    first, other = mira.state["legal"][0], mira.state["legal"][-1]
    mira.context.set_offline(True)
    lost.wait_for()
    driver_of(drawn.name).click(mira, first)
    mira.page.get_by_role("button", name=say("en", "web-withdraw")).click()
    mira.page.get_by_text(say("en", "web-pending")).wait_for(state="detached")
    driver_of(drawn.name).click(mira, other)
    mira.page.get_by_text(say("en", "web-pending")).wait_for()
    mira.context.set_offline(False)
    lost.wait_for(state="detached")
    mira.until_after(version)
    moves = [said["move"] for said in mira.sent if said["type"] == "move" and said["version"] >= version]
    assert moves == [other]
    assert mira.page.get_by_test_id("refusal").count() == 0


def test_a_refused_move_opens_its_paragraph(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.tamper(lambda said: said | {"move": REFUSED[drawn.name]} if said["type"] == "move" else said)
    mira.play_now(drawn.name, "me", *["random"] * (drawn.players[0] - 1))
    mira.until(lambda: mira.acting)
    version = mira.state["version"]
    driver_of(drawn.name).click(mira, mira.state["legal"][0])
    said = mira.page.get_by_test_id("refusal")
    said.wait_for()
    (refusal,) = (json.loads(text) for text in mira.frames if '"type":"refused"' in text)
    book = mira.caller().get(f"/api/games/{drawn.name}/rules", lang="en").json()
    (rule,) = (paragraph["text"] for paragraph in book["paragraphs"] if paragraph["number"] == refusal["rule"])
    assert refusal["sentence"] in said.inner_text()
    said.get_by_role("button").click()
    beside = mira.page.get_by_test_id("rules-panel")
    note = beside.locator(f"#rule-{refusal['rule']}.opened")
    first_words = " ".join(without_pictures(rule).replace("*", "").split()[:6])
    mira.until(lambda: first_words in " ".join(note.inner_text().split()))
    assert mira.page.locator("dialog[open]").count() == 0
    assert mira.state["version"] == version
    assert len(mira.context.pages) == 1
    assert mira.page.locator("[data-version]").is_visible()
    mira.press("Escape")
    said.wait_for(state="detached")


def test_a_move_for_an_older_table_is_refused(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.tamper(lambda said: said | {"version": 1} if said["type"] == "move" else said)
    begun_at = mira.table(drawn.name, "me", *["random"] * (drawn.players[0] - 1))
    mira.play_ahead(begun_at, 2)
    mira.sit(begun_at)
    mira.until(lambda: mira.acting)
    driver_of(drawn.name).click(mira, mira.state["legal"][0])
    mira.page.get_by_test_id("refusal").get_by_text(say("en", "table-refused-stale")).wait_for()
