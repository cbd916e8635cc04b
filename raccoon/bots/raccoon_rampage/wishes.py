"""Public wishes: what those that stand are worth, and what a bot asks the others for (RR44)."""

from collections.abc import Callable, Collection, Sequence

from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from raccoon.games.raccoon_rampage.state import Player, Queued, State
from raccoon.games.raccoon_rampage.voting import cost_of, votes_each_turn, with_votes

WISHED = 0.4
"""Votes that a wish alone brings: its seat would like to see the policy pass."""
WORTH_SAYING = 0.04
"""The least gain from a policy that passes (`Outlook.worth`) with which a seat asks for it."""
REACH = 4
"""Nobody asks for more votes."""


def trust(player: Player) -> float:
    """The chance that the seat keeps its word, by its record."""
    return (player.kept + 2) / (player.kept + player.broken + 3)


def promised(policy: Queued, players: Sequence[Player], voting: Collection[int]) -> float:
    """The votes to be hoped for because of the wishes on a policy of the seats that still vote on it: what is
    promised as soon as the others have done their part, a little before.
    """
    votes = 0.0
    for pin in [pin for pin in policy.pins if pin.seat in voting]:
        owed = pin.mine - (policy.votes.count(pin.seat) - pin.own) if pin.came(policy.votes) else 0
        votes += trust(players[pin.seat]) * max(WISHED, owed)
    return votes


def broken(state: State, seat: int) -> int:
    """Count the seat's promises that are due and not kept at present."""
    pins = [(pin, policy) for policy in state.queue if policy for pin in policy.pins if pin.seat == seat]
    return sum([pin.came(policy.votes) and not pin.given(policy.votes) for pin, policy in pins])


def wish(state: State, option: WishOption, value: Callable[[State], float]) -> Wish | None:
    """The wish worth saying: for the policy whose passing is worth most to the seat, by `value`. It promises
    half of what is missing or a little more, if it has so many votes; one wish at a time.
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
