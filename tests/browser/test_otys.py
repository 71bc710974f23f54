"""Otys by real taps: a game to its end, a late turn at each size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tab import SIZES, Tab, begin, moment

Make = Callable[..., Tab]


def test_the_second_half_of_a_game_with_two_people_and_a_bot(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,greedy,human", "otys", plies=120)
    state = tab.play_out()
    dialog = tab.page.locator("#dialog")
    expect(dialog).to_contain_text("Total")
    for seat in range(3):
        expect(dialog).to_contain_text(str(state.observation(seat).scores[seat].total))
    tab.picture("otys_game_over")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_key_at_each_size(new_tab: Make, size: tuple[int, int]) -> None:
    """The chart keeps half of the screen, nothing scrolls sideways, a key is played by taps on the strip."""
    touch = size[0] < 1000
    plies, player = moment("otys", lambda state: state.decision.name == "ChooseKey" and state.ply > 60, 4)
    seats = ",".join("human" if seat == player else "greedy" for seat in range(4))
    tab = begin(new_tab(size, has_touch=touch, locale="de-DE"), seats, "otys", plies=plies)
    tab.until(tab.is_asked)
    name = f"otys_{size[0]}x{size[1]}"
    tab.picture(name)
    chart = tab.size("chart")
    assert chart["width"] * chart["height"] >= 0.5 * size[0] * size[1]
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    tab.play(next(iter(tab.state.legal_moves())))
    tab.until(tab.is_asked)
    tab.picture(f"{name}_after")
