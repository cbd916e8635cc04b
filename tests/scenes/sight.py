"""Colours as people see them: greyscale, three kinds of colour blindness, and the distances between colours.

Protanopia, deuteranopia and tritanopia are those of Machado, Oliveira and Fernandes (2009) at severity 1.0,
in linear RGB; distances are CIEDE2000 in Lab under daylight.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame

Values = npt.NDArray[np.float64]
LUMINANCE = (0.2126, 0.7152, 0.0722)
EYES: Mapping[str, Values] = {
    "usual": np.eye(3),
    "grey": np.array([LUMINANCE] * 3),
    "protanopia": np.array([
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ]),
    "deuteranopia": np.array([
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ]),
    "tritanopia": np.array([
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ]),
}  # fmt: skip
"""The matrices of each kind of eye, for light in red, green and blue."""
TO_XYZ = np.array([
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
])  # fmt: skip


def linear(values: npt.ArrayLike) -> Values:
    """Values of sRGB, 0 to 255, as light, 0 to 1."""
    share = np.asarray(values, float) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def seen(values: npt.ArrayLike, eyes: str) -> Values:
    """The light that these eyes see of sRGB colours (the last axis)."""
    light: Values = np.clip(linear(values) @ EYES[eyes].T, 0, 1)
    return light


def picture(surface: pygame.Surface, eyes: str) -> pygame.Surface:
    """A picture as these eyes see it."""
    light = seen(pygame.surfarray.array3d(surface), eyes)
    shown = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return pygame.surfarray.make_surface(np.rint(shown * 255).astype(np.uint8))


def lab(light: Values) -> Values:
    """CIE L*a*b* of light, under daylight."""
    ratio = light @ TO_XYZ.T / TO_XYZ.sum(axis=1)
    f = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio * (29 / 6) ** 2 / 3 + 4 / 29)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def ciede2000(one: Values, other: Values) -> float:
    """The distance of two colours of L*a*b* (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * np.sqrt(mean**7 / (mean**7 + 25.0**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = (np.degrees(np.arctan2(b, a)) % 360 for b, a in ((b1, a1), (b2, a2)))
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    level, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * np.cos(np.radians(hue - 30))
        + 0.24 * np.cos(np.radians(2 * hue))
        + 0.32 * np.cos(np.radians(3 * hue + 6))
        - 0.20 * np.cos(np.radians(4 * hue - 63))
    )
    dl = (l2 - l1) / (1 + 0.015 * (level - 50) ** 2 / np.sqrt(20 + (level - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    bend = (
        2
        * np.sqrt(chroma**7 / (chroma**7 + 25.0**7))
        * np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    )
    return float(np.sqrt(max(0.0, dl**2 + dc**2 + dh**2 - bend * dc * dh)))


def distance(one: str, other: str, eyes: str = "usual") -> float:
    """The distance of two colours of the palette for these eyes."""
    first, second = (lab(seen(tuple(pygame.Color(colour))[:3], eyes)) for colour in (one, other))
    return ciede2000(first, second)


def nearest(colours: Mapping[str, str]) -> Iterable[tuple[str, float, str, str]]:
    """For each kind of eyes the two colours that are nearest to each other, and how near."""
    for eyes in EYES:
        yield min(
            (eyes, distance(colours[one], colours[other], eyes), one, other)
            for one, other in combinations(colours, 2)
        )


def likeness(one: pygame.Surface, other: pygame.Surface) -> float:
    """The correlation of two pictures of one size in grey, on a middling ground: 1 for the same drawing."""
    greys = []
    for shown in (one, other):
        ground = pygame.Surface(shown.get_size())
        ground.fill((96, 96, 96))
        ground.blit(shown, (0, 0))
        values = pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3]
        mean = sum(values) / len(values)
        spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        greys.append([(value - mean) / spread for value in values])
    return float(sum(a * b for a, b in zip(*greys, strict=True)) / len(greys[0]))
