"""The whole landscape: engraved plate, reflections in the water, foreground."""

import math
import random

import pygame

from art import bake
from art.dawn import air, growth, land, stone
from art.engrave import Plate
from scenes.art.geometry import tapered
from scenes.art.landscape.countryside import DECK, FOOT, HEIGHT, SUN, WIDTH
from scenes.art.landscape.light import light_at

SIZE = (2240, 1260)
"""The master's pixels."""
_LARGER = 2
"""The factor by which the picture is drawn larger before it is scaled down."""
_CLOUDS = (
    (150, 128, 0.92, 1), (1748, 150, 1.15, 2), (330, 470, 0.74, 3), (700, 486, 0.62, 4), (1700, 470, 0.8, 6),
    (1400, 452, 0.46, 8),
)  # fmt: skip
_DEPTH = 94
"""The units of water that reflect the land above."""


def dawn() -> pygame.Surface:
    """The landscape without its sun, its train and everything else that moves."""
    size = (round(WIDTH * _LARGER), round(HEIGHT * _LARGER))
    picture = _behind().surface(size, opaque=True)
    _water(picture)
    front = Plate(WIDTH, HEIGHT)
    growth.foreground(front)
    picture.blit(front.surface(size), (0, 0))
    _margins(picture)
    image = pygame.transform.smoothscale(picture.convert(24), SIZE)
    image.blit(bake.grain(SIZE), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return image


def _behind() -> Plate:
    plate, light = Plate(WIDTH, HEIGHT), light_at(0.0)
    air.sky(plate)
    for x, y, scale, seed in _CLOUDS:
        air.cloud(plate, (x, y), scale, seed)
    land.mountains(plate)
    land.hills(plate, light)
    land.river(plate)
    land.towns(plate, light)
    land.banks(plate)
    stone.viaduct(plate)
    return plate


def _water(picture: pygame.Surface) -> None:
    """Mirror the land above the water in it, flattened and combed into lines."""
    k, (wide, high) = picture.get_height() / HEIGHT, picture.get_size()
    top, above = round((FOOT + 4) * k), round((DECK - 6) * k)
    band = picture.subsurface((0, above, wide, round(FOOT * k) - above)).copy()
    deep = round(_DEPTH * k)
    image = pygame.transform.flip(pygame.transform.smoothscale(band, (wide, deep)), False, True)
    image.fill((96, 128, 136), special_flags=pygame.BLEND_RGB_MULT)
    sheet = Plate(WIDTH, HEIGHT - FOOT - 4)
    sheet.box(
        0,
        0,
        WIDTH,
        sheet.height,
        0,
        sheet.down(0, sheet.height, (0, "#7fa89c"), (0.4, "#2f6a74"), (1, "#123848")),
    )
    water = sheet.surface((wide, high - top), opaque=True)
    for y in range(min(deep, high - top)):
        row = image.subsurface((0, y, wide, 1)).copy()
        row.set_alpha(round(215 - y / k))
        water.blit(row, (round(k * (3.2 * math.sin(y / k * 0.9) + 2 * math.sin(y / k * 0.37))), y))
    picture.blit(water, (0, top))
    picture.blit(_strokes().surface((wide, high)), (0, 0))


def _strokes() -> Plate:
    """The light and dark strokes of the near water."""
    plate, dice, top = Plate(WIDTH, HEIGHT), random.Random(31), FOOT + 6
    for _ in range(300):
        y, x, reach = top + (HEIGHT - top) * dice.random(), dice.uniform(0, WIDTH), dice.uniform(14, 70)
        sunny = abs(x - SUN[0] + 70) < 150 and dice.random() < 0.8
        colour = "#fff0b8" if sunny else dice.choice(("#0a2a36", "#0a2a36", "#9cc8bc"))
        line = [(x - reach, y), (x, y + 1.2), (x + reach, y)]
        plate.path(tapered(line, dice.uniform(1.2, 3.2)), colour, opacity=0.8 if sunny else 0.5)
    return plate


def _margins(picture: pygame.Surface) -> None:
    """Paper that is warm in the middle and darker towards the edges."""
    sheet = Plate(WIDTH, HEIGHT)
    paper = sheet.radial((1000, 540), 1250, (0, "#ffffff"), (0.6, "#fbf4e6"), (1, "#9a8678"))
    sheet.box(0, 0, WIDTH, HEIGHT, 0, paper)
    picture.blit(sheet.surface(picture.get_size(), opaque=True), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
