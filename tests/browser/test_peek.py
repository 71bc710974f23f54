"""Hold to look: what is a person's own is in the page while the button is held, and not a moment longer."""

import html
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tab import Tab, begin, moment

Make = Callable[..., Tab]
REGIONS = ("chart", "choices", "boards", "display", "log")

# Every word that the page holds: of what can be read, and of what Bokeh's models were given.
MODELS = """() => Bokeh.documents.flatMap((each) => [...each._all_models.values()]).map(({ attributes }) => {
  const { text, label, data } = attributes;
  const isObject = (value) => value && typeof value === "object" && !Array.isArray(value);
  const columns = Object.values(isObject(data) ? data : {}).map((column) => [...(column ?? [])]);
  const words = [text, label, columns].map((value) => (typeof value === "function" ? "" : value));
  return JSON.stringify(words, (_, value) => (isObject(value) ? value.value ?? "" : value));
}).join()"""


def words(tab: Tab) -> str:
    """All of them."""
    return html.unescape("".join(tab.text(region) for region in REGIONS) + tab.page.evaluate(MODELS))


def covered(new_tab: Make, **context: Any) -> tuple[Tab, list[str]]:
    """A covered Deep Blue game of two people, and the words for the cards of the one who decides."""
    plies, _ = moment(
        "deep_blue", lambda state: state.decision.player == 1 and len(state.seats[1].hand) >= 3, 2
    )
    tab = begin(new_tab(**context), "human,human", "deep_blue", plies=plies)
    expect(tab.page.get_by_role("button", name="I am Barracuda")).to_be_visible()
    hand = {f"card:{card}" for card in tab.state.observation(1).seats[1].hand}
    labels = [target.label for target in peeked(tab, 1) if hand & set(target.picks)]
    assert labels
    return tab, labels


def hold(tab: Tab, name: str) -> Any:
    """The button to look."""
    return tab.page.get_by_role("button", name=f"Hold to look: {name}")


@contextmanager
def mouse(tab: Tab) -> Iterator[None]:
    """Held by the mouse."""
    hold(tab, "Barracuda").hover()
    tab.page.mouse.down()
    yield
    tab.page.mouse.up()


@contextmanager
def key(tab: Tab) -> Iterator[None]:
    """Held by a key."""
    hold(tab, "Barracuda").focus()
    tab.page.keyboard.down(" ")
    yield
    tab.page.keyboard.up(" ")


@contextmanager
def finger(tab: Tab) -> Iterator[None]:
    """Held by a finger, which trembles."""
    box = hold(tab, "Barracuda").bounding_box()
    assert box is not None
    session = tab.page.context.new_cdp_session(tab.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{**at, "y": at["y"] - 30}]}
    )
    yield
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("how", "size"), [(mouse, (1180, 820)), (key, (1440, 900)), (finger, (375, 812)), (finger, (820, 1180))]
)
def test_hidden_things_are_in_the_page_only_while_the_button_is_held(
    new_tab: Make, how: Callable[[Tab], Any], size: tuple[int, int]
) -> None:
    tab, labels = covered(new_tab, size=size, has_touch=size[0] < 1000)
    name = f"{size[0]}x{size[1]}"
    tab.picture(f"peek_covered_{name}")
    assert not [label for label in labels if label in words(tab)]
    ply = tab.ply
    with how(tab):
        tab.until(lambda: all(label in words(tab) for label in labels))
        expect(tab.page.locator("#dialog")).to_be_hidden()
        expect(hold(tab, "Barracuda")).to_be_visible()
        assert tab.page.evaluate("document.getElementById('table').inert")
        tab.picture(f"peek_held_{name}")
    tab.until(lambda: not [label for label in labels if label in words(tab)])
    expect(tab.page.get_by_role("button", name="I am Barracuda")).to_be_visible()
    tab.until(lambda: tab.page.locator("html").get_attribute("data-peek") is None)
    assert tab.ply == ply


def test_letting_go_hides_everything_before_python_answers(new_tab: Make) -> None:
    tab, labels = covered(new_tab)
    hold(tab, "Barracuda").hover()
    tab.page.mouse.down()
    tab.until(lambda: all(label in words(tab) for label in labels))
    seen = tab.page.evaluate(
        """() => new Promise((done) => {
          const visible = (id) => getComputedStyle(document.getElementById(id)).visibility;
          addEventListener("pointerup", () => requestAnimationFrame(() =>
            done(["chart", "boards", "display", "log"].map(visible))));
          document.querySelector("#peek button:nth-child(2)").dispatchEvent(
            new PointerEvent("pointerup", { bubbles: true, pointerId: 1 }));
        })"""
    )
    assert set(seen) == {"hidden"}
    tab.page.mouse.up()


def test_the_other_one_looks_at_his_own_things_and_not_at_more(new_tab: Make) -> None:
    tab, labels = covered(new_tab)
    hold(tab, "Albatros").hover()
    before = tab.frame()
    tab.page.mouse.down()
    tab.until(lambda: tab.frame() != before)
    expect(tab.page.locator("#dialog")).to_be_hidden()
    mine = tab.state.observation(0).seats[0].hand
    assert mine
    shown = words(tab)
    own = {target.label for target in peeked(tab, 0) if target.label}
    others = [label for label in labels if label not in own]
    assert not [label for label in others if label in shown]
    tab.page.mouse.up()
    expect(tab.page.get_by_role("button", name="I am Barracuda")).to_be_visible()


def peeked(tab: Tab, seat: int) -> list[Any]:
    """What lies on the boards as this person sees them."""
    from app.present import Presenter
    from app.seats import Setup
    from app.session import Session
    from app.table import Screen, Table

    table, screen = Table(), Screen(languages=["en", "de"], language="en")
    session = Session(Setup.of_record(tab.record), lambda *_: None, lambda *_: None, pause=0)
    Presenter(session, table, screen)
    session.load(str(tab.record))
    session.peek(seat)
    return list(table.boards.targets)


def test_who_has_the_device_can_cover_it_and_take_it_again(new_tab: Make) -> None:
    tab, labels = covered(new_tab)
    assert hold(tab, "Barracuda").is_visible()
    tab.until(tab.is_asked)
    expect(hold(tab, "Barracuda")).to_be_hidden()
    tab.button("Cover").click()
    expect(tab.page.get_by_role("button", name="I am Barracuda")).to_be_visible()
    tab.until(lambda: not [label for label in labels if label in words(tab)])


def test_open_hands_need_no_cover(new_tab: Make) -> None:
    tab, labels = covered(new_tab)
    tab.page.locator("#dialog").get_by_role("button", name="Menu").click()
    tab.button("Settings").click()
    hands = tab.page.locator("#dialog select:visible").filter(has_text="open to all")
    hands.select_option(label="open to all")
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("#dialog")).to_be_hidden()
    expect(hold(tab, "Barracuda")).to_be_hidden()
    tab.until(lambda: all(label in words(tab) for label in labels))


def test_where_nothing_is_hidden_there_is_nothing_to_hold(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,human")
    tab.until(tab.is_asked)
    expect(tab.page.locator("#peek")).to_be_hidden()
    expect(tab.page.locator("#choices button:visible").filter(has_text="Cover")).to_have_count(0)
