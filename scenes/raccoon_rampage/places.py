"""The parts of a view that decide the places on the table."""

from __future__ import annotations

from dataclasses import dataclass

from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES, ROUNDS
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.holdings import aside, desk_seat, drafting, hand_pieces, night, summit, wishes

SLIPS = 2
"""The most wishes shown in the newspaper."""


@dataclass(frozen=True)
class Places:
    """The parts of a view that decide the places."""

    desk: int
    seats: int
    spaces: int
    hand: tuple[str, ...]
    agenda: bool
    """Whether the agenda covers the map: the pool is filled or drafted from."""
    pool: int
    evaluated: bool
    wishes: int
    last: int
    raccoons: tuple[int, ...]
    story: tuple[float, ...]
    summit: bool
    aside: tuple[int, ...]
    """The back spaces that are not evaluated in the final evaluation."""
    turned: tuple[int, ...]
    """The spaces behind the face-up ones on which a policy has been turned up early."""
    each: int
    """The number of cards dealt for each area in the night of a Spread; 0 by day."""

    @property
    def night(self) -> bool:
        """Whether the night of a Spread is shown."""
        return self.each > 0

    @classmethod
    def of(cls, view: View) -> Places:
        """The parts of this view."""
        free = [space for space, policy in enumerate(view.queue, 1) if policy is None]
        return cls(
            desk_seat(view),
            len(view.players),
            len(view.queue),
            hand_pieces(view),
            drafting(view),
            len(view.pool) if drafting(view) else 0,
            view.evaluated is not None,
            min(SLIPS, len(wishes(view))),
            free[0] if free else 0,
            view.raccoons,
            tuple(_weight(view, number) for number in range(ROUNDS)),
            summit(view),
            aside(view),
            tuple(
                space
                for space, policy in enumerate(view.queue, 1)
                if space > FACE_UP_SPACES and policy and policy.face_up
            ),
            view.cards_each if night(view) else 0,
        )


def _weight(view: View, number: int) -> float:
    """The share of room for an event of the storyline: most for an open one, least for one to come."""
    if number >= len(view.events):
        return 1.0
    event = view.events[number]
    return 1.35 if event.completed else 1.7 if event.free_slots > 0 else 1.5
