"""Webhooks: a program of somebody's is told that it is their turn, signed as standardwebhooks.com has it."""

import base64
import hmac
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from lichtspiel.server.calls.links import table_link, way_link
from lichtspiel.server.calls.sending import GONE, Outcome, post
from lichtspiel.server.calls.threads import Threads
from lichtspiel.table.terms import SECOND

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub
    from lichtspiel.server.store.ways import Notice, Way

LOOKUPS: Final = Threads("hook")
SECRET_BYTES: Final = 32
SECRET: Final = "whsec_"  # what secrets begin with


class Hook(NamedTuple):
    """Where a program listens, and what proves to it that we have called."""

    url: str
    secret: bytes

    @property
    def shown_secret(self) -> str:
        """The secret as its owner is told it, once."""
        return SECRET + base64.b64encode(self.secret).decode()


def receiver(_hub: "Hub", way: "Way") -> str:
    """The host of the program."""
    return urlsplit(msgspec.json.decode(way.address, type=Hook).url).hostname or ""


async def call(hub: "Hub", notice: "Notice", way: "Way") -> Outcome:
    """Tell a program which game and table it is, and how not to be told any more. Raises Unreachable."""
    hook = msgspec.json.decode(way.address, type=Hook)
    said = {
        "type": "turn",
        "game": notice.game,
        "table": table_link(hub, notice.table),
        "stop": way_link(hub, "stop", way.id),
    }
    body = msgspec.json.encode(said)
    told = headers(hook.secret, f"{notice.table}-{notice.turn}", hub.now() // SECOND, body)
    lookups = partial(LOOKUPS.do, whose=way.person)
    status = await post(hook.url, told, body, lookups=lookups, private=hub.settings.push_private)
    return Outcome(status, gone=status in GONE)


def headers(secret: bytes, name: str, seconds: int, body: bytes) -> dict[str, str]:
    """Which call this is, when, and a signature of both and of what is said: none can be made up or repeated."""
    signature = hmac.digest(secret, b".".join((name.encode(), str(seconds).encode(), body)), "sha256")
    return {
        "Content-Type": "application/json",
        "Webhook-Id": name,
        "Webhook-Timestamp": str(seconds),
        "Webhook-Signature": f"v1,{base64.b64encode(signature).decode()}",
    }
