"""The ways through the valley: the river's course, the carts' road, the line, and their bridges."""

import math

from scenes.art.geometry import ribbon
from scenes.art.landscape import train as locomotive
from scenes.art.landscape.light import Daylight
from scenes.art.palette import INK, mix
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.valley.sites import Country

RIVER = 0.6
"""The place across the sheet at which the river comes down."""
RUNNING = 0.84
"""The size of the train on the main line: nearly as high as the land."""


def road_at(country: Country) -> float:
    """The height of the cart's wheels."""
    return country.foot - 9.5 * country.train_scale


def running(country: Country) -> float:
    """The scale of the train on the main line."""
    return country.train_scale * RUNNING


def train_length(country: Country) -> float:
    """The length of the train on the main line."""
    return locomotive.LENGTH * running(country)


def stream(country: Country, share: float) -> tuple[float, float]:
    """The river's middle and half its width, so far (0 to 1) down from the hills."""
    bend = 26 * math.sin(15 * math.sqrt(share)) * min(1.0, 9 * share) * (1 + 2 * share)
    return country.width * RIVER + bend - 190 * share**1.5, 7 + 128 * share**0.82


def road(sheet: Drawing, country: Country, light: Daylight) -> None:
    """The carts' road before the sidings."""
    y, size = road_at(country), country.train_scale
    line = [(x, y + 0.5 * size * math.sin(x * 0.03)) for x in range(-20, int(sheet.width) + 41, 20)]
    dust = mix(light.on("#cdb27c"), light.hills[2][1], 0.3)
    sheet.path(ribbon(line, [3.2 * size] * len(line)), dust, opacity=0.75)


def bridges(sheet: Drawing, country: Country, light: Daylight) -> None:
    """Stone under the road and the line where they cross the river."""
    size, ground = country.train_scale, country.y(0.55)
    for y, high in ((road_at(country) - 2 * size, 5.0), (country.line, 7.0)):
        x, half = stream(country, (y - ground) / (country.height - ground))
        left, wide = x - half - 10 * size, 2 * half + 20 * size
        stone = sheet.down(y, y + high * size, (0, light.stone[0]), (1, light.stone[1]))
        sheet.box(left, y, wide, high * size, size, stone, INK, 1)
        joints = "".join(
            f"M{left + step * wide / 9:.1f} {y + 1}v{high * size - 2:.1f}" for step in range(1, 9)
        )
        sheet.path(joints, "none", INK, 0.7, 0.5)


def rails(sheet: Drawing, country: Country, light: Daylight) -> None:
    """Ballast, sleepers and a rail that catches the light."""
    size, rail = country.train_scale, country.line
    sheet.box(0, rail + 1, sheet.width, 4.6 * size, 0, mix(light.ground[0], "#3a2c28", 0.5), opacity=0.85)
    x = 6.0
    while x < sheet.width:
        sheet.box(x, rail + 1.4 * size, 6 * size, 2.8 * size, 0, INK, opacity=0.6)
        x += 14 * size
    sheet.box(0, rail, sheet.width, 2.0 * size, 0, mix(light.sun, light.stone[1], 0.45), opacity=0.9)
    sheet.box(0, rail + 2.0 * size, sheet.width, 0.8, 0, INK, opacity=0.7)
