"""Puzzles over HTTP: shown as the mover saw them, judged from what is known, refused with a sentence."""

from collections.abc import Iterator

import httpx2
import msgspec
import pytest

from lichtspiel import names
from lichtspiel.puzzles import puzzles
from tests.server.harness import ServerProcess

GAMES = ("lichterfest", "leuchtturm", "lumen")


@pytest.fixture
def client(server: ServerProcess) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=server.url) as client:
        yield client


@pytest.mark.parametrize("mined", GAMES)
def test_puzzles_are_listed_shown_and_judged(client: httpx2.Client, mined: str) -> None:
    listed = client.get(f"/api/puzzles/{mined}").json()
    known = list(puzzles(mined).values())
    assert [item["id"] for item in listed["puzzles"]] == [puzzle.id for puzzle in known]
    assert listed["puzzles"][0] == {"id": known[0].id, "players": known[0].players, "grade": known[0].grade}
    puzzle = known[len(known) // 2]
    path = f"/api/puzzles/{mined}/{puzzle.id}"
    shown = client.get(path).json()
    assert (shown["viewer"], shown["view"]["viewer"]) == (puzzle.scene.seat, puzzle.scene.seat)
    assert len(shown["legal"]) == len(puzzle.losses)
    worst = shown["legal"][puzzle.losses.index(max(puzzle.losses))]
    wrong = client.post(path, json={"move": worst}, headers={"accept-language": "de"}).json()
    assert (wrong["right"], "Gewinnchance" in wrong["said"]) == (False, True)
    answer = client.get(f"{path}/answer?lang=pl").json()
    assert answer["best"] == msgspec.json.decode(msgspec.json.encode(puzzle.answers))
    assert client.post(path, json={"move": answer["best"][0]}).json()["right"] is True
    previewed = client.post(f"{path}/preview", json={"move": answer["best"][0]}).json()["events"]
    position, seat = puzzle.scene.position, puzzle.scene.seat
    assert len(previewed) == len(position.preview(puzzle.answers[0], seat))


def test_what_is_not_there_or_not_legal_is_refused(client: httpx2.Client) -> None:
    puzzle = next(iter(puzzles("lumen").values()))
    path = f"/api/puzzles/lumen/{puzzle.id}"
    for missing in ("/api/puzzles/chess", "/api/puzzles/lumen/none", f"/api/puzzles/lichterfest/{puzzle.id}"):
        refused = client.get(missing)
        assert (refused.status_code, bool(refused.json()["sentence"])) == (404, True)
    legal = client.get(path).json()["legal"]
    illegal = next(move for place in range(10) if (move := {"type": "play", "place": place}) not in legal)
    for end in ("", "/preview"):
        refused = client.post(path + end, json={"move": illegal})
        assert (refused.status_code, refused.json()["rule"] is not None) == (422, True)
    assert client.post(path, json={"move": {"type": "castle"}}).status_code == 400
    assert client.post(path, json={"move": legal[0], "more": 1}).status_code == 400
    (without,) = set(names()) - set(GAMES)
    assert client.get(f"/api/puzzles/{without}").json()["puzzles"] == []
