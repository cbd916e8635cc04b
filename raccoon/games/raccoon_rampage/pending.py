"""The pending points: what the game waits for, as data, to be saved, undone and searched."""

import msgspec

from raccoon.games.raccoon_rampage.catalogue import Effect


class Pending(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A point where the seats `asked`, clockwise from the active one, have to answer, in any order.

    With no seat asked the rules take the next step themselves. Nothing in it is secret: secret choices
    are in `set_aside` of the player.
    """

    asked: tuple[int, ...] = ()


# Set-up


class AwaitContributions(Pending, frozen=True):
    """Set-up: each seat chooses policies for the pool, secretly."""


class AwaitDraft(Pending, frozen=True):
    """Set-up: the seat takes a policy of the pool and places it in the queue."""


class AwaitOpening(Pending, frozen=True):
    """First game: the seat places one policy of its hand face down in the queue."""


# A round, a turn


class NextRound(Pending, frozen=True):
    """The next event is turned up; no seat chooses."""


class TurnStart(Pending, frozen=True):
    """The active seat's turn begins, with `now` after the now part of a new event."""

    now: bool = False


class AwaitForcedDiscard(Pending, frozen=True):
    """By an event, each seat asked discards `count` cards, or all it has, secretly (RR39)."""

    count: int = 1


class AwaitLastCall(Pending, frozen=True):
    """A window for anytime cards before the queue moves, or before the final evaluation."""


class AwaitEvaluation(Pending, frozen=True):
    """A window for evaluation and anytime cards before the verdict."""


class AwaitMajority(Pending, frozen=True):
    """A policy passed: the seat asked names its majority among the `tied`, unless it is only one (RR14)."""

    tied: tuple[int, ...] = ()


class Effects(Pending, frozen=True):
    """The lines of a passed policy are carried out; the seat asked is the majority, which chooses areas."""

    steps: tuple[Effect, ...] = ()


class Failing(Pending, frozen=True):
    """A policy failed: Spread follows, except in the final evaluation."""


class AwaitProtection(Pending, frozen=True):
    """Holders of protection may cancel spread cards; with none asked the piles are turned up."""


class AwaitPlace(Pending, frozen=True):
    """The seat places a policy on the last space; with no seat asked its deck is searched (RR21)."""


class AwaitMain(Pending, frozen=True):
    """The main phase: the seat places votes, plays cards, or ends it."""


class AtWork(Pending, frozen=True):
    """A `card` of the seat asked works (RR43); then phase `back`: "main", "last_call" or "evaluation"."""

    card: str = ""
    back: str = ""


class AwaitVotes(AtWork, frozen=True):
    """The seat places `left` more extra votes; `places` are the targets of those placed so far."""

    left: int = 0
    places: tuple[int, ...] = ()


class AwaitMoves(AtWork, frozen=True):
    """The seat may move `left` more votes."""

    left: int = 0


class AwaitRedraw(AtWork, frozen=True):
    """The seat discards any number of cards; it has discarded `count` so far."""

    count: int = 0


class AwaitToss(Pending, frozen=True):
    """The seat may discard one card of its hand at the end of its turn."""


class Draw(Pending, frozen=True):
    """`seat` draws `count` cards; no seat chooses.

    If an action card caused it, `card` is on the table and phase `back` continues; else the turn is over.
    """

    seat: int = 0
    count: int = 0
    card: str = ""
    back: str = ""


class TurnDone(Pending, frozen=True):
    """The active seat's turn is over."""


# The end


class FinalStart(Pending, frozen=True):
    """The last turn has been played: the final evaluation begins."""


class NextFinal(Pending, frozen=True):
    """The frontmost face-up policy is evaluated next; without one the game is scored."""


class Counting(Pending, frozen=True):
    """The game is scored: nothing is left to evaluate, or the tracker is at the skull."""


class Over(Pending, frozen=True):
    """The game is over: `winners` share the win, none when all have lost."""

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
    """Return the seat's card that is on the table at this point (RR43); "" for none."""
    if isinstance(pending, AtWork) and pending.asked == (seat,):
        return pending.card
    return pending.card if isinstance(pending, Draw) and pending.seat == seat else ""
