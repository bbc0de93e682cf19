"""What people say to each other: who hears it, what is refused, and that nothing of it is kept."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from lichtspiel.core.names import MOST_TEXT
from lichtspiel.server.live.talk import AT_ONCE, KEPT
from tests.server.harness import Browser, Client, ServerProcess
from tests.server.test_keeping import forgotten

HOSTILE = [
    "",
    "   ",
    "\u3164\u2800",  # shows nothing
    "Ada \u202ewins",  # turns the line round
    "a\x1b[31mb",
    "a\x00b",
    "z\u0336\u0337\u0338\u0301\u0302\u0303",  # piles up
    "x" * (MOST_TEXT + 1),
    "\ufdfa" * 20,  # 18 letters each
    "a\ud7ff\ue000b",
]


class Place(NamedTuple):
    """Two who play and two who watch."""

    table: str
    people: list[Browser]
    ada: Client
    ben: Client
    cem: Client
    dora: Client


def place(server: ServerProcess, stack: ExitStack, **terms: Any) -> Place:
    people = [Browser(server, name) for name in ("Ada", "Ben", "Cem", "Dora")]
    ada, ben, cem, dora = people
    table = ada.table("me", "open", **terms)
    ben.join(ada.invite(table, 1))
    for watcher in (cem, dora):
        watcher.join(ada.invite(table, None))
    return Place(table, people, *(stack.enter_context(person.at(table)) for person in people))


def words(client: Client) -> list[tuple[int | None, int | None, str]]:
    """All that was said to a client: the seat, the number of who watches, and what."""
    client.ask("ping")  # whatever came before is here
    said = [message for message in client.heard if message["type"] == "said"]
    return [(each["seat"], each["watcher"], each["saying"] or each["text"]) for one in said for each in one["words"]]


def test_everybody_hears_players_and_only_watchers_hear_watchers(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack)
        at.ada.done("say", saying="hello")
        at.cem.done("say", saying="wow")
        at.dora.done("say", saying="clap")
        at.ben.done("say", saying="good-luck")
        public, apart = [(0, None, "hello"), (1, None, "good-luck")], [(None, 1, "wow"), (None, 2, "clap")]
        assert words(at.ada) == words(at.ben) == public
        assert words(at.cem) == words(at.dora) == [public[0], *apart, public[1]]
        with at.people[1].at(at.table) as late:
            assert words(late) == public
        with at.people[3].at(at.table) as late:
            assert words(late) == [public[0], *apart, public[1]]
        assert at.cem.refused("say", saying="wow", seat=0) == "not-your-seat"
        assert at.ada.refused("say", saying="wow", seat=1) == "not-your-seat"


def test_nothing_changes_and_nothing_is_kept(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack, chat=True)
        version = at.ada.state["version"]
        secret = "what nobody writes down"
        assert at.ada.done("say", text=secret)["version"] == version
        assert words(at.ben) == [(0, None, secret)]
        assert secret not in at.people[0].get(f"/api/tables/{at.table}").text
    kept = [path for path in server.data.rglob("*") if path.is_file()]
    assert kept
    assert not [path for path in kept if secret.encode() in path.read_bytes()]
    assert secret not in "".join(server.errors)


def test_text_is_said_only_where_the_table_allows_it(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack)
        assert at.ada.state["sight"]["chat"] is False
        assert at.ada.refused("say", text="hello") == "no-chat"
        assert at.cem.refused("say", text="hello") == "no-chat"
        for wrong in (
            {},
            {"saying": "hello", "text": "hello"},
            {"saying": "insult"},
            {"text": 5},
            {"text": "x" * 5000},
        ):
            at.ada.say("say", **wrong)
            assert at.ada.wait(lambda message: message["type"] == "refused")["code"] == "bad-request"
        assert words(at.ben) == []


def test_hostile_text_is_refused(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack, chat=True)
        assert [at.ada.refused("say", text=text) for text in HOSTILE] == ["text"] * len(HOSTILE)
        assert words(at.ben) == []


def test_text_comes_on_one_line(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack, chat=True)
        at.ada.done("say", text="  one\nline\t\u2028only <b>&  ")
        at.ben.done("say", text="שלום 👨‍👩‍👧 żółw")
        said = [(0, None, "one line only <b>&"), (1, None, "שלום 👨‍👩‍👧 żółw")]
        assert words(at.ada) == words(at.cem) == said


def test_nobody_says_much_at_once(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack)
        answers = [at.ada.ask("say", saying="wow") for _ in range(round(AT_ONCE) + 3)]
        assert [answer["type"] for answer in answers[: round(AT_ONCE)]] == ["done"] * round(AT_ONCE)
        assert answers[-1]["code"] == "slow-down"
        at.ben.done("say", saying="hello")  # others may


def test_what_is_sent_again_is_said_once(server: ServerProcess) -> None:
    with ExitStack() as stack:
        at = place(server, stack)
        for _ in range(2):
            at.ada.done("say", saying="thanks", ref="once")
        assert words(at.ben) == [(0, None, "thanks")]


def speakers(client: Client) -> list[tuple[str | None, str]]:
    """What everybody was called who said something, and what that was."""
    client.ask("ping")
    said = [message for message in client.heard if message["type"] == "said"]
    return [(each["name"], each["text"]) for one in said for each in one["words"]]


def test_whoever_sits_down_has_not_said_what_was_said_there_before(server: ServerProcess) -> None:
    ada, mallory, ben = (Browser(server, name) for name in ("Ada", "Mallory", "Ben"))
    table = ada.table("me", "open", "open", visibility="open", chat=True)
    mallory.post(f"/api/tables/{table}/seats", seat=1)
    with ada.at(table) as host:
        with mallory.at(table) as client:
            client.done("say", text="I was here")
            client.done("leave")
        ben.post(f"/api/tables/{table}/seats", seat=1)
        with ben.at(table) as client:
            client.done("say", text="So am I")
            said = [("Mallory", "I was here"), ("Ben", "So am I")]
            assert speakers(client) == speakers(host) == said
            words = [each for message in client.heard if message["type"] == "said" for each in message["words"]]
            came = client.state["sight"]["seats"][1]["came"]
            assert [each["came"] == came for each in words] == [False, True]


def test_a_change_of_device_or_name_is_nobody_else(server: ServerProcess) -> None:
    ada, ben, phone = (Browser(server, name) for name in ("Ada", "Ben", "Phone"))
    table = ada.table("me", "open", chat=True)
    ben.join(ada.invite(table, 1))
    with ada.at(table) as host:
        came = host.state["sight"]["seats"][1]["came"]
        phone.join(ben.post(f"/api/tables/{table}/devices", seat=1).json()["token"])
        phone.put("/api/me", name="Benedikt")
        with phone.at(table) as client:
            client.done("say", text="Hello")
            assert client.state["sight"]["seats"][1]["came"] == came
        assert speakers(host) == [("Benedikt", "Hello")]


def test_words_go_with_whoever_is_forgotten(server: ServerProcess) -> None:
    ada, ben, phone, cem = (Browser(server, name) for name in ("Ada", "Ben", "Phone", "Cem"))
    table = ada.table("me", "open", "open", visibility="open", chat=True)
    ben.post(f"/api/tables/{table}/seats", seat=1)
    with ada.at(table) as host, cem.at(table) as watcher:
        host.done("say", text="Who are you?")
        watcher.done("say", text="Nobody")
        with ben.at(table) as client:
            client.done("say", text="ben@example.org")
        phone.join(ben.post(f"/api/tables/{table}/devices", seat=1).json()["token"])
        with phone.at(table) as client:
            client.done("say", text="or by telephone")
        with Browser(server).at(table) as client:
            assert [text for _, text in speakers(client)][1:] == ["Nobody", "ben@example.org", "or by telephone"]
        for gone in (phone, cem):
            forgotten(gone)
        dora, eve = Browser(server, "Dora"), Browser(server, "Eve")
        assert dora.post(f"/api/tables/{table}/seats", seat=1).status_code == 201
        for late in (dora, eve):
            with late.at(table) as client:
                assert speakers(client) == [("Ada", "Who are you?")]


def test_whoever_comes_late_hears_the_last_words(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, messages_per_second=5000) as server, ExitStack() as stack:
        ada = Browser(server, "Ada")
        table = ada.table("me", "open", visibility="open")
        people = [Browser(server, f"W{number}") for number in range(KEPT // 4)]
        client = stack.enter_context(ada.at(table))
        client.done("say", saying="hello")
        for person in people:
            with person.at(table) as watcher:
                for _ in range(4):
                    watcher.ask("say", saying="wow")
        with Browser(server, "Late").at(table) as late:
            assert 0 < len(words(late)) <= KEPT
