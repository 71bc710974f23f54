"""The Boss of the solo game: his face, his board, his goods on the sites and where the next ones go."""

from app import glyphs
from app.boards import marks
from app.boards.seastead import layout, rows
from app.lettering import fit, middle, width, wrap
from app.scene import Lit, Sheet
from app.theme import Style
from rules.seastead.components import FLOTILLAS, RESOURCES, box
from rules.seastead.observation import Observation, SiteView

SEAT = 1
"""He has the second player's colour, buildings and board (SEA-15.1)."""

Frame = tuple[float, float, float, float]


def face(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style) -> None:
    """His face on a square of his colour."""
    own = style.player(SEAT)
    glyphs.mark(sheet, layer, SEAT, x, y, radius, own, style["ink"], 1.2)
    size = radius * 1.6
    skin, ink = ("#F6E3CF", "#1F2933")  # alike by day and by night: a face, no ground
    glyphs.draw(sheet, layer, "boss_head", x, y, size, skin, own)
    glyphs.draw(sheet, layer, "boss_features", x, y, size, ink, own)


def aims(seen: Observation) -> frozenset[str]:
    """The unbuilt sites with the lowest printed cost of each flotilla: his next goods go there (SEA-15.9)."""
    if not seen.solo:
        return frozenset()
    found: set[str] = set()
    for flotilla in FLOTILLAS:
        free = [view for view in seen.sites.values() if view.id[:2] == flotilla and not view.building]
        costs = {view.id: box().sites[view.id, view.side].cost for view in free}
        found |= {site for site, cost in costs.items() if cost == min(costs.values())}
    return frozenset(found)


def goods(seen: Observation) -> dict[str, int]:
    """How much of each kind lies on the sites for him."""
    lying = [kind for view in seen.sites.values() for kind in view.boss]
    return {kind: lying.count(kind) for kind in RESOURCES}


def place(sheet: Sheet, site: str) -> tuple[float, float, float]:
    """Where his goods lie on a site, and how large one is."""
    u = layout.unit(sheet)
    x, y = layout.site(sheet, site)
    if layout.has_detail(sheet):
        return x - 1.3 * u, y - 0.42 * u, 0.86 * u
    return x - 1.36 * u, y - 0.5 * u, 1.15 * u


def on_site(sheet: Sheet, view: SiteView, aimed: bool, lit: Lit, style: Style) -> None:
    """His goods on a site in his frame, or a small empty frame where the next ones come."""
    x, y, size = place(sheet, view.id)
    own = style.player(SEAT)
    if not view.boss and aimed:
        glyphs.mark(sheet, "ships", SEAT, x, y, size * 0.36, style["panel"], own, 1.6)
        glyphs.draw(sheet, "ships", "boss_features", x, y, size * 0.5, own, style["panel"])
    for index, kind in enumerate(view.boss):
        at = x + index * size * 0.9
        glyphs.mark(sheet, "ships", SEAT, at, y, size * 0.62, own, style["panel"], 1.2)
        glyphs.mark(sheet, "ships", SEAT, at, y, size * 0.5, style["panel"])
        glyphs.resource(sheet, "ships", kind, at, y, size * 0.72, style, style["panel"])
    if view.boss:
        marks.fresh(sheet, style, lit, (f"boss:{view.id}",), SEAT, (x, y, size * 0.62 + 3))


def label(style: Style, view: SiteView, aimed: bool) -> list[str]:
    """What a site has to do with the Boss, in words."""
    if view.boss:
        kinds = ", ".join(style.words(f"resource.{kind}") for kind in view.boss)
        return [style.words("boss.lies", goods=kinds)]
    return [style.words("boss.aims")] if aimed else []


def formula(seen: Observation, style: Style) -> str:
    """How his points come about (SEA-15.17)."""
    constants = box().constants
    built = sum(1 for view in seen.sites.values() if view.building and view.building[0] == SEAT)
    start, each = constants["solo_boss_base"], constants["solo_boss_per_building"]
    return style.words("boss.points", start=start, each=each, count=built)


def _goods_row(sheet: Sheet, seen: Observation, style: Style, left: float, y: float, step: float) -> None:
    """How much of each kind waits for him on the chart."""
    for index, (kind, count) in enumerate(goods(seen).items()):
        x = left + index * step
        sheet.anchor(f"storage:{SEAT}:{kind}", x + 9, y, 25)
        glyphs.resource(sheet, "pieces", kind, x + 9, y, 16, style, style["panel"], 1.0 if count else 0.4)
        ink = style["ink" if count else "muted"]
        sheet.text("pieces", x + 20, middle(y, 15.5), str(count), 15.5, ink, style="bold", align="left")


def _spoken(seen: Observation, style: Style) -> str:
    """His board in words."""
    lying = ", ".join(
        f"{count} {style.words('resource.' + kind)}" for kind, count in goods(seen).items() if count
    )
    waiting = f"{style.words('boss.waiting')}: {lying or style.words('boss.none')}"
    total = style.words("word.points", count=seen.scores[SEAT].total)
    parts = (f"{style.words('boss.title')}: {total}", formula(seen, style), waiting, style.words("boss.rule"))
    return ". ".join(part.rstrip(".") for part in parts)


def board(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    """His board: face, points and where they come from, goods that wait, rows, what he does with a half."""
    left, top, w, h = frame
    rows.card(sheet, seen, style, SEAT, frame)
    low = h < 116
    foot = 0.0 if low else min(40.0, h * 0.28)
    dy = min(27.0, (h - foot - 14) / 3)
    dx = min(21.0 if low else 27.0, dy + 4)
    grid_left = left + w - 4 * dx - 56
    radius = min(25.0, (h - foot) * 0.26)
    x = left + 12 + radius
    face(sheet, "pieces", x, top + 9 + radius, radius, style)
    at = x + radius + 10
    name = style.words("boss.title")
    size = fit(name, grid_left - at - 6, 19, 14)
    sheet.text("pieces", at, middle(top + 19, size), name, size, style["ink"], "serif", "bold", "left")
    score = str(seen.scores[SEAT].total)
    sheet.text(
        "pieces", left + w - 12, middle(top + 21, 25), score, 25, style["ink"], "serif", "bold", "right"
    )
    room = grid_left - at - 6
    for line, part in enumerate(wrap(formula(seen, style), room, 13.5, 2)):
        sheet.text("pieces", at, top + 43 + 15 * line, part, 13.5, style["ink"], align="left")
    row_y = top + h - foot - (14 if low else 16)
    _goods_row(sheet, seen, style, left + 10, row_y, min(42.0, (grid_left - left - 14) / 4))
    rows.grid(sheet, seen, lit, style, SEAT, (grid_left, top + 8, dx, dy))
    if foot:
        for line, part in enumerate(wrap(style.words("boss.rule"), w - 22, 13, 2)):
            base = top + h - foot + 14 + 16 * line
            sheet.text("pieces", left + 11, base, part, 13, style["muted"], align="left")
    sheet.target(["boss:board"], left + w / 2, top + h / 2, w, h, _spoken(seen, style), False)


def strip(sheet: Sheet, seen: Observation, style: Style, frame: Frame) -> None:
    """His line on a phone: face, points, how they come about, goods that wait."""
    left, top, w, h = frame
    rows.card(sheet, seen, style, SEAT, frame)
    y = top + h / 2
    face(sheet, "pieces", left + 17, y, min(11.0, h * 0.42), style)
    score = str(seen.scores[SEAT].total)
    sheet.text("pieces", left + 32, middle(y, 19), score, 19, style["ink"], "serif", "bold", "left")
    step = 32.0
    text = formula(seen, style)
    room = w - 62 - 4 * step - 6
    shown = text if width(text, 13.5) <= room else style.words("boss.title")
    sheet.text("pieces", left + 62, middle(y, 13.5), shown, 13.5, style["ink"], align="left")
    _goods_row(sheet, seen, style, left + w - 4 * step - 2, y, step)
    sheet.target(["boss:board"], left + w / 2, y, w, h, _spoken(seen, style), False)


def tags_void(sheet: Sheet, style: Style, site: str) -> None:
    """The bar over a price tag that gives no rebate now."""
    u = layout.unit(sheet)
    x, y = layout.site(sheet, site)
    at = (x - 0.74 * u, y + 1.0 * u)
    bar = [(at[0] - 0.5 * u, at[1] + 0.3 * u), (at[0] + 0.5 * u, at[1] - 0.3 * u)]
    sheet.line("ships", bar, style["panel"], 4)
    sheet.line("ships", bar, style["ink"], 1.8)
