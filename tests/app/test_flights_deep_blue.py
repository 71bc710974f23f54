"""Motion of Deep Blue: what flies has both ends on the table, lands where it is drawn, tells no secret."""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from app.boards.deep_blue import MOTION, REGIONS
from app.boards.deep_blue.flights import FLIGHTS
from app.flights import find
from app.scene import Lit, Scene
from app.theme import style
from app.words import Words
from tests.app.moments import happened
from tests.app.test_flights import SIZES

STANDING = {
    "GameBegun", "TurnBegun", "CardPlayed", "TokenSpent", "MarketRenewed", "DeckReshuffled", "Declined",
    "TileRevealed", "DiveStarted", "DiversFixed", "HazardWarning", "HazardStrikes", "Surfaced", "DiveStopped",
    "DiveScored", "TileDiscarded", "GameEnded", "ActionPassed",
}  # fmt: skip
"""Events that move no thing over the table."""

NOT_EVERYWHERE = {"phone"}
"""Screens whose tables do not show all places at once."""

LOOK = style(words=partial(Words("en", "deep_blue").of_game))


def tables(seen: Any, screen: str) -> dict[str, Scene]:
    """All regions of a table."""
    return {name: draw(seen, Lit(), SIZES[screen][name], LOOK) for name, draw in REGIONS.items()}


@pytest.mark.parametrize("screen", SIZES)
def test_everything_that_moves_flies_between_places_on_the_table(screen: str) -> None:
    flown, lost, kinds = Counter(), Counter(), set()
    for before, event, after in happened(
        "deep_blue", list(SIZES).index(screen) + 1, scenario="scattered_wealth"
    ):
        kinds.add(event.kind)
        made = MOTION.flights(event, after)
        if not made:
            continue
        scenes = tables(before, screen), tables(after, screen)
        for flight in made:
            ends = find(scenes[0], flight.start), find(scenes[1], flight.end)
            (flown if all(ends) else lost)[event.kind] += 1
            assert MOTION.piece(flight.piece, LOOK).width
    assert kinds <= set(FLIGHTS) | STANDING, kinds - set(FLIGHTS) - STANDING
    assert {"BoatSailed", "GemDrawn", "CrewHired", "CrewScored", "Rested"} <= set(flown), flown
    if screen not in NOT_EVERYWHERE:
        assert not lost, lost


def test_a_gem_comes_out_of_the_bag_and_hangs_where_the_line_is() -> None:
    for before, event, after in happened("deep_blue", 3, scenario="troubled_waters"):
        if event.kind == "GemDrawn" and after.dive and len(after.dive.drawn) == event.args["count"] == 4:
            (flight,) = MOTION.flights(event, after)
            start, end = (
                find(tables(before, "tablet"), flight.start),
                find(tables(after, "tablet"), flight.end),
            )
            assert start and end and start[0] == end[0] == "chart"
            assert start[1].y > end[1].y, "the bag lies on the sea bed"
            return
    pytest.fail("nobody drew a fourth gem")


def test_what_rests_comes_back_without_its_faces() -> None:
    rested = next(
        event
        for _, event, after in happened("deep_blue", 5, scenario="troubled_waters")
        if event.kind == "Rested" and event.args["player"] != 0
    )
    assert "cards" not in rested.args or not rested.args["cards"]
    (flight,) = MOTION.flights(rested, None)
    assert flight.piece == "back:" and flight.count == rested.args["count"]


@pytest.mark.parametrize("kind", ["BoatSailed", "TileRevealed", "CrewRevealed", "SpotTaken"])
def test_what_changed_keeps_a_ring_where_it_lies(kind: str) -> None:
    for _, event, after in happened("deep_blue", 4, scenario="troubled_waters"):
        if event.kind == kind:
            names = MOTION.fresh(event)
            scenes = tables(after, "desktop")
            assert names and any(find(scenes, (name,)) for name in names)
            return
    pytest.fail(f"no {kind} in a whole game")
