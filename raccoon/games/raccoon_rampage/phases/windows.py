"""Windows for action cards, passed by each seat in any order, and the queue that moves after the first."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES
from raccoon.games.raccoon_rampage.flow import evaluation, others
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.phases.completion import completion
from raccoon.games.raccoon_rampage.phases.final import next_policy
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import turned_up


class Pass(Command, frozen=True):
    """Play no card in this window."""


class Passed(SeatEvent, frozen=True):
    """The seat plays no card, unless the window opens anew."""


class QueueMoved(Event, frozen=True):
    """All policies moved one space on: `evaluated` left the queue, `turned_up` turned face up on space 4.

    `turned_up` is "" when it lay face up already, `grey` are its votes. `news`: somebody did not know it.
    """

    evaluated: str
    turned_up: str
    grey: int
    news: bool
    revealing = "news"


class PassOption(SingleOption, frozen=True):
    """Always possible in a window."""

    command = Pass


def decide_pass(state: State, command: Pass, pending: AwaitLastCall | AwaitEvaluation) -> Event:
    """Refused outside a window."""
    return Passed(command.seat)


def after_last_call(state: State, pending: AwaitLastCall, chance: Chance) -> Event | None:
    """All have passed: the queue moves; in the final evaluation the first policy is called."""
    if event := completion(state):
        return event
    if pending.asked:
        return None
    return next_policy(state) if state.final else _queue_moved(state)


def _queue_moved(state: State) -> Event:
    first, turning = state.queue[0], state.queue[FACE_UP_SPACES]
    assert first is not None
    if turning is None or turning.face_up:
        return QueueMoved(None, first.policy, "", 0, False)
    _, grey = turned_up(turning, state.rules)
    return QueueMoved(None, first.policy, turning.policy, grey, not turning.known)


def evolve_passed(state: State, event: Passed) -> State:
    """One seat less is asked."""
    pending = state.pending
    return replace(state, pending=type(pending)(others(pending.asked, event.seat)))


def evolve_moved(state: State, event: QueueMoved) -> State:
    """The last space is free, the front policy waits for its verdict."""
    evaluated, *rest = state.queue
    if event.turned_up:
        turning = rest[FACE_UP_SPACES - 1]
        assert turning is not None
        rest[FACE_UP_SPACES - 1], _ = turned_up(turning, state.rules)
    return replace(
        state,
        queue=(*rest, None),
        evaluated=evaluated,
        pending=evaluation(state.players, state.turn),
    )
