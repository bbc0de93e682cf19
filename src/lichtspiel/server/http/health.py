"""What hosts watch: whether the server lives, is ready and works, and its figures."""

from importlib.metadata import version

from lichtspiel import form
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.refusals import server_refused


async def get_live(_call: ApiCall) -> schemas.Alive:
    """Whether the process answers at all; if it does not, it should be started again."""
    return schemas.Alive("ok")


async def get_ready(call: ApiCall) -> schemas.Alive:
    """Whether new visitors should be sent here: moves can be written, and the server is not about to end."""
    if call.hub.is_leaving:
        raise server_refused("busy")
    await get_health(call)
    return schemas.Alive("ok")


async def get_health(call: ApiCall) -> schemas.Health:
    """Whether the server works: its disk, and what goes on in the background."""
    await call.hub.storage.try_out()
    if call.hub.idle_work:
        raise server_refused("fault")
    return schemas.Health("ok", version("lichtspiel"), "compiled" if form.compiled() else "source")


async def get_metrics(call: ApiCall) -> str:
    """The figures for Prometheus."""
    return call.hub.metrics.text()
