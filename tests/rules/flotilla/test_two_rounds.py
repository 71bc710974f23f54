"""Two rounds of three players from the first move, with what stands on the table after each turn."""

import rules
from rules.flotilla.components import box
from rules.flotilla.decisions_turn import BeginTurn
from rules.flotilla.state import FlotillaState
from tests.rules.flotilla.position import asked, do, legal, refused

A, B, C = range(3)


class Told:
    """Chance that brings what is told, one thing after the other."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def randrange(self, stop: int) -> int:
        """The next number."""
        number = self.numbers.pop(0)
        assert number < stop
        return number


def opened() -> FlotillaState:
    """A game of three in which the first seat begins."""
    state = next(game for game in map(_new, range(20)) if game.start == A)
    assert (state.active, asked(state)) == (A, "PlayCard")
    return state


def _new(seed: int) -> FlotillaState:
    state = rules.load("flotilla").new(seed, 3)
    assert isinstance(state, FlotillaState)
    return state


def draws(state: FlotillaState, *tiles: str) -> None:
    """These tiles come out of the bag next."""
    bag = list(state.bag)
    numbers = []
    for tile in tiles:
        numbers.append(bag.index(tile))
        bag.remove(tile)
    state.rng = Told(*numbers)


def rolls(state: FlotillaState, *faces: int) -> None:
    """Shallow dice show these faces: 0 resource, 2 resource and depletion, 3 survivor, 4 sonar, 5 nothing."""
    state.rng = Told(*faces)


def test_two_rounds_by_hand() -> None:
    """FLO-1.1, FLO-2.11, FLO-3.2, FLO-4.1, FLO-4.3, FLO-5.3, FLO-6.1, FLO-7.8, FLO-8.6, FLO-10.7."""
    state = opened()
    a, b, c = state.seats
    assert [seat.money for seat in state.seats] == [12, 13, 14] and state.vp_supply == 300
    assert [tuple(state.waters(player).values()) for player in (A, B, C)] == [
        ("red", "green"), ("yellow", "blue"), ("green", "yellow"),
    ]  # fmt: skip
    top = state.stacks["traders"][-1]

    # The founder: three tiles, two are laid, the deep one fits nowhere beside the start waters
    draws(state, "Y07", "B01", "Y22")
    do(state, "card:C5", "ship:0 hex:0.1", "button:done")
    assert (a.tox, asked(state)) == (3, "LayTile") and refused(state, "tile:Y22") == "FLO-8.6"
    do(state, "tile:B01", "hex:1.1", "tile:Y07", "hex:-1.2 turn:0")
    assert (a.ships[0][0], sorted(a.tiles), a.pile) == ("0.1", ["-1.2", "1.1"], ("C5",))
    assert "Y22" in state.bag and len(state.bag) == 90 and state.active == B

    # The delver: two dice and that of the ship; a survivor, two yellow ones, the only depletion is free
    rolls(state, 0, 3, 2)
    do(state, "card:C6", "ship:0 hex:0.1", "button:done")
    assert state.symbols == ("resource", "resource", "survivor")
    do(state, "symbol:survivor")  # then both resources come onto the only ship
    assert (b.points, state.vp_supply, state.survivor) == (2, 298, 1)
    assert (b.ships, b.depleted, b.pile) == ((("0.1", (0, 0, 2, 0)),), (), ("C6",))

    # The speaker: money, then a card of the traders
    do(state, "card:C3", "ship:0 hex:0.1", "button:done", "field:traders.1", "field:traders.2")
    assert (c.money, c.hand, c.pile) == (17, ("C1", "C2", "C4", "C5", "C6", top), ("C3",))

    # The student copies the delver; the sonar is toxicity, the resource comes from the new tile
    assert state.round == 2
    do(state, "card:C2")
    assert legal(state) == {"seat:1", "seat:2"}
    rolls(state, 4, 0, 5)
    do(state, "seat:1", "ship:0 hex:1.1", "button:done")
    while state.active == A:
        do(state, min(legal(state)))
    assert (a.tox, a.ships, a.pile) == (4, (("1.1", (0, 0, 0, 1)),), ("C5", "C2"))

    # The trader: unloading on the way, two sold for 5 each, a ship; the price falls afterwards
    do(state, "card:C4", "ship:0 hex:0.0", "button:unload", "ship:0 hex:-1.1")
    assert (b.money, b.resources) == (17, (0, 0, 2, 0))
    do(state, "sell:yellow", "sell:yellow", "button:ship")
    assert (b.money, state.market[2]) == (15, 5)
    do(state, "button:done")
    assert state.market == (5, 5, 3, 5) and state.price("yellow") == 4
    assert [place for place, _ in b.ships] == ["-1.1", "0.0"] and b.pile == ("C6", "C4")

    # The captain, who changes sides as the first of three
    do(state, "card:C1", "button:done", "button:switch")
    assert (c.side, c.money, c.ships, c.supply) == ("sky", 17 + box().counts[3].dock_price[0], (), ())
    assert set(c.hand) == {"C1", "C2", "C3", "C4", "C5", "C6", top} and c.pile == ()
    assert (state.active, state.round) == (A, 3)

    # Now the trader could be copied, the one above shows nothing
    state.seats[A].hand = ("C1", "C2")
    state.stack = []
    state.push(BeginTurn(A))
    state.settle()
    do(state, "card:C2")
    assert asked(state) == "SailShip" and state.source == "C4"
