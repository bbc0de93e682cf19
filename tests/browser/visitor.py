"""Somebody with a browser: a page of a real server, and all that reached it. Waits are for conditions only."""

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, WebSocketRoute

from tests.server.harness import PATIENCE, ServerProcess, play_out
from tests.server.harness import Browser as Caller

Message = dict[str, Any]
DESKTOP = (1280, 800)
PHONE = (390, 844)
DRAWN = "[data-version]:has(.actions, [data-testid=round-sheet])"  # LUMEN shows a scored round without an action line
DRAWN_VERSION = f"() => document.querySelector('{DRAWN}')?.dataset.version"

# Whether nothing moves, once what was about to be drawn has been.
AT_REST = """
() => new Promise((said) => requestAnimationFrame(() => requestAnimationFrame(
  () => said(document.getAnimations().every((one) => one.playState !== 'running')),
)))
"""
# Nobody waits long for the coach (COACH_MS in session.svelte.ts), but a test does, on however busy a machine.
PATIENT = """
const soon = setTimeout
window.setTimeout = (does, after, ...more) => soon(does, after === 2500 ? 60_000 : after, ...more)
"""
NO_COACH = "if (location.protocol !== 'about:') localStorage.lichtspiel ??= JSON.stringify({coach: false})"


class Visitor:
    """A browser of their own: cookies, settings, one page."""

    def __init__(
        self,
        chromium: Browser,
        server: ServerProcess,
        *,
        name: str = "Mira",
        size: tuple[int, int] = DESKTOP,
        lang: str = "en-GB",
        theme: str = "dark",
        motion: str = "reduce",
        coach: bool = False,
    ) -> None:
        self.server = server
        self.name = name
        self.context = chromium.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 768,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # Who moves at random would be cautioned all the time.
        self.context.add_init_script(PATIENT if coach else NO_COACH)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.sent: list[Message] = []
        self.states: list[Message] = []
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("request", self._note_request)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note_console)

    # What reaches the page

    def _listen(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _hear(self, text: str | bytes) -> None:
        said = text if isinstance(text, str) else text.decode()
        self.frames.append(said)
        message: Message = json.loads(said)
        if message["type"] == "state":
            self.states.append(message)

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _note_console(self, message: ConsoleMessage) -> None:
        """Not what the browser itself notes of a line that is cut."""
        cut = ("WebSocket", "ERR_CONNECTION", "when fetching the script")
        if message.type == "error" and not any(sign in message.text for sign in cut):
            self.errors.append(message.text)

    @property
    def hosts(self) -> set[str]:
        """All hosts that the page has sent requests to."""
        return {urlsplit(url).netloc for url in self.requests if not url.startswith(("data:", "blob:"))}

    @property
    def state(self) -> Message:
        """The table as this person last saw it."""
        return self.states[-1] if self.states else {}

    @property
    def acting(self) -> bool:
        return bool(self.state.get("legal"))

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["sight"]["phase"] == "over"

    def until(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Let the page run until the condition holds."""
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, ("it never came true", self.errors, self.page.url)
            self.page.wait_for_timeout(10)

    def until_after(self, version: int) -> None:
        """Wait for a newer state of the table."""
        self.until(lambda: self.state["version"] > version)

    def until_phase(self, phase: str) -> None:
        """Wait until the table has reached this phase."""
        self.until(lambda: self.state["sight"]["phase"] == phase)

    def until_drawn(self) -> None:
        """Wait until the page shows the newest state it has received; bots may move on while it draws."""
        self.until(lambda: self.page.evaluate(DRAWN_VERSION) == str(self.state["version"]))

    def until_at_rest(self) -> None:
        """Wait until all that the page has asked for is answered and drawn, and nothing moves any more."""
        self.until(
            lambda: all(any(sent["ref"] in frame for frame in self.frames) for sent in self.sent if "ref" in sent)
        )
        self.until(lambda: self.page.evaluate(AT_REST))

    # What they do

    def open(self, *parts: str) -> Page:
        """Go to a page of the game."""
        self.page.goto("/#/" + "/".join(parts))
        return self.page

    def sit(self, table: str) -> Page:
        """Go to a table, and wait until it is there."""
        self.open("table", table)
        self.until(lambda: self.state.get("table") == table)
        return self.page

    def table(self, game: str, *kinds: str, **more: Any) -> str:
        """Make a table with these kinds of seats: me, open, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        wish = {"game": game, "seats": seats, "pace": 0, "stand_in": "random", "name": self.name} | more
        return str(self.post("tables", **wish)["table"])

    def play_now(self, game: str, *kinds: str, **more: Any) -> Page:
        """Make a table and go there."""
        return self.sit(self.table(game, *kinds, **more))

    def post(self, path: str, **body: Any) -> Message:
        """Ask the server for something with this browser's cookie, without the page."""
        answer = self.context.request.post(f"/api/{path}", data=body)
        assert answer.ok, answer.text()
        said: Message = answer.json()
        return said

    def caller(self) -> Caller:
        """The same person without a page, for what a test needs but is not about."""
        if not any(cookie["name"] == "lichtspiel" for cookie in self.context.cookies()):
            self.context.request.put("/api/me", data={"name": self.name})
        (cookie,) = (cookie for cookie in self.context.cookies() if cookie["name"] == "lichtspiel")
        return Caller(self.server, cookie=cookie["value"])

    def play_ahead(self, table: str, moves: int = 10_000) -> None:
        """Make this many moves without the page, or play until the game is over."""
        with self.caller().at(table) as client:
            play_out([client], moves)

    def tamper(self, change: Callable[[Message], Message]) -> None:
        """From now on, change the page's messages on their way, as a broken or dishonest page would."""

        def between(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()
            socket.on_message(lambda text: server.send(json.dumps(change(json.loads(text)))))
            server.on_message(socket.send)

        self.page.route_web_socket("**/socket?*", between)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Go on from control to control until one of these has the focus, as somebody without a mouse does."""
        self.press_until(selector, "Tab", most=200)

    def press_until(self, selector: str, key: str, most: int) -> None:
        """Press a key until one of these has the focus."""
        for _ in range(most + 1):
            if self.page.evaluate("(selector) => !!document.activeElement?.matches(selector)", selector):
                return
            self.press(key)
        raise AssertionError(f"no way by {key} to {selector}")

    def close(self) -> None:
        self.context.close()


def until_all_see(visitors: list[Visitor]) -> None:
    """Wait until all at a table see the same version of it drawn."""
    visitors[0].until(lambda: len({_drawn(visitor) for visitor in visitors}) == 1)


def _drawn(visitor: Visitor) -> int:
    visitor.until_drawn()
    version: int = visitor.state["version"]
    return version
