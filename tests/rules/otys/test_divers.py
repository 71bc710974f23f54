"""Experts, engineer and trader, and what their improved sides add (OTY-7, OTY-12)."""

import pytest

from rules.otys.components import LEVELS, box
from tests.rules.otys.position import asked, do, legal, purse, refused, table, upto, zone

EXPERTS = {"Em": "metal", "Ep": "plants", "Ef": "fuel", "Et": "tech"}


def at_level(diver: str, level: int, **position: object):  # type: ignore[no-untyped-def]
    """A table with this diver at the key of a level, before he works."""
    words = ["Y", "Ef", "N", "Em", "T", "Ep", "Et", "X"]
    plain = diver.rstrip("+")
    words.remove(plain)
    words.insert(level + 2, diver)
    return upto(table(columns=[" ".join(words)], **position), "Use" + KINDS[plain], f"key:{level}")  # type: ignore[arg-type]


KINDS = {**dict.fromkeys(EXPERTS, "Expert"), "T": "Trader", "N": "Engineer", "X": "Explorer", "Y": "Spy"}


@pytest.mark.parametrize(("word", "kind"), EXPERTS.items())
def test_experts_find_their_type(word: str, kind: str) -> None:
    """OTY-7.10, OTY-7.1: onto the key's level; the basic side has no bonus (OTY-7.12)."""
    state = at_level(word, 2)
    assert legal(state) == {f"resource:{kind}", "button:decline"}
    assert refused(state, "button:bonus") == "OTY-7.12"
    assert refused(state, "resource:" + ("fuel" if kind != "fuel" else "tech")) == "OTY-7.10"
    do(state, f"resource:{kind}")
    assert zone(state) == f"L2[{kind}]" and purse(state) == (3, 1, 0)


def test_improved_experts_bring_more() -> None:
    """OTY-7.12, vector V3: neutral X, credit, battery, a used key; also without the resource (ruling 23)."""
    for move in ("resource:{}", "button:bonus"):
        for word, kind in EXPERTS.items():
            state = at_level(word + "+", 3, tracks=["2 nx 5 x"])
            before = purse(state)
            do(state, move.format(kind))
            assert zone(state) == (f"L3[{kind}]" if "resource" in move else "")
            gained = tuple(now - then for now, then in zip(purse(state), before, strict=True))
            assert gained == {"plants": (1, 0, 0), "fuel": (0, 1, 0)}.get(kind, (0, 0, 0))
            assert state.seats[0].neutral == (1 if kind == "metal" else 0)
            if kind == "tech":
                assert asked(state)[0] == "RecoverKey"
                assert legal(state) == {"key:2", "key:5", "key:x", "button:decline"}
                do(state, "key:2")
                assert state.seats[0].keys == ("1", "2", "4") and state.seats[0].track[:3] == ("nx", "5", "x")


def test_declining_everything() -> None:
    """OTY-1.2, OTY-7.12: the resource, the bonus, the key; nothing happens then."""
    state = at_level("Et+", 4, tracks=["2"])
    do(state, "resource:tech", "button:decline")
    assert state.seats[0].track[0] == "2"
    state = at_level("Em+", 4)
    do(state, "button:decline")
    assert (zone(state), state.seats[0].neutral) == ("", 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_so_many_places(level: int) -> None:
    """OTY-7.11, vector T12, rulings 23 and 24: 2, 3, 3, 4, 5; a full one takes the bonus only."""
    full = " ".join(["metal"] * (2, 3, 3, 4, 5)[level - 1])
    state = at_level("Ef+", level, zones=[f"L{level}[{full}]"])
    assert refused(state, "resource:fuel") == "OTY-7.11" and "button:bonus" in legal(state)
    do(state, "button:bonus")
    assert purse(state)[1] == 2 and zone(state) == f"L{level}[{full}]"
    state = at_level("Ef+", level, zones=[f"L{level}[{full[6:]}]"])
    assert "resource:fuel" in legal(state)


def test_the_supply_of_neutral_keys_ends() -> None:
    """OTY-1.4: twelve and no more; resources, credits and batteries never end."""
    state = at_level("Em+", 4, neutral=[6, 6])
    do(state, "resource:metal")
    assert (state.seats[0].neutral, state.neutral) == (6, 0)
    state = at_level("Ep+", 5, credits=[40])
    do(state, "resource:plants")
    assert purse(state)[0] == 41


def test_nothing_used_nothing_back() -> None:
    """OTY-6.31, OTY-7.12: an improved tech expert without used keys."""
    state = at_level("Et+", 5, tracks=["nx"])
    assert refused(state, "button:bonus") == "OTY-6.31"
    do(state, "resource:tech")
    assert asked(state)[0] == "ChooseOxygen"


def test_the_engineer_moves_a_specialist() -> None:
    """OTY-7.30 to OTY-7.32, OTY-7.2: 1 credit, improved none; at most three times each."""
    state = at_level("N", 2, credits=[1])
    assert legal(state) == {"specialist:mechanic", "specialist:hacker", "button:decline"}
    assert state.decision.facts(next(iter(state.legal_moves()))) == {"price": 1, "value": 2}
    do(state, "specialist:mechanic")
    assert (state.seats[0].move_value, state.seats[0].threshold, purse(state)[0]) == (2, 6, 0)
    state = at_level("N+", 2, credits=[0], specialists=[(3, 2)])
    assert refused(state, "specialist:mechanic") == "OTY-7.32"
    do(state, "specialist:hacker")
    assert state.seats[0].threshold == 3
    state = table(columns=["Y Ef T | Em N Ep Et X"], credits=[0], batteries=[0], sponsors="1b 4b 1b 1b 1b")
    do(state, "key:2")
    assert asked(state) == ("ChooseKey", 1)
    state = at_level("N", 2, credits=[1])
    state.seats[0].credits = 0
    assert refused(state, "specialist:hacker") == "OTY-7.31"


def test_tracks_of_the_specialists() -> None:
    """OTY-7.32, OTY-5.2, OTY-10.2: the values of the fields."""
    assert box().move_values == (1, 2, 3, 4) and box().thresholds == (6, 5, 4, 3)


def test_a_basic_trader_sells() -> None:
    """OTY-7.20, OTY-12.1, OTY-12.2, OTY-12.5, vector V5, ruling 35 (R): credits or, at the top, prestige."""
    state = at_level("T", 4, zones=["L4[plants tech]"], store="tech 1 2")
    assert {
        str(move): dict(state.decision.facts(move)) for move in state.legal_moves() if len(move) == 2
    } == {
        "zone:4.plants for:credits": {"resource": "plants", "credits": 3},
        "zone:4.plants for:prestige": {"resource": "plants", "prestige": 1},
        "zone:4.tech for:credits": {"resource": "tech", "credits": 1},
    }
    assert refused(state, "zone:4.tech for:prestige") == "OTY-12.5"
    assert refused(state, "zone:4.metal for:credits") == "OTY-7.21"
    assert refused(state, "zone:3.metal for:credits") == "OTY-7.21"
    do(state, "zone:4.plants for:prestige")
    assert purse(state) == (3, 1, 1) and zone(state) == "L4[tech]" and state.store["plants"][0]
    assert state.seats[0].score == (0, 0, 1, 0, 0)


def test_an_improved_trader() -> None:
    """OTY-12.4, OTY-12.5, OTY-12.7, vector V6, ruling 36: 1 more when he sells, 1 less when he buys."""
    state = at_level("T+", 4, zones=["L4[plants tech]"], store="tech 1 2")
    found = {str(move): dict(state.decision.facts(move)) for move in state.legal_moves()}
    worth = {
        name: facts.get("credits", facts.get("prestige", facts.get("price"))) for name, facts in found.items()
    }
    assert worth == {
        "zone:4.plants for:credits": 4, "zone:4.plants for:prestige": 2,
        "zone:4.tech for:credits": 2, "zone:4.tech for:prestige": 1,
        "store:tech.1": 2, "store:tech.2": 1, "button:decline": None,
    }  # fmt: skip
    state = at_level("T+", 4, store="tech 3", credits=[0])
    do(state, "store:tech.3")
    assert purse(state)[0] == 0 and zone(state) == "L4[tech]"


def test_selling_needs_a_place() -> None:
    """OTY-12.3: a full column takes nothing."""
    state = at_level("T", 3, zones=["L3[fuel]"], store="fuel 1 2 3", credits=[1])
    assert refused(state, "zone:3.fuel for:credits") == "OTY-12.3"


def test_buying() -> None:
    """OTY-12.6, OTY-12.7, OTY-7.11, OTY-7.21, ruling 37 (R): any that lies there, for its row."""
    state = at_level("T", 3, zones=["L3[fuel]"], store="metal 1 2, tech 1", credits=[2])
    assert legal(state) == {
        "store:metal.2",
        "zone:3.fuel for:credits",
        "zone:3.fuel for:prestige",
        "button:decline",
    }
    assert refused(state, "store:metal.1") == "OTY-12.7" and refused(state, "store:plants.1") == "OTY-12.6"
    state.seats[0].credits = 3
    do(state, "store:metal.1")
    assert zone(state) == "L3[metal fuel]" and purse(state)[0] == 0
    assert state.store["metal"] == (False, True, False)
    state = at_level("T", 1, zones=["L1[fuel fuel]"], store="metal 1", credits=[9])
    assert refused(state, "store:metal.1") == "OTY-7.11"


def test_a_gap_in_the_store_is_filled_first() -> None:
    """OTY-12.6, OTY-12.2, vector T6: the others do not slide."""
    state = at_level("T+", 4, store="tech 1 2", zones=["", "L2[tech]"])
    do(state, "store:tech.1", "button:decline")
    assert purse(state)[0] == 1 and state.store["tech"] == (False, True, False)
    upto(state, "UseTrader", "key:2")
    do(state, "zone:2.tech for:prestige")
    assert purse(state, 1)[2] == 1 and state.store["tech"] == (True, True, False)
