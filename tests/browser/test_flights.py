"""Flights in a real browser: they are seen, they hold the outcome back, and they give way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from app.links import link_of
from app.seats import Setup
from app.session import Session
from tests.browser.table import ANSWER, Table

# Pieces take twenty times as long, and are counted; the page's own limit is out of the way.
SLOW = """
window.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = animate.call(this, frames, timing);
  if (this.closest("#flights")) { window.flown += 1; animation.playbackRate = 1 / 20; }
  return animation;
};
const later = window.setTimeout;
window.setTimeout = (action, ms, ...rest) => later(action, ms === 900 ? 60000 : ms, ...rest);
"""


def _two_people() -> str:
    session = Session(Setup("seastead", ("human", "human"), 5), lambda *_: None, lambda *_: None)
    return link_of(str(session.record()))


def _building(table: Callable[..., Table], **options: str) -> Table:
    """A page whose second button builds."""
    page = table(**options)
    page.page.add_init_script(SLOW)
    return page.open(fragment=_two_people().partition("#")[2]).ready()


def _button(page: Table) -> Locator:
    return page.page.locator("#choices button").nth(1)


@pytest.mark.parametrize("ends", ["key", "tap", "size", "hidden"])
def test_a_piece_is_seen_until_somebody_cannot_wait(table: Callable[..., Table], ends: str) -> None:
    page = _building(table)
    _button(page).click()
    page.page.wait_for_selector("html[data-flying]", timeout=ANSWER)
    assert page.page.locator("#flights svg").count() >= 2  # what is paid, and the building
    before = page.html("frame")
    assert page.page.locator("#flights").evaluate("it => getComputedStyle(it).pointerEvents") == "none"
    {
        "key": lambda: page.page.keyboard.press("F9"),
        "tap": lambda: page.page.mouse.click(4, 4),
        "size": lambda: page.page.set_viewport_size({"width": 1100, "height": 800}),
        "hidden": lambda: page.page.evaluate(
            "document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))"
        ),
    }[ends]()
    page.page.wait_for_selector("html:not([data-flying])", timeout=ANSWER)
    page.page.wait_for_selector("#flights", state="detached", timeout=ANSWER)
    page.page.wait_for_selector(f"html[data-frame]:not([data-frame='{before}'])", timeout=ANSWER)


def test_without_motion_the_outcome_appears(table: Callable[..., Table]) -> None:
    page = _building(table, reduced_motion="reduce")
    page.answered(_button(page).click)
    assert page.page.evaluate("window.flown") == 0
    assert page.page.locator("#flights").count() == 0
