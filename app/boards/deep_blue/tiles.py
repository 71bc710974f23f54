"""The spaces of the chart: wrecks open, hidden and gone, buoys, the harbour, and what can be done there."""

import math
from functools import lru_cache

from app import geometry, glyphs, theme
from app.boards import marks, sea
from app.boards.deep_blue import layout, pieces
from app.boards.deep_blue.layout import Plan
from app.glyphs import gems
from app.lettering import middle, width
from app.scene import Layer, Lit, LitKey, Sheet
from app.theme import Style
from rules.deep_blue.components import HARBOUR, HAZARDS, Node, box, is_city
from rules.deep_blue.observation import Observation

SPOTS = ((-0.68, -0.68), (0.68, -0.68), (0.0, 0.86))
"""Where the exploration spaces lie, in radii of the tile."""

SHIELDED = (*HAZARDS, "hazard")


def tile_radius(plan: Plan, here: bool = False) -> float:
    """Radius of a wreck tile; the one where the dive is, is larger."""
    return plan.radius * (1.26 if here else 1.0)


def spot(plan: Plan, node: str, number: int, here: bool = False) -> tuple[float, float]:
    """The middle of an exploration space."""
    x, y = plan.node(node)
    dx, dy = SPOTS[number - 1]
    radius = tile_radius(plan, here)
    return x + dx * radius, y + dy * radius


def spot_radius(plan: Plan, here: bool = False) -> float:
    """Radius of an exploration space."""
    return 0.43 * tile_radius(plan, here)


def outline(tile: str, x: float, y: float, radius: float) -> geometry.Outline:
    """The outline of a wreck tile: square to begin with, later round, octagons in the city."""
    group = box().wrecks[tile].group
    if group == "city":
        return pieces.octagon(x, y, radius)
    if group == "start":
        return geometry.box(x, y, 1.86 * radius, 1.86 * radius, 0.3 * radius)
    return geometry.disc(x, y, radius)


@lru_cache(maxsize=512)
def _wreck(
    plan: Plan, dark: bool, node: str, tile: str, gem: str, here: bool, lit_key: LitKey
) -> tuple[Layer, ...]:
    sheet, style, lit = Sheet(*plan.size, layout.LAYERS), theme.style(dark), Lit.of(lit_key)
    x, y = plan.node(node)
    radius = tile_radius(plan, here)
    layer = "sites" if here else "names"
    state = lit.state(f"dive:{node}", f"node:{node}")
    shape = outline(tile, x, y, radius)
    sheet.patch(layer, shape, fill=marks.ground(style, state, "buff"), line=style["ink"], width=1.4)
    inner = outline(tile, x, y, radius * 0.9)
    sheet.patch(layer, inner, line=style["buff_line"], width=0.9)
    wreck = box().wrecks[tile]
    if is_city(tile):
        glyphs.draw(
            sheet,
            layer,
            "temple",
            x,
            y + 0.02 * radius,
            radius * 1.0,
            style["buff_line"],
            style["buff"],
            0.55,
        )
    size = radius * 0.72
    sheet.text(
        layer, x, middle(y - 0.02 * radius, size), str(wreck.leader_vp), size, style["ink"], "serif", "bold"
    )
    for number, colour in enumerate(wreck.spots, 1):
        _spot(sheet, layer, plan, node, number, colour, here, style, lit)
    if gem:
        at = geometry.polar(x, y, radius * 1.12, 0.35)
        sheet.patch(
            "sites", geometry.disc(*at, 0.36 * radius), fill=style["sea1"], line=style["ink"], width=1
        )
        gems.gem(sheet, "sites", gem, *at, 0.24 * radius, style)
    marks.ring(sheet, style, state, outline(tile, x, y, radius * 1.1 + 2))
    marks.fresh(sheet, style, lit, (f"node:{node}", f"tile:{tile}"), None, (x, y, radius * 1.1 + 3))
    return sheet.parts()


def _spot(
    sheet: Sheet,
    layer: str,
    plan: Plan,
    node: str,
    number: int,
    colour: str,
    here: bool,
    style: Style,
    lit: Lit,
) -> None:
    x, y = spot(plan, node, number, here)
    radius = spot_radius(plan, here)
    state = lit.state(f"spot:{node}.{number}")
    if colour in SHIELDED:
        gems.shield(sheet, layer, colour, x, y, radius * 0.95, style)
    else:
        fill = marks.ground(style, state)
        sheet.patch(layer, geometry.disc(x, y, radius), fill=fill, line=style["ink"], width=1.1)
        gems.gem(sheet, layer, colour, x, y, radius * 0.6, style)
    marks.ring(sheet, style, state, geometry.disc(x, y, radius * 1.3 + 1.5))


@lru_cache(maxsize=256)
def _space(
    plan: Plan, dark: bool, node: str, is_hidden: bool, gem: str, lit_key: LitKey
) -> tuple[Layer, ...]:
    """A space without an open wreck."""
    sheet, style, lit = Sheet(*plan.size, layout.LAYERS), theme.style(dark), Lit.of(lit_key)
    kind = box().nodes[node].kind
    x, y = plan.node(node)
    state = lit.state(f"node:{node}")
    reach = _extent(plan, node, is_hidden)
    if kind == "harbour":
        back = marks.ground(style, state)
        sheet.patch("names", geometry.disc(x, y, reach), fill=back, line=style["ink"], width=1.5)
        glyphs.draw(sheet, "names", "port", x, y, reach * 1.35, style["ink"], back)
    elif kind == "buoy":
        if state:
            sheet.patch("names", geometry.disc(x, y, reach), fill=marks.ground(style, state))
        pieces.buoy(sheet, "names", x, y - 1, 0.24 * plan.radius + 1.5, style)
    elif is_hidden:
        _hidden(sheet, x, y, reach, style, state)
    else:
        _empty(sheet, x, y, reach, style, state)
    if gem:
        at = geometry.polar(x, y, reach * 1.02, 0.35)
        sheet.patch(
            "names", geometry.disc(*at, 0.36 * plan.radius), fill=style["sea1"], line=style["ink"], width=1
        )
        gems.gem(sheet, "names", gem, *at, 0.24 * plan.radius, style)
    marks.ring(sheet, style, state, geometry.disc(x, y, reach + 3))
    marks.fresh(sheet, style, lit, (f"node:{node}",), None, (x, y, reach + 4))
    return sheet.parts()


def _hidden(sheet: Sheet, x: float, y: float, radius: float, style: Style, state: str) -> None:
    """A wreck face down: a pale disc with ticks like a compass card, a red buoy on it."""
    fill = marks.ground(style, state, "sea1")
    sheet.patch("names", geometry.disc(x, y, radius), fill=fill, line=style["ink"], width=1.4)
    sheet.patch("names", geometry.disc(x, y, radius * 0.87), line=style["sounding"], width=0.7)
    for step in range(12):
        turn = step * 0.5236
        ends = [geometry.polar(x, y, radius * 0.72, turn), geometry.polar(x, y, radius * 0.85, turn)]
        sheet.line("names", ends, style["sounding"], 1)
    pieces.buoy(sheet, "names", x, y + 0.03 * radius, radius * 0.32, style, "red")


def _empty(sheet: Sheet, x: float, y: float, radius: float, style: Style, state: str) -> None:
    fill = marks.ground(style, state, "sea0")
    sheet.patch("names", geometry.disc(x, y, radius), fill=fill, line=style["ink"], width=1.1)
    arm = radius * 0.45
    for cross in ([(x - arm, y), (x + arm, y)], [(x, y - arm), (x, y + arm)]):
        sheet.line("names", cross, style["ink"], 1, 0.6)


def _extent(plan: Plan, node: str, is_hidden: bool) -> float:
    """Radius of a space without an open wreck."""
    if box().nodes[node].kind == "harbour":
        return 0.64 * plan.radius
    if box().nodes[node].kind == "buoy":
        return 0.5 * plan.radius
    return 0.84 * plan.radius if is_hidden else 0.42 * plan.radius


def extent(plan: Plan, seen: Observation, node: str) -> float:
    """How far a space reaches from its middle, in px."""
    if node in seen.open_tiles:
        return tile_radius(plan, bool(seen.dive and seen.dive.node == node))
    return _extent(plan, node, node in seen.hidden_spaces)


def all_spaces(sheet: Sheet, plan: Plan, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws every space that the map shows, with its targets."""
    for node in box().nodes.values():
        x, y = plan.node(node.id)
        if not sea.is_inside(x, y, plan.map, -plan.radius):
            continue
        picks = [f"node:{node.id}", f"dive:{node.id}"]
        tile = seen.open_tiles.get(node.id, "")
        here = bool(seen.dive and seen.dive.node == node.id)
        gem = seen.gem_on.get(node.id, "")
        if tile:
            sheet.anchor(f"tile:{tile}", x, y, 2.5 * tile_radius(plan, here))
            spots = [f"spot:{node.id}.{number}" for number in (1, 2, 3)]
            sheet.paste(
                _wreck(plan, style.dark, node.id, tile, gem, here, lit.about(*picks, *spots, f"tile:{tile}"))
            )
        else:
            is_hidden = node.id in seen.hidden_spaces
            sheet.paste(_space(plan, style.dark, node.id, is_hidden, gem, lit.about(*picks)))
        if sea.is_inside(x, y, plan.map, -4):
            _targets(sheet, plan, seen, lit, style, node, tile)
        _note(sheet, plan, seen, lit, style, node.id)


def _targets(
    sheet: Sheet, plan: Plan, seen: Observation, lit: Lit, style: Style, node: Node, tile: str
) -> None:
    x, y = plan.node(node.id)
    here = bool(seen.dive and seen.dive.node == node.id)
    picks = [f"dive:{node.id}", f"node:{node.id}"]
    if seen.decision == "SailBoat":
        picks.reverse()  # the first one gives the reason when neither is possible
    reach = 2 * extent(plan, seen, node.id)
    label = name(seen, style, node.id)
    sheet.target(picks, x, y, reach, reach, label, bool(lit.state(*picks)))
    for number, colour in enumerate(box().wrecks[tile].spots if tile else (), 1):
        pick = f"spot:{node.id}.{number}"
        at, size = spot(plan, node.id, number, here), 2 * spot_radius(plan, here)
        text = f"{style.words(tile)}: {style.words(f'gem.{colour}')}"
        sheet.target([pick], *at, size, size, text, bool(lit.state(pick)))
        out = 1 + 0.9 * spot_radius(plan, here) / math.dist(at, (x, y))
        marks.letter(sheet, style, lit, pick, x + (at[0] - x) * out, y + (at[1] - y) * out, 8.5)
    for pick in picks:
        marks.letter(sheet, style, lit, pick, x, y - extent(plan, seen, node.id) * 1.05, 9)


def name(seen: Observation, style: Style, node: str) -> str:
    """What lies on a space, in words."""
    tile = seen.open_tiles.get(node)
    if tile:
        colours = ", ".join(style.words(f"gem.{colour}") for colour in box().wrecks[tile].spots)
        points = f"{box().wrecks[tile].leader_vp} {style.words('word.points')}"
        return f"{style.words(tile)}, {points}, {colours}"
    if node == HARBOUR:
        return style.words("harbour")
    if box().nodes[node].kind == "buoy":
        return f"{style.words('buoy')} {node[1:]}"
    return f"{style.words('hidden' if node in seen.hidden_spaces else 'emptied')} {node}"


def _note(sheet: Sheet, plan: Plan, seen: Observation, lit: Lit, style: Style, node: str) -> None:
    """How far it is, where a boat may sail."""
    text = lit.notes.get(f"node:{node}", "")
    if not text:
        return
    x, y = plan.node(node)
    reach = extent(plan, seen, node)
    at = (x - reach * 0.76, y + reach * 0.76)
    sheet.patch("marks", geometry.disc(*at, 9.5), fill=style["magenta"], line=style["panel"], width=1.6)
    size = 13.0 if width(text, 13, "serif", True) < 17 else 11.0
    sheet.text("marks", at[0], middle(at[1], size), text, size, style["on_magenta"], "serif", "bold")
