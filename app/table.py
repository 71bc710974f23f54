"""What is on the table as its viewer may see it: the parameters that views bind to, and nothing else."""

from dataclasses import dataclass
from typing import Any

import param

from app.scene import Lit, Scene


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move in the list, or (not `whole`) a pick that many moves begin with.

    `state` is "" or `focus`; `detail` tells the price and what the move brings.
    """

    picks: tuple[str, ...]
    label: str
    detail: str = ""
    state: str = ""
    letter: str = ""
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence with the player that it is about and the rule that it follows; `heading`: a headline."""

    text: str
    rule: str = ""
    player: int | None = None
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One move in the log with all that it brought. `auto`: nobody had to choose."""

    ply: int
    player: int | None
    lines: tuple[Line, ...]
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A refusal or a notice: the sentence, its rule, and where the finger was (region, x, y)."""

    text: str
    rule: str = ""
    at: tuple[str, float, float] | None = None
    offer: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """One player's points: the total and its parts by category, in the order of the rules.

    The total is None where the viewer may not know it; then there are no parts. `face` is the picture of
    an automaton, as SVG; players have a mark.
    """

    player: int
    name: str
    total: int | None
    parts: tuple[tuple[str, int], ...] = ()
    won: bool = False
    face: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board in words, for those who do not see it."""

    region: str
    label: str
    picks: tuple[str, ...]
    lit: bool = False
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height in the region."""


class Table(param.Parameterized):
    """Everything that is shown. Set by `app.present`, read by the views; equal values never trigger."""

    game = param.String(doc="Name of the game, as in rules.games().")
    language = param.String(default="en", doc="Language of all texts, a catalogue's name.")
    title = param.String(doc="Name of the game in the player's language.")
    ply = param.Integer(default=0, doc="Which position is shown: how many moves led to it.")
    plies = param.Integer(default=0, doc="How many moves the whole game has so far.")
    looking_back = param.Boolean(default=False, doc="Whether a past position is shown.")
    only_shown = param.Boolean(default=False, doc="Whether nothing can be moved: a frame that only shows.")
    over = param.Boolean(default=False, doc="Whether the game is over.")
    observation = param.Parameter(doc="What the viewer may see of the position shown.")
    viewer = param.Integer(
        default=None, allow_None=True, doc="Seat whose view is shown; None: a spectator's."
    )

    chart = param.ClassSelector(class_=Scene, doc="Scene of the chart.")
    boards = param.ClassSelector(class_=Scene, doc="Scene of the players' boards.")
    display = param.ClassSelector(class_=Scene, doc="Scene of what can be taken.")
    lit = param.ClassSelector(
        class_=Lit, default=Lit(), doc="What can be picked now, is picked, has just changed."
    )
    places = param.ClassSelector(class_=tuple, default=(), doc="Every place of all regions in words (Place).")

    decider = param.Integer(default=None, allow_None=True, doc="Seat that decides now; None: nobody.")
    headline = param.String(doc="Whose decision it is, in words.")
    question = param.String(doc="What is asked, in plain words.")
    short = param.String(doc="What is asked, in the few words that a phone has room for.")
    rule = param.String(doc="Section of the rulebook that asks.")
    asked = param.Boolean(default=False, doc="Whether a person decides now.")
    cover = param.String(doc="Who gets the device before anything is shown; empty: it is in the right hands.")
    take = param.String(doc="What the button of the cover says.")
    guarded = param.Boolean(default=False, doc="Whether the device can be covered now, as others would see.")
    peekers = param.ClassSelector(
        class_=tuple, default=(), doc="Who can hold a button to look under the cover: (seat, name)."
    )
    thinking = param.Boolean(default=False, doc="Whether a bot decides now.")

    selection = param.ClassSelector(class_=tuple, default=(), doc="The picks chosen so far.")
    choices = param.ClassSelector(class_=tuple, default=(), doc="The legal moves that are left (Choice).")
    focus = param.String(doc="The focused move in words; empty: none.")
    confirm = param.String(doc="What the big button says; empty: there is nothing to confirm.")
    tip = param.String(doc="What the coach says of the decision; empty: nothing.")
    consequences = param.ClassSelector(class_=tuple, default=(), doc="What the focused move brings (Line).")
    points = param.ClassSelector(
        class_=tuple, default=(), doc="Per seat: points now and after the focused move."
    )

    history = param.ClassSelector(class_=tuple, default=(), doc="What happened, newest first (Entry).")
    scores = param.ClassSelector(
        class_=tuple, default=(), doc="Points as they would be if the game ended now (Score)."
    )
    result = param.String(doc="Who has won, as a sentence; empty: nobody yet.")
    curve = param.Parameter(doc="Everybody's points after each turn (story.Curve), while the story is shown.")
    refusal = param.ClassSelector(class_=Said, allow_None=True, doc="Why the last tap did nothing.")
    notice = param.ClassSelector(class_=Said, allow_None=True, doc="A message that is not about a rule.")
    far = param.String(doc="Who plays elsewhere and is asked now, in words; empty: nobody.")
    can_undo = param.Boolean(default=False, doc="Whether there is something to take back.")
    can_redo = param.Boolean(default=False, doc="Whether there is something to play again.")

    def show(self, **values: Any) -> None:
        """Set many values at once; what is equal to what is shown triggers nothing."""
        changed = {name: value for name, value in values.items() if getattr(self, name) != value}
        self.param.update(**changed)


class Screen(param.Parameterized):
    """What belongs to the device, not to the game: sizes, theme, which dialog is open."""

    sizes = param.Dict(default={}, doc="Width and height of each region, in CSS px.")
    dark = param.Boolean(default=False, doc="Whether the night colours are shown.")
    language = param.String(default="en", doc="The player's language.")
    languages = param.List(default=[], doc="Languages that there are.")
    dialog = param.String(doc="Which dialog is open: new, save, rules, score, menu; empty: none.")
    game = param.String(doc="The game that the new-game dialog sets up.")
    rule = param.String(doc="Section that the rules dialog shows.")
    here = param.ClassSelector(class_=Said, allow_None=True, doc="What lies where a finger rested long.")
    look = param.Integer(default=None, allow_None=True, doc="Whose board is shown large; None: the viewer's.")
    storage = param.Boolean(default=True, doc="Whether the game can be kept in this browser.")
    can_share = param.Boolean(default=False, doc="Whether this browser hands links to other apps.")
    replaying = param.Boolean(default=False, doc="Whether past moves are being shown one after another.")
    qr = param.Tuple(default=(0, ""), doc="Side and drawing of the QR code that is shown; side 0: none.")
    came = param.Parameter(doc="A link that came and waits for an answer (sharing.Came); None: none.")
    offline = param.Dict(default={}, doc="How far the site is kept on this device: see static/offline.js.")
