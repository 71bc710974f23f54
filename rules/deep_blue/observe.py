"""Making an observation of a state of Deep Blue: what a viewer may see, listed by name."""

from rules.deep_blue.components import GEMS
from rules.deep_blue.observation import DiveView, Observation, ScoreView, SeatView
from rules.deep_blue.scoring import gem_points
from rules.deep_blue.state import NO, YES, DeepBlueState


def observe(state: DeepBlueState, viewer: int | None) -> Observation:
    """The table for one viewer; other hands, resting areas, chests, decks and tiles stay closed."""
    decision = state.decision
    return Observation(
        viewer=viewer,
        turn=state.turn,
        active=state.active,
        decider=decision.player if decision else None,
        decision=decision.name if decision else "",
        scenario=state.scenario,
        open_tiles=dict(sorted(state.open_tiles.items())),
        hidden_spaces=tuple(sorted(state.hidden_tiles)),
        hidden_tiles=tuple(sorted(state.hidden_tiles.values())),
        gem_on=dict(sorted(state.gem_on.items())),
        seats=tuple(_seat(state, player, viewer) for player in range(state.players)),
        bag={gem: state.bag[gem] for gem in GEMS},
        supply={gem: state.supply[gem] for gem in GEMS},
        market=tuple(state.market),
        deck_count=len(state.deck),
        discard=tuple(sorted(state.discard)),
        fresco=tuple(state.fresco),
        movement=state.movement,
        dive=_dive(state),
        odds=state.options["odds"] == YES,
        scores=tuple(_score(state, player, viewer) for player in range(state.players)),
    )


def _seat(state: DeepBlueState, player: int, viewer: int | None) -> SeatView:
    seat, own = state.seats[player], player == viewer
    return SeatView(
        hand=tuple(seat.hand) if own else None,
        hand_count=len(seat.hand),
        resting=tuple(seat.resting) if own else None,
        resting_count=len(seat.resting),
        played=tuple(seat.played),
        tokens=seat.tokens,
        boats=dict(seat.boats),
    )


def _score(state: DeepBlueState, player: int, viewer: int | None) -> ScoreView | None:
    """A chest is open to its owner, to all with the option, and at the end (DEB-9.4, DEB-13.2)."""
    is_open = player == viewer or state.is_terminal() or state.options["hide_scores"] == NO
    return ScoreView(**state.seats[player].chest) if is_open else None


def _dive(state: DeepBlueState) -> DiveView | None:
    dive = state.dive
    if dive is None:
        return None
    return DiveView(
        leader=dive.leader,
        node=dive.node,
        tile=state.open_tiles[dive.node],
        order=dive.order,
        inside=dive.inside,
        drawn=tuple(dive.drawn),
        safe={player: dive.card_vp.get(player, 0) for player in dive.order},
        stake={player: gem_points(state, player) for player in dive.inside},
        strike=dive.strike,
    )
