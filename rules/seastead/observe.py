"""Making an observation of a state of Seastead: what a viewer may see, listed by name."""

from rules.seastead import decree_pile
from rules.seastead.components import SITES, box
from rules.seastead.cost import tag_counts
from rules.seastead.observation import Observation, SeatView, SiteView
from rules.seastead.scoring import score
from rules.seastead.state import SeasteadState


def observe(state: SeasteadState, viewer: int | None) -> Observation:
    """The table for one viewer; the order of decks and the removed cards are not in it (SEA-3.5)."""
    decision = state.decision
    depths = [box().dive_cards[card].depth for card in state.dive_deck]
    return Observation(
        viewer=viewer,
        round=state.round,
        start_player=state.start_player,
        active=state.active,
        decider=decision.player if decision else None,
        decision=decision.name if decision else "",
        demand=dict(state.demand),
        locked=state.locked,
        sites={site: _site(state, site) for site in SITES},
        seats=tuple(_seat(state, seat) for seat in range(len(state.seats))),
        supply=dict(state.supply),
        cleanup_supply=state.cleanup_supply,
        dive_deck={depth: depths.count(depth) for depth in ("shallow", "reef", "deep")},
        dive_discard=len(state.dive_discard),
        top_card=state.dive_discard[-1] if state.dive_discard else None,
        facing=state.facing,
        specialist_display=tuple(state.specialist_display),
        specialist_stack=len(state.specialist_stack),
        dock_display=tuple(state.dock_display),
        dock_stack=len(state.dock_stack),
        trigger=state.trigger,
        last_round=state.last_round,
        scores=tuple(score(state, seat) for seat in range(len(state.seats))),
        solo=state.solo,
        decree=state.decree_stack[-1] if state.decree_stack else None,
        decree_deck=len(state.decree_deck),
        decree_under=decree_pile.known_under(state, viewer),
        decrees_drawn=decree_pile.drawn_cards(state, viewer),
        removed=tuple(state.removed),
        void_tags=tuple(site for site in SITES if state.site(site).tag and not tag_counts(state, site)),
    )


def _site(state: SeasteadState, site: str) -> SiteView:
    return SiteView(
        id=site,
        side=state.sides[site[:2]],
        building=state.buildings.get(site),
        ship=state.ships.get(site),
        dock=state.docks.get(site),
        boss=state.boss_resources.get(site, ()),
    )


def _seat(state: SeasteadState, player: int) -> SeatView:
    seat = state.seats[player]
    return SeatView(
        storage=dict(seat.storage),
        left=dict(seat.left),
        ships_beside=seat.ships_beside,
        ships_boxed=seat.ships_boxed,
        cleanup=seat.cleanup,
        docks=tuple(state.docks_of(player)),
        specialists=tuple(seat.specialists.items()),
    )
