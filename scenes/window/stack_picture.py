"""StackPicture: the picture of a stack of screens, with transitions; only changed parts are drawn again."""

from collections.abc import Callable
from typing import Literal

import msgspec
import pygame

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.art.moving.screen_transitions import FADE, ScreenTransition, fading_surface
from scenes.art.sprite_layer import PlacedSprite, SpriteLayer
from scenes.window.seen import Seen, SeenDrawing

PICTURES = 2
"""The number of pictures that a transition needs: before and after."""
LONGEST_STEP, FEWEST_STEPS = 0.018, 12
"""The most seconds that a short transition advances from one drawn frame to the next, and the fewest frames
of a long one: so no frame shows more than a fifth of the way, however slow the loop is.
"""


class RunningTransition(msgspec.Struct):
    """A running transition, its two pictures (`memory`) and its `time` so far; `known`: the picture before is
    copied; `ready`: the picture after is drawn, so that it can be shown.
    """

    way: ScreenTransition
    lifts: bool
    """Whether sprites are left out of the picture before."""
    memory: list[pygame.Surface]
    known: bool = False
    ready: bool = False
    late: bool = False
    """Whether the last frame was skipped."""
    steps: incremental.IncrementalDraw = msgspec.field(default_factory=incremental.IncrementalDraw)
    time: float = 0.0
    painted: float = 0.0
    """The time at which it was last painted: some frames are skipped."""
    seen: float | None = None
    """The share of its time at which it was last painted; None if something else was painted since."""

    @property
    def over(self) -> bool:
        """Whether its time has passed."""
        return self.time >= self.way.seconds

    @property
    def after(self) -> pygame.Surface:
        """The picture after the transition."""
        return self.memory[1]

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass, once the picture after is ready."""
        if self.ready and not self.over:
            longest = max(LONGEST_STEP, self.way.seconds / FEWEST_STEPS)
            self.time = min(self.time + dt, self.painted + longest)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the present mixture of both pictures."""
        before, after = self.memory
        share = min(1.0, self.time / self.way.seconds)
        self.way.paint(surface, before, after, share, self.seen)
        self.seen, self.painted = share, self.time


def get_memory(memory: list[pygame.Surface], surface: pygame.Surface) -> None:
    """Allocate one more of the two surfaces of a transition; one takes as long as a drawing."""
    if not memory:
        memory.append(fading_surface(surface))
    elif len(memory) < PICTURES:
        memory.append(pygame.Surface(surface.get_size(), 0, surface))


class TransitionDrawing:
    """Draws a running transition and the picture after it."""

    def __init__(self, scenes: SeenDrawing) -> None:
        self._scenes = scenes

    def draw(self, surface: pygame.Surface, passing: RunningTransition) -> bool:
        """Draw the transition, or at its end the picture after; False if nothing new was drawn."""
        scenes = self._scenes
        if not passing.ready and passing.over:
            scenes.draw_still(surface)
        elif not passing.ready:
            if not self._make_ready(surface, passing) or incremental.is_late():
                return False
        elif scenes.moved:
            if not self._changed_on_the_way(passing):
                return False
        elif scenes.mend(passing.after, []):
            passing.seen = None
        if passing.over:
            if passing.ready:
                surface.blit(passing.after, (0, 0))
            scenes.layer.forget()
        elif passing.time > 0:  # at 0 the old picture is already shown
            scenes.layer.lift(surface)
            passing.paint(surface)
        return True

    def _make_ready(self, surface: pygame.Surface, passing: RunningTransition) -> bool:
        """Copy the picture before and draw the one after, in several frames; return whether both are done."""
        while len(passing.memory) < PICTURES:
            get_memory(passing.memory, surface)
            if incremental.is_late():
                return False
        if not passing.known:
            passing.memory[0].blit(surface, (0, 0))
            if passing.lifts:
                self._scenes.layer.clear_from(passing.memory[0])
            passing.known = True
        if incremental.is_late():
            return False  # the cause of the transition has used the time of this frame
        passing.ready = self._draw_after(passing)
        return passing.ready

    def _draw_after(self, passing: RunningTransition) -> bool:
        """Draw the picture after, over several frames; return whether it is complete."""
        after, passing.seen = passing.after, None
        return self._scenes.in_steps(passing.steps, lambda: self._scenes.draw_still(after), after)

    def _changed_on_the_way(self, passing: RunningTransition) -> bool:
        """Draw the changed picture after again; return whether there is time to show it in this frame."""
        if not self._draw_after(passing):
            return False
        passing.late = incremental.is_late() and not passing.late and not passing.over
        return not passing.late


Manner = Literal["full", "fade", "none"]
"""The kind of change between pictures: by their transition, by a short fade, or at once."""


class StackPicture:
    """The picture of the visible scenes, with transitions between pictures.

    `manner` returns the kind of change that the player wants; `play_sound` is called with the name of a
    transition's sound effect, even if the transition is not shown.
    """

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._scenes = SeenDrawing(seen)
        self._transitions = TransitionDrawing(self._scenes)
        self._way: ScreenTransition | None = None
        self._passing: RunningTransition | None = None
        self._room: list[pygame.Surface] = []
        """The surfaces for the two pictures of a transition, the one before first."""
        self._steps = incremental.IncrementalDraw()
        self._waited = False
        """Whether the last frame was skipped because the screens' work had used its time."""
        self._shown: pygame.Surface | None = None
        self.manner: Callable[[], Manner] = lambda: "none"
        self.play_sound: Callable[[str], None] = lambda effect: None

    def redraw(self) -> None:
        """Request a whole picture although no scene has changed, as when the window was uncovered."""
        self._scenes.stale = True

    def resized(self) -> None:
        """End the transition and drop everything of the old size, after the window was resized."""
        self._passing = self._shown = None
        self._room = []
        self._steps = incremental.IncrementalDraw()
        self._scenes.layer = SpriteLayer()
        self._scenes.stale = True

    def set_transition(self, way: ScreenTransition | None) -> None:
        """Set the transition to the next picture, and play its sound."""
        self._way = way
        if way and way.sound:
            self.play_sound(way.sound)

    @property
    def transition(self) -> ScreenTransition | None:
        """The running transition; None without one."""
        return self._passing.way if self._passing else None

    @property
    def is_whole(self) -> bool:
        """Whether the picture is complete and up to date, without a running transition."""
        return self._passing is None and not any(scene.coming or scene.dirty for scene in self._seen.seen())

    def end_transition(self) -> bool:
        """End the running transition after a press; return whether the press is used up by that."""
        passing = self._passing
        if passing is None:
            return False
        shielded = passing.time < passing.way.shielded * passing.way.seconds
        passing.time = passing.way.seconds
        return shielded

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the running transition; allocate its surfaces ahead of the next one."""
        if self._passing:
            self._passing.advance(dt)
        elif surface_cache.large():
            self._room = []  # in a large window these surfaces take too much memory
        elif self._shown and self.manner() != "none":
            get_memory(self._room, self._shown)
        for scene in self._seen.seen():
            scene.arriving = self._passing is not None

    @property
    def dirty(self) -> bool:
        """Whether the picture differs from the one last drawn."""
        top, overlay = self._seen.top, self._seen.overlay
        sprites_changed = top is not None and (top.sprites_changed or bool(top.changed_areas))
        return (
            bool(self._passing)
            or self._scenes.moved
            or sprites_changed
            or (overlay is not None and overlay.sprites_changed)
        )

    @property
    def idle(self) -> bool:
        """Whether only idle life has changed, for which the loop need not hurry."""
        top = self._seen.top
        return not (self._passing or self._scenes.moved) and bool(top and top.idle and not top.changed_areas)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the visible scenes; return the places changed since the last drawing.

        While only sprites move, `surface` must be the one drawn on before.
        """
        if self._waits(surface):
            return []
        if way := self._wanted(surface):
            lifts = self._passing is None and not way.keeps_sprites
            self._passing, self._scenes.stale = RunningTransition(way, lifts, self._room), True
            self._steps = incremental.IncrementalDraw()  # drop the picture begun before
            for scene in self._seen.seen():
                scene.arriving = True
        if self._passing:
            return self._draw_passing(surface, self._passing)
        scenes = self._scenes
        changed: list[pygame.Rect] = []
        over: list[PlacedSprite] = []

        def paint() -> None:
            changed.extend(scenes.draw(surface))
            over.extend(scenes.sprites())

        if self._shown is not surface:
            paint()  # there is no old picture to show meanwhile
        elif not scenes.in_steps(self._steps, paint, surface, shown=True):
            return []
        self._shown = surface
        return changed + scenes.draw_air(surface, over)

    def _draw_passing(self, surface: pygame.Surface, passing: RunningTransition) -> list[pygame.Rect]:
        if not self._transitions.draw(surface, passing):
            return []
        if passing.over:
            self._passing = None
        self._scenes.draw_air(surface, self._scenes.sprites())
        self._shown = surface
        return [surface.get_rect()]

    def _waits(self, surface: pygame.Surface) -> bool:
        """Whether the screens' work has used the time of this frame, so that drawing waits for the next."""
        known = self._shown is surface and not self._passing
        self._waited = known and not self._waited and incremental.is_late()
        return self._waited

    def _wanted(self, surface: pygame.Surface) -> ScreenTransition | None:
        """The transition to the next picture; None for an immediate change."""
        top, way, manner = self._seen.top, self._way, self.manner()
        self._way = None
        asked = top.transition() if top and self._scenes.moved else None
        known = self._shown is surface and self._shown.get_size() == self._seen.size
        if manner == "none" or not known:
            return None
        way = way or asked
        return FADE if way and manner == "fade" else way
