"""Whole games at random: what is conserved, circles and districts found another way, views that fit all."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.bots import make
from rules.flotilla.chart import DISTANCE, NEIGHBOURS
from rules.flotilla.components import COLOURS, GUILDS, SINK, SKY, box
from rules.flotilla.sea import depth_at, district_value, own_hexes, rim, start_hexes
from rules.flotilla.state import FlotillaState
from rules.kernel import PlayerView, Record, Rng

OPTIONS = rules.load("flotilla").options
CHOICES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})


def check(state: FlotillaState) -> None:
    """Nothing is lost and nothing is too much."""
    step = state.stack[-1] if state.stack else None
    tiles = Counter(state.bag)
    tiles.update(getattr(step, "tiles", ()))
    for each in state.stack:
        tiles.update(getattr(each, "tiles", ()) if each is not step else ())
        if type(each).__name__ == "PlaceTile":
            tiles[each.tile] += 1
    cards = Counter(card for stack in state.stacks.values() for card in stack)
    for seat in state.seats:
        tiles.update(tile for tile, _ in seat.tiles.values())
        tiles.update(seat.supply)
        cards.update(card for card in seat.crew if box().cards[card].level)
    cards.update(card for card in state.retired if box().cards[card].level)
    if state.card and box().cards[state.card].level and not any(state.card in s.crew for s in state.seats):
        cards[state.card] += state.card not in state.retired
    assert set(tiles) == set(box().tiles) and set(tiles.values()) == {1}
    removed = box().counts[state.players].removed
    assert sum(cards.values()) == 40 - 8 * removed and max(cards.values()) == 1
    for player, seat in enumerate(state.seats):
        check_seat(state, player)
        assert seat.side == (SKY if player in state.joined else SINK)
    assert all(1 <= dial <= 4 for dial in state.dials) and 0 <= state.sonar < len(box().sonar)
    assert all(0 <= step < len(box().constants["market_track"]) for step in state.market)
    artifacts = sum(map(len, state.hub.values())) + len(state.artifacts)
    waiting = sum(type(each).__name__ == "SlotArtifact" for each in state.stack)
    assert artifacts + waiting == 12 and all(len(lying) <= 3 for lying in state.hub.values())


def check_seat(state: FlotillaState, player: int) -> None:
    """One player's pieces, and that his sea hangs together."""
    seat = state.seats[player]
    assert seat.money >= 0 and min(seat.resources) >= 0 and sum(seat.seals) <= 10
    assert len(seat.ships) + seat.reserve == (4 if seat.side == SINK else 0)
    assert all(sum(cargo) <= 4 for _, cargo in seat.ships)
    assert len(seat.outposts) + seat.floating <= seat.built <= 6
    own = set(own_hexes(state, player))
    assert all(place in own for place, _ in seat.ships) and set(seat.depleted) <= own
    assert not own & set(rim(state, player))
    assert all(own & set(filter(None, NEIGHBOURS[place])) for place in seat.tiles)
    if seat.side == SINK and state.options["depth_rule"] == "strict":
        for place in own:
            depths = {depth_at(state, player, each) for each in (place, *NEIGHBOURS[place]) if each in own}
            assert depth_at(state, player, place) != 1 or 3 not in depths
    if seat.side == SKY:
        for place, (tile, _) in seat.tiles.items():
            for area in range(len(box().tiles[tile].areas)):
                assert district_value(
                    state.dials, seat.tiles, start_hexes(state, player), (place, area)
                ) == slow_value(state, player, place, area)


def slow_value(state: FlotillaState, player: int, place: str, area: int) -> tuple[int, int]:
    """A and B by walking from area to area, as the rules are told (FLO-9.4 to FLO-9.7)."""
    seat = state.seats[player]
    nodes = {
        (where, number): {(edge + turn) % 6 for edge in edges}
        for where, (tile, turn) in seat.tiles.items()
        for number, edges in enumerate(box().tiles[tile].areas)
    }
    starts = [each for each in own_hexes(state, player) if each not in seat.tiles]
    nodes |= {(where, 0): set(range(6)) for where in starts}

    def colour(node: tuple[str, int]) -> str:
        return box().tiles[seat.tiles[node[0]][0]].colour if node[0] in seat.tiles else ""

    def closure(only: str) -> set[tuple[str, int]]:
        found, fresh = set(), {(place, area)}
        while fresh:
            found |= fresh
            fresh = {
                other
                for where, number in fresh
                for edge in nodes[where, number]
                for other in nodes
                if other[0] == NEIGHBOURS[where][edge] and (edge + 3) % 6 in nodes[other]
                if other not in found and (not only or colour(other) == only)
            }
        return found

    mine = colour((place, area))
    dial = state.dials[COLOURS.index(mine)]
    houses = sum(
        box().tiles[seat.tiles[where][0]].building
        for where, number in closure("")
        if number == 0 and colour((where, number)) == mine
    )
    return min(4, dial + houses), len({where for where, _ in closure(mine)})


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(3, 5), options=CHOICES)
def test_invariants_under_random_play(seed: int, players: int, options: dict[str, str]) -> None:
    """FLO-1.1 to FLO-1.7, FLO-2.10, FLO-8.5, FLO-9.4 to FLO-9.7, FLO-15.1: pieces, seas, values."""
    state = rules.load("flotilla").new(seed, players, options)
    assert isinstance(state, FlotillaState)
    bot, rng = make("random"), Rng(seed)
    while state.decision:
        if state.ply % 13 == 0:
            check(state)
            assert any(state.legal_moves())
            seen = state.observation(state.ply % players)
            other = state.determinize(state.ply % players, Rng(state.ply))
            assert other.observation(state.ply % players) == seen
        state.apply(bot.choose(PlayerView(state, state.decision.player), rng))
    check(state)
    assert state.round == state.end_round + 1 or state.round == 80
    assert sum(state.returns()) == 1.0
    record = state.record()
    assert Record.parse(str(record)) == record
    assert record.replay().digest() == state.digest()


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), turn=st.integers(0, 12), players=st.integers(3, 5))
def test_switching_at_any_time(seed: int, turn: int, players: int) -> None:
    """FLO-13.1 to FLO-13.3: whoever switches, in whatever turn, keeps all but ships and lost tiles."""
    state = rules.load("flotilla").new(seed, players)
    assert isinstance(state, FlotillaState)
    bot, rng = make("random"), Rng(seed)
    while state.decision and (state.decision.name != "DecideSwitch" or state.round < turn):
        move = bot.choose(PlayerView(state, state.decision.player), rng)
        state.apply("button:stay" if state.decision.name == "DecideSwitch" else move)
    if not state.decision:
        return
    player = state.decision.player
    before, facts = state.clone().seats[player], state.decision.facts(("button:switch",))
    state.apply("button:switch")
    after, price = state.seats[player], box().counts[players].dock_price[0]
    kept = sorted(tile for place, (tile, _) in before.tiles.items() if place not in before.outposts)
    assert after.side == SKY and list(after.supply) == kept and len(kept) == facts["tiles"]
    assert after.money == before.money + price * len(before.ships)
    cargo = [sum(load[number] for _, load in before.ships) for number in range(4)]
    assert [a - b for a, b in zip(after.resources, before.resources, strict=True)] == cargo
    assert (after.seals, after.discs, after.toxicity, after.points, after.built) == (
        before.seals, before.discs, before.toxicity, before.points, before.built,
    )  # fmt: skip
    check(state)


def test_the_sea_is_as_deep_as_told() -> None:
    """FLO-2.12: ten rows with the pier's, the farthest place 16 steps away at most."""
    assert max(DISTANCE.values()) <= 16 and {int(place.split(".")[1]) for place in NEIGHBOURS} == set(
        range(10)
    )
    assert all(len(box().guilds[guild].track) == 6 for guild in GUILDS)
