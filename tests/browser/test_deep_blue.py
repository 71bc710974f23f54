"""Deep Blue by real taps: its set-up, the device that is handed around, a gem on its way."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tab import Tab, begin, moment
from tests.browser.test_flights import SLOW
from tests.browser.test_other_games import leads_on

Make = Callable[..., Tab]
REGIONS = ("chart", "choices", "boards", "display", "log")


def test_a_small_game_from_the_dialog_to_the_first_moves(new_tab: Make) -> None:
    tab = new_tab((375, 812), has_touch=True).open("#/deep_blue/new")
    selects = tab.page.locator("#dialog select:visible")
    before = selects.count()
    selects.nth(1).select_option(label="4")
    tab.until(lambda: selects.count() == before + 2)
    tab.picture("deep_blue_new_game")
    tab.button("Start").click()
    tab.until(lambda: tab.saved is not None)
    assert tab.record.game == "deep_blue" and tab.record.players == 4
    for _ in range(6):
        tab.until(tab.is_asked)
        tab.play(next(iter(tab.state.legal_moves())))


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
    plies, seats = moment("deep_blue", leads_on, 2)
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
