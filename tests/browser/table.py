"""The page as a person has it, for tests: opens it, taps it, waits for what Python answers, looks at it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Route

from app.packaging.paths import ARTEFACTS

SIZES = {"phone": (375, 812), "upright": (820, 1180), "tablet": (1180, 820), "desktop": (1440, 900)}
START = 60_000  # ms; only a limit for what hangs
ANSWER = 15_000
FIXED_SEED = """
const chance = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (into) =>
  into instanceof Uint32Array && into.length === 1 ? into.fill(SEED) : chance(into);
"""


# a game as former versions kept it, which the page takes over; once, so that later loads go on with its own
KEEP = """
if (!localStorage.getItem("test:kept")) {
  localStorage.setItem("test:kept", "yes");
  localStorage.setItem("tiefgang:game", TEXT);
}
"""


class Table:
    """A page that keeps account of everything it must not do; `check()` raises if it did."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: str | tuple[int, int] = "tablet",
        seed: int | None = 7,
        **context: Any,
    ) -> None:
        width, height = SIZES[size] if isinstance(size, str) else size
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en-US", "service_workers": "block", **context},  # else it answers what tests spoil
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.requests: list[str] = []
        if seed is not None:
            self.page.add_init_script(FIXED_SEED.replace("SEED", str(seed)))
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        blocked = "Service Worker registration blocked by Playwright" in message.text
        if message.type in ("error", "warning") and not blocked:
            self.faults.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"a request that leaves the site: {request.url}")

    def check(self) -> None:
        """Raise if the page complained, or asked for anything outside of its folder."""
        assert not self.faults, "\n".join(self.faults)

    def forgive(self, part: str) -> None:
        """Take back the faults that name `part`, which the test has caused itself."""
        self.faults = [fault for fault in self.faults if part not in fault]

    def keep(self, record: object) -> None:
        """Put a game where the page looks for it, before it is opened for the first time."""
        self.page.add_init_script(KEEP.replace("TEXT", json.dumps(str(record))))

    def open(self, query: str = "", fragment: str = "/seastead") -> "Table":
        """Go to the page without waiting for more than its HTML; loads it anew where it is open already."""
        target = f"{self.address}{query}{'#' if fragment else ''}{fragment}"
        if self.page.url.partition("#")[0] == target.partition("#")[0]:
            self.page.goto("about:blank")  # else only the fragment would change, and nothing be loaded
        self.page.goto(target, wait_until="domcontentloaded")
        return self

    def ready(self) -> "Table":
        """Wait until the board answers taps."""
        self.state("ready", "failed")
        assert self.html("state") == "ready", self.page.inner_text("#progress-text")
        return self

    def state(self, *states: str) -> None:
        """Wait until the page is in one of these states."""
        self.page.wait_for_selector(",".join(f"html[data-state={state}]" for state in states), timeout=START)

    def html(self, name: str) -> str | None:
        """A `data-` attribute of the page."""
        return self.page.locator("html").get_attribute(f"data-{name}")

    def answered(self, action: Callable[[], Any]) -> None:
        """Do something, and wait until Python's answer to it is on the page."""
        before = self.html("frame")
        action()
        changed = f"html[data-frame]:not([data-frame='{before}'])" if before else "html[data-frame]"
        self.page.wait_for_selector(changed, timeout=ANSWER)

    def tap(self, region: str, x: float, y: float) -> None:
        """Tap at a place of a region's scene (CSS px from its upper left corner), and wait for the answer."""
        box = self.page.locator(f"#{region}").bounding_box()
        assert box, f"region {region} is not on the page"
        self.answered(lambda: self.page.mouse.click(box["x"] + x, box["y"] + y))

    def area(self, region: str) -> float:
        """Which share of the window a region takes."""
        box, window = self.page.locator(f"#{region}").bounding_box(), self.page.viewport_size
        assert box and window, f"region {region} is not on the page"
        return box["width"] * box["height"] / (window["width"] * window["height"])

    def picture(self, name: str) -> bytes:
        """A screenshot, kept in artefacts/."""
        ARTEFACTS.mkdir(exist_ok=True)
        return self.page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")

    def spoil(self, part: str, how: Callable[[Route], None]) -> None:
        """Answer requests for files with `part` in their name by `how`."""
        self.context.route(lambda url: part in url, how)

    def close(self) -> None:
        """Close the page and all that it kept."""
        self.context.close()
