"""The story of a game: a slider through its moves, what each brought, the points, "play from here"."""

from html import escape
from typing import Any

import panel as pn
from bokeh.events import Tap
from bokeh.models import ColumnDataSource, FixedTicker, Range1d, Span
from bokeh.plotting import figure

from app.commands import Commands
from app.story import Curve
from app.table import Entry, Screen, Table
from app.theme import FONTS, MARKS, style
from app.views import styles
from app.views.html import line, mark
from app.views.spoken import button

HEIGHT = 104
SEATS = 5
DASHES = ("solid", [8, 3], [2, 3], [10, 3, 2, 3], [5, 5])
GLYPHS = {mark: "hex" if mark == "hexagon" else mark for mark in MARKS}


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """For while one looks back and when the game is over."""
    told = pn.Column(
        _steps(table, screen, commands),
        _said(table, screen, commands),
        _ways(table, screen, commands),
        stylesheets=[styles.COLUMN, styles.STORY_PART],
        sizing_mode="stretch_width",
        margin=0,
    )
    return pn.Row(
        told,
        _curve(table, screen, commands),
        stylesheets=[styles.STORY],
        sizing_mode="stretch_width",
        margin=0,
    )


def _steps(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """One back, the slider, one on, and the button that lets it run."""
    slider = pn.widgets.IntSlider(
        label="",
        start=0,
        end=1,
        value=0,
        show_value=False,
        stylesheets=[styles.SLIDER],
        sizing_mode="stretch_width",
        margin=0,
    )

    def follow(*_events: Any) -> None:
        wanted = {"end": max(1, table.plies), "value": min(table.ply, max(1, table.plies))}
        changed = {name: value for name, value in wanted.items() if getattr(slider, name) != value}
        if changed:
            slider.param.update(**changed)

    def slid(event: Any) -> None:
        if event.new != table.ply:
            commands.look_at(event.new)

    table.param.watch(follow, ["ply", "plies"])
    slider.param.watch(slid, "value")
    follow()
    runs = pn.bind(lambda running: ["runs"] if running else [], screen.param.replaying)
    return pn.Row(
        _sign(table, commands, "earlier"),
        slider,
        _sign(table, commands, "later"),
        _sign(table, commands, "replay", runs),
        stylesheets=[styles.STEPS],
        sizing_mode="stretch_width",
        margin=0,
    )


def _sign(table: Table, commands: Commands, name: str, css_classes: Any = ()) -> pn.widgets.Button:
    return button(
        table,
        commands,
        f"ui.{name}",
        lambda: commands.run(name),
        css_classes=css_classes if css_classes else [],
        stylesheets=[styles.BUTTON, styles.SIGN[name]],
    )


def _said(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The move that led to the position shown, in a few lines."""

    def text(
        history: tuple[Entry, ...],
        ply: int,
        game: str,
        curve: Curve | None,
        _scores: object,
        replaying: bool,
        _: str,
    ) -> str:
        key = "ui.story_since" if replaying else "ui.story_move"
        head = escape(commands.words(key, ply=ply, plies=table.plies))
        entry = next((entry for entry in history if entry.ply == ply), None)
        names = tuple(score.name for score in table.scores)
        lines = entry.lines if entry else ()
        items = "".join(f"<li>{line(game, each, names)}</li>" for each in lines if not each.heading)
        points = _points(table, commands, curve) if curve else ""
        return f'<header><b>{head}</b>{points}</header><div role="status"><ol>{items}</ol></div>'

    sources = (table.param[name] for name in ("history", "ply", "game", "curve", "scores"))
    bound = pn.bind(text, *sources, screen.param.replaying, table.param.language)
    return pn.pane.HTML(bound, stylesheets=[styles.TOLD], sizing_mode="stretch_width", margin=0)


def _ways(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """On from here, or to the present; the game as a link."""
    back = table.param.looking_back
    skip = pn.bind(
        lambda running, _language: commands.words("ui.skip" if running else "ui.to_present"),
        screen.param.replaying,
        table.param.language,
    )
    further = pn.bind(lambda back, only: back and not only, back, table.param.only_shown)
    buttons = [
        button(
            table, commands, "ui.to_present", lambda: commands.run("to_present"), label=skip, visible=back
        ),
        button(table, commands, "ui.here", lambda: commands.run("here"), visible=further),
        button(table, commands, "ui.send", lambda: commands.run("send"), visible=table.param.over),
    ]
    return pn.Row(*buttons, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0)


def _curve(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """Everybody's points after each turn; a tap goes there."""
    drawn = _Plot(screen)

    def draw(*_events: Any) -> None:
        drawn.draw(table.curve, table.ply, screen.dark)

    table.param.watch(draw, ["curve", "ply"])
    screen.param.watch(draw, "dark")
    draw()
    drawn.plot.on_event(Tap, lambda event: commands.look_at(round(event.x)))

    return pn.Column(
        pn.pane.Bokeh(
            drawn.plot,
            sizing_mode="stretch_width",
            margin=0,
            visible=pn.bind(lambda curve: bool(curve and curve.points), table.param.curve),
        ),
        stylesheets=[styles.STORY_PART],
        sizing_mode="stretch_width",
        margin=0,
    )


def _points(table: Table, commands: Commands, curve: Curve) -> str:
    """The points at the position shown; they name the lines of the curve, too."""
    if not curve.points:
        return f'<span class="seat">{escape(commands.words("ui.points_secret"))}</span>'
    at = max((n for n, ply in enumerate(curve.plies) if ply <= table.ply), default=0)
    return "".join(
        f'<span class="seat">{mark(score.player)}<span class="hidden">{escape(score.name)}</span> '
        f"<b>{curve.points[score.player][at] if score.total is None else score.total}</b></span>"
        for score in table.scores
        if score.player < len(curve.points)
    )


class _Plot:
    """The figure and its sources, made once for every number of seats."""

    def __init__(self, screen: Screen) -> None:
        self.plot = figure(
            height=HEIGHT,
            sizing_mode="stretch_width",
            tools="",
            toolbar_location=None,
            x_range=Range1d(0, 1),
            y_range=Range1d(0, 1),
            min_border=0,
            min_border_right=10,
            outline_line_color=None,
            background_fill_color=None,
            border_fill_color=None,
            output_backend="canvas",
            html_attributes={"aria-hidden": "true"},  # the same points stand above it in words
        )
        self.plot.axis.minor_tick_line_color = None
        self.plot.axis.axis_label = None
        self.plot.xgrid.visible = False
        self.plot.xaxis.ticker = FixedTicker(ticks=[])
        for axis in self.plot.axis:
            axis.major_label_text_font = FONTS["serif"]
            axis.major_label_text_font_size = "13px"
        self.sources = [ColumnDataSource({"x": [], "y": []}) for _ in range(SEATS)]
        self.ends = [ColumnDataSource({"x": [], "y": []}) for _ in range(SEATS)]
        self.lines = [
            self.plot.step(x="x", y="y", source=source, line_width=2.5, line_dash=DASHES[seat], mode="after")
            for seat, source in enumerate(self.sources)
        ]
        self.marks = [
            self.plot.scatter(x="x", y="y", source=source, size=11, marker=GLYPHS[MARKS[seat]])
            for seat, source in enumerate(self.ends)
        ]
        self.now = Span(dimension="height", line_width=2, line_dash="dashed")
        self.plot.add_layout(self.now)
        self._drawn: tuple[Any, ...] = ()
        self._paint(screen.dark)

    def draw(self, curve: Curve | None, ply: int, dark: bool) -> None:
        """Bring the figure up to date; only what differs is sent."""
        if curve is None or not curve.points:
            return
        if (curve, dark) != self._drawn:
            self._drawn = curve, dark
            self._paint(dark)
            self._lines(curve)
        self.now.location = ply
        at = max(n for n, there in enumerate(curve.plies) if there <= ply)
        for seat, points in enumerate(curve.points):
            self.ends[seat].data = {"x": [ply], "y": [points[at]]}

    def _lines(self, curve: Curve) -> None:
        for seat in range(SEATS):
            points = curve.points[seat] if seat < len(curve.points) else ()
            self.sources[seat].data = {"x": list(curve.plies[: len(points)]), "y": list(points)}
            if not points:
                self.ends[seat].data = {"x": [], "y": []}
        every = [point for points in curve.points for point in points]
        low, high = min(0, *every), max(1, *every)
        last = max(1, curve.plies[-1])
        self.plot.x_range.update(start=0, end=last * 1.02)
        self.plot.y_range.update(start=low, end=high + (high - low) * 0.08)
        self.plot.xaxis.ticker.ticks = sorted({0, last // 2, last})

    def _paint(self, dark: bool) -> None:
        look = style(dark)
        for seat, (stroke, end) in enumerate(zip(self.lines, self.marks, strict=True)):
            colour = look.player(seat, "ink")
            stroke.glyph.line_color = colour
            end.glyph.update(fill_color=look.player(seat), line_color=look["panel"])
        self.now.line_color = look["magenta"]
        self.plot.ygrid.grid_line_color = look["hair"]
        for axis in self.plot.axis:
            axis.update(
                axis_line_color=look["muted"],
                major_tick_line_color=look["muted"],
                major_label_text_color=look["ink"],
            )
