"""Moving votes of any colour (Behind the Scenes, RR41)."""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_card, put_on_table
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.flow import PHASES
from raccoon.games.raccoon_rampage.pending import AwaitMoves
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import open_policies, targets, with_policy, with_votes

KIND = "move_votes"


class PlayMoveVotes(Command, frozen=True):
    """Play this card, then move votes one by one."""

    card: str


class MoveVote(Command, frozen=True):
    """Move one vote of the seat `colour` (-1: grey) from a space to a target, numbered as in Vote."""

    source: int
    colour: int
    target: int


class StopMoving(Command, frozen=True):
    """Move no more votes."""


class MoveVotesPlayed(ActionPlayed, frozen=True):
    """The seat played the card and may move up to `n` votes."""

    n: int


class VoteMoved(SeatEvent, frozen=True):
    """The seat moved one vote of the seat `colour` (-1: grey) from the space to the target."""

    source: int
    colour: int
    target: int


class MovingStopped(SeatEvent, frozen=True):
    """The seat stopped moving votes."""


class PlayMoveVotesOption(PlayOption, frozen=True):
    """Play the card."""

    command = PlayMoveVotes


class MoveVoteOption(Option, frozen=True):
    """Move one of `votes`, pairs of space and colour, to one of `targets`; up to `left` in all."""

    votes: tuple[tuple[int, int], ...]
    targets: tuple[int, ...]
    left: int
    command = MoveVote

    def allows(self, command: MoveVote) -> bool:
        movable = (command.source, command.colour) in self.votes
        return movable and command.target in self.targets and command.target != command.source

    def draw(self, chance: Chance) -> Command:
        source, colour = chance.pick(self.votes)
        others = [target for target in self.targets if target != source]
        return MoveVote(self.seat, source, colour, chance.pick(others))

    def commands(self) -> Iterator[Command]:
        for source, colour in self.votes:
            for target in self.targets:
                if target != source:
                    yield MoveVote(self.seat, source, colour, target)


class StopMovingOption(SingleOption, frozen=True):
    """Move no more votes: always possible."""

    command = StopMoving


def movable(state: State) -> tuple[tuple[int, int], ...]:
    """Return the votes that can be moved, as pairs of space and colour: those on face-up policies."""
    spaces = open_policies(state.queue)
    if len(targets(state)) < 2:
        return ()
    policies = [(space, state.queue[space - 1]) for space in spaces]
    return tuple((space, vote) for space, policy in policies if policy for vote in sorted(set(policy.votes)))


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a vote that can be moved."""
    return PlayMoveVotesOption(seat, action.name) if movable(state) else None


def move_options(state: State, pending: AwaitMoves, seat: int) -> tuple[Option, ...]:
    """Return moving one more vote, and stopping."""
    votes, stop = movable(state), StopMovingOption(seat)
    return (MoveVoteOption(seat, votes, targets(state), pending.left), stop) if votes else (stop,)


def decide(state: State, command: PlayMoveVotes) -> Event:
    """Play the card; refuse if it cannot be played now."""
    action = check_play(state, command, KIND, options)
    return MoveVotesPlayed(command.seat, command.card, action.n)


def decide_move(state: State, command: MoveVote, pending: AwaitMoves) -> Event:
    """Move the vote; refuse one that is not there, or a target that takes none."""
    option = move_options(state, pending, command.seat)[0]
    if not isinstance(option, MoveVoteOption) or not option.allows(command):
        raise Refusal("cannot_move_vote")
    return VoteMoved(command.seat, command.source, command.colour, command.target)


def decide_stop(state: State, command: StopMoving, pending: AwaitMoves) -> Event:
    """Stop moving votes."""
    return MovingStopped(command.seat)


def evolve(state: State, event: MoveVotesPlayed) -> State:
    """Put the card on the table until its votes are moved or the seat stops (RR43)."""
    pending = AwaitMoves((event.seat,), event.card, PHASES[type(state.pending)], event.n)
    return replace(state, players=put_on_table(state, event.seat, event.card), pending=pending)


def _without_vote(state: State, space: int, colour: int) -> State:
    """Return the state without the latest vote of that colour on the space."""
    policy = state.queue[space - 1]
    assert policy is not None
    last = len(policy.votes) - 1 - policy.votes[::-1].index(colour)
    return with_policy(state, space, replace(policy, votes=policy.votes[:last] + policy.votes[last + 1 :]))


def evolve_moved(state: State, event: VoteMoved, pending: AwaitMoves) -> State:
    """Move the vote to the target, as its latest one; finish the card after its last move."""
    state = with_votes(_without_vote(state, event.source, event.colour), event.target, (event.colour,))
    if pending.left == 1:
        return finish_card(state, event.seat, pending.card, pending.back)
    return replace(state, pending=replace(pending, left=pending.left - 1))


def evolve_stopped(state: State, event: MovingStopped, pending: AwaitMoves) -> State:
    """Finish the card."""
    return finish_card(state, event.seat, pending.card, pending.back)
