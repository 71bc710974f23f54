"""A small picture of a position for the list of games: the chart as anybody may see it."""

from app.boards import load
from app.render_svg import svg
from app.scene import Lit
from app.theme import style
from app.words import Words
from rules.kernel import State

SIZE = (360, 360)
"""In px; it is shown smaller."""


def thumbnail(state: State, language: str = "en") -> str:
    """The SVG text. What only one player sees is not on it."""
    words = Words(language, state.game.name, players=state.players)
    return chart(state, words, SIZE)


def chart(state: State, words: Words, size: tuple[float, float], label: str = "") -> str:
    """The SVG text of a game's chart as anybody may see it, by day and by night as the device has it."""
    draw, seen = load(words.game)["chart"], state.observation(None)
    day, night = (draw(seen, Lit(), size, style(dark, words.of_game)) for dark in (False, True))
    try:
        return svg(day, label, night)
    except ValueError:  # a board with other shapes by night: both are in the picture, and one is shown
        return _either(svg(day, label), svg(night, label))


def _either(day: str, night: str) -> str:
    head, _, by_day = day.removesuffix("</svg>\n").partition(">")
    by_night = night.removesuffix("</svg>\n").partition(">")[2]
    dark = "@media(prefers-color-scheme:dark){.day{display:none}.night{display:inline}}"
    style = f"<style>.night{{display:none}}{dark}</style>"
    return f'{head}>{style}<g class="day">{by_day}</g><g class="night">{by_night}</g></svg>\n'
