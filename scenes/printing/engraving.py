"""Turns a picture into an engraving: lines as thick as its tone is dark, crossed in the shadows."""

import math
from functools import lru_cache
from typing import NamedTuple

import pygame
from PIL import Image, ImageChops, ImageFilter, ImageOps

from scenes.art import Colour, Size, rgb

PHASES, REACH, WAVE = 4, 3.0, 60.0
"""The lines wave by ±`REACH` pixels over a length of 2π `WAVE`; columns shift by 1/`PHASES` pixel."""
CROSSED = 62
"""The degrees between the two sets of lines."""


class Burin(NamedTuple):
    """The cut of an engraving: the lines' distance in pixels at 300 dots an inch, their angle, the tones."""

    period: float = 11.0
    angle: float = 24.0
    contrast: float = 1.3
    gamma: float = 0.9


def engraved(source: pygame.Surface, size: Size, ink: Colour, burin: Burin = Burin()) -> pygame.Surface:  # noqa: B008 (a record)
    """Return the picture as lines of one ink on a transparent surface."""
    tone = _tone(source, size, burin)
    ink_ = _lines(tone.point([_main_ink(255 - n) for n in range(256)]), burin.period, burin.angle)
    crossed = _lines(
        tone.point([_cross_ink(255 - n) for n in range(256)]), burin.period * 1.05, burin.angle + CROSSED
    )
    opacity = ImageChops.lighter(ink_, crossed)
    red, green, blue = (Image.new("L", size, part) for part in rgb(ink)[:3])
    cut = Image.merge("RGBA", (red, green, blue, opacity))
    return pygame.image.frombytes(cut.tobytes(), size, "RGBA")


def _tone(source: pygame.Surface, size: Size, burin: Burin) -> Image.Image:
    """Return the picture's tones on white paper, from 0 (black) to 255."""
    ground = pygame.Surface(source.get_size())
    ground.fill("white")
    ground.blit(source, (0, 0))
    whole = Image.frombytes("RGB", ground.get_size(), pygame.image.tobytes(ground, "RGB"))
    grey = ImageOps.autocontrast(whole.convert("L").resize(size, Image.Resampling.LANCZOS), cutoff=2)
    taken = [_adjusted(n / 255, burin) for n in range(256)]
    return grey.point(taken).filter(ImageFilter.UnsharpMask(2, 90, 0))


def _adjusted(tone: float, burin: Burin) -> int:
    spread = min(1.0, max(0.0, (tone - 0.5) * burin.contrast + 0.5))
    return int(255 * spread**burin.gamma + 0.5)


def _main_ink(dark: int) -> int:
    """Return the share of ink, of 255, for a darkness of 0 to 255."""
    return 0 if dark < 13 else min(255, max(0, round(dark * 1.08 - 15)))


def _cross_ink(dark: int) -> int:
    return 0 if dark < 127 else min(230, max(0, round((dark - 132) * 1.5)))


def _lines(amount: Image.Image, period: float, angle: float) -> Image.Image:
    """Return lines whose thickness follows the amount, with soft edges."""
    sharpness = period / 2.2
    pattern = _pattern(amount.size, round(period, 2), round(angle, 1))
    cut: Image.Image = ImageChops.subtract(amount, pattern, 1 / sharpness, 110)
    empty = amount.point([0] + [255] * 255)
    return ImageChops.darker(cut, empty)


@lru_cache(maxsize=6)
def _pattern(size: Size, period: float, angle: float) -> Image.Image:
    """Return for every pixel its distance from the middle of its line, 0 to 255; the lines wave a little."""
    side = math.ceil(math.hypot(*size)) + 8
    columns = [_column(side + 16, period, phase / PHASES) for phase in range(PHASES)]
    sheet = Image.new("L", (side, side))
    for x in range(side):
        shift = REACH + REACH * math.sin(x / WAVE)
        whole, part = divmod(round(shift * PHASES), PHASES)
        sheet.paste(columns[part].crop((0, whole, 1, whole + side)), (x, 0))
    turned = sheet.rotate(angle, Image.Resampling.BICUBIC)
    left, top = (side - size[0]) // 2, (side - size[1]) // 2
    return turned.crop((left, top, left + size[0], top + size[1]))


def _column(length: int, period: float, phase: float) -> Image.Image:
    tones = bytes(round(abs(((y + phase) / period) % 1 - 0.5) * 2 * 255) for y in range(length))
    return Image.frombytes("L", (1, length), tones)
