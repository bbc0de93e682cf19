"""What the server refuses for reasons of its own, beside those of the table and the rules."""

from typing import Final

from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.words import LANGUAGES, Phrase

# The HTTP status of each code; whatever the table refuses is a conflict with how things stand.
STATUS: Final = {
    "bad-request": 400,
    "malformed": 400,
    "no-host": 400,
    "name": 422,
    "name-words": 422,
    "no-game": 422,
    "no-bot": 422,
    "no-seat": 422,
    "options": 422,
    "rule": 422,
    "seats-wished": 422,
    "moment-seats": 422,
    "not-invited": 403,
    "origin": 403,
    "daily-open": 403,
    "daily-own": 403,
    "passkey": 403,
    "no-table": 404,
    "no-page": 404,
    "no-calls": 404,
    "no-way": 404,
    "bad-way": 422,
    "bad-mailbox": 422,
    "bad-hook": 422,
    "too-many-mails": 429,
    "mail-away": 503,
    "no-moment": 404,
    "bad-link": 404,
    "no-passkey": 404,
    "method": 405,
    "too-slow": 408,
    "too-large": 413,
    "media-type": 415,
    "host": 421,
    "slow-down": 429,
    "wait": 429,
    "too-many-tables": 429,
    "too-many-tables-here": 429,
    "too-many-people-here": 429,
    "too-many-reviews": 503,
    "too-many-reviews-here": 429,
    "too-many-connections": 429,
    "damaged": 500,
    "fault": 500,
    "busy": 503,
    "storage": 503,
}
CONFLICT: Final = 409


def server_refused(code: str, **args: str | int) -> Refused:
    """The error to raise when the server refuses something for the reason of this code."""
    return Refused(Refusal(None, Phrase(f"server-refused-{code}", args), code=code))


class StorageUnavailable(Refused):
    """The disk has no room left, or the database is away: nothing has changed."""

    def __init__(self) -> None:
        super().__init__(server_refused("storage").refusal)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, CONFLICT)


def chosen_language(wanted: str | None, accepted: str = "") -> str:
    """The language asked for, else the first one the browser would like that we have, else English."""
    tags = [wanted or "", *(part.split(";")[0] for part in accepted.split(","))]
    found = (tag.strip().lower()[:2] for tag in tags)
    return next((lang for lang in found if lang in LANGUAGES), "en")
