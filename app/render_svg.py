"""Draws a scene as SVG text: the prerendered start board, and pictures for whoever works on a board.

With a second scene, the same by night, the picture follows the device: a colour that differs becomes a class
with a rule for the dark scheme.
"""

from html import escape

from app.scene import NONE, Layer, Line, Patch, Ring, Scene, Text
from app.theme import FONTS

USUAL_FONT = "sans"

Classes = dict[tuple[str, str, str], str]
"""The class of each pair of colours: (property, day, night) -> name."""


def _number(value: float) -> str:
    return f"{value:g}"


def _path(ring: Ring, close: bool) -> str:
    """Where the ring begins, then each step from the point before: half as long as places."""
    xs, ys = ([round(value, 1) for value in values] for values in ring)
    steps = "".join(
        _joined(round(x - x0, 1)) + _joined(round(y - y0, 1))
        for x0, y0, x, y in zip(xs, ys, xs[1:], ys[1:], strict=False)
    )
    return f"M{_number(xs[0])},{_number(ys[0])}l{steps.lstrip()}{'Z' if close else ''}"


def _joined(step: float) -> str:
    """A number that can stand right behind another one."""
    text = _number(step + 0.0).replace("0.", ".", 1) if abs(step) < 1 else _number(step)
    return text if text.startswith("-") else f" {text}"


def _colour(colour: str) -> str:
    return "none" if colour == NONE else escape(colour)


def _look(classes: Classes, **colours: tuple[str, str]) -> str:
    """Attributes for colours, each by day and by night."""
    names = []
    text = ""
    for name, (day, night) in colours.items():
        if day == night:
            text += "" if name == "stroke" and day == NONE else f' {name}="{_colour(day)}"'
        else:
            names.append(classes.setdefault((name, day, night), f"c{len(classes)}"))
    return text + (f' class="{" ".join(names)}"' if names else "")


def _stroke(colour: str, width: float, dash: str) -> str:
    if colour == NONE:
        return ""
    dashes = f' stroke-dasharray="{escape(dash)}"' if dash else ""
    return f' stroke-width="{_number(width)}"{dashes}'


def _alpha(alpha: float) -> str:
    return "" if alpha == 1 else f' opacity="{_number(alpha)}"'


def _patch(patch: Patch, night: Patch, classes: Classes) -> str:
    shape = "".join(_path(ring, True) for ring in patch.rings)
    look = _look(classes, fill=(patch.fill, night.fill), stroke=(patch.line, night.line))
    stroke = _stroke(patch.line, patch.width, patch.dash)
    return f'<path d="{shape}"{look}{stroke}{_alpha(patch.alpha)}/>'


def _line(line: Line, night: Line, classes: Classes) -> str:
    look = _look(classes, stroke=(line.colour, night.colour))
    stroke = _stroke(line.colour, line.width, line.dash)
    return f'<path d="{_path(line.ring, False)}" fill="none"{look}{stroke}{_alpha(line.alpha)}/>'


def _font(name: str) -> str:
    return "" if name == USUAL_FONT else f' font-family="{escape(FONTS[name])}"'


def _text(text: Text, night: Text, classes: Classes) -> str:
    anchor = {"left": "start", "center": "middle", "right": "end"}[text.align]
    weight = ' font-weight="700"' if "bold" in text.style else ""
    slant = ' font-style="italic"' if "italic" in text.style else ""
    turn = ""
    if text.angle:
        degrees = _number(round(text.angle * 57.29578, 1))
        turn = f' transform="rotate({degrees} {_number(text.x)} {_number(text.y)})"'
    look = _look(classes, fill=(text.colour, night.colour))
    return (
        f'<text x="{_number(text.x)}" y="{_number(text.y)}" font-size="{_number(text.size)}"'
        f'{_font(text.font)}{weight}{slant} text-anchor="{anchor}"'
        f"{look}{turn}{_alpha(text.alpha)}>{escape(text.text)}</text>"
    )


def _layer(day: Layer, night: Layer, classes: Classes) -> str:
    parts = [_patch(a, b, classes) for a, b in zip(day.patches, night.patches, strict=True)]
    parts += [_line(a, b, classes) for a, b in zip(day.lines, night.lines, strict=True)]
    parts += [_text(a, b, classes) for a, b in zip(day.texts, night.texts, strict=True)]
    return f'<g data-layer="{escape(day.name)}">{"".join(parts)}</g>'


def _rules(classes: Classes) -> str:
    """The style element with both colours of every class."""
    if not classes:
        return ""
    day = "".join(f".{name}{{{prop}:{_colour(by_day)}}}" for (prop, by_day, _), name in classes.items())
    night = "".join(f".{name}{{{prop}:{_colour(dark)}}}" for (prop, _, dark), name in classes.items())
    return f"<style>{day}@media(prefers-color-scheme:dark){{{night}}}</style>"


def svg(scene: Scene, label: str = "", night: Scene | None = None) -> str:
    """The scene as a whole SVG document that scales with its frame.

    `night` is the same scene in the dark theme. Raises ValueError when it has other shapes.
    """
    size = f"{_number(scene.width)} {_number(scene.height)}"
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    classes: Classes = {}
    pairs = zip(scene.layers, (night or scene).layers, strict=True)
    layers = "".join(_layer(a, b, classes) for a, b in pairs)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" {role}'
        ' stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd"'
        f' font-family="{escape(FONTS[USUAL_FONT])}" xml:space="preserve">'
        f"{_rules(classes)}{layers}</svg>\n"
    )
