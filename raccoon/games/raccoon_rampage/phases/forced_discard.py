"""The discards that an event demands of several seats, chosen at once and secretly (RR39)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage.choices import CardsOption
from raccoon.games.raccoon_rampage.flow import set_aside
from raccoon.games.raccoon_rampage.pending import AwaitForcedDiscard, TurnStart
from raccoon.games.raccoon_rampage.state import State, clockwise


class GiveUp(Command, frozen=True):
    """Discard these cards of the hand for an event."""

    cards: tuple[str, ...]


class DiscardDemanded(Event, frozen=True):
    """An event demands that these seats discard `count` cards each."""

    seats: tuple[int, ...]
    count: int


class DiscardChosen(SeatEvent, frozen=True):
    """The seat chose its discards; only it may know them until all have chosen (RR39)."""

    cards: tuple[str, ...]
    private = ("cards",)


class DiscardsShown(Event, frozen=True):
    """All discards were shown together, as pairs of a card and its seat."""

    cards: tuple[tuple[str, int], ...]
    revealing = True


class GiveUpOption(CardsOption, frozen=True):
    """Discard `count` cards of the hand for an event."""

    command = GiveUp


def options(state: State, pending: AwaitForcedDiscard, seat: int) -> tuple[Option, ...]:
    """Return discarding as many cards as demanded, or all of the hand if it has fewer."""
    hand = state.players[seat].hand
    return (GiveUpOption(seat, hand, min(pending.count, len(hand))),)


def decide(state: State, command: GiveUp, pending: AwaitForcedDiscard) -> Event:
    """Choose the discards; refuse a wrong number of cards, or cards not in the hand."""
    if not options(state, pending, command.seat)[0].allows(command):
        raise Refusal("forced_discard", count=pending.count)
    return DiscardChosen(command.seat, command.cards)


def show(state: State, pending: AwaitForcedDiscard, chance: Chance) -> Event | None:
    """Show all discards together once all have chosen."""
    if pending.asked:
        return None
    seats = clockwise(state.turn, len(state.players))
    return DiscardsShown(
        None, tuple((card, seat) for seat in seats for card in state.players[seat].set_aside)
    )


def demand(seats: tuple[int, ...], count: int) -> Event:
    """Ask each of the seats to discard so many cards."""
    return DiscardDemanded(None, seats, count)


def evolve_demanded(state: State, event: DiscardDemanded) -> State:
    """Ask all of the seats at once."""
    pending = AwaitForcedDiscard(event.seats, event.count) if event.seats else TurnStart()
    return replace(state, pending=pending)


def evolve_chosen(state: State, event: DiscardChosen) -> State:
    """Set the cards aside until all have chosen."""
    return set_aside(state, event.seat, event.cards)


def evolve_shown(state: State, event: DiscardsShown) -> State:
    """Move the cards set aside to the discard piles."""
    players = tuple(
        replace(player, discard=player.discard + player.set_aside, set_aside=()) for player in state.players
    )
    return replace(state, players=players, pending=TurnStart())
