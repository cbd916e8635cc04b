"""From one position to the next: the table as it was, until everything has landed on it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.motion import cards, policies, raccoons
from scenes.raccoon_rampage.motion.stage import (
    FLOWN,
    STEP,
    Stage,
)
from scenes.table.motion.transition import Passage, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import Motion

FILES = (policies, raccoons, cards)
"""Where the flights are entered."""


class RampageMotion(Motion):
    """The table as it was, until everything has landed on it; a chain goes off one link after the other."""

    def transition(self, passage: Passage, picture: TablePicture) -> Transition:
        size, scale = passage.layout.size, passage.layout.frame.text_scale
        layout = layout_of(size, passage.before, scale)
        later = layout_of(size, passage.after, scale)
        flights, begin, hidden = [], 0.0, set[str]()
        for event in passage.events:
            stage = Stage(layout, passage.before, passage.after, picture, begin, later)
            found = list(FLOWN(event, stage))
            flights += found
            begin += STEP if found else 0.0
            hidden |= _gone(event, passage.before)
        if not flights:
            return Transition(passage.layout, passage.after)
        return Transition(layout, _calm(passage.before), flights, frozenset(hidden))

    def at_once(self, events: Sequence[Event]) -> bool:
        """Those who let a call pass do so in one instant."""
        return all(isinstance(event, e.Passed | e.ProtectionEnded) for event in events)


def _calm(view: View) -> View:
    """The view as it was, though nobody is asked any more."""
    return replace(view, pending=replace(view.pending, asked=()))


def _gone(event: Event, before: View) -> frozenset[str]:
    """The pieces that are in the air."""
    if isinstance(event, e.QueueMoved):
        return frozenset(f"space:{space}" for space in range(1, len(before.queue) + 1))
    if isinstance(event, e.PolicyCalled):
        return frozenset({f"space:{event.space}"})
    return frozenset({"evaluated"}) if isinstance(event, e.PolicyLeft) else frozenset()
