"""The coach: a sentence about the present decision, until the player puts it away, this kind or all."""

from html import escape

import panel as pn

from app.commands import Commands
from app.table import Screen, Table
from app.views import styles
from app.views.spoken import button


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The tip and the two ways to be rid of it; nothing without a tip."""
    text = pn.bind(lambda tip: f"<p>{escape(tip)}</p>" if tip else "", table.param.tip)
    ways = [_way(screen, commands, name) for name in ("coach_kind", "coach_all")]
    return pn.Column(
        pn.pane.HTML(text, stylesheets=[styles.TIP], sizing_mode="stretch_width", margin=0),
        pn.Row(*ways, stylesheets=[styles.ROW, styles.TIP_WAYS], margin=0),
        visible=pn.bind(bool, table.param.tip),
        stylesheets=[styles.COACH],
        sizing_mode="stretch_width",
        margin=0,
    )


def _way(screen: Screen, commands: Commands, name: str) -> pn.viewable.Viewable:
    return button(screen, commands, f"ui.{name}", lambda: commands.run(name), stylesheets=[styles.QUIET])
