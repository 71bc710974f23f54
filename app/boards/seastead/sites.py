"""The 24 sites: costs as soundings, effects, tags, points, buildings, ships."""

import math
from functools import lru_cache

from app import geometry, glyphs, theme
from app.boards import marks
from app.boards.seastead import boss, effects, layout
from app.lettering import middle, width
from app.scene import Anchor, Layer, Lit, LitKey, Sheet, Size
from app.theme import Style
from rules.seastead.components import SITES, Site, box
from rules.seastead.observation import Observation, SiteView

Hints = tuple[bool, bool]
"""Whether the price tag counts for nothing, and whether the next goods of the Boss come here."""


def _cost(
    sheet: Sheet, style: Style, lit: Lit, site: Site, kind: str, place: tuple[float, float], back: str
) -> None:
    """The cost row: what is paid now large, the printed cost struck through before it when it differs."""
    x, y = place
    u = layout.unit(sheet)
    state = lit.state(f"site:{site.id}")
    printed = str(site.cost)
    now = lit.notes.get(f"site:{site.id}", printed)
    ink = style["magenta"] if state else style["drying_ink"]
    detail = layout.has_detail(sheet)
    big = (0.9 if state else 0.82) * u if detail else (1.42 if state else 1.25) * u
    small = 0.52 * u
    icon = 0.6 * u if detail else 0.0
    struck = width(printed, small) + 0.22 * u if now != printed and detail else 0.0
    row = struck + width(now, big, "serif", True) + (icon + 0.14 * u if icon else 0)
    at = x - row / 2
    base = middle(y - (0.3 * u if detail else 0), big)
    if struck:
        wide = width(printed, small)
        sheet.text("sites", at, base - 0.1 * u, printed, small, style["muted"], "serif", "italic", "left")
        up = base - 0.1 * u - small * 0.33
        cross = [(at - 0.04 * u, up + small * 0.3), (at + wide + 0.05 * u, up - small * 0.34)]
        sheet.line("sites", cross, style["magenta"], 1.5)
        at += struck
    slant = "bold italic" if state else "italic"
    sheet.text("sites", at, base, now, big, ink, "serif", slant, "left")
    if icon:
        at += width(now, big, "serif", True) + 0.14 * u + icon / 2
        glyphs.resource(sheet, "sites", kind, at, y - 0.3 * u, icon, style, back)


def _free(sheet: Sheet, demand: str, lit: Lit, style: Style, site: Site, ship: bool) -> None:
    u = layout.unit(sheet)
    x, y = layout.site(sheet, site.id)
    state = lit.state(f"site:{site.id}", f"ship:{site.id}")
    back = marks.ground(style, state, "drying")
    _cost(sheet, style, lit, site, demand, (x, y), back)
    marks.ring(sheet, style, state, geometry.disc(x, y, layout.SITE * u))
    if layout.has_detail(sheet):
        ink = style["ink"] if state else style["drying_ink"]
        usual = min(0.5 * u, 18) * min(1.0, 1.95 * u / effects.row_width(site.effect, 0.5 * u))
        size = max(11.8, usual)  # its figures must stay readable
        effects.row(sheet, "sites", site.effect, demand, x, y + 0.34 * u, size, style, ink, back)
        if site.tag:
            note = lit.notes.get(f"tag:{site.id}", "")
            left = x - (1.08 if note and ship else 0.74) * u
            glyphs.tag(sheet, "ships", site.tag, left, y + 1.0 * u, 0.94 * u, style, bool(note), note)
    letter_x, letter_y = x - 0.86 * u, y - 0.86 * u
    marks.letter(sheet, style, lit, f"site:{site.id}", letter_x, letter_y, max(0.38 * u, 9))


def _built(sheet: Sheet, lit: Lit, style: Style, site: Site, owner: int, kind: str) -> None:
    u = layout.unit(sheet)
    x, y = layout.site(sheet, site.id)
    radius = _house(sheet)
    glyphs.building(sheet, "sites", owner, kind, x, y, radius, style)
    state = lit.state(f"site:{site.id}", f"ship:{site.id}")
    marks.ring(sheet, style, state, geometry.disc(x, y, layout.SITE * u))
    marks.fresh(sheet, style, lit, (f"site:{site.id}",), owner, (x, y, radius + 4.5))


def _ship_place(sheet: Sheet, site_id: str) -> tuple[float, float, float]:
    """Where the ship of a site lies, and its size."""
    u = layout.unit(sheet)
    x, y = layout.site(sheet, site_id)
    if layout.has_detail(sheet):
        return x + 0.52 * u, y + 1.13 * u, 0.98 * u
    turn = layout.angle(int(site_id[3:]))
    return x + 1.3 * u * math.cos(turn), y + 1.3 * u * math.sin(turn), 1.36 * u


def _house(sheet: Sheet) -> float:
    """The radius of a building."""
    return (0.7 if layout.has_detail(sheet) else 0.84) * layout.unit(sheet)


def _ship(sheet: Sheet, lit: Lit, style: Style, site: Site, owner: int) -> None:
    u = layout.unit(sheet)
    x, y, size = _ship_place(sheet, site.id)
    back = style["panel"]
    glyphs.ship(sheet, "ships", owner, x, y, size, style, back)
    note = lit.notes.get(f"ship:{site.id}", "")
    if note and layout.has_detail(sheet):
        high = 0.46 * u
        wide = width(note, high, bold=True) + 0.24 * u
        at = (x + 0.52 * u + wide / 2, y + 0.12 * u)
        sheet.patch(
            "ships", geometry.box(*at, wide, 0.58 * u, 4), fill=back, line=style["magenta"], width=1.2
        )
        sheet.text("ships", at[0], middle(at[1], high), note, high, style["magenta"], style="bold")
    state = lit.state(f"ship:{site.id}")
    marks.ring(sheet, style, state, geometry.disc(x, y, size * 0.72))
    marks.fresh(sheet, style, lit, (f"ship:{site.id}",), owner, (x, y, size * 0.66))


def _label(style: Style, view: SiteView, demand: str, lit: Lit, hints: Hints) -> str:
    """What is at the site, in words."""
    words = style.words
    site = box().sites[view.id, view.side]
    if view.building is None:
        cost = lit.notes.get(f"site:{view.id}", str(site.cost))
        parts = [f"{cost} {words('resource.' + demand)}", words(f"effect.{site.effect}")]
    else:
        owner, kind = view.building
        parts = [f"{words(kind)} {words(f'player.{owner}')}"]
    if view.ship is not None:
        parts.append(f"{words('word.ship')} {words(f'player.{view.ship}')}")
    parts.append(words("word.points", count=site.vp))
    if hints[0] and view.building is None:
        parts.append(words("word.void_tag"))
    parts += boss.label(style, view, hints[1])
    return f"{words(view.id)}: {', '.join(parts)}"


def _target(sheet: Sheet, lit: Lit, style: Style, view: SiteView, demand: str, hints: Hints) -> None:
    u = layout.unit(sheet)
    x, y = layout.site(sheet, view.id)
    picks = [f"site:{view.id}"]
    if view.ship is not None:
        picks.append(f"ship:{view.id}")
    name = _label(style, view, demand, lit, hints)
    sheet.target(picks, x, y, 2 * layout.SITE * u, 2 * layout.SITE * u, name, bool(lit.state(*picks)))


@lru_cache(maxsize=1024)
def _site(
    size: Size, dark: bool, view: SiteView, demand: str, hints: Hints, lit_key: LitKey
) -> tuple[Layer, ...]:
    sheet, style, lit = Sheet(*size, layout.LAYERS), theme.style(dark), Lit.of(lit_key)
    u = layout.unit(sheet)
    site = box().sites[view.id, view.side]
    if view.building is None:
        _free(sheet, demand, lit, style, site, view.ship is not None)
    else:
        _built(sheet, lit, style, site, *view.building)
    if site.vp and layout.has_detail(sheet):
        x, y = layout.site(sheet, view.id)
        out = 0.86 if view.building is None else 0.7
        at = (x + out * u, y - 0.9 * out * u)
        glyphs.badge(sheet, "ships", *at, min(0.4 * u, 13), str(site.vp), style)
    if view.ship is not None:
        _ship(sheet, lit, style, site, view.ship)
    if hints[0] and view.building is None and layout.has_detail(sheet):
        boss.tags_void(sheet, style, view.id)
    boss.on_site(sheet, view, hints[1], lit, style)
    return sheet.parts()


@lru_cache(maxsize=16)
def _places(size: Size) -> tuple[Anchor, ...]:
    """Where buildings and ships land, for things in flight."""
    sheet = Sheet(*size, layout.LAYERS)
    for site_id in SITES:
        sheet.anchor(f"building:{site_id}", *layout.site(sheet, site_id), 2 * (_house(sheet) + 1.6))
        ship_x, ship_y, wide = _ship_place(sheet, site_id)
        sheet.anchor(f"ship:{site_id}", ship_x, ship_y, wide * 1.17)
        sheet.anchor(f"boss:{site_id}", *boss.place(sheet, site_id))
    return sheet.anchors()


def all_sites(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws every site with what lies on it, and its target."""
    aims = boss.aims(seen)
    for view in seen.sites.values():
        lit_key = lit.about(*(f"{kind}:{view.id}" for kind in ("site", "ship", "tag", "boss")))
        demand, hints = seen.demand[view.id[:2]], (view.id in seen.void_tags, view.id in aims)
        sheet.paste(_site(layout.size(sheet), style.dark, view, demand, hints, lit_key))
        _target(sheet, lit, style, view, demand, hints)
    sheet.add_anchors(_places(layout.size(sheet)))
