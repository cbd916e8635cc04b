"""Shows moves as pieces that fly over the table at rest.

The session's state is final before anything flies; only the picture lags behind. The static picture is
composed once when an animation starts (`Transition.view`) and once when it ends; in between only sprites are
drawn.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scenes.art.moving.incremental import is_spread, mark_done
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.context import TableContext, TablePart
from scenes.table.layout import Layout
from scenes.table.log.game_log import GameLog, LogStep
from scenes.table.motion.animation_queue import AnimationQueue
from scenes.table.motion.flight_planner import FlightPlanner
from scenes.table.motion.flights import Flight
from scenes.table.motion.pace import PACES
from scenes.table.motion.transition import AtRest, Fade, MoveAnimation
from scenes.table.picture.background_life import Background
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights


class Animator(TablePart):
    """The animations over one table, and the picture of the table during them."""

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
        self.queue = AnimationQueue()
        self._still: AtRest | None = None
        self._drawn_for: int | None = None
        self._fitted: object = None
        self._first_rolls: list[Flight] = []
        """The figures that roll to new values when the animation starts."""
        self.arriving = False
        """Whether the window is in a transition to another picture, so that nothing is drawn ahead."""
        self.unseen = False
        """Whether the picture takes several frames to draw, so that animations wait."""
        self._announces = False
        """Whether the table shows the move in words in this frame; its animation starts in the next."""

    @property
    def busy(self) -> bool:
        """Whether an animation runs or is due that the next move should wait for."""
        return self.queue.busy

    def follow(self, step: LogStep) -> None:
        """Start the animation of a single new move; fade after other changes."""
        context, history = self.context, self._history
        self._history = self._log.history
        if not (step.taken or step.fresh):
            return
        if step.taken:
            self._background.life.settle()
        self.queue.land()
        pace = PACES[context.settings.speed]
        if pace and len(step.fresh) == 1 and not step.taken:
            self.queue.due = self._planner.departure(step.total, pace, history)
            mover = context.session.match.entries[-1].command.seat
            at_once = context.session.seats[mover].is_person or not self._known
            self._announces = is_spread() and not at_once
            if at_once:
                self._set_out()
        elif pace:
            self._fade_over()

    def show(self, number: int) -> None:
        """Play the animation of a move of the log again, counted from 1."""
        self.queue.skip()
        pace = PACES[self.context.settings.speed] or 1.0
        self.queue.due = self._planner.departure(number, pace, self._log.history)
        self._set_out()
        self.context.damage.all()

    def deal(self) -> None:
        """Start the dealing animation of a new game."""
        settings, queue = self.context.settings, self.queue
        pace = PACES[settings.speed]
        queue.animation = self._planner.deal(pace) if pace and not settings.reduced_motion else None
        if queue.animation:
            queue.air.begin(queue.animation.transition.flights)
            self.context.damage.all()

    @property
    def _known(self) -> bool:
        return self._still is not None and self.context.shown.viewer == self._drawn_for

    def _set_out(self) -> None:
        """Start the animation that is due once its flights and still picture are prepared."""
        queue = self.queue
        if not queue.steps.draw(self._plan):
            return
        animation = queue.planned
        queue.left = queue.due.panel if queue.due else None
        queue.due, queue.planned, queue.animation = None, None, animation
        if animation:
            queue.air.begin(animation.transition.flights)
            queue.rolls.begin(self._first_rolls)
        elif self.context.settings.reduced_motion:
            self._fade_over()
        if not (animation and animation.fresh):
            self.context.damage.all()

    def _plan(self) -> None:
        """Prepare the animation that is due: its flights, its first picture, its rolling figures."""
        queue = self.queue
        assert queue.due
        if queue.planned is None:
            queue.planned = self._planner.animation(queue.due, self._known)
            if queue.planned:
                mark_done()
        if queue.planned and queue.planned.fresh:
            zones = self._picture.zones(*_at_rest(queue.planned, self.context))
            mark_done()
            self._first_rolls = list(self._planner.rolls(self._picture.plain.zones, zones, queue.planned))

    def _fade_over(self) -> None:
        """Start a fade to the new picture, unless it is for another viewer."""
        if self.context.shown.viewer == self._drawn_for:
            self.queue.fade = Fade()
            self.context.damage.all()

    def show_ground(self) -> None:
        """Show the ground that has become ready; fade it in with reduced motion."""
        if self.context.settings.reduced_motion and not self.busy:
            self._fade_over()
        self.context.damage.all()

    def layout(self) -> None:
        """End all animations if the window's size or the text scale has changed."""
        layout = self.context.shown.layout
        fitted = layout.size, layout.frame.text_scale
        if fitted != self._fitted:
            self._fitted = fitted
            self._still = None
            self.queue.skip()

    def update(self, dt: float) -> None:
        """Let time pass: start, move or end animations, and request redrawing."""
        queue, damage = self.queue, self.context.damage
        animation = queue.animation
        if queue.due and self._announces:
            self._announces = False
        elif queue.due:
            self._set_out()
            damage.sprites()
            if queue.animation:
                queue.animation.waited = queue.animation.fresh
        elif not (queue.air.flights or queue.rolls.flights or queue.fade):
            self._planner.draw_ahead()
        elif animation and animation.fresh:
            if animation.waited:
                damage.all()
            animation.fresh = not animation.waited
            queue.way = None if animation.fresh else animation.transition.way
        elif not self.unseen:
            damage.sprites()
            if queue.advance(dt, not self.arriving):
                damage.all()

    def picture(self, marks: Highlights) -> AtRest:
        """The content of the static picture: the table at rest, or behind the animation."""
        animation, shown = self.queue.animation, self.context.shown
        self._drawn_for = shown.view.seat
        if self._still and self.queue.sets_out:
            if animation:
                animation.waited = True
        elif animation:
            self._still = _at_rest(animation, self.context)
        else:
            marks = replace(marks, moods=shown.moods, notes=shown.notes, stops=shown.stops)
            self._still = shown.layout, shown.view, marks, self._log.history
        return self._still

    @property
    def elsewhere(self) -> Layout | None:
        """The layout of the visible picture if it shows another place than the position; else None."""
        animation, seen = self.queue.animation, None
        if self.queue.sets_out:
            seen = self._still[0] if self._still else None
        elif animation:
            seen = animation.transition.layout
        return seen if seen and seen.elsewhere != self.context.shown.layout.elsewhere else None

    def sprites(self) -> Iterator[PlacedSprite]:
        """The sprites in flight."""
        return self.queue.pictures()


def _at_rest(animation: MoveAnimation, context: TableContext) -> AtRest:
    layout, view, marks, history = animation.still()
    return layout, view, replace(marks, stops=context.shown.stops), history
