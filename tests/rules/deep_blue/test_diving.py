"""Dives: rush, gems, hazards, crew, the leader's word (DEB-7, DEB-8, DEB-12)."""

import pytest

from rules.deep_blue.odds import gem_chances, strike_chance
from tests.rules.deep_blue.position import asked, do, kinds_of, legal, pass_rush, refused, table

MIXED = "silver silver silver silver gold gold gold red red green black black black blue blue blue"


def test_a_dive_needs_an_own_boat_on_a_wreck() -> None:
    """DEB-7.1, ruling 22 (R): in the middle is enough; a site that is empty or a hidden wreck of others is
    not."""
    assert "dive:S1" in legal(table(boats="0A S1"))
    assert refused(table(boats="0A S3"), "dive:S3") == "DEB-7.1"
    assert refused(table(boats="1A S1"), "dive:S1") == "DEB-3.1"


def test_the_leader_names_one_of_two_wrecks() -> None:
    """DEB-7.2 (R)"""
    state = table(boats="0A S1, 0B S2")
    assert {"dive:S1", "dive:S2"} < legal(state)
    do(state, "dive:S2")
    assert state.dive and state.dive.node == "S2"


NEAR = "0A A3, 0B S4, 1A B3, 1B S3, 2A A8, 2B A4"


def test_who_may_rush() -> None:
    """DEB-7.3, DEB-7.4, vector X7, ruling 26 (R): exactly one movement away, whatever kind of space; the
    leader first."""
    state = table(players=3, tiles="A3:N1", boats=NEAR, draws="gold")
    do(state, "dive:A3")
    assert asked(state) == ("ChooseRush", 1)
    assert legal(state) == {"boat:1A", "button:done"}
    reason = state.judge("boat:1B")
    assert reason and (reason.rule, reason.args["need"], reason.args["reach"]) == ("DEB-7.4", 2, 1)
    do(state, "boat:1A")
    assert legal(state) == {"boat:2A", "button:done"} and refused(state, "boat:2B") == "DEB-7.4"
    state = table(players=3, tiles="A3:N1", boats="0A A3, 0B S6, 1A B3", draws="gold")
    do(state, "dive:A3")
    assert asked(state) == ("ChooseRush", 0)
    assert refused(state, "boat:0A") == "DEB-7.3"
    do(state, "boat:0B")
    assert asked(state) == ("ChooseRush", 1)


def test_rushing_boats_stand_in_the_middle() -> None:
    """DEB-7.5, ruling 25 (R), vector X21: even with free spaces; the space they leave becomes free."""
    state = table(boats="0A S4, 1A S1.1, 1B S1", draws="gold")
    do(state, "dive:S4", "boat:1A")
    assert state.seats[1].boats["A"] == ("S4", 0)
    assert 1 in state.free_spots("S1")
    assert legal(state) == {"boat:1B", "button:done"}


def test_boats_alike_rush_one_by_one() -> None:
    """DEB-7.3, DEB-5.7: both from the harbour, which counts as a space (DEB-7.4, ruling 24)."""
    state = table(boats="0A S1", draws="gold")
    do(state, "dive:S1")
    assert asked(state) == ("ChooseRush", 0) and legal(state) == {"boat:0B", "button:done"}
    do(state, "button:done")
    assert legal(state) == {"boat:1A", "button:done"} and refused(state, "boat:1B") == "DEB-5.7"
    do(state, "boat:1A")
    assert legal(state) == {"boat:1B", "button:done"}


def test_everybody_on_the_wreck_takes_part() -> None:
    """DEB-7.6, rulings 23 and 26 (R): willing or not; who has both boats there is noted."""
    state = table(
        players=4, boats="1A S4, 1B S4.2, 2A S4, 0A S5, 0B B2, 3A A6, 3B A6", turn=2, draws="silver"
    )
    do(state, "dive:S4")
    pass_rush(state)
    assert state.dive and (state.dive.order, state.dive.two_boats) == ((2, 1), (1,))


def test_the_first_gem_must_be_drawn() -> None:
    """DEB-8.1 (R): without being asked; then the leader goes on or stops (DEB-8.19), he alone (DEB-8.10)."""
    state = table(boats="0A S4, 1A S4", draws="silver black")
    events = do(state, "dive:S4")
    assert [event.args["gem"] for event in events if event.kind == "GemDrawn"] == ["silver"]
    assert next(event for event in events if event.kind == "GemDrawn").reveals
    assert asked(state) == ("ContinueDive", 0) and legal(state) == {"button:draw", "button:stop"}
    do(state, "button:draw")
    assert asked(state) == ("ContinueDive", 0), "also after a hazard"
    events = do(state, "button:stop")
    assert "DiveStopped" in kinds_of(events) and state.dive is None


def test_gems_come_from_the_bag_and_go_back() -> None:
    """DEB-8.1, DEB-9.5 (R)"""
    state = table(boats="0A S4", draws="silver gold")
    bag = dict(state.bag)
    do(state, "dive:S4", "button:draw")
    assert (state.bag["silver"], state.bag["gold"]) == (bag["silver"] - 1, bag["gold"] - 1)
    do(state, "card:K2.0", "button:stop")
    assert state.bag == bag


def test_green_and_purple_have_no_value_of_their_own() -> None:
    """DEB-8.2, DEB-12.4, DEB-12.5 (R): only an occultist or an archaeologist makes points of them."""
    state = table(boats="0A S4, 1A S4", hands=["", "C17 C19"], bag=MIXED + " purple", draws="green purple")
    do(state, "dive:S4", "card:C17", "button:draw", "card:C19", "button:stop")
    assert state.seats[0].chest == {"cards": 0, "gems": 0, "leading": 3, "scenario": 0}
    assert state.seats[1].chest == {"cards": 13, "gems": 0, "leading": 0, "scenario": 0}


@pytest.mark.parametrize("draws", ["black blue black", "blue black blue", "black black", "blue blue"])
def test_the_first_of_each_hazard_is_a_warning(draws: str) -> None:
    """DEB-8.3, DEB-8.4, vector V12, rulings 28 and 29 (R): the colours are counted apart; the second
    strikes all."""
    state = table(boats="0A S4, 1A S4", hands=["C01 C05", "C02 C06"], draws=draws)
    events = do(state, "dive:S4")
    for _ in draws.split()[2:]:
        assert asked(state) == ("ContinueDive", 0)
        events += do(state, "button:draw")
    events += do(state, "button:draw")
    assert kinds_of(events).count("HazardWarning") == len(set(draws.split()))
    assert kinds_of(events).count("HazardStrikes") == 1
    assert asked(state) == ("ChooseProtection", 0)
    do(state, next(move for move in legal(state) if move.startswith("card")))
    assert asked(state) == ("ChooseProtection", 1)


def test_protection_by_card() -> None:
    """DEB-8.5, DEB-12.2, ruling 32 (R): one matching card for one gem and one player; two others are none."""
    state = table(boats="0A S4, 1A S4", hands=["C01 C05 C06", "C06"], draws="black black black")
    do(state, "dive:S4", "button:draw")
    assert legal(state) == {"card:C05", "card:C06", "button:surface"}
    assert refused(state, "card:C01") == "DEB-8.5"
    do(state, "card:C05", "button:surface", "button:draw")
    assert asked(state) == ("ChooseProtection", 0) and legal(state) == {"card:C06", "button:surface"}
    assert refused(state, "card:C01") == "DEB-8.5"


def test_protection_by_space_works_once() -> None:
    """DEB-8.6, DEB-12.11, ruling 30 (R): the boat moves to the middle; its space stays empty during the
    dive."""
    state = table(boats="0A S4.3, 1A S4", hands=["", ""], draws="blue blue blue")
    do(state, "dive:S4", "button:draw")
    assert legal(state) == {"boat:0A", "button:surface"} and refused(state, "boat:0B") == "DEB-8.6"
    do(state, "boat:0A")
    assert state.seats[0].boats["A"] == ("S4", 0) and 3 in state.free_spots("S4")
    assert state.dive and state.dive.inside == (0,)
    do(state, "button:draw")
    assert state.dive is None and state.seats[0].chest["leading"] == 3


def test_a_space_of_another_colour_or_wreck_does_not_protect() -> None:
    """DEB-8.6, DEB-12.14 (R)"""
    state = table(boats="0A S4.3, 0B S2.3", hands=["C05"], draws="black black")
    do(state, "dive:S4", "button:draw")
    assert refused(state, "boat:0A") == "DEB-8.6" == refused(state, "boat:0B")
    assert legal(state) == {"card:C05", "button:surface"}


def test_a_space_for_either_hazard() -> None:
    """DEB-12.12, vector X3 (R): once against black or blue, then no more."""
    state = table(tiles="S4:T5", boats="0A S4.3", hands=[""], draws="black blue blue black")
    do(state, "dive:S4", "button:draw", "button:draw", "boat:0A")
    assert state.dive and state.dive.inside == (0,)
    do(state, "button:draw")
    assert state.dive is None and state.seats[0].chest["gems"] == 0


def test_nobody_must_protect() -> None:
    """DEB-8.7, vector X2, rulings 31 and 36 (R): the leader surfaces though he could stay, and keeps his
    card."""
    state = table(boats="0A S4, 1A S4", hands=["C06", "C05"], draws="black black")
    do(state, "dive:S4", "button:draw", "button:surface", "card:C05")
    assert state.dive is None
    assert (state.seats[0].hand, state.seats[1].resting) == (["C06"], ["C05"])


def test_who_surfaces_keeps_card_points_and_gets_no_gems() -> None:
    """DEB-8.8, DEB-8.15, ruling 33 (R): and plays no more cards in this dive."""
    state = table(boats="0A S4, 1A S4.1", hands=["C05", "K2 C11 C09"], draws="gold black black red")
    do(state, "dive:S4", "card:K2.1", "button:done", "button:draw", "button:done", "button:draw", "card:C05")
    assert state.dive and state.dive.inside == (0,) and state.seats[1].hand == ["C09", "C11"]
    do(state, "button:draw")
    assert asked(state) == ("ContinueDive", 0), "Yellow is not asked for Otto any more"
    do(state, "button:stop")
    assert state.seats[1].chest == {"cards": 2, "gems": 0, "leading": 0, "scenario": 0}
    assert state.seats[1].boats["A"] == ("S4", 0)


def test_a_surfaced_leader_ends_the_dive() -> None:
    """DEB-8.9, DEB-8.17, DEB-9.3, vector X1, rulings 34, 35 and 44: who protects himself still scores."""
    bag = "black black gold gold silver silver silver red blue"
    state = table(
        tiles="A3:N3", boats="0A A3, 1A A3.1", hands=["", "C05 C23"], bag=bag,
        draws="black gold gold silver silver red silver black",
    )  # fmt: skip
    do(state, "dive:A3", *["button:draw"] * 7)
    assert asked(state) == ("ChooseProtection", 1), "the leader has nothing and surfaces unasked"
    do(state, "card:C05")
    assert asked(state) == ("PlayCrew", 1)
    do(state, "card:C23")
    assert state.dive is None
    assert state.seats[0].chest == {"cards": 0, "gems": 0, "leading": 5, "scenario": 0}
    assert (state.seats[1].chest["cards"], state.seats[1].chest["gems"], state.seats[1].vp) == (6, 17, 23)


def test_without_protection_one_surfaces_unasked() -> None:
    """DEB-8.11, DEB-1.7"""
    state = table(boats="0A S4, 1A S4", hands=["C05", "K1 C01"], draws="black black")
    events = do(state, "dive:S4", "button:draw", "card:C05")
    assert [event.args["player"] for event in events if event.kind == "Surfaced"] == [1]
    assert asked(state) == ("ContinueDive", 0)


def test_only_the_points_side_counts_in_a_dive() -> None:
    """DEB-8.12, DEB-12.2, DEB-12.7, vector X18 (R): neither protection at a warning nor propellers nor
    money."""
    state = table(boats="0A S4", hands=["C01 K3 K4 C11"], draws="blue gold")
    do(state, "dive:S4")
    assert asked(state)[0] == "ContinueDive", "nothing can be played for the warning"
    do(state, "button:draw")
    assert legal(state) == {"card:C11", "button:done"}
    assert [refused(state, card) for card in ("card:C01", "card:K3.0", "card:K4.0")] == ["DEB-8.12"] * 3


def test_conditions_of_cards() -> None:
    """DEB-8.13, DEB-12.3, DEB-12.6, rulings 38 to 40: also later than at the gem that fulfils them; hazards
    count."""
    state = table(
        boats="0A S4", hands=["K2 K1 C25 C27"], bag="gold silver silver silver black blue red red",
        draws="gold silver black silver blue silver red",
    )  # fmt: skip
    do(state, "dive:S4")
    reason = state.judge("card:K1.0")
    assert reason and reason.rule == "DEB-8.13"
    assert dict(reason.args) == {"card": "K1.0", "need": 3, "have": 0, "gem": "silver"}
    do(state, "button:done", "button:draw")
    assert legal(state) == {"card:K2.0", "button:done"}, "X19: late by one gem"
    do(state, "card:K2.0", "button:draw", "button:draw", "button:draw", "button:draw")
    assert legal(state) == {"card:K1.0", "card:C25", "button:all", "button:done"}
    assert state.decision.facts(("button:all",)) == {"vp": 6}
    do(state, "card:K1.0", "button:done", "button:draw")
    assert legal(state) == {"card:C25", "button:done"}, "seven are at least six"
    assert refused(state, "card:C27") == "DEB-8.13"
    do(state, "card:C25")
    assert state.dive and state.dive.card_vp == {0: 8}


def test_first_card_example() -> None:
    """DEB-8.14, vector V7, ruling 37 (R): two divers play a red card each for 4; one with both plays them
    for 8."""
    state = table(players=3, boats="0A S4, 1A S4, 2A S4", hands=["", "C09", "C10"], draws="red")
    do(state, "dive:S4", "card:C09", "card:C10", "button:stop")
    assert [seat.chest["cards"] for seat in state.seats] == [0, 4, 4]
    state = table(players=3, boats="0A S4, 1A S4", hands=["", "C09 C10"], draws="red")
    do(state, "dive:S4")
    assert refused(state, "button:all") == "" == refused(state, "card:C09")
    do(state, "button:all", "button:stop")
    assert state.seats[1].chest["cards"] == 8


def test_second_card_example() -> None:
    """DEB-8.14, DEB-8.13, vector V8 (R): the eighth gem is the first gold one; two cards at once, 2 + 6."""
    bag = "silver silver silver red red black blue gold gold"
    state = table(
        boats="0A S4", hands=["K2 C23"], bag=bag, draws="silver silver red black silver red blue gold"
    )
    do(state, "dive:S4", *["button:draw"] * 7, "card:K2.0", "card:C23")
    assert state.dive and state.dive.card_vp == {0: 8}


def test_nothing_is_played_between_dives() -> None:
    """DEB-8.13, DEB-8.12, ruling 41 (R): and nobody must play."""
    assert refused(table(hands=["K2"], boats="0A S4"), "card:K2.0") == "DEB-3.1"
    state = table(boats="0A S4", hands=["K2"], draws="gold")
    do(state, "dive:S4", "button:done", "button:stop")
    assert state.seats[0].hand == ["K2.0"]


def test_first_protect_then_play() -> None:
    """DEB-8.16, vector V9 (R): an eighth gem that strikes."""
    bag, draws = (
        "blue blue silver silver silver red red black gold",
        "blue silver silver red black silver red blue",
    )
    state = table(boats="0A S4", hands=["C23 C01"], bag=bag, draws=draws)
    do(state, "dive:S4", *["button:draw"] * 7)
    assert asked(state)[0] == "ChooseProtection" and refused(state, "card:C23") == "DEB-8.5"
    stays, leaves = state.clone(), state.clone()
    do(stays, "card:C01", "card:C23")
    assert stays.dive and stays.dive.card_vp == {0: 6}
    do(leaves, "button:surface")
    assert leaves.dive is None and leaves.seats[0].chest["cards"] == 0


def test_an_empty_bag_ends_the_dive() -> None:
    """DEB-8.18, ruling 43: as if the leader had stopped."""
    state = table(boats="0A S4", hands=[""], bag="gold silver", draws="gold silver")
    do(state, "dive:S4", "button:draw")
    assert state.dive is None and state.seats[0].chest["gems"] == 3


def test_the_order_of_questions() -> None:
    """DEB-8.4, DEB-8.12: leader first, then clockwise; who has nothing to play is not asked."""
    hands = ["C06 C09", "C10", "K3", "C05 C17"]
    state = table(
        players=4, turn=3, boats="0A S4, 1A S4, 2A S4, 3A S4", hands=hands, draws="black red black", bag=MIXED
    )
    do(state, "dive:S4", "button:draw")
    assert asked(state) == ("PlayCrew", 0)
    do(state, "button:done")
    assert asked(state) == ("PlayCrew", 1)
    do(state, "button:done", "button:draw")
    assert asked(state) == ("ChooseProtection", 3)
    do(state, "card:C05")
    assert asked(state) == ("ChooseProtection", 0)
    do(state, "card:C06")
    assert state.dive and state.dive.inside == (3, 0)
    assert asked(state) == ("PlayCrew", 0)


def test_honest_odds() -> None:
    """Ruling 42, DEB-8.3, DEB-11.1: what can still strike, of a bag that everybody can count."""
    state = table(
        boats="0A S4", hands=[""], bag="black black blue blue gold gold silver silver", draws="black gold"
    )
    do(state, "dive:S4")
    assert strike_chance(state) == pytest.approx(1 / 7)
    assert gem_chances(state)["gold"] == pytest.approx(2 / 7)
    assert state.decision.facts(("button:draw",)) == {"risk": 14}
    state = table(tiles="A3:U1", boats="0A A3", hands=[""], bag="black black gold gold", draws="gold gold")
    state.bag["silver"] = 1
    do(state, "dive:A3")
    assert strike_chance(state) == pytest.approx(1 / 3), (
        "two blacks of black, black, silver: the second one strikes"
    )


def test_after_the_dive() -> None:
    """DEB-12.21, vector X22, rulings 45 and 46 (R): the site is empty, boats stay and can rush from there."""
    state = table(boats="0A S4.1, 1A S4", hands=["", ""], draws="silver")
    do(state, "dive:S4", "button:stop")
    assert state.seats[0].boats["A"] == ("S4", 0) and "S4" not in state.open_tiles
    state = table(
        tiles="S1:T1", players=3, turn=2, boats="2A S1, 2B A9, 0A S4, 0B A9, 1A S4, 1B A9", draws="silver"
    )
    do(state, "dive:S1")
    assert asked(state) == ("ChooseRush", 0) and "boat:0A" in legal(state)
