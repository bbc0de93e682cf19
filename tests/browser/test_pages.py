"""The ways through the page: from home to a table, links, one device passed round, languages, replay."""

from lichtspiel import read_record, verify
from lichtspiel.core.games import AnyGame
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of, play_with_mouse
from tests.browser.sights import finished
from tests.browser.visitor import Visitor


def test_two_clicks_from_home_to_a_game(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.open()
    mira.page.get_by_test_id(f"play-{drawn.name}").click()
    mira.page.get_by_test_id("start").click()
    mira.until(lambda: mira.state)
    mira.until_drawn()
    assert (mira.state["sight"]["game"], mira.state["viewer"]) == (drawn.name, 0)


def test_a_page_begins_at_its_top(visit: Visit) -> None:
    mira = visit(size=(360, 640))
    mira.open().get_by_test_id("play-lumen").wait_for()
    mira.page.get_by_role("link", name=say("en", "web-privacy")).click()  # far down at home
    mira.page.get_by_role("heading", name=say("en", "web-privacy")).first.wait_for()
    assert mira.page.evaluate("scrollY") == 0


def test_an_address_is_another_page_though_only_its_end_differs(visit: Visit) -> None:
    mira = visit()
    mira.open("new", "lumen", "friends").get_by_text(say("en", "web-company-friends-about")).wait_for()
    mira.open("new", "lumen", "device").get_by_text(say("en", "web-company-device-about")).wait_for()


def test_friends_follow_a_link(visit: Visit) -> None:
    mira, ben = visit(name="Mira"), visit(name="Ben")
    mira.open("new", "lichterfest", "friends")
    mira.page.get_by_test_id("make-table").click()
    mira.page.get_by_role("button", name=say("en", "web-invite")).first.click()
    link = mira.page.get_by_test_id("invitation").get_by_role("textbox").input_value()
    assert link.startswith(mira.server.url)
    mira.press("Escape")
    ben.page.goto(link)
    invited = say("en", "web-join-invited", inviter=say("en", "web-guest"), game="Lichterfest")
    ben.page.get_by_role("heading", name=invited).wait_for()
    ben.page.get_by_role("textbox").fill("Ben the Builder")
    ben.page.get_by_test_id("join").click()
    ben.until(lambda: ben.state.get("viewer") == 1)
    mira.page.get_by_text("Ben the Builder", exact=True).wait_for()
    mira.page.get_by_test_id("announced").get_by_text("Ben the Builder sits down.").wait_for()
    mira.page.get_by_test_id("begin").click()
    for visitor in (mira, ben):
        visitor.until_phase("playing")
        visitor.until_drawn()
    assert ben.state["sight"]["seats"][1]["name"] == "Ben the Builder"
    play_with_mouse(next(visitor for visitor in (mira, ben) if visitor.acting), 1)


def test_another_link_in_the_same_tab_is_another_invitation(visit: Visit) -> None:
    mira, ben = visit(name="Mira"), visit(name="Ben")
    for game, name in (("lichterfest", "Lichterfest"), ("lumen", "LUMEN")):
        table = mira.table(game, "me", "open", "open")
        ben.open("join", mira.post(f"tables/{table}/invitations", seat=None)["token"])
        ben.page.locator("h1", has_text=name).wait_for()


def test_who_comes_too_late_is_offered_to_watch(visit: Visit) -> None:
    mira, ben, eve = visit(), visit(name="Ben"), visit(name="Eve")
    table = mira.table("lichterfest", "me", "open")
    token = mira.post(f"tables/{table}/invitations", seat=1)["token"]
    ben.post("join", token=token, name="Ben")
    eve.open("join", token)
    eve.page.get_by_text(say("en", "web-join-late-about")).wait_for()
    eve.page.get_by_test_id("join").click()
    eve.until(lambda: eve.state.get("viewer") == "table")


def test_what_can_be_taken_back_is_said_beforehand(visit: Visit) -> None:
    mira = visit()
    undo = mira.play_now("leuchtturm", "me", "random").get_by_test_id("undo")
    play_with_mouse(mira, 1)  # in the first turns no lighthouse can stand, so nothing is shown
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    assert undo.is_enabled()
    made = mira.state["sight"]["moves"]
    mira.press("u")
    mira.until(lambda: mira.state["sight"]["moves"] < made)

    undo = mira.play_now("lichterfest", "me", "random").get_by_test_id("undo")
    for reason in ("table-refused-undo-nothing", "lichterfest-revealed"):
        mira.until(lambda: mira.acting)
        mira.until_drawn()
        assert undo.is_disabled()
        assert undo.get_attribute("title") == say("en", reason)
        mira.press("u")
        play_with_mouse(mira, 1)
    assert [message["type"] for message in mira.sent].count("undo") == 1


def test_one_device_is_passed_round_behind_a_curtain(drawn: AnyGame, visit: Visit) -> None:
    """Behind the curtain there is nothing of the table; before it, each sees only their own."""
    mira = visit()
    count = drawn.players[0]
    mira.play_now(drawn.name, *["me"] * count, visibility="local")
    held = set()
    for _ in range(2):
        lift = mira.page.get_by_test_id("curtain").get_by_role("button")
        lift.wait_for()
        assert not mira.page.locator("[data-version]").count()
        lift.click()
        mira.until(lambda: mira.acting)
        mira.until_drawn()
        held.add(mira.state["viewer"])
        assert not driver_of(drawn.name).shown_secrets(mira)
        while mira.acting:
            play_with_mouse(mira, 1)
            mira.until_drawn()
        assert mira.state["viewer"] in held
        mira.page.get_by_test_id("pass-on").click()
    assert len(held) == 2


def test_another_language_at_once(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.open()
    for lang in ("de", "pl", "en"):
        mira.page.get_by_role("combobox").select_option(lang)
        mira.page.get_by_test_id(f"play-{drawn.name}").get_by_text(say(lang, "web-play")).wait_for()
        assert mira.page.locator("html").get_attribute("lang") == lang
    mira.page.get_by_role("combobox").select_option("pl")
    mira.play_now(drawn.name, "me", *["random"] * (drawn.players[0] - 1))
    mira.until(lambda: mira.acting)
    prompt = mira.state["prompt"]
    mira.page.get_by_text(say("pl", prompt["key"], **prompt["args"])).first.wait_for()


def test_the_browser_says_which_language(visit: Visit) -> None:
    for locale, lang in (("de-AT", "de"), ("pl-PL", "pl"), ("fr-FR", "en")):
        visitor = visit(lang=locale)
        visitor.open()
        visitor.page.get_by_test_id("play-lumen").get_by_text(say(lang, "web-play")).wait_for()


def test_the_end_and_the_replay(drawn: AnyGame, visit: Visit) -> None:
    """Result, score sheet and record; then every moment again, with the keyboard too."""
    mira = visit()
    table = finished(mira, drawn.name)
    mira.sit(table)
    sheet = mira.page.get_by_test_id("result")
    sheet.wait_for()
    for score in mira.state["sight"]["result"]["scores"]:
        assert str(abs(score)) in sheet.inner_text()
    with mira.page.expect_download() as download:
        mira.page.get_by_test_id("record").click()
    record = read_record(download.value.path().read_text().splitlines()[0])
    assert verify(record).to_move is None
    sheet.get_by_role("link", name=mira.state["sight"]["result"]["ended"]).click()
    mira.page.get_by_role("link", name=say("en", "web-to-table")).click()
    mira.page.get_by_test_id("replay-link").click()
    follow(mira, len(record.moves), drawn.name)


def test_whoever_asks_again_second_goes_to_the_same_table(visit: Visit) -> None:
    mira, ben = visit(name="Mira"), visit(name="Ben")
    table = mira.table("leuchtturm", "me", "open", options={"turn_limit": 1})
    ben.post("join", token=mira.post(f"tables/{table}/invitations", seat=1)["token"], name="Ben")
    for visitor in (mira, ben):
        visitor.sit(table)
    mira.page.get_by_test_id("begin").click()
    for visitor in (mira, ben):
        visitor.until_phase("playing")
    play_with_mouse(next(visitor for visitor in (mira, ben) if visitor.acting), 1)
    mira.page.get_by_test_id("rematch").get_by_text(say("en", "web-rematch")).click()
    ben.page.get_by_test_id("rematch").get_by_text(say("en", "web-next-game")).click()
    mira.until(lambda: mira.state["table"] != table)
    ben.until(lambda: ben.state["table"] == mira.state["table"])


def follow(mira: Visitor, moves: int, game: str) -> None:
    """Go through a replay with the slider and with keys."""
    slider = mira.page.get_by_role("slider")
    slider.wait_for()
    assert slider.get_attribute("max") == str(moves)
    slider.fill("0")
    mira.until(lambda: slider.input_value() == "0")
    first = driver_of(game).public(mira)
    slider.focus()
    mira.press("ArrowRight", "ArrowRight")
    mira.until(lambda: slider.input_value() == "2")
    mira.press("End")
    mira.until(lambda: slider.input_value() == str(moves))
    mira.until(lambda: driver_of(game).public(mira) != first)
    mira.press("Home")
    mira.until(lambda: driver_of(game).public(mira) == first)
