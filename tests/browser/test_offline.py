"""Without a network: the site is kept on the device, starts cold in flight mode, and changes in one piece."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.host import Host
from tests.browser.tab import Tab
from tests.browser.table import START, Table


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
    tab.until(lambda: tab.record.game == "deep_blue")
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
