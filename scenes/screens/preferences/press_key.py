"""The question for a key: the next one that is pressed is an action's."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from raccoon.app.text import Catalogue, Say
from scenes.art import shapes
from scenes.art.letters import key_caps
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.window.keys import KEYS, PAD, key_named, name_of, told_as
from scenes.window.press_guard import SETTLE

LONG = 3
"""From so many signs on a key is wider than high."""


class PressKeyScene(DialogScene):
    """Waits for a key, or a controller's button, and gives it to `on_key`; the one that the action has
    already changes nothing, nor does one of the other kind. One that no action can have is refused in a
    sentence.
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
        self.painting = partial(_key_alone, KEYS.cap(action))

    def update(self, dt: float) -> None:
        """Time passes; what was pressed for the row before is no answer."""
        super().update(dt)
        self._waited += dt

    def handle(self, event: pygame.event.Event) -> None:
        """Take a key; the button is for mouse and controller."""
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


def _key_alone(label: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A large key on dark wood: the one that the action has now."""
    shapes.desk(surface, rect, 1.0)
    side = round(min(rect.size) * 0.56)
    key = pygame.Rect(0, 0, side if len(label) < LONG else round(rect.width * 0.84), side)
    key.center = rect.center
    shapes.glow(surface, key, side / 46, strength=120)
    key_caps.key_cap(surface, key, label)


def conflict(catalogue: Catalogue, say: Say, action: str, key: int, others: Sequence[str]) -> str:
    """The sentence about a key that other actions have already."""
    first = others[0]
    by_pad, game = bool(key & PAD), first.rpartition(".")[0]
    words = (catalogue.of(game) if game and not by_pad else catalogue).say(f"keys.{told_as(first, by_pad)}")
    left = KEYS.word(KEYS.key(action))
    return say("settings.key.conflict", key=KEYS.word(key), action=words, left=left, n=len(others) - 1)
