"""Site effects as short rows of glyphs and figures, for all 22 effects of both sides."""

from app import glyphs
from app.lettering import middle, width
from app.scene import Sheet
from app.theme import Style
from rules.seastead.components import box

Tokens = tuple[str, ...]


def tokens(effect: str) -> Tokens:
    """What an effect looks like: glyph names after `:`, anything else is text; `:not` is "another kind"."""
    known = box().site_effects[effect]
    params = known.params
    times = ("2×",) if params.get("times", 1) == 2 else ()
    scroll = (":scroll",) if params.get("decree") else ()
    per = ("/", f":{params['per']}") if "per" in params else ()
    if "flip" in params:
        return (":person", ":flip", ":arrow", "2", ":any")
    if "limit" in params:
        return ("≤", str(params["limit"]), ":any")
    if "copy" in params:
        return (":copy",)
    if "dive" in params:
        return (":halfcard",) if params["dive"] == "own_half" else (":card",)
    if "gain_other" in params:
        return (f"+{params['gain_other']}", ":not", *per)
    if "pay" in params:
        gain = params.get("gain_any", 0)
        got = ((str(gain),) if gain > 1 else ()) + (":any",) if gain else (":cleanup",)
        return (*scroll, *times, ":any", ":arrow", *got)
    return (*scroll, f"+{params['cleanup']}", ":cleanup", *per)


def _room(token: str, size: float) -> float:
    if token.startswith(":"):
        return size * (0.8 if token == ":arrow" else 1.04)
    return width(token, size * 0.94, bold=True) + size * 0.1


def row_width(effect: str, size: float) -> float:
    """How wide an effect's row is."""
    return sum(_room(token, size) for token in tokens(effect))


def row(
    sheet: Sheet,
    layer: str,
    effect: str,
    demand: str,
    x: float,
    y: float,
    size: float,
    style: Style,
    ink: str,
    back: str,
) -> None:
    """Draws an effect's row about a centre; `demand` is the kind that "another kind" excludes."""
    at = x - row_width(effect, size) / 2
    for token in tokens(effect):
        room = _room(token, size)
        centre = at + room / 2
        if token == ":not":
            glyphs.resource(sheet, layer, demand, centre, y, size, style, back)
            glyphs.strike(sheet, layer, centre, y, size, style["magenta"], back)
        elif token in (":any",):
            glyphs.resource(sheet, layer, "any", centre, y, size, style, back)
        elif token == ":cleanup":
            glyphs.draw(sheet, layer, "cleanup", centre, y, size, style["cleanup"], back)
        elif token.startswith(":"):
            scale = 0.62 if token == ":arrow" else 0.9
            glyphs.draw(sheet, layer, token[1:], centre, y, size * scale, ink, back)
        else:
            sheet.text(layer, centre, middle(y, size * 0.94), token, size * 0.94, ink, style="bold")
        at += room
