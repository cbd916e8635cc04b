"""Values read from a view: the hand, policies, roles, the phase of the game, wishes. No drawing."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage import pending
from raccoon.games.raccoon_rampage.catalogue import (
    ACTIONS,
    EVENT_TARGET,
    FACE_UP_SPACES,
    HUNTER,
    POLICIES,
    ROLES,
)
from raccoon.games.raccoon_rampage.view import Pin, PlayerView, Queued, StoryEvent, View
from scenes.table.piece import Piece

Window = pending.AwaitLastCall | pending.AwaitEvaluation
"""The pending states of a window for action cards, in which each seat that holds a card is asked."""
Call = Window | pending.AwaitProtection
"""The pending states in which several seats answer in public."""
SetUp = pending.AwaitContributions | pending.AwaitDraft | pending.AwaitOpening


def acting(view: View) -> bool:
    """Whether verbs can be begun: in a turn, and in a window."""
    return isinstance(view.pending, Window | pending.AwaitPlace | pending.AwaitMain | pending.AwaitToss)


def desk_seat(view: View) -> int:
    """The seat whose desk is shown: the viewer's, or, for spectators, the one whose turn it is."""
    return view.turn if view.seat is None else view.seat


def own(view: View) -> PlayerView:
    """The holdings of the seat whose desk is shown, as far as the viewer knows them."""
    return view.players[desk_seat(view)]


def hand_pieces(view: View) -> tuple[Piece, ...]:
    """The pieces of the hand at the desk: "policy:0", "action:1"; "card:2" for a hidden card."""
    player = own(view)
    if player.hand is None:
        return tuple(Piece("card", place) for place in range(player.hand_size))
    return tuple(
        Piece("policy" if card in POLICIES else "action", place) for place, card in enumerate(player.hand)
    )


def in_hand(view: View, piece: Piece) -> str:
    """The card of a piece of the hand; "" for another piece or a hidden card."""
    hand = own(view).hand or ()
    if piece.kind not in ("policy", "action") or piece.number >= len(hand):
        return ""
    return hand[piece.number]


def drafting(view: View) -> bool:
    """Whether the pool of the set-up is being filled or drafted from."""
    return isinstance(view.pending, pending.AwaitContributions | pending.AwaitDraft)


def target_of(piece: Piece) -> int:
    """The target of a vote on a piece: a space, or `EVENT_TARGET` + round; 0 for a piece that takes none."""
    if piece.kind == "space":
        return piece.number
    return EVENT_TARGET + piece.number if piece.kind == "event" else 0


def piece_of(target: int) -> Piece:
    """The piece of a vote's target: a space of the queue or an event."""
    return Piece("event", target - EVENT_TARGET) if target > EVENT_TARGET else Piece("space", target)


def policy_at(view: View, space: int) -> Queued | None:
    """The policy on a space of the queue; None for an empty space and for a number that is none."""
    return view.queue[space - 1] if 0 < space <= len(view.queue) else None


def story_at(view: View, target: int) -> StoryEvent | None:
    """The event that is a vote's target; None for a space of the queue."""
    number = target - EVENT_TARGET
    return view.events[number - 1] if 0 < number <= len(view.events) else None


def role_of(view: View, seat: int | None) -> str:
    """The role of a seat; "" for None and for the seat number of grey votes."""
    return "" if seat is None or seat < 0 else view.players[seat].role


def seat_of(view: View, role: str) -> int | None:
    """The seat that plays a role; None where no seat does."""
    return next((seat for seat, player in enumerate(view.players) if player.role == role), None)


def scorer(view: View, area: str, hunted: bool) -> int | None:
    """The seat that scores a raccoon that leaves an area: the Hunter's or the agency's; None for none."""
    owner = next((role.name for role in ROLES.values() if role.country == area), "")
    return seat_of(view, HUNTER if hunted else owner)


COLOURS = {"DE": "orange", "FR": "sky", "AR": "pink", "HU": "green"}
"""The seat colour nearest to each role's own colour."""


def in_role(seats: Sequence[Seat], roles: Sequence[str]) -> tuple[Seat, ...]:
    """The seats with the emblems and colours of their roles, which their votes and chart lines have too."""
    displayed_seats = zip(seats, roles, strict=True)
    return tuple([replace(seat, emblem=role, colour=COLOURS[role]) for seat, role in displayed_seats])


# The course of the game


def summit(view: View) -> bool:
    """Whether the final evaluation is under way."""
    return view.final and not isinstance(view.pending, pending.Over)


def year(view: View) -> int:
    """The year in the newspaper's head: a round is five years."""
    return 5 * max(0, view.round - 1 + view.final)


def aside(view: View) -> tuple[int, ...]:
    """In the final evaluation the back spaces without a face-up policy, which are not evaluated."""
    back = range(FACE_UP_SPACES + 1, len(view.queue) + 1) if summit(view) else ()
    return tuple(space for space in back if not getattr(policy_at(view, space), "face_up", False))


def to_evaluate(view: View) -> tuple[Queued, ...]:
    """The policies still to be evaluated in the final evaluation, the next first."""
    waiting = (view.evaluated, *view.queue)
    return tuple(policy for policy in waiting if policy is not None and policy.face_up)


# Votes


def missing(view: View, policy: Queued) -> int | None:
    """The number of votes a policy is short of; negative for a surplus, None where it is unknown."""
    cost = view.cost(policy)
    return None if cost is None else cost - len(policy.votes)


# Spread


def night(view: View) -> bool:
    """Whether spread cards are dealt: the table shows the night of a Spread."""
    return any(view.piles)


def actions_in_hand(view: View) -> tuple[str, ...]:
    """The action cards of the hand at the desk."""
    return tuple(card for card in own(view).hand or () if card in ACTIONS)


def queued_stars(view: View, star: str) -> int:
    """The number of publicly known policies of the queue that bear a star: "paw" or "hunter"."""
    known = [
        policy for policy in (*view.queue, view.evaluated) if policy and (policy.face_up or policy.known)
    ]
    names = [name for policy in known for name in (policy.policy, policy.rider) if name]
    return sum(getattr(POLICIES[name], star) for name in names)


def win_words(view: View) -> str:
    """The key of the words next to points: they count if the group wins, as it has won, or not at all."""
    if not isinstance(view.pending, pending.Over):
        return "rampage.if_we_win"
    return "rampage.if_we_win.won" if view.pending.winners else "rampage.if_we_win.lost"


def pinned(view: View, policy: Queued) -> tuple[Pin, ...]:
    """The wishes on a policy that are not met yet."""
    enough = (missing(view, policy) or 0) <= 0
    return tuple(
        pin
        for pin in policy.pins
        if not (pin.promise_kept(policy.votes) and (enough or pin.others_added(policy.votes)))
    )


def wishes(view: View) -> tuple[tuple[str, Pin], ...]:
    """Every wish that is not met, with the name of its policy, the front of the queue first."""
    policies = [policy for policy in (view.evaluated, *view.queue) if policy]
    return tuple((policy.policy, pin) for policy in policies for pin in pinned(view, policy))
