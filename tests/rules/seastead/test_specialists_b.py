"""The cards of set B (SEA-17.7, SEA-17.14 to SEA-17.20)."""

from tests.rules.seastead.position import (
    BLUE,
    ORANGE,
    asked,
    build,
    do,
    finish_turn,
    legal,
    refused,
    skip_to,
    storage,
    table,
)


def at_w5(**position: str):
    """Blue has built a port on F4.1 and taken a dock: before the site effect."""
    state = table(**{"blue": "a2", **position})
    build(state, "port", "F4.1")
    do(state, f"dock:{state.dock_display[0]}")
    return state


def test_architect_moves_within_the_flotilla_and_uses_the_site() -> None:
    """SEA-17.7: the site effect is a may, the ship on the target moves on without a bonus."""
    state = at_w5(cards="S03", built="F1.3 B academy", ships="F1.6 O")
    do(state, "specialist:S03", "site:F1.3")
    assert refused(state, "site:F2.2") == "SEA-17.7"
    do(state, "site:F1.6")
    assert legal(state) == {"button:use", "button:decline"}
    do(state, "button:use")
    assert state.seats[BLUE].cleanup == 1
    assert asked(state) == ("ChooseShipSite", ORANGE)
    do(state, "site:F1.1")
    assert storage(state, ORANGE) == ""
    assert state.buildings["F1.6"] == (BLUE, "academy")


def test_architect_exchanges_an_academy_with_a_shipyard_on_any_flotilla() -> None:
    """SEA-17.7: not two of a kind, not the opponent's; the chosen building's new site is used."""
    state = at_w5(cards="S03", built="F1.3 B academy, F2.6 B shipyard, F1.4 B academy, F2.5 O shipyard")
    do(state, "specialist:S03", "site:F1.3")
    assert refused(state, "site:F1.4") == refused(state, "site:F2.5") == "SEA-7.6"
    do(state, "site:F2.6")
    assert state.buildings["F2.6"] == (BLUE, "academy") and state.buildings["F1.3"] == (BLUE, "shipyard")
    do(state, "button:use")
    assert state.seats[BLUE].cleanup == 1


def test_architect_leaves_the_building_of_this_turn_alone_in_w5() -> None:
    """SEA-17.7: neither moved nor exchanged; in W6 both are possible."""
    state = table(blue="k3", cards="S03", built="F2.6 B shipyard")
    state.specialist_display[0] = "S12"
    build(state, "academy", "F1.3")
    do(state, "specialist:S12", "specialist:S03")
    assert refused(state, "site:F1.3") == "SEA-17.7"
    do(state, "site:F2.6")
    assert refused(state, "site:F1.3") == "SEA-7.6"
    state = table(blue="k3", cards="S03", built="F2.6 B shipyard")
    state.specialist_display[0] = "S12"
    build(state, "academy", "F1.3")
    do(state, "specialist:S12", "button:done")
    skip_to(state, "SpecialistWindow")
    do(state, "specialist:S03", "site:F2.6")
    assert refused(state, "site:F1.3") == ""


def test_founder() -> None:
    """SEA-17.14: another turn right after this one, in the same round."""
    state = table(cards="S10", deck="RF07 RF08")
    do(state, "deck:dive", "half:a", "specialist:S10")
    assert (asked(state), state.round) == (("ChooseAction", BLUE), 1)
    do(state, "deck:dive", "half:a")
    assert (asked(state), state.round) == (("ChooseAction", ORANGE), 1)


def test_founder_in_the_last_round() -> None:
    """SEA-17.14, vector T23: one more turn, then the scoring."""
    state = table(turn="O", cards_orange="S10", deck="RF07 RF08")
    state.trigger, state.last_round = ("reef", 0), 1
    do(state, "deck:dive", "half:a", "specialist:S10")
    assert asked(state) == ("ChooseAction", ORANGE)
    do(state, "deck:dive", "half:a")
    assert state.is_terminal()


def test_the_end_is_checked_after_each_of_the_founders_turns() -> None:
    """SEA-17.14, SEA-12.2: a trigger in the first turn of round 1 means round 2 is the last."""
    state = table(turn="O", cards_orange="S10", deck="RF07 RF08")
    state.cleanup_supply = 0
    do(state, "deck:dive", "half:a", "specialist:S10")
    assert (state.trigger, state.last_round, state.round) == (("cleanup", 1), 2, 1)


def test_investor() -> None:
    """SEA-17.15, vector T10: 4 - 1 kelp were paid at the ship, 2 of them are taken."""
    state = table(turn="O", orange="k3", ships="F1.4 O", cards="S11")
    build(state, "academy", "F1.4")
    skip_to(state, "ReactInvestor")
    assert asked(state) == ("ReactInvestor", BLUE)
    do(state, "specialist:S11")
    assert legal(state) == {"resource:kelp"}
    do(state, "resource:kelp", "resource:kelp")
    assert (storage(state, BLUE), state.seats[BLUE].specialists["S11"]) == ("k2", False)


def test_investor_takes_no_more_than_was_paid() -> None:
    """SEA-17.15: 1 of 1; with the trader the kinds paid can be chosen, each as often as it was paid."""
    state = table(turn="O", orange="k1", cards="S11")
    build(state, "port", "F1.1")
    skip_to(state, "ReactInvestor")
    do(state, "specialist:S11", "resource:kelp")
    assert (storage(state, BLUE), asked(state)[0]) == ("k1", "ChooseAction")
    state = table(turn="O", orange="m1 f1", cards="S11", cards_orange="S05")
    build(state, "port", "F1.3")
    do(state, "specialist:S05", "pay:metal", "pay:fish")
    skip_to(state, "ReactInvestor")
    do(state, "specialist:S11")
    assert legal(state) == {"resource:metal", "resource:fish"}
    do(state, "resource:fish")
    assert refused(state, "resource:fish") == "SEA-17.15"
    do(state, "resource:metal")
    assert storage(state, BLUE) == "m1 f1"


def test_investor_is_not_asked_when_nothing_was_paid_or_left() -> None:
    """SEA-17.15, SEA-17.3: a free building; or the builder took it all back."""
    state = table(turn="O", ships="F1.1 O", cards="S11")
    build(state, "port", "F1.1")
    while state.active == ORANGE:
        assert asked(state)[0] != "ReactInvestor"
        do(state, sorted(legal(state))[0])
    state = table(turn="O", orange="k1", cards="S11", supply="k0")
    build(state, "port", "F1.1")
    state.supply["kelp"] = 0  # as if somebody had taken the kelp that was paid
    while state.active == ORANGE:
        assert asked(state)[0] != "ReactInvestor"
        do(state, sorted(legal(state))[0])


def test_a_used_investor_or_another_card_does_not_react() -> None:
    """SEA-17.15, SEA-17.1, SEA-6.12"""
    state = table(turn="O", orange="k3", cards="S11 S07")
    build(state, "academy", "F1.3")
    skip_to(state, "ReactInvestor")
    assert refused(state, "specialist:S07") == "SEA-17.1"
    state = table(turn="O", orange="k3", cards="S11*")
    build(state, "academy", "F1.3")
    finish_turn(state)
    assert asked(state) == ("ChooseAction", BLUE)


def test_agent() -> None:
    """SEA-17.16, vector T11: Blue's agent gives the kelp to the diver, who still takes first."""
    state = table(turn="O", deck="RF03", cards="S12")
    do(state, "deck:dive")
    assert asked(state) == ("ReactAgent", BLUE)
    do(state, "specialist:S12")
    assert asked(state) == ("ChooseDiveHalf", BLUE)
    events = do(state, "half:a")
    takers = [event.args["player"] for event in events if event.kind == "ResourcesTaken"]
    assert takers == [ORANGE, BLUE, BLUE, BLUE]
    assert (storage(state, ORANGE), storage(state, BLUE)) == ("k2", "m1 f1 a1")
    assert state.facing == ("b", "a")


def test_agent_may_be_kept() -> None:
    """SEA-17.16: then the diver shares as usual."""
    state = table(turn="O", deck="RF03", cards="S12")
    do(state, "deck:dive", "button:decline")
    assert asked(state) == ("ChooseDiveHalf", ORANGE)
    assert state.seats[BLUE].specialists["S12"]


def test_agent_does_not_react_to_two_alike_halves_or_in_the_own_turn() -> None:
    """SEA-17.16, SEA-4.6"""
    state = table(turn="O", deck="DP01", cards="S12")
    do(state, "deck:dive")
    assert asked(state) == ("ChooseResourcePair", ORANGE)
    state = table(turn="B", deck="RF03", cards="S12")
    do(state, "deck:dive")
    assert asked(state) == ("ChooseDiveHalf", BLUE)


def test_the_agent_answers_after_the_navigator() -> None:
    """SEA-17.16, SEA-17.10: W2 of the diver comes first."""
    state = table(turn="O", deck="RF03 RF07", cards="S12", cards_orange="S06")
    do(state, "deck:dive")
    assert asked(state) == ("SpecialistWindow", ORANGE)
    do(state, "specialist:S06", "card:RF07")
    assert asked(state) == ("ReactAgent", BLUE)


def test_broker() -> None:
    """SEA-17.17: 1 to 3 paid, as many taken."""
    state = table(blue="k2 m1", cards="S13")
    do(state, "specialist:S13")
    assert legal(state) == {"pay:kelp", "pay:metal"}
    assert refused(state, "pay:fish") == "SEA-17.17"
    do(state, "pay:kelp", "pay:kelp", "pay:metal", "resource:fish", "resource:fish", "resource:artifact")
    assert (storage(state, BLUE), asked(state)) == ("f2 a1", ("ChooseAction", BLUE))
    state = table(blue="k2", cards="S13")
    do(state, "specialist:S13", "pay:kelp", "button:done", "resource:artifact")
    assert storage(state, BLUE) == "k1 a1"


def test_free_diver() -> None:
    """SEA-17.18: the opponent keeps what the other half gave."""
    state = table(deck="RF07", cards="S14")
    do(state, "deck:dive", "half:a", "specialist:S14")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("k2 m1 f1", "f1")


def test_free_diver_chooses_within_the_other_half() -> None:
    """SEA-17.18: free half, double, triple, and any two different kinds after a card with alike halves."""
    for card, picks, question, choices in [
        ("RF01", ["half:b", "resource:fish"], "ChooseResource", 4),
        (
            "DP03",
            ["half:a", "resource:fish", "resource:kelp resource:metal resource:fish"],
            "ChooseResourceTriple",
            4,
        ),
        (
            "DP03",
            ["half:b", "resource:kelp resource:metal resource:fish", "resource:fish"],
            "ChooseResourceDouble",
            4,
        ),
        ("DP01", ["resource:kelp resource:metal"], "ChooseResourcePair", 6),
    ]:
        state = table(deck=card, cards="S14")
        do(state, "deck:dive", *picks)
        before = storage(state, ORANGE)
        do(state, "specialist:S14")
        assert (asked(state), len(legal(state))) == ((question, BLUE), choices)
        do(state, next(iter(sorted(legal(state)))))
        assert storage(state, ORANGE) == before


def test_free_diver_needs_something_in_the_supply() -> None:
    """SEA-17.18, SEA-17.3: the other half shows fish, of which there is none."""
    state = table(deck="RF07", cards="S14", supply="f0")
    do(state, "deck:dive", "half:a")
    assert asked(state) == ("ChooseAction", ORANGE)


def test_mediator() -> None:
    """SEA-17.19: as a column bonus, but not to be declined halfway."""
    state = table(cards="S15", locked="f")
    do(state, "specialist:S15")
    assert len(legal(state)) == 6
    assert refused(state, "button:decline") != ""
    assert refused(state, "demand:F2 demand:F3 lock:metal") == "SEA-8.2"
    do(state, "demand:F1 demand:F2 lock:metal")
    assert (list(state.demand.values()), state.locked) == (["metal", "kelp", "fish", "artifact"], "metal")
    assert asked(state) == ("ChooseAction", BLUE)


def test_surveyor() -> None:
    """SEA-17.20: an own site as if it had just been built; not one that gives nothing now (SEA-17.3)."""
    state = table(cards="S16", built="F1.5 B port, F1.3 B academy, F2.1 O port", blue="")
    do(state, "specialist:S16")
    assert legal(state) == {"site:F1.5"}
    assert refused(state, "site:F2.1") == refused(state, "site:F3.1") == "SEA-17.20"
    assert refused(state, "site:F1.3") == "SEA-17.3"
    do(state, "site:F1.5", "resource:metal", "resource:metal", "resource:fish")
    assert (storage(state, BLUE), asked(state)) == ("m2 f1", ("ChooseAction", BLUE))


def test_surveyor_in_w5_not_for_the_site_of_this_turn() -> None:
    """SEA-17.20: in W6 it may be used once more."""
    state = at_w5(cards="S16", built="F1.6 B academy")
    do(state, "specialist:S16")
    assert refused(state, "site:F4.1") == "SEA-17.20"
    state = at_w5(cards="S16")
    do(
        state,
        "resource:kelp",
        "resource:kelp",
        "specialist:S16",
        "site:F4.1",
        "resource:fish",
        "resource:fish",
    )
    assert storage(state, BLUE) == "k2 f2"
