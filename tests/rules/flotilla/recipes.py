"""How the recorded games of Flotilla are played: `python -m tests.records flotilla` (a few minutes)."""

from tests.records import Recipe

SHORT = {"vp_per_player": "70"}

RECIPES = (
    Recipe("greedy_3", 21, ("greedy",) * 3, SHORT),
    Recipe("plans_4_short", 22, ("at_once", "early", "late", "never"), SHORT),
    Recipe(
        "mixed_5_options", 23, ("greedy", "random", "at_once", "random", "greedy"),
        {**SHORT, "build_scoring": "together", "top_side": "own", "depth_rule": "free"},
    ),
    Recipe(
        "mixed_3_first_game", 24, ("early", "random", "at_once"),
        {**SHORT, "first_game": "on", "top_scope": "right", "start_waters": "off"},
    ),
    Recipe("random_3_largest_seed", 2**64 - 1, ("random",) * 3, SHORT),
    Recipe("broken_off_4", 26, ("greedy",) * 4, plies=260),
)  # fmt: skip
