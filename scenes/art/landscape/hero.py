"""The raccoon in the foreground of the countryside."""

from scenes.art.pictures import FIGURE_RATIO, SCENERY, figure
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache

TALL, WIDE = 0.67, 0.46
"""The most of the window's height and width that it covers."""


@surface_cache(1)
def hero(size: tuple[int, int]) -> PlacedSprite:
    """It stands in the lower right corner of a window of that size."""
    height = round(min(size[1] * TALL, size[0] * WIDE / FIGURE_RATIO))
    image = figure(SCENERY, "hero", (round(height * FIGURE_RATIO), height))
    place = image.get_rect(bottomright=size)
    return image, place.move(round(height * 0.09), round(height * 0.012))
