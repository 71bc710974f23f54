"""The home page: there before Python and without JavaScript, in both languages, at every size."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import rules
from app.words import Words
from tests.browser.tab import Tab, begin
from tests.browser.table import SIZES, Table

Make = Callable[..., Tab]
Tables = Callable[..., Table]
READY = "html[data-state=ready]"

SMALL = """() => [...document.querySelectorAll("#home a, #home button")]
  .map((element) => [element.textContent, element.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < 44 || box.width < 44)).map(([text]) => text)"""
AWAKE = "() => document.documentElement.hasAttribute('data-awake')"


def names(language: str) -> list[str]:
    """What the games are called."""
    return [Words(language, game)(f"{game}.name") for game in rules.games()]


def pictures_are_there(page: Page) -> None:
    """Raise unless every game has a picture that can be drawn."""
    images = page.locator("#games img:visible")
    assert images.count() == len(rules.games())
    for number in range(images.count()):
        images.nth(number).scroll_into_view_if_needed()
        expect(images.nth(number)).to_have_attribute("src", re.compile("^blob:"), timeout=30_000)
        width = images.nth(number).evaluate("image => image.decode().then(() => image.naturalWidth)")
        assert width > 0


def held_back(table: Table) -> list[Any]:
    """Lets nothing of Python arrive until the test says so."""
    held: list[Any] = []
    table.spoil("snapshot.", lambda route: held.append(route))
    with table.context.expect_event("request", lambda request: "snapshot." in request.url):
        table.open(fragment="")
    return held


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_there_before_python(table: Tables, size: str, locale: str) -> None:
    page = table(size=size, locale=locale)
    held = held_back(page)
    home = page.page.locator("#home")
    language = locale[:2]
    for name in names(language):
        expect(home.locator("#games")).to_contain_text(name)
    expect(home).to_contain_text(Words(language)("home.private"))
    expect(page.page.locator("#kept")).to_be_hidden()
    pictures_are_there(page.page)
    home.evaluate("home => home.scrollTo(0, 0)")
    page.picture(f"home_{size}_{language}")
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.page.evaluate("home => home.scrollWidth <= home.clientWidth", home.element_handle())
    assert page.page.evaluate(SMALL) == []
    held[0].continue_()
    page.page.wait_for_selector(READY, state="attached", timeout=60_000)
    expect(home).to_be_visible()
    assert page.page.evaluate("document.getElementById('table').inert")


def test_a_game_that_is_chosen_before_python_is_there_is_set_up_when_it_is(table: Tables) -> None:
    page = table()
    held = held_back(page)
    page.page.locator("#games a").first.click()
    expect(page.page.locator("#home")).to_be_hidden()
    expect(page.page.locator("#progress-text")).to_contain_text("MB")
    held[0].continue_()
    expect(page.page.get_by_role("button", name="Start", exact=True)).to_be_visible(timeout=60_000)


def test_without_javascript_it_says_what_there_is(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    for name in names("en"):
        expect(page.locator("#games")).to_contain_text(name)
    context.close()


def test_from_the_first_visit_to_a_game_and_back(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.goto(tab.address)
    tab.page.locator("#games a").nth(1).click()
    expect(tab.page.locator("#dialog")).to_contain_text("Scenario", timeout=60_000)
    tab.button("Start").click()
    tab.until(lambda: tab.record.game == rules.games()[1])
    tab.until(tab.is_asked)
    tab.until(lambda: tab.page.evaluate(AWAKE))
    tab.button("Menu").click()
    tab.button("All games").click()
    expect(tab.page.locator("#kept")).to_contain_text("Deep Blue")
    tab.until(lambda: not tab.page.evaluate(AWAKE))
    assert tab.page.url.endswith("#/home")
    tab.page.keyboard.press("z")  # no command of the table reaches it from here
    tab.page.go_back()
    expect(tab.page.locator("#home")).to_be_hidden()
    tab.until(tab.is_asked)
    tab.until(lambda: tab.page.evaluate(AWAKE))


def test_a_running_game_goes_on_without_the_home_page(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,human", plies=5)
    tab.until(tab.is_asked)
    expect(tab.page.locator("#home")).to_be_hidden()
    tab.page.reload()
    assert tab.page.locator("html").get_attribute("data-view") == "table"
    expect(tab.page.locator("#home")).to_be_hidden()
    tab.ready().until(tab.is_asked)


def test_a_link_to_a_table_begins_a_game_at_once(new_tab: Make) -> None:
    tab = new_tab().open("#/otys")
    tab.until(tab.is_asked)
    assert tab.record.game == "otys" and "#" not in tab.page.url
    seed = tab.record.seed
    tab.page.reload()
    tab.ready().until(tab.is_asked)
    assert tab.record.seed == seed


def test_the_language_chosen_there_stays(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.goto(tab.address)
    tab.page.get_by_role("button", name="Deutsch").click()
    expect(tab.page.locator("#home h2").last).to_have_text(Words("de")("home.games"), use_inner_text=True)
    tab.page.goto(f"{tab.address}#/seastead")
    tab.page.reload()
    tab.ready()
    expect(tab.page.locator("html")).to_have_attribute("lang", "de")
    expect(tab.page.locator("#decision")).to_contain_text("Blau")


def test_the_pages_manifest_has_icons_and_pictures_of_their_size(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.goto(tab.address)
    found = tab.page.evaluate(
        """async () => {
          const address = document.querySelector("link[rel=manifest]").href;
          const manifest = await (await fetch(address)).json();
          const measure = async ({ src, sizes }) => {
            const image = new Image();
            image.src = new URL(src, address);
            await image.decode();
            return [sizes, sizes === "any" ? "any" : `${image.naturalWidth}x${image.naturalHeight}`];
          };
          const all = [...manifest.icons, ...manifest.screenshots];
          const kinds = all.map(({ purpose, form_factor }) => purpose ?? form_factor);
          return { sizes: await Promise.all(all.map(measure)), kinds };
        }"""
    )
    assert all(said == is_so for said, is_so in found["sizes"])
    assert {"any", "maskable", "wide", "narrow"} == set(found["kinds"])
    assert {"192x192", "512x512"} <= {said for said, _ in found["sizes"]}
