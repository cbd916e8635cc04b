"""Commands as they may come from outside: of any class, with any values that its fields can hold."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from raccoon.engine.events import Command
from raccoon.engine.game import Game

SEATS = st.integers(-2, 6)
AMOUNTS = st.integers(-3, 60) | st.sampled_from((-(2**70), 1000, 2**70))
FEW = st.integers(-1, 3)


def _parts(data: Any) -> Iterator[Any]:
    """The data and all data within it."""
    yield data
    if isinstance(data, dict | list | tuple):
        for item in data.values() if isinstance(data, dict) else data:
            yield from _parts(item)


def words(data: Any) -> list[str]:
    """All names in a state's data: cards, tiles, kinds."""
    return sorted({part for part in _parts(data) if isinstance(part, str)}) or [""]


def lengths(data: Any) -> list[int]:
    """The lengths of the lists in a state's data."""
    return sorted({len(part) for part in _parts(data) if isinstance(part, list | tuple)}) or [0]


def _values(kind: inspect.Type, data: Any) -> st.SearchStrategy[Any]:
    """The values that a field of this type can hold; names and lengths are those of the state's data."""
    if isinstance(kind, inspect.StrType):
        return st.sampled_from(words(data)) | st.text(max_size=5)
    if isinstance(kind, inspect.UnionType):
        return st.one_of(*(_values(part, data) for part in kind.types))
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(kind.values)
    if isinstance(kind, inspect.VarTupleType):
        return _tuples(kind.item_type, data)
    if isinstance(kind, inspect.TupleType):
        return st.tuples(*(_values(part, data) for part in kind.item_types))
    if isinstance(kind, inspect.StructType):
        return st.builds(kind.cls, **{field.name: _values(field.type, data) for field in kind.fields})
    return {inspect.IntType: AMOUNTS, inspect.BoolType: st.booleans(), inspect.NoneType: st.none()}[
        type(kind)
    ]


def _tuples(kind: inspect.Type, data: Any) -> st.SearchStrategy[Any]:
    """Tuples of any length, or as long as a list in the state and, where they are numbers, small ones."""
    items = FEW if isinstance(kind, inspect.IntType) else _values(kind, data)
    same = st.sampled_from(lengths(data)).flatmap(lambda size: st.lists(items, min_size=size, max_size=size))
    return (st.lists(_values(kind, data), max_size=8) | same).map(tuple)


def commands(game: Game, state: Any) -> st.SearchStrategy[Command]:
    """Any command of any class of the game; now and then one that is allowed."""
    known = msgspec.to_builtins(state)
    asked = [option for seat in game.to_act(state) for option in game.options(state, seat)]
    given = [command for option in asked for command in islice(option.commands(), 20)]
    built = {kind: _fields(kind, known, [c for c in given if type(c) is kind]) for kind in game.commands}
    turn = {"seat": st.sampled_from(game.to_act(state) or (0,))}
    anyone = st.one_of(*(st.builds(kind, **fields) for kind, fields in built.items()))
    in_turn = {kind: st.builds(kind, **(fields | turn)) for kind, fields in built.items()}
    due = {option.command for option in asked} or set(game.commands)
    likely = [strategy for kind, strategy in in_turn.items() if kind in due]
    return st.sampled_from((anyone, *in_turn.values(), *likely * 4)).flatmap(lambda chosen: chosen)


def _fields(kind: type[Command], known: Any, given: list[Command]) -> dict[str, st.SearchStrategy[Any]]:
    """Any value for each field, or one that an allowed command has there."""
    found: dict[str, st.SearchStrategy[Any]] = {"seat": SEATS}
    record = inspect.type_info(kind)
    assert isinstance(record, inspect.StructType)
    for field in record.fields:
        if field.name != "seat":
            likely = sorted({getattr(command, field.name) for command in given}, key=repr)
            wild = _values(field.type, known)
            found[field.name] = st.sampled_from(likely) | wild if likely else wild
    return found


def nearby(command: Command) -> st.SearchStrategy[Command]:
    """The command with one number or one name slightly different, or unchanged."""
    changes = [st.just(command)]
    for name in command.__struct_fields__:
        value = getattr(command, name)
        changes.extend(
            st.just(msgspec.structs.replace(command, **{name: other})) for other in _neighbours(value)
        )
    return st.one_of(changes)


def _neighbours(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -value)
    elif isinstance(value, str):
        yield from (value + "s", value.upper(), "")
    elif isinstance(value, tuple):
        yield from (value[1:], (*value, 0), value[1:] + value[:1])
        for index, item in enumerate(value):
            for other in _neighbours(item):
                yield (*value[:index], other, *value[index + 1 :])
