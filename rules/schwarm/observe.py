"""Making an observation of a state of Der Schwarm: what a viewer may see, listed by name."""

from rules.schwarm.chart import QUEEN_BIT, WATER, fields_of, openings
from rules.schwarm.components import KINDS, box
from rules.schwarm.effects import harm
from rules.schwarm.network import joints_of, sides_of
from rules.schwarm.observation import (
    JointView,
    NetworkView,
    NowView,
    Observation,
    ScoreView,
    SeatView,
    TileView,
)
from rules.schwarm.scoring import network_parts
from rules.schwarm.state import CRAB, SOURCES, TSUNAMI, WHALE, SchwarmState, Seat


def observe(state: SchwarmState, viewer: int | None) -> Observation:
    """The table for one viewer; face-down tiles and the blue deck are told by kind only (SCH-10.2)."""
    decision = state.decision
    return Observation(
        viewer=viewer,
        round=state.round,
        rounds=box().counts[state.players].rounds,  # SCH-1.7
        phase=state.phase,
        order=state.order,
        decider=decision.player if decision else None,
        decision=decision.name if decision else "",
        row=state.row,
        orders=state.orders,
        abilities=state.abilities,
        blue_left=tuple(sorted(state.blue)),
        face_down=tuple(field for field in WATER if field in state.hidden),
        unseen=tuple((kind, list(state.hidden.values()).count(kind)) for kind in KINDS[:-1]),
        laid=tuple(TileView(field, *_tile(state, field)) for field in WATER if field in state.laid),
        whales=state.whales,
        tsunamis=state.tsunamis,
        crab=state.crab,
        whales_left=state.supply(WHALE),
        tsunamis_left=state.supply(TSUNAMI),
        gold_left=state.gold,
        seats=tuple(_seat(state, player, viewer) for player in range(state.players)),
        scores=tuple(_score(seat) for seat in state.seats),
        now=_now(state),
    )


def _tile(state: SchwarmState, field: str) -> tuple[str, str, tuple[int, ...], int]:
    tile = state.laid[field]
    return tile.kind, openings(tile.mask), tile.buoys, tile.below


def _seat(state: SchwarmState, player: int, viewer: int | None) -> SeatView:
    seat = state.seats[player]
    closed = state.option("hand_cards") and player != viewer  # SCH-9.5
    networks = [_network(state, player, part) for part in seat.network.components]
    return SeatView(
        fp=seat.fp,
        damage=harm(state, player),
        hand=None if closed else seat.hand,
        hand_count=len(seat.hand),
        played=seat.played,
        joker_used=seat.joker_used,
        number=seat.number,
        ability=seat.ability,
        tiles=tuple(zip(KINDS, seat.tiles, strict=True)),
        stations=seat.stations,
        ships=seat.ships,
        stations_left=seat.left("stations"),
        researchers_left=seat.left("researchers"),
        ships_left=seat.left("ships"),
        buoys_left=seat.buoys,
        queen=seat.network.queen,
        queen_buoy=seat.queen_buoy,
        networks=tuple(sorted(networks, key=lambda network: -network.fp)),
        joints=tuple(JointView(first, second) for first, second in joints_of(seat.network)),
    )


def _network(state: SchwarmState, player: int, component: int) -> NetworkView:
    seat, parts = state.seats[player], network_parts(state, player, component)
    return NetworkView(
        fields=fields_of(component),
        fp=state.worth(player, component, genius=seat.ability == "genius"),
        queen=bool(component & QUEEN_BIT),
        sides=sides_of(component, seat.stations),
        stations=parts.stations,
        researchers=parts.researchers,
        buoys=parts.buoys,
        ships=parts.ships,
    )


def _score(seat: Seat) -> ScoreView:
    return ScoreView(**dict(zip(SOURCES, seat.score, strict=True)))


def _now(state: SchwarmState) -> NowView:
    """Read from the decision that waits: what it knows of its action."""
    asked = state.stack[-1] if state.stack else None
    name = type(asked).__name__
    start = getattr(asked, "start", "")
    kind = getattr(asked, "kind", "") if name == "ChooseDanger" else ""
    moving = {"MoveWhale": WHALE, "MoveTsunami": TSUNAMI, "MoveCrab": CRAB, "ChooseCrabField": CRAB}
    path = getattr(asked, "path", ()) if name == "MoveWhale" else (start,) if start else ()
    return NowView(
        player=getattr(asked, "player", None),
        steps_left=getattr(asked, "left", 0) if name == "MoveShip" else 0,
        tiles_left=asked.most - asked.laid if name == "LayTile" else 0,  # type: ignore[union-attr]
        danger=kind or moving.get(name, ""),
        path=path,
        range=getattr(asked, "left" if name == "MoveWhale" else "reach", 0),
    )
