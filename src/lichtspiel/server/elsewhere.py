"""Tables of other nodes: whoever meets one passes on what it was asked (0092). Without a cluster there are none."""

from typing import TYPE_CHECKING, Protocol

from lichtspiel.core.errors import LichtspielError

if TYPE_CHECKING:
    from starlette.responses import Response

    from lichtspiel.server.http.requests import ApiCall
    from lichtspiel.server.live.sessions import Session


class Relays(Protocol):
    """The way to other nodes."""

    async def socket(self, session: "Session", node: str) -> None:
        """Go on with a session at its table's owner, until the client leaves or is sent away."""

    async def request(self, call: "ApiCall", node: str) -> "Response":
        """Have the owner answer a request; refused if it cannot be reached."""

    async def rename(self, node: str, table: str, person: str, seat: int, name: str) -> None:
        """Have the owner change somebody's name at a table."""

    async def forget(self, node: str, table: str, phase: str | None, person: str) -> None:
        """Have the owner forget somebody at a table."""

    async def hand_on(self, node: str, table: str, phase: str | None, person: str, heir: str) -> None:
        """Have the owner give somebody else all that somebody has at a table."""


class Elsewhere(LichtspielError):
    """Nothing was done: the table belongs to another node."""

    def __init__(self, node: str, relays: Relays) -> None:
        super().__init__(node)
        self.node = node
        self.relays = relays
