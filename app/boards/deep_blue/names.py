"""Names beside the wrecks, each where it covers least; title, scenario and fresco of the chart."""

from functools import lru_cache
from itertools import product

from app import geometry, glyphs
from app.boards import sea
from app.boards.deep_blue import boats, pieces, tiles, water
from app.boards.deep_blue.layout import Plan
from app.lettering import fit, shorten, wrap
from app.scene import Sheet
from app.theme import Style
from rules.deep_blue.components import HARBOUR, box
from rules.deep_blue.observation import Observation

Box = tuple[float, float, float, float]

_SPACING = 0.06


@lru_cache(maxsize=8)
def _route_points(plan: Plan) -> tuple[geometry.Point, ...]:
    """Points along all routes, close enough that no name slips between them."""
    points = []
    for node in box().nodes.values():
        x, y = plan.node(node.id)
        for other in node.next:
            if node.id < other:
                ox, oy = plan.node(other)
                points += [(x + (ox - x) * part / 14, y + (oy - y) * part / 14) for part in range(1, 14)]
    return tuple(points)


def _cost(plan: Plan, place: Box, discs: tuple[Box, ...], taken: list[Box]) -> float:
    """What a name at a place would cover: wrecks and names much, routes little."""
    left, top, w, h = place
    cost = 0.0
    for x, y, radius, weight in discs:
        dx, dy = max(left - x, 0, x - left - w), max(top - y, 0, y - top - h)
        cost += weight if dx * dx + dy * dy < radius * radius else 0
    cost += sum(0.6 for x, y in _route_points(plan) if left < x < left + w and top < y < top + h)
    for other in taken:
        apart = (
            left > other[0] + other[2] + 9
            or other[0] > left + w + 9
            or top > other[1] + other[3]
            or other[1] > top + h
        )
        cost += 0 if apart else 12
    ml, mt, mw, mh = plan.map
    outside = max(ml + 4 - left, left + w - ml - mw + 4, mt + 4 - top, top + h - mt - mh + 4, 0)
    return cost + (10 + 3 * outside if outside else 0)


@lru_cache(maxsize=64)
def _places(plan: Plan, labels: tuple[tuple[str, float], ...], discs: tuple[Box, ...]) -> tuple[Box, ...]:
    """Left, top, width and height of each label."""
    taken: list[Box] = list(_fixed(plan))
    start = len(taken)
    for node, w in labels:
        x, y = plan.node(node)
        reach, h = plan.radius, 18.0
        tries: list[tuple[float, float]] = [(-w / 2, reach * 1.34), (-w / 2, -reach * 1.16 - h)]
        tries += [(reach * 1.1, -h / 2), (-reach * 1.1 - w, -h / 2)]
        sides = ((reach * 0.5, reach * 0.98), (-reach * 0.5 - w, reach * 0.98))
        tries += [*sides, (reach * 0.55, -reach * 0.95 - h), (-reach * 0.55 - w, -reach * 0.95 - h)]
        tries += [(dx, dy) for dx in (reach - w, -reach) for dy in (reach * 1.36, -reach * 1.2 - h)]
        tries += [(dx - w / 2, dy) for dx in (-0.3 * w, 0.3 * w) for dy in (reach * 1.36, -reach * 1.2 - h)]
        options = [(x + dx, y + dy, w, h) for dx, dy in tries]
        costs = [_cost(plan, place, discs, taken) + 0.3 * rank for rank, place in enumerate(options)]
        taken.append(options[costs.index(min(costs))])
    return tuple(taken[start:])


def _fixed(plan: Plan) -> tuple[Box, ...]:
    """What else is written on the map."""
    left, top, w, h = plan.map
    return ((left, top, 0.42 * w, 74), (left, top + h - 150, 0.2 * w, 150))


def names(sheet: Sheet, plan: Plan, seen: Observation, style: Style) -> None:
    """Draws the names of the open wrecks and of the harbour."""
    if plan.phone:
        return
    size = max(13.5, min(16.0, plan.radius * 0.46))
    nodes = [node for node in sorted(seen.open_tiles) if not (seen.dive and seen.dive.node == node)]
    labels = tuple(
        (node, sea.wide_width(style.words(seen.open_tiles[node]), size, _SPACING)) for node in nodes
    )
    discs = tuple((*plan.node(node), tiles.extent(plan, seen, node), 9.0) for node in box().nodes)
    depths = tuple((*plan.at(x, y), 13.0, 2.5) for x, y, _ in water.SOUNDINGS)
    spots = [tiles.spot(plan, node, number) for node in seen.open_tiles for number in (1, 2, 3)]
    discs += tuple((x, y, tiles.spot_radius(plan), 9.0) for x, y in spots)
    berths = tuple((x, y, 1.6 * boats.radius(plan), 9.0) for x, y in boats.places(plan, seen).values())
    for (node, _), place in zip(labels, _places(plan, labels, discs + berths + depths), strict=True):
        left, top, _, _ = place
        text = style.words(seen.open_tiles[node])
        sea.wide_text(sheet, "names", left, top + 14, text, size, style["ink"], "italic", _SPACING)


def title(sheet: Sheet, plan: Plan, seen: Observation, style: Style) -> None:
    """Draws the title, the scenario with its effect, and the harbour's name."""
    left, top, w, h = plan.map
    if plan.panned:
        return
    x, y = left + 11, top + (24 if plan.phone else 34)
    scenario = style.words(f"scenario.{seen.scenario}")
    if plan.phone:
        text = shorten(scenario, w * 0.52, 15, "serif")
        sheet.text("names", x, y - 3, text, 15, style["ink"], "serif", "italic", "left")
        return
    size = min(30.0, w * 0.056)
    sea.wide_text(sheet, "names", x, y, style.words("name"), size, style["ink"], "bold italic", 0.1)
    sheet.text("names", x, y + 20, scenario, 14, style["ink"], style="bold", align="left")
    effect = style.words(f"scenario.{seen.scenario}.short")
    for row, line in enumerate(wrap(effect, 0.4 * w, 13.5, 2)):
        sheet.text("names", x, y + 37 + 16 * row, line, 13.5, style["ink"], align="left")
    hx, _ = plan.node(HARBOUR)
    sea_end = top + h - 10
    text = style.words("harbour")
    wide = sea.wide_width(text, 16, _SPACING)
    sea.wide_text(
        sheet,
        "names",
        min(hx + 12, left + w - wide - 12),
        sea_end,
        text,
        16,
        style["ink"],
        "normal",
        _SPACING,
    )


def fresco(sheet: Sheet, plan: Plan, seen: Observation, style: Style) -> None:
    """Draws the four places of the fresco, those with a part of the city filled."""
    left, top, w, h = plan.map
    full = len([wreck for wreck in box().wrecks.values() if wreck.group == "city"])
    count = len(seen.fresco)
    if plan.panned:
        return
    radius = 14.5 if plan.phone else min(24.0, plan.radius * 0.72)
    bottom = top + h - (24 if plan.phone else 46)
    for place, (column, row) in enumerate(product(range(2), repeat=2)):
        x = left + 10 + radius + row * 2.16 * radius
        y = bottom - radius - (1 - column) * 2.16 * radius
        done = place < count
        sheet.anchor(f"fresco:{place + 1}", x, y, 2.2 * radius)
        shape = pieces.octagon(x, y, radius)
        fill = style["buff"] if done else style["panel"]
        line = style["ink"] if done else style["hair"]
        sheet.patch("names", shape, fill=fill, line=line, width=1.6 if done else 1.2)
        if done:
            sheet.patch("names", pieces.octagon(x, y, radius * 0.86), line=style["buff_line"], width=0.9)
        ink = style["ink"] if done else style["hair"]
        glyphs.draw(sheet, "names", "temple", x, y, radius * 1.15, ink, fill)
    x = left + 10
    if plan.phone:
        sheet.text(
            "names", x + 2, top + h - 7, f"{count}/{full}", 15, style["ink"], style="bold", align="left"
        )
        return
    text = style.words("fresco", count=count, full=full)
    sheet.text(
        "names",
        x,
        top + h - 27,
        text,
        fit(text, 0.28 * w, 15, 13, bold=True),
        style["ink"],
        style="bold",
        align="left",
    )
    sheet.text("names", x, top + h - 10, style.words("fresco.end"), 13, style["ink"], align="left")
