"""A position that no game led to, as text: what differs from the table after set-up, a line for each thing.

    set demand {'F1': 'kelp', 'F2': 'metal', 'F3': 'fish', 'F4': 'artifact'}
    set seats.0.storage {'kelp': 2, 'metal': 0, 'fish': 1, 'artifact': 0}
    set stack [ChooseAction(player=0)]
    set rng [7, 0]

A path names slots of the state, from the outside in; numbers count in a list. Values are plain literals and
are read as such, never run. `stack` holds decisions of this game, `rng` is seed and counter of chance.
"""

import ast
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rules.kernel.decision import Step
from rules.kernel.errors import RecordError
from rules.kernel.rng import Rng

if TYPE_CHECKING:
    from rules.kernel.state import State

Lines = tuple[tuple[str, str], ...]
LONGEST = 300  # lines; a table has far fewer things


def described(state: "State") -> Lines:
    """What of this state differs from its game after set-up, as paths and values.

    Raises ValueError naming what cannot be told as a literal.
    """
    fresh = state.game.new(state.seed, state.players, state.options)
    lines = [line for name in _own_slots(state) for line in _differences(name, state, fresh)]
    return (*lines, ("stack", repr(state.stack)), ("rng", repr([state.rng.seed, state.rng.counter])))


def lay(state: "State", lines: Lines) -> None:
    """Change a state after set-up into the position that is told.

    Raises RecordError naming the path when this game has no such thing, or when it cannot go on from there.
    """
    if len(lines) > LONGEST:
        raise RecordError("bad_position", path=f"{len(lines)} lines", why=f"more than {LONGEST}")
    for path, text in lines:
        try:
            _put(state, path, text)
        except (AttributeError, IndexError, KeyError, SyntaxError, TypeError, ValueError) as why:
            raise RecordError("bad_position", path=path, why=str(why)[:80]) from why
    state.position = lines
    _probe(state)


def _own_slots(thing: Any) -> list[str]:
    """The slots that a game gave to its state or to a part of it, in a fixed order, but for notes."""
    return sorted(name for name in _slots(thing) if not name.startswith("_"))


def _slots(thing: Any) -> list[str]:
    from rules.kernel.state import State

    kinds = [kind for kind in type(thing).__mro__ if kind is not State]
    return [name for kind in kinds for name in getattr(kind, "__slots__", ())]


def _differences(path: str, state: Any, fresh: Any) -> Iterator[tuple[str, str]]:
    name = path.rpartition(".")[2]
    value, before = getattr(state, name), getattr(fresh, name)
    if _is_part(value) and _is_part(before):
        yield from _of_part(path, value, before)
    elif isinstance(value, list) and any(map(_is_part, value)) and len(value) == len(before):
        for number, pair in enumerate(zip(value, before, strict=True)):
            yield from _of_part(f"{path}.{number}", *pair)
    elif value != before:
        text = repr(value)
        if not _is_literal(text, value, state):
            raise ValueError(f"{path} cannot be told: {text[:80]}")
        yield path, text


def _is_literal(text: str, value: Any, thing: Any) -> bool:
    try:
        return bool(_read(text, _package(thing)) == value)
    except (KeyError, SyntaxError, TypeError, ValueError):
        return False


def _package(thing: Any) -> str:
    """The package of the game that a thing belongs to."""
    return ".".join(type(thing).__module__.split(".")[:2]) + "."


def _read(text: str, package: str) -> Any:
    """A literal that may hold named tuples and decisions of this game, such as `Laid(kind='four')`."""
    return _value(ast.parse(text, mode="eval").body, _named(package))


def _value(node: ast.expr, kinds: Mapping[str, type]) -> Any:
    if isinstance(node, ast.Call):
        if not isinstance(node.func, ast.Name) or node.args:
            raise ValueError("no decision")
        return kinds[node.func.id](**{str(word.arg): _value(word.value, kinds) for word in node.keywords})
    if isinstance(node, ast.Dict) and all(node.keys):
        keys = [ast.literal_eval(key) for key in node.keys if key]
        return dict(zip(keys, (_value(each, kinds) for each in node.values), strict=True))
    if isinstance(node, ast.Tuple | ast.List):
        values = [_value(each, kinds) for each in node.elts]
        return tuple(values) if isinstance(node, ast.Tuple) else values
    return ast.literal_eval(node)


def _named(package: str) -> dict[str, type]:
    """What values of a game are made of beside literals, by name."""
    tuples = (kind for kind in tuple.__subclasses__() if kind.__module__.startswith(package))
    return {kind.__name__: kind for kind in (*tuples, *_steps(Step, package))}


def _of_part(path: str, part: Any, before: Any) -> Iterator[tuple[str, str]]:
    for name in _own_slots(part):
        yield from _differences(f"{path}.{name}", part, before)


def _is_part(value: Any) -> bool:
    mine = type(value).__module__.startswith("rules.") and not isinstance(value, tuple)
    return mine and hasattr(type(value), "__slots__")


def _put(state: "State", path: str, text: str) -> None:
    if path == "stack":
        state.stack = _stack(state, text)
        return
    if path == "rng":
        seed, counter = ast.literal_eval(text)
        state.rng = Rng(int(seed), int(counter))
        return
    thing: Any = state
    *way, last = path.split(".")
    for name in way:
        thing = thing[int(name)] if isinstance(thing, list) else getattr(thing, _known(thing, name))
    value, before = _read(text, _package(state)), getattr(thing, _known(thing, last))
    if type(value) is not type(before) and None not in (value, before):
        raise TypeError(f"{type(value).__name__} where a {type(before).__name__} is")
    setattr(thing, last, value)
    for note in _slots(thing):
        if note.startswith("_"):  # what a part found out about itself may be wrong now
            setattr(thing, note, None)


def _known(thing: Any, name: str) -> str:
    if name not in _own_slots(thing):
        raise AttributeError(f"no {name[:40]}")
    return name


def _stack(state: "State", text: str) -> list[Step[Any]]:
    steps = _read(text, _package(state))
    if not isinstance(steps, list) or not all(isinstance(step, Step) for step in steps):
        raise ValueError("no list of decisions")
    return steps


def _steps(kind: type[Step[Any]], package: str) -> Iterator[type[Step[Any]]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith(package):
            yield below
        yield from _steps(below, package)


def _probe(state: "State") -> None:
    """Everything that is asked of a state first: a position that breaks here is refused as a whole."""
    try:
        for viewer in (None, *range(state.players)):
            state.observation(viewer)
        state.settle()
        state.clone().digest()
        list(state.legal_moves())
    except Exception as why:  # whatever the rules stumble over in a table that cannot be
        raise RecordError("bad_position", path="table", why=f"{type(why).__name__}: {why}"[:120]) from why
