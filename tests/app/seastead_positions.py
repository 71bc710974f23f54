"""Made-up positions of Seastead for the tests of its boards; they need no rules engine."""

import dataclasses

from app.words import Words
from rules.seastead.components import FLOTILLAS, RESOURCES, box
from rules.seastead.observation import Observation, ScoreView, SeatView, SiteView


def words(key: str, **args: object) -> str:
    """The German words that the boards ask for; an unknown key is an error."""
    return Words("de", "seastead", strict=True).of_game(key, **args)


def _sites(
    built: dict[str, tuple[int, str]], ships: dict[str, int], docks: dict[str, str]
) -> dict[str, SiteView]:
    ids = [f"{flotilla}.{place}" for flotilla in FLOTILLAS for place in range(1, 7)]
    return {i: SiteView(i, "A", built.get(i), ships.get(i), docks.get(i)) for i in ids}


def start() -> Observation:
    """The table right after set-up."""
    counts = {"kelp": 1, "metal": 0, "fish": 1, "artifact": 0}
    seats = (
        SeatView(dict(counts), {"port": 4, "academy": 4, "shipyard": 4}, 4, 0, 0, (), ()),
        SeatView(
            {"kelp": 0, "metal": 1, "fish": 0, "artifact": 1},
            {"port": 4, "academy": 4, "shipyard": 4},
            4,
            0,
            0,
            (),
            (),
        ),
    )
    return Observation(
        viewer=None,
        round=1,
        start_player=0,
        active=0,
        decider=0,
        decision="ChooseAction",
        demand=dict(zip(FLOTILLAS, ("fish", "metal", "kelp", "artifact"), strict=True)),
        locked="kelp",
        sites=_sites({}, {}, {}),
        seats=seats,
        supply=dict.fromkeys(RESOURCES, 9),
        cleanup_supply=20,
        dive_deck={"shallow": 0, "reef": 12, "deep": 4},
        dive_discard=1,
        top_card="SH1",
        facing=("a", "b"),
        specialist_display=("S04", "S16", "S10"),
        specialist_stack=13,
        dock_display=("D05", "D08", "D11"),
        dock_stack=9,
        trigger=None,
        last_round=None,
        scores=(ScoreView(0, 0, 0, 0, 0), ScoreView(0, 0, 0, 0, 0)),
    )


BUILT = {
    "F1.1": (0, "port"),
    "F1.2": (1, "academy"),
    "F2.1": (1, "shipyard"),
    "F2.2": (0, "shipyard"),
    "F2.3": (1, "port"),
    "F3.1": (0, "shipyard"),
    "F3.2": (1, "port"),
    "F3.3": (0, "academy"),
    "F4.1": (1, "academy"),
    "F4.2": (0, "port"),
    "F4.3": (0, "shipyard"),
}


def midgame(decision: str = "ChooseSite") -> Observation:
    """Round 9: docks, ships, specialists, all islands begun."""
    docks = {"F1.1": "D05", "F2.3": "D07", "F3.2": "D12", "F4.2": "D03"}
    seats = (
        SeatView(
            {"kelp": 4, "metal": 1, "fish": 2, "artifact": 1},
            {"port": 2, "academy": 3, "shipyard": 1},
            1,
            0,
            2,
            (("D05", "F1.1"), ("D03", "F4.2")),
            (("S09", True), ("S02", True)),
        ),
        SeatView(
            {"kelp": 0, "metal": 3, "fish": 2, "artifact": 1},
            {"port": 2, "academy": 2, "shipyard": 3},
            3,
            0,
            3,
            (("D07", "F2.3"), ("D12", "F3.2")),
            (("S12", True), ("S05", False)),
        ),
    )
    return Observation(
        viewer=None,
        round=9,
        start_player=0,
        active=0,
        decider=0,
        decision=decision,
        demand=dict(zip(FLOTILLAS, ("fish", "metal", "kelp", "artifact"), strict=True)),
        locked="metal",
        sites=_sites(BUILT, {"F1.3": 1, "F1.4": 0, "F2.4": 0, "F4.4": 0}, docks),
        seats=seats,
        supply={"kelp": 6, "metal": 6, "fish": 6, "artifact": 8},
        cleanup_supply=15,
        dive_deck={"shallow": 0, "reef": 7, "deep": 4},
        dive_discard=6,
        top_card="RF05",
        facing=("b", "a"),
        specialist_display=("S04", "S16", "S10"),
        specialist_stack=10,
        dock_display=("D01", "D08", "D11"),
        dock_stack=5,
        trigger=None,
        last_round=None,
        scores=(ScoreView(5, 4, 3, 2, 2), ScoreView(3, 4, 3, 2, 3)),
    )


def with_decree(drawn: tuple[str, ...] = (), decree: str = "B04", sides: str = "BBBB") -> Observation:
    """The middle of a game on B sides, with a decree in force and perhaps two drawn."""
    seen = midgame("ChooseDecree" if drawn else "ChooseSite")
    side = dict(zip(FLOTILLAS, sides, strict=True))
    sites = {i: dataclasses.replace(view, side=side[i[:2]]) for i, view in seen.sites.items()}
    return dataclasses.replace(
        seen,
        sites=sites,
        decree=decree,
        decree_deck=13,
        decrees_drawn=drawn,
        void_tags=tuple(sites) if decree == "B16" else (),
    )


def solo(decision: str = "ChooseAction") -> Observation:
    """The middle of a game against the Boss: his buildings, and goods for him on four sites."""
    seen = midgame(decision)
    boss = {"F1.5": ("fish",), "F2.4": ("metal",), "F3.4": ("kelp",), "F4.4": ("artifact",)}
    sites = {
        i: dataclasses.replace(
            view,
            boss=boss.get(i, ()),
            ship=None if view.ship == 1 else view.ship,
            dock=None if view.building and view.building[0] == 1 else view.dock,
        )
        for i, view in seen.sites.items()
    }
    nothing = dict.fromkeys(RESOURCES, 0)
    his = SeatView(nothing, {"port": 2, "academy": 2, "shipyard": 3}, 0, 0, 0, (), ())
    return dataclasses.replace(
        seen,
        viewer=0,
        solo=True,
        sites=sites,
        seats=(seen.seats[0], his),
        dive_deck={"shallow": 0, "reef": 7, "deep": 0},
        scores=(seen.scores[0], ScoreView(0, 0, 0, 0, 0, boss=35)),
        removed=("D02", "S08"),
        void_tags=tuple(i for i in sites if box().sites[i, "A"].tag),
    )
