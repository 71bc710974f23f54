"""The bag on the sea bed: its gems as a chart scale, and the honest odds of the next one."""

from collections.abc import Mapping, Sequence

from app import geometry
from app.boards.deep_blue import gems
from app.boards.deep_blue.column import Column
from app.lettering import middle, width
from app.scene import Sheet
from app.theme import Style
from rules.deep_blue.components import GEMS, HAZARDS, box, is_city
from rules.deep_blue.observation import Observation


def kinds(bag: Mapping[str, int], drawn: Sequence[str]) -> tuple[int, int, int]:
    """How many gems of the bag are harmless, how many would only warn, how many would strike."""
    free = box().constants["free_hazards_per_colour"]
    good = sum(count for gem, count in bag.items() if gem not in HAZARDS)
    strike = sum(bag[gem] for gem in HAZARDS if drawn.count(gem) >= free)
    return good, sum(bag.values()) - good - strike, strike


def quiet_chance(bag: Mapping[str, int], drawn: Sequence[str], count: int) -> float:
    """How likely none of the next `count` gems strikes."""
    total = sum(bag.values())
    if not count or not total:
        return 1.0
    free, chance = box().constants["free_hazards_per_colour"], 0.0
    for gem, there in bag.items():
        if there and not (gem in HAZARDS and drawn.count(gem) >= free):
            chance += there / total * quiet_chance({**bag, gem: there - 1}, [*drawn, gem], count - 1)
    return chance


def draws_two(seen: Observation) -> bool:
    """Whether the next draw takes two gems."""
    return bool(
        seen.dive
        and seen.scenario == "troubled_waters"
        and is_city(seen.dive.tile)
        and sum(seen.bag.values()) > 1
    )


def odds(seen: Observation, style: Style) -> str:
    """The odds of the next draw in words; "" where the table counts for itself (DEB-13.7)."""
    assert seen.dive is not None
    if not seen.odds:
        return ""
    if draws_two(seen):
        percent = round(100 * (1 - quiet_chance(seen.bag, seen.dive.drawn, 2)))
        return style.words("draw.percent", count=percent)
    _, _, strike = kinds(seen.bag, seen.dive.drawn)
    return style.words("draw.odds", count=strike, total=sum(seen.bag.values()))


def counts(
    sheet: Sheet,
    layer: str,
    numbers: Mapping[str, int],
    left: float,
    y: float,
    w: float,
    radius: float,
    size: float,
    style: Style,
) -> None:
    """Draws gems in a row, each with its number at its right."""
    step = w / len(numbers)
    for index, (gem, count) in enumerate(numbers.items()):
        x = left + index * step + radius + 1
        gems.gem(sheet, layer, gem, x, y, radius, style, 1.0 if count else 0.35)
        ink = style["ink"] if count else style["muted"]
        sheet.text(layer, x + radius + 3, middle(y, size), str(count), size, ink, style="bold", align="left")


def bag(sheet: Sheet, seen: Observation, style: Style, parts: Column) -> None:
    """Draws the bag's content and the scale under it."""
    left, _, w, _ = parts.frame
    low = parts.frame[3] < 560
    inside, room = left + 12, w - 24
    total = sum(seen.bag.values())
    y = parts.bed + (22 if low else 30)
    sheet.anchor("bag", left + w / 2, y, 34)
    sheet.text(
        "rings",
        inside,
        y,
        style.words("bag", count=total),
        15 if low else 16,
        style["ink"],
        style="bold",
        align="left",
    )
    if low:
        counts(sheet, "rings", seen.bag, inside - 4, y + 19, room + 14, 7.0, 15, style)
    else:
        _counters(sheet, seen, style, inside, y + 22, room)
    if not seen.odds:
        return
    drawn = seen.dive.drawn if seen.dive else ()
    _scale(
        sheet, kinds(seen.bag, drawn), style, (inside, y + (34 if low else 62), room, 10), 15 if low else 14
    )


def _counters(sheet: Sheet, seen: Observation, style: Style, left: float, y: float, w: float) -> None:
    """Gems in a row with their numbers below."""
    step = w / len(GEMS)
    for index, gem in enumerate(GEMS):
        x, count = left + (index + 0.5) * step, seen.bag[gem]
        gems.gem(sheet, "rings", gem, x, y, 9.5, style, 1.0 if count else 0.35)
        ink = style["ink"] if count else style["muted"]
        sheet.text("rings", x, y + 28, str(count), 15, ink, style="bold")


def _scale(
    sheet: Sheet,
    parts: tuple[int, int, int],
    style: Style,
    frame: tuple[float, float, float, float],
    size: float,
) -> None:
    """One cell a gem: paper is harmless, blue would warn, ink would strike."""
    left, top, w, h = frame
    total = sum(parts)
    fills = (style["white"], style["blue"], style["black"])
    at = left
    for part, fill in zip(parts, fills, strict=True):
        long = w * part / total if total else 0
        if part:
            sheet.patch("rings", geometry.frame(at, top, long, h), fill=fill, line=style["ink"], width=1.1)
        for cell in range(1, part):
            x = at + long * cell / part
            tone = style["sounding"] if fill == style["black"] else style["deep"]
            sheet.line("rings", [(x, top), (x, top + h)], tone, 0.8)
        at += long
    if not total:
        sheet.patch("rings", geometry.frame(*frame), line=style["ink"], width=1)
    texts = [
        style.words(f"bag.{name}", count=n) for name, n in zip(("good", "warn", "strike"), parts, strict=True)
    ]
    y = top + h + size + 2
    strong = style["ink"] if parts[2] else style["muted"]
    sheet.text("rings", left, y, texts[0], size, style["ink"], align="left")
    first, last = width(texts[0], size), width(texts[2], size, bold=True)
    between = left + first + (w - first - last) / 2
    sheet.text("rings", between, y, texts[1], size, style["ink"] if parts[1] else style["muted"])
    sheet.text("rings", left + w, y, texts[2], size, strong, style="bold", align="right")
