"""Deep Blue's chart: the sea with its routes, wrecks and boats, and beside it the dive as a sounding line."""

from dataclasses import replace
from functools import lru_cache

from app import geometry, theme
from app.boards.deep_blue import bag, boats, column, dive, hidden, layout, names, tiles, water
from app.boards.deep_blue.layout import Plan
from app.scene import Layer, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.deep_blue.observation import Observation


@lru_cache(maxsize=16)
def _sea(plan: Plan, dark: bool) -> tuple[Layer, ...]:
    """What no move changes."""
    sheet, style = Sheet(*plan.size, layout.LAYERS), theme.style(dark)
    water.base(sheet, plan, style)
    if plan.section:
        column.water(sheet, column.column(plan), style)
    return sheet.parts()


def _site(sheet: Sheet, plan: Plan, seen: Observation, style: Style) -> None:
    """Dims the map round the dive and rings its site; a line joins it with the section."""
    assert seen.dive is not None
    x, y = plan.node(seen.dive.node)
    left, _, w, _ = plan.map
    sheet.patch("sites", geometry.frame(*plan.map), fill=style["sea0"], alpha=0.38)
    if not plan.phone:
        reach = tiles.tile_radius(plan, True)
        ends = [(x + 1.2 * reach, y), (left + w - 4, y)]
        sheet.line("sites", ends, style["ink"], 1.3, dash="9 4 2 4")
        for text, at in (("A", x + 1.42 * reach + 32), ("A′", left + w - 16)):
            if at < left + w - 52 or text != "A":
                sheet.text("sites", at, y - 6, text, 15, style["ink"], "serif", "bold italic")
    ring = geometry.disc(x, y, tiles.tile_radius(plan, True) * 1.16)
    sheet.patch("sites", ring, fill=style["sea0"], line=style.player(seen.dive.leader), width=3.2)


def _rushing(seen: Observation) -> Observation:
    """While boats still come, whoever is there already counts as a diver."""
    view = seen.dive
    if view is None or view.order:
        return seen
    seats = [(view.leader + step) % len(seen.seats) for step in range(len(seen.seats))]
    there = tuple(s for s in seats if any(node == view.node for node, _ in seen.seats[s].boats.values()))
    return replace(seen, dive=replace(view, order=there, inside=there, stake=dict.fromkeys(there, 0)))


def chart(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The chart region for one viewer."""
    seen = _rushing(seen)
    plan = layout.plan((float(size[0]), float(size[1])), seen.dive.node if seen.dive else "")
    sheet = Sheet(*plan.size, layout.LAYERS)
    sheet.paste(_sea(plan, style.dark))
    if seen.dive:
        _site(sheet, plan, seen, style)
    tiles.all_spaces(sheet, plan, seen, lit, style)
    names.names(sheet, plan, seen, style)
    names.title(sheet, plan, seen, style)
    names.fresco(sheet, plan, seen, style)
    boats.all_boats(sheet, plan, seen, lit, style)
    if plan.section:
        parts = column.column(plan)
        if seen.dive:
            dive.dive(sheet, seen, lit, style, parts)
        else:
            hidden.at_rest(sheet, seen, style, parts)
        bag.bag(sheet, seen, style, parts)
    return sheet.scene()
