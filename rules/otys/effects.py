"""What many rules of Otys do: gains and payments, improving, tokens, cards, keys, each with its event."""

from rules.kernel import Reason
from rules.kernel.reason import refuse
from rules.otys.components import NEUTRAL, SIDES, SLOTS, box
from rules.otys.state import SOURCES, OtysState


def gain_credits(state: OtysState, player: int, count: int, source: str, rule: str) -> None:
    """Credits from the supply, which is unlimited (OTY-1.4); taken unasked: OTY-1.2."""
    if count:
        state.seats[player].credits += count
        state.emit("CreditsGained", rule, player=player, count=count, source=source)


def pay_credits(state: OtysState, player: int, count: int, source: str, rule: str) -> None:
    """Credits to the supply; a cost is paid before the effect (OTY-7.1)."""
    if count:
        state.seats[player].credits -= count
        assert state.seats[player].credits >= 0, player
        state.emit("CreditsPaid", rule, player=player, count=count, source=source)


def gain_battery(state: OtysState, player: int, count: int, source: str, rule: str) -> None:
    """Batteries from the supply, which is unlimited (OTY-1.4)."""
    if count:
        state.seats[player].batteries += count
        state.emit("BatteryGained", rule, player=player, count=count, source=source)


def pay_battery(state: OtysState, player: int, count: int, source: str, rule: str) -> None:
    """Batteries to the supply."""
    state.seats[player].batteries -= count
    assert state.seats[player].batteries >= 0, player
    state.emit("BatteryPaid", rule, player=player, count=count, source=source)


def gain_prestige(state: OtysState, player: int, count: int, source: str, rule: str) -> None:
    """The marker moves on; at 18 this round becomes the last (OTY-11.1)."""
    if not count:
        return
    seat, number = state.seats[player], SOURCES.index(source)
    seat.score = (*seat.score[:number], seat.score[number] + count, *seat.score[number + 1 :])
    total = seat.prestige
    state.emit("PrestigeGained", rule, player=player, count=count, source=source, total=total)
    if total >= box().constants["target_prestige"] and not state.ending:
        state.ending = True
        state.emit("EndTriggered", "OTY-11.1", player=player, reason="prestige")


def improve(state: OtysState, player: int, diver: str, rule: str) -> None:
    """Turn a diver to the improved side, for good (OTY-7.3)."""
    seat = state.seats[player]
    seat.improved = tuple(sorted((*seat.improved, diver)))
    state.emit("DiverImproved", rule, player=player, diver=diver)


def refuse_improvement(state: OtysState, player: int, diver: str, rule: str) -> Reason | None:
    """Why a diver cannot be improved: he is already (OTY-7.3, OTY-6.42)."""
    return refuse(rule, "already_improved", diver=diver) if diver in state.seats[player].improved else None


def refuse_resource(state: OtysState, player: int) -> Reason | None:
    """Why no resource can be put on the key's level: it is full (OTY-7.11)."""
    if state.seats[player].room(state.level):
        return None
    return refuse("OTY-7.11", "level_full", level=state.level, count=box().capacity[state.level])


def add_resource(state: OtysState, player: int, kind: str, rule: str) -> None:
    """A resource from the supply to the level of the key."""
    state.seats[player].change(state.level, kind, 1)
    state.emit("ResourceGained", rule, player=player, resource=kind, level=state.level)


def surface(state: OtysState, player: int, diver: str, rule: str) -> None:
    """A diver goes to the top, those above its place go down by one (OTY-10.5, OTY-6.32)."""
    seat = state.seats[player]
    origin = SLOTS[seat.column.index(diver)]
    seat.move(diver, 0)
    state.emit("DiverSurfaced", rule, player=player, diver=diver, origin=origin)


def refuse_recovery(state: OtysState, player: int, key: str) -> Reason | None:
    """Why a key cannot be taken back (OTY-6.31, OTY-10.6, OTY-10.7)."""
    if key == NEUTRAL:
        return refuse("OTY-10.6", "neutral_stays")
    if key in state.seats[player].track:
        return None
    if key == state.key:
        return refuse("OTY-10.7", "key_in_use", key=key)
    return refuse("OTY-6.31", "not_used", key=key)


def recover_key(state: OtysState, player: int, key: str, rule: str) -> None:
    """An own used key comes back; the others close up (OTY-6.30)."""
    seat = state.seats[player]
    place = seat.track.index(key)
    seat.track = (*seat.track[:place], *seat.track[place + 1 :])
    seat.lay(key)
    state.emit("KeyRecovered", rule, player=player, key=key)


def replace_reward(state: OtysState, level: int, side: str) -> None:
    """Chance: a token from the bag; when that is empty, all discarded ones go in first (OTY-8.2)."""
    if not state.bag:
        state.bag, state.discard = tuple(sorted(state.discard)), ()
        state.emit("BagRefilled", "OTY-8.2", count=len(state.bag))
    number = state.rng.randrange(len(state.bag))
    token = state.bag[number]
    state.bag = (*state.bag[:number], *state.bag[number + 1 :])
    pair = tuple(token if each == side else state.reward(level, each) for each in SIDES)
    state.rewards = (*state.rewards[: level - 1], pair, *state.rewards[level:])
    state.emit("RewardDrawn", "OTY-8.2", reveals=True, token=token, level=level, side=side)


def discard_reward(state: OtysState, player: int, token: str, level: int, rule: str) -> None:
    """A token leaves a bonus place or the colony board; all may look through the discarded ones."""
    state.discard = (*state.discard, token)
    state.emit("RewardDiscarded", rule, player=player, token=token, level=level)


def take_cards(state: OtysState, count: int) -> tuple[str, ...]:
    """The top cards of the deck, as many as there are (OTY-9.7); nobody knows their place any more."""
    cut = max(0, len(state.deck) - count)
    cards = tuple(reversed(state.deck[cut:]))
    state.deck = state.deck[:cut]
    for seat in state.seats:
        seat.known = tuple(card for card in seat.known if card not in cards)
    return cards


def reveal_contract(state: OtysState, place: int) -> None:
    """Chance: a public contract is replaced from the deck; none when that is empty (OTY-9.5, OTY-9.7)."""
    cards = take_cards(state, 1)
    new = cards[0] if cards else None
    state.public = (*state.public[:place], new, *state.public[place + 1 :])
    if new:
        state.emit("ContractRevealed", "OTY-9.5", reveals=True, contract=new, place=place)
