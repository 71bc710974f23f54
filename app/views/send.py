"""The page of the dialog that sends a game to another device: link, QR code, passphrase."""

from html import escape
from typing import Any

import panel as pn

from app.commands import Commands
from app.sharing import ANYBODY, CONTENTS, NEXT
from app.table import Screen, Table
from app.views import styles
from app.views.new_game import _choices, _help, _label

WAYS = ("share", "copy", "qr")


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """Who gets the link, what is in it, how it leaves, and what one should know about it."""
    to = _select(screen, commands, "ui.link_to", (NEXT, ANYBODY))
    to.visible = pn.bind(
        lambda _dialog, over: not over and len(commands.session.setup.people) > 1,
        screen.param.dialog,
        table.param.over,
    )
    content = _select(screen, commands, "ui.link_content", CONTENTS)
    passphrase = pn.widgets.TextInput(
        label=_label(screen, commands, "ui.passphrase"), stylesheets=[styles.FIELD], width=300, max_length=200
    )

    def go(way: str) -> None:
        commands.sharing.out(way, content.value, to.value, passphrase.value.strip())

    def fresh(*_events: Any) -> None:
        screen.qr = (0, "")

    for field in (to, content, passphrase):
        field.param.watch(fresh, "value")
    buttons = [_button(screen, commands, way, go) for way in WAYS]
    buttons[0].visible = screen.param.can_share
    return pn.Column(
        _sentence(table, screen, commands),
        pn.Row(to, content, stylesheets=[styles.ROW], margin=0),
        pn.Row(*buttons, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0),
        _code(screen, commands),
        passphrase,
        _help(screen, commands, "ui.passphrase_help"),
        _help(screen, commands, "ui.link_honest"),
        sizing_mode="stretch_width",
        margin=0,
    )


def _select(screen: Screen, commands: Commands, key: str, values: tuple[str, ...]) -> pn.widgets.Select:
    return pn.widgets.Select(
        label=_label(screen, commands, key),
        options=_choices(screen, commands, {value: f"{key}_value.{value}" for value in values}),
        value=values[0],
        stylesheets=[styles.FIELD],
        width=300,
    )


def _button(screen: Screen, commands: Commands, way: str, go: Any) -> pn.widgets.Button:
    return pn.widgets.Button(
        label=_label(screen, commands, f"ui.link_way.{way}"),
        on_click=lambda _event: go(way),
        css_classes=["large"],
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
