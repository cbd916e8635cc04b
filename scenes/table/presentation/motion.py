"""The animations of a table when something happens."""

from collections.abc import Sequence
from typing import Any

from raccoon.engine.events import Event
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import LogEntry, lately
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture


class Motion:
    """The animations of events. By default nothing flies, and all faces are calm."""

    events: EventSpecs = EventSpecs()
    """A spec of each kind of event; in games without, nobody feels anything."""
    dealt: tuple[str, ...] = ()
    """The kinds of pieces that are dealt onto the table as a game begins, in their order; each is left out of
    the picture where it is hidden (`Highlights.hidden`).
    """

    def transition(self, move: MoveContext, picture: TablePicture) -> Transition:
        """The flights from one position to the next, and the table meanwhile; `picture` draws the pieces."""
        return Transition(move.layout, move.after)

    def in_one_go(self, view: Any) -> bool:
        """Whether moves in this position are shown quickly while only others move: many small moves."""
        return False

    def at_once(self, events: Sequence[Event]) -> bool:
        """Whether nobody waits after this until others move: it is seen with what comes next."""
        return False

    def moods(self, entries: Sequence[LogEntry], moves: int, seats: int) -> tuple[str, ...]:
        """The faces that so many seats make after so many moves of the log; () for calm ones everywhere."""
        if not any(self.events):
            return ()
        return self.events.moods(lately(entries, moves, self.events.ends_turn), seats)
