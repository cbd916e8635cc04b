"""Cards that give extra votes (Junior Lobbyist, Celebrity Endorsement, Compromise)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, put_on_table
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.flow import PHASES
from raccoon.games.raccoon_rampage.pending import AwaitVotes
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import targets

KIND = "votes"
NOT_ALL_ONE_PLACE = "not_all_one_place"


class PlayExtraVotes(Command, frozen=True):
    """Play this card, then place its votes one by one."""

    card: str


class ExtraVotesPlayed(ActionPlayed, frozen=True):
    """The seat played the card and has `n` votes to place."""

    n: int


class ExtraVotesOption(PlayOption, frozen=True):
    """Play the card."""

    command = PlayExtraVotes


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a place for a vote."""
    return ExtraVotesOption(seat, action.name) if targets(state) else None


def decide(state: State, command: PlayExtraVotes) -> Event:
    """Play the card; refuse if it cannot be played now."""
    action = check_play(state, command, KIND, options)
    return ExtraVotesPlayed(command.seat, command.card, action.n)


def vote_targets(state: State, pending: AwaitVotes) -> tuple[int, ...]:
    """Return the targets of the card's next vote: for Compromise not all votes in one place."""
    found = targets(state)
    last_of_one_place = pending.left == 1 and pending.places and len(set(pending.places)) == 1
    if last_of_one_place and ACTIONS[pending.card].argument == NOT_ALL_ONE_PLACE:
        return tuple(target for target in found if target != pending.places[0])
    return found


def evolve(state: State, event: ExtraVotesPlayed) -> State:
    """Put the card on the table until its votes are placed (RR43)."""
    pending = AwaitVotes((event.seat,), event.card, PHASES[type(state.pending)], event.n)
    return replace(state, players=put_on_table(state, event.seat, event.card), pending=pending)
