"""The keys of cookies in a cluster: each node signs only with what all others believe by then."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from lichtspiel.server.edge.identity import Signer
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.keys import present_keys

if TYPE_CHECKING:
    from lichtspiel.server.fleet.hub import FleetHub

LOOKING: Final = 2.0  # seconds between two looks
SETTLING: Final = 10.0  # seconds after which all nodes that live must have seen a new key


class SharedKeys:
    """Follows `lichtspiel rotate-key` while the server runs."""

    def __init__(self, hub: "FleetHub") -> None:
        self.hub = hub
        self.known: list[bytes] = []
        self._since = 0.0

    async def follow(self) -> None:
        """As long as the server runs."""
        while True:
            with contextlib.suppress(StorageUnavailable):  # it is logged: next time
                self.hub.signer = self.signer(await self.hub.storage.read(present_keys))
            await asyncio.sleep(LOOKING)

    def signer(self, found: list[bytes]) -> Signer:
        """Both keys are believed at once; until the new one is known everywhere, the former one signs."""
        now = self.hub.clock.elapsed()
        if found != self.known:
            log("keys of cookies read", logging.INFO, keys=len(found))
            self.known, self._since = found, now
        return Signer(*(found if now - self._since >= SETTLING else reversed(found)))
