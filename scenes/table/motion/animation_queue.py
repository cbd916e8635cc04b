"""The running animation of a table and its progress."""

from collections.abc import Iterator

import pygame

from scenes.art.moving.incremental import IncrementalDraw
from scenes.art.moving.screen_transitions import ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel import Panel
from scenes.table.motion.transition import Fade, FlightLayer, MoveAnimation, PendingAnimation


class AnimationQueue:
    """At most one move, first `due`, then `planned`, then `animation`; or a `fade`; and flights in `air`."""

    def __init__(self) -> None:
        self.due: PendingAnimation | None = None
        self.planned: MoveAnimation | None = None
        self.steps = IncrementalDraw()
        """The steps in which it is planned."""
        self.animation: MoveAnimation | None = None
        self.fade: Fade | None = None
        self.way: ScreenTransition | None = None
        """The transition of the picture to be drawn next."""
        self.left: Panel | None = None
        """The game's own panel before the move, shown until the animation has started."""
        self.air = FlightLayer()
        self.rolls = FlightLayer()
        """Figures that roll to new values; nothing waits for them."""

    @property
    def busy(self) -> bool:
        """Whether an animation runs or is due that the next move should wait for."""
        return self.animation is not None or self.fade is not None or self.due is not None

    @property
    def holds(self) -> bool:
        """Whether a great moment is shown or will follow in this animation."""
        animation = self.animation
        return animation is not None and any(leg.transition.lasts for leg in animation.legs())

    @property
    def is_shaken(self) -> bool:
        """Whether a panel is being shaken by a blow."""
        return self.animation is not None and self.animation.shaken() is not None

    @property
    def sets_out(self) -> bool:
        """Whether an animation is about to start: the picture is still the one before the move."""
        return self.due is not None or (self.animation is not None and self.animation.fresh)

    @property
    def shows_old_panel(self) -> bool:
        """Whether the game's own panel is still shown as it was before the move."""
        if self.due:
            return self.due.panel is not None
        return self.animation is not None and self.animation.shows_panel

    def land(self) -> None:
        """End the animation at once; only lingering flights stay."""
        self.animation = self.fade = self.due = self.planned = self.way = self.left = None
        self.steps = IncrementalDraw()
        self.air.settle()

    def skip(self) -> None:
        """End the animation and all flights at once."""
        self.land()
        self.air.flights = []
        self.settle_figures()

    def settle_figures(self) -> None:
        """End the rolling of figures at once."""
        self.rolls.flights = []

    def advance(self, dt: float, works: bool) -> bool:
        """Let time pass, and draw ahead if it `works`; return whether the picture at rest has changed."""
        animation, fade = self.animation, self.fade
        self.air.time += dt
        self.rolls.time += dt
        if fade:
            fade.time += dt
        changed = animation is not None and animation.advance(dt, works)
        if animation and animation.over:
            self._start_next(animation)
            return True
        if fade and fade.over:
            self.land()
            return True
        if not (animation or fade):
            self.air.settle()
            self.rolls.settle()
        return changed

    def _start_next(self, animation: MoveAnimation) -> None:
        self.land()
        self.rolls.begin(animation.rolls)
        self.animation, self.way = animation.then, animation.transition.way_on
        if animation.then:
            self.way = self.way or animation.then.transition.way
            self.air.begin(animation.then.transition.flights)

    def next_transition(self) -> ScreenTransition | None:
        """Return, once, the transition to the picture shown from now on; None for none."""
        way, self.way = self.way, None
        return way or (self.fade.way if self.fade and not self.fade.time else None)

    def seen_panel(self, panel: Panel | None) -> Panel | None:
        """The visible panel while `panel` is open: a panel on the stage appears only after the move that
        opened it has started and an earlier panel has left.
        """
        animation = self.animation
        if self.due and self.due.panel:
            return self.due.panel
        if animation and animation.shows_panel:
            return self.left if animation.fresh and self.left else animation.departure.panel
        waits = self.due or (animation and (animation.fresh or animation.departure.panel))
        return None if panel is None or (panel.region == "stage" and waits) else panel

    def draw_panel(self, surface: pygame.Surface, panel: Panel | None, ground: int) -> None:
        """Draw the visible panel without its pieces in flight."""
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
        """The sprites in flight, over a shaken panel."""
        if self.animation and (shaken := self.animation.shaken()):
            yield shaken
        yield from self.rolls.pictures()
        yield from self.air.pictures()
