"""The main phase: placing votes one by one, by influence or by a card, and its end (RR20)."""

from msgspec.structs import replace

from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.cards.extra_votes import vote_targets
from raccoon.games.raccoon_rampage.cards.play import finish_card
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitToss, AwaitVotes
from raccoon.games.raccoon_rampage.phases import wishes
from raccoon.games.raccoon_rampage.phases.turn_end import refill
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import targets, votes_left, with_votes


class Vote(Command, frozen=True):
    """Place one vote: on the space 1 to 8 of the queue, or on the event of round 1 to 5 as 11 to 15."""

    target: int


class EndMain(Command, frozen=True):
    """End the main phase after placing every vote."""


class VotePlaced(SeatEvent, frozen=True):
    """The seat placed one vote on the target, numbered as in Vote."""

    target: int


class MainEnded(SeatEvent, frozen=True):
    """The seat's main phase is over."""


class VoteOption(ChoiceOption, frozen=True):
    """Place a vote on one of the targets that take one; `left` are still to be placed."""

    left: int
    command = Vote
    names = "target"


class EndMainOption(SingleOption, frozen=True):
    """End the main phase."""

    command = EndMain


def main_options(state: State, pending: AwaitMain, seat: int) -> tuple[Option, ...]:
    """Return placing a vote while one is left, else the end of the phase; cards are added in `turn.py`."""
    left, places = votes_left(state), targets(state)
    return (VoteOption(seat, places, left),) if left and places else (EndMainOption(seat),)


def votes_options(state: State, pending: AwaitVotes, seat: int) -> tuple[Option, ...]:
    """Return placing a vote of the card."""
    return (VoteOption(seat, vote_targets(state, pending), pending.left),)


def decide_vote(state: State, command: Vote, pending: AwaitMain | AwaitVotes) -> Event:
    """Place the vote; refuse without a vote left, or on a target that takes none."""
    if isinstance(pending, AwaitMain) and not votes_left(state):
        raise Refusal("no_votes_left")
    places = targets(state) if isinstance(pending, AwaitMain) else vote_targets(state, pending)
    if command.target not in places:
        raise Refusal("takes_no_vote", targets=places)
    return VotePlaced(command.seat, command.target)


def decide_end(state: State, command: EndMain, pending: AwaitMain) -> Event:
    """End the main phase; refuse while a vote is left and a target for it."""
    left = votes_left(state)
    if left and targets(state):
        raise Refusal("votes_left", count=left)
    return MainEnded(command.seat)


def evolve_vote(state: State, event: VotePlaced, pending: AwaitMain | AwaitVotes) -> State:
    """Place the vote and count it; finish a card after its last vote."""
    state = with_votes(state, event.target, (event.seat,))
    if isinstance(pending, AwaitMain):
        return replace(state, votes_placed=state.votes_placed + 1)
    if pending.left == 1:
        return finish_card(state, event.seat, pending.card, pending.back)
    places = (*pending.places, event.target)
    return replace(state, pending=replace(pending, left=pending.left - 1, places=places))


def evolve_ended(state: State, event: MainEnded) -> State:
    """Mark promises that were due, then ask for a discard, or draw if the hand is empty."""
    state = wishes.mark_due(state, event.seat)
    hand = state.players[event.seat].hand
    return replace(state, pending=AwaitToss((event.seat,)) if hand else refill(state, event.seat))
