"""Calls for action cards: whether anything hangs on one, and who wants to be called all the same."""

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, FACE_UP_SPACES, GREY
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.holdings import missing, policy_at

NEAR, EDGE = 4, 2
"""The most votes to a policy's cost that cards can still overcome at a last call; at its verdict."""


def _front(view: View) -> Queued | None:
    """The policy that a call is about."""
    return view.evaluated if isinstance(view.pending, AwaitEvaluation) else policy_at(view, 1)


def matters(view: View) -> bool:
    """Whether anything can hang on a call, judged by what lies open."""
    front = _front(view)
    short = missing(view, front) if front else None
    if isinstance(view.pending, AwaitEvaluation):
        return bool(view.verdict) or (short is not None and 0 <= short <= EDGE)
    return view.final or (short is not None and abs(short) <= NEAR)


def could_change(view: View, card: str) -> bool:
    """Whether a card that may be played in a call could change what comes of it. Only evaluation cards touch
    the policy under evaluation; for others there will be another call, but at the summit.
    """
    if view.final:
        return True
    late = isinstance(view.pending, AwaitEvaluation) and ACTIONS[card].window != "evaluation"
    return not late and matters(view)


def reached(view: View) -> frozenset[str]:
    """Which stops a call has reached."""
    front, found = _front(view), set()
    if front and missing(view, front) == 1:
        found.add("one_short")
    if isinstance(view.pending, AwaitLastCall):
        found.add("last_call")
    last = policy_at(view, FACE_UP_SPACES)
    if isinstance(view.pending, AwaitEvaluation) and last and last.face_up and set(last.votes) <= {GREY}:
        found.add("opens")
    return frozenset(found)
