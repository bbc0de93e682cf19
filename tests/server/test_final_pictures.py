"""The picture of a finished game: its board, names and points, and nothing that a name could do in it."""

from contextlib import ExitStack
from xml.etree import ElementTree

import pytest

from lichtspiel.core.games import AnyGame
from tests.server.harness import Browser, ServerProcess, play_out

HOSTILE = "<script>&\"'</text>"


def texts(svg: str) -> list[str]:
    return [(found.text or "") for found in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_finished_game_is_drawn_with_names_and_points(drawn: AnyGame, server: ServerProcess, lang: str) -> None:
    ada = Browser(server, HOSTILE)
    options = {"turn_limit": 14} if drawn.name == "leuchtturm" else {}
    table = ada.table("me", *["random"] * (drawn.players[0] - 1), game=drawn.name, options=options)
    with ada.at(table) as client:
        assert ada.get(f"/api/tables/{table}/picture").status_code == 409
        play_out([client])
        result = client.state["sight"]["result"]
    answer = ada.get(f"/api/tables/{table}/picture", lang=lang)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    said = texts(answer.text)
    for place, score in zip(result["places"], result["scores"], strict=True):
        assert str(score).replace("-", "\N{MINUS SIGN}") in said
        assert any(text.startswith(f"{place}. ") for text in said)
    assert "<script" not in answer.text


@pytest.mark.parametrize(
    ("played", "letters"), [("lichterfest", {"l", "s"}), ("leuchtturm", {"s"}), ("lumen", {"ge", "gr"})]
)
def test_the_letters_are_those_of_the_reader_but_a_name_stays_a_name(
    server: ServerProcess, played: str, letters: set[str]
) -> None:
    ada = Browser(server, "k")
    table = ada.table("me", "random", "random", game=played)
    with ada.at(table) as client:
        client.done("resign")
    said = texts(ada.get(f"/api/tables/{table}/picture", lang="de").text)
    assert letters <= set(said)
    assert not {"p", "k", "y"} & set(said)
    assert any(text.strip("\u200c") == "k" for text in said)


def test_only_those_who_may_see_a_table_see_its_picture(server: ServerProcess) -> None:
    with ExitStack() as stack:
        ada, ben, cem = (Browser(server, name) for name in ("Ada", "Ben", "Cem"))
        table = ada.table("me", "open")
        ben.join(ada.invite(table, 1))
        clients = [stack.enter_context(person.at(table)) for person in (ada, ben)]
        clients[0].done("start")
        for client in clients:
            client.until(lambda state: state["sight"]["phase"] == "playing")
        clients[1].done("resign")
        clients[0].until(lambda state: state["sight"]["phase"] == "over")
        there = [person.get(f"/api/tables/{table}/picture") for person in (ada, ben)]
        assert [answer.status_code for answer in there] == [200, 200]
        assert there[0].text != there[1].text  # each sees the board from the own seat
        refused = [cem.get(f"/api/tables/{table}{path}") for path in ("/picture", "/record")]
        assert refused[0].json() == refused[1].json()
        assert cem.get("/api/tables/nosuchtable/picture").status_code == 404
