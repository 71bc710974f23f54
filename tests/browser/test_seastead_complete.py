"""Seastead complete by real taps: alone against the Boss from the dialog, and mixed sides with decrees."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from app.words import Words
from rules import bots
from rules.kernel import PlayerView, Rng
from tests.browser.tab import SIZES, Tab, begin

Make = Callable[..., Tab]


def goes_on(tab: Tab, turns: int) -> None:
    """Play some moves of the person as a greedy bot would, by taps."""
    chance, bot = Rng(5), bots.make("greedy")
    for _ in range(turns):
        tab.until(tab.is_asked)
        state = tab.state
        tab.play(bot.choose(PlayerView(state, state.decision.player), chance))
    tab.until(tab.is_asked)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_alone_against_the_boss(new_tab: Make, size: tuple[int, int]) -> None:
    """His goods come to the chart, his board says what he gets and why; half a game, then a turn by taps."""
    tab = begin(new_tab(size, has_touch=size[0] < 1000), "human", plies=60, specialist_set="AB")
    tab.until(tab.is_asked)
    name = f"seastead_solo_{size[0]}x{size[1]}"
    tab.picture(name)
    tab.fits()
    goes_on(tab, 3)
    tab.picture(f"{name}_after")
    boss = Words(tab.language, "seastead")("seastead.boss.title")
    labels = [place.label for place in tab.twin().places]
    assert any(label.startswith(f"{boss}:") for label in labels)


def test_a_solo_game_is_begun_in_the_dialog_and_ends_with_the_boss_s_name(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,human")
    words = Words(tab.language, "seastead", players=1)
    tab.page.keyboard.press("m")
    dialog = tab.page.locator("#dialog")
    dialog.get_by_label(words("ui.players"), exact=True).select_option("1")
    expect(dialog).to_contain_text(words("seastead.players.1"))
    expect(dialog.get_by_label(words("seastead.option.sides"), exact=True)).to_be_hidden()
    expect(dialog.get_by_label(words("seastead.option.solo_tags"), exact=True)).to_be_visible()
    dialog.get_by_role("button", name=words("ui.start"), exact=True).click()
    tab.until(lambda: tab.record.players == 1)
    goes_on(tab, 6)
    tab.picture("seastead_solo_begun")
    state = tab.play_out()
    assert state.is_terminal()
    won = "won" if state.winners() == [0] else "lost"
    expect(dialog).to_contain_text(words(f"seastead.automaton.{won}"))
    expect(dialog).to_contain_text(words("seastead.boss.title"))
    tab.picture("seastead_solo_over")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_mixed_sides_with_decrees(new_tab: Make, size: tuple[int, int]) -> None:
    tab = begin(
        new_tab(size, has_touch=size[0] < 1000, locale="de-DE"),
        "human,human",
        plies=80,
        specialist_set="AB",
        sides="ABBA",
        setup_decree="agreed",
    )
    tab.until(tab.is_asked)
    name = f"seastead_mixed_{size[0]}x{size[1]}"
    tab.picture(name)
    tab.fits()
    decree = tab.state.observation(None).decree
    labels = [place.label for place in tab.twin().places]
    text = Words(tab.language, "seastead")(f"seastead.decree.{decree}.text")
    assert any(text in label for label in labels)
    goes_on(tab, 3)
    tab.picture(f"{name}_after")
