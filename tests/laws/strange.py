"""Commands as they may come from outside: of any class, with any values its fields can hold."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
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


def _values(kind: Any, known: list[str]) -> st.SearchStrategy[Any]:
    """What a field of this type can hold."""
    if kind is str:
        return st.sampled_from(known) | st.text(max_size=5)
    return {int: AMOUNTS | st.integers(0, 54), bool: st.booleans()}.get(kind, COUNTS)


def commands(game: Game, state: Any) -> st.SearchStrategy[Command]:
    """Any command of any class of the game; now and then one that the seat asked may even give."""
    known = sorted(set(words(msgspec.to_builtins(state))))
    asked = [option for seat in game.to_act(state) for option in game.options(state, seat)]
    given = [command for option in asked for command in islice(option.commands(), 20)]
    built = {kind: _fields(kind, known, [c for c in given if type(c) is kind]) for kind in game.commands}
    turn = {"seat": st.sampled_from(game.to_act(state) or (0,))}
    anyone = st.one_of(*(st.builds(kind, **fields) for kind, fields in built.items()))
    in_turn = {kind: st.builds(kind, **(fields | turn)) for kind, fields in built.items()}
    due = {option.command for option in asked} or set(game.commands)
    likely = [strategy for kind, strategy in in_turn.items() if kind in due]
    return st.sampled_from((anyone, *in_turn.values(), *likely * 4)).flatmap(lambda chosen: chosen)


def _fields(kind: type[Command], known: list[str], given: list[Command]) -> dict[str, st.SearchStrategy[Any]]:
    """Any value for each field, or one that an allowed command has there."""
    found = {"seat": SEATS}
    for field in msgspec.structs.fields(kind):
        if field.name != "seat":
            likely = sorted({getattr(command, field.name) for command in given})
            wild = _values(field.type, known)
            found[field.name] = st.sampled_from(likely) | wild if likely else wild
    return found


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
