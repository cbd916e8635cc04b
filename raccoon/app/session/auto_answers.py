"""Automatic answers for people: standing orders, and the only allowed answer."""

from collections.abc import Callable
from typing import Any

from raccoon.app.session.views import Views
from raccoon.app.standing_orders import StandingOrders
from raccoon.engine.events import Command, Option, SingleOption
from raccoon.engine.match import Match

Unasked = Callable[[Any, int, frozenset[str]], Command | None]
"""Returns the automatic answer of a seat from the public view, the seat and its stops; None to ask it."""
Idle = Callable[[Any, tuple[Option, ...]], Command | None]
"""The same for a person alone among bots, from the seat's own view and options."""
Wanted = Callable[[Any, frozenset[str]], bool]
"""Returns whether a seat with these stops wants to be asked in this position."""


class AutoAnswers:
    """The automatic answers for the people of one match. They are ordinary commands of the seat.

    With `forced_too` the only allowed command is given for a person alone among bots, unless the seat has
    asked to be called (`wanted`). Where several people share a table it never is: the missing question would
    tell them something. For them `unasked` decides, from the public view, the seat and its `stops`: the
    occasions at which the seat wants to be asked anyway, which others do not learn. `idle` decides for a
    person alone, whose own cards may be used.
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
        """Return the command given for the seat automatically; None where it has to be asked."""
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
        """Return the setting that causes the seat's automatic answer; "" for a standing order."""
        if self._orders.answer(seat) is not None:
            return ""
        return "answer_forced" if alone and self._forced(seat) else "every_call"

    def _is_wanted(self, seat: int) -> bool:
        stops = self.stops.get(seat)
        return bool(stops and self.wanted and self.wanted(self._views.view(None), stops))

    def switch(self, seat: int, stop: str) -> None:
        """Switch one of the seat's stops on or off."""
        self.stops[seat] = self.stops.get(seat, frozenset()) ^ {stop}


def only_command(match: Match, seat: int, entries: int | None = None) -> Command | None:
    """Return the seat's only command, now or after so many entries; None where there was a choice."""
    options = [option for option in match.options(seat, entries) if not option.talk]
    single = len(options) == 1 and isinstance(options[0], SingleOption)
    return next(options[0].commands()) if single else None
