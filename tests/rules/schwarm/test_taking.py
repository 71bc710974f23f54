"""Phase 1 and the order of play: prices, waiting, order cards, abilities, the joker (SCH-2, SCH-3)."""

import pytest

import rules
from rules.kernel import Move, Rng
from rules.schwarm.asking import Ask
from rules.schwarm.components import cards_of
from rules.schwarm.decisions_take import ChooseAbility, TakeCard
from rules.schwarm.picks import STACK
from rules.schwarm.rounds import BeginRound
from tests.rules.schwarm.position import asked, do, kinds_of, legal, points, refused, row_of, table

FOUR = "LS1 LS2 LR1 LR2"
FIVE = "LS1 LS2 LR1 LR2 LC1"


def test_rulings_1_and_2_the_price_is_the_number_of_cards_in_front() -> None:
    """SCH-2.3: gaps close; the stack stays one place, however thin it gets."""
    state = row_of("LW1 LT1 BS1", [20, 20])
    do(state, "card:LT1")
    assert points(state) == [19, 20] and state.row == ("LW1", "BS1")
    assert state.decision.facts(("stack:order",))["price"] == 2  # type: ignore[union-attr,arg-type]
    do(state, "stack:order", "order:1", "ability:shield")
    assert state.orders == (2,)
    assert state.decision.facts(("stack:order",))["price"] == 2  # type: ignore[union-attr,arg-type]


def test_ruling_3_any_order_card_of_the_stack() -> None:
    """SCH-2.9: not only the top one; then an ability at once."""
    state = row_of("LW1", [20, 20])
    do(state, "stack:order")
    assert legal(state) == {"order:1", "order:2"}
    do(state, "order:2")
    assert asked(state) == ("ChooseAbility", 0) and len(legal(state)) == 4


def test_ruling_4_one_order_card_each() -> None:
    """SCH-2.4."""
    state = row_of("LW1 LT1", [20, 20], numbers=[1])
    assert refused(state, "stack:order") == "SCH-2.4"


def test_no_more_action_cards_than_the_quota() -> None:
    """SCH-2.4: five with two players."""
    state = row_of("LW1 LT1", [20, 20], hands=["", FIVE])
    reason = TakeCard(1).judge(state, Move("card:LW1"))
    assert reason is not None and reason.rule == "SCH-2.4"
    assert TakeCard(1).judge(state, STACK) is None


@pytest.mark.parametrize(("players", "quota"), [(2, 5), (3, 5), (4, 4)])
def test_everybody_ends_with_one_order_card_and_his_quota(players: int, quota: int) -> None:
    """SCH-2.2, SCH-2.4: whatever is taken when, also by those who are out of points."""
    for seed in range(6):
        state, chance = rules.load("schwarm").new(seed, players), Rng(seed)
        taken: list[str] = []
        while state.phase != "play":
            moves = [str(move) for move in state.legal_moves()]
            move = max(moves, key=lambda move: ("order" in move) * (seed % 2), default="")
            move = move if seed % 3 else moves[chance.randrange(len(moves))]
            taken += [event.args["card"] for event in state.apply(move) if event.kind == "CardTaken"]
        assert taken.count("order") == players and len(taken) == players * (quota + 1)
        assert [len(seat.hand) for seat in state.seats] == [quota] * players
        assert sorted(seat.number for seat in state.seats) == list(range(1, players + 1))
        assert len({seat.ability for seat in state.seats}) == players and all(
            seat.ability for seat in state.seats
        )


def test_rulings_5_and_56_waiting_for_the_stack() -> None:
    """SCH-2.7: it costs 3, he has 2; later 2, and he has to take it."""
    state = row_of("LW1 LT1 BS1 GS1", [2, 9], hands=[FIVE, "LS3"])
    assert asked(state) == ("TakeCard", 1) and points(state) == [2, 9]
    waits = [event for event in do(state, "card:LW1") if event.kind == "Waited"]
    assert [(event.rule, event.args) for event in waits] == [("SCH-2.7", {"player": 0, "price": 3, "fp": 2})]
    assert asked(state) == ("TakeCard", 1)  # he takes two cards in a row meanwhile
    events = do(state, "card:LT1")
    assert "CardTaken" in kinds_of(events) and asked(state) == ("ChooseOrderCard", 0)
    assert points(state)[0] == 0


def test_t2_waiting_without_points() -> None:
    """SCH-2.7: nothing is paid; when the last card is gone the stack is free."""
    state = row_of("LW1", [0, 9], hands=[FIVE, "LS3 LS4 LR3 LR4"], numbers=[0, 0])
    assert asked(state) == ("TakeCard", 1)
    do(state, "card:LW1")
    assert asked(state) == ("ChooseOrderCard", 0) and points(state) == [0, 9]


def test_ruling_6_and_t1_nobody_pays_what_he_has_not() -> None:
    """SCH-2.5: with 2 points the first three places are open."""
    state = row_of("LW1 LT1 BS1 GS1 BX1", [2, 20])
    assert legal(state) == {"card:LW1", "card:LT1", "card:BS1"}
    assert refused(state, "card:GS1") == "SCH-2.5" and refused(state, "stack:order") == "SCH-2.5"


def test_without_points_the_free_card_has_to_be_taken() -> None:
    """SCH-2.6, SCH-3.0: it is the only move, so nobody is asked."""
    state = row_of("LW1 LT1 BS1", [0, 20])
    assert state.seats[0].hand == ("LW1",) and asked(state) == ("TakeCard", 1)
    reason = TakeCard(0).judge(state, Move("card:BS1"))
    assert reason is not None and reason.rule == "SCH-2.6"


def test_round_and_round_until_all_are_taken() -> None:
    """SCH-2.2, SCH-2.8: whoever is complete is passed over."""
    state = row_of("LW1 LT1", [20, 20], hands=[FIVE, "LS3 LS4 LR3"], numbers=[1, 2])
    assert asked(state) == ("TakeCard", 1)  # the first one is complete
    do(state, "card:LT1")
    assert state.phase == "play" and len(state.seats[1].hand) == 5


def test_ruling_7_the_new_order_begins_with_phase_2() -> None:
    """SCH-2.10: taking goes on in the old one; the order cards go back."""
    state = row_of("LW1 LT1", [20, 20], hands=[FOUR, "LS3 LS4 LR3 LR4"], numbers=[0, 0])
    do(state, "stack:order", "order:2", "ability:genius")
    assert state.order == (0, 1)
    do(state, "card:LW1", "ability:shield")
    assert state.order == (1, 0) and state.orders == (1, 2)
    assert asked(state) == ("PlayCard", 1)


def test_ruling_47_an_ability_belongs_to_its_owner_for_the_round() -> None:
    """SCH-2.9: nobody else can choose it."""
    state = row_of("", [20, 20], hands=[FIVE, "LS3 LS4 LR3 LR4 LW1"])
    do(state, "order:1", "ability:shield")
    assert asked(state) == ("ChooseAbility", 1)
    assert refused(state, "ability:shield") == "SCH-2.9"
    assert state.abilities == ("fast_ship", "genius", "gold_tile")


def test_the_golden_tile_comes_at_once() -> None:
    """SCH-2.9: open, and it stays for later rounds."""
    state = row_of("", [20, 20], hands=[FIVE, "LS3 LS4 LR3 LR4 LW1"])
    do(state, "order:1", "ability:gold_tile")
    assert state.seats[0].tiles == (0, 0, 0, 0, 1) and state.gold == 3


def test_a_single_answer_is_not_asked_for() -> None:
    """SCH-3.0: carried out; of several, asked; PlayCard is asked in any case."""
    state = table(stations=["N1", "S1"], hands=["LS1"], jokers=[False])
    assert asked(state) == ("PlayCard", 0) and legal(state) == {"card:LS1"}
    state.abilities = ("genius",)
    state.push(Ask(ChooseAbility(1)))
    state.settle()
    assert state.seats[1].ability == "genius" and asked(state) == ("PlayCard", 0)


def test_everybody_plays_in_turn_until_nothing_is_left() -> None:
    """SCH-3.1: a played card cannot be played again."""
    state = table(stations=["N1", "S1"], hands=["LS1 LC1", "LR1"], jokers=[False, True])
    do(state, "card:LS1", "button:decline")
    assert asked(state) == ("PlayCard", 1)
    do(state, "card:LR1", "button:decline")
    assert refused(state, "card:LS1") == "SCH-3.1" and legal(state) == {"card:LC1"}


def test_ruling_8_the_joker_is_not_ship_and_researcher() -> None:
    """SCH-3.2: six actions, once in a round."""
    state = table(stations=["N1", "S1"], hands=["LR1 LS1", "LR2"])
    assert refused(state, "joker:ship_researcher") == "SCH-3.2"
    assert {move for move in legal(state) if move.startswith("joker")} == {
        f"joker:{action}" for action in ("station", "ship", "researcher", "whale", "tsunami", "crab")
    }
    do(state, "joker:station", "field:N3", "card:LR2", "button:decline")
    assert refused(state, "joker:ship") == "SCH-3.2"


def test_ruling_9_nothing_is_kept_for_later() -> None:
    """SCH-3.1, SCH-3.3: the round ends only when cards and jokers are all played."""
    state = table(stations=["N1", "S1"], jokers=[True, False])
    assert asked(state) == ("PlayCard", 0) and all(move.startswith("joker:") for move in legal(state))


def test_ruling_44_a_card_can_be_played_in_vain() -> None:
    """SCH-3.3: no tiles, no room."""
    state = table(stations=["N1:3", "S1"], hands=["LR1"])
    assert "NoEffect" in kinds_of(do(state, "card:LR1")) and asked(state) == ("PlayCard", 1)


def test_blue_cards_leave_the_game_until_the_fourth_round_of_two() -> None:
    """SCH-3.4: then all six are shuffled again."""
    state = table(stations=["N1", "S1"], hands=["BS1"])
    do(state, "card:BS1", "field:N5")
    assert state.blue_out == ("BS1",)
    state.blue, state.blue_out, state.round = (), tuple(sorted(cards_of("blue"))), 3
    state.stack.clear()
    state.push(BeginRound())
    state.settle()
    shown = [card for card in state.row if card in cards_of("blue")]
    assert len(shown) == 2 and sorted([*shown, *state.blue]) == sorted(cards_of("blue"))
    assert state.blue_out == ()


def test_two_players_shuffle_the_blue_cards_for_the_fourth_round_only() -> None:
    """SCH-3.4, SCH-8.4: all six are seen in three rounds, and the fourth shows any two of them."""
    pairs = set()
    for seed in range(6):
        state = rules.load("schwarm").new(seed, 2)
        shown = []
        while state.decision:
            events = state.apply(next(iter(state.legal_moves())))
            rows = [event.args["cards"] for event in events if event.kind == "RowLaidOut"]
            shown += [[card for card in row if card in cards_of("blue")] for row in rows]
        assert sorted(card for blue in shown[:3] for card in blue) == sorted(cards_of("blue"))
        assert len(shown) == 4 and len(set(shown[3])) == 2
        pairs.add(tuple(shown[3]))
    assert len(pairs) > 1


@pytest.mark.parametrize("players", [3, 4])
def test_blue_cards_are_never_seen_again_by_more_than_two(players: int) -> None:
    """SCH-3.4: two in each of three rounds, no card twice."""
    state = rules.load("schwarm").new(5, players)
    shown: list[str] = []
    while state.decision:
        events = state.apply(next(iter(state.legal_moves())))
        rows = [event.args["cards"] for event in events if event.kind == "RowLaidOut"]
        shown += [card for row in rows for card in row if card in cards_of("blue")]
    assert sorted(shown) == sorted(cards_of("blue"))


def test_the_light_cards_are_shuffled_for_each_round() -> None:
    """SCH-2.1, SCH-3.4: in another order, always in front of the blue ones and the green one."""
    state = rules.load("schwarm").new(4, 3)
    rows = []
    while state.decision:
        events = state.apply(next(iter(state.legal_moves())))
        rows += [event.args["cards"] for event in events if event.kind == "RowLaidOut"]
    assert len({row[:12] for row in rows}) == 3 and len({row[12:14] for row in rows}) == 3
    assert {row[14:] for row in rows} == {("GS1",)}


def test_light_cards_come_back_each_round() -> None:
    """SCH-3.4, SCH-8.4: all of them, two other blue ones, the green one."""
    state = rules.load("schwarm").new(4, 2)
    seen = []
    while state.decision and len(seen) < 2:
        events = state.apply(next(iter(state.legal_moves())))
        seen += [event.args["cards"] for event in events if event.kind == "RowLaidOut"]
    light = [sorted(card for card in row if card in cards_of("light")) for row in seen]
    assert light[0] == light[1] == sorted(cards_of("light", 2))
    blue = [{card for card in row if card in cards_of("blue")} for row in seen]
    assert len(blue[0]) == len(blue[1]) == 2 and not blue[0] & blue[1]


def test_ruling_45_the_colour_of_a_card_does_nothing() -> None:
    """SCH-3.5: only the number on it counts: 3 and 4 fields, a joker 3 (SCH-3.2)."""
    for play, far in (("card:LW1", 3), ("card:BW1", 4), ("joker:whale", 3)):
        state = table(stations=["N1", "S1"], hands=["LW1 BW1"])
        do(state, play, "field:w65", "field:w75", "field:w85")
        assert (asked(state)[0] == "MoveWhale") == (far == 4)
    for card in ("BS1", "GS1"):
        state = table(stations=["N1", "S1"], hands=[card])
        do(state, f"card:{card}", "field:E1")
        assert state.seats[0].stations == (("N1", 1), ("E1", 1))
