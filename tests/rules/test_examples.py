"""The worked examples of the rulebooks: what the site shows is what the rules say."""

from pathlib import Path

import pytest

import rules
from app.rulebook import ids
from rules import Record
from rules.bots.best_turn import best_turn, is_over, points, search
from rules.kernel import turn_of
from tests.examples import Example, examples, files, load, path_of

ALL = [(game, example) for game, example in examples()]
FILES = files()
PUZZLES = [path for path in FILES if Record.parse(path.read_text("utf-8")).note("mode") == "puzzle"]


def named(value: object) -> str:
    """A readable name for a case."""
    return f"{value.parent.parent.name}-{value.stem}" if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("game", "example"), ALL, ids=lambda value: getattr(value, "name", value))
def test_the_files_are_those_of_the_lists(game: str, example: Example) -> None:
    """Otherwise `python -m tests.goldens` has to be run."""
    assert path_of(game, example.name).read_text("utf-8") == str(example.record())


def test_no_file_is_left_over() -> None:
    assert {path_of(game, example.name) for game, example in ALL} == set(FILES)
    assert {path.parent.parent.name for path in FILES} <= set(rules.games(waiting=True))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_an_example_can_be_shown_and_played(path: Path) -> None:
    """Its whole course is legal; the rule it is about exists; both languages tell it."""
    record = Record.parse(path.read_text("utf-8"))
    record.replay()
    first = int(record.note("ply"))
    assert record.replay(first).decision is not None
    assert record.note("mode") in ("read", "play", "puzzle")
    for language in ("en", "de"):
        assert record.note("rule") in ids(record.game, language)
        assert record.note(f"title.{language}") and record.note(f"text.{language}")


@pytest.mark.parametrize("path", PUZZLES, ids=named)
def test_a_puzzle_has_an_answer_and_wrong_answers(path: Path) -> None:
    """Everything is tried within the limit; the best turn brings points, and the first moves differ."""
    state = Record.parse(path.read_text("utf-8")).replay()
    assert state.decision is not None
    player, now = state.decision.player, points(state, state.decision.player)
    best = best_turn(state)
    assert best.complete and best.points > now
    begun = turn_of(state)
    after = state.clone()
    for move in best.moves:
        after.apply(move)
    assert is_over(after, player, begun) and points(after, player) == best.points
    worst = min(best_after(state, move) for move in state.legal_moves())
    assert worst < best.points


def best_after(state: rules.State, move: rules.Move) -> int:
    """The most points when the turn begins with this move."""
    after, begun = state.clone(), turn_of(state)
    assert state.decision is not None
    player = state.decision.player
    after.apply(move)
    return points(after, player) if is_over(after, player, begun) else best_turn(after).points


def test_a_search_that_is_ended_says_so() -> None:
    state = Record.parse(PUZZLES[0].read_text("utf-8")).replay()
    *_, found = search(state, limit=2)
    assert found is not None and not found.complete


def test_nobody_searches_when_the_game_is_over() -> None:
    state = Record.parse(PUZZLES[0].read_text("utf-8")).replay()
    state.stack.clear()
    with pytest.raises(ValueError, match="nobody decides"):
        best_turn(state)


# What the texts say, in numbers


def test_two_and_two_and_two_or_three() -> None:
    """SEA-4.6, SEA-4.7"""
    for name, stored in (("two_and_two", (2, 2)), ("two_or_three", (2, 3))):
        seats = load("seastead", name).replay().observation(None).seats
        assert tuple(sum(seat.storage.values()) for seat in seats) == stored


def test_prices_of_the_building_examples() -> None:
    """SEA-10.1 to SEA-10.3: 1 of 1 kelp, 1 of 1 kelp, nothing of nothing."""
    for name in ("price_tag", "ship_rebate", "rebates_add_up"):
        state = load("seastead", name).replay()
        assert sum(state.observation(None).seats[0].storage.values()) == 0
        assert list(state.canonical()["buildings"]) == ["F1.1"]


def test_the_dive_of_three() -> None:
    """DEB-9.1 to DEB-9.3: 18, 29 and 2 points."""
    state = load("deep_blue", "dive").replay()
    assert [points(state, seat) for seat in range(3)] == [18, 29, 2]


def test_eight_gems() -> None:
    """DEB-8.13, DEB-8.14: 2 + 6, and 4 each."""
    dive = load("deep_blue", "eighth_gem").replay().observation(0).dive
    assert dive is not None and dive.safe[0] == 8
    chests = load("deep_blue", "red_cards").replay()
    assert [points(chests, seat) for seat in (1, 2)] == [4 + 4, 4 + 4]  # the cards, and the red gem itself


def test_selling() -> None:
    """OTY-7.20, OTY-12.1: 1 prestige."""
    assert points(load("otys", "trader").replay(), 0) == 1


def test_the_numbers_of_flotilla() -> None:
    """FLO-4.7, FLO-6.2, FLO-7.8, FLO-9.6, FLO-10.7, FLO-11.6, FLO-13.2, FLO-14.1: what the texts say."""
    after = {name: load("flotilla", name).replay().observation(None) for name in (
        "translator", "skipping", "market", "building", "diving", "research", "second_to_join", "objective",
    )}  # fmt: skip
    own = {name: seen.seats[0] for name, seen in after.items()}
    assert own["translator"].pile[-3:] == ("C2", "C3", "S13")
    assert (own["skipping"].money, own["skipping"].points, own["skipping"].tox) == (4 + 5 + 2, 1, 0)
    assert own["market"].resources == (3, 0, 0, 0) and own["market"].money == 0
    assert after["market"].prices[0] == 7
    assert own["building"].points == 4 * 3
    assert [len(ship.cargo) for ship in own["diving"].ships] == [1, 2] and own["diving"].depleted == ("0.2",)
    assert own["research"].resources == (2, 0, 0, 0)
    joined = own["second_to_join"]
    assert (joined.money, joined.resources[3], len(joined.supply)) == (4 + 3 * 13, 3 - 1, 3 - 1)
    assert (own["objective"].money, own["objective"].outposts) == (26 - 24, ("0.2", "1.1"))
