"""`lichtspiel serve` and `lichtspiel backup`."""

import gc
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from lichtspiel.cli.errors import CommandError, unwritable
from lichtspiel.words import say, sentence

if TYPE_CHECKING:
    from lichtspiel.server.settings import Settings


def serve_tables(lang: str, flags: dict[str, Any], *, opens: bool = False) -> int:
    """Run the server until it is told to stop; `opens` opens the page in a browser, if there is a screen."""
    gc.disable()  # nothing that is loaded is garbage; the server turns it on when it is ready
    from lichtspiel.server.run import CannotServe, announce, serve

    settings = wanted_settings(lang, flags)
    if opens and flags["port"] is None and _taken(settings.host, settings.port):
        settings = msgspec.structs.replace(settings, port=0)

    def ready(port: int) -> None:
        address = announce(port, settings.host)
        if sys.stdout.isatty():
            print(say(lang, "cli-serving"), flush=True)
        if opens and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        return serve(settings, ready)
    except CannotServe as error:
        raise CommandError(sentence(error.phrase, lang)) from None
    except KeyboardInterrupt:
        return 0  # asked to stop; everything is already saved


def wanted_settings(lang: str, flags: dict[str, Any]) -> "Settings":
    """The settings of the environment and the flags, or a CommandError."""
    from lichtspiel.server.settings import BadSetting, read_settings

    try:
        return read_settings(**flags)
    except BadSetting as error:
        raise CommandError(sentence(error.phrase, lang)) from None


def _taken(host: str, port: int) -> bool:
    """Whether another program listens on this port."""
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def _has_screen() -> bool:
    """Whether a graphical browser can be opened; a browser in the terminal would only be in the way."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def back_up(data: str | None, out: Path, lang: str, *, force: bool = False) -> int:
    """Copy the database of a data folder, whether its server runs or not; replaces a file only if asked to."""
    from lichtspiel.server.store.databases import UnusableDatabase, copy_database, sqlite_file

    source = sqlite_file(wanted_settings(lang, {"data": data}).database_url)
    if source is None:
        raise CommandError(say(lang, "cli-backup-elsewhere"))
    if not source.is_file():
        raise CommandError(say(lang, "cli-no-data", file=str(source)))
    if out.exists() and out.samefile(source):
        raise CommandError(say(lang, "cli-backup-onto-itself", file=str(out)))
    if out.exists() and not force:
        raise CommandError(say(lang, "cli-backup-exists", file=str(out)))
    try:
        copy_database(source, out)
    except UnusableDatabase as error:
        key = "cli-backup-damaged" if error.damaged else "cli-cannot-read"
        raise CommandError(say(lang, key, file=str(source), fault=error.reason)) from None
    except (OSError, sqlite3.Error) as error:
        raise unwritable(out, error, lang) from None
    print(say(lang, "cli-backed-up", file=str(out)))
    return 0
