"""The final evaluation, after the last turn, and the scoring."""

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
    """The frontmost face-up policy left its space to be evaluated (RR51)."""

    space: int
    policy: str


class GameEnded(Event, frozen=True):
    """The final points by seat and the seats that share the win (RR36); the tracker is at `impact`.

    Without winners all have lost and have no points.
    """

    points: Counts
    winners: tuple[int, ...]
    impact: int


def begin(state: State, pending: FinalStart, chance: Chance) -> Event:
    """Begin the final evaluation."""
    return FinalEvaluationBegan(None)


def next_policy(state: State) -> Event:
    """Call the frontmost face-up policy, determined anew each time; without one end the game."""
    spaces = open_policies(state.queue)
    if not spaces:
        return _end_game(state)
    policy = state.queue[spaces[0] - 1]
    assert policy is not None
    return PolicyCalled(None, spaces[0], policy.policy)


def call_next(state: State, pending: NextFinal, chance: Chance) -> Event:
    """Call the next policy, or end the game."""
    return next_policy(state)


def count(state: State, pending: Counting, chance: Chance) -> Event:
    """End the game."""
    return _end_game(state)


def _end_game(state: State) -> Event:
    points = scoring.points(state)
    winners = scoring.winners(points, state.impact)
    return GameEnded(None, points, winners, state.impact)


def evolve_began(state: State, event: FinalEvaluationBegan) -> State:
    """Open the one last call of the final evaluation (RR52); the active seat stays the last one (RR51)."""
    return replace(state, final=True, pending=last_call(state.players, state.turn))


def evolve_called(state: State, event: PolicyCalled) -> State:
    """Empty the space and open the evaluation window."""
    policy = state.queue[event.space - 1]
    state = with_policy(state, event.space, None)
    return replace(state, evaluated=policy, pending=evaluation(state.players, state.turn))


def evolve_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, pending=Over((), event.winners, event.points))
