"""Toxicity, survivors, artifacts, dials, switching, the end of the game (FLO-12, FLO-13, FLO-15)."""

import pytest

import rules
from rules.flotilla.components import box
from rules.flotilla.decisions_switch import DecideSwitch
from rules.flotilla.decisions_trade import ChooseObjective
from rules.flotilla.decisions_turn import EndTurn
from rules.flotilla.effects import Effect
from rules.flotilla.scoring import final_points, majority, score_game
from rules.flotilla.sea import free_sites
from tests.rules.flotilla.position import asked, do, kinds, legal, refused, table


def effect(text: str, **known: object):
    """An effect that waits."""
    return table(step=Effect(0, text, "cards"), **known)


def test_v10_the_end_of_the_scoring_track() -> None:
    """FLO-12.1 to FLO-12.3, V10, FAQ 4: it stays on the last field; the clinician still improves it."""
    state = effect("toxicity 1", tox=7, tox_index=7)
    assert (state.seats[0].tox, state.seats[0].tox_index) == (0, 7)
    better = effect("score_up 1", tox_index=7)
    assert better.seats[0].tox_index == 6
    assert effect("score_up 1").seats[0].tox_index == 0


def test_cleaning() -> None:
    """FLO-12.3: not below the first space, never back over a scoring field."""
    state = effect("clean 3", tox=2, tox_index=1)
    assert state.seats[0].toxicity == (1, 0)
    assert effect("clean 3", tox=5).seats[0].tox == 2


def test_less_toxicity() -> None:
    """FLO-12.4: the scoring tracker first, then the tracker."""
    assert table(tox=7).seats[0].toxicity < table(tox_index=1).seats[0].toxicity


def test_survivors_one_at_a_time() -> None:
    """FLO-12.5, rulings 21, 22 and 68: each field passed pays the active player; crew of any guild."""
    state = effect("survivor 3")
    assert state.seats[0].points == 2 and asked(state) == "ChooseCrewGuild"
    do(state, "guild:delvers")
    assert len(state.seats[0].hand) == 7 and state.survivor == 3


def test_v20_the_milestone() -> None:
    """FLO-12.6, V20, ruling 23: 2 toxicity, an artifact, a dial below 4, all of it."""
    state = effect("survivor 1", survivor=9, tox=7, artifacts=("A05",), dials=(4, 1, 1, 1))
    assert state.seats[0].toxicity == (1, 1) and state.hub["traders"] == ("A05",)
    assert asked(state) == "ChooseDial" and refused(state, "dial:speakers") == "FLO-12.8"
    assert refused(state, "button:decline") == "FLO-12.6"
    do(state, "dial:traders")
    assert state.dials == (4, 2, 1, 1)
    order = kinds(
        do(table(hand="S15", survivor=9, artifacts=("A05",)), "card:S15", "button:done", "button:done")
    )
    assert [each for each in order if each in ("Milestone", "ToxicityGained", "ArtifactDrawn")] == [
        "Milestone", "ToxicityGained", "ArtifactDrawn",
    ]  # fmt: skip


def test_all_dials_at_four() -> None:
    """FLO-12.8, FLO-12.9, ruling 24: nothing happens; dials are common."""
    assert effect("dial 1", dials=(4, 4, 4, 4)).decision.player == 1


def test_setting_up_gives_no_milestone() -> None:
    """FLO-2.1, ruling 25."""
    assert table().survivor == 0 and table().artifacts


def test_v13_v14_free_ships() -> None:
    """FLO-12.7, V13, V14, FAQ 11: 12 money on the Skyside or without a ship in reserve."""
    sky = effect("artifact 1", artifacts=("A08",), side="sky", money=0)
    assert sky.seats[0].money == 12 and sky.hub["traders"] == ("A08",)
    full = effect("artifact 1", artifacts=("A13",), money=0, reserve=0)
    assert full.seats[0].money == 12
    sink = effect("artifact 1", artifacts=("A13",), money=0)
    assert (sink.seats[0].money, len(sink.seats[0].ships)) == (0, 2)


def test_three_slots_of_each_guild() -> None:
    """FLO-12.7, FLO-2.8: what is drawn leaves the bag for its guild's next slot, one of three."""
    state = effect("artifact 1", artifacts=("A09", "A10"), side="sky")
    (drawn,) = state.hub["founders"]
    assert {drawn, *state.artifacts} == {"A09", "A10"} and len(state.artifacts) == 1
    hub = {"speakers": (), "traders": (), "founders": ("A09", "A11"), "delvers": ()}
    last = effect("artifact 1", artifacts=("A10",), hub=hub)
    assert last.hub["founders"] == ("A09", "A11", "A10") and not last.artifacts
    assert last.seats[0].points == 5  # the front, once


def test_no_artifact_left() -> None:
    """FLO-12.7, ruling 60: 4 points."""
    assert effect("artifact 1", artifacts=()).seats[0].points == 4


def test_v3_v4_ships_are_sold() -> None:
    """FLO-13.1, FLO-13.2, V3, V4, rulings 14 and 52: 16 for the first, 13 for the second; no reserves."""
    state = table(players=4, hand="C1", ships="0.0 0.1", money=0)
    do(state, "card:C1", "button:done")
    assert asked(state) == "DecideSwitch"
    assert state.decision.facts(("button:switch",))["builds"] == 1
    do(state, "button:switch")
    assert (state.seats[0].money, state.seats[0].ships, state.seats[0].reserve) == (32, (), 0)
    second = table(players=4, hand="C1", ships="0.0 0.1 0.1", money=0, joined=(2,))
    do(second, "card:C1", "button:done", "button:switch")
    assert second.seats[0].money == 39 and second.joined == (2, 0)


def test_t10_the_six_steps() -> None:
    """FLO-13.2 to FLO-13.4, T10, rulings 31, 50, 51, 53 and 73: what stays, what is turned, what is lost."""
    tiles = "B01@0.2/0 R02@1.1/0 R04@1.2/0 G02@-1.2/0 Y04@0.3/0"
    state = table(
        hand="C1", pile="C4", ships="0.1:blue3 0.0", money=4, tiles=tiles, outposts="0.0 0.2", built=3,
        floating=1, depleted="1.1", joined=(1,), seals=(1, 0, 0, 0), discs=(2, 0, 0, 0), tox=3, points=9,
    )  # fmt: skip
    do(state, "card:C1", "button:done", "button:switch")
    seat = state.seats[0]
    assert seat.side == "sky" and seat.money == 4 + 2 * 12 and seat.resources == (0, 0, 0, 3)
    assert seat.supply == ("G02", "R02", "R04", "Y04") and "B01" in state.bag
    assert (seat.outposts, seat.floating, seat.outposts_left) == (("0.0",), 1, 3)
    assert (seat.tiles, seat.depleted) == ({}, ())
    assert (seat.seals, seat.discs, seat.tox, seat.points) == ((1, 0, 0, 0), (2, 0, 0, 0), 3, 9)
    assert set(seat.hand) == {"C1", "C4"} and not seat.pile


def test_docks_of_all_numbers_of_players() -> None:
    """FLO-2.1, FLO-13.2: the later one joins, the less a ship brings and the more may be built."""
    for players in (3, 4, 5):
        row = box().counts[players]
        assert len(row.dock_price) == len(row.dock_builds) == players == row.players
        assert list(row.dock_price) == sorted(set(row.dock_price), reverse=True)
        assert list(row.dock_builds) == sorted(set(row.dock_builds))
        for before in range(players):
            joined = tuple(range(1, before + 1))
            state = table(players=players, hand="C1", ships="0.0 0.1 0.1", money=1, joined=joined)
            do(state, "card:C1", "button:done")
            facts = state.decision.facts(("button:switch",))
            assert (facts["money"], facts["builds"]) == (3 * row.dock_price[before], row.dock_builds[before])
            do(state, "button:switch")
            assert state.seats[0].money == 1 + 3 * row.dock_price[before] and state.joined[-1] == 0
    four = box().counts[4]
    assert four.dock_price[:2] == (16, 13) and four.dock_builds[1] == 2  # the rulebook's own numbers


def test_only_tiles_with_an_outpost_are_lost() -> None:
    """FLO-13.2: steps 2 and 3; what is told before is what happens, the rest of the bag is as it was."""
    tiles = "B01@0.2/0 B03@1.1/0 R04@1.2/0 G02@-1.2/0"
    state = table(hand="C1", tiles=tiles, outposts="0.0 0.2 1.1", supply="Y04", built=3)
    bag = set(state.bag)
    do(state, "card:C1", "button:done")
    facts = state.decision.facts(("button:switch",))
    assert (facts["ships"], facts["tiles"], facts["lost"]) == (1, 2, 2)
    do(state, "button:switch")
    seat = state.seats[0]
    assert seat.supply == ("G02", "R04", "Y04") and set(state.bag) == bag | {"B01", "B03"}
    assert (seat.outposts, seat.outposts_left, free_sites(seat)) == (("0.0",), 3, ())


def test_cargo_pays_for_what_is_built_at_once() -> None:
    """FLO-13.2: step 1 comes before step 6; each tile is scored, and one may build less."""
    state = table(hand="C1", tiles="B01@0.2/0 R02@1.1/0", ships="0.1:blue2", joined=(1, 2))
    do(state, "card:C1", "button:done", "button:switch")
    assert state.seats[0].resources == (0, 0, 0, 2) and refused(state, "tile:R02") == "FLO-9.2"
    do(state, "tile:B01", "hex:1.0 turn:0")
    assert state.seats[0].points == 1 and state.seats[0].resources == (0, 0, 0, 0)
    assert state.decision.player == 1 and state.seats[0].supply == ("R02",)


def test_the_first_turn_and_the_next_one() -> None:
    """FLO-13.1, FLO-5.6: even in the first turn; from now on cards bring income and the sea is gone."""
    state = rules.load("flotilla").new(3, 3)
    player = state.decision.player
    do(state, "card:C1", "button:done", "button:switch")
    assert state.seats[player].money == 12 + 16 and state.seats[player].side == "sky"
    while state.decision.player != player:
        do(state, "card:C1", "button:done", "button:stay")
    events = do(state, "card:C3")
    assert "MoneyGained" in kinds(events) and asked(state) == "ChooseInfluence"


def test_a_second_switch_is_refused() -> None:
    """FLO-13.1: the question is never asked above; if it were, it would be refused."""
    state = table(side="sky", step=DecideSwitch(0))
    assert refused(state, "button:switch") == "FLO-13.1" and legal(state) == {"button:stay"}


def test_building_while_switching() -> None:
    """FLO-13.2: up to the number of the dock, costs are paid, each is scored."""
    state = table(hand="C1", tiles="B01@0.2/0 R02@1.1/0", resources="blue2 red1", joined=(1,))
    do(state, "card:C1", "button:done", "button:switch")
    assert asked(state) == "BuildTile" and state.decision.step.left == 2
    do(state, "tile:B01", "hex:0.2 turn:0", "tile:R02", "hex:1.2 turn:0")
    assert state.seats[0].points == 2 and state.seats[0].pile == ()


def test_switching_is_for_good() -> None:
    """FLO-13.1, FLO-3.7: a Skysider's captain only collects; below, sailing comes before the question."""
    state = table(side="sky", hand="C1", pile="C4")
    events = do(state, "card:C1")
    assert "CardsCollected" in kinds(events) and state.decision.player == 1
    stay = table(hand="C1")
    do(stay, "card:C1", "button:done")
    assert legal(stay) == {"button:switch", "button:stay"}


def test_v24_the_last_rounds() -> None:
    """FLO-15.1, FLO-1.2, V24, ruling 63: the round is completed, then one more; points from the reserve."""
    state = table(vp_supply=3, hand="C3 C1", rivals=[{"hand": "C3 C1"}] * 2)
    state.stack.append(Effect(0, "vp 5", "cards"))
    state.settle()
    assert (state.vp_supply, state.end_round, state.seats[0].points) == (0, 1, 5)
    players = []
    while state.decision:
        if state.decision.name == "PlayCard":
            players.append(state.decision.player)
        do(state, [*state.legal_moves()][-1])
    assert players == [0, 1, 2, 0, 1, 2]


def test_v24_as_it_is_told() -> None:
    """FLO-15.1, V24: seat 1 began; the supply ends with seat 2, so seat 0 plays, then all three once more."""
    for first, last, wanted in ((1, 2, [0, 1, 2, 0]), (1, 0, [1, 2, 0]), (1, 1, [2, 0, 1, 2, 0])):
        state = table(vp_supply=4, hand="C3 C1", rivals=[{"hand": "C3 C1"}] * 2)
        state.start, state.stack = first, []
        state.push(Effect(last, "vp 4", "cards"), EndTurn(last))
        state.settle()
        assert (state.vp_supply, state.end_round) == (0, 1)
        players = []
        while state.decision:
            if state.decision.name == "PlayCard":
                players.append(state.decision.player)
            do(state, [*state.legal_moves()][-1])
        assert players == wanted and state.round == 2


def test_one_point_left_is_no_end() -> None:
    """FLO-15.1, FLO-1.2: the supply must be used up; then the reserve pays, and the end is not put off."""
    state = effect("vp 4", vp_supply=5)
    assert (state.vp_supply, state.end_round) == (1, 0)
    state.round, state.active = 3, 0
    for _ in range(2):
        state.stack.append(Effect(0, "vp 1", "cards"))
        state.settle()
    assert (state.vp_supply, state.end_round, state.seats[0].points) == (0, 3, 6)
    state.round = 4
    state.stack.append(Effect(0, "vp 9", "cards"))
    state.settle()
    assert (state.vp_supply, state.end_round, state.seats[0].points) == (0, 3, 15)


def test_the_guard() -> None:
    """FLO-15.4: a game that does not end is scored after its last round."""
    state = table(round=80, hand="C1")
    state.start = 1
    events = do(state, "card:C1", "button:done", "button:stay")
    assert (
        state.is_terminal() and kinds(events)[-1] == "GameEnded" and kinds(events).count("EndTriggered") == 1
    )
    late = table(round=80, hand="C1")
    late.start, late.end_round, late.vp_supply = (
        1,
        80,
        0,
    )  # the supply ran out in the last round: no further one
    assert "EndTriggered" not in kinds(do(late, "card:C1", "button:done", "button:stay"))
    assert late.is_terminal()


def test_nothing_is_told_where_nothing_happens() -> None:
    """FLO-8.1, FLO-12.1, FLO-14.6: an empty bag, an objective that is worth nothing, a level that stays."""
    for text, bag, events in (
        ("toxicity 1", (), ["ToxicityGained"]),
        ("draw 2 place 1", (), []),
        ("clean 2", (), []),
    ):
        state = table(bag=bag)
        state.stack.append(Effect(0, text, "cards"))
        state.bag = bag
        heard: list[rules.Event] = []
        state.listen(heard)
        state.settle()
        assert [event.kind for event in heard] == events
    state = table(step=ChooseObjective(0), ships="0.0", seals=(0, 0, 0, 0))
    state.objectives = {**state.objectives, "sink": (("seals", 0), ("fleet", 0))}
    assert kinds(do(state, "objective:seals"))[:2] == ["ObjectiveScored", "ObjectiveRemoved"]


@pytest.mark.parametrize("field", range(8))
def test_the_scoring_track_of_toxicity(field: int) -> None:
    """FLO-15.2, FLO-12.1: what the field of the scoring tracker shows, which may be a loss."""
    values = box().constants["tox_score"]
    assert final_points(table(tox_index=field, tox=7), 0)["toxicity"] == values[field]
    assert list(values) == sorted(values, reverse=True) and values[0] > 0 > values[-1]
    state = table(points=20, tox_index=field, money=0)
    score_game(state)
    assert state.seats[0].points == 20 + values[field]


def test_money_and_resources_at_the_end() -> None:
    """FLO-15.2: 1 for every full 5 money, 1 for every two resources of whatever colours."""
    for money, resources, points in ((4, "red1", (0, 0)), (5, "red1 blue1", (1, 1)), (14, "green3", (2, 1))):
        found = final_points(table(money=money, resources=resources), 0)
        assert (found["money"], found["resources"]) == points


def test_v25_ties_for_seals() -> None:
    """FLO-15.2, V25, ruling 65: toxicity decides; equal ones get 10 each, then there is no second."""
    seals = (2, 0, 0, 0)
    rivals = [{"seals": seals, "tox": 4, "tox_index": 2}, {"seals": (1, 0, 0, 0)}]
    state = table(seals=seals, tox=3, tox_index=2, rivals=rivals)
    assert majority(state, "speakers") == {0: 10, 1: 5}
    state.seats[1].tox = 3
    assert majority(state, "speakers") == {0: 10, 1: 10}
    assert majority(state, "traders") == {}  # ruling 64: nothing without a seal
    second = table(seals=(3, 0, 0, 0), rivals=[{"seals": seals}, {"seals": seals}])
    assert majority(second, "speakers") == {0: 10, 1: 5, 2: 5}


def test_t15_final_scoring() -> None:
    """FLO-15.2, T15, ruling 66: all parts of three players; cargo does not count."""
    state = table(
        points=101, money=23, resources="red5", tox=5, tox_index=2, seals=(3, 0, 1, 2), ships="0.1:red4",
        rivals=[
            {"points": 104, "money": 9, "tox": 3, "seals": (3, 0, 1, 0)},
            {"points": 96, "money": 31, "resources": "red4", "tox": 1, "tox_index": 5, "seals": (1, 2, 1, 2)},
        ],
    )  # fmt: skip
    assert final_points(state, 0) == {"money": 4, "resources": 2, "toxicity": 2, "seals": 20}
    state.stack = []
    score_game(state)
    assert [seat.points for seat in state.seats] == [129, 133, 113] and state.winners() == [1]


def test_ties_for_victory() -> None:
    """FLO-15.3: less toxicity, more crew cards, more money; then shared."""
    state = table(points=50, money=5, rivals=[{"points": 50, "money": 5}, {"points": 40}])
    assert state.winners() == [0, 1] and state.returns() == [0.5, 0.5, 0.0]
    state.seats[1].money = 6
    assert state.winners() == [1]
    state.seats[0].pile = ("S11",)
    assert state.winners() == [0]
    state.seats[0].tox = 1
    assert state.winners() == [1]
    assert box().constants["majority"] == (10, 5)


def test_a_retired_card_is_no_crew() -> None:
    """FLO-4.9: hand and pile together."""
    assert len(table(hand="C1 C2", pile="S11").seats[0].crew) == 3
