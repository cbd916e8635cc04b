"""Commands as they may come from outside: of any class, with any values its fields can hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import strategies as st

from raccoon.engine.events import Command
from raccoon.engine.game import Game

SEATS = st.integers(-2, 6)
AMOUNTS = st.integers(-3, 12) | st.sampled_from((-(2**70), 1000, 2**70))
COUNTS = st.lists(AMOUNTS | st.integers(0, 3), max_size=8).map(tuple) | st.lists(
    st.integers(0, 2), min_size=6, max_size=6
).map(tuple)


def words(value: Any) -> Iterator[str]:
    """Every name that stands in a state: cards, tiles, kinds."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from words(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from words(item)


def _values(name: str, kind: Any, known: list[str]) -> st.SearchStrategy[Any]:
    """What a field of this type can hold."""
    if name == "seat":
        return SEATS
    table = {
        "int": AMOUNTS | st.integers(0, 54),
        "bool": st.booleans(),
        "str": st.sampled_from(known) | st.text(max_size=5),
    }
    return table[kind.__name__] if kind in (int, bool, str) else COUNTS


def commands(game: Game, state: Any) -> st.SearchStrategy[Command]:
    """Any command of any class of the game; now and then one that the seat asked may even give."""
    known = sorted(set(words(msgspec.to_builtins(state))))
    asked = [option for seat in game.to_act(state) for option in game.options(state, seat)]
    known += [name for name in sorted(set(words(msgspec.to_builtins(asked)))) if name not in known]
    makers = []
    for kind in game.commands:
        fields = {f.name: _values(f.name, f.type, known) for f in msgspec.structs.fields(kind)}
        makers.append(st.builds(kind, **fields))
        makers.extend(st.builds(kind, **(fields | {"seat": st.just(seat)})) for seat in game.to_act(state))
    return st.one_of(makers)


def nearby(command: Command) -> st.SearchStrategy[Command]:
    """The command with one number or one name a little different, or as it is."""
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
        for index, number in enumerate(value):
            yield (*value[:index], number + 1, *value[index + 1 :])
            yield (*value[:index], number - 1, *value[index + 1 :])
