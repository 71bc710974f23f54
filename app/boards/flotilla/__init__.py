"""The boards of Flotilla: pure functions from an observation to a scene, one per region."""

from app.boards.flotilla.boards import boards
from app.boards.flotilla.chart import chart
from app.boards.flotilla.display import display
from app.boards.flotilla.flights import FLIGHTS, FRESH
from app.boards.flotilla.things import THINGS
from app.motion import motion_of

REGIONS = {"chart": chart, "boards": boards, "display": display}
"""What draws each region, by the region's name."""

MOTION = motion_of(FLIGHTS, FRESH, THINGS)
"""What travels when something happens, what keeps a ring for it, and how the travellers look."""


def ideal_height(region: str, width: float) -> float:
    """The height in px that a region of a width would like to have."""
    if region == "chart":
        return width + 60
    return 230.0 if region == "boards" else 210.0
