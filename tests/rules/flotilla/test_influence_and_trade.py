"""Influence, transactions, the market, outposts and objectives (FLO-6, FLO-7, FLO-14)."""

from rules.flotilla.components import box
from rules.flotilla.decisions_trade import ChooseObjective, ChooseSite, Transact
from rules.flotilla.effects import Effect
from rules.flotilla.objectives import count
from tests.rules.flotilla.position import asked, do, kinds, legal, refused, table


def influence(text: str, **known: object):
    """An influence effect that waits."""
    return table(step=Effect(0, f"influence {text}", "cards"), **known)


def trade(left: int = 9, **known: object):
    """Transactions that wait."""
    return table(step=Transact(0, left), **known)


def test_discs_go_round_and_take_each_bonus() -> None:
    """FLO-6.1, FLO-6.5, ruling 27: money on fields 1 and 4 of the traders; the top gives a seal again."""
    state = influence("2 any", money=0, discs=(0, 0, 0, 0))
    do(state, "field:traders.1")
    assert state.seats[0].money == 3
    events = do(state, "field:traders.2")
    assert len(state.seats[0].hand) == 7 and len(state.stacks["traders"]) == 5
    assert "FieldSkipped" not in kinds(events) and state.decision.player == 1  # two influence, two steps
    recruited = next(event for event in events if event.kind == "CardRecruited")
    assert recruited.reveals  # the next card of the stack
    one = influence("1 any", discs=(1, 0, 0, 0))
    one.stacks = {**one.stacks, "speakers": one.stacks["speakers"][:1]}
    assert not next(e for e in do(one, "field:speakers.2") if e.kind == "CardRecruited").reveals
    lap = influence("1 any", discs=(5, 0, 0, 0))
    do(lap, "field:speakers.0")
    assert lap.seats[0].seals == (1, 0, 0, 0)


def test_t7_skipping() -> None:
    """FLO-6.2, T7, ruling 26: from field 2 to field 4 for one influence, without the tile."""
    state = influence("2 any", money=0, discs=(0, 2, 0, 0))
    assert {"field:traders.3", "field:traders.4"} <= legal(state)
    assert refused(state, "field:speakers.3") == "FLO-6.2"
    events = do(state, "field:traders.4", "field:traders.5")
    assert "FieldSkipped" in kinds(events)
    assert (state.seats[0].money, state.seats[0].points) == (7, 1)


def test_the_same_guild() -> None:
    """FLO-6.3, FAQ 1: = means one guild for all of it."""
    state = influence("3 same")
    do(state, "field:traders.1")
    assert refused(state, "field:speakers.1") == "FLO-6.3"
    assert legal(state) == {"field:traders.2", "button:done"}


def test_t8_different_guilds() -> None:
    """FLO-6.4, T8: each influence at another guild, four at most."""
    state = influence("5 diff")
    do(state, "field:traders.1")
    assert refused(state, "field:traders.2") == "FLO-6.4"
    do(state, "field:speakers.1", "field:founders.1", "resource:red", "field:delvers.1")
    assert state.decision.player == 1


def test_v21_v22_nothing_left_gives_points() -> None:
    """FLO-6.5, V21, V22, rulings 61 and 62: 2 points without seals, and for an empty stack."""
    state = influence("1 any", discs=(5, 0, 0, 0), seals=(4, 3, 2, 1))
    do(state, "field:speakers.0")
    assert state.seats[0].points == 2
    empty = influence("1 any", discs=(1, 0, 0, 0))
    empty.stacks = {**empty.stacks, "speakers": ()}
    do(empty, "field:speakers.2")
    assert empty.seats[0].points == 2


def test_the_third_field_draws_a_tile() -> None:
    """FLO-6.5, ruling 28: its toxicity counts; a Skysider keeps it, a Sinksider may lay it."""
    sky = influence("1 any", side="sky", discs=(2, 0, 0, 0))
    do(sky, "field:speakers.3")
    assert len(sky.seats[0].supply) == 1
    sink = influence("1 any", discs=(2, 0, 0, 0), bag=("Y22",))
    do(sink, "field:speakers.3")  # deep: fits nowhere beside the start tile
    assert sink.seats[0].tox == 2 and sink.bag == ("Y22",)


def test_v17_ships() -> None:
    """FLO-7.1 to FLO-7.4, FLO-5.5, V17: 12 each, to the harbour; not on the Skyside or without reserve."""
    state = trade(money=12)
    launched = next(event for event in do(state, "button:ship") if event.kind == "ShipLaunched")
    assert launched.args["ship"] == 1
    seat = state.seats[0]
    assert (seat.money, seat.reserve, len(seat.ships), seat.ships[-1][0]) == (0, 2, 2, "0.0")
    assert refused(trade(money=11, resources="red1"), "button:ship") == "FLO-7.4"
    assert refused(trade(money=50, reserve=0), "button:ship") == "FLO-7.3"
    assert refused(trade(money=50, side="sky"), "button:ship") == "FLO-7.2"


def test_v5_buying() -> None:
    """FLO-7.5, FLO-7.8, FLO-7.11, V5, ruling 46: three red at 5 each, the marker goes up by three after."""
    state = trade(3, money=15)
    do(state, "buy:red", "buy:red", "buy:red")
    seat = state.seats[0]
    assert (seat.money, seat.resources) == (0, (3, 0, 0, 0))
    assert state.market[0] == 8 and state.price("red") == 7
    assert refused(trade(money=4, resources="red1"), "buy:red") == "FLO-7.5"


def test_v8_selling() -> None:
    """FLO-7.6, FLO-7.8, V8, FAQ 6, ruling 36: the price stays while selling; cargo is not for sale."""
    state = trade(4, money=0, resources="red4", market=(6, 5, 5, 5), ships="0.1:blue2")
    assert refused(state, "sell:blue") == "FLO-7.6"
    do(state, "sell:red", "sell:red", "sell:red")
    assert state.market[0] == 6 and state.seats[0].resources == (1, 0, 0, 0)
    do(state, "sell:red")
    assert state.seats[0].money == 20 and state.market[0] == 2 and state.price("red") == 4
    assert state.seats[0].resources == (0, 0, 0, 0)


def test_t4_t5_the_ends_of_the_strip() -> None:
    """FLO-7.8, T4, T5, ruling 45: 1 point below, 2 above, once for a colour."""
    low = trade(3, money=0, resources="yellow3", market=(5, 5, 1, 5))
    do(low, "sell:yellow", "sell:yellow", "sell:yellow")
    assert (low.seats[0].money, low.market[2], low.seats[0].points) == (9, 0, 1)
    high = trade(2, money=14, market=(8, 5, 5, 5))
    do(high, "buy:red", "buy:red")
    assert (high.seats[0].money, high.market[0], high.seats[0].points) == (0, 9, 2)


def test_reaching_the_end_of_the_strip_is_not_leaving_it() -> None:
    """FLO-7.8: points only for a step that the strip has no field for; other colours stay where they are."""
    low = trade(1, resources="red1", market=(1, 5, 5, 5))
    do(low, "sell:red")
    assert (low.market, low.seats[0].points) == ((0, 5, 5, 5), 0)
    high = trade(1, money=9, market=(8, 5, 5, 5))
    events = do(high, "buy:red")
    assert (high.market, high.seats[0].points) == ((9, 5, 5, 5), 0)
    assert kinds(events).count("MarketMoved") == 1
    twice = trade(4, resources="red2 blue2", market=(0, 5, 5, 0))
    do(twice, "sell:red", "sell:red", "sell:blue", "sell:blue")
    assert twice.seats[0].points == 2  # one for each colour, however many steps


def test_t6_not_both_ways() -> None:
    """FLO-7.7, T6, ruling 44: not the same colour; another one, yes."""
    state = trade(money=20, resources="blue1 red1")
    do(state, "buy:blue")
    assert refused(state, "sell:blue") == "FLO-7.7"
    do(state, "sell:red")
    assert refused(state, "buy:red") == "FLO-7.7"
    words = {move: state.judge(move).key for move in ("sell:blue", "buy:red")}
    assert words == {"sell:blue": "bought_already", "buy:red": "sold_already"}
    assert {"buy:blue", "buy:green", "button:done"} <= legal(state)


def test_two_transaction_effects_share_the_turn() -> None:
    """FLO-7.9, ruling 69: prices and the ban hold for the whole turn, the market moves once."""
    state = trade(1, money=20, resources="red2")
    state.stack.insert(-1, Transact(0, 1))
    do(state, "buy:blue")
    assert asked(state) == "Transact" and state.market == (5, 5, 5, 5)
    assert refused(state, "sell:blue") == "FLO-7.7"
    do(state, "buy:blue")
    assert state.market == (5, 5, 5, 7)


def test_flags() -> None:
    """FLO-7.10: bonuses and discounts, never below 1 for a resource."""
    state = trade(money=30, resources="red1")
    state.flags = ("sell_bonus 1", "buy_discount 9", "ship_discount 4", "outpost_discount 6")
    facts = {str(move): state.decision.facts(move) for move in state.legal_moves()}
    assert facts["sell:red"] == {"gain": 6} and facts["buy:blue"] == {"price": 1}
    assert facts["button:ship"] == {"price": 8} and facts["button:outpost"] == {"price": 14}


def test_v18_v19_outposts() -> None:
    """FLO-14.1, FLO-14.3, FLO-14.4, V18, V19: 20 on a site; 10 or 20 more without one."""
    state = trade(1, money=20)
    do(state, "button:outpost")
    assert asked(state) == "ChooseObjective" and state.seats[0].outposts == ("0.0",)
    full = trade(1, money=30, outposts="0.0")
    do(full, "button:outpost", "button:decline")
    assert (full.seats[0].money, full.seats[0].floating) == (0, 1)
    assert refused(trade(money=29, outposts="0.0"), "button:outpost") == "FLO-14.3"
    sky = trade(1, money=40, outposts="0.0", side="sky")
    do(sky, "button:outpost")
    assert (sky.seats[0].money, sky.seats[0].floating) == (0, 1)
    free = trade(1, money=20, outposts="0.0")
    free.flags = ("free_float 1",)
    do(free, "button:outpost")
    assert free.seats[0].money == 0


def test_six_outposts() -> None:
    """FLO-14.2, FLO-13.3, ruling 49: rising prices, on both sides together; then none is left."""
    assert refused(trade(money=99, built=6), "button:outpost") == "FLO-14.2"
    state = trade(money=99, built=2, side="sky")
    assert state.decision.facts(("button:outpost",)) == {"price": 28}


def test_each_outpost_takes_one_transaction_and_the_next_costs_more() -> None:
    """FLO-7.1, FLO-14.1, FLO-14.2: the topmost one leaves the board; its price is the printed one."""
    prices = box().constants["outpost_cost"]
    state = trade(6, money=sum(prices), tiles="B01@0.2/0 B03@1.1/0 B05@1.2/0 Y05@-1.2/0 B07@0.3/0")
    for number, price in enumerate(prices):
        money = state.seats[0].money
        assert state.decision.facts(("button:outpost",)) == {"price": price}
        do(state, "button:outpost")
        if asked(state) == "ChooseSite":
            do(state, min(legal(state)))
        do(state, "button:decline")
        seat = state.seats[0]
        assert (money - seat.money, seat.built, len(seat.outposts)) == (price, number + 1, number + 1)
    assert state.decision.player == 1 and prices[0] == 20 and sorted(set(prices)) == list(prices)


def test_sites() -> None:
    """FLO-14.5, FLO-14.4, rulings 47 and 48: islands (Sinkside), sites (Skyside), one outpost each."""
    tiles = "B01@0.2/0 R02@1.1/0"  # an island without a site behind; neither
    state = table(step=ChooseSite(0), tiles=tiles, money=0)
    assert legal(state) == {"hex:0.0", "hex:0.2"}
    assert refused(state, "button:floating") == "FLO-14.4"
    assert refused(state, "hex:1.1") == "FLO-14.5"
    sky = table(step=ChooseSite(0), tiles="R04@0.2/0 B01@1.1/0", side="sky")
    assert legal(sky) == {"hex:0.0", "hex:0.2"}
    taken = table(step=ChooseSite(0), tiles="B01@0.2/0 B03@1.1/0", outposts="0.0")
    words = {pick: taken.judge(pick).key for pick in ("hex:0.0", "hex:0.1", "hex:3.3", "card:C1")}
    assert words == {
        "hex:0.0": "site_taken", "hex:0.1": "no_site", "hex:3.3": "no_own_tile", "card:C1": "asked_now",
    }  # fmt: skip
    assert refused(taken, "hex:0.0") == "FLO-14.5"


def test_t12_objectives() -> None:
    """FLO-14.6, FLO-14.7, T12: rate by number, the new outpost counts; upper tiles go, the lowest stays."""
    state = trade(1, side="sky", money=24, built=1, outposts="", tiles="R04@0.2/0")
    state.objectives = {**state.objectives, "sky": (("outposts", 0), ("seals", 2))}
    state.seats[0].outposts = ("0.2",)
    do(state, "button:outpost")
    assert state.seats[0].outposts == ("0.0", "0.2")
    do(state, "objective:outposts")
    assert (state.seats[0].money, state.seats[0].points) == (0, 7 * 2)
    assert dict(state.objectives["sky"])["outposts"] == 1
    two = trade(2, side="sky", money=60, built=2, tiles="R04@0.2/0 R06@1.2/0", outposts="0.2")
    two.objectives = {**two.objectives, "sky": (("outposts", 1), ("seals", 0))}
    do(two, "button:outpost", "hex:0.0", "objective:outposts")
    do(two, "button:outpost", "objective:outposts")
    assert (two.seats[0].points, two.objectives["sky"]) == (6 * 2 + 5 * 3, (("outposts", 2), ("seals", 0)))
    last = trade(1, side="sky", money=20, seals=(3, 0, 0, 0))
    last.objectives = {**last.objectives, "sky": (("outposts", 0), ("seals", 2))}
    do(last, "button:outpost", "objective:seals")
    assert last.seats[0].points == 3 * 3 and dict(last.objectives["sky"])["seals"] == 2


def test_only_stacks_of_the_own_side_are_scored_and_one_may_decline() -> None:
    """FLO-14.6, FLO-1.4: petrol ones below, orange ones above; what was done so far, which may be nothing."""
    for side, other in (("sink", "sky"), ("sky", "sink")):
        state = table(step=ChooseObjective(0), side=side)
        names = {name: {each for each, _ in state.objectives[name]} for name in (side, other)}
        assert legal(state) == {f"objective:{each}" for each in names[side]} | {"button:decline"}
        assert all(refused(state, f"objective:{each}") for each in names[other])
        before = dict(state.objectives)
        do(state, "button:decline")
        assert state.objectives == before and state.seats[0].points == 0


def test_only_own_things_count() -> None:
    """FLO-14.6, FAQ 8: every kind of objective, with nothing of the neighbours."""
    sink = table(
        tiles="B01@0.2/0 R17@0.3/0 R22@1.3/0 G10@1.1/0 R18@2.3/0", outposts="0.0", floating=1,
        seals=(2, 1, 0, 0), hand="C1 S11", pile="T21 C2", ships="0.1 0.2 0.3", resources="red3 blue2",
        rivals=[{"tiles": "B03@0.2/0", "seals": (5, 5, 0, 0), "floating": 3}],
    )  # fmt: skip
    wanted = {
        "seals": 3, "recruits": 2, "islands": 2, "deep_tiles": 3, "best_resource": 3, "outposts": 2,
        "ships": 3, "tile_toxicity": 2, "depth_sets": 1, "distance": 5, "artifact_circles": 0,
        "resource_pairs": 2,
    }  # fmt: skip
    assert {what: count(sink, 0, what) for what in wanted} == wanted
    sky = table(side="sky", tiles="R10@0.2/0 R04@1.2/0 G06@0.3/0 Y02@2.1/0 B10@-1.3/0")
    wanted = {
        "sites": 1, "buildings": 1, "costly_tiles": 4, "best_district": 2, "district_sets": 1,
        "sonar_circles": 0,
    }  # fmt: skip
    assert {what: count(sky, 0, what) for what in wanted} == wanted
    assert count(sky, 0, "largest_settlement") == 5
