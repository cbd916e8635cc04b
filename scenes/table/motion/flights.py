"""Pieces in the air: a sprite, the places it passes, when it sets out and how long it takes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.art.moving import tween
from scenes.art.sprite_layer import PlacedSprite

FALLS, STRIKES = 0.42, 0.62
"""The times at which a hammer begins to fall and strikes, as shares of the time of its blow."""
SQUASHED = 0.09
"""The share of its way for which what lands is squashed: a frame or two."""
SHORTEST, LONGEST = 0.15, 0.45
"""Seconds that any one flight takes, at whatever speed."""
SWELLS = 0.16
"""The share by which it swells."""
ROLLS, STAMPS = 0.45, 0.16
"""Seconds that a die rolls, and that a stamp is on its way down."""


@dataclass(frozen=True)
class Sprite:
    """A picture of a piece; `core` is the size of the piece in it, without the shadow round it."""

    image: pygame.Surface
    core: tuple[int, int]

    @classmethod
    def of(cls, image: pygame.Surface) -> Sprite:
        """A picture that is nothing but the piece."""
        return cls(image, image.get_size())

    def sized(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture with its core of this size."""
        if size == self.core:
            return self.image
        width, height = self.image.get_size()
        scaled = (
            max(1, round(width * size[0] / self.core[0])),
            max(1, round(height * size[1] / self.core[1])),
        )
        return pygame.transform.smoothscale(self.image, scaled)


SpriteFrame = Callable[[float, tuple[int, int]], pygame.Surface]
"""The picture at a share of the time, for a piece of that size."""


def still(sprite: Sprite) -> SpriteFrame:
    """The same from beginning to end."""
    return lambda _, size: sprite.sized(size)


def flipped(first: Sprite, second: Sprite) -> SpriteFrame:
    """Turns over once on its way."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        wide = max(1, round(size[0] * abs(math.cos(math.pi * share))))
        return (first if share < 0.5 else second).sized((wide, size[1]))

    return look


def leaning(sprite: Sprite) -> SpriteFrame:
    """Leans over on its way, and lies straight in the end: a card that is moved."""
    return _turned(sprite, lambda share: 12 * math.sin(math.pi * share))


def straightening(sprite: Sprite, tilt: float) -> SpriteFrame:
    """Comes so many degrees askew and lies straight in the end: a card that is dealt."""
    return _turned(sprite, lambda share: tilt * (1 - share))


def _turned(sprite: Sprite, angle_at: Callable[[float], float]) -> SpriteFrame:
    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        angle = round(angle_at(share))
        return pygame.transform.rotate(sprite.sized(size), angle) if angle else sprite.sized(size)

    return look


def swelling(sprite: Sprite) -> SpriteFrame:
    """Swells, and is as large as before again."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        grown = 1 + SWELLS * math.sin(math.pi * share)
        return sprite.sized((round(size[0] * grown), round(size[1] * grown)))

    return look


def fading(sprite: Sprite) -> SpriteFrame:
    """Comes quickly, stays, goes."""
    return lambda share, size: _faint(sprite.sized(size), min(1.0, share * 8, (1 - share) * 4))


def kindling(sprite: Sprite) -> SpriteFrame:
    """Comes out of what was there before: a light that goes on."""
    return lambda share, size: _faint(sprite.sized(size), share)


def _faint(image: pygame.Surface, strength: float) -> pygame.Surface:
    """The picture as strong as that, from 0 to 1: itself where that is all."""
    if strength >= 1:
        return image
    image = image.copy()
    image.set_alpha(round(255 * strength))
    return image


def struck(sprite: Sprite, lift: float, down: float) -> SpriteFrame:
    """A hammer raised by `lift` degrees, then `down` so many with a blow, about its picture's middle."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        angle = -lift * tween.out(min(1.0, share / FALLS))
        if share > FALLS:
            angle += (lift + down) * tween.fall(min(1.0, (share - FALLS) / (STRIKES - FALLS)))
        return pygame.transform.rotozoom(sprite.sized(size), -angle, 1)

    return look


def bowed(sprite: Sprite, down: float) -> SpriteFrame:
    """Turns to the left by `down` degrees about the middle of its picture, and back: a nod."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        angle = down * math.sin(math.pi * share)
        image = sprite.sized(size)
        return pygame.transform.rotozoom(image, angle, 1) if 0 < share < 1 else image

    return look


def rolled(faces: Sequence[Sprite]) -> SpriteFrame:
    """Tumbles over these faces, slower and slower, and comes to lie on the last: a die."""

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        slowed = tween.out(share)
        face = faces[min(len(faces) - 1, int(slowed * len(faces)))].sized(size)
        return face if slowed == 1 else pygame.transform.rotozoom(face, 360 * (1 - slowed), 1)

    return look


@dataclass(frozen=True)
class Flight:
    """One piece on its way over `stops`, `seconds` long from `begin` on; `lift` pixels high in its arc, at
    the end of which it goes a little too far, is squashed for a moment, and settles.

    `waits`: seen at its first stop before it sets out; `stays`: seen at its last until everything has
    landed. One that `lingers` keeps nobody waiting: it only tells something (a sum).
    """

    look: SpriteFrame
    stops: tuple[pygame.Rect, ...]
    begin: float
    seconds: float
    lift: float = 0.0
    ease: tween.Ease | None = None
    """The usual one where there is none."""
    waits: bool = False
    stays: bool = False
    lingers: bool = False

    @property
    def end(self) -> float:
        """The time of landing."""
        return self.begin + self.seconds

    def after(self, seconds: float) -> Flight:
        """The same, setting out later."""
        return replace(self, begin=self.begin + seconds)

    def at_pace(self, pace: float) -> Flight:
        """The same at another speed: 1 is calm, less is quicker; what lingers has to be read all the same."""
        if self.lingers:
            return replace(self, begin=self.begin * pace)
        seconds = min(LONGEST, max(SHORTEST, self.seconds * pace))
        return replace(self, begin=self.begin * pace, seconds=seconds)

    def landed(self) -> Flight:
        """The flight as a piece that is at its end from the beginning."""
        end = self.stops[-1]
        return replace(self, look=lambda _, size: self.look(1, size), stops=(end, end), begin=0, waits=True)

    def picture(self, time: float) -> PlacedSprite | None:
        """It where it is at this time, if it is there at all."""
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
    """A piece on its way from the middle of one place to that of another."""
    stops = tuple(sprite.image.get_rect(center=rect.center) for rect in (start, end))
    return Flight(still(sprite), stops, begin, seconds, lift)


def lying(sprite: Sprite, place: pygame.Rect) -> Flight:
    """A piece that lies there until everything has landed."""
    return Flight(still(sprite), (place, place), 0.0, 0.0, waits=True, stays=True)


def stamping(stamp: Sprite, place: pygame.Rect, begin: float) -> Flight:
    """A stamp that comes down on the middle of a place, and stays."""
    lies = stamp.image.get_rect(center=place.center)
    return Flight(still(stamp), (lies.inflate(lies.size), lies), begin, STAMPS, ease=tween.fall, stays=True)


def thrown(
    faces: Sequence[Sprite], start: pygame.Rect, end: pygame.Rect, begin: float, lift: float
) -> Flight:
    """A die that tumbles from the middle of one place to that of another and lies there."""
    stops = tuple(faces[0].image.get_rect(center=rect.center) for rect in (start, end))
    return Flight(rolled(faces), stops, begin, ROLLS, lift, stays=True)
