"""The effects of the sites on the A sides (SEA-16)."""

import pytest

from rules.seastead.components import SITES, box
from tests.rules.seastead.position import BLUE, ORANGE, asked, build, do, legal, refused, storage, table


def at_effect(site: str, blue: str, **more: str):
    """Blue has built a port on the site; the effect is next."""
    state = table(blue=blue, **more)
    build(state, "port", site)
    do(state, f"dock:{state.dock_display[0]}")
    return state


def test_only_the_builder_uses_the_effect_once_after_the_building_effect() -> None:
    """SEA-16.0: here is the flotilla of the site, and the kinds taken may be alike (ruling 28)."""
    state = at_effect("F4.1", "a2")
    assert asked(state) == ("ChooseResource", BLUE)
    do(state, "resource:fish", "resource:fish")
    assert asked(state) == ("ChooseAction", ORANGE)
    assert storage(state, BLUE) == "f2"


def test_a_fixed_number_is_taken_as_a_whole() -> None:
    """SEA-16.0, ruling 49: no stopping after the first of two."""
    state = at_effect("F1.1", "k1")
    assert "button:decline" in legal(state)
    do(state, "resource:metal")
    assert "button:decline" not in legal(state)
    assert legal(state) == {"resource:metal", "resource:fish", "resource:artifact"}


def test_cleanup() -> None:
    """SEA-16.1: site 6 gives a token."""
    state = at_effect("F1.6", "k6")
    assert legal(state) == {"button:use", "button:decline"}
    do(state, "button:use")
    assert (state.seats[BLUE].cleanup, state.cleanup_supply) == (1, 19)


def test_pay_for_cleanup() -> None:
    """SEA-16.3: site 3; any kind, but one that is there; not offered without a resource."""
    state = at_effect("F1.3", "k3 f1")
    assert legal(state) == {"pay:fish", "button:decline"}
    assert refused(state, "pay:metal") == "SEA-16.3"
    do(state, "pay:fish")
    assert (storage(state, BLUE), state.supply["fish"], state.seats[BLUE].cleanup) == ("", 10, 1)
    assert asked(at_effect("F1.3", "k3")) == ("ChooseAction", ORANGE)


def test_trade_one_for_two() -> None:
    """SEA-16.6: site 4; the kind paid may be taken, even if the supply had none before."""
    state = at_effect("F2.4", "m4 f1", supply="f0")
    do(state, "pay:fish")
    assert refused(state, "resource:fish") == ""
    do(state, "resource:fish", "resource:kelp")
    assert storage(state, BLUE) == "k1 f1"


@pytest.mark.parametrize(("site", "count"), [("F1.2", 1), ("F1.1", 2), ("F1.5", 3)])
def test_kinds_not_demanded(site: str, count: int) -> None:
    """SEA-16.7, SEA-16.8, SEA-16.9: sites 2, 1 and 5; the kind demanded here is refused."""
    state = at_effect(site, "k5")
    for _ in range(count):
        assert refused(state, "resource:kelp") == "SEA-16.7"
        do(state, "resource:artifact")
    assert state.seats[BLUE].storage["artifact"] == count
    assert asked(state) == ("ChooseAction", ORANGE)


def test_an_exhausted_supply_ends_the_taking() -> None:
    """SEA-16.9, SEA-9.1: only one metal is there; kelp is demanded here."""
    state = at_effect("F1.5", "k5", supply="m1 f0 a0")
    assert legal(state) == {"resource:metal", "button:decline"}
    do(state, "resource:metal")
    assert asked(state) == ("ChooseAction", ORANGE)


def test_the_demand_of_this_moment_counts() -> None:
    """SEA-16.0, SEA-16.7: a mediator used before the effect changes which kind is refused."""
    state = table(blue="m3", cards="S15")
    build(state, "port", "F2.2")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S15", "demand:F2 demand:F4 lock:metal")
    assert refused(state, "resource:artifact") == "SEA-16.7"
    assert refused(state, "resource:metal") == ""


def test_the_effects_lie_where_the_rulebook_says() -> None:
    """SEA-16.1, SEA-16.3, SEA-16.6 to SEA-16.9"""
    rules = ["SEA-16.8", "SEA-16.7", "SEA-16.3", "SEA-16.6", "SEA-16.9", "SEA-16.1"]
    for site in SITES:
        effect = box().sites[site, "A"].effect
        assert box().site_effects[effect].rule == rules[int(site[-1]) - 1]
        assert not box().site_effects[effect].must
