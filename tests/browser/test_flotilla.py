"""Flotilla by real taps: a tile is laid and turned on a phone, sides are changed on a tablet."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from app.words import Words
from rules.flotilla.components import SKY
from tests.browser.tab import Tab, begin, moment

Make = Callable[..., Tab]


def lays(state: Any) -> bool:
    """Whether somebody places a tile that can be turned, on many hexes."""
    return (
        state.decision.name == "PlaceTile"
        and len({move[0] for move in state.legal_moves()}) > 6
        and all(len(move) == 2 for move in state.legal_moves())
    )


def may_switch(state: Any) -> bool:
    """Whether somebody may change sides, with tiles to turn over."""
    return state.decision.name == "DecideSwitch" and len(state.seats[state.decision.player].tiles) > 1


def test_a_tile_is_placed_turned_and_laid_on_a_phone(new_tab: Make) -> None:
    """FLO-8.2: on a hex that is tapped the tile is shown at once, an arrow turns it, the button lays it."""
    plies, seats = moment("flotilla", lays, 3)
    tab = begin(new_tab((375, 812), has_touch=True, locale="de-DE"), seats, "flotilla", plies=plies)
    tab.until(tab.is_asked)
    tab.fits()
    confirm = tab.page.locator("#choices .confirm:visible")
    expect(confirm).to_have_count(0)
    place = next(iter(tab.state.legal_moves()))[0]
    tab.picture("flotilla_lay_1_tile")
    tab.tap(place)
    expect(confirm).to_contain_text(Words("de", "flotilla")(f"flotilla.{place[4:]}"), ignore_case=True)
    tab.picture("flotilla_lay_2_shown")
    shown = tab.twin((place,))
    arrows = [pick for target in shown.chart.targets if target.lit for pick in target.picks]
    turned = next(pick for pick in arrows if pick.startswith("turn:"))
    tab.tap(turned, (place,))
    expect(tab.page.locator("#choices")).not_to_contain_text(shown.focus)
    tab.picture("flotilla_lay_3_turned")
    confirm.click()
    tab.until(lambda: tab.ply > plies)
    assert set(tab.record.moves[plies]) == {place, turned}


def test_changing_sides_says_what_it_brings_before_it_happens(new_tab: Make) -> None:
    """FLO-13.2: the sheet has the numbers, a first tap shows, the second one changes sides."""
    plies, seats = moment("flotilla", may_switch, 4)
    tab = begin(new_tab((820, 1180), has_touch=True), seats, "flotilla", plies=plies)
    tab.until(tab.is_asked)
    tab.fits()
    player = tab.state.decision.player  # type: ignore[union-attr]
    facts = tab.state.decision.facts(("button:switch",))  # type: ignore[union-attr,arg-type]
    said = [text.text for layer in tab.twin().chart.layers for text in layer.texts]
    assert any(str(facts["money"]) in text for text in said), facts
    tab.picture("flotilla_switch_1_asked")
    tab.tap("button:switch")
    confirm = tab.page.locator("#choices .confirm:visible")
    expect(confirm).to_contain_text(Words("en")("flotilla.button.DecideSwitch.switch"))
    assert tab.ply == plies
    confirm.click()
    tab.until(lambda: tab.ply > plies)
    assert tab.state.observation(player).seats[player].side == SKY
    tab.picture("flotilla_switch_2_above")
