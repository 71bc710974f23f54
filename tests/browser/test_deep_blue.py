"""Deep Blue by real taps: games to their end, a dive at each size, the device that is handed around."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tab import SIZES, Tab, begin, moment
from tests.browser.test_flights import SLOW

Make = Callable[..., Tab]
REGIONS = ("chart", "choices", "boards", "display", "log")


def leads_on(state: Any) -> bool:
    """Whether the leader must say if he draws another gem, with some on the table."""
    return state.decision.name == "ContinueDive" and len(state.dive.drawn) >= 3


def test_the_second_half_of_a_game_with_two_people_and_a_bot(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,greedy,human", "deep_blue", plies=130)
    state = tab.play_out()
    dialog = tab.page.locator("#dialog")
    expect(dialog).to_contain_text("Total")
    for seat in range(3):
        expect(dialog).to_contain_text(str(state.observation(seat).scores[seat].total))
    tab.picture("deep_blue_game_over")


def test_a_small_game_from_the_dialog_to_the_first_moves(new_tab: Make) -> None:
    tab = new_tab((375, 812), has_touch=True).open("#/deep_blue")
    selects = tab.page.locator("#dialog select:visible")
    before = selects.count()
    selects.nth(1).select_option(label="4")
    tab.until(lambda: selects.count() == before + 2)
    tab.picture("deep_blue_new_game")
    tab.button("Start").click()
    tab.until(lambda: tab.record.game == "deep_blue" and tab.record.players == 4)
    for _ in range(6):
        tab.until(tab.is_asked)
        tab.play(next(iter(tab.state.legal_moves())))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_dive_at_each_size(new_tab: Make, size: tuple[int, int]) -> None:
    """The chart keeps half of the screen, nothing scrolls sideways, the tap on the bag draws a gem."""
    touch = size[0] < 1000
    plies, leader = moment("deep_blue", leads_on, 3)
    seats = ",".join("human" if seat == leader else "greedy" for seat in range(3))
    tab = begin(new_tab(size, has_touch=touch, locale="de-DE"), seats, "deep_blue", plies=plies)
    tab.until(tab.is_asked)
    name = f"deep_blue_{size[0]}x{size[1]}"
    tab.picture(name)
    chart = tab.size("chart")
    assert chart["width"] * chart["height"] >= 0.5 * size[0] * size[1]
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    tab.play(next(iter(tab.state.legal_moves())))  # the bag
    tab.until(tab.is_asked)
    tab.picture(f"{name}_after")


def test_the_cover_hides_the_hand_until_the_next_person_takes_the_device(new_tab: Make) -> None:
    plies, _ = moment(
        "deep_blue", lambda state: state.decision.player == 1 and len(state.seats[1].hand) >= 2, 2
    )
    tab = begin(new_tab(), "human,human", "deep_blue", plies=plies)
    cover = tab.page.get_by_role("button", name="I am Barracuda")
    expect(cover).to_be_visible()
    tab.picture("deep_blue_cover")
    hand = {f"card:{card}" for card in tab.state.observation(1).seats[1].hand}
    labels = {target.label for target in tab.twin().boards.targets if hand & set(target.picks)}
    assert labels
    covered = "".join(tab.text(region) for region in REGIONS)
    assert not [label for label in labels if label in covered]
    tab.until(tab.is_asked)  # which presses that button
    taken = "".join(tab.text(region) for region in REGIONS)
    assert [label for label in labels if label in taken] == list(labels)


def test_a_gem_is_seen_on_its_way_out_of_the_bag(new_tab: Make) -> None:
    plies, leader = moment("deep_blue", leads_on, 2)
    seats = ",".join("human" if seat == leader else "greedy" for seat in range(2))
    tab = new_tab()
    tab.page.add_init_script(SLOW)
    begin(tab, seats, "deep_blue", plies=plies)
    tab.until(tab.is_asked)
    tab.tap("button:draw")
    tab.page.wait_for_selector("html[data-flying]")
    tab.picture("deep_blue_flight")
    tab.page.keyboard.press("F9")  # whoever cannot wait
    tab.page.wait_for_selector("html:not([data-flying])")
    tab.until(lambda: tab.ply > plies)
