"""The home page as HTML, made at build time from the catalogues of all games and languages."""

from collections.abc import Callable
from html import escape

import rules
from app.words import LANGUAGES, Words

Pictures = dict[str, dict[str, str]]
"""Names in the list of files by game and language."""


def section(icon: str) -> str:
    """The whole section; static/home.js puts the pictures in, which are compressed inside."""
    games = "".join(_game(game) for game in rules.games())
    languages = "".join(
        f'<button type="button" data-language="{each}" lang="{each}">{_in(each, f"ui.lang.{each}")}</button>'
        for each in LANGUAGES
    )
    return f"""<section id="home" aria-labelledby="home-title" tabindex="-1">
  <header>
    <img src="{icon}" alt="" width="64" height="64">
    <div><h1 id="home-title">Tiefgang</h1><p>{_both("home.what")}</p></div>
    <nav>{languages}</nav>
  </header>
  <p id="home-said" role="status"></p>
  <section id="kept" hidden><h2>{_both("home.continue")}</h2><ul id="saves"></ul></section>
  <section><h2>{_both("home.games")}</h2><ul id="games">{games}</ul></section>
  <footer>
    <button type="button" id="home-open">{_both("ui.open_file")}</button>
    <p>{_both("home.private")}</p>
    <p>{_both("ui.legal")}</p>
  </footer>
</section>"""


def about(pictures: Pictures) -> dict[str, dict[str, object]]:
    """What the list of kept games must know of each game: picture, name and players by language."""
    return {
        game: {
            language: {"picture": pictures[game][language], **_names(Words(language, game))}
            for language in LANGUAGES
        }
        for game in rules.games()
    }


def _names(words: Words) -> dict[str, object]:
    most = rules.load(words.game).players[1]
    return {
        "name": words(f"{words.game}.name"),
        "seats": [words.noun("player", seat) for seat in range(most)],
    }


def _game(game: str) -> str:
    least, most = rules.load(game).players
    players = "home.players" if least < most else "home.players_exactly"
    facts = _all(
        lambda words: ", ".join(
            (words(players, least=least, most=most), words.optional(f"{game}.home.length"))
        ),
        game,
    )
    name = _all(lambda words: words(f"{game}.name"), game)
    line = _all(lambda words: words.optional(f"{game}.home.line"), game)
    return (
        f'<li><a href="#/{game}/new"><img data-game="{game}" alt="" width="360" height="360">'
        f'<span class="about"><strong>{name}</strong><span class="line">{line}</span>'
        f'<span class="facts">{facts}</span></span></a></li>'
    )


def _both(key: str) -> str:
    return _all(lambda words: words(key))


def _all(say: Callable[[Words], str], game: str = "") -> str:
    """The same in every language; the page shows one of them."""
    texts = {language: escape(say(Words(language, game, strict=True))) for language in LANGUAGES}
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "".join(f'<span lang="{language}">{text}</span>' for language, text in texts.items())


def _in(language: str, key: str) -> str:
    return escape(Words(language, strict=True)(key))
