"""Set-up, both kinds of first station, and what is hidden (SCH-1, SCH-9.1 to SCH-9.5, SCH-10)."""

from collections import Counter

import pytest

import rules
from rules.kernel import Rng
from rules.schwarm.chart import LAND, WATER, neighbours, rotations
from rules.schwarm.components import box, cards_of
from rules.schwarm.state import SchwarmState
from tests.rules.schwarm.position import asked, do, legal, refused, table


def fresh(players: int = 2, seed: int = 1, **options: str) -> SchwarmState:
    """A game before its first station."""
    state = rules.load("schwarm").new(seed, players, options)
    assert isinstance(state, SchwarmState)
    return state


def test_the_box_is_counted() -> None:
    """SCH-1.1 to SCH-1.5: 59 tiles, 20 action cards, 5 dangers; four equal coasts."""
    assert len(WATER) == 59 and len(LAND) == 20
    counts = {tile.kind: tile.count for tile in box().tiles.values()}
    assert counts == {"corner": 20, "straight": 6, "three": 25, "four": 8, "gold": 4}
    assert [len(cards_of("light", players)) for players in (2, 3, 4)] == [7, 12, 13]
    assert (len(cards_of("blue")), len(cards_of("green"))) == (6, 1)
    assert box().dangers == {"crab": 1, "whale": 2, "tsunami": 2}
    values = {side: sum(land.value for land in box().land.values() if land.side == side) for side in "NESW"}
    assert values == {"N": 27, "E": 27, "S": 27, "W": 27}


def test_every_card_and_how_far_it_goes() -> None:
    """SCH-1.3, SCH-1.4, SCH-3.5: the card tables of the rulebook, light dangers 3 fields, blue ones 4."""
    kinds = Counter((card.colour, card.action, card.range) for card in box().cards.values())
    assert kinds == {
        ("light", "ship", 3): 5, ("light", "researcher", 0): 5,
        ("light", "whale", 3): 1, ("light", "tsunami", 3): 1, ("light", "crab", 3): 1,
        ("blue", "whale", 4): 1, ("blue", "tsunami", 4): 1, ("blue", "crab", 4): 1,
        ("blue", "station", 0): 2, ("blue", "ship_researcher", 3): 1, ("green", "station", 0): 1,
    }  # fmt: skip
    assert rules.load("schwarm").players == (2, 4)


def test_what_a_land_field_is_worth() -> None:
    """SCH-8.6: on each side, clockwise, the values of the rulebook; the second one is marked (SCH-1.6)."""
    for side in "NESW":
        coast = [box().land[field] for field in LAND if field.startswith(side)]
        assert [land.value for land in coast] == [7, 5, 4, 5, 6]
        assert [land.start for land in coast] == [False, True, False, False, False]


def test_every_tile_has_its_rotations() -> None:
    """SCH-6.3: corners and threes four, straights two, fours one, each with the ways of its kind."""
    assert {kind: len(rotations(kind)) for kind in box().tiles} == {
        "corner": 4,
        "straight": 2,
        "three": 4,
        "four": 1,
        "gold": 1,
    }
    for kind, tile in box().tiles.items():
        assert {mask.bit_count() for mask in rotations(kind)} == {tile.openings}


def test_eight_end_fields_have_one_neighbour_on_land() -> None:
    """SCH-9.3: the others have two."""
    count = {field: sum(other in LAND for _, other in neighbours(field)) for field in LAND}
    assert sorted(count.values()) == [1] * 8 + [2] * 12


@pytest.mark.parametrize(("players", "light", "quota"), [(2, 7, 5), (3, 12, 5), (4, 13, 4)])
def test_the_row_by_number_of_players(players: int, light: int, quota: int) -> None:
    """SCH-1.4, SCH-2.1, SCH-2.4: light, two blue, the green one; everybody finds his cards."""
    state = fresh(players)
    while asked(state)[0] == "PlaceFirstStation":
        do(state, min(legal(state)))
    colours = [box().cards[card].colour for card in state.row]
    assert colours == ["light"] * light + ["blue"] * 2 + ["green"]
    assert len(state.row) == players * quota and state.orders == tuple(range(1, players + 1))


@pytest.mark.parametrize(
    ("players", "out"), [(2, "LS3 LS4 LS5 LR3 LR4 LR5"), (3, "LS5"), (4, "")], ids=["two", "three", "four"]
)
def test_which_light_cards_stay_in_the_box(players: int, out: str) -> None:
    """SCH-1.4: with two players three ships and three researchers, with three players one ship."""
    used = cards_of("light", players)
    assert {card for card in cards_of("light") if card not in used} == set(out.split())
    actions = Counter(box().cards[card].action for card in used)
    few = {2: 2, 3: 4, 4: 5}[players]
    assert actions == {
        "ship": few, "researcher": 2 if players == 2 else 5, "whale": 1, "tsunami": 1, "crab": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 3)])
def test_rounds(players: int, rounds: int) -> None:
    """SCH-1.7: so many scorings, then the end."""
    state = fresh(players)
    assert state.observation(None).rounds == rounds
    chance, ended = Rng(7), []
    while not state.is_terminal():
        moves = list(state.legal_moves())
        events = state.apply(moves[chance.randrange(len(moves))])
        ended += [event.args["round"] for event in events if event.kind == "RoundEnded"]
    assert ended == list(range(1, rounds + 1))


def test_tiles_and_order_are_drawn() -> None:
    """SCH-1.1, SCH-1.6: by lot, so that another seed means another sea and another first player."""
    tables = [fresh(3, seed) for seed in range(8)]
    assert len({tuple(state.hidden.values()) for state in tables}) == 8
    assert {state.order[0] for state in tables} == {0, 1, 2}


def test_what_each_player_has() -> None:
    """SCH-1.2, SCH-1.5."""
    seen = fresh().observation(0)
    own = seen.seats[0]
    assert (own.stations_left, own.ships_left, own.researchers_left, own.buoys_left) == (6, 3, 7, 28)
    assert own.fp == 20 and not own.joker_used
    assert (seen.whales_left, seen.tsunamis_left, seen.gold_left, seen.crab) == (2, 2, 4, "")
    assert len(seen.face_down) == 59 and "queen" not in seen.face_down


def test_first_stations_go_onto_marked_fields() -> None:
    """SCH-1.6: four fields; each has its researcher; the same order takes cards."""
    state = fresh(3)
    first = state.order[0]
    assert asked(state) == ("PlaceFirstStation", first)
    assert legal(state) == {"field:N2", "field:E2", "field:S2", "field:W2"}
    assert refused(state, "field:N3") == "SCH-1.6"
    do(state, "field:S2")
    assert state.seats[first].stations == (("S2", 1),)
    assert refused(state, "field:S2") == "SCH-4.2"
    do(state, "field:N2", "field:E2")
    assert asked(state) == ("TakeCard", first)


def test_blue_cards_are_a_deck_of_six() -> None:
    """SCH-1.3: two of them come in each round, in an order that the seed decides."""
    decks = {fresh(seed=seed).blue for seed in range(8)}
    assert len(decks) > 1 and all(sorted(deck) == sorted(cards_of("blue")) for deck in decks)


def test_free_start_the_last_in_order_builds_first() -> None:
    """SCH-9.1: from the highest order card down; then the first one takes cards."""
    state = fresh(3, free_start="on")
    placed = []
    for field in ("N1", "E1", "S1"):
        placed.append(asked(state)[1])
        do(state, f"field:{field}")
    assert tuple(reversed(placed)) == state.order and asked(state) == ("TakeCard", state.order[0])


def test_t14_free_start_keeps_its_distance() -> None:
    """SCH-9.2: 4 land fields away from every station."""
    state = fresh(3, free_start="on")
    do(state, "field:N1", "field:E3")
    assert legal(state) == {f"field:{field}" for field in ("S2", "S3", "S4", "S5", "W1", "W2")}
    assert refused(state, "field:N5") == "SCH-9.2" and refused(state, "field:W3") == "SCH-9.2"
    assert refused(state, "field:N1") == "SCH-4.2"


def test_free_start_takes_the_largest_distance_there_is() -> None:
    """SCH-9.2: three stations that leave no field 4 away."""
    state = fresh(4, free_start="on")
    do(state, "field:N1", "field:E3", "field:S5")
    assert legal(state) == {f"field:{field}" for field in ("N4", "N5", "S1", "S2", "W3")}  # 3 away
    assert refused(state, "field:W4") == "SCH-9.2"


def test_the_parts_of_variant_1_are_separate() -> None:
    """SCH-9.4: each can be on without the other."""
    for free in ("off", "on"):
        for big in ("off", "on"):
            assert fresh(free_start=free, big_tsunami=big).options["big_tsunami"] == big


def test_t13_the_big_tsunami_hurts_the_neighbours() -> None:
    """SCH-9.3: the field, then clockwise, then the other; each neighbour 1 less."""
    state = table(stations=["N1", "W1 W2 W3"], fp=[20, 40], hands=["LT1"], tsunamis="w46", big_tsunami="on")
    do(state, "card:LT1", "danger:w46", "field:W2")
    assert [seat.fp for seat in state.seats] == [28, 32]


def test_the_big_tsunami_stays_on_its_side() -> None:
    """SCH-9.3: an end field has one neighbour; protection takes one more off."""
    state = table(
        stations=["N1", "W1 W2 S5"],
        fp=[20, 40],
        hands=["LT1"],
        tsunamis="w46",
        abilities=["", "shield"],
        big_tsunami="on",
    )
    events = do(state, "card:LT1", "danger:w46", "field:W2")
    hits = [(event.args["field"], event.args["amount"]) for event in events if event.kind == "Damage"]
    assert hits == [("W2", 3), ("W1", 1)]


@pytest.mark.parametrize(("field", "direction", "tsunami"), [("W1", "W2", "w28"), ("N5", "N4", "w82")])
def test_an_end_field_has_one_neighbour(field: str, direction: str, tsunami: str) -> None:
    """SCH-9.3: the coast round the corner is not hurt, and neither are own stations beside the field."""
    corner = {"W1": "S5", "N5": "E1"}[field]
    state = table(
        stations=["S1", f"{field} {direction} {corner}"],
        fp=[20, 40],
        hands=["LT1"],
        tsunamis=tsunami,
        big_tsunami="on",
    )
    events = do(state, "card:LT1", f"danger:{tsunami}", f"field:{field}")
    hits = [(event.args["field"], event.args["amount"]) for event in events if event.kind == "Damage"]
    assert hits == [(field, 4), (direction, 2)]


def test_the_big_tsunami_spares_whoever_moves_it() -> None:
    """SCH-9.3: own stations beside the field are safe; a neighbour without a point to lose pays nothing."""
    state = table(stations=["W1 W3", "W2"], fp=[20, 9], hands=["LT1"], tsunamis="w46", big_tsunami="on")
    events = do(state, "card:LT1", "danger:w46", "field:W2")
    hits = [(event.args["field"], event.args["amount"]) for event in events if event.kind == "Damage"]
    assert hits == [("W2", 0)] and [seat.fp for seat in state.seats] == [20, 9]


def test_without_variant_1_only_the_field_is_hit() -> None:
    """SCH-7.22."""
    state = table(stations=["N1", "W1 W2 W3"], fp=[20, 40], hands=["LT1"], tsunamis="w46")
    do(state, "card:LT1", "danger:w46", "field:W2")
    assert [seat.fp for seat in state.seats] == [24, 36]


def test_hands_are_open_but_with_variant_2() -> None:
    """SCH-9.5: then the others see only how many there are, and the log does not name what was taken."""
    plain = table(hands=["LS1 LR1", "LW1"])
    assert plain.observation(1).seats[0].hand == ("LS1", "LR1")
    closed = table(hands=["LS1 LR1", "LW1"], hand_cards="on")
    assert closed.observation(1).seats[0].hand is None and closed.observation(1).seats[0].hand_count == 2
    assert closed.observation(0).seats[0].hand == ("LS1", "LR1")
    assert closed.observation(None).seats[1].hand is None


def test_variant_2_does_not_log_the_cards() -> None:
    """SCH-9.5: the event tells the card only to the one who took it."""
    state = fresh(2, hand_cards="on")
    do(state, *("field:N2", "field:S2"))
    taker, other = state.order
    event = next(event for event in do(state, f"card:{state.row[0]}") if event.kind == "CardTaken")
    assert "card" in event.for_viewer(taker).args and "card" not in event.for_viewer(other).args


def test_another_deal_looks_the_same() -> None:
    """SCH-10.2: other tiles under their backs, another blue deck: nobody sees a difference."""
    state = fresh(2)
    other = state.clone()
    fields = list(state.hidden)
    other.hidden = dict(zip(fields, [state.hidden[field] for field in reversed(fields)], strict=True))
    other.blue = tuple(reversed(state.blue))
    assert other.hidden != state.hidden
    for viewer in (0, 1, None):
        assert other.observation(viewer) == state.observation(viewer)
    guess = state.determinize(0, Rng(3))
    assert sorted(guess.hidden.values()) == sorted(state.hidden.values()) and guess.hidden != state.hidden
    decks = [state.determinize(0, Rng(seed)).blue for seed in range(6)]
    assert len(set(decks)) > 1 and all(sorted(deck) == sorted(state.blue) for deck in decks)


def test_a_new_row_is_news() -> None:
    """SCH-10.1: which blue cards come and how the light ones lie is turned up with the row, nothing else."""
    state = fresh(2)
    do(state, "field:N2")
    assert [event.kind for event in do(state, "field:S2") if event.reveals] == ["RowLaidOut"]
    assert not any(event.reveals for event in do(state, f"card:{state.row[1]}"))


def test_a_collected_tile_is_seen_for_good() -> None:
    """SCH-10.1: only the step that turns it up reveals something."""
    state = table(stations=["N3", "S3"], ships=["w52"], hands=["LS1"], hidden="w52 four")
    do(state, "card:LS1", "button:decline")
    events = do(state, "ship:w52 field:w53")
    assert [event.kind for event in events if event.reveals] == ["TileCollected"]
    assert not any(event.reveals for event in do(state, "ship:w53 field:w52"))
