"""A bot's memory of public events: the characters moved, and how often (SR46)."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.view import View


class Memory:
    """Tracks the moves of characters by the public events."""

    def __init__(self, players: int) -> None:
        self._moved: tuple[str, ...] = ()

    def see(self, event: Event, table: Callable[[], View]) -> None:
        """Update the memory by an event."""
        if isinstance(event, CharacterMoved):
            self._moved = (*self._moved, event.character)

    def recall(self, view: View) -> View:
        """Return the view with the characters moved, once for each move."""
        return replace(view, moved=self._moved)
