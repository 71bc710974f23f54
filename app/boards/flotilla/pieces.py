"""Pieces of Flotilla that several regions draw: barrels, guild marks, drops, ships, outposts, dice."""

import math

from app import geometry, glyphs
from app.lettering import middle
from app.scene import Sheet
from app.theme import Style
from rules.flotilla.components import COLOURS, GUILDS, box

PIPS = {"yellow": 1, "red": 2, "violet": 3}
"""So many white pips has an artifact piece of a colour, for those who tell colours badly."""


def tint(style: Style, colour: str) -> str:
    """The token of a resource's, guild's or artifact piece's colour."""
    return style["purple"] if colour == "violet" else style[f"barrel_{colour}"]


def sign(sheet: Sheet, layer: str, colour: str, x: float, y: float, size: float, fill: str) -> None:
    """Draws the shape that goes with a colour: red square, green triangle, yellow circle, blue diamond."""
    half = size / 2
    if colour == "red":
        outline = geometry.box(x, y, 0.86 * size, 0.86 * size)
    elif colour == "green":
        outline = geometry.ngon(x, y + 0.12 * size, 0.62 * size, 3, -math.pi / 2)
    elif colour == "yellow":
        outline = geometry.disc(x, y, 0.5 * size)
    else:
        outline = geometry.ngon(x, y, 1.18 * half, 4)
    sheet.patch(layer, outline, fill=fill)


def barrel(
    sheet: Sheet, layer: str, colour: str, x: float, y: float, size: float, style: Style, alpha: float = 1.0
) -> None:
    """Draws a resource; colour "any" leaves it empty."""
    w, h = 0.78 * size, size
    half = [(0.38, -0.5), (0.5, -0.18), (0.5, 0.18), (0.38, 0.5)]
    bulge = [(x + dx * w, y + dy * h) for dx, dy in (*half, *((-dx, dy) for dx, dy in reversed(half)))]
    fill = style["disc"] if colour == "any" else tint(style, colour)
    sheet.patch(layer, bulge, fill=fill, line=style["disc_line"], width=max(0.8, size / 22), alpha=alpha)
    for dy in (-0.3, 0.3):
        sheet.line(layer, [(x - w / 2, y + dy * h), (x + w / 2, y + dy * h)], style["disc_line"], 0.8, alpha)
    if colour != "any":
        sign(sheet, layer, colour, x, y, 0.42 * size, style["on_player"])


def guild(sheet: Sheet, layer: str, name: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a guild's disc; a student's has all four colours, a captain's a star."""
    if name not in GUILDS:
        sheet.patch(
            layer, geometry.disc(x, y, radius), fill=style["disc"], line=style["disc_line"], width=1.2
        )
        if name == "none":
            star = geometry.star(x, y, 0.75 * radius, 0.34 * radius, 5)
            sheet.patch(layer, star, fill=style["disc_line"])
            return
        for index, colour in enumerate(COLOURS):
            start = index * math.tau / 4
            part = [(x, y), *geometry.arc(x, y, 0.86 * radius, start, start + math.tau / 4)]
            sheet.patch(layer, part, fill=tint(style, colour))
        return
    colour = box().guilds[name].colour
    sheet.patch(
        layer, geometry.disc(x, y, radius), fill=tint(style, colour), line=style["disc_line"], width=1
    )
    sign(sheet, layer, colour, x, y, 0.95 * radius, style["on_player"])


def drop(sheet: Sheet, layer: str, x: float, y: float, size: float, style: Style, back: str) -> None:
    """Draws toxicity."""
    glyphs.draw(sheet, layer, "drop", x, y, size, style["toxic"], back)


def coin(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style, text: str = "") -> None:
    """Draws money, with an amount if wanted."""
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["coin_gold"], line=style["disc_line"], width=1)
    sheet.patch(layer, geometry.disc(x, y, 0.74 * radius), line=style["disc_line"], width=0.6, alpha=0.7)
    if text:
        size = 1.35 * radius
        sheet.text(layer, x, middle(y, size), text, size, style["disc_line"], style="bold")


def seal(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style, back: str) -> None:
    """Draws a guild seal: a rosette with two ribbons."""
    for side in (-1, 1):
        ribbon = [(0.1 * side, 0), (0.75 * side, 0.2), (0.62 * side, 1.35), (0.24 * side, 1.0)]
        sheet.patch(layer, geometry.moved(ribbon, x, y, radius), fill=style["ink"])
    sheet.patch(
        layer, geometry.star(x, y - 0.2 * radius, 0.95 * radius, 0.76 * radius, 10), fill=style["ink"]
    )
    sheet.patch(layer, geometry.disc(x, y - 0.2 * radius, 0.4 * radius), fill=back)


def ship(sheet: Sheet, layer: str, seat: int, x: float, y: float, size: float, style: Style) -> None:
    """Draws a ship in its player's colour: hull, mast and a sail."""
    hull = [(-0.5, 0.14), (0.5, 0.14), (0.32, 0.42), (-0.32, 0.42)]
    main, jib = [(0.04, -0.5), (0.42, 0.06), (0.04, 0.06)], [(-0.06, -0.38), (-0.06, 0.06), (-0.36, 0.06)]
    for part in (hull, main, jib):
        outline = geometry.moved(part, x, y, size)
        sheet.patch(layer, outline, fill=style.player(seat), line=style["panel"], width=max(1.0, size / 18))


def outpost(sheet: Sheet, layer: str, seat: int, x: float, y: float, size: float, style: Style) -> None:
    """Draws an outpost: a lighthouse in its player's colour."""
    tower = [(-0.17, -0.2), (0.17, -0.2), (0.27, 0.5), (-0.27, 0.5)]
    lamp = [(-0.2, -0.2), (-0.2, -0.36), (0, -0.54), (0.2, -0.36), (0.2, -0.2)]
    for part, fill in ((tower, style.player(seat)), (lamp, style["brass"])):
        sheet.patch(
            layer, geometry.moved(part, x, y, size), fill=fill, line=style["panel"], width=max(1.0, size / 20)
        )
    stripe = [(-0.22, 0.06), (0.22, 0.06), (0.245, 0.24), (-0.245, 0.24)]
    sheet.patch(layer, geometry.moved(stripe, x, y, size), fill=style["panel"])


def wedge(
    sheet: Sheet, layer: str, piece: str, x: float, y: float, away: float, radius: float, style: Style
) -> None:
    """Draws a third of an artifact's circle at a corner; `away` points from the corner into the tile."""
    third = math.tau / 6
    outline = [(x, y), *geometry.arc(x, y, radius, away - third, away + third)]
    sheet.patch(layer, outline, fill=tint(style, piece), line=style["disc_line"], width=1)
    for index in range(PIPS[piece]):
        turn = away + (index - (PIPS[piece] - 1) / 2) * 0.6
        px, py = geometry.polar(x, y, 0.62 * radius, turn)
        sheet.patch(layer, geometry.disc(px, py, max(1.3, 0.12 * radius)), fill=style["on_player"])


def amount(sheet: Sheet, layer: str, x: float, y: float, text: str, size: float, colour: str) -> None:
    """Writes a number to the right of something."""
    sheet.text(layer, x, middle(y, size), text, size, colour, style="bold", align="left")


def symbol(sheet: Sheet, layer: str, name: str, x: float, y: float, size: float, style: Style) -> None:
    """Draws a symbol of a die or of a field by its word."""
    ink, back = style["ink"], style["panel"]
    word, *rest = name.split()
    if word == "resource":
        barrel(sheet, layer, "any", x, y, size, style)
    elif word == "survivor":
        glyphs.draw(sheet, layer, "person", x, y, size, ink, back)
    elif word == "toxicity":
        drop(sheet, layer, x, y, size, style, back)
    elif word == "depletion":
        crossed(sheet, layer, x, y, size / 2, ink)
    elif word.startswith("sonar"):
        sonar(sheet, layer, x, y, size / 2, ink)
    elif word in GUILDS:
        guild(sheet, layer, word, x, y, size / 2, style)
    elif word == "joker":
        guild(sheet, layer, "all", x, y, size / 2, style)
    elif word == "breakthrough":
        glyphs.draw(sheet, layer, "star", x, y, size, style["magenta"], back)
    elif word == "money":
        coin(sheet, layer, x, y, size / 2, style, rest[0])
    elif word == "vp":
        glyphs.badge(sheet, layer, x, y, 0.56 * size, rest[0], style)
    elif word == "seal":
        seal(sheet, layer, x, y - 0.1 * size, 0.42 * size, style, back)
    elif word in ("recruit", "crew"):
        glyphs.draw(sheet, layer, "card", x, y, size, ink, back)
    elif word == "tiles":
        hexagon = geometry.ngon(x, y, 0.52 * size, 6, -math.pi / 2)
        sheet.patch(layer, hexagon, fill=style["sea2"], line=ink, width=1.2)
    elif word == "milestone":
        sheet.patch(layer, geometry.disc(x, y, 0.5 * size), fill=style["red"], line=ink, width=1)
        sheet.patch(layer, geometry.disc(x, y, 0.24 * size), fill=back, line=ink, width=1)
    elif word == "extra_die":
        sheet.patch(layer, geometry.box(x, y, 0.7 * size, 0.7 * size, 2), line=ink, width=1.2)
        sheet.patch(layer, geometry.disc(x, y, 0.12 * size), fill=ink)


def crossed(sheet: Sheet, layer: str, x: float, y: float, radius: float, ink: str) -> None:
    """Draws the mark of depletion."""
    sheet.patch(layer, geometry.disc(x, y, radius), line=ink, width=1.4, dash="3 2")
    reach = 0.7 * radius
    for sx in (-1, 1):
        sheet.line(layer, [(x - reach, y - sx * reach), (x + reach, y + sx * reach)], ink, 1.6)


def sonar(sheet: Sheet, layer: str, x: float, y: float, radius: float, ink: str) -> None:
    """Draws a sonar symbol: a source and its waves."""
    sheet.patch(layer, geometry.disc(x, y + 0.5 * radius, 0.22 * radius), fill=ink)
    for reach in (0.6, 1.0, 1.4):
        wave = geometry.arc(x, y + 0.5 * radius, reach * radius, -2.3, -0.84)
        sheet.line(layer, wave, ink, max(1.0, radius / 7))


def effects(
    sheet: Sheet, layer: str, texts: tuple[str, ...], x: float, y: float, size: float, style: Style
) -> None:
    """Draws one or two symbols about a centre."""
    if len(texts) == 2:
        symbol(sheet, layer, texts[0], x - 0.34 * size, y - 0.2 * size, 0.8 * size, style)
        symbol(sheet, layer, texts[1], x + 0.34 * size, y + 0.2 * size, 0.8 * size, style)
    elif texts:
        symbol(sheet, layer, texts[0], x, y, size, style)
