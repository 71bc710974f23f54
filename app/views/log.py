"""What happened, newest first, with the marks of who did it and links to the rules."""

from html import escape

import panel as pn

from app.commands import Commands
from app.table import Entry, Screen, Table
from app.views import styles
from app.views.html import line, mark

MOST = 30  # entries that are sent; older ones are in the timeline


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The log as one list."""

    def text(log: tuple[Entry, ...], _language: str, game: str) -> str:
        names = tuple(score.name for score in table.scores)
        items = _items(log[:MOST], game, names, commands.words("ui.auto"))
        return f"<h3>{escape(commands.words('ui.log'))}</h3><ol>{''.join(items)}</ol>"

    bound = pn.bind(text, table.param.history, table.param.language, table.param.game)
    return pn.pane.HTML(bound, stylesheets=[styles.LOG], sizing_mode="stretch_width", margin=0)


def _items(log: tuple[Entry, ...], game: str, names: tuple[str, ...], auto: str) -> list[str]:
    """Newest first, each headline above what came after it."""
    items: list[str] = []
    turn: list[str] = []
    for entry in log:
        said: list[str] = []
        for each in reversed(entry.lines):
            if each.heading:
                head = f"<li><h4>{mark(each.player)}{escape(each.text)}</h4></li>"
                items += [head, *turn, *_marked(said, entry, auto)]
                said, turn = [], []
            else:
                said.insert(0, line(game, each, names))
        turn += _marked(said, entry, auto)
    return items + turn


def _marked(said: list[str], entry: Entry, auto: str) -> list[str]:
    """An entry's lines as list items; the first one leads to the position, and tells what nobody chose."""
    if entry.auto:
        said = [f"{text} <em>{escape(auto)}</em>" for text in said]
    link = f'<a class="ply" href="#/ply/{entry.ply}">{entry.ply}</a>'
    return [f"<li>{text}{'' if number else link}</li>" for number, text in enumerate(said)]
