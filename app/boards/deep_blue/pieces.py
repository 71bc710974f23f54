"""Pieces of Deep Blue that several regions draw: boats, buoys, coins, chests, crew symbols, card faces."""

from app import geometry, glyphs
from app.boards.deep_blue import gems
from app.lettering import middle
from app.scene import Sheet
from app.theme import Style
from rules.deep_blue.components import Crew


def boat(
    sheet: Sheet, layer: str, seat: int, x: float, y: float, radius: float, style: Style, alpha: float = 1.0
) -> None:
    """Draws a boat: the owner's shape as sail on an ink hull; `x`, `y` is the middle of the sail."""
    hull = [(-1.5, 0.95), (1.5, 0.95), (0.95, 1.75), (-0.95, 1.75)]
    outline = geometry.moved(hull, x, y, radius)
    rim = style["panel"] if alpha == 1 else style["sea0"]
    sheet.patch(layer, outline, fill=rim, line=rim, width=3.4)
    glyphs.mark(sheet, layer, seat, x, y, radius + 1.4, rim, rim, 1.2)
    sheet.patch(layer, outline, fill=style["ink"], alpha=alpha)
    sheet.patch(layer, glyphs.mark_outline(seat, x, y, radius), fill=style.player(seat), alpha=alpha)


def buoy(
    sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style, colour: str = "gold"
) -> None:
    """Draws a can buoy on its float."""
    body = geometry.moved([(-0.42, -0.8), (0.42, -0.8), (0.72, 0.55), (-0.72, 0.55)], x, y, radius)
    base = geometry.moved([(-1.1, 0.55), (1.1, 0.55), (0.75, 1.0), (-0.75, 1.0)], x, y, radius)
    sheet.patch(
        layer, geometry.disc(x, y - 1.12 * radius, 0.3 * radius), fill=style["panel"], line=style["ink"]
    )
    sheet.patch(layer, body, fill=style[colour], line=style["ink"], width=1)
    sheet.patch(layer, base, fill=style["ink"])


def coin(sheet: Sheet, layer: str, x: float, y: float, radius: float, text: str, style: Style) -> None:
    """Draws a coin with its worth."""
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["brass"], line=style["ink"], width=1)
    sheet.patch(layer, geometry.disc(x, y, radius * 0.76), line=style["ink"], width=0.6, alpha=0.6)
    size = radius * 1.5
    sheet.text(layer, x, middle(y, size), text, size, style["ink"], style="bold")


def propellers(
    sheet: Sheet, layer: str, x: float, y: float, size: float, count: int, style: Style, back: str
) -> None:
    """Draws a propeller with its number before it when there are several."""
    if count > 1:
        text = size * 0.95
        sheet.text(
            layer,
            x - size * 0.62,
            middle(y, text),
            str(count),
            text,
            style["ink"],
            style="bold",
            align="right",
        )
    glyphs.draw(sheet, layer, "propeller", x, y, size, style["ink"], back)


def symbol_width(card: Crew, size: float) -> float:
    """How much room the second symbol of a card takes."""
    wide = 0.0
    if card.cash:
        wide += size * 1.1
    if card.propeller:
        wide += size * (1.1 if card.propeller == 1 else 1.75)
    return wide + (2 if card.cash and card.propeller else 0)


def symbols(
    sheet: Sheet, layer: str, card: Crew, right: float, y: float, size: float, style: Style, back: str
) -> None:
    """Draws what a card can pay with, right-aligned."""
    if card.propeller:
        propellers(sheet, layer, right - size / 2, y, size, card.propeller, style, back)
        right -= size * (1.1 if card.propeller == 1 else 1.75) + 2
    if card.cash:
        coin(sheet, layer, right - size / 2, y, size * 0.52, str(card.cash), style)


def need(sheet: Sheet, layer: str, card: Crew, left: float, y: float, radius: float, style: Style) -> None:
    """Draws what a card asks for, such as three silver gems."""
    if card.need == "any":
        gems.any_gem(sheet, layer, left + radius, y, radius * 0.95, style)
    else:
        gems.gem(sheet, layer, card.need, left + radius, y, radius, style)
    text, size = f"×{card.need_n}", max(13.0, radius * 1.5)
    sheet.text(layer, left + 2.3 * radius, middle(y, size), text, size, style["ink"], align="left")


def chest(sheet: Sheet, layer: str, x: float, y: float, w: float, style: Style) -> None:
    """Draws a closed treasure chest."""
    h = 0.72 * w
    lid = [
        (x - w / 2, y), *geometry.arc(x - w * 0.28, y - h * 0.18, w * 0.22, 3.14, 4.71, 4),
        *geometry.arc(x + w * 0.28, y - h * 0.18, w * 0.22, 4.71, 6.28, 4), (x + w / 2, y),
    ]  # fmt: skip
    body = geometry.frame(x - w / 2, y, w, h * 0.46)
    for part in (body, lid):
        sheet.patch(layer, part, fill=style["wood"], line=style["ink"], width=1.1)
    sheet.patch(
        layer, geometry.box(x, y + 1, w * 0.2, h * 0.26, 1), fill=style["brass"], line=style["ink"], width=0.9
    )


def octagon(x: float, y: float, radius: float) -> geometry.Outline:
    """The outline of a part of the Sunken City."""
    return geometry.ngon(x, y, radius * 1.06, 8, 0.3927)


def arrow_up(sheet: Sheet, layer: str, x: float, y: float, size: float, colour: str, back: str) -> None:
    """Draws the arrow towards the surface."""
    glyphs.draw(sheet, layer, "up", x, y, size, colour, back)
