"""Without a network: the site is kept on the device, starts cold in flight mode, and changes in one piece."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from app.packaging import serve
from app.packaging.paths import DIST
from tests.browser.conftest import PREFIX
from tests.browser.tab import Tab
from tests.browser.table import START, Table


class Host:
    """A static host of its own, which can be switched off and be given another version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)
        self.running = serve.server(prefix=PREFIX, folder=folder)
        self.address = serve.in_background(self.running, PREFIX)

    @property
    def version(self) -> str:
        """The version that is served."""
        (found,) = (
            line.split('"')[1]
            for line in (self.folder / "service-worker.js").read_text("utf-8").splitlines()
            if line.startswith("const VERSION")
        )
        return found

    def publish(self, version: str) -> None:
        """Serve another version: the same files under another name of the whole."""
        before = self.version
        for name in ("index.html", "service-worker.js"):
            path = self.folder / name
            path.write_text(path.read_text("utf-8").replace(before, version), "utf-8")

    def rename_in_list(self, name: str, other: str) -> None:
        """Let the list of files name one that is not there."""
        path = self.folder / "service-worker.js"
        path.write_text(path.read_text("utf-8").replace(name, other), "utf-8")

    def switch_off(self) -> None:
        """No network any more."""
        self.running.shutdown()
        self.running.server_close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host for one test."""
    made = Host(tmp_path / "dist")
    yield made
    made.switch_off()


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Table]:
    """A strict page whose site may be kept."""
    made = Table(browser, host.address, service_workers="allow")
    yield made
    made.close()
    made.check()


def kept(table: Table, state: str = "ready") -> None:
    """Wait until the page says so of the copy on this device."""
    table.page.wait_for_selector(f"html[data-offline={state}]", state="attached", timeout=START)


def version(table: Table) -> str | None:
    """Which version the page is."""
    return table.page.locator("meta[name=version]").get_attribute("content")


def test_a_cold_start_without_a_network_with_every_game(page: Table, host: Host) -> None:
    page.open().ready()
    kept(page)
    page.page.get_by_role("button", name="Menu").first.click()
    expect(page.page.locator("#dialog")).to_contain_text("runs without a network")
    page.picture("offline_ready")
    page.page.close()
    host.switch_off()
    page.page = page.context.new_page()
    tab = Tab(page.page, host.address).open("#/deep_blue/new")
    tab.button("Start").click()
    tab.until(lambda: tab.saved is not None and tab.record.game == "deep_blue")
    tab.until(tab.is_asked)
    tab.play(next(iter(tab.state.legal_moves())))
    page.page.reload()
    tab.ready().until(tab.is_asked)
    assert tab.record.game == "deep_blue"


def test_a_new_version_comes_whole_and_never_into_a_running_game(page: Table, host: Host) -> None:
    first = host.version
    page.open().ready()
    kept(page)
    host.publish("a-newer-one")
    page.open().ready()
    kept(page, "update")
    assert version(page) == first
    page.page.reload()
    page.page.wait_for_selector("meta[name=version][content=a-newer-one]", state="attached", timeout=START)
    page.ready()


def test_a_new_version_waits_while_another_page_is_open(page: Table, host: Host) -> None:
    first = host.version
    page.open().ready()
    kept(page)
    other = page.context.new_page()
    other.goto(host.address)
    other.wait_for_selector("html[data-state=ready]", timeout=START)
    host.publish("a-newer-one")
    page.open().ready()
    kept(page, "update")
    page.page.reload()
    page.ready()
    kept(page, "update")
    assert version(page) == first
    other.close()
    page.page.reload()
    page.page.wait_for_selector("meta[name=version][content=a-newer-one]", state="attached", timeout=START)
    page.ready()


def test_half_a_version_is_none(page: Table, host: Host) -> None:
    first = host.version
    page.open().ready()
    kept(page)
    host.publish("a-torn-one")
    host.rename_in_list(next(host.folder.glob("start-seastead-wide.*.svg")).name, "start.0123456789.svg")
    for _ in range(2):
        page.open().ready()
        kept(page, "failed")
        assert version(page) == first
    page.forgive("404")
