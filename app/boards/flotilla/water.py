"""A player's sea: the shelf that grows with its tiles, what lies and stands on them, where more can go."""

import math

from app import geometry, glyphs
from app.boards import marks, sea
from app.boards.flotilla import labels, pieces, placing, tiles
from app.boards.flotilla.layout import Grid, Plan, grid, own_hexes
from app.boards.flotilla.scope import Scope
from app.lettering import middle, shorten, width
from app.scene import TOUCH, Lit
from rules.flotilla.components import SINK, box
from rules.flotilla.observation import Observation, ShipView, TileView

SHELF = (("sea1", 2.1), ("sea2", 1.6), ("sea3", 1.22))


def grid_of(plan: Plan, seen: Observation, seat: int, lit: Lit) -> Grid:
    """The grid in which all of a player's hexes fit; with the rim while something is placed."""
    view = seen.seats[seat]
    hexes = {*own_hexes(view), "-1.2", "1.1", "-2.1"}
    if seen.decision in placing.PLACING and seen.decider == seat:
        hexes.update(view.rim)
    return grid(plan.sea, sorted(hexes), 46.0 if plan.phone else 56.0)


def draw(scope: Scope) -> None:
    """Everything on the water."""
    _shelf(scope)
    placing.rim(scope)
    _start(scope)
    for tile in scope.view.tiles:
        _tile(scope, tile)
    placing.ghost(scope)
    _outposts(scope)
    _ships(scope)
    _targets(scope)
    _district(scope)
    _name(scope)


def shown_hexes(scope: Scope) -> list[str]:
    """The own hexes, and while something is placed those beside them."""
    laying = scope.own and scope.seen.decision in placing.PLACING
    return [*own_hexes(scope.view), *(scope.view.rim if laying else ())]


def _shelf(scope: Scope) -> None:
    """Three depth lines round the own tiles; they grow with every tile."""
    sheet, style, frame = scope.sheet, scope.style, scope.plan.water
    sheet.patch("sea", geometry.frame(*frame), fill=style["sea0"])
    for token, reach in SHELF:
        for line in (True, False):
            for place in own_hexes(scope.view):
                x, y = scope.grid.at(place)
                outline = sea.clipped(geometry.disc(x, y, reach * scope.grid.radius), frame)
                if not outline:
                    continue
                if line:
                    sheet.patch("sea", outline, line=style["contour"], width=1.6)
                else:
                    sheet.patch("sea", outline, fill=style[token])


def _start(scope: Scope) -> None:
    """The harbour at the pier and, below, the two waters in front of it."""
    sheet, style, g, view = scope.sheet, scope.style, scope.grid, scope.view
    r = g.radius
    x, y = g.at(view.harbour)
    sheet.patch("land", g.outline(view.harbour), fill=style["buff"], line=style["ink"], width=1.2)
    sheet.patch("land", g.outline(view.harbour, 0.9), line=style["ink"], width=0.7)
    if view.harbour not in view.outposts:
        site = geometry.box(x - 0.3 * r, y, 0.36 * r, 0.36 * r)
        sheet.patch("land", site, line=style["ink"], width=1, dash="3 2")
    for place, colour in view.waters:
        fill = style["sea3"] if view.side == SINK else style["road"]
        sheet.patch("land", g.outline(place), fill=fill, line=style["ink"], width=1.2)
        sheet.patch("land", g.outline(place, 0.9), line=style["ink"], width=0.7)
        if view.side != SINK:
            continue
        wx, wy = g.at(place)
        tiles.waves(sheet, wx + 0.3 * r, wy + 0.42 * r, 0.34 * r, 1, style)
        pieces.barrel(sheet, "names", colour, wx - 0.3 * r, wy - 0.2 * r, 0.52 * r, style)
        if place in view.depleted:
            tiles.cover(sheet, g, place, style)


def _tile(scope: Scope, tile: TileView) -> None:
    if scope.view.side == SINK:
        tiles.sink(scope.sheet, scope.grid, tile.hex, tile.tile, tile.turn, scope.style)
    else:
        tiles.sky(scope.sheet, scope.grid, tile.hex, tile.tile, tile.turn, scope.style)
    if tile.depleted:
        tiles.cover(scope.sheet, scope.grid, tile.hex, scope.style)
    marks.fresh(
        scope.sheet, scope.style, scope.lit, (f"hex:{tile.hex}",), None,
        (*scope.grid.at(tile.hex), 0.84 * scope.grid.radius),
    )  # fmt: skip


def _outposts(scope: Scope) -> None:
    r = scope.grid.radius
    for place in scope.view.outposts:
        x, y = scope.grid.at(place)
        dx, dy = (-0.3, 0.0) if place == scope.view.harbour else (0.32, -0.2)
        pieces.outpost(
            scope.sheet, "sites", scope.seat, x + dx * r, y + dy * r, max(16.0, 0.62 * r), scope.style
        )
    left, top, w, _ = scope.plan.sea
    for index in range(scope.view.floating):
        x, y = left + w - 18 - 24 * index, top + 30
        scope.sheet.patch("sites", geometry.box(x, y + 11, 22, 5, 2), fill=scope.style["wood"])
        pieces.outpost(scope.sheet, "sites", scope.seat, x, y, 22, scope.style)


def _ships(scope: Scope) -> None:
    """Ships with their cargo; several on one tile stand side by side."""
    r = scope.grid.radius
    here: dict[str, list[tuple[int, ShipView]]] = {}
    for number, ship in enumerate(scope.view.ships):
        here.setdefault(ship.hex, []).append((number, ship))
    for place, ships in here.items():
        for index, (number, ship) in enumerate(ships):
            cx, cy = berth(scope, place, index, len(ships))
            size = max(17.0, (0.62 if len(ships) < 3 else 0.52) * r)
            pieces.ship(scope.sheet, "ships", scope.seat, cx, cy, size, scope.style)
            for slot, colour in enumerate(ship.cargo):
                at = cx + (slot - (len(ship.cargo) - 1) / 2) * 0.31 * size
                pieces.barrel(scope.sheet, "ships", colour, at, cy + 0.5 * size, 0.38 * size, scope.style)
            scope.sheet.anchor(f"ship:{scope.seat}:{number}", cx, cy, size)
            pick = f"ship:{number}"
            state = scope.state(pick)
            if state:
                scope.ring(state, geometry.disc(cx, cy, 0.6 * size))
                label = scope.words(pick.replace(":", "."))
                scope.sheet.target([pick], cx, cy, size, size, label, True)
            marks.letter(scope.sheet, scope.style, scope.lit, pick, cx + 0.5 * size, cy - 0.5 * size, 8)


def berth(scope: Scope, place: str, index: int, count: int) -> geometry.Point:
    """Where on a hex one of several ships lies: two side by side, more in two rows."""
    (x, y), r = scope.grid.at(place), scope.grid.radius
    if count < 3:
        alone = 0.3 * r if place == scope.view.harbour and count == 1 else 0.0
        return x + alone + (index - (count - 1) / 2) * 0.66 * r, y + 0.36 * r
    row = index // 2
    columns = min(2, count - 2 * row)
    return x + (index % 2 - (columns - 1) / 2) * 0.72 * r, y + (0.02 if row == 0 else 0.56) * r


def _targets(scope: Scope) -> None:
    """Every hex that is own or could be: what a tap there means, in words."""
    laying = scope.own and scope.seen.decision in placing.PLACING
    r, chosen, turn = scope.grid.radius, scope.lit.picked("hex"), int(scope.lit.picked("turn") or 0)
    for place in shown_hexes(scope):
        x, y = scope.grid.at(place)
        pick = f"hex:{place}"
        picks = [pick]
        state = scope.state(pick)
        if laying and place == chosen and placing.turns(scope.seen):
            after = (turn + 1) % 6 if scope.lit.picked("turn") else turn
            picks, state = [f"turn:{after}"], "focus"
        if state:
            scope.ring(state, scope.grid.outline(place, 0.9))
        scope.sheet.target(picks, x, y, 1.7 * r, 1.5 * r, labels.hex_label(scope, place), bool(state))
        scope.sheet.anchor(f"at:{scope.seat}:{place}", x, y, 1.2 * r)
        if state and place != chosen:
            placing.note(scope, place)


def _district(scope: Scope) -> None:
    """The areas of the new tile, of which one scores."""
    if scope.seen.decision != "ChooseDistrict" or not scope.own or not scope.view.tiles:
        return
    place = scope.seen.now.hex
    laid = next((tile for tile in scope.view.tiles if tile.hex == place), None)
    if laid is None:
        return
    tile = box().tiles[laid.tile]
    cx, cy = scope.grid.at(place)
    middles = [tiles.area_middle(scope.grid, place, tile, n, laid.turn) for n in range(len(tile.areas))]
    apart = math.dist(middles[0], middles[-1]) or TOUCH
    out = max(2.0, (TOUCH + 2) / apart)  # a finger for each
    for number, (mx, my) in enumerate(middles):
        pick = f"area:{number}"
        state = scope.state(pick)
        x, y = cx + out * (mx - cx), cy + out * (my - cy)
        x, y = (
            min(max(at, TOUCH / 2), size - TOUCH / 2)
            for at, size in ((x, scope.sheet.width), (y, scope.sheet.height))
        )
        scope.sheet.patch("marks", geometry.disc(x, y, 13), fill=scope.style["panel"])
        scope.ring(state, geometry.disc(x, y, 13))
        text = "AB"[number]
        scope.sheet.text("marks", x, middle(y, 15), text, 15, scope.style["magenta"], "serif", "bold italic")
        scope.sheet.target([pick], x, y, 26, 26, scope.words(pick.replace(":", ".")), bool(state))


def _name(scope: Scope) -> None:
    """Whose sea it is, how many tiles and which round; where the water has room."""
    _rose(scope)
    plan, style = scope.plan, scope.style
    left, top, w, h = plan.sea
    name = scope.words("board.sea_of", who=scope.words(f"player.{scope.seat}"))
    size = 16.0 if plan.phone else 26.0
    below = scope.words("board.round", count=scope.seen.round, tiles=len(scope.view.tiles))
    y = top + h - (8 if plan.phone else 14)
    right = left + w - 6
    text = shorten(name, 0.5 * w, size, "serif", True)
    shore = right - width(text, size, "serif", True) - 24, y - 2 * scope.text - size
    if any(_covers(scope, place, shore) for place in shown_hexes(scope)):
        return
    scope.sheet.text("names", right, y - scope.text - 4, text, size, style["ink"], "serif", "italic", "right")
    scope.sheet.text("names", right, y, below, scope.text, style["sounding"], "serif", "italic", "right")
    mark_x = right - width(text, size, "serif") - 14
    glyphs.mark(
        scope.sheet, "names", scope.seat, mark_x, y - scope.text - 4 - 0.3 * size, 7, style.player(scope.seat)
    )


def _covers(scope: Scope, place: str, corner: geometry.Point) -> bool:
    """Whether a hex lies to the right of and below a point, where the name would be."""
    x, y = scope.grid.at(place)
    return x + scope.grid.radius > corner[0] and y + scope.grid.radius > corner[1]


def _rose(scope: Scope) -> None:
    """The compass rose, under the market, where no tile comes."""
    plan = scope.plan
    foot, market = plan.sea[1] + plan.sea[3], plan.market[1] + plan.market[3]
    if not plan.phone and foot - market > 130:
        x = plan.market[0] + plan.market[2] / 2 + 7
        glyphs.rose(scope.sheet, "names", x, (foot + market) / 2 + 8, 46.0, scope.style, "N")


def pier(scope: Scope) -> None:
    """The pier that joins the harbour with the coast."""
    x, y = scope.grid.at(scope.view.harbour)
    top, foot = scope.plan.water[1] - 12, y - 0.8 * scope.grid.radius
    outline = geometry.frame(
        x - 0.16 * scope.grid.radius, top, 0.32 * scope.grid.radius, max(4.0, foot - top)
    )
    scope.sheet.patch("sea", outline, fill=scope.style["buff"], line=scope.style["ink"], width=1)
