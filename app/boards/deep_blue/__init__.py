"""The boards of Deep Blue: pure functions from an observation to a scene, one per region."""

from app.boards.deep_blue.boards import boards
from app.boards.deep_blue.chart import chart
from app.boards.deep_blue.display import display
from app.boards.deep_blue.flights import flights, fresh
from app.boards.deep_blue.flying import piece
from app.motion import Motion

REGIONS = {"chart": chart, "boards": boards, "display": display}
"""What draws each region, by the region's name."""

MOTION = Motion(flights, fresh, piece)
"""What flies over the table, and how it looks."""


def ideal_height(region: str, width: float) -> float:
    """The height in px that a region of a width would like to have."""
    if region == "chart":
        return width + 56 if width < 500 else width
    if region == "boards":
        return 220.0 if width >= 640 else 330.0
    return 170.0 if width >= 600 else 230.0
