"""Draws a scene as SVG text: the prerendered start board, and pictures for whoever works on a board."""

from html import escape

from app.scene import NONE, Layer, Line, Patch, Ring, Scene, Text
from app.theme import FONTS


def _number(value: float) -> str:
    return f"{value:g}"


def _path(ring: Ring, close: bool) -> str:
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in zip(*ring, strict=True))
    return f"M{points}{'Z' if close else ''}"


def _stroke(colour: str, width: float, dash: str) -> str:
    if colour == NONE:
        return ""
    dashes = f' stroke-dasharray="{escape(dash)}"' if dash else ""
    return f' stroke="{escape(colour)}" stroke-width="{_number(width)}"{dashes}'


def _alpha(alpha: float) -> str:
    return "" if alpha == 1 else f' opacity="{_number(alpha)}"'


def _patch(patch: Patch) -> str:
    shape = "".join(_path(ring, True) for ring in patch.rings)
    fill = "none" if patch.fill == NONE else escape(patch.fill)
    stroke = _stroke(patch.line, patch.width, patch.dash)
    return f'<path d="{shape}" fill="{fill}" fill-rule="evenodd"{stroke}{_alpha(patch.alpha)}/>'


def _line(line: Line) -> str:
    stroke = _stroke(line.colour, line.width, line.dash)
    return f'<path d="{_path(line.ring, False)}" fill="none"{stroke}{_alpha(line.alpha)}/>'


def _text(text: Text) -> str:
    anchor = {"left": "start", "center": "middle", "right": "end"}[text.align]
    weight = ' font-weight="700"' if "bold" in text.style else ""
    slant = ' font-style="italic"' if "italic" in text.style else ""
    turn = ""
    if text.angle:
        degrees = _number(round(text.angle * 57.29578, 1))
        turn = f' transform="rotate({degrees} {_number(text.x)} {_number(text.y)})"'
    return (
        f'<text x="{_number(text.x)}" y="{_number(text.y)}" font-size="{_number(text.size)}"'
        f' font-family="{escape(FONTS[text.font])}"{weight}{slant} text-anchor="{anchor}"'
        f' fill="{escape(text.colour)}"{turn}{_alpha(text.alpha)}>{escape(text.text)}</text>'
    )


def _layer(layer: Layer) -> str:
    parts = [_patch(patch) for patch in layer.patches]
    parts += [_line(line) for line in layer.lines]
    parts += [_text(text) for text in layer.texts]
    return f'<g data-layer="{escape(layer.name)}">{"".join(parts)}</g>'


def svg(scene: Scene, label: str = "") -> str:
    """The scene as a whole SVG document that scales with its frame."""
    size = f"{_number(scene.width)} {_number(scene.height)}"
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" {role}'
        ' stroke-linejoin="round" stroke-linecap="round" xml:space="preserve">'
        f"{''.join(_layer(layer) for layer in scene.layers)}</svg>\n"
    )
