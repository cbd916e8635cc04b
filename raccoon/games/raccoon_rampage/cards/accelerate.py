"""An extra queue phase and evaluation inside the main phase (Agenda Acceleration, RR30)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, policies_in_hand, put_on_table
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.flow import last_call
from raccoon.games.raccoon_rampage.state import State

KIND = "extra_queue"


class Accelerate(Command, frozen=True):
    """Play this card: last call, queue phase and evaluation at once, then place another policy."""

    card: str


class AgendaAccelerated(ActionPlayed, frozen=True):
    """The seat played the card, which stays on the table until the seat has placed again (RR43)."""


class AccelerateOption(PlayOption, frozen=True):
    """Play the card."""

    command = Accelerate


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without another policy in hand."""
    return AccelerateOption(seat, action.name) if policies_in_hand(state.players[seat]) else None


def decide(state: State, command: Accelerate) -> Event:
    """Play the card; refuse if it cannot be played now."""
    check_play(state, command, KIND, options)
    return AgendaAccelerated(command.seat, command.card)


def evolve(state: State, event: AgendaAccelerated) -> State:
    """Open a last call; the main phase, with its count of votes placed, continues afterwards."""
    players = put_on_table(state, event.seat, event.card)
    return replace(state, players=players, accelerating=event.card, pending=last_call(players, state.turn))
