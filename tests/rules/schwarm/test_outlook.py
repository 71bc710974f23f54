"""What anybody can find out about a network from the table alone is what the rules make of it."""

import pytest

import rules
from rules.bots import make
from rules.kernel import PlayerView, Rng
from rules.schwarm.outlook import outlook, turns
from rules.schwarm.state import SchwarmState
from tests.rules.schwarm.position import table


def _is_like(state: SchwarmState, seat: int, found: object) -> bool:
    seen = state.observation(None).seats[seat]
    best = max((network.fp for network in seen.networks), default=0)
    joints = frozenset((joint.first, joint.second) for joint in seen.joints)
    return (found.fp, found.joints, found.queen) == (best, joints, seen.queen)  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 4])
def test_the_outlook_of_tiles_ships_and_stations_comes_true(players: int) -> None:
    """SCH-8.10, SCH-8.11: every tile that can be laid, step of a ship and station, all through a game."""
    state, bot, chance = rules.load("schwarm").new(11, players), make("greedy"), Rng(4)
    tried = dict.fromkeys(("LayTile", "MoveShip", "PlaceShip", "PlaceStation"), 0)
    while (decision := state.decision) is not None:
        seen, seat = state.observation(decision.player), decision.player
        assert _is_like(state, seat, outlook(seen, seat))  # type: ignore[arg-type]
        moves = list(state.legal_moves()) if decision.name in tried else []
        for move in moves[:: max(1, len(moves) // 12)]:
            picks = dict(pick.split(":") for pick in move)
            if "field" not in picks or (decision.name == "LayTile" and not seen.seats[seat].buoys_left):
                continue
            tile = (picks["field"], picks["open"]) if decision.name == "LayTile" else None
            sails = decision.name in ("MoveShip", "PlaceShip")
            step = (picks.get("ship", ""), picks["field"]) if sails else None
            station = picks["field"] if decision.name == "PlaceStation" else ""
            after = state.clone()
            after.apply(move)
            assert _is_like(after, seat, outlook(seen, seat, tile, step, station)), move  # type: ignore[arg-type]
            tried[decision.name] += 1
        state.apply(bot.choose(PlayerView(state, decision.player), chance))
    assert all(count > 2 for count in tried.values()), tried


@pytest.mark.parametrize("seed", [3, 8])
def test_the_rotations_that_fit_are_those_that_are_legal(seed: int) -> None:
    """SCH-6.4, SCH-6.23: for each tile and field that come into question, with the reason."""
    state, bot, chance = rules.load("schwarm").new(seed, 3), make("greedy"), Rng(seed)
    reasons = {"SCH-6.4": "unlinked", "SCH-6.23": "closed_way"}
    told: list[str] = []
    while (decision := state.decision) is not None:
        if decision.name == "LayTile":
            seen = state.observation(decision.player)
            for move in decision.candidates():
                if len(move) == 3:
                    kind, field, opening = (pick.partition(":")[2] for pick in move)
                    reason = state.judge(move)
                    why = dict(turns(seen, decision.player, kind, field))[opening]
                    assert why == (reasons[reason.rule] if reason else "")
                    told.append(why)
        state.apply(bot.choose(PlayerView(state, decision.player), chance))
    assert set(told) >= {"", "unlinked"}


def test_a_way_of_the_lower_tile_must_stay_open() -> None:
    """SCH-6.23: a three over a straight fits in two of its four rotations; the others close a way."""
    state = table(stations=["N3:2"], tiles="w52 NS 0", held=["three"], hands=["LR1"])
    found = turns(state.observation(None), 0, "three", "w52")
    assert dict(found) == {"NES": "", "NSW": "", "NEW": "closed_way", "ESW": "unlinked"}
