"""Several people at one table, each with a browser of their own: who comes, goes, asks, gives up and plays again."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from lichtspiel import load
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import play_with_mouse
from tests.browser.visitor import PHONE, Visitor

SMALL = (390, 664)


def gathered(host: Visitor, *guests: Visitor, game: str = "lumen", players: int = 0, **more: Any) -> str:
    """A table of friends, at which all of these sit."""
    free = max(players, load(game).players[0], len(guests) + 1) - 1
    table = host.table(game, "me", *["open"] * free, **more)
    token = host.post(f"tables/{table}/invitations", table=True)["token"]
    for number, guest in enumerate(guests, 1):
        guest.post("join", token=token, name=guest.name, seat=number)
    for visitor in (host, *guests):
        visitor.sit(table)
    return table


def begun(host: Visitor, *guests: Visitor, game: str = "lumen", **more: Any) -> str:
    """A running game of friends."""
    table = gathered(host, *guests, game=game, **more)
    begin(host, *guests)
    return table


def begin(host: Visitor, *guests: Visitor) -> None:
    host.page.get_by_test_id("begin").click()
    for visitor in (host, *guests):
        visitor.until_phase("playing")
        visitor.until_drawn()


def seat(visitor: Visitor, number: int) -> Locator:
    """A seat at a table where people gather."""
    return visitor.page.get_by_test_id("seat").nth(number)


def add_bot(visitor: Visitor, number: int, level: str) -> None:
    seat(visitor, number).get_by_role("combobox").select_option(level)
    seat(visitor, number).get_by_role("button", name=say("en", "web-fill")).click()
    seat(visitor, number).get_by_text(say("en", "web-seat-bot", level=say("en", f"level-{level}"))).wait_for()


def choose_in_menu(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_test_id("menu-button").click()
    visitor.page.get_by_test_id("menu").get_by_role("button", name=say("en", key)).click()


def give_up(visitor: Visitor) -> None:
    choose_in_menu(visitor, "web-resign")
    visitor.page.get_by_role("dialog").locator(".act", has_text=say("en", "web-resign")).click()


def end_together(asker: Visitor, *others: Visitor) -> None:
    """Somebody suggests to end the game, and all others agree."""
    choose_in_menu(asker, "web-end")
    asker.page.get_by_test_id("sure").click()
    for other in others:
        other.page.get_by_test_id("end-note").get_by_role("button", name=say("en", "web-agree")).click()
    for visitor in (asker, *others):
        visitor.until_phase("over")


def test_those_who_are_there_play_again_without_who_is_not(visit: Visit) -> None:
    """Of three, one gave up and one is gone: seats are kept for both, and no clock runs before all seats are taken."""
    mira, ben, cem = visit(), visit(name="Ben"), visit(name="Cem")
    begun(mira, ben, cem, clock={"kind": "move", "seconds": 90})
    give_up(cem)
    cem.page.get_by_role("status").get_by_text(say("en", "web-own-resigned")).wait_for()
    end_together(mira, ben)
    ben.page.goto("about:blank")
    mira.page.get_by_test_id("rematch").click()
    mira.until_phase("gathering")
    mira.page.locator("main").get_by_text(say("en", "web-kept-about")).wait_for()
    for number, name in ((0, "Ben"), (1, "Cem")):
        seat(mira, number).get_by_text(say("en", "web-seat-kept", player=name)).wait_for()

    seat(mira, 0).get_by_test_id("send-away").click()
    seat(mira, 0).get_by_text(say("en", "web-seat-free"), exact=True).wait_for()
    add_bot(mira, 0, "beginner")
    assert mira.page.get_by_test_id("begin").is_disabled()
    cem.page.get_by_test_id("rematch").click()
    seat(cem, 1).get_by_test_id("sit").wait_for()
    assert cem.page.get_by_role("textbox").count() == 0  # their name is known
    assert mira.state["sight"]["deadline"] is None
    seat(cem, 1).get_by_test_id("sit").click()
    for visitor in (mira, cem):
        visitor.until_phase("playing")
        visitor.until_drawn()
    assert [held["name"] for held in mira.state["sight"]["seats"][1:]] == ["Cem", "Mira"]
    assert mira.state["sight"]["deadline"] is not None


def test_a_seat_that_nobody_plays_is_given_by_a_link(visit: Visit) -> None:
    """First to the person who has lost their cookie, then a bot's seat to somebody new; all of it on phones."""
    mira, ben, cleo = visit(size=PHONE), visit(name="Ben", size=PHONE), visit(name="Cleo", size=PHONE)
    table = gathered(mira, ben)
    add_bot(mira, 2, "beginner")
    begin(mira, ben)
    ben.context.clear_cookies()
    ben.page.reload()
    ben.page.get_by_text(say("en", "web-no-table-about")).wait_for()
    assert ben.page.locator("h1").all_inner_texts() == [say("en", "web-no-table")]
    assert ben.page.get_by_label(say("en", "web-language")).is_visible()
    ben.errors.clear()  # the browser tells of the missing table on its console, too

    mira.page.get_by_test_id("absent").get_by_text("Ben").wait_for()
    take_over(ben, invitation_to(mira, 1))
    mira.page.get_by_test_id("absent").wait_for(state="detached")
    take_over(cleo, invitation_to(mira, 2))
    heard(mira, "Cleo takes over")
    assert mira.page.get_by_test_id("give-seat").count() == 0
    assert [held["name"] for held in cleo.state["sight"]["seats"]] == ["Mira", "Ben", "Cleo"]
    assert (ben.state["table"], ben.state["mine"], cleo.state["mine"]) == (table, [1], [2])


def invitation_to(visitor: Visitor, number: int) -> str:
    """The link for a seat of a running game, from the list of the people."""
    visitor.page.get_by_test_id("sheet-log").click()
    sheet = visitor.page.get_by_test_id("open-sheet")
    sheet.get_by_test_id("person").nth(number).get_by_test_id("give-seat").click()
    visitor.page.get_by_text(say("en", "web-link-give-about")).wait_for()
    link = visitor.page.get_by_test_id("invitation").get_by_role("textbox").input_value()
    visitor.press("Escape", "Escape")  # the link, then the sheet
    return str(link)


def take_over(visitor: Visitor, link: str) -> None:
    """Follow a link to a seat of a running game, under one's own name."""
    visitor.page.goto(link)
    visitor.page.get_by_role("heading", name="Mira invites you to LUMEN").wait_for()
    visitor.page.get_by_role("textbox").fill(visitor.name)
    visitor.page.get_by_test_id("join").click()
    visitor.until(lambda: visitor.state.get("mine"))
    visitor.until_drawn()


def test_nobody_takes_the_days_that_somebody_was_promised(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    begun(mira, ben, game="leuchtturm", clock={"kind": "days", "days": 1})
    gone, there = (mira, ben) if mira.acting else (ben, mira)
    gone.open("games")
    there.page.get_by_test_id("person").get_by_text(say("en", "web-stand-in-days", time="23:59")).wait_for()
    assert there.page.get_by_role("button", name=say("en", "web-stand-in")).count() == 0
    assert there.page.get_by_test_id("give-seat").count() == 0
    turn = gone.page.get_by_test_id("own-game")
    turn.get_by_text(say("en", "web-your-turn")).wait_for()
    turn.get_by_text(say("en", "web-move-by", time="")).wait_for()
    there.open("games")
    waits = there.page.get_by_test_id("own-game")
    waits.get_by_text(say("en", "web-with", players=gone.name)).wait_for()
    assert say("en", "web-move-by", time="") not in waits.inner_text()


def test_three_friends_agree_on_what_is_taken_back(visit: Visit) -> None:
    """One declines, who asked withdraws, then all agree; each of it is said to all, and read aloud."""
    friends = [visit(size=SMALL), visit(name="Ben", size=SMALL), visit(name="Cem", size=SMALL)]
    begun(*friends, game="leuchtturm")
    asker = next(friend for friend in friends if friend.acting)
    one, other = (friend for friend in friends if friend is not asker)
    play_with_mouse(asker, 1)
    made = asker.state["sight"]["moves"]

    ask_for_undo(asker, one, other)
    answer(one, "web-agree")
    heard(asker, say("en", "table-event-undo-agreed", player=one.name, who="other"))
    answer(other, "web-disagree")
    for friend in friends:
        friend.page.get_by_test_id("undo-note").wait_for(state="detached")
    declined = say("en", "table-event-undo-declined", player=other.name, who="other")
    heard(asker, declined)
    asker.page.get_by_test_id("happened").get_by_text(declined).wait_for()

    ask_for_undo(asker, one, other)
    answer(asker, "web-undo-withdraw")
    heard(one, say("en", "table-event-request-withdrawn", player=asker.name, who="other"))
    assert asker.state["sight"]["moves"] == made

    ask_for_undo(asker, one, other)
    answer(one, "web-agree")
    answer(other, "web-agree")
    asker.until(lambda: asker.state["sight"]["moves"] < made)
    heard(other, say("en", "table-event-taken-back", player=asker.name, who="other"))


def test_a_stone_stays_lifted_while_others_only_ask_for_something(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    table = begun(mira, ben, game="leuchtturm")
    mover, other = (mira, ben) if mira.acting else (ben, mira)
    mover.page.locator(".actions button").first.click()  # a stone of the supply
    back = mover.page.get_by_role("button", name=say("en", "leuchtturm-put-back"))
    back.wait_for()
    with other.caller().at(table) as client:
        client.done("end", seat=other.state["viewer"])
    mover.page.get_by_test_id("end-note").wait_for()
    assert back.is_visible()


def ask_for_undo(asker: Visitor, *others: Visitor) -> None:
    """Ask to take a move back; everybody else is asked, and nothing on the chart lies on anything else."""
    asker.page.get_by_test_id("undo").click()
    for other in others:
        other.page.get_by_test_id("undo-note").get_by_text(say("en", "web-undo-asked", player=asker.name)).wait_for()
        heard(other, say("en", "table-event-undo-wished", player=asker.name, who="other"))
        corner, supply = (other.page.get_by_test_id(part).first.bounding_box() for part in ("corner", "supply"))
        assert corner is not None
        assert supply is not None
        assert corner["y"] + corner["height"] <= supply["y"]
        buttons = other.page.get_by_test_id("undo-note").get_by_role("button")
        assert len({box["y"] for box in map(Locator.bounding_box, buttons.all()) if box}) == 1


def answer(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_test_id("undo-note").get_by_role("button", name=say("en", key)).click()


def heard(visitor: Visitor, words: str) -> None:
    """Wait until the live region says so."""
    visitor.page.get_by_test_id("announced").get_by_text(words).last.wait_for(state="attached")


def test_strangers_gather_at_an_open_table(visit: Visit) -> None:
    """The host sends one of them away and leaves; whoever sits there longest decides then."""
    mira, ben, cem, dora = visit(), visit(name="Ben"), visit(name="Cem", size=PHONE), visit(name="Dora")
    table = mira.table("lumen", "me", "open", "open", visibility="open")
    mira.sit(table)
    for stranger in (ben, cem):
        sit_at_open_table(stranger, table)
    ben.page.get_by_text(say("en", "web-host-begins", player="Mira")).wait_for()
    assert ben.page.get_by_test_id("begin").count() == 0
    assert ben.page.get_by_test_id("send-away").count() == 0

    seat(mira, 2).get_by_test_id("send-away").click()
    mira.page.get_by_text(say("en", "web-send-away-about", player="Cem", visibility="open")).wait_for()
    mira.page.get_by_test_id("sure").click()
    cem.page.get_by_test_id("sent-away").get_by_text(say("en", "web-sent-away", player="Mira")).wait_for()
    assert cem.page.get_by_test_id("sit").count() == 0

    sit_at_open_table(dora, table)
    mira.page.get_by_role("button", name=say("en", "web-leave")).click()
    dora.page.get_by_text(say("en", "web-host-begins", player="Ben")).wait_for()
    add_bot(ben, 0, "casual")
    begin(ben, dora)
    assert [held["kind"] for held in dora.state["sight"]["seats"]] == ["bot", "human", "human"]


def sit_at_open_table(visitor: Visitor, table: str) -> None:
    """Find the table in the list and sit down there."""
    visitor.open("games")
    visitor.page.locator(f"a[href$={table!r}]").click()
    visitor.page.get_by_role("textbox").fill(visitor.name)
    visitor.page.get_by_test_id("sit").first.click()
    visitor.until(lambda: visitor.state.get("mine"))


@pytest.mark.parametrize("lang", ["de-DE", "pl-PL"])
def test_a_small_phone_shows_the_whole_width_of_a_gathering(lang: str, visit: Visit) -> None:
    mira = visit(size=(360, 640), lang=lang)
    gathered(mira)
    mira.page.get_by_test_id("begin").wait_for()
    assert mira.page.evaluate("() => document.querySelector('main').scrollWidth <= innerWidth")


def test_who_watches_friends_gather_can_still_sit_down_after_a_reload(visit: Visit) -> None:
    mira, eve = visit(), visit(name="Eve", size=PHONE)
    table = gathered(mira, game="lichterfest", players=2)
    eve.open("join", mira.post(f"tables/{table}/invitations", table=True)["token"])
    eve.page.get_by_test_id("watch").click()
    eve.page.get_by_test_id("watching").wait_for()
    eve.page.reload()
    eve.page.get_by_test_id("sit").click()
    eve.page.get_by_test_id("join").click()
    eve.until(lambda: eve.state.get("mine") == [1])


def test_giving_up_ends_a_game_of_two(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    table = begun(mira, ben, game="leuchtturm")
    give_up(ben)
    assert outcome(mira) == [say("en", "web-you-win")]
    assert outcome(ben) == [say("en", "web-you-gave-up", late="no"), say("en", "web-wins", players="Mira", count=1)]
    mira.page.get_by_text(say("en", "web-ended-resigned", who="other", player="Ben", late="no")).wait_for()
    assert listed(mira) == ["won", "You win · You: 0, Ben: 0 (gave up)"]
    assert listed(ben) == ["lost", "Mira wins · Mira: 0, You: 0 (gave up)"]
    assert resigned(mira, table) == [1]


def test_of_three_who_give_up_first_is_last(visit: Visit) -> None:
    mira, ben, cem = visit(), visit(name="Ben"), visit(name="Cem")
    table = begun(mira, ben, cem)
    give_up(ben)
    mira.until(lambda: mira.state["sight"]["seats"][1]["reason"] == "resigned")
    mira.page.get_by_test_id("person").get_by_text(say("en", "web-seat-resigned")).wait_for()
    give_up(cem)
    assert outcome(mira) == [say("en", "web-you-win")]
    assert outcome(cem) == [say("en", "web-you-gave-up", late="no"), say("en", "web-wins", players="Mira", count=1)]
    assert mira.state["sight"]["result"]["places"] == [1, 3, 2]
    assert resigned(mira, table) == [1, 2]
    assert listed(ben) == ["lost", "Mira wins · Mira: 0, Cem: 0 (gave up), You: 0 (gave up)"]


def test_giving_up_against_bots_loses_at_once(visit: Visit) -> None:
    mira = visit(size=PHONE)
    table = mira.table("leuchtturm", "me", "random", "random")
    mira.sit(table)
    mira.until(lambda: mira.acting)
    give_up(mira)
    assert outcome(mira) == [
        say("en", "web-you-gave-up", late="no"),
        say("en", "web-drawn-between", score=0, players="Ben and Cem"),
    ]
    assert listed(mira) == ["lost", "Level at 0: Ben and Cem · Ben: 0, Cem: 0, You: 0 (gave up)"]
    assert resigned(mira, table) == [0]


def outcome(visitor: Visitor) -> list[str]:
    """What the result says above the score sheet."""
    visitor.page.get_by_test_id("outcome").wait_for()
    return str(visitor.page.get_by_test_id("outcome").inner_text()).split("\n\n")


def listed(visitor: Visitor) -> list[str]:
    """What My games says of the only game: how it ended for the visitor, then the result."""
    visitor.open("games")
    visitor.page.get_by_test_id("own-game").locator("b span").wait_for()
    fate, standing, *_ = str(visitor.page.get_by_test_id("own-game").inner_text()).split("\n")
    return [fate.split("· ")[1], standing]


def resigned(visitor: Visitor, table: str) -> object:
    """Who gave up, by the record."""
    record = visitor.context.request.get(f"/api/tables/{table}/record").text().splitlines()[0]
    return json.loads(record)["resigned"]


def test_spectators_of_lumen_have_no_pad(visit: Visit) -> None:
    mira, eve, dora = visit(), visit(name="Eve", size=PHONE), visit(name="Dora")
    table = mira.table("lumen", "me", "random", "random")
    token = mira.post(f"tables/{table}/invitations")["token"]
    for visitor in (eve, dora):
        visitor.post("join", token=token, name=visitor.name)
        visitor.sit(table)
        visitor.until_drawn()
        assert visitor.page.get_by_text("Pad", exact=True).count() == 0
    mira.sit(table)
    mira.until_drawn()
    mira.page.get_by_text("Pad", exact=True).first.wait_for()


def test_keys_go_through_the_menu_in_the_order_one_sees(visit: Visit) -> None:
    mira = visit()
    mira.play_now("lichterfest", "me", "random")
    mira.until_drawn()
    mira.tab_to("[data-testid=menu-button]")
    mira.press("Enter")
    entries = mira.page.get_by_test_id("menu").locator("li button")
    entries.first.wait_for()
    mira.tab_to("[data-testid=menu] li button")
    for words in entries.all_inner_texts():
        assert mira.page.evaluate("document.activeElement.innerText") == words
        mira.press("Tab")
    mira.press("Escape")
    mira.until(lambda: mira.page.evaluate("document.activeElement.dataset.testid") == "menu-button")
