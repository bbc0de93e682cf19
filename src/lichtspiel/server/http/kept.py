"""Answers that are the same for everybody: squeezed once, and kept by browsers."""

import gzip
import hashlib
from functools import cache
from importlib.resources import files
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
    squeezed: dict[str, bytes]  # by encoding, the smallest first
    media_type: str
    tag: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> "Kept":
        """An answer; Brotli was at hand only when the page was built, so only what is the same since then has it."""
        squeezed = {}
        built = files("lichtspiel") / "web" / "squeezed" / f"{digest(body)}.br"
        if built.is_file():
            squeezed["br"] = built.read_bytes()
        if len(body) > WORTH_SQUEEZING:
            squeezed["gzip"] = gzip.compress(body, mtime=0)
        return cls(body, squeezed, media_type, f'W/"{digest(body)}"')

    def answer(self, headers: Headers, *, control: str = ASK_AGAIN, vary: str = "Accept-Encoding") -> Response:
        """What a request with these headers gets: all of it, or the word that nothing has changed."""
        said = {"cache-control": control, "etag": self.tag, "vary": vary}
        if self.tag.removeprefix("W/") in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=said)
        for encoding in (each for each in self.squeezed if accepts(headers, each)):
            said["content-encoding"] = encoding
            return Response(self.squeezed[encoding], media_type=self.media_type, headers=said)
        return Response(self.body, media_type=self.media_type, headers=said)


def digest(*parts: bytes) -> str:
    """What tells this content from any other."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def accepts(headers: Headers, encoding: str) -> bool:
    """Whether a browser can read answers in an encoding."""
    asked = (part.replace(" ", "").lower() for part in headers.get("accept-encoding", "").split(","))
    return any(part.partition(";")[0] == encoding and not part.endswith(";q=0") for part in asked)


@cache
def sentences(lang: str, *, page: bool = False, part: str = "") -> Kept:
    """The sentences of a language, with games from outside; all of them, or those of the page or a part of it."""
    for name in games.names():
        games.learn_words(name)
    said = words.page_text(lang, part) if page else words.text(lang)
    return Kept.of(said.encode(), "text/plain; charset=utf-8")


@cache
def words_version() -> str:
    """A name for the page's sentences in all languages as they are now; the page asks for them by it."""
    parts = ["", *words.page_parts(LANGUAGES[0])]
    return digest(*(sentences(lang, page=True, part=part).body for lang in LANGUAGES for part in parts))
