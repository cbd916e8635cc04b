"""A passage under way between two pictures of the window."""

import msgspec
import pygame

from scenes.art.moving import incremental
from scenes.art.moving.screen_transitions import ScreenTransition, memory_that_fades
from scenes.window.seen import SeenDrawing

PICTURES = 2
"""Those that a passage leads from and to."""
LONGEST_STEP, FEWEST_STEPS = 0.018, 12
"""Seconds by which a short passage goes on from one frame seen to the next at most, and in how many frames a
long one is seen at least: so no frame shows more than a fifth of the way, however slow the loop is.
"""


class RunningTransition(msgspec.Struct):
    """A passage, the pictures it leads from and to, for how long it has been under way; `known` once the one
    before is kept, `ready` once the one to come is there, so that it can be seen.
    """

    way: ScreenTransition
    lifts: bool
    """Whether what is in the air stays out of the picture before."""
    memory: list[pygame.Surface]
    known: bool = False
    ready: bool = False
    late: bool = False
    """Whether the frame before was left out."""
    steps: incremental.IncrementalDraw = msgspec.field(default_factory=incremental.IncrementalDraw)
    time: float = 0.0
    painted: float = 0.0
    """The time at which it was painted last: some frames are left out."""
    seen: float | None = None
    """At what share of its time it was painted last, None where something else was painted since."""

    @property
    def over(self) -> bool:
        """Whether its time has passed."""
        return self.time >= self.way.seconds

    @property
    def after(self) -> pygame.Surface:
        """The picture to come."""
        return self.memory[1]

    def go_on(self, dt: float) -> None:
        """Let time pass once the picture to come is there, however long it was drawn."""
        if self.ready and not self.over:
            longest = max(LONGEST_STEP, self.way.seconds / FEWEST_STEPS)
            self.time = min(self.time + dt, self.painted + longest)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what is seen of both now."""
        before, after = self.memory
        share = min(1.0, self.time / self.way.seconds)
        self.way.paint(surface, before, after, share, self.seen)
        self.seen, self.painted = share, self.time


def get_memory(memory: list[pygame.Surface], surface: pygame.Surface) -> None:
    """Get one more piece of the memory that a passage takes, which is as long as a drawing."""
    if not memory:
        memory.append(memory_that_fades(surface))
    elif len(memory) < PICTURES:
        memory.append(pygame.Surface(surface.get_size(), 0, surface))


class TransitionDrawing:
    """Draws a passage under way and, for it, the picture that is to come."""

    def __init__(self, scenes: SeenDrawing) -> None:
        self._scenes = scenes

    def draw(self, surface: pygame.Surface, passing: RunningTransition) -> bool:
        """Draw the picture on the way once ready, at the end the later one; False if nothing is new."""
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
            scenes.sprites.forget()
        elif passing.time > 0:  # at first what is seen is what was
            scenes.sprites.lift(surface)
            passing.paint(surface)
        return True

    def _make_ready(self, surface: pygame.Surface, passing: RunningTransition) -> bool:
        """Keep what is seen now and draw what comes, in as many frames as it takes; whether both is done."""
        while len(passing.memory) < PICTURES:
            get_memory(passing.memory, surface)
            if incremental.is_late():
                return False
        if not passing.known:
            if passing.lifts:
                self._scenes.sprites.lift(surface)
            passing.memory[0].blit(surface, (0, 0))
            passing.known = True
        if incremental.is_late():
            return False  # what brought the passage about has taken the time of this frame
        passing.ready = self._draw_after(passing)
        return passing.ready

    def _draw_after(self, passing: RunningTransition) -> bool:
        """Draw what is to come, in as many frames as it takes; whether it is there now."""
        after, passing.seen = passing.after, None
        return self._scenes.in_steps(passing.steps, lambda: self._scenes.draw_still(after), after)

    def _changed_on_the_way(self, passing: RunningTransition) -> bool:
        """Draw anew what is to come; whether this frame has time to show it."""
        if not self._draw_after(passing):
            return False
        passing.late = incremental.is_late() and not passing.late and not passing.over
        return not passing.late
