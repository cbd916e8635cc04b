"""Daylight: the colours of the countryside at every hour from dawn (0) to dusk (1)."""

import math
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

import msgspec

from raccoon.app.assets import folder
from scenes.art.palette import Colour, mix

Pair = tuple[Colour, Colour]
Stop = tuple[float, Colour]


@dataclass(frozen=True)
class Daylight:
    """The colours of an hour; `lit` is the share of lit windows, `stars` their brightness.

    `shade` is the colour of the air, `depth` its share in the colours of walls, roofs and trains.
    """

    sky: tuple[Stop, ...]
    sun: Colour
    glow: Colour
    mountains: Pair
    hills: tuple[Pair, ...]
    water: Pair
    cloud: Pair
    stone: Pair
    ground: Pair
    lit: float
    stars: float
    shade: Colour
    depth: float

    def on(self, colour: Colour) -> Colour:
        """The colour as it looks at this hour."""
        return mix(colour, self.shade, self.depth)


@cache
def day() -> tuple[tuple[float, Daylight], ...]:
    """The hours with a composed light (`assets/theme`); between them it is interpolated."""
    composed = (folder("theme") / "daylight.json").read_bytes()
    return msgspec.json.decode(composed, type=tuple[tuple[float, Daylight], ...])


@lru_cache(maxsize=64)
def light_at(hour: float) -> Daylight:
    """The light at an hour from 0 (dawn) to 1 (dusk)."""
    hour = min(1.0, max(0.0, hour))
    (start, first), (end, second) = next(pair for pair in pairwise(day()) if hour <= pair[1][0])
    share = (hour - start) / (end - start)
    return Daylight(
        sky=tuple(_stop(a, b, share) for a, b in zip(first.sky, second.sky, strict=True)),
        hills=tuple(_pair(a, b, share) for a, b in zip(first.hills, second.hills, strict=True)),
        sun=mix(first.sun, second.sun, share),
        glow=mix(first.glow, second.glow, share),
        shade=mix(first.shade, second.shade, share),
        mountains=_pair(first.mountains, second.mountains, share),
        water=_pair(first.water, second.water, share),
        cloud=_pair(first.cloud, second.cloud, share),
        stone=_pair(first.stone, second.stone, share),
        ground=_pair(first.ground, second.ground, share),
        lit=_number(first.lit, second.lit, share),
        stars=_number(first.stars, second.stars, share),
        depth=_number(first.depth, second.depth, share),
    )


def sun_at(hour: float) -> tuple[float, float]:
    """The sun's place across the land (0 left, 1 right) and its height over the horizon (0 to 1)."""
    return 0.3 + 0.38 * hour, math.sin(math.pi * min(1.0, max(0.0, hour)))


def _stop(first: Stop, second: Stop, share: float) -> Stop:
    return _number(first[0], second[0], share), mix(first[1], second[1], share)


def _pair(first: Pair, second: Pair, share: float) -> Pair:
    return mix(first[0], second[0], share), mix(first[1], second[1], share)


def _number(first: float, second: float, share: float) -> float:
    return first + (second - first) * share
