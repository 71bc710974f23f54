"""The end gauges at the foot of the chart: how near the four ends of the game are."""

from app import geometry, glyphs
from app.boards.seastead import layout
from app.lettering import width
from app.scene import Sheet
from app.theme import Style
from rules.seastead.components import FLOTILLAS, box
from rules.seastead.observation import Observation


def _gauge_values(seen: Observation) -> tuple[tuple[str, int, int], ...]:
    """Name, reached and full of the ends of the game: four, solo three."""
    constants = box().constants
    full = constants["sites_per_flotilla"]
    built = [sum(1 for site in seen.sites.values() if site.building and site.id[:2] == f) for f in FLOTILLAS]
    total = 3 * constants["buildings_per_kind"]
    placed = [total - sum(seat.left.values()) for seat in seen.seats]
    reef = sum(card.depth == "reef" for card in box().dive_cards.values())
    tokens = constants["cleanup_tokens"]
    if seen.solo:  # SEA-15.16
        return (
            ("flotilla", max(built), full),
            ("board", max(placed), total),
            ("deck", reef - sum(seen.dive_deck.values()), reef),
        )
    return (
        ("flotilla", max(built), full),
        ("buildings", max(placed), total - constants["end_buildings_left"]),
        ("reef", reef - seen.dive_deck.get("reef", 0), reef),
        ("cleanup", tokens - seen.cleanup_supply, tokens),
    )


def _bar(sheet: Sheet, style: Style, x: float, y: float, w: float, done: int, full: int) -> None:
    """A gauge: cells of a chart scale that fill up."""
    high = 6
    sheet.patch("names", geometry.frame(x, y, w, high), fill=style["panel"], line=style["ink"], width=1)
    part = w * min(done, full) / full
    if part:
        ink = style["magenta"] if done >= full else style["ink"]
        sheet.patch("names", geometry.frame(x, y, part, high), fill=ink)
    for cell in range(1, full):
        at = x + w * cell / full
        sheet.line("names", [(at, y), (at, y + high)], style["muted" if cell <= done else "ink"], 0.8)


_ICONS = {
    "flotilla": "island", "buildings": "building", "board": "building", "reef": "reef", "deck": "reef",
    "cleanup": "cleanup",
}  # fmt: skip


def _buildings(sheet: Sheet, seen: Observation, style: Style, x: float, y: float, size: float) -> None:
    """How many each player has built, with the mark before it."""
    total = 3 * box().constants["buildings_per_kind"]
    for seat, view in enumerate(seen.seats):
        count = str(total - sum(view.left.values()))
        glyphs.mark(sheet, "names", seat, x + size * 0.36, y - size * 0.33, size * 0.34, style.player(seat))
        sheet.text("names", x + size * 0.85, y, count, size, style["ink"], style="bold", align="left")
        x += size * 1.1 + width(count, size, bold=True) + size * 0.3


def _gauge(
    sheet: Sheet, seen: Observation, style: Style, gauge: tuple[str, int, int], x: float, y: float, w: float
) -> None:
    name, done, full = gauge
    phone = layout.is_phone(sheet)
    size = 15 if phone else 13.5
    if phone or w < 150:
        glyphs.draw(
            sheet,
            "names",
            _ICONS[name],
            x + 8,
            y + 9,
            15,
            style["cleanup" if name == "cleanup" else "ink"],
            style["panel"],
        )
        if name in ("buildings", "board"):
            _buildings(sheet, seen, style, x + 19, y + 14.5, size)
        else:
            sheet.text("names", x + 20, y + 14.5, f"{done}/{full}", size, style["ink"], align="left")
    else:
        label = style.words(f"gauge.{name}", done=done, full=full)
        sheet.text("names", x, y + 13, label, size, style["ink"], align="left")
        if name in ("buildings", "board"):
            _buildings(sheet, seen, style, x + width(label, size) + 8, y + 13, size)
    if name == "cleanup":
        sheet.anchor("supply:cleanup", x + 8, y + 9, 24)
    _bar(sheet, style, x, y + 19, w, done, full)


def end_gauges(sheet: Sheet, seen: Observation, style: Style) -> None:
    """Draws how near the four ends of the game are."""
    bottom = layout.sea(sheet)[3]
    edge = layout.border(sheet)
    top = bottom + edge
    high = sheet.height - top
    sheet.patch(
        "names",
        geometry.frame(0.5, top, sheet.width - 1, high - 0.5),
        fill=style["panel"],
        line=style["ink"],
        width=1.2,
    )
    phone = layout.is_phone(sheet)
    lead = 8.0
    y = top + (high - 26) / 2
    if not phone:
        words = style.words("gauge.end").split("\n")
        for line, part in enumerate(words):
            sheet.text(
                "names", lead, y + 12 + 15 * line, part, 13.5, style["ink"], style="bold", align="left"
            )
        lead += max(width(part, 13.5, bold=True) for part in words) + 16
    gap = 12 if phone else 18
    gauges = _gauge_values(seen)
    w = (sheet.width - lead - 8 - (len(gauges) - 1) * gap) / len(gauges)
    if seen.solo:  # the tokens end nothing, but they come from somewhere
        sheet.anchor("supply:cleanup", sheet.width - 24, top + 12, 24)
    for index, gauge in enumerate(gauges):
        _gauge(sheet, seen, style, gauge, lead + index * (w + gap), y, w)
    sheet.anchor("box", sheet.width / 2, sheet.height, 12)
