"""The golden files hold: public names, move counts, recorded games (`python -m tests.goldens`)."""

import re
from pathlib import Path

import pytest

import rules
from rules import Record
from tests.goldens import API, HERE, annotated, api, lines, perft_files, perft_line, record_files
from tests.records import path_of, recipes

PERFT = [(path, line) for path in perft_files() for line in lines(path)]
DATE = re.compile(r"\d{4}-\d\d|\d\d?\.\d\d?\.\d{2,4}|\d\d:\d\d")


def named(value: object) -> str:
    """A readable name for a case."""
    return f"{value.parent.name}-{value.stem}" if isinstance(value, Path) else str(value).partition(":")[0]


def test_the_public_names_are_the_golden_ones() -> None:
    """A changed name is a promise changed: look at `git diff` after rewriting."""
    assert api() == API.read_text("utf-8")


@pytest.mark.parametrize(("path", "line"), PERFT, ids=named)
def test_perft(path: Path, line: str) -> None:
    """As many sequences of moves as ever."""
    assert perft_line(path, line) == line


def test_every_game_has_goldens() -> None:
    """A new game brings its counts and its recorded games."""
    assert {path.parent.name for path in perft_files()} == set(rules.games(waiting=True))
    assert {path.parent.name for path in record_files()} == set(rules.games(waiting=True))


@pytest.mark.parametrize("path", record_files(), ids=named)
def test_recorded_games_replay_to_the_same_digests(path: Path) -> None:
    """Each ply, then the result and what ended the game."""
    text = path.read_text("utf-8")
    record = Record.parse(text)
    assert str(record) == text
    assert len(record.digests) == len(record.moves) > 0
    state = record.replay()
    assert state.is_terminal() == (record.note("end") != "open")
    assert annotated(record) == record


def test_recorded_games_can_be_played_again() -> None:
    """Each game of a list of recipes is there, and bots that take no time play it as it was recorded."""
    for game in (path.parent.name for path in HERE.glob("*/recipes.py")):
        listed = recipes(game)
        assert {path_of(game, recipe.name) for recipe in listed} == {*HERE.glob(f"records/{game}/*.txt")}
        for recipe in listed:
            record = Record.parse(path_of(game, recipe.name).read_text("utf-8"))
            assert (record.seed, record.players) == (recipe.seed, len(recipe.bots))
            assert recipe.options.items() <= dict(record.options).items()
            assert recipe.plies in (None, len(record.moves))
            if set(recipe.bots) == {"random"}:
                assert recipe.record(game) == record


@pytest.mark.parametrize("path", record_files(), ids=named)
def test_recorded_games_hold_no_names_and_no_dates(path: Path) -> None:
    """Whoever plays is nobody's business: only how the game ended is noted."""
    record = Record.parse(path.read_text("utf-8"))
    assert {name for name, _ in record.notes} <= {"end", "returns"}
    assert not DATE.search(path.read_text("utf-8"))
    assert path.parent.name == record.game
