"""Positions of Deep Blue from short text, gems in a wanted order, and ways to play on: for its tests.

    table(tiles="S4:T3 A2:U1?", boats="0A S4.3, 1A S4.1", hands=["K2 C09", "C17"], draws="gold red")

`?` marks a tile that lies face down, `S4.3` is exploration space 3 of the wreck on S4. Own start
cards are written without their seat. Boats that are not named lie in the harbour; cards that are
in no hand, resting area or market are in the deck, those of `deck` on top.
"""

from collections.abc import Iterable, Sequence

import rules
from rules import Event
from rules.deep_blue.components import GEMS, box
from rules.deep_blue.decisions_turn import BeginTurn
from rules.deep_blue.state import DeepBlueState
from rules.kernel import Rng


class Loaded(Rng):
    """A generator that lets the bag give the wanted gems first."""

    __slots__ = ("gems", "state")

    def __init__(self, state: DeepBlueState, gems: str) -> None:
        super().__init__(1)
        self.state = state
        self.gems = gems.split()

    def randrange(self, stop: int) -> int:
        """The place of the next wanted gem in the bag, or chance when none is left."""
        if not self.gems:
            return super().randrange(stop)
        gem = self.gems.pop(0)
        assert self.state.bag[gem], f"no {gem} in the bag"
        return sum(self.state.bag[other] for other in GEMS[: GEMS.index(gem)])


def table(
    *,
    players: int = 2,
    turn: int = 0,
    tiles: str = "S1:T1 S2:T2 S4:T3 S5:T4 S6:T5",
    boats: str = "",
    hands: Sequence[str] = (),
    resting: Sequence[str] = (),
    tokens: Sequence[int] = (),
    market: str = "C05 C17 C23 C09",
    deck: str = "",
    bag: str = "",
    fresco: str = "",
    scenario: str = "troubled_waters",
    draws: str = "",
    **options: str,
) -> DeepBlueState:
    """A table at the beginning of a turn. `bag` names its gems; all others are in the supply then."""
    state = rules.load("deep_blue").new(1, players, {"scenario": scenario, **options})
    assert isinstance(state, DeepBlueState)
    _put_tiles(state, tiles)
    _put_cards(state, hands, resting, market, deck)
    for seat, owner in enumerate(state.seats):
        owner.tokens = tokens[seat] if seat < len(tokens) else 0
    for row in filter(None, boats.split(",")):
        boat, place = row.split()
        node, _, spot = place.partition(".")
        state.seats[int(boat[0])].boats[boat[1]] = (node, int(spot or 0))
    state.bag = {gem: box().gems[gem].bag for gem in GEMS}
    state.supply = {gem: box().gems[gem].supply for gem in GEMS}
    if bag:
        state.bag = {gem: bag.split().count(gem) for gem in GEMS}
        state.supply = {gem: box().gems[gem].total - state.bag[gem] for gem in GEMS}
    state.fresco = fresco.split()
    state.rng = Loaded(state, draws)
    state.stack.clear()
    state.push(BeginTurn(turn))
    state.settle()
    return state


def do(state: DeepBlueState, *moves: str) -> list[Event]:
    """Apply moves one after the other; gives all that happened."""
    return [event for move in moves for event in state.apply(move)]


def legal(state: DeepBlueState) -> set[str]:
    """The legal moves in notation."""
    return {str(move) for move in state.legal_moves()}


def asked(state: DeepBlueState) -> tuple[str, int]:
    """The name of the decision that waits, and whose it is."""
    return (state.decision.name, state.decision.player) if state.decision else ("", -1)


def refused(state: DeepBlueState, move: str) -> str:
    """The rule that forbids a move; "" when it is legal."""
    reason = state.judge(move)
    return reason.rule if reason else ""


def pass_rush(state: DeepBlueState) -> None:
    """Nobody rushes."""
    while asked(state)[0] == "ChooseRush":
        state.apply("button:done")


def kinds_of(events: Iterable[Event]) -> list[str]:
    """Just the names of what happened."""
    return [event.kind for event in events]


def gems_in_all(state: DeepBlueState) -> int:
    """Gems in the bag, in the supply, on tiles and on the dive board."""
    drawn = state.dive.drawn if state.dive else []
    return sum(state.bag.values()) + sum(state.supply.values()) + len(state.gem_on) + len(drawn)


def cards_in_all(state: DeepBlueState) -> list[str]:
    """All crew cards in the game, sorted."""
    held = [card for seat in state.seats for card in (*seat.hand, *seat.resting, *seat.played)]
    return sorted([*held, *filter(None, state.market), *state.deck, *state.discard])


def _put_tiles(state: DeepBlueState, tiles: str) -> None:
    state.open_tiles, state.hidden_tiles = {}, {}
    for word in tiles.split():
        node, tile = word.split(":")
        if tile.endswith("?"):
            state.hidden_tiles[node] = tile[:-1]
        else:
            state.open_tiles[node] = tile


def _put_cards(
    state: DeepBlueState, hands: Sequence[str], resting: Sequence[str], market: str, deck: str
) -> None:
    for seat, owner in enumerate(state.seats):
        owner.hand = _own(hands[seat] if seat < len(hands) else "K1 K2 K3 K4", seat)
        owner.resting = _own(resting[seat] if seat < len(resting) else "", seat)
    state.market = [*market.split(), *[None] * 4][:4]
    held = {card for seat in state.seats for card in (*seat.hand, *seat.resting)}
    top = deck.split()
    rest = [card for card in box().market_crew if card not in (*held, *state.market, *top)]
    state.deck = [*rest, *reversed(top)]
    state.discard = []


def _own(cards: str, seat: int) -> list[str]:
    return sorted(f"{card}.{seat}" if card.startswith("K") else card for card in cards.split())
