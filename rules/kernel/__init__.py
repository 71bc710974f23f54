"""The small vocabulary that all games share: state, decision, move, event, reason, record, view."""

from rules.kernel.decision import DECLINE, DONE, Decision, Step
from rules.kernel.errors import IllegalMove, RecordError, RulesError
from rules.kernel.event import Event
from rules.kernel.game import Game
from rules.kernel.legal import LegalMoves
from rules.kernel.move import Move, ident, one, two
from rules.kernel.narrow import Narrowing, narrow
from rules.kernel.reason import Reason
from rules.kernel.record import Record
from rules.kernel.rng import Rng
from rules.kernel.state import OpenDecision, State, turn_of
from rules.kernel.view import PlayerView

__all__ = [
    "DECLINE",
    "DONE",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "Narrowing",
    "OpenDecision",
    "PlayerView",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "RulesError",
    "State",
    "Step",
    "ident",
    "narrow",
    "one",
    "turn_of",
    "two",
]
