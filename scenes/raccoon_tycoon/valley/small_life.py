"""The constant movement in the valley: smoke, water, a sail, birds, flags, a cart, windows."""

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from scenes.art import palette as pal
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon.valley import sprites
from scenes.raccoon_tycoon.valley.ground import smoke_from
from scenes.raccoon_tycoon.valley.land import ripples, road_at, stream, stretched
from scenes.raccoon_tycoon.valley.sites import Country, Siding, Site, Stage
from scenes.raccoon_tycoon.valley.valley import Train, Valley

AT_A_TIME, SHIFT = 4, 24.0
"""The number of chimneys that smoke at a time, and the seconds until others do."""
WAVE = 2.0
"""Seconds of a flag's wave."""
FLOCK, CROSSING = 20.0, 17.0
"""Seconds from one flock of birds to the next, and of its crossing."""
CART = 7.0
"""The speed of the cart in design units a second, at scale 1."""
DARK = 9.0
"""Seconds for which one church's window is dark."""
_PUFFS, _PUFF_EVERY, _PHASES = 3, 0.8, 16
"""The puffs over a chimney, the seconds between two, and the frames in that time."""
_GLINTS = 3


def moving_sprites(stage: Stage, valley: Valley, time: float) -> Iterator[PlacedSprite]:
    """The sprites of the constant movement at a time."""
    yield from _flock(stage, time)
    yield from _windows(stage, valley, time)
    yield from _pennants(stage, valley, time)
    yield from _smoke(stage, valley, time)
    yield from _water(stage, time)
    yield from _flags(stage, valley, time)
    yield from _cart(stage, time)


def _flock(stage: Stage, time: float) -> Iterator[PlacedSprite]:
    """A flock of birds that crosses the sky in alternating directions."""
    number, since = divmod(time, FLOCK)
    share, country = since / CROSSING, stage.country
    if share > 1:
        return
    across = share if number % 2 else 1 - share
    middle = country.left + (country.end - country.left) * across
    for bird, (dx, dy) in enumerate(((0, 0), (-17, 5), (15, 7), (-33, 9))):
        x, y = middle + dx * country.scale, country.y(0.1) + (dy + 3 * math.sin(time + bird)) * country.scale
        wide = max(4, round(11 * country.scale * stage.k))
        yield stage.placed(sprites.bird(wide, int(time * 5 + bird) % sprites.BEATS), (x, y))


def _windows(stage: Stage, valley: Valley, time: float) -> Iterator[PlacedSprite]:
    """The dark window of one of the churches."""
    towns = valley.hamlets
    if len(towns) > 1:
        yield sprites.dark_window(stage.country, towns[int(time / DARK) % len(towns)].town, stage.k)


def _pennants(stage: Stage, valley: Valley, time: float) -> Iterator[PlacedSprite]:
    for number, hamlet in enumerate(valley.hamlets):
        colour = stage.colours[hamlet.seat]
        yield sprites.pennant_over(stage.country, hamlet.town, colour, _wave(time, number), stage.k)


def _flags(stage: Stage, valley: Valley, time: float) -> Iterator[PlacedSprite]:
    for siding, site in _sidings(stage.country, valley.trains):
        colour = stage.light.on(stage.colours[siding.seat])
        yield sprites.flag_over(site.at, site.scale, colour, _wave(time, siding.seat), stage.k)


@lru_cache(maxsize=1)
def _sidings(country: Country, trains: tuple[Train, ...]) -> tuple[tuple[Siding, Site], ...]:
    return country.sidings(trains)


def _wave(time: float, number: int) -> int:
    """The frame of flag `number` at a time; no two flags wave together."""
    return int(time / WAVE * sprites.WAVES + number * 1.7) % sprites.WAVES


def _smoke(stage: Stage, valley: Valley, time: float) -> Iterator[PlacedSprite]:
    """The smoke of some chimneys, which take turns."""
    works = valley.factories
    turn = int(time / SHIFT) * AT_A_TIME
    for number in range(min(AT_A_TIME, len(works))):
        site = stage.country.works(works[(turn + number) % len(works)])
        yield from chimney(stage, site, time + 0.31 * number)


def chimney(stage: Stage, site: Site, time: float) -> Iterator[PlacedSprite]:
    """The puffs over a chimney."""
    phase = int(time / _PUFF_EVERY * _PHASES) % _PHASES
    image, place = _puffs(phase, site.scale, stage.still.hour, stage.k)
    x, y = smoke_from(site)
    yield image, place.move(round(x * stage.k), round(y * stage.k))


@surface_cache(2 * _PHASES)
def _puffs(phase: int, scale: float, hour: float, k: float) -> PlacedSprite:
    """The puffs in one image, and its place relative to the chimney's mouth."""
    puffs = []
    for number in reversed(range(_PUFFS)):
        age, size = (phase / _PHASES + number) * _PUFF_EVERY, scale * k
        image = _round((4 + 3 * age) * size, 1 - age / (_PUFFS * _PUFF_EVERY), hour)
        puffs.append((image, image.get_rect(center=(round(9 * age * size), round(-13 * age * size)))))
    place = puffs[0][1].unionall([where for _, where in puffs])
    picture = pygame.Surface(place.size, pygame.SRCALPHA)
    picture.blits([(image, where.move(-place.left, -place.top)) for image, where in puffs])
    return picture, place


def round_of(stage: Stage, at: tuple[float, float], radius: float, strength: float) -> PlacedSprite:
    """A round puff of smoke or dust about a place, in the light of the hour."""
    return stage.placed(_round(radius * stage.k, strength, stage.still.hour), at)


def _round(pixels: float, strength: float, hour: float) -> pygame.Surface:
    return sprites.puff(max(1, round(pixels)), max(1, round(7 * strength)), hour)


def _water(stage: Stage, time: float) -> Iterator[PlacedSprite]:
    """Glints that move down the river, and a sail that tacks."""
    country, k = stage.country, stage.k
    lines, (wider, higher) = ripples(), stretched(country)
    for number in range(_GLINTS):
        x, y, wide = lines[int(time * 2.5 + number * len(lines) / _GLINTS) % len(lines)]
        image = _glint(max(2, round(wide * wider * k)), max(1, round(1.4 * k)))
        yield stage.placed(image, (x * wider, country.top + y * higher), "topleft")
    foot = country.y(0.64)
    x, half = stream(country, foot)
    scale = 0.36 * country.scale
    at = x + half * 0.5 * math.sin(time * 0.35), foot + 0.7 * math.sin(time * 1.9)
    yield stage.placed(sprites.boat(scale, stage.still.hour, k), at, "midbottom")


@surface_cache(16)
def _glint(wide: int, high: int) -> pygame.Surface:
    image = pygame.Surface((wide, high), pygame.SRCALPHA)
    image.fill((*pal.rgb(pal.IVORY)[:3], 210))
    return image


def _cart(stage: Stage, time: float) -> Iterator[PlacedSprite]:
    country, k = stage.country, stage.k
    scale = 0.62 * country.train_scale
    way = country.end - country.left + 60 * scale
    x = country.left - 30 * scale + (time * CART * country.train_scale + way * 0.2) % way
    image = sprites.cart(scale, stage.still.hour, int(time * 5) % sprites.STEPS, k)
    yield stage.placed(image, (x, road_at(country) + 1), "midbottom")
