"""Placing a policy on the last space of the queue, in a turn and in the set-up of a first game."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.cards.play import discard_action, policies_in_hand
from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.pending import AnyPending, AwaitMain, AwaitOpening, AwaitPlace, NextRound
from raccoon.games.raccoon_rampage.state import Queued, State, with_player
from raccoon.games.raccoon_rampage.voting import with_policy


class PlacePolicy(Command, frozen=True):
    """Place this policy of the hand face down on the last space of the queue."""

    policy: str


class SearchDeck(Command, frozen=True):
    """Without a policy in hand: show cards of the deck until a policy appears, and place it (RR21)."""


class PolicyLaid(SeatEvent, frozen=True):
    """The seat placed a policy face down on a space."""


class PolicyPlaced(PolicyLaid, frozen=True):
    """The seat placed this policy of its hand face down on the space; only it may know which."""

    policy: str
    space: int
    private = ("policy",)


class NoPolicyShown(SeatEvent, frozen=True):
    """The seat showed that it has no policy in hand: its deck is searched next."""


class PolicyFound(PolicyLaid, frozen=True):
    """The seat placed the last of the cards `shown`, a policy of its deck, face down on the space.

    `renewed`: the deck had no policy, so that the discard pile was shuffled in first. The other cards
    shown were shuffled back; the `order` of the deck is secret.
    """

    shown: tuple[str, ...]
    space: int
    renewed: bool
    order: tuple[str, ...]
    sealed = ("order",)
    revealing = True


class PlaceOption(ChoiceOption, frozen=True):
    """Place a policy of the hand."""

    command = PlacePolicy
    names = "policy"


class SearchOption(SingleOption, frozen=True):
    """Search the deck, without a policy in hand."""

    command = SearchDeck


def options(state: State, pending: AwaitPlace | AwaitOpening, seat: int) -> tuple[Option, ...]:
    """Return placing a policy, or searching the deck; the seat is always asked, not to reveal its hand."""
    policies = policies_in_hand(state.players[seat])
    return (PlaceOption(seat, policies) if policies else SearchOption(seat),)


def decide_place(state: State, command: PlacePolicy, pending: AwaitPlace | AwaitOpening) -> Event:
    """Place the policy; refuse anything but a policy of the hand."""
    if command.policy not in POLICIES or command.policy not in state.players[command.seat].hand:
        raise Refusal("policy_not_in_hand", policy=command.policy)
    return PolicyPlaced(command.seat, command.policy, state.queue.index(None) + 1)


def decide_search(state: State, command: SearchDeck, pending: AwaitPlace) -> Event:
    """Search the deck; refuse with a policy in hand."""
    if any(card in POLICIES for card in state.players[command.seat].hand):
        raise Refusal("policy_in_hand")
    return NoPolicyShown(command.seat)


def search(state: State, pending: AwaitPlace, chance: Chance) -> Event | None:
    """Show cards of the deck until a policy appears (RR21), once the search is chosen."""
    if pending.asked:
        return None
    player = state.players[state.turn]
    renewed = not any(card in POLICIES for card in player.deck)
    deck = chance.shuffled(player.deck + player.discard) if renewed else player.deck
    shown = 1 + next(index for index, card in enumerate(deck) if card in POLICIES)
    order = chance.shuffled(deck[: shown - 1] + deck[shown:])
    return PolicyFound(state.turn, deck[:shown], state.queue.index(None) + 1, renewed, order)


def _next_point(state: State, seat: int) -> AnyPending:
    """Return the next pending point: the main phase; in the set-up the next seat, or the first round."""
    if isinstance(state.pending, AwaitPlace):
        return AwaitMain((seat,))
    following = (seat + 1) % len(state.players)
    return NextRound() if following == state.start_player else AwaitOpening((following,))


def _finish_acceleration(state: State, seat: int) -> State:
    """Put away Agenda Acceleration, which is finished when the policy is placed (RR30, RR43)."""
    if not state.accelerating:
        return state
    player = discard_action(state.players[seat], state.accelerating)
    return replace(state, players=with_player(state, seat, player), accelerating="")


def evolve_placed(state: State, event: PolicyPlaced) -> State:
    """Put the policy on the space, face down."""
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.policy))
    pending = _next_point(state, event.seat)
    state = with_policy(state, event.space, Queued(event.policy, event.seat))
    state = replace(state, players=with_player(state, event.seat, player), pending=pending)
    return _finish_acceleration(state, event.seat)


def evolve_none_shown(state: State, event: NoPolicyShown) -> State:
    """Ask no seat: the search follows."""
    return replace(state, pending=AwaitPlace())


def evolve_found(state: State, event: PolicyFound) -> State:
    """Put the policy on the space, face down but known to all."""
    player = state.players[event.seat]
    player = replace(player, deck=event.order, discard=() if event.renewed else player.discard)
    pending = _next_point(state, event.seat)
    state = with_policy(state, event.space, Queued(event.shown[-1], event.seat, known=True))
    state = replace(state, players=with_player(state, event.seat, player), pending=pending)
    return _finish_acceleration(state, event.seat)
