"""The boards of Deep Blue: pure functions from an observation to a scene, one per region."""

from app.boards.deep_blue.boards import boards
from app.boards.deep_blue.chart import chart
from app.boards.deep_blue.display import display
from app.boards.deep_blue.flights import FLIGHTS, FRESH
from app.boards.deep_blue.things import THINGS
from app.motion import motion_of

REGIONS = {"chart": chart, "boards": boards, "display": display}
"""What draws each region, by the region's name."""

MOTION = motion_of(FLIGHTS, FRESH, THINGS)
"""What travels when something happens, what keeps a ring for it, and how the travellers look."""


def ideal_height(region: str, width: float) -> float:
    """The height in px that a region of a width would like to have."""
    if region == "chart":
        return width + 56 if width < 500 else width
    if region == "boards":
        return 220.0 if width >= 640 else 330.0
    return 170.0 if width >= 600 else 230.0
