"""Discarding any number of cards and drawing as many (Policy Rethink)."""

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, put_on_table
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.flow import PHASES
from raccoon.games.raccoon_rampage.pending import AwaitRedraw, Draw
from raccoon.games.raccoon_rampage.state import State, with_player

KIND = "redraw"


class PlayRedraw(Command, frozen=True):
    """Play this card, then discard cards one by one and draw as many."""

    card: str


class PutBack(Command, frozen=True):
    """Discard this card of the hand to draw another."""

    card: str


class StopRedraw(Command, frozen=True):
    """Discard no more and draw as many."""


class RedrawPlayed(ActionPlayed, frozen=True):
    """The seat played the card."""


class CardPutBack(SeatEvent, frozen=True):
    """The seat discarded this card to draw another."""

    card: str


class RedrawStopped(SeatEvent, frozen=True):
    """The seat stopped discarding; it draws as many cards."""


class PlayRedrawOption(PlayOption, frozen=True):
    """Play the card."""

    command = PlayRedraw


class PutBackOption(ChoiceOption, frozen=True):
    """Discard one of the cards of the hand."""

    command = PutBack
    names = "card"


class StopRedrawOption(SingleOption, frozen=True):
    """Discard no more: always possible, even at once (RR56)."""

    command = StopRedraw


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play: always legal."""
    return PlayRedrawOption(seat, action.name)


def redraw_options(state: State, pending: AwaitRedraw, seat: int) -> tuple[Option, ...]:
    """Return discarding one more card, and stopping."""
    hand, stop = tuple(dict.fromkeys(state.players[seat].hand)), StopRedrawOption(seat)
    return (PutBackOption(seat, hand), stop) if hand else (stop,)


def decide(state: State, command: PlayRedraw) -> Event:
    """Play the card; refuse if it cannot be played now."""
    check_play(state, command, KIND, options)
    return RedrawPlayed(command.seat, command.card)


def decide_put_back(state: State, command: PutBack, pending: AwaitRedraw) -> Event:
    """Discard the card; refuse one that is not in the hand."""
    if command.card not in state.players[command.seat].hand:
        raise Refusal("card_not_in_hand", card=command.card)
    return CardPutBack(command.seat, command.card)


def decide_stop(state: State, command: StopRedraw, pending: AwaitRedraw) -> Event:
    """Stop discarding."""
    return RedrawStopped(command.seat)


def evolve(state: State, event: RedrawPlayed) -> State:
    """Put the card on the table until the new cards are drawn (RR43)."""
    pending = AwaitRedraw((event.seat,), event.card, PHASES[type(state.pending)])
    return replace(state, players=put_on_table(state, event.seat, event.card), pending=pending)


def evolve_put_back(state: State, event: CardPutBack, pending: AwaitRedraw) -> State:
    """Move the card from the hand to the discard pile and count it."""
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.card), discard=(*player.discard, event.card))
    players = with_player(state, event.seat, player)
    return replace(state, players=players, pending=replace(pending, count=pending.count + 1))


def evolve_stopped(state: State, event: RedrawStopped, pending: AwaitRedraw) -> State:
    """Draw as many cards as were discarded, in the last round too (RR34)."""
    return replace(state, pending=Draw((), event.seat, pending.count, pending.card, pending.back))
