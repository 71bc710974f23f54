"""Asking: a question with a single answer answers itself (SCH-3.0)."""

from dataclasses import dataclass
from itertools import islice

from rules.schwarm.state import SchwarmDecision, SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class Ask(SchwarmStep):
    """Ask a decision, or carry it out when there is only one legal move."""

    decision: SchwarmDecision

    def run(self, state: SchwarmState) -> None:
        legal = list(islice(self.decision.legal(state), 2))
        if len(legal) == 1:
            self.decision.perform(state, legal[0])
        elif legal:
            state.push(self.decision)
