"""The main phase: votes one by one, from the influence or from a card, and its end (RR20)."""

from msgspec.structs import replace

from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.cards.extra_votes import vote_targets
from raccoon.games.raccoon_rampage.cards.play import worked
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitToss, AwaitVotes
from raccoon.games.raccoon_rampage.phases import wishes
from raccoon.games.raccoon_rampage.phases.turn_end import drawing
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import targets, votes_left, with_votes


class Vote(Command, frozen=True):
    """Place one vote: on the space 1 to 8 of the queue, or on the event of round 1 to 5 as 11 to 15."""

    target: int


class EndMain(Command, frozen=True):
    """End the main phase, when every vote is placed."""


class VotePlaced(SeatEvent, frozen=True):
    """One vote of the seat lies on the target (as in Vote)."""

    target: int


class MainEnded(SeatEvent, frozen=True):
    """The seat's main phase is over."""


class VoteOption(ChoiceOption, frozen=True):
    """The places that take a vote; `left` are those still to be placed."""

    left: int
    command = Vote
    names = "target"


class EndMainOption(SingleOption, frozen=True):
    """All votes are placed."""

    command = EndMain


def main_options(state: State, pending: AwaitMain, seat: int) -> tuple[Option, ...]:
    """A vote while one is left; else the end. The cards come beside it."""
    left, places = votes_left(state), targets(state)
    return (VoteOption(seat, places, left),) if left and places else (EndMainOption(seat),)


def votes_options(state: State, pending: AwaitVotes, seat: int) -> tuple[Option, ...]:
    """The places for a vote of the card."""
    return (VoteOption(seat, vote_targets(state, pending), pending.left),)


def decide_vote(state: State, command: Vote, pending: AwaitMain | AwaitVotes) -> Event:
    """Refused without a vote left, or on what takes no vote."""
    if isinstance(pending, AwaitMain) and not votes_left(state):
        raise Refusal("no_votes_left")
    places = targets(state) if isinstance(pending, AwaitMain) else vote_targets(state, pending)
    if command.target not in places:
        raise Refusal("takes_no_vote", targets=places)
    return VotePlaced(command.seat, command.target)


def decide_end(state: State, command: EndMain, pending: AwaitMain) -> Event:
    """Refused while a vote is left and there is a place for it."""
    left = votes_left(state)
    if left and targets(state):
        raise Refusal("votes_left", count=left)
    return MainEnded(command.seat)


def evolve_vote(state: State, event: VotePlaced, pending: AwaitMain | AwaitVotes) -> State:
    """The vote lies there; a card whose votes are all placed has done its work."""
    state = with_votes(state, event.target, (event.seat,))
    if isinstance(pending, AwaitMain):
        return replace(state, votes_placed=state.votes_placed + 1)
    if pending.left == 1:
        return worked(state, event.seat, pending.card, pending.back)
    places = (*pending.places, event.target)
    return replace(state, pending=replace(pending, left=pending.left - 1, places=places))


def evolve_ended(state: State, event: MainEnded) -> State:
    """A card may be discarded, if there is one; a promise whose others have come was due."""
    state = wishes.called(state, event.seat)
    hand = state.players[event.seat].hand
    return replace(state, pending=AwaitToss((event.seat,)) if hand else drawing(state, event.seat))
