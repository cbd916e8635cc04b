"""One screen of the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol

import pygame

from scenes.art.frame import Frame
from scenes.art.moving.screen_transitions import ScreenTransition, Wipe
from scenes.art.sprite_layer import PlacedSprite
from scenes.window.press_guard import Control, ControlList

CAPTION_FOOT = 96
"""The usual room below captions, where buttons are, in design units."""


IDLE_RATE = 10
"""Usual times a second at which a screen is given time while nobody does anything."""
MOST_NEWS = 200
"""The most events that are kept to be said: more nobody would hear out."""


class Stack(Protocol):
    """The part of a `SceneStack` that its scenes may use."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input, or None when the stack is empty."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""

    def pop(self) -> Scene:
        """Take the topmost scene off; the one below resumes."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one; those below notice nothing."""


class Inquirer(Protocol):
    """Tells of the pieces of a screen."""

    def told(self) -> Iterable[str]:
        """The words about the piece that the keys are at, or that was asked last."""


class IdleLife(Protocol):
    """The movement of a screen on which nothing happens; it needs no other part of it."""

    @property
    def rate(self) -> int:
        """The times a second at which it moves now."""

    def live(self, dt: float) -> None:
        """Let `dt` seconds pass that the screen is told of later, with others."""


class Scene:
    """A screen on the stack. Subclasses override what they need; the stack calls it all.

    `opaque` says that nothing below shows through. `dirty` says that the picture has changed:
    the window draws only then. `stirred` says that only what is in the air (`aloft`) has: it is drawn
    anew where it is, the rest stays; `idle`, that this is only the idle life of a scene where nothing
    happens; `coming`, that its picture takes several frames to draw; `arriving`, that the window still goes
    over to it by a passage. `stack` is set while the scene is on a stack.
    """

    opaque = True
    takes_every_key = False
    """Whether it gets even the keys that are the window's own."""
    pad_places: tuple[str, ...] = ()
    """The places of what a controller's buttons do here besides what they do everywhere."""
    entrance: ScreenTransition = Wipe()
    """The transition by which it comes onto the window; it leaves by the same way back."""

    ring: ControlList | None = None
    """Its controls, where all of them are in one ring."""

    def __init__(self) -> None:
        self.dirty = True
        self.stirred = False
        self.torn: list[pygame.Rect] = []
        """Places where the picture has changed while the rest has not (`touch`)."""
        self.idle = False
        self.coming = False
        self.arriving = False
        self.stack: Stack | None = None
        self.size: tuple[int, int] = (1280, 720)
        self.text_scale = 1.0
        self.frame = Frame.of(self.size)
        self.news: deque[str] = deque(maxlen=MOST_NEWS)
        """The events that have not been said yet, for those who hear it."""
        self.inquirer: Inquirer | None = None
        """Tells of the piece that the keys are at."""
        self.idle_life: IdleLife | None = None
        """The movement that goes on while nobody does anything, and the rest is hardly given time."""

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Fit a window of `size` pixels and the player's text scale; lays the scene out anew."""
        self.size = size
        self.text_scale = text_scale
        self.frame = Frame.of(size, text_scale)
        self.layout()
        self.dirty = True

    def layout(self) -> None:
        """Compute rectangles for `self.frame`; called before the first drawing and on each resize."""

    def enter(self) -> None:
        """Called once, when the scene has been put on the stack."""

    def pause(self) -> None:
        """Called when another scene comes on top."""

    def covered(self) -> None:
        """Called when nothing of the scene is seen any more: let go of what is quickly drawn again."""

    def resume(self) -> None:
        """Called when the scene is on top again."""
        self.dirty = True

    def leave(self) -> None:
        """Called once, when the scene has been taken off the stack: release what it holds."""

    @property
    def idle_rate(self) -> int:
        """The times a second at which it wants to be given time while nobody does anything."""
        return IDLE_RATE

    @property
    def typing(self) -> pygame.Rect | None:
        """The field that takes what is typed as text, None where keys only press controls."""
        return None

    @property
    def summons(self) -> str:
        """The words that call somebody back to a window behind others; "" while nobody is waited for."""
        return ""

    @property
    def question(self) -> Hashable:
        """The question that its controls answer; another one makes all of them new (`PressGuard`)."""
        return None

    def controls(self) -> Iterable[Control]:
        """The controls that can be seen."""
        return self.ring.widgets if self.ring else ()

    def spoken(self) -> Iterable[str] | None:
        """The screen's words besides its controls, of which the new are said; None: those that are drawn."""
        return None

    def happened(self) -> Iterable[str]:
        """The events since the last action of the person at the screen."""
        return ()

    def group(self) -> Sequence[Control]:
        """The controls among which the focus walks now."""
        return [*self.controls()]

    def quit_asked(self) -> bool:
        """The player closes the window: True lets it close, False when the scene asks first."""
        return True

    def handle(self, event: pygame.event.Event) -> None:
        """Answer one input event; only the topmost scene gets it."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; set `stirred` or `dirty` when something moved."""

    def touch(self, area: pygame.Rect) -> None:
        """The picture has changed, though only there: the window draws no more than that anew."""
        self.torn.append(area)

    def quiet(self) -> pygame.Rect:
        """The part of the window in which captions may lie, the newest at its foot: no words are there."""
        return pygame.Rect(0, 0, self.size[0], self.size[1] - self.frame.px(CAPTION_FOOT))

    def transition(self) -> ScreenTransition | None:
        """The way to what it shows now from what it showed last, asked once before it is drawn whole; None
        where only that has changed which may change at once.
        """
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything that lies still onto a surface of `self.size`."""

    def aloft(self) -> Iterable[PlacedSprite]:
        """The sprites that move above all that, the lowest first."""
        return ()
