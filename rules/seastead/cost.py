"""What a building costs on a site, and whether a player can pay it (SEA-10, SEA-5.3)."""

from rules.kernel.reason import Reason, refuse
from rules.seastead.components import box
from rules.seastead.state import SeasteadState


def list_price(state: SeasteadState, kind: str, site: str) -> int:
    """Printed cost less price tag (SEA-10.1) and ship (SEA-10.2), never below 0 (SEA-10.3).

    The decree in force may change each part of it (SEA-10.4).
    """
    printed, decree = state.site(site), state.decree
    tag = box().constants["site_tag_rebate"] if printed.tag == kind and tag_counts(state, site) else 0
    ship = decree.ship_rebate if site in state.ships else 0
    return max(0, printed.cost - tag - ship + decree.surcharge(state, kind, site))


def tag_counts(state: SeasteadState, site: str) -> bool:
    """Whether a price tag gives its rebate now: solo no tag does, by the other reading of SEA-15.13
    only those fail where a resource of the Boss lies.
    """
    if not state.solo:
        return state.decree.tags_count
    return state.options["solo_tags"] == "void_at_boss" and site not in state.boss_resources


def price(state: SeasteadState, kind: str, site: str) -> int:
    """The price with the engineer and the trader used in this turn, too (SEA-10.4, SEA-17.8, SEA-17.9)."""
    return max(0, list_price(state, kind, site) - state.turn.discount)


def demanded(state: SeasteadState, site: str) -> str:
    """The resource kind in which building on this site is paid (SEA-5.3)."""
    return state.demand[site[:2]]


def shortfall(
    state: SeasteadState, player: int, kind: str, site: str, *, with_cards: bool = True
) -> Reason | None:
    """None when the price can be paid, by ready payment specialists too; else what is missing.

    `with_cards=False` asks whether it can be paid as things stand, without using a card now.
    """
    storage = state.seats[player].storage
    resource = demanded(state, site)
    less, trader = _helpers(state, player) if with_cards else (0, False)
    need = max(0, price(state, kind, site) - less)
    have = sum(storage.values())
    if not trader and not state.turn.pay_any:
        have = min(have, storage[resource] + state.decree.spare_kinds)
    if have >= need:
        return None
    return refuse("SEA-5.3", "cannot_pay", need=need, have=have, resource=resource, kind=kind, site=site)


def _helpers(state: SeasteadState, player: int) -> tuple[int, bool]:
    """The discount of ready engineers and traders, and whether a trader could pay with any kind."""
    discount, pay_any = 0, False
    for card, ready in state.seats[player].specialists.items():
        if ready and "W4" in box().specialists[card].windows:
            row = box().specialists[card]
            discount -= row.params["amount"] if row.effect in ("cost_delta", "pay_any") else 0
            pay_any = pay_any or row.effect == "pay_any"
    return discount, pay_any
