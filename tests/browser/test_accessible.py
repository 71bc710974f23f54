"""Everybody can use the page: axe-core finds nothing, a game by keyboard, the accessible tree of a table."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import rules
from app.packaging import fetch, lock
from rules import Move, Record, State, bots
from rules.kernel import PlayerView, Rng
from tests.browser.tab import Tab, begin, begun, moment

Make = Callable[..., Tab]

RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`);
}"""


# What moves by its style although a person wants no motion.
MOVING = """() => [...document.querySelectorAll("*")].filter(each => {
  const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(each);
  return animationName !== "none" || transitionDuration !== "0s" || scrollBehavior === "smooth";
}).map(each => each.tagName + "." + each.className)"""


@cache
def axe() -> str:
    """The script of axe-core, as the lock file names it."""
    package = next(each for each in lock.read_lock() if each.name == "axe-core")
    return fetch.member(package, "axe.min.js").decode()


def clean(page: Page, what: str) -> None:
    """Raise with all that axe finds, by day and by night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 150)))")
        found += [f"{what}, {scheme}: {each}" for each in page.evaluate(RUN)]
    assert not found, "\n".join(found)


def show(tab: Tab, record: Record) -> None:
    """Open another game in the page that is there."""
    text = str(record).encode()
    before = tab.saved
    tab.page.set_input_files(
        "#open-file", files=[{"name": "game.txt", "mimeType": "text/plain", "buffer": text}]
    )
    tab.until(lambda: tab.saved not in (None, before) and tab.record.game == record.game)


def test_axe_finds_nothing_on_any_screen(new_tab: Make) -> None:
    tab = new_tab(reduced_motion="reduce")
    page = tab.page
    page.goto(tab.address + "#/home")
    tab.ready(kept=False)
    clean(page, "home")
    assert page.evaluate(MOVING) == [], "something moves for a person who wants no motion"
    page.goto(tab.address + "#/seastead/new")
    expect(tab.button("Start")).to_be_visible()
    clean(page, "the dialog of a new game")
    page.keyboard.press("Escape")
    for game in rules.games():
        plies, seats = moment(game, lambda state: state.ply > 20, max(2, min(rules.load(game).players)))
        show(tab, begun(seats, game, plies=plies))
        tab.until(tab.is_asked)
        clean(page, f"the table of {game}")
    for name in ("Send as link", "Settings", "Rules"):
        tab.button("Menu").click()
        page.locator("#dialog").get_by_role("button", name=name, exact=True).click()
        clean(page, name)
        page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#choices > .story")).to_be_visible()
    clean(page, "the story")
    plies, _ = moment(
        "deep_blue", lambda state: state.decision.player == 1 and len(state.seats[1].hand) >= 3, 2
    )
    show(tab, begun("human,human", "deep_blue", plies=plies))
    expect(page.get_by_role("button", name="I am Barracuda")).to_be_visible()
    clean(page, "the cover")


@pytest.mark.parametrize("name", ["rulebook-otys-de.html", "for-authors.html", "for-authors-de.html"])
def test_axe_finds_nothing_on_the_pages_beside_the_game(new_tab: Make, name: str) -> None:
    tab = new_tab(reduced_motion="reduce")
    tab.page.goto(tab.address + name)
    clean(tab.page, name)
    assert tab.page.evaluate(MOVING) == [], "something moves for a person who wants no motion"


FOCUS = """() => {
  let now = document.activeElement;
  const hosts = [now];
  while (now?.shadowRoot?.activeElement) hosts.push((now = now.shadowRoot.activeElement));
  const { outlineStyle, outlineWidth } = getComputedStyle(now);
  const box = now.getBoundingClientRect();
  return {
    region: hosts[0].closest(".region")?.id ?? "",
    text: now.textContent,
    place: (now.dataset.place ?? "").split(" "),
    ring: now.matches(":focus-visible") && outlineStyle !== "none" ? parseFloat(outlineWidth) : 0,
    at: [box.x + box.width / 2, box.y + box.height / 2],
  };
}"""


def focused(tab: Tab) -> dict[str, Any]:
    """What has the focus: where it is, what it says, how wide its outline is."""
    return dict(tab.page.evaluate(FOCUS))


def tab_to(tab: Tab, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Press Tab until the focus is where it is wanted; the keys lead round the page and out again."""
    for _ in range(120):
        now = focused(tab)
        if wanted(now):
            return now
        tab.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads there; the focus is on {focused(tab)}")


def reach(tab: Tab, pick: str, tapped: tuple[str, ...]) -> str:
    """Bring the focus to a thing: by arrows over its board, else by Tab to its button; the region."""
    place = tab.place(pick, tapped)
    if place is not None:
        tab_to(tab, lambda now: now["place"] != [""])
        for _ in range(25):
            now = focused(tab)
            if pick in now["place"]:
                return str(now["region"])
            x, y = place[0] - now["at"][0], place[1] - now["at"][1]
            across, along = ("ArrowRight" if x > 0 else "ArrowLeft"), ("ArrowDown" if y > 0 else "ArrowUp")
            tab.page.keyboard.press(across if abs(x) > abs(y) else along)
    choices = tab.twin(tapped).choices
    label = next(choice.label for choice in choices if pick in choice.picks)
    return str(tab_to(tab, lambda now: now["region"] == "choices" and label in now["text"])["region"])


def test_a_game_to_its_end_by_keyboard_alone(new_tab: Make) -> None:
    """From the first move on; with the board where a thing lies on it. The focus never gets lost."""
    tab = begin(new_tab(reduced_motion="reduce"), "human,greedy", seed=9)
    tab.until(tab.is_asked)
    assert tab.ply == 0
    used: dict[str, int] = {}
    turns = 0
    while True:
        tab.until(tab.is_asked)
        state = tab.state
        if state.decision is None:
            break
        ply = tab.ply
        chosen = greedy_at_first(state, turns)
        turns += 1
        for number, pick in enumerate(chosen):
            region = reach(tab, pick, chosen[:number])
            used[region] = used.get(region, 0) + 1
            assert focused(tab)["ring"] >= 3, focused(tab)
            enter(tab)
            if tab.ply > ply:
                break
        if tab.ply == ply:
            assert pick in focused(tab)["place"] or focused(tab)["region"] == "choices", "the focus got lost"
            enter(tab)
        tab.until(lambda ply=ply: tab.ply > ply)
    assert used["choices"] and used["chart"], used
    tab.shows_the_result(tab.state)
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("#dialog")).to_be_hidden()


def greedy_at_first(state: State, turns: int) -> Move:
    """A good move, later the first one there is, mostly a dive: so the whole game has some 30 turns."""
    if turns < 8:
        return bots.make("greedy").choose(PlayerView(state, state.decision.player), Rng(state.ply))
    return next(iter(state.legal_moves()))


def enter(tab: Tab) -> None:
    """Press Enter, and wait for the answer."""
    frame = tab.frame()
    tab.page.keyboard.press("Enter")
    tab.until(lambda: tab.frame() != frame)


def test_the_table_in_words(new_tab: Make) -> None:
    """Regions with places, what is possible, what happened: what a screen reader gets."""
    tab = begin(new_tab(reduced_motion="reduce"), "human,greedy", plies=8)
    tab.until(tab.is_asked)
    table = tab.twin()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Seastead · Tiefgang")
    for region, name in (("chart", "Chart"), ("boards", "Players"), ("display", "Display")):
        told = tab.text(region)
        assert f'region "{name}"' in told and 'heading "The board in words" [level=2]' in told
        for target in getattr(table, region).targets:
            if target.label:
                said = f"{target.label} (possible)" if target.lit else target.label
                assert said in told, f"{said} is not among the places of {region}"
    ply, announced = tab.ply, tab.page.locator("#announce")
    state = tab.state
    tab.play(bots.make("greedy").choose(PlayerView(state, state.decision.player), Rng(1)))
    tab.until(lambda: tab.ply > ply)
    tab.until(tab.is_asked)
    now = tab.twin()
    expect(announced).to_contain_text(now.question)
    last = [line.text for entry in now.history[:1] for line in entry.lines if not line.heading]
    for text in last:
        expect(announced).to_contain_text(text)
