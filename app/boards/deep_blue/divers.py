"""The divers of a dive: boats at the surface, threads, what each gem is worth to each, answers to hazards."""

from typing import Protocol

from app import geometry
from app.boards import marks
from app.boards.deep_blue import pieces
from app.boards.deep_blue.column import Column
from app.boards.deep_blue.tiles import SHIELDED
from app.glyphs import gems
from app.lettering import fit, middle
from app.scene import Lit, Sheet
from app.theme import Style
from rules.deep_blue.components import box, is_city
from rules.deep_blue.observation import DiveView, Observation


class _Line(Protocol):
    @property
    def bell(self) -> float: ...

    @property
    def rows(self) -> tuple[tuple[int, int, float], ...]: ...


def spots(seen: Observation, view: DiveView, seat: int) -> tuple[str, ...]:
    """The colours of the exploration spaces on which a diver's boats lie at the wreck."""
    colours = box().wrecks[view.tile].spots
    held = (number for node, number in seen.seats[seat].boats.values() if node == view.node and number)
    return tuple(colours[number - 1] for number in held)


def points(seen: Observation, view: DiveView, seat: int, depth: int) -> tuple[int, bool]:
    """What a drawn gem is worth to a diver, and whether his exploration space makes it so."""
    gem = box().gems[view.drawn[depth - 1]]
    scouted = gem.id in spots(seen, view, seat) and gem.id not in SHIELDED
    return (gem.vp_scouted if scouted else gem.vp), scouted


def sums(seen: Observation, view: DiveView, seat: int) -> tuple[int | None, int]:
    """What a diver would lose by surfacing (None when he has), and what is safe: cards, leader points."""
    city, vp = is_city(view.tile), box().wrecks[view.tile].leader_vp
    safe, stake = view.safe.get(seat, 0), view.stake.get(seat)
    if seen.scenario == "treasures_galore" and city:
        both = [node for node, _ in seen.seats[seat].boats.values()].count(view.node) == 2
        safe += 2 * vp if both else vp
    elif seat == view.leader:
        safe += vp
    if stake is not None and seat == view.leader and city and seen.scenario == "lucrative_wrecks":
        stake += 2 * (len(view.drawn) // 3)
    return stake, safe


def surfaced_at(view: DiveView, seat: int) -> int:
    """The depth at which a diver left, or 0; the last strike where the view does not tell."""
    if seat in view.inside:
        return 0
    told: dict[int, int] = getattr(view, "surfaced", {})
    if seat in told:
        return told[seat]
    free = box().constants["free_hazards_per_colour"]
    strikes = [
        n for n, gem in enumerate(view.drawn, 1) if gem in SHIELDED and view.drawn[:n].count(gem) > free
    ]
    return strikes[-1] if strikes else 0


def surface(
    sheet: Sheet, seen: Observation, view: DiveView, lit: Lit, style: Style, parts: Column, xs: list[float]
) -> None:
    """Draws the divers' boats on the water, with their exploration spaces above them."""
    step = xs[1] - xs[0] if len(xs) > 1 else 50.0
    size = min(11.0, step * 0.3)
    for seat, x in zip(view.order, xs, strict=True):
        y = parts.surface - 1.5 * size
        gone = seat not in view.inside
        sheet.anchor(f"diver:{seat}", x, y, 30)
        own = lit.state("button:surface") if seat == seen.decider else ""
        if own:
            _up(sheet, lit, style, x, y, size, own)
        pieces.boat(sheet, "rings", seat, x, y, size, style, 0.45 if gone else 1.0)
        held = spots(seen, view, seat)
        for index, colour in enumerate(held):
            at = x + (index - (len(held) - 1) / 2) * 17, y - 1.2 * size - 13
            if own:
                continue
            _badge(sheet, colour, *at, style)
        if seat == view.leader and not held and not own:
            top = geometry.moved([(0, 0), (9, 3.5), (0, 7)], x, y - 1.4 * size - 13, 1.0)
            sheet.line("rings", [(x, y - 1.2 * size), (x, y - 1.4 * size - 13)], style["ink"], 1.4)
            sheet.patch("rings", top, fill=style.player(seat), line=style["ink"], width=0.8)


def _badge(sheet: Sheet, colour: str, x: float, y: float, style: Style) -> None:
    if colour in SHIELDED:
        gems.shield(sheet, "rings", colour, x, y, 8.6, style)
        return
    sheet.patch("rings", geometry.disc(x, y, 8.6), fill=style["panel"], line=style["ink"], width=1)
    gems.gem(sheet, "rings", colour, x, y, 5.4, style)


def _up(sheet: Sheet, lit: Lit, style: Style, x: float, y: float, size: float, state: str) -> None:
    """The way up, above the boat of the diver who must answer a hazard."""
    outline = geometry.box(x, y - 0.6 * size, 3.4 * size + 6, 5.2 * size + 6, 10)
    sheet.patch("rings", outline, fill=style["ground"], alpha=0.0)
    marks.ring(sheet, style, state, outline, "rings")
    pieces.arrow_up(sheet, "rings", x, y - 2.1 * size, 15, style["magenta"], style["paper"])
    w, h = 3.4 * size + 6, 5.2 * size + 6
    sheet.target(["button:surface"], x, y - 0.6 * size, w, h, style.words("surface"), True)


def threads(
    sheet: Sheet, seen: Observation, view: DiveView, style: Style, parts: Column, xs: list[float], line: _Line
) -> None:
    """Draws the line from each boat down to the bell, or to where its diver left it."""
    for seat, x in zip(view.order, xs, strict=True):
        left = surfaced_at(view, seat)
        end = next((y for first, last, y in line.rows if first <= left <= last), line.bell + parts.bell * 0.6)
        dash = "3 4" if left else ""
        sheet.line(
            "docks", [(x, parts.surface), (x, end)], style.player(seat), 2.0, 0.6 if left else 1.0, dash
        )


def worth(
    sheet: Sheet,
    seen: Observation,
    view: DiveView,
    style: Style,
    seat: int,
    x: float,
    y: float,
    radius: float,
    depths: tuple[int, ...],
) -> None:
    """Draws what gems are worth to a diver; bold and ringed where his exploration space counts."""
    left = surfaced_at(view, seat)
    if left and depths[-1] > left:
        return
    values = [points(seen, view, seat, depth) for depth in depths]
    total, scouted = sum(value for value, _ in values), any(own for _, own in values)
    ring = style.player(seat)
    sheet.patch(
        "rings",
        geometry.disc(x, y, radius),
        fill=style["panel"],
        line=ring,
        width=3.2 if scouted else 1.4,
        alpha=0.5 if left else 1.0,
    )
    size = fit(str(total), 2 * radius - 6, radius * 1.3, 13, "serif", True)
    face = "bold" if scouted else "italic"
    ink = style["ink"] if total and not left else style["muted"]
    sheet.text("rings", x, middle(y, size), str(total), size, ink, "serif", face)


def answer(
    sheet: Sheet,
    seen: Observation,
    view: DiveView,
    lit: Lit,
    style: Style,
    seat: int,
    x: float,
    y: float,
    radius: float,
    depth: int,
) -> None:
    """Draws how a diver met a striking hazard: a shield, bubbles on the way up, or a question."""
    left = surfaced_at(view, seat)
    if left and left < depth:
        return
    gem = view.drawn[depth - 1]
    if depth == len(view.drawn):
        sheet.anchor(f"answer:{seat}", x, y, 34)
    if left == depth:
        for dx, dy, part in ((-0.1, 0.1, 0.42), (0.5, -0.45, 0.3), (-0.4, -0.75, 0.22)):
            bubble = geometry.disc(x + dx * radius, y + dy * radius, part * radius)
            sheet.patch("rings", bubble, fill=style["sea0"], line=style["ink"], width=1.2)
        return
    if _is_open(seen, view, seat, gem, depth):
        sheet.patch(
            "rings",
            geometry.disc(x, y, radius),
            fill=style["panel"],
            line=style["ink"],
            width=1.4,
            dash="3 3",
        )
        size = radius * 1.3
        ink = style["magenta"] if seat == seen.decider else style["ink"]
        sheet.text("rings", x, middle(y, size), "?", size, ink, "serif", "bold")
        return
    gems.shield(sheet, "rings", gem, x, y, radius * 0.86, style, style.player(seat))


def _is_open(seen: Observation, view: DiveView, seat: int, gem: str, depth: int) -> bool:
    """Whether a diver has yet to answer: he or somebody before him is being asked about this gem."""
    if view.strike != gem or seen.decider not in view.order:
        return False
    last = len(view.drawn) - tuple(reversed(view.drawn)).index(gem)
    return depth == last and view.order.index(seat) >= view.order.index(seen.decider)
