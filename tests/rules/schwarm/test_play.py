"""Whole games at random: what is conserved, networks found another way, views that hide what is hidden."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.bots import make
from rules.kernel import PlayerView, Record, Rng
from rules.schwarm.chart import BIT, QUEEN_BIT, is_water, mask_of, neighbours, openings
from rules.schwarm.components import KINDS, QUEEN, box
from rules.schwarm.state import SchwarmState

OPTIONS = rules.load("schwarm").options
CHOICES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def check(state: SchwarmState) -> None:
    """Nothing is lost and nothing is too much."""
    stock = {kind: box().tiles[kind].count for kind in KINDS}
    found = Counter(state.hidden.values())
    for seat in state.seats:
        found.update(dict(zip(KINDS, seat.tiles, strict=True)))
    found.update(tile.kind for tile in state.laid.values())
    found["gold"] += state.gold
    below = sum(tile.below for tile in state.laid.values())
    assert all(found[kind] <= stock[kind] for kind in KINDS)
    assert sum(found.values()) + below == sum(stock.values())
    assert not set(state.hidden) & set(state.laid) and QUEEN not in state.hidden and QUEEN not in state.laid
    for player, seat in enumerate(state.seats):
        laid = sum(tile.buoys.count(player) for tile in state.laid.values())
        assert seat.buoys + laid + seat.queen_buoy == 28 and seat.buoys >= 0
        assert sum(squares.bit_count() for squares in seat.buoyed) == laid
        assert len(seat.stations) <= 6 and len(seat.ships) <= 3 and seat.researchers <= 7
        assert all(0 <= count <= 3 for _, count in seat.stations)
        assert all(is_water(ship) for ship in seat.ships) and seat.fp >= 0
    fields = [field for seat in state.seats for field, _ in seat.stations]
    assert len(set(fields)) == len(fields)
    assert len(state.whales) <= 2 and len(state.tsunamis) <= 2
    assert all(map(is_water, (*state.whales, *state.tsunamis))) and not (state.crab and is_water(state.crab))


def check_cards(state: SchwarmState) -> None:
    """Every card of the round is in the row, in a hand, or played."""
    if state.phase in ("take", "play"):
        held = [card for seat in state.seats for card in (*seat.hand, *seat.played)]
        count = box().counts[state.players]
        assert len(state.row) + len(held) == state.players * count.quota
        assert len(set(held) | set(state.row)) == len(held) + len(state.row)
        assert all(len(seat.hand) + len(seat.played) <= count.quota for seat in state.seats)


def slow_networks(state: SchwarmState, player: int) -> list[set[str]]:
    """The networks of a player by walking from field to field, as the rules are told (SCH-8.10, SCH-8.11)."""
    seat = state.seats[player]
    open_to = {field: openings(tile.mask) for field, tile in state.laid.items() if player in tile.buoys}
    open_to |= dict.fromkeys(seat.ships, "NESW")
    stations = {field for field, _ in seat.stations}

    def joined(queen: bool) -> list[set[str]]:
        nodes = {**open_to, **dict.fromkeys(stations, "NESW"), **({QUEEN: "NESW"} if queen else {})}
        rest, found = set(nodes), []
        while rest:
            part, fresh = set(), {min(rest)}
            while fresh:
                part |= fresh
                fresh = {
                    other
                    for field in fresh
                    for way, other in neighbours(field)
                    if other in nodes and other not in part and not {field, other} <= stations
                    if way in nodes[field] and OPPOSITE[way] in nodes[other]
                }
            found.append(part)
            rest -= part
        return found

    for part in joined(queen=False):
        if part & stations:
            for way, other in neighbours(QUEEN):
                if other in part and OPPOSITE[way] in open_to.get(other, ""):
                    return joined(queen=True)
    return joined(queen=False)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), options=CHOICES)
def test_invariants_under_random_play(seed: int, players: int, options: dict[str, str]) -> None:
    """SCH-1.1 to SCH-1.5, SCH-2.4, SCH-8.10, SCH-8.11: pieces, cards, networks found another way."""
    state = rules.load("schwarm").new(seed, players, options)
    assert isinstance(state, SchwarmState)
    bot, rng = make("random"), Rng(seed)
    while state.decision:
        if state.ply % 7 == 0:
            check(state)
            check_cards(state)
            for player, seat in enumerate(state.seats):
                slow = slow_networks(state, player)
                fast = [{field for field in BIT if part & BIT[field]} for part in seat.network.components]
                assert sorted(map(sorted, slow)) == sorted(map(sorted, fast))
                linked = any(QUEEN in part and part & {field for field, _ in seat.stations} for part in slow)
                assert linked == seat.network.queen == bool(seat.network.home & QUEEN_BIT)
                assert seat.queen_buoy == linked or (linked and not seat.buoys)
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
    check(state)
    assert state.round == box().counts[players].rounds
    record = state.record()
    assert Record.parse(str(record)) == record
    assert record.replay().digest() == state.digest()


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_every_legal_tile_hangs_on_a_station_or_a_ship(seed: int, players: int) -> None:
    """SCH-6.4: found by walking after laying it; SCH-6.23: no way is lost."""
    state, bot, rng = rules.load("schwarm").new(seed, players), make("random"), Rng(seed)
    assert isinstance(state, SchwarmState)
    while state.decision:
        if state.decision.name == "LayTile":
            player = state.decision.player
            for move in [move for move in state.legal_moves() if len(move) == 3][:8]:
                field, mask = move[1].partition(":")[2], mask_of(move[2].partition(":")[2])
                old, after = state.laid.get(field), state.clone()
                after.apply(move)
                assert old is None or not old.mask & ~mask
                part = next(part for part in slow_networks(after, player) if field in part)
                seat = after.seats[player]
                assert (
                    part & {*seat.ships, *(place for place, _ in seat.stations)}
                    or not state.seats[player].buoys
                )
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_hands_of_variant_2_stay_hidden(seed: int, players: int) -> None:
    """SCH-9.5, SCH-10.2: no view names another's card; other hands and other tiles look the same."""
    state = rules.load("schwarm").new(seed, players, {"hand_cards": "on"})
    assert isinstance(state, SchwarmState)
    bot, rng = make("random"), Rng(seed)
    while state.decision:
        if state.ply % 6 == 0:
            viewer = state.ply % players
            seen = state.observation(viewer)
            rivals = [seat for number, seat in enumerate(state.seats) if number != viewer]
            assert all((seat.hand is None) == (number != viewer) for number, seat in enumerate(seen.seats))
            told, shown = repr(seen.seats), {card for seat in state.seats for card in seat.played}
            assert not [
                card for seat in rivals for card in seat.hand if f"'{card}'" in told and card not in shown
            ]
            other = state.determinize(viewer, Rng(state.ply))
            assert other.observation(viewer) == seen
            swapped = state.clone()
            held = [
                card for number, seat in enumerate(swapped.seats) if number != viewer for card in seat.hand
            ]
            for number, seat in enumerate(swapped.seats):
                if number != viewer:
                    seat.hand = tuple(held.pop() for _ in seat.hand)
            assert swapped.observation(viewer) == seen
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
