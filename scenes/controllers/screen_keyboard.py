"""ScreenKeyboard: a keyboard on the screen, to type text with a game controller."""

from functools import partial

import pygame

from scenes.art import shapes
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.keys import KEYS
from scenes.window.scene import Scene

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-", "äöüßéèêçñœ")
SIGNS = "".join(ROWS)
STEP, GAP, EDGE = (106.0, 76.0), 10.0, 24.0
"""The distance from key to key, the gap between two, and the margin of the board, in design units."""
WIDE, HIGH = 10 * STEP[0] - GAP + 2 * EDGE, 6 * STEP[1] - GAP + 2 * EDGE
CAPITALS, SPACE, ERASE, DONE = "⇧", " ", "←", "✓"
LARGEST, MARGIN = 1.35, 16.0
"""The largest factor by which the board grows with the text scale, and its margin in the window."""


class ScreenKeyboard(Scene):
    """Types into the focused field of the screen `below`, which stays visible; typing on a real keyboard goes
    there and closes this one.
    """

    opaque = False
    pad_places = ("typing",)
    ring: FocusRing

    def __init__(self, below: Scene) -> None:
        super().__init__()
        self._below = below
        self.capitals = True
        self.letters = [Button(sign, partial(self._type, sign), look="quiet", size=34) for sign in SIGNS]
        self.others = (
            Button(CAPITALS, self._shift, look="quiet"),
            Button("", partial(self._type, SPACE), look="quiet"),
            Button(ERASE, self._erase, look="quiet", cap="erase"),
            Button(DONE, self._close, look="primary", cap="back"),
        )
        self.ring = FocusRing([*self.letters, *self.others], shown=True)
        self.ring.focus(self.letters[len(ROWS[0])])
        self.board = pygame.Rect(0, 0, 0, 0)
        self._label()

    def enter(self) -> None:
        """Put the field's cursor at the end of its text."""
        self._give(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))

    @property
    def typing(self) -> pygame.Rect | None:
        return self._below.typing

    def layout(self) -> None:
        """Place the board below the field, or above it where there is more room."""
        field, frame = self._below.typing or pygame.Rect(0, 0, 0, 0), self.frame
        above, below = field.top, self.size[1] - field.bottom
        low, room = above > below, max(above, below) / frame.scale - 2 * MARGIN
        grown = min(LARGEST, frame.text_scale, room / HIGH)
        left, top = 960 - WIDE * grown / 2, MARGIN if low else 1080 - MARGIN - HIGH * grown
        self.board = frame.rect(left, top, WIDE * grown, HIGH * grown)

        def place(column: int, row: int, columns: int) -> pygame.Rect:
            x, y = EDGE + column * STEP[0], EDGE + row * STEP[1]
            wide, high = columns * STEP[0] - GAP, STEP[1] - GAP
            return frame.rect(left + x * grown, top + y * grown, wide * grown, high * grown)

        for number, key in enumerate(self.letters):
            key.rect = place(number % 10, number // 10, 1)
        for key, column, columns in zip(self.others, (0, 2, 6, 8), (2, 4, 2, 2), strict=True):
            key.rect = place(column, 5, columns)

    def handle(self, event: pygame.event.Event) -> None:
        """Process keys of the board, and text of a real keyboard."""
        if event.type == pygame.TEXTINPUT:
            self._close()
            self._give(event)
        elif move_of(event) == "cancel":
            self._close()
        elif event.type == pygame.KEYDOWN and event.key == KEYS.code_of("erase"):
            self._erase()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board with its keys."""
        shapes.wood_panel(surface, self.board, self.frame.scale)
        self.ring.draw(surface, self.frame)

    def _type(self, sign: str) -> None:
        self._give(pygame.event.Event(pygame.TEXTINPUT, text=self._written(sign)))
        if self.capitals:
            self._shift()

    def _erase(self) -> None:
        self._give(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))

    def _give(self, event: pygame.event.Event) -> None:
        self._below.handle(event)
        self._below.dirty = self.dirty = True

    def _written(self, sign: str) -> str:
        return sign.upper() if self.capitals and len(sign.upper()) == 1 else sign

    def _shift(self) -> None:
        """Switch capitals for the next letter on or off."""
        self.capitals = not self.capitals
        self._label()

    def _label(self) -> None:
        for key, sign in zip(self.letters, SIGNS, strict=True):
            key.label = self._written(sign)
        self.others[0].chosen = self.capitals
        self.dirty = True

    def _close(self) -> None:
        assert self.stack
        self.stack.pop()
