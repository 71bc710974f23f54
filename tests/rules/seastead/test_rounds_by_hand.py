"""Two rounds played by hand, as the specification tells them (12.4): every token followed."""

from tests.rules.seastead.position import BLUE, ORANGE, asked, do, legal, refused, storage, table


def start():
    """Blue starts with kelp and fish, Orange with metal and artifact; displays as told."""
    state = table(blue="k1 f1", orange="m1 a1", deck="RF10", option="A")
    state.dock_display, rest = ["D04", "D01", "D08"], [f"D{n:02}" for n in (2, 3, 5, 6, 7, 9, 10, 12)]
    state.dock_stack = [*rest, "D11"]
    state.specialist_display, state.specialist_stack = (
        ["S04", "S07", "S09"],
        ["S01", "S02", "S05", "S06", "S08"],
    )
    return state


def test_two_rounds_by_hand() -> None:
    """SEA-10.1, SEA-6.1 to SEA-6.3, SEA-16.8, SEA-4.3, SEA-7.2 to SEA-7.4, SEA-6.5, SEA-6.6, SEA-17.1"""
    state = start()
    do(state, "building:port site:F1.1", "dock:D04")  # B1: 2 - 1 by the tag
    assert state.docks == {"F1.1": "D04"} and state.dock_display == ["D11", "D01", "D08"]
    assert refused(state, "resource:kelp") == "SEA-16.7"
    do(state, "resource:fish", "resource:fish")
    assert storage(state, BLUE) == "f3"

    do(state, "deck:dive", "half:a")  # O1: RF10 is artifact 2 fish 1 against metal 1
    assert (storage(state, ORANGE), storage(state, BLUE)) == ("m1 f1 a3", "m1 f3")

    do(state, "building:shipyard site:F3.1")  # B2: 2 - 1 by the tag
    assert legal(state) == {f"site:{site}" for site in ("F1.2", "F1.3", "F2.1", "F3.2", "F3.3", "F4.1")}
    do(state, "site:F4.1", "resource:kelp", "resource:metal")
    assert storage(state, BLUE) == "k1 m2 f2"

    do(state, "building:academy site:F4.1", "specialist:S04")  # O2: 2 - 1 by Blue's ship
    assert state.specialist_display == ["S08", "S07", "S09"]
    assert asked(state) == ("ChooseResource", ORANGE)  # the engineer does not fit in W5
    do(state, "resource:metal", "resource:metal")
    assert asked(state) == ("ChooseShipBonus", BLUE)
    do(state, "resource:kelp", "site:F1.3")

    assert (storage(state, ORANGE), storage(state, BLUE)) == ("m3 f1 a2", "k2 m2 f2")
    assert (state.seats[ORANGE].specialists, state.ships) == ({"S04": True}, {"F1.3": BLUE})
    assert state.supply == {"kelp": 8, "metal": 5, "fish": 7, "artifact": 8}
    assert (state.round, state.trigger, len(state.dive_deck)) == (3, None, 15)
