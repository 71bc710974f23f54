"""The supply: what runs out and what does not (SEA-9)."""

from tests.rules.seastead.position import BLUE, ORANGE, asked, build, do, kinds_of, skip_to, storage, table


def test_what_the_supply_lacks_is_lost() -> None:
    """SEA-9.1: RF07 gives 2 kelp and 1 metal, but there is only 1 kelp."""
    state = table(deck="RF07", supply="k1")
    events = do(state, "deck:dive", "half:a")
    assert storage(state, BLUE) == "k1 m1"
    lost = next(event for event in events if event.kind == "ResourcesLost")
    assert (lost.rule, lost.args["resource"], lost.args["count"]) == ("SEA-9.1", "kelp", 1)


def test_the_active_player_takes_first_also_with_specialists() -> None:
    """SEA-9.1, SEA-17.5: three fish are left, the fisher's owner takes them, the opponent gets none."""
    state = table(deck="RF08", supply="f3", cards="S01")
    do(state, "deck:dive", "half:a", "specialist:S01")
    assert storage(state, BLUE) == "m2 f3 a1"
    assert storage(state, ORANGE) == "k1"


def test_cleanup_tokens_are_never_lost() -> None:
    """SEA-9.2, SEA-12.1, ruling 27: with 1 token left 3 are taken, 2 of them noted."""
    state = table(cards="S08", ships="F1.1 B, F2.1 B, F3.1 B")
    state.cleanup_supply = 1
    events = do(state, "specialist:S08")
    assert (state.seats[BLUE].cleanup, state.cleanup_supply) == (3, 0)
    noted = next(event for event in events if event.kind == "CleanupNoted")
    assert noted.args["count"] == 2
    do(state, "deck:dive")
    skip_to(state, "ChooseAction")
    assert (state.trigger, state.last_round) == (("cleanup", 1), 2)


def test_noted_tokens_count_like_the_others() -> None:
    """SEA-9.2, vector T2 for site 6: none in the supply, 1 noted, the end is triggered."""
    state = table(blue="k6")
    state.cleanup_supply = 0
    events = build(state, "port", "F1.6")
    events += do(state, f"dock:{state.dock_display[0]}", "button:use")
    assert "CleanupNoted" in kinds_of(events)
    assert state.observation(BLUE).scores[BLUE].cleanup == 1


def test_the_storage_has_no_limit() -> None:
    """SEA-9.3"""
    state = table(blue="k9 m10 f10 a10", deck="RF07", supply="k1")
    do(state, "deck:dive", "half:a")
    assert storage(state, BLUE) == "k10 m10 f10 a10"
    assert asked(state) == ("ChooseAction", ORANGE)
