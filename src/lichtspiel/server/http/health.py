"""What hosts watch: whether the server works, and its figures."""

from importlib.metadata import version

from lichtspiel import form
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.refusals import server_refused


async def get_health(call: ApiCall) -> schemas.Health:
    """Whether the server works: its disk, and what goes on in the background."""
    await call.hub.storage.try_out()
    if call.hub.idle_work:
        raise server_refused("fault")
    return schemas.Health("ok", version("lichtspiel"), "compiled" if form.compiled() else "source")


async def get_metrics(call: ApiCall) -> str:
    """The figures for Prometheus."""
    return call.hub.metrics.text()
