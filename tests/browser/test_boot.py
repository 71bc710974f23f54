"""The page starts: quickly, slowly, after a failure, and says so where it cannot."""

import io
import re
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

import rules
from app.packaging.paths import DIST
from tests.browser.table import SIZES, Table

Tables = Callable[..., Table]

# How many bytes of a former picture a canvas of Bokeh still holds after it was cleared.
LEFT_OVER = """() => {
  const layer = new (Bokeh.require("core/util/canvas").CanvasLayer)("canvas", true);
  layer.resize(4, 4);
  layer.ctx.fillRect(0, 0, 4, 4);
  layer.prepare();
  layer.finish();
  return layer.ctx.getImageData(0, 0, 4, 4).data.filter(byte => byte > 0).length;
}"""
RECORD = "tiefgang 1\na record of another day\n"


def test_snapshot_start(table: Tables) -> None:
    """From a deep folder, from the snapshot, without fetching a module late."""
    page = table().open().ready()
    assert page.html("start") == "snapshot"
    late = [url for url in page.requests if re.search(r"/(stdlib|libraries|own)\.", url)]
    assert not late, f"modules were missing in the snapshot: {late}"
    assert page.page.locator("#chart canvas").count() > 0
    assert page.page.evaluate(LEFT_OVER) == 0


def test_first_paint_shows_the_start_board(table: Tables) -> None:
    """Before Python is there the page has a picture of the board, and says what it loads."""
    page = table()
    held = []
    page.spoil("snapshot.", lambda route: held.append(route))  # does not arrive before the test lets it
    with page.context.expect_event("request", lambda request: "snapshot." in request.url):
        page.open()
    page.page.wait_for_selector("#start-board img")
    assert (
        page.page.locator("#start-board img").evaluate(
            "(image) => image.decode().then(() => image.naturalWidth)"
        )
        > 0
    )
    page.page.wait_for_selector("#progress-text:not(:empty)")
    assert "MB" in page.page.inner_text("#progress-text")
    page.page.wait_for_selector("#decision div", state="attached")  # drawn already, out of sight
    held[0].continue_()
    page.ready()
    assert page.page.locator("#start-board").count() == 0


def test_plain_start_is_the_same(table: Tables) -> None:
    """The slow way leads to the same table from the same saved game, but for the rounding of a few edges."""
    quick, slow = table(reduced_motion="reduce"), table(reduced_motion="reduce")
    for page in (quick, slow):
        page.keep(rules.load("seastead").new(7).record().with_notes(seats="human,human"))
    quick.open().ready()
    slow.open("?start=plain").ready()
    assert (quick.html("start"), slow.html("start")) == ("snapshot", "plain")
    assert quick.page.inner_text("#table") == slow.page.inner_text("#table")
    assert differing(quick.picture("start_snapshot"), slow.picture("start_plain")) < 0.005


def differing(one: bytes, other: bytes) -> float:
    """Which share of the pixels of two screenshots is not the same."""
    images = [Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other)]
    assert images[0].size == images[1].size
    difference = ImageChops.difference(*images).convert("L")
    return 1 - difference.histogram()[0] / (difference.width * difference.height)


def test_snapshot_that_cannot_be_restored(table: Tables) -> None:
    """Bytes that are no snapshot: the page falls back to the slow way by itself."""
    page = table()
    size = next(DIST.glob("snapshot.*.br")).stat().st_size
    page.spoil("snapshot.", lambda route: route.fulfill(body=bytes(size)))
    page.open().ready()
    assert page.html("start") == "plain"


@pytest.mark.parametrize("part", ["pyodide.mjs", ".asm.wasm.", "snapshot.", "bokeh.", "document."])
def test_failed_download(table: Tables, part: str) -> None:
    """A file that does not arrive: a sentence that names it, and another try that works."""
    page = table()
    if part == "pyodide.mjs":
        part = next(DIST.glob("pyodide.*.mjs")).name
    page.spoil(part, lambda route: route.abort())
    page.open().state("failed")
    assert "did not arrive" in page.page.inner_text("#progress-text")
    page.forgive("ERR_FAILED")
    page.context.unroute_all()
    page.page.click("#retry")
    page.ready()


def test_record_can_be_kept_without_python(table: Tables) -> None:
    """When the start fails, what the browser has kept can still be saved as a file."""
    page = table()
    page.keep(RECORD)
    page.spoil(".asm.wasm.", lambda route: route.abort())
    page.open().state("failed")
    page.forgive("ERR_FAILED")
    with page.page.expect_download() as saved:
        page.page.click("#export")
    assert saved.value.path().read_text("utf-8") == RECORD


@pytest.mark.parametrize("language, word", [("en-US", "lacks"), ("de-DE", "fehlt")])
@pytest.mark.parametrize("name", ["WebAssembly", "DecompressionStream", "Worker"])
def test_old_browser(table: Tables, name: str, language: str, word: str) -> None:
    """A browser that lacks something: a sentence that names it, in its language, beside the picture."""
    page = table(locale=language)
    page.page.add_init_script(f"delete globalThis.{name}")
    page.open().state("unsupported")
    said = page.page.inner_text("#progress-text")
    assert word in said
    assert name in said
    assert not [url for url in page.requests if "snapshot" in url]


def test_policy(site: str) -> None:
    """The page's policy lets nothing in from elsewhere, and no text become code but by its hash."""
    html = (DIST / "index.html").read_text("utf-8")
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
    assert found, "index.html has no policy"
    policy = {part.split()[0]: part.split()[1:] for part in found[1].split("; ")}
    assert policy["default-src"] == ["'none'"]
    assert "'unsafe-inline'" not in policy["script-src"]
    allowed = re.compile(r"'(none|self|wasm-unsafe-eval|unsafe-inline|sha256-[\w+/=]+)'|data:|blob:")
    assert all(allowed.fullmatch(source) for sources in policy.values() for source in sources)


def test_no_address_is_absolute() -> None:
    """What the page names lies beside it: dist/ can be put into any folder."""
    html = (DIST / "index.html").read_text("utf-8")
    assert not re.findall(r'(?:src|href|srcset)="(?:/|https?:)[^"]*"', html)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_four_sizes(table: Tables, size: str, locale: str) -> None:
    """The chart keeps half of the screen, nothing sticks out at the side; a picture of each is kept."""
    page = table(size=size, locale=locale)
    page.keep(rules.load("seastead").new(7).record().with_notes(seats="human,human"))
    page.open().ready()
    page.picture(f"start_{size}_{locale[:2]}")
    assert page.area("chart") >= 0.5
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_dark(table: Tables) -> None:
    """The chart at night, for a picture to look at."""
    table(color_scheme="dark").open().ready().picture("start_tablet_dark")
