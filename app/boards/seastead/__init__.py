"""The boards of Seastead: pure functions from an observation to a scene, one per region."""

from app.boards.seastead.chart import chart
from app.boards.seastead.display import display
from app.boards.seastead.flights import FLIGHTS, FRESH
from app.boards.seastead.pieces import THINGS
from app.boards.seastead.players import boards
from app.motion import motion_of

REGIONS = {"chart": chart, "boards": boards, "display": display}
"""What draws each region, by the region's name."""

MOTION = motion_of(FLIGHTS, FRESH, THINGS)
"""What flies over the table, and how it looks."""


def ideal_height(region: str, width: float) -> float:
    """The height in px that a region of a width would like to have."""
    if region == "chart":
        return width + 40 if width < 500 else width
    if region == "boards":
        return 136.0 if width >= 640 else 280.0
    return 170.0 if width >= 600 else 330.0 if width < 350 else 230.0
