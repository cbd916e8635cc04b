"""The final evaluation, after the last turn, and the count."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import scoring
from raccoon.games.raccoon_rampage.flow import evaluation, last_call
from raccoon.games.raccoon_rampage.pending import Counting, FinalStart, NextFinal, Over
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import open_policies, with_policy


class FinalEvaluationBegan(Event, frozen=True):
    """The last turn is over: after one more last call every face-up policy is evaluated."""


class PolicyCalled(Event, frozen=True):
    """The frontmost face-up policy left that space to be evaluated (RR51)."""

    space: int
    policy: str


class GameEnded(Event, frozen=True):
    """The points seat by seat and the seats that share the win (RR36).

    Without a winner all have lost alike and nobody has points: the tracker stands at `impact`.
    """

    points: Counts
    winners: tuple[int, ...]
    impact: int


def begin(state: State, pending: FinalStart, chance: Chance) -> Event:
    """The last turn has been played."""
    return FinalEvaluationBegan(None)


def next_policy(state: State) -> Event:
    """The frontmost face-up policy, counted anew each time; without one the game is counted."""
    spaces = open_policies(state.queue)
    if not spaces:
        return _ended(state)
    policy = state.queue[spaces[0] - 1]
    assert policy is not None
    return PolicyCalled(None, spaces[0], policy.policy)


def go_on(state: State, pending: NextFinal, chance: Chance) -> Event:
    """The next policy or the end."""
    return next_policy(state)


def count(state: State, pending: Counting, chance: Chance) -> Event:
    """The skull ends the game at once."""
    return _ended(state)


def _ended(state: State) -> Event:
    points = scoring.points(state)
    winners = scoring.winners(points, state.impact)
    return GameEnded(None, points, winners, state.impact)


def evolve_began(state: State, event: FinalEvaluationBegan) -> State:
    """One last call for all (RR52); the active seat stays that of the last turn."""
    return replace(state, final=True, pending=last_call(state.players, state.turn))


def evolve_called(state: State, event: PolicyCalled) -> State:
    """Its space stays empty; its evaluation window opens."""
    policy = state.queue[event.space - 1]
    state = with_policy(state, event.space, None)
    return replace(state, evaluated=policy, pending=evaluation(state.players, state.turn))


def evolve_ended(state: State, event: GameEnded) -> State:
    """The game is over."""
    return replace(state, pending=Over((), event.winners, event.points))
