"""Captions: short lines for sound effects, over a part of the screen without words."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.settings import Settings
from scenes.art import Frame, Typeface, palette as pal, text
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache

MOST = 2
"""The most captions shown at the same time; a further one replaces the oldest."""
WARNED = 6.0
"""Seconds by which a warning is shown longer."""
STAYS, FADES = 1.8, 0.4
"""Seconds a caption is shown, and seconds it then takes to fade."""
SHADES = 8
"""The number of steps in which a caption fades."""
MARGIN = 20
"""The least margin left and right of a caption, in design units."""


class Captions:
    """The captions of a window, an `Overlay` over every screen.

    `say` returns the sentence of a catalogue key. Only warnings are shown unless captions are switched on.
    """

    def __init__(
        self, settings: Settings, say: Callable[[str], str], heard: Callable[[str], None] = lambda words: None
    ) -> None:
        """`heard` is called with the words of warnings."""
        self.settings = settings
        self.sprites_changed = False
        """Whether the captions have changed since they were last drawn."""
        self._say, self._heard = say, heard
        self._shown: dict[str, float] = {}
        """The age of each caption in seconds by key, the oldest first; negative for a warning."""

    @property
    def keys(self) -> list[str]:
        """The keys of the captions shown now, the oldest first."""
        return list(self._shown)

    def show(self, key: str) -> None:
        """Show the caption of an effect by its catalogue key; one already shown stays in its place, for
        longer.
        """
        if self.settings.captions:
            self._put(key, 0.0)

    def warn(self, key: str) -> None:
        """Show a warning by its catalogue key in all settings, longer than an effect."""
        self._put(key, -WARNED)
        self._heard(self._say(key))

    def _put(self, key: str, age: float) -> None:
        self._shown[key] = age
        while len(self._shown) > MOST:
            del self._shown[next(iter(self._shown))]
        self.sprites_changed = True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        before = [self._shade(age) for age in self._shown.values()]
        self._shown = {key: age + dt for key, age in self._shown.items() if age + dt < STAYS + FADES}
        if before != [self._shade(age) for age in self._shown.values()]:
            self.sprites_changed = True

    def _shade(self, age: float) -> int:
        """The opacity of a caption of that age, 1 to `SHADES`; always `SHADES` with reduced motion."""
        if age <= STAYS or self.settings.reduced_motion:
            return SHADES
        return max(1, SHADES - int((age - STAYS) / FADES * SHADES))

    def sprites(self, size: tuple[int, int], text_scale: float, quiet: pygame.Rect) -> Iterator[PlacedSprite]:
        """The captions as sprites in a window of `size` pixels, the newest at the bottom of `quiet`."""
        self.sprites_changed = False
        frame = Frame(0, 0, Frame.of(size).scale, text_scale)
        foot = quiet.bottom
        for key, age in reversed(self._shown.items()):
            image = _plate(self._say(key), frame, quiet.width - 2 * frame.px(MARGIN))
            if self._shade(age) < SHADES:
                image = image.copy()
                image.set_alpha(255 * self._shade(age) // SHADES)
            place = image.get_rect(midbottom=(quiet.centerx, foot))
            foot = place.top - frame.px(4)
            yield image, place


@surface_cache(8)
def _plate(words: str, frame: Frame, width: int) -> pygame.Surface:
    """A dark plate with the words, at most `width` pixels wide, on several lines if need be."""
    style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(21, 1.6), pal.IVORY)
    edge = frame.px(18)
    lines = text.wrap(words, style, width - 2 * edge)
    wide = max(text.width(line, style) for line in lines)
    size = min(width, wide + 2 * edge), style.leading * len(lines) + frame.px(8)
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, pal.rgb(pal.NIGHT, 225), image.get_rect(), border_radius=frame.px(10))
    pygame.draw.rect(image, pal.rgb(pal.GILT_DEEP), image.get_rect(), 1, border_radius=frame.px(10))
    box = image.get_rect().inflate(-2 * edge, -frame.px(8))
    text.paragraph(image, words, box, style, "centre", centred=True, floor=frame.floor)
    return image
