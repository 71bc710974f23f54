"""Cards, captain, student, order inside a turn, sailing (FLO-1, FLO-3, FLO-4, FLO-5)."""

from rules.flotilla.components import box
from rules.flotilla.decisions_crew import DiscardCrew
from rules.flotilla.decisions_gain import ChooseResource
from rules.flotilla.decisions_sail import SailShip
from rules.flotilla.effects import Effect
from tests.rules.flotilla.position import asked, do, kinds, legal, refused, table


def test_a_turn_is_one_card_and_the_next_player_follows() -> None:
    """FLO-1.1, FLO-3.1: one card, then the player to the left."""
    state = table(side="sky", hand="C1 C4")
    assert legal(state) == {"card:C1", "card:C4"}
    do(state, "card:C4", "button:done")
    assert state.decision.player == 1 and state.seats[0].pile == ("C4",)
    assert refused(table(hand="C1", pile="C4"), "card:C4") == "FLO-4.1"


def test_sailing_comes_before_the_effect() -> None:
    """FLO-3.2, ruling 15: all of the sail value first, then the effect."""
    state = table(hand="C4", money=0)
    do(state, "card:C4")
    assert asked(state) == "SailShip" and state.seats[0].money == 0
    do(state, "button:done")
    assert state.seats[0].money == 4


def test_the_captain_comes_back_and_there_is_always_a_card() -> None:
    """FLO-3.4, FLO-4.1, rulings 12 and 13: the pile is empty afterwards, nobody can copy it."""
    state = table(hand="C1", pile="C3 C4 C2", rivals=[{"hand": "C1 C2"}])
    do(state, "card:C1", "button:done", "button:stay")
    seat = state.seats[0]
    assert set(seat.hand) == {"C1", "C2", "C3", "C4"} and not seat.pile
    assert refused(state, "card:C2") == "FLO-4.4"


def test_a_single_answer_is_not_asked_but_the_switch_is() -> None:
    """FLO-1.5: transactions without anything to do answer themselves; a single card is asked."""
    state = table(side="sky", hand="C4", money=0)
    assert asked(state) == "PlayCard"
    state.market = (9, 9, 9, 9)  # 8 for each, and 7 money
    do(state, "card:C4")
    assert (asked(state), state.decision.player) == ("PlayCard", 1)
    single = table(side="sky", hand="C1")
    assert asked(single) == "PlayCard" and legal(single) == {"card:C1"}
    poor = table(hand="C4", money=0)
    do(poor, "card:C4", "button:done")
    assert asked(poor) == "PlayCard" and poor.decision.player == 1


def test_the_student_copies_values_and_effect() -> None:
    """FLO-4.3, FLO-4.4, rulings 17 and 18: sail value and effect of the copied card; same side only."""
    rivals = [{"pile": "C4"}, {"pile": "C6", "side": "sky"}]
    state = table(hand="C2", money=0, rivals=rivals)
    events = do(state, "card:C2")
    assert asked(state) == "SailShip" and state.decision.step.left == box().cards["C4"].sail
    assert "CardCopied" in kinds(events)
    do(state, "button:done")
    assert state.seats[0].money == 4 and state.seats[0].pile == ("C2",)
    two = table(hand="C2", rivals=[{"pile": "C4"}, {"pile": "C3"}], players=4)
    do(two, "card:C2")
    assert legal(two) == {"seat:1", "seat:2"} and refused(two, "seat:3") == "FLO-4.4"
    alone = table(hand="C2 C1", rivals=[{"pile": "C4", "side": "sky"}])
    assert refused(alone, "card:C2") == "FLO-4.4"
    own = table(hand="C2 C1", pile="C4")
    assert refused(own, "card:C2") == "FLO-4.4"  # one's own top card is nobody else's
    above = table(side="sky", hand="C2", money=0, rivals=[{"pile": "C3", "side": "sky"}, {"pile": "C6"}])
    do(above, "card:C2")
    assert asked(above) == "ChooseInfluence" and above.seats[0].money == box().cards["C3"].income
    other = table(
        hand="C2", rivals=[{"pile": "C4", "side": "sky"}, {"pile": "C3"}, {"pile": "C5"}], players=4
    )
    do(other, "card:C2")
    words = {pick: other.judge(pick).key for pick in ("seat:1",)}
    assert words == {"seat:1": "other_side"} and legal(other) == {"seat:2", "seat:3"}
    assert other.decision.facts(("seat:2",)) == {"card": "C3", "side": "sink"}


def test_copying_a_student_does_nothing() -> None:
    """FLO-4.4, ruling 16: not even sailing, not even when that student copied something."""
    state = table(hand="C2", rivals=[{"pile": "C4 C2"}])
    events = do(state, "card:C2")
    assert state.decision.player == 1 and state.seats[0].pile == ("C2",)
    assert kinds(events) == ["CardPlayed", "CardCopied", "TurnBegun"]


def test_a_student_uses_flags_conditions_and_trade_of_the_copied_card() -> None:
    """FLO-4.3: the whole card, as if it were one's own; its owner has nothing of it."""
    state = table(hand="C2", money=12, rivals=[{"pile": "T14", "money": 0}])
    do(state, "card:C2", "button:done")
    assert state.decision.facts(("button:ship",)) == {"price": 8} and state.seats[0].money == 12 + 3
    do(state, "button:ship")
    assert len(state.seats[0].ships) == 2 and state.seats[1].money == 0
    assert (state.card, state.source) == ("C2", "T14")


def test_a_copied_captain_collects_but_opens_no_switch() -> None:
    """FLO-4.5, ruling 75: the student lies on the pile afterwards."""
    state = table(hand="C2", pile="C3", rivals=[{"pile": "C1"}])
    do(state, "card:C2", "button:done")
    seat = state.seats[0]
    assert (seat.hand, seat.pile, state.decision.player) == (("C3",), ("C2",), 1)


def test_retiring() -> None:
    """FLO-3.6, FLO-4.6, FLO-4.9, ruling 19: after all other effects; a student that copies goes itself."""
    state = table(side="sky", hand="T24", money=0)
    do(state, "card:T24")
    assert asked(state) == "Transact"
    do(state, "button:done")
    assert asked(state) == "UseRetire"
    events = do(state, "button:retire")
    assert state.retired == ("T24",) and not state.seats[0].crew and "CardRetired" in kinds(events)
    assert state.seats[0].money == 3 + 4 + 15
    copy = table(side="sky", hand="C2", rivals=[{"pile": "T24", "side": "sky"}])
    do(copy, "card:C2", "button:done", "button:retire")
    assert copy.retired == ("C2",) and copy.seats[1].pile == ("T24",)
    kept = table(side="sky", hand="T24")
    do(kept, "card:T24", "button:done", "button:decline")
    assert kept.seats[0].pile == ("T24",)


def test_v9_the_translator() -> None:
    """FLO-3.3, FLO-4.7, FLO-1.3, FAQ 3: influence 2 + 2 + 2, the translator lies on top."""
    state = table(side="sky", hand="S13 C2 C3 C4")
    do(state, "card:S13", "button:done")
    assert asked(state) == "DiscardCrew" and refused(state, "card:C4") == "FLO-4.7"
    do(state, "card:C2")
    assert asked(state) == "ChooseInfluence"  # before the next card is discarded
    assert state.seats[0].hand == ("C3", "C4")
    do(state, "button:done", "card:C3", "button:done")
    assert state.seats[0].pile == ("C2", "C3", "S13") and state.seats[0].hand == ("C4",)


def test_conditions_look_at_top_cards() -> None:
    """FLO-3.5, FLO-4.8, FLO-4.2, FAQ 2: a student counts as every guild, on either side."""
    for pile, found in (("C6", True), ("C2", True), ("C3", False), ("C6 C3", False)):
        state = table(rivals=[{"pile": pile}])
        assert state.shown_to(0, "delvers") == found
    assert table(rivals=[{"pile": "C6", "side": "sky"}]).shown_to(0, "delvers")


def test_options_of_conditions() -> None:
    """FLO-16.2, FLO-16.7: only the player before you; only the own side."""
    right = {"top_scope": "right"}
    assert not table(rivals=[{"pile": "C6"}], options=right).shown_to(0, "delvers")
    assert table(rivals=[{}, {"pile": "C6"}], options=right).shown_to(0, "delvers")
    own = {"top_side": "own"}
    assert not table(rivals=[{"pile": "C6", "side": "sky"}], options=own).shown_to(0, "delvers")


def test_income() -> None:
    """FLO-5.6: money at once."""
    state = table(side="sky", hand="C3", money=1)
    do(state, "card:C3")
    assert state.seats[0].money == 3


def test_sailing() -> None:
    """FLO-5.1, FLO-5.2, ruling 33: over own tiles only, points split freely, ships share hexes."""
    state = table(step=SailShip(0, 3), ships="0.0 0.1", tiles="B01@0.2/0", depleted="0.2")
    assert refused(state, "ship:0 hex:1.0") == "FLO-5.2"
    assert {pick: state.judge(pick).key for pick in ("hex:0.9", "card:C1")} == {
        "hex:0.9": "not_beside_ship", "card:C1": "asked_now",
    }  # fmt: skip
    assert refused(state, "ship:0 hex:0.2") == "FLO-5.1"  # two steps away
    assert state.decision.facts(("ship:1", "hex:0.2")) == {"resource": "blue", "left": 2}
    do(state, "ship:0 hex:0.1", "ship:1 hex:0.2", "ship:0 hex:0.2")
    assert [place for place, _ in state.seats[0].ships] == ["0.2", "0.2"]
    assert asked(state) != "SailShip"  # three points, three steps
    assert legal(table(step=SailShip(0, 1), ships="0.1")) == {
        "ship:0 hex:0.0", "ship:0 hex:-1.1", "button:done",
    }  # fmt: skip
    two = table(step=SailShip(0, 5), ships="0.0")
    do(two, "ship:0 hex:-1.1", "button:done")
    assert two.seats[0].ships[0][0] == "-1.1" and two.decision.player == 1


def test_each_card_sails_as_far_as_it_says() -> None:
    """FLO-3.2, FLO-5.1, FLO-5.6: the printed sail value below, the printed income above."""
    for name, card in box().cards.items():
        if name == "C2":
            continue
        below = table(hand=name, money=0)
        do(below, f"card:{name}")
        assert asked(below) == "SailShip" and below.decision.step.left == card.sail
        above = table(hand=name, side="sky", money=0)
        events = do(above, f"card:{name}")
        income = [event for event in events if event.kind == "MoneyGained" and event.rule == "FLO-5.6"]
        assert [dict(event.args)["count"] for event in income] == [card.income]


def test_unloading_or_keeping() -> None:
    """FLO-5.3, T16, ruling 35: asked on entering, all or nothing, the movement goes on."""
    state = table(step=SailShip(0, 3), ships="0.1:blue2")
    do(state, "ship:0 hex:0.0")
    assert asked(state) == "DecideUnload"
    do(state, "button:keep", "ship:0 hex:0.1", "ship:0 hex:0.0", "button:unload")
    assert state.seats[0].resources == (0, 0, 0, 2) and state.seats[0].ships == (("0.0", (0, 0, 0, 0)),)
    stays = table(hand="C3", ships="0.0:blue2")
    do(stays, "card:C3")
    assert asked(stays) == "SailShip"


def test_what_one_may_and_what_one_must() -> None:
    """FLO-1.4, ruling 20: gains are taken; a resource is chosen without a way out; influence may stop."""
    state = table(step=ChooseResource(0))
    assert legal(state) == {f"resource:{colour}" for colour in ("red", "green", "yellow", "blue")}
    free = table(step=Effect(0, "influence 2 any", "cards"))
    assert "button:done" in legal(free)


def test_every_effect_word_works() -> None:
    """FLO-1.8, FLO-1.6: each effect of cards, tracks and artifacts can be carried out on its own side."""
    for card in box().cards.values():
        for side in ("sink", "sky"):
            for text in card.effects(side):
                state = table(side=side, step=Effect(0, text.removeprefix("retire:").strip(), "cards"))
                for _ in range(60):
                    if state.active or state.decision.player:
                        break
                    state.apply(next(iter(state.legal_moves())))
    for artifact in box().artifacts.values():
        for text in (artifact.front, artifact.back):
            table(step=Effect(0, text, "artifacts"))


def test_nobody_else_is_hidden() -> None:
    """FLO-1.7: hands are public, so all see the same."""
    state = table(hand="C1 S13")
    assert {state.observation(viewer).seats for viewer in (0, 1, 2)} == {state.observation(None).seats}


def test_discarding_is_optional() -> None:
    """FLO-4.7: one may stop, and the played card is no more in the hand."""
    state = table(step=DiscardCrew(0, "speakers", 2, "vp 1"), hand="C3 C4")
    assert legal(state) == {"card:C3", "button:done"}
    do(state, "button:done")
    assert (state.seats[0].hand, state.seats[0].points) == (("C3", "C4"), 0)
    many = table(step=DiscardCrew(0, "speakers", 2, "vp 1"), hand="C2 C3 S11 S12")
    do(many, "card:S11", "card:C2")
    assert (many.seats[0].hand, many.seats[0].pile) == (("C3", "S12"), ("S11", "C2"))
    assert many.seats[0].points == 2 and many.decision.player == 1  # two at most, once for each
