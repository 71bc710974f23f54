"""Whole games and parts of games by real taps, as a person would play them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import rules
from rules import bots
from rules.kernel import PlayerView, Rng
from tests.browser.tab import SEED, SIZES, Tab, begin, with_saved

Make = Callable[..., Tab]


def test_a_whole_game_against_the_bot_by_taps_on_the_boards(new_tab: Make) -> None:
    tab = begin(new_tab())
    state = tab.play_out()
    tab.shows_the_result(state)
    tab.picture("game_over")


def test_a_new_game_for_two_people_on_one_device(new_tab: Make) -> None:
    tab = new_tab().open()
    tab.button("Menu").click()
    seats = tab.page.locator("#dialog select:visible").filter(has_text="a person")
    for seat in range(2):
        seats.nth(seat).select_option(label="a person")
    tab.picture("new_game")
    tab.button("Start").click()
    tab.until(lambda: tab.ply == 0 and tab.record.note("seats") == "human,human")
    deciders = set()
    while len(deciders) < 2:
        tab.until(tab.is_asked)
        state = tab.state
        assert state.decision is not None
        deciders.add(state.decision.player)
        name = ("Blue", "Orange")[state.decision.player]
        expect(tab.page.locator("#decision")).to_contain_text(name)
        tab.play(next(iter(state.legal_moves())))


def test_a_refusal_says_why_with_the_rule_and_the_numbers(new_tab: Make) -> None:
    tab = begin(new_tab(), seats="human,human")
    tab.until(tab.is_asked)
    site = next(t for t in tab.twin().chart.targets if "site:F1.6" in t.picks)
    box = tab.size("chart")
    tab.page.mouse.click(box["x"] + site.x, box["y"] + site.y)
    expect(tab.page.locator("#decision")).to_contain_text("SEA-5.3")
    expect(tab.page.locator("#decision")).to_contain_text("6")
    assert tab.ply == 0
    tab.picture("refusal")


def test_undo_and_redo_give_the_same_position(new_tab: Make) -> None:
    tab = begin(new_tab(), seats="human,human", plies=8)
    tab.until(tab.is_asked)
    state = tab.state
    plain = next(m for m in state.legal_moves() if not any(e.reveals for e in state.clone().apply(m)))
    before = state.digest()
    tab.play(plain)
    after = tab.state.digest()
    tab.button("Undo").click()
    tab.until(lambda: tab.state.digest() == before)
    tab.button("Redo").click()
    tab.until(lambda: tab.state.digest() == after)


def test_the_language_changes_in_the_middle_of_a_game(new_tab: Make) -> None:
    tab = begin(new_tab(), plies=30)
    tab.until(tab.is_asked)
    kept = tab.saved
    expect(tab.page.locator("#decision")).to_contain_text("Blue")
    tab.button("Menu").click()
    tab.page.get_by_role("button", name="DE", exact=True).click()
    expect(tab.page.locator("#decision")).to_contain_text("Blau")
    expect(tab.page.locator("html")).to_have_attribute("lang", "de")
    assert tab.saved == kept


def test_a_reload_in_the_middle_goes_on_where_it_was(new_tab: Make) -> None:
    tab = begin(new_tab(), plies=40)
    tab.until(tab.is_asked)
    digest, asked = tab.state.digest(), tab.text("decision")
    tab.page.reload()
    tab.ready().until(tab.is_asked)
    assert tab.state.digest() == digest
    tab.until(lambda: tab.text("decision") == asked)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_turn_at_each_size(new_tab: Make, size: tuple[int, int]) -> None:
    """The chart keeps at least half of the screen's width or height, taps hit, nothing scrolls sideways."""
    touch = size[0] < 1000
    tab = begin(new_tab(size, has_touch=touch, locale="de-DE"), plies=61)
    name = f"seastead_{size[0]}x{size[1]}"
    tab.until(tab.is_asked)
    tab.picture(name)
    tab.fits()
    state = tab.state
    assert state.decision is not None
    tab.play(bots.make("greedy").choose(PlayerView(state, state.decision.player), Rng(1)))
    tab.until(tab.is_asked)
    tab.picture(f"{name}_after")


def test_a_torn_game_is_said_and_what_can_be_read_is_offered(new_tab: Make) -> None:
    good = rules.load("seastead").new(SEED)
    for _ in range(6):
        good.apply(next(iter(good.legal_moves())))
    text = str(good.record().with_notes(seats="human,human"))
    tab = with_saved(new_tab(), text[: text.index("end ") - 3])
    tab.button("Open what could be read").click()
    tab.until(lambda: 0 < tab.ply <= 6)
