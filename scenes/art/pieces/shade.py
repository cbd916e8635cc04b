"""Soft shadows and lights: corners are blurred once, and the edges between them are stretched."""

import pygame

from scenes.art import Colour, Size, palette as pal
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache


def rim(size: Size, blur: int, radius: int, strength: int) -> tuple[PlacedSprite, ...]:
    """A shadow without its inner part, as four strips (a large whole one would take megabytes), placed for a
    rectangle at (0, 0).
    """
    edge, margin = radius + 4 * blur, 2 * blur
    if min(size) <= 2 * edge:
        whole, margin = soft(size, blur, radius, pal.NIGHT, strength)
        return ((whole, whole.get_rect(topleft=(-margin, -margin))),)
    small = _blurred((2 * (edge - margin) + 1,) * 2, blur, radius, pal.NIGHT, strength)
    wide, high = size[0] + 2 * margin, size[1] + 2 * margin
    far, across = small.get_width() - edge, pygame.Rect(0, 0, wide, edge)
    low, down = across.move(0, high - edge), pygame.Rect(0, edge, edge, high - 2 * edge)
    strips = (
        (_drawn_out(small.subsurface(0, 0, far + edge, edge), edge, across.size), across),
        (_drawn_out(small.subsurface(0, far, far + edge, edge), edge, low.size), low),
        (pygame.transform.scale(small.subsurface(0, edge, edge, 1), down.size), down),
        (pygame.transform.scale(small.subsurface(far, edge, edge, 1), down.size), down.move(wide - edge, 0)),
    )
    return tuple((image, place.move(-margin, -margin)) for image, place in strips)


def soft(size: Size, blur: int, radius: int, colour: Colour, strength: int) -> tuple[pygame.Surface, int]:
    """A blurred rounded rectangle, and the margin of the blur on each side in pixels.

    Edges are uniform between the corners, so a small one with the same corners is stretched.
    """
    edge, margin = radius + 4 * blur, 2 * blur
    least = 2 * (edge - margin) + 1
    small = _blurred((min(size[0], least), min(size[1], least)), blur, radius, colour, strength)
    return _drawn_out(small, edge, (size[0] + 2 * margin, size[1] + 2 * margin)), margin


@surface_cache(64)
def _blurred(size: Size, blur: int, radius: int, colour: Colour, strength: int) -> pygame.Surface:
    """A blurred rounded rectangle with a margin of twice the blur on each side.

    The colour fills the whole surface and only the alpha differs, so that no dark rim appears.
    """
    margin = blur * 2
    image = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    image.fill(pal.rgb(colour, 0))
    pygame.draw.rect(image, pal.rgb(colour, strength), (margin, margin, *size), border_radius=radius)
    return pygame.transform.box_blur(pygame.transform.box_blur(image, blur), max(1, blur // 2))


def _drawn_out(image: pygame.Surface, edge: int, size: Size) -> pygame.Surface:
    """A picture stretched to `size` between its edges of `edge` pixels, which keep their size."""
    if image.get_size() == size:
        return image
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for x, width, left, wide in _thirds(image.get_width(), edge, size[0]):
        for y, height, top, high in _thirds(image.get_height(), edge, size[1]):
            part = image.subsurface(x, y, width, height)
            whole.blit(pygame.transform.scale(part, (wide, high)), (left, top))
    return whole


def _thirds(length: int, edge: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """The first edge, middle and last edge of a length: each as start and length before, start and length
    after.
    """
    if length == wanted:
        return ((0, length, 0, wanted),)
    middle = edge, length - 2 * edge, edge, wanted - 2 * edge
    return (0, edge, 0, edge), middle, (length - edge, edge, wanted - edge, edge)
