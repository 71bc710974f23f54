"""Fixtures for tests in a real browser: dist/ is served from a deep folder, as a plain host would."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from app.packaging import chromium, serve
from app.packaging.paths import DIST
from tests.browser.host import PREFIX, Host
from tests.browser.tab import Tab
from tests.browser.table import Table


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/ below a deep path."""
    assert (DIST / "index.html").exists(), f"{DIST} is not built: run `python3 build.py test`"
    running = serve.server(prefix=PREFIX)
    yield serve.in_background(running, PREFIX)
    running.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield started
        started.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host for one test."""
    made = Host(tmp_path / "dist")
    yield made
    made.switch_off()


@pytest.fixture
def table(browser: Browser, site: str) -> Iterator[Callable[..., Table]]:
    """Makes strict pages: `table(size="phone", locale="de-DE")`; what a page did wrong fails the test."""
    opened: list[Table] = []

    def new(**options: Any) -> Table:
        opened.append(Table(browser, site, **options))
        return opened[-1]

    yield new
    for page in opened:
        page.close()
    for page in opened:
        page.check()


@pytest.fixture
def new_tab(table: Callable[..., Table], site: str) -> Callable[..., Tab]:
    """Makes strict pages to be played: `new_tab((375, 812), has_touch=True, locale="de-DE")`."""

    def new(size: tuple[int, int] = (1180, 820), **context: Any) -> Tab:
        return Tab(table(size=size, seed=None, **context).page, site)

    return new
