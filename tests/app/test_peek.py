"""Hold to look, without a browser: who may, what is shown meanwhile, and that it ends."""

from collections.abc import Iterator

import pytest
from panel.io.state import set_curdoc

from app.session import SAVE_KEY, with_settings
from tests.app.test_cover import THREE, hidden, move_on, places, session, shown
from tests.app.test_two_games import record_of
from tests.app.test_views import Page


@pytest.fixture()
def page() -> Iterator[Page]:
    """A game of two people and a bot, covered for one of the people."""
    covered = Page(saved={SAVE_KEY: record_of("deep_blue", 3, 60, THREE)})
    while covered.app.session.cover is None:
        move_on(covered)
    yield covered


@pytest.mark.parametrize("seat", [0, 2])
def test_while_the_button_is_held_its_person_sees_what_is_his_and_nothing_else(page: Page, seat: int) -> None:
    desk, table = page.app.session, page.app.table
    assert [who for who, _ in table.peekers] == [0, 2]
    page.sent.clear()
    page.receive("peek", seat=seat)
    assert desk.viewer == seat and table.observation == desk.state.observation(seat)
    assert not table.cover and not page.app.roots["dialog"].visible
    assert not desk.is_asked and not table.choices
    own = {f"card:{card}" for card in desk.state.seats[seat].hand}
    assert own and all(pick in shown(page) for pick in own)
    assert not [pick for pick in hidden(page, seat) if f"{pick}'" in places(page)]
    page.receive("peek", seat=None)
    assert desk.viewer is None and table.cover and page.app.roots["dialog"].visible
    assert not [pick for pick in hidden(page, None) if f"{pick}'" in places(page)]
    assert table.observation == desk.state.observation(None)


def test_nothing_can_be_played_while_somebody_looks(page: Page) -> None:
    desk = page.app.session
    page.receive("peek", seat=desk.cover)
    before = desk.state.digest()
    with set_curdoc(page.document):
        desk.tap("action:rest")
        desk.choose(next(iter(desk.state.legal_moves())))
    assert desk.state.digest() == before


def test_taking_the_device_ends_the_look(page: Page) -> None:
    desk = page.app.session
    decider = desk.cover
    assert decider is not None
    page.receive("peek", seat=2 - decider)
    with set_curdoc(page.document):
        desk.take()
    assert desk.viewer == decider and desk.is_asked


@pytest.mark.parametrize("seat", [1, 3, 99])
def test_a_bot_or_nobody_cannot_look(page: Page, seat: int) -> None:
    page.receive("peek", seat=seat)
    assert page.app.session.viewer is None and page.app.table.cover


def test_only_under_the_cover_there_is_something_to_hold(page: Page) -> None:
    with set_curdoc(page.document):
        page.app.commands.run("take")
    assert page.app.table.peekers == () and page.last("peekers") == {"seats": []}
    holder = page.app.session.viewer
    page.receive("peek", seat=2 - (holder or 0))
    assert page.app.session.viewer == holder  # the other one has to have it covered first
    assert page.app.table.guarded
    with set_curdoc(page.document):
        page.app.commands.run("cover_up")
    assert page.app.table.cover and page.app.session.viewer is None


def test_open_hands_and_open_games_have_neither() -> None:
    for desk in (session(("human", "human")), session(("human", "human"), "seastead")):
        with_settings(desk, open_hands=True)
        desk.peek(1)
        assert desk.cover is None and desk.viewer == 0 and desk.device.peeking is None
