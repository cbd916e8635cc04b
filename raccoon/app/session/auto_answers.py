"""Answers that a person need not give: those ordered beforehand, and the only one allowed."""

from collections.abc import Callable
from typing import Any

from raccoon.app.session.views import Views
from raccoon.app.standing_orders import StandingOrders
from raccoon.engine.events import Command, Option, SingleOption
from raccoon.engine.match import Match

Unasked = Callable[[Any, int, frozenset[str]], Command | None]
"""The answer of a seat that goes without asking, None where it has to be asked."""
Idle = Callable[[Any, tuple[Option, ...]], Command | None]
"""The same for a person alone among bots, from what the seat itself knows and may do."""
Wanted = Callable[[Any, frozenset[str]], bool]
"""Whether somebody wants to be called in this position."""


class AutoAnswers:
    """The answers for the people of one match. They are ordinary commands of the seat.

    `forced_too`: the only command that is allowed is given for a person alone among bots, but where it is
    `wanted` to be asked all the same. Where several people share a table it never is: that nothing was asked
    would tell them something. What goes without asking for them is judged by `unasked`, from what everybody
    knows, the seat, and what the seat wants to be called for all the same: its `stops`, which nobody else
    learns of. `idle` judges for a person alone, whose own cards tell nobody anything.
    """

    def __init__(self, match: Match, orders: StandingOrders, views: Views) -> None:
        self.forced_too = False
        self.unasked: Unasked | None = None
        self.idle: Idle | None = None
        self.wanted: Wanted | None = None
        self.stops: dict[int, frozenset[str]] = {}
        self._match = match
        self._orders = orders
        self._views = views

    def answer(self, seat: int, alone: bool) -> Command | None:
        """The command given for the seat without asking; None where it has to be asked."""
        ordered = self._orders.answer(seat)
        if ordered is not None:
            return ordered
        if alone:
            return None if self._is_wanted(seat) else self._forced(seat) or self._idle(seat)
        stops = self.stops.get(seat, frozenset())
        return self.unasked(self._views.view(None), seat, stops) if self.unasked else None

    def _forced(self, seat: int) -> Command | None:
        return only_command(self._match, seat) if self.forced_too else None

    def _idle(self, seat: int) -> Command | None:
        return self.idle(self._views.view(seat), self._views.options(seat)) if self.idle else None

    def setting(self, seat: int, alone: bool) -> str:
        """The setting in whose name the seat's answer is given; "" where the seat has said so itself."""
        if self._orders.answer(seat) is not None:
            return ""
        return "answer_forced" if alone and self._forced(seat) else "every_call"

    def _is_wanted(self, seat: int) -> bool:
        stops = self.stops.get(seat)
        return bool(stops and self.wanted and self.wanted(self._views.view(None), stops))

    def switch(self, seat: int, stop: str) -> None:
        """The seat wants to be called for that, or does so no more."""
        self.stops[seat] = self.stops.get(seat, frozenset()) ^ {stop}


def only_command(match: Match, seat: int, entries: int | None = None) -> Command | None:
    """The one thing the seat could do, now or after so many entries; None where there was a choice."""
    options = [option for option in match.options(seat, entries) if not option.talk]
    single = len(options) == 1 and isinstance(options[0], SingleOption)
    return next(options[0].commands()) if single else None
