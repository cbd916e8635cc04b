"""Transitions between pictures of the window: nothing that covers another comes in one frame.

A transition paints the picture at a share of its time, from the picture before and the picture after, both as
large as the window. It decides nothing: all that it shows has happened already.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pygame

Surface = pygame.Surface
OPAQUE = 255
FADES = 0.12
"""Seconds in which what only changes a little fades over."""


class ScreenTransition(msgspec.Struct, frozen=True, kw_only=True):
    """One way from picture to picture, `seconds` long.

    `shielded` is the share of its time in which a press only brings it to its end: what comes is not there
    yet for who pressed; 0 where presses never stay out. `heard` is the effect that sounds with it,
    `heard_back` that of the same way back; empty for a silent one.
    """

    seconds: float
    shielded: float = 0.0
    heard: str = ""
    heard_back: str = ""
    keeps: bool = False
    """Whether what was in the air lies in the picture before until that is gone."""

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Paint the whole surface as it is seen at that share of the time, 0 to 1.

        What it shows already was painted `since` that share of the time, from the same pictures: what looks
        alike need not be painted again. None: it shows something else.
        """
        raise NotImplementedError


def soft(share: float, begin: float = 0.0, end: float = 1.0) -> float:
    """The eased progress of a motion from `begin` to `end` of the time, off gently and in gently."""
    local = min(1.0, max(0.0, (share - begin) / (end - begin)))
    return 0.5 - 0.5 * math.cos(math.pi * local)


def memory_that_fades(surface: pygame.Surface) -> pygame.Surface:
    """Room for a picture as large as that, which fades away, with a plane of alpha for it: `blend` lays it
    over others in half the time that any other takes, if never stronger than the time before. What is copied
    from it is opaque.
    """
    room = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    room.set_alpha(None)
    return room


def _fades(image: pygame.Surface) -> bool:
    """Whether a picture lies in such memory."""
    return bool(image.get_masks()[3])


def blend(surface: pygame.Surface, image: pygame.Surface, share: float, area: pygame.Rect) -> None:
    """Lay what is within an area of a picture over another, as strong as the share.

    At full strength it is copied: with alpha that takes ten times as long as at any other.
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
    """Lay a colour over an area, as strong as that; two fills are done sooner than a blit with alpha."""
    left = round(255 * (1 - strength))
    if left == 255:
        return
    surface.fill((left, left, left), area, pygame.BLEND_RGB_MULT)
    surface.fill([round(channel * strength) for channel in colour], area, pygame.BLEND_RGB_ADD)


def between(
    surface: pygame.Surface, before: pygame.Surface, after: pygame.Surface, share: float, area: pygame.Rect
) -> None:
    """The one picture as it goes over into the other, in an area."""
    if _fades(before):
        before, after, share = after, before, 1 - share
    surface.blit(before if share < 1 else after, area, area)
    if 0 < share < 1:
        blend(surface, after, share, area)


def around(area: pygame.Rect, within: pygame.Rect) -> Iterator[pygame.Rect]:
    """The parts of `within` outside of an area of it, in up to four rectangles."""
    above = pygame.Rect(within.topleft, (within.width, area.top - within.top))
    below = pygame.Rect(within.left, area.bottom, within.width, within.bottom - area.bottom)
    left = pygame.Rect(within.left, area.top, area.left - within.left, area.height)
    right = pygame.Rect(area.right, area.top, within.right - area.right, area.height)
    return (rect for rect in (above, left, right, below) if rect.width > 0 and rect.height > 0)


def unveil(surface: Surface, before: Surface, after: Surface, bare: pygame.Rect, area: pygame.Rect) -> None:
    """The new picture of an area where it is `bare`, the old one where it is not: no two letterings mix."""
    surface.blit(before, area, area)
    new = bare.clip(area)
    surface.blit(after, new, new)


class Wipe(ScreenTransition, frozen=True):
    """The one is drawn off the other, to the right; or it `falls` over it from above."""

    seconds: float = 0.2
    falls: bool = False

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """The later one on one side of an edge that moves, the earlier one on the other."""
        whole = surface.get_rect()
        bare = whole.copy()
        if self.falls:
            bare.height = round(whole.height * soft(share))
        else:
            bare.width = round(whole.width * share)
        unveil(surface, before, after, bare, whole)


class Dissolve(ScreenTransition, frozen=True):
    """The one fades into the other at one speed: where motion is reduced, and where no words change."""

    seconds: float = FADES

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Both, the later one stronger and stronger."""
        between(surface, before, after, share, surface.get_rect())


class Rising(ScreenTransition, frozen=True, kw_only=True):
    """The later picture is unveiled from below; what is `raised` in it, by so many pixels, slides up to there
    from its own place. Nothing else moves: lines of words that slide over others flicker.
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
        """A piece on its way from its place to where it is raised."""
        there = home.inflate(self.lift, self.lift).move(0, -self.lift)
        below = round(self.lift * (1 - soft(share)))
        surface.blit(after, home, home)
        surface.blit(before, there.topleft, pygame.Rect(there.topleft, (there.width, self.lift)))
        surface.blit(after, there.move(0, below), there)


class Backwards(ScreenTransition, frozen=True):
    """The same way back."""

    way: ScreenTransition

    @classmethod
    def of(cls, way: ScreenTransition) -> Backwards:
        """The way back of `way`, as long, with the sound of its own."""
        return cls(way=way, seconds=way.seconds, heard=way.heard_back, heard_back=way.heard)

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        self.way.paint(surface, after, before, 1 - share, None if since is None else 1 - since)


FADE = Dissolve(seconds=0.1, keeps=True)
"""Every passage where motion is reduced."""
