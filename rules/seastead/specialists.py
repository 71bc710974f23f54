"""The abilities of the specialists (SEA-17): when one would change something, and what it does."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.kernel.reason import Reason, refuse
from rules.seastead.components import SITES, Specialist, box
from rules.seastead.cost import price
from rules.seastead.decisions_demand import ChooseDemandSwap
from rules.seastead.decisions_dive import RevealSecondCard, half_steps
from rules.seastead.decisions_moving import ChooseBuildingToMove, ChooseOwnSite, ready_to_move, useful_sites
from rules.seastead.decisions_resources import ChooseExchange, ChooseResource, TakeCleanup, TakeResources
from rules.seastead.decisions_ships import ChooseShipToMove
from rules.seastead.state import SeasteadState, SeasteadStep

Steps = list[SeasteadStep]


@dataclass(frozen=True, slots=True)
class Use:
    """A specialist about to be used: by whom, which card, in which window."""

    player: int
    card: Specialist
    window: str


@dataclass(frozen=True, slots=True)
class Ability:
    """Two questions that each kind of ability answers."""

    changes_something: Callable[[SeasteadState, Use], bool]
    steps: Callable[[SeasteadState, Use], Steps]


def refusal(state: SeasteadState, player: int, card_id: str, window: str) -> Reason | None:
    """None when a player's own card can be used in this window, else why not."""
    card = box().specialists[card_id]
    if not state.seats[player].specialists[card_id]:
        return refuse("SEA-6.12", "card_used", card=card_id)
    if window not in card.windows:
        return refuse("SEA-17.1", "wrong_window", card=card_id, window=window)
    if state.turn.action and card.kind not in (
        state.turn.action,
        "both",
    ):  # a build card in a dive, or the reverse
        return refuse("SEA-17.1", "wrong_turn", card=card_id, action=state.turn.action)
    if not ABILITIES[card.effect].changes_something(state, Use(player, card, window)):
        return refuse("SEA-17.3", "changes_nothing", card=card_id)
    return None


def use(state: SeasteadState, player: int, card_id: str, window: str) -> None:
    """Turn the card over and put what it does on the stack (SEA-6.12)."""
    card = box().specialists[card_id]
    turn_over(state, player, card_id)
    state.push(*ABILITIES[card.effect].steps(state, Use(player, card, window)))


def turn_over(state: SeasteadState, player: int, card_id: str) -> None:
    """A used card lies face down and is worth nothing until it is ready again (SEA-6.12)."""
    state.seats[player].specialists[card_id] = False
    state.emit("SpecialistUsed", "SEA-6.12", player=player, card=card_id)


@dataclass(frozen=True, slots=True)
class ChangeTurn(SeasteadStep):
    """Set something that counts until the turn ends: discount, free payment, another turn."""

    name: str
    value: int

    def run(self, state: SeasteadState) -> None:
        setattr(state.turn, self.name, self.value)


def _always(state: SeasteadState, use: Use) -> bool:
    return True


def _any_supply(state: SeasteadState, use: Use) -> bool:
    return any(state.supply.values())


def _fixed_supply(state: SeasteadState, use: Use) -> bool:
    return state.supply[use.card.params["resource"]] > 0


def _gain_fixed(state: SeasteadState, use: Use) -> Steps:
    give = use.card.params  # SEA-17.5: own share first, SEA-9.1
    return [
        TakeResources(use.player, give["resource"], give["own"], use.card.rule),
        TakeResources(state.other(use.player), give["resource"], give["other"], use.card.rule),
    ]


def _can_move_building(state: SeasteadState, use: Use) -> bool:
    return any(ready_to_move(state, use.player, use.card.id, use.window))


def _move_building(state: SeasteadState, use: Use) -> Steps:
    return [ChooseBuildingToMove(use.player, use.card.id, use.window)]


def _price_left(state: SeasteadState, use: Use) -> bool:
    return state.turn.built is not None and price(state, *state.turn.built) > 0


def _discount(state: SeasteadState, use: Use) -> Steps:
    return [ChangeTurn("discount", state.turn.discount - use.card.params["amount"])]


def _pay_any(state: SeasteadState, use: Use) -> Steps:
    return [ChangeTurn("pay_any", True), *_discount(state, use)]


def _card_left(state: SeasteadState, use: Use) -> bool:
    return bool(state.dive_deck)


def _gain_any(state: SeasteadState, use: Use) -> Steps:
    return [ChooseResource(use.player, use.card.params["amount"], use.card.rule)]


def _has_ship(state: SeasteadState, use: Use) -> bool:
    return bool(state.ships_of(use.player))


def _cleanup_per_ship(state: SeasteadState, use: Use) -> Steps:
    count = min(len(state.ships_of(use.player)), use.card.params["max"])
    return [TakeCleanup(use.player, count, use.card.rule)]


def _ship_and_room(state: SeasteadState, use: Use) -> bool:
    return bool(state.ships) and any(state.is_free(site) for site in SITES)


def _move_ships(state: SeasteadState, use: Use) -> Steps:
    return [ChooseShipToMove(use.player, use.card.rule, any_owner=True, most=use.card.params["max"])]


def _no_extra_turn_yet(state: SeasteadState, use: Use) -> bool:
    return not state.turn.extra_turn


def _extra_turn(state: SeasteadState, use: Use) -> Steps:
    return [ChangeTurn("extra_turn", True)]


def _has_stored(state: SeasteadState, use: Use) -> bool:
    return any(state.seats[use.player].storage.values())


def _exchange(state: SeasteadState, use: Use) -> Steps:
    return [ChooseExchange(use.player, use.card.params["max"])]


def _other_half(state: SeasteadState, use: Use) -> Steps:
    """SEA-17.18: what faces the opponent, choices as if it were one's own."""
    half = state.facing[state.other(use.player)]
    return half_steps(use.player, state.dive_card().halves[half], use.card.rule)


def _other_half_left(state: SeasteadState, use: Use) -> bool:
    shown = state.dive_card().halves[state.facing[state.other(use.player)]]
    kinds = [kind for kind in shown if kind in state.supply] or list(state.supply)
    return any(state.supply[kind] for kind in kinds)


def _swap_demand(state: SeasteadState, use: Use) -> Steps:
    return [ChooseDemandSwap(use.player, use.card.rule, optional=False)]


def _has_site(state: SeasteadState, use: Use) -> bool:
    return bool(useful_sites(state, use.player, use.window))


def _use_site(state: SeasteadState, use: Use) -> Steps:
    return [ChooseOwnSite(use.player, use.card.id, use.window)]


def _reaction_only(state: SeasteadState, use: Use) -> Steps:
    raise AssertionError(f"{use.card.key} is used by its own reaction decision, not in {use.window}")


ABILITIES: dict[str, Ability] = {
    "gain_fixed": Ability(_fixed_supply, _gain_fixed),  # SEA-17.5
    "move_building": Ability(_can_move_building, _move_building),  # SEA-17.6, SEA-17.7
    "cost_delta": Ability(_price_left, _discount),  # SEA-17.8
    "pay_any": Ability(_price_left, _pay_any),  # SEA-17.9
    "second_card": Ability(_card_left, lambda state, use: [RevealSecondCard(use.player)]),  # SEA-17.10
    "gain_any": Ability(_any_supply, _gain_any),  # SEA-17.11
    "cleanup_per_ship": Ability(_has_ship, _cleanup_per_ship),  # SEA-17.12
    "move_ships": Ability(_ship_and_room, _move_ships),  # SEA-17.13
    "extra_turn": Ability(_no_extra_turn_yet, _extra_turn),  # SEA-17.14
    "take_paid": Ability(_always, _reaction_only),  # SEA-17.15
    "choose_half": Ability(_always, _reaction_only),  # SEA-17.16
    "swap_any": Ability(_has_stored, _exchange),  # SEA-17.17
    "gain_other_half": Ability(_other_half_left, _other_half),  # SEA-17.18
    "demand_swap": Ability(_always, _swap_demand),  # SEA-17.19
    "use_own_site": Ability(_has_site, _use_site),  # SEA-17.20
}
