"""What a page moves over the wire, and when it is drawn, as the browser itself counts it."""

from typing import Any, Final

from playwright.sync_api import CDPSession

from tests.browser.visitor import DRAWN, Visitor

# Lighthouse's slow 4G, and a phone a fourth as fast as this machine.
SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER: Final = 4

HOME: Final = "[data-testid=play-lumen]"
WATCH: Final = """
new MutationObserver((_, watching) => {
  if (!document.querySelector('%s')) return;
  watching.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('drawn')));
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration);
}).observe({ type: 'longtask', buffered: true });
"""


class Traffic:
    """Counts the bytes of every answer and WebSocket message; what comes from the browser's cache moves nothing."""

    def __init__(self, visitor: Visitor, wanted: str) -> None:
        self.visitor, self.moved = visitor, dict[str, float]()
        self._urls: dict[str, str] = {}
        self.cdp: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.cdp.send("Network.enable")
        self.cdp.on("Network.requestWillBeSent", self._begin)
        self.cdp.on("Network.loadingFinished", self._end)
        self.cdp.on("Network.webSocketFrameReceived", self._hear)
        visitor.page.add_init_script(WATCH % wanted)

    def _begin(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["request"]["url"].partition(self.visitor.server.url)[2].partition("?")[0]

    def _end(self, event: dict[str, Any]) -> None:
        self._count(self._urls.get(event["requestId"], "?"), event["encodedDataLength"])

    def _hear(self, event: dict[str, Any]) -> None:
        self._count("socket", len(event["response"]["payloadData"].encode()))

    def _count(self, what: str, size: float) -> None:
        self.moved[what] = self.moved.get(what, 0) + size

    def slow_down(self) -> None:
        """From now on, a slow phone on a slow network."""
        self.cdp.send("Network.emulateNetworkConditions", SLOW_4G)
        self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def visit(self, *route: str) -> float:
        """Come to the page from elsewhere; returns after how many milliseconds it was drawn."""
        self.visitor.page.goto("about:blank")
        self.moved.clear()
        self.visitor.page.goto(f"{self.visitor.server.url}/{'#/' + '/'.join(route) if route else ''}")
        self.visitor.page.wait_for_function("() => performance.getEntriesByName('drawn').length > 0")
        self.visitor.page.wait_for_load_state("networkidle")
        drawn: float = self.visitor.page.evaluate("() => performance.getEntriesByName('drawn')[0].startTime")
        return drawn

    @property
    def longest_task(self) -> float:
        """Milliseconds for which the page answered nobody."""
        longest: float = self.visitor.page.evaluate("() => window.longest ?? 0")
        return longest

    @property
    def total(self) -> float:
        """Bytes of the last visit."""
        return sum(self.moved.values())


TABLE: Final = DRAWN
