"""What a host can set, by flags or by environment variables LICHTSPIEL_…, with defaults that suit a small machine."""

import os
import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.edge.addresses import ANYBODY
from lichtspiel.words import Phrase

PREFIX: Final = "LICHTSPIEL_"
# Read by the engines, the build and the tests.
NOT_OURS: Final = {"FORM", "COMPILE", "PAGE", "CHROMIUM", "PATIENCE", "WORLDS"}
ROLES: Final = ("all", "relay")
LOG_LEVELS: Final = ("debug", "info", "warning", "error", "critical")
MANY: Final = 1_000_000
BOX: Final = re.compile(r"[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*", re.ASCII)
SITE: Final = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)(?:\.(?!-)[A-Za-z0-9-]{1,63}(?<!-))*")
Positive = Annotated[int, Meta(ge=1, le=MANY)]
Rate = Annotated[float, Meta(gt=0, le=MANY)]
Days = Annotated[int, Meta(ge=0, le=36_500)]  # 0: for ever
Seconds = Annotated[float, Meta(ge=0, le=365 * 86_400)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit and place of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    data: str = "lichtspiel-data"
    database: str = ""  # a URL of SQLAlchemy's; SQLite in the data folder if empty
    cluster: str = ""  # addresses of NATS, separated by commas: this server is one of many with the same database
    node: str = ""  # what this server is called in the cluster; its machine and port if empty
    role: str = "all"  # in the cluster; `relay` owns no tables as long as others do
    drain: Annotated[float, Meta(ge=0, le=45)] = 5.0  # seconds over which clients are sent elsewhere before the end
    public_url: str = ""  # how the world calls this server, for links; the request's own host if empty
    hosts: str = ""  # names under which it may be asked, separated by commas; if empty that of the public URL, else any
    origins: str = ""  # further origins whose pages may connect, separated by commas
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed, separated by commas
    web: str = ""  # a folder with the built front end; the one in the package if empty
    secure_cookie: bool = False  # send the cookie over HTTPS only
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    bot_seconds: Annotated[float, Meta(gt=0, le=3600)] = 10.0
    bot_floor: Annotated[int, Meta(ge=0, le=10_000)] = 100  # milliseconds: bots answer after one, two, three … of them
    review_workers: Annotated[int, Meta(ge=1, le=64)] = 1  # they work when nothing else does
    sleep_after: Seconds = 300.0  # seconds without anybody
    absence: Seconds = 30.0  # seconds before others may hand a seat over
    idle: Seconds = 300.0  # the same for who is there and to move, but does nothing; where no clock runs
    tables_per_person: Positive = 100
    tables_per_address: Positive = 200  # made in an hour: a person can drop the cookie, but not the address
    reviews_per_address: Positive = 60  # asked for in an hour, those not counted that are kept already
    connections_per_address: Positive = 200
    connections_per_table: Positive = 100
    messages_per_second: Rate = 20.0
    requests_per_second: Rate = 20.0  # a person; an address has ten times as many
    queue: Positive = 64  # messages that may wait for a slow reader
    keep_links: Days = 30  # for which an invitation is good
    keep_waiting: Days = 1  # after the last change of a table that gathers
    keep_finished: Days = 365
    keep_unfinished: Days = 180  # after the last move, or whatever else was done there
    keep_bots: Days = 1  # after the last move of a game at which only bots sit; 0: as long as others
    keep_people: Days = 400  # after the last visit of somebody who sits nowhere; a cookie lives for 365
    push_contact: str = ""  # how push services reach the host, by mail or a page; no browser is called if empty
    push_private: bool = False  # push and call webhooks at any address, private networks included
    mail_server: str = ""  # smtp://user:password@host:port, or smtps://…; nobody gets mail if empty
    mail_from: str = ""  # the address that mails come from
    webhooks: bool = False  # call people at addresses of programs of theirs
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """Where the data lies."""
        return Path(self.data).expanduser()

    @property
    def database_url(self) -> str:
        """Where the tables are stored."""
        return self.database or f"sqlite:///{(self.folder / 'lichtspiel.sqlite').resolve()}"


class BadSetting(LichtspielError):
    """A setting that cannot be; the phrase says which, and what it wants instead."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(key, args)


def read_settings(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """The settings of the environment, overruled by the flags; an empty one is not given. Raises BadSetting."""
    settings, names = _read(environment, flags)
    _check_cluster(settings, names)
    _check_calls(settings, names)
    return settings


def read_thinker(environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """The same for a machine on which bots think: it has no database, but needs a cluster. Raises BadSetting."""
    settings, _ = _read(environment, flags)
    if not settings.cluster:
        raise BadSetting("cli-think-where")
    return settings


def _read(environment: Mapping[str, str], flags: Mapping[str, Any]) -> tuple[Settings, dict[str, str]]:
    """The settings, and by which name each was given."""
    named = {name.removeprefix(PREFIX).lower(): name for name in environment if name.startswith(PREFIX)}
    for field, name in named.items():
        if field not in Settings.__struct_fields__ and field.upper() not in NOT_OURS:
            raise BadSetting("cli-setting-unknown", name=name)
    wished = {field: (name, environment[name]) for field, name in named.items() if field in Settings.__struct_fields__}
    wished |= {field: (_flag(field), value) for field, value in flags.items() if value is not None}
    given = {field: (name, value) for field, (name, value) in wished.items() if str(value).strip()}
    settings = Settings(**{field: _checked(field, name, value) for field, (name, value) in given.items()})
    return settings, {field: name for field, (name, _) in given.items()}


def _check_cluster(settings: Settings, names: Mapping[str, str]) -> None:
    """Refuse what cannot be together."""
    if settings.cluster and settings.database_url.startswith("sqlite"):
        shown = settings.database or "SQLite"
        raise BadSetting("cli-setting-cluster-database", name=names["cluster"], database=shown)
    alone = next((field for field in ("role", "node", "drain") if field in names and not settings.cluster), None)
    if alone is not None:
        raise BadSetting("cli-setting-alone", name=names[alone])


def _check_calls(settings: Settings, names: Mapping[str, str]) -> None:
    """Refuse mails without a server or a sender, and links in mails and webhooks that would lead nowhere."""
    needs = {"mail_server": ("mail_from", "public_url"), "mail_from": ("mail_server",), "webhooks": ("public_url",)}
    for field, others in needs.items():
        missing = next((other for other in others if getattr(settings, field) and not getattr(settings, other)), None)
        if missing is not None:
            raise BadSetting("cli-setting-needs", name=names[field], other=PREFIX + missing.upper())


def _flag(field: str) -> str:
    return f"--{field.replace('_', '-')}"


def _checked(field: str, name: str, value: Any) -> Any:  # noqa: C901 (one case for each)
    """The value of a setting, which people know by a flag or a variable; raises BadSetting."""
    kind = get_type_hints(Settings, include_extras=True)[field]
    try:
        found = msgspec.convert(value.strip() if isinstance(value, str) else value, kind, strict=False)
    except msgspec.ValidationError:
        raise _out_of_bounds(kind, name=name, value=str(value)) from None
    match field:
        case "log_level" if found.lower() not in LOG_LEVELS:
            raise BadSetting("cli-setting-one-of", name=name, value=found, known=", ".join(LOG_LEVELS))
        case "role" if found not in ROLES:
            raise BadSetting("cli-setting-one-of", name=name, value=found, known=", ".join(ROLES))
        case "cluster" if not all(_is_bus(part.strip()) for part in found.split(",")):
            raise BadSetting("cli-setting-cluster", name=name, value=without_login(found))
        case "public_url" if not _is_address(found):
            raise BadSetting("cli-setting-address", name=name, value=found)
        case "push_contact" if not _is_contact(found):
            raise BadSetting("cli-setting-contact", name=name, value=found)
        case "mail_server" if not _is_mail_server(found):
            raise BadSetting("cli-setting-mail-server", name=name, value=without_login(found))
        case "mail_from" if not is_mailbox(found):
            raise BadSetting("cli-setting-mail-from", name=name, value=found)
        case "hosts" if wrong := _first_wrong(found, _is_name):
            raise BadSetting("cli-setting-hosts", name=name, value=wrong)
        case "origins" if wrong := _first_wrong(found, _is_address):
            raise BadSetting("cli-setting-address", name=name, value=wrong)
        case "proxies" if wrong := _wrong_proxy(found):
            raise BadSetting("cli-setting-proxies", name=name, value=wrong)
        case "web" if not Path(found).is_dir():
            raise BadSetting("cli-setting-web", name=name, folder=found)
    return found


def _out_of_bounds(kind: Any, **said: str) -> BadSetting:
    """What a setting of this kind, a number or a switch, wants instead."""
    if kind is bool:
        return BadSetting("cli-setting-switch", **said)
    plain, bounds = get_args(kind)
    if bounds.gt is not None:
        return BadSetting("cli-setting-more-than", **said, least=str(bounds.gt), most=str(bounds.le))
    key = "cli-setting-whole" if plain is int else "cli-setting-number"
    return BadSetting(key, **said, least=str(bounds.ge), most=str(bounds.le))


def _first_wrong(listed: str, right: Callable[[str], bool]) -> str:
    """The first part of a list separated by commas that is not right; nothing if all are."""
    return next((part.strip() for part in listed.split(",") if part.strip() and not right(part.strip())), "")


def _is_address(text: str) -> bool:
    """Of a site, or of a folder of one; nothing else belongs into it."""
    try:
        parts = urlsplit(text)
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return whole and not set(text) & set("?#@,\\") and not any(sign.isspace() for sign in text)


def _is_contact(text: str) -> bool:
    """By which somebody can be reached, as push services want it."""
    return re.fullmatch(r"mailto:[^\s@<>]+@[^\s@<>]+", text) is not None or (
        text.startswith("https://") and _is_address(text)
    )


def _is_bus(text: str) -> bool:
    """The address of a NATS server."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _is_mail_server(text: str) -> bool:
    """The address of a server that takes mail."""
    try:
        parts = urlsplit(text)
        plain = parts.path in ("", "/") and not parts.query and not parts.fragment
        return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0 and plain
    except ValueError:
        return False


def is_mailbox(text: str) -> bool:
    """An address of a mailbox as nearly all are, and nothing that a header or a mail server could take otherwise."""
    box, _, site = text.rpartition("@")
    fits = 0 < len(box) <= 64 and len(text) <= 254
    return fits and BOX.fullmatch(box) is not None and SITE.fullmatch(site) is not None


def without_login(addresses: str) -> str:
    """Addresses as they may be shown."""
    return re.sub(r"//[^,]*@", "//", addresses)


def _is_name(text: str) -> bool:
    """Of a host, without a port."""
    return re.fullmatch(r"[\w.-]+", text, re.ASCII) is not None


def _wrong_proxy(listed: str) -> str:
    """The first that is none; nothing if all are."""
    if listed.strip() == ANYBODY:
        return ""
    return _first_wrong(listed, _is_network)


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
