"""The light of the day in the countryside: one colour scheme for every hour from dawn (0) to dusk (1)."""

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from scenes.art.palette import Colour, mix
from scenes.art.vector import GradientStop

Pair = tuple[Colour, Colour]


@dataclass(frozen=True)
class Daylight:
    """The colours of an hour; `lit` is the share of windows with a lamp in them, `stars` how bright they are.

    `shade` is the colour of the air and `depth` how much of it lies over walls, roofs and trains.
    """

    sky: tuple[GradientStop, ...]
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


DAY: tuple[tuple[float, Daylight], ...] = (
    (
        0.0,
        Daylight(
            sky=((0, "#1f5f6b"), (0.4, "#6fa79c"), (0.74, "#f0d699"), (0.87, "#f1bf81"), (1, "#f2a868")),
            sun="#fff6d6",
            glow="#fff0bb",
            mountains=("#86a9a3", "#c6c2a0"),
            hills=(
                ("#7ba08c", "#b2b384"),
                ("#7f9f5f", "#a7a75c"),
                ("#5f8a4e", "#83903f"),
                ("#41703f", "#4d6426"),
            ),
            water=("#f6d39a", "#2a6670"),
            cloud=("#fffaea", "#f3cf9f"),
            stone=("#d9c199", "#8d7254"),
            ground=("#2f5a2c", "#122812"),
            lit=0.5,
            stars=0.0,
            shade="#f0b878",
            depth=0.1,
        ),
    ),
    (
        0.34,
        Daylight(
            sky=((0, "#246d86"), (0.36, "#5ba0ac"), (0.66, "#9fc9bd"), (0.86, "#dbe2bf"), (1, "#f3e7bd")),
            sun="#fffbe8",
            glow="#fff6d2",
            mountains=("#83a6ae", "#b5c6ab"),
            hills=(
                ("#7fa88c", "#abbd80"),
                ("#80a659", "#a1ad53"),
                ("#5f9147", "#80993d"),
                ("#41763a", "#4d6e28"),
            ),
            water=("#d6e9dd", "#37808c"),
            cloud=("#ffffff", "#dfe3cf"),
            stone=("#dccaa6", "#94805f"),
            ground=("#315f2e", "#132c14"),
            lit=0.05,
            stars=0.0,
            shade="#fff4d0",
            depth=0.05,
        ),
    ),
    (
        0.66,
        Daylight(
            sky=((0, "#285470"), (0.36, "#71868f"), (0.64, "#cdb086"), (0.85, "#f0b565"), (1, "#ffd283")),
            sun="#fff2c4",
            glow="#ffdc90",
            mountains=("#87868e", "#bfa283"),
            hills=(
                ("#7d8e72", "#b1a566"),
                ("#7c8c50", "#a49549"),
                ("#5c7a42", "#7d7b38"),
                ("#3d5f31", "#485124"),
            ),
            water=("#ffd994", "#3a6874"),
            cloud=("#fff0d0", "#dda57f"),
            stone=("#d6b288", "#846650"),
            ground=("#28492a", "#101f12"),
            lit=0.2,
            stars=0.0,
            shade="#e89a50",
            depth=0.14,
        ),
    ),
    (
        0.86,
        Daylight(
            sky=((0, "#1d2e4c"), (0.36, "#4f4c72"), (0.63, "#a9637a"), (0.85, "#ea8352"), (1, "#ffc269")),
            sun="#ffe6a2",
            glow="#ffb457",
            mountains=("#6d6078", "#a4746d"),
            hills=(
                ("#57636a", "#8b7660"),
                ("#576a50", "#776b44"),
                ("#3f5c42", "#56552f"),
                ("#2b4a31", "#2f371d"),
            ),
            water=("#ffbf74", "#2a4f5e"),
            cloud=("#f7b98a", "#9a6272"),
            stone=("#bf9470", "#6a5048"),
            ground=("#1b3320", "#0c1711"),
            lit=0.55,
            stars=0.25,
            shade="#5b3048",
            depth=0.25,
        ),
    ),
    (
        1.0,
        Daylight(
            sky=((0, "#151b30"), (0.36, "#2b3459"), (0.62, "#654a6c"), (0.84, "#c06a55"), (1, "#f0a863")),
            sun="#ffd07c",
            glow="#ff9d55",
            mountains=("#4f4a6a", "#6f5568"),
            hills=(
                ("#38495a", "#5a545c"),
                ("#35504a", "#484c40"),
                ("#27443c", "#333f2e"),
                ("#1b352b", "#14231a"),
            ),
            water=("#e59a66", "#1b3a4c"),
            cloud=("#d98f7a", "#58486a"),
            stone=("#a27c66", "#4f3d42"),
            ground=("#14261c", "#0b140f"),
            lit=0.9,
            stars=0.9,
            shade="#1c1c3a",
            depth=0.42,
        ),
    ),
)
"""The hours at which the light was composed; between them it is blended."""


@lru_cache(maxsize=64)
def light_at(hour: float) -> Daylight:
    """The light at an hour from 0 (dawn) to 1 (dusk)."""
    hour = min(1.0, max(0.0, hour))
    (start, first), (end, second) = next(pair for pair in pairwise(DAY) if hour <= pair[1][0])
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
    """The place of the sun: across the land (0 left, 1 right) and its height over the horizon (0 to 1)."""
    return 0.3 + 0.38 * hour, math.sin(math.pi * min(1.0, max(0.0, hour)))


def _stop(first: GradientStop, second: GradientStop, share: float) -> GradientStop:
    return _number(first[0], second[0], share), mix(first[1], second[1], share)


def _pair(first: Pair, second: Pair, share: float) -> Pair:
    return mix(first[0], second[0], share), mix(first[1], second[1], share)


def _number(first: float, second: float, share: float) -> float:
    return first + (second - first) * share
