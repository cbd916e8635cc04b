"""The picture of a stack of screens, drawn again only where it has changed."""

from collections.abc import Callable
from typing import Literal

import pygame

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.art.moving.screen_transitions import FADE, ScreenTransition
from scenes.art.sprite_layer import PlacedSprite, SpriteLayer
from scenes.window.running_transition import RunningTransition, TransitionDrawing, get_memory
from scenes.window.seen import Seen, SeenDrawing

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
            lifts = self._passing is None and way is not FADE
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
