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
    assert "SymbolsLapsed" not in kinds(do(first, "symbol:resource ship:0"))
    assert first.seats[0].ships == (("0.2", (0, 0, 0, 2)),) and first.seats[0].depleted == ("0.2",)
    other = rolled(table(ships="0.2:blue1", tiles="B13@0.2/0"), "resource", "depletion")
    events = do(other, "symbol:depletion hex:0.2")
    assert other.seats[0].ships == (("0.2", (0, 0, 0, 1)),) and "SymbolsLapsed" in kinds(events)
    assert other.symbols == ()


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


SONAR = (  # toxicity, survivors, points besides those of survivors, extra dice
    (1, 0, 0, 0),
    (1, 1, 0, 0),
    (0, 1, 0, 0),
    (0, 1, 0, 1),
    (0, 1, 1, 1),
)


@pytest.mark.parametrize("field", range(5))
def test_what_sonar_symbols_mean(field: int) -> None:
    """FLO-10.4, FLO-12.10, ruling 42: for each symbol what the track shows now, for every player."""
    state = table(ships="0.0", sonar=field, survivor=1)  # the next field gives nothing
    rolled(state, "sonar.reef", "survivor", "sonar.deep")
    do(state, "symbol:sonar.reef")
    toxicity, survivors, points, dice = SONAR[field]
    assert (state.seats[0].tox, state.survivor - 1) == (toxicity, survivors)
    assert state.seats[0].points == points and len(state.dice) == dice
    assert all(die.startswith("reef.") for die in state.dice)
    two = rolled(table(ships="0.0", sonar=0), "sonar.reef", "sonar.reef", "survivor", "toxicity")
    do(two, "symbol:sonar.reef", "symbol:sonar.reef")
    assert two.seats[0].tox == 2


def test_t13_the_extra_die() -> None:
    """FLO-10.4, FLO-10.1, T13, ruling 41: of the same kind, none when all of that kind are rolled."""
    for kind, count in box().dive_count.items():
        for rolled_already in (count, count - 1):
            state = table(ships="0.0", sonar=3, survivor=1)
            rolled(state, f"sonar.{kind}", "survivor", "toxicity")
            others = tuple(f"{other}.0" for other in box().dive_count if other != kind)
            state.dice = (f"{kind}.0",) * rolled_already + others
            do(state, f"symbol:sonar.{kind}")
            assert state.survivor == 2 and len(state.dice) == count + len(others)


def test_the_symbols_of_an_extra_die_join_the_others() -> None:
    """FLO-10.4, FLO-10.7, FLO-10.11: the first depletion of the whole dive is free, also on an extra die."""
    for seed in range(60):
        for spared, ignore in ((False, False), (True, False), (False, True)):
            state = table(ships="0.1 -1.1")
            state.rng, state.spared = Rng(seed), spared
            state.flags = ("ignore_tox 1", "ignore_depletion 1") if ignore else ()
            RollExtra(0, "deep").run(state)
            shown = list(box().dive["deep"][int(state.dice[0][-1])])
            if ignore:
                shown = [each for each in shown if each not in ("toxicity", "depletion")]
            elif not spared and "depletion" in shown:
                shown.remove("depletion")
            wanted = sorted("sonar.deep" if each == "sonar" else each for each in shown)
            assert list(state.symbols) == wanted


def test_ignored_toxicity_of_sonar() -> None:
    """FLO-10.11: none of it, the survivor all the same."""
    state = rolled(table(ships="0.0", sonar=1, survivor=1), "sonar.reef", "survivor", "sonar.deep")
    state.flags = ("ignore_tox 1",)
    do(state, "symbol:sonar.reef")
    assert state.seats[0].tox == 0 and state.survivor == 2


def test_refusals_of_a_dive() -> None:
    """FLO-10.8, FLO-10.2: a hex that is no own tile, something that is not asked for."""
    state = rolled(table(ships="0.1 -1.1"), "depletion", "resource", "survivor")
    assert refused(state, "hex:3.3") == "FLO-10.8" and refused(state, "card:C1") == "FLO-10.2"
    assert refused(state, "symbol:toxicity") == "FLO-10.2"
    lapsed = rolled(table(ships="0.0", depleted="0.1 -1.1"), "depletion", "resource")
    assert lapsed.decision.player == 1 and lapsed.seats[0].depleted == ("0.1", "-1.1")


def test_a_new_dive_forgets_the_dice_of_the_old_one() -> None:
    """FLO-10.1, FLO-10.7: two dives of one turn are two."""
    state = table(ships="0.0")
    state.dice, state.spared = ("deep.0",) * 5, True
    state.stack.append(Effect(0, "dive 0 0 2", "cards"))
    state.settle()
    assert len(state.dice) == 2


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
    assert len(many.dice) == 7 == box().constants["research_dice"]


def test_research_is_valued_in_order() -> None:
    """FLO-11.2, FLO-11.5 to FLO-11.7: money and points, then breakthroughs, then guild by guild."""
    hub = {"speakers": ("A01",), "traders": (), "founders": ("A09", "A10"), "delvers": ()}
    state = researched(table(side="sky", hub=hub, money=0), "fffsssv")
    seat = state.seats[0]
    assert asked(state) == "ChooseDial" and (seat.points, seat.money) == (1, 6)
    do(state, "button:decline")
    assert asked(state) == "ChooseInfluence" and seat.points == 1  # speakers before founders
    do(state, "button:done")
    assert (seat.points, seat.money, state.decision.player) == (1 + 4, 6, 1)


def test_two_of_a_guild_or_two_breakthroughs_are_nothing() -> None:
    """FLO-11.5, FLO-11.6: three at least; five breakthroughs are one."""
    state = researched(table(side="sky", money=0), "ttffvv")
    assert (state.seats[0].money, state.seats[0].points, state.decision.player) == (4, 2, 1)
    five = researched(table(side="sky", money=0), "ffddd")
    do(five, "dial:delvers")
    assert five.dials == (1, 1, 1, 2) and five.decision.player == 1 and five.seats[0].money == 2


def test_rerolling_and_turning() -> None:
    """FLO-11.3: as often as the card says, then no more."""
    state = table(side="sky", step=RerollDie(0, 2))
    state.dice = ("research.0", "research.1")
    state.stack.append(RerollDie(0, 2))
    events = do(state, "die:1", "die:0")
    assert kinds(events)[:2] == ["DieRerolled", "DieRerolled"]
    assert [dict(event.args)["die"] for event in events[:2]] == [state.dice[1], state.dice[0]]
    faces = set()
    for seed in range(20):
        again = table(side="sky")
        again.dice, again.rng = ("research.0", "research.1"), Rng(seed)
        again.stack.append(RerollDie(0, 1))
        do(again, "die:1")
        assert again.dice[0] == "research.0" and asked(again) != "RerollDie"
        faces.add(again.dice[1])
    assert len(faces) > 3  # chance decides, not the player
    turned = table(side="sky")
    turned.dice = ("research.0", "research.1")
    turned.stack.append(AdjustDie(0, 1))
    do(turned, "die:0 face:4")
    assert turned.dice == ("research.4", "research.1") and asked(turned) != "AdjustDie"
    assert refused(table(side="sky", step=AdjustDie(0, 1)), "die:0 face:0") != ""
    both = table(side="sky", step=Effect(0, "research 6", "cards"))
    both.flags = ("adjust 2", "reroll 1")
    both.stack.append(Effect(0, "research 6", "cards"))
    both.settle()
    assert asked(both) == "RerollDie"
    do(both, "button:done")
    assert asked(both) == "AdjustDie" and both.decision.step.left == 2
    assert "button:done" in legal(both)
    same = both.dice[0][-1]
    assert refused(both, f"die:0 face:{same}") == "FLO-11.3"
    do(both, f"die:0 face:{(int(same) + 1) % 6}")
    assert asked(both) == "AdjustDie" and both.decision.step.left == 1
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
