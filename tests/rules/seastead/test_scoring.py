"""Final scoring: the rulebook's whole example, number by number, and the tie-breakers (SEA-13)."""

import pytest

from rules.seastead.components import box
from rules.seastead.scoring import dock_points, dock_reach, score, winners
from rules.seastead.state import SeasteadState
from tests.examples import load
from tests.rules.seastead.position import BLUE, ORANGE, table


def example() -> SeasteadState:
    """The position of the rulebook's scoring example, as the site shows it."""
    state = load("seastead", "scoring").replay()
    assert isinstance(state, SeasteadState)
    return state


@pytest.mark.parametrize(
    ("seat", "resources", "docks", "sites", "specialists", "cleanup", "total"),
    [(BLUE, 8, 5, 19, 2, 3, 37), (ORANGE, 6, 16, 14, 1, 1, 38)],
)
def test_the_scoring_example(
    seat: int, resources: int, docks: int, sites: int, specialists: int, cleanup: int, total: int
) -> None:
    """SEA-13.1 to SEA-13.6, example V10 of the rulebook: 37 to 38."""
    points = score(example(), seat)
    assert (points.resources, points.docks, points.sites) == (resources, docks, sites)
    assert (points.specialists, points.cleanup, points.total) == (specialists, cleanup, total)


@pytest.mark.parametrize(
    ("dock", "site", "blue", "orange"),
    [
        ("D10", "F1.6", 0, 5),  # Blue's artifact dock
        ("D01", "F1.5", 0, 5),  # Orange's fish dock
        ("D04", "F4.3", 1, 3),  # Orange's kelp dock
        ("D03", "F4.1", 1, 3),  # Blue's fish dock
        ("D07", "F2.4", 1, 0),  # Blue's metal dock
        ("D02", "F3.5", 2, 0),  # Blue's other fish dock
    ],
)
def test_each_dock_of_the_scoring_example(dock: str, site: str, blue: int, orange: int) -> None:
    """SEA-13.2: the owner of the building scores, whoever owns the dock."""
    state = example()
    assert state.docks[site] == dock
    assert dock_points(state, site) == [blue, orange]


@pytest.mark.parametrize(
    ("dock", "site", "target", "kind", "points"),
    [
        ("D10", "F1.6", "F1.1", "academy", 2),  # front left
        ("D10", "F1.6", "F1.4", "shipyard", 3),  # back right
        ("D01", "F1.5", "F1.3", "academy", 2),  # back right
        ("D01", "F1.5", "F1.4", "shipyard", 1),  # front right
        ("D01", "F1.5", "F1.1", "academy", 2),  # back left
        ("D04", "F4.3", "F4.2", "shipyard", 1),  # front right
        ("D04", "F4.3", "F4.5", "academy", 3),  # back left
        ("D03", "F4.1", "F4.2", "shipyard", 1),  # front left
        ("D03", "F4.1", "F4.6", "shipyard", 1),  # front right
        ("D03", "F4.1", "F4.5", "academy", 2),  # back right
        ("D07", "F2.4", "F2.6", "academy", 1),  # back left
        ("D02", "F3.5", "F3.6", "academy", 2),  # front left
    ],
)
def test_each_field_that_the_scoring_example_names(
    dock: str, site: str, target: str, kind: str, points: int
) -> None:
    """SEA-6.2, SEA-13.2: left is clockwise, front is the nearer site."""
    assert (target, kind, points) in dock_reach(dock, site)


def test_the_sites_of_the_scoring_example() -> None:
    """SEA-13.3: flotilla by flotilla as the rulebook lists them."""
    state = example()
    for seat, listed in [
        (BLUE, {"F1": [3], "F2": [2, 3], "F3": [1, 2, 2, 3], "F4": [0, 1, 2]}),
        (ORANGE, {"F1": [0, 1, 1, 2, 2], "F2": [1], "F3": [1], "F4": [1, 2, 3]}),
    ]:
        for flotilla, points in listed.items():
            mine = [state.site(site).vp for site, _ in state.built_by(seat) if site[:2] == flotilla]
            assert sorted(mine) == points


def test_orange_wins_the_scoring_example() -> None:
    """SEA-13.6: both have 2 buildings left, but 38 beats 37."""
    state = example()
    assert winners(state) == [ORANGE]
    assert [sum(seat.left.values()) for seat in state.seats] == [2, 2]
    assert state.returns() == [0.0, 1.0]


def test_a_dock_scores_at_most_three_resources_of_its_kind() -> None:
    """SEA-13.1, examples V9 of the rulebook: the fourth metal and kelp without a dock score nothing."""
    state = table(blue="m4 f3 k5", built="F1.1 B port D07, F2.1 B port D01")
    assert score(state, BLUE).resources == 3 + 3


def test_two_docks_of_a_kind_score_up_to_six() -> None:
    """SEA-13.1, ruling 12: 4 fish on two docks are 4 points, 8 fish are 6."""
    for fish, points in [(4, 4), (6, 6), (8, 6)]:
        state = table(blue=f"f{fish}", built="F1.1 B port D01, F2.1 B port D02")
        assert score(state, BLUE).resources == points


def test_resources_score_for_the_owner_of_the_dock_only() -> None:
    """SEA-13.1, ruling 10"""
    state = table(orange="f3", built="F1.1 B port D01")
    assert score(state, ORANGE).resources == 0


def test_a_dock_looks_at_two_sites_on_each_side() -> None:
    """SEA-13.2, SEA-6.2, ruling 11: neither at its own site nor at the one opposite."""
    for place in range(1, 7):
        ring = box().ring[place]
        reached = {target for target, _, _ in dock_reach("D01", f"F1.{place}")}
        assert reached == {f"F1.{other}" for other in range(1, 7)} - {f"F1.{place}", f"F1.{ring['opposite']}"}
        assert ring["fl"] == place % 6 + 1 and ring["fr"] == (place - 2) % 6 + 1


def test_one_building_may_score_for_several_docks() -> None:
    """SEA-13.2"""
    state = table(built="F1.1 B port D01, F1.3 O port D03, F1.2 O shipyard")
    assert score(state, ORANGE).docks == 2 + 1


def test_sites_score_for_the_owner_of_the_building() -> None:
    """SEA-13.3"""
    state = table(built="F1.6 B port, F2.6 O academy, F2.4 O academy")
    assert [score(state, seat).sites for seat in (BLUE, ORANGE)] == [3, 5]


def test_only_ready_specialists_score() -> None:
    """SEA-13.4"""
    state = table(cards="S09 S12 S01*")
    assert score(state, BLUE).specialists == 4


def test_cleanup_tokens_score_one_each() -> None:
    """SEA-13.5"""
    state = table()
    state.take_cleanup(BLUE, 4, "SEA-16.1")
    assert score(state, BLUE).cleanup == 4


def test_left_over_things_score_nothing() -> None:
    """SEA-13.1: no points for resources without a dock, or for buildings and ships."""
    assert score(table(blue="k9", ships="F1.1 B"), BLUE).total == 0


@pytest.mark.parametrize(
    ("built", "left", "cleanup", "expected"),
    [
        ("F1.6 B port", (2, 1), (0, 3), [1.0, 0.0]),  # more buildings left, whatever the tokens
        ("F1.2 O port", (2, 2), (4, 3), [1.0, 0.0]),  # then more cleanup tokens
        ("", (2, 2), (3, 3), [0.5, 0.5]),  # then a shared victory
    ],
)
def test_ties(built: str, left: tuple[int, int], cleanup: tuple[int, int], expected: list[float]) -> None:
    """SEA-13.6, vector T16"""
    state = table(built=built)
    for seat, count, tokens in zip(state.seats, left, cleanup, strict=True):
        seat.left = {"port": count, "academy": 0, "shipyard": 0}
        seat.cleanup = tokens
    assert score(state, BLUE).total == score(state, ORANGE).total
    assert state.returns() == expected
