"""Positions of Otys from short text, in the notation of its specification: for its tests.

    table(columns=["Y Ef N | Em T+ Ep Et X"], zones=["L3[metal plants] L4[tech]"], tracks=["2 nx"],
          sponsors="5b 1b 4b 2b 3a", store="tech 1 2, metal 1", public="C02 C25 C16", tokens="1:R13,R21")

`Em Ep Ef Et` are experts, `X` explorer, `T` trader, `N` engineer, `Y` spy; `+` marks an improved one;
columns go from the top down. What is not named is as it is after set-up, zones and stores empty.
"""

from collections.abc import Iterable, Sequence

import rules
from rules import Event
from rules.kernel import DECLINE, DONE, Rng
from rules.otys.components import KEYS, LEVELS, TYPES, box
from rules.otys.decisions_turn import BeginTurn
from rules.otys.state import NONE, OtysState, Seat

DIVERS = {
    "Em": "expert_metal",
    "Ep": "expert_plants",
    "Ef": "expert_fuel",
    "Et": "expert_tech",
    "X": "explorer",
    "T": "trader",
    "N": "engineer",
    "Y": "spy",
}
PLAIN = "Y Ef N | Em T Ep Et X"
PASSIVE = (DECLINE, DONE)
SIDES = {"b": "basic", "a": "advanced"}


class Loaded(Rng):
    """A generator that lets the bag give the wanted tokens first."""

    __slots__ = ("state", "tokens")

    def __init__(self, state: OtysState, tokens: str) -> None:
        super().__init__(1)
        self.state = state
        self.tokens = tokens.split()

    def randrange(self, stop: int) -> int:
        """The place of the next wanted token in the bag, or chance when none is left."""
        if not self.tokens:
            return super().randrange(stop)
        return self.state.bag.index(self.tokens.pop(0))


def table(
    *,
    players: int = 2,
    turn: int = 0,
    start: int = 0,
    columns: Sequence[str] = (),
    zones: Sequence[str] = (),
    tracks: Sequence[str] = (),
    credits: Sequence[int] = (),
    batteries: Sequence[int] = (),
    neutral: Sequence[int] = (),
    specialists: Sequence[tuple[int, int]] = (),
    hands: Sequence[str] = (),
    scores: Sequence[int] = (),
    bonus: Sequence[str] = (),
    sponsors: str = "1b 1b 1b 1b 1b",
    store: str = "",
    public: str = "C29 C30 C15",
    deck: str = "",
    tokens: str = "",
    bag: str | None = None,
    discard: str = "",
    draws: str = "",
    round: int = 1,
    **options: str,
) -> OtysState:
    """A table at the beginning of a turn. `deck` names its top cards; all others are below."""
    state = rules.load("otys").new(1, players, options)
    assert isinstance(state, OtysState)
    for number, seat in enumerate(state.seats):
        _column(seat, _of(columns, number, PLAIN))
        _zone(seat, _of(zones, number, ""))
        seat.track = tuple(_of(tracks, number, "").split())
        seat.keys = tuple(key for key in KEYS if key not in seat.track)
        seat.credits, seat.batteries = _of(credits, number, 3), _of(batteries, number, 1)
        seat.neutral = _of(neutral, number, 0)
        seat.mechanic, seat.hacker = _of(specialists, number, (0, 0))
        seat.hand = tuple(_of(hands, number, "").split())
        seat.score = (_of(scores, number, 0), 0, 0, 0, 0)
        for word in _of(bonus, number, "").split():
            level, token = word.split(":")
            seat.bonus = (*seat.bonus[: int(level)], token, *seat.bonus[int(level) + 1 :])
    state.neutral = 12 - sum(seat.neutral + seat.track.count("nx") for seat in state.seats)
    state.sponsors = tuple(f"{word[0]}.{SIDES[word[1]]}" for word in sponsors.split())
    state.start, state.round = start, round
    _store(state, store)
    _cards(state, public, deck)
    _tokens(state, tokens, bag, discard)
    state.rng = Loaded(state, draws)
    state.stack.clear()
    state.push(BeginTurn(turn))
    state.settle()
    return state


def do(state: OtysState, *moves: str) -> list[Event]:
    """Apply moves one after the other; gives all that happened."""
    return [event for move in moves for event in state.apply(move)]


def upto(state: OtysState, name: str, *moves: str) -> OtysState:
    """Apply moves, then do without everything until such a decision is asked."""
    do(state, *moves)
    while asked(state)[0] not in (name, ""):
        state.apply(next(move for move in state.legal_moves() if move in PASSIVE))
    assert asked(state)[0] == name, f"{name} is not asked"
    return state


def finish(state: OtysState, *moves: str) -> list[Event]:
    """Apply moves, then do without everything until the turn is over."""
    player, turn = state.active, state.turn
    events = do(state, *moves)
    while state.decision and state.turn == turn and state.active == player:
        events += state.apply(next(move for move in state.legal_moves() if move in PASSIVE))
    return events


def legal(state: OtysState) -> set[str]:
    """The legal moves in notation."""
    return {str(move) for move in state.legal_moves()}


def asked(state: OtysState) -> tuple[str, int]:
    """The name of the decision that waits, and whose it is."""
    return (state.decision.name, state.decision.player) if state.decision else ("", -1)


def refused(state: OtysState, move: str) -> str:
    """The rule that forbids a move; "" when it is legal."""
    reason = state.judge(move)
    return reason.rule if reason else ""


def kinds_of(events: Iterable[Event]) -> list[str]:
    """Just the names of what happened."""
    return [event.kind for event in events]


def column(state: OtysState, player: int = 0) -> str:
    """A column in the notation of `table`."""
    short = {name: word for word, name in DIVERS.items()}
    seat = state.seats[player]
    words = [short[diver] + "+" * (diver in seat.improved) for diver in seat.column]
    return " ".join([*words[:3], "|", *words[3:]])


def zone(state: OtysState, player: int = 0) -> str:
    """A zone in the notation of `table`, empty levels left out."""
    found = []
    for level in LEVELS:
        counts = zip(state.seats[player].zone[level], TYPES, strict=True)
        kinds = [kind for count, kind in counts for _ in range(count)]
        if kinds:
            found.append(f"L{level}[{' '.join(kinds)}]")
    return " ".join(found)


def purse(state: OtysState, player: int = 0) -> tuple[int, int, int]:
    """Credits, batteries, prestige."""
    seat = state.seats[player]
    return seat.credits, seat.batteries, seat.prestige


def _of(values: Sequence, number: int, default):  # type: ignore[no-untyped-def,type-arg]
    return values[number] if number < len(values) else default


def _column(seat: Seat, text: str) -> None:
    words = text.replace("|", " ").split()
    seat.column = tuple(DIVERS[word.rstrip("+")] for word in words)
    seat.improved = tuple(sorted(DIVERS[word[:-1]] for word in words if word.endswith("+")))
    assert len(set(seat.column)) == 8, text


def _zone(seat: Seat, text: str) -> None:
    seat.zone = (NONE,) * 6
    for part in filter(None, (part.strip() for part in text.split("]"))):
        level, _, kinds = part.partition("[")
        for kind in kinds.split():
            seat.change(int(level[1]), kind, 1)


def _store(state: OtysState, text: str) -> None:
    rows = {part.split()[0]: part.split()[1:] for part in text.split(",") if part}
    state.store = {kind: tuple(str(row) in rows.get(kind, ()) for row in (1, 2, 3)) for kind in TYPES}


def _cards(state: OtysState, public: str, deck: str) -> None:
    state.public = (*public.split(), *(None,) * 3)[:3]
    held = {card for seat in state.seats for card in seat.hand} | set(state.public)
    top = deck.split()
    rest = [card for card in box().contracts if card not in held and card not in top]
    state.deck = (*rest, *reversed(top))


def _tokens(state: OtysState, tokens: str, bag: str | None, discard: str) -> None:
    """Named tokens lie where they are wanted; `bag` is its whole content, the rest is out of the game."""
    wanted = {int(word[0]): tuple(word[2:].split(",")) for word in tokens.split()}
    used = {token for pair in wanted.values() for token in pair} | set(discard.split())
    used |= {token for seat in state.seats for token in seat.bonus} | set((bag or "").split())
    free = [token for token in box().rewards if token not in used]
    state.rewards = tuple(wanted.get(level) or (free.pop(0), free.pop(0)) for level in LEVELS)
    state.discard = tuple(discard.split())
    state.bag = tuple(sorted(free)) if bag is None else tuple(sorted(bag.split()))
