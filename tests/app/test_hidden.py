"""What the page of one viewer holds: the same in every world that this viewer cannot tell apart."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest
from panel.io.state import set_curdoc

from app.present import Log
from app.session import SAVE_KEY, Session
from app.timeline import Played
from rules.kernel import Event, Rng, State
from tests.app.test_cover import move_on
from tests.app.test_two_games import begin, record_of
from tests.app.test_views import Page

GAMES = {
    "Deep Blue against bots": ("deep_blue", 3, 50, "human,greedy,greedy"),
    "Deep Blue, both": ("deep_blue", 4, 68, "greedy,human,greedy,human"),
    "Otys on one device": ("otys", 2, 201, "human,human"),
    "Otys, both": ("otys", 4, 192, "greedy,human,greedy,human"),
    "Der Schwarm, hands": ("schwarm", 3, 60, "greedy,human,human", {"hand_cards": "on"}),
}


def strange(event: Event, viewer: int | None) -> Event:
    """The same event with other secrets, for all but those who may see them."""
    if viewer in event.seen_by:
        return event
    args = {name: _other(value) if name in event.secret else value for name, value in event.args.items()}
    return Event(event.kind, event.rule, MappingProxyType(args), event.reveals, event.secret, event.seen_by)


def _other(value: Any) -> Any:
    if isinstance(value, int):
        return value + 3
    return "another" if isinstance(value, str) else ("another",) * len(value)


def world(state: State, viewer: int | None, seed: int) -> Any:
    """Another world: what lies face down or is in the hands of others, closed chests, chance."""
    other: Any = state.determinize(-1 if viewer is None else viewer, Rng(seed))
    other.history, other.seed = state.history, state.seed
    if state.options.get("hide_scores") == "yes":
        for seat in range(state.players):
            if seat != viewer:
                other.seats[seat].chest["gems"] += 11 + seat
    return other


@contextmanager
def elsewhere(page: Page, seed: int) -> Iterator[None]:
    """The page in another world, drawn anew from nothing but the session."""
    desk = page.app.session
    kept = list(desk.timeline.past), desk.timeline.first
    changed = [_moved_over(played, desk.viewer) for played in kept[0]]
    changed[-1] = replace(changed[-1], after=world(desk.state, desk.viewer, seed))
    desk.timeline.past[:] = changed
    _afresh(page)
    yield
    desk.timeline.past[:] = kept[0]
    _afresh(page)


def _moved_over(played: Played, viewer: int | None) -> Played:
    return replace(played, events=tuple(strange(event, viewer) for event in played.events))


def _afresh(page: Page) -> None:
    page.app.presenter._log, page.app.presenter._inputs = Log(), {}
    page.app.session._previews = {}
    with set_curdoc(page.document):
        page.app.session.changed()


def held(page: Page) -> tuple[dict[str, Any], list[str]]:
    """All that the page holds: the parameters of the table and every model of the document."""
    return dict(page.app.table.param.values()), [
        json.dumps([model.id, model.properties_with_values()], default=str, sort_keys=True)
        for root in page.document.roots
        for model in root.references()
    ]


def looks(page: Page) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """What the page holds now, and then for every move that its viewer looks at."""
    desk = page.app.session
    yield held(page)
    for move in list(desk.narrowing.moves)[:2] if desk.is_asked else ():
        with set_curdoc(page.document):
            desk.focus(move)
        yield held(page)
    with set_curdoc(page.document):
        desk.clear()


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_page(game: str) -> None:
    """Nothing in the documents and in the messages comes from what is hidden from the viewer."""
    page = Page(saved={SAVE_KEY: record_of(*GAMES[game])})
    desk, viewers, asked = page.app.session, set(), set()
    for turn in range(9):
        if desk.state.is_terminal():
            break
        if desk.cover is not None and turn % 2:
            with set_curdoc(page.document):
                desk.take()
        viewers.add(desk.viewer)
        asked.add(desk.state.decision.name)
        list(looks(page))  # what was shown once stays on hidden buttons
        _afresh(page)
        true = list(looks(page))
        page.sent.clear()
        with elsewhere(page, turn):
            here = list(looks(page))
        for (values, document), (other_values, other_document) in zip(true, here, strict=True):
            differing = [name for name, value in values.items() if other_values[name] != value]
            assert not differing, f"{differing} tell of hidden things at {desk.state.decision}"
            assert Counter(document) == Counter(other_document)
        assert not [kind for kind, _ in page.sent if kind not in ("announce", "title")]
        move_on(page)
    assert len(asked) >= 2 and len(viewers) >= (1 if game.endswith("bots") else 2)


def test_the_worlds_are_different_ones() -> None:
    """The other test compares with something: hands, deck, wrecks, chance and chests of the others."""
    page = Page(saved={SAVE_KEY: record_of(*GAMES["Deep Blue against bots"])})
    desk = page.app.session
    state: Any = desk.state
    other = world(state, desk.viewer, 1)
    assert other.deck != state.deck and other.hidden_tiles != state.hidden_tiles
    assert other.rng.randrange(10**9) != state.clone().rng.randrange(10**9)
    assert [seat.vp for seat in other.seats][1:] != [seat.vp for seat in state.seats][1:]
    while not any(seat.veiled for seat in desk.state.seats[1:]):  # type: ignore[attr-defined]
        move_on(page)
    dealt = [world(desk.state, desk.viewer, seed).seats[1:] for seed in range(9)]
    assert len({tuple(tuple(seat.hand) for seat in seats) for seats in dealt}) > 1


def test_the_worlds_of_otys_are_different_ones() -> None:
    """Private contracts of the others and the deck."""
    page = Page(saved={SAVE_KEY: record_of(*GAMES["Otys, both"])})
    desk = page.app.session
    while not any(seat.hand for seat in desk.state.seats[2:]):  # type: ignore[attr-defined]
        move_on(page)
    state: Any = desk.state
    dealt = [world(state, 1, seed) for seed in range(9)]
    assert any(other.deck != state.deck for other in dealt)
    assert len({tuple(tuple(seat.hand) for seat in other.seats[2:]) for other in dealt}) > 1


@pytest.mark.parametrize("seats", [("human", "greedy", "greedy"), ("human", "human", "human")])
def test_open_scores_show_the_totals_of_all(seats: tuple[str, ...]) -> None:
    """With the option, and only with it (DEB-13.2)."""
    for option, known in (("no", True), ("yes", False)):
        page = Page()
        begin(page, "deep_blue", seats, hide_scores=option)
        desk = page.app.session
        for _ in range(90):
            if desk.state.is_terminal():
                break
            move_on(page)
        assert _has_points(desk)
        with set_curdoc(page.document):
            desk.take() if desk.cover is not None else None
        totals = [score.total for score in page.app.table.scores]
        assert (totals == [seat.vp for seat in desk.state.seats]) == known  # type: ignore[attr-defined]
        assert any(total is None for total in totals) != known


def _has_points(desk: Session) -> bool:
    state: Any = desk.state
    return not state.is_terminal() and sum(seat.vp > 0 for seat in state.seats) > 1
