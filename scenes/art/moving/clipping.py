"""What may be seen of moving things where something lies over a part of their way."""

from collections.abc import Iterable, Iterator

import pygame

Picture = tuple[pygame.Surface, pygame.Rect]


def uncovered(area: pygame.Rect, covers: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The upright slices of `area` that no cover lies in, from left to right."""
    found, left = [], area.left
    for cover in sorted((c for c in covers if c.colliderect(area)), key=lambda rect: rect.left):
        found.append(pygame.Rect(left, area.top, cover.left - left, area.height))
        left = max(left, cover.right)
    found.append(pygame.Rect(left, area.top, area.right - left, area.height))
    return [gap for gap in found if gap.width > 0]


def cropped(picture: Picture, open_places: Iterable[pygame.Rect]) -> Iterator[Picture]:
    """The parts of a picture that lie in open places."""
    image, place = picture
    for part in (place.clip(gap) for gap in open_places):
        if part == place:
            yield picture
        elif part:
            yield image.subsurface(part.move(-place.left, -place.top)), part
