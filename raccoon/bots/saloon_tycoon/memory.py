"""The memory of anybody at the table: which characters were moved, and how often (SR46)."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.view import View


class Memory:
    """Follows the characters by the public events; it sees no state."""

    def __init__(self, players: int) -> None:
        self._moved: tuple[str, ...] = ()

    def see(self, event: Event, table: Callable[[], View]) -> None:
        """Take in what happened."""
        if isinstance(event, CharacterMoved):
            self._moved = (*self._moved, event.character)

    def recall(self, view: View) -> View:
        """The view with the characters that were moved, once for each time."""
        return replace(view, moved=self._moved)
