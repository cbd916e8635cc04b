"""The parts that a game brings to the tests that know no game: the laws and the golden playthroughs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from raccoon.engine.events import Event
from raccoon.engine.game import Game
from tests.golden.playthroughs import Playthrough


class Fields(Protocol):
    """Writes a record's fields, one a line."""

    def __call__(self, record: Any, margin: str, skip: Collection[str]) -> Iterator[str]:
        """All but those to `skip`."""


@dataclass(frozen=True)
class Subject:
    """A game under the laws. A new one stands in its folder's `subject.py` and in `registry.py`.

    `rare` is a lawful change of the first state that brings a game near what chance alone would not show.
    Events of the kinds `openly` happen before everybody's eyes to what lies face down: they tell more than
    is seen afterwards.
    In golden texts the fields `counted` hold one number for each of the `kinds`, those `priced` in
    dollars; `seats` writes what lies before each seat, None for the fields its view has more than
    everybody's.

    At the window: `peeks` tells of an open panel whether whoever is asked has pressed there to look at what
    is their own before others; within `at_once` is drawn in the same frame what a thread draws otherwise.
    """

    game: Game
    playthroughs: tuple[Playthrough, ...]
    rare: Callable[[Any], Any] | None = None
    openly: tuple[type[Event], ...] = ()
    kinds: tuple[str, ...] = ()
    counted: frozenset[str] = frozenset()
    priced: frozenset[str] = frozenset()
    seats: Callable[[Fields, Any], Iterator[str]] | None = None
    peeks: Callable[[Any], bool] | None = None
    at_once: Callable[[], AbstractContextManager[object]] | None = None
