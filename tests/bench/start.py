"""How long until the board is there and answers, side by side with a bare Pyodide in the same browser."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from app.packaging import chromium, lock, python_code, serve

BARE_PAGE = """<!doctype html><title>bare</title><script>
const worker = new Worker("bare.js", { type: "module" });
worker.onmessage = ({ data }) => { document.documentElement.dataset.ready = Math.round(performance.now()); };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const py = await loadPyodide({ packageBaseUrl: self.location.href });
postMessage(py.runPython("1 + 1"));"""
TABLE = "#/seastead"  # a link to a table: without one the home page comes first
MARKS = {
    "first-contentful-paint": "start board on the screen",
    "booted": "Python with the app is there",
    "ready": "the board answers taps",
}


@dataclass
class Measured:
    """Milliseconds since navigation, a value a run; taps, and the bytes of one start."""

    bare: list[float] = field(default_factory=list)
    marks: dict[str, list[float]] = field(default_factory=dict)
    taps: list[float] = field(default_factory=list)
    bytes: int = 0


def measure(runs: int) -> Measured:
    """Start both in turn, each in a new browser, `runs` times."""
    measured = Measured()
    with _served() as (site, bare), sync_playwright() as play:
        for run in range(runs):
            print(f"start {run + 1} of {runs}", flush=True)
            with _browser(play) as browser:
                measured.bare.append(_bare(browser, bare))
            with _browser(play) as browser:
                _site(browser, site, measured)
        with _browser(play) as browser:
            measured.bytes = _bytes(browser, site)
    return measured


@contextmanager
def _served() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        core = python_code.core(lock.read_lock())
        for file in core.iterdir():
            (folder / file.name).write_bytes(file.read_bytes())
        (folder / "index.html").write_text(BARE_PAGE)
        (folder / "bare.js").write_text(BARE_WORKER)
        site, bare = serve.server(), serve.server(folder=folder)
        yield serve.in_background(site), serve.in_background(bare)
        site.shutdown()
        bare.shutdown()


@contextmanager
def _browser(play: object) -> Iterator[Browser]:
    browser = play.chromium.launch(executable_path=chromium.ensure(), args=chromium.FLAGS)  # type: ignore[attr-defined]
    yield browser
    browser.close()


def _page(browser: Browser) -> Page:
    return browser.new_page(viewport={"width": 1180, "height": 820})


def _bare(browser: Browser, address: str) -> float:
    page = _page(browser)
    page.goto(address)
    page.wait_for_selector("html[data-ready]", timeout=120_000)
    return float(page.locator("html").get_attribute("data-ready") or 0)


def _site(browser: Browser, address: str, measured: Measured) -> None:
    page = _page(browser)
    page.goto(address + TABLE)
    page.wait_for_selector("html[data-state=ready]", timeout=120_000)
    found = page.evaluate(
        "Object.fromEntries(['mark', 'paint'].flatMap((kind) => performance.getEntriesByType(kind))"
        ".map((entry) => [entry.name, entry.startTime]))"
    )
    for name, title in MARKS.items():
        measured.marks.setdefault(title, []).append(found[name])
    measured.taps += _taps(page)


def _bytes(browser: Browser, address: str) -> int:
    """What one start loads; not measured together with times, as asking for sizes takes some."""
    page = _page(browser)
    arrived: list[int] = []
    page.on("requestfinished", lambda request: arrived.append(request.sizes()["responseBodySize"]))
    page.goto(address + TABLE)
    page.wait_for_selector("html[data-state=ready]", timeout=120_000)
    return sum(arrived)


def _taps(page: Page, count: int = 6) -> list[float]:
    """Taps on two sites in turn that are too dear at the start: each says why not, beside the finger."""
    box = page.locator("#chart").bounding_box()
    assert box, "the chart has no box"
    times = []
    for tap in range(count):
        place = (0.167, 0.183) if tap % 2 else (0.167, 0.296)
        before = page.evaluate("document.documentElement.dataset.frame ?? '0'")
        began = page.evaluate("performance.now()")
        page.mouse.click(box["x"] + box["width"] * place[0], box["y"] + box["height"] * place[1])
        page.wait_for_selector(f"html:not([data-frame='{before}'])[data-frame]", timeout=10_000)
        times.append(page.evaluate("performance.now()") - began)
        page.wait_for_timeout(400)  # sooner, and Bokeh takes the next one for a double tap
    return times
