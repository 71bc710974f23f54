"""Contracts: what pays them, when, and what they bring (OTY-9)."""

import pytest

from rules.otys.components import box
from rules.otys.payments import missing, payments, spelled
from tests.rules.otys.position import asked, do, kinds_of, legal, purse, refused, table, upto, zone


def test_fixed_contracts_need_all_that_they_show() -> None:
    """OTY-9.2, OTY-9.4, ruling 25 (R): C11 is 2 metal and 1 plant, all of one level."""
    state = table(
        zones=["L2[metal metal] L3[metal plants] L4[metal metal plants fuel]"], public="C11 C15 C16"
    )
    assert legal(state) == {"contract:C11 level:4", "button:done"}
    assert refused(state, "contract:C11 level:3") == refused(state, "contract:C11 level:2") == "OTY-9.2"
    reason = state.judge("contract:C11 level:3")
    assert reason and dict(reason.args) == {"contract": "C11", "level": 3, "count": 1}


def test_what_a_contract_brings() -> None:
    """OTY-9.5, OTY-9.4: prestige, credits, batteries; resources leave; the card too; the next lies open."""
    state = table(zones=["L4[metal metal plants fuel]"], public="C19 C15 C16", deck="C31 C30")
    events = do(state, "contract:C19 level:4")
    assert purse(state) == (5, 1, 4) and zone(state) == ""
    assert state.public == ("C31", "C15", "C16") and state.deck[-1] == "C30"
    assert state.seats[0].completed == ("C19",) and state.seats[0].score == (4, 0, 0, 0, 0)
    assert "ContractRevealed" in kinds_of(events)
    assert any(event.reveals for event in events)


def test_any_number_on_any_level() -> None:
    """OTY-9.1, OTY-9.4, rulings 26 and 28 (R): level and key need not agree; a new one at once, too."""
    state = table(zones=["L2[metal plants] L5[metal plants fuel tech]"], public="C01 C30 C29", deck="C02 C06")
    do(state, "contract:C01 level:2")
    assert legal(state) == {"contract:C02 level:5", "button:done"}
    do(state, "contract:C02 level:5")
    assert asked(state)[0] == "ChooseKey" and purse(state)[2] == 4


def test_before_the_key_after_the_sponsor_after_the_diver() -> None:
    """OTY-9.1, ruling 45: three windows, each where something has changed, and the last in any case."""
    zones = ["L3[metal plants] L4[fuel tech]"]
    columns = ["Y Ef N | X T Em Ep Et"]
    state = table(zones=zones, columns=columns, public="C01 C29 C30", sponsors="1b 1b 5a 1b 1b")
    assert asked(state)[0] == "FulfilContract"
    do(state, "button:done", "key:3", "button:decline")
    assert asked(state)[0] == "UseSponsor"
    same = state.clone()
    do(same, "sponsor:5.advanced")
    assert asked(same)[0] == "UseExpert"  # nothing has changed since
    do(same, "button:decline")
    assert asked(same)[0] == "FulfilContract" and same.top.last
    do(same, "contract:C01 level:3")
    assert asked(same)[0] == "ChooseOxygen"
    do(state, "zone:3.plants zone:4.tech")
    assert zone(state) == "L3[metal tech] L4[plants fuel]" and asked(state)[0] == "UseExpert"
    swapped = table(zones=zones, columns=columns, public="C03 C29 C30", sponsors="1b 1b 5a 1b 1b")
    do(swapped, "key:3", "button:decline", "zone:3.plants zone:4.tech")
    assert asked(swapped)[0] == "FulfilContract"  # the window after the sponsor


def test_not_in_the_turn_of_others() -> None:
    """OTY-9.1, ruling 27: only the active player is asked."""
    state = table(zones=["", "L3[metal plants]"], public="C01 C29 C30")
    while state.active == 0:
        assert asked(state)[1] == 0 and asked(state)[0] != "FulfilContract"
        state.apply(next(iter(state.legal_moves())))
    assert asked(state) == ("FulfilContract", 1)


def test_patterns() -> None:
    """OTY-9.3, vector T7, ruling 41: groups of one type each, of different types; the types are free."""
    zones = ["L5[metal metal plants plants tech]"]
    state = table(zones=zones, public="C29 C01 C02")
    do(state, "contract:C29 level:5")
    assert zone(state) == "" and purse(state)[2] == 6  # a single way: no question
    state = table(zones=["L5[metal metal plants tech fuel]"], public="C32 C16 C18")
    do(state, "contract:C32 level:5")
    assert asked(state)[0] == "ChoosePayment"
    assert legal(state) == {
        "payment:2metal+1plants+1fuel", "payment:2metal+1plants+1tech", "payment:2metal+1fuel+1tech"
    }  # fmt: skip
    do(state, "payment:2metal+1fuel+1tech")
    assert zone(state) == "L5[plants]" and purse(state)[2] == 4
    state = table(
        zones=["L5[metal metal metal plants plants] L4[metal metal metal metal]"], public="C27 C31 C16"
    )
    assert {"contract:C27 level:5", "contract:C31 level:5", "contract:C31 level:4"} <= legal(state)
    assert refused(state, "contract:C27 level:4") == "OTY-9.3"


@pytest.mark.parametrize(
    ("groups", "counts", "ways"),
    [
        ((1, 1, 1), (1, 1, 1, 1), 4), ((2, 2), (2, 2, 1, 0), 1), ((3,), (3, 0, 0, 0), 1),
        ((3,), (2, 2, 1, 0), 0),
        ((2, 1, 1), (2, 1, 1, 1), 3), ((2, 1, 1), (2, 2, 1, 0), 2), ((2, 2, 1), (2, 2, 1, 0), 1),
        ((1, 1, 1), (3, 2, 0, 0), 0),
    ],
)  # fmt: skip
def test_ways_to_pay(groups: tuple[int, ...], counts: tuple[int, ...], ways: int) -> None:
    """OTY-9.3: each way once, none missing."""
    card = next(card for card in box().contracts.values() if card.groups == groups)
    found = payments(card.id, counts)
    assert len(found) == len(set(found)) == ways
    for way in found:
        assert sorted((n for n in way if n), reverse=True) == sorted(groups, reverse=True)
        assert all(have >= paid for have, paid in zip(counts, way, strict=True))
    assert (missing(card.id, counts) == 0) == bool(ways)
    assert len({spelled(way) for way in found}) == ways


def test_private_contracts() -> None:
    """OTY-9.8, OTY-9.5, OTY-9.6: completed from the hand, not replaced; any number, free of cost."""
    state = table(zones=["L2[metal plants]"], hands=["C01 C15 C16 C17 C18 C19 C20"], public="C29 C30 C31")
    assert legal(state) == {"contract:C01 level:2", "button:done"}
    events = do(state, "contract:C01 level:2")
    assert state.seats[0].hand == ("C15", "C16", "C17", "C18", "C19", "C20")
    assert state.public == ("C29", "C30", "C31") and "ContractRevealed" not in kinds_of(events)
    assert purse(state) == (3, 2, 2)


def test_no_card_to_replace_a_contract() -> None:
    """OTY-9.7: the space stays empty, and can be neither completed nor filled."""
    state = table(zones=["L2[metal plants]"], public="C01 C29 C30")
    state.deck = ()
    do(state, "contract:C01 level:2")
    assert state.public == (None, "C29", "C30") and asked(state)[0] == "ChooseKey"
    state = table(zones=["L2[metal plants] L3[metal plants]"], public="C01")
    assert refused(state, "contract:none level:2") == "OTY-9.7"


def test_only_from_the_keys_level() -> None:
    """OTY-14.3: the option; no window before the key then."""
    zones = ["L2[metal plants] L3[metal plants]"]
    state = table(zones=zones, public="C01 C29 C30", contract_scope="key_level")
    assert asked(state)[0] == "ChooseKey"
    upto(state, "FulfilContract", "key:3")
    assert legal(state) == {"contract:C01 level:3", "button:done"}
    assert refused(state, "contract:C01 level:2") == "OTY-14.3"
