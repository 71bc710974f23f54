"""The decision bar: who decides, what is asked, why not, and undo in its fixed place."""

from html import escape

import panel as pn

from app.commands import Commands
from app.table import Said, Screen, Table
from app.views import styles
from app.views.html import mark, rule_link, said


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The bar, in the colour of who decides."""
    names = ("headline", "question", "short", "rule", "refusal", "notice", "decider", "looking_back", "game")
    text = pn.pane.HTML(
        pn.bind(_text, *(table.param[name] for name in names)),
        stylesheets=[styles.BAR_TEXT],
        margin=0,
        sizing_mode="stretch_width",
    )
    buttons = [_button(commands, name, table) for name in ("undo", "redo", "menu")]
    return pn.Row(
        text,
        *buttons,
        css_classes=pn.bind(_classes, table.param.decider),
        stylesheets=[styles.ROOT, styles.BAR],
        sizing_mode="stretch_width",
        margin=0,
    )


def _button(commands: Commands, name: str, table: Table) -> pn.widgets.Button:
    enabled = {"undo": table.param.can_undo, "redo": table.param.can_redo}
    words = pn.bind(lambda _language: commands.words(f"ui.{name}"), table.param.language)
    return pn.widgets.Button(
        label=words,
        disabled=enabled[name].rx.not_() if name in enabled else False,
        on_click=lambda _event: commands.run(name),
        stylesheets=[styles.BUTTON, styles.SIGN[name]],
        align="center",
    )


def _classes(decider: int | None) -> list[str]:
    return ["bar"] if decider is None else ["bar", f"p{decider}"]


def _text(
    headline: str,
    question: str,
    short: str,
    rule: str,
    refusal: Said | None,
    notice: Said | None,
    decider: int | None,
    looking_back: bool,
    game: str,
) -> str:
    head = f"<h2>{mark(decider, '#fff')}{escape(headline)}</h2>"
    message = refusal or notice
    if message is not None:
        return f'{head}<p class="said" role="alert">{said(game, message)}</p>'
    asked = short if looking_back else question  # the room is for what happened then
    return f"{head}<p>{escape(asked)} {rule_link(game, rule)}</p>"
