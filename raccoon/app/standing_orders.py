"""Answers that people gave in advance: an order answers for its seat until it is over or dropped.

Orders live in the session's memory alone. To everyone else their answers are ordinary moves; no view, save,
export or log knows of them. Leaving the table forgets them.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from raccoon.engine.events import Command, Event
from raccoon.engine.match import Entry, Match

SeatLog = Sequence[Event]
"""Everything that has happened, as one seat may see it; the event at index i has the number i + 1."""


class StandingOrder(Protocol):
    """An answer that a person has given beforehand. It sees what the person may see, and nothing else.

    Where it `follows_at_once` it is the rest of a decision made in one go: nobody waits before its answer.
    """

    @property
    def follows_at_once(self) -> bool:
        """Whether its answers come without a pause."""

    def over(self, view: Any, log: SeatLog) -> bool:
        """Whether what it was given for has passed: it is forgotten then."""

    def answer(self, view: Any, log: SeatLog) -> Command | None:
        """The seat's command; None where the person is to be asked."""


class StandingOrders:
    """The orders at one table, by seat: at most one each."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._by_seat: dict[int, StandingOrder] = {}
        self._logs: dict[int, tuple[Entry | None, SeatLog]] = {}

    def give(self, seat: int, order: StandingOrder) -> None:
        """From now on it answers for the seat, in the place of any other."""
        self._by_seat[seat] = order

    def drop(self, seat: int) -> None:
        """Ask the seat itself again."""
        self._by_seat.pop(seat, None)

    def clear(self) -> None:
        """Forget them all: a step back puts everyone's decisions back into their own hands."""
        self._by_seat.clear()

    def of(self, seat: int) -> StandingOrder | None:
        """The seat's order, while it is not over. For the eyes of its owner only."""
        order = self._by_seat.get(seat)
        if order is not None and order.over(self._match.view(seat), self.log(seat)):
            self.drop(seat)
            return None
        return order

    def answer(self, seat: int) -> Command | None:
        """The command that the seat has ordered for now; None where it has to be asked."""
        order = self.of(seat)
        return order.answer(self._match.view(seat), self.log(seat)) if order is not None else None

    def follows_at_once(self, seat: int) -> bool:
        """Whether the seat's order has an answer now that nobody waits for."""
        order = self.of(seat)
        return order is not None and order.follows_at_once and self.answer(seat) is not None

    def log(self, seat: int) -> SeatLog:
        """The events that the seat knows to have happened."""
        match = self._match
        last = match.entries[-1] if match.entries else None
        kept = self._logs.get(seat)
        if kept is None or kept[0] is not last:
            events = (event for entry in match.entries for event in entry.events)
            kept = self._logs[seat] = last, tuple(match.game.hide(event, seat) for event in events)
        return kept[1]
