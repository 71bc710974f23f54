"""Addresses within the page: a game in `#/play/<game>@<ply>`, a sealed one, the rules, `#/<game>`: its table.

A link begins with the version of its form, then come four bytes that check the rest, so that a torn link is
noticed; later versions read all earlier ones:

    #/play/1<crc32 and deflated record>@12    a game, a position in it, or (without moves) a set-up
    #/play/e...                               the first form, without a version: zlib, which begins with "e"
    #/sealed/1<crc32 and what the page has encrypted>
"""

import base64
import binascii
import zlib
from dataclasses import dataclass

import rules
from rules.kernel import RecordError

VERSION = "1"
FIRST = "e"  # what every link of the first form begins with
LONGEST = 200_000  # a game has a few thousand characters; more is no game
ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

ADDED = ".,;:!?)>]\"' \n"  # what messages and people put behind a link

# What most records say. Part of the form of version 1: never to be changed.
COMMON = b"""button:decline
button:done
button:pass
amount:1
deck:dive
site:F1.1
building:port
card:
half:a
resource:
note auto 
note bot 
note names 
note seats human,human,link,greedy,random
option 
components 
players 2
seed 
game seastead
tiefgang 1
"""


@dataclass(frozen=True, slots=True)
class Address:
    """What an address asks for: `kind` is rules, ply, play, sealed, table, new or "" (nothing known)."""

    kind: str
    game: str = ""
    rule: str = ""
    ply: int | None = None
    text: str = ""


def link_of(text: str, ply: int | None = None) -> str:
    """The address, from `#` on, that opens this record, at a ply."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON)
    packed = _checked(packer.compress(text.encode()) + packer.flush())
    return f"#/play/{packed}" + ("" if ply is None else f"@{ply}")


def sealed_link(data: str) -> str:
    """The address of what the page has sealed, given and carried as base64."""
    return f"#/sealed/{_checked(_bytes(data))}"


def read(fragment: str) -> Address:
    """What a fragment asks for. Raises RecordError when the game in it cannot be unpacked."""
    parts = fragment.lstrip("#/").rstrip(ADDED).split("/")
    if parts[0] == "rules" and len(parts) in (2, 3):
        return Address("rules", game=parts[1], rule=parts[2] if len(parts) == 3 else "")
    if parts[0] == "ply" and len(parts) == 2 and parts[1].isascii() and parts[1].isdigit():
        return Address("ply", ply=int(parts[1][:6]))
    if parts[0] == "play" and len(parts) == 2:
        packed, _, ply = parts[1].partition("@")
        return Address(
            "play", text=_unpack(packed), ply=int(ply[:6]) if ply.isascii() and ply.isdigit() else None
        )
    if parts[0] == "sealed" and len(parts) == 2:
        return Address("sealed", text=_base64(_check(parts[1])))
    if parts[0] in rules.games() and parts[1:] in ([], ["new"]):
        return Address("new" if parts[1:] else "table", game=parts[0])
    return Address("")


def _unpack(packed: str) -> str:
    first = packed[:1] == FIRST
    data = _bytes(packed) if first else _check(packed)
    try:
        return _inflated(data, zlib.decompressobj() if first else zlib.decompressobj(-15, zdict=COMMON))
    except (ValueError, zlib.error) as why:
        raise RecordError("torn_link", found=packed[:40]) from why


def _inflated(data: bytes, unpacker: "zlib._Decompress") -> str:
    text = unpacker.decompress(data, LONGEST)
    if not unpacker.eof:
        raise ValueError("torn, or too long for a game")
    return text.decode()


def _checked(data: bytes) -> str:
    """What can be read by `_check`."""
    return VERSION + _base64(zlib.crc32(data).to_bytes(4, "big") + data)


def _check(packed: str) -> bytes:
    """The bytes of a link. Raises RecordError: bad_link, newer_link or torn_link."""
    if not packed or not ALPHABET.issuperset(packed):
        raise RecordError("bad_link", found=packed[:40])
    if packed[0] != VERSION:
        raise RecordError("newer_link", found=packed[0], known=VERSION)
    data = _bytes(packed[1:])
    if len(data) < 5 or zlib.crc32(data[4:]) != int.from_bytes(data[:4], "big"):
        raise RecordError("torn_link", found=packed[:40])
    return data[4:]


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Raises RecordError torn_link: a cut piece of base64 may have an impossible length."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (ValueError, binascii.Error) as why:
        raise RecordError("torn_link", found=text[:40]) from why
