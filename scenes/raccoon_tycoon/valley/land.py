"""The drawings of the valley's land: their colours at an hour, their place, the course of the river."""

import math
from functools import lru_cache

from scenes.art.landscape import train as locomotive
from scenes.art.landscape.light import Daylight
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.valley.sites import Country

WIDTH, HIGH, DEEP = 1920.0, 84.0, 406.0
"""The size of the drawings: width, height of the strip, height down to behind the desk."""
GROUND = 0.55 * HIGH
"""The y of the fields' upper edge on the drawings."""
RIVER = 0.6
"""The x of the river at the hills, as a share of the width."""
RUNNING = 0.84
"""The scale of the train on the main line, as a share of `Country.train_scale`."""
CROPS = ("#d9b04a", "#9fae4c", "#6f9a4a", "#c98f3c", "#86a653")


def colours(light: Daylight) -> dict[str, Colour]:
    """The colours of the drawings in the light of an hour, by token."""
    low, (soil, _) = light.hills[2], light.ground
    far, near = light.hills[:2]
    water = mix(*light.water, 0.3), mix(mix(*light.water, 0.3), light.water[1], 0.5), light.water[1]
    pairs = {
        "mountain": light.mountains, "far": far, "near": near, "field": low, "soil": light.ground,
        "stone": light.stone, "cloud": light.cloud, "water": water,
        "crop": tuple(mix(light.on(crop), low[1], 0.42) for crop in CROPS),
        "leaf": (mix(low[0], "#e8d98a", 0.3), mix(low[0], INK, 0.6)),
    }  # fmt: skip
    return {
        "mountain_shade": mix(light.mountains[0], INK, 0.45),
        "far_shade": mix(far[1], INK, 0.5),
        "near_shade": mix(near[1], INK, 0.5),
        "bank": mix(soil, INK, 0.4),
        "dust": mix(light.on("#cdb27c"), low[1], 0.3),
        "ballast": mix(soil, "#3a2c28", 0.5),
        "rail": mix(light.sun, light.stone[1], 0.45),
        "sun": light.sun,
        **{f"{name}_{number}": tone for name, tones in pairs.items() for number, tone in enumerate(tones)},
    }


def put(sheet: Drawing, name: str, light: Daylight, at: Point, wide: float, high: float) -> None:
    """Draw one of the drawings at a place, scaled by `wide` and `high`."""
    sheet.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({wide:.4f} {high:.4f})")
    sheet.take(drawing(GAME, "valley", name, True, **colours(light)))
    sheet.end()


def lay(sheet: Drawing, country: Country, name: str, light: Daylight) -> None:
    """Draw hills or fields in the strip of a country."""
    put(sheet, name, light, (0, country.top), *stretched(country))


def stretched(country: Country) -> Point:
    """The horizontal and vertical scale of the drawings in a country."""
    return country.width / WIDTH, (country.foot - country.top) / HIGH


def course(share: float) -> Point:
    """The river's x and half width on the drawings; `share` runs from 0 at the hills to 1 at the foot."""
    bend = 26 * math.sin(15 * math.sqrt(share)) * min(1.0, 9 * share) * (1 + 2 * share)
    return WIDTH * RIVER + bend - 190 * share**1.5, 7 + 128 * share**0.82


def stream(country: Country, y: float) -> Point:
    """The river's x and half width at a height of a country."""
    wide, high = stretched(country)
    x, half = course(max(0.0, (y - country.top) / high - GROUND) / (DEEP - GROUND))
    return x * wide, half * wide


@lru_cache(maxsize=1)
def ripples() -> tuple[tuple[float, float, float], ...]:
    """The lines of glints on the water in the open strip: left end, y, length, on the drawings."""
    found = []
    for line in range(8):
        y = GROUND + 3 + line * (HIGH - GROUND - 6) / 8
        x, half = course((y - GROUND) / (DEEP - GROUND))
        wide = half * (0.5 + 0.15 * (line % 3))
        found.append((x - wide * (0.75 - 0.2 * (line % 2)), y, wide))
    return tuple(found)


def road_at(country: Country) -> float:
    """The y of the road, under the cart's wheels."""
    return country.foot - 9.5 * country.train_scale


def main_line_scale(country: Country) -> float:
    """The scale of the train on the main line."""
    return country.train_scale * RUNNING


def train_length(country: Country) -> float:
    """The length of the train on the main line."""
    return locomotive.LENGTH * main_line_scale(country)
