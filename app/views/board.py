"""A region of the board: its figure, the answer beside the finger, and the same places in words."""

from html import escape
from typing import Any

import panel as pn

from app.commands import Commands
from app.render_bokeh import Board, on_press, on_tap
from app.scene import Scene, hit
from app.table import Place, Said, Screen, Table
from app.views import styles
from app.views.html import said


def view(region: str, table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The region named `region`; a tap goes to the session with the picks of the place that it means."""
    scene: Scene | None = getattr(table, region)
    board = Board(scene or Scene(*_size(screen, region)))

    def tapped(x: float, y: float) -> None:
        target = hit(board.scene, x, y)
        if target is not None and target.picks:
            commands.touch(target.picks, target.lit, (region, x, y))
        elif target is not None:  # nothing that could be picked: a finger there asks what it is
            commands.describe(target.label, (region, x, y))
        elif table.refusal or table.notice:
            commands.run("clear")

    def pressed(x: float, y: float) -> None:
        target = hit(board.scene, x, y)
        if target is not None and target.label:
            commands.describe(target.label, (region, x, y))

    def draw(event: Any) -> None:
        if event.new is not None:
            board.update(event.new)

    on_tap(board.figure, tapped)
    on_press(board.figure, pressed)
    table.param.watch(draw, region)
    sources = (table.param.refusal, screen.param.here)
    bubble = pn.bind(
        lambda refusal, here: _bubble(_there(region, refusal, here), table.game, board), *sources
    )
    shown = pn.bind(lambda refusal, here: _there(region, refusal, here) is not None, *sources)
    return pn.Column(
        pn.pane.Bokeh(board.figure, sizing_mode="stretch_both", margin=0),
        pn.pane.HTML(bubble, stylesheets=[styles.BUBBLE], visible=shown),
        pn.pane.HTML(_places(region, table, commands), stylesheets=[styles.PLACES]),
        stylesheets=[styles.ROOT, styles.BOARD],
        sizing_mode="stretch_both",
        margin=0,
    )


def _size(screen: Screen, region: str) -> tuple[float, float]:
    width, height = screen.sizes.get(region, (366, 150))
    return float(width), float(height)


def _there(region: str, *messages: Said | None) -> Said | None:
    """The first message that belongs to a place of this region."""
    return next((message for message in messages if message and message.at and message.at[0] == region), None)


def _bubble(message: Said | None, game: str, board: Board) -> str:
    """A message as a bubble above or below the finger, inside of the region."""
    if message is None or message.at is None:
        return ""
    _, x, y = message.at
    across = (
        f"left:{max(0, x - 60):.0f}px"
        if x < board.scene.width / 2
        else f"right:{max(0, board.scene.width - x - 60):.0f}px"
    )
    along = (
        f"bottom:{board.scene.height - y + 28:.0f}px" if y > board.scene.height / 2 else f"top:{y + 28:.0f}px"
    )
    return f'<div class="bubble" role="status" style="{across};{along}">{said(game, message)}</div>'


def _places(region: str, table: Table, commands: Commands) -> Any:
    """A button over each place, found by keyboards and screen readers only: see static/places.js."""

    def text(places: tuple[Place, ...], _language: str) -> str:
        here = [place for place in places if place.region == region]
        first = next(
            (place for place in here if place.lit), next((each for each in here if each.picks), None)
        )
        items = "".join(_item(place, place is first, commands.words("ui.possible")) for place in here)
        return f'<h2 class="hidden">{escape(commands.words("ui.places"))}</h2><ul>{items}</ul>'

    return pn.bind(text, table.param.places, table.param.language)


def _item(place: Place, is_first: bool, possible: str) -> str:
    x, y, width, height = place.box
    where = f"left:{x:.0f}px;top:{y:.0f}px;width:{width:.0f}px;height:{height:.0f}px"
    lit, said = (' class="lit"', f" ({escape(possible)})") if place.lit else ("", "")
    label = f'<span class="hidden">{escape(place.label)}{said}</span>'
    if not place.picks:
        return f'<li style="{where}">{label}</li>'
    picks, tab = escape(" ".join(place.picks)), 0 if is_first else -1
    button = f'<button type="button"{lit} data-place="{picks}" tabindex="{tab}">{label}</button>'
    return f'<li style="{where}">{button}</li>'
