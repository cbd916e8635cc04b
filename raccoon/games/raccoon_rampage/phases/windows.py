"""Windows for action cards, in which seats pass in any order; after a last call the queue moves."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES
from raccoon.games.raccoon_rampage.flow import evaluation, still_asked
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.phases.completion import completion
from raccoon.games.raccoon_rampage.phases.final import next_policy
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import turned_up


class Pass(Command, frozen=True):
    """Play no card in this window."""


class Passed(SeatEvent, frozen=True):
    """The seat played no card; it is asked again if the window opens anew."""


class QueueMoved(Event, frozen=True):
    """All policies moved one space on: `evaluated` left the queue, `turned_up` turned face up on space 4.

    `turned_up` is "" if it was face up already; it got `grey` votes. `news`: not all knew it before.
    """

    evaluated: str
    turned_up: str
    grey: int
    news: bool
    revealing = "news"


class PassOption(SingleOption, frozen=True):
    """Play no card: always possible in a window."""

    command = Pass


def decide_pass(state: State, command: Pass, pending: AwaitLastCall | AwaitEvaluation) -> Event:
    """Play no card."""
    return Passed(command.seat)


def after_last_call(state: State, pending: AwaitLastCall, chance: Chance) -> Event | None:
    """Move the queue once all have passed; in the final evaluation call the first policy."""
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
    """Remove the seat from those asked."""
    pending = state.pending
    return replace(state, pending=type(pending)(still_asked(pending.asked, event.seat)))


def evolve_moved(state: State, event: QueueMoved) -> State:
    """Move all policies one space on and open the evaluation window for the front one."""
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
