"""Relief: draws a scene as if raised above its ground, lit from the upper left, with a shadow."""

import pygame

from scenes.art.vector import Drawing

LIT = ((0, "#fff0c0", 0.3), (0.5, "#fff0c0", 0), (0.75, "#140a20", 0.12), (1, "#140a20", 0.5))
"""The gradient of the light on a ground, from the upper left outwards."""
WHITE, WARM, SHADE = (255, 255, 255), (255, 235, 190), (140, 140, 130)
MULTIPLIED = pygame.BLEND_RGB_MULT


def light(sheet: Drawing) -> None:
    """Draw that light over the ground on a sheet."""
    wide, high = sheet.width, sheet.height
    sheet.box(0, 0, wide, high, 0, sheet.radial((wide * 0.3, high * 0.2), wide * 0.8, *LIT))


def raised(ground: pygame.Surface, scene: pygame.Surface) -> pygame.Surface:
    """Draw a `scene` (with alpha, of the same size) raised before the `ground`; changes and returns `ground`.

    The scene's surface is changed, too.
    """
    high = ground.get_height()
    height = _outline(scene, max(1, round(high * 0.035)))
    shadow = _tinted(_moved(height, max(1, round(high * 0.045))), SHADE)
    ground.blit(_difference(_tinted(height, WHITE, pygame.BLEND_RGB_MAX), shadow), (0, 0), None, MULTIPLIED)
    turned = _moved(height, max(1, round(high * 0.02)))
    scene.blit(_tinted(_difference(height, turned), WARM), (0, 0), None, pygame.BLEND_RGB_ADD)
    scene.blit(_difference(turned, height), (0, 0), None, pygame.BLEND_RGB_SUB)
    ground.blit(scene, (0, 0))
    return ground


def _outline(scene: pygame.Surface, reach: int) -> pygame.Surface:
    """A height map of the scene: its outline in white, blurred by `reach` pixels."""
    (width, height), less = scene.get_size(), max(1, reach // 2)
    mask = pygame.mask.from_surface(scene, 100).to_surface(setcolor=WHITE, unsetcolor=(0, 0, 0))
    small = pygame.transform.smoothscale(mask, (max(1, width // less), max(1, height // less)))
    return pygame.transform.smoothscale(
        pygame.transform.gaussian_blur(small, -(-reach // less)), (width, height)
    )


def _moved(image: pygame.Surface, by: int) -> pygame.Surface:
    found = pygame.Surface(image.get_size(), 0, image)
    found.blit(image, (by, by))
    return found


def _tinted(
    image: pygame.Surface, colour: tuple[int, int, int], how: int = pygame.BLEND_RGB_MULT
) -> pygame.Surface:
    found = image.copy()
    found.fill(colour, special_flags=how)
    return found


def _difference(image: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """The image minus the other, nowhere below 0."""
    found = image.copy()
    found.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return found
