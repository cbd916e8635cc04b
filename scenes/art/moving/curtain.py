"""The curtain between two pictures of the window, and between two people at one table."""

import math
from collections.abc import Callable
from functools import partial

import pygame

from raccoon.app.assets import SHARED
from scenes.art.moving.screen_transitions import ScreenTransition, Surface, blend, soft
from scenes.art.pieces import stage

MET = 0.74
"""The moment when the halves of a curtain have met, as a share of its time."""


def drawn_in(surface: pygame.Surface, leaves: pygame.Surface, closed: float) -> int:
    """Halves that are drawn in from both sides, as far as they have come; how wide each is seen."""
    width, height = surface.get_size()
    half = (width + 1) // 2
    reach = round(half * closed)
    surface.blit(leaves, (reach - half, 0), pygame.Rect(0, 0, half, height))
    surface.blit(leaves, (width - reach, 0), pygame.Rect(width - half, 0, half, height))
    return reach


def swung_to(surface: pygame.Surface, leaves: pygame.Surface, closed: float) -> int:
    """Halves that turn on hinges at both edges: the farther they stand open, the slimmer they look.

    They are scaled right where they are seen: with pictures of their own it would take twice as long.
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
"""The house's own curtain."""


class Curtain(ScreenTransition, frozen=True):
    """Two halves come from both sides and meet in the middle; then what hangs before them is seen.

    `leaves` draws both as they hang closed, opaque and as large as it is told; `moved` lays them over a
    surface as far as they are closed, from 0 to 1, and tells how wide each is seen. What hangs before them
    covers nothing outside the `plaque`, if that is known.
    """

    leaves: Callable[[tuple[int, int]], pygame.Surface] = HOUSE
    moved: Callable[[pygame.Surface, pygame.Surface, float], int] = drawn_in
    seconds: float = 0.5
    shielded: float = MET
    heard: str = "curtain"
    heard_back: str = "curtain_parts"
    plaque: pygame.Rect | None = None

    def hang(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Cover the whole surface, or that area of it; nothing beneath shows through."""
        surface.blit(self.leaves(surface.get_size()), area or (0, 0), area)

    def paint(
        self, surface: Surface, before: Surface, after: Surface, share: float, since: float | None = None
    ) -> None:
        """Before the halves have met they cover the picture before; nothing of the one after is seen."""
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
        """Show the decoration before the closed leaves, as far as it is visible already."""
        place = self.plaque.clip(surface.get_rect()) if self.plaque else surface.get_rect()
        self.hang(surface, place if since is not None and since >= MET else None)
        blend(surface, after, (share - MET) / (1 - MET), place)


VELVET = Curtain()
"""The curtain between two people where their game brings none of its own."""
