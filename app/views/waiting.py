"""What one can do while a person at another device is asked: send the link, or play that seat here."""

from html import escape

import panel as pn

from app.commands import Commands
from app.table import Screen, Table
from app.views import styles
from app.views.html import mark


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """A sentence and two buttons; nothing while nobody elsewhere is asked."""

    def text(far: str, decider: int | None, _language: str) -> str:
        said = escape(commands.words("ui.waits_far", who=far))
        return f"<p>{mark(decider)}{said}</p>" if far else ""

    bound = pn.bind(text, table.param.far, table.param.decider, table.param.language)
    send = pn.widgets.Button(
        label=pn.bind(lambda _language: commands.words("ui.send"), table.param.language),
        css_classes=pn.bind(lambda seat: ["confirm", f"p{seat or 0}"], table.param.decider),
        on_click=lambda _event: commands.run("send"),
        stylesheets=[styles.CONFIRM, styles.SHARED],
        sizing_mode="stretch_width",
    )
    here = pn.widgets.Button(
        label=pn.bind(
            lambda far, _language: commands.words("ui.plays_here", who=far),
            table.param.far,
            table.param.language,
        ),
        on_click=lambda _event: commands.run("plays_here"),
        stylesheets=[styles.BUTTON],
    )
    return pn.Column(
        pn.pane.HTML(bound, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0),
        pn.Row(send, here, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0),
        stylesheets=[styles.COLUMN],
        sizing_mode="stretch_width",
        margin=0,
    )
