"""Standing orders: answers given in advance for a seat, until the order is over or dropped.

Orders are held in the session's memory alone. To other players their answers are ordinary moves; no view,
save, export or log shows them. Leaving the table drops them.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from raccoon.engine.events import Command, Event
from raccoon.engine.match import Entry, Match

SeatLog = Sequence[Event]
"""All events of the game as one seat may see them; the event at index i has the number i + 1."""


class StandingOrder(Protocol):
    """An answer given in advance. It gets what the person may see, and nothing else."""

    @property
    def follows_at_once(self) -> bool:
        """Whether its answers come without a pause, because they are the rest of one decision."""

    def over(self, view: Any, log: SeatLog) -> bool:
        """Return whether its purpose has passed: then it is dropped."""

    def answer(self, view: Any, log: SeatLog) -> Command | None:
        """Return the seat's command; None where the person is to be asked."""


class StandingOrders:
    """The standing orders at one table, at most one a seat."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._by_seat: dict[int, StandingOrder] = {}
        self._logs: dict[int, tuple[Entry | None, SeatLog]] = {}

    def give(self, seat: int, order: StandingOrder) -> None:
        """Let the order answer for the seat from now on, replacing any other."""
        self._by_seat[seat] = order

    def drop(self, seat: int) -> None:
        """Drop the seat's order."""
        self._by_seat.pop(seat, None)

    def clear(self) -> None:
        """Drop all orders, as after an undo."""
        self._by_seat.clear()

    def of(self, seat: int) -> StandingOrder | None:
        """Return the seat's order if it is not over. Only its owner may see it."""
        order = self._by_seat.get(seat)
        if order is not None and order.over(self._match.view(seat), self.log(seat)):
            self.drop(seat)
            return None
        return order

    def answer(self, seat: int) -> Command | None:
        """Return the command the seat's order gives now; None where it has to be asked."""
        order = self.of(seat)
        return order.answer(self._match.view(seat), self.log(seat)) if order is not None else None

    def follows_at_once(self, seat: int) -> bool:
        """Return whether the seat's order has an answer now that comes without a pause."""
        order = self.of(seat)
        return order is not None and order.follows_at_once and self.answer(seat) is not None

    def log(self, seat: int) -> SeatLog:
        """Return the events so far as the seat may see them."""
        match = self._match
        last = match.entries[-1] if match.entries else None
        kept = self._logs.get(seat)
        if kept is None or kept[0] is not last:
            events = (event for entry in match.entries for event in entry.events)
            kept = self._logs[seat] = last, tuple(match.game.hide(event, seat) for event in events)
        return kept[1]
