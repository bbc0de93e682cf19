"""What stands behind the links that calls carry: the table, and pages that confirm or stop a way without a cookie."""

import base64
import binascii
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from lichtspiel.server.edge.identity import Signer
from lichtspiel.table.terms import DAY, Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub

Aim = Literal["confirm", "stop"]
AIMS: Final[tuple[Aim, ...]] = get_args(Aim)
LIFETIME: Final = {"confirm": DAY, "stop": 0}  # 0: for ever; what is stopped by it is known by its name
MOMENT_BYTES: Final = 8
WAY_BYTES: Final = 32
SEAL_BYTES: Final = 32


class Errand(NamedTuple):
    """What a link does, and to which way."""

    aim: Aim
    way: str


def new_token(signer: Signer, errand: Errand, now: Milliseconds) -> str:
    """What stands in a link of ours: the errand, until when it is good, and a seal that says it is from here."""
    expires = now + LIFETIME[errand.aim] if LIFETIME[errand.aim] else 0
    head = bytes([AIMS.index(errand.aim)]) + expires.to_bytes(MOMENT_BYTES) + bytes.fromhex(errand.way)
    return base64.urlsafe_b64encode(head + signer.seal(_sealed(head))).rstrip(b"=").decode()


def read_token(signer: Signer, token: str, now: Milliseconds) -> Errand | None:
    """The errand of a link; nothing if this server has not made it, or if it has expired."""
    try:
        content = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    head, seal = content[:-SEAL_BYTES], content[-SEAL_BYTES:]
    if len(head) != 1 + MOMENT_BYTES + WAY_BYTES or not signer.is_sealed(_sealed(head), seal):
        return None
    expires = int.from_bytes(head[1 : 1 + MOMENT_BYTES])
    return Errand(AIMS[head[0]], head[1 + MOMENT_BYTES :].hex()) if not expires or now <= expires else None


def _sealed(head: bytes) -> bytes:
    """Nothing else that is sealed begins like this."""
    return b"call\0" + head


def site(hub: "Hub") -> str:
    """The public address, without which nobody is called but at browsers."""
    return hub.settings.public_url.rstrip("/")


def table_link(hub: "Hub", table: str) -> str:
    """Straight to a table."""
    return f"{site(hub)}/#/table/{table}"


def way_link(hub: "Hub", aim: Aim, way: str) -> str:
    """To the page that confirms or stops a way."""
    return f"{site(hub)}/{_path(hub, aim, way)}"


def stop_path(hub: "Hub", way: str) -> str:
    """To the same page from a page of ours, which knows where it is: a host who only pushes need not say that."""
    return _path(hub, "stop", way)


def _path(hub: "Hub", aim: Aim, way: str) -> str:
    return f"api/calls/{new_token(hub.signer, Errand(aim, way), hub.now())}"
