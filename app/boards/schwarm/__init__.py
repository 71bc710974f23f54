"""The boards of Der Schwarm: pure functions from an observation to a scene, one per region."""

from app.boards.schwarm.boards import boards
from app.boards.schwarm.chart import chart
from app.boards.schwarm.display import display
from app.boards.schwarm.flights import FLIGHTS, FRESH
from app.boards.schwarm.things import THINGS
from app.motion import motion_of

REGIONS = {"chart": chart, "boards": boards, "display": display}
"""What draws each region, by the region's name."""

MOTION = motion_of(FLIGHTS, FRESH, THINGS)
"""What flies over the table, and how it looks."""


def ideal_height(region: str, width: float) -> float:
    """The height in px that a region of a width would like to have."""
    if region == "chart":
        return width
    return 210.0 if region == "boards" else 200.0
