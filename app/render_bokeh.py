"""Draws scenes with Bokeh: one figure for a region's whole life, and only what differs is sent.

A figure has three glyph renderers (areas, lines, texts) per layer of its first scene. `Board.update` compares
column by column: equal columns send nothing, equally long ones are patched in the cells that differ, and only
a source whose number of shapes changed is replaced.
"""

import math
from collections.abc import Callable
from typing import Any

from bokeh.events import DoubleTap, Press, Tap
from bokeh.models import ColumnDataSource, MultiLine, MultiPolygons, Range1d, Text
from bokeh.plotting import figure

from app.scene import Layer, Scene
from app.scene import Text as SceneText
from app.theme import FONTS

Columns = dict[str, list[Any]]

_LINE = {"line_color": "line", "line_width": "width", "line_alpha": "alpha", "line_dash": "dash"}
_LINE_ENDS = {"line_cap": "round", "line_join": "round"}


def _patch_columns(layer: Layer) -> Columns:
    patches = layer.patches
    return {
        "xs": [[[list(xs) for xs, _ in patch.rings]] for patch in patches],
        "ys": [[[list(ys) for _, ys in patch.rings]] for patch in patches],
        "fill": [patch.fill for patch in patches],
        "line": [patch.line for patch in patches],
        "width": [patch.width for patch in patches],
        "alpha": [patch.alpha for patch in patches],
        "dash": [patch.dash for patch in patches],
    }


def _line_columns(layer: Layer) -> Columns:
    lines = layer.lines
    return {
        "xs": [list(line.ring[0]) for line in lines],
        "ys": [list(line.ring[1]) for line in lines],
        "line": [line.colour for line in lines],
        "width": [line.width for line in lines],
        "alpha": [line.alpha for line in lines],
        "dash": [line.dash for line in lines],
    }


_FIGURES = frozenset("0123456789,.+-\u2212e")

_DESCENT = {"sans": 0.4, "serif": 0.463}


def _font_size(text: SceneText) -> str:
    return f"{text.size:g}px"


def _place(text: SceneText) -> tuple[float, float]:
    """Where the lower edge of Bokeh's text box lies for a baseline at the text's place.

    Bokeh has no true baseline: its box ends at the font's descent, and for bare figures at the baseline.
    """
    depth = 0.0 if _FIGURES.issuperset(text.text) else _DESCENT[text.font] * text.size
    x = text.x - depth * math.sin(text.angle)
    return round(x, 1), round(text.y + depth * math.cos(text.angle), 1)


def _text_columns(layer: Layer) -> Columns:
    texts = layer.texts
    places = [_place(text) for text in texts]
    return {
        "x": [x for x, _ in places],
        "y": [y for _, y in places],
        "text": [text.text for text in texts],
        "size": [_font_size(text) for text in texts],
        "color": [text.colour for text in texts],
        "font": [FONTS[text.font] for text in texts],
        "style": [text.style for text in texts],
        "align": [text.align for text in texts],
        "angle": [-text.angle for text in texts],
        "alpha": [text.alpha for text in texts],
    }


def _patch_glyph() -> MultiPolygons:
    return MultiPolygons(xs="xs", ys="ys", fill_color="fill", fill_alpha="alpha", **_LINE, **_LINE_ENDS)


def _line_glyph() -> MultiLine:
    return MultiLine(xs="xs", ys="ys", **_LINE, **_LINE_ENDS)


def _text_glyph() -> Text:
    return Text(
        x="x",
        y="y",
        text="text",
        text_font_size="size",
        text_color="color",
        text_font="font",
        text_font_style="style",
        text_align="align",
        text_baseline="bottom",
        angle="angle",
        text_alpha="alpha",
    )


_KINDS: tuple[tuple[str, Callable[[Layer], Columns], Callable[[], Any]], ...] = (
    ("patches", _patch_columns, _patch_glyph),
    ("lines", _line_columns, _line_glyph),
    ("texts", _text_columns, _text_glyph),
)


def _changes(old: list[Any], new: list[Any]) -> list[tuple[int, Any]]:
    return [(index, cell) for index, (was, cell) in enumerate(zip(old, new, strict=True)) if was != cell]


def refresh(source: ColumnDataSource, columns: Columns) -> None:
    """Makes a source hold these columns, sending as little as possible."""
    old = source.data
    if old == columns:
        return
    if any(len(old[name]) != len(column) for name, column in columns.items()):
        source.data = columns
        return
    changes = {name: _changes(old[name], column) for name, column in columns.items()}
    source.patch({name: cells for name, cells in changes.items() if cells})


def _canvas(width: float, height: float) -> Any:
    plot = figure(
        x_range=Range1d(0, width),
        y_range=Range1d(height, 0),
        tools="",
        toolbar_location=None,
        sizing_mode="stretch_both",
        min_border=0,
        outline_line_color=None,
        background_fill_color=None,
        border_fill_color=None,
        output_backend="canvas",
        html_attributes={"aria-hidden": "true"},  # the page tells the same places in words
    )
    plot.axis.visible = False
    plot.grid.visible = False
    plot.lod_threshold = None
    return plot


class Board:
    """A region's figure and the sources behind it."""

    __slots__ = ("_sources", "figure", "scene")

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.figure = _canvas(scene.width, scene.height)
        self._sources: dict[tuple[str, str], ColumnDataSource] = {}
        for layer in scene.layers:
            self._add(layer)

    def _add(self, layer: Layer) -> None:
        for kind, columns, glyph in _KINDS:
            source = ColumnDataSource(data=columns(layer))
            self._sources[layer.name, kind] = source
            self.figure.add_glyph(source, glyph())

    def update(self, scene: Scene) -> None:
        """Shows another scene of the region, of any size; layers that are new to it come on top."""
        if scene == self.scene:
            return
        if (scene.width, scene.height) != (self.scene.width, self.scene.height):
            self.figure.x_range.end = scene.width
            self.figure.y_range.start = scene.height
        was = {layer.name: layer for layer in self.scene.layers}
        now = {layer.name: layer for layer in scene.layers}
        for name in {**was, **now}:
            new, old = now.get(name, Layer(name)), was.get(name, Layer(name))
            if (name, "texts") not in self._sources:
                self._add(new)
            elif new != old:
                self._refresh(new, old)
        self.scene = scene

    def _refresh(self, new: Layer, old: Layer) -> None:
        for kind, columns, _ in _KINDS:
            if getattr(new, kind) != getattr(old, kind):
                refresh(self._sources[new.name, kind], columns(new))


def board(scene: Scene) -> Board:
    """A new board that shows the scene."""
    return Board(scene)


def _listen(plot: Any, event: Any, callback: Callable[[float, float], None]) -> None:
    def heard(happened: Any) -> None:
        if happened.x is not None and happened.y is not None:
            callback(float(happened.x), float(happened.y))

    plot.on_event(event, heard)


def on_tap(plot: Any, callback: Callable[[float, float], None]) -> None:
    """Calls back with the scene's coordinates of every tap on the figure."""
    _listen(plot, Tap, callback)
    _listen(
        plot, DoubleTap, callback
    )  # Bokeh turns a second tap within 300 ms, wherever it is, into this one


def on_press(plot: Any, callback: Callable[[float, float], None]) -> None:
    """Calls back with the scene's coordinates of every long press on the figure."""
    _listen(plot, Press, callback)
