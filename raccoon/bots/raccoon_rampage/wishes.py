"""Public wishes: the votes to expect by them, and the wish that a bot pins (RR44)."""

from collections.abc import Callable, Collection, Sequence

from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from raccoon.games.raccoon_rampage.state import Player, Queued, State
from raccoon.games.raccoon_rampage.voting import cost_of, votes_each_turn, with_votes

WISHED = 0.4
"""The votes to expect by a wish alone, as its seat wants the policy to pass."""
WORTH_SAYING = 0.04
"""The lowest gain from a policy that passes (`Outlook.worth`) for which a seat pins a wish."""
REACH = 4
"""The most missing votes for which a wish is pinned."""


def trust(player: Player) -> float:
    """Return the chance that the seat keeps a promise, by its record."""
    return (player.kept + 2) / (player.kept + player.broken + 3)


def promised(policy: Queued, players: Sequence[Player], voting: Collection[int]) -> float:
    """Return the votes to expect by the wishes on a policy of seats that still vote on it.

    A wish brings the votes promised once the others have added theirs, and `WISHED` before.
    """
    votes = 0.0
    for pin in [pin for pin in policy.pins if pin.seat in voting]:
        owed = pin.mine - (policy.votes.count(pin.seat) - pin.own) if pin.others_added(policy.votes) else 0
        votes += trust(players[pin.seat]) * max(WISHED, owed)
    return votes


def broken(state: State, seat: int) -> int:
    """Return the number of the seat's promises that are due and not kept so far."""
    pins = [(pin, policy) for policy in state.queue if policy for pin in policy.pins if pin.seat == seat]
    return sum(
        [pin.others_added(policy.votes) and not pin.promise_kept(policy.votes) for pin, policy in pins]
    )


def wish(state: State, option: WishOption, value: Callable[[State], float]) -> Wish | None:
    """Return the wish for the policy whose passing gains most by `value`; None if none is worth it.

    It promises half of the missing votes, rounded up, if the seat has them. A seat with a pin gets None.
    """
    seat = option.seat
    if any(pin.seat == seat for policy in state.queue if policy for pin in policy.pins):
        return None
    now, found = value(state), []
    for space, most in option.places:
        policy = state.queue[space - 1]
        assert policy is not None
        short = cost_of(policy, state.rules) - len(policy.votes)
        if short <= REACH:
            gain = value(with_votes(state, space, (GREY,) * short)) - now
            mine = min(most, (short + 1) // 2, votes_each_turn(state.players[seat], state.rules))
            found.append((gain, -space, Wish(seat, space, mine)))
    gain, _, best = max(found, key=lambda entry: entry[:2], default=(0.0, 0, None))
    return best if gain > WORTH_SAYING else None
