"""A stand-in for numpy in the browser, where Bokeh and Panel only ask whether something is an array.

Bokeh, Panel and Param import numpy for `isinstance` checks, for a few constants and for helpers that this
app never calls. Leaving the real one out saves 3 MB and, since no compiled library is loaded then, makes a
memory snapshot of the started app possible. Whatever is missing here says so by name when it is used.
tests/app/test_stand_ins.py compares what Bokeh makes of the app's documents with this and with numpy.
"""

from typing import Any

__version__ = "2.0.0"


class ndarray:
    """No array is ever made: nothing is an instance of this."""


class generic:
    """Root of numpy's scalar classes: nothing is an instance of this."""


def _scalar(name: str, base: type = generic) -> type:
    return type(name, (base,), {"__doc__": f"Stands for numpy.{name}: nothing is an instance of this."})


number = _scalar("number")
integer = _scalar("integer", number)
signedinteger = _scalar("signedinteger", integer)
unsignedinteger = _scalar("unsignedinteger", integer)
inexact = _scalar("inexact", number)
floating = _scalar("floating", inexact)
complexfloating = _scalar("complexfloating", inexact)
bool_ = _scalar("bool_")
character = _scalar("character")
str_ = _scalar("str_", character)
bytes_ = _scalar("bytes_", character)
object_ = _scalar("object_")
void = _scalar("void")
int8, int16, int32, int64 = (_scalar(f"int{n}", signedinteger) for n in (8, 16, 32, 64))
uint8, uint16, uint32, uint64 = (_scalar(f"uint{n}", unsignedinteger) for n in (8, 16, 32, 64))
float16, float32, float64 = (_scalar(f"float{n}", floating) for n in (16, 32, 64))
complex64, complex128 = (_scalar(f"complex{n}", complexfloating) for n in (64, 128))
int_, uint, float_ = int64, uint64, float64
nan, inf, pi, e, newaxis = float("nan"), float("inf"), 3.141592653589793, 2.718281828459045, None


class datetime64(generic):
    """Can be made, as Bokeh makes one at import for its tables of units; it cannot be calculated with."""

    def __init__(self, *args: Any) -> None:
        self.args = args


class timedelta64(datetime64):
    """Can be made, as `datetime64`."""


class dtype:
    """A name of a type; equal to another one of the same name."""

    def __init__(self, kind: Any) -> None:
        self.name = getattr(kind, "__name__", str(kind))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dtype) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


def __getattr__(name: str) -> Any:
    """Anything else: an error that says what was asked for, so that it can be added or avoided."""
    raise AttributeError(
        f"numpy.{name} was asked for, but in the browser numpy is a stand-in without it (app/stand_ins)."
    )
