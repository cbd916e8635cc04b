"""The animation of a move: transitions by day, of a verdict and by night, one after the other."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from msgspec.structs import replace as with_

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft, VerdictGiven
from raccoon.games.raccoon_rampage.phases.spread import ProtectionEnded
from raccoon.games.raccoon_rampage.phases.windows import Passed
from raccoon.games.raccoon_rampage.view import View
from scenes.art import palette as pal
from scenes.art.letters.rubber_stamp import stamp
from scenes.art.moving import tween
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.holdings import night
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.motion.nightfall import OF_THE_NIGHT, Night
from scenes.raccoon_rampage.motion.stage import STEP, TAKES, Stage
from scenes.raccoon_rampage.picture.moments.call import covered
from scenes.table.motion.flights import Flight, Sprite, stamping, still
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.piece import Piece
from scenes.table.presentation import Motion

HELD, LARGE, PICTURED = 1.0, 1.7, 0.4
"""Seconds for which a verdict is shown; the growth of a policy meanwhile; the share of a paper's picture."""


class RampageMotion(Motion):
    """Shows the table before a move until its events' flights, begun one after the other, have landed."""

    dealt = ("space", "policy", "action")

    def transition(self, move: MoveContext, picture: TablePicture) -> Transition:
        """The transitions of a move, each after the one before: by day, by night, by day again."""
        before, by_night, later = _split_at_night(move.events)
        size, scale = move.layout.size, move.layout.frame.text_scale
        legs = []
        for events in _split_at_verdict(before):
            legs += _by_day(events, move, move.before, picture)
        if by_night:
            legs += Night(size, scale, picture).legs(by_night, move.before, not night(move.after))
        if later:
            legs += _by_day(later, move, move.after, picture)
        found = Transition(move.layout, move.after)
        for leg in reversed(legs):
            found = replace(leg, then=found if found.flights else None)
        return found

    def at_once(self, events: Sequence[Event]) -> bool:
        """Whether the events are shown at once: passes of a call."""
        return all(isinstance(event, Passed | ProtectionEnded) for event in events)


def _split_at_night(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event], Sequence[Event]]:
    """The events before a night, by night and after it."""
    dark = [number for number, event in enumerate(events) if isinstance(event, OF_THE_NIGHT)]
    if not dark:
        return events, (), ()
    first, last = dark[0], dark[-1] + 1
    after = [event for event in events[last:] if not isinstance(event, PolicyLeft)]
    return events[:first], events[first:last], after


def _split_at_verdict(events: Sequence[Event]) -> list[Sequence[Event]]:
    """The events before a verdict, the verdict alone, and those after it."""
    given = [number for number, event in enumerate(events) if isinstance(event, VerdictGiven)]
    place = given[0] if given else len(events)
    return [part for part in (events[:place], events[place : place + 1], events[place + 1 :]) if part]


def _verdict(event: VerdictGiven, stage: Stage) -> Transition:
    """The transition of a verdict: the order paper, or else the policy, is held over the map and stamped."""
    layout, paper = stage.layout, covered(stage.before)
    there, grown = (layout.hand_zone, 1) if paper else (layout.evaluated, LARGE)
    whole = partial(stage.picture.piece, "stake" if paper else "evaluated", layout, stage.before)
    card = whole() if paper or stage.before.evaluated else stage.face(event.policy, 160, 110)
    large = there.scale_by(grown)
    large.center = layout.europe.center
    large.clamp_ip(layout.stage)
    struck = large.scale_by(PICTURED, 1).move_to(midleft=large.midleft) if paper else large
    words = stage.picture.say(f"rampage.stamp.{'passed' if event.passed else 'failed'}")
    ink = pal.TEAL if event.passed else pal.OXBLOOD_LIGHT
    mark = stamp(words, round((1 if paper else 1.2) * struck.width), stage.frame.scale, ink)
    flights = [
        Flight(still(card), (there, large), 0.0, TAKES, ease=tween.out, waits=True, stays=True),
        stamping(Sprite.of(mark), struck, TAKES),
    ]
    hidden = frozenset({Piece("evaluated")})
    return Transition(layout, _with_no_seat_asked(stage.before), flights, hidden, lasts=TAKES + HELD)


def _by_day(
    events: Sequence[Event], move: MoveContext, view: View, picture: TablePicture
) -> list[Transition]:
    """The transition of events over the table of this view, if anything flies; of a verdict its own."""
    size, scale = move.layout.size, move.layout.frame.text_scale
    layout, later = layout_of(size, view, scale), layout_of(size, move.after, scale)
    if isinstance(events[0], VerdictGiven):
        return [_verdict(events[0], Stage(layout, view, move.after, picture, 0.0, later))]
    flights, begin, hidden = list[Flight](), 0.0, set[Piece]()
    for event in events:
        stage = Stage(layout, view, move.after, picture, begin, later)
        found = list(EVENTS.flights(event, stage))
        flights += found
        begin += STEP if found else 0.0
        hidden |= {*EVENTS.lifted(event, stage)}
    return [Transition(layout, _with_no_seat_asked(view), flights, frozenset(hidden))] if flights else []


def _with_no_seat_asked(view: View) -> View:
    return with_(view, pending=with_(view.pending, asked=()))
