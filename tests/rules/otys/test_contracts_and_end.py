"""Contracts (OTY-9) and the end of the game (OTY-11)."""

import pytest

from rules.kernel import Rng
from tests.rules.otys.position import asked, do, finish, kinds_of, legal, purse, table, zone

PAY = "contract:C02 level:3"  # one metal, one fuel: 2 prestige, 1 credit


@pytest.mark.parametrize(
    ("lies", "can"),
    [
        ("L3[metal fuel]", True),
        ("L3[metal plants]", False),
        ("L3[metal] L4[fuel]", False),
        ("L3[metal metal fuel]", True),
    ],
)
def test_all_of_a_fixed_contract_from_one_level(lies: str, can: bool) -> None:
    """OTY-9.2, OTY-9.4: each resource shown, all of them on one level."""
    assert (PAY in legal(table(zones=[lies], public="C02 C25 C16"))) == can


@pytest.mark.parametrize(
    ("lies", "can"),
    [
        ("L5[metal plants tech]", True),
        ("L5[metal metal plants]", False),
        ("L5[metal metal plants tech]", True),
        ("L5[fuel fuel fuel]", False),
    ],
)
def test_groups_of_a_pattern_are_of_different_types(lies: str, can: bool) -> None:
    """OTY-9.3: C25 wants three different ones."""
    assert ("contract:C25 level:5" in legal(table(zones=[lies], public="C25 C29 C16"))) == can


def test_what_a_contract_brings_and_what_takes_its_place() -> None:
    """OTY-9.1, OTY-9.5: before the key, with the goods to the supply, another card at once."""
    state = table(zones=["L3[metal fuel tech]"], public="C02 C25 C16", deck="C01")
    assert asked(state) == ("FulfilContract", 0)
    before = purse(state)
    events = do(state, PAY)
    assert kinds_of(events)[:2] == ["ContractCompleted", "PrestigeGained"]
    assert purse(state) == (before[0] + 1, before[1], before[2] + 2)
    assert zone(state) == "L3[tech]"
    assert state.public == ("C01", "C25", "C16") and state.seats[0].completed == ("C02",)


def test_who_says_no_is_asked_again_after_a_change() -> None:
    """OTY-9.1: not at once, but when there is something new to pay with."""
    state = table(zones=["L3[metal fuel]"], public="C02 C25 C16")
    do(state, "button:done")
    assert asked(state) == ("ChooseKey", 0)


def test_nobody_guesses_private_contracts_from_what_was_declined() -> None:
    """OTY-9.8: another's guess of the hidden cards forgets which of them could be paid."""
    state = table(zones=["L3[metal fuel]"], hands=["C02"], public="C25 C29 C16")
    do(state, "button:done")
    assert "C02" in repr(state.declined)
    assert not state.determinize(1, Rng(1)).declined
    assert state.determinize(0, Rng(1)).declined == state.declined


def test_an_empty_deck_replaces_nothing() -> None:
    """OTY-9.7."""
    state = table(zones=["L3[metal fuel]"], public="C02 C25 C16")
    state.deck = ()
    assert "ContractRevealed" not in kinds_of(do(state, PAY))
    assert state.public == (None, "C25", "C16")


def test_contracts_from_the_level_of_the_key_only() -> None:
    """OTY-14.3: as an option; then nothing is asked before the key."""
    state = table(zones=["L3[metal fuel]"], public="C02 C25 C16", contract_scope="key_level")
    assert asked(state) == ("ChooseKey", 0)


def test_the_round_of_the_eighteenth_point_is_played_to_its_end() -> None:
    """OTY-11.1, OTY-11.3, ruling 39: everybody has the same number of turns, then most prestige wins."""
    state = table(scores=[16, 17], zones=["L3[metal fuel]"], public="C02 C25 C16")
    assert "EndTriggered" in kinds_of(do(state, PAY))
    finish(state, "key:3")
    assert asked(state)[1] == 1 and not state.is_terminal()
    finish(state, "key:3")
    assert state.is_terminal() and state.returns() == [1.0, 0.0]


def test_nothing_but_the_track_counts() -> None:
    """OTY-11.2: no points for what is left over."""
    state = table(scores=[5, 6], credits=[9, 0], batteries=[9, 0], round=60, turn=1, zones=["L3[metal fuel]"])
    finish(state, "key:3")
    assert state.returns() == [0.0, 1.0]
    assert [score.total for score in state.observation(0).scores] == [5, 6]


@pytest.mark.parametrize(
    ("zones", "won"),
    [(["L3[metal]", ""], [1.0, 0.0]), (["", ""], [0.5, 0.5]), (["", "L1[tech]"], [0.0, 1.0])],
)
def test_ties_and_the_sixtieth_round(zones: list[str], won: list[float]) -> None:
    """OTY-11.4, OTY-11.5, OTY-11.6: more resources, else shared; after sixty rounds it is over."""
    state = table(round=60, turn=1, scores=[5, 5], zones=zones)
    events = finish(state, "key:3")
    assert kinds_of(events)[-1] == "GameEnded" and state.is_terminal()
    assert state.returns() == won
