"""Whole games: invariants of random play, the first turn counted, two rounds by hand (DEB-1, DEB-3)."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.bots import make
from rules.deep_blue.components import box, is_city
from rules.deep_blue.state import DeepBlueState
from rules.kernel import PlayerView, Rng
from tests.rules.deep_blue.position import asked, cards_in_all, do, gems_in_all, legal, refused, table


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5), scenario=st.sampled_from(box().scenarios))
def test_invariants_under_random_play(seed: int, players: int, scenario: str) -> None:
    """DEB-1.9, DEB-2.4, DEB-5.8, DEB-5.11: 31 gems, all cards (nobody loses one, ruling 56), one boat
    a space, no boat on a hidden tile.
    """
    state = rules.load("deep_blue").new(seed, players, {"scenario": scenario})
    assert isinstance(state, DeepBlueState)
    bot, rng, cards = make("random"), Rng(seed), cards_in_all(state)
    assert len(cards) == len(set(cards)) == 30 + 4 * players
    while state.decision:
        assert (gems_in_all(state), cards_in_all(state)) == (31, cards)
        assert min(*state.bag.values(), *state.supply.values()) >= 0
        spots = [place for seat in state.seats for place in seat.boats.values() if place[1]]
        assert len(spots) == len(set(spots))
        assert all(node in state.open_tiles for node, _ in spots)
        if asked(state)[0] != "SailBoat":
            assert not {seat.boats[boat][0] for seat in state.seats for boat in seat.boats} & set(
                state.hidden_tiles
            )
        if asked(state)[0] == "ChooseAction":
            assert legal(state) and not any(seat.played for seat in state.seats)
        tiles = [*state.open_tiles.values(), *state.hidden_tiles.values(), *state.fresco]
        assert sum(map(is_city, tiles)) == 4
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
    assert len(state.fresco) == 4 or state.turn == 400
    assert sum(state.returns()) == pytest.approx(1)


def first_turn(player: int) -> DeepBlueState:
    """The position of the specification's two rounds, before the first turn."""
    state = table(
        tiles="S1:T1 S2:T4 S4:T3 S5:T2 S6:T5 A1:N1? A2:N2? A3:N3? A4:N4? A5:N5? A6:U1? A7:U2? A8:U3? A9:U4?",
        tokens=[0, 1], turn=player, deck="C19 C01",
    )  # fmt: skip
    for gem in ("green", "red"):  # of C17 and C09
        state.supply[gem] -= 1
        state.bag[gem] += 1
    return state


def turns(state: DeepBlueState, first: str) -> Iterator[tuple[DeepBlueState, int]]:
    """All ways through one turn that begins with such a pick: the position after it, and how many moves
    were asked."""
    player, open_states = state.active, [(state, 0)]
    while open_states:
        before, moves = open_states.pop()
        if before.active != player:
            yield before, moves
            continue
        for move in before.legal_moves():
            if before is not state or move[0].startswith(first):
                after = before.clone()
                after.play_unchecked(move)
                open_states.append((after, moves + 1))


def result(state: DeepBlueState, player: int) -> tuple[object, ...]:
    """Hands, resting, tiles, market, open wrecks, and the boats as a pair without order."""
    seat = state.seats[player]
    boats = tuple(sorted(seat.boats.values()))
    return (
        tuple(seat.hand),
        tuple(seat.resting),
        seat.tokens,
        tuple(state.market),
        tuple(sorted(state.open_tiles)),
        boats,
    )


@pytest.mark.parametrize(
    ("player", "first", "ways", "results"),
    [(0, "slot", 8, 7), (0, "action:sail", 417, 136), (1, "slot", 49, 19), (1, "action:sail", 2890, 443)],
)
def test_the_first_turn_counted(player: int, first: str, ways: int, results: int) -> None:
    """DEB-4.3, DEB-5.3 to DEB-5.9, vector X24: sequences of moves of one whole turn, and what comes of them.

    Renewing the market is counted with hiring: only the second player can pay it.
    """
    found = list(turns(first_turn(player), first))
    if first == "slot":
        found += list(turns(first_turn(player), "deck"))
    assert (len(found), len({result(state, player) for state, _ in found})) == (ways, results)


def test_two_rounds_by_hand() -> None:
    """Specification 12.3: DEB-2.9, DEB-3.1, DEB-4.1, DEB-4.3, DEB-5.3, DEB-5.9, DEB-7.2, DEB-8.13, DEB-9.1
    to DEB-9.3."""
    state = first_turn(0)
    do(state, "slot:3", "card:K4.0", "card:K1.0")
    assert state.market == ["C05", "C17", "C23", "C19"] and sum(state.bag.values()) == 22
    assert (state.seats[0].hand, state.seats[0].resting) == (["C09", "K2.0", "K3.0"], ["K1.0", "K4.0"])
    do(state, "action:sail", "card:K3.1", "token:bonus", "button:done", "boat:1A node:S4", "boat:1B node:S1")
    do(state, "spot:S4.2", "spot:S1.2")
    assert state.seats[1].boats == {"A": ("S4", 2), "B": ("S1", 2)}
    do(state, "action:sail", "card:K3.0", "card:K2.0", "boat:0A node:S4", "boat:0B node:B1")
    assert refused(state, "spot:S4.2") == "DEB-5.11"
    do(state, "spot:S4.1")
    assert state.seats[0].hand == ["C09"] and len(state.seats[0].resting) == 4
    assert {"dive:S4", "dive:S1"} < legal(state)
    state.rng = table(draws="gold black red blue").rng
    state.rng.state = state  # type: ignore[attr-defined]
    do(state, "dive:S4", "button:done", "button:done")
    do(state, "card:K2.1", "button:draw", "button:draw", "card:C09", "button:draw", "button:stop")
    assert (
        state.seats[1].chest == {"cards": 2, "gems": 12, "leading": 3, "scenario": 0}
        and state.seats[1].vp == 17
    )
    assert (
        state.seats[0].chest == {"cards": 4, "gems": 9, "leading": 0, "scenario": 0}
        and state.seats[0].vp == 13
    )
    assert "S4" not in state.open_tiles and sum(state.bag.values()) == 22
    assert (state.seats[1].resting, len(state.seats[0].resting)) == (["K2.1", "K3.1"], 5)
    assert legal(state) == {"action:rest"}
