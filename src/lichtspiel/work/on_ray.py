"""Work on a Ray cluster, over Ray Client. Ray itself gives the tasks of a lost worker to another."""

import logging
from collections import deque
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Final

import ray
from ray.exceptions import RayError, WorkerCrashedError

from lichtspiel.work.errors import cluster_lost, no_workers, not_installed, unreachable, worker_lost
from lichtspiel.work.here import MOST_LOSSES
from lichtspiel.work.pieces import answer

if TYPE_CHECKING:
    from lichtspiel.work.places import Address

MOST_ASKED: Final = 1000  # at once: Ray looks through all of them for one that is done


def do_there(address: "Address", tasks: Sequence[bytes]) -> Generator[bytes, None, None]:
    """The answers as they come; whatever is not done when the caller stops is called off."""
    try:
        client = ray.init(f"ray://{address.netloc}", logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError) as error:
        raise unreachable(address.url, error) from None
    with client:
        if not ray.cluster_resources().get("CPU"):
            raise no_workers(address.url)
        try:
            yield from _answers(tasks)
        except ImportError:
            raise not_installed(address.netloc) from None
        except WorkerCrashedError:
            raise worker_lost(MOST_LOSSES) from None
        except (RayError, ConnectionError) as error:
            raise cluster_lost(address.url, error) from None


def _answers(tasks: Sequence[bytes]) -> Generator[bytes, None, None]:
    remote = ray.remote(max_retries=MOST_LOSSES - 1)(answer)
    waiting, asked = deque(tasks), list[Any]()
    try:
        while waiting or asked:
            while waiting and len(asked) < MOST_ASKED:
                asked.append(remote.remote(waiting.popleft()))
            done, asked = ray.wait(asked)
            yield from ray.get(done)
    finally:
        for task in asked:
            ray.cancel(task)
