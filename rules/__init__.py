"""Tiefgang's games: pure Python, standard library only. `games()` lists them, `load(name)` gives one."""

from importlib import import_module

from rules.kernel import Event, Game, IllegalMove, Move, Reason, Record, RecordError, RulesError, State

GAMES = ("seastead", "deep_blue", "otys", "schwarm")  # one line a game: its folder in here

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Reason",
    "Record",
    "RecordError",
    "RulesError",
    "State",
    "games",
    "load",
]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return GAMES


def load(name: str) -> Game:
    """A game by name. Raises KeyError naming what is unknown."""
    if name not in GAMES:
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    game: Game = import_module(f"rules.{name}").GAME
    return game
