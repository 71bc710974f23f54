"""Small pieces of HTML that several views use; everything that comes from outside is escaped here."""

from html import escape

from app.table import Line, Said
from app.views.styles import COLOURS, PLAYER

_SHAPES = (
    '<circle cx="8" cy="8" r="6.5"/>',
    '<rect x="2" y="2" width="12" height="12"/>',
    '<path d="M8 1 15 14H1z"/>',
    '<path d="M8 .5 15.5 8 8 15.5 .5 8z"/>',
    '<path d="M4.2 1.5h7.6L15.6 8l-3.8 6.5H4.2L.4 8z"/>',
)


def colour(player: int) -> str:
    """A player's colour as a CSS value."""
    return f"var({PLAYER[player]},{COLOURS[player]})"


def mark(player: int | None, fill: str = "") -> str:
    """A player's shape in the player's colour; nothing for nobody."""
    if player is None:
        return ""
    shape = _SHAPES[player]
    ground = fill or colour(player)
    return f'<svg class="mark" viewBox="0 0 16 16" aria-hidden="true" fill="{ground}">{shape}</svg>'


def rule_link(game: str, rule: str) -> str:
    """A link to a section of the rulebook; nothing without one."""
    return f'<a class="rule" href="#/rules/{escape(game)}/{escape(rule)}">{escape(rule)}</a>' if rule else ""


def line(game: str, said: Line, names: tuple[str, ...] = ()) -> str:
    """A sentence with its player's mark and its rule."""
    name = ""
    if said.player is not None and said.player < len(names):
        name = f'<span class="hidden">{escape(names[said.player])} </span>'
    return f"{mark(said.player)}{name}<span>{escape(said.text)}</span> {rule_link(game, said.rule)}"


def spoken(said: Line, names: tuple[str, ...]) -> str:
    """A sentence as a screen reader hears it: who it is about comes first."""
    about = said.player is not None and said.player < len(names) and not said.heading
    return f"{names[said.player or 0]}: {said.text}" if about else said.text


def said(game: str, message: Said) -> str:
    """A refusal or a notice with its rule."""
    return f"{escape(message.text)} {rule_link(game, message.rule)}"
