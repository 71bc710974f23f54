"""Making an observation of a state of Flotilla: what everybody sees, listed by name (FLO-1.7)."""

from rules.flotilla.chart import ORDER
from rules.flotilla.components import COLOURS, GUILDS, box
from rules.flotilla.decisions_trade import outpost_price
from rules.flotilla.objectives import worth
from rules.flotilla.observation import Observation, ScoreView, SeatView, ShipView, TileView, TurnView
from rules.flotilla.sea import free_sites, rim
from rules.flotilla.state import SOURCES, Counts, FlotillaState


def observe(state: FlotillaState, viewer: int | None) -> Observation:
    """The table for one viewer; all seats see the same."""
    decision = state.decision
    per_player = "vp_supply_per_player" if state.options["vp_per_player"] == "100" else "vp_supply_short"
    return Observation(
        viewer=viewer,
        round=state.round,
        end_round=state.end_round,
        start_player=state.start,
        active=state.active,
        decider=decision.player if decision else None,
        decision=decision.name if decision else "",
        vp_supply=state.vp_supply,
        vp_start=box().constants[per_player] * state.players,
        market=state.market,
        prices=tuple(map(state.price, COLOURS)),
        dials=state.dials,
        survivor=state.survivor,
        sonar=state.sonar,
        joined=state.joined,
        top_crew=tuple((state.stacks[guild] or ("",))[-1] for guild in GUILDS),
        crew_left=tuple(len(state.stacks[guild]) for guild in GUILDS),
        objectives={
            side: tuple((name, level, box().objectives[name].rates(side)[level]) for name, level in stacks)
            for side, stacks in state.objectives.items()
        },
        bag=state.bag,  # by elimination: all other tiles are in sight
        artifacts_left=len(state.artifacts),
        artifacts_unseen=_unseen_artifacts(state),
        hub=dict(state.hub),
        retired=state.retired,
        seats=tuple(_seat(state, player) for player in range(state.players)),
        scores=tuple(ScoreView(**dict(zip(SOURCES, seat.score, strict=True))) for seat in state.seats),
        now=_now(state),
    )


def _unseen_artifacts(state: FlotillaState) -> tuple[str, ...]:
    """Those in the bag and those removed at set-up, which nobody can tell apart."""
    shown = {each for lying in state.hub.values() for each in lying}
    shown.update(getattr(step, "artifact", "") for step in state.stack)
    return tuple(each for each in box().artifacts if each not in shown)


def _seat(state: FlotillaState, player: int) -> SeatView:
    seat = state.seats[player]
    return SeatView(
        side=seat.side,
        points=seat.points,
        money=seat.money,
        resources=seat.resources,
        hand=seat.hand,
        pile=seat.pile,
        seals=seat.seals,
        seals_left=seat.seals_left,
        discs=seat.discs,
        tox=seat.tox,
        tox_index=seat.tox_index,
        ships=tuple(ShipView(place, spread(cargo)) for place, cargo in seat.ships),
        reserve=seat.reserve,
        harbour=box().harbour,
        waters=tuple(state.waters(player).items()),
        depleted=seat.depleted,
        tiles=tuple(
            TileView(place, *seat.tiles[place], place in seat.depleted, place in seat.outposts)
            for place in sorted(seat.tiles, key=ORDER.__getitem__)
        ),
        rim=rim(state, player),
        outposts=seat.outposts,
        floating=seat.floating,
        outposts_left=seat.outposts_left,
        outpost_price=outpost_price(state, player) if seat.outposts_left else None,
        free_sites=free_sites(seat),
        supply=seat.supply,
        objectives=tuple((name, *worth(state, player, name)) for name, _ in state.objectives[seat.side]),
    )


def spread(counts: Counts) -> tuple[str, ...]:
    """Counts as one name for each thing."""
    return tuple(colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count))


def _now(state: FlotillaState) -> TurnView:
    step = state.stack[-1] if state.stack else None
    return TurnView(
        card=state.card,
        source=state.source,
        dice=state.dice,
        symbols=state.symbols,
        named=state.named,
        bought=state.bought,
        sold=state.sold,
        drawn=getattr(step, "tiles", ()),
        tile=getattr(step, "tile", ""),
        hex=getattr(step, "hex", ""),
        left=getattr(step, "left", None),
    )
