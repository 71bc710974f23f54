"""Pieces of the interface whose words follow the language: labels, sentences, values of a select, buttons."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Protocol

import panel as pn

from app.table import Screen, Table
from app.views import styles

Owner = Table | Screen
"""What has the parameter `language`, and so says when the words are others."""


class Speaker(Protocol):
    """What has words: the commands for the game that is played, another object for another game."""

    def words(self, key: str, **args: Any) -> str:
        """A sentence in the player's language."""


def label(owner: Owner, speaker: Speaker, key: str, **args: Any) -> Any:
    """A text, bound to the language."""
    return pn.bind(lambda _language: speaker.words(key, **args), owner.param.language)


def named_values(owner: Owner, speaker: Speaker, keys: Mapping[Any, str]) -> Any:
    """The options of a select: each value by the text of its key."""

    def named(_language: str) -> dict[str, Any]:
        return {speaker.words(key): value for value, key in keys.items()}

    return pn.bind(named, owner.param.language)


def sentence(owner: Owner, speaker: Speaker, key: str) -> pn.viewable.Viewable:
    """A paragraph that explains something."""
    text = pn.bind(lambda _language: f"<p>{escape(speaker.words(key))}</p>", owner.param.language)
    return pn.pane.HTML(text, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)


def button(
    owner: Owner, speaker: Speaker, key: str, run: Callable[[], None], **more: Any
) -> pn.widgets.Button:
    """A plain button; `more` are parameters of the widget."""
    return pn.widgets.Button(
        on_click=lambda _event: run(),
        **{"label": label(owner, speaker, key), "stylesheets": [styles.BUTTON], **more},
    )
