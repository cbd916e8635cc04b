"""Drives a screen as a player does: real events through a real window of the dummy driver."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from raccoon.app.text import Catalogue
from scenes.controllers.steering import Steering
from scenes.screens.preferences.scene import SettingsScene
from scenes.widgets.widget import Widget
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.scenes.person import HASTY

ENGLISH = Catalogue.load("en")
SIZES = ((1280, 720), (1920, 1080), (1024, 768))


class Player:
    """A pair of hands at a window: keys, clicks, typing, time."""

    def __init__(self, window: Window, stack: SceneStack) -> None:
        self.window = window
        self.stack = stack

    def wait(self, steps: int = 3) -> None:
        """Let some turns of the loop pass."""
        for _ in range(steps):
            self.window.step(self.stack, 1 / 60)

    def key(self, *keys: int, mod: int = 0, unicode: str = "") -> None:
        """Press and release keys, one after the other."""
        for key in keys:
            if key not in HASTY:
                self.look()
            pygame.event.post(
                pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0)
            )
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, scancode=0))
            self.wait()

    def look(self) -> None:
        """Look at the screen until everything on it can be pressed, or for a few seconds."""
        self.window.guard.look(self.stack.top)
        for _ in range(80):
            if self.window.guard.ready:
                return
            self.window.step(self.stack, 0.21)

    def type(self, words: str) -> None:
        """Type text."""
        for letter in words:
            code = ord(letter.lower())
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.wait(1)
        self.wait()

    def hover(self, pos: tuple[int, int]) -> None:
        """Move the pointer there."""
        pygame.mouse.set_pos(pos)
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
        self.wait(2)

    def click(self, at: Widget | tuple[int, int]) -> None:
        """Move there and click with the left button."""
        pos = at.rect.center if isinstance(at, Widget) else at
        self.hover(pos)
        self.look()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, touch=False))
            self.wait()

    def pad(self, button: int) -> None:
        """Press a game controller's button."""
        self.look()
        pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        self.wait()


def setting(player: Player, name: str) -> Any:
    """The control of a setting, or of an action's key, on the settings that lie on top: its page is open."""
    scene = player.stack.top
    assert isinstance(scene, SettingsScene)
    page = next(row.page for row in scene.rows if row.name == name)
    if page != scene.page or scene.search.value:
        scene.open(page)
    for _ in range(40):
        player.wait()
        for row, _ in scene.places:
            if row.name == name:
                return row.widget
        scene.turn(1)
    raise AssertionError(name)


@contextmanager
def at(scene: Scene, size: tuple[int, int] = (1280, 720)) -> Iterator[Player]:
    """A player in front of a scene."""
    with Window(size) as window:
        stack = SceneStack(window.size)
        stack.push(scene)
        window.controllers = Steering(stack, window.offer)
        player = Player(window, stack)
        player.wait()
        yield player
        stack.clear()


def ring_rects(widgets: list[Widget]) -> list[pygame.Rect]:
    """The rectangles of the controls that can be seen."""
    return [widget.rect for widget in widgets if widget.visible]


def assert_apart(rects: list[pygame.Rect], size: tuple[int, int]) -> None:
    """No two rectangles overlap, none is empty and none leaves the window."""
    window = pygame.Rect((0, 0), size)
    for number, rect in enumerate(rects):
        assert min(rect.size) > 8, rect
        assert window.contains(rect), (rect, window)
        for other in rects[number + 1 :]:
            assert not rect.colliderect(other), (rect, other)
