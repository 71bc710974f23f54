"""The things on the sea of Der Schwarm: tiles, buoys, ships, stations, dangers, the queen."""

import math

from app import geometry, glyphs
from app.lettering import middle
from app.scene import Sheet
from app.theme import Style

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACTIONS = {
    "station": "hut",
    "ship": "boat",
    "researcher": "figure",
    "ship_researcher": "boat_figure",
    "whale": "whale",
    "tsunami": "tsunami",
    "crab": "crab",
}
"""The silhouette of each action."""

ABILITIES = {"fast_ship": "boat", "shield": "shield", "genius": "figure", "gold_tile": "gold"}
SHAPES = {"corner": "NE", "straight": "NS", "three": "NES", "four": "NESW", "gold": "NESW"}
"""How a tile is drawn in the hand."""


def mini(
    sheet: Sheet, layer: str, kind: str, opening: str, x: float, y: float, size: float, style: Style,
    colour: str = "", alpha: float = 1.0,
) -> None:  # fmt: skip
    """Draws a tile alone: a plate, and a way to each edge where it is open."""
    fill = style["gold"] if kind == "gold" else style["buff"]
    plate = geometry.box(x, y, size, size, 0.16 * size)
    sheet.patch(layer, plate, fill=fill, line=style["ink"], width=1.1, alpha=alpha)
    half, wide = size / 2, 0.22 * size
    ink = colour or style["ink"]
    for side in opening:
        dx, dy = STEPS[side]
        middle_x, middle_y = x + dx * half / 2, y + dy * half / 2
        w, h = (half, wide) if dx else (wide, half)
        sheet.patch(layer, geometry.box(middle_x, middle_y, w, h), fill=ink, alpha=alpha)
    sheet.patch(layer, geometry.disc(x, y, wide * 0.75), fill=ink, alpha=alpha)


def turned(
    sheet: Sheet, layer: str, tile: tuple[str, str, str], x: float, y: float, size: float, style: Style,
    seat: int, alpha: float = 1.0,
) -> None:  # fmt: skip
    """Draws a tile as it would lie: its kind, where it is open, and at which of these sides it is joined.

    A joined way is the owner's cable and goes over the edge, an open one is thin and ends in a socket.
    """
    kind, opening, joined = tile
    fill = style["gold"] if kind == "gold" else style["buff"]
    plate = geometry.box(x, y, 0.84 * size, 0.84 * size, 0.14 * size)
    sheet.patch(layer, plate, fill=fill, line=style["ink"], width=1.1, alpha=alpha)
    half, wide = 0.42 * size, 0.19 * size
    for side in opening:
        dx, dy = STEPS[side]
        reach = half + 0.1 * size if side in joined else half - 0.07 * size
        cable = ((wide + 2.4, style["disc_line"]), (wide, style.player(seat)))
        for thick, ink in cable if side in joined else ((1.8, style["disc_line"]),):
            w, h = (reach, thick) if dx else (thick, reach)
            middle_x, middle_y = x + dx * reach / 2, y + dy * reach / 2
            sheet.patch(layer, geometry.box(middle_x, middle_y, w, h), fill=ink, alpha=alpha)
        if side not in joined:
            ring = geometry.disc(x + dx * reach, y + dy * reach, max(2.2, 0.06 * size))
            sheet.patch(layer, ring, fill=style["on_player"], line=style["disc_line"], alpha=alpha)
    glyphs.mark(sheet, layer, seat, x, y, 0.15 * size + 1.4, style["disc_line"])
    glyphs.mark(sheet, layer, seat, x, y, 0.15 * size, style.player(seat), style["on_player"], 1.0)


def buoy(sheet: Sheet, layer: str, seat: int, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a buoy: the owner's shape with a dark rim."""
    glyphs.mark(sheet, layer, seat, x, y, radius + 1.6, style["disc_line"])
    glyphs.mark(sheet, layer, seat, x, y, radius, style.player(seat), style["on_player"], 1.0)


def ship(sheet: Sheet, layer: str, seat: int, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a ship: a white disc with the silhouette and the owner's mark on its rim."""
    disc = geometry.disc(x, y, radius)
    sheet.patch(layer, disc, fill=style["disc"], line=style.player(seat), width=2.4)
    glyphs.draw(sheet, layer, "boat", x, y - 0.06 * radius, 1.36 * radius, style.player(seat), style["disc"])
    mark = 0.36 * radius
    glyphs.mark(sheet, layer, seat, x + 0.72 * radius, y + 0.72 * radius, mark, style.player(seat),
                style["disc"], 1.2)  # fmt: skip


def station(
    sheet: Sheet, layer: str, seat: int, x: float, y: float, pitch: float, crew: int, style: Style
) -> None:
    """Draws a station: a card with a hut in the owner's colour and a figure for each researcher."""
    card = geometry.box(x, y, 0.82 * pitch, 0.86 * pitch, 0.08 * pitch)
    sheet.patch(layer, card, fill=style["disc"], line=style.player(seat), width=2.2)
    glyphs.draw(sheet, layer, "hut", x, y - 0.11 * pitch, 0.54 * pitch, style.player(seat), style["disc"])
    glyphs.mark(sheet, layer, seat, x + 0.3 * pitch, y - 0.02 * pitch, 0.075 * pitch, style.player(seat))
    for number in range(crew):
        at = x + (number - (crew - 1) / 2) * 0.22 * pitch
        glyphs.draw(
            sheet, layer, "figure", at, y + 0.3 * pitch, 0.24 * pitch, style["disc_line"], style["disc"]
        )


def danger(
    sheet: Sheet, layer: str, kind: str, x: float, y: float, radius: float, style: Style, moves: bool = False
) -> None:
    """Draws a whale, a tsunami or the crab on a pale disc; the one that is being moved has a coloured rim."""
    line, wide = (style["magenta"], 2.6) if moves else (style["disc_line"], 1.4)
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["disc"], line=line, width=wide)
    glyphs.draw(sheet, layer, ACTIONS[kind], x, y, 1.5 * radius, style["disc_line"], style["disc"])


def queen(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws the queen as a rosette of twelve lobes."""
    lobes = [
        geometry.polar(x, y, radius * (0.88 + 0.12 * math.cos(6 * math.tau * i / 72)), math.tau * i / 72)
        for i in range(72)
    ]
    sheet.patch(layer, lobes, fill=style["deep"], line=style["disc_line"], width=1.2)
    for step in range(6):
        dot = geometry.polar(x, y, 0.62 * radius, math.tau * step / 6)
        sheet.patch(
            layer, geometry.disc(*dot, 0.1 * radius), fill=style["sea2" if not style.dark else "sounding"]
        )
    sheet.patch(layer, geometry.disc(x, y, 0.34 * radius), fill=style["on_player"], line=style["disc_line"])
    sheet.patch(layer, geometry.disc(x, y, 0.15 * radius), fill=style["deep"])


def action(sheet: Sheet, layer: str, name: str, x: float, y: float, size: float, ink: str, back: str) -> None:
    """Draws the silhouette of an action."""
    glyphs.draw(sheet, layer, ACTIONS[name], x, y, size, ink, back)


def ability(
    sheet: Sheet, layer: str, name: str, x: float, y: float, size: float, style: Style, back: str
) -> None:
    """Draws the sign of an ability."""
    if name == "gold_tile":
        mini(sheet, layer, "gold", "NESW", x, y, 0.86 * size, style)
        return
    glyphs.draw(sheet, layer, ABILITIES[name], x, y, size, style["ink"], back)
    extra = {"fast_ship": "4", "genius": "2"}.get(name, "")
    if extra:
        sheet.text(layer, x + 0.62 * size, middle(y - 0.2 * size, 0.6 * size), extra, max(13, 0.6 * size),
                   style["ink"], style="bold")  # fmt: skip
