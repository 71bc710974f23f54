"""The effects of the sites on the B sides (SEA-16)."""

from tests.rules.seastead.position import BLUE, ORANGE, asked, build, do, legal, refused, storage, table

B = "BBBB"


def at_effect(site: str, blue: str, **more: str):
    """Blue has built a port on the site under a decree without influence; the effect is next."""
    state = table(sides=B, decree="B02", blue=blue, **more)
    build(state, "port", site)
    do(state, f"dock:{state.dock_display[0]}")
    return state


def test_cleanup_2() -> None:
    """SEA-16.2, vectors T2, T26, rulings 27, 49: both or none; what the supply lacks is noted."""
    state = at_effect("F4.6", "a6")
    assert legal(state) == {"button:use", "button:decline"}
    state.cleanup_supply = 1
    do(state, "button:use")
    assert (state.seats[BLUE].cleanup, state.cleanup_supply) == (2, 0)
    assert state.trigger == ("cleanup", 1) and state.last_round == 2


def test_pay_cleanup_2() -> None:
    """SEA-16.4: stop after the first."""
    state = at_effect("F3.4", "f4 k2")
    do(state, "pay:kelp")
    assert legal(state) == {"pay:kelp", "button:decline"}
    do(state, "button:decline")
    assert state.seats[BLUE].cleanup == 1 and asked(state) == ("ChooseAction", ORANGE)


def test_swap_2() -> None:
    """SEA-16.5: the kind just paid is not offered."""
    state = at_effect("F2.2", "m2 k1")
    do(state, "pay:kelp")
    assert refused(state, "resource:kelp") == "SEA-16.5"
    do(state, "resource:fish", "pay:fish", "resource:artifact")
    assert storage(state, BLUE) == "a1" and asked(state) == ("ChooseAction", ORANGE)


def test_limit_4() -> None:
    """SEA-16.10, vector T13, ruling 9: a must, the active player first."""
    state = at_effect("F3.1", "f7", orange="k5")
    assert asked(state) == ("DiscardResource", BLUE) and "button:decline" not in legal(state)
    do(state, "pay:fish", "pay:fish")
    assert asked(state) == ("DiscardResource", ORANGE)
    do(state, "pay:kelp")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("f4", "k4")
    assert asked(at_effect("F3.1", "f5", orange="k4")) == ("ChooseAction", ORANGE)


def copying(kind: str):
    """Blue builds on the copy site F2.5 and owns F3.3, of two shipyards on F3."""
    built = "F3.3 B shipyard, F3.1 O shipyard, F4.4 B academy"
    state = table(sides=B, decree="B01", blue="m6", built=built, ships="F1.1 O")
    build(state, kind, "F2.5")
    while asked(state)[0] != "ChooseCopySite":
        moves = sorted(legal(state))
        do(state, "button:done" if "button:done" in moves else moves[0])
    return state


def test_copy_counts_the_new_building_as_standing_there() -> None:
    """SEA-16.11, vector T12, rulings 30, 31, 50: here is the copied flotilla; no copy of a copy."""
    state = copying("port")
    assert refused(state, "site:F4.4") == refused(state, "site:F2.5") == "SEA-16.11"
    assert refused(state, "site:F3.1") == "SEA-16.11"
    do(state, "site:F3.3")
    assert refused(state, "resource:fish") == "SEA-16.7"
    do(state, "resource:metal", "resource:kelp")
    assert asked(state)[0] != "ChooseUpTo"
    state = copying("shipyard")
    do(state, "site:F3.3", "resource:metal", "resource:kelp", "resource:kelp")
    assert asked(state)[0] != "ChooseUpTo"


def facing(state, card: str) -> None:
    """This card lies open; its first half faces Orange, its second Blue."""
    state.dive_deck.remove(card)
    state.dive_discard.append(card)
    state.facing = ("b", "a")


def test_dive_half() -> None:
    """SEA-16.12, vector T14, ruling 32: what faces the builder, chosen freely within the half."""
    for card, decision in (("DP03", "ChooseResourceTriple"), ("DP01", "ChooseResourcePair")):
        state = table(sides=B, decree="B02", blue="a2")
        facing(state, card)
        build(state, "port", "F4.2")
        do(state, f"dock:{state.dock_display[0]}", "button:use")
        assert asked(state) == (decision, BLUE)
        before = storage(state, ORANGE)
        do(state, sorted(legal(state))[0])
        assert storage(state, ORANGE) == before == ""


def test_dive_all() -> None:
    """SEA-16.13, vector T14: both halves; of a card by SEA-4.6 one of each kind."""
    state = table(sides=B, decree="B02", blue="a5")
    facing(state, "DP01")
    build(state, "port", "F4.5")
    do(state, f"dock:{state.dock_display[0]}", "button:use")
    assert storage(state, BLUE) == "k1 m1 f1 a1"
    state = table(sides=B, decree="B02", blue="a5")
    facing(state, "DP03")
    build(state, "port", "F4.5")
    do(state, f"dock:{state.dock_display[0]}", "button:use")
    do(state, "resource:kelp resource:metal resource:fish", "resource:fish")
    assert storage(state, BLUE) == "k1 m1 f3"


def test_flip_specialist() -> None:
    """SEA-16.16: a ready one, unused, for 2 of any kinds."""
    state = at_effect("F4.1", "a1", cards="S06 S05*")
    assert refused(state, "specialist:S05") == "SEA-16.16"
    do(state, "specialist:S06", "resource:fish", "resource:artifact")
    assert storage(state, BLUE) == "f1 a1" and not state.seats[BLUE].specialists["S06"]


def test_one_for_each_port() -> None:
    """SEA-16.17, SEA-16.0, SEA-16.20, vector T26, rulings 29, 49: the new one counts; fewer is allowed."""
    state = at_effect("F2.3", "m2", built="F2.1 O port D01")
    do(state, "resource:kelp")
    assert "button:done" in legal(state)
    do(state, "button:done")
    assert storage(state, BLUE) == "k1"
    state = at_effect("F2.6", "m6", built="F2.1 O port D01")
    do(state, "button:use")
    assert legal(state) == {"amount:1", "amount:2"}
    do(state, "amount:1")
    assert state.seats[BLUE].cleanup == 1


def test_one_for_each_academy_or_shipyard() -> None:
    """SEA-16.18, SEA-16.19, SEA-16.21, SEA-16.22: nothing of the kind there, nothing asked."""
    built = "F1.1 O academy, F3.2 O shipyard"
    state = at_effect("F1.4", "k4", built=built)
    do(state, "resource:fish")
    assert storage(state, BLUE) == "f1"
    state = at_effect("F3.3", "f3", built=built)
    do(state, "resource:kelp")
    assert storage(state, BLUE) == "k1"
    for site, blue in (("F1.6", "k6"), ("F3.6", "f6")):
        state = at_effect(site, blue, built=built)
        do(state, "button:use")
        assert state.seats[BLUE].cleanup == 1
        assert asked(at_effect(site, blue)) == ("ChooseAction", ORANGE)


def test_musts_by_the_architect_are_mays() -> None:
    """SEA-17.7: the card says "may", also where the effect is a must."""
    state = table(sides=B, decree="B01", blue="k1 m6", cards="S03", built="F3.4 B academy")
    build(state, "port", "F1.1")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S03", "site:F3.4", "site:F3.1")
    assert legal(state) == {"button:use", "button:decline"}


def test_the_surveyor_copies_nothing() -> None:
    """SEA-17.20: `copy` is not offered."""
    state = table(sides=B, decree="B02", blue="k2", cards="S16", built="F4.4 B academy, F2.1 B academy")
    do(state, "specialist:S16")
    assert refused(state, "site:F4.4") == "SEA-17.20"
