"""Der Schwarm by real taps: a tile is picked, placed, turned and laid."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from app.words import Words
from tests.browser.tab import Tab, begin, moment

Make = Callable[..., Tab]


def lays(state: Any) -> bool:
    """Whether somebody lays a tile that can be turned, on several fields."""
    moves = [move for move in state.legal_moves() if len(move) == 3]
    return (
        state.decision.name == "LayTile"
        and state.ply > 60
        and len({move[:2] for move in moves}) > 3
        and turned(moves) is not None
    )


def turned(moves: Any) -> Any:
    """Two moves that differ in how the tile is turned alone."""
    whole = [move for move in moves if len(move) == 3]
    pairs = ((one, two) for one in whole for two in whole if one[:2] == two[:2] and one[2] != two[2])
    return next(pairs, None)


def test_a_tile_is_placed_turned_and_laid_on_a_phone(new_tab: Make) -> None:
    """SCH-6.1: a turn that is tapped is shown, another replaces it, the big button lays the tile."""
    plies, seats = moment("schwarm", lays, 3)
    tab = begin(new_tab((375, 812), has_touch=True, locale="de-DE"), seats, "schwarm", plies=plies)
    tab.until(tab.is_asked)
    tab.fits()
    one, two = turned(tab.state.legal_moves())
    tab.picture("schwarm_lay_1_tile")
    for number, pick in enumerate(one[:2]):
        offered = tab.text("choices")
        tab.tap(pick, one[:number])
        tab.until(lambda offered=offered: tab.text("choices") != offered)
    tab.picture("schwarm_lay_2_field")
    confirm = tab.page.locator("#choices .confirm:visible")
    expect(confirm).to_have_count(0)
    for move, before in ((one, one[:2]), (two, one)):
        tab.tap(move[2], before)
        words = Words("de", "schwarm")
        facts = tab.state.decision.facts(move)  # type: ignore[union-attr]
        expect(confirm).to_contain_text(words(f"schwarm.{move[0][5:]}"), ignore_case=True)
        expect(tab.page.locator("#choices")).to_contain_text(words(f"schwarm.open.{move[2][5:]}"))
        assert facts["after"] >= facts["network"] and tab.ply == plies
    tab.picture("schwarm_lay_3_turned")
    confirm.click()
    tab.until(lambda: tab.ply > plies)
    assert str(tab.record.moves[plies]) == str(two)
