"""The picture of a stack of screens, drawn again only where it has changed."""

from collections.abc import Callable
from typing import Literal

import msgspec
import pygame

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.art.moving.screen_transitions import FADE, ScreenTransition, memory_that_fades
from scenes.art.sprite_layer import PlacedSprite, SpriteLayer
from scenes.window.seen import Seen, SeenDrawing

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
            passing.memory[0].blit(surface, (0, 0))
            if passing.lifts:
                self._scenes.sprites.clear_from(passing.memory[0])
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


Manner = Literal["full", "fade", "none"]
"""The change of one picture into the next: by its transition, by a short fade, or at once."""


class StackPicture:
    """The picture of what is `seen`: still parts once, then only what is torn and what is in the air.

    Where another picture is to come by a passage the two are kept until it has come; `manner` says whether
    the player wants passages at all, and `hear` is told what sounds with them, also where they are not seen.
    """

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._scenes = SeenDrawing(seen)
        self._transitions = TransitionDrawing(self._scenes)
        self._way: ScreenTransition | None = None
        self._passing: RunningTransition | None = None
        self._room: list[pygame.Surface] = []
        """Memory for the two pictures of a passage, the one before first."""
        self._steps = incremental.IncrementalDraw()
        self._waited = False
        """Whether the frame before was left out, for what the screens did had taken its time."""
        self._shown: pygame.Surface | None = None
        self.manner: Callable[[], Manner] = lambda: "none"
        self.hear: Callable[[str], None] = lambda effect: None

    def redraw(self) -> None:
        """Ask for a whole picture although no scene has changed: the window was uncovered, a scene came."""
        self._scenes.stale = True

    def resized(self) -> None:
        """The window has another size: what was to pass is there, and nothing of the old size is kept."""
        self._passing = self._shown = None
        self._room = []
        self._steps = incremental.IncrementalDraw()
        self._scenes.sprites = SpriteLayer()
        self._scenes.stale = True

    def pass_by(self, way: ScreenTransition | None) -> None:
        """The next picture comes by this way, and with its sound."""
        self._way = way
        if way and way.heard:
            self.hear(way.heard)

    @property
    def passing(self) -> ScreenTransition | None:
        """The passage under way."""
        return self._passing.way if self._passing else None

    @property
    def is_whole(self) -> bool:
        """Whether the picture is seen as it is to stay: nothing of it is still coming."""
        return self._passing is None and not any(scene.coming or scene.dirty for scene in self._seen.seen())

    def arrive(self) -> bool:
        """End the passage under way; whether the press that asks for it is used up by that."""
        passing = self._passing
        if passing is None:
            return False
        shielded = passing.time < passing.way.shielded * passing.way.seconds
        passing.time = passing.way.seconds
        return shielded

    def update(self, dt: float) -> None:
        """Let time pass for the passage under way, no more at once than lets it be seen."""
        if self._passing:
            self._passing.go_on(dt)
        elif surface_cache.large():
            self._room = []  # it takes most of the memory there is
        elif self._shown and self.manner() != "none":
            get_memory(self._room, self._shown)
        for scene in self._seen.seen():
            scene.arriving = self._passing is not None

    @property
    def dirty(self) -> bool:
        """Whether the picture differs from the one last drawn."""
        top, overlay = self._seen.top, self._seen.overlay
        stirred = top is not None and (top.stirred or bool(top.torn))
        return (
            bool(self._passing) or self._scenes.moved or stirred or (overlay is not None and overlay.stirred)
        )

    @property
    def idle(self) -> bool:
        """Whether nothing has changed but the idle life of the picture: the loop need not hurry for it."""
        top = self._seen.top
        return not (self._passing or self._scenes.moved) and bool(top and top.idle and not top.torn)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is seen and mark it clean; the places that have changed since it was drawn last.

        While only what is in the air moves, `surface` has to be the one that was drawn on before.
        """
        if self._waits(surface):
            return []
        if way := self._wanted(surface):
            lifts = self._passing is None and not way.keeps
            self._passing, self._scenes.stale = RunningTransition(way, lifts, self._room), True
            self._steps = incremental.IncrementalDraw()  # what it had begun is another picture
            for scene in self._seen.seen():
                scene.arriving = True
        if self._passing:
            return self._draw_passing(surface, self._passing)
        scenes = self._scenes
        changed: list[pygame.Rect] = []
        over: list[PlacedSprite] = []

        def paint() -> None:
            changed.extend(scenes.draw(surface))
            over.extend(scenes.aloft())

        if self._shown is not surface:
            paint()  # nothing is there to be seen meanwhile
        elif not scenes.in_steps(self._steps, paint, surface, shown=True):
            return []
        self._shown = surface
        return changed + scenes.draw_air(surface, over)

    def _draw_passing(self, surface: pygame.Surface, passing: RunningTransition) -> list[pygame.Rect]:
        if not self._transitions.draw(surface, passing):
            return []
        if passing.over:
            self._passing = None
        self._scenes.draw_air(surface, self._scenes.aloft())
        self._shown = surface
        return [surface.get_rect()]

    def _waits(self, surface: pygame.Surface) -> bool:
        """Whether what the screens did has taken the time of this frame: the picture waits for the next."""
        known = self._shown is surface and not self._passing
        self._waited = known and not self._waited and incremental.is_late()
        return self._waited

    def _wanted(self, surface: pygame.Surface) -> ScreenTransition | None:
        """The way by which the picture that is to be drawn comes, None where it comes at once."""
        top, way, manner = self._seen.top, self._way, self.manner()
        self._way = None
        asked = top.transition() if top and self._scenes.moved else None
        known = self._shown is surface and self._shown.get_size() == self._seen.size
        if manner == "none" or not known:
            return None
        way = way or asked
        return FADE if way and manner == "fade" else way
