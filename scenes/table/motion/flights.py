"""Flights of pieces: the sprite over time, the places it passes, its start and duration."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.art.moving import tween
from scenes.art.sprite_layer import PlacedSprite

FALLS, STRIKES = 0.42, 0.62
"""The times at which a hammer begins to fall and at which it strikes, as shares of the flight's time."""
SQUASHED = 0.09
"""The share of its time for which a landing piece is squashed: a frame or two."""
SHORTEST, LONGEST = 0.15, 0.45
"""The least and greatest seconds of a flight at any speed."""
SWELLS = 0.16
"""The share by which a swelling sprite grows."""
ROLLS, STAMPS = 0.45, 0.16
"""Seconds for which a die rolls, and in which a stamp comes down."""


@dataclass(frozen=True)
class Sprite:
    """The image of a piece; `core` is the size of the piece in it without its shadow."""

    image: pygame.Surface
    core: tuple[int, int]

    @classmethod
    def of(cls, image: pygame.Surface) -> Sprite:
        """The sprite of an image without a shadow."""
        return cls(image, image.get_size())

    def sized(self, size: tuple[int, int]) -> pygame.Surface:
        """The image scaled so that its core has this size."""
        if size == self.core:
            return self.image
        width, height = self.image.get_size()
        scaled = (
            max(1, round(width * size[0] / self.core[0])),
            max(1, round(height * size[1] / self.core[1])),
        )
        return pygame.transform.smoothscale(self.image, scaled)


SpriteFrame = Callable[[float, tuple[int, int]], pygame.Surface]
"""Returns the image at a share of the flight's time, for a piece of that size."""


def still(sprite: Sprite) -> SpriteFrame:
    """A sprite that does not change."""
    return lambda _, size: sprite.sized(size)


def flipped(first: Sprite, second: Sprite) -> SpriteFrame:
    """A sprite that is turned over once, from `first` to `second`."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        wide = max(1, round(size[0] * abs(math.cos(math.pi * share))))
        return (first if share < 0.5 else second).sized((wide, size[1]))

    return look


def leaning(sprite: Sprite) -> SpriteFrame:
    """A sprite that leans over on its way and is straight at the end: a card that is moved."""
    return _turned(sprite, lambda share: 12 * math.sin(math.pi * share))


def straightening(sprite: Sprite, tilt: float) -> SpriteFrame:
    """A sprite tilted by degrees at first and straight at the end: a card that is dealt."""
    return _turned(sprite, lambda share: tilt * (1 - share))


def _turned(sprite: Sprite, angle_at: Callable[[float], float]) -> SpriteFrame:
    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        angle = round(angle_at(share))
        return pygame.transform.rotate(sprite.sized(size), angle) if angle else sprite.sized(size)

    return look


def swelling(sprite: Sprite) -> SpriteFrame:
    """A sprite that swells and shrinks back."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        grown = 1 + SWELLS * math.sin(math.pi * share)
        return sprite.sized((round(size[0] * grown), round(size[1] * grown)))

    return look


def fading(sprite: Sprite) -> SpriteFrame:
    """A sprite that fades in quickly, stays, and fades out."""
    return lambda share, size: _faint(sprite.sized(size), min(1.0, share * 8, (1 - share) * 4))


def kindling(sprite: Sprite) -> SpriteFrame:
    """A sprite that fades in: a light that is switched on."""
    return lambda share, size: _faint(sprite.sized(size), share)


def _faint(image: pygame.Surface, strength: float) -> pygame.Surface:
    if strength >= 1:
        return image
    image = image.copy()
    image.set_alpha(round(255 * strength))
    return image


def struck(sprite: Sprite, lift: float, down: float) -> SpriteFrame:
    """A hammer raised by `lift` degrees, then struck `down` degrees, about the image's centre."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        angle = -lift * tween.out(min(1.0, share / FALLS))
        if share > FALLS:
            angle += (lift + down) * tween.fall(min(1.0, (share - FALLS) / (STRIKES - FALLS)))
        return pygame.transform.rotozoom(sprite.sized(size), -angle, 1)

    return look


def bowed(sprite: Sprite, down: float) -> SpriteFrame:
    """A sprite that turns left by `down` degrees about its centre, and back: a nod."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        angle = down * math.sin(math.pi * share)
        image = sprite.sized(size)
        return pygame.transform.rotozoom(image, angle, 1) if 0 < share < 1 else image

    return look


def rolled(faces: Sequence[Sprite]) -> SpriteFrame:
    """A die that tumbles over its faces, slower and slower, and stops at the last."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        slowed = tween.out(share)
        face = faces[min(len(faces) - 1, int(slowed * len(faces)))].sized(size)
        return face if slowed == 1 else pygame.transform.rotozoom(face, 360 * (1 - slowed), 1)

    return look


@dataclass(frozen=True)
class Flight:
    """The flight of one piece over `stops`, `seconds` long from `begin` on. `lift` is the height of its arc
    in pixels; with one it overshoots a little, is squashed for a moment, and settles.

    `waits`: visible at its first stop before it starts; `stays`: visible at its last until everything has
    landed. One that `lingers` is only information, such as a sum: nothing waits for it.
    """

    look: SpriteFrame
    stops: tuple[pygame.Rect, ...]
    begin: float
    seconds: float
    lift: float = 0.0
    ease: tween.Ease | None = None
    """The easing; None for the usual one."""
    waits: bool = False
    stays: bool = False
    lingers: bool = False

    @property
    def end(self) -> float:
        """The time of landing."""
        return self.begin + self.seconds

    def after(self, seconds: float) -> Flight:
        """The same flight, starting later."""
        return replace(self, begin=self.begin + seconds)

    def at_pace(self, pace: float) -> Flight:
        """The same flight at a pace: 1 is calm, less is quicker; a lingering one keeps its duration."""
        if self.lingers:
            return replace(self, begin=self.begin * pace)
        seconds = min(LONGEST, max(SHORTEST, self.seconds * pace))
        return replace(self, begin=self.begin * pace, seconds=seconds)

    def landed(self) -> Flight:
        """The same piece at the end of its flight from the beginning."""
        end = self.stops[-1]
        return replace(self, look=lambda _, size: self.look(1, size), stops=(end, end), begin=0, waits=True)

    def picture(self, time: float) -> PlacedSprite | None:
        """The sprite at this time with its place; None while it is not visible."""
        if (time < self.begin and not self.waits) or (time >= self.end and not self.stays):
            return None
        share = tween.share_of(time, self.begin, self.seconds)
        usual = tween.settling if self.lift else tween.in_out
        place = tween.on_the_way(self.stops, share, self.lift, self.ease or usual)
        if self.lift and 0 < share - tween.ARRIVES < SQUASHED:
            flat = place.scale_by(1.08, 0.9)
            flat.midbottom = place.midbottom
            place = flat
        image = self.look(share, place.size)
        return image, image.get_rect(center=place.center)


def between(
    sprite: Sprite, start: pygame.Rect, end: pygame.Rect, begin: float, seconds: float, lift: float
) -> Flight:
    """The flight of a piece from the centre of one place to that of another."""
    stops = tuple(sprite.image.get_rect(center=rect.center) for rect in (start, end))
    return Flight(still(sprite), stops, begin, seconds, lift)


def lying(sprite: Sprite, place: pygame.Rect) -> Flight:
    """A piece that is shown at a place until everything has landed."""
    return Flight(still(sprite), (place, place), 0.0, 0.0, waits=True, stays=True)


def stamping(stamp: Sprite, place: pygame.Rect, begin: float) -> Flight:
    """A stamp that comes down on the centre of a place and stays."""
    lies = stamp.image.get_rect(center=place.center)
    return Flight(still(stamp), (lies.inflate(lies.size), lies), begin, STAMPS, ease=tween.fall, stays=True)


def thrown(
    faces: Sequence[Sprite], start: pygame.Rect, end: pygame.Rect, begin: float, lift: float
) -> Flight:
    """A die that tumbles from the centre of one place to that of another and stays."""
    stops = tuple(faces[0].image.get_rect(center=rect.center) for rect in (start, end))
    return Flight(rolled(faces), stops, begin, ROLLS, lift, stays=True)
