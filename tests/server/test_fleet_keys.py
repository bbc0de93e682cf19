"""Rotating the key of cookies while a cluster runs: nobody becomes a stranger at any of its servers."""

import asyncio
import dataclasses

from lichtspiel.server.edge.identity import Signer
from lichtspiel.server.fleet import cookies
from lichtspiel.server.store.keys import present_keys, rotate
from tests.server.slow_nodes import InNodes, SlowNode, until


@dataclasses.dataclass
class Clock:
    """Told what time it is."""

    time: float = 0.0

    def elapsed(self) -> float:
        return self.time


def test_all_nodes_believe_a_new_key_before_any_signs_with_it(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        clock = Clock()
        former = left.signer.sign("ada")
        for node in (left, right):
            node.cookies.hub.clock = clock  # type: ignore[assignment]
        await left.storage.do(rotate)
        found = await left.storage.read(present_keys)
        assert len(found) == 2
        left.signer = left.cookies.signer(found)
        assert left.signer.sign("ada") == former  # the other node knows nothing of the new key yet
        assert right.signer.read(left.signer.sign("ada")) == "ada"
        right.signer = right.cookies.signer(found)
        clock.time += cookies.SETTLING
        left.signer = left.cookies.signer(found)
        renewed = left.signer.sign("ada")
        assert renewed != former
        assert right.signer.read(renewed) == right.signer.read(former) == left.signer.read(former) == "ada"
        assert left.signer.is_outdated(f"lichtspiel={former}")

    in_nodes(work)


def test_a_node_that_begins_signs_with_what_others_know(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        new, before = b"new", b"before"
        beginning = cookies.SharedKeys(left).signer([new, before])
        assert Signer(before).read(beginning.sign("ada")) == "ada"
        assert cookies.SharedKeys(left).signer([new]).sign("ada") == Signer(new).sign("ada")

    in_nodes(work)


def test_running_nodes_see_a_new_key(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        await left.storage.do(rotate)
        made = Signer((await left.storage.read(present_keys))[0]).sign("ada")
        await asyncio.gather(*(until(lambda node=node: node.signer.read(made) == "ada") for node in (left, right)))  # type: ignore[misc]

    assert 2 * cookies.LOOKING < cookies.SETTLING
    in_nodes(work)
