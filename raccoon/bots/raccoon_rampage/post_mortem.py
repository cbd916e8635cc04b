"""The policies of a finished game that one vote decided, and the wishes whose word was kept or broken."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.engine.events import Event
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.phases.evaluation import VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.state import Pin, Queued, State

Card = tuple[str, int | None]
"""A policy and whose it is: no two in the queue are alike."""


def deeds(match: Match) -> Iterator[Valuation]:
    """Every policy decided by one vote, every word kept or broken."""
    elsewhere: dict[Card, VotePlaced] = {}
    for number, entry in enumerate(match.entries):
        state = match.state_after(number)
        for event in entry.events:
            after = match.game.evolve(state, event)
            if isinstance(event, VotePlaced):
                elsewhere |= {_card(policy): event for policy in _passed_over(event, state)}
            if isinstance(event, VerdictGiven) and not event.by_card and not event.unsupported:
                yield from _decided(event, number, state, elsewhere)
            yield from _words(event, number, state, after)
            state = after


def _card(policy: Queued) -> Card:
    return policy.policy, policy.owner


def _passed_over(event: VotePlaced, state: State) -> list[Queued]:
    """The face-up policies that the vote did not go to."""
    return [
        policy
        for space, policy in enumerate(state.queue, 1)
        if policy and policy.face_up and space != event.target
    ]


def _decided(
    event: VerdictGiven, moves: int, state: State, elsewhere: dict[Card, VotePlaced]
) -> Iterator[Valuation]:
    """A policy with no vote to spare, by the last vote that came; or one vote short, by the last that went
    elsewhere while it lay open.
    """
    policy = state.evaluated
    assert policy is not None
    if event.passed and event.votes == event.cost:
        last = policy.votes[-1]
        seat = None if last == GREY else last
        yield _vote("passed", event, moves, state, seat)
    elif not event.passed and event.votes == event.cost - 1:
        astray = elsewhere.get(_card(policy))
        seat = astray.seat if astray else None
        yield _vote("failed", event, moves, state, seat)


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
    """The words that the event settled, seat by seat."""
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
    """The seat's pin, which is one at most."""
    for policy in (*state.queue, state.evaluated):
        for pin in policy.pins if policy else ():
            if policy and pin.seat == seat:
                yield policy, pin
