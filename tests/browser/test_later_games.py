"""Games that are fetched when somebody wants them: they arrive, and if not, the page says so."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from app.packaging.paths import DIST
from tests.browser.tab import Tab, begin

Make = Callable[..., Tab]
ARCHIVE = "game-deep_blue"


def requested(tab: Tab) -> list[str]:
    """What the page and its worker have asked the host for, since this was called first."""
    seen: list[str] = []
    tab.page.context.on("request", lambda request: seen.append(Path(request.url).name))
    return seen


def choose(tab: Tab) -> None:
    """Open the dialog for a new game and choose Deep Blue there."""
    tab.button("Menu").click()
    tab.page.locator("#dialog select:visible").first.select_option(label="Deep Blue")


def test_a_later_game_is_fetched_when_it_is_chosen(new_tab: Make) -> None:
    tab = new_tab()
    seen = requested(tab)
    tab.open()
    assert not any(name.startswith(ARCHIVE) for name in seen)
    choose(tab)
    expect(tab.page.locator("#dialog")).to_contain_text("Scenario")
    tab.button("Start").click()
    tab.until(lambda: tab.record.game == "deep_blue")
    tab.until(tab.is_asked)
    assert sum(name.startswith(ARCHIVE) for name in seen) == 1
    assert list(DIST.glob(f"{ARCHIVE}.*"))


def test_a_saved_later_game_goes_on(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,greedy,greedy", "deep_blue", plies=10)
    tab.until(tab.is_asked)
    assert tab.record.game == "deep_blue"


def test_a_later_game_that_does_not_arrive_is_said_and_nothing_is_lost(table: Callable, site: str) -> None:
    strict = table(size="tablet", seed=None)
    strict.spoil(ARCHIVE, lambda route: route.abort())
    tab = Tab(strict.page, site).open()
    tab.until(tab.is_asked)
    before = tab.saved
    choose(tab)
    expect(tab.page.locator("#progress")).to_contain_text("did not arrive")
    strict.forgive(ARCHIVE)
    strict.forgive("ERR_FAILED")
    strict.context.unroute_all()
    tab.page.keyboard.press("Escape")
    assert tab.saved == before
    tab.until(tab.is_asked)


def test_the_first_picture_is_of_the_game_that_the_address_names(table: Callable, site: str) -> None:
    strict = table(size="upright", seed=None)
    held: list = []
    strict.spoil("snapshot.", lambda route: held.append(route))  # does not arrive before the test lets it
    with strict.context.expect_event("request", lambda request: "snapshot." in request.url):
        strict.open(fragment="/deep_blue")
    shown = strict.page.locator("#start-board img").evaluate(
        "image => image.decode().then(() => image.currentSrc)"
    )
    assert "/start-deep_blue-tall." in shown
    held[0].continue_()
    strict.ready()
