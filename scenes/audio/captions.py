"""Captions: each effect that is heard is also told, in a short line at the bottom of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.settings import Settings
from scenes.art import palette as pal
from scenes.art import text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.kept import kept
from scenes.art.sprite_layer import Aloft

MOST = 2
"""Captions seen at the same time; a third takes the place of the oldest."""
WARNED = 6.0
"""Seconds for which a warning is read besides."""
STAYS, FADES = 1.8, 0.4
"""Seconds a caption is read, and seconds it then takes to go."""
SHADES = 8
"""Steps of a caption that fades: so often is it drawn anew."""
FOOT = 96
"""How far the captions stay above the window's foot, where the table's buttons are, in design units."""


class Captions:
    """The captions of one window. They are over every screen and take no part in it.

    `say` gives the sentence of a catalogue key. Nothing is shown unless the settings ask for it.
    """

    def __init__(self, settings: Settings, say: Callable[[str], str]) -> None:
        self.settings = settings
        self.stirred = False
        """Whether the captions look different from those drawn last."""
        self._say = say
        self._shown: dict[str, float] = {}
        """The captions by key, the oldest first, with how long each has been there."""

    @property
    def keys(self) -> list[str]:
        """What is told now, the oldest first."""
        return list(self._shown)

    def show(self, key: str) -> None:
        """Tell an effect by its catalogue key; one that is told already stays where it is, for longer."""
        if self.settings.captions:
            self._put(key, 0.0)

    def warn(self, key: str) -> None:
        """Tell what everybody has to know, whatever the settings say; for longer than an effect."""
        self._put(key, -WARNED)

    def _put(self, key: str, age: float) -> None:
        self._shown[key] = age
        while len(self._shown) > MOST:
            del self._shown[next(iter(self._shown))]
        self.stirred = True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        before = [self._shade(age) for age in self._shown.values()]
        self._shown = {key: age + dt for key, age in self._shown.items() if age + dt < STAYS + FADES}
        if before != [self._shade(age) for age in self._shown.values()]:
            self.stirred = True

    def _shade(self, age: float) -> int:
        """How much of a caption of that age is seen, in `SHADES` steps; all or nothing in reduced motion."""
        if age <= STAYS or self.settings.reduced_motion:
            return SHADES
        return max(1, SHADES - int((age - STAYS) / FADES * SHADES))

    def aloft(self, size: tuple[int, int], text_scale: float) -> Iterator[Aloft]:
        """The captions as pictures over a window of `size` pixels, the newest one lowest."""
        self.stirred = False
        frame = Frame(0, 0, Frame.of(size).scale, text_scale)
        foot = size[1] - frame.px(FOOT)
        for key, age in reversed(self._shown.items()):
            image = _plate(self._say(key), frame, size[0])
            image.set_alpha(255 * self._shade(age) // SHADES)
            place = image.get_rect(midbottom=(size[0] // 2, foot))
            foot = place.top - frame.px(4)
            yield image, place


@kept(8)
def _plate(words: str, frame: Frame, width: int) -> pygame.Surface:
    """A line on a dark plate."""
    style = text.Style(Face.BOOK_SEMIBOLD, frame.type(21, 1.6), pal.IVORY)
    words, style = text.fit(words, style, width - frame.px(80), frame.floor)
    image = pygame.Surface(
        (text.width(words, style) + frame.px(36), style.leading + frame.px(8)), pygame.SRCALPHA
    )
    pygame.draw.rect(image, pal.rgb(pal.NIGHT, 225), image.get_rect(), border_radius=frame.px(10))
    pygame.draw.rect(image, pal.rgb(pal.GILT_DEEP), image.get_rect(), 1, border_radius=frame.px(10))
    text.draw(image, words, image.get_rect().center, style, "centre", middle=True)
    return image
