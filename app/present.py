"""Puts a session on the table: asks it what is so, says it in words, and sets the table's parameters."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app import wording
from app.flights import Flier, Scenes, Watcher
from app.listing import choices, focus_of, lit_of, tip_of
from app.render_svg import svg
from app.scene import Lit, Scene, Target
from app.seats import words_about
from app.session import Session
from app.table import Entry, Place, Said, Score, Screen, Table
from app.theme import style
from app.timeline import AUTO, Played
from app.words import Words
from rules.kernel import Reason

if TYPE_CHECKING:
    from app.story import Curve, Points

REGIONS = ("chart", "boards", "display")
SIZES = {"chart": (770, 792), "boards": (366, 190), "display": (366, 150)}


class Presenter:
    """Keeps one table up to date with one session."""

    def __init__(self, session: Session, table: Table, screen: Screen, *, strict: bool = False) -> None:
        self.session = session
        self.table = table
        self.screen = screen
        self._strict = strict
        self._log = Log()
        self._points: Points | None = None  # made when the story is told first
        self._inputs: dict[str, Any] = {}  # by region: what its scene was drawn from
        self._watcher = Watcher()
        self._asked_at = -1  # the position in which a person was asked last
        self._fliers: dict[str, Flier] = {}  # by game
        session.changed = self.show
        self.show()

    @property
    def words(self) -> Words:
        """The words of the player's language, about this game."""
        return words_about(self.session.setup, self.screen.language, strict=self._strict)

    def show(self) -> None:
        """Bring everything up to date; only what differs triggers."""
        words, session = self.words, self.session
        ended = (
            session.viewing is None
            and session.state.is_terminal()
            and not self.table.over
            and bool(self.table.plies)
        )
        observation = session.shown.observation(session.viewer)
        lit = self._looked(lit_of(session, fresh_picks(session)))
        before = self._shown()
        self.table.show(
            game=session.setup.game,
            language=words.language,
            title=words(f"{words.game}.name"),
            ply=session.timeline.ply if session.viewing is None else session.viewing,
            plies=session.timeline.ply,
            looking_back=session.viewing is not None,
            only_shown=session.only_shown,
            over=session.shown.is_terminal(),
            observation=observation,
            viewer=session.viewer,
            lit=lit,
            selection=session.selection,
            choices=choices(session, words),
            tip=tip_of(session, words),
            history=self._log.entries(session, words),
            scores=scores_of(session, words, self.screen.dark),
            result=result_of(session, words),
            refusal=self._refusal(words),
            notice=self._notice(words),
            curve=self._curve(),
            can_undo=session.can_undo,
            can_redo=session.viewing is None and bool(session.timeline.future) and not session.only_shown,
            **decision_of(session, words),
            **device_of(session, words),
            **focus_of(session, words),
            **self._scenes(observation, lit, words),
        )
        self._fly(before, words)
        self.screen.here = None
        if ended:
            self.screen.dialog = "scores"

    def _curve(self) -> "Curve | None":
        """The story's curve, while one looks back or the game is over."""
        session = self.session
        told = session.viewing is not None or (session.state.is_terminal() and session.timeline.past)
        if not told:
            return None
        from app.story import Points  # late: nobody needs it at the start

        self._points = self._points or Points()
        return self._points.curve(session)

    def _looked(self, lit: Lit) -> Lit:
        """With whose board is shown large; a new decision of a person brings his own back."""
        ply = self.session.timeline.ply
        if self.session.is_asked and ply != self._asked_at:
            self._asked_at = ply
            self.screen.look = None
        return replace(lit, look=self.screen.look)

    def _shown(self) -> dict[str, Scene | None]:
        return {region: getattr(self.table, region) for region in REGIONS}

    def _fly(self, before: Scenes, words: Words) -> None:
        """Tell the page what travels because of the moves just played."""
        session = self.session
        news = self._watcher.news(session)
        if not news:
            return
        from app.boards import motion

        flier = self._fliers.setdefault(words.game, Flier(motion(words.game)))
        look = style(self.screen.dark, words.of_game)
        scenes = (before, self._shown())
        message = flier.message(news, session.viewer, scenes, look, words.language)
        if message["flights"]:
            session.send("fly", message)

    def _scenes(self, observation: Any, lit: Lit, words: Words) -> dict[str, Any]:
        from app.boards import load  # late: tests of games without a board need none

        draw = load(words.game)
        scenes: dict[str, Scene] = {}
        for region in REGIONS:
            size = tuple(self.screen.sizes.get(region) or SIZES[region])
            inputs = (observation, lit, size, self.screen.dark, words.language, words.game, words.names)
            if region in draw and self._inputs.get(region) != inputs:
                self._inputs[region] = inputs
                scenes[region] = draw[region](observation, lit, size, style(self.screen.dark, words.of_game))
        return {**scenes, "places": self._places(scenes)} if scenes else {}

    def _places(self, scenes: Mapping[str, Scene]) -> tuple[Place, ...]:
        now = {region: scenes.get(region, getattr(self.table, region)) for region in REGIONS}
        return tuple(
            Place(region, target.label, target.picks, target.lit, _box(target))
            for region, scene in now.items()
            for target in (scene.targets if scene else ())
            if target.label
        )

    def _refusal(self, words: Words) -> Said | None:
        refusal = self.session.refusal
        if refusal is None:
            return None
        reason: Reason = refusal.reason
        return Said(wording.reason_text(words, reason, self.session.state), reason.rule, refusal.at)

    def _notice(self, words: Words) -> Said | None:
        notice = self.session.notice
        if notice is None:
            return None
        offer = words(notice.offer) if notice.offer else ""
        return Said(words(notice.key, **notice.args), offer=offer)


def _box(target: Target) -> tuple[float, float, float, float]:
    return target.x - target.w / 2, target.y - target.h / 2, target.w, target.h


def decision_of(session: Session, words: Words) -> dict[str, Any]:
    """Who decides and what is asked."""
    decision = session.shown.decision
    if decision is None:
        empty = {"decider": None, "question": "", "short": "", "rule": session.shown.game.end_rule}
        return {
            **empty,
            "headline": words("ui.headline_over"),
            "asked": False,
            "thinking": False,
            "far": "",
        }
    thinking = session.viewing is None and session.bots.thinking is not None
    asked = wording.question(words, decision)
    far = session.viewing is None and decision.player in session.setup.far
    return {
        "decider": decision.player,
        "headline": _headline(session, words, thinking),
        "question": asked,
        "short": wording.short_question(words, decision),
        "rule": decision.rule,
        "asked": session.is_asked,
        "thinking": thinking,
        "far": wording.player_name(words, decision.player) if far else "",
    }


def device_of(session: Session, words: Words) -> dict[str, Any]:
    """Who gets the device, and who may look at his things before that."""
    device, covered = session.device, session.cover
    peeking = device.peeking is not None
    return {
        "cover": words("ui.cover", player=covered) if covered is not None and not peeking else "",
        "take": words("ui.take", player=covered) if covered is not None else "",
        "guarded": session.is_asked and device.is_guarded,
        "peekers": tuple((seat, words("ui.peek", player=seat)) for seat in session.setup.people)
        if covered is not None
        else (),
    }


def _headline(session: Session, words: Words, thinking: bool) -> str:
    if session.viewing is not None:
        return words("ui.headline_back", ply=session.viewing, plies=session.timeline.ply)
    decision = session.state.decision
    assert decision is not None
    if thinking:
        return words("ui.headline_thinking", player=decision.player)
    active = getattr(session.state, "active", decision.player)
    return words("ui.headline" if active == decision.player else "ui.waits", player=decision.player)


class Log:
    """What happened as entries; each is put into words once, not after every move."""

    def __init__(self) -> None:
        self._said: dict[int, tuple[Played, object, int | None, Entry]] = {}  # by ply

    def entries(self, session: Session, words: Words) -> tuple[Entry, ...]:
        """All entries up to the position shown, newest first."""
        plies = session.timeline.ply if session.viewing is None else session.viewing
        viewer = session.viewer  # asked once: among people at one device it compares what each of them sees
        entries = [self._entry(session, words, viewer, ply) for ply in range(plies, 0, -1)]
        setup = Entry(0, None, wording.event_lines(words, session.timeline.setup, viewer))
        return tuple(entry for entry in (*entries, setup) if entry.lines or entry.auto)

    def _entry(self, session: Session, words: Words, viewer: int | None, ply: int) -> Entry:
        played = session.timeline.past[ply - 1]
        known = self._said.get(ply)
        told = words.language, words.names
        if known and known[0] is played and known[1] == told and known[2] == viewer:
            return known[3]
        lines = wording.event_lines(words, played.events, viewer)
        entry = Entry(ply, played.player, lines, played.by == AUTO)
        self._said[ply] = (played, told, viewer, entry)
        return entry


def scores_of(session: Session, words: Words, dark: bool = False) -> tuple[Score, ...]:
    """Everybody's points with their categories; winners are marked when the game is over."""
    from app.boards import motion

    state = session.shown
    scores = getattr(state.observation(session.viewer), "scores", ())
    look = style(dark, words.of_game)
    winners = state.winners() if state.is_terminal() else []
    return tuple(
        Score(
            player,
            wording.capital(wording.player_name(words, player)),
            score and score.total,
            _parts(score, words),
            player in winners,
            "" if player < state.players else svg(motion(words.game).piece("automaton:", look)),
        )
        for player, score in enumerate(scores)
    )


def result_of(session: Session, words: Words) -> str:
    """Who has won, as a sentence; nothing while the game goes on."""
    state = session.shown
    if not state.is_terminal():
        return ""
    winners = state.winners()
    if state.contenders > state.players:  # the automaton's number comes after the players'
        beaten = state.players not in winners
        return words(f"{words.game}.automaton.{'won' if beaten else 'lost'}")
    return words("ui.wins", player=winners[0]) if len(winners) == 1 else words("ui.shared")


def _parts(score: Any, words: Words) -> tuple[tuple[str, int], ...]:
    names = score.__dataclass_fields__ if score else ()
    return tuple((words(f"{words.game}.score.{name}"), getattr(score, name)) for name in names)


def fresh_picks(session: Session) -> frozenset[str]:
    """The things that the moves since the viewer's own last choice changed, by the board's names."""
    plies = session.timeline.ply if session.viewing is None else session.viewing
    past = session.timeline.past[:plies]
    viewer = session.viewer
    own = next((n for n in range(len(past), 0, -1) if past[n - 1].player == viewer), 0)
    recent = past[-1:] if viewer is None else past[own:] or past[-1:]
    from app.boards import motion

    changed = motion(session.setup.game).fresh
    return frozenset(
        name
        for played in recent
        for event in played.events
        for name in changed(event.for_viewer(session.viewer))
    )
