"""`lichtspiel serve` and `lichtspiel backup`."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from lichtspiel.cli.speaking import Complaint
from lichtspiel.words import say


def serve_tables(lang: str, flags: dict[str, Any]) -> int:
    """Run the server until it is told to stop."""
    from lichtspiel.server.running import InUse, announce, serve
    from lichtspiel.server.settings import read_settings

    try:
        settings = read_settings(**flags)
    except msgspec.ValidationError as fault:
        raise Complaint(say(lang, "cli-bad-setting", fault=str(fault))) from None
    try:
        return serve(settings, lambda port: announce(port, settings.host))
    except InUse:
        raise Complaint(say(lang, "cli-data-in-use", folder=str(settings.folder))) from None
    except OSError as fault:
        raise Complaint(say(lang, "cli-cannot-write", file=str(settings.folder), fault=str(fault))) from None


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
