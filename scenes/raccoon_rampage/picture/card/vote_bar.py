"""The bar of votes on a policy and on an event: a socket for each that is needed, the votes in them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.picture import ink

Rect = pygame.Rect


@surface_cache(32)
def socket(side: int, dark: bool = False) -> pygame.Surface:
    """An empty place for a vote."""
    pen = Pen(100, 100, 5)
    pen.box(6, 8, 88, 86, 14, "#4a4158" if dark else "#c3b28c", "#241c22" if dark else "#6b5638", 6)
    pen.box(14, 16, 72, 14, 6, "#000000", opacity=0.2)
    return pen.surface((side, side))


def places_of(rect: Rect, cost: int, places: int) -> list[Rect]:
    """The places of a bar in one row, or in two where they would be too small."""
    gap = max(1, rect.height // 12)
    split = gap * 3 if places > cost else 0
    row = max(1, places)
    side = min(rect.height, (rect.width - split) // row - gap)
    if side < (rect.height - gap) // 2:
        row, split = -(-row // 2), 0
        side = min((rect.height - gap) // 2, rect.width // row - gap)
    rows = -(-places // row)
    left = rect.centerx - (row * (side + gap) - gap + split) // 2
    top = rect.centery - (rows * (side + gap) - gap) // 2
    found = []
    for number in range(places):
        down, across = divmod(number, row)
        x = left + across * (side + gap) + (split if number >= cost else 0)
        found.append(Rect(x, top + down * (side + gap), side, side))
    return found


def vote_bar(
    surface: pygame.Surface, rect: Rect, cost: int, votes: Sequence[str], ghosts: Sequence[str] = ()
) -> None:
    """The cost as sockets, the votes in them in the order in which they came, surplus behind the last."""
    for number, place in enumerate(places_of(rect, cost, max(cost, len(votes) + len(ghosts)))):
        if number < cost:
            surface.blit(socket(place.width), place)
        if number < len(votes):
            ink.cube(surface, place, votes[number])
        elif number < len(votes) + len(ghosts):
            ink.cube(surface, place, ghosts[number - len(votes)], 150)
