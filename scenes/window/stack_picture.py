"""The picture of a stack of screens, drawn again only where it has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Literal

import pygame

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.art.moving.clipping import NOWHERE
from scenes.art.moving.screen_transitions import FADE, ScreenTransition, memory_that_fades
from scenes.art.sprite_layer import PlacedSprite, SpriteLayer
from scenes.window.running_transition import RunningTransition
from scenes.window.seen import Seen

PICTURES = 2
"""Those that a passage leads from and to."""
Manner = Literal["full", "fade", "none"]
"""The change of one picture into the next: by its transition, by a short fade, or at once."""


class StackPicture:
    """The picture of what is `seen`: still parts once, then only what is torn and what is in the air.

    Where another picture is to come by a passage the two are kept until it has come; `manner` says whether
    the player wants passages at all, and `hear` is told what sounds with them, also where they are not seen.
    """

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._stale = True
        self._sprites = SpriteLayer()
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
        self._stale = True

    def resized(self) -> None:
        """The window has another size: what was to pass is there, and nothing of the old size is kept."""
        self._passing = self._shown = None
        self._room = []
        self._steps = incremental.IncrementalDraw()
        self._sprites = SpriteLayer()
        self._stale = True

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
        """The passage under way is at its end: nobody wants to wait for it. Whether the press that asks for
        it is used up by that.
        """
        passing = self._passing
        if passing is None:
            return False
        shielded = passing.time < passing.way.shielded * passing.way.seconds
        passing.time = passing.way.seconds
        return shielded

    def update(self, dt: float) -> None:
        """Let time pass for the passage under way: no more at once than lets it be seen, however long the
        picture to come was drawn.
        """
        if self._passing:
            self._passing.go_on(dt)
        elif surface_cache.large():
            self._room = []  # it takes most of the memory there is
        elif self._shown and self.manner() != "none":
            self._get_room(self._shown)
        for scene in self._seen.seen():
            scene.arriving = self._passing is not None

    @property
    def dirty(self) -> bool:
        """Whether the picture differs from the one last drawn."""
        top, overlay = self._seen.top, self._seen.overlay
        stirred = top is not None and (top.stirred or bool(top.torn))
        return bool(self._passing) or self._moved or stirred or (overlay is not None and overlay.stirred)

    @property
    def idle(self) -> bool:
        """Whether nothing has changed but the idle life of the picture: the loop need not hurry for it."""
        top = self._seen.top
        return not (self._passing or self._moved) and bool(top and top.idle and not top.torn)

    @property
    def _moved(self) -> bool:
        """Whether more has changed than what is in the air."""
        return self._stale or any(scene.dirty or scene.coming for scene in self._seen.seen())

    @property
    def _changed(self) -> bool:
        """Whether the picture is to be another than the one that was begun in the frame before."""
        return self._stale or any(scene.dirty or scene.torn for scene in self._seen.seen())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is seen and mark it clean; the places that have changed since it was drawn last.

        While only what is in the air moves, `surface` has to be the one that was drawn on before.
        """
        if self._waits(surface):
            return []
        if way := self._wanted(surface):
            lifts = self._passing is None and way is not FADE
            self._passing, self._stale = RunningTransition(way, lifts, self._room), True
            self._steps = incremental.IncrementalDraw()  # what it had begun is another picture
            for scene in self._seen.seen():
                scene.arriving = True
        if self._passing:
            return self._draw_passing(surface, self._passing)
        changed: list[pygame.Rect] = []
        over: list[PlacedSprite] = []

        def paint() -> None:
            changed.extend(self._picture(surface))
            over.extend(self._aloft())

        if self._shown is not surface:
            paint()  # nothing is there to be seen meanwhile
        elif not self._in_steps(self._steps, paint, surface):
            return []
        self._shown = surface
        if top := self._seen.top:
            top.stirred = False
            top.torn.clear()
            changed += self._sprites.draw(surface, over)
        return changed

    def _waits(self, surface: pygame.Surface) -> bool:
        """Whether what the screens did has taken the time of this frame: the picture waits for the next."""
        known = self._shown is surface and not self._passing
        self._waited = known and not self._waited and incremental.is_late()
        return self._waited

    def _in_steps(
        self, in_steps: incremental.IncrementalDraw, paint: Callable[[], object], surface: pygame.Surface
    ) -> bool:
        """Paint the picture on a surface, in as many frames as it takes; whether it is there now.

        Where it is seen it is whole or the one before: a passage may lead from there at any time.
        """
        wary = self._moved and surface is self._shown and incremental.is_spread()
        if self._changed:
            in_steps.changed()
            self._take_up()
        if in_steps.frames or wary:
            surface.set_clip(NOWHERE)

        def seen() -> None:
            surface.set_clip(None)
            paint()

        def rehearse() -> None:
            for scene in self._seen.seen():
                scene.draw(surface)
            deque(self._aloft(), maxlen=0)

        try:
            drawn = in_steps.draw(seen, rehearse, wary=wary)
        finally:
            surface.set_clip(None)  # also for the screen that tells of an error
        if not drawn:
            for scene in self._seen.seen():
                scene.coming = True
                scene.torn.clear()
        return drawn

    def _take_up(self) -> None:
        """Take the changes as known, and their picture as on its way."""
        if self._moved:
            self._stale = False
            for scene in self._seen.seen():
                scene.dirty, scene.coming = False, True

    def _wanted(self, surface: pygame.Surface) -> ScreenTransition | None:
        """The way by which the picture that is to be drawn comes, None where it comes at once."""
        top, way, manner = self._seen.top, self._way, self.manner()
        self._way = None
        asked = top.transition() if top and self._moved else None
        known = self._shown is surface and self._shown.get_size() == self._seen.size
        if manner == "none" or not known:
            return None
        way = way or asked
        return FADE if way and manner == "fade" else way

    def _get_room(self, surface: pygame.Surface) -> None:
        """Get one more piece of the memory that a passage takes, which is as long as a drawing."""
        if not self._room:
            self._room.append(memory_that_fades(surface))
        elif len(self._room) < PICTURES:
            self._room.append(pygame.Surface(surface.get_size(), 0, surface))

    def _make_ready(self, surface: pygame.Surface, passing: RunningTransition) -> bool:
        """Keep what is seen now and draw what comes, in as many frames as it takes; whether both is done."""
        while len(self._room) < PICTURES:
            self._get_room(surface)
            if incremental.is_late():
                return False
        if not passing.known:
            if passing.lifts:
                self._sprites.lift(surface)
            passing.memory[0].blit(surface, (0, 0))
            passing.known = True
        if incremental.is_late():
            return False  # what brought the passage about has taken the time of this frame
        passing.ready = self._draw_after(passing)
        return passing.ready

    def _draw_after(self, passing: RunningTransition) -> bool:
        """Draw what is to come, in as many frames as it takes; whether it is there now."""
        after, passing.seen = passing.after, None
        return self._in_steps(passing.steps, lambda: self._draw_still(after), after)

    def _draw_passing(self, surface: pygame.Surface, passing: RunningTransition) -> list[pygame.Rect]:
        """Draw the picture on the way, nothing before it is ready; at its end the picture after, for good."""
        if not passing.ready and passing.over:
            self._draw_still(surface)
        elif not passing.ready:
            if not self._make_ready(surface, passing) or incremental.is_late():
                return []
        elif self._moved:
            if not self._changed_on_the_way(passing):
                return []
        elif self._mend(passing.after):
            passing.seen = None
        if passing.over:
            self._passing = None
            if passing.ready:
                surface.blit(passing.after, (0, 0))
        elif passing.time > 0:  # at first what is seen is what was
            self._sprites.lift(surface)
            passing.paint(surface)
        if passing.over:
            self._sprites.forget()
        if top := self._seen.top:
            top.stirred = False
            top.torn.clear()
            self._sprites.draw(surface, self._aloft())
        self._shown = surface
        return [surface.get_rect()]

    def _changed_on_the_way(self, passing: RunningTransition) -> bool:
        """Draw anew what is to come; whether this frame has time to show it."""
        if not self._draw_after(passing):
            return False
        passing.late = incremental.is_late() and not passing.late and not passing.over
        return not passing.late

    def _aloft(self) -> Iterator[PlacedSprite]:
        """The sprites in the air over the picture, the overlay's last."""
        if top := self._seen.top:
            yield from top.aloft()
            yield from self._over()

    def _over(self) -> Iterator[PlacedSprite]:
        """The overlay's sprites; an overlay that fails is removed."""
        seen = self._seen
        if (over := seen.overlay) and seen.top:
            seen.overlay = None
            try:
                yield from over.aloft(seen.size, seen.text_scale, seen.top.quiet())
            except incremental.BudgetExceeded:
                seen.overlay = over  # it has not failed, it takes longer
                raise
            seen.overlay = over

    def _picture(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self._draw_still(surface) if self._moved else self._mend(surface)

    def _draw_still(self, surface: pygame.Surface) -> list[pygame.Rect]:
        self._sprites.forget()
        self._stale = False
        for scene in self._seen.seen():
            scene.dirty = scene.coming = False
        self._draw_scenes(surface)
        return [surface.get_rect()]

    def _draw_scenes(self, surface: pygame.Surface) -> None:
        top = self._seen.top
        for scene in self._seen.seen():
            scene.draw(surface)
            if scene is not top:
                SpriteLayer().draw(surface, scene.aloft())

    def _mend(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take off what is in the air and draw anew no more than what is torn."""
        bare = [] if self._passing else self._sprites.lift(surface)
        top = self._seen.top
        for area in top.torn if top else ():
            surface.set_clip(area)
            self._draw_scenes(surface)
            bare.append(surface.get_clip())
        surface.set_clip(None)
        return bare
