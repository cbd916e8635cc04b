"""Window: opens the window and runs the loop: events, updates, and drawing when something has changed."""

import os
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Protocol

import pygame

from raccoon.app import process_memory
from raccoon.app.errors import AppError
from raccoon.app.paths import APP_NAME
from raccoon.app.settings import WindowMode
from scenes.art import fonts
from scenes.art.moving import background, incremental
from scenes.window.keyboard import Keyboard, KeysHeld
from scenes.window.keys import KEYS
from scenes.window.on_desktop import OnDesktop
from scenes.window.pace import Pace
from scenes.window.press_guard import PressGuard
from scenes.window.scene import Scene
from scenes.window.signals import END, MUSIC_OVER
from scenes.window.stack import SceneStack

MINIMUM, USUAL = (960, 540), (1280, 720)
HINT = "SDL_FRAMEBUFFER_ACCELERATION"
TURN = 0.0005
"""The interpreter's switch interval in seconds, a tenth of the usual, so that threads delay the loop less."""


def clock() -> float:
    """The time in seconds, by which the loop measures a frame."""
    return perf_counter()


class Controllers(Protocol):
    """Translates game controllers into key presses (`controllers.steering`)."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Process an event; True if it is a controller's."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""


class Window:
    """The program's window, until `close` or the end of its ``with``; `AppError` without a display."""

    def __init__(
        self,
        size: tuple[int, int] = USUAL,
        mode: WindowMode = "window",
        title: str = "",
        place: tuple[int, int] | None = None,
        display: int = 0,
    ) -> None:
        """`place` is the window's upper left corner, None to leave it to the desktop; `display` the one to
        fill.
        """
        self.windowed_size = _at_least(size)
        self.mode, self.desktop = mode, OnDesktop(title, place, display)
        sys.setswitchinterval(TURN)
        open_display()
        self.surface = self._set_mode()
        pygame.display.set_caption(title)
        pygame.key.set_repeat(350, 60)
        self.focused = True
        self._pace = Pace(pygame.time.Clock().tick)
        self._keyboard, self._keys = Keyboard(), KeysHeld()
        self._typing: pygame.Rect | None = pygame.Rect(0, 0, 0, 0)
        """The text field last passed to the system; at first any, for the system takes all keys as text."""
        self.guard = PressGuard()
        self.controllers: Controllers | None = None
        """The steering by game controllers; None until the first picture is shown."""
        self._shown = 0
        """The number of pictures shown: 0, 1, or 2 for more."""
        self.handed: Callable[[float], Path | None] = lambda dt: None
        """Lets time pass and returns the file that another process wants to be opened here."""
        self.open_file: Callable[[Path], None] = lambda path: None
        """Opens a file that was dropped on the window or handed over."""

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def size(self) -> tuple[int, int]:
        """The drawing surface's size in pixels."""
        return self.surface.get_size()

    def run(self, stack: SceneStack) -> None:
        """Run the loop until the stack is empty or the player closes the window."""
        self.rest(stack)
        if stack.size != self.size:
            stack.resize(self.size)
        while stack.top:
            self.step(stack, self.rest(stack))

    def rest(self, stack: SceneStack) -> float:
        """Wait until the next frame is due, updating idle life; return the seconds since the last frame."""
        return self._pace.wait(lambda dt: _live(stack, self.surface, dt))

    def step(self, stack: SceneStack, dt: float) -> None:
        """Run one turn of the loop: process events, let `dt` seconds pass, draw if anything has changed."""
        with incremental.a_frame():
            if self._shown == 1:
                self._after_first_picture()
            still = self._pace.still > 0 and not stack.picture.dirty
            self.guard.update(dt, stack.top, stack.picture.is_whole, still)
            pygame.event.clear(MUSIC_OVER)  # it only had to end the waiting
            events = _without_stale_sizes(pygame.event.get())
            for event in events:
                self._feed(stack, event)
            if self.controllers:
                self.controllers.update(dt)
            if path := self.handed(dt):
                _raise()
                self.open_file(path)
            stack.update(dt)
            self.guard.meet(stack.top)
            self._listen(stack.top.typing if stack.top else None)
            self.desktop.call(stack.top.attention_call if stack.top and not self.focused else "")
            self._pace.note(dt, stack, bool(events))
            if stack.top and stack.picture.dirty:
                pygame.display.update(stack.draw(self.surface))
                self._shown = self._shown or 1

    def show_as(self, mode: WindowMode, display: int, stack: SceneStack) -> None:
        """Change the window's mode or display and lay the scenes out again; until they are drawn, the old
        picture is shown stretched.
        """
        if (mode, display) == (self.mode, self.desktop.display):
            return
        before = self.surface.copy()
        self.desktop.note(self.mode)
        self.mode, self.desktop.display = mode, display
        self.surface = self._set_mode()
        if mode == "window" and self.size != self.windowed_size:
            self.surface = self._set_mode()  # some displays set a size only after full screen has been left
        pygame.event.clear(pygame.VIDEORESIZE)
        pygame.transform.scale(before, self.size, self.surface)
        pygame.display.flip()
        stack.resize(self.size)

    def close(self) -> None:
        """Close the window and everything that depends on it."""
        background.end()
        fonts.clear()
        self.controllers = None
        pygame.quit()

    def _after_first_picture(self) -> None:
        """Set up memory management, which the first picture did not wait for."""
        self._shown = 2
        process_memory.large_apart()
        process_memory.freeze_gc()

    def _feed(self, stack: SceneStack, event: pygame.event.Event) -> None:
        if self.controllers and self.controllers.handle(event):
            return
        event = self._keyboard.translated(event, KEYS.typed if stack.top and stack.top.typing else KEYS.code)
        if self._keys.repeats(event):
            return
        if event.type == END:
            raise SystemExit(event.code)
        if event.type == pygame.QUIT:
            if stack.top and stack.top.quit_asked():
                stack.clear()
        elif event.type == pygame.VIDEORESIZE:
            self._resized(stack, (event.w, event.h))
        elif event.type == pygame.DROPFILE:
            self.open_file(Path(event.file))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11 and not _taken(stack):
            self.show_as("full" if self.mode == "window" else "window", self.desktop.display, stack)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12 and not _taken(stack):
            self.desktop.save_picture(self.surface)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
            stack.handle(event)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            stack.picture.redraw()
        else:
            self.offer(stack, event)

    def offer(self, stack: SceneStack, event: pygame.event.Event) -> None:
        """Pass an event to the screens, unless it is a press that comes too soon."""
        if not self.guard.refuses(event, self.size, self._keys.down):
            stack.handle(event)
            self.guard.look(stack.top, event)

    def _listen(self, typing: pygame.Rect | None) -> None:
        """Start text input for a field, or stop it, so that an input method gets only typed text."""
        if typing == self._typing:
            return
        self._typing = typing
        if typing is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(typing)

    def _resized(self, stack: SceneStack, size: tuple[int, int]) -> None:
        if self.mode == "window":
            self.windowed_size = _at_least(size)
            if self.windowed_size != size:
                self.surface = self._set_mode()
        self.surface = pygame.display.get_surface() or self.surface
        stack.resize(self.size)

    def _set_mode(self) -> pygame.Surface:
        there = displays()
        display = min(self.desktop.display, len(there) - 1)
        if self.mode == "full":
            return _set_mode((0, 0), pygame.FULLSCREEN, display)
        if self.mode == "borderless":
            return _set_mode(there[display], pygame.NOFRAME, display)
        with warnings.catch_warnings():  # another size than requested is noticed and requested again
            warnings.simplefilter("ignore", RuntimeWarning)
            surface = _set_mode(self.windowed_size, pygame.RESIZABLE)
        self.desktop.put()
        return surface


def _live(stack: SceneStack, surface: pygame.Surface, dt: float) -> None:
    """Let `dt` seconds pass for the idle life of the topmost screen, and draw it."""
    if stack.top and stack.top.idle_life:
        with incremental.a_frame():
            stack.top.idle_life.live(dt)
            if stack.picture.dirty:
                pygame.display.update(stack.draw(surface))


def render(scene: Scene, size: tuple[int, int], text_scale: float = 1.0) -> pygame.Surface:
    """The scene's picture of `size` pixels, drawn without a window (``raccoon shot``, tests)."""
    without_display()
    stack = SceneStack(size, text_scale)
    stack.push(scene)
    surface = pygame.Surface(size)
    stack.draw(surface)
    return surface


def without_display() -> None:
    """Set pygame up for drawing without a window."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    open_display()
    if pygame.display.get_surface() is None:
        _set_mode((1, 1), pygame.HIDDEN)


def displays() -> tuple[tuple[int, int], ...]:
    """The size of each display; one of (0, 0) before the display is initialised."""
    return tuple(pygame.display.get_desktop_sizes()) if pygame.display.get_init() else ((0, 0),)


def _taken(stack: SceneStack) -> bool:
    return bool(stack.top and stack.top.takes_every_key)


def _raise() -> None:
    """Bring the window to the front, if the desktop lets it."""
    with warnings.catch_warnings(), suppress(pygame.error):
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
        window.restore()
        window.focus()


def _without_stale_sizes(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events with only the last of several resizes, because each layout takes long."""
    sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
    return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]


def usual_size() -> tuple[int, int]:
    """The default size of the window: two thirds of a large display, at least `USUAL`."""
    wide = max(USUAL[0], min(displays()[0][0] * 2 // 3, displays()[0][1] * 32 // 27))
    return wide, wide * USUAL[1] // USUAL[0]


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1])


def open_display() -> None:
    """Initialise pygame's display and fonts; raises `AppError` where there is no display.

    Drawing is software only, which is quicker without SDL's GPU framebuffer. On Linux windows need a class
    name for the desktop's lists.
    """
    if sys.platform.startswith("linux"):
        os.environ.setdefault(HINT, "0")
        for server in ("X11", "WAYLAND"):
            os.environ[f"SDL_VIDEO_{server}_WMCLASS"] = APP_NAME
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    try:
        pygame.display.init()
        pygame.font.init()
    except pygame.error as error:
        raise AppError("error.display", why=str(error)) from error


def _set_mode(size: tuple[int, int], flags: int, display: int = 0) -> pygame.Surface:
    """Open the window; try again for a display without a plain framebuffer (native Wayland)."""
    try:
        return pygame.display.set_mode(size, flags, display=display)
    except pygame.error:
        os.environ.pop(HINT, None)
        pygame.display.quit()
    try:
        pygame.display.init()
        return pygame.display.set_mode(size, flags, display=display)
    except pygame.error as error:
        raise AppError("error.display", why=str(error)) from error
