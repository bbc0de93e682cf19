"""Being called by mail: only who has said yes there, once a turn, outside quiet hours, until one link is pressed."""

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from lichtspiel.server.calls.links import Errand, new_token, read_token
from lichtspiel.server.calls.mail import mail_server
from lichtspiel.server.edge.identity import Signer, digest
from lichtspiel.server.settings import BadSetting, read_settings
from lichtspiel.server.store import ways
from lichtspiel.server.store.retention import tidy
from lichtspiel.table.terms import DAY
from lichtspiel.words import LANGUAGES, say, sentence
from tests.server.harness import Browser, ServerProcess, wait_for
from tests.server.receivers import MailHouse, mail_house, push_service, silent_house
from tests.server.test_calls import CONTACT, game_of_two, kinds, move, mover_of, subscribe
from tests.server.test_hub import SlowHub, in_hub, until
from tests.server.test_keeping import bytes_on_disk

SITE = "https://games.example.org"
SENDER = "games@example.org"
ADA = "ada@example.org"
NEVER_QUIET = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0}
MAILING = {"mail_from": SENDER, "public_url": SITE}
LIMITS = {"requests_per_second": 5000, "log_level": "debug"}


@pytest.fixture
def house() -> Iterator[MailHouse]:
    with mail_house() as running:
        yield running


@pytest.fixture
def mailing(tmp_path: Path, house: MailHouse) -> Iterator[ServerProcess]:
    """A server that mails people."""
    with ServerProcess(tmp_path, mail_server=f"smtp://{house.url}", **MAILING, **LIMITS) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]
    assert not [line for line in running.errors if "example.org" in line]


def wish(browser: Browser, address: str, lang: str = "en", **more: Any) -> httpx2.Response:
    return browser.post(f"/api/me/calls/mail?lang={lang}", address=address, **NEVER_QUIET | more)


def link_in(text: str) -> str:
    """The page behind a link of ours in a mail."""
    (path,) = re.findall(rf"{SITE}(/api/calls/\S+)", text)
    return str(path)


def confirmed(browser: Browser, house: MailHouse, address: str, lang: str = "en", **more: Any) -> None:
    """Ask for mails, and follow the link that comes, with a program that has no cookie."""
    answer = wish(browser, address, lang, **more)
    assert (answer.status_code, said_yes(answer.json())[address]) == (201, False), answer.text
    path = link_in(house.texts(address)[-1])
    assert httpx2.post(browser.server.url + path).status_code == 200
    assert said_yes(browser.get("/api/me/calls").json())[address]
    house.got.clear()


def said_yes(calls: dict[str, Any]) -> dict[str, bool]:
    """Which of somebody's addresses are confirmed."""
    return {way["name"]: way["confirmed"] for way in calls["ways"]}


def languages(server: ServerProcess) -> set[str]:
    """In which people are called."""
    with sqlite3.connect(server.data / "lichtspiel.sqlite") as db:
        return {lang for (lang,) in db.execute("SELECT lang FROM ways")}


def turn_of_other(ada: Browser, ben: Browser) -> tuple[str, Browser, Browser]:
    """A new table, who is to move there, and who waits."""
    table = game_of_two(ada, ben)
    return table, *mover_of(ada, ben, table)


def test_mails_are_in_the_language_in_which_one_reads_the_page_now(mailing: ServerProcess, house: MailHouse) -> None:
    ada, ben = Browser(mailing, "Ada"), Browser(mailing, "Ben")
    table, first, second = turn_of_other(ada, ben)
    confirmed(second, house, ADA, "de")
    second.http.get(f"{mailing.url}/api/me", headers={"Accept-Language": "pl"})
    wait_for(lambda: languages(mailing) == {"pl"})
    second.get("/api/me")  # a program that says nothing about it
    with second.at(table, lang="en"):
        wait_for(lambda: languages(mailing) == {"en"})
    second.http.get(f"{mailing.url}/api/me/calls", headers={"Accept-Language": "de"})
    wait_for(lambda: languages(mailing) == {"de"})
    move(first, table)
    wait_for(lambda: len(house.got) == 1)
    assert house.got[0]["Subject"] == say("de", "server-call-title")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_confirmed_an_address_is_mailed_once_a_turn(
    mailing: ServerProcess, house: MailHouse, lang: str
) -> None:
    adelheid, benedikt = Browser(mailing, "Adelheid"), Browser(mailing, "Benedikt")
    table, first, second = turn_of_other(adelheid, benedikt)
    confirmed(second, house, ADA, lang)
    move(first, table)
    wait_for(lambda: len(house.got) == 1)
    mail, text = house.got[0], house.texts(ADA)[0]
    assert (mail["Subject"], mail["To"]) == (say(lang, "server-call-title"), ADA)
    assert (mail["From"], house.senders[-1]) == (f"Lichtspiel <{SENDER}>", SENDER)
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Date"].datetime.timestamp() == pytest.approx(time.time(), abs=60)
    assert say(lang, "lichterfest-title") in text
    assert f"{SITE}/#/table/{table}\n" in text
    assert not any(name in mail.as_string() + text for name in ("Adelheid", "Benedikt", second.cookie.split(".")[0]))
    assert mail["List-Unsubscribe"] == f"<{SITE}{link_in(text)}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"List-Unsubscribe: <{SITE}{link_in(text)}>\r\n".encode() in house.raw[-1]  # not in code words
    assert max(map(len, house.raw[-1].partition(b"\r\n\r\n")[2].split(b"\r\n"))) <= 76
    second.put("/api/me", name="Cleo")  # the table changes, the turn does not
    move(second, table)
    move(first, table)
    wait_for(lambda: len(house.got) == 2)


def test_an_address_that_nobody_has_confirmed_gets_one_mail_and_no_other(
    mailing: ServerProcess, house: MailHouse
) -> None:
    ada, ben = Browser(mailing, "Ada"), Browser(mailing, "Ben")
    table, first, second = turn_of_other(ada, ben)
    assert wish(second, ADA).status_code == 201
    (asked,) = house.texts(ADA)
    path = link_in(asked)
    page = httpx2.get(mailing.url + path)  # as programs do that look at mails
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert say("en", "server-link-confirm-button") in page.text
    assert second.get("/api/me/calls").json()["ways"] == [
        {"id": second.get("/api/me/calls").json()["ways"][0]["id"], "kind": "mail", "name": ADA, "confirmed": False}
    ]
    confirmed(first, house, "ben@example.org")
    move(first, table)
    move(second, table)
    wait_for(lambda: len(house.texts("ben@example.org")) == 1)
    assert house.texts(ADA) == []
    assert httpx2.post(mailing.url + path).status_code == 200  # and from now on
    move(first, table)
    wait_for(lambda: len(house.texts(ADA)) == 1)


def test_one_press_stops_it_without_a_cookie(mailing: ServerProcess, house: MailHouse) -> None:
    ada, ben = Browser(mailing, "Ada"), Browser(mailing, "Ben")
    table, first, second = turn_of_other(ada, ben)
    confirmed(second, house, ADA)
    move(first, table)
    wait_for(lambda: len(house.got) == 1)
    path = link_in(house.texts(ADA)[0])
    assert say("de", "server-link-stop-button") in httpx2.get(mailing.url + path, params={"lang": "de"}).text
    assert kinds(second.get("/api/me/calls").json()) == {"mail"}
    for _ in range(2):
        pressed = httpx2.post(mailing.url + path, data={"List-Unsubscribe": "One-Click"})
        assert pressed.status_code == 200
    assert kinds(second.get("/api/me/calls").json()) == set()
    opened = httpx2.get(mailing.url + path, params={"lang": "en"}).text
    assert say("en", "server-link-stop-done") in opened
    assert "<button" not in opened
    assert say("en", "server-link-home") in opened
    for wrong in (path[:-2] + "AA", "/api/calls/x", "/api/calls/%C3%A4"):
        page = httpx2.post(mailing.url + wrong, params={"lang": "en"})
        assert (page.status_code, say("en", "server-link-dead") in page.text) == (404, True)


def test_links_cannot_be_made_up_and_those_that_confirm_expire() -> None:
    signer, way = Signer(b"key"), digest("way")
    confirm, stop = (new_token(signer, Errand(aim, way), 1000) for aim in ("confirm", "stop"))
    assert read_token(signer, confirm, 1000 + DAY) == ("confirm", way)
    assert read_token(signer, confirm, 1001 + DAY) is None
    assert read_token(signer, stop, 1001 + 400 * DAY) == ("stop", way)
    assert read_token(Signer(b"new", b"key"), stop, 1000) == ("stop", way)
    assert read_token(Signer(b"other"), stop, 1000) is None
    swapped = ("A" if stop[0] != "A" else "B") + stop[1:]
    for wrong in (
        "",
        "A",
        swapped,
        stop[:-4],
        stop + "AAAA",
        stop[:20] + "!" + stop[21:],
        "ä",
        confirm[:12] + stop[12:],
    ):
        assert read_token(signer, wrong, 1000) is None


@pytest.mark.parametrize(
    "address",
    [
        "ada",
        "ada@",
        "@example.org",
        "ada@example.org\r\nBcc: eve@example.org",
        "ada@example.org\n",
        "ada\r@example.org",
        "ada@example.org, eve@example.org",
        "Ada <ada@example.org>",
        "ada@exa mple.org",
        "ada@example.org>\r\nDATA",
        "ada@-example.org",
        "a..da@example.org",
        '"ada eve"@example.org',
        "ädä@example.org",
        "ada@example.org\0",
        "a" * 65 + "@example.org",
        "a@" + "b" * 260,
        "ada@[127.0.0.1]",
    ],
)
def test_what_is_no_mailbox_is_refused(mailing: ServerProcess, house: MailHouse, address: str) -> None:
    ada = Browser(mailing, "Ada")
    answer = wish(ada, address)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-mailbox")
    assert house.got == []


def test_nobody_can_have_strangers_mailed_often(mailing: ServerProcess, house: MailHouse) -> None:
    for number in range(3):
        assert wish(Browser(mailing, "Eve"), f"Ada+{number}@example.org").status_code == 201
    ada, ben = Browser(mailing, "Ada"), Browser(mailing, "Ben")
    refused = wish(ada, ADA)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-mails")
    assert [wish(ben, f"{number}@example.org").status_code for number in range(6)] == [201] * 5 + [429]
    assert len(house.got) == 8
    assert ada.get("/api/me/calls").json()["ways"] == []


def test_spellings_of_one_mailbox_are_counted_together(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        def asked(*spellings: str) -> int:
            return sum(hub.calls.may_ask(box, box, box) for box in spellings)

        google = ("ada.love@gmail.com", "a.d.a.love@GMail.com", "adalove+x@googlemail.com", "AdaLove@gmail.com")
        assert asked(*google) == 3
        assert asked("ada.love@example.org", "adalove@example.org", "ada.love+x@example.org") == 3
        assert asked("ada.love@example.org") == 1, "elsewhere, the one without a dot may be somebody else's"

    in_hub(tmp_path, work)


def test_two_people_can_have_one_mailbox_and_a_second_wish_asks_no_more(
    mailing: ServerProcess, house: MailHouse
) -> None:
    ada, ben = Browser(mailing, "Ada"), Browser(mailing, "Ben")
    confirmed(ada, house, ADA)
    confirmed(ben, house, ADA)
    assert wish(ada, ADA, quiet_from=3).json()["ways"][0]["confirmed"]
    assert house.got == []
    (way,) = ada.get("/api/me/calls").json()["ways"]
    assert ben.http.delete(f"{mailing.url}/api/me/calls/{way['id']}").json()["code"] == "no-way"
    assert ada.http.delete(f"{mailing.url}/api/me/calls/{way['id']}").status_code == 204
    assert [kinds(who.get("/api/me/calls").json()) for who in (ada, ben)] == [set(), {"mail"}]


def test_a_mailbox_that_is_gone_is_dropped_and_one_that_is_full_is_not(
    mailing: ServerProcess, house: MailHouse
) -> None:
    ada, ben = Browser(mailing, "Ada"), Browser(mailing, "Ben")
    table, first, second = turn_of_other(ada, ben)
    house.refused = {"no@example.org": "550 5.1.1 no such mailbox", "busy@example.org": "451 later"}
    assert [wish(first, f"{box}@example.org").json()["code"] for box in ("no", "busy")] == ["bad-mailbox", "mail-away"]
    assert first.get("/api/me/calls").json()["ways"] == []
    for box in ("gone", "full", "spam", "ada"):
        confirmed(second, house, f"{box}@example.org")
    house.refused |= {"gone@example.org": "550 5.1.1 no such mailbox", "full@example.org": "452 4.2.2 full"}
    house.refused |= {"spam@example.org": "550 5.7.1 we do not like you"}
    move(first, table)
    wait_for(lambda: len(second.get("/api/me/calls").json()["ways"]) == 3)
    wait_for(lambda: len(house.texts(ADA)) == 1)
    left = {way["name"] for way in second.get("/api/me/calls").json()["ways"]}
    assert left == {"full@example.org", "spam@example.org", ADA}


def test_a_mail_server_that_hangs_delays_nobody(tmp_path: Path) -> None:
    with mail_house() as house, push_service() as service, silent_house() as silent:
        more = {"push_contact": CONTACT, "push_private": True, **MAILING, **LIMITS}
        with ServerProcess(tmp_path, mail_server=f"smtp://{house.url}", **more) as server:
            ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
            for who in (ada, ben):
                confirmed(who, house, ADA)
            cookies = ada.cookie, ben.cookie
        with ServerProcess(tmp_path, mail_server=f"smtp://{silent}", **more) as server:
            ada, ben = (Browser(server, cookie=cookie) for cookie in cookies)
            table, first, second = turn_of_other(ada, ben)
            subscribe(second, f"{service.url}/second")
            begun = time.monotonic()
            move(first, table)
            wait_for(lambda: len(service.got) == 1)
            assert server.stop() == 0  # nor the end of the server
            assert time.monotonic() - begun < 9
            assert not [line for line in server.errors if '"error"' in line]


def test_quiet_hours_hold_for_mails(tmp_path: Path) -> None:
    with mail_house() as house:

        async def work(hub: SlowHub) -> None:
            hub.time = 20_000 * DAY + 23 * DAY // 24
            way = ways.Way(digest("ada"), "ada", ADA.encode(), "en", "UTC", 22, 8, 0, "mail")
            await hub.storage.do(ways.add_way(way))
            await hub.storage.do(ways.set_turn("table", "lumen", "ada", 7))
            for hour in (23, 24, 31):
                hub.time = 20_000 * DAY + hour * DAY // 24
                await hub.calls.look()
                await until(lambda: not hub.calls.being_told)
                assert house.got == []
            hub.time = 20_000 * DAY + 32 * DAY // 24
            for _ in range(2):
                await hub.calls.look()
                await until(lambda: not hub.calls.being_told)
                assert len(house.texts(ADA)) == 1

        in_hub(tmp_path, work, mail_server=f"smtp://{house.url}", **MAILING)


def test_an_address_that_is_never_confirmed_goes_after_a_day(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        made = 20_000 * DAY
        for box, said in (("yes", 1), ("no", 0)):
            way = ways.Way(digest(box), "ada", box.encode(), "en", "UTC", 22, 8, made, "mail", said)
            await hub.storage.do(ways.add_way(way))
        for later, left in ((DAY, 2), (DAY + 1, 1)):
            await tidy(hub.storage, hub.settings, made + later)
            assert len(await hub.storage.read(lambda db: ways.ways_of(db, "ada"))) == left

    in_hub(tmp_path, work)


def test_who_is_forgotten_leaves_no_address_behind(mailing: ServerProcess, house: MailHouse) -> None:
    ada = Browser(mailing, "Ada")
    confirmed(ada, house, "adelheid@example.org")
    wish(ada, "adelheid.too@example.org")
    assert b"adelheid" in bytes_on_disk(mailing.data)
    assert ada.http.delete(f"{mailing.url}/api/me").status_code == 204
    assert b"adelheid" not in bytes_on_disk(mailing.data)


@pytest.mark.parametrize(("password", "status"), [("pass:w/rd@1", 201), ("wrong", 503)])
def test_a_mail_server_may_want_tls_and_a_login(tmp_path: Path, password: str, status: int) -> None:
    with mail_house(("games", "pass:w/rd@1")) as house:
        said = password.replace(":", "%3A").replace("/", "%2F").replace("@", "%40")
        url = f"smtp://games:{said}@{house.url}"
        with ServerProcess(tmp_path, mail_server=url, **MAILING, **LIMITS) as server:
            answer = wish(Browser(server, "Ada"), ADA)
            assert answer.status_code == status
            assert house.sealed == [True] * (status == 201)
        assert not [line for line in server.errors if "pass" in line or "wrong" in line]


def test_how_a_mail_server_is_given() -> None:
    assert mail_server("smtp://mail.example.org") == ("mail.example.org", 587, False, "", "")
    assert mail_server("smtps://ada:a%40b@mail.example.org") == ("mail.example.org", 465, True, "ada", "a@b")
    here = [mail_server(f"smtp://{host}:25").is_here for host in ("localhost", "127.0.0.1", "[::1]", "example.org")]
    assert here == [True, True, True, False]


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"MAIL_SERVER": "smtp://mail.example.org", "PUBLIC_URL": SITE}, "MAIL_FROM"),
        ({"MAIL_SERVER": "smtp://mail.example.org", "MAIL_FROM": SENDER}, "PUBLIC_URL"),
        ({"MAIL_FROM": SENDER, "PUBLIC_URL": SITE}, "MAIL_SERVER"),
        ({"WEBHOOKS": "true"}, "PUBLIC_URL"),
        ({"MAIL_SERVER": "https://mail.example.org"}, "MAIL_SERVER"),
        ({"MAIL_SERVER": "smtp://mail.example.org/x"}, "MAIL_SERVER"),
        ({"MAIL_SERVER": "smtp://me:secret@mail.example.org:99999"}, "MAIL_SERVER"),
        ({"MAIL_FROM": "Games <games@example.org>"}, "MAIL_FROM"),
    ],
)
def test_settings_that_cannot_work_are_refused(wrong: dict[str, str], named: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({f"LICHTSPIEL_{name}": value for name, value in wrong.items()})
    for lang in LANGUAGES:
        said = sentence(refused.value.phrase, lang)
        assert f"LICHTSPIEL_{named}" in said
        assert "secret" not in said
