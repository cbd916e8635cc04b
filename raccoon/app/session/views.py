"""The views of one match, cached: many parts of a table ask for the same one in one step."""

from collections.abc import Callable
from typing import Any

from raccoon.engine.events import Option
from raccoon.engine.match import Match

REMEMBERED = 24
"""The number of cached views and option lists: enough for the last few states at a whole table."""


class Views:
    """Caches views and options by their state, which is immutable."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[tuple[str, int | None, int], tuple[Any, Any]] = {}

    def view(self, seat: int | None, entries: int | None = None) -> Any:
        """Return the view of a seat (None: an onlooker): now, or after that many entries."""
        return self._once("view", seat, entries, lambda: self._match.view(seat, entries))

    def options(self, seat: int) -> tuple[Option, ...]:
        """Return everything the seat may do now."""
        found: tuple[Option, ...] = self._once("options", seat, None, lambda: self._match.options(seat))
        return found

    def _once(self, kind: str, seat: int | None, entries: int | None, work: Callable[[], Any]) -> Any:
        state = self._match.state_after(entries)
        key = kind, seat, id(state)
        if key not in self._known:
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[key] = state, work()  # holding the state keeps its id unique
        return self._known[key][1]
