"""Curtain: a screen transition of two halves, also used between two people at one table."""

import math
from collections.abc import Callable
from functools import partial

import pygame

from raccoon.app.assets import SHARED
from scenes.art.moving.screen_transitions import ScreenTransition, Surface, blend, soft
from scenes.art.pieces import stage

MET = 0.74
"""The share of the time after which the halves have met."""


def drawn_in(surface: pygame.Surface, leaves: pygame.Surface, closed: float) -> int:
    """Draw halves that slide in from both sides, `closed` from 0 to 1; return the visible width of each."""
    width, height = surface.get_size()
    half = (width + 1) // 2
    reach = round(half * closed)
    surface.blit(leaves, (reach - half, 0), pygame.Rect(0, 0, half, height))
    surface.blit(leaves, (width - reach, 0), pygame.Rect(width - half, 0, half, height))
    return reach


def swung_to(surface: pygame.Surface, leaves: pygame.Surface, closed: float) -> int:
    """Draw halves that turn on hinges at both edges: the farther open, the narrower they look.

    They are scaled directly onto the surface, which takes half as long as with a surface between.
    """
    width, height = surface.get_size()
    half = (width + 1) // 2
    reach = round(half * math.sin(math.pi / 2 * closed))
    if reach > 0:
        for left, begin in ((0, 0), (width - reach, width - half)):
            leaf = leaves.subsurface(pygame.Rect(begin, 0, half, height))
            seen = surface.subsurface(pygame.Rect(left, 0, reach, height))
            pygame.transform.scale(leaf, (reach, height), seen)
    return reach


HOUSE = partial(stage.closed, SHARED)
"""The drawing function of the shared curtain."""


class Curtain(ScreenTransition, frozen=True):
    """Two halves come from both sides and meet in the middle; then the picture `after` fades in over them.

    `leaves` draws both closed, opaque, at a size; `moved` draws them over a surface, closed from 0 to 1, and
    returns the visible width of each. The picture `after` differs from the closed leaves only within the
    `plaque`, if that is given.
    """

    leaves: Callable[[tuple[int, int]], pygame.Surface] = HOUSE
    moved: Callable[[pygame.Surface, pygame.Surface, float], int] = drawn_in
    seconds: float = 0.5
    shielded: float = MET
    sound: str = "curtain"
    reverse_sound: str = "curtain_parts"
    plaque: pygame.Rect | None = None

    def cover(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Cover the whole surface, or an area of it, with the closed curtain."""
        surface.blit(self.leaves(surface.get_size()), area or (0, 0), area)

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Draw the halves over the picture before until they have met, then fade in the picture after."""
        closed = soft(share, 0.0, MET)
        if closed >= 1:
            self._show(surface, after, share, since)
            return
        width, height = surface.get_size()
        reach = self.moved(surface, self.leaves((width, height)), closed)
        gap = pygame.Rect(reach, 0, max(0, width - 2 * reach), height)
        if since is None or since > share:
            surface.blit(before, gap, gap)

    def _show(self, surface: Surface, after: Surface, share: float, since: float | None) -> None:
        """Fade in the picture after over the closed leaves."""
        place = self.plaque.clip(surface.get_rect()) if self.plaque else surface.get_rect()
        self.cover(surface, place if since is not None and since >= MET else None)
        blend(surface, after, (share - MET) / (1 - MET), place)


VELVET = Curtain()
"""The default curtain between two people, for games without their own."""
