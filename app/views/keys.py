"""The page of the dialog that lists the keys: those of the commands, and what a keyboard does anyway."""

from html import escape

import panel as pn

from app.commands import COMMANDS, Commands
from app.table import Screen, Table
from app.views import styles

ALWAYS = {"tab": "Tab", "arrows": "Arrows", "press": "Space", "number": "Numbers"}
"""What static/places.js, the browser and `Commands.press` do besides the table of commands."""


def view(_table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """A row for each key."""
    text = pn.bind(lambda _language: _list(commands), screen.param.language)
    return pn.pane.HTML(text, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)


def _list(commands: Commands) -> str:
    words = commands.words
    keys = ALWAYS | {command.name: command.key for command in COMMANDS.values() if command.key}
    told = {name: escape(words(f"ui.key.{name}")) for name in ("about", "head_key", "head_does", *keys)}
    rows = "".join(
        f"<tr><td><kbd>{escape(_name(commands, key))}</kbd></td><td>{told[name]}</td></tr>"
        for name, key in keys.items()
    )
    heads = f'<th scope="col">{told["head_key"]}</th><th scope="col">{told["head_does"]}</th>'
    return f"<p>{told['about']}</p><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _name(commands: Commands, key: str) -> str:
    return key if len(key) == 1 else commands.words(f"ui.key_name.{key}")
