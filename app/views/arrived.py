"""The page of the dialog about a link that came: which of two branches, the passphrase, or what is wrong."""

from html import escape
from typing import Any

import panel as pn

from app.commands import Commands
from app.sharing import Came
from app.table import Screen, Table
from app.views import styles
from app.views.spoken import button, label

SEALED = ("sealed", "wrong")


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """A plain sentence, what can be answered to it, and the way back to the game."""

    def text(came: Came | None, _language: str) -> str:
        return _text(came, commands) if came else ""

    def of_kind(*kinds: str) -> Any:
        return pn.bind(lambda came: bool(came) and came.kind in kinds, screen.param.came)

    sentence = pn.pane.HTML(
        pn.bind(text, screen.param.came, screen.param.language),
        stylesheets=[styles.PROSE],
        sizing_mode="stretch_width",
        margin=0,
    )
    passphrase = pn.widgets.TextInput(
        label=label(screen, commands, "ui.passphrase"),
        visible=of_kind(*SEALED),
        stylesheets=[styles.FIELD],
        sizing_mode="stretch_width",
        max_length=200,
    )
    sharing = commands.sharing

    def tried() -> None:
        sharing.unseal(passphrase.value.strip())

    passphrase.param.watch(lambda _event: tried(), "enter_pressed")
    not_fork = pn.bind(lambda came: bool(came) and came.kind != "fork", screen.param.came)
    fork, sealed = of_kind("fork"), of_kind(*SEALED)
    buttons = [
        button(screen, commands, "ui.unseal", tried, visible=sealed),
        button(screen, commands, "ui.take_branch", lambda: sharing.choose(True), visible=fork),
        button(screen, commands, "ui.keep_branch", lambda: sharing.choose(False), visible=fork),
        button(screen, commands, "ui.back_to_game", commands.close, visible=not_fork),
    ]
    row = pn.Row(*buttons, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0)
    return pn.Column(sentence, passphrase, row, sizing_mode="stretch_width", margin=0)


def _text(came: Came, commands: Commands) -> str:
    if came.kind == "fork" and came.record is not None and came.known is not None:
        args = {
            "ply": came.since + 1,
            "theirs": len(came.record.moves),
            "yours": len(came.known.moves),
        }
        said = [commands.words(key, **args) for key in ("ui.fork", "ui.fork_kept")]
    elif came.kind in SEALED:
        said = [commands.words(f"ui.{came.kind}")]
    else:
        said = [commands.words(f"error.{came.kind}")]
    first = f'<p class="here" role="alert">{escape(said[0])}</p>'
    return first + "".join(f"<p>{escape(text)}</p>" for text in said[1:])
