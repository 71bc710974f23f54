"""States: clones, digests, chance, set-up, the registry; and every Python gives the same digests."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules import RulesError
from rules.cli import play
from rules.kernel import Decision, PlayerView, Rng, State, Step
from tests.goldens import record_files

ROOT = Path(__file__).parents[2]
NEWER = ("python3.11", "python3.12", "python3.13", "python3.14")


def pythons() -> list[str]:
    """This Python, those on the path, and those that pyenv keeps: 3.11 and newer."""
    kept = [str(found) for name in NEWER for found in Path.home().glob(f".pyenv/versions/*/bin/{name}")]
    found = [sys.executable, *filter(None, map(shutil.which, NEWER)), *kept]
    return list(dict.fromkeys(name for name in found if "shims" not in name))


def new(seed: int = 1):
    """A fresh game."""
    return rules.load("seastead").new(seed)


def test_earlier_clones_never_change() -> None:
    """Each ply is kept as a clone; after the game all have their old digest."""
    state, kept = new(8), []
    while state.decision:
        copy = state.clone()
        kept.append((copy, copy.digest(), copy.moves()))
        moves = list(state.legal_moves())
        state.apply(moves[len(kept) % len(moves)])
    assert len({digest for _, digest, _ in kept}) == len(kept)
    assert all(copy.digest() == digest and copy.moves() == moves for copy, digest, moves in kept)


def test_a_clone_goes_its_own_way() -> None:
    """The same move gives the same digest, also where chance decides."""
    state = new(2)
    copy = state.clone()
    assert copy.digest() == state.digest()
    state.apply("deck:dive")
    assert copy.digest() != state.digest()
    copy.apply("deck:dive")
    assert copy.digest() == state.digest()


def test_unchecked_play_gives_the_same_state() -> None:
    """`play_unchecked` differs from `apply` in nothing but the judging and the events."""
    one, two = new(5), new(5)
    for _ in range(20):
        move = next(iter(one.legal_moves()))
        one.apply(move)
        two.play_unchecked(move)
    assert one.digest() == two.digest() and one.moves() == two.moves()


def test_digests_are_stable_text() -> None:
    """Sixteen hexadecimal digits; equal games have equal ones, other seeds and options others."""
    assert re.fullmatch("[0-9a-f]{16}", new().digest())
    game = rules.load("seastead")
    assert new(1).digest() == game.new(1, 2, {"specialist_set": "A"}).digest()
    assert (
        len({game.new(seed, 2, {"specialist_set": name}).digest() for seed in (1, 2) for name in ("A", "AB")})
        == 4
    )


def test_set_ups_that_are_not_offered() -> None:
    """A ValueError with the offender in its sentence."""
    game = rules.load("seastead")
    for offered, word in [
        ({"players": 0}, "0"),
        ({"players": 3}, "3"),
        ({"options": {"sides": "B"}}, "sides"),
        ({"options": {"specialist_set": "B"}}, "'B'"),
        ({"seed": -1}, "-1"),
        ({"seed": 2**64}, str(2**64)),
    ]:
        with pytest.raises(ValueError, match=re.escape(word)) as caught:
            game.new(**offered)
        assert isinstance(caught.value, RulesError) and caught.value.key


def test_the_registry() -> None:
    """Names, players, options with the default first; an unknown name is named."""
    assert "seastead" in rules.games() and len(set(rules.games())) == len(rules.games())
    game = rules.load("seastead")
    assert (game.players, game.options["specialist_set"][0], repr(game)) == (
        (1, 2),
        "A",
        "<Game seastead 1-2>",
    )
    with pytest.raises(TypeError):
        game.options["specialist_set"] = ("X",)
    with pytest.raises(KeyError, match="chess"):
        rules.load("chess")


def test_a_view_shows_one_seat() -> None:
    """Observation, legal moves and guesses; bots never get the state."""
    state = new(6)
    view = PlayerView(state, 1)
    assert view.observation == state.observation(1)
    assert list(view.legal_moves()) == list(state.legal_moves())
    guess = view.determinize(Rng(1))
    assert guess.observation(1) == view.observation
    assert (guess.seed, guess.moves()) == (0, [])
    assert view.game is state.game


def test_an_open_decision_tells_what_is_asked() -> None:
    """Name, seat, rule, candidates."""
    decision = new().decision
    assert (decision.name, decision.rule) == ("ChooseAction", "SEA-3.2")
    assert decision.player in (0, 1)
    assert len(list(decision.candidates())) >= 74
    assert "ChooseAction" in repr(decision)


def test_a_game_that_forgets_a_method_is_told_so() -> None:
    """Names of the class, so that the next game's author finds it."""
    bare = State(rules.load("seastead"), 1, 2, {})
    for call in (
        bare.clone,
        bare.canonical,
        bare.returns,
        lambda: bare.observation(0),
        lambda: bare.determinize(0, Rng(1)),
    ):
        with pytest.raises(NotImplementedError, match="State"):
            call()
    with pytest.raises(NotImplementedError, match="Step"):
        Step().run(bare)
    for call in (lambda: Decision().candidates(bare), lambda: Decision().perform(bare, ())):
        with pytest.raises(NotImplementedError, match="Decision"):
            call()


@pytest.mark.parametrize("python", pythons())
def test_every_python_replays_to_the_same_digests(python: str) -> None:
    """Each one at hand replays all recorded games, digest by digest."""
    code = (
        "import sys; sys.path.insert(0, '.'); import rules\n"
        "for name in sys.argv[1:]: rules.Record.parse(open(name, encoding='utf-8').read()).replay()\n"
        "print('alike')"
    )
    files = [str(path) for path in record_files()]
    done = subprocess.run(
        [python, "-I", "-S", "-c", code, *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == "alike\n", done.stderr


def test_bots_play_the_same_game_again() -> None:
    """All their chance comes from the generator they are given."""
    digests = {play(new(9), ("greedy", "random"), 4).digest() for _ in range(2)}
    assert len(digests) == 1
