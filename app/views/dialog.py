"""The dialog: new game, saves, rules, score, settings; one page of it is open at a time, or none."""

from collections.abc import Callable
from functools import partial
from html import escape

import panel as pn

from app import rulebook
from app.commands import Commands
from app.table import Said, Score, Screen, Table
from app.views import styles
from app.views.choices import accept_button
from app.views.cover import cover
from app.views.html import mark, said
from app.views.late import late
from app.views.new_game import new_game
from app.views.settings import settings
from app.views.spoken import button, label, sentence

PAGES = ("new", "saves", "send", "rules", "scores", "settings")
LATE = {"send": "send", "link": "arrived", "keys": "keys"}  # pages whose module is fetched when one is opened


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """All pages; the page shell shows the dialog while this is visible."""
    pages = {
        "new": new_game(table, screen, commands),
        "saves": _saves(table, screen, commands),
        "rules": _rules(table, screen, commands),
        "scores": _scores(table, screen, commands),
        "settings": settings(table, screen, commands),
    }
    for name, page in pages.items():
        page.visible = screen.param.dialog.rx() == name
    for name, module in LATE.items():
        wanted = partial(_is_open, screen, name)
        pages[name] = late(module, screen, ["dialog"], wanted, (table, screen, commands))
    covering = cover(table, commands)
    covering.css_classes = pn.bind(
        lambda text, open_: [] if text and not open_ else ["away"], table.param.cover, screen.param.dialog
    )
    paper = pn.Column(
        _head(table, screen, commands),
        _message(table),
        *pages.values(),
        stylesheets=[styles.PAPER],
        sizing_mode="stretch_width",
        css_classes=pn.bind(lambda open_: [] if open_ else ["away"], screen.param.dialog),
    )
    shown = pn.bind(lambda text, open_: bool(text or open_), table.param.cover, screen.param.dialog)
    hiding = pn.bind(lambda text: ["cover"] if text else [], table.param.cover)
    return pn.Column(
        paper, covering, visible=shown, css_classes=hiding, stylesheets=[styles.ROOT, styles.SHEET], margin=0
    )


def _is_open(screen: Screen, page: str) -> bool:
    return bool(screen.dialog == page)


def _head(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    names = {
        "new": "new_game",
        "saves": "saves",
        "send": "send",
        "rules": "rules",
        "scores": "scores",
        "settings": "settings",
    }
    tabs = [
        pn.widgets.Button(
            label=label(screen, commands, f"ui.{names[page]}"),
            on_click=lambda _event, page=page: commands.open(page),
            css_classes=pn.bind(
                lambda open_, page=page: ["focus" if open_ == page else "plain"], screen.param.dialog
            ),
            stylesheets=[styles.CHIP],
        )
        for page in PAGES
    ]
    languages = [
        pn.widgets.Button(
            label=language.upper(),
            on_click=lambda _event, language=language: commands.speak(language),
            stylesheets=[styles.BUTTON],
        )
        for language in screen.languages
    ]
    close = button(
        screen,
        commands,
        "ui.close",
        commands.close,
        stylesheets=[styles.BUTTON, styles.SIGN["close"], styles.LAST],
    )
    home = _button(screen, commands, "home")
    return pn.Row(
        home, *tabs, *languages, close, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0
    )


def _message(table: Table) -> pn.viewable.Viewable:
    def text(notice: Said | None, game: str) -> str:
        return f'<p class="here" role="alert">{said(game, notice)}</p>' if notice else ""

    bound = pn.bind(text, table.param.notice, table.param.game)
    shown = pn.bind(lambda notice: notice is not None, table.param.notice)
    return pn.pane.HTML(
        bound, visible=shown, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0
    )


def _saves(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    def text(dialog: str, _ply: int) -> str:
        return str(commands.session.record()) if dialog == "saves" else ""

    area = pn.widgets.TextAreaInput(
        label=label(screen, commands, "ui.record"),
        value=pn.bind(text, screen.param.dialog, table.param.plies),
        description=None,
        max_length=200_000,
        rows=8,
        stylesheets=[styles.FIELD],
        sizing_mode="stretch_width",
    )
    buttons = [
        _button(screen, commands, "download"),
        _button(screen, commands, "copy"),
        _button(screen, commands, "copy_link"),
        _button(screen, commands, "picture_svg"),
        _button(screen, commands, "picture_png"),
        _button(screen, commands, "open_file"),
        button(screen, commands, "ui.open_text", lambda: commands.open_text(area.value)),
        accept_button(table, commands),
    ]
    row = pn.Row(*buttons, stylesheets=[styles.ROW], sizing_mode="stretch_width", margin=0)
    return pn.Column(
        sentence(screen, commands, "ui.record_help"), area, row, sizing_mode="stretch_width", margin=0
    )


def _rules(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    def text(dialog: str, rule: str, language: str, game: str) -> str:
        if dialog != "rules":
            return ""
        own = escape(commands.words("ui.rule_page"))
        page = f'<p><a href="{rulebook.page(game, language, rule)}" target="_blank">{own}</a></p>'
        if not rule:
            return page + rulebook.whole(game, language)
        found = rulebook.chapter(game, language, rule)
        link = f'<p><a href="#/rules/{escape(game)}">{escape(commands.words("ui.whole_rules"))}</a></p>'
        return (found or f"<p>{escape(commands.words('ui.no_rule', rule=rule))}</p>") + link + page

    bound = pn.bind(text, screen.param.dialog, screen.param.rule, screen.param.language, table.param.game)
    legal = sentence(screen, commands, "ui.legal")
    prose = pn.pane.HTML(bound, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)
    return pn.Column(prose, legal, sizing_mode="stretch_width", margin=0)


def _scores(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    bound = pn.bind(
        lambda scores, result, _language: _score_table(scores, result, commands.words),
        table.param.scores,
        table.param.result,
        table.param.language,
    )
    prose = pn.pane.HTML(bound, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)
    return pn.Column(prose, sizing_mode="stretch_width", margin=0)


def _score_table(scores: tuple[Score, ...], result: str, words: Callable[..., str]) -> str:
    if not scores:
        return ""
    heads = "".join(f"<th>{_face(score)}{escape(score.name)}</th>" for score in scores)
    names = max((score.parts for score in scores), key=len)
    rows = "".join(
        _row(escape(name), [str(score.parts[row][1]) if score.parts else "" for score in scores])
        for row, (name, _) in enumerate(names)
    )
    closed = escape(words("ui.closed"))
    totals = [closed if score.total is None else str(score.total) for score in scores]
    total = _row(escape(words("ui.total")), totals, "won")
    return f"<h3>{escape(result)}</h3><table><tr><th></th>{heads}</tr>{rows}{total}</table>"


def _face(score: Score) -> str:
    return f'<span class="face">{score.face}</span>' if score.face else mark(score.player)


def _row(name: str, cells: list[str], kind: str = "") -> str:
    return (
        f'<tr class="{kind}"><td>{name}</td>'
        + "".join(f'<td class="n">{cell}</td>' for cell in cells)
        + "</tr>"
    )


def _button(screen: Screen, commands: Commands, name: str) -> pn.widgets.Button:
    return button(screen, commands, f"ui.{name}", lambda: commands.run(name))
