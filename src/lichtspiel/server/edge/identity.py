"""People without accounts: a random id in a signed cookie, and tokens for links, of which only hashes are kept."""

import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import Final

COOKIE: Final = "lichtspiel"
YEAR: Final = 365 * 86_400
Draw = Callable[[int], bytes]  # random bytes in each
NOBODY: Final = ""  # somebody without a cookie: may watch open tables, holds nothing


class Signer:
    """Signs ids, so that nobody can make one up; what was signed with keys of before is still believed."""

    def __init__(self, key: bytes, *before: bytes) -> None:
        self._key = key
        self._before = before

    def sign(self, person: str) -> str:
        """The cookie of a person."""
        return f"{person}.{_mark(self._key, person)}"

    def read(self, cookie: str) -> str:
        """The person of a cookie; NOBODY if it is not one of ours."""
        person, _, mark = cookie.partition(".")
        marks = [_mark(key, person) for key in (self._key, *self._before)]
        return person if any(hmac.compare_digest(mark.encode(), each.encode()) for each in marks) else NOBODY

    def read_header(self, header: str) -> str:
        """The person of a Cookie header; what other programs have put beside it, in whatever form, is passed over."""
        cookies = (cookie.strip().partition("=") for cookie in header.split(";"))
        people = (self.read(value.strip('"')) for name, _, value in cookies if name == COOKIE)
        return next(filter(None, people), NOBODY)

    def seal(self, what: bytes) -> bytes:
        """What proves that something comes from this server and is no cookie."""
        return _seal(self._key, what)

    def is_sealed(self, what: bytes, seal: bytes) -> bool:
        """Whether this server has sealed it, with this key or one of before."""
        return any(hmac.compare_digest(seal, _seal(key, what)) for key in (self._key, *self._before))

    def is_outdated(self, header: str) -> bool:
        """Whether the person of a Cookie header is known only by a key of before, and needs a new cookie."""
        return bool(self._before) and self.read_header(header) != Signer(self._key).read_header(header)


def _seal(key: bytes, what: bytes) -> bytes:
    """With a key of its own, so that nothing sealed can ever pass for a cookie."""
    own = hmac.digest(key, b"seal", "sha256")
    return hmac.digest(own, what, "sha256")


def _mark(key: bytes, person: str) -> str:
    return hmac.new(key, person.encode(), hashlib.sha256).hexdigest()[:40]


def new_person(draw: Draw) -> str:
    """An id nobody can guess."""
    return draw(16).hex()


def new_table(draw: Draw) -> str:
    """The name of a table, short enough for a URL."""
    return draw(8).hex()


def new_token(draw: Draw) -> str:
    """What stands in a link."""
    return base64.urlsafe_b64encode(draw(18)).decode()


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_header(signed: str, *, secure: bool, seconds: int = YEAR) -> str:
    """The Set-Cookie header of a person, for so many seconds; 0: the browser drops it."""
    mark = "; Secure" if secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{mark}"
