"""Things that travel: finds out what was just played and tells the page what flies from where to where.

Knows no game. A board package offers a `Motion` (app.motion); the places are the anchors and targets of its
scenes, the start as the table was before, the end as it is now. The page (static/flights.js) shows the
flights and holds the table's new picture back until they have landed.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from app.motion import Flight, Motion
from app.render_svg import svg
from app.scene import Anchor, Scene
from app.session import Session
from app.theme import Style
from app.timeline import Played

STEP = 55
"""So many ms after another the flights of one message leave, while they are few."""

SPREAD = 220
"""The last flight leaves at most so many ms after the first."""

COPIES = 4
"""More than so many alike things fly as so many."""

Scenes = Mapping[str, Scene | None]


@dataclass(frozen=True, slots=True)
class _Mark:
    """Where a session stood when it was last looked at."""

    timeline: object
    viewing: int | None
    ply: int
    last: Played | None
    future: tuple[Played, ...]

    @classmethod
    def of(cls, session: Session) -> "_Mark":
        timeline = session.timeline
        last = timeline.past[-1] if timeline.past else None
        return cls(timeline, session.viewing, timeline.ply, last, tuple(timeline.future))


class Watcher:
    """Tells what was played since the last time it was asked."""

    def __init__(self) -> None:
        self._mark: _Mark | None = None

    def news(self, session: Session) -> tuple[Played, ...]:
        """The moves just played, or the one that a look back steps over; none after undo, redo, a jump."""
        before, self._mark = self._mark, _Mark.of(session)
        now = self._mark
        if before is None or before.timeline is not now.timeline:
            return ()
        past = session.timeline.past
        if before.viewing is not None or now.viewing is not None:
            shown = now.ply if now.viewing is None else now.viewing
            stepped = before.viewing is not None and before.ply == now.ply and shown == before.viewing + 1
            return (past[shown - 1],) if stepped else ()
        went_on = now.ply > before.ply and (not before.ply or past[before.ply - 1] is before.last)
        new = tuple(past[before.ply :]) if went_on else ()
        again = any(played is other for played in new for other in before.future)
        return () if again else new


class Flier:
    """Makes the messages about flights; keeps the pictures of pieces."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._pictures: dict[tuple[str, str, bool], tuple[str, float, float]] = {}

    def message(
        self,
        news: tuple[Played, ...],
        viewer: int | None,
        scenes: tuple[Scenes, Scenes],
        style: Style,
        language: str,
    ) -> dict[str, Any]:
        """`{flights: [...]}` for the page, as things happened; `scenes` are those before and after."""
        flights = [
            flown
            for flight in self._flights(news, viewer)
            for flown in self._flown(flight, scenes, style, language)
        ]
        step = min(STEP, SPREAD / max(1, len(flights) - 1))
        return {"flights": [{**flight, "delay": round(step * n)} for n, flight in enumerate(flights)]}

    def _flights(self, news: tuple[Played, ...], viewer: int | None) -> Iterator[Flight]:
        for played in news:
            seen = played.after.observation(viewer)
            for event in played.events:
                yield from self._motion.flights(event.for_viewer(viewer), seen)

    def _flown(
        self, flight: Flight, scenes: tuple[Scenes, Scenes], style: Style, language: str
    ) -> list[dict[str, Any]]:
        start, end = find(scenes[0], flight.start), find(scenes[1], flight.end)
        if start is None or end is None:
            return []
        picture, w, h = self._picture(flight.piece, style, language)
        scales = [min(place.w / w, place.h / h) for _, place in (start, end)]
        large = max(scales)
        flown = {
            "svg": picture,
            "back": self._picture(flight.back, style, language)[0] if flight.back else "",
            "size": [round(w * large, 1), round(h * large, 1)],
            "region": start[0],
            "from": _at(start[1], scales[0] / large),
            "to_region": end[0],
            "to": _at(end[1], scales[1] / large),
        }
        return [flown] * min(flight.count, COPIES)

    def _picture(self, name: str, style: Style, language: str) -> tuple[str, float, float]:
        key = name, language, style.dark
        if key not in self._pictures:
            scene = self._motion.piece(name, style)
            self._pictures[key] = svg(scene), scene.width, scene.height
        return self._pictures[key]


def find(scenes: Scenes, names: tuple[str, ...]) -> tuple[str, Anchor] | None:
    """The region and place of the first of the names that the scenes show."""
    for name in names:
        for region, scene in scenes.items():
            place = scene.place(name) if scene else None
            if place is not None:
                return region, place
    return None


def _at(place: Anchor, scale: float) -> list[float]:
    """A place for the page: x, y, scale, turn in degrees."""
    return [place.x, place.y, round(scale, 3), round(place.turn * 57.29578, 1)]
