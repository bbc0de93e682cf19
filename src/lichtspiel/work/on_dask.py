"""Work on a Dask cluster. Dask itself gives the tasks of a lost worker to another."""

from collections.abc import Generator, Sequence
from concurrent.futures import CancelledError
from pkgutil import get_data
from typing import TYPE_CHECKING

from distributed import Client, KilledWorker, as_completed

from lichtspiel.work.errors import cluster_lost, no_workers, not_installed, unreachable, worker_lost
from lichtspiel.work.pieces import answer

if TYPE_CHECKING:
    from lichtspiel.work.places import Address

PATIENCE = "10s"


def do_there(address: "Address", tasks: Sequence[bytes]) -> Generator[bytes, None, None]:
    """The answers as they come; whatever is not done when the caller stops is called off."""
    try:
        client = Client(f"tcp://{address.netloc}", timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise unreachable(address.url, error) from None
    with client:
        _check_workers(client, address.url)
        # A key made of what is asked would give yesterday's answer.
        futures = client.map(answer, tasks, pure=False)
        try:
            for future in as_completed(futures, loop=client.loop):
                yield future.result()
                future.release()
        except KilledWorker as error:
            raise worker_lost(error.allowed_failures + 1) from None
        except (CancelledError, OSError) as error:
            raise cluster_lost(address.url, error) from None


def _check_workers(client: Client, url: str) -> None:
    """Raise WorkError if there is no worker, or one without Lichtspiel: asked for our function, it would just end."""
    found = client.run(get_data, "lichtspiel.work", "pieces.py", on_error="return")
    if not found:
        raise no_workers(url)
    for worker, source in found.items():
        if source is None or isinstance(source, ImportError):
            raise not_installed(worker)
