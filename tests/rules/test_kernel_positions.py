"""Positions that no game led to: told as text, laid out again, refused when they cannot be."""

from dataclasses import replace

import pytest

import rules
from rules import Record, RecordError, State
from rules.kernel import Rng
from rules.kernel.position import LONGEST, described

GAMES = pytest.mark.parametrize("game", rules.games())


def midgame(game: str, plies: int = 25) -> State:
    """A position in the middle of a game of random moves."""
    state, chance = rules.load(game).new(seed=5), Rng(11)
    for _ in range(plies):
        moves = list(state.legal_moves())
        state.apply(moves[chance.randrange(len(moves))])
    return state


def as_position(state: State) -> Record:
    """The same table as the beginning of a record."""
    return replace(state.record(), moves=(), position=described(state))


def told(state: State) -> bool:
    """Whether a position can be told: what a dive remembers cannot."""
    try:
        described(state)
    except ValueError:
        return False
    return True


@GAMES
def test_a_position_is_the_same_table_after_its_text(game: str) -> None:
    """And the games that go on from both are the same."""
    state = next(state for plies in range(25, 40) if told(state := midgame(game, plies)))
    text = str(as_position(state))
    laid = Record.parse(text).replay()
    assert laid.digest() == state.digest()
    move = next(iter(state.legal_moves()))
    assert laid.apply(move) == state.apply(move)
    assert laid.digest() == state.digest()
    again = laid.record()
    assert Record.parse(str(again)).replay().digest() == laid.digest()
    assert again.moves == (move,) and again.position == as_position(midgame(game, state.ply - 1)).position


@GAMES
def test_a_guess_of_what_is_hidden_forgets_the_position(game: str) -> None:
    """A bot must not read it there."""
    state = as_position(rules.load(game).new(seed=5)).replay()
    assert state.position
    assert state.clone().position == state.position
    assert state.determinize(0, Rng(1)).position == ()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game", "None"),  # not the game's own
        ("history", "()"),
        ("seats.0.clone", "1"),
        ("seats.9.storage", "{}"),
        ("demand", "[1]"),  # another kind of value
        ("demand", "open('x')"),  # nothing is run
        ("demand", "{'F1': "),
        ("demand", "{'F1': 'gold'}"),  # the table breaks
        ("stack", "[BeginTurn(player=7)]"),
        ("stack", "[Path(name='x')]"),
        ("stack", "print(1)"),
        ("rng", "[1]"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(path: str, value: str) -> None:
    record = replace(rules.load("seastead").new().record(), position=((path, value),), end="")
    with pytest.raises(RecordError) as caught:
        Record.parse(str(record)).replay()
    assert caught.value.key == "bad_position"


def test_a_flood_of_lines_is_refused() -> None:
    lines = (("round", "2"),) * (LONGEST + 1)
    with pytest.raises(RecordError, match="bad_position"):
        replace(rules.load("seastead").new().record(), position=lines).replay()
