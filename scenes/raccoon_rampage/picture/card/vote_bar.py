"""The bar of votes on a policy or event: a socket for each vote that is needed, the votes in them."""

from collections.abc import Sequence

import pygame

from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.picture.ink import Ink

Rect = pygame.Rect
GHOST = 150
"""The opacity of a previewed vote, of 255."""


def places_of(rect: Rect, cost: int, places: int) -> list[Rect]:
    """The places of a bar's votes: in one row, or in two where they would be too small."""
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


def vote_bar(ink: Ink, rect: Rect, cost: int, votes: Sequence[str], ghosts: Sequence[str]) -> None:
    """Draw the cost as sockets with the votes in their order, surplus ones behind the last."""
    fill(ink, places_of(rect, cost, max(cost, len(votes) + len(ghosts))), cost, votes, ghosts)


def fill(ink: Ink, places: Sequence[Rect], sockets: int, votes: Sequence[str], ghosts: Sequence[str]) -> None:
    """Draw so many sockets, the votes, then those previewed (`ghosts`)."""
    cubes = [*((role, 255) for role in votes), *((role, GHOST) for role in ghosts)]
    for number, place in enumerate(places):
        if number < sockets:
            ink.surface.blit(art.still("socket", place.size), place)
        if number < len(cubes):
            ink.cube(place, *cubes[number])
