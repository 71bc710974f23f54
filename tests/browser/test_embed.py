"""A board in somebody else's page, the living rulebook, and pictures of positions."""

import http.server
import json
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from app.guest import Frame as Guest
from app.links import link_of
from app.packaging import serve
from app.present import Presenter
from app.seats import Setup
from app.session import Session
from app.table import Screen
from app.table import Table as Shown
from rules import Move
from rules.bots.best_turn import best_turn, is_over
from rules.kernel import turn_of
from tests.browser.tab import Tab, begin
from tests.browser.table import SIZES, Table
from tests.browser.test_offline import Host, kept
from tests.examples import load

Make = Callable[..., Table]
PYTHON = ("pyodide", "snapshot", "worker.", "bokeh", "panel")
STRICT = (
    "default-src 'none'; script-src {site} 'nonce-x'; frame-src {site}; img-src 'self';"
    " require-trusted-types-for 'script'"
)
LISTEN = """
<script nonce="x">
  window.heard = [];
  for (const kind of ["ready", "move", "finished", "solved", "failed"])
    document.addEventListener("tiefgang-" + kind, (event) => heard.push({kind, ...event.detail}));
  window.raw = [];
  addEventListener("message", ({data, origin}) => raw.push({...data, origin}));
</script>
"""
STILL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300">'
    '<rect width="4" height="3"/></svg>'
)


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Another site, on another origin (localhost), with a strict policy of its own."""
    (tmp_path / "still.svg").write_text(STILL)
    (tmp_path / "favicon.ico").write_bytes(b"")

    class Handler(http.server.SimpleHTTPRequestHandler):
        policy = ""

        def end_headers(self) -> None:
            self.send_header("Content-Security-Policy", Handler.policy)
            super().end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    running = serve.Server(("localhost", 0), partial(Handler, directory=str(tmp_path)))
    threading.Thread(target=running.serve_forever, daemon=True).start()

    def publish(site: str, body: str, script: bool = True) -> str:
        Handler.policy = STRICT.format(site=site.split("/a/")[0])
        tag = f'<script src="{site}embed.js"></script>' if script else ""
        page = f"<!doctype html><html lang=en><title>A blog</title>{LISTEN}{tag}{body}</html>"
        (tmp_path / "post.html").write_text(page)
        return f"http://localhost:{running.server_address[1]}/post.html"

    yield publish
    running.shutdown()


def until(page: Page, condition: str, timeout: float = 60_000) -> None:
    """Wait from here: a strict policy forbids the page to evaluate anything by itself."""
    end = time.monotonic() + timeout / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"it did not become true: {condition}"
        page.wait_for_timeout(50)


def visit(table: Table, address: str) -> Page:
    """Open another site in a strict page; its own addresses are no fault."""
    host = address.rpartition("/")[0]
    table.page.goto(address)
    table.forgive(host)
    return table.page


def python_loaded(table: Table) -> list[str]:
    """What was asked for that only a running game needs."""
    return [url for url in table.requests if any(part in url.rpartition("/")[2] for part in PYTHON)]


def inside(page: Page) -> Frame:
    """The board's frame, when it answers taps."""
    until(page, "heard.some(({kind}) => kind === 'ready')", timeout=90_000)
    frame = page.frames[-1]
    frame.wait_for_selector("html[data-state=ready]")
    return frame


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """The events of a kind that came to the page."""
    return [each for each in page.evaluate("heard") if each["kind"] == kind]


def until_heard(page: Page, kind: str) -> dict[str, Any]:
    """Wait for an event."""
    until(page, f"heard.some(({{kind}}) => kind === {json.dumps(kind)})", timeout=60_000)
    return heard(page, kind)[-1]


def test_no_python_before_a_touch_and_messages_after_it(
    table: Make, site: str, blog: Callable[..., str]
) -> None:
    shop = table()
    body = (
        '<tiefgang-board game="seastead" position="two_or_three" mode="play" label="A dive"></tiefgang-board>'
    )
    page = visit(shop, blog(site, body))
    rest = page.frame_locator("iframe")
    expect(rest.locator("#invite")).to_be_visible()
    expect(rest.locator("#start-board img")).to_have_js_property("complete", True)
    assert rest.locator("#start-board img").evaluate("img => img.naturalWidth") > 0
    until(page, "document.querySelector('tiefgang-board').offsetHeight > 400")
    assert python_loaded(shop) == []
    rest.locator("#invite").click()
    frame = inside(page)
    assert python_loaded(shop)
    frame.locator("#choices").get_by_role("button", name="kelp").first.click()
    move = until_heard(page, "move")
    assert (move["move"], move["player"], move["by"]) == ("resource:kelp", 0, "human")
    tall = frame.evaluate("Math.ceil(document.body.getBoundingClientRect().height)")
    until(
        page, f"Math.abs(document.querySelector('tiefgang-board').offsetHeight - {tall}) < 3", timeout=10_000
    )
    assert {each["origin"] for each in page.evaluate("raw")} == {site.split("/a/")[0]}
    assert frame.evaluate("() => { try { return localStorage.length } catch { return 0 } }") == 0
    shop.forgive("localhost")


def test_the_author_s_picture_needs_nothing_of_ours(table: Make, site: str, blog: Callable[..., str]) -> None:
    """And a link to a game is shown at its ply, to its end."""
    shop = table()
    body = (
        '<tiefgang-board game="seastead" position="price_tag" viewer="0">'
        '<img src="still.svg" alt="Blue"></tiefgang-board>'
    )
    page = visit(shop, blog(site, body))
    board = page.locator("tiefgang-board")
    expect(board.get_by_role("button", name="Play from here")).to_be_visible()
    assert [url for url in shop.requests if url.startswith(site)] == [f"{site}embed.js"]
    board.get_by_role("button", name="Play from here").click()
    inside(page)
    board.evaluate("(board, text) => board.setAttribute('record', text)", str(finished()))
    frame = page.frames[-1]
    expect(frame.locator("#decision")).to_contain_text("over", timeout=30_000)
    board.evaluate("board => { board.setAttribute('language', 'de'); board.setAttribute('theme', 'dark'); }")
    expect(frame.locator("#decision")).to_contain_text("Spielende")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    shop.forgive("localhost")


def finished() -> Any:
    """A game that is over."""
    state = load("seastead", "scoring").replay()
    while state.decision is not None:
        state.apply(next(iter(state.legal_moves())))
    return state.record()


def test_the_end_of_a_game_is_told(table: Make, site: str, blog: Callable[..., str]) -> None:
    record = finished()
    shop = table()
    body = '<tiefgang-board mode="play"></tiefgang-board>'
    page = visit(shop, blog(site, body))
    board = page.locator("tiefgang-board")
    board.evaluate(
        "(board, [text, ply]) => { board.setAttribute('ply', ply); board.setAttribute('record', text);"
        " board.remove(); document.body.append(board); }",
        [str(record), str(len(record.moves) - 1)],
    )
    page.frame_locator("iframe").locator("#invite").click()
    frame = inside(page)
    frame.get_by_role("button", name="Redo").click()
    end = until_heard(page, "finished")
    assert sum(end["returns"]) == 1 and end["points"] == [
        score.total for score in record.replay().observation(None).scores
    ]
    shop.forgive("localhost")


def test_a_wrong_origin_is_ignored(table: Make, site: str, blog: Callable[..., str]) -> None:
    """By the frame, when the page around is not the one that it may talk to; by the element, from others."""
    shop = table()
    body = (
        f'<iframe title="board" src="{site}?embed&amp;game=otys&amp;allow=https://friend.example"></iframe>'
    )
    page = visit(shop, blog(site, body))
    until(page, "raw.some(({kind}) => kind === 'hello')")
    frame = page.frames[-1]
    page.evaluate(
        "kind => document.querySelector('iframe').contentWindow.postMessage({tiefgang: 1, kind}, '*')",
        "listen",
    )
    page.evaluate(
        "kind => document.querySelector('iframe').contentWindow.postMessage({tiefgang: 1, kind}, '*')", "play"
    )
    frame.wait_for_timeout(500)
    assert {each["kind"] for each in page.evaluate("raw")} == {"hello"}
    expect(frame.locator("html")).to_have_attribute("data-embed", "rest")
    body = '<tiefgang-board game="seastead"></tiefgang-board>'
    page = visit(shop, blog(site, body))
    until(page, "raw.some(({kind}) => kind === 'resting')")
    page.evaluate("postMessage({tiefgang: 1, kind: 'move', ply: 1}, '*')")
    until(page, "raw.some(({kind}) => kind === 'move')")
    assert heard(page, "move") == []
    shop.forgive("localhost")


def test_a_plain_frame_works_without_the_script(table: Make, site: str, blog: Callable[..., str]) -> None:

    shop = table()
    link = link_of(str(load("seastead", "price_tag")), 0)
    body = f'<iframe title="board" width="700" height="900" src="{site}?embed&amp;mode=play{link}"></iframe>'
    page = visit(shop, blog(site, body, script=False))
    frame = page.frame_locator("iframe")
    expect(frame.locator("#invite")).to_have_text("Tap to show this position")
    assert python_loaded(shop) == []
    frame.locator("#chart").click()
    frame.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    expect(frame.locator("#decision")).to_contain_text("Blue to move")
    shop.forgive("localhost")


def test_a_puzzle_wrong_and_right(table: Make, site: str) -> None:
    """In the rulebook's own page: a worse turn is compared, then the best one is praised."""
    shop = table()
    page = shop.page
    page.goto(f"{site}rulebook-otys-en.html")
    page.evaluate(
        "window.heard = []; for (const kind of ['ready', 'solved'])"
        " document.addEventListener('tiefgang-' + kind, (event) => heard.push({kind, ...event.detail}))"
    )
    figure = page.locator("#try-puzzle_prestige")
    figure.get_by_role("button", name="Solve the puzzle").click()
    frame = inside(page)
    state = load("otys", "puzzle_prestige").replay()
    best = best_turn(state)
    *_, bad = state.legal_moves()
    play_line(frame, state.clone(), [bad], end=True)
    wrong = until_heard(page, "solved")
    assert wrong["right"] is False and wrong["points"] < wrong["best"] == best.points
    frame.get_by_role("button", name="Try again").first.click()
    expect(frame.locator("#decision")).to_contain_text("Find the turn")
    play_line(frame, state.clone(), list(best.moves), end=False)
    until(page, "heard.filter(({kind}) => kind === 'solved').length === 2", timeout=60_000)
    assert heard(page, "solved")[-1] == {
        "kind": "solved",
        "right": True,
        "points": best.points,
        "best": best.points,
    }
    shop.picture("embed_puzzle")


def play_line(frame: Frame, state: Any, moves: list[Move], *, end: bool) -> None:
    """Play moves by their buttons; with `end` the last ones of the list, until the turn is over."""

    begun, player = turn_of(state), state.decision.player
    while not is_over(state, player, begun):
        if moves:
            move = moves.pop(0)
        elif end:
            *_, move = state.legal_moves()
        else:
            return
        before = frame.locator("html").get_attribute("data-frame")
        choose(frame, state, move)
        state.apply(move)
        frame.wait_for_selector(f"html:not([data-frame='{before}'])", timeout=15_000)


def choose(frame: Frame, state: Any, move: Move) -> None:
    """Press the buttons of a move, one after the other, and the big one when it has to be confirmed."""
    twin = Twin(state)
    for _ in range(6):
        number, played = twin.step(move)
        frame.locator("#choices button:visible").nth(number).click()
        if played:
            return
        frame.wait_for_timeout(250)
    raise AssertionError(f"{move} cannot be chosen")


class Twin:
    """The same table in this Python, to know which button is which."""

    def __init__(self, state: Any) -> None:

        self.table = Shown()
        self.session = Session(Setup("otys"), lambda *_: None, lambda *_: None, pause=0)
        Presenter(self.session, self.table, Screen(languages=["en"], language="en"))
        guest = Guest(self.session, lambda *_: None, lambda *_: None)
        guest.open({"record": str(state.record()), "mode": "play", "ply": len(state.record().moves)})

    def step(self, move: Move) -> tuple[int, bool]:
        """The number of the button to press next, and whether the move is played by it."""
        ply = self.session.timeline.ply
        chips = self.table.choices
        number = next(
            (n for n, chip in enumerate(chips) if chip.whole and Move(*chip.picks) == move),
            next((n for n, chip in enumerate(chips) if set(chip.picks) <= set(move)), None),
        )
        assert number is not None, f"{move} is not among {[chip.label for chip in chips]}"
        chip = chips[number]
        if chip.whole:
            self.session.choose(Move(*chip.picks))
        else:
            self.session.tap(chip.picks)
        return number, self.session.timeline.ply > ply


@pytest.mark.parametrize("size", SIZES)
def test_a_rulebook_is_searched_by_keyboard(table: Make, site: str, size: str) -> None:
    """Found by number and by words, jumped to, no Python, nothing scrolls sideways."""
    shop = table(size=size)
    page = shop.page
    page.goto(f"{site}rulebook-seastead-en.html#SEA-13.6")
    shop.picture(f"rulebook_{size}")
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.type("5.3")
    expect(page.locator("#hits li").first).to_contain_text("SEA-5.3")
    page.locator("#search").fill("demand locked")
    expect(page.locator("#hits li").first).to_be_visible()
    assert "lock" in page.locator("#hits li").first.inner_text().lower()
    page.keyboard.press("ArrowDown")
    wanted = page.locator("#hits li[aria-selected=true] b").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(f"[id='{wanted}']")).to_be_focused()
    assert page.url.endswith(f"#{wanted}")
    page.locator("#search").fill("xyzzy")
    expect(page.locator("#hits")).to_contain_text("Nothing found")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    page.locator("#search").press("Escape")
    page.locator("#try-scoring").scroll_into_view_if_needed()
    page.locator("#try-scoring img").evaluate("img => img.decode()")
    shop.picture(f"rulebook_example_{size}")
    assert python_loaded(shop) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_page_for_authors(table: Make, site: str, size: str) -> None:
    shop = table(size=size)
    shop.page.goto(f"{site}for-authors.html")
    for language, other in (("en", "Deutsch"), ("de", "English")):
        expect(shop.page.locator("html")).to_have_attribute("lang", language)
        shop.page.locator("img").first.evaluate("img => img.decode()")
        shop.picture(f"authors_{language}_{size}")
        assert shop.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        shop.page.get_by_role("link", name=other).click()
    assert python_loaded(shop) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_board_in_the_rulebook_is_played(table: Make, site: str, size: str) -> None:
    shop = table(size=size)
    page = shop.page
    page.goto(f"{site}rulebook-deep_blue-de.html")
    page.evaluate(
        "window.heard = []; document.addEventListener('tiefgang-ready', () => heard.push({kind: 'ready'}))"
    )
    page.locator("#try-sailing").get_by_role("button", name="Ab hier spielen").click()
    frame = inside(page)
    page.locator("#try-sailing").scroll_into_view_if_needed()
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shop.picture(f"embed_{size}")


def test_a_refusal_leads_to_the_page(new_tab: Callable[..., Tab], site: str) -> None:
    """The dialog stays, and links to the page at the same section."""
    tab = begin(new_tab(), seats="human,human")
    tab.page.goto(f"{site}#/rules/seastead/SEA-5.3")
    link = tab.page.locator("#dialog a", has_text="The rulebook as a page")
    expect(link).to_have_attribute("href", "rulebook-seastead-en.html#SEA-5.3")
    with tab.page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("[id='SEA-5.3']")).to_be_in_viewport()


@pytest.mark.parametrize(("kind", "magic"), [("SVG", b"<svg"), ("PNG", b"\x89PNG")])
def test_a_picture_of_the_position(
    new_tab: Callable[..., Tab], kind: str, magic: bytes, tmp_path: Path
) -> None:
    """With the fonts inside, and nothing that is fetched from somewhere."""
    tab = begin(new_tab(), plies=30)
    tab.button("Menu").click()
    tab.button("Save and open").click()
    with tab.page.expect_download() as coming:
        tab.page.get_by_role("button", name=kind).click()
    assert coming.value.suggested_filename == f"seastead-12-30.{kind.lower()}"
    file = tmp_path / "picture"
    coming.value.save_as(file)
    data = file.read_bytes()
    assert data.startswith(magic)
    if kind == "SVG":
        assert b"@font-face" in data and b"url(data:font/woff2" in data and data.count(b"<svg") == 4
        assert data.count(b"http") == data.count(b"http://www.w3.org/2000/svg")
        (Path("artefacts") / "picture.svg").write_bytes(data)
    else:
        width = int.from_bytes(data[16:20])
        assert width == 2 * 1168
        (Path("artefacts") / "picture.png").write_bytes(data)


def test_a_rulebook_without_a_network(browser: Browser, tmp_path: Path) -> None:
    """Once the site is on the device: its pages, their pictures, and the boards in them."""
    host = Host(tmp_path / "dist")
    shop = Table(browser, host.address, service_workers="allow")
    shop.open().ready()
    kept(shop)
    host.switch_off()
    page = shop.page
    page.goto(f"{host.address}rulebook-seastead-de.html#SEA-4.6")
    picture = page.locator("#try-two_and_two img")
    assert picture.evaluate(
        "async img => { img.loading = 'eager'; await img.decode(); return img.naturalWidth }"
    )
    page.locator("#try-two_and_two").get_by_role("button", name="Ab hier spielen").click()
    frame = page.frame_locator("#try-two_and_two iframe")
    frame.locator("html[data-state=ready]").wait_for(state="attached", timeout=90_000)
    expect(frame.locator("#decision")).to_contain_text("Blau ist am Zug")
    shop.close()
    shop.check()
