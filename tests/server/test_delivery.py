"""What the page is made of arrives squeezed, is kept by browsers, and is never stale."""

import gzip
import re
from collections.abc import Iterator

import httpx2
import pytest

from lichtspiel.words import LANGUAGES, page_text, text
from tests.server.harness import ServerProcess

SAME_FOR_ALL = ("/", "/api/games?lang=de", "/api/games/lumen/rules?lang=pl", "/api/words/en", "/lantern.svg")


@pytest.fixture
def plain(server: ServerProcess) -> Iterator[httpx2.Client]:
    """Somebody whose client unpacks nothing."""
    with httpx2.Client(base_url=server.url, headers={"accept-encoding": "identity"}) as client:
        yield client


def assets(client: httpx2.Client) -> list[str]:
    return re.findall(r'(?:src|href)="\./(assets/[^"]+)"', client.get("/").text)


def raw(client: httpx2.Client, path: str, encodings: str) -> tuple[httpx2.Headers, bytes]:
    """The answer as it went over the wire."""
    with client.stream("GET", path, headers={"accept-encoding": encodings}) as response:
        return response.headers, b"".join(response.iter_raw())


def test_assets_come_as_small_as_the_browser_can_read_them(plain: httpx2.Client) -> None:
    for path in assets(plain):
        sizes = {}
        for asked, sent in (("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0", None), ("", None)):
            headers, body = raw(plain, path, asked)
            assert headers.get("content-encoding") == sent
            assert (headers["vary"], headers["cache-control"]) == (
                "Accept-Encoding",
                "public, max-age=31536000, immutable",
            )
            assert headers["content-type"].split(";")[0] in ("text/javascript", "text/css")
            sizes[sent] = len(body)
        assert sizes["br"] < sizes["gzip"] < sizes[None] / 2


def test_what_lies_squeezed_beside_a_file_has_no_address(plain: httpx2.Client) -> None:
    for path in assets(plain):
        for ending in (".br", ".gz"):
            assert plain.get(path + ending).status_code == 404


def test_the_sentences_are_kept_for_ever_under_their_version(plain: httpx2.Client) -> None:
    page = plain.get("/", headers={"accept-language": "pl"})
    (version,) = re.findall(r'data-words="(\w+)"', page.text)
    assert f'<link rel="preload" as="fetch" crossorigin href="api/words/pl?page={version}" />' in page.text
    for lang in LANGUAGES:
        headers, body = raw(plain, f"/api/words/{lang}?page={version}", "gzip")
        assert "immutable" in headers["cache-control"]
        assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
        assert page_text(lang) in gzip.decompress(body).decode()
        assert text(lang) in plain.get(f"/api/words/{lang}").text
    for other in ("", "?page=", "?page=0123456789abcdef"):
        assert plain.get(f"/api/words/en{other}").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_what_a_browser_has_is_not_sent_again(plain: httpx2.Client, path: str) -> None:
    first = plain.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = plain.get(path, headers={"if-none-match": first.headers["etag"], "accept-encoding": "gzip, br"})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert plain.get(path, headers={"if-none-match": '"something-else"'}).content == first.content


def test_an_answer_in_another_language_is_another_answer(plain: httpx2.Client) -> None:
    tags = set()
    for lang in LANGUAGES:
        for path in ("/", "/api/games"):
            answer = plain.get(path, headers={"accept-language": lang})
            assert "Accept-Language" in answer.headers["vary"]
            tags.add(answer.headers["etag"])
    assert len(tags) == 2 * len(LANGUAGES)


def test_what_is_about_somebody_is_not_kept(plain: httpx2.Client) -> None:
    for path in ("/api/me", "/api/tables"):
        assert plain.get(path).headers["cache-control"] == "no-store"
