"""Takebacks: the people agreed to play on from an earlier point. They stay in the log for good."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace


class Takeback(msgspec.Struct, frozen=True):
    """The seats `agreed` took back `moves` commands; the event `number` comes right after it."""

    number: int
    agreed: tuple[int, ...]
    moves: int


def moved_back(takebacks: Iterable[Takeback], number: int) -> tuple[Takeback, ...]:
    """The takebacks after every event from `number` on has gone: none stands behind what is left."""
    return tuple(replace(back, number=min(back.number, number)) for back in takebacks)
