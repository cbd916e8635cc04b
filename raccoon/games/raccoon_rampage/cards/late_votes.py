"""Own votes onto the policy under evaluation (Public Funds)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.state import State

KIND = "late_votes"


class AddLateVotes(Command, frozen=True):
    """Play this card on the policy under evaluation."""

    card: str


class LateVotesAdded(ActionPlayed, frozen=True):
    """The seat put `n` votes on the policy under evaluation."""

    n: int


class LateVotesOption(PlayOption, frozen=True):
    """Play the card."""

    command = AddLateVotes


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a policy under evaluation."""
    return LateVotesOption(seat, action.name) if state.evaluated else None


def decide(state: State, command: AddLateVotes) -> Event:
    """Play the card; refuse if it cannot be played now."""
    action = check_play(state, command, KIND, options)
    return LateVotesAdded(command.seat, command.card, action.n)


def evolve(state: State, event: LateVotesAdded) -> State:
    """Add the votes, which count for the cost and for the majority."""
    policy = state.evaluated
    assert policy is not None
    policy = replace(policy, votes=policy.votes + (event.seat,) * event.n)
    return finish_play(replace(state, evaluated=policy), event.seat, event.card)
