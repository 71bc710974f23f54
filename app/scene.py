"""What a board looks like, as plain data: named layers of shapes and the places that can be tapped.

A scene knows no widget library. `app.render_bokeh` and `app.render_svg` draw it, tests compare it: scenes
are equal exactly when they look and answer alike. Coordinates are CSS px, x right, y down.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

NONE = "#00000000"
"""The colour of no fill and of no line."""

TOUCH = 44.0
"""The least width and height of what a finger can hit."""

SLOP = 6.0
"""How far outside of its area a lit target may still be hit."""

Ring = tuple[tuple[float, ...], tuple[float, ...]]
Size = tuple[float, float]
Pairs = tuple[tuple[str, str], ...]
LitKey = tuple[Pairs, Pairs, tuple[str, ...], Pairs]
Points = Iterable[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Patch:
    """A filled area; every further ring is a hole or another island (even-odd rule)."""

    rings: tuple[Ring, ...]
    fill: str = NONE
    line: str = NONE
    width: float = 1.0
    alpha: float = 1.0
    dash: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """An open polyline."""

    ring: Ring
    colour: str
    width: float = 1.0
    alpha: float = 1.0
    dash: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; `y` is its baseline, `angle` turns it clockwise, in radians."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    font: str = "sans"
    style: str = "normal"
    align: str = "center"
    angle: float = 0.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Layer:
    """Shapes of one drawing level: all patches, then all lines, then all texts."""

    name: str
    patches: tuple[Patch, ...] = ()
    lines: tuple[Line, ...] = ()
    texts: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A place that answers taps: centre and visible size. `lit` says that a pick is possible now."""

    picks: tuple[str, ...]
    x: float
    y: float
    w: float
    h: float
    label: str = ""
    lit: bool = False

    def area(self) -> tuple[float, float]:
        """Width and height of what a finger hits, at least 44 px each."""
        return max(self.w, TOUCH), max(self.h, TOUCH)

    def distance(self, x: float, y: float) -> float:
        """How far a point lies outside of the visible rectangle, 0 inside."""
        dx = max(abs(x - self.x) - self.w / 2, 0.0)
        dy = max(abs(y - self.y) - self.h / 2, 0.0)
        return math.hypot(dx, dy)

    def contains(self, x: float, y: float, slop: float = 0.0) -> bool:
        """Whether a finger at the point hits this target."""
        w, h = self.area()
        return abs(x - self.x) <= w / 2 + slop and abs(y - self.y) <= h / 2 + slop


@dataclass(frozen=True, slots=True)
class Anchor:
    """A named place that nobody can tap: where a thing in flight leaves or lands, how large it is there.

    `turn` is how far it is turned there, clockwise, in radians.
    """

    name: str
    x: float
    y: float
    w: float
    h: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that one region of the table shows."""

    width: float
    height: float
    layers: tuple[Layer, ...] = ()
    targets: tuple[Target, ...] = ()
    anchors: tuple[Anchor, ...] = ()

    def place(self, name: str) -> Anchor | None:
        """Where a thing of this name lies: the anchor of the name, else the target with this pick."""
        named = next((anchor for anchor in self.anchors if anchor.name == name), None)
        target = next((target for target in self.targets if name in target.picks), None)
        if named is None and target is not None:
            return Anchor(name, target.x, target.y, target.w, target.h)
        return named


@dataclass(frozen=True, slots=True)
class Lit:
    """What can be done now and what just changed.

    `picks` maps a pick to `possible`, `selected` or `focus`; `notes` a pick to a short text for it (a
    site's cost as it would be paid now); `letters` a pick to the letter that its chip carries; `fresh`
    holds the picks of what the last turn changed; `look` is the player whose board is wanted large;
    `ahead` are the events that the focused move would bring, as its player may know them.
    """

    picks: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    fresh: frozenset[str] = frozenset()
    letters: Mapping[str, str] = field(default_factory=dict)
    look: int | None = None
    ahead: tuple[Any, ...] = ()

    def state(self, *picks: str) -> str:
        """The strongest state among picks that name the same thing: focus, selected, possible or ""."""
        states = {self.picks.get(pick, "") for pick in picks}
        return next((state for state in ("focus", "selected", "possible") if state in states), "")

    def __contains__(self, pick: str) -> bool:
        return pick in self.picks

    def picked(self, kind: str) -> str:
        """The id of the pick of a kind that is selected or focused, or ""."""
        chosen = (pick for pick, state in self.picks.items() if state != "possible")
        return next((pick for pick in chosen if pick.startswith(f"{kind}:")), "").partition(":")[2]

    def about(self, *picks: str) -> "LitKey":
        """What is lit of these picks alone, as a value that a cache can use as a key."""
        return (
            tuple((pick, self.picks[pick]) for pick in picks if pick in self.picks),
            tuple((pick, self.notes[pick]) for pick in picks if pick in self.notes),
            tuple(pick for pick in picks if pick in self.fresh),
            tuple((pick, self.letters[pick]) for pick in picks if pick in self.letters),
        )

    @classmethod
    def of(cls, key: "LitKey") -> "Lit":
        """The part of a `Lit` that `about` told of."""
        picks, notes, fresh, letters = key
        return cls(dict(picks), dict(notes), frozenset(fresh), dict(letters))


def hit(scene: Scene, x: float, y: float) -> Target | None:
    """The target that a tap at a point means, or None in empty water.

    A lit target wins over one that is not possible, then the one whose visible part is nearest.
    """

    def nearness(target: Target) -> tuple[float, float]:
        return target.distance(x, y), math.hypot(x - target.x, y - target.y)

    lit = [target for target in scene.targets if target.lit and target.contains(x, y, SLOP)]
    here = lit or [target for target in scene.targets if target.contains(x, y)]
    return min(here, key=nearness, default=None)


def seat_of(picks: Sequence[str], lit: bool) -> int | None:
    """The player whose board a tap on a place wants to see large, where nothing else is possible there."""
    return None if lit else next((int(pick[5:]) for pick in picks if pick.startswith("seat:")), None)


def _ring(points: Points) -> Ring:
    xs, ys = zip(*points, strict=True)
    return tuple([round(x, 1) for x in xs]), tuple([round(y, 1) for y in ys])


class Sheet:
    """A scene while it is drawn. Layers come out in the order of `names`."""

    __slots__ = ("_anchors", "_layers", "_targets", "height", "width")

    def __init__(self, width: float, height: float, names: Sequence[str]) -> None:
        self.width = width
        self.height = height
        self._layers: dict[str, tuple[list[Patch], list[Line], list[Text]]] = {n: ([], [], []) for n in names}
        self._targets: list[Target] = []
        self._anchors: list[Anchor] = []

    def patch(
        self,
        layer: str,
        *rings: Points,
        fill: str = NONE,
        line: str = NONE,
        width: float = 1.0,
        alpha: float = 1.0,
        dash: str = "",
    ) -> None:
        """Adds a filled area of one or more rings."""
        made = tuple(_ring(ring) for ring in rings)
        self._layers[layer][0].append(Patch(made, fill, line, round(width, 2), alpha, dash))

    def line(
        self, layer: str, points: Points, colour: str, width: float = 1.0, alpha: float = 1.0, dash: str = ""
    ) -> None:
        """Adds an open polyline."""
        self._layers[layer][1].append(Line(_ring(points), colour, round(width, 2), alpha, dash))

    def text(
        self,
        layer: str,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        font: str = "sans",
        style: str = "normal",
        align: str = "center",
        angle: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """Adds a line of text; `y` is its baseline."""
        place = (round(float(x), 1), round(float(y), 1))
        made = Text(*place, text, round(float(size), 1), colour, font, style, align, round(angle, 3), alpha)
        self._layers[layer][2].append(made)

    def target(
        self,
        picks: Sequence[str],
        x: float,
        y: float,
        w: float,
        h: float,
        label: str = "",
        lit: bool = False,
    ) -> None:
        """Adds a place that answers taps; x, y is its centre."""
        self._targets.append(
            Target(tuple(picks), round(x, 1), round(y, 1), round(w, 1), round(h, 1), label, lit)
        )

    def anchor(self, name: str, x: float, y: float, w: float, h: float = 0.0, turn: float = 0.0) -> None:
        """Adds a named place that takes no taps; a square when only one size is given."""
        made = Anchor(name, round(x, 1), round(y, 1), round(w, 1), round(h or w, 1), round(turn, 3))
        self._anchors.append(made)

    def anchors(self) -> tuple[Anchor, ...]:
        """The named places so far, to add them to other sheets of the same size."""
        return tuple(self._anchors)

    def add_anchors(self, anchors: Iterable[Anchor]) -> None:
        """Adds named places of another sheet."""
        self._anchors += anchors

    def parts(self) -> tuple[Layer, ...]:
        """What was drawn so far, to paste it into other sheets of the same size."""
        return tuple(layer for layer in self._made() if layer.patches or layer.lines or layer.texts)

    def paste(self, parts: Iterable[Layer]) -> None:
        """Adds what another sheet drew, over what is here already."""
        for layer in parts:
            patches, lines, texts = self._layers[layer.name]
            patches += layer.patches
            lines += layer.lines
            texts += layer.texts

    def _made(self) -> Iterable[Layer]:
        for name, (patches, lines, texts) in self._layers.items():
            yield Layer(name, tuple(patches), tuple(lines), tuple(texts))

    def scene(self) -> Scene:
        """The finished scene."""
        return Scene(self.width, self.height, tuple(self._made()), tuple(self._targets), self.anchors())
