"""Works out how a move of the log is shown: which pieces fly, what lies still, what is drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from scenes.table.choosing.panel_maker import PanelMaker
from scenes.table.context import TableContext
from scenes.table.log.game_log import GameLog
from scenes.table.motion.move_animation import MoveAnimation, PendingAnimation
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.background_life import Background
from scenes.table.picture.picture import TablePicture


class FlightPlanner:
    """The way from one position to the next at one table, for the eyes that look at it now."""

    def __init__(
        self,
        context: TableContext,
        log: GameLog,
        picture: TablePicture,
        background: Background,
        panels: PanelMaker,
    ) -> None:
        self._context = context
        self._log = log
        self._picture = picture
        self._background = background
        self._panels = panels
        self._coming: Iterator[object] = iter(())

    def departure(self, number: int, pace: float, history: list[Any]) -> PendingAnimation:
        """The move of that number, about to leave from the table as it was before it."""
        context = self._context
        before = context.session.view(context.shown.viewer, number - 1)
        entries, seats = context.session.match.entries, len(context.session.seats)
        moods = context.presentation.motion.moods(entries, number - 1, seats)
        panel = self._panels.as_it_stood(before, moods, number - 1)
        return PendingAnimation(number, pace, history, moods, context.shown.notes, panel)

    def crossing(self, departure: PendingAnimation, known: bool) -> MoveAnimation | None:
        """The move under way; None where nothing flies. `known`: the same eyes have seen the table before."""
        context, session, shown = self._context, self._context.session, self._context.shown
        before = session.view(shown.viewer, departure.number - 1)
        after = session.view(shown.viewer, departure.number)
        events = session.hidden(session.match.entries[departure.number - 1], shown.viewer)
        passage = MoveContext(before, after, events, shown.layout, shown.layout.stage, context.say)
        told = context.presentation.motion.transition(passage, self._picture)
        self._coming = iter(told.coming)
        self._background.welcome(events, after)
        found = told.stills() if context.settings.reduced_motion else told
        if found is None or not (found.flights or found.lasts):
            return None
        rest = self._picture.prepare(shown.layout, shown.view, self._log.history, shown.moods)
        work = chain(self._background.expect(shown.layout, after), rest, self._coming)
        return self._leg(departure, found, work, known)

    def _leg(
        self, departure: PendingAnimation, found: Transition, work: Iterator[object], fresh: bool = False
    ) -> MoveAnimation:
        """The animation of flights that set out together, and of those that follow; the next picture is drawn
        meanwhile.
        """
        if found.lasts:
            departure = self._held(departure, found.panel_view)
        flights = [flight.at_pace(departure.pace) for flight in found.flights]
        leg = MoveAnimation(departure, replace(found, flights=flights), work, fresh)
        if then := found.then:
            leg.then = self._leg(replace(departure, panel=None), then, work)
            moods = leg.then.departure.moods
            leg.work = self._picture.prepare(then.layout, then.view, departure.history, moods, then.own)
        return leg

    def _held(self, departure: PendingAnimation, view: Any) -> PendingAnimation:
        """The same as it is seen in a great moment: with the faces of after it."""
        context, number = self._context, departure.number
        entries, seats = context.session.match.entries, len(context.session.seats)
        moods = context.presentation.motion.moods(entries, number, seats)
        panel = departure.panel if view is None else self._panels.as_it_stood(view, moods, number)
        return replace(departure, moods=moods, panel=panel)

    def draw_ahead(self) -> None:
        """Draw one picture that may be wanted next, in a frame in which nothing flies."""
        next(self._coming, None)
