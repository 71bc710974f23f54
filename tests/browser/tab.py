"""A browser tab for tests: real taps on the canvas, and a twin of the page's session in CPython.

The twin reads the game that the page saved and draws the same scenes, so a test knows where a thing lies
on the screen without asking the page. Nothing here sleeps: the page is told to wake us with its next frame.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import rules
from app.present import Presenter
from app.seats import Setup
from app.session import Session
from app.table import Screen, Table
from app.words import Words
from rules import Move, Record, State, bots
from rules.kernel import PlayerView, Rng
from tests.browser.table import KEEP

ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts"
SIZES = ((375, 812), (820, 1180), (1180, 820), (1440, 900))
SEED = 12
PATIENCE = 90.0  # seconds until a wait is given up; the tests share two cores

# Resolves with the page's next change of state or frame, or after `ms` at the latest.
NEXT = """ms => new Promise(done => {
  const watch = new MutationObserver(() => finish());
  const finish = () => { watch.disconnect(); clearTimeout(timer); done(); };
  const timer = setTimeout(finish, ms);
  watch.observe(document.documentElement, {attributes: true});
})"""

# The text of the game that this tab plays, as the browser keeps it; null when there is none.
KEPT = """() => new Promise((done) => {
  const id = sessionStorage.getItem("tiefgang:mine");
  setTimeout(done, 5000, null); // a database that is busy for ever must not hold the test for ever
  const request = indexedDB.open("tiefgang");
  request.onupgradeneeded = () => request.transaction.abort(); // the page has not made it yet
  request.onerror = () => done(null);
  request.onsuccess = () => {
    const db = request.result;
    const known = id && db.objectStoreNames.contains("games");
    const game = known && db.transaction("games").objectStore("games").get(id);
    if (!game) return db.close(), done(null);
    game.onsuccess = () => (db.close(), done(game.result?.text ?? null));
    game.onerror = () => (db.close(), done(null));
  };
})"""

# As a person's thumb does on a phone, where the display lies below the decision.
_SCROLL = "id => document.getElementById(id).scrollIntoView({block: 'nearest', behavior: 'instant'})"


class NothingKept(AssertionError):
    """The page keeps no game of this tab, or has just put another one in its place."""


class Tab:
    """One page of the site, ready to be played."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, fragment: str = "#/seastead") -> "Tab":
        """Load the page and wait until its board answers taps."""
        self.page.goto(self.address + fragment)
        return self.ready(kept=not fragment.endswith("/new"))

    def ready(self, kept: bool = True) -> "Tab":
        """Wait until the board answers taps; nothing is kept of a table that nobody has asked for."""
        self.page.locator("html[data-state=ready]").wait_for(state="attached", timeout=PATIENCE * 1000)
        if kept:
            self.until(lambda: self.saved is not None)
        return self

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for the page's frames until a condition holds; it does not while no game is kept.

        Raises AssertionError when it never does.
        """
        end = time.monotonic() + PATIENCE
        while not self._holds(condition):
            assert time.monotonic() < end, f"nothing came of it; the page says: {self.text('decision')}"
            self.page.evaluate(NEXT, 250)

    @staticmethod
    def _holds(condition: Callable[[], bool]) -> bool:
        try:
            return condition()
        except NothingKept:  # between two games; or the first is not written yet
            return False

    # What the page holds

    @property
    def saved(self) -> str | None:
        """The text of the game that the page keeps."""
        return self.page.evaluate(KEPT)

    @property
    def record(self) -> Record:
        """The game that the page keeps."""
        saved = self.saved
        if saved is None:
            raise NothingKept("the page has saved nothing")
        return Record.parse(saved)

    @property
    def state(self) -> State:
        """The position that the page keeps."""
        return _replayed(str(self.record)).clone()

    @property
    def ply(self) -> int:
        """How many moves the page has kept."""
        return len(self.record.moves)

    def is_asked(self) -> bool:
        """Whether a person decides now and the page shows it; who is handed the device takes it."""
        self.take_device()
        setup, state = Setup.of_record(self.record), self.state
        decision = state.decision
        if decision is None or setup.seats[decision.player] != "human":
            return decision is None
        table = self.twin()
        said = self.text("decision")
        shown = "\n".join(self.page.locator("#choices button:visible").all_inner_texts())
        return table.headline in said and all(choice.label in shown for choice in table.choices)

    def text(self, region: str) -> str:
        """What a region says to a screen reader."""
        return self.page.locator(f"#{region}").aria_snapshot()

    def size(self, region: str) -> dict[str, float]:
        """Where a region lies on the screen."""
        box = self.page.locator(f"#{region}").bounding_box()
        assert box is not None, f"{region} is not on the screen"
        return dict(box)

    def fits(self) -> None:
        """Raise unless the chart has half of the screen and nothing scrolls sideways."""
        window, chart = self.page.viewport_size, self.size("chart")
        assert window is not None
        share = chart["width"] * chart["height"] / (window["width"] * window["height"])
        assert share >= 0.5, f"the chart has only {share:.0%} of the screen"
        assert self.page.evaluate("document.documentElement.scrollWidth") <= window["width"]

    def shows_the_result(self, state: State) -> None:
        """Raise unless the dialog has everybody's total."""
        dialog = self.page.locator("#dialog")
        expect(dialog).to_contain_text("Total")
        for seat in range(state.players):
            expect(dialog).to_contain_text(str(state.observation(seat).scores[seat].total))

    # What one does

    def twin(self, tapped: Sequence[str] = ()) -> Table:
        """The table as the page should show it, when these things were tapped since the last move."""
        boxes = {name: self.size(name) for name in ("chart", "boards", "display")}
        sizes = tuple((name, (box["width"], box["height"])) for name, box in boxes.items())
        return table_of(str(self.record), self.language, sizes, tuple(tapped))

    @property
    def language(self) -> str:
        """The language in which the page speaks."""
        return self.page.locator("html").get_attribute("lang") or "en"

    def place(self, pick: str, tapped: Sequence[str] = ()) -> tuple[float, float] | None:
        """Where on the screen a thing lies, when it lies on a board; its region is scrolled to."""
        table = self.twin(tapped)
        for region in ("chart", "boards", "display"):
            for target in getattr(table, region).targets:
                if pick in target.picks and target.lit:
                    self.page.evaluate(_SCROLL, region)
                    box = self.size(region)
                    return box["x"] + target.x, box["y"] + target.y
        return None

    def tap(self, pick: str, tapped: Sequence[str] = ()) -> None:
        """A finger on the thing, or a press of its button when it lies on no board."""
        place = self.place(pick, tapped)
        if place is None:
            choices = self.twin(tapped).choices
            number = next(n for n, choice in enumerate(choices) if pick in choice.picks)
            self.page.locator("#choices button:visible").nth(number).click()
        elif self.page.evaluate("navigator.maxTouchPoints") > 0:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def play(self, move: Move) -> None:
        """Make a move by taps on its things; a move that is shown first gets a second tap."""
        before = self.ply
        for number, pick in enumerate(move):
            offered = self.text("choices")
            self.tap(pick, move[:number])
            self.until(lambda offered=offered: self.ply > before or self.text("choices") != offered)
        if self.ply == before:
            self.tap(move[-1], move)
        self.until(lambda: self.ply > before)

    def take_device(self) -> None:
        """Press the cover's button, when the device was passed to another person."""
        decision = self.state.decision
        if decision is not None:
            take = Words(self.language, self.record.game)("ui.take", player=decision.player)
            button = self.page.get_by_role("button", name=take, exact=True)
            if button.is_visible():
                button.click()
                button.wait_for(state="hidden")

    def play_out(self, seed: int = 3, before: Callable[[State], None] = lambda _state: None) -> State:
        """Play all persons as a greedy bot would, to the end; `before` sees each position first."""
        chance, bot = Rng(seed), bots.make("greedy")
        while True:
            self.until(self.is_asked)
            state = self.state
            if state.decision is None:
                return state
            before(state)
            self.play(bot.choose(PlayerView(state, state.decision.player), chance))

    def frame(self) -> str:
        """The number of the last frame."""
        return self.page.locator("html").get_attribute("data-frame") or ""

    def button(self, name: str) -> Any:
        """A visible button by a part of its name; the places of the board are no such buttons."""
        plain = self.page.locator("button:not([data-place])")
        return self.page.get_by_role("button", name=name).and_(plain).first

    def picture(self, name: str) -> None:
        """Keep a screenshot among the build's artefacts."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=str(ARTEFACTS / f"{name}.png"))


@lru_cache(maxsize=4)
def _replayed(text: str) -> State:
    return Record.parse(text).replay()


@lru_cache(maxsize=16)
def table_of(
    text: str,
    language: str,
    sizes: tuple[tuple[str, tuple[float, float]], ...],
    tapped: tuple[str, ...],
) -> Table:
    """The table that a game's text makes after some taps; not to be changed."""
    table, screen = Table(), Screen(languages=["en", "de"], language=language)
    screen.sizes = dict(sizes)
    session = Session(Setup.of_record(Record.parse(text)), lambda *_: None, lambda *_: None, pause=0)
    Presenter(session, table, screen)
    session.load(text)
    if session.cover is not None:
        session.take()
    for pick in tapped:
        session.tap((pick,))
    return table


def begin(
    tab: Tab,
    seats: str = "human,greedy",
    game: str = "seastead",
    seed: int = SEED,
    plies: int = 0,
    **options: str,
) -> Tab:
    """Open the page with a game of known chance in its storage, of which bots have played `plies` moves."""
    return with_saved(tab, str(begun(seats, game, seed, plies, **options)))


def begun(seats: str, game: str, seed: int = SEED, plies: int = 0, **options: str) -> Record:
    """A game of known chance of which bots have played `plies` moves, with these seats."""
    state = next(islice(played(game, seats.count(",") + 1, seed, options), plies, None))
    return state.record().with_notes(seats=seats)


def with_saved(tab: Tab, text: str) -> Tab:
    """Open the page with a text in its storage, once; later loads keep what the page has saved."""
    tab.page.add_init_script(KEEP.replace("TEXT", json.dumps(text)))
    return tab.open("")


def played(
    game: str, players: int, seed: int = SEED, options: Mapping[str, str] | None = None
) -> Iterator[Any]:
    """A game of known chance between greedy bots: its state before each decision, always the same object."""
    state, chance, bot = rules.load(game).new(seed, players, options), Rng(seed), bots.make("greedy")
    while (decision := state.decision) is not None:
        yield state
        state.apply(bot.choose(PlayerView(state, decision.player), chance))


def moment(game: str, wanted: Callable[[Any], bool], players: int) -> tuple[int, str]:
    """The first ply of `played` with a decision as wanted, and seats: a person decides it among bots."""
    state = next(state for state in played(game, players) if wanted(state))
    seats = ("human" if seat == state.decision.player else "greedy" for seat in range(players))
    return state.ply, ",".join(seats)
