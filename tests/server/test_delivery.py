"""What the page is made of arrives squeezed, is kept by browsers, and is never stale."""

import gzip
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from lichtspiel.words import LANGUAGES, page_parts, page_text, text
from tests.server.harness import ServerProcess

SAME_FOR_ALL = (
    "/",
    "/api/games?lang=de",
    "/api/games/lumen/rules?lang=pl",
    "/api/words/en",
    "/lantern.svg",
    "/sw.js",
    "/manifest.webmanifest",
    "/icons/share.png",
)


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
        for part in page_parts(lang):
            apart = plain.get(f"/api/words/{lang}?page={version}&part={part}")
            assert "immutable" in apart.headers["cache-control"]
            assert apart.text == page_text(lang, part)
            assert page_text(lang, part) not in page_text(lang)
    assert plain.get(f"/api/words/en?page={version}&part=nothing").status_code == 404
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


def test_the_app_is_described_in_every_language(plain: httpx2.Client) -> None:
    told = {lang: plain.get("/manifest.webmanifest", headers={"accept-language": lang}) for lang in LANGUAGES}
    assert {answer.headers["content-type"] for answer in told.values()} == {"application/manifest+json"}
    assert {answer.headers["vary"] for answer in told.values()} == {"Accept-Encoding, Accept-Language"}
    for lang, app in ((lang, answer.json()) for lang, answer in told.items()):
        assert (app["name"], app["lang"], app["display"]) == ("Lichtspiel", lang, "standalone")
        assert (app["start_url"], app["scope"], app["id"]) == ("./", "./", "./")
        assert app["description"] in plain.get("/", headers={"accept-language": lang}).text
    assert len({answer.json()["description"] for answer in told.values()}) == len(LANGUAGES)


def test_the_icons_have_the_stated_sizes(plain: httpx2.Client) -> None:
    icons = plain.get("/manifest.webmanifest").json()["icons"]
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in icons:
        picture = plain.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        assert "x".join(map(str, size_of(picture.content))) == icon["sizes"]
    assert size_of(plain.get("/icons/share.png").content) == (1200, 630)
    assert size_of(plain.get("/icons/lantern-apple-180.png").content) == (180, 180)
    assert size_of(plain.get("/icons/lantern-badge-96.png").content) == (96, 96)


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_the_worker_is_asked_for_anew_and_may_do_what_the_page_may(plain: httpx2.Client) -> None:
    worker = plain.get("/sw.js")
    assert worker.headers["content-type"].split(";")[0] == "text/javascript"
    assert worker.headers["cache-control"] == "no-cache"
    assert (
        "default-src 'self'" in worker.headers["content-security-policy"]
    )  # which holds for workers and manifests, too
    assert raw(plain, "/sw.js", "br")[0]["content-encoding"] == "br"


def test_previews_of_links_are_the_same_for_every_link(plain: httpx2.Client, tmp_path: Path) -> None:
    """What a link is for stands behind the #, and never gets here."""
    page = plain.get("/").text
    assert re.findall(r'property="og:title" content="([^"]*)"', page) == ["Lichtspiel"]
    assert 'property="og:image" content="icons/share.png"' in page
    with ServerProcess(tmp_path, public_url="https://games.example/licht") as known:
        named = httpx2.get(known.url, headers={"host": "games.example"}).text
    assert 'property="og:image" content="https://games.example/licht/icons/share.png"' in named
