"""What can be done now and what just changed: rings, dashes and letters over the pieces."""

from app import geometry, glyphs
from app.lettering import middle
from app.scene import Lit, Sheet
from app.theme import Style


def dash(on: float, off: float) -> str:
    """A dash pattern in whole px, as both renderers read it."""
    return f"{max(1, round(on))} {max(1, round(off))}"


def ground(style: Style, state: str, plain: str = "panel") -> str:
    """The colour under a thing: plain, possible, or focused and selected."""
    return style[{"": plain, "possible": "ground"}.get(state, "ground_focus")]


def ring(sheet: Sheet, style: Style, state: str, outline: geometry.Outline, layer: str = "rings") -> None:
    """Draws the ring of a possible (dashed) or focused or selected (solid) thing, on a pale rim."""
    if not state:
        return
    sheet.patch(layer, outline, line=style["ground"], width=5)
    if state == "possible":
        sheet.patch(layer, outline, line=style["magenta"], width=2.4, dash="7 5")
    else:
        sheet.patch(layer, outline, line=style["magenta"], width=3.6)


def fresh(
    sheet: Sheet,
    style: Style,
    lit: Lit,
    picks: tuple[str, ...],
    seat: int | None,
    place: tuple[float, float, float],
) -> None:
    """Draws the thin ring of what the last turn changed, in its owner's shape and colour."""
    if not lit.fresh.intersection(picks):
        return
    x, y, radius = place
    if seat is None:
        outline, colour = geometry.disc(x, y, radius), style["ink"]
    else:
        outline, colour = glyphs.mark_outline(seat, x, y, radius), style.player(seat, "ink")
    sheet.patch("rings", outline, line=style["panel"], width=3.6)
    sheet.patch("rings", outline, line=colour, width=1.6)


def thin(sheet: Sheet, style: Style, seat: int, outline: geometry.Outline) -> None:
    """Draws the thin ring of what the last turn changed round a cell or a card of a player."""
    sheet.patch("rings", outline, line=style.player(seat, "ink"), width=1.5)


def letter(sheet: Sheet, style: Style, lit: Lit, pick: str, x: float, y: float, radius: float) -> None:
    """Draws the letter that a pick has among the chips, if it has one."""
    text = lit.letters.get(pick, "")
    if not text:
        return
    solid = lit.state(pick) != "possible"
    fill, ink = (style["magenta"], style["on_magenta"]) if solid else (style["panel"], style["magenta"])
    sheet.patch("marks", geometry.disc(x, y, radius), fill=fill, line=style["magenta"], width=1.6)
    size = radius * 1.7
    sheet.text("marks", x, middle(y, size * 0.8), text, size, ink, "serif", "bold italic")
