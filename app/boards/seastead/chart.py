"""Seastead's chart: four islands that grow, the depth between them, and all that lies on both."""

from functools import lru_cache

from app import theme
from app.boards.seastead import coast, decree, deep, docks, gauges, layout, sites, water
from app.scene import Layer, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.seastead.observation import Observation


@lru_cache(maxsize=8)
def _sea(size: Size, dark: bool) -> tuple[Layer, ...]:
    """What no move changes."""
    sheet = Sheet(*size, layout.LAYERS)
    style = theme.style(dark)
    water.sea(sheet, style)
    coast.shelves(sheet, style)
    water.soundings(sheet, style)
    return sheet.parts()


def chart(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The chart region for one viewer."""
    sheet = Sheet(*size, layout.LAYERS)
    sheet.paste(_sea(size, style.dark))
    coast.islands(sheet, seen, lit, style)
    water.names(sheet, seen, style)
    sites.all_sites(sheet, seen, lit, style)
    docks.all_quays(sheet, seen, lit, style)
    docks.routes(sheet, seen, lit, style)
    deep.demands(sheet, seen, lit, style)
    deep.rose(sheet, seen, lit, style)
    water.supply(sheet, seen, lit, style)
    decree.note(sheet, seen, lit, style)
    gauges.end_gauges(sheet, seen, style)
    return sheet.scene()
