"""What every game owes, checked by one suite of random play over all of `rules.games()`.

A new game needs no new test here: its players and options are read from it.
"""

import os
import random
import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import Event, Game, Move, Record, State
from rules.bots import make
from rules.kernel import PlayerView, Rng

ROOT = Path(__file__).parents[2]
MANY = 100  # candidates of one decision from which on an interface becomes hard
PLAIN = (str, int, float, bool, type(None))
ALL_GAMES = pytest.mark.parametrize(
    "game", [rules.load(name) for name in rules.games(waiting=True)], ids=repr
)
FEW = settings(max_examples=15, deadline=None)
SEEDS = st.integers(0, 2**64 - 1)


@cache
def set_ups(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of options that the rulebook offers."""
    found = []
    for players in range(game.players[0], game.players[1] + 1):
        for values in product(*game.options.values()):
            options = dict(zip(game.options, values, strict=True))
            try:
                game.check(players, options)
            except ValueError:
                continue
            found.append((players, options))
    return found


def start(game: Game, seed: int) -> State:
    """A fresh game; the seed also chooses among the set-ups."""
    offered = set_ups(game)
    players, options = offered[seed % len(offered)]
    return game.new(seed, players, options)


def walk(state: State, seed: int, most: int = 3000) -> Iterator[tuple[State, Move]]:
    """Random play: each position with the move that is made in it next."""
    bot, rng = make("random"), Rng(seed)
    for _ in range(most):
        if not state.decision:
            return
        move = bot.choose(PlayerView(state, state.decision.player), rng)
        yield state, move
    raise AssertionError(f"{state.game} does not end within {most} moves")


def is_plain(value: object) -> bool:
    """Text, numbers, None, and tuples, lists and mappings of them: what a log can keep."""
    if isinstance(value, (tuple, list)):
        return all(map(is_plain, value))
    if isinstance(value, Mapping):
        return all(isinstance(key, str) and is_plain(item) for key, item in value.items())
    return isinstance(value, PLAIN)


@ALL_GAMES
def test_every_offered_set_up_begins_with_a_decision(game: Game) -> None:
    """And there is at least one, with the defaults."""
    assert set_ups(game)
    for players, options in set_ups(game):
        state, events = game.open(5, players, options)
        assert state.decision and list(state.legal_moves())
        assert state.players == players and dict(state.options) == options
        assert all(event.rule.startswith(game.rule_prefix) for event in events)


@ALL_GAMES
@FEW
@given(seed=SEEDS)
def test_each_candidate_is_legal_or_says_why_not(game: Game, seed: int) -> None:
    """No dead end, one truth, few candidates; the game ends and its returns make one victory."""
    state = start(game, seed)
    for _, move in walk(state, seed):
        decision = state.decision
        candidates = list(decision.candidates())
        legal = list(state.legal_moves())
        assert legal, f"dead end at {decision}"
        assert len(set(candidates)) == len(candidates), f"{decision} lists a move twice"
        assert legal == [candidate for candidate in candidates if candidate in set(legal)]
        assert 0 <= decision.player < state.players
        if len(candidates) > MANY:
            warnings.warn(f"{decision.name} has {len(candidates)} candidates", stacklevel=1)
        for candidate in candidates:
            reason = state.judge(candidate)
            assert (reason is None) == (candidate in legal)
            assert reason is None or (reason.rule.startswith(game.rule_prefix) and reason.key)
            assert reason is None or all(map(is_plain, reason.args.values()))
            assert Move.parse(str(candidate)) == candidate
        state.apply(move)
    assert state.is_terminal() and state.decision is None and not state.legal_moves()
    assert len(state.returns()) == max(state.players, 2), "an automaton's comes after the player's"
    assert sum(state.returns()) == pytest.approx(1)


@ALL_GAMES
@FEW
@given(seed=SEEDS)
def test_record_and_undo(game: Game, seed: int) -> None:
    """A record replays to the same digest at each ply; one move less is the position before."""
    state, digests = start(game, seed), []
    for _, move in walk(state, seed):
        digests.append(state.digest())
        state.apply(move)
    digests.append(state.digest())
    record = Record.parse(str(state.record(digests=True)))
    assert list(record.digests) == digests[1:]
    assert record == state.record(digests=True)
    assert record.replay().digest() == digests[-1]
    for ply in {0, 1, len(digests) // 3, len(digests) // 2, len(digests) - 2}:
        undone = record.replay(ply)
        assert (undone.digest(), undone.ply) == (digests[ply], ply)
        undone.apply(record.moves[ply])
        assert undone.digest() == digests[ply + 1]


@ALL_GAMES
@FEW
@given(seed=SEEDS)
def test_nobody_sees_what_is_hidden(game: Game, seed: int) -> None:
    """What is hidden is drawn anew, and nothing changes for the viewer: neither the observation,
    nor, for who decides, the legal moves. An observation that told an order would differ."""
    state = start(game, seed)
    for number, (_, move) in enumerate(walk(state, seed)):
        if number % 5 == 0:
            before = state.digest()
            for viewer in range(state.players):
                seen = state.observation(viewer)
                other = state.determinize(viewer, random.Random(number))
                assert other.observation(viewer) == seen
                if viewer == state.decision.player:
                    assert list(other.legal_moves()) == list(state.legal_moves())
                assert not other.moves(), "a guess must not carry the history"
            state.observation(None)
            assert state.digest() == before, "asking changed the state"
        state.apply(move)


@ALL_GAMES
@FEW
@given(seed=SEEDS)
def test_a_guess_can_be_played_to_its_end(game: Game, seed: int) -> None:
    """A determinized state is a whole game of its own, and the true one stays as it was."""
    state = start(game, seed)
    for number, (_, move) in enumerate(walk(state, seed)):
        if number == seed % 40:
            before = state.digest()
            guess = state.determinize(state.decision.player, Rng(seed))
            for _, guessed in walk(guess, seed + 1):
                guess.play_unchecked(guessed)
            assert sum(guess.returns()) == pytest.approx(1)
            assert state.digest() == before
            return
        state.apply(move)


@ALL_GAMES
@FEW
@given(seed=SEEDS)
def test_events_are_plain(game: Game, seed: int) -> None:
    """Kind, rule and arguments can be kept, translated and compared."""
    state = start(game, seed)
    for _, move in walk(state, seed):
        for event in state.apply(move):
            assert isinstance(event, Event)
            assert event.kind.isidentifier() and event.kind[0].isupper()
            assert event.rule.startswith(game.rule_prefix)
            assert all(map(is_plain, event.args.values())), event
            assert set(event.secret) <= set(event.args)
            assert str(event)


@ALL_GAMES
@FEW
@given(seed=SEEDS)
def test_earlier_clones_never_change(game: Game, seed: int) -> None:
    """And the same move from a clone leads to the same state."""
    state, kept = start(game, seed), []
    for _, move in walk(state, seed):
        copy = state.clone()
        kept.append((copy, copy.digest()))
        state.apply(move)
        again = copy.clone()
        again.play_unchecked(move)
        assert again.digest() == state.digest()
        assert list(copy.legal_moves()) == list(copy.clone().legal_moves())
    assert all(copy.digest() == digest for copy, digest in kept)


@ALL_GAMES
def test_the_evaluation_answers_for_every_seat(game: Game) -> None:
    """A number at any time, also at the end."""
    state = game.new(3)
    for _, move in walk(state, 3):
        state.apply(move)
        assert all(isinstance(game.evaluate(state, seat), (int, float)) for seat in range(state.players))


@ALL_GAMES
def test_no_set_or_hash_order_gets_into_a_game(game: Game) -> None:
    """The same command under other hash seeds prints the same record, digests included."""
    bots = ",".join(["greedy", "random", "greedy", "random"][: game.players[1]])
    command = [sys.executable, "-m", "rules", "play", game.name, "--seed", "7", "--bots", bots, "--digests"]
    texts = set()
    for hash_seed in ("0", "1", "2"):
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        )
        texts.add(done.stdout)
    assert len(texts) == 1 and next(iter(texts)).count(b" = ") > 20
