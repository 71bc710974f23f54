"""The page of the dialog that sends a game to another device: link, QR code, passphrase."""

from html import escape
from typing import Any

import panel as pn

from app import by_link
from app.commands import Commands
from app.sharing import ANYBODY, CONTENTS, NEXT
from app.table import Screen, Table
from app.views import styles
from app.views.spoken import label, named_values, sentence

WAYS = ("share", "copy", "qr")


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """Who gets the link, what is in it, how it leaves, and what one should know about it."""
    to = _select(screen, commands, "ui.link_to", (NEXT, ANYBODY))
    to.visible = pn.bind(
        lambda _dialog, over: not over and len(commands.session.setup.people) > 1,
        screen.param.dialog,
        table.param.over,
    )
    plain = pn.bind(lambda qr: not qr[0], screen.param.qr)
    content = _select(screen, commands, "ui.link_content", CONTENTS)
    passphrase = pn.widgets.TextInput(
        label=label(screen, commands, "ui.passphrase"),
        stylesheets=[styles.FIELD],
        sizing_mode="stretch_width",
        max_length=200,
    )

    names = pn.widgets.TextInput(
        label=label(screen, commands, "ui.names"),
        value=pn.bind(lambda _dialog: ", ".join(commands.session.setup.names), screen.param.dialog),
        stylesheets=[styles.FIELD],
        sizing_mode="stretch_width",
        max_length=100,
    )
    names.param.watch(lambda event: by_link.name(commands.session, event.new), "value")

    def go(way: str) -> None:
        if way == "qr" and screen.qr[0]:
            fresh()
            return
        commands.sharing.out(way, content.value, to.value, passphrase.value.strip())

    def fresh(*_events: Any) -> None:
        screen.qr = (0, "")

    for field in (to, content, names, passphrase):
        field.param.watch(fresh, "value")
    buttons = [_button(screen, commands, way, go) for way in WAYS]
    buttons[0].visible = screen.param.can_share
    fields = pn.Column(
        pn.Row(to, content, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0),
        names,
        passphrase,
        visible=plain,
        sizing_mode="stretch_width",
        margin=0,
    )
    helps = pn.Column(
        *(sentence(screen, commands, key) for key in ("ui.passphrase_help", "ui.link_honest")),
        visible=plain,
        sizing_mode="stretch_width",
        margin=0,
    )
    row = pn.Row(*buttons, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0)
    return pn.Column(
        _sentence(table, screen, commands),
        fields,
        row,
        _code(screen, commands),
        helps,
        stylesheets=[styles.COLUMN],
        sizing_mode="stretch_width",
        margin=0,
    )


def _select(screen: Screen, commands: Commands, key: str, values: tuple[str, ...]) -> pn.widgets.Select:
    return pn.widgets.Select(
        label=label(screen, commands, key),
        options=named_values(screen, commands, {value: f"{key}_value.{value}" for value in values}),
        value=values[0],
        stylesheets=[styles.FIELD, styles.SHARED],
        sizing_mode="stretch_width",  # Panel adds up fixed widths, wrapped or not
    )


def _button(screen: Screen, commands: Commands, way: str, go: Any) -> pn.widgets.Button:
    def label(qr: tuple[int, str], _language: str) -> str:
        return commands.words("ui.hide_qr" if way == "qr" and qr[0] else f"ui.link_way.{way}")

    return pn.widgets.Button(
        label=pn.bind(label, screen.param.qr, screen.param.language),
        on_click=lambda _event: go(way),
        stylesheets=[styles.CONFIRM if way == "share" else styles.BUTTON],
    )


def _sentence(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """Whose turn the link is about."""

    def text(decider: int | None, over: bool, _language: str) -> str:
        key = "ui.link_over" if over or decider is None else "ui.link_next"
        return f"<p>{escape(commands.words(key, player=decider))}</p>"

    bound = pn.bind(text, table.param.decider, table.param.over, screen.param.language)
    return pn.pane.HTML(bound, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)


def _code(screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The QR code as large as the screen allows, with the quiet zone that cameras need."""

    def text(qr: tuple[int, str], _language: str) -> str:
        side, path = qr
        if not side:
            return ""
        name = escape(commands.words("ui.qr_name"))
        return (
            f'<svg class="qr" role="img" aria-label="{name}" viewBox="-4 -4 {side + 8} {side + 8}" '
            f'shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/>'
            f'<path d="{escape(path)}" fill="#000"/></svg><p class="qr">{name}</p>'
        )

    bound = pn.bind(text, screen.param.qr, screen.param.language)
    shown = pn.bind(lambda qr: qr[0] > 0, screen.param.qr)
    return pn.pane.HTML(
        bound, visible=shown, stylesheets=[styles.PROSE, styles.QR], sizing_mode="stretch_width", margin=0
    )
