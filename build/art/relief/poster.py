"""The parts that the games' posters share: a sheet, figures added to it, a foot that fades into the dark."""

import math

import numpy as np

from art.relief.fields import F4, Field, bell, ease, mix, resized, rgb
from art.relief.figure import Figure

SIZE = (420, 600)
"""The size of a poster in pixels: what a window of 2560 pixels shows."""
SHEET, SCALE = (400.0, 572.0), 1.5
DOTS = (600, 858)
"""The size of the painting in pixels, which is larger."""


def places() -> tuple[Field, Field]:
    """Each pixel's place on the sheet."""
    y, x = np.mgrid[0 : DOTS[1], 0 : DOTS[0]].astype(F4)
    return x / SCALE, y / SCALE


def stood(picture: Field, both: Field, at: tuple[float, float], wide: float) -> Field:
    """Add a cut-out figure (colours left, opacity right) with its upper left corner at a place of the
    sheet.
    """
    half = both.shape[1] // 2
    width = round(wide * SCALE)
    size = (width, round(width * both.shape[0] / half))
    colour, thick = resized(both[:, :half], size), resized(both[:, half:], size)[..., :1]
    left, top = round(at[0] * SCALE), round(at[1] * SCALE)
    found = picture.copy()
    rows = slice(max(0, top), min(picture.shape[0], top + size[1]))
    columns = slice(max(0, left), min(picture.shape[1], left + size[0]))
    part = (slice(rows.start - top, rows.stop - top), slice(columns.start - left, columns.stop - left))
    found[rows, columns] = mix(found[rows, columns], colour[part], thick[part])
    return found


def painted(picture: Field, sprite: tuple[Field, Field], dim: float = 1.0) -> Field:
    """Paint a figure of the sheet's size over the picture."""
    colour, thick = sprite
    return mix(picture, colour * dim, thick[..., None])


def sheet(fine: float = 1.3) -> Figure:
    """A figure's scene at the size of the poster."""
    return Figure(*SHEET, SCALE, fine)


def rays(picture: Field, at: tuple[float, float], code: str, count: int, strength: float) -> Field:
    """Add rays of light from a place."""
    x, y = places()
    angle = np.arctan2(y - at[1], x - at[0])
    beam = ease(0.1, 0.9, 0.5 + 0.5 * np.sin(angle * count)) * np.exp(-np.hypot(x - at[0], y - at[1]) / 320)
    return picture + (beam * strength)[..., None] * rgb(code)


def glow(picture: Field, at: tuple[float, float], reach: float, code: str, strength: float) -> Field:
    """Add light about a place."""
    x, y = places()
    return picture + (bell(np.hypot(x - at[0], y - at[1]), 0, reach) * strength)[..., None] * rgb(code)


def star(picture: Field, at: tuple[float, float], size: float, codes: tuple[str, str]) -> Field:
    """Add a star of five rays, each half of a ray in its own colour."""
    x, y = places()
    angle = np.arctan2(x - at[0], at[1] - y)
    turn = np.abs((angle / math.tau * 5 + 0.5) % 1 - 0.5) * math.tau / 5
    far = np.hypot(x - at[0], y - at[1])
    reach = size * 0.40 / (0.40 + 0.60 * np.sin(turn) / math.sin(math.pi / 5))
    inside = ease(0.6, -0.6, far - reach)
    lit = ((angle / math.tau * 10) % 2 < 1)[..., None]
    return mix(picture, np.where(lit, rgb(codes[0]), rgb(codes[1])), inside[..., None])


def footed(picture: Field, code: str, start: float) -> Field:
    """Fade the foot of the poster, where the words are, into a colour."""
    _, y = places()
    return mix(picture, rgb(code), ease(start, start + 86, y)[..., None] * 0.94)
