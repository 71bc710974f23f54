"""What building on a site gives (SEA-16), as steps; one row of `site_effect` decides which."""

from rules.seastead.components import box
from rules.seastead.cost import demanded
from rules.seastead.decisions_resources import (
    ChooseResource,
    ChooseResourceToPay,
    ChooseUse,
    TakeCleanup,
)
from rules.seastead.state import SeasteadState, SeasteadStep


def site_effect_steps(state: SeasteadState, player: int, site: str) -> list[SeasteadStep]:
    """The effect of a site for the player who uses it; every part of it may be declined (SEA-16.0).

    SEA-16.1 cleanup_1, SEA-16.3 pay_cleanup_1, SEA-16.6 trade_1_2, SEA-16.7 to SEA-16.9 other_n.
    """
    row = box().site_effects[state.site(site).effect]
    give = row.params
    if "pay" in give:
        return [ChooseResourceToPay(player, row.rule, _gain_for_payment(player, give, row.rule))]
    if "gain_other" in give:
        return [ChooseResource(player, give["gain_other"], row.rule, demanded(state, site), optional=True)]
    return [ChooseUse(player, row.rule, TakeCleanup(player, give["cleanup"], row.rule))]


def _gain_for_payment(player: int, give: "dict[str, int] | object", rule: str) -> SeasteadStep:
    assert isinstance(give, dict)
    if "cleanup" in give:
        return TakeCleanup(player, give["cleanup"], rule)
    return ChooseResource(player, give["gain_any"], rule)
