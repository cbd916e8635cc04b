"""The forecast of the queue: when policies turn up and are evaluated, who votes before. No drawing."""

from raccoon.games.raccoon_rampage import pending
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES, ROUNDS
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.holdings import SetUp, missing, policy_at


def turns_begun(view: View) -> int:
    """The number of turns that have begun."""
    if not view.round:
        return 0
    seats = len(view.players)
    return (view.round - 1) * seats + (view.turn - view.start_player) % seats + 1


def _advances(view: View) -> int:
    """The number of times that the queue has moved: once at the beginning of every turn."""
    still = isinstance(view.pending, pending.AwaitLastCall | pending.AwaitForcedDiscard)
    return max(0, turns_begun(view) - still)


def _first_to_vote(view: View) -> int:
    """The number of the next turn in which votes are placed, from 1 on."""
    begun = turns_begun(view)
    over = isinstance(view.pending, pending.AwaitToss | pending.Draw | pending.TurnDone)
    main = isinstance(view.pending, pending.AwaitMain) or bool(view.accelerating)
    over = over or (main and not view.votes_left)
    return begun + 1 if over or not begun else begun


def voters(view: View, space: int) -> tuple[int, ...]:
    """The seats that vote before the policy on that space is evaluated, in order."""
    return _voting(view, space, _first_to_vote(view))


def voters_once_open(view: View, space: int) -> tuple[int, ...]:
    """The seats that vote while a policy placed there now is face up, in order."""
    return _voting(view, space, max(_first_to_vote(view), _opens(view, space)))


def _voting(view: View, space: int, first: int) -> tuple[int, ...]:
    """The seats that vote from that turn on until the policy is evaluated, in order."""
    if view.final or isinstance(view.pending, pending.Over):
        return ()
    seats = len(view.players)
    last = min(_advances(view) + space - 1, ROUNDS * seats)
    return tuple((view.start_player + turn - 1) % seats for turn in range(first, last + 1))


def _opens(view: View, space: int) -> int:
    """The number of the turn that begins with the policy on that space turned up."""
    return _advances(view) + space - FACE_UP_SPACES


def opener(view: View, space: int) -> int | None:
    """The seat whose turn begins with the policy on that space turned up; None after the last turn."""
    seats, turn = len(view.players), _opens(view, space)
    return (view.start_player + turn - 1) % seats if turn <= ROUNDS * seats else None


def last_turn(view: View) -> bool:
    """Whether no turn follows this one."""
    return view.final or turns_begun(view) >= ROUNDS * len(view.players)


def waits_for_summit(view: View, policy: Queued) -> bool:
    """Whether a policy is evaluated only in the final evaluation, where a failure has no consequence."""
    if policy not in view.queue:
        return view.final
    return view.final or verdict_round(view, view.queue.index(policy) + 1) > ROUNDS


def verdict_round(view: View, space: int) -> int:
    """The round in which the policy on that space is evaluated; `ROUNDS` + 1 for the final evaluation."""
    return min(ROUNDS + 1, (_advances(view) + space - 1) // len(view.players) + 1)


def out_of_reach(view: View, space: int) -> bool:
    """Whether a policy needs more votes than the seats still to vote have by influence."""
    policy = policy_at(view, space)
    short = None if policy is None else missing(view, policy)
    if short is None or short <= 0:
        return False
    coming = voters(view, space)
    to_come = sum(map(view.votes_each_turn, coming))
    begun = not isinstance(view.pending, SetUp | pending.AwaitForcedDiscard)
    if coming and begun and _first_to_vote(view) == turns_begun(view):
        to_come -= view.votes_each_turn(view.turn) - view.votes_left
    return short > to_come
