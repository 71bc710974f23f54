"""Flotilla: ten years after the flood, above or below the water line, for three to five players."""

from rules.flotilla.components import box
from rules.flotilla.evaluation import evaluate
from rules.flotilla.setup import setup
from rules.kernel import Game

GAME = Game(
    name="flotilla",
    players=(box().constants["players_min"], box().constants["players_max"]),
    options={
        "first_game": ("off", "on"),  # FLO-16.1
        "top_scope": ("any", "right"),  # FLO-16.2
        "depth_rule": ("strict", "free"),  # FLO-16.3
        "start_waters": ("on", "off"),  # FLO-16.4
        "vp_per_player": ("100", "70"),  # FLO-16.5
        "build_scoring": ("each", "together"),  # FLO-16.6
        "top_side": ("either", "own"),  # FLO-16.7
    },
    components=box().digest,
    end_rule="FLO-15.1",
    setup=setup,
    evaluate=evaluate,
)
