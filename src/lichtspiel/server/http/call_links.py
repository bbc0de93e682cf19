"""What the links in mails and webhooks open: a page with one button, for whoever has the link, cookie or not.

Only the button does something, for programs that look at mails follow every link in them. Mail programs with a button
of their own press it by themselves (RFC 8058).
"""

from html import escape
from typing import Final

from starlette.responses import Response

from lichtspiel.server.calls.links import Errand, read_token
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.store.late import ways
from lichtspiel.words import say

HTML: Final = "text/html; charset=utf-8"
HEADERS: Final = {"cache-control": "no-store", "referrer-policy": "same-origin"}  # else the button has no origin
PAGE: Final = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Lichtspiel</title>
<style>
:root {{ color-scheme: light dark; background: #f5f1e6; color: #1b2140; font: 1.0625rem/1.5 system-ui, sans-serif }}
main {{ max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem }}
h1 {{ font: bold 1.5rem Georgia, serif }}
a {{ color: inherit }}
button {{ font: inherit; font-weight: bold; min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 10px;
  background: #1b2140; color: white; cursor: pointer }}
@media (prefers-color-scheme: dark) {{
  :root {{ background: #0e1524; color: #f4efe3 }}
  button {{ background: #ffc94d; color: #0e1524 }}
}}
</style>
<main><h1>Lichtspiel</h1><p>{said}</p>{button}<p><a href="../../">{home}</a></p></main></html>
"""
BUTTON: Final = '<form method="post"><button>{}</button></form>'


async def get_call_link(call: ApiCall) -> Response:
    """A page that asks whether to confirm or to stop calls by mail, or to stop those of a webhook."""
    errand = await _errand(call)
    if errand is None:
        return _page(call, say(call.lang, "server-link-dead"), status=404)
    if errand.aim == "stop" and not await _is_known(call, errand):
        return _page(call, say(call.lang, "server-link-stop-done"))
    button = BUTTON.format(escape(say(call.lang, f"server-link-{errand.aim}-button")))
    return _page(call, say(call.lang, f"server-link-{errand.aim}"), button)


async def post_call_link(call: ApiCall) -> Response:
    """Confirm or stop them, as the link says."""
    errand = await _errand(call)
    if errand is None:
        return _page(call, say(call.lang, "server-link-dead"), status=404)
    confirming = errand.aim == "confirm"
    await call.hub.storage.do(ways.confirm_way(errand.way, call.hub.now()) if confirming else ways.drop_way(errand.way))
    call.hub.calls.news.set()
    return _page(call, say(call.lang, f"server-link-{errand.aim}-done"))


async def _errand(call: ApiCall) -> Errand | None:
    """What the link is for; nothing if it is none of ours or late, or if there is nothing left to confirm."""
    errand = read_token(call.hub.signer, call.request.path_params["token"], call.hub.now())
    if errand is None or errand.aim == "stop":  # what is stopped already may be stopped again
        return errand
    return errand if await _is_known(call, errand) else None


async def _is_known(call: ApiCall, errand: Errand) -> bool:
    """Whether there is still such a way to somebody."""
    return await call.hub.storage.read(lambda db: ways.way_of_id(db, errand.way)) is not None


def _page(call: ApiCall, said: str, button: str = "", status: int = 200) -> Response:
    page = PAGE.format(
        lang=call.lang, said=escape(said), button=button, home=escape(say(call.lang, "server-link-home"))
    )
    return Response(page, status, media_type=HTML, headers=HEADERS)
