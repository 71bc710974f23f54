"""The water round the islands: border, rhumb lines, soundings, names, the common supply."""

import math
from functools import lru_cache

from app import geometry, glyphs
from app.boards import sea as charts
from app.boards.seastead import layout
from app.lettering import middle, width, wrap
from app.scene import Layer, Lit, Sheet
from app.theme import Style
from rules.seastead.components import FLOTILLAS, RESOURCES
from rules.seastead.observation import Observation

_SOUNDINGS = (
    (0.03, 0.13, 22), (0.5, 0.2, 42), (0.97, 0.16, 26), (0.035, 0.34, 35), (0.06, 0.4, 40), (0.965, 0.34, 44),
    (0.28, 0.5, 24), (0.7, 0.5, 28), (0.045, 0.63, 55), (0.96, 0.66, 61), (0.035, 0.77, 38), (0.5, 0.83, 49),
    (0.5, 0.9, 66), (0.44, 0.965, 72), (0.33, 0.97, 47), (0.62, 0.965, 52), (0.965, 0.8, 29), (0.5, 0.14, 31),
)  # fmt: skip


def sea(sheet: Sheet, style: Style) -> None:
    """Draws the sea, its rhumb lines and the minute scale round it."""
    left, top, right, bottom = layout.sea(sheet)
    frame = (left, top, right - left, bottom - top)
    sheet.patch("sea", geometry.frame(*frame), fill=style["sea0"], line=style["ink"], width=0.8)
    charts.rhumbs(sheet, "sea", *layout.middle(sheet), frame, style, 1.28 * layout.rose(sheet))
    charts.border(sheet, "sea", frame, layout.border(sheet), style)


def soundings(sheet: Sheet, style: Style) -> None:
    """Draws a few depths in the empty water."""
    if layout.is_phone(sheet):
        return
    left, top, right, bottom = layout.sea(sheet)
    for fx, fy, depth in _SOUNDINGS:
        at = (left + fx * (right - left), top + fy * (bottom - top))
        sheet.text("sea", *at, str(depth), 13, style["sounding"], "serif", "italic", alpha=0.9)


@lru_cache(maxsize=16)
def _name(
    text: str, place: tuple[float, float, float, float], size: float, spacing: float, ink: str
) -> tuple[Layer, ...]:
    """A name in wide-set italics along an arc; below the centre it runs the other way, to stay upright."""
    sheet = Sheet(0, 0, layout.LAYERS)
    x, y, radius, turn = place
    below = math.sin(turn) > 0
    steps = [width(char, size, "serif") + size * spacing for char in text]
    along = -sum(steps) / 2
    reach = radius + (size * 0.62 if below else 0)
    for char, step in zip(text, steps, strict=True):
        offset = (along + step / 2) / reach
        at = turn - offset if below else turn + offset
        lean = at - math.pi / 2 if below else at + math.pi / 2
        sheet.text("names", *geometry.polar(x, y, reach, at), char, size, ink, "serif", "italic", angle=lean)
        along += step
    return sheet.parts()


def names(sheet: Sheet, seen: Observation, style: Style) -> None:
    """Draws title, round and the names of the flotillas."""
    u = layout.unit(sheet)
    phone = layout.is_phone(sheet)
    x, _ = layout.middle(sheet)
    _, top, _, _ = layout.sea(sheet)
    for flotilla, turn in zip(FLOTILLAS, (-0.76, -0.24, 0.76, 0.24), strict=True):
        name = style.words(f"flotilla.{flotilla}")
        cx, cy = layout.centre(sheet, flotilla)
        reach, size = (6.1 * u, 15.0) if phone else (5.9 * u, max(15.0, 0.66 * u))
        sheet.paste(_name(name, (cx, cy, reach, turn * math.pi), size, 0.18 if phone else 0.3, style["ink"]))
    heading = f"{style.words('round')} {seen.round}"
    last = seen.last_round is not None
    if last:
        heading = (
            style.words("round.last")
            if seen.round >= (seen.last_round or 0)
            else style.words("round.last_but_one")
        )
    ink = style["magenta"] if last else style["ink"]
    if phone:
        for line, part in enumerate(wrap(heading, 76, 15, 2)):
            sheet.text("names", x, top + 19 + 17 * line, part, 15, ink, "serif", "italic")
        return
    sheet.text("names", x, top + 1.35 * u, "Seastead", 0.98 * u, style["ink"], "serif", "bold")
    sheet.text("names", x, top + 2.1 * u, heading, max(13, 0.54 * u), ink, "serif", "italic")


def _supply_places(sheet: Sheet) -> list[tuple[float, float, float]]:
    """Centre and width of the four supply piles: a square at the right, on a phone two on each side."""
    left, _, right, _ = layout.sea(sheet)
    _, y = layout.middle(sheet)
    u = layout.unit(sheet)
    if layout.is_phone(sheet):
        xs = (left + 28, left + 76, right - 76, right - 28)
        return [(at, y, 46.0) for at in xs]
    at = layout.centre(sheet, "F2")[0] + 4.75 * u
    return [(at + dx * 0.95 * u, y + dy * u, 1.84 * u) for dy in (-0.2, 0.9) for dx in (-1, 1)]


def supply(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws the common supply of resources, with its targets."""
    u = layout.unit(sheet)
    phone = layout.is_phone(sheet)
    size = 17 if phone else max(17, 0.58 * u)
    places = _supply_places(sheet)
    if not phone:
        at = (places[0][0] + places[1][0]) / 2
        sheet.text(
            "names", at, places[0][1] - 0.66 * u, _wide(style.words("supply")), 13, style["ink"], style="bold"
        )
    for kind, (x, y, w) in zip(RESOURCES, places, strict=True):
        pick = f"resource:{kind}"
        state = lit.state(pick)
        count = seen.supply[kind]
        back = style["sea0"]
        high = 30 if phone else 0.98 * u
        if state:
            back = style["ground" if state == "possible" else "ground_focus"]
            outline = geometry.box(x, y, w - 2, high, 8)
            sheet.patch(
                "names",
                outline,
                fill=back,
                line=style["magenta"],
                width=2.2 if state == "possible" else 3.4,
                dash="7 5" if state == "possible" else "",
            )
        alpha = 1.0 if count else 0.35
        sheet.anchor(f"supply:{kind}", x - size * 0.6, y, size * 1.5)
        glyphs.resource(sheet, "names", kind, x - size * 0.6, y, size, style, back, alpha)
        sheet.text(
            "names",
            x + size * 0.2,
            middle(y, size),
            str(count),
            size,
            style["ink"],
            style="bold",
            align="left",
        )
        sheet.target(
            [pick],
            x,
            y,
            w,
            high,
            f"{style.words('supply')}: {count} {style.words('resource.' + kind)}",
            bool(state),
        )


def _wide(text: str) -> str:
    """A label in wide-set capitals."""
    return "\u2009".join(text.upper())
