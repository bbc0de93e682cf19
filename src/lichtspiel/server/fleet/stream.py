"""The work queue of JetStream's in which questions to bots wait; whoever comes first makes it."""

from typing import Final

from nats.errors import Error
from nats.js import JetStreamContext
from nats.js.api import (
    AckPolicy,
    ConsumerConfig,
    DiscardPolicy,
    RetentionPolicy,
    StorageType,
    StreamConfig,
)
from nats.js.errors import BadRequestError

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.bots.queue import ACK_WAIT, ASKED, DELIVERIES, STREAM, subject, token

OLDEST: Final = 3600.0  # seconds that a question may wait: as long as a server may be set to wait for it
MOST: Final = 100_000  # questions
MOST_BYTES: Final = 256 * 1024 * 1024
UNUSED: Final = 600.0  # seconds, after which the queue of a version is gone
IN_USE: Final = 10058  # the code for a stream of this name with another configuration


class NoStream(LichtspielError):
    """There is no JetStream, or it refuses."""


async def make_stream(js: JetStreamContext) -> None:
    """Make sure that there is a queue; raises NoStream."""
    wanted = StreamConfig(
        name=STREAM,
        subjects=[f"{ASKED}.*"],
        retention=RetentionPolicy.WORK_QUEUE,
        storage=StorageType.MEMORY,
        discard=DiscardPolicy.NEW,  # whoever asks is told, and thinks at home
        max_age=OLDEST,
        max_msgs=MOST,
        max_bytes=MOST_BYTES,
    )
    try:
        await js.add_stream(wanted)
    except BadRequestError as error:
        if error.err_code != IN_USE:  # made by another version, with other limits
            raise NoStream(str(error)) from None
    except (Error, OSError, TimeoutError) as error:
        raise NoStream(str(error) or type(error).__name__) from None


async def make_consumer(js: JetStreamContext, version: str) -> str:
    """The name of the queue's part for this version, which all its thinkers share; raises NoStream."""
    name = f"think-{token(version)}"
    wanted = ConsumerConfig(
        durable_name=name,
        filter_subject=subject(version),
        ack_policy=AckPolicy.EXPLICIT,
        ack_wait=ACK_WAIT,
        max_deliver=DELIVERIES,
        max_waiting=MOST,
        max_ack_pending=MOST,
        inactive_threshold=UNUSED,
        mem_storage=True,
    )
    try:
        await js.add_consumer(STREAM, wanted)
    except (Error, OSError, TimeoutError) as error:
        raise NoStream(str(error) or type(error).__name__) from None
    return name
