"""Points of a dive and the end of the game (DEB-9, DEB-10, DEB-12.10 to DEB-12.20)."""

import pytest

from rules.deep_blue.components import box
from rules.deep_blue.scoring import winners
from tests.rules.deep_blue.position import asked, do, kinds_of, legal, pass_rush, table

EXAMPLE = "gold silver blue green gold red black blue"


def dive_example(
    tile: str = "T3", node: str = "S4", scenario: str = "troubled_waters"
) -> list[dict[str, int]]:
    """The dive of the rulebook's example: Green (0) leads, then Orange (1), then Yellow (2)."""
    state = table(
        players=3, tiles=f"{node}:{tile}", boats=f"0A {node}.3, 1A {node}.1, 2A {node}.2",
        hands=["K2 C09", "C17 C24 C01", "K2"], bag=EXAMPLE + " silver", draws=EXAMPLE, scenario=scenario,
    )  # fmt: skip
    do(state, f"dive:{node}")
    pass_rush(state)
    do(state, "card:K2.0", "card:K2.2", "button:draw", "button:draw", "button:draw", "card:C17")
    do(state, "button:draw", "button:draw", "card:C09", "button:draw", "button:draw")
    assert asked(state) == ("ChooseProtection", 0) and legal(state) == {"boat:0A", "button:surface"}
    do(state, "boat:0A", "card:C01")
    assert state.dive and state.dive.inside == (0, 1), "Yellow can't protect herself"
    do(state, "card:C24")
    assert asked(state) == ("ContinueDive", 0)
    seen = state.observation(2).dive
    assert seen and (seen.inside, seen.drawn, seen.safe) == (
        (0, 1),
        tuple(EXAMPLE.split()),
        {0: 6, 1: 14, 2: 2},
    )
    events = do(state, "button:stop")
    assert kinds_of(events).count("DiveScored") == 3
    assert node not in state.open_tiles and sum(state.bag.values()) == 9
    assert [len(seat.resting) for seat in state.seats] == [2, 3, 1]
    return [seat.chest for seat in state.seats]


def test_the_dive_example() -> None:
    """DEB-9.1, DEB-9.2, DEB-9.3, vector V13 (R): 29, 18 and 2 points, with every part of them."""
    green, orange, yellow = dive_example()
    assert orange == {"cards": 14, "gems": 15, "leading": 0, "scenario": 0} and sum(orange.values()) == 29
    assert green == {"cards": 6, "gems": 9, "leading": 3, "scenario": 0} and sum(green.values()) == 18
    assert yellow == {"cards": 2, "gems": 0, "leading": 0, "scenario": 0} and sum(yellow.values()) == 2


def test_what_yellow_missed() -> None:
    """DEB-9.2, DEB-12.10 (R): in to the end she would have had 15 for the gems."""
    state = table(
        boats="0A S4, 1A S4.2", hands=["", ""], bag=EXAMPLE, draws="gold silver blue green gold red black"
    )
    do(state, "dive:S4", *["button:draw"] * 6)
    assert state.observation(0).dive and state.observation(0).dive.stake[1] == 15


@pytest.mark.parametrize(("spot", "gem", "points"), [(1, "silver", 3), (2, "gold", 5), (3, "red", 10)])
def test_exploration_spaces_raise_gems(spot: int, gem: str, points: int) -> None:
    """DEB-12.10, DEB-12.14, DEB-9.2 (R): 3, 5, 10 instead of 1, 2, 4; for others than the leader alike."""
    plain = {"silver": 1, "gold": 2, "red": 4}[gem]
    state = table(tiles="A3:N1", boats=f"0A A3, 1A A3.{spot}", hands=["", ""], draws=gem)
    do(state, "dive:A3", "button:stop")
    assert (state.seats[0].chest["gems"], state.seats[1].chest["gems"]) == (plain, points)


def test_two_boats_count_for_two_spaces_but_never_double() -> None:
    """DEB-12.13, DEB-9.2, vector X4, ruling 27 (R)"""
    state = table(tiles="A3:N1", boats="0A A3.1, 0B A3.3", hands=[""], draws="silver gold red")
    do(state, "dive:A3", "button:draw", "button:draw", "button:stop")
    assert state.seats[0].chest == {"cards": 0, "gems": 15, "leading": 4, "scenario": 0}
    state = table(tiles="A3:N1", boats="0A A3, 0B A3", hands=[""], draws="silver gold red")
    do(state, "dive:A3", "button:draw", "button:draw", "button:stop")
    assert state.seats[0].chest["gems"] == 7


def test_no_wreck_shows_a_colour_twice() -> None:
    """DEB-12.13: so nothing can stack."""
    assert all(len(set(wreck.spots)) == len(wreck.spots) for wreck in box().wrecks.values())


def test_a_space_elsewhere_does_not_count() -> None:
    """DEB-12.14 (R)"""
    state = table(boats="0A S4, 0B S1.2", hands=[""], draws="gold")
    do(state, "dive:S4", "button:done", "button:stop")
    assert state.seats[0].chest["gems"] == 2


def test_the_wreck_is_for_the_leader_also_surfaced() -> None:
    """DEB-12.20, DEB-9.3, ruling 44 (R)"""
    state = table(boats="0A S4, 1A S4", hands=["", ""], draws="gold black black")
    do(state, "dive:S4", "button:draw", "button:draw")
    assert state.seats[0].chest == {"cards": 0, "gems": 0, "leading": 3, "scenario": 0}
    assert state.seats[1].vp == 0


def test_points_go_into_closed_chests() -> None:
    """DEB-9.4, DEB-13.2 (R): only the owner sees them, in the event as on the table."""
    state = table(boats="0A S4, 1A S4", hands=["K3", "K3"], draws="gold")
    do(state, "dive:S4")
    events = [event for event in do(state, "button:stop") if event.kind == "DiveScored"]
    assert events[0].args["count"] == 5
    assert dict(events[0].for_viewer(1).args) == {"player": 0} == dict(events[0].for_viewer(None).args)
    assert dict(events[0].for_viewer(0).args) == dict(events[0].args)
    scores = state.observation(1).scores
    assert scores[0] is None and scores[1] and scores[1].total == 2
    assert state.observation(None).scores == (None, None)


def test_after_the_scoring() -> None:
    """DEB-9.5, DEB-12.21 (R): cards rest, gems go back, the wreck leaves; a city part goes to its place."""
    state = table(
        tiles="A3:U2 S4:T3",
        boats="0A A3, 1A S4",
        hands=["K2", ""],
        draws="gold silver",
        scenario="dangerous_reefs",
    )
    bag = sum(state.bag.values())
    events = do(state, "dive:A3", "card:K2.0", "button:stop")
    assert "CityTilePlaced" in kinds_of(events) and state.fresco == ["U2"]
    assert sum(state.bag.values()) == bag and state.seats[0].resting == ["K2.0"]
    events = do(state, "dive:S4", "button:stop")
    assert "TileDiscarded" in kinds_of(events) and state.open_tiles == {} and state.fresco == ["U2"]


def test_the_fourth_city_tile_ends_the_game_at_once() -> None:
    """DEB-10.1, DEB-10.2, ruling 47 (R): after its scoring, without a last turn for anybody; only chests
    count."""
    state = table(tiles="A3:U2 S4:T3", boats="0A A3, 1A S4", fresco="U1 U3 U4", hands=[""], draws="gold red")
    events = do(state, "dive:A3", "button:stop")
    assert state.is_terminal() and events[-1].kind == "GameEnded"
    assert (state.seats[0].vp, state.seats[1].vp) == (12, 0)
    assert state.returns() == [1.0, 0.0]
    assert all(score for score in state.observation(None).scores), "the chests are opened"
    assert state.judge("dive:S4").rule == "DEB-10.1"


def test_ties() -> None:
    """DEB-10.3, vector X20, ruling 48 (R): more crew cards, wherever they lie; then the place is shared."""
    state = table(players=3, hands=["K1 K2 C01", "K1 K2 K3", "K1"], resting=["C02", "C03 C04"])
    for seat, vp in zip(state.seats, (88, 88, 70), strict=True):
        seat.chest["gems"] = vp
    assert winners(state) == [1] and state.returns() == [0.0, 1.0, 0.0]
    state.seats[0].played.append("C06")
    assert winners(state) == [0, 1] and state.returns() == [0.5, 0.5, 0.0]


def test_endless_games_are_ended() -> None:
    """DEB-10.4: after 400 turns, for bots that never dive."""
    state = table(resting=["C09"])
    state.turn = 400
    do(state, "action:rest")
    assert state.is_terminal() and state.returns() == [1.0, 0.0], "nobody has points, so more crew wins"


def test_best_of_the_best_in_the_dive_example() -> None:
    """DEB-11.2, vector X11, ruling 54: 4 more for each card played for points, none for a protecting one."""
    box_spots = box().wrecks["U2"].spots
    assert box_spots == ("gold", "red", "black")
    state = table(
        players=2, tiles="A3:U2", boats="0A A3, 1A A3", hands=["C01 K2", "C17 C24"],
        scenario="best_of_the_best",
        bag="gold green blue blue silver silver silver silver silver", draws="gold green blue blue",
    )  # fmt: skip
    do(state, "dive:A3", "card:K2.0", "button:draw", "card:C17", "button:draw", "button:draw", "card:C01")
    assert state.dive and state.dive.card_vp == {0: 6, 1: 12}
