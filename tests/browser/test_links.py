"""Games by link: two devices, a fork, a set-up, a torn link, a seal, and the story of a game."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import rules
from app.links import link_of, read
from rules import Move, State, bots
from rules.kernel import PlayerView, Record, Rng
from tests.browser.tab import SIZES, Tab, begin, played

Make = Callable[..., Tab]
CLIPBOARD = """
window.copied = [];
const clipboard = {writeText: async text => { window.copied.push(text); }};
Object.defineProperty(navigator, "clipboard", {value: clipboard});
"""
SHARE = "window.shared = []; navigator.share = async data => { window.shared.push(data); };"
BUSY = 10  # so many moves the two play well; from then on they make for the end


def device(new_tab: Make, size: tuple[int, int] = (1180, 820), **context: Any) -> Tab:
    """A tab whose clipboard the test can read."""
    tab = new_tab(size, **context)
    tab.page.add_init_script(CLIPBOARD)
    return tab


def press(tab: Tab, name: str) -> None:
    """A button of the dialog."""
    tab.page.locator("#dialog").get_by_role("button", name=name).click()


def copied(tab: Tab, passphrase: str = "") -> str:
    """The link that the send page of the dialog gives now, from `#` on."""
    before = tab.page.evaluate("copied.length")
    if tab.page.locator("#dialog").is_hidden():
        tab.page.keyboard.press("m")
    press(tab, "Send as link")
    if passphrase:
        tab.page.locator("#dialog").get_by_label("Passphrase").fill(passphrase)
        tab.page.keyboard.press("Tab")
    press(tab, "Copy link")
    tab.until(lambda: tab.page.evaluate("copied.length") > before)
    tab.page.keyboard.press("Escape")
    tab.page.locator("#dialog").wait_for(state="hidden")
    address, _, fragment = tab.page.evaluate("copied.at(-1)").partition("#")
    assert address == tab.page.url.partition("#")[0]
    return f"#{fragment}"


def follow(tab: Tab, link: str) -> None:
    """Open a link in a tab that has the game open, as a browser does for the same page."""
    tab.page.evaluate("link => { location.hash = link; }", link)


def skip(tab: Tab, plies: int) -> None:
    """Wait until a link is there, and go past what it tells."""
    tab.until(lambda: tab.ply == plies)
    button = tab.page.locator("#choices").get_by_role("button", name="Skip to now")
    tab.until(lambda: button.is_visible() or tab.is_asked())
    if button.is_visible():
        button.click()


def turn(tab: Tab) -> None:
    """Play as long as this device is asked."""
    while True:
        tab.until(
            lambda: tab.is_asked() or tab.page.locator("#choices").get_by_text("another device").is_visible()
        )
        state = tab.state
        if (
            state.decision is None
            or Record.note(tab.record, "seats").split(",")[state.decision.player] != "human"
        ):
            return
        tab.play(chosen(state))


def chosen(state: State) -> Move:
    """A good move at first, then the first one there is: a game whose whole length is some 40 moves."""
    if state.ply < BUSY:
        return bots.make("greedy").choose(PlayerView(state, state.decision.player), Rng(state.ply))
    return next(iter(state.legal_moves()))


def test_two_devices_play_a_game_to_its_end_by_link(new_tab: Make) -> None:
    ann = begin(device(new_tab, reduced_motion="reduce"), seats="human,human")
    ann.until(ann.is_asked)
    assert ann.ply == 0, "from the first move on"
    turns = 0
    asked = ann.state.decision
    assert asked is not None
    link = copied(ann)  # who is asked now plays at the other device
    expect(ann.page.locator("#choices")).to_contain_text("another device")
    seats = ann.record.note("seats").split(",")
    assert seats[asked.player] == "link" and sorted(seats) == ["human", "link"]
    bo = device(new_tab, reduced_motion="reduce").open(link)
    skip(bo, ann.ply)
    bo.until(bo.is_asked)
    assert bo.record.note("seats").split(",")[asked.player] == "human"
    asks, other = bo, ann
    while True:
        turn(asks)
        turns += 1
        if asks.state.decision is None:
            asks.page.keyboard.press("Escape")
        follow(other, copied(asks))
        if asks.state.decision is None:
            break
        skip(other, asks.ply)
        asks, other = other, asks
    other.until(lambda: other.record.moves == asks.record.moves)
    assert turns >= 8
    assert ann.state.digest() == bo.state.digest() and ann.state.is_terminal()
    assert "link" in ann.record.note("seats") and "link" in bo.record.note("seats")


def test_what_happened_is_told_step_by_step_and_can_be_skipped(new_tab: Make) -> None:
    moves = list(record_of("human,link", 46).moves)
    ann = begin(device(new_tab), seats="human,link", plies=40)
    ann.until(lambda: ann.ply == 40)
    follow(ann, link_of(str(record_of("link,link", 46))))
    strip = ann.page.locator("#choices")
    expect(strip).to_contain_text("New to you: move 41 of 46", timeout=30_000)
    ann.picture("what_happened")
    ann.until(lambda: "move 43 of 46" in ann.text("choices"))
    strip.get_by_role("button", name="Skip to now").click()
    ann.until(lambda: "New to you" not in ann.text("choices"))
    assert list(ann.record.moves) == moves
    assert ann.record.note("seats") == "human,link"


def record_of(seats: str, plies: int, other: int = 0) -> Record:
    """The game with SEED at a ply, its last `other` moves played differently."""
    state = next(state for state in played("seastead", 2) if state.ply == plies).clone()
    record = state.record()
    if other:
        state = record.replay(plies - other)
        for _ in range(other):
            wanted = record.moves[state.ply]
            state.apply(next(move for move in state.legal_moves() if move != wanted))
        record = state.record()
    return record.with_notes(seats=seats)


@pytest.mark.parametrize("take", [True, False])
def test_a_fork_is_asked_about_and_both_branches_stay(new_tab: Make, take: bool) -> None:
    ann = begin(device(new_tab), seats="human,link", plies=43)
    ann.until(lambda: ann.ply == 43)
    mine, theirs = ann.record, record_of("link,link", 43, other=1)
    follow(ann, link_of(str(theirs)))
    dialog = ann.page.locator("#dialog")
    expect(dialog).to_contain_text("from move 43 on")
    ann.picture("fork")
    assert ann.record.moves == mine.moves, "nothing is replaced before the answer"
    press(ann, "Go on with the link's game" if take else "Go on with mine")
    wanted = theirs if take else mine
    ann.until(lambda: ann.record.moves == wanted.moves)
    dialog.wait_for(state="hidden")
    follow(ann, link_of(str((mine if take else theirs).with_notes(seats="link,link"))))
    ann.until(lambda: ann.record.moves == (mine if take else theirs).moves)  # known: there is nothing to ask
    expect(dialog).to_be_hidden()


def test_a_link_with_a_set_up_begins_that_game(new_tab: Make) -> None:
    first = rules.load("deep_blue").new(77, 3)
    record = first.record().with_notes(seats="human,greedy,human", names="Ada,Bo,Cy")
    tab = device(new_tab).open(link_of(str(record)))
    tab.until(lambda: tab.record.game == "deep_blue")
    now = tab.record
    assert (now.seed, now.players, now.options) == (77, 3, record.options)
    assert now.note("seats") == "human,greedy,human"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda link: link[: len(link) // 2], "missing or changed"),
        (lambda link: "#/play/" + "%20" * 9, "not a link of Tiefgang"),
        (lambda link: link.replace("/1", "/7", 1), "newer Tiefgang"),
    ],
)
def test_a_link_that_cannot_be_read_says_so_and_leads_back(
    new_tab: Make, spoil: Callable[[str], str], said: str
) -> None:
    tab = begin(device(new_tab), seats="human,human", plies=20)
    tab.until(tab.is_asked)
    before = tab.saved
    follow(tab, spoil(link_of(str(record_of("human,human", 60)))))
    dialog = tab.page.locator("#dialog")
    expect(dialog).to_contain_text(said)
    expect(dialog).to_contain_text("Your game is unchanged")
    press(tab, "Back to my game")
    dialog.wait_for(state="hidden")
    assert tab.saved == before
    tab.until(tab.is_asked)


def test_a_sealed_link_opens_with_its_passphrase_only(new_tab: Make) -> None:
    ann = begin(device(new_tab), seats="human,link", plies=40)
    ann.until(lambda: ann.ply == 40)
    sealed = copied(ann, "Two  Whales")
    assert sealed.startswith("#/sealed/1") and sealed != copied(ann, "Two  Whales"), "never the same twice"
    bo = device(new_tab)
    bo.page.goto(bo.address + sealed)
    dialog = bo.page.locator("#dialog")
    expect(dialog).to_contain_text("sealed", timeout=90_000)
    for passphrase, right in (("two whales", False), ("Two  Whales", True)):
        dialog.get_by_label("Passphrase").fill(passphrase)
        dialog.get_by_label("Passphrase").press("Enter")
        if not right:
            expect(dialog).to_contain_text("That is not the passphrase")
            assert bo.saved is None, "nothing of it is kept before it is opened"
            bo.picture("sealed")
    bo.until(lambda: bo.record.moves == ann.record.moves)
    dialog.wait_for(state="hidden")


def test_web_share_gets_the_link_where_the_browser_has_it(new_tab: Make) -> None:
    tab = new_tab()
    tab.page.add_init_script(SHARE)
    begin(tab, seats="human,link", plies=40)
    tab.page.keyboard.press("m")
    press(tab, "Send as link")
    tab.page.locator("#dialog").get_by_role("button", name="Send", exact=True).click()
    tab.until(lambda: tab.page.evaluate("shared.length") == 1)
    link = tab.page.evaluate("shared[0].url")
    assert re.fullmatch(re.escape(tab.address) + r"#/play/1[\w-]+", link)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_qr_code_is_drawn_large_and_fetched_late(new_tab: Make, size: tuple[int, int]) -> None:
    tab = new_tab(size)
    asked: list[str] = []
    tab.page.context.on("request", lambda request: asked.append(request.url))
    begin(tab, seats="human,human", plies=40)
    tab.until(tab.is_asked)
    assert not any("/qr." in url for url in asked)
    tab.page.keyboard.press("m")
    press(tab, "Send as link")
    expect(tab.page.locator("#dialog")).to_contain_text("Good to know")
    tab.picture(f"send_{size[0]}x{size[1]}")
    press(tab, "QR")
    code = tab.page.locator("#dialog svg.qr")
    code.wait_for()
    box = code.bounding_box()
    assert box is not None and box["width"] == pytest.approx(box["height"], abs=1)
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    assert box["width"] >= min(size) * 0.7, "too small for the tablet across the table"
    assert any("/qr." in url for url in asked)
    tab.picture(f"qr_{size[0]}x{size[1]}")


def test_a_game_too_long_for_a_qr_code_is_said_and_its_link_is_whole(new_tab: Make) -> None:
    """Five people of Flotilla choose more than a thousand times."""
    *_, ply = (state.ply for state in played("flotilla", 5))
    tab = begin(device(new_tab), "human,human,human,human,human", "flotilla", plies=ply)
    tab.until(tab.is_asked)
    assert len(link_of(tab.saved or "")) > 2953  # bytes of the largest code
    tab.page.keyboard.press("m")
    press(tab, "Send as link")
    press(tab, "QR")
    expect(tab.page.locator("body")).to_contain_text("too long for one")
    tab.picture("qr_too_long")
    address = read(copied(tab).removeprefix("#"))
    assert Record.parse(address.text).moves == tab.record.moves


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_story_of_a_finished_game_can_be_scrubbed_and_played_on(
    new_tab: Make, size: tuple[int, int]
) -> None:
    *_, last = played("seastead", 2)
    whole = last.record().with_notes(seats="human,human")
    tab = device(new_tab, size).open(link_of(str(whole)))
    tab.until(lambda: tab.ply == len(whole.moves))
    strip = tab.page.locator("#choices")
    expect(tab.page.locator("#dialog")).to_be_hidden()
    curve = strip.locator("canvas").first
    expect(curve).to_be_visible()
    box = curve.bounding_box()
    assert box is not None and box["width"] > 200 and box["height"] > 80
    tab.picture(f"story_{size[0]}x{size[1]}")
    handle = strip.get_by_role("slider")
    handle.focus()
    for _ in range(3):
        tab.page.keyboard.press("ArrowLeft")  # moves the slider, and only once each
    expect(strip).to_contain_text(f"Move {len(whole.moves) - 3} of {len(whole.moves)}")
    at = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    tab.page.mouse.click(*at)
    tab.until(lambda: f"Move {len(whole.moves) - 3} of" not in tab.text("choices"))
    here = re.search(r"Move (\d+) of", tab.text("choices"))
    assert here is not None and 20 < int(here[1]) < len(whole.moves) - 20
    tab.picture(f"story_back_{size[0]}x{size[1]}")
    strip.get_by_role("button", name="Play on from here").click()
    tab.until(lambda: tab.ply == int(here[1]))
    assert tab.record.moves == whole.moves[: tab.ply]
    expect(tab.page.locator("#decision")).to_contain_text("The other one is kept")
    follow(tab, link_of(str(whole)))
    tab.until(lambda: tab.ply == len(whole.moves))  # known, so there is nothing to ask
