"""Diving and research (FLO-10, FLO-11)."""

import pytest

from rules.flotilla.components import box
from rules.flotilla.decisions_dive import RollExtra, dive_dice
from rules.flotilla.decisions_research import AdjustDie, RerollDie
from rules.flotilla.effects import Effect
from rules.kernel import Rng
from tests.rules.flotilla.position import asked, do, kinds, legal, refused, researched, rolled, table

NOBODY = {"tox": 0}


def test_dice_of_card_and_ships() -> None:
    """FLO-10.1, FLO-10.10, rulings 34 and 39: a die for each ship with depth below it, none if depleted."""
    state = table(ships="0.0 0.1 0.2 0.2", tiles="R17@0.2/0")
    assert dive_dice(state, 0, {"shallow": 2}) == {"shallow": 3, "reef": 0, "deep": 2}
    state.seats[0].depleted = ("0.1",)
    assert dive_dice(state, 0, {"shallow": 2})["shallow"] == 2
    assert dive_dice(state, 0, {"shallow": 9, "reef": 9})["shallow"] == 6
    assert state.decision.facts(("card:C6",)) == {"side": "sink", "sail": 2, "shallow": 2, "deep": 2}


def test_v6_the_example_of_diving() -> None:
    """FLO-10.1 to FLO-10.9, V6, FAQ 7: survivor, sonar, three resources, one marker for two symbols."""
    state = table(ships="0.2 0.3", tiles="Y10@0.2/0 R17@0.3/0")
    rolled(state, "survivor", "sonar.shallow", "resource", "resource", "resource", "depletion")
    do(state, "symbol:survivor", "symbol:sonar.shallow", "symbol:resource ship:0")
    do(state, "symbol:resource ship:1", "symbol:resource ship:1", "symbol:depletion hex:0.2")
    seat = state.seats[0]
    assert (state.survivor, seat.points, seat.tox) == (1, 2, 1)
    assert [cargo for _, cargo in seat.ships] == [(0, 0, 1, 0), (2, 0, 0, 0)]
    assert seat.depleted == ("0.2",) and state.decision.player == 1


def test_the_faces_of_the_example_exist() -> None:
    """FLO-10.2, FLO-10.7: those dice can be rolled, and the first depletion of a dive is free (ruling 37)."""
    for seed in range(400):
        state = table(ships="0.2 0.3", tiles="Y10@0.2/0 R17@0.3/0", hand="C6")
        state.rng = Rng(seed)
        do(state, "card:C6", "button:done")
        if state.decision.player or len(state.dice) != 4:
            continue
        shown = [symbol for die in state.dice for symbol in box().dive[die.split(".")[0]][int(die[-1])]]
        if shown.count("depletion") == 2 and asked(state) == "ResolveDive":
            assert state.symbols.count("depletion") == 1 and state.spared
            return
    pytest.fail("never two depletion symbols")


def test_v12_the_order_matters() -> None:
    """FLO-10.2, FLO-10.5, V12, FAQ 7: first the resource, or it has no ship any more."""
    first = rolled(table(ships="0.2:blue1", tiles="B13@0.2/0"), "resource", "depletion")
    do(first, "symbol:resource ship:0")
    assert first.seats[0].ships == (("0.2", (0, 0, 0, 2)),) and first.seats[0].depleted == ("0.2",)
    other = rolled(table(ships="0.2:blue1", tiles="B13@0.2/0"), "resource", "depletion")
    events = do(other, "symbol:depletion hex:0.2")
    assert other.seats[0].ships == (("0.2", (0, 0, 0, 1)),) and "SymbolsLapsed" in kinds(events)


def test_where_resources_go() -> None:
    """FLO-10.3, FLO-10.5, FLO-10.6, FLO-5.4, ruling 40: any ship that dives, with room for four."""
    state = table(ships="0.0 0.1:red4 0.2 0.3", tiles="R17@0.2/0 Y10@0.3/0", depleted="0.3")
    rolled(state, "resource", "resource", "survivor")
    assert refused(state, "symbol:resource ship:0") == "FLO-10.5"
    assert refused(state, "symbol:resource ship:1") == "FLO-10.6"
    assert refused(state, "symbol:resource ship:3") == "FLO-10.5"
    assert refused(state, "button:done") == "FLO-10.2"
    do(state, "symbol:resource ship:2")
    assert state.seats[0].ships[2] == ("0.2", (1, 0, 0, 0))


def test_t14_no_ship() -> None:
    """FLO-10.2, T14: resources lapse without a ship that dives."""
    state = rolled(table(ships="0.0"), "resource", "resource")
    assert state.decision.player == 1


def test_toxicity_together() -> None:
    """FLO-10.4: all symbols of it at once."""
    state = rolled(table(ships="0.1"), "toxicity", "toxicity", "survivor")
    do(state, "symbol:toxicity")
    assert state.seats[0].tox == 2 and "toxicity" not in state.symbols


def test_where_markers_go() -> None:
    """FLO-10.8, FLO-10.9, rulings 38 and 74: tiles with ships first, then others, never the harbour."""
    state = table(ships="0.2 0.2", tiles="B13@0.2/0 R10@0.3/0")
    rolled(state, "depletion", "depletion", "survivor")
    assert refused(state, "symbol:depletion hex:0.3") == "FLO-10.9"
    assert refused(state, "symbol:depletion hex:0.0") == "FLO-10.8"
    do(state, "symbol:depletion hex:0.2")
    assert refused(state, "symbol:depletion hex:0.2") == "FLO-10.8"
    do(state, "symbol:depletion hex:0.3")
    assert state.seats[0].depleted == ("0.2", "0.3")


def test_t13_the_extra_die() -> None:
    """FLO-10.4, T13, ruling 41: of the same kind, none when all five are rolled."""
    state = table(ships="0.1", sonar=3)
    state.dice = ("deep.0",) * 5
    rolled(state, "sonar.deep", "survivor", "survivor")
    state.dice = ("deep.0",) * 5
    state.survivor = 3
    state.stack.append(RollExtra(0, "deep"))
    state.settle()
    assert len(state.dice) == 5
    do(state, "symbol:sonar.deep")
    assert state.survivor >= 4
    more = table(ships="0.1", sonar=3)
    more.dice = ("deep.0",) * 4
    rolled(more, "sonar.deep", "survivor", "toxicity")
    do(more, "symbol:sonar.deep")
    assert len(more.dice) == 5 and RollExtra(0, "deep").kind == "deep"


def test_v11_the_excavator_operator() -> None:
    """FLO-10.11, V11, FAQ 2 and 10: neither toxicity nor depletion when a delver or a student lies on top."""
    for pile, ignored in (("C2", True), ("C3", False)):
        found: set[str] = set()
        for seed in range(40):
            state = table(hand="D12", ships="0.2 0.3", tiles="R17@0.2/0 B18@0.3/0", rivals=[{"pile": pile}])
            state.rng = Rng(seed)
            do(state, "card:D12", "button:done")
            found.update(state.symbols)
            while state.decision.player == 0:
                do(state, next(iter(state.legal_moves())))
            if ignored:
                assert state.seats[0].tox == 0 and not state.seats[0].depleted
        assert ("toxicity" in found or "depletion" in found) is not ignored


def test_research() -> None:
    """FLO-11.1, FLO-11.2: so many dice, seven at most; money and points first."""
    state = researched(table(side="sky", money=0), "vvsst")
    assert (state.seats[0].points, state.seats[0].money) == (2, 6)
    many = table(side="sky", step=Effect(0, "research 9", "cards"))
    many.rng = Rng(2)
    assert len(many.dice) <= 7 == box().constants["research_dice"]


def test_rerolling_and_turning() -> None:
    """FLO-11.3: as often as the card says, then no more."""
    state = table(side="sky", step=RerollDie(0, 2))
    state.dice = ("research.0", "research.1")
    state.stack.append(RerollDie(0, 2))
    events = do(state, "die:1", "die:0")
    assert kinds(events)[:2] == ["DieRerolled", "DieRerolled"]
    turned = table(side="sky")
    turned.dice = ("research.0", "research.1")
    turned.stack.append(AdjustDie(0, 1))
    do(turned, "die:0 face:4")
    assert turned.dice == ("research.4", "research.1")
    card = table(side="sky", hand="D13")
    do(card, "card:D13")
    assert asked(card) == "RerollDie" and len(card.dice) == 6


def test_jokers() -> None:
    """FLO-11.4, ruling 59: one symbol of one guild, or none."""
    state = researched(table(side="sky", money=0), "ssj")
    assert asked(state) == "AssignJoker"
    do(state, "guild:speakers")
    assert state.seats[0].money == 4 + 1 + 2  # two symbols, the joker, the printed bonus
    unnamed = researched(table(side="sky", money=0), "ssj")
    do(unnamed, "button:decline")
    assert unnamed.seats[0].money == 5


def test_t18_breakthroughs() -> None:
    """FLO-11.5, FLO-11.7, T18, ruling 71: three raise a dial or none, six twice, each symbol once."""
    state = researched(table(side="sky"), "fff")
    assert asked(state) == "ChooseDial" and "button:decline" in legal(state)
    do(state, "button:decline")
    assert state.dials == (1, 1, 1, 1)
    six = researched(table(side="sky"), "fffddd")
    do(six, "dial:traders", "dial:traders")
    assert six.dials == (1, 3, 1, 1)


def test_v7_guild_bonuses() -> None:
    """FLO-11.6, V7: two delver artifacts, two resources; without any, what is printed."""
    hub = {"speakers": (), "traders": (), "founders": (), "delvers": ("A13", "A14")}
    state = researched(table(side="sky", hub=hub), "dddv")
    do(state, "button:decline")
    assert asked(state) == "ChooseResource"
    do(state, "resource:red", "resource:blue")
    assert state.seats[0].resources == (1, 0, 0, 1)
    bare = researched(table(side="sky", money=0), "dddv")
    do(bare, "button:decline")
    assert bare.seats[0].money == 2


def test_one_bonus_however_many() -> None:
    """FLO-11.6, FAQ 1, ruling 58: six symbols are one bonus; all influence of it goes to one guild."""
    hub = {"speakers": ("A01", "A02"), "traders": (), "founders": (), "delvers": ()}
    state = researched(table(side="sky", hub=hub), "ssssss")
    assert asked(state) == "ChooseInfluence" and state.decision.step.left == 2
    do(state, "field:traders.1")
    assert refused(state, "field:delvers.1") == "FLO-6.3"
