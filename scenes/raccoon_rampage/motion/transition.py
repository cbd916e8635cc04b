"""From one position to the next: the table as it was, until everything has landed on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as with_

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft
from raccoon.games.raccoon_rampage.phases.spread import ProtectionEnded
from raccoon.games.raccoon_rampage.phases.windows import Passed
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.holdings import night
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.motion.nightfall import OF_THE_NIGHT, Night
from scenes.raccoon_rampage.motion.stage import STEP, Stage
from scenes.table.motion.flights import Flight
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import Motion


class RampageMotion(Motion):
    """The table as it was, until everything has landed on it; a chain goes off one link after the other."""

    dealt = ("space", "policy", "action")

    def transition(self, passage: MoveContext, picture: TablePicture) -> Transition:
        """By day, by night, by day again: one sets out when the other has landed."""
        before, by_night, later = _parted(passage.events)
        size, scale = passage.layout.size, passage.layout.frame.text_scale
        legs = []
        if before:
            legs += _by_day(before, passage, passage.before, picture)
        if by_night:
            legs += Night(size, scale, picture).legs(by_night, passage.before, not night(passage.after))
        if later:
            legs += _by_day(later, passage, passage.after, picture)
        found = Transition(passage.layout, passage.after)
        for leg in reversed(legs):
            found = replace(leg, then=found if found.flights else None)
        return found

    def at_once(self, events: Sequence[Event]) -> bool:
        """Those who let a call pass do so in one instant."""
        return all(isinstance(event, Passed | ProtectionEnded) for event in events)


def _parted(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event], Sequence[Event]]:
    """The events before a night, by night and after it."""
    dark = [number for number, event in enumerate(events) if isinstance(event, OF_THE_NIGHT)]
    if not dark:
        return events, (), ()
    first, last = dark[0], dark[-1] + 1
    after = [event for event in events[last:] if not isinstance(event, PolicyLeft)]
    return events[:first], events[first:last], after


def _by_day(
    events: Sequence[Event], passage: MoveContext, view: View, picture: TablePicture
) -> list[Transition]:
    """The flights over the table as this view shows it, one event after the other."""
    size, scale = passage.layout.size, passage.layout.frame.text_scale
    layout, later = layout_of(size, view, scale), layout_of(size, passage.after, scale)
    flights, begin, hidden = list[Flight](), 0.0, set[str]()
    for event in events:
        stage = Stage(layout, view, passage.after, picture, begin, later)
        found = list(EVENTS.flights(event, stage))
        flights += found
        begin += STEP if found else 0.0
        hidden |= {*EVENTS.lifted(event, stage)}
    return [Transition(layout, _calm(view), flights, frozenset(hidden))] if flights else []


def _calm(view: View) -> View:
    """The view as it was, though nobody is asked any more."""
    return with_(view, pending=with_(view.pending, asked=()))
