"""What happened, newest first, with the marks of who did it and links to the rules."""

from html import escape

import panel as pn

from app.commands import Commands
from app.table import Entry, Screen, Table
from app.views import styles
from app.views.html import line

MOST = 60  # entries that are sent; older ones are in the timeline


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The log as one list."""

    def text(log: tuple[Entry, ...], _language: str, game: str) -> str:
        names = tuple(score.name for score in table.scores)
        shown = "".join(_entry(entry, game, names, commands) for entry in log[:MOST])
        return f"<h3>{escape(commands.words('ui.log'))}</h3><ol>{shown}</ol>"

    bound = pn.bind(text, table.param.history, table.param.language, table.param.game)
    return pn.pane.HTML(bound, stylesheets=[styles.LOG], sizing_mode="stretch_width", margin=0)


def _entry(entry: Entry, game: str, names: tuple[str, ...], commands: Commands) -> str:
    auto = f" <em>{escape(commands.words('ui.auto'))}</em>" if entry.auto else ""
    ply = f'<a class="ply" href="#/ply/{entry.ply}">{entry.ply}</a>'
    heads = "".join(f"<li><h4>{escape(each.text)}</h4></li>" for each in entry.lines if each.heading)
    lines = [line(game, each, names) for each in entry.lines if not each.heading] or ([""] if entry.auto else [])
    kind = ' class="auto"' if entry.auto else ""
    items = [f"<li{kind}>{text}{(auto + ply) if not number else ''}</li>" for number, text in enumerate(lines)]
    return heads + "".join(items)
