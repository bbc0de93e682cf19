"""Bots that think on other machines: real NATS with JetStream, real `lichtspiel think`; nothing stays unanswered."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from nats.aio.msg import Msg

from lichtspiel import load
from lichtspiel.core.games import AnyGame
from lichtspiel.server.bots.pool import BotError
from lichtspiel.server.bots.questions import Answer, form_of
from lichtspiel.server.bots.queue import ACK_WAIT, ASKED, STREAM, Asked, subject, thinking_version
from lichtspiel.server.fleet.thinkers import Places
from lichtspiel.words import LANGUAGES
from tests.conftest import FOURTH
from tests.server.bus import Nats
from tests.server.fleets import Fleet, running
from tests.server.harness import PATIENCE, Browser
from tests.server.postgres import Postgres
from tests.server.thinking import Asking, asking, question, thinkers

LUMEN = load("lumen")


def move(answer: Answer) -> bytes:
    return bytes(answer.move)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_every_bot_moves_there_as_it_does_here(jetstream: Nats, game: AnyGame) -> None:
    asked = [question(game, bot, seed) for bot in ("random", "greedy", "flat", "beginner") for seed in ("a", "b")]

    async def work() -> None:
        async with asking(jetstream.url) as node:
            await node.until_there(1)
            here = [await node.thinkers.choose(each) for each in asked]
            assert node.counts() == (0, 0, 0)  # local workers come first
            async with node.busy():
                there = await asyncio.gather(*map(node.thinkers.choose, asked))
            assert node.counts() == (len(asked), len(asked), 0)
            assert list(map(move, here)) == list(map(move, there))

    with thinkers(jetstream.url):
        run(work)


def test_advice_comes_with_its_reasons(jetstream: Nats) -> None:
    asked = question(LUMEN, "beginner")._replace(advice=True)

    async def work() -> None:
        async with asking(jetstream.url) as node:
            await node.until_there(1)
            here = await node.thinkers.choose(asked)
            async with node.busy():
                there = await node.thinkers.choose(asked)
            assert there.reasons
            assert msgspec.json.encode(there) == msgspec.json.encode(here)

    with thinkers(jetstream.url):
        run(work)


def test_elsewhere_is_told_no_more_than_a_worker_here(jetstream: Nats, game: AnyGame) -> None:
    """What crosses the bus beside the question are a number, an inbox and a time."""
    heard, asked = list[Asked](), question(game, "greedy")

    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():

            async def hear(message: Msg) -> None:
                heard.append(msgspec.msgpack.decode(message.data, type=Asked))

            await node.bus.client.subscribe(f"{ASKED}.*", cb=hear)
            await node.until_there(1)
            await node.thinkers.choose(asked, "192.0.2.1")

    with thinkers(jetstream.url):
        run(work)
    assert [(each.number, each.seconds, each.form) for each in heard] == [(1, 60, form_of(asked))]


def test_what_one_killed_in_thought_was_asked_another_answers(jetstream: Nats) -> None:
    """After the time in which it must have said something; the server notices nothing."""

    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():
            with thinkers(jetstream.url) as (first,):
                await node.until_there(1)
                await node.thinkers.choose(question(LUMEN))
                first.freeze()
                asked = asyncio.create_task(node.thinkers.choose(question(LUMEN)))
                await until_taken(node, 1)
                with thinkers(jetstream.url):
                    await node.until_there(2)
                    await asyncio.sleep(1.5 * ACK_WAIT)  # it gives signs, so nobody else is asked
                    assert not asked.done()
                    first.kill()
                    killed = time.monotonic()
                    await asked
                    assert time.monotonic() - killed < ACK_WAIT + 2
                    assert node.counts() == (2, 2, 0)
                    await node.until_there(1)  # it is no longer counted upon

    run(work)


async def until_taken(node: Asking, count: int) -> None:
    """Wait until so many questions are being thought about."""
    js = node.bus.client.jetstream()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = await js.consumers_info(STREAM)
        if sum(each.num_ack_pending or 0 for each in found) == count:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody takes it")


def test_what_is_late_is_answered_here_and_taken_back(jetstream: Nats) -> None:
    async def work() -> None:
        async with asking(jetstream.url, seconds=5) as node:
            with thinkers(jetstream.url) as (slow,):
                await node.until_there(1)
                async with node.busy():
                    await node.thinkers.choose(question(LUMEN))
                    slow.freeze()
                    asked = [asyncio.create_task(node.thinkers.choose(question(LUMEN))) for _ in range(2)]
                    await node.until(lambda: node.counts()[2] == 2)
                assert all([await each for each in asked])
                assert node.counts() == (3, 1, 2)
                await until_empty(node)

    run(work)


async def until_empty(node: Asking) -> None:
    """Wait until no question is left in the queue."""
    js = node.bus.client.jetstream()
    end = time.monotonic() + PATIENCE
    while (await js.stream_info(STREAM)).state.messages:
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def test_who_asks_no_longer_takes_the_question_back(jetstream: Nats) -> None:
    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():
            with thinkers(jetstream.url) as (slow,):
                await node.until_there(1)
                await node.thinkers.choose(question(LUMEN))
                slow.freeze()
                asked = [asyncio.create_task(node.thinkers.choose(question(LUMEN))) for _ in range(4)]
                await until_taken(node, 1)
                for each in asked:
                    each.cancel()
                assert all(isinstance(each, asyncio.CancelledError) for each in await ended(asked))
                await until_empty(node)
                slow.thaw()
                assert await node.thinkers.choose(question(LUMEN))
                assert len(node.thinkers.places.free) == 2

    run(work)


async def ended(tasks: list[asyncio.Task[Answer]]) -> list[Answer | BaseException]:
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_a_thinker_of_another_version_is_asked_nothing(jetstream: Nats) -> None:
    """It lacks the game from outside, so its sources differ."""
    paths = os.environ["PYTHONPATH"].split(os.pathsep)
    other = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path != str(FOURTH))}

    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():
            with thinkers(jetstream.url, environment=other) as (stranger,):
                await node.until(lambda: len(node.thinkers._heard) == 1)
                assert (node.thinkers.processes, node.thinkers.places.size) == (0, 0)
                assert thinking_version() not in stranger.errors[0]
                waiting = asyncio.create_task(node.thinkers.choose(question(LUMEN)))
                with thinkers(jetstream.url):
                    await node.until_there(1)
                    await waiting
                    for _ in range(5):
                        await node.thinkers.choose(question(LUMEN))
                assert stranger.workers == []
                assert node.counts() == (6, 6, 0)

    run(work)


def test_without_jetstream_bots_think_here(nats: Nats, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with asking(nats.url) as node:
            node.thinkers._looked = float("-inf")
            node.thinkers.look_round()
            for _ in range(3):
                assert await node.thinkers.choose(question(LUMEN))
            assert node.counts() == (0, 0, 0)

    with caplog.at_level("INFO", "lichtspiel"):
        run(work)
    assert [line.getMessage() for line in caplog.records].count("no JetStream: bots think here only") == 1


def test_a_bus_that_breaks_leaves_nothing_unanswered(tmp_path: Path) -> None:
    """The queue is gone with it, and is made anew; the same thinker goes on."""
    own = Nats("--jetstream", "--store_dir", str(tmp_path))

    async def work() -> None:
        async with asking(own.url) as node:
            with thinkers(own.url) as (thinker,):
                await node.until_there(1)
                async with node.busy():
                    await node.thinkers.choose(question(LUMEN))
                    thinker.freeze()
                    asked = asyncio.create_task(node.thinkers.choose(question(LUMEN)))
                    await until_taken(node, 1)
                    own.kill()
                    await node.until(lambda: node.counts()[2] == 1)
                assert await asked
                thinker.thaw()
                own.start()
                await node.until_there(1)
                async with node.busy():
                    assert await asyncio.wait_for(node.thinkers.choose(question(LUMEN)), PATIENCE)
                assert node.counts() == (3, 2, 1)

    try:
        run(work)
    finally:
        own.kill()


def test_a_bot_that_fails_there_is_asked_here(jetstream: Nats) -> None:
    async def work() -> None:
        async with asking(jetstream.url) as node:
            with thinkers(jetstream.url):
                await node.until_there(1)
                async with node.busy():
                    failing = asyncio.create_task(node.thinkers.choose(question(LUMEN, "nobody")))
                    await node.until(lambda: node.counts()[2] == 1)
                with pytest.raises(BotError, match="crashed"):
                    await failing
                async with node.busy():
                    assert await node.thinkers.choose(question(LUMEN))

    run(work)


def test_what_is_no_question_harms_nobody(jetstream: Nats) -> None:
    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():
            with thinkers(jetstream.url):
                await node.until_there(1)
                js = node.bus.client.jetstream()
                for nonsense in (b"\x80\x04\x95", msgspec.msgpack.encode(Asked(1, "nobody", 5, b"nonsense"))):
                    await js.publish(subject(thinking_version()), nonsense)
                assert await node.thinkers.choose(question(LUMEN))
                await until_empty(node)

    run(work)


def test_a_thinker_that_is_asked_to_end_finishes_its_thought(jetstream: Nats) -> None:
    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():
            with thinkers(jetstream.url) as (thinker,):
                await node.until_there(1)
                await node.thinkers.choose(question(LUMEN))
                thinker.freeze()
                asked = [asyncio.create_task(node.thinkers.choose(question(LUMEN))) for _ in range(2)]
                await until_taken(node, 1)
                thinker.ask_to_end()
                await node.until(lambda: node.thinkers.processes == 0)
                thinker.thaw()
                done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                assert (len(done), len(waiting)) == (1, 1)  # it takes nothing new
                assert await asyncio.to_thread(thinker._end) == 0
                with thinkers(jetstream.url):
                    assert await waiting.pop()

    run(work)


def test_who_has_many_bots_keeps_nobody_elses_waiting(jetstream: Nats) -> None:
    answered: list[str] = []

    async def work() -> None:
        async with asking(jetstream.url) as node, node.busy():
            with thinkers(jetstream.url) as (thinker,):
                await node.until_there(1)
                await node.thinkers.choose(question(LUMEN))
                thinker.freeze()

                async def ask(whose: str) -> None:
                    await node.thinkers.choose(question(LUMEN), whose)
                    answered.append(whose)

                waiting = [asyncio.create_task(ask("eve")) for _ in range(9)]
                await until_taken(node, 1)
                waiting += [asyncio.create_task(ask(whose)) for whose in ("ada", "ada", "ben")]
                await asyncio.sleep(0)
                thinker.thaw()
                await asyncio.gather(*waiting)

    run(work)
    assert answered == ["eve", "eve", "eve", "ada", "ben", "eve", "ada", *["eve"] * 5]


def test_places_come_and_go() -> None:
    async def work() -> None:
        places = Places()
        first = asyncio.create_task(places.wait("ada"))
        await asyncio.sleep(0)
        places.resize(2)
        await first
        await places.wait("ben")
        places.resize(1)
        third = asyncio.create_task(places.wait("cem"))
        places.hand_on(None)
        await asyncio.sleep(0)
        assert not third.done()
        places.hand_on(None)
        await third
        places.resize(3)
        assert len(places.free) == 2
        places.resize(0)
        places.resize(1)
        places.hand_on(None)
        assert places.free == [None]

    run(work)


def test_a_cluster_sends_what_its_workers_cannot_take(postgres: Postgres, jetstream: Nats, tmp_path: Path) -> None:
    """Tables of bots alone, on a server with one worker: every move is made, and some were thought out elsewhere."""
    with thinkers(jetstream.url), running(Fleet(tmp_path, postgres, jetstream, 1)) as fleet:
        (server,) = fleet.servers.values()
        ada = Browser(server)
        until(lambda: figure(ada, "thinkers") == 1)
        tables = [ada.table(*["greedy"] * 4, game="lumen") for _ in range(6)]
        until(lambda: all(over(ada, table) for table in tables))
        sent, answered, late = (figure(ada, f"questions_{each}_total") for each in ("sent", "answered", "late"))
        assert sent == answered + late
        assert answered > 0
        assert figure(ada, "bot_faults_total") == 0
        assert fleet.errors == []


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + 3 * PATIENCE
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.1)


def figure(browser: Browser, name: str) -> float:
    lines = browser.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"lichtspiel_{name} "))


def over(browser: Browser, table: str) -> bool:
    return bool(browser.get(f"/api/tables/{table}").json()["sight"]["phase"] == "over")


# Starting


def command(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    program = [sys.executable, "-m", "lichtspiel", "think", *arguments]
    return subprocess.run(
        program, capture_output=True, text=True, timeout=PATIENCE, check=False, env={**os.environ, **environment}
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "--cluster"),
        (("--cluster", "http://bus"), "http://bus"),
        (("--cluster", "nats://ada:secret@127.0.0.1:1"), "nats://127.0.0.1:1"),
        (("--cluster", "nats://bus", "--processes", "0"), "--processes"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], said: str) -> None:
    """In a sentence, another one in each language, and without the password."""
    sentences = set()
    for lang in LANGUAGES:
        ended = command(*arguments, "--lang", lang)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert said in ended.stderr
        assert "Traceback" not in ended.stderr
        assert "secret" not in ended.stderr
        sentences.add(ended.stderr)
    assert len(sentences) == len(LANGUAGES)


def test_a_bus_without_a_queue_is_refused(nats: Nats) -> None:
    ended = command(LICHTSPIEL_CLUSTER=nats.url)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "--jetstream" in ended.stderr


def test_what_is_not_installed_is_named(tmp_path: Path) -> None:
    (tmp_path / "nats.py").write_text("raise ModuleNotFoundError('nats')")
    paths = os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]])
    ended = command("--cluster", "nats://127.0.0.1:1", PYTHONPATH=paths)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "lichtspiel[cluster]" in ended.stderr


def test_a_thinker_says_that_it_is_ready_and_ends_when_asked(jetstream: Nats) -> None:
    with thinkers(jetstream.url, 1, "--name", "left", "--lang", "en") as (thinker,):
        assert jetstream.url in thinker.said
        assert thinker.stop() == 0
        assert any('"left"' in line for line in thinker.errors)
