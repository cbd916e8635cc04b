"""Medals: a scalloped disc on a ribbon with a thing in relief; one not yet won is its empty mould."""

import math

import pygame

from raccoon.app.assets import SHARED
from scenes.art import palette as pal
from scenes.art.linework import drawing_file
from scenes.art.pictograms import NAMES
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing

ASPECT = 1.2
"""The height of a medal with its ribbon, of its width."""
TONES = {
    "gold": ("#fff0bf", "#d2a04a", "#8a5c1e"),
    "silver": ("#f4f4ee", "#b9bcc0", "#6d7178"),
    "bronze": ("#f0c9a0", "#b97a48", "#6d3f1d"),
}
"""Light, middle and shade of each metal."""
RIBBONS = {"gold": "#7c2630", "silver": "#1d4b4c", "bronze": "#3a2a4e"}
MIDDLE, RIM, FACE = (100.0, 146.0), 88.0, 74.0
_MOULD, _HOLLOW = "#b59a68", "#e3cf9f"


@surface_cache(256)
def image(owner: str, picture: str, tier: str, won: bool, side: int) -> pygame.Surface:
    """A medal `side` pixels wide, with a pictogram of the house or of the game `owner`."""
    sheet = Drawing(200, 200 * ASPECT)
    (_cast if won else _hollow)(sheet, tier)
    found = sheet.surface((side, round(side * ASPECT)))
    thing = drawing_file.drawing(SHARED if picture in NAMES else owner, "pictograms", picture)
    relief = thing.surface((side // 2, side // 2))
    if not won:
        relief.fill((150, 120, 70, 90), special_flags=pygame.BLEND_RGBA_MULT)
    middle = round(side / 2), round(side * MIDDLE[1] / 200)
    found.blit(relief, relief.get_rect(center=middle))
    return found


def _cast(sheet: Drawing, tier: str) -> None:
    light, metal, shade = TONES[tier]
    sheet.path([(74, 0), (126, 0), (116, 64), (84, 64)], RIBBONS[tier], pal.NIGHT, 3)
    sheet.path([(92, 0), (108, 0), (104, 64), (96, 64)], "#f4e6c6", opacity=0.85)
    edge = [_around(RIM + 5 * abs(math.cos(n * math.tau / 8)), n / 96) for n in range(96)]
    sheet.circle((MIDDLE[0], MIDDLE[1] + 4), RIM + 4, "#000000", opacity=0.28)
    rim = sheet.linear((30, 60), (170, 230), (0, light), (0.5, metal), (1, shade))
    sheet.path(edge, rim, pal.NIGHT, 3)
    face = sheet.radial((78, 118), 120, (0, pal.mix(metal, "#ffffff", 0.25)), (0.7, metal), (1, shade))
    sheet.circle(MIDDLE, FACE, face, shade, 3)
    for bead in range(44):
        sheet.circle(_around(80, bead / 44), 2.4, light)
    for y in range(84, 210, 6):
        half = math.sqrt(max(0.0, 70**2 - (y - MIDDLE[1]) ** 2))
        line = f"M{MIDDLE[0] - half:.1f} {y}H{MIDDLE[0] + half:.1f}"
        sheet.path(line, "none", shade, 1, 0.35)


def _hollow(sheet: Drawing, tier: str) -> None:
    sheet.circle(MIDDLE, RIM, "none", _MOULD, 3, 0.8)
    sheet.circle(MIDDLE, FACE, _HOLLOW, _MOULD, 2, 0.7)


def _around(radius: float, share: float) -> tuple[float, float]:
    """A point round the middle, that share of a turn on."""
    angle = share * math.tau
    return MIDDLE[0] + math.cos(angle) * radius, MIDDLE[1] + math.sin(angle) * radius
