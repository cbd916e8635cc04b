"""The policies of a finished game that one vote decided, and the promises that were kept or broken."""

from collections.abc import Iterator

from raccoon.engine.events import Event
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.phases.evaluation import VerdictGiven
from raccoon.games.raccoon_rampage.state import Pin, Queued, State

Card = tuple[str, int | None]
"""A policy and its owner, which identify it in the queue."""


def valuations_of(match: Match) -> Iterator[Valuation]:
    """Yield every policy decided by one vote, and every promise kept or broken."""
    elsewhere: dict[Card, int | None] = {}
    for number, entry in enumerate(match.entries):
        state = match.state_after(number)
        for event in entry.events:
            after = match.game.evolve(state, event)
            passed_over = _passed_over(state, after)
            elsewhere = {card: passed_over.get(card, elsewhere.get(card)) for card in _open(after)}
            if isinstance(event, VerdictGiven) and not event.by_card and not event.unsupported:
                yield from _decided(event, number, state, elsewhere)
            yield from _words(event, number, state, after)
            state = after


def _policies(state: State) -> list[Queued]:
    return [policy for policy in (*state.queue, state.evaluated) if policy]


def _card(policy: Queued) -> Card:
    return policy.policy, policy.owner


def _open(state: State) -> list[Card]:
    """Return the face-up policies, the one under evaluation included."""
    return [_card(policy) for policy in _policies(state) if policy.face_up]


def _votes(state: State) -> dict[object, tuple[int, ...]]:
    events: dict[object, tuple[int, ...]] = {n: event.votes for n, event in enumerate(state.events)}
    return events | {_card(policy): policy.votes for policy in _policies(state)}


def _passed_over(before: State, after: State) -> dict[Card, int]:
    """Return the face-up policies that a new vote was not placed on, each with the vote's seat."""
    was = _votes(before)
    grown = [
        (place, votes[-1])
        for place, votes in _votes(after).items()
        if len(votes) > len(was.get(place, votes))
    ]
    return {card: seat for place, seat in grown if seat != GREY for card in _open(before) if card != place}


def _decided(
    event: VerdictGiven, moves: int, state: State, elsewhere: dict[Card, int | None]
) -> Iterator[Valuation]:
    """Yield a policy that passed with exactly its cost, by its last vote, or one that failed by one vote.

    The latter's seat is the one that last voted elsewhere while the policy was face up.
    """
    policy = state.evaluated
    assert policy is not None
    if event.passed and event.votes == event.cost:
        last = policy.votes[-1]
        seat = None if last == GREY else last
        yield _vote("passed", event, moves, state, seat)
    elif not event.passed and event.votes == event.cost - 1:
        yield _vote("failed", event, moves, state, elsewhere[_card(policy)])


def _vote(kind: str, event: VerdictGiven, moves: int, state: State, seat: int | None) -> Valuation:
    return Valuation(
        kind=kind,
        moves=moves,
        round=state.round,
        seat=seat,
        piece=event.policy,
        amount=event.votes,
        due=event.cost,
    )


def _words(event: Event, moves: int, before: State, after: State) -> Iterator[Valuation]:
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        kind = "kept" if now.kept > was.kept else "broken" if now.broken > was.broken else ""
        for policy, pin in _pins(before, seat) if kind else ():
            yield Valuation(
                kind=kind,
                moves=moves,
                round=before.round,
                seat=seat,
                piece=policy.policy,
                amount=pin.mine,
                due=pin.others,
            )


def _pins(state: State, seat: int) -> Iterator[tuple[Queued, Pin]]:
    """Yield the seat's pin, one at most, with its policy."""
    for policy in _policies(state):
        for pin in policy.pins:
            if pin.seat == seat:
                yield policy, pin
