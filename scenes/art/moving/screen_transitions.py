"""Transitions between pictures of the window, such as wipes and fades.

A transition paints the picture at a share of its time, from the picture before and the picture after, both of
the window's size. It has no effects: everything it shows has already happened.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
import pygame

Surface = pygame.Surface
OPAQUE = 255
FADES = 0.12
"""Seconds of the fade between pictures that differ little."""


class ScreenTransition(msgspec.Struct, frozen=True, kw_only=True):
    """A transition from picture to picture, `seconds` long.

    `shielded` is the share of its time in which a press only ends it: the new picture is not visible yet.
    With 0 presses always pass. `sound` is its sound effect, `reverse_sound` that of the reverse; "" for none.
    """

    seconds: float
    shielded: float = 0.0
    sound: str = ""
    reverse_sound: str = ""
    keeps_sprites: bool = False
    """Whether the picture before includes its sprites."""

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Paint the whole surface as it looks at that share of the time, 0 to 1.

        If the surface still shows the transition at the share `since`, parts that look the same need not be
        painted again. None: it shows something else.
        """
        raise NotImplementedError


def soft(share: float, begin: float = 0.0, end: float = 1.0) -> float:
    """The progress (0 to 1) of a motion from `begin` to `end` of the time, eased in and out."""
    local = min(1.0, max(0.0, (share - begin) / (end - begin)))
    return 0.5 - 0.5 * math.cos(math.pi * local)


def fading_surface(surface: pygame.Surface) -> pygame.Surface:
    """A surface of the same size with an alpha plane, for a picture that fades out: `blend` draws it in half
    the time, if its strength never rises. Plain copies from it are opaque.
    """
    room = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    room.set_alpha(None)
    return room


def _fades(image: pygame.Surface) -> bool:
    """Whether a picture has such a surface."""
    return bool(image.get_masks()[3])


def blend(surface: pygame.Surface, image: pygame.Surface, share: float, area: pygame.Rect) -> None:
    """Draw an area of a picture over a surface with the opacity `share`.

    At full opacity it is copied: blending would take ten times as long then as at any other.
    """
    strength = round(OPAQUE * share)
    if strength < OPAQUE and _fades(image):
        image.fill((OPAQUE, OPAQUE, OPAQUE, strength), area, pygame.BLEND_RGBA_MIN)
        image.set_alpha(OPAQUE)
    else:
        image.set_alpha(strength if strength < OPAQUE else None)
    surface.blit(image, area, area)
    image.set_alpha(None)


def darken(surface: pygame.Surface, area: pygame.Rect, colour: tuple[int, int, int], strength: float) -> None:
    """Mix a colour into an area with that strength; two fills are faster than a blit with alpha."""
    left = round(255 * (1 - strength))
    if left == 255:
        return
    surface.fill((left, left, left), area, pygame.BLEND_RGB_MULT)
    surface.fill([round(channel * strength) for channel in colour], area, pygame.BLEND_RGB_ADD)


def between(
    surface: pygame.Surface, before: pygame.Surface, after: pygame.Surface, share: float, area: pygame.Rect
) -> None:
    """Draw a cross-fade of two pictures in an area."""
    if _fades(before):
        before, after, share = after, before, 1 - share
    surface.blit(before if share < 1 else after, area, area)
    if 0 < share < 1:
        blend(surface, after, share, area)


def unveil(surface: Surface, before: Surface, after: Surface, bare: pygame.Rect, area: pygame.Rect) -> None:
    """Draw the new picture within `bare`, the old one in the rest of an area: texts do not mix."""
    surface.blit(before, area, area)
    new = bare.clip(area)
    surface.blit(after, new, new)


class Wipe(ScreenTransition, frozen=True):
    """A wipe to the right or, with `falls`, downwards."""

    seconds: float = 0.2
    falls: bool = False

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Draw the new picture on one side of a moving edge, the old one on the other."""
        whole = surface.get_rect()
        bare = whole.copy()
        if self.falls:
            bare.height = round(whole.height * soft(share))
        else:
            bare.width = round(whole.width * share)
        unveil(surface, before, after, bare, whole)


class Dissolve(ScreenTransition, frozen=True):
    """A linear cross-fade: where motion is reduced, and where no words change."""

    seconds: float = FADES

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Draw both pictures, the new one with rising opacity."""
        between(surface, before, after, share, surface.get_rect())


class Rising(ScreenTransition, frozen=True, kw_only=True):
    """A wipe upwards; the rectangles `raised` in the new picture slide up to their raised place by `lift`
    pixels. Nothing else moves, for sliding lines of words would flicker.
    """

    raised: Callable[[], Sequence[pygame.Rect]] = tuple
    lift: int = 0
    seconds: float = 0.22

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        whole = surface.get_rect()
        risen = round(whole.height * share)
        unveil(surface, before, after, pygame.Rect(0, whole.bottom - risen, whole.width, risen), whole)
        for piece in self.raised() if share > 0 else ():
            self._slide(surface, before, after, share, piece)

    def _slide(
        self, surface: Surface, before: Surface, after: Surface, share: float, home: pygame.Rect
    ) -> None:
        """Draw a piece on its way from its place to its raised place."""
        there = home.inflate(self.lift, self.lift).move(0, -self.lift)
        below = round(self.lift * (1 - soft(share)))
        surface.blit(after, home, home)
        surface.blit(before, there.topleft, pygame.Rect(there.topleft, (there.width, self.lift)))
        surface.blit(after, there.move(0, below), there)


class Reversed(ScreenTransition, frozen=True):
    """The reverse of a transition."""

    way: ScreenTransition

    @classmethod
    def of(cls, way: ScreenTransition) -> Reversed:
        """The reverse of `way`, of the same length, with its `reverse_sound` sound."""
        return cls(way=way, seconds=way.seconds, sound=way.reverse_sound, reverse_sound=way.sound)

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        self.way.paint(surface, after, before, 1 - share, None if since is None else 1 - since)


FADE = Dissolve(seconds=0.1, keeps_sprites=True)
"""The only transition where motion is reduced."""
