"""Motion of Der Schwarm: what flies has both ends on the table, lands where it is drawn, tells no secret."""

from collections import Counter
from typing import Any

import pytest

from app.boards.schwarm import MOTION, REGIONS
from app.boards.schwarm.flights import FLIGHTS
from app.flights import find
from app.scene import Lit, Scene
from app.theme import style
from app.words import Words
from tests.app.moments import happened
from tests.app.test_flights import SIZES

STANDING = {
    "GameBegun", "RowLaidOut", "Waited", "OrderChosen", "TurnOrderSet", "TurnBegun", "CardPlayed", "NoEffect",
    "BuoyPlaced", "NetworkScored", "RoundEnded", "FinalScored", "GameEnded",
}  # fmt: skip
"""Events that move no thing over the table."""

SEEN = {"CardTaken", "ShipMoved", "TileCollected", "TileLaid", "DangerMoved", "Damage", "StationBuilt"}
LOOK = style(words=Words("en", "schwarm").of_game)


def tables(seen: Any, screen: str) -> dict[str, Scene]:
    """All regions of a table."""
    return {name: draw(seen, Lit(), SIZES[screen][name], LOOK) for name, draw in REGIONS.items()}


@pytest.mark.parametrize("screen", SIZES)
def test_everything_that_moves_flies_between_places_on_the_table(screen: str) -> None:
    """Each kind of event is looked at a few times; in the end all kinds had both their ends."""
    flown: Counter[str] = Counter()
    kinds, lost = set(), []
    for before, event, after in happened("schwarm", list(SIZES).index(screen) + 1):
        kinds.add(event.kind)
        if flown[event.kind] >= 6:
            continue
        made = MOTION.flights(event, after)
        scenes = (tables(before, screen), tables(after, screen)) if made else ({}, {})
        for flight in made:
            if find(scenes[0], flight.start) and find(scenes[1], flight.end):
                flown[event.kind] += 1
            else:
                lost.append((event.kind, flight.start, flight.end))
            assert MOTION.piece(flight.piece, LOOK).width
    assert kinds <= set(FLIGHTS) | STANDING, kinds - set(FLIGHTS) - STANDING
    assert set(flown) >= SEEN, flown
    assert not lost, lost


def test_a_card_that_is_taken_in_secret_does_not_fly_with_its_face() -> None:
    """SCH-9.5: with hidden hands only one's own cards are seen on their way."""
    others = [
        MOTION.flights(event, after)
        for _, event, after in happened("schwarm", 2, hand_cards="on")
        if event.kind == "CardTaken" and event.args["player"] != 0 and event.args.get("card") != "order"
    ]
    assert others and not any(others)


def test_every_piece_that_flies_can_be_drawn_and_what_moved_keeps_a_ring() -> None:
    fresh = set()
    for _, event, after in happened("schwarm", 5):
        for flight in MOTION.flights(event, after):
            assert MOTION.piece(flight.piece, LOOK).layers
        names = MOTION.fresh(event)
        fresh |= {event.kind} if names else set()
        assert all(name.startswith("field:") for name in names)
    assert fresh >= {"ShipMoved", "TileLaid", "StationBuilt", "DangerMoved"}
