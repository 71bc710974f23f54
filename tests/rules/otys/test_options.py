"""Readings of the rules that can be chosen at set-up (OTY-14)."""

from tests.rules.otys.position import column, do, legal, table, upto, zone


def moved(state) -> set[tuple[str, str]]:  # type: ignore[no-untyped-def]
    """Which diver may go to which slot."""
    pairs = (move.split() for move in legal(state) if " slot:" in move)
    return {(diver.removeprefix("diver:"), slot.removeprefix("slot:")) for diver, slot in pairs}


def test_whom_the_propeller_moves() -> None:
    """OTY-14.2: anybody; or one who ends beside the key; or only him who lies there."""
    any_, arrive, key_diver = (
        table(propeller_scope=scope, specialists=[(1, 0)]) for scope in ("any", "arrive", "key_diver")
    )
    for state in (any_, arrive, key_diver):
        do(state, "key:3")
    assert {slot for _, slot in moved(arrive)} == {"L3"}
    assert {diver for diver, _ in moved(key_diver)} == {"expert_plants"}
    assert moved(arrive) | moved(key_diver) < moved(any_)


def test_who_lies_beside_the_key_when_his_effect_begins_is_the_diver_of_the_turn() -> None:
    """OTY-1.5: not the one who lay there before the propeller."""
    state = table(specialists=[(1, 0)])
    do(state, "key:3", "diver:expert_tech slot:L3")
    upto(state, "UseExpert")
    assert column(state).split()[6] == "Et" and legal(state) == {"resource:tech", "button:decline"}
    do(state, "resource:tech")
    assert zone(state) == "L3[tech]"


def test_which_tokens_the_second_sponsor_reaches() -> None:
    """OTY-14.4: those of any level, or those of his own."""
    for scope, levels in (("any", {"1", "2", "3", "4", "5"}), ("same", {"3"})):
        state = table(sponsor2_scope=scope, sponsors="1b 1b 2a 1b 1b")
        upto(state, "UseSponsor", "key:3")
        found = {move.removeprefix("reward:")[0] for move in legal(state) if move.startswith("reward:")}
        assert found == levels
