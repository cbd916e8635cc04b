"""Scene: the base of all screens on the stack."""

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
"""The usual height below captions, where buttons are, in design units."""


IDLE_RATE = 10
"""The usual updates a second of a screen at rest."""
MOST_NEWS = 200
"""The most events kept to be spoken."""


class Stack(Protocol):
    """The part of a `SceneStack` that its scenes may use."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input; None when the stack is empty."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""

    def pop(self) -> Scene:
        """Remove the topmost scene; the one below resumes."""

    def replace(self, scene: Scene) -> None:
        """Replace the topmost scene; those below are not resumed."""


class PieceInspector(Protocol):
    """Describes the pieces of a screen."""

    def spoken(self) -> Iterable[str]:
        """The words about the piece that the keys are at, or whose page was opened last."""


class IdleLife(Protocol):
    """The motion of a screen at rest, independent of its other parts."""

    @property
    def rate(self) -> int:
        """The present updates a second."""

    def live(self, dt: float) -> None:
        """Let `dt` seconds pass, which are part of the screen's next `update`."""


class Scene:
    """A screen on the stack. Subclasses override what they need; the stack calls it all.

    `opaque`: nothing below shows through. `dirty`: the picture has changed; the window draws only then.
    `sprites_changed`: only these have and are drawn again; `idle`: this is only idle life;
    `coming`: its picture is being drawn over several frames; `arriving`: a transition to it is running.
    `stack` is set while the scene is on a stack.
    """

    opaque = True
    takes_every_key = False
    """Whether it gets even the window's own keys."""
    pad_places: tuple[str, ...] = ()
    """The places whose controller actions are valid here besides those valid everywhere."""
    entrance: ScreenTransition = Wipe()
    """The transition by which it appears; it disappears by the reverse."""

    ring: ControlList | None = None
    """Its controls, if all of them are in one ring."""

    def __init__(self) -> None:
        self.dirty = True
        self.sprites_changed = False
        self.changed_areas: list[pygame.Rect] = []
        """The places to draw again while the rest has not changed (`mark_changed`)."""
        self.idle = False
        self.coming = False
        self.arriving = False
        self.stack: Stack | None = None
        self.size: tuple[int, int] = (1280, 720)
        self.text_scale = 1.0
        self.frame = Frame.of(self.size)
        self.news: deque[str] = deque(maxlen=MOST_NEWS)
        """The events not spoken yet, for speech."""
        self.inspector: PieceInspector | None = None
        """Describes the piece that the keys are at."""
        self.idle_life: IdleLife | None = None
        """The motion that continues while the screen is at rest."""

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Fit the scene to a window of `size` pixels and a text scale, and lay it out again."""
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
        """Called when another scene is put on top."""

    def covered(self) -> None:
        """Called when an opaque scene covers this one: drop pictures that are quickly drawn again."""

    def resume(self) -> None:
        """Called when the scene is on top again."""
        self.dirty = True

    def leave(self) -> None:
        """Called once, when the scene has been removed from the stack: release resources."""

    @property
    def idle_rate(self) -> int:
        """The updates a second that it needs at rest."""
        return IDLE_RATE

    @property
    def typing(self) -> pygame.Rect | None:
        """The rectangle of the field that takes typed text; None where keys only press controls."""
        return None

    @property
    def attention_call(self) -> str:
        """The words that call the player back to a window behind others; "" while it waits for nobody."""
        return ""

    @property
    def question(self) -> Hashable:
        """The question that its controls answer; with another one all of them count as new (`PressGuard`)."""
        return None

    def controls(self) -> Iterable[Control]:
        """The visible controls."""
        return self.ring.widgets if self.ring else ()

    def spoken(self) -> Iterable[str] | None:
        """The screen's words besides its controls, of which new ones are spoken; None: the drawn words."""
        return None

    def happened(self) -> Iterable[str]:
        """The events since the player's last action, for speech."""
        return ()

    def group(self) -> Sequence[Control]:
        """The controls among which the focus moves now."""
        return [*self.controls()]

    def quit_asked(self) -> bool:
        """Called when the player closes the window: True to let it close, False when the scene asks first."""
        return True

    def handle(self, event: pygame.event.Event) -> None:
        """Process one input event; only the topmost scene gets it."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; set `sprites_changed` or `dirty` when something moved."""

    def mark_changed(self, area: pygame.Rect) -> None:
        """Mark an area of the picture as changed; the window draws only that again."""
        self.changed_areas.append(area)

    def caption_area(self) -> pygame.Rect:
        """The part of the window for captions, without words; the newest is at its bottom."""
        return pygame.Rect(0, 0, self.size[0], self.size[1] - self.frame.px(CAPTION_FOOT))

    def transition(self) -> ScreenTransition | None:
        """The transition from its last picture to the present one, called once before it is drawn whole; None
        for an immediate change.
        """
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything except the sprites onto a surface of `self.size`."""

    def sprites(self) -> Iterable[PlacedSprite]:
        """The sprites that move above all that, the lowest first."""
        return ()
