"""Cards that give extra votes (Junior Lobbyist, Celebrity Endorsement, Compromise)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, laid_down
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.flow import PHASES
from raccoon.games.raccoon_rampage.pending import AwaitVotes
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import targets

KIND = "votes"
NOT_ALL_ONE_PLACE = "not_all_one_place"


class PlayExtraVotes(Command, frozen=True):
    """Play this card: its votes are placed at once, one by one."""

    card: str


class ExtraVotesPlayed(ActionPlayed, frozen=True):
    """The card lies on the table; the seat has n votes to place."""

    n: int


class ExtraVotesOption(PlayOption, frozen=True):
    """Play the card."""

    command = PlayExtraVotes


def options(state: State, seat: int, action: Action) -> Option | None:
    """Needs a place for a vote."""
    return ExtraVotesOption(seat, action.name) if targets(state) else None


def decide(state: State, command: PlayExtraVotes) -> Event:
    """Refused when the card cannot be played now."""
    action = check_play(state, command, KIND, options)
    return ExtraVotesPlayed(command.seat, command.card, action.n)


def vote_targets(state: State, pending: AwaitVotes) -> tuple[int, ...]:
    """The places for the next vote of the card: with Compromise not all in one place."""
    found = targets(state)
    last_of_one_place = pending.left == 1 and pending.places and len(set(pending.places)) == 1
    if last_of_one_place and ACTIONS[pending.card].argument == NOT_ALL_ONE_PLACE:
        return tuple(target for target in found if target != pending.places[0])
    return found


def evolve(state: State, event: ExtraVotesPlayed) -> State:
    """The card works until its votes are placed."""
    pending = AwaitVotes((event.seat,), event.card, PHASES[type(state.pending)], event.n)
    return replace(state, players=laid_down(state, event.seat, event.card), pending=pending)
