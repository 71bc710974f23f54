"""The chart of Der Schwarm: sea, tiles, land and all that stands there, the networks as cables over it."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.schwarm import ahead as outlooks
from app.boards.schwarm import cables, cards, chips, dangers, labels, layout, pieces, water
from app.boards.schwarm.ahead import ahead
from app.boards.schwarm.balance import balance
from app.boards.schwarm.scope import Scope, plate_number
from app.lettering import middle, wrap
from app.scene import TOUCH, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.schwarm.chart import SQUARE, neighbours
from rules.schwarm.components import QUEEN, box
from rules.schwarm.observation import Observation

DOTS = ((-0.11, -0.07), (0.11, -0.07), (0.0, 0.11))
"""Where the dots of a face-down tile lie, in pitches from its middle."""


def _tiles(scope: Scope) -> None:
    """Face-down tiles quiet, laid ones as plain plates; a covered one peeps out under its cover."""
    sheet, plan, style, seen = scope.sheet, scope.plan, scope.style, scope.seen
    p = plan.pitch
    backs = [plan.at(field) for field in seen.face_down]
    if backs:  # two areas of many islands: they are most of what is drawn here
        plates = [geometry.box(x, y, 0.86 * p, 0.86 * p, 0.1 * p) for x, y in backs]
        sheet.patch("land", *plates, fill=style["panel"], line=style["contour"], width=0.8, alpha=0.5)
        dots = [geometry.disc(x + dx * p, y + dy * p, 0.045 * p) for x, y in backs for dx, dy in DOTS]
        sheet.patch("land", *dots, fill=style["contour"], alpha=0.75)
    for tile in seen.laid:
        x, y = plan.at(tile.field)
        fill = style["gold"] if tile.kind == "gold" else style["buff"]
        if tile.below:
            under = geometry.box(x + 0.05 * p, y - 0.05 * p, 0.92 * p, 0.92 * p, 0.09 * p)
            sheet.patch("land", under, fill=style["buff_line"], line=style["ink"], width=1)
        plate = geometry.box(x, y, 0.93 * p, 0.93 * p, 0.09 * p)
        sheet.patch("land", plate, fill=fill, line=style["ink"], width=1)


def _new_tile(scope: Scope) -> None:
    """The tile that is being laid: its place, its turn, what to tap to turn it."""
    look, plan, style = scope.look, scope.plan, scope.style
    if not look or scope.seen.decision != "LayTile" or not (look.tile and look.field):
        return
    x, y = plan.at(look.field)
    p = plan.pitch
    fill = style["gold"] if look.tile == "gold" else style["ground_focus"]
    plate = geometry.box(x, y, 0.93 * p, 0.93 * p, 0.09 * p)
    scope.sheet.patch("land", plate, fill=fill, line=style["magenta"], width=2.4, dash="6 4")
    assert scope.seen.decider is not None
    colour = style.player(scope.seen.decider)
    wide = max(5.4, 0.145 * p)
    joined = _joined(look)
    for side in look.open:
        dx, dy = pieces.STEPS[side]
        if side in joined:
            way = [(x, y), (x + dx * 0.46 * p, y + dy * 0.46 * p)]
            scope.sheet.line("land", way, style["magenta"], wide + 3)
            scope.sheet.line("land", way, colour, wide)
        else:
            end = (x + dx * 0.4 * p, y + dy * 0.4 * p)
            scope.sheet.line("land", [(x, y), end], style["magenta"], 1.8)
            socket = geometry.disc(*end, max(2.4, 0.055 * p))
            scope.sheet.patch("docks", socket, fill=style["on_player"], line=style["magenta"], width=1.3)
    if look.open:
        pieces.buoy(scope.sheet, "docks", scope.seen.decider, x, y, 0.13 * p, style)
    fits = outlooks.fitting(scope.seen, look.tile, look.field)
    if len(fits) > 1:
        bx, by, radius = x + 0.42 * p, y - 0.42 * p, max(10.0, 0.17 * p)
        scope.sheet.patch(
            "marks", geometry.disc(bx, by, radius), fill=style["panel"], line=style["magenta"], width=2
        )
        glyphs.draw(scope.sheet, "marks", "turn", bx, by, 1.35 * radius, style["magenta"], style["panel"])


def _joined(look: outlooks.Ahead) -> str:
    """At which of its sides the tile that is being laid would be joined."""
    joints = look.after.joints if look.after else frozenset()
    return "".join(
        way
        for way, other in neighbours(look.field)
        if (look.field, other) in joints or (other, look.field) in joints
    )


def _pieces(scope: Scope) -> None:
    sheet, plan, style, seen = scope.sheet, scope.plan, scope.style, scope.seen
    p = plan.pitch
    x, y = plan.at(QUEEN)
    pieces.queen(sheet, "docks", x, y, 0.4 * p, style)
    sheet.anchor("queen", x, y, 0.7 * p)
    for tile in seen.laid:
        _buoys(scope, tile.field, tile.buoys)
    for seat, view in enumerate(seen.seats):
        if view.queen_buoy:
            at = geometry.polar(x, y, 0.44 * p, -0.8 + seat * geometry.TAU / 4)
            pieces.buoy(sheet, "docks", seat, *at, 0.11 * p, style)
        for field, crew in view.stations:
            sx, sy = plan.at(field)
            pieces.station(sheet, "docks", seat, sx, sy, p, crew, style)
            value = str(box().land[field].value)
            size = max(10.0, 0.2 * p)
            sheet.text(
                "docks", sx - 0.29 * p, sy - 0.2 * p, value, size, style["disc_line"], "serif", "italic"
            )
    _ships(scope)
    _dangers(scope)


def _buoys(scope: Scope, field: str, buoys: tuple[int, ...]) -> None:
    plan = scope.plan
    for seat in dict.fromkeys(buoys):
        x, y = cables.point(plan, scope.seen, seat, field)
        radius = (0.15 if plan.phone else 0.13) * plan.pitch
        if len(set(buoys)) > 1:
            radius *= 0.8
        for extra in range(buoys.count(seat) - 1, -1, -1):
            shift = extra * 0.09 * plan.pitch
            pieces.buoy(scope.sheet, "docks", seat, x + shift, y - shift, radius, scope.style)


def _ships(scope: Scope) -> None:
    plan = scope.plan
    here: dict[str, list[int]] = {}
    for seat, view in enumerate(scope.seen.seats):
        for field in view.ships:
            here.setdefault(field, []).append(seat)
    for field, seats in here.items():
        x, y = plan.at(field)
        radius = (0.31 if len(seats) == 1 else 0.24) * plan.pitch
        for number, seat in enumerate(seats):
            shift = (number - (len(seats) - 1) / 2) * 0.34 * plan.pitch
            if field == QUEEN:
                shift += 0.16 * plan.pitch
            pieces.ship(scope.sheet, "ships", seat, x + shift, y + shift * 0.5, radius, scope.style)


def _dangers(scope: Scope) -> None:
    plan, seen = scope.plan, scope.seen
    placed = [("whale", f) for f in seen.whales] + [("tsunami", f) for f in seen.tsunamis]
    placed += [("crab", seen.crab)] if seen.crab else []
    moving = dangers.moving(seen) if scope.lit.picks else ("", "")
    placed.sort(key=lambda danger: danger == moving)  # on top of the others
    for number, (kind, field) in enumerate(placed):
        x, y = plan.at(field)
        ships = any(field in view.ships for view in seen.seats)
        stations = any(field == at for view in seen.seats for at, _ in view.stations)
        moves = (kind, field) == moving and number == len(placed) - 1
        covers = field == QUEEN and not moves  # the queen may be hidden by what is on its way
        crowd = covers or ships or stations or bool(cables.owners_of(seen, field))
        radius = (0.2 if crowd else 0.3) * plan.pitch
        shift = 0.27 * plan.pitch if crowd else 0.0
        dx, dy = -shift + (number % 2) * 0.16 * plan.pitch * bool(shift), shift
        pieces.danger(scope.sheet, "ships", kind, x + dx, y + dy, radius, scope.style, moves)


def _track(scope: Scope) -> None:
    """The scoring stones on the border; whoever shares a field stands side by side."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    crowd: dict[int, int] = {}
    for seat, score in enumerate(scope.seen.scores):
        place = score.total % layout.TRACK
        nth = crowd[place] = crowd.get(place, -1) + 1
        x, y = plan.track(place + 0.8 * nth)
        radius = 5.2 if plan.phone else 8.6
        glyphs.mark(sheet, "marks", seat, x, y, radius, style.player(seat), style["disc_line"], 1.4)
        if score.total >= layout.TRACK and not plan.phone:
            sheet.text("marks", x, middle(y, 10), "+", 12, style["on_player"], style="bold")
        sheet.anchor(f"score:{seat}", x, y, 2 * radius)


def _picks(scope: Scope, field: str) -> list[str]:
    """What a tap on a field may mean, the likeliest first."""
    seen, look = scope.seen, scope.look
    field_pick, ship_pick = f"field:{field}", f"ship:{field}"
    asked = seen.decision
    if asked == "LayTile" and look and look.tile and look.field == field:
        fits = outlooks.fitting(seen, look.tile, field)
        if len(fits) > 1:
            after = fits[(fits.index(look.open) + 1) % len(fits)] if look.open in fits else fits[0]
            return [f"open:{after}"]
        return [f"open:{fits[0]}"] if fits else [field_pick]
    if asked == "MoveShip":
        ship = scope.lit.picked("ship")
        return [field_pick, ship_pick] if ship and ship != field else [ship_pick, field_pick]
    if asked == "ChooseBuoyToMove":
        return [f"buoy:{field}"]
    if asked == "ChooseDanger":
        own = [f"danger:{field}"]
        return [*own, "danger:supply"] if field == QUEEN else own
    return [field_pick]


def _occupied(seen: Observation) -> set[str]:
    """The fields on which a piece stands or an open tile lies."""
    found = {*seen.whales, *seen.tsunamis, seen.crab, *(tile.field for tile in seen.laid)}
    for view in seen.seats:
        found |= {*view.ships, *(field for field, _ in view.stations)}
    return found


def _fresh(scope: Scope, field: str) -> None:
    """What the last turn changed: a ring, on land round the whole field, because a station fills it."""
    x, y = scope.plan.at(field)
    p, pick = scope.plan.pitch, f"field:{field}"
    if field not in box().land:
        marks.fresh(scope.sheet, scope.style, scope.lit, (pick,), None, (x, y, 0.43 * p))
    elif pick in scope.lit.fresh:
        frame = geometry.box(x, y, 0.93 * p, 0.96 * p, 0.12 * p)
        scope.sheet.patch("rings", frame, line=scope.style["panel"], width=3.6)
        scope.sheet.patch("rings", frame, line=scope.style["ink"], width=1.6)


def _targets(scope: Scope) -> None:
    sheet, plan, style, seen = scope.sheet, scope.plan, scope.style, scope.seen
    p = plan.pitch
    occupied = _occupied(seen)
    for field in SQUARE:
        x, y = plan.at(field)
        picks = _picks(scope, field)
        state = scope.lit.state(*picks)
        placing = bool(scope.look and scope.look.field == field and seen.decision == "LayTile")
        if state and not (placing and scope.look and scope.look.tile):
            round_one = picks[0].startswith(("ship", "danger")) or seen.decision == "MoveWhale"
            ring = (
                geometry.disc(x, y, 0.4 * p) if round_one else geometry.box(x, y, 0.9 * p, 0.9 * p, 0.1 * p)
            )
            marks.ring(sheet, style, state, ring)
        sheet.target(picks, x, y, p, p, labels.field(seen, style, field), bool(state))
        if field in occupied:  # nothing is left where a ship or a danger only passed
            _fresh(scope, field)
        note = _note(scope, field, state)
        if note:
            plate_number(scope, note, x, y + 0.3 * p)  # below what stands there
        if state and not placing:
            letter = next((pick for pick in picks if pick in scope.lit.letters), "")
            marks.letter(sheet, style, scope.lit, letter, x - 0.34 * p, y - 0.34 * p, max(7.5, 0.15 * p))


def _note(scope: Scope, field: str, state: str) -> str:
    """A number on a field that can be picked: the network after a tile or a piece, what a danger gains."""
    seen, look = scope.seen, scope.look
    if state != "possible" or seen.decider is None:
        return ""
    if seen.decision == "LayTile" and look and look.tile and not look.field:
        return str(outlooks.best_after(seen, look.tile, field))
    if scope.lit.ahead:  # what the focused move brings is drawn instead
        return ""
    gain = scope.lit.notes.get(f"field:{field}", "0")
    if gain != "0":
        return f"+{gain}"
    return str(outlooks.placed(seen, field) or "")


def _below(scope: Scope) -> None:
    """On a phone: the second line of what can be picked, where the square board leaves room."""
    plan = scope.plan
    top = plan.top + plan.side + plan.edge + 4
    room = min(50.0, plan.size[1] - top - 2)
    if plan.phone and room >= TOUCH - 2:
        told = cards.legend(scope.seen, scope.lit, scope.style)
        for number, text in enumerate(wrap(told, plan.size[0] - 16, 14, 2) if told else ()):
            x, y = plan.size[0] / 2, top + 17 + 19 * number
            scope.sheet.text("docks", x, y, text, 14, scope.style["ink"], style="italic")
        _, second = cards.phone_lines(scope.seen, scope.lit, scope.style)
        frame = (4.0, top, plan.size[0] - 8, room)
        seat = scope.seen.decider or 0
        chips.row(scope.sheet, scope.lit, scope.style, second, frame, 88.0, seat, ("land", "docks"))


def _anchors(scope: Scope) -> None:
    for field in SQUARE:
        x, y = scope.plan.at(field)
        scope.sheet.anchor(f"at:{field}", x, y, 0.62 * scope.plan.pitch)


def chart(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The chart region for one viewer."""
    plan = layout.plan((float(size[0]), float(size[1])))
    sheet = Sheet(*plan.size, layout.LAYERS)
    sheet.paste(water.background(plan, style.dark))
    scope = Scope(sheet, plan, seen, lit, style, ahead(seen, lit))
    _tiles(scope)
    _new_tile(scope)
    cables.draw(sheet, plan, seen, style, scope.look)
    _pieces(scope)
    _track(scope)
    dangers.stops(scope)
    _targets(scope)
    dangers.ways_off(scope)
    dangers.foreseen(scope)
    dangers.victims(scope)
    balance(scope)
    _anchors(scope)
    _below(scope)
    return sheet.scene()
