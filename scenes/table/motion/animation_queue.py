"""The animations under way over a table, and their progress."""

from collections.abc import Iterator

import pygame

from scenes.art.moving.incremental import IncrementalDraw
from scenes.art.moving.screen_transitions import ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel import Panel
from scenes.table.motion.transition import Fade, FlightLayer, MoveAnimation, PendingAnimation


class AnimationQueue:
    """At most one move, `due`, then `planned` and `animation`, or a `fade`; and what flies in the `air`."""

    def __init__(self) -> None:
        self.due: PendingAnimation | None = None
        self.planned: MoveAnimation | None = None
        self.steps = IncrementalDraw()
        """In which it is planned."""
        self.animation: MoveAnimation | None = None
        self.fade: Fade | None = None
        self.way: ScreenTransition | None = None
        """By which the picture comes that is to be drawn next."""
        self.left: Panel | None = None
        """The panel of the game's own before the move, which is seen until it has set out."""
        self.air = FlightLayer()
        self.rolls = FlightLayer()
        """Figures that roll, for which nobody waits."""

    @property
    def busy(self) -> bool:
        """Whether something is on its way that the next move should wait for."""
        return self.animation is not None or self.fade is not None or self.due is not None

    @property
    def holds(self) -> bool:
        """Whether a great moment is held, or about to be."""
        animation = self.animation
        return animation is not None and any(leg.transition.lasts for leg in animation.legs())

    @property
    def is_shaken(self) -> bool:
        """Whether a panel is shaken by a blow: it is the largest of all that moves."""
        return self.animation is not None and self.animation.shaken() is not None

    @property
    def sets_out(self) -> bool:
        """Whether a move sets out in this frame or the next: the picture is still the one before it."""
        return self.due is not None or (self.animation is not None and self.animation.fresh)

    @property
    def shows_old_panel(self) -> bool:
        """Whether a panel of the game's own that has gone on is still seen as it stood."""
        if self.due:
            return self.due.panel is not None
        return self.animation is not None and self.animation.shows_panel

    def land(self) -> None:
        """Everything has landed but what is only told; nothing is under way."""
        self.animation = self.fade = self.due = self.planned = self.way = self.left = None
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
        """Let time pass, and work ahead if there is time; whether the picture at rest looks different now."""
        animation, fade = self.animation, self.fade
        self.air.time += dt
        self.rolls.time += dt
        if fade:
            fade.time += dt
        changed = animation is not None and animation.go_on(dt, works)
        if animation and animation.over:
            self._go_over(animation)
            return True
        if fade and fade.over:
            self.land()
            return True
        if not (animation or fade):
            self.air.settle()
            self.rolls.settle()
        return changed

    def _go_over(self, animation: MoveAnimation) -> None:
        """All of it has landed: what follows it sets out, or nothing is under way any more."""
        self.land()
        self.rolls.begin(animation.rolls)
        self.animation, self.way = animation.then, animation.transition.way_on
        if animation.then:
            self.way = self.way or animation.then.transition.way
            self.air.begin(animation.then.transition.flights)

    def way_over(self) -> ScreenTransition | None:
        """The way to the picture that is seen from now on, where nothing flies there; a move's own once."""
        way, self.way = self.way, None
        return way or (self.fade.way if self.fade and not self.fade.time else None)

    def seen_panel(self, panel: Panel | None) -> Panel | None:
        """The panel that is seen where `panel` stands open: one of the game's own waits for those before it
        to go, and until what opened it has set out.
        """
        animation = self.animation
        if self.due and self.due.panel:
            return self.due.panel
        if animation and animation.shows_panel:
            return self.left if animation.fresh and self.left else animation.departure.panel
        waits = self.due or (animation and (animation.fresh or animation.departure.panel))
        return None if panel is None or (panel.region == "stage" and waits) else panel

    def draw_panel(self, surface: pygame.Surface, panel: Panel | None, ground: int) -> None:
        """The panel that is seen, without what of it is in the air."""
        animation, seen = self.animation, self.seen_panel(panel)
        if seen is None:
            return
        if animation and seen is animation.departure.panel:
            animation.draw_panel(surface, ground)
            return
        if seen.region == "stage":
            seen.hidden = animation.transition.coming_hidden if animation else frozenset()
        seen.draw(surface, ground)

    def pictures(self) -> Iterator[PlacedSprite]:
        """The sprites in the air, over a panel that is shaken."""
        if self.animation and (shaken := self.animation.shaken()):
            yield shaken
        yield from self.rolls.pictures()
        yield from self.air.pictures()
