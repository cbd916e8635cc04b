"""The group of a table's animations and moods."""

from collections.abc import Sequence
from typing import Any

from raccoon.engine.events import Event
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import LogEntry, lately
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture


class Motion:
    """The animations of moves, and the moods of seats. By default nothing flies, and all faces are calm."""

    events: EventSpecs = EventSpecs()
    """A spec of each kind of event; without any, all moods stay calm."""
    dealt: tuple[str, ...] = ()
    """The kinds of pieces that are dealt as a game begins, in order; the picture has to leave them out if
    they are in `Highlights.hidden`.
    """

    def transition(self, move: MoveContext, picture: TablePicture) -> Transition:
        """The flights of a move, and the still picture meanwhile; `picture` gives the sprites of pieces."""
        return Transition(move.layout, move.after)

    def in_one_go(self, view: Any) -> bool:
        """Whether other seats' moves in this position are shown quickly, as many small moves in a row."""
        return False

    def at_once(self, events: Sequence[Event]) -> bool:
        """Whether the next move follows these events without a pause."""
        return False

    def moods(self, entries: Sequence[LogEntry], moves: int, seats: int) -> tuple[str, ...]:
        """The moods of all seats after `moves` moves of the log; () for all calm."""
        if not any(self.events):
            return ()
        return self.events.moods(lately(entries, moves, self.events.ends_turn), seats)
