"""Answers that are the same for everybody: squeezed once, and kept by browsers."""

import gzip
import hashlib
from functools import cache
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

from lichtspiel import games, words
from lichtspiel.words import LANGUAGES

FOREVER: Final = "public, max-age=31536000, immutable"  # for what is asked for by its digest
ASK_AGAIN: Final = "no-cache"  # kept, but asked about each time
WORTH_SQUEEZING: Final = 500  # bytes


class Kept(NamedTuple):
    """An answer, plain and squeezed, and the tag by which a browser asks whether it still has the right one."""

    body: bytes
    squeezed: bytes
    media_type: str
    tag: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> "Kept":
        squeezed = gzip.compress(body, mtime=0) if len(body) > WORTH_SQUEEZING else b""
        return cls(body, squeezed, media_type, f'W/"{digest(body)}"')

    def answer(self, headers: Headers, *, control: str = ASK_AGAIN, vary: str = "Accept-Encoding") -> Response:
        """What a request with these headers gets: all of it, or the word that nothing has changed."""
        said = {"cache-control": control, "etag": self.tag, "vary": vary}
        if self.tag.removeprefix("W/") in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=said)
        if self.squeezed and accepts(headers, "gzip"):
            return Response(self.squeezed, media_type=self.media_type, headers=said | {"content-encoding": "gzip"})
        return Response(self.body, media_type=self.media_type, headers=said)


def digest(*parts: bytes) -> str:
    """What tells this content from any other."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def accepts(headers: Headers, encoding: str) -> bool:
    """Whether a browser can read answers in an encoding."""
    asked = (part.replace(" ", "").lower() for part in headers.get("accept-encoding", "").split(","))
    return any(part.partition(";")[0] == encoding and not part.endswith(";q=0") for part in asked)


@cache
def sentences(lang: str) -> Kept:
    """The sentences of a language, those of games from outside too."""
    for name in games.names():
        games.learn_words(name)
    return Kept.of(words.text(lang).encode(), "text/plain; charset=utf-8")


@cache
def words_version() -> str:
    """A name for the sentences of all languages as they are now; the page asks for them by it."""
    return digest(*(sentences(lang).body for lang in LANGUAGES))
