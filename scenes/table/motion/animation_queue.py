"""The animations under way over a table, and their progress."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scenes.art.moving.incremental import IncrementalDraw
from scenes.art.moving.screen_transitions import ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel import Panel
from scenes.table.motion.move_animation import Fade, FlightLayer, MoveAnimation, PendingAnimation


class AnimationQueue:
    """At most one move, `due`, then `planned` and `crossing`, or a `fade`; and what flies in the `air`."""

    def __init__(self) -> None:
        self.due: PendingAnimation | None = None
        self.planned: MoveAnimation | None = None
        self.steps = IncrementalDraw()
        """In which it is planned."""
        self.crossing: MoveAnimation | None = None
        self.fade: Fade | None = None
        self.way: ScreenTransition | None = None
        """By which the picture comes that is to be drawn next."""
        self.air = FlightLayer()
        self.rolls = FlightLayer()
        """Figures that roll, for which nobody waits."""

    @property
    def busy(self) -> bool:
        """Whether something is on its way that the next move should wait for."""
        return self.crossing is not None or self.fade is not None or self.due is not None

    @property
    def holds(self) -> bool:
        """Whether a great moment is held, or about to be."""
        crossing = self.crossing
        return crossing is not None and any(leg.transition.lasts for leg in crossing.legs())

    @property
    def sets_out(self) -> bool:
        """Whether a move sets out in this frame or the next: the picture is still the one before it."""
        return self.due is not None or (self.crossing is not None and self.crossing.fresh)

    @property
    def shows_old_panel(self) -> bool:
        """Whether a panel of the game's own that has gone on is still seen as it stood."""
        if self.due:
            return self.due.panel is not None
        return self.crossing is not None and self.crossing.shows_panel

    def land(self) -> None:
        """Everything has landed but what is only told; nothing is under way."""
        self.crossing = self.fade = self.due = self.planned = self.way = None
        self.steps = IncrementalDraw()
        self.air.settle()

    def skip(self) -> None:
        """Everything has landed at once."""
        self.land()
        self.air.flights = []
        self.settle_figures()

    def settle_figures(self) -> None:
        """Figures stand still at once: the picture under them is to be another."""
        self.rolls.flights = []

    def go_on(self, dt: float, works: bool) -> bool:
        """Let time pass, and work ahead where the frame has time; whether the picture at rest looks different
        now.
        """
        crossing, fade = self.crossing, self.fade
        self.air.time += dt
        self.rolls.time += dt
        if fade:
            fade.time += dt
        changed = crossing is not None and crossing.go_on(dt, works)
        if crossing and crossing.over:
            self._go_over(crossing)
            return True
        if fade and fade.over:
            self.land()
            return True
        if not (crossing or fade):
            self.air.settle()
            self.rolls.settle()
        return changed

    def _go_over(self, crossing: MoveAnimation) -> None:
        """All of it has landed: what follows it sets out, or nothing is under way any more."""
        self.land()
        self.rolls.begin(crossing.rolls)
        self.crossing, self.way = crossing.then, crossing.transition.way_on
        if crossing.then:
            self.air.begin(crossing.then.transition.flights)

    def way_over(self) -> ScreenTransition | None:
        """The way to the picture that is seen from now on, where nothing flies there; a move's own once."""
        way, self.way = self.way, None
        return way or (self.fade.way if self.fade and not self.fade.time else None)

    def seen_panel(self, panel: Panel | None) -> Panel | None:
        """The panel that is seen where `panel` stands open: one of the game's own waits for those before it
        to go, and until what opened it has set out.
        """
        crossing = self.crossing
        if self.due and self.due.panel:
            return self.due.panel
        if crossing and crossing.shows_panel:
            return crossing.departure.panel
        waits = self.due or (crossing and (crossing.fresh or crossing.departure.panel))
        return None if panel is None or (panel.region == "stage" and waits) else panel

    def draw_panel(self, surface: pygame.Surface, panel: Panel | None, ground: int) -> None:
        """The panel that is seen, without what of it is in the air."""
        crossing, seen = self.crossing, self.seen_panel(panel)
        if seen is None:
            return
        if crossing and seen is crossing.departure.panel:
            crossing.draw_panel(surface, ground)
            return
        if seen.region == "stage":
            seen.hidden = crossing.transition.coming_hidden if crossing else frozenset()
        seen.draw(surface, ground)

    def pictures(self) -> Iterator[PlacedSprite]:
        """The sprites in the air, over a panel that is shaken."""
        if self.crossing and (shaken := self.crossing.shaken()):
            yield shaken
        yield from self.rolls.pictures()
        yield from self.air.pictures()
