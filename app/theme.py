"""Colours, fonts and the player marks of the sea chart, by day and by night."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

FONTS = {
    "sans": "'Source Sans 3', 'Segoe UI', Arial, sans-serif",
    "serif": "Spectral, Georgia, serif",
}

MARKS = ("circle", "square", "triangle", "diamond", "hexagon")
"""The shape that goes with each player colour, by seat."""

LIGHT = {
    "paper": "#F6EFDC",
    "panel": "#FFFBF0",
    "ground": "#FFF9EE",  # what is possible now
    "ground_focus": "#FBE3F0",
    "buff": "#F1DFA8",
    "buff_line": "#B99A4C",
    "road": "#FBF3D6",
    "drying": "#BFCF9F",
    "drying_line": "#6F7F50",
    "drying_ink": "#26402E",
    "sea0": "#EAF3F7",
    "sea1": "#D3E6F0",
    "sea2": "#B7D5E6",
    "sea3": "#9CC3DA",
    "contour": "#6FA3C4",
    "sounding": "#4F86A8",
    "ink": "#1F3547",
    "muted": "#5B6670",
    "hair": "#CFC3A2",
    "magenta": "#A8327A",
    "on_magenta": "#FFFFFF",
    "white": "#FFFFFF",
    "badge": "#FFFBF0",
    "kelp": "#2F7D32",
    "metal": "#56636F",
    "fish": "#2583B3",
    "artifact": "#A86E0C",
    "cleanup": "#2E7770",
    "shallow": "#7FB3D3",
    "reef": "#2F6FA6",
    "deep": "#17365C",
    "player0": "#1F5FA8",
    "player1": "#D9681D",
    "player2": "#2F7D4F",
    "player3": "#6B3FA0",
    "player4": "#9A7400",
    "player0_tint": "#D6E4F5",
    "player1_tint": "#FBE0CC",
    "player0_ink": "#1F5FA8",
    "player1_ink": "#A2450B",
    "player2_tint": "#D5EADB",
    "player3_tint": "#E6DAF4",
    "player4_tint": "#F4E8C2",
    "player2_ink": "#256B42",
    "player3_ink": "#6B3FA0",
    "player4_ink": "#7C5E00",
    "silver": "#C6D1D8",
    "gold": "#E8B12C",
    "red": "#D23F31",
    "green": "#5FB878",
    "purple": "#8B53C2",
    "black": "#1F3547",
    "blue": "#3F86CC",
    "brass": "#E8C14A",
    "wood": "#B07A3C",
    "wreck": "#2E4A5F",
    "on_player": "#FFFFFF",
    "disc": "#FFFDF6",  # under resources, pale by night, too
    "disc_line": "#1F3547",
    "beam": "#4D6F92",
    "plants": "#3F7F2C",
    "fuel": "#20262C",
    "tech": "#3A4650",
    "coin_gold": "#D2A02A",
    "token_orange": "#D98A2B",
    "token_green": "#4E9A63",
    "spare_key": "#DDE1E0",
    "barrel_red": "#B23A2E",
    "barrel_green": "#3C7A38",
    "barrel_yellow": "#B88700",
    "barrel_blue": "#2A69A8",
    "toxic": "#66701C",
}

DARK = {
    "paper": "#0E1A26",
    "panel": "#17283A",
    "ground": "#3A4C60",
    "ground_focus": "#5C3352",
    "buff": "#75663F",
    "buff_line": "#B8A063",
    "road": "#8D7C4F",
    "drying": "#3E5643",
    "drying_line": "#8FA87C",
    "drying_ink": "#E6EEDC",
    "sea0": "#0D1C2B",
    "sea1": "#12283C",
    "sea2": "#18364F",
    "sea3": "#1F4562",
    "contour": "#3D6C8E",
    "sounding": "#7FB0D0",
    "ink": "#DDE7EC",
    "muted": "#A3B1BA",
    "hair": "#3B4C5C",
    "magenta": "#F28FC8",
    "on_magenta": "#2B0A1E",
    "white": "#F4F7F8",
    "badge": "#22384C",
    "kelp": "#7DCB80",
    "metal": "#B9C5CD",
    "fish": "#6EC4EC",
    "artifact": "#E5B25A",
    "cleanup": "#67C9BE",
    "shallow": "#4D86AA",
    "reef": "#2C689C",
    "deep": "#173E6B",
    "player0": "#2F76C8",
    "player1": "#D9681D",
    "player2": "#3B9A63",
    "player3": "#8C62C4",
    "player4": "#B28A10",
    "player0_tint": "#24456B",
    "player1_tint": "#5E3A22",
    "player0_ink": "#8CC0F5",
    "player1_ink": "#F5A468",
    "player2_tint": "#1F4A33",
    "player3_tint": "#3E2D59",
    "player4_tint": "#4E4013",
    "player2_ink": "#86D6A6",
    "player3_ink": "#C7A9EE",
    "player4_ink": "#E0BE55",
    "silver": "#A9B8C2",
    "gold": "#D9A62B",
    "red": "#D9503F",
    "green": "#56A86E",
    "purple": "#9A68CF",
    "black": "#060B11",
    "blue": "#4F95DB",
    "brass": "#C9A23A",
    "wood": "#9A6B38",
    "wreck": "#8FB0C6",
    "on_player": "#FFFFFF",
    "disc": "#D5DEE4",
    "disc_line": "#060B11",
    "beam": "#3F648A",
    "plants": "#356F25",
    "fuel": "#20262C",
    "tech": "#3A4650",
    "coin_gold": "#C0922A",
    "token_orange": "#C07A26",
    "token_green": "#438755",
    "spare_key": "#A9B4BC",
    "barrel_red": "#C0473A",
    "barrel_green": "#478A43",
    "barrel_yellow": "#AE8209",
    "barrel_blue": "#3577BA",
    "toxic": "#A9B552",
}


def _key(key: str, **_args: object) -> str:
    return key


@dataclass(frozen=True, slots=True)
class Style:
    """What a board draws with: colours by token name, and words in the player's language by key."""

    tokens: Mapping[str, str]
    words: Callable[..., str] = _key
    dark: bool = False

    def __getitem__(self, token: str) -> str:
        return self.tokens[token]

    def player(self, seat: int, part: str = "") -> str:
        """A player's colour, or its `tint` or `ink` form."""
        return self.tokens[f"player{seat}_{part}" if part else f"player{seat}"]


def style(dark: bool = False, words: Callable[..., str] = _key) -> Style:
    """The style by day or by night, with a catalogue's `words`."""
    return Style(DARK if dark else LIGHT, words, dark)
