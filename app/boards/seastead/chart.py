"""Seastead's chart: four islands that grow, the depth between them, and all that lies on both."""

from app.boards.seastead import coast, deep, docks, foot, sites
from app.scene import Lit, Scene, Sheet
from app.theme import Style
from rules.seastead.observation import Observation

LAYERS = ("sea", "land", "names", "sites", "docks", "middle", "cards", "rings", "ships", "marks", "foot")


def chart(seen: Observation, lit: Lit, size: tuple[float, float], style: Style) -> Scene:
    """The chart region for one viewer."""
    sheet = Sheet(*size, LAYERS)
    foot.water(sheet, style)
    coast.shelves(sheet, style)
    foot.soundings(sheet, style)
    coast.islands(sheet, seen, lit, style)
    foot.names(sheet, seen, style)
    sites.all_sites(sheet, seen, lit, style)
    docks.all_quays(sheet, seen, lit, style)
    deep.demands(sheet, seen, lit, style)
    deep.rose(sheet, seen, lit, style)
    foot.supply(sheet, seen, lit, style)
    foot.gauges(sheet, seen, style)
    return sheet.scene()
