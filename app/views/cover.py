"""The screen between two people who share a device: nothing of anybody is shown until the next one has it."""

from html import escape

import panel as pn

from app.commands import Commands
from app.table import Table
from app.views import styles
from app.views.html import mark
from app.views.spoken import button


def cover(table: Table, commands: Commands) -> pn.viewable.Viewable:
    """Who gets the device, the button that he presses, and what can be done before that."""
    text = pn.bind(_text, table.param.cover, table.param.decider)
    take = pn.widgets.Button(
        label=table.param.take,
        css_classes=pn.bind(lambda seat: ["confirm", f"p{seat or 0}"], table.param.decider),
        on_click=lambda _event: commands.run("take"),
        stylesheets=[styles.CONFIRM],
        sizing_mode="stretch_width",
    )
    small = [_small(table, commands, name) for name in ("undo", "menu", "home")]
    return pn.Column(
        pn.pane.HTML(text, stylesheets=[styles.COVER], sizing_mode="stretch_width", margin=0),
        take,
        pn.Row(*small, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0),
        stylesheets=[styles.PAPER, styles.LOW],
        sizing_mode="stretch_width",
    )


def _text(said: str, seat: int | None) -> str:
    return f"<h2>{mark(seat)}{escape(said)}</h2>" if said else ""


def _small(table: Table, commands: Commands, name: str) -> pn.widgets.Button:
    disabled = table.param.can_undo.rx.not_() if name == "undo" else False
    return button(table, commands, f"ui.{name}", lambda: commands.run(name), disabled=disabled)
