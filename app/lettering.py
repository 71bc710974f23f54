"""How wide text is in the fonts of the boards, to centre, wrap and shorten it without a browser.

The widths (hundredths of the size) were measured once in Source Sans 3 and Spectral; other characters
count as wide as an `n`.
"""

_SANS = {
    20: " ", 25: "|ij',.:;·’", 27: "lIf!", 30: "()[]{}-", 34: "tr/\\", 42: "sz*?\"“”„x", 47: "cvyJY–", 50:
    "FL0123456789aegk#$+<=>^_~ä−×±éè", 53: "VEShouTÄAZöü", 56: "bndpqCPRKß", 60: "B&DG", 65: "HNUÜOQÖ", 72:
    "wM", 82: "Wm%@",
}  # fmt: skip
_SANS_BOLD = {
    20: " ", 28: "|ijl", 31: "I',.:;·’-f!()/[]{}", 38: "tr", 45: "sz*?c–", 52: "xJevyFLYag#$+<=>~ä−×±é",
    53: "0123456789kE", 55: "oSTVöZ“”„", 57: "bdhnpquAXÄüC", 60: "BPKRß", 65: "DGNUÜH&OQÖ", 78: "wMW",
    87: "m%@",
}  # fmt: skip
_SERIF_BOLD = {
    25: "'/| ·’", 27: "(),.:;[]!", 33: "ijlf-", 38: "tIr*", 43: "Js“”„", 48: "cvyezäa–_",
    55: "gox0123456789ö+−", 58: "Sbdqpuükhn", 66: "FLßEPTZBC", 73: "wRYGVK&", 78: "AÄXOQÖDN%",
    83: "HUÜm@", 100: "MW",
}  # fmt: skip
_SERIF = {
    25: "!'()[],.:; ’|·", 30: "lijtf/", 35: "rs-I", 39: "Jz?*", 44: "ceg“”„vxy",
    50: "kqbSaopdhuünäö0123456789–+−", 60: "FLEPRZBßTw", 68: "CYKVXD", 74: "AÄGmHOQÖNUÜ%&", 90: "MW@",
}  # fmt: skip


def _table(rows: dict[int, str]) -> dict[str, float]:
    return {char: width / 100 for width, chars in rows.items() for char in chars}


_TABLES = {
    ("sans", False): _table(_SANS),
    ("sans", True): _table(_SANS_BOLD),
    ("serif", False): _table(_SERIF),
    ("serif", True): _table(_SERIF_BOLD),
}

CAP = 0.66
"""Height of capitals and figures, of the size, in both fonts."""


def width(text: str, size: float, font: str = "sans", bold: bool = False) -> float:
    """The width of a text in px."""
    table = _TABLES[font, bold]
    return size * sum(table.get(char, 0.56) for char in text)


def middle(y: float, size: float) -> float:
    """The baseline of a text whose figures are to be centred on y."""
    return y + size * CAP / 2


def fit(text: str, room: float, size: float, least: float, font: str = "sans", bold: bool = False) -> float:
    """The largest size from `size` down to `least` at which the text fits into the room."""
    wide = width(text, size, font, bold)
    return size if wide <= room else max(least, size * room / wide)


def shorten(text: str, room: float, size: float, font: str = "sans", bold: bool = False) -> str:
    """The text, cut and ended with an ellipsis when it is wider than the room."""
    if width(text, size, font, bold) <= room:
        return text
    while text and width(text + "…", size, font, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _cut(word: str, room: float, size: float, bold: bool) -> int:
    """Where to break a word that is too wide, leaving at least four letters behind."""
    cut = len(word) - 4
    while cut > 4 and width(word[:cut] + "-", size, "sans", bold) > room:
        cut -= 1
    return cut


def _pieces(word: str, room: float, size: float, bold: bool) -> list[str]:
    """A word cut at its soft hyphens, and by force where even a part is wider than the room."""
    pieces: list[str] = []
    line = ""
    parts = word.split("\u00ad")
    for index, part in enumerate(parts):
        hyphen = "-" if index < len(parts) - 1 else ""
        while len(parts) == 1 and len(part) > 5 and width(part, size, "sans", bold) > room:
            cut = _cut(part, room, size, bold)
            pieces.append(part[:cut] + "-")
            part = part[cut:]
        if line and width(line + part + hyphen, size, "sans", bold) > room:
            pieces.append(line + "-")
            line = part
        else:
            line += part
    return pieces + [line]


def wrap(text: str, room: float, size: float, lines: int, bold: bool = False) -> list[str]:
    """The text in at most so many lines, broken at spaces and soft hyphens; too long a rest is cut."""
    if lines == 1:
        return [shorten(text.replace("\u00ad", ""), room, size, "sans", bold)]
    done: list[str] = []
    line = ""
    for word in text.split():
        for index, piece in enumerate(_pieces(word, room, size, bold)):
            trial = f"{line} {piece}" if line and not index else line + piece
            if line and (index or width(trial, size, "sans", bold) > room):
                done.append(line)
                line = piece
            else:
                line = trial
    done.append(line)
    if len(done) > lines:
        done = done[: lines - 1] + [" ".join(done[lines - 1 :])]
    return [shorten(line, room, size, "sans", bold) for line in done if line]
