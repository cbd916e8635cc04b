"""The slow dawn over the title: the sun rises behind the mountains, the shade over the land fades."""

import pygame

from scenes.art.landscape import countryside
from scenes.art.palette import mix, rgb
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, cut_out

LASTS, STEPS = 80.0, 40
"""The dawn's length in seconds, and its number of steps."""
SHADE = "#c6b9d2"
"""The colour multiplied with the land at first."""
RADIUS, LOW = 74.0, 84.0
"""The sun's radius, and its distance below its last place at first."""


def step_at(time: float) -> int:
    """The step of the dawn at a time in seconds, 0 to `STEPS`."""
    return min(STEPS, int(time / LASTS * STEPS))


def shade(surface: pygame.Surface, step: int) -> None:
    """Draw the shade of that step over the land."""
    if step < STEPS:
        left = (1 - step / STEPS) ** 1.4
        surface.fill(rgb(mix("#ffffff", SHADE, left)), special_flags=pygame.BLEND_RGB_MULT)


@surface_cache(2)
def sun(size: tuple[int, int], step: int) -> PlacedSprite:
    """The part of the sun that the mountains do not hide."""
    scale, origin = countryside.placed(size)
    x, y = countryside.SUN[0], countryside.SUN[1] + LOW * (1 - step / STEPS)
    reach = RADIUS + 30
    box = (x - reach, y - reach, 2 * reach, 2 * reach)

    def paint(sheet: Drawing) -> None:
        halo = sheet.radial((x, y), reach, (0, "#fff4cc", 0.9), (0.68, "#ffe9a8", 0.5), (1, "#ffe9a8", 0))
        sheet.circle((x, y), reach, halo)
        disc = sheet.radial((x - 10, y - 14), 92, (0, "#ffffff"), (0.7, "#fff4cc"), (1, "#ffe19a"))
        sheet.circle((x, y), RADIUS, disc)
        for ring in range(3):
            sheet.circle((x, y), RADIUS + 7 + ring * 7, "none", "#fff8da", 1.8 - ring * 0.5, 0.7 - ring * 0.2)

    def land(sheet: Drawing) -> None:
        foot = countryside.HEIGHT
        sheet.path(
            [(countryside.RIDGE[0][0], foot), *countryside.RIDGE, (countryside.RIDGE[-1][0], foot)], "#000000"
        )

    image, place = cut_out(paint, box, scale, origin)
    hidden, _ = cut_out(land, box, scale, origin)
    image.blit(hidden, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return image, place
