"""The lettering of the program's name, as an engraver cuts it: inline, hatching, deep sides, a cast shadow.

All is made of white letters on transparent sheets, grown and shrunk by the outlines of the face.
"""

import math
from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art.fonts import Typeface, font
from scenes.art.vector import Drawing

LARGE = 420
"""The largest letter size in pixels; up to it letters are drawn at twice the wanted size."""
_TURN, _RISE = 7.5, 0.45
"""The turn of the outermost letters in degrees, and how far they are below the middle, as a share of their
size.
"""
_GAP = 0.008
"""The clear space between two letters with their outlines, as a share of their size."""
EDGE, _RIM, _LINE = 0.028, 0.017, 0.006
"""The reach of the dark edge, the light rim and its inner line round a letter, as shares of its size."""
_INLINE, _INLINE_END, _CORE = 0.019, 0.0225, 0.029
"""The distances from a letter's edge at which its inline begins, is light, and ends, as shares of its size.
"""
_DEPTH, _LEAN = 0.082, 0.35
"""The depth of the letters' sides as a share of their size, and their slant to the right as a share of that
depth.
"""
_GILT = (
    (0.0, "#fff8dc"), (0.3, "#f6d27c"), (0.5, "#d99b34"), (0.56, "#b87a22"), (0.74, "#eec266"),
    (1.0, "#f5d488"),
)  # fmt: skip
INK, _BRONZE = "#12060a", "#5a3008"


@dataclass(frozen=True)
class _Letter:
    """A letter: the place of its middle in pixels and its turn in degrees."""

    sign: str
    at: tuple[float, float]
    turn: float


class Setting:
    """A line of letters on an arc, from which bodies of any weight are cut, all on sheets of one size."""

    def __init__(self, words: str, size: int) -> None:
        self.size = size
        self._font = font(Typeface.POSTER, size)
        lefts, total = self._lefts(words)
        margin = size * 0.3
        self.box = (round(total + 2 * margin), round(size * 2.1))
        self._letters = [
            self._on_arc(sign, left, total, margin)
            for sign, left in zip(words, lefts, strict=True)
            if sign.strip()
        ]

    def _on_arc(self, sign: str, left: float, total: float, margin: float) -> _Letter:
        middle = left + self._font.size(sign)[0] / 2
        share = 2 * middle / total - 1
        y = self.size * (0.72 + _RISE * share * share)
        return _Letter(sign, (margin + middle, y), -share * _TURN)

    def _lefts(self, words: str) -> tuple[list[float], float]:
        """The left ends of the letters, no two nearer than the gap, and the right end of the last one."""
        lefts: list[float] = []
        x, before = 0.0, None
        for sign in words:
            if before and sign.strip():
                x = self._clear(lefts[-1], before, x, sign)
            lefts.append(x)
            x += self._font.size(sign)[0] * (0.8 if not sign.strip() else 1)
            before = sign if sign.strip() else None
        return lefts, x

    def _clear(self, left: float, before: str, x: float, sign: str) -> float:
        """The first position from `x` on at which a letter does not touch the one before it."""
        reach = round(self.size * (EDGE + _GAP))
        one, other = (pygame.mask.from_surface(self._body(letter, reach), 40) for letter in (before, sign))
        step = max(1, self.size // 100)
        while one.overlap(other, (round(x - left), 0)):
            x += step
        return x

    def _body(self, sign: str, reach: int) -> pygame.Surface:
        """A letter in white, grown by `reach` pixels, or shrunk where that is negative."""
        plain = self._font.render(sign, True, (255, 255, 255))
        if not reach:
            return plain
        self._font.outline = abs(reach)
        colour = (255, 255, 255) if reach > 0 else (0, 0, 0)
        ring = self._font.render(sign, True, colour)
        self._font.outline = 0
        body = pygame.Surface(ring.get_size(), pygame.SRCALPHA)
        body.fill((255, 255, 255, 0))
        inside = (abs(reach), abs(reach))
        body.blit(plain, inside, special_flags=pygame.BLEND_RGBA_MAX)
        body.blit(ring, (0, 0), special_flags=pygame.BLEND_RGBA_MAX if reach > 0 else pygame.BLEND_RGBA_SUB)
        return body

    def cut(self, share: float) -> pygame.Surface:
        """The whole line in white, grown by a share of its size, or shrunk where that is negative."""
        sheet = pygame.Surface(self.box, pygame.SRCALPHA)
        sheet.fill((255, 255, 255, 0))
        reach = round(self.size * share)
        for letter in self._letters:
            body = pygame.transform.rotozoom(self._body(letter.sign, reach), letter.turn, 1)
            place = body.get_rect(center=(round(letter.at[0]), round(letter.at[1])))
            sheet.blit(body, place, special_flags=pygame.BLEND_RGBA_MAX)
        return sheet


def line(words: str, pixels: int, width: int) -> pygame.Surface:
    """Draw the words on a gentle arc, `pixels` high and at most `width` wide."""
    setting = Setting(words, max(12, min(LARGE, pixels * 2)))
    size, edge = setting.size, setting.cut(EDGE)
    side = _extruded(edge, round(size * _DEPTH))
    letters, gold = setting.cut(0), _gilt(setting)
    image = _cast(side, size)
    _lay(image, _grown(side, max(1, round(size * 0.005))), INK)
    image.blit(_painted(side, _oxblood(setting)), (0, 0))
    _lay(image, edge, INK)
    _lay(image, setting.cut(_RIM), "#f7dc94")
    _lay(image, setting.cut(_LINE), _BRONZE)
    image.blit(_painted(letters, gold), (0, 0))
    _lay(image, setting.cut(-_INLINE), _BRONZE)
    _lay(image, setting.cut(-_INLINE_END), "#fffbe8")
    image.blit(_painted(setting.cut(-_CORE), gold), (0, 0))
    return _reduced(image.subsurface(image.get_bounding_rect()), pixels / size, width)


def _reduced(image: pygame.Surface, ratio: float, width: int) -> pygame.Surface:
    ratio = min(ratio, width / image.get_width())
    size = (max(1, round(image.get_width() * ratio)), max(1, round(image.get_height() * ratio)))
    return pygame.transform.smoothscale(image, size)


def _lay(image: pygame.Surface, body: pygame.Surface, colour: pal.Colour) -> None:
    """Draw a body in one colour over the image."""
    tinted = body.copy()
    tinted.fill(pal.rgb(colour), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(tinted, (0, 0))


def _painted(body: pygame.Surface, picture: pygame.Surface) -> pygame.Surface:
    """The part of a picture that a body covers."""
    picture = picture.copy()
    picture.blit(body, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _extruded(body: pygame.Surface, depth: int) -> pygame.Surface:
    """The body extruded downwards and slightly to the right: twice as far with each copy of itself."""
    image, reached = body.copy(), 0
    while reached < depth:
        step = min(reached + 1, depth - reached)
        image.blit(image.copy(), (round(step * _LEAN), step), special_flags=pygame.BLEND_RGBA_MAX)
        reached += step
    return image


def _grown(body: pygame.Surface, reach: int) -> pygame.Surface:
    image = body.copy()
    for number in range(8):
        turn = number * math.tau / 8
        at = (round(math.cos(turn) * reach), round(math.sin(turn) * reach))
        image.blit(body, at, special_flags=pygame.BLEND_RGBA_MAX)
    return image


def _cast(body: pygame.Surface, size: int) -> pygame.Surface:
    """The soft shadow to the lower right, on its own sheet."""
    image = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    image.fill((6, 20, 28, 0))
    dark = body.copy()
    dark.fill((6, 20, 28, 190), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(dark, (round(size * 0.034), round(size * 0.04)))
    small = pygame.transform.smoothscale(
        image, (max(1, image.get_width() // 6), max(1, image.get_height() // 6))
    )
    soft = pygame.transform.gaussian_blur(small, max(1, size // 150))
    return pygame.transform.smoothscale(soft, image.get_size())


def _gilt(setting: Setting) -> pygame.Surface:
    """A gilt gradient with level lines that get thicker towards the foot."""
    height, size = setting.box[1], setting.size
    sheet = Drawing(4, height)
    sheet.box(0, 0, 4, height, 0, sheet.down(size * 0.25, size * 1.5, *_GILT))
    step, y = size / 46, size * 0.2
    while y < height:
        sheet.box(0, y, 4, step * (0.12 + 0.4 * min(1.0, y / size - 0.2)), 0, "#6e3f0e", opacity=0.5)
        y += step
    return pygame.transform.scale(sheet.surface(), setting.box)


def _oxblood(setting: Setting) -> pygame.Surface:
    """The letters' sides: oxblood, hatched aslant."""
    (width, height), size = setting.box, setting.size
    sheet = Drawing(width, height)
    sheet.box(0, 0, width, height, 0, sheet.down(size * 0.3, size * 1.6, (0, "#9a2f3c"), (1, "#3a0a13")))
    for x in range(-height, width, max(4, size // 46)):
        sheet.path(f"M{x} {height}L{x + height * 0.6:.0f} 0", "none", "#14030a", size / 130, 0.6)
    return pygame.transform.smoothscale(sheet.surface((width // 2, height // 2)), setting.box)
