"""Where things lie on Seastead's chart, in px, computed from the region's size alone."""

import math

from app.boards.sea import CHART_LAYERS
from app.scene import Sheet, Size
from rules.seastead.components import FLOTILLAS

LAYERS = CHART_LAYERS
"""The layers of the chart, lowest first."""

PHONE = 500
"""Below this width the chart drops detail."""

RING = 3.0
"""Distance of a site from the middle of its flotilla, in units."""

SITE = 1.2
"""Radius of a site, in units."""


def size(sheet: Sheet) -> Size:
    """The region's size, as a key for caches."""
    return sheet.width, sheet.height


def is_phone(sheet: Sheet) -> bool:
    """Whether the region is as narrow as a phone."""
    return sheet.width < PHONE


def border(sheet: Sheet) -> float:
    """Width of the minute scale round the chart."""
    return 4.0 if is_phone(sheet) else 5.0


def foot(sheet: Sheet) -> float:
    """Height of the strip with the end gauges."""
    return 40.0 if is_phone(sheet) else 42.0


def sea(sheet: Sheet) -> tuple[float, float, float, float]:
    """The water inside of the border: left, top, right, bottom."""
    edge = border(sheet)
    return edge, edge, sheet.width - edge, sheet.height - edge - foot(sheet)


def unit(sheet: Sheet) -> float:
    """One unit of the chart in px."""
    left, top, right, bottom = sea(sheet)
    return min((right - left) / 24.4, (bottom - top) / 24.1)


def middle(sheet: Sheet) -> tuple[float, float]:
    """Where the compass rose stands."""
    left, top, right, bottom = sea(sheet)
    return (left + right) / 2, (top + bottom) / 2


def centre(sheet: Sheet, flotilla: str) -> tuple[float, float]:
    """The middle of a flotilla."""
    left, top, right, bottom = sea(sheet)
    u = unit(sheet)
    x, y = middle(sheet)
    column, row = FLOTILLAS.index(flotilla) % 2, FLOTILLAS.index(flotilla) // 2
    dx = min((right - left) * 0.2303, 7 * u)
    dy = min((bottom - top) * 0.25, 7 * u)
    return x + (dx if column else -dx), y + (dy if row else -dy)


def angle(place: int) -> float:
    """The direction of a ring place 1 to 6: 1 on top, then clockwise."""
    return math.radians(60 * (place - 1) - 90)


def site(sheet: Sheet, site_id: str) -> tuple[float, float]:
    """The middle of a site."""
    x, y = centre(sheet, site_id[:2])
    turn = angle(int(site_id[3:]))
    reach = RING * unit(sheet)
    return x + reach * math.cos(turn), y + reach * math.sin(turn)


def rose(sheet: Sheet) -> float:
    """The radius of the compass rose."""
    return (2.42 if has_detail(sheet) else 2.86) * unit(sheet)


def has_detail(sheet: Sheet) -> bool:
    """Whether sites are large enough for their effects, tags with numbers and points."""
    return unit(sheet) >= 25
