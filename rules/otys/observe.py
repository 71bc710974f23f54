"""Making an observation of a state of Otys: what a viewer may see, listed by name."""

from rules.otys.components import LEVELS, TYPES
from rules.otys.observation import Observation, ScoreView, SeatView, TurnView
from rules.otys.payments import payments
from rules.otys.state import SOURCES, Counts, OtysState, Seat


def observe(state: OtysState, viewer: int | None) -> Observation:
    """The table for one viewer; the others' contracts and the deck stay closed (OTY-9.8)."""
    decision = state.decision
    return Observation(
        viewer=viewer,
        round=state.round,
        turn=state.turn,
        start_player=state.start,
        active=state.active,
        decider=decision.player if decision else None,
        decision=decision.name if decision else "",
        sponsors=state.sponsors,
        rewards=tuple((left, right) for left, right in state.rewards),
        store=dict(state.store),
        public=state.public,
        deck_count=len(state.deck),
        known_deck=_known(state, viewer),
        bag=state.bag,  # by elimination: all other tokens are in sight
        discard=tuple(sorted(state.discard)),
        neutral_supply=state.neutral,
        ending=state.ending,
        seats=tuple(_seat(state, player, viewer) for player in range(state.players)),
        scores=tuple(_score(seat) for seat in state.seats),
        now=_now(state, viewer),
    )


def _seat(state: OtysState, player: int, viewer: int | None) -> SeatView:
    seat, own = state.seats[player], player == viewer
    cards = state.contracts(player) if own else tuple(card for card in state.public if card)
    return SeatView(
        credits=seat.credits,
        batteries=seat.batteries,
        neutral=seat.neutral,
        keys=seat.keys,
        track=seat.track,
        mechanic=seat.mechanic,
        hacker=seat.hacker,
        move_value=seat.move_value,
        threshold=seat.threshold,
        column=seat.column,
        improved=seat.improved,
        zone=tuple(_spread(seat.zone[level]) for level in LEVELS),
        bonus=tuple(seat.bonus[level] or None for level in LEVELS),
        hand=seat.hand if own else None,
        hand_count=len(seat.hand),
        completed=seat.completed,
        payable=tuple(
            (card, level) for card in cards for level in LEVELS if payments(card, seat.zone[level])
        ),
    )


def _spread(counts: Counts) -> tuple[str, ...]:
    return tuple(kind for kind, count in zip(TYPES, counts, strict=True) for _ in range(count))


def _score(seat: Seat) -> ScoreView:
    return ScoreView(**dict(zip(SOURCES, seat.score, strict=True)))


def _known(state: OtysState, viewer: int | None) -> tuple[tuple[int, str], ...]:
    known = () if viewer is None else state.seats[viewer].known
    return tuple((place, card) for place, card in enumerate(reversed(state.deck)) if card in known)


def _now(state: OtysState, viewer: int | None) -> TurnView:
    asked = state.stack[-1] if state.stack else None
    owner = getattr(asked, "owner", None)
    name = type(asked).__name__
    if not state.level:
        step = 0
    elif not state.activated:
        step = 1
    else:
        step = 3 if name == "ChooseOxygen" else 2
    return TurnView(
        key=state.key,
        level=state.level,
        propeller=state.propeller_used,
        sponsor=state.sponsor_used,
        free_costs=state.free_costs,
        repeat=state.repeat,
        activated=state.activated,
        step=step,
        owner=owner,
        diver="" if owner is None else state.seats[owner].diver_at(state.level),
        token=getattr(asked, "token", ""),
        drawn=state.drawn if viewer == state.active else None,
        drawn_count=len(state.drawn),
    )
