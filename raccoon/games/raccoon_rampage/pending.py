"""The points at which the game waits, as data on the state: they can be saved, undone and searched."""

import msgspec

from raccoon.games.raccoon_rampage.catalogue import Effect


class Pending(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A point where the seats `asked` have to answer, in any order, or, with nobody asked, where the next
    step follows by itself. The seats stand clockwise from the active one.

    Nothing in it is secret: what a seat has chosen and nobody may see yet is set aside on its player.
    """

    asked: tuple[int, ...] = ()


# Set-up


class AwaitContributions(Pending, frozen=True):
    """Set-up: every seat gives policies to the pool, secretly."""


class AwaitDraft(Pending, frozen=True):
    """Set-up: the seat takes a policy of the pool and lays it into the queue."""


class AwaitOpening(Pending, frozen=True):
    """First game: the seat lays one policy of its hand face down into the queue."""


# A round, a turn


class NextRound(Pending, frozen=True):
    """The next event is to be turned up; nobody chooses."""


class TurnStart(Pending, frozen=True):
    """The active seat's turn is to begin; `now`: the event's part of that name comes first."""

    now: bool = False


class AwaitForcedDiscard(Pending, frozen=True):
    """An event: each seat asked discards `count` cards, or all it has, secretly (RR39)."""

    count: int = 1


class AwaitLastCall(Pending, frozen=True):
    """A window for anytime cards before the queue moves, or before the final evaluation."""


class AwaitEvaluation(Pending, frozen=True):
    """A window for evaluation and anytime cards before the verdict."""


class AwaitMajority(Pending, frozen=True):
    """A policy passed: the seat asked names its majority among the `tied`, if several (RR14)."""

    tied: tuple[int, ...] = ()


class Effects(Pending, frozen=True):
    """The lines of a passed policy still to be worked; the seat is the majority, asked for areas only."""

    steps: tuple[Effect, ...] = ()


class Failing(Pending, frozen=True):
    """A policy failed: Spread, outside the final evaluation, is to follow."""


class AwaitProtection(Pending, frozen=True):
    """Spread: holders of protection may cancel cards; with nobody asked the piles are turned up."""


class AwaitPlace(Pending, frozen=True):
    """The seat lays a policy on the last space of the queue; without one its deck is searched (RR21)."""


class AwaitMain(Pending, frozen=True):
    """The main phase: votes, cards, or its end."""


class AtWork(Pending, frozen=True):
    """A card of the seat asked works (RR43); after it `back`: "main", "last_call" or "evaluation"."""

    card: str = ""
    back: str = ""


class AwaitVotes(AtWork, frozen=True):
    """The seat places `left` more extra votes; `places` holds those that have votes of this card."""

    left: int = 0
    places: tuple[int, ...] = ()


class AwaitMoves(AtWork, frozen=True):
    """The seat may move `left` more votes."""

    left: int = 0


class AwaitRedraw(AtWork, frozen=True):
    """The seat discards as many cards as it likes; it has discarded `count`."""

    count: int = 0


class AwaitToss(Pending, frozen=True):
    """The seat may discard one card of its hand at the end of its turn."""


class Draw(Pending, frozen=True):
    """`seat` draws `count` cards; nobody chooses. `card` still lies on the table, if it is a card's work,
    and `back` tells what goes on then; else the turn is over.
    """

    seat: int = 0
    count: int = 0
    card: str = ""
    back: str = ""


class TurnDone(Pending, frozen=True):
    """The active seat's turn is complete."""


# The end


class FinalStart(Pending, frozen=True):
    """The last turn has been played: the final evaluation begins."""


class NextFinal(Pending, frozen=True):
    """The frontmost face-up policy is evaluated next; without one the game is counted."""


class Counting(Pending, frozen=True):
    """The game is to be counted: nothing is left to evaluate, or the tracker stands at the skull."""


class Over(Pending, frozen=True):
    """The game has ended: `winners` share the win; empty when all have lost."""

    winners: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


AnyPending = (
    AwaitContributions
    | AwaitDraft
    | AwaitOpening
    | NextRound
    | TurnStart
    | AwaitForcedDiscard
    | AwaitLastCall
    | AwaitEvaluation
    | AwaitMajority
    | Effects
    | Failing
    | AwaitProtection
    | AwaitPlace
    | AwaitMain
    | AwaitVotes
    | AwaitMoves
    | AwaitRedraw
    | AwaitToss
    | Draw
    | TurnDone
    | FinalStart
    | NextFinal
    | Counting
    | Over
)


def card_at_work(pending: AnyPending, seat: int) -> str:
    """The seat's card that is on the table because of this point (RR43); "" for none."""
    if isinstance(pending, AtWork) and pending.asked == (seat,):
        return pending.card
    return pending.card if isinstance(pending, Draw) and pending.seat == seat else ""
