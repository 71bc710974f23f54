"""The seven scenarios and the options (DEB-11, DEB-13)."""

import pytest

from tests.rules.deep_blue.position import asked, do, gems_in_all, kinds_of, legal, refused, table

CITY = "A2:U1? A3:N1? A6:N2? S6:T1 S4:T3"


def test_scenarios_touch_city_tiles_only() -> None:
    """DEB-11.1, DEB-11.2, ruling 51 (R): on a normal wreck one gem is drawn, and cards give what they
    show."""
    state = table(boats="0A S4", hands=["K2"], draws="gold silver")
    events = do(state, "dive:S4", "card:K2.0")
    assert kinds_of(events).count("GemDrawn") == 1
    state = table(boats="0A S4", hands=["K2"], draws="gold", scenario="best_of_the_best")
    do(state, "dive:S4", "card:K2.0")
    assert state.dive and state.dive.card_vp == {0: 2}
    state = table(boats="0A S4", hands=[""], draws="gold gold silver", scenario="lucrative_wrecks")
    do(state, "dive:S4", "button:draw", "button:draw", "button:stop")
    assert state.seats[0].chest["scenario"] == 0


# Troubled waters


def test_two_gems_at_a_time() -> None:
    """DEB-11.1 (R): also the first time; the leader is asked after both."""
    state = table(tiles="A3:U1", boats="0A A3", hands=[""], draws="gold silver red black")
    events = do(state, "dive:A3")
    assert kinds_of(events).count("GemDrawn") == 2 and asked(state) == ("ContinueDive", 0)
    events = do(state, "button:draw")
    assert kinds_of(events).count("GemDrawn") == 2


def test_hazards_before_the_other_gem_counts() -> None:
    """DEB-11.1, DEB-8.16, vector V10, ruling 50 (R): whoever surfaces because of one cannot use the other."""
    draws = "black silver black red"
    state = table(tiles="A3:U3", boats="0A A3, 1A A3", hands=["C05 C10", "C06 C09"], draws=draws)
    do(state, "dive:A3", "button:draw")
    assert asked(state) == ("ChooseProtection", 0) and refused(state, "card:C10") == "DEB-8.5"
    do(state, "card:C05", "button:surface", "card:C10")
    assert state.dive and state.dive.inside == (0,) and state.dive.card_vp == {0: 4}
    assert "C09" in state.seats[1].hand


def test_two_blacks_at_once() -> None:
    """DEB-11.1, vector X8, ruling 49: a warning, and a strike in the same draw."""
    state = table(tiles="A3:U2", boats="0A A3, 1A A3", hands=["", "C05"], draws="black black")
    events = do(state, "dive:A3")
    assert kinds_of(events).count("HazardWarning") == kinds_of(events).count("HazardStrikes") == 1
    assert asked(state) == ("ChooseProtection", 1)
    do(state, "card:C05")
    assert state.seats[0].chest == {"cards": 0, "gems": 0, "leading": 6, "scenario": 0}


def test_two_strikes_at_once() -> None:
    """DEB-11.1, vector X9: one after the other, each for all who are still in, also when the leader is
    out."""
    state = table(
        tiles="A3:U1", boats="0A A3, 1A A3", hands=["C01", "C02 C05 C11 K3"], draws="black blue blue black",
    )  # fmt: skip
    do(state, "dive:A3", "button:draw")
    assert asked(state) == ("ChooseProtection", 0)
    do(state, "card:C01", "card:C02")
    assert asked(state) == ("ChooseProtection", 1), "nobody asks the leader, who has nothing against black"
    do(state, "card:C05")
    assert state.dive is None and state.seats[1].resting == ["C02", "C05"]


def test_the_last_gem_alone() -> None:
    """DEB-11.1, DEB-8.18, vector X10: with one gem in the bag one is drawn, and the dive ends."""
    state = table(tiles="A3:U1", boats="0A A3", hands=["K3"], bag="silver", draws="silver")
    do(state, "dive:A3")
    assert state.dive is None and state.seats[0].chest["gems"] == 1


# Scattered wealth


def test_gems_are_scattered_when_a_city_tile_is_turned_up() -> None:
    """DEB-11.3, vector X13, ruling 57 (R): on it and on all tiles next to it that have none, before the
    spaces are chosen; none on buoys."""
    state = table(
        tiles=CITY, boats="0A S6", hands=["K2"], scenario="scattered_wealth", draws="gold red black"
    )
    state.gem_on["A3"] = "silver"
    state.bag["silver"] -= 1
    bag = sum(state.bag.values())
    events = do(state, "action:sail", "card:K2.0", "boat:0A node:A2")
    placed = [(event.args["node"], event.args["gem"]) for event in events if event.kind == "GemPlacedOnTile"]
    assert placed == [("A2", "gold"), ("S6", "red"), ("A6", "black")]
    assert asked(state)[0] == "ChooseSpot"
    assert sum(state.bag.values()) == bag - 3 and gems_in_all(state) == 31
    assert state.observation(1).gem_on == {"A2": "gold", "A3": "silver", "A6": "black", "S6": "red"}


def test_no_gems_for_other_tiles_or_scenarios() -> None:
    """DEB-11.3"""
    state = table(tiles="A2:N1?", boats="0A S6", hands=["K2"], scenario="scattered_wealth")
    do(state, "action:sail", "card:K2.0", "boat:0A node:A2")
    assert state.gem_on == {}
    state = table(tiles=CITY, boats="0A S6", hands=["K2"])
    do(state, "action:sail", "card:K2.0", "boat:0A node:A2")
    assert state.gem_on == {}


def scattered(gem: str, draws: str = "", **options: str):
    """Player 0 dives on S4, where a gem lies; player 1 could rush."""
    state = table(
        boats="0A S4, 1A S1", hands=["K2", "C05"], scenario="scattered_wealth", draws=draws, **options
    )  # fmt: skip
    state.gem_on["S4"] = gem
    state.bag[gem] -= 1
    return state


def test_a_scattered_gem_is_the_first_drawn() -> None:
    """DEB-11.3 (R): on the dive board before the rush, on any tile; cards match it; it goes back to the
    bag."""
    state = scattered("gold")
    events = do(state, "dive:S4")
    assert state.dive and state.dive.drawn == ["gold"] and state.gem_on == {}
    assert asked(state) == ("ChooseRush", 1) and not any(event.reveals for event in events)
    do(state, "button:done", "card:K2.0")
    assert asked(state) == ("ContinueDive", 0)
    do(state, "button:stop")
    assert state.seats[0].chest == {"cards": 2, "gems": 2, "leading": 3, "scenario": 0}
    assert gems_in_all(state) == 31 and sum(state.bag.values()) == 19


def test_a_scattered_hazard_is_the_warning() -> None:
    """DEB-11.3, DEB-8.3, ruling 52 (R)"""
    state = scattered("black", draws="black")
    events = do(state, "dive:S4", "button:done")
    assert "HazardWarning" in kinds_of(events)
    events = do(state, "button:draw")
    assert "HazardStrikes" in kinds_of(events)


def test_the_leader_may_have_to_draw_all_the_same() -> None:
    """DEB-13.5: by option the gem on the tile is not the one gem that he must draw."""
    state = scattered("gold", draws="silver", tile_gem_is_draw="no")
    do(state, "dive:S4", "button:done", "card:K2.0")
    assert state.dive and state.dive.drawn == ["gold", "silver"] and asked(state) == ("ContinueDive", 0)


# Lucrative wrecks


@pytest.mark.parametrize(("gems", "points"), [(2, 0), (3, 2), (7, 4), (8, 4), (9, 6)])
def test_points_for_three_gems_each(gems: int, points: int) -> None:
    """DEB-11.4, vector X12 (R): 2 for every 3 gems of any colour, rounded down."""
    bag = "silver silver silver silver black blue green purple red"
    state = table(
        tiles="A3:U1", boats="0A A3", hands=["K3"], bag=bag + " gold", scenario="lucrative_wrecks", draws=bag
    )
    do(state, "dive:A3")
    while state.dive and len(state.dive.drawn) < gems:
        do(state, "button:draw")
    do(state, "button:stop")
    assert state.seats[0].chest["scenario"] == points


def test_only_for_a_leader_who_ends_safely() -> None:
    """DEB-11.4, vector X12 (R)"""
    state = table(
        tiles="A3:U1", boats="0A A3, 1A A3", hands=["K3", "C05 K3"], draws="gold silver black black",
        scenario="lucrative_wrecks",
    )  # fmt: skip
    do(state, "dive:A3", *["button:draw"] * 3, "card:C05")
    assert [seat.chest["scenario"] for seat in state.seats] == [0, 0]


# A storm is coming


def test_turning_up_a_city_tile_starts_a_dive() -> None:
    """DEB-11.5, vector X14, ruling 53 (R): at once and free, after the spaces; rush from 1 or 2 movements."""
    state = table(
        tiles="A2:U3? A3:N1? S4:T3", boats="0A B5, 0B S6, 1A S4", hands=["K3 C09", "K3"],
        scenario="storm_coming", draws="gold",
    )  # fmt: skip
    do(state, "action:sail", "card:K3.0", "boat:0A node:A2", "boat:0B node:A3", "spot:A2.2", "spot:A3.3")
    assert state.dive and (state.dive.leader, state.dive.node) == (0, "A2")
    assert asked(state) == ("ChooseRush", 0) and state.seats[0].played == ["K3.0"]
    do(state, "boat:0B")
    assert 3 in state.free_spots("A3")
    assert asked(state) == ("ChooseRush", 1) and "boat:1A" in legal(state), "S4 is two movements from A2"
    do(state, "button:done", "button:stop")
    assert state.fresco == ["U3"] and asked(state) == ("ChooseAction", 1)
    assert state.seats[0].resting == ["K3.0"]


def test_the_storm_reaches_city_tiles_only() -> None:
    """DEB-11.5, ruling 58: a normal wreck turned up starts no dive, and its rush reaches one movement."""
    state = table(
        tiles="A3:N1?", boats="0A S6, 1A S4", hands=["K2 K3", "K3"], scenario="storm_coming", draws="gold"
    )
    do(state, "action:sail", "card:K2.0", "button:done", "boat:0A node:A3", "spot:A3.1")
    assert asked(state) == ("ChooseAction", 1)
    do(state, "action:sail", "card:K3.1", "boat:1B node:B1", "button:done", "dive:A3")
    assert asked(state)[0] == "ContinueDive"
    state = table(tiles="A3:U1", boats="0A A3, 1A S4, 1B A9", scenario="storm_coming", draws="gold")
    do(state, "dive:A3")
    assert legal(state) == {"boat:1A", "button:done", "boat:1B"}


def test_two_city_tiles_in_a_storm() -> None:
    """DEB-11.5: the player says which comes first; the other follows if a boat of his still stands there."""
    tiles, boats = "A2:U3? A3:U1? S4:T3", "0A B5, 0B S6, 1A H"
    for rush in (False, True):
        state = table(
            tiles=tiles, boats=boats, hands=["K3", "K3"], scenario="storm_coming", draws="gold gold"
        )
        do(state, "action:sail", "card:K3.0", "boat:0A node:A2", "boat:0B node:A3", "spot:A2.2", "spot:A3.1")
        assert asked(state) == ("ChooseStormDive", 0) and legal(state) == {"dive:A2", "dive:A3"}
        do(state, "dive:A3", "boat:0A" if rush else "button:done", "button:stop")
        if rush:
            assert asked(state) == ("ChooseAction", 1) and state.fresco == ["U1"]
        else:
            assert state.dive and state.dive.node == "A2"
            do(state, "button:done", "button:stop")
            assert asked(state) == ("ChooseAction", 1) and state.fresco == ["U1", "U3"]


def test_a_storm_can_end_the_game() -> None:
    """DEB-11.5, DEB-10.1: the second dive of the storm does not come any more."""
    state = table(
        tiles="A2:U3? A3:U1? S4:T3", boats="0A B5, 0B S6", hands=["K3"],
        scenario="storm_coming", fresco="U2 U4 U1",
        draws="gold",
    )  # fmt: skip
    do(state, "action:sail", "card:K3.0", "boat:0A node:A2", "boat:0B node:A3", "spot:A2.2", "spot:A3.1")
    do(state, "dive:A2", "button:done", "button:stop")
    assert state.is_terminal()


# Dangerous reefs


def test_nobody_rushes_to_a_city_tile() -> None:
    """DEB-11.6, vector X15 (R): not even the leader's second boat; to other wrecks as ever."""
    state = table(tiles="A3:U1", boats="0A A3, 0B S6, 1A S6", draws="gold", scenario="dangerous_reefs")
    do(state, "dive:A3", "button:done")
    assert asked(state) == ("ContinueDive", 0) and state.dive.order == (0,)
    state = table(boats="0A S4, 0B S6, 1A S1", draws="gold", scenario="dangerous_reefs")
    do(state, "dive:S4")
    assert asked(state) == ("ChooseRush", 0)


# Treasures galore


def test_the_wreck_is_for_all_who_take_part() -> None:
    """DEB-11.7, vector X16, ruling 59: twice for two boats, also for who surfaced; nothing for anybody
    else."""
    state = table(
        players=4, tiles="A3:U2", boats="0A A3, 0B A3, 1A A3, 2A A3, 2B S6, 3A H",
        hands=["C05 K3", "K3", "C06 K3"],
        draws="black black", scenario="treasures_galore",
    )  # fmt: skip
    do(state, "dive:A3", "boat:2B", "button:draw", "card:C05", "card:C06")
    assert state.dive and state.dive.inside == (0, 2)
    do(state, "button:stop")
    assert [seat.chest["leading"] for seat in state.seats] == [12, 6, 12, 0]


# Options


def test_open_scores() -> None:
    """DEB-13.2: by option all see all chests."""
    state = table(boats="0A S4", hands=["K3"], draws="gold", hide_scores="no")
    do(state, "dive:S4")
    events = do(state, "button:stop")
    assert state.observation(1).scores[0].total == 5 == state.observation(None).scores[0].total
    assert next(event for event in events if event.kind == "DiveScored").for_viewer(None).args["count"] == 5


def test_the_odds_are_told_unless_the_table_counts_for_itself() -> None:
    """DEB-13.7: each viewer is told so; what can be done, and what is in the bag, stays the same."""
    told, untold = (table(boats="0A S4", hands=["K3"], draws="gold", odds=odds) for odds in ("yes", "no"))
    for viewer in (None, 0, 1):
        assert told.observation(viewer).odds and not untold.observation(viewer).odds
        assert told.observation(viewer).bag == untold.observation(viewer).bag
    assert list(told.legal_moves()) == list(untold.legal_moves())
    for state, told_as in ((told, {"risk": 0}), (untold, {})):
        do(state, "dive:S4")
        assert state.decision.facts(next(iter(state.legal_moves()))) == told_as


def test_harbour_rush() -> None:
    """DEB-13.3: by option boats in the harbour stay there."""
    state = table(boats="0A S1, 0B A9, 1A H, 1B B1", draws="gold")
    do(state, "dive:S1")
    assert legal(state) == {"boat:1A", "button:done"}
    state = table(boats="0A S1, 0B A9, 1A H, 1B S4", draws="gold", harbour_rush="no")
    do(state, "dive:S1")
    assert refused(state, "boat:1A") == "DEB-13.3" and legal(state) == {"boat:1B", "button:done"}


@pytest.mark.parametrize(("last_window", "cards"), [("yes", 6), ("no", 0)])
def test_last_window(last_window: str, cards: int) -> None:
    """DEB-13.4, DEB-8.17: by option no cards after the leader has surfaced."""
    draws = "black gold silver silver silver red silver black"
    state = table(
        boats="0A S4, 1A S4", hands=["K3", "C05 C23 K3"], bag=draws + " red", draws=draws,
        last_window=last_window,
    )  # fmt: skip
    do(state, "dive:S4", *["button:draw"] * 7, "card:C05")
    if last_window == "yes":
        do(state, "card:C23")
    assert state.dive is None and state.seats[1].chest["cards"] == cards


def test_a_space_without_moving() -> None:
    """DEB-13.6: by option a boat that stays may take a free space in the owner's sail action, too."""
    state = table(boats="0A S1, 0B B1", hands=["K2"], spot_without_moving="yes")
    do(state, "action:sail", "card:K2.0", "boat:0B node:S4")
    assert asked(state)[0] == "ChooseSpot"
    do(state, "spot:S4.1")
    assert legal(state) == {"spot:S1.1", "spot:S1.2", "spot:S1.3", "button:decline"}
    do(state, "spot:S1.2")
    assert state.seats[0].boats == {"A": ("S1", 2), "B": ("S4", 1)}
    state = table(boats="0A S1.1, 0B B1", hands=["K2"], spot_without_moving="yes")
    do(state, "action:sail", "card:K2.0", "boat:0B node:H")
    assert asked(state) == ("ChooseAction", 1), "it has a space already"
