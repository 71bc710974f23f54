"""Deep Blue: salvage dives from a bag of gems for two to five players, with all seven scenarios."""

from rules.deep_blue.components import box
from rules.deep_blue.evaluation import evaluate
from rules.deep_blue.setup import setup
from rules.deep_blue.state import NO, YES
from rules.kernel import Game

GAME = Game(
    name="deep_blue",
    players=(2, 5),
    options={
        "scenario": (*box().scenarios, "random"),  # DEB-13.1: troubled waters first
        "hide_scores": (YES, NO),  # DEB-13.2
        "harbour_rush": (YES, NO),  # DEB-13.3
        "last_window": (YES, NO),  # DEB-13.4
        "tile_gem_is_draw": (YES, NO),  # DEB-13.5
        "spot_without_moving": (NO, YES),  # DEB-13.6
        "odds": (YES, NO),  # DEB-13.7
    },
    later=("odds",),
    components=box().digest,
    end_rule="DEB-10.1",
    setup=setup,
    evaluate=evaluate,
)
