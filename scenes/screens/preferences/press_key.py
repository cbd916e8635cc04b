"""The dialog that takes the next key or controller button pressed for an action."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from raccoon.app.text import Catalogue, Say
from scenes.art import shapes
from scenes.art.letters import key_caps
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.window.keys import KEYS, PAD, description_key, key_named, name_of
from scenes.window.press_guard import SETTLE

LONG = 3
"""A key with at least so many characters is wider than high."""


class PressKeyScene(DialogScene):
    """Waits for a key, or a controller's button, and gives it to `on_key`. The action's present key, and one
    of the other device, change nothing; a key that no action can have is refused with a sentence.
    """

    takes_every_key = True

    def __init__(self, say: Say, action: str, words: str, on_key: Callable[[int], None]) -> None:
        self._say, self._key, self._on_key = say, KEYS.key(action), on_key
        self._waited = 0.0
        kind = "button" if self._key & PAD else "key"
        sentence = say(f"settings.{kind}.press", action=words, key=KEYS.word(self._key))
        super().__init__(
            say(f"settings.{kind}"), sentence, [DialogAnswer(say("settings.key.keep"), None, "quiet")]
        )
        self.painting = partial(_draw_key, KEYS.cap(action))

    def update(self, dt: float) -> None:
        """Count the time since the dialog opened: keys pressed at once are ignored."""
        super().update(dt)
        self._waited += dt

    def handle(self, event: pygame.event.Event) -> None:
        """Take a key; the dialog's own button answers only to mouse and controller."""
        if event.type != pygame.KEYDOWN:
            super().handle(event)
        elif self._waited >= SETTLE:
            self._take(KEYS.pressed(event.key))

    def _take(self, key: int) -> None:
        if (key ^ self._key) & PAD:
            key = self._key
        if key_named(name_of(key)) is None:
            self.sentence, self.dirty = self._say("settings.key.unfit"), True
            return
        self._choose(self.choices[0])
        if key != self._key:
            self._on_key(key)


def _draw_key(label: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    shapes.desk(surface, rect, 1.0)
    side = round(min(rect.size) * 0.56)
    key = pygame.Rect(0, 0, side if len(label) < LONG else round(rect.width * 0.84), side)
    key.center = rect.center
    shapes.glow(surface, key, side / 46, strength=120)
    key_caps.key_cap(surface, key, label)


def conflict(catalogue: Catalogue, say: Say, action: str, key: int, others: Sequence[str]) -> str:
    """Return the sentence about a key that other actions already have."""
    first = others[0]
    by_pad, game = bool(key & PAD), first.rpartition(".")[0]
    words = (catalogue.of(game) if game and not by_pad else catalogue).say(
        f"keys.{description_key(first, by_pad)}"
    )
    left = KEYS.word(KEYS.key(action))
    return say("settings.key.conflict", key=KEYS.word(key), action=words, left=left, n=len(others) - 1)
