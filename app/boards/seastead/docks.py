"""Docks: on the chart as quays round their flotilla, in the display as strips of five fields."""

import math
from functools import lru_cache

from app import geometry, glyphs, theme
from app.boards import marks
from app.boards.seastead import layout
from app.lettering import middle
from app.scene import Layer, Lit, LitKey, Sheet, Size
from app.theme import Style
from rules.seastead.components import KINDS, Dock, box
from rules.seastead.observation import Observation

FIELDS = ("br", "fr", "", "fl", "bl")
"""The fields of a dock in the order of the ring, clockwise; the middle one is the dock's own site."""

SPAN = math.radians(57)


def field_site(site_id: str, field: str) -> str:
    """The site that a field of a dock at a site means."""
    return f"{site_id[:2]}.{box().ring[int(site_id[3:])][field]}"


def scores_for(seen: Observation, dock: Dock, site_id: str, field: str) -> int | None:
    """The seat that a placed dock's field gives points to now."""
    building = seen.sites[field_site(site_id, field)].building
    return building[0] if building and building[1] == dock.fields[field].kind else None


def field(
    sheet: Sheet,
    layer: str,
    dock: Dock,
    name: str,
    places: tuple[geometry.Point, geometry.Point],
    size: float,
    ink: str,
    back: str,
) -> None:
    """Draws a field's building kind and points at two places."""
    (kind_x, kind_y), (vp_x, vp_y) = places
    glyphs.draw(sheet, layer, dock.fields[name].kind, kind_x, kind_y, size, ink, back)
    figure = size * 0.86
    sheet.text(layer, vp_x, middle(vp_y, figure), str(dock.fields[name].vp), figure, ink, style="bold")


def pips(sheet: Sheet, layer: str, count: int, x: float, y: float, turn: float, gap: float, ink: str) -> None:
    """Draws points as small dots in a row across the direction `turn`."""
    for index in range(count):
        at = (index - (count - 1) / 2) * gap
        dot = geometry.disc(x - at * math.sin(turn), y + at * math.cos(turn), gap * 0.34)
        sheet.patch(layer, dot, fill=ink)


def _own_field(sheet: Sheet, style: Style, dock: Dock, owner: int, x: float, y: float, size: float) -> None:
    glyphs.mark(sheet, "docks", owner, x, y, size * 0.5, style["panel"])
    glyphs.resource(sheet, "docks", dock.resource, x, y, size * 0.62, style, style["panel"])


def _quay_field(
    sheet: Sheet,
    style: Style,
    dock: Dock,
    site_id: str,
    name: str,
    span: tuple[float, float],
    seat: int | None,
) -> None:
    u = layout.unit(sheet)
    x, y = layout.centre(sheet, site_id[:2])
    inner, outer = _radii(sheet)
    fill = style["panel"] if seat is None else style.player(seat, "tint")
    ink = style["ink"] if seat is None else style.player(seat, "ink")
    sheet.patch("docks", geometry.sector(x, y, inner, outer, *span), fill=fill, line=style["ink"], width=0.9)
    turn = sum(span) / 2
    near = geometry.polar(x, y, inner + (outer - inner) * 0.23, turn)
    far = geometry.polar(x, y, inner + (outer - inner) * 0.74, turn)
    if layout.has_detail(sheet):
        first, second = sorted((near, far), key=lambda point: point[0] + 1.3 * point[1])
        field(sheet, "docks", dock, name, (first, second), 0.52 * u, ink, fill)
        return
    glyphs.draw(sheet, "docks", dock.fields[name].kind, *far, 0.78 * u, ink, fill)
    pips(sheet, "docks", dock.fields[name].vp, *near, turn, 0.27 * u, ink)


def _radii(sheet: Sheet) -> tuple[float, float]:
    u = layout.unit(sheet)
    return (4.32 * u, 5.44 * u) if layout.has_detail(sheet) else (4.26 * u, 5.62 * u)


def _jetty(sheet: Sheet, style: Style, x: float, y: float, turn: float) -> None:
    u = layout.unit(sheet)
    for side in (-0.055, 0.055):
        ends = [
            geometry.polar(x, y, 3.9 * u, turn + side),
            geometry.polar(x, y, _radii(sheet)[0], turn + side),
        ]
        sheet.line("docks", ends, style["ink"], 1.4)


@lru_cache(maxsize=256)
def _quay(
    size: Size,
    dark: bool,
    dock_id: str,
    site_id: str,
    owner: int,
    scores: tuple[int | None, ...],
    lit_key: LitKey,
) -> tuple[Layer, ...]:
    sheet, style, lit = Sheet(*size, layout.LAYERS), theme.style(dark), Lit.of(lit_key)
    dock = box().docks[dock_id]
    x, y = layout.centre(sheet, site_id[:2])
    inner, outer = _radii(sheet)
    turn = layout.angle(int(site_id[3:]))
    start = turn - SPAN / 2
    _jetty(sheet, style, x, y, turn)
    whole = geometry.sector(x, y, inner - 1.6, outer + 1.6, start - 0.008, start + SPAN + 0.008)
    sheet.patch("docks", whole, fill=style["panel"], line=style.player(owner), width=2.6)
    step = SPAN / 5
    for index, name in enumerate(FIELDS):
        span = (start + index * step, start + (index + 1) * step)
        if name:
            _quay_field(sheet, style, dock, site_id, name, span, scores[index])
            continue
        outline = geometry.sector(x, y, inner, outer, *span)
        sheet.patch("docks", outline, fill=style.player(owner), line=style["ink"], width=0.9)
        at = geometry.polar(x, y, (inner + outer) / 2, turn)
        _own_field(sheet, style, dock, owner, *at, 0.81 * (outer - inner))
    pick = f"dock:{dock_id}"
    marks.ring(sheet, style, lit.state(pick), whole)
    if pick in lit.fresh:
        wide = geometry.sector(x, y, inner - 5, outer + 5, start - 0.03, start + SPAN + 0.03)
        sheet.patch("rings", wide, line=style.player(owner, "ink"), width=1.4)
    return sheet.parts()


def all_quays(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws every dock that lies at a port, with its target."""
    inner, outer = _radii(sheet)
    for owner, seat in enumerate(seen.seats):
        for dock_id, site_id in seat.docks:
            dock = box().docks[dock_id]
            scores = tuple(scores_for(seen, dock, site_id, name) if name else None for name in FIELDS)
            pick = f"dock:{dock_id}"
            lit_key = lit.about(pick)
            sheet.paste(_quay(layout.size(sheet), style.dark, dock_id, site_id, owner, scores, lit_key))
            turn = layout.angle(int(site_id[3:]))
            at = geometry.polar(*layout.centre(sheet, site_id[:2]), (inner + outer) / 2, turn)
            sheet.target(
                [pick], *at, outer - inner, outer - inner, style.words(dock_id), bool(lit.state(pick))
            )
            lean = math.remainder(turn + math.pi / 2, math.pi)  # along the quay, never upside down
            sheet.anchor(pick, *at, SPAN * (inner + outer) / 2, outer - inner, lean)


def _route(sheet: Sheet, site_id: str, port: str, index: int) -> geometry.Outline:
    """A line from a dock's field, outside of the ring, to the site that it means."""
    u = layout.unit(sheet)
    x, y = layout.centre(sheet, site_id[:2])
    outer = _radii(sheet)[1]
    start = layout.angle(int(port[3:])) + (index - 2) * SPAN / 5
    steps = (int(site_id[3:]) - int(port[3:]) + 6) % 6
    end = layout.angle(int(port[3:])) + math.radians(60 * (steps if steps < 3 else steps - 6))
    shore = 4.25 * u
    count = 14
    return [
        geometry.polar(
            x,
            y,
            outer + 0.4 * u * math.sin(math.pi * i / count) - (outer - shore) * (i / count) ** 3,
            start + (end - start) * i / count,
        )
        for i in range(count + 1)
    ]


def routes(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws, for a focused site and the kind of building chosen, a line from every field that would score."""
    kind = next((kind for kind in KINDS if lit.state(f"building:{kind}") in ("focus", "selected")), "")
    focused = [site_id for site_id in seen.sites if lit.state(f"site:{site_id}") in ("focus", "selected")]
    placed = [dock for seat in seen.seats for dock in seat.docks]
    for site_id in focused:
        for dock_id, port in placed:
            if port[:2] != site_id[:2]:
                continue
            for index, name in enumerate(FIELDS):
                field_of = box().docks[dock_id].fields.get(name)
                if field_of and field_of.kind == kind and field_site(port, name) == site_id:
                    _draw_route(sheet, style, _route(sheet, site_id, port, index), field_of.vp)


def _draw_route(sheet: Sheet, style: Style, route: geometry.Outline, vp: int) -> None:
    sheet.line("rings", route, style["ground"], 4.6)
    sheet.line("rings", route, style["magenta"], 2, dash="6 5")
    if layout.is_phone(sheet):
        return
    x, y = route[len(route) // 2]
    sheet.patch(
        "marks", geometry.box(x, y, 30, 21, 10), fill=style["panel"], line=style["magenta"], width=1.5
    )
    sheet.text("marks", x, middle(y, 14), f"+{vp}", 14, style["magenta"], style="bold")


def strip(
    sheet: Sheet, style: Style, dock: Dock, frame: tuple[float, float, float, float], layer: str, state: str
) -> None:
    """Draws a dock of the display as a strip of five fields, the own site in the middle."""
    left, top, w, h = frame
    step = w / 5
    back = marks.ground(style, state)
    sheet.patch(layer, geometry.frame(left, top, w, h, 6), fill=back, line=style["ink"], width=1.3)
    sheet.patch(
        layer, geometry.frame(left + 2 * step, top, step, h), fill=style["sea2"], line=style["ink"], width=0.8
    )
    for index, name in enumerate(FIELDS):
        x = left + (index + 0.5) * step
        if index in (1, 4):
            sheet.line(layer, [(x - step / 2, top), (x - step / 2, top + h)], style["ink"], 0.8)
        if not name:
            glyphs.resource(
                sheet,
                layer,
                dock.resource,
                x,
                top + h / 2,
                min(step * 0.9, h * 0.6, 22),
                style,
                style["sea2"],
            )
            continue
        size = min(step * 0.84, h * 0.46, 21)
        field(sheet, layer, dock, name, ((x, top + h * 0.3), (x, top + h * 0.72)), size, style["ink"], back)
