"""Any game as numbers, read off the types of its views and moves: for games that bring no encoding of their own.

What is read is the view itself, so nothing else can get in. The types must have bounds: `Literal`, `bool`, whole
numbers with `Meta(ge=…, le=…)`, structs and tuples of these, tuples of any length with `Meta(max_length=…)`, and None.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from msgspec import inspect
from mypy_extensions import i64

from lichtspiel.adapters.encoding.encoder import MASKED_OUT, MOST, Encoder, Sheet
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move

LONGEST: Final = 3000  # moves; the conformance tests allow no longer game
COMMON: Final = ("viewer", "to_move", "result")  # the fields that every view has
Part = tuple[str, int, int]


class TypedEncoder(Encoder):
    """Every field of a view in the order of its type, seats as the game counts them; every move that can be written."""

    def __init__(self, game: AnyGame, players: int) -> None:
        super().__init__(players)
        self.game = game
        self.longest = LONGEST
        self.fields = [(field.name, field.type) for field in _struct(game.view_type).fields if field.name not in COMMON]
        self.parts = [("own seat", players, 1), ("seat to move", players, 1)]
        for name, info in self.fields:
            self.parts += _parts(name, info)
        self.moves = [move for kind in game.move_type.__args__ for move in _values(inspect.type_info(kind))]
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}
        self.actions = len(self.moves)

    def write(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """The view, field by field."""
        seen: Viewer = TABLE if viewer == NOBODY else int(viewer)
        view = self.game.view(engine, seen)
        sheet.mark(viewer, self.players)
        sheet.mark(engine.to_move, self.players)
        for name, info in self.fields:
            _write(info, getattr(view, name), sheet)

    def action_of(self, engine: Engine, move: i64) -> i64:
        """The number of the move among all that can be written."""
        return self.numbers[self.game.decode(int(move))]

    def move_of(self, engine: Engine, action: i64) -> i64:
        """The legal move of an action; MASKED_OUT if it is not one."""
        legal = {self.action_of(engine, move): move for move in engine.legal()}
        return legal.get(action, MASKED_OUT)

    def meaning(self, action: int) -> str:
        """The move's notation."""
        return str(self.moves[action])


def _struct(kind: Any) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _parts(name: str, info: inspect.Type) -> list[Part]:
    """The cells of a value: what they are called, how many, and the greatest number that can stand in them."""
    match info:
        case inspect.LiteralType(values):
            return [(f"{name}: {', '.join(map(str, values))}", len(values), 1)]
        case inspect.BoolType():
            return [(name, 1, 1)]
        case inspect.IntType():
            least, most = _bounds(name, info)
            return [(f"{name}, above {least}" if least else name, 1, most - least)]
        case inspect.StructType():
            return [part for field in info.fields for part in _parts(f"{name}.{field.name}", field.type)]
        case inspect.UnionType():
            return [(f"{name}: there", 1, 1), *_parts(name, _something(name, info))]
    items, any_length = _items(name, info)
    counted = [(f"{name}: how many", 1, len(items))] if any_length else []
    return counted + [part for at, item in enumerate(items) for part in _parts(f"{name}[{at}]", item)]


def _write(info: inspect.Type, value: Any, sheet: Sheet) -> None:
    match info:
        case inspect.LiteralType(values):
            sheet.mark(list(values).index(value), len(values))
        case inspect.BoolType():
            sheet.put(int(value))
        case inspect.IntType():
            sheet.put(value - _bounds("", info)[0])
        case inspect.StructType():
            for field in info.fields:
                _write(field.type, getattr(value, field.name), sheet)
        case inspect.UnionType():
            sheet.put(int(value is not None))
            _write_or_skip(_something("", info), value, there=value is not None, sheet=sheet)
        case _:
            items, any_length = _items("", info)
            if any_length:
                sheet.put(len(value))
            for at, item in enumerate(items):
                there = at < len(value)
                _write_or_skip(item, value[at] if there else None, there=there, sheet=sheet)


def _write_or_skip(info: inspect.Type, value: Any, *, there: bool, sheet: Sheet) -> None:
    if there:
        _write(info, value, sheet)
    else:
        sheet.skip(sum(size for _, size, _ in _parts("", info)))


def _values(info: inspect.Type) -> Iterator[Any]:
    """Every value of a type."""
    match info:
        case inspect.LiteralType(values):
            yield from values
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType():
            least, most = _bounds("a move", info)
            yield from range(least, most + 1)
        case inspect.StructType(cls, fields):
            yield from (cls(*chosen) for chosen in product(*(list(_values(field.type)) for field in fields)))
        case inspect.TupleType(items):
            yield from product(*(list(_values(item)) for item in items))
        case _:
            raise unbounded("a move", info)


def _bounds(name: str, info: inspect.IntType) -> tuple[int, int]:
    if info.ge is None or info.le is None or info.le - info.ge > MOST:
        raise unbounded(name, info)
    return info.ge, info.le


def _something(name: str, info: inspect.UnionType) -> inspect.Type:
    """What an optional value is when there is one."""
    kinds = [kind for kind in info.types if not isinstance(kind, inspect.NoneType)]
    if len(kinds) != 1 or len(info.types) != 2:
        raise unbounded(name, info)
    return kinds[0]


def _items(name: str, info: inspect.Type) -> tuple[Sequence[inspect.Type], bool]:
    """The items of a tuple, and whether there may be fewer."""
    match info:
        case inspect.TupleType(items):
            return items, False
        case inspect.VarTupleType(item, least, most) if most is not None:
            return [item] * most, least != most
    raise unbounded(name, info)


def unbounded(name: str, info: inspect.Type) -> TypeError:
    """What to do about a type without bounds."""
    return TypeError(f"{name} is {info}, which has no bounds: give it some, or give the game an encoding of its own")
