"""`lichtspiel serve` and `lichtspiel backup`."""

import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import msgspec

from lichtspiel.cli.speaking import Complaint
from lichtspiel.words import say


def serve_tables(lang: str, flags: dict[str, Any], *, opens: bool = False) -> int:
    """Run the server until it is told to stop; `opens` shows its page, where there is a screen."""
    from lichtspiel.server.running import InUse, announce, serve
    from lichtspiel.server.settings import read_settings

    try:
        settings = read_settings(**flags)
    except msgspec.ValidationError as fault:
        raise Complaint(say(lang, "cli-bad-setting", fault=str(fault))) from None
    if opens and flags["port"] is None and _taken(settings.host, settings.port):
        settings = msgspec.structs.replace(settings, port=0)

    def ready(port: int) -> None:
        address = announce(port, settings.host)
        if opens and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        return serve(settings, ready)
    except InUse:
        raise Complaint(say(lang, "cli-data-in-use", folder=str(settings.folder))) from None
    except OSError as fault:
        raise Complaint(say(lang, "cli-cannot-write", file=str(settings.folder), fault=str(fault))) from None


def _taken(host: str, port: int) -> bool:
    """Whether another program listens at this port."""
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def _has_screen() -> bool:
    """Whether a browser could be seen; those that run in a terminal would only be in the way."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def back_up(data: str | None, out: Path, lang: str) -> int:
    """Copy the database of a data folder, whether its server runs or not."""
    from lichtspiel.server.settings import read_settings
    from lichtspiel.server.storage import copy_database

    source = read_settings(data=data).folder / "lichtspiel.sqlite"
    if not source.is_file():
        raise Complaint(say(lang, "cli-no-data", file=str(source)))
    try:
        copy_database(source, out)
    except (OSError, sqlite3.Error) as fault:
        raise Complaint(say(lang, "cli-cannot-write", file=str(out), fault=str(fault))) from None
    print(say(lang, "cli-backed-up", file=str(out)))
    return 0
