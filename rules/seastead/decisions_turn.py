"""The turn: dive or build, specialists around it, the end of turn, round and game (SEA-3, SEA-12)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.boss import BossTakes
from rules.seastead.components import FLOTILLAS, KINDS, SITES, box
from rules.seastead.cost import demanded, list_price, shortfall
from rules.seastead.decisions_build import build_steps
from rules.seastead.decisions_decrees import by_decree
from rules.seastead.decisions_dive import RevealDiveCard, ShareDiveCard
from rules.seastead.decisions_resources import ChooseResource
from rules.seastead.decisions_sites import DiscardResource
from rules.seastead.decisions_specialists import ReactAgent, SpecialistWindow, card_of
from rules.seastead.scoring import score, winners
from rules.seastead.specialists import refusal, use
from rules.seastead.state import BOSS, SeasteadDecision, SeasteadState, SeasteadStep, Turn

DIVE = Move("deck:dive")
PASS = Move("button:pass")
_BUILDS = tuple(Move(f"building:{kind}", f"site:{site}") for kind in KINDS for site in SITES)


@dataclass(frozen=True, slots=True)
class BeginTurn(SeasteadStep):
    """A player's turn begins (SEA-3.1)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        state.active = self.player
        state.turn = Turn()
        state.emit("TurnBegun", "SEA-3.1", player=self.player, round=state.round)
        state.push(
            ChooseAction(self.player),
            SpecialistWindow(self.player, "W6"),
            *by_decree(state, self.player, "end_of_turn"),
            EndTurn(self.player),
        )


@dataclass(frozen=True, slots=True)
class ChooseAction(SeasteadDecision):
    """Dive, or build: kind and site together (SEA-3.2, SEA-5.1, SEA-5.2); own cards before that."""

    rule = "SEA-3.2"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield DIVE
        yield from _BUILDS
        yield from (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)
        yield from (Move(f"decree:{card}") for card in state.decree_stack[-1:])
        yield PASS

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        if move[0].startswith("decree:"):
            return self._refuse_market(state)
        if len(move) == 2:
            return self._refuse_building(state, *_kind_and_site(move))
        if move == DIVE:
            return None if state.dive_deck else refuse("SEA-3.4", "dive_deck_empty")
        if move == PASS:
            return self._refuse_pass(state)
        return refusal(state, self.player, card_of(move), "W1")

    def facts(self, state: SeasteadState, move: Move) -> Mapping[str, object]:
        """What a building costs and in which kind."""
        if len(move) != 2:
            return {}
        kind, site = _kind_and_site(move)
        return {"cost": list_price(state, kind, site), "resource": demanded(state, site)}

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DIVE:
            self._dive(state)
        elif len(move) == 2:
            kind, site = _kind_and_site(move)
            state.turn.action, state.turn.built = "build", (kind, site)
            state.push(*build_steps(state, self.player, kind, site))
        elif move == PASS:
            state.turn.action = "pass"
            state.emit("Passed", "SEA-3.4", player=self.player)
        elif move[0].startswith("decree:"):
            self._go_to_market(state)
        else:
            state.push(self)
            use(state, self.player, card_of(move), "W1")

    def _dive(self, state: SeasteadState) -> None:
        state.turn.action = "dive"
        state.push(
            RevealDiveCard(self.player),
            SpecialistWindow(self.player, "W2"),
            ReactAgent(state.other(self.player)),
            ShareDiveCard(self.player),
            *([BossTakes(self.player)] if state.solo else []),
            SpecialistWindow(self.player, "W3"),
            *by_decree(state, self.player, "after_dive"),
        )

    def _refuse_market(self, state: SeasteadState) -> Reason | None:
        """The free market is open once a turn, before the action (SEA-11.14)."""
        pay, gain = state.decree.market
        if not gain:
            return refuse("SEA-11.14", "no_market", decree=state.decree_stack[-1])
        if state.turn.market_used:
            return refuse("SEA-11.14", "market_used")
        have = sum(state.seats[self.player].storage.values())
        return None if have >= pay else refuse("SEA-11.14", "market_too_dear", need=pay, have=have)

    def _go_to_market(self, state: SeasteadState) -> None:
        pay, gain = state.decree.market
        state.turn.market_used = True
        rule = state.decree.rule
        state.push(DiscardResource(self.player, pay, rule), ChooseResource(self.player, gain, rule), self)

    def _refuse_building(self, state: SeasteadState, kind: str, site: str) -> Reason | None:
        if site in state.buildings:
            return refuse("SEA-5.2", "site_built", site=site)
        if not state.seats[self.player].left[kind]:
            return refuse("SEA-5.1", "none_left", kind=kind)
        return shortfall(state, self.player, kind, site)

    def _refuse_pass(self, state: SeasteadState) -> Reason | None:
        """Passing is only for who can neither dive nor build (SEA-3.3, SEA-3.4)."""
        if state.dive_deck:
            return refuse("SEA-3.3", "must_dive")
        builds = (_kind_and_site(move) for move in self.candidates(state) if len(move) == 2)
        can_build = any(self._refuse_building(state, *build) is None for build in builds)
        return refuse("SEA-3.4", "must_build") if can_build else None


@dataclass(frozen=True, slots=True)
class EndTurn(SeasteadStep):
    """The extra turn, the next turn, the next round or the end (SEA-12.2)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        if state.solo:
            self._solo(state)
            return
        state.check_triggers()
        if state.turn.extra_turn:  # same round, SEA-17.14
            state.push(BeginTurn(self.player))
        elif self.player == state.start_player:
            state.push(BeginTurn(state.other(self.player)))
        elif state.round == state.last_round:
            state.emit("GameEnded", "SEA-12.2", winners=tuple(winners(state)))
        else:
            state.round += 1
            if state.round == state.last_round:
                state.emit("LastRound", "SEA-12.2", round=state.round)
            state.push(BeginTurn(state.start_player))

    def _solo(self, state: SeasteadState) -> None:
        """Turn after turn until the game is over; only the end of a turn counts (SEA-15.16)."""
        reason = _solo_end(state)
        if reason:
            state.trigger, state.last_round = (reason, state.round), state.round
            points = [score(state, seat).total for seat in (self.player, BOSS)]
            state.emit("SoloEnded", "SEA-15.16", reason=reason)
            state.emit("GameEnded", "SEA-15.18", winners=tuple(winners(state)), points=tuple(points))
        else:
            state.round += 1  # SEA-15.7: a round is one turn
            state.push(BeginTurn(self.player))


def _solo_end(state: SeasteadState) -> str:
    """Why the solo game is over now; "" when it goes on (SEA-15.16)."""
    flotillas = [site[:2] for site in state.buildings]
    if any(flotillas.count(each) == box().constants["sites_per_flotilla"] for each in FLOTILLAS):
        return "full"
    if not all(sum(seat.left.values()) for seat in state.seats):
        return "board"
    return "" if state.dive_deck else "deck"


def _kind_and_site(move: Move) -> tuple[str, str]:
    return ident(move[0]), ident(move[1])
