"""Land and water of a flotilla: depth contours, drying banks, land that grows, roads."""

import math
from functools import lru_cache

from app import geometry, theme
from app.boards import marks
from app.boards.seastead import layout
from app.scene import Layer, Lit, LitKey, Sheet, Size
from app.theme import Style
from rules.seastead.components import FLOTILLAS
from rules.seastead.observation import Observation

_DEPTHS = ((1.34, "sea1"), (0.78, "sea2"), (0.3, "sea3"))
_PLACES = range(1, 7)


@lru_cache(maxsize=32)
def _shelf(offset: float, seed: int) -> tuple[geometry.Point, ...]:
    discs = [(*geometry.polar(0, 0, layout.RING, layout.angle(p)), layout.SITE + offset) for p in _PLACES]
    return tuple(geometry.hull_of_discs([*discs, (0, 0, 3.2 + offset)], 0.07 + 0.05 * offset, seed))


def shelves(sheet: Sheet, style: Style) -> None:
    """Draws the depth contours of all flotillas, deep ones first."""
    u = layout.unit(sheet)
    for offset, colour in _DEPTHS:
        for seed, flotilla in enumerate(FLOTILLAS):
            x, y = layout.centre(sheet, flotilla)
            outline = geometry.moved(_shelf(offset, seed + 3), x, y, u)
            sheet.patch("sea", outline, fill=style[colour], line=style["contour"], width=0.7)


def _arm(turn: float, joined_before: bool, joined_after: bool, r: float) -> geometry.Outline:
    """The shore round one built site, clockwise about the flotilla's middle."""
    x, y = geometry.polar(0, 0, layout.RING, turn)
    start = -0.28 if joined_before else -0.72
    end = 0.28 if joined_after else 0.72
    shore = [geometry.polar(x, y, r, turn + math.pi * part) for part in _steps(start, end)]
    if not joined_before:
        shore.insert(0, geometry.polar(0, 0, 1.75, turn - 0.36))
    if not joined_after:
        shore.append(geometry.polar(0, 0, 1.75, turn + 0.36))
    return shore


def _steps(start: float, end: float) -> list[float]:
    count = 8
    return [start + (end - start) * i / count for i in range(count + 1)]


@lru_cache(maxsize=512)
def _land(built: tuple[bool, ...], inset: float, seed: int) -> tuple[geometry.Point, ...]:
    outline: geometry.Outline = []
    core = 1.5 - inset
    for place in _PLACES:
        turn = layout.angle(place)
        here, after, before = built[place - 1], built[place % 6], built[place - 2]
        if here:
            outline += _arm(turn, before, after, 1.12 - inset)
        else:
            outline.append(geometry.polar(0, 0, core, turn))
        between = 3.42 - inset if here and after else core
        if (here and after) or not (here or after):
            outline.append(geometry.polar(0, 0, between, turn + math.pi / 6))
    soft = geometry.chaikin(outline, 2)
    wavy = []
    for x, y in soft:
        turn, reach = math.atan2(y, x), math.hypot(x, y)
        wavy.append(geometry.polar(0, 0, reach + 0.06 * geometry.wave(2 * turn, seed), turn))
    return tuple(wavy)


def _roads(sheet: Sheet, style: Style, flotilla: str, built: tuple[bool, ...]) -> None:
    u = layout.unit(sheet)
    middle = layout.centre(sheet, flotilla)
    roads = []
    for place in _PLACES:
        if not built[place - 1]:
            continue
        here = layout.site(sheet, f"{flotilla}.{place}")
        roads.append((middle, here))
        if built[place % 6]:
            roads.append((here, layout.site(sheet, f"{flotilla}.{place % 6 + 1}")))
    for road in roads:
        sheet.line("land", road, style["road"], 0.2 * u)
    for road in roads:
        sheet.line("land", road, style["buff_line"], max(1.0, 0.05 * u), dash=marks.dash(0.16 * u, 0.13 * u))


def _bank(sheet: Sheet, style: Style, lit: Lit, site_id: str, seed: int) -> None:
    u = layout.unit(sheet)
    x, y = layout.site(sheet, site_id)
    state = lit.state(f"site:{site_id}", f"ship:{site_id}")
    if state:
        fill = style["ground" if state == "possible" else "ground_focus"]
        sheet.patch("land", geometry.disc(x, y, layout.SITE * u), fill=fill)
        return
    outline = geometry.blob(x, y, 1.17 * u, 0.06 * u, seed)
    dots = marks.dash(0.06 * u, 0.1 * u)
    sheet.patch("land", outline, fill=style["drying"], line=style["drying_line"], width=1, dash=dots)


@lru_cache(maxsize=256)
def _island(
    size: Size, dark: bool, flotilla: str, built: tuple[bool, ...], lit_key: LitKey
) -> tuple[Layer, ...]:
    sheet, style, lit = Sheet(*size, layout.LAYERS), theme.style(dark), Lit.of(lit_key)
    u = layout.unit(sheet)
    seed = FLOTILLAS.index(flotilla)
    x, y = layout.centre(sheet, flotilla)
    shore = geometry.moved(_land(built, 0.0, seed), x, y, u)
    sheet.patch("land", shore, fill=style["buff"], line=style["ink"], width=1.3)
    inner = geometry.moved(_land(built, 0.12, seed), x, y, u)
    sheet.patch("land", inner, line=style["buff_line"], width=0.8, alpha=0.8)
    for place in _PLACES:
        if not built[place - 1]:
            _bank(sheet, style, lit, f"{flotilla}.{place}", 6 * seed + place)
    _roads(sheet, style, flotilla, built)
    return sheet.parts()


def islands(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws banks, land and roads of all flotillas."""
    for flotilla in FLOTILLAS:
        ids = [f"{flotilla}.{place}" for place in _PLACES]
        built = tuple(seen.sites[site_id].building is not None for site_id in ids)
        lit_key = lit.about(*(f"{kind}:{site_id}" for site_id in ids for kind in ("site", "ship")))
        sheet.paste(_island(layout.size(sheet), style.dark, flotilla, built, lit_key))
