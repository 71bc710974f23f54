"""The decrees on the table: drawing, putting under, coming into force, and who knows what lies there."""

from rules.kernel.rng import Randrange, shuffled
from rules.seastead.state import SeasteadState


def draw(state: SeasteadState, count: int) -> tuple[str, ...]:
    """Cards from the top of the deck, as many as there are (SEA-16.14)."""
    drawn = tuple(state.decree_deck.pop() for _ in range(min(count, len(state.decree_deck))))
    state.decree_under = state.decree_under[: len(state.decree_deck)]
    return drawn


def put_under(state: SeasteadState, card: str, player: int) -> None:
    """A card drawn but not chosen lies lowest then; its drawer remembers it."""
    state.decree_deck.insert(0, card)
    state.decree_under.insert(0, player)


def bring_in(state: SeasteadState, card: str, rule: str, by: int | None, *, reveals: bool = False) -> None:
    """A decree covers the one before and is valid at once (SEA-11.0)."""
    state.decree_stack.append(card)
    state.emit("DecreeInForce", rule, reveals=reveals, player=by, decree=card)


def is_secret(state: SeasteadState) -> bool:
    """Whether only the drawer sees two drawn decrees: the other reading of SEA-16.14."""
    return state.options["decree_draw"] == "secret"


def known_under(state: SeasteadState, viewer: int | None) -> tuple[str, ...]:
    """The cards put under the deck, lowest first; "" for one that this viewer has not seen."""
    closed = is_secret(state)
    placed = zip(state.decree_deck, state.decree_under, strict=False)
    return tuple("" if closed and player != viewer else card for card, player in placed)


def drawn_cards(state: SeasteadState, viewer: int | None) -> tuple[str, ...]:
    """The two cards of a running draw, as far as this viewer sees them."""
    from rules.seastead.decisions_decrees import ChooseDecree

    step = state.stack[-1] if state.stack else None
    if not isinstance(step, ChooseDecree):
        return ()
    return ("",) * len(step.drawn) if is_secret(state) and step.player != viewer else step.drawn


def draw_anew(state: SeasteadState, viewer: int, rng: Randrange) -> None:
    """For `determinize`: all decrees that the viewer has not seen change places."""
    from rules.seastead.decisions_decrees import ChooseDecree

    known = known_under(state, viewer)
    hidden = [
        place for place in range(len(state.decree_deck)) if not known[place : place + 1] or not known[place]
    ]
    pool = [state.decree_deck[place] for place in hidden]
    drawn = drawn_cards(state, viewer)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, ChooseDecree) and "" in drawn:
        pool = shuffled([*pool, *step.drawn], rng)
        state.stack[-1] = ChooseDecree(step.player, (pool.pop(), pool.pop()), step.cause)
    else:
        pool = shuffled(pool, rng)
    for place, card in zip(hidden, pool, strict=True):
        state.decree_deck[place] = card
