"""The section while nobody dives: the bell at the surface, and the wrecks that still lie face down."""

from collections import Counter

from app import geometry, glyphs
from app.boards.deep_blue.column import Column
from app.lettering import middle, shorten
from app.scene import Sheet
from app.theme import Style
from rules.deep_blue.components import box, is_city
from rules.deep_blue.observation import Observation


def glyph(tile: str) -> str:
    """The silhouette of a wreck."""
    return "temple" if is_city(tile) else {"N5": "saucer"}.get(tile, "sunken_ship")


def _rows(seen: Observation, style: Style) -> list[tuple[int, str, str]]:
    """Leader points, silhouette and name of what lies face down; parts of the city in one row."""
    kinds = Counter("city" if is_city(tile) else tile for tile in seen.hidden_tiles)
    rows = []
    for tile in sorted(set(seen.hidden_tiles), key=lambda tile: (box().wrecks[tile].leader_vp, tile)):
        if not is_city(tile):
            rows.append((box().wrecks[tile].leader_vp, glyph(tile), style.words(tile)))
    if kinds["city"]:
        points = next(box().wrecks[tile].leader_vp for tile in seen.hidden_tiles if is_city(tile))
        rows.append((points, "temple", f"{style.words('city')} ×{kinds['city']}"))
    return rows


def at_rest(sheet: Sheet, seen: Observation, style: Style, parts: Column) -> None:
    """Draws the bell at its winch and the hidden wrecks by their leader points."""
    left, top, w, _ = parts.frame
    x = parts.right - 62
    sheet.line("docks", [(x, parts.surface - 62), (x, parts.surface - 26)], style["ink"], 1.6)
    sheet.line("docks", [(x - 26, parts.surface - 62), (x + 26, parts.surface - 62)], style["ink"], 2.4)
    dome(sheet, style, x - 34, x + 34, parts.surface - 30, 42)
    sheet.anchor("bell", x, parts.surface - 9, 68, 42)
    sheet.text(
        "rings",
        left + 14,
        top + 32,
        style.words("hidden.left"),
        19,
        style["ink"],
        "serif",
        "italic",
        "left",
    )
    total = str(len(seen.hidden_tiles))
    sheet.text("rings", left + 14, top + 66, total, 30, style["ink"], "serif", "bold italic", "left")
    rows = _rows(seen, style)
    pitch = min(46.0, (parts.bed - parts.surface - 70) / max(len(rows), 1))
    for index, (points, name, text) in enumerate(rows):
        y = parts.surface + 38 + index * pitch
        sheet.text("rings", left + 26, middle(y, 17), str(points), 17, style["ink"], "serif", "italic")
        sheet.line("rings", [(left + 38, y), (left + 46, y)], style["ink"], 1)
        glyphs.draw(sheet, "rings", name, left + 64, y, 25, style["wreck"], style["sea1"])
        sheet.text(
            "rings", left + 84, middle(y, 14.5), shorten(text, w - 94, 14.5), 14.5, style["ink"], align="left"
        )


def dome(sheet: Sheet, style: Style, left: float, right: float, top: float, h: float) -> None:
    """Draws the diving bell: a paper dome on an ink foot."""
    x, half = (left + right) / 2, (right - left) / 2
    round_top = [
        (x + half * (1 - i / 8), top + min(h * 0.34, 26) * (abs(1 - i / 8) ** 2.6)) for i in range(17)
    ]
    body = [*round_top, (left, top + h), (right, top + h)]
    sheet.patch("rings", body, fill=style["panel"], line=style["ink"], width=1.8)
    foot = geometry.frame(left - 3, top + h - 2, right - left + 6, 6, 2)
    sheet.patch("rings", foot, fill=style["ink"])
    sheet.patch("rings", geometry.disc(x, top - 3, 4.4), fill=style["panel"], line=style["ink"], width=1.6)
