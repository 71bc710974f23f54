"""The middle of the chart and of each flotilla: demand discs, the compass rose with the dive cards."""

from functools import lru_cache

from app import geometry, glyphs, theme
from app.boards import marks
from app.boards.seastead import layout
from app.lettering import fit, middle
from app.scene import Layer, Lit, LitKey, Sheet, Size
from app.theme import Style
from rules.seastead.components import FLOTILLAS, box
from rules.seastead.observation import Observation

DEPTHS = ("shallow", "reef", "deep")


@lru_cache(maxsize=256)
def _demand(
    size: Size, dark: bool, flotilla: str, kind: str, locked: bool, lit_key: LitKey
) -> tuple[Layer, ...]:
    sheet, style, lit = Sheet(*size, layout.LAYERS), theme.style(dark), Lit.of(lit_key)
    u = layout.unit(sheet)
    x, y = layout.centre(sheet, flotilla)
    state = lit.state(f"demand:{flotilla}", f"lock:{kind}")
    fill = marks.ground(style, state)
    sheet.patch("docks", geometry.disc(x, y, 1.1 * u), fill=fill, line=style["ink"], width=1.4)
    sheet.patch("docks", geometry.disc(x, y, 0.95 * u), line=style[kind], width=max(1.3, 0.06 * u))
    glyphs.resource(sheet, "docks", kind, x, y, 1.2 * u, style, fill)
    if locked:
        lx, ly, around = _padlock(sheet, x, y)
        radius = around / 2
        sheet.patch(
            "ships", geometry.disc(lx, ly, radius), fill=style["magenta"], line=style["panel"], width=1.8
        )
        ink, back = style["on_magenta"], style["magenta"]
        glyphs.draw(sheet, "ships", "lock", lx, ly - 0.04 * radius, radius * 1.2, ink, back)
    marks.ring(sheet, style, state, geometry.disc(x, y, 1.22 * u))
    marks.fresh(sheet, style, lit, (f"demand:{flotilla}",), None, (x, y, 1.22 * u))
    return sheet.parts()


def _padlock(sheet: Sheet, x: float, y: float) -> tuple[float, float, float]:
    """Where the padlock of a demand disc lies, and how wide it is."""
    u = layout.unit(sheet)
    return x + 0.78 * u, y + 0.72 * u, 2 * max(0.42 * u, 8)


def demands(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws the demand disc of every flotilla, with the padlock on the locked one."""
    u = layout.unit(sheet)
    for flotilla in FLOTILLAS:
        kind = seen.demand[flotilla]
        picks = (f"demand:{flotilla}", f"lock:{kind}")
        locked = seen.locked == kind
        sheet.paste(_demand(layout.size(sheet), style.dark, flotilla, kind, locked, lit.about(*picks)))
        x, y = layout.centre(sheet, flotilla)
        name = f"{style.words('flotilla.' + flotilla)}: {style.words('resource.' + kind)}"
        sheet.target(picks, x, y, 2.2 * u, 2.2 * u, name, bool(lit.state(*picks)))
        sheet.anchor(f"lock:{kind}", *_padlock(sheet, x, y))


def _sign(sheet: Sheet, x: float, y: float, size: float, differ: bool, ink: str) -> None:
    """The sign for equal or different kinds."""
    half = size / 2
    for bar in (-0.2, 0.2):
        sheet.line("docks", [(x - half, y + bar * size), (x + half, y + bar * size)], ink, max(1.2, size / 7))
    if differ:
        sheet.line("docks", [(x - half * 0.6, y + half), (x + half * 0.6, y - half)], ink, max(1.2, size / 7))


def _items(half: dict[str, int]) -> list[str]:
    """The glyphs of a half, one an item; kinds of one's choice become the disc in four quarters."""
    return [
        kind if kind not in ("same", "different") else "any"
        for kind, count in half.items()
        for _ in range(count)
    ]


def draw_half(
    sheet: Sheet, style: Style, card: str, half: str, place: tuple[float, float, float, float], fill: str
) -> None:
    """Draws what a half gives: one row, or two when the items would be too small."""
    x, y, w, h = place
    given = dict(box().dive_cards[card].halves[half])
    items = _items(given)
    rule = next((name for name in ("same", "different") if name in given), "")
    ink = style["ink"]
    two_rows = len(items) > 2 and w / len(items) < 13
    rows = [items[:1], items[1:]] if two_rows else [items]
    high = h - (h * 0.3 if rule else 0)
    size = min(w * 0.94 / max(len(row) for row in rows), high * 0.86 / len(rows), 0.5 * w)
    for index, row in enumerate(rows):
        row_y = y - (h - high) / 2 + (index - (len(rows) - 1) / 2) * size * 1.05
        for at, item in enumerate(row):
            item_x = x + (at - (len(row) - 1) / 2) * min(size * 1.08, w / len(row))
            glyphs.resource(sheet, "docks", item, item_x, row_y, size, style, fill)
    if rule:
        _sign(sheet, x, y + h * 0.31, h * 0.26, rule == "different", ink)


def _deck(
    sheet: Sheet, seen: Observation, lit: Lit, style: Style, x: float, y: float, w: float, h: float
) -> None:
    depth = next((name for name in DEPTHS if seen.dive_deck.get(name)), "")
    state = lit.state("deck:dive")
    if depth:
        ink = "#FFFFFF"
        sheet.patch(
            "docks", geometry.box(x - 3, y - 2.5, w, h, 4), fill=style["sea2"], line=style["ink"], width=1
        )
        sheet.patch("docks", geometry.box(x, y, w, h, 4), fill=style[depth], line=style["ink"], width=1.2)
        for line in range(3):
            wave = [
                (x + w * (i / 12 - 0.42) * 1.0, y + h * (0.26 + 0.09 * line) + (1.6 if i % 2 else -1.6))
                for i in range(11)
            ]
            sheet.line("docks", wave, ink, 1, 0.7)
        count = str(seen.dive_deck[depth])
        big = min(h * 0.32, 26)
        name = style.words(f"depth.{depth}")
        name = name[:1].upper() + name[1:]
        small = fit(name, w * 0.9, min(h * 0.2, 15), 9)
        if layout.has_detail(sheet):
            sheet.text("docks", x, y - h * 0.26, name, small, ink, style="bold")
        sheet.text(
            "docks",
            x,
            middle(y - (0.02 if layout.has_detail(sheet) else 0.16) * h, big),
            count,
            big,
            ink,
            style="bold",
        )
    else:
        sheet.patch("docks", geometry.box(x, y, w, h, 4), line=style["muted"], width=1.2, dash="3 3")
    marks.ring(sheet, style, state, geometry.box(x, y, w + 5, h + 5, 6))
    sheet.target(["deck:dive"], x, y, w, h, style.words("dive.deck"), bool(state))


def _open(
    sheet: Sheet, seen: Observation, lit: Lit, style: Style, x: float, y: float, w: float, h: float
) -> None:
    """The open card: its upper half faces orange, its lower half blue, once that is decided."""
    sheet.anchor("open:dive", x, y, w, h)
    card = seen.top_card
    if card is None:
        sheet.patch("docks", geometry.box(x, y, w, h, 4), line=style["muted"], width=1.2, dash="3 3")
        return
    facing = tuple(seen.facing) or ("", "")
    upper = facing[1] or ("b" if facing[0] == "a" else "a")
    lower = facing[0] or ("a" if upper == "b" else "b")
    decided = any(facing)
    sheet.patch("docks", geometry.box(x, y, w, h, 4), fill=style["panel"], line=style["ink"], width=1.2)
    for seat, half, side in ((1, upper, -1), (0, lower, 1)):
        pick = f"half:{half}"
        state = lit.state(pick)
        fill = style.player(seat, "tint") if decided else style["panel"]
        fill = style["ground_focus"] if state in ("focus", "selected") else fill
        half_y = y + side * h / 4
        piece = geometry.box(x, half_y, w, h / 2, 3)
        sheet.patch("docks", piece, fill=fill, line=style["ink"], width=1)
        draw_half(sheet, style, card, half, (x, half_y, w, h / 2), fill)
        if decided:
            radius = min(0.15 * w, 6)
            glyphs.mark(
                sheet, "docks", seat, x, y + side * (h / 2 + radius + 2.5), radius, style.player(seat)
            )
        marks.ring(sheet, style, state, geometry.box(x, y + side * (h / 4 + 1.5), w + 4, h / 2, 4))
        reach = max(h / 2, 44)
        sheet.target([pick], x, y + side * reach / 2, w, reach, style.words("dive.half"), bool(state))


@lru_cache(maxsize=8)
def _rose(x: float, y: float, radius: float, dark: bool, north: str) -> tuple[Layer, ...]:
    sheet = Sheet(0, 0, layout.LAYERS)
    glyphs.rose(sheet, "sea", x, y, radius, theme.style(dark), north)
    return sheet.parts()


def rose(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws the compass rose, the dive deck and the open card in it.

    On a phone the card takes the whole rose while a half of it is chosen.
    """
    x, y = layout.middle(sheet)
    detail = layout.has_detail(sheet)
    radius = layout.rose(sheet)
    sheet.paste(_rose(x, y, radius, style.dark, style.words("north")))
    w, h = radius * 0.66, radius * 1.06
    if not detail and lit.state("half:a", "half:b"):
        sheet.anchor("deck:dive", x, y, w, h)
        _open(sheet, seen, lit, style, x, y, radius * 1.16, radius * 1.3)
        return
    _deck(sheet, seen, lit, style, x - w * 0.56, y, w, h)
    _open(sheet, seen, lit, style, x + w * 0.58, y, w, h)
    marks.fresh(sheet, style, lit, ("deck:dive",), None, (x, y, radius + 3))
