"""Clipping: the visible parts of pictures that something covers, and rectangles without others."""

from collections.abc import Iterable, Iterator

import pygame

Picture = tuple[pygame.Surface, pygame.Rect]
NOWHERE = pygame.Rect(0, 0, 0, 0)
"""The clip of a surface that is drawn on only to fill caches (`is_rehearsal`)."""


def is_rehearsal(surface: pygame.Surface) -> bool:
    """Whether the surface's clip is empty: drawing on it only fills caches."""
    clip = surface.get_clip()
    return not (clip.width and clip.height)


def is_outside_clip(surface: pygame.Surface, area: pygame.Rect) -> bool:
    """Whether an area need not be drawn because it is outside the surface's clip."""
    return not is_rehearsal(surface) and not area.colliderect(surface.get_clip())


def joined(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The areas, with overlapping ones replaced by their union."""
    found: list[pygame.Rect] = []
    for area in areas:
        whole = area
        while (met := whole.collidelist(found)) >= 0:
            whole = whole.union(found.pop(met))
        found.append(whole)
    return found


def uncovered(area: pygame.Rect, covers: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The vertical slices of `area` that no cover touches, from left to right."""
    found, left = [], area.left
    for cover in sorted((c for c in covers if c.colliderect(area)), key=lambda rect: rect.left):
        found.append(pygame.Rect(left, area.top, cover.left - left, area.height))
        left = max(left, cover.right)
    found.append(pygame.Rect(left, area.top, area.right - left, area.height))
    return [gap for gap in found if gap.width > 0]


def cropped(picture: Picture, open_places: Iterable[pygame.Rect]) -> Iterator[Picture]:
    """The parts of a picture that are in open places."""
    image, place = picture
    for gap in open_places:
        part = place.clip(gap)
        if part == place:
            yield picture
        elif part:
            yield image.subsurface(part.move(-place.left, -place.top)), part


def around(area: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The area without the holes, as rectangles that do not overlap."""
    parts = [area]
    for hole in holes:
        parts = [
            rest for part in parts for rest in _without(part, part.clip(hole)) if rest.width and rest.height
        ]
    return parts


def hollow(image: pygame.Surface, hole: pygame.Rect) -> tuple[Picture, ...]:
    """A picture without the part in the hole, as several: a large frame would take megabytes and time."""
    return tuple((image.subsurface(part).copy(), part) for part in around(image.get_rect(), [hole]))


def _without(part: pygame.Rect, hole: pygame.Rect) -> tuple[pygame.Rect, ...]:
    if not hole.width or not hole.height:
        return (part,)
    return (
        pygame.Rect(part.left, part.top, part.width, hole.top - part.top),
        pygame.Rect(part.left, hole.top, hole.left - part.left, hole.height),
        pygame.Rect(hole.right, hole.top, part.right - hole.right, hole.height),
        pygame.Rect(part.left, hole.bottom, part.width, part.bottom - hole.bottom),
    )
