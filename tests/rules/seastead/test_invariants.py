"""What stays true in every position of random play: no part of the box is lost or doubled."""

import re
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import bots
from rules.kernel import PlayerView, Rng
from rules.seastead.components import KINDS, RESOURCES, box
from rules.seastead.state import SeasteadState


def check(state: SeasteadState) -> None:
    """All invariants of one position between two moves."""
    for kind in RESOURCES:
        assert state.supply[kind] >= 0
        boss = sum(kinds.count(kind) for kinds in state.boss_resources.values())
        assert state.supply[kind] + sum(seat.storage[kind] for seat in state.seats) + boss == 10
    assert state.cleanup_supply == max(0, 20 - sum(seat.cleanup for seat in state.seats))
    for player, seat in enumerate(state.seats):
        assert min(seat.storage.values()) >= 0
        built = Counter(kind for _, kind in state.built_by(player))
        assert all(seat.left[kind] + built[kind] == 4 for kind in KINDS)
        assert seat.ships_beside >= 0
        ships = 0 if state.solo and player else 4
        assert seat.ships_beside + seat.ships_boxed + len(state.ships_of(player)) == ships
    assert Counter(state.demand.values()) == dict.fromkeys(RESOURCES, 1)
    assert state.locked in RESOURCES
    gone = state.removed
    docks = [*state.docks.values(), *state.dock_display, *state.dock_stack]
    docks += [card for card in gone if card in box().docks]
    assert sorted(docks) == sorted(box().docks)
    assert all(state.buildings[site][1] == "port" for site in state.docks)
    decrees = [
        *state.decree_deck,
        *state.decree_stack,
        *getattr(state.stack[-1] if state.stack else 0, "drawn", ()),
    ]
    assert sorted(decrees) == (sorted(box().decrees) if "B" in state.sides.values() else [])
    held = [card for seat in state.seats for card in seat.specialists]
    cards = [*held, *state.specialist_display, *state.specialist_stack]
    cards += [card for card in gone if card in box().specialists]
    rows = [row for row in box().specialists.values() if row.solo or not state.solo]
    wanted = [row.id for row in rows if row.set in state.options["specialist_set"]]
    assert sorted(cards) == sorted(wanted)
    hidden = {*state.dive_deck, *state.dock_stack, *state.specialist_stack}
    assert not {f"'{card}'" for card in hidden} & set(
        re.findall(r"'\w+'", repr(state.observation(None)))
    )  # SEA-3.5
    assert (
        len(set(state.dive_deck) | set(state.dive_discard))
        == (13 if state.solo else 17)
        == len(state.dive_deck) + len(state.dive_discard)
    )


def check_between_turns(state: SeasteadState) -> None:
    """What may be broken for a moment while a building is carried out."""
    assert not set(state.buildings) & set(state.ships)
    for player in range(2):
        if state.solo and player:
            continue
        ports = {site for site, kind in state.built_by(player) if kind == "port"}
        assert ports == {site for _, site in state.docks_of(player)}
    assert len(state.dock_display) == 3
    assert all(
        len(kinds) == 1 and state.demand[site[:2]] == kinds[0] for site, kinds in state.boss_resources.items()
    )
    assert not set(state.boss_resources) & set(state.buildings)
    assert state.last_round is None or state.round <= state.last_round


SET_UPS = [(2, "AAAA"), (2, "BBBB"), (2, "mixed"), (1, "AAAA")]


@settings(max_examples=24, deadline=None)
@given(
    seed=st.integers(0, 2**64 - 1),
    option=st.sampled_from(["A", "AB"]),
    set_up=st.sampled_from(SET_UPS),
    careless=st.booleans(),
)
def test_no_part_is_lost(seed: int, option: str, set_up: tuple[int, str], careless: bool) -> None:
    """SEA-2.1 to SEA-2.9, SEA-6.2, SEA-7.1, SEA-8.2, SEA-9.1, SEA-9.2, SEA-12.2"""
    state = rules.load("seastead").new(seed, set_up[0], {"specialist_set": option, "sides": set_up[1]})
    seats = [bots.make("random" if careless else "greedy"), bots.make("random")]
    rng = Rng(seed)
    while decision := state.decision:
        check(state)
        if decision.name == "ChooseAction":
            check_between_turns(state)
        state.apply(seats[decision.player].choose(PlayerView(state, decision.player), rng))
    check(state)
    assert state.round == state.last_round
    assert state.trigger is not None
