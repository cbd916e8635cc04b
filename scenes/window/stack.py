"""SceneStack: the stack of screens; the topmost gets the input, all above the last opaque one are drawn."""

from typing import Protocol

import pygame

from raccoon.app import process_memory
from scenes.art import surface_cache
from scenes.art.moving.screen_transitions import Reversed
from scenes.window.scene import Scene
from scenes.window.seen import Overlay
from scenes.window.stack_picture import StackPicture

NOWHERE = pygame.event.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0), touch=False)
"""A movement of the pointer to outside the window, so that a scene ends its hover."""


PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.FINGERDOWN,
    pygame.MOUSEWHEEL,
)

OFTEN = 4
"""After so many removed screens garbage is collected: screens are in reference cycles and hold megabytes of
pictures. It happens in the next `update`, because a screen may be removed by its own method.
"""


class Companion(Protocol):
    """Something that gets the events and updates of every screen, such as sounds and speech."""

    @property
    def idle_rate(self) -> int:
        """The updates a second that it needs at rest."""

    def handle(self, event: pygame.event.Event) -> bool | None:
        """Process one event; True if the scenes must not get it (narrator only)."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""


class SceneStack:
    """Scenes from bottom to top; `picture` draws them. A companion or an overlay that fails is removed: the
    error is raised, and the scenes continue without it.
    """

    def __init__(self, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> None:
        self.size = size
        self.text_scale = text_scale
        self._scenes: list[Scene] = []
        self._taken = 0
        self.companion: Companion | None = None
        self.narrator: Companion | None = None
        """Speaks the words of the screens, where speech is on."""
        self.overlay: Overlay | None = None
        self.picture = StackPicture(self)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes from bottom to top."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input; None when the stack is empty."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        if self._scenes:
            self._scenes[-1].pause()
        self._put(scene)

    def pop(self) -> Scene:
        """Remove the topmost scene and resume the one below, nothing hovered; `IndexError` if empty."""
        scene = self._take()
        self.picture.set_transition(Reversed.of(scene.entrance))
        if self._scenes:
            below = self._scenes[-1]
            below.resume()
            below.handle(NOWHERE)
        return scene

    def replace(self, scene: Scene) -> None:
        """Replace the topmost scene; those below are not resumed."""
        if self._scenes:
            self._take()
        self._put(scene)

    def clear(self) -> None:
        """Remove every scene, the topmost first; none resumes. The next `update` collects garbage."""
        if self._scenes:
            self._taken = OFTEN
        while self._scenes:
            self._take()

    def abandon(self) -> list[Exception]:
        """Remove every scene after an error; return the errors of scenes that fail while they leave."""
        failed: list[Exception] = []
        while self._scenes:
            try:
                self._take()
            except Exception as error:  # noqa: BLE001 - the others have to leave, too; it is returned
                failed.append(error)
        self.picture.redraw()
        return failed

    def resize(self, size: tuple[int, int], text_scale: float | None = None) -> None:
        """Resize every scene to the window's new size and, if given, a new text scale."""
        if size != self.size:
            self.picture.resized()
        self.size = size
        self.text_scale = self.text_scale if text_scale is None else text_scale
        surface_cache.fit(self.size, self.text_scale)
        for scene in self._scenes:
            scene.resize(self.size, self.text_scale)
        self.picture.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        """Pass one event to the topmost scene; if that pushes another one, end the hover of the first.

        A press during a transition ends the transition, and is passed on only if the new picture is already
        visible (`ScreenTransition.shielded`).
        """
        if companion := self.companion:
            self.companion = None
            companion.handle(event)
            self.companion = companion
        if narrator := self.narrator:
            self.narrator = None
            used = narrator.handle(event)
            self.narrator = narrator
            if used:
                return
        if event.type in PRESSES and self.picture.end_transition():
            return
        if top := self.top:
            top.handle(event)
            if top in self._scenes[:-1]:
                top.handle(NOWHERE)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass in every visible scene."""
        if self._taken >= OFTEN:
            self._taken = 0
            process_memory.tidy()
        if companion := self.companion:
            self.companion = None
            companion.update(dt)
            self.companion = companion
        if overlay := self.overlay:
            self.overlay = None
            overlay.update(dt)
            self.overlay = overlay
        self.picture.update(dt)
        for scene in self.seen():
            scene.update(dt)
        if narrator := self.narrator:
            self.narrator = None
            narrator.update(dt)
            self.narrator = narrator

    def seen(self) -> list[Scene]:
        """The scenes to draw, from the topmost opaque one upwards."""
        first = 0
        for index, scene in enumerate(self._scenes):
            if scene.opaque:
                first = index
        return self._scenes[first:]

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the visible scenes (`StackPicture.draw`); return the places changed since the last drawing."""
        return self.picture.draw(surface)

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.stack = self
        if scene.opaque:
            for below in self._scenes[:-1]:
                below.covered()
        scene.resize(self.size, self.text_scale)
        self.picture.set_transition(scene.entrance)
        scene.enter()
        self.picture.redraw()

    def _take(self) -> Scene:
        scene = self._scenes.pop()
        scene.leave()
        scene.stack = None
        self._taken += 1
        self.picture.redraw()
        return scene
