"""The games after the first by real taps: the end of each with two people and a bot, a turn at each size."""

from collections.abc import Callable
from typing import Any

import pytest

import rules
from tests.browser.tab import SIZES, Tab, begin, moment, played

Make = Callable[..., Tab]
LAST = 70  # so many moves before its end a game between bots is taken over


def leads_on(state: Any) -> bool:
    """Whether Deep Blue's leader must say if he draws another gem, with some on the table."""
    return state.decision.name == "ContinueDive" and len(state.dive.drawn) >= 3


def takes_a_key(state: Any) -> bool:
    """Whether somebody chooses a key of Otys, when the boards have filled."""
    return state.decision.name == "ChooseKey" and state.ply > 60


def takes_a_card(state: Any) -> bool:
    """Whether somebody takes a card of Der Schwarm, when there are networks."""
    return state.decision.name == "TakeCard" and state.ply > 90


def places_a_tile(state: Any) -> bool:
    """Whether somebody places a tile of Flotilla's sea, when it has grown."""
    return state.decision.name == "PlaceTile" and state.ply > 150


TURNS: dict[str, tuple[Callable[[Any], bool], int]] = {
    "deep_blue": (leads_on, 3),
    "otys": (takes_a_key, 4),
    "schwarm": (takes_a_card, 4),
    "flotilla": (places_a_tile, 5),
}


def test_each_game_has_its_turn() -> None:
    assert ("seastead", *TURNS) == rules.games()


@pytest.mark.parametrize("game", TURNS)
def test_the_end_of_a_game_with_two_people_and_a_bot(new_tab: Make, game: str) -> None:
    plies = sum(1 for _ in played(game, 3)) - LAST
    tab = begin(new_tab(), "human,greedy,human", game, plies=plies)
    tab.shows_the_result(tab.play_out())
    tab.picture(f"{game}_game_over")


@pytest.mark.parametrize("sizes", [SIZES[:2], SIZES[2:]], ids=["fingers", "mouse"])
@pytest.mark.parametrize("game", TURNS)
def test_a_turn_at_each_size(new_tab: Make, sizes: list[tuple[int, int]], game: str) -> None:
    """The chart keeps half of the screen, nothing scrolls sideways, a move is played by taps; then turned."""
    wanted, players = TURNS[game]
    plies, seats = moment(game, wanted, players)
    touch = sizes == SIZES[:2]
    tab = begin(new_tab(sizes[0], has_touch=touch, locale="de-DE"), seats, game, plies=plies)
    for width, height in sizes:
        if (width, height) != sizes[0]:
            frame = tab.frame()
            tab.page.set_viewport_size({"width": width, "height": height})
            tab.until(lambda frame=frame: tab.frame() != frame)  # the boards are drawn for this size
        tab.until(tab.is_asked)
        name = f"{game}_{width}x{height}"
        tab.picture(name)
        tab.fits()
        tab.play(next(iter(tab.state.legal_moves())))
        tab.until(tab.is_asked)
        tab.picture(f"{name}_after")
