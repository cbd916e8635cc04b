"""One answer for each type of event: typed where it is entered, found by the event itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Generic, ParamSpec, TypeVar, overload

from raccoon.engine.events import Event

E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Event)
G = TypeVar("G", bound=Event)
P = ParamSpec("P")
R = TypeVar("R")


class EventTable(Generic[P, R]):
    """Functions by the type of the event they are for, each entered with ``@table.on(Kind)``.

    `nothing` makes the answer for the types that are entered as ``quiet``: they are known, and silent.
    """

    def __init__(self, nothing: Callable[[], R] | None = None) -> None:
        self._answers: dict[type[Event], Callable[..., R]] = {}
        self._quiet: frozenset[type[Event]] = frozenset()
        self._nothing = nothing

    @property
    def answered(self) -> frozenset[type[Event]]:
        """The types that have an answer."""
        return frozenset(self._answers)

    @property
    def known(self) -> frozenset[type[Event]]:
        """The types that have one, and the quiet ones."""
        return self.answered | self._quiet

    @overload
    def on(
        self, first: type[E], /
    ) -> Callable[[Callable[Concatenate[E, P], R]], Callable[Concatenate[E, P], R]]: ...
    @overload
    def on(
        self, first: type[E], second: type[F], /
    ) -> Callable[[Callable[Concatenate[E | F, P], R]], Callable[Concatenate[E | F, P], R]]: ...
    @overload
    def on(
        self, first: type[E], second: type[F], third: type[G], /
    ) -> Callable[[Callable[Concatenate[E | F | G, P], R]], Callable[Concatenate[E | F | G, P], R]]: ...
    @overload
    def on(
        self, *kinds: type[E]
    ) -> Callable[[Callable[Concatenate[E, P], R]], Callable[Concatenate[E, P], R]]: ...
    def on(self, *kinds: type[Event]) -> Callable[[Callable[..., R]], Callable[..., R]]:
        """Enter a function as the answer for these types. ValueError where one has an answer already."""

        def enter(answer: Callable[..., R]) -> Callable[..., R]:
            for kind in kinds:
                if kind in self.known:
                    raise ValueError(f"{kind.__name__} is entered twice")
                self._answers[kind] = answer
            return answer

        return enter

    def quiet(self, *kinds: type[Event]) -> None:
        """Enter types that are known to have no answer; ValueError where one has."""
        if self._nothing is None or not self.answered.isdisjoint(kinds):
            raise ValueError("a quiet type has no answer, and the table one for it")
        self._quiet |= frozenset(kinds)

    def __call__(self, event: Event, *args: P.args, **kwargs: P.kwargs) -> R:
        """The answer for the event; KeyError for one of a type that is not known."""
        kind = type(event)
        if self._nothing and kind in self._quiet:
            return self._nothing()
        return self._answers[kind](event, *args, **kwargs)
