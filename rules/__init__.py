"""Tiefgang's games: pure Python, standard library only. `games()` lists them, `load(name)` gives one."""

from importlib import import_module

from rules.kernel import Event, Game, IllegalMove, Move, Reason, Record, RecordError, RulesError, State

GAMES = ("seastead", "deep_blue", "otys", "schwarm", "flotilla")  # one line a game: its folder in here
WAITING: tuple[str, ...] = ()  # all rules are here, the screen is not yet

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


def games(*, waiting: bool = False) -> tuple[str, ...]:
    """The names of all games that have a screen; with `waiting` also of those with rules only."""
    return GAMES + WAITING if waiting else GAMES


def load(name: str) -> Game:
    """A game by name, also one that waits for its screen. Raises KeyError naming what is unknown."""
    if name not in games(waiting=True):
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    try:
        game: Game = import_module(f"rules.{name}").GAME
    except ModuleNotFoundError as why:  # a game that waits is no part of the site
        if why.name != f"rules.{name}":
            raise
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}") from why
    return game
