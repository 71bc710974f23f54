"""Pieces of Otys that several regions draw: helmets, keys, resources, reward tokens, coins, padlock."""

from app import geometry, glyphs
from app.lettering import middle
from app.scene import NONE, Sheet
from app.theme import Style
from rules.otys.components import NEUTRAL, box

TRADES = {
    "expert_metal": "beam", "expert_plants": "leaf", "expert_fuel": "drop", "expert_tech": "chip",
    "explorer": "compass", "trader": "swap", "engineer": "metal", "spy": "eye",
}  # fmt: skip
"""The silhouette in a diver's porthole."""

GOODS = {
    "metal": ("beam", "beam"),
    "plants": ("leaf", "plants"),
    "fuel": ("drop", "fuel"),
    "tech": ("chip", "tech"),
}
"""Silhouette and colour of a resource."""

FRONTS = {"battery": "battery", "contract": "contract", "upgrade": "chevrons", "prestige": "star"}
"""The silhouette on a reward token's front; resources have two of their own."""

SPONSORS = {
    "1.basic": "credit", "1.advanced": "free", "2.basic": "twice", "2.advanced": "question",
    "3.basic": "recover", "3.advanced": "rise", "4.basic": "chevrons", "4.advanced": "chevrons",
    "5.basic": "battery", "5.advanced": "swap",
}  # fmt: skip
"""The sign of a sponsor's side."""


def trade_ink(diver: str, style: Style) -> str:
    """The colour of a diver's silhouette: an expert's is that of what he finds."""
    kind = box().divers[diver].type
    return style[GOODS[kind][1]] if kind else style["disc_line"]


def good(
    sheet: Sheet, layer: str, kind: str, x: float, y: float, size: float, style: Style, back: str = ""
) -> None:
    """Draws a resource's silhouette."""
    name, ink = GOODS[kind]
    glyphs.draw(sheet, layer, name, x, y, size, style[ink], back or style["disc"])


def disc(sheet: Sheet, layer: str, kind: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a resource on its disc."""
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["disc"], line=style["disc_line"], width=1)
    good(sheet, layer, kind, x, y, radius * 1.34, style)


def coin(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a credit."""
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["coin_gold"], line=style["disc_line"], width=1)
    sheet.patch(layer, geometry.disc(x, y, radius * 0.7), line=style["disc_line"], width=0.7)
    bar = [(x, y - radius * 0.36), (x, y + radius * 0.36)]
    sheet.line(layer, bar, style["disc_line"], max(1.2, radius * 0.2))


def battery(sheet: Sheet, layer: str, x: float, y: float, size: float, style: Style, back: str) -> None:
    """Draws a battery cell."""
    glyphs.draw(sheet, layer, "battery", x, y, size, style["ink"], back)


def helmet(
    sheet: Sheet, layer: str, diver: str, seat: int, x: float, y: float, radius: float, style: Style,
    improved: bool = False,
) -> None:  # fmt: skip
    """Draws a diver: helmet on its collar, the trade in the porthole; a second ring when improved."""
    colour, ink = style.player(seat), style["ink"] if not style.dark else style["disc_line"]
    if improved:
        sheet.patch(
            layer, geometry.disc(x, y, radius * 1.2), fill=style["panel"], line=style["ink"], width=1.4
        )
    collar = [(-0.74, 0.6), (0.74, 0.6), (1.06, 1.1), (-1.06, 1.1)]
    sheet.patch(layer, geometry.moved(collar, x, y, radius), fill=colour, line=ink, width=1)
    sheet.patch(layer, geometry.disc(x, y, radius), fill=colour, line=ink, width=1.1)
    for dx, dy, w, h in ((-1.06, 0, 0.24, 0.5), (1.06, 0, 0.24, 0.5), (0, -1.04, 0.52, 0.2)):
        part = geometry.box(x + dx * radius, y + dy * radius, w * radius, h * radius, 1)
        sheet.patch(layer, part, fill=ink)
    if radius >= 19:
        for step in range(6):
            rivet = geometry.polar(x, y, 0.85 * radius, (step + 0.5) * geometry.TAU / 6)
            sheet.patch(layer, geometry.disc(*rivet, 0.055 * radius), fill=style["disc"])
    sheet.patch(layer, geometry.disc(x, y, 0.72 * radius), fill=style["disc"], line=ink, width=1.1)
    glyphs.draw(sheet, layer, TRADES[diver], x, y, radius * 0.92, trade_ink(diver, style), style["disc"])


def porthole(
    sheet: Sheet, layer: str, diver: str, seat: int, x: float, y: float, radius: float, style: Style,
    improved: bool = False,
) -> None:  # fmt: skip
    """Draws a diver in small: the porthole with a ring in the player's colour, doubled when improved."""
    line = style.player(seat)
    if improved:
        sheet.patch(layer, geometry.disc(x, y, radius * 1.24), line=line, width=1.2)
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["disc"], line=line, width=1.5)
    glyphs.draw(sheet, layer, TRADES[diver], x, y, radius * 1.32, trade_ink(diver, style), style["disc"])


def ghost(
    sheet: Sheet, layer: str, diver: str, x: float, y: float, radius: float, style: Style, rises: bool
) -> None:
    """Draws where a diver will lie."""
    line = style["magenta"] if rises else style["muted"]
    fill = style["ground"] if rises else style["disc"]
    collar = [(-0.7, 0.8), (0.7, 0.8), (0.98, 1.22), (-0.98, 1.22)]
    sheet.patch(layer, geometry.moved(collar, x, y, radius), fill=fill, line=line, width=1, dash="2 3")
    rim = geometry.disc(x, y, radius * 1.08)
    sheet.patch(layer, rim, fill=fill, line=line, width=2 if rises else 1.1, dash="4 3")
    back = fill if not style.dark or not rises else style["disc"]
    if back != fill:
        sheet.patch(layer, geometry.disc(x, y, radius * 0.92), fill=back)
    glyphs.draw(
        sheet, layer, TRADES[diver], x, y, radius * 1.16, trade_ink(diver, style), back, 1 if rises else 0.8
    )


def key_outline(x: float, y: float, w: float, grow: float = 0.0) -> geometry.Outline:
    """The outline of a key: a plate that points at the diver."""
    h = 0.82 * w
    left, right, half = x - w / 2 - grow, x + w / 2 + 1.35 * grow, h / 2 + grow
    shoulder = x + w * 0.22 + 0.6 * grow
    return [(left, y - half), (shoulder, y - half), (right, y), (shoulder, y + half), (left, y + half)]


def key(sheet: Sheet, layer: str, name: str, seat: int, x: float, y: float, w: float, style: Style) -> None:
    """Draws a key with its figure; neutral ones are grey."""
    spare = name == NEUTRAL
    fill = style["spare_key"] if spare else style.player(seat)
    ink = style["disc_line"] if spare else style["on_player"]
    sheet.patch(layer, key_outline(x, y, w), fill=fill, line=style["disc_line"], width=1.2)
    if spare:
        sheet.patch(layer, key_outline(x, y, w, -2.6), line=style["disc_line"], width=0.7)
    _figure(sheet, layer, name, x, y, w, ink)


def key_place(sheet: Sheet, layer: str, name: str, x: float, y: float, w: float, style: Style) -> None:
    """Draws the empty place of a key that is used."""
    sheet.patch(layer, key_outline(x, y, w), line=style["ink"], width=1, alpha=0.55, dash="2 3")
    _figure(sheet, layer, name, x, y, w, style["ink"], 0.5)


def _figure(
    sheet: Sheet, layer: str, name: str, x: float, y: float, w: float, ink: str, alpha: float = 1.0
) -> None:
    text, size = name[-1:].upper(), 0.54 * w
    if text:
        sheet.text(layer, x - 0.09 * w, middle(y, size), text, size, ink, "serif", "bold", alpha=alpha)


def octagon(x: float, y: float, radius: float) -> geometry.Outline:
    """The outline of a reward token."""
    return geometry.ngon(x, y, radius * 1.08, 8, geometry.TAU / 16)


def token(sheet: Sheet, layer: str, reward: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a reward token, front up: what it gives now, on its rim what its back will give."""
    known = box().rewards[reward]
    colour = style[f"token_{known.back}"]
    sheet.patch(layer, octagon(x, y, radius), fill=style["disc"], line=style["disc_line"], width=1.1)
    sheet.patch(layer, octagon(x, y, radius * 0.86), line=colour, width=max(2.0, radius * 0.14))
    if known.front == "resource":
        one, other = known.choice
        size = radius * 0.74
        good(sheet, layer, one, x - radius * 0.28, y - radius * 0.3, size, style)
        good(sheet, layer, other, x + radius * 0.28, y + radius * 0.3, size, style)
        slash = [(x - radius * 0.3, y + radius * 0.34), (x + radius * 0.3, y - radius * 0.34)]
        sheet.line(layer, slash, style["disc_line"], 0.8)
    else:
        size = radius * (1.2 if known.front != "upgrade" else 1.05)
        glyphs.draw(sheet, layer, FRONTS[known.front], x, y, size, style["disc_line"], style["disc"])
    sign = max(4.6, radius * 0.36)
    at = geometry.polar(x, y, radius * 0.98, geometry.TAU / 8)
    sheet.patch(layer, geometry.disc(*at, sign), fill=colour, line=style["disc_line"], width=0.9)
    if known.back == "green":
        glyphs.draw(sheet, layer, "star", *at, sign * 1.5, style["white"], colour)
    else:
        sheet.patch(layer, geometry.disc(*at, sign * 0.45), fill=style["white"])


def back(sheet: Sheet, layer: str, colour: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws the back of a reward token: two credits, or a point, for each contract of its level."""
    fill = style[f"token_{colour}"]
    sheet.patch(layer, octagon(x, y, radius), fill=fill, line=style["disc_line"], width=1.2)
    sheet.patch(layer, octagon(x, y, radius * 0.84), line=style["white"], width=1, alpha=0.7)
    if colour == "green":
        glyphs.draw(sheet, layer, "star", x, y, radius * 1.16, style["white"], fill)
        return
    for side in (-1, 1):
        coin(sheet, layer, x + side * radius * 0.26, y, radius * 0.4, style)


def sign(
    sheet: Sheet, layer: str, face: str, x: float, y: float, size: float, style: Style, back: str
) -> None:
    """Draws the sign of a sponsor's side; some have a second one."""
    name = SPONSORS[face]
    ink = style["ink"]
    if name == "credit":
        sheet.text(layer, x - size * 0.46, middle(y, size * 0.72), "+", size * 0.72, ink, style="bold")
        coin(sheet, layer, x + size * 0.14, y, size * 0.4, style)
        return
    if name == "chevrons":
        glyphs.draw(sheet, layer, name, x - size * 0.24, y, size * 0.8, ink, back)
        other = "star" if face == "4.basic" else "up"
        glyphs.draw(sheet, layer, other, x + size * 0.38, y, size * 0.52, ink, back)
        return
    glyphs.draw(sheet, layer, name, x, y, size, ink, back)


def padlock(sheet: Sheet, layer: str, x: float, y: float, size: float, style: Style, back: str) -> None:
    """Draws the hacker's padlock, on a rim that keeps it apart from what lies beneath."""
    glyphs.draw(sheet, layer, "lock", x, y, size, style["ink"], back)


def pale(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws a free place for a resource."""
    sheet.patch(
        layer, geometry.disc(x, y, radius), fill=NONE, line=style["ink"], width=1, alpha=0.5, dash="2 4"
    )


def amount(
    sheet: Sheet, layer: str, x: float, y: float, text: str, size: float, ink: str, align: str = "left"
) -> None:
    """Draws a number, centred on a height."""
    sheet.text(layer, x, middle(y, size), text, size, ink, style="bold", align=align)
