"""The games that the browser keeps: killed tabs, full storage, the list, files, two tabs with one game."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, expect

import rules
from rules.kernel import Record
from tests.browser.tab import Tab, begin, with_saved

Make = Callable[..., Tab]

# Every transaction that writes a game stays open until `letGo()`; `log` tells in which order things happened.
SLOW_DISK = """
globalThis.log = [];
globalThis.slow = false;
globalThis.letGo = () => { globalThis.slow = false; };
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value) {
  const done = put.call(this, value);
  if (this.name === "games") {
    log.push("written");
    this.transaction.addEventListener("complete", () => log.push("kept"));
    const wait = () => { if (globalThis.slow) this.get("nothing").onsuccess = wait; };
    wait();
  }
  return done;
};
addEventListener("DOMContentLoaded", () => new MutationObserver(() => log.push("shown"))
  .observe(document.documentElement, { attributes: true, attributeFilter: ["data-frame"] }));
"""
FULL = """
globalThis.full = true;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value) {
  if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
  return put.call(this, value);
};
"""
REFUSED = """
const open = () => { throw new DOMException("no", "SecurityError"); };
Object.defineProperty(globalThis, "indexedDB", { value: { open } });
"""
NO_LOCKS = "delete Navigator.prototype.locks;"
DRAWN = re.compile(r"^data:image/svg\+xml;charset=utf-8,%3Csvg")  # by Python, of the position


def another(tab: Tab) -> Tab:
    """A second tab of the same browser."""
    return Tab(tab.page.context.new_page(), tab.address)


def home(tab: Tab) -> Tab:
    """By the menu to the page with all games."""
    tab.button("Menu").click()
    tab.button("All games").click()
    tab.page.locator("html[data-view=home]").wait_for(state="attached")
    return tab


def test_a_move_is_kept_before_it_is_shown(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.add_init_script(SLOW_DISK)
    begin(tab, "human,human")
    tab.until(tab.is_asked)
    tab.page.evaluate("() => { log.length = 0; slow = true; }")
    hint_then_confirm(tab)
    tab.until(lambda: tab.page.evaluate("log.includes('written')"))
    asked = tab.text("decision")
    tab.page.wait_for_timeout(700)  # Python has long answered, but the browser has not kept the move
    assert tab.page.evaluate("log.slice(log.indexOf('written'))") == ["written"]
    assert tab.text("decision") == asked
    tab.page.evaluate("() => letGo()")
    tab.until(lambda: tab.ply > 0)
    tab.until(lambda: tab.page.evaluate("log.indexOf('shown', log.indexOf('kept')) > log.indexOf('kept')"))


def hint_then_confirm(tab: Tab) -> None:
    """Any legal move by buttons: what the hint points at is played."""
    tab.button("Hint").click()
    tab.page.locator("#choices .confirm button").click()


def test_a_tab_that_is_killed_in_the_middle_of_a_move_has_lost_nothing(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.add_init_script(SLOW_DISK)
    begin(tab, "human,human", plies=12)
    tab.until(tab.is_asked)
    before = tab.record
    tab.page.evaluate("() => { log.length = 0; slow = true; }")
    hint_then_confirm(tab)
    tab.until(lambda: tab.page.evaluate("log.includes('written')"))
    context = tab.page.context
    with tab.page.expect_event("crash"), suppress(Error):
        tab.page.goto("chrome://kill", timeout=10_000)  # ends the tab's process as it stands
    found = Tab(context.new_page(), tab.address).open("")
    found.until(found.is_asked)
    after = found.record
    assert after.seed == before.seed and len(after.moves) - len(before.moves) in (0, 1, 2)
    assert after.moves[: len(before.moves)] == before.moves
    assert found.state.digest() == after.end
    found.play(next(iter(found.state.legal_moves())))


def test_what_a_former_version_kept_is_taken_over_once(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,human", plies=9)
    assert tab.page.evaluate("localStorage.getItem('tiefgang:game')") is None
    home(tab)
    expect(tab.page.locator("#saves .save")).to_have_count(1)
    tab.page.reload()
    tab.page.locator("html[data-saves='1']").wait_for(state="attached")


def test_a_full_storage_is_said_the_game_goes_on_and_is_offered_as_a_file(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.add_init_script(FULL)
    tab.page.goto(f"{tab.address}#/seastead")
    tab.page.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    expect(tab.page.locator("#decision")).to_contain_text("QuotaExceededError", timeout=60_000)
    with tab.page.expect_download() as saved:
        tab.button("Save to a file").click()
    assert Record.parse(saved.value.path().read_text("utf-8")).game == "seastead"
    hint_then_confirm(tab)
    expect(tab.button("Undo")).to_be_enabled(timeout=30_000)
    assert tab.saved is None
    tab.page.evaluate("full = false")
    hint_then_confirm(tab)
    tab.until(lambda: tab.ply > 0)  # space again: the whole game is kept


def test_a_browser_that_keeps_nothing_says_so_and_plays(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.add_init_script(REFUSED)
    tab.page.goto(f"{tab.address}#/seastead")
    tab.page.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    expect(tab.page.locator("#decision")).to_contain_text("keep", timeout=60_000)
    hint_then_confirm(tab)
    expect(tab.button("Undo")).to_be_enabled(timeout=30_000)
    home(tab)
    expect(tab.page.locator("#saves .save")).to_have_count(1)  # as long as this page is open
    tab.page.locator("#saves a").click()
    expect(tab.button("Undo")).to_be_visible()


def test_the_list_opens_exports_removes_and_brings_back(new_tab: Make) -> None:
    tab = begin(new_tab(), "human,greedy", plies=20)
    tab.until(tab.is_asked)
    first = tab.saved
    home(tab)
    tab.page.locator("#games a").nth(1).click()
    tab.button("Start").click()
    tab.until(lambda: tab.record.game == "deep_blue")
    home(tab)
    cards = tab.page.locator("#saves .save")
    expect(cards).to_have_count(2)
    old = cards.filter(has_text="Seastead")
    expect(cards.first).to_contain_text("Deep Blue")  # what was played last comes first
    expect(old).to_contain_text("(simple bot)")
    expect(old).to_contain_text("to move, move 2")
    for card in range(2):
        picture = cards.nth(card).locator("img")
        expect(picture).to_have_attribute("src", DRAWN, timeout=30_000)
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    tab.picture("home_saves")
    with tab.page.expect_download() as saved:
        old.get_by_role("button", name="Save as a file").click()
    assert saved.value.path().read_text("utf-8") == first
    old.get_by_role("button", name="Remove").click()
    expect(cards).to_have_count(1)
    tab.page.get_by_role("button", name="Bring it back").click()
    expect(cards).to_have_count(2)
    cards.filter(has_text="Deep Blue").get_by_role("button", name="Remove").click()
    expect(cards).to_have_count(1)
    tab.page.reload()
    tab.page.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    expect(cards).to_have_count(1)
    cards.locator("a").click()
    tab.until(lambda: tab.saved == first)
    tab.until(tab.is_asked)


def test_a_torn_file_is_said_and_what_can_be_read_is_opened(new_tab: Make, tmp_path: Path) -> None:
    good = rules.load("seastead").new(5)
    for _ in range(6):
        good.apply(next(iter(good.legal_moves())))
    text = str(good.record().with_notes(seats="human,human"))
    torn, whole, other = tmp_path / "torn.txt", tmp_path / "whole.txt", tmp_path / "other.txt"
    torn.write_text(text[: text.index("\nend ")], "utf-8")
    whole.write_text(text, "utf-8")
    other.write_text("dear diary", "utf-8")
    tab = new_tab()
    tab.page.goto(tab.address)
    chooser = tab.page.locator("#open-file")
    chooser.set_input_files(other)
    dialog = tab.page.locator("#dialog")
    expect(dialog).to_contain_text("dear diary", timeout=60_000)
    chooser.set_input_files(torn)
    expect(dialog).to_contain_text("breaks off")
    dialog.get_by_role("button", name="Open what could be read").click()
    tab.until(lambda: 0 < tab.ply <= 6)
    chooser.set_input_files(whole)
    tab.until(lambda: tab.ply == 6)
    home(tab)
    expect(tab.page.locator("#saves .save")).to_have_count(1)
    tab.page.reload()
    chooser.set_input_files(whole)  # the same game once more: it goes on in its place
    tab.page.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    tab.until(lambda: tab.ply == 6)
    expect(tab.page.locator("#elsewhere")).to_be_hidden()
    home(tab)
    expect(tab.page.locator("#saves .save")).to_have_count(1)


def test_two_tabs_never_write_the_same_game(new_tab: Make) -> None:
    first = begin(new_tab(), "human,human", plies=10)
    first.until(first.is_asked)
    second = another(first)
    second.page.goto(second.address)
    expect(second.page.locator("#home-said")).to_contain_text("another tab", timeout=60_000)
    expect(second.page.locator("#saves .save")).to_contain_text("Open in another tab")
    second.page.locator("#saves a").click()
    here = second.page.get_by_role("button", name="Go on here")
    expect(here).to_be_visible()
    second.picture("two_tabs")
    kept = first.saved
    here.click()
    expect(first.page.locator("#elsewhere")).to_contain_text("goes on in another tab", timeout=60_000)
    second.ready().until(second.is_asked)
    assert second.saved == kept
    second.play(next(iter(second.state.legal_moves())))
    first.page.get_by_role("button", name="Go on here").click()
    expect(second.page.locator("#elsewhere")).to_contain_text("goes on in another tab", timeout=60_000)
    first.ready().until(first.is_asked)
    assert first.ply > 10


def test_without_locks_the_tab_before_hears_of_it_and_cannot_write(new_tab: Make) -> None:
    """From an address that is not safe a browser has no locks: who wrote last is looked at then."""
    first = new_tab()
    first.page.context.add_init_script(NO_LOCKS)
    begin(first, "human,human", plies=10)
    first.until(first.is_asked)
    second = another(first)
    second.open("").until(second.is_asked)
    expect(first.page.locator("#elsewhere")).to_be_visible()
    second.play(next(iter(second.state.legal_moves())))
    kept = second.saved
    first.page.evaluate("document.getElementById('elsewhere').hidden = true")
    first.page.bring_to_front()  # a tab in the background may never take a key
    first.page.keyboard.press("h")  # the twin of a game that goes on elsewhere: its moves go nowhere
    first.page.keyboard.press("Enter")
    assert second.saved == kept


def test_a_tab_that_only_reads_the_rules_takes_no_game_away(new_tab: Make) -> None:
    first = begin(new_tab(), "human,human", plies=10)
    first.until(first.is_asked)
    second = another(first)
    second.page.goto(f"{second.address}#/rules/seastead/SEA-5.3")
    second.page.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    expect(second.page.locator("#dialog")).to_contain_text("SEA-5.3")
    expect(first.page.locator("#elsewhere")).to_be_hidden()
    first.play(next(iter(first.state.legal_moves())))


def test_the_browser_is_asked_to_keep_the_games_after_the_second_choice(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.add_init_script(
        "globalThis.asked = 0; StorageManager.prototype.persist = async () => { asked += 1; return true; };"
        "StorageManager.prototype.persisted = async () => false;"
    )
    begin(tab, "human,human")
    tab.until(tab.is_asked)
    tab.play(next(iter(tab.state.legal_moves())))
    assert tab.page.evaluate("asked") == 0
    for _ in range(3):
        tab.until(tab.is_asked)
        tab.play(next(iter(tab.state.legal_moves())))
    tab.page.locator("html[data-persisted=true]").wait_for(state="attached")
    assert tab.page.evaluate("asked") == 1


def test_a_saved_text_that_cannot_be_read_stays_in_the_list(new_tab: Make) -> None:
    tab = with_saved(new_tab(), "tiefgang 1\ngame seastead\nseed 3\nplayers 2\n\ndeck:dive\n")
    expect(tab.page.locator("#decision")).to_contain_text("breaks off")
    home(tab)
    expect(tab.page.locator("#saves .save")).to_have_count(2)
    expect(tab.page.locator("#saves")).to_contain_text("cannot be read")
    tab.page.reload()
    expect(tab.page.locator("#saves .save")).to_have_count(2)
