"""The boards of Otys: pure functions from an observation to a scene, one per region."""

from app.boards.otys.boards import boards
from app.boards.otys.chart import chart
from app.boards.otys.display import display
from app.boards.otys.flights import FLIGHTS, FRESH
from app.boards.otys.things import THINGS
from app.motion import motion_of

REGIONS = {"chart": chart, "boards": boards, "display": display}
"""What draws each region, by the region's name."""

MOTION = motion_of(FLIGHTS, FRESH, THINGS)
"""What flies over the table, and how it looks."""


def ideal_height(region: str, width: float) -> float:
    """The height in px that a region of a width would like to have."""
    if region == "chart":
        return width + 60 if width < 500 else width
    return 210.0 if region == "boards" else 170.0 if width >= 360 else 230.0
