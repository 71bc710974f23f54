"""Firefox and WebKit: from a link in a fresh browser over moves and a reload to a start without a network."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import rules
from app.links import link_of
from app.packaging.paths import ARTEFACTS
from app.table import Table
from app.words import Words
from rules import Move, Record, bots
from rules.kernel import PlayerView, Rng
from tests.browser.engines import Engine, Firefox, WebKit
from tests.browser.host import Host
from tests.browser.tab import KEPT, NEXT, PATIENCE, SEED, table_of

MOVES = 4  # of the person; the bot answers each turn
BOARDS = ("chart", "boards", "display")

# All elements below a node that match, in shadow roots, too.
DEEP = """const deep = (node, selector) => [...node.querySelectorAll("*")].flatMap(each => [
  ...(each.matches(selector) ? [each] : []), ...(each.shadowRoot ? deep(each.shadowRoot, selector) : [])]);"""
# What the page shows: sizes of regions, words of the decision, what can be tapped on and beside a board.
SHOWN = f"""{DEEP}
  const box = id => document.getElementById(id).getBoundingClientRect();
  const buttons = deep(document.getElementById("choices"), "button").filter(each => each.checkVisibility());
  return {{
    ...document.documentElement.dataset,
    lang: document.documentElement.lang,
    controlled: navigator.serviceWorker?.controller?.scriptURL ?? "",
    boxes: Object.fromEntries({list(BOARDS)}.map(id => [id, box(id)])),
    decision: deep(document.getElementById("decision"), "*").map(each => each.textContent).join(" "),
    lit: {list(BOARDS)}.flatMap(id => deep(document.getElementById(id), "button[data-place].lit"))
      .map(each => each.dataset.place),
    choices: buttons.map(each => each.textContent),
  }};"""
BUTTON = f"""{DEEP}
  const buttons = deep(document.getElementById("choices"), "button").filter(each => each.checkVisibility());
  const button = buttons[NUMBER];
  button.scrollIntoView({{block: "nearest"}});
  const box = button.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];"""


class Seat:
    """A person at a page of an engine; a twin in CPython says what the page must show."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for the page's frames until a condition holds. Raises AssertionError when it never does."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"{self.engine.name}: nothing came of it: {self.shown()}"
            self.engine.run(f"return ({NEXT})(250)")

    def shown(self) -> dict[str, Any]:
        """What the page shows."""
        return dict(self.engine.run(SHOWN))

    def is_ready(self) -> bool:
        """Whether the board answers taps. Raises AssertionError when the page has given up."""
        state = self.engine.run("return document.documentElement.dataset.state")
        assert state not in ("failed", "unsupported"), self.engine.run(
            "return document.getElementById('progress-text').textContent"
        )
        return bool(state == "ready")

    @property
    def record(self) -> Record | None:
        """The game that the page keeps, once there is one."""
        text = self.engine.run(f"return ({KEPT})()")
        return Record.parse(text) if text else None

    def twin(self, tapped: Sequence[str] = ()) -> Table:
        """The table that the page should show after some taps."""
        shown = self.shown()
        sizes = tuple((name, (box["width"], box["height"])) for name, box in shown["boxes"].items())
        return table_of(str(self.record), shown["lang"], sizes, tuple(tapped))

    def is_asked(self) -> bool:
        """Whether the page shows what the rules ask the person now, and everything that is possible."""
        record = self.record
        if record is None:
            return False
        decision = record.replay().decision
        if decision is None or record.note("seats").split(",")[decision.player] != "human":
            return False
        table, shown = self.twin(), self.shown()
        lit = [" ".join(place.picks) for place in table.places if place.lit and place.picks]
        labels = [choice.label for choice in table.choices]
        return (
            table.headline in shown["decision"]
            and sorted(shown["lit"]) == sorted(lit)
            and all(label in " ".join(shown["choices"]) for label in labels)
            and self.shows_the_tip(table, shown)
        )

    def shows_the_tip(self, table: Table, shown: dict[str, Any]) -> bool:
        """Whether the coach's buttons are there if and only if he has something to say."""
        understood = Words(shown["lang"], "seastead")("ui.coach_kind")
        return (understood in shown["choices"]) == bool(table.tip)

    def play(self) -> None:
        """Make the move that a greedy bot would make, by taps on its things."""
        self.until(self.is_asked)
        record = self.record
        assert record is not None
        state, before = record.replay(), len(record.moves)
        assert state.decision is not None
        move: Move = bots.make("greedy").choose(PlayerView(state, state.decision.player), Rng(before))
        for number, pick in enumerate(move):
            now = self.shown()
            self.tap(pick, move[:number])
            self.until(lambda now=now: self.ply > before or self.shown() != now)
        if self.ply == before:  # shown first, and made by a second tap
            self.until(lambda: self.shows_the_tip(self.twin(move), self.shown()))
            self.tap(move[-1], move)
        self.until(lambda: self.ply > before)
        record = self.record
        assert record is not None and record.moves[before] == move

    @property
    def ply(self) -> int:
        """How many moves the page has kept."""
        record = self.record
        return len(record.moves) if record else 0

    def tap(self, pick: str, tapped: Sequence[str]) -> None:
        """Press the thing where it lies on a board, else its button."""
        table = self.twin(tapped)
        for region in BOARDS:
            for target in getattr(table, region).targets:
                if pick in target.picks and target.lit:
                    box = self.engine.run(f"""const region = document.getElementById("{region}");
                        region.scrollIntoView({{block: "nearest"}}); return region.getBoundingClientRect()""")
                    self.engine.tap(box["x"] + target.x, box["y"] + target.y)
                    return
        number = next(n for n, choice in enumerate(table.choices) if pick in choice.picks)
        self.engine.tap(*self.engine.run(BUTTON.replace("NUMBER", str(number))))


@pytest.fixture(params=[Firefox, WebKit], ids=["Firefox", "WebKit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A fresh browser."""
    made: Engine = request.param()
    yield made
    made.close()


def test_from_a_link_to_a_start_without_a_network(engine: Engine, host: Host) -> None:
    seat = Seat(engine)
    first = rules.load("seastead").new(SEED, 2)
    engine.go(host.address + link_of(str(first.record().with_notes(seats="human,greedy"))))
    seat.until(seat.is_ready)
    seat.until(lambda: seat.record is not None)
    assert seat.record is not None and seat.record.seed == SEED
    for _ in range(MOVES):
        seat.play()
    seat.until(seat.is_asked)
    before = seat.record
    ARTEFACTS.mkdir(exist_ok=True)
    engine.picture(ARTEFACTS / f"engine_{engine.name}.png")

    engine.reload()
    seat.until(seat.is_ready)
    seat.until(seat.is_asked)
    assert seat.record == before

    seat.until(lambda: seat.shown().get("offline") == "ready")
    host.switch_off()
    if not engine.restart():
        engine.go("about:blank")
    engine.go(host.address)
    seat.until(seat.is_ready)
    seat.until(seat.is_asked)
    assert seat.record == before
    shown = seat.shown()
    assert shown["controlled"] == f"{host.address}service-worker.js" and shown["start"] == "snapshot"
    seat.play()
    engine.picture(ARTEFACTS / f"engine_{engine.name}_offline.png")
