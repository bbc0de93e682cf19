"""The built page: its files, squeezed when it was built, and the document that names them."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from lichtspiel.server.http.kept import ASK_AGAIN, FOREVER, Kept, accepts, words_version
from lichtspiel.server.http.manifest import MANIFEST, head, manifest
from lichtspiel.server.http.requests import asked_language

INDEX: Final = "index.html"
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first


class Page(StaticFiles):
    """The built front end. The names of its assets change with what is in them, so browsers may keep those."""

    def __init__(self, folder: Path, public_url: str = "") -> None:
        super().__init__(directory=folder, html=True)
        self.folder = folder
        self.public_url = public_url  # for whoever shows previews of links

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, as small as the browser can read it; what lies squeezed beside it has no address of its own."""
        headers = Headers(scope=scope)
        if path in (".", INDEX, MANIFEST):
            lang = asked_language(HTTPConnection(scope))
            kept = manifest(lang) if path == MANIFEST else document(self.folder / INDEX, lang, self.public_url)
            return kept.answer(headers, vary="Accept-Encoding, Accept-Language")
        if path.endswith(tuple(SQUEEZED.values())):
            raise HTTPException(404)
        for encoding, ending in SQUEEZED.items():
            if accepts(headers, encoding) and self.lookup_path(path + ending)[1] is not None:
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = encoding
                return response
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, and for how long it is good. Its tag is the same in every encoding, as a browser may ask in any."""
        response: Response = FileResponse(full_path, status_code=status_code, stat_result=stat_result)
        plain = Path(full_path)
        if plain.suffix in SQUEEZED.values():
            plain = plain.with_suffix("")
            response.headers["etag"] = FileResponse(plain, stat_result=plain.stat()).headers["etag"]
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            response = NotModifiedResponse(response.headers)
        response.headers["cache-control"] = FOREVER if plain.parent.name == "assets" else ASK_AGAIN
        response.headers["vary"] = "Accept-Encoding"
        return response


@cache
def document(path: Path, lang: str, public_url: str = "") -> Kept:
    """The page itself: it says which language it will speak before any script runs, and where its sentences are."""
    version = words_version()
    root = f'<html lang="{lang}" data-words="{version}">'
    preload = f'<link rel="preload" as="fetch" crossorigin href="api/words/{lang}?page={version}" />'
    end = f"{preload}{head(lang, public_url)}</head>"
    page = path.read_bytes().replace(b'<html lang="en">', root.encode(), 1).replace(b"</head>", end.encode(), 1)
    return Kept.of(page, "text/html; charset=utf-8")
