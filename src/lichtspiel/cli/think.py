"""`lichtspiel think`: bots think here for servers elsewhere."""

import asyncio
import os
import socket

from lichtspiel.cli.errors import CommandError
from lichtspiel.words import say, sentence

MOST = 1024  # processes


def think_elsewhere(cluster: str | None, processes: int | None, name: str | None, lang: str) -> int:
    """Think until it is told to stop."""
    from lichtspiel.server.logs import set_up_logs
    from lichtspiel.server.settings import BadSetting, read_thinker, without_login

    try:
        settings = read_thinker(cluster=cluster)
    except BadSetting as error:
        raise CommandError(sentence(error.phrase, lang)) from None
    count = _processes(processes, lang)
    try:
        from lichtspiel.server.fleet.bus import NoBus
        from lichtspiel.server.fleet.stream import NoStream
        from lichtspiel.server.fleet.think import think
    except ModuleNotFoundError:
        raise CommandError(say(lang, "cli-think-missing")) from None
    shown = without_login(settings.cluster)

    def ready() -> None:
        set_up_logs(settings.log_level)
        print(say(lang, "cli-thinking", bus=shown, processes=count), flush=True)

    try:
        asyncio.run(think(settings.cluster, name or f"{socket.gethostname()}:{os.getpid()}", count, ready))
    except NoBus as error:
        raise CommandError(say(lang, "cli-bus-away", bus=shown, fault=str(error))) from None
    except NoStream as error:
        raise CommandError(say(lang, "cli-bus-no-queue", bus=shown, fault=str(error))) from None
    return 0


def _processes(wished: int | None, lang: str) -> int:
    """As many as wished, or one a core."""
    if wished is None:
        return min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1, MOST)
    if not 1 <= wished <= MOST:
        said = {"name": "--processes", "value": str(wished), "least": "1", "most": str(MOST)}
        raise CommandError(say(lang, "cli-setting-whole", **said))
    return wished
