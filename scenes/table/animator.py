"""Nothing teleports: what has happened is shown as pieces on their way, over the table at rest.

The game is always further: the session's state is final before anything flies, only the picture lags.
The static picture is composed once when a move sets out (`Transition.view`) and once when it has landed;
in between only sprites are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame

from scenes.art.sprite_layer import Aloft
from scenes.table.background_life import Background
from scenes.table.context import TableContext
from scenes.table.crossing import Air, Crossing, Departure, Fade, Still
from scenes.table.flight_planner import FlightPlanner
from scenes.table.game_log import GameLog
from scenes.table.log_steps import LogStep
from scenes.table.marks import Marks
from scenes.table.pace import PACES
from scenes.table.panel import Panel
from scenes.table.part import TablePart
from scenes.table.picture import TablePicture


class Animator(TablePart):
    """What is in the air over one table, and what the table shows meanwhile."""

    def __init__(
        self,
        context: TableContext,
        log: GameLog,
        picture: TablePicture,
        background: Background,
        planner: FlightPlanner,
    ) -> None:
        super().__init__(context)
        self._log = log
        self._history: list[Any] = log.history
        self._picture = picture
        self._background = background
        self._planner = planner
        self._due: Departure | None = None
        self._crossing: Crossing | None = None
        self._fade: Fade | None = None
        self.air = Air()
        self._still: Still | None = None
        self._drawn_for: int | None = None
        self._fitted: object = None

    @property
    def busy(self) -> bool:
        """Whether something is on its way that the next move should wait for."""
        return self._crossing is not None or self._fade is not None or self.due

    @property
    def due(self) -> bool:
        """Whether a move sets out in the next frame: the picture is still the one before it."""
        return self._due is not None

    @property
    def shows_old_panel(self) -> bool:
        """Whether a panel of the game's own that has gone on is still seen as it stood."""
        if self._due:
            return self._due.panel is not None
        return self._crossing is not None and self._crossing.shows_panel

    def follow(self, step: LogStep) -> None:
        """The session has gone on (or back): show the step from what was seen last."""
        context, history = self.context, self._history
        self._history = self._log.history
        if not (step.taken or step.fresh):
            return
        if step.taken:
            self._background.settle()
        self._land()
        pace = PACES[context.settings.speed]
        if pace and len(step.fresh) == 1 and not step.taken and not context.settings.reduced_motion:
            self._due = self._planner.departure(step.now, pace, history)
            mover = context.session.match.entries[-1].command.seat
            if context.session.seats[mover].is_person or not self._known:
                self._set_out()
        elif pace and context.shown.viewer == self._drawn_for:
            self._fade_over()

    def show(self, number: int) -> None:
        """Show that move of the log (from 1 on) once more, whatever the table is at now."""
        self.skip()
        pace = PACES[self.context.settings.speed] or 1.0
        self._due = self._planner.departure(number, pace, self._log.history)
        self._set_out()
        self.context.damage.all()

    @property
    def _known(self) -> bool:
        """Whether the same eyes have seen the picture before."""
        return self._still is not None and self.context.shown.viewer == self._drawn_for

    def _set_out(self) -> None:
        """The move that is due sets out."""
        assert self._due is not None
        departure, self._due = self._due, None
        self._crossing = self._planner.crossing(departure, self._known)
        if self._crossing:
            self.air.begin(self._crossing.transition.flights)
        if not (self._crossing and self._crossing.fresh):
            self.context.damage.all()

    def _fade_over(self) -> None:
        """The table as it was goes over into the table as it is."""
        picture = self._picture.shown()
        self._fade = Fade(picture) if picture else None

    def ground_comes(self) -> None:
        """The ground that was being drawn is there: it is shown, faded in where motion is reduced."""
        same_eyes = self.context.shown.view.seat == self._drawn_for
        if self.context.settings.reduced_motion and same_eyes and not self.busy:
            self._fade_over()
        self.context.damage.all()

    def _land(self) -> None:
        self._crossing = self._fade = self._due = None
        self.air.settle()

    def skip(self) -> None:
        """Everything has landed at once."""
        self._land()
        self.air.flights = []

    def layout(self) -> None:
        """In a window of another size everything has another way to go: it has landed."""
        layout = self.context.shown.layout
        fitted = layout.size, layout.frame.text_scale
        if fitted != self._fitted:
            self._fitted = fitted
            self._still = None
            self.skip()

    def update(self, dt: float) -> None:
        """Let time pass; the scene is drawn again while something moves."""
        crossing = self._crossing
        if self.due:
            self._set_out()
            self.context.damage.sprites()
            if self._crossing:
                self._crossing.waited = self._crossing.fresh
        elif not (self.air.flights or self._fade):
            self._planner.draw_ahead()
        elif crossing and crossing.fresh:
            if crossing.waited:
                self.context.damage.all()
            crossing.fresh = not crossing.waited
        else:
            self._go_on(dt)

    def _go_on(self, dt: float) -> None:
        """Everything in the air moves on; what has come to its end is over."""
        crossing, fade = self._crossing, self._fade
        self.context.damage.sprites()
        self.air.time += dt
        if fade:
            fade.time += dt
        if crossing and crossing.go_on(dt):
            self.context.damage.all()
        if (crossing and crossing.over) or (fade and fade.over):
            self.context.damage.all()
            self._land()
        elif not (crossing or fade):
            self.air.settle()

    def picture(self, marks: Marks) -> Still:
        """What the static picture shows now: the table at rest, or what lies still meanwhile."""
        crossing, shown = self._crossing, self.context.shown
        self._drawn_for = shown.view.seat
        if self._still and (self.due or (crossing and crossing.fresh)):
            if crossing:
                crossing.waited = True
        elif crossing:
            self._still = crossing.still()
        else:
            marks = replace(marks, moods=shown.moods)
            self._still = shown.layout, shown.view, marks, self._log.history
        return self._still

    def draw_panel(self, surface: pygame.Surface, panel: Panel | None) -> None:
        """The panel that stands open: one of the game's own waits until what opened it has landed."""
        ground, crossing = self._picture.composed, self._crossing
        if self._due and self._due.panel:
            self._due.panel.draw(surface, ground)
        elif crossing and crossing.shows_panel:
            crossing.draw_panel(surface, ground)
        elif panel and (panel.region == "dock" or not (crossing or self.due)):
            panel.draw(surface, ground)

    def aloft(self) -> Iterator[Aloft]:
        """What is in the air, over everything."""
        if self._fade:
            yield from self._fade.pictures()
        yield from self.air.pictures()
