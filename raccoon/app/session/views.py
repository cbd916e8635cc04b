"""The views of one match, each worked out once: many parts of a table ask for the same one in one step."""

from collections.abc import Callable
from typing import Any

from raccoon.engine.events import Option
from raccoon.engine.match import Match

REMEMBERED = 24
"""Views and lists of options that are kept: those of the last few states for the eyes of a whole table."""


class Views:
    """Remembers what seats know and may do, by the states these are of: a state never changes."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[tuple[str, int | None, int], tuple[Any, Any]] = {}

    def view(self, seat: int | None, entries: int | None = None) -> Any:
        """The view of a seat, None for what everybody may know: now, or as it was after that many entries."""
        return self._once("view", seat, entries, lambda: self._match.view(seat, entries))

    def options(self, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do now."""
        found: tuple[Option, ...] = self._once("options", seat, None, lambda: self._match.options(seat))
        return found

    def _once(self, kind: str, seat: int | None, entries: int | None, work: Callable[[], Any]) -> Any:
        state = self._match.state_after(entries)
        key = kind, seat, id(state)
        if key not in self._known:
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[key] = state, work()  # the state is kept too, so that no other gets its identity
        return self._known[key][1]
