"""The games after the first by real taps: half a game with two people and a bot, a turn at each size."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.tab import SIZES, Tab, begin, moment

Make = Callable[..., Tab]


def leads_on(state: Any) -> bool:
    """Whether Deep Blue's leader must say if he draws another gem, with some on the table."""
    return state.decision.name == "ContinueDive" and len(state.dive.drawn) >= 3


def takes_a_key(state: Any) -> bool:
    """Whether somebody chooses a key of Otys, when the boards have filled."""
    return state.decision.name == "ChooseKey" and state.ply > 60


@pytest.mark.parametrize(("game", "plies"), [("deep_blue", 130), ("otys", 120)])
def test_the_second_half_of_a_game_with_two_people_and_a_bot(new_tab: Make, game: str, plies: int) -> None:
    tab = begin(new_tab(), "human,greedy,human", game, plies=plies)
    tab.shows_the_result(tab.play_out())
    tab.picture(f"{game}_game_over")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("game", "wanted", "players"),
    [("deep_blue", leads_on, 3), ("otys", takes_a_key, 4)],
    ids=["deep_blue", "otys"],
)
def test_a_turn_at_each_size(
    new_tab: Make, size: tuple[int, int], game: str, wanted: Callable[[Any], bool], players: int
) -> None:
    """The chart keeps half of the screen, nothing scrolls sideways, the first move is played by taps."""
    plies, seats = moment(game, wanted, players)
    tab = begin(new_tab(size, has_touch=size[0] < 1000, locale="de-DE"), seats, game, plies=plies)
    tab.until(tab.is_asked)
    name = f"{game}_{size[0]}x{size[1]}"
    tab.picture(name)
    tab.fits()
    tab.play(next(iter(tab.state.legal_moves())))
    tab.until(tab.is_asked)
    tab.picture(f"{name}_after")
