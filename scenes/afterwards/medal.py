"""Draws medals: a disc on a ribbon with a pictogram in relief; one not yet won is an empty mould."""

import pygame

from raccoon.app.assets import SHARED
from scenes.art import palette as pal
from scenes.art.linework.drawing_file import drawing, trimming
from scenes.art.pictograms import NAMES
from scenes.art.surface_cache import surface_cache

ASPECT = 1.2
"""The height of a medal with its ribbon, in widths."""
TONES = {
    "gold": ("#fff0bf", "#d2a04a", "#8a5c1e"),
    "silver": ("#f4f4ee", "#b9bcc0", "#6d7178"),
    "bronze": ("#f0c9a0", "#b97a48", "#6d3f1d"),
}
"""The light, middle and shaded tone of each metal."""
RIBBONS = {"gold": "#7c2630", "silver": "#1d4b4c", "bronze": "#3a2a4e"}
MIDDLE = 146 / 200
"""The distance of the disc's middle from the top, in widths."""


@surface_cache(256)
def image(owner: str, picture: str, tier: str, won: bool, side: int) -> pygame.Surface:
    """Return a medal `side` pixels wide, with a shared pictogram or one of the game `owner`."""
    light, metal, shade = TONES[tier]
    pale, ribbon = pal.mix(metal, "#ffffff", 0.25), RIBBONS[tier]
    tones = {"light": light, "metal": metal, "shade": shade, "pale": pale, "ribbon": ribbon}
    size = side, round(side * ASPECT)
    found = trimming("medal", size, **tones).copy() if won else trimming("medal_mould", size).copy()
    thing = drawing(SHARED if picture in NAMES else owner, "pictograms", picture)
    relief = thing.surface((side // 2, side // 2))
    if not won:
        relief.fill((150, 120, 70, 90), special_flags=pygame.BLEND_RGBA_MULT)
    middle = round(side / 2), round(side * MIDDLE)
    found.blit(relief, relief.get_rect(center=middle))
    return found
