"""Where things lie on Flotilla's chart, in px: coast, sea, instruments; on a phone one panel at a time."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from app import geometry
from app.boards.sea import CHART_LAYERS, Frame
from app.scene import Lit, Size
from rules.flotilla.chart import place
from rules.flotilla.observation import Observation, SeatView

LAYERS = CHART_LAYERS
"""Here `land` holds tiles and tracks, `names` what is printed on them, `sites` outposts and discs."""

PHONE = 500
"""Below this width the chart shows one panel at a time."""

SEA, GUILDS_PANEL, MARKET, HUB = 13, 10, 11, 12
"""Panels of a phone, told like seats that are looked at: no table has so many."""

PANELS = {"sea": SEA, "guilds": GUILDS_PANEL, "market": MARKET, "hub": HUB}

OPENS = {
    "ChooseInfluence": GUILDS_PANEL,
    "ChooseSealGuild": GUILDS_PANEL,
    "ChooseCrewGuild": GUILDS_PANEL,
    "ChooseDial": GUILDS_PANEL,
    "AssignJoker": GUILDS_PANEL,
    "Transact": MARKET,
    "ChooseResource": MARKET,
    "ChooseObjective": HUB,
}
"""The panel that a decision opens by itself; all others open the sea."""

TRADES = ("Transact", "ChooseResource")
"""Decisions that are answered at the market."""

COS30 = math.sqrt(3) / 2


class Plan(NamedTuple):
    """The frames of the parts; one without width or height is not shown."""

    size: Size
    phone: bool
    inside: Frame
    guilds: Frame
    hub: Frame
    water: Frame  # all of the sea
    sea: Frame  # where hexes lie
    market: Frame
    sonar: Frame
    strip: Frame  # objectives
    tabs: Frame
    panel: int


NOTHING: Frame = (0.0, 0.0, 0.0, 0.0)


def panel_of(seen: Observation, lit: Lit) -> int:
    """The panel that a phone shows: the one tapped, else the one that the decision needs."""
    if lit.look in PANELS.values():
        return int(lit.look or 0)
    mine = seen.decider is not None and bool(lit.picks)
    return OPENS.get(seen.decision, SEA) if mine and lit.look is None else SEA


def plan(size: Size, panel: int, trading: bool = False) -> Plan:
    """The parts of the chart at a size; for trade the market is so wide that a finger finds its arrows."""
    w, h = float(size[0]), float(size[1])
    return _small(w, h, panel) if w < PHONE else _large(w, h, 218.0 if trading else 112.0)


def _large(w: float, h: float, wide_market: float) -> Plan:
    edge = 8.0
    left, top, wide, high = edge, edge, w - 2 * edge, h - 2 * edge
    coast = min(200.0, 0.27 * high)
    strip = 54.0
    loops = 0.72 * wide
    water = (left, top + coast, wide, high - coast)
    below = high - coast - strip - 10
    market = (left + 6, top + coast + 34, wide_market, min(330.0, below - 34))
    sonar = (left + wide - 62, top + coast + 34, 56.0, min(330.0, below - 34))
    sea = (left + wide_market + 12, top + coast - 6, wide - wide_market - 80, below)
    foot = (left + 6, top + high - strip - 5, wide - 12, strip)
    guilds, hub = (left, top, loops, coast - 8), (left + loops, top, wide - loops, coast - 8)
    return Plan(
        (w, h), False, (left, top, wide, high), guilds, hub, water, sea, market, sonar, foot, NOTHING, 0
    )


def _small(w: float, h: float, panel: int) -> Plan:
    edge, tab = 4.0, 44.0
    left, top, wide, high = edge, edge, w - 2 * edge, h - 2 * edge - tab
    whole = (left, top, wide, high)
    tabs = (left, top + high, wide, tab)
    frames = dict.fromkeys(("guilds", "hub", "water", "sea", "market", "sonar", "strip"), NOTHING)
    if panel == GUILDS_PANEL:
        frames["guilds"] = whole
    elif panel == MARKET:
        frames["market"], frames["sonar"] = (
            (left, top, wide - 70, high),
            (left + wide - 64, top + 18, 58, high - 24),
        )
    elif panel == HUB:
        frames["hub"] = (left, top, wide, high * 0.56)
        frames["strip"] = (left + 3, top + high * 0.58, wide - 6, high * 0.41)
    else:
        frames["water"] = whole
        frames["sea"] = (left + 4, top + 2, wide - 8, high - 6)
    return Plan((w, h), True, whole, tabs=tabs, panel=panel, **frames)


class Grid(NamedTuple):
    """A player's sea in px: the middle of the harbour and the radius of a hex."""

    x: float
    y: float
    radius: float

    def at(self, hex_name: str) -> geometry.Point:
        """The middle of a hex."""
        q, r = place(hex_name)
        return self.x + 2 * COS30 * self.radius * (q + r / 2), self.y + 1.5 * self.radius * r

    def outline(self, hex_name: str, grow: float = 1.0) -> geometry.Outline:
        """A hex, pointy top, larger or smaller if wanted."""
        return geometry.ngon(*self.at(hex_name), self.radius * grow, 6, -math.pi / 2)

    def corner(self, hex_name: str, corner: int, share: float = 1.0) -> geometry.Point:
        """A corner of a hex as rules number them: 0 right above, then against the clock (FLO-2.13)."""
        x, y = self.at(hex_name)
        return geometry.polar(x, y, share * self.radius, -math.pi / 6 - corner * math.pi / 3)

    def edge(self, hex_name: str, edge: int, share: float = 1.0) -> geometry.Point:
        """The middle of an edge of a hex: 0 is in the east, then against the clock."""
        x, y = self.at(hex_name)
        return geometry.polar(x, y, share * COS30 * self.radius, -edge * math.pi / 3)


def own_hexes(view: SeatView) -> list[str]:
    """A player's harbour, start waters and tiles."""
    return [view.harbour, *(hex_name for hex_name, _ in view.waters), *(tile.hex for tile in view.tiles)]


def grid(frame: Frame, hexes: Iterable[str], most: float) -> Grid:
    """The largest grid in which all these hexes fit into a frame; the harbour lies at its upper edge."""
    left, top, w, h = frame
    spots = [place(each) for each in hexes]
    across = [2 * COS30 * (q + r / 2) for q, r in spots]
    deep = max(r for _, r in spots)
    low, high = min(across) - COS30, max(across) + COS30
    radius = min(most, w / (high - low), h / (1.5 * deep + 2.1))
    x = left + w / 2 - radius * (low + high) / 2
    return Grid(x, top + 1.05 * radius, radius)
