"""The animation of a move at this table."""

from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered
from raccoon.games.saloon_tycoon.actions.finish import RoomFinished
from scenes.art.moving.screen_transitions import Dissolve
from scenes.saloon_tycoon.events import EVENTS
from scenes.saloon_tycoon.layout import layout_of
from scenes.saloon_tycoon.motion.flights import Stage, enlarged
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.piece import Piece
from scenes.table.presentation import Motion

FALLS = Dissolve(seconds=0.6)
"""The transition to night when the last cube is taken."""
STEP, ROOM = 0.22, 0.55
"""Seconds from one event of a chain to the next, and from room to room where several are finished."""


class SaloonMotion(Motion):
    """Animates a move over the table before it; the events of a chain follow one another."""

    events = EVENTS
    dealt = ("poster", "tile", "hand", "secret")

    def transition(self, move: MoveContext, picture: TablePicture) -> Transition:
        size, scale = move.layout.size, move.layout.frame.text_scale
        layout = layout_of(size, move.before, scale)
        next_layout = layout_of(size, move.after, scale)
        flights, begin, hidden = [], 0.0, set[Piece]()
        chain = sum(isinstance(event, RoomFinished) for event in move.events) > 1
        for event in move.events:
            stage = Stage(layout, next_layout, move.before, move.after, begin)
            found = list(EVENTS.flights(event, stage))
            if chain and isinstance(event, RoomFinished):
                found += enlarged(event, stage)
            hidden |= {*EVENTS.lifted(event, stage)}
            flights += found
            begin += (ROOM if chain and isinstance(event, RoomFinished) else STEP) if found else 0.0
        night = FALLS if any(isinstance(event, EndTriggered) for event in move.events) else None
        if not flights:
            return Transition(move.layout, move.after, way=night)
        lasts = begin + ROOM if chain else 0.0
        return Transition(layout, move.before, flights, frozenset(hidden), lasts=lasts, way_on=night)
