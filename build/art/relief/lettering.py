"""Letters in relief on a picture: a bevel by the depth within the letter, a gilt face, a deep side."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pygame

from art.relief.fields import F4, Field, bell, blur, ease, mix, opacity_of, rgb, shifted, unit
from scenes.art.fonts import Typeface, font

RING = ((1, 0), (-1, 0), (0, 1), (0, -1))
SQUARE = (*RING, (1, 1), (-1, 1), (1, -1), (-1, -1))
KEY = unit((-0.5, -0.75, 0.55)).astype(F4)


@dataclass(frozen=True)
class Cut:
    """The style of letters: the face's colours from top to foot, the side's near and far, sizes in pixels."""

    face: tuple[str, str, str]
    side: tuple[str, str] = ("#7c2630", "#2c0a10")
    bevel: int = 6
    depth: int = 10
    edge: int = 2
    gilt: bool = True


GILT = Cut(("#fff0c0", "#e8b85a", "#a8701e"))


def words_on(
    shape: tuple[int, int],
    words: str,
    face: Typeface,
    size: float,
    at: tuple[float, float],
    radius: float = 0,
    stretch: float = 1.0,
    track: float = 0,
) -> Field:
    """The opacity of words about a place of a picture of that height and width; with a radius they are on an
    arc, crown up.
    """
    sheet = pygame.Surface((shape[1] * 2, shape[0] * 2), pygame.SRCALPHA)
    letters = font(face, round(size * 2))
    for sign, middle in zip(words, middles(words, face, size, stretch, track), strict=True):
        image = letters.render(sign, True, (255, 255, 255)).convert_alpha()
        image = pygame.transform.smoothscale(
            image, (max(1, round(image.get_width() * stretch)), image.get_height())
        )
        place, turn = ((at[0] + middle) * 2, at[1] * 2), 0.0
        if radius:
            angle = middle / radius
            turn = -math.degrees(angle)
            place = (at[0] * 2 + math.sin(angle) * radius * 2, at[1] * 2 + (1 - math.cos(angle)) * radius * 2)
        image = pygame.transform.rotozoom(image, turn, 1)
        sheet.blit(image, image.get_rect(center=place))
    return opacity_of(pygame.transform.smoothscale(sheet, (shape[1], shape[0])))


def middles(words: str, face: Typeface, size: float, stretch: float = 1.0, track: float = 0) -> list[float]:
    """The middle of each letter, measured from the middle of the words."""
    letters = font(face, round(size * 2))
    ends = [letters.size(words[:count])[0] * stretch / 2 + track * count for count in range(len(words) + 1)]
    whole = ends[-1] - track
    return [(left + right - track - whole) / 2 for left, right in pairwise(ends)]


def sprite(draw: Callable[[Field], Field], shape: tuple[int, int]) -> tuple[Field, Field]:
    """The colours and the opacity of an image that `draw` adds to any ground."""
    dark, bright = (draw(np.full((*shape, 3), tone, F4)) for tone in (0, 1))
    opacity = np.clip(1 - (bright - dark).mean(2), 0, 1)
    return np.clip(dark / np.maximum(opacity, 0.02)[..., None], 0, 1), opacity


def _grown(mask: Field, steps: int) -> Field:
    for step in range(steps):
        mask = np.maximum.reduce([mask, *(shifted(mask, dx, dy) for dx, dy in (SQUARE, RING)[step % 2])])
    return mask


def _inner(mask: Field, steps: int) -> Field:
    """The depth within the letters, up to `steps` pixels."""
    total, left = mask.copy(), mask
    for step in range(steps - 1):
        left = np.minimum.reduce([left, *(shifted(left, dx, dy) for dx, dy in (SQUARE, RING)[step % 2])])
        total = total + left
    return total


def carved(picture: Field, mask: Field, cut: Cut = GILT) -> Field:
    """The picture with the letters in relief."""
    body = _grown(mask, cut.edge)
    falls: Sequence[Field] = [shifted(body, -0.25 * step, -step) for step in range(1, cut.depth + 1)]
    whole = _grown(np.maximum.reduce(falls), 2)
    shade = np.clip(blur(shifted(whole, -4, -6), 6), 0, 1)
    found = picture * (1 - 0.6 * shade[..., None])
    found = mix(found, rgb("#1b0d10"), whole[..., None])
    for step in range(cut.depth, 0, -1):
        tone = mix(rgb(cut.side[0]), rgb(cut.side[1]), step / cut.depth)
        found = mix(found, tone, falls[step - 1][..., None])
    found = mix(found, rgb("#1b0d10"), body[..., None])
    return mix(found, _face(mask, cut), mask[..., None])


def _face(mask: Field, cut: Cut) -> Field:
    rows = np.nonzero(mask.max(1) > 0.02)[0]
    height = np.clip((np.arange(mask.shape[0]) - rows[0]) / max(1, rows[-1] - rows[0]), 0, 1)[:, None, None]
    top, middle, foot = (rgb(code) for code in cut.face)
    colour = np.where(height < 0.5, mix(top, middle, height * 2), mix(middle, foot, height * 2 - 1))
    deep = _inner(mask, cut.bevel + 1)
    swell = blur(np.minimum(deep, cut.bevel), 0.9)
    looks = np.stack([-np.gradient(swell, axis=1), -np.gradient(swell, axis=0), np.full_like(swell, 0.85)], 2)
    looks = looks / np.linalg.norm(looks, axis=2, keepdims=True)
    lit = (looks @ KEY - KEY[2])[..., None]
    warm = np.array([1.1, 0.95, 0.6]) if cut.gilt else np.array([0.55, 0.55, 0.55])
    colour = colour * (1 + 1.25 * np.minimum(lit, 0)) + np.maximum(lit, 0) * warm
    level = ease(cut.bevel - 1.2, cut.bevel + 0.2, deep)[..., None]
    lines = (0.5 + 0.5 * np.sin(np.arange(mask.shape[0]) * math.tau / 3.6))[:, None, None]
    colour = colour * (1 - 0.3 * lines * ease(0.25, 0.95, height) * level)
    glint = bell(deep, 2.2, 1.2) * np.clip(looks @ KEY - 0.3, 0, 1)
    found: Field = np.clip(colour + glint[..., None] * 0.4, 0, 1)
    return found
