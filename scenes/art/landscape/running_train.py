"""The running train on the title's viaduct: train, wheels and steam as sprites."""

from collections.abc import Iterator

import pygame

from scenes.art.landscape import countryside, steam, train
from scenes.art.pictures import SCENERY, figure
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point, cut_out

SPEED = 84.0
"""Design units a second."""
SCALE = 2.5
FIRST = -20.0
"""The x of the train's tail at first, and while motion is reduced."""
AWAY = 500.0
"""The distance that it runs out of sight before it appears again."""
HEAD, PASSENGERS = 60.0, 8
"""The side of a passenger's picture, and the number of them in the picture file."""
LONG = train.LENGTH * SCALE
RAIL = countryside.DECK - 6
FUNNEL: Point = (1282.0, RAIL - 150)
"""The funnel: its x from the train's tail, its y on the sheet."""
EVERY, LASTS = 0.5, 6.5
"""Seconds between two puffs, and seconds that one lasts."""
_PHASES = 24
_SPOKES = _PHASES // train.SPOKES
"""Phases after which a wheel without a rod looks the same."""


def tail(time: float) -> float:
    """The x of the train's tail on the sheet."""
    way = countryside.WIDTH + LONG + AWAY
    return (FIRST + LONG + SPEED * time) % way - LONG


def seen(size: tuple[int, int], time: float) -> Iterator[PlacedSprite]:
    """The sprites of train, wheels and steam on a window of that size."""
    scale, origin = countryside.placed(size)
    yield from _steam(time, scale, origin)
    x = tail(time)
    if x >= countryside.WIDTH:
        return
    shift = round((x - FIRST) * scale)
    phase = int(x / SPEED * 12) % _PHASES
    for image, place in (_train(size), _drivers(size, phase), *_wheels(size, phase % _SPOKES)):
        yield image, place.move(shift, 0)


def _steam(time: float, scale: float, origin: Point) -> Iterator[PlacedSprite]:
    """The puffs of steam, each drifting from where the funnel let it out."""
    newest = int(time / EVERY)

    def draw(number: int, age: float) -> PlacedSprite | None:
        x = tail(time - age) + FUNNEL[0] - 6 - 14 * age
        y = FUNNEL[1] - 16 - 62 * (age / LASTS) ** 0.7 - 5 * ((newest - number) % 3)
        if not -60 < x < countryside.WIDTH + 60:
            return None
        radius, strength = 15 + 46 * (age / LASTS) ** 0.62, 1.12 - (age / LASTS) ** 1.5 * 1.1
        at = origin[0] + x * scale, origin[1] + y * scale
        return steam.puff(newest - number, radius * scale, min(1.0, strength), at)

    return steam.puffs(lambda number: time % EVERY + number * EVERY, LASTS, draw)


@surface_cache(2)
def _train(size: tuple[int, int]) -> PlacedSprite:
    """The train at its first place."""
    scale, origin = countryside.placed(size)
    box = (FIRST - 12, RAIL - 156, LONG + 40, 162)
    image, place = cut_out(lambda sheet: train.train(sheet, FIRST, RAIL, SCALE), box, scale, origin)
    _seat(image, scale)
    return image, place


def _seat(image: pygame.Surface, scale: float) -> None:
    """Draw the characters in the windows, cropped at the sills."""
    side = max(1, round(HEAD * scale))
    heads = figure(SCENERY, "passengers", (side * PASSENGERS, side))
    for number, (x, sill) in enumerate(train.windows(SCALE)):
        head = pygame.Rect(number * 3 % PASSENGERS * side, 0, side, round(side * 0.8))
        left, foot = round((12 + x) * scale) - side // 2, round((156 - 42 * SCALE + sill) * scale)
        image.blit(heads, (left, foot - head.height), head)


@surface_cache(_PHASES)
def _drivers(size: tuple[int, int], phase: int) -> PlacedSprite:
    """The engine's wheels and rods."""
    scale, origin = countryside.placed(size)
    box = (FIRST + 1108, RAIL - 52, 226, 54)
    return cut_out(
        lambda sheet: train.drivers(sheet, FIRST, RAIL, SCALE, phase / _PHASES), box, scale, origin
    )


@surface_cache(_SPOKES)
def _wheels(size: tuple[int, int], phase: int) -> tuple[PlacedSprite, ...]:
    """The wheels of tender and carriages: one picture at many places."""
    scale, origin = countryside.placed(size)
    first, *others = train.WHEELS
    y = RAIL - (42 - train.WHEEL_AT) * SCALE
    reach = train.WHEEL * SCALE + 2

    def paint(sheet: Drawing) -> None:
        train.wheel(sheet, FIRST + first * SCALE, y, train.WHEEL * SCALE, phase / _PHASES)

    image, place = cut_out(
        paint, (FIRST + first * SCALE - reach, y - reach, 2 * reach, 2 * reach), scale, origin
    )
    steps = (round((other - first) * SCALE * scale) for other in others)
    return (image, place), *((image, place.move(step, 0)) for step in steps)
