"""The draft: all seats give policies to a pool at once, then the queue is filled from it (RR7)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES, POLICIES, POOL_CARDS_EACH
from raccoon.games.raccoon_rampage.choices import CardsOption
from raccoon.games.raccoon_rampage.flow import set_aside
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitDraft, NextRound
from raccoon.games.raccoon_rampage.state import Queued, State, clockwise, with_player
from raccoon.games.raccoon_rampage.voting import with_policy


class Contribute(Command, frozen=True):
    """Give these policies of the hand to the pool."""

    cards: tuple[str, ...]


class DraftPolicy(Command, frozen=True):
    """Take this policy of the pool, given by the seat `owner`, and place it on the next free space."""

    policy: str
    owner: int


class Contributed(SeatEvent, frozen=True):
    """The seat chose its policies for the pool; only it may know them until all have chosen."""

    cards: tuple[str, ...]
    private = ("cards",)


class PoolOpened(Event, frozen=True):
    """The pool was shown once all had chosen, as pairs of a policy and its owner."""

    pool: tuple[tuple[str, int], ...]
    revealing = True


class PolicyDrafted(SeatEvent, frozen=True):
    """The seat placed the policy on the space; all know it, even face down."""

    policy: str
    owner: int
    space: int


class LeftoverShuffled(SeatEvent, frozen=True):
    """The policy left over was shuffled into its owner's deck, in a secret `order`."""

    policy: str
    order: tuple[str, ...]
    sealed = ("order",)
    revealing = True


class ContributeOption(CardsOption, frozen=True):
    """Give two policies of the hand."""

    command = Contribute


class DraftOption(Option, frozen=True):
    """Take one policy of the pool."""

    pool: tuple[tuple[str, int], ...]
    command = DraftPolicy

    def _make(self, choice: tuple[str, int]) -> Command:
        draft: Callable[[int, str, int], Command] = self.command
        return draft(self.seat, *choice)

    def allows(self, command: DraftPolicy) -> bool:
        return (command.policy, command.owner) in self.pool

    def draw(self, chance: Chance) -> Command:
        return self._make(chance.pick(self.pool))

    def commands(self) -> Iterator[Command]:
        return map(self._make, self.pool)


def contribute_options(state: State, pending: AwaitContributions, seat: int) -> tuple[Option, ...]:
    """Return giving policies of the hand to the pool."""
    policies = tuple(card for card in state.players[seat].hand if card in POLICIES)
    return (ContributeOption(seat, policies, POOL_CARDS_EACH),)


def draft_options(state: State, pending: AwaitDraft, seat: int) -> tuple[Option, ...]:
    """Return taking one of the policies left in the pool."""
    return (DraftOption(seat, state.pool),)


def decide_contribute(state: State, command: Contribute, pending: AwaitContributions) -> Event:
    """Give the policies; refuse anything but two policies of the hand."""
    if not contribute_options(state, pending, command.seat)[0].allows(command):
        raise Refusal("contribution", count=POOL_CARDS_EACH)
    return Contributed(command.seat, command.cards)


def open_pool(state: State, pending: AwaitContributions, chance: Chance) -> Event | None:
    """Show the pool once all have chosen."""
    if pending.asked:
        return None
    seats = clockwise(state.start_player, len(state.players))
    return PoolOpened(None, tuple((card, seat) for seat in seats for card in state.players[seat].set_aside))


def decide_draft(state: State, command: DraftPolicy, pending: AwaitDraft) -> Event:
    """Place the policy; refuse one that is not in the pool."""
    if (command.policy, command.owner) not in state.pool:
        raise Refusal("not_in_pool", policy=command.policy)
    return PolicyDrafted(command.seat, command.policy, command.owner, state.queue.index(None) + 1)


def shuffle_leftover(state: State, pending: AwaitDraft, chance: Chance) -> Event | None:
    """Shuffle the policy left over with four players into its owner's deck, once the queue is full."""
    if pending.asked:
        return None
    policy, owner = state.pool[0]
    return LeftoverShuffled(owner, policy, chance.shuffled((*state.players[owner].deck, policy)))


def evolve_contributed(state: State, event: Contributed) -> State:
    """Set the cards aside until all have chosen."""
    return set_aside(state, event.seat, event.cards)


def evolve_opened(state: State, event: PoolOpened) -> State:
    """Fill the pool; the second seat drafts first."""
    second = (state.start_player + 1) % len(state.players)
    return replace(
        state,
        players=tuple(replace(player, set_aside=()) for player in state.players),
        pool=event.pool,
        pending=AwaitDraft((second,)),
    )


def evolve_drafted(state: State, event: PolicyDrafted) -> State:
    """Put the policy on its space; the next seat drafts until the queue is full."""
    face_up = event.space <= FACE_UP_SPACES
    policy = Queued(event.policy, event.owner, face_up=face_up, known=not face_up)
    state = with_policy(state, event.space, policy)
    pool = without(state.pool, (event.policy, event.owner))
    if event.space < len(state.queue):
        following = (event.seat + 1) % len(state.players)
        return replace(state, pool=pool, pending=AwaitDraft((following,)))
    return replace(state, pool=pool, pending=AwaitDraft() if pool else NextRound())


def evolve_leftover(state: State, event: LeftoverShuffled) -> State:
    """Put the deck in its new order; the first round begins."""
    player = replace(state.players[event.seat], deck=event.order)
    return replace(state, players=with_player(state, event.seat, player), pool=(), pending=NextRound())
