"""Ocean tiles: the water side with resource, depth and piece, the settlement side with its areas."""

import math

from app import geometry, glyphs
from app.boards.flotilla import pieces
from app.boards.flotilla.layout import COS30, Grid
from app.lettering import middle
from app.scene import Sheet
from app.theme import Style
from rules.flotilla.components import Tile, box

DEPTH_FILL = {1: "sea3", 2: "sea2", 3: "sea1"}


def sink(
    sheet: Sheet,
    grid: Grid,
    where: str,
    name: str,
    turn: int,
    style: Style,
    line: str = "ink",
    bare: bool = False,
) -> None:
    """Draws the Sinkside of a tile; `bare` leaves the resource to a marker that covers it."""
    tile, r = box().tiles[name], grid.radius
    x, y = grid.at(where)
    sheet.patch("land", grid.outline(where), fill=style[DEPTH_FILL[tile.depth]], line=style[line], width=1.1)
    waves(sheet, x + 0.3 * r, y + 0.42 * r, 0.34 * r, tile.depth, style)
    if tile.piece:
        corner = (tile.piece_corner + turn) % 6
        px, py = grid.corner(where, corner)
        away = math.atan2(y - py, x - px)
        pieces.wedge(sheet, "land", tile.piece, px, py, away, 0.36 * r, style)
    if tile.island:
        island(sheet, x + 0.32 * r, y - 0.18 * r, 0.36 * r, style)
    if not bare:
        pieces.barrel(sheet, "names", tile.colour, x - 0.3 * r, y - 0.2 * r, 0.52 * r, style)
    for index in range(tile.tox):
        pieces.drop(
            sheet, "names", x - 0.36 * r + 0.26 * index * r, y + 0.42 * r, 0.28 * r, style, style["panel"]
        )
    if tile.building:
        house(sheet, x - 0.66 * r, y + 0.12 * r, 0.2 * r, style)


def waves(sheet: Sheet, x: float, y: float, w: float, count: int, style: Style) -> None:
    """One wave line for each step of depth."""
    for index in range(count):
        at = y - (count - 1) * 0.14 * w + index * 0.3 * w
        line = [(x - w / 2 + step * w / 8, at + 0.07 * w * math.sin(step * math.pi / 2)) for step in range(9)]
        sheet.line("land", line, style["ink"], max(0.8, w / 16))


def island(sheet: Sheet, x: float, y: float, radius: float, style: Style) -> None:
    """A buff patch with its empty building site."""
    sheet.patch(
        "land", geometry.blob(x, y, radius, 0.14, 5), fill=style["buff"], line=style["buff_line"], width=1
    )
    site = geometry.box(x, y, 0.8 * radius, 0.8 * radius)
    sheet.patch("land", site, line=style["ink"], width=1, dash="3 2")


def house(sheet: Sheet, x: float, y: float, size: float, style: Style) -> None:
    """The sign that the other side has a building."""
    outline = [(-0.8, 0.9), (-0.8, -0.1), (0, -0.9), (0.8, -0.1), (0.8, 0.9)]
    sheet.patch(
        "land", geometry.moved(outline, x, y, size), fill=style["player1"], line=style["panel"], width=0.8
    )


def sky(sheet: Sheet, grid: Grid, where: str, name: str, turn: int, style: Style) -> None:
    """Draws the Skyside of a tile: areas of settlement in water, building, site and sonar station."""
    tile, r = box().tiles[name], grid.radius
    x, y = grid.at(where)
    sheet.patch("land", grid.outline(where), fill=style["sea1"], line=style["ink"], width=1.1)
    for number in range(len(tile.areas)):
        for outline in area_shapes(grid, where, tile, number, turn):
            colour = pieces.tint(style, tile.colour)
            sheet.patch("land", outline, fill=colour, line=colour, width=1)
    ax, ay = area_middle(grid, where, tile, 0, turn)
    pieces.sign(
        sheet, "names", tile.colour, ax, ay - (0.16 * r if tile.building else 0), 0.24 * r, style["on_player"]
    )
    if tile.building:
        spot = geometry.box(ax, ay + 0.18 * r, 0.3 * r, 0.3 * r)
        sheet.patch("names", spot, fill=style["on_player"], line=style["ink"], width=1)
    if tile.site:
        sx, sy = x, y + (0.05 * r if not tile.building else -0.42 * r)
        site = geometry.box(sx, sy, 0.36 * r, 0.36 * r)
        sheet.patch("names", site, fill=style["buff"], line=style["ink"], width=1, dash="3 2")
    if tile.sonar_corner >= 0:
        px, py = grid.corner(where, (tile.sonar_corner + turn) % 6, 0.8)
        sheet.patch("names", geometry.disc(px, py, 0.17 * r), fill=style["panel"], line=style["ink"], width=1)
        pieces.sonar(sheet, "names", px, py - 0.02 * r, 0.11 * r, style["ink"])


def area_shapes(grid: Grid, where: str, tile: Tile, number: int, turn: int) -> list[geometry.Outline]:
    """The outlines of an area: for each of its edges a triangle to the middle, apart from a second area."""
    x, y = grid.at(where)
    apart = 0.0 if len(tile.areas) == 1 else 0.16
    mx, my = area_middle(grid, where, tile, number, turn)
    cx, cy = x + (mx - x) * apart * 2, y + (my - y) * apart * 2
    shapes = []
    for edge in tile.areas[number]:
        turned = (edge + turn) % 6
        before, after = (turned - 1) % 6, turned
        ends = [grid.corner(where, before, 0.97), grid.corner(where, after, 0.97)]
        shapes.append([(cx, cy), *ends])
    return shapes


def area_middle(grid: Grid, where: str, tile: Tile, number: int, turn: int) -> geometry.Point:
    """A point inside of an area: for signs and fingers."""
    x, y = grid.at(where)
    edges = [(edge + turn) % 6 for edge in tile.areas[number]]
    dx = sum(math.cos(-edge * math.pi / 3) for edge in edges)
    dy = sum(math.sin(-edge * math.pi / 3) for edge in edges)
    far = math.hypot(dx, dy)
    if far < 0.5:
        dx, dy, far = math.cos(-edges[0] * math.pi / 3), math.sin(-edges[0] * math.pi / 3), 1.0
        if len(edges) == 6:
            return x, y
    reach = 0.5 * COS30 * grid.radius
    return x + reach * dx / far, y + reach * dy / far


def card(
    sheet: Sheet, name: str, side: str, x: float, y: float, radius: float, style: Style, cost: int
) -> None:
    """Draws a tile in the tray; on the Skyside with what it costs."""
    grid = Grid(x, y, radius)
    if side == "sink":
        sink(sheet, grid, "0.0", name, 0, style)
        return
    sky(sheet, grid, "0.0", name, 0, style)
    colour = box().tiles[name].colour
    plate = geometry.box(x - 0.62 * radius, y - 0.72 * radius, 0.72 * radius, 0.5 * radius, 3)
    sheet.patch("names", plate, fill=style["panel"], line=style["ink"], width=0.8)
    size = max(11.0, 0.4 * radius)
    sheet.text(
        "names",
        x - 0.78 * radius,
        middle(y - 0.72 * radius, size),
        str(cost),
        size,
        style["ink"],
        style="bold",
    )
    pieces.barrel(sheet, "names", colour, x - 0.46 * radius, y - 0.72 * radius, 0.4 * radius, style)


def cover(sheet: Sheet, grid: Grid, where: str, style: Style) -> None:
    """The depletion marker on a tile."""
    x, y = grid.at(where)
    r = grid.radius
    cx, cy = x - 0.3 * r, y - 0.2 * r
    sheet.patch("names", geometry.disc(cx, cy, 0.3 * r), fill=style["panel"], alpha=0.85)
    pieces.crossed(sheet, "names", cx, cy, 0.29 * r, style["ink"])


def mark(sheet: Sheet, seat: int, x: float, y: float, radius: float, style: Style) -> None:
    """A player's shape with a pale rim."""
    glyphs.mark(sheet, "sites", seat, x, y, radius, style.player(seat), style["panel"], 1.2)
