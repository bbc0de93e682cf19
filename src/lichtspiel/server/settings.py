"""What a host can set, by flags or by environment variables LICHTSPIEL_…, with defaults that suit a small machine."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

PREFIX: Final = "LICHTSPIEL_"
Positive = Annotated[int, Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit and place of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    data: str = "lichtspiel-data"
    database: str = ""  # a URL of SQLAlchemy's; SQLite in the data folder if empty
    public_url: str = ""  # how the world calls this server, for links; the request's own host if empty
    origins: str = ""  # further origins whose pages may connect, separated by commas
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed, separated by commas
    web: str = ""  # a folder with the built front end; the one in the package if empty
    secure_cookie: bool = False  # send the cookie over HTTPS only
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    bot_seconds: Annotated[float, Meta(gt=0)] = 10.0
    sleep_after: Annotated[float, Meta(ge=0)] = 300.0  # seconds without anybody
    absence: Annotated[float, Meta(ge=0)] = 30.0  # seconds before others may hand a seat over
    tables_per_person: Positive = 100
    tables_per_address: Positive = 200  # made in an hour: a person can drop the cookie, but not the address
    connections_per_address: Positive = 200
    connections_per_table: Positive = 100
    messages_per_second: Annotated[float, Meta(gt=0)] = 20.0
    requests_per_second: Annotated[float, Meta(gt=0)] = 20.0  # a person; an address has ten times as many
    queue: Positive = 64  # messages that may wait for a slow reader
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """Where the data lies."""
        return Path(self.data).expanduser()

    @property
    def database_url(self) -> str:
        """Where the tables are stored."""
        return self.database or f"sqlite:///{(self.folder / 'lichtspiel.sqlite').resolve()}"


def read_settings(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """The settings of the environment, overruled by the flags that were given; raises msgspec.ValidationError."""
    named = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in environment
    }
    given = {name: value for name, value in flags.items() if value is not None}
    return msgspec.convert(named | given, Settings, strict=False)
