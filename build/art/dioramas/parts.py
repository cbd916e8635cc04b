"""Places, and the parts that several dioramas share: houses, churches, arches, windmills, trees and boats."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from art.dioramas.kit import Diorama, S
from art.relief.fields import Field, Vector, unit

Spot = tuple[float, float]
"""A place on the ground: x and z."""


def spot(right: float, near: float) -> Spot:
    """The place of a point given as the viewer sees it: to the right of the middle, and nearer."""
    a = math.radians(32)
    return math.cos(a) * right + math.sin(a) * near, math.cos(a) * near - math.sin(a) * right


def house(
    d: Diorama,
    at: Spot,
    sides: tuple[float, float, float] = (44, 30, 36),
    stuff: tuple[S, S] = (S.PLASTER, S.TILE),
    up: float = 0,
    across: bool = False,
) -> None:
    """A house with a door, a chimney, and windows to the front and to the right."""
    (x, z), (wide, high, deep) = at, sides
    d.box(at, sides, stuff[0], up)
    d.roof(at, (wide, high * 0.8, deep), stuff[1], up + high, 4, across)
    size = (min(11, wide / 5), min(14, high / 2))
    for dx in (-0.3, 0.3):
        d.window((x + wide * dx, -up - high * 0.55, z + deep / 2), size)
        d.window((x + wide / 2, -up - high * 0.55, z + deep * dx * 0.8), size, side=True)
    d.slab((x, -up - high * 0.28, z + deep / 2 + 0.6), (size[0] * 0.5, high * 0.28, 1), S.DARK)
    d.box((x - wide * 0.3, z - deep * 0.2), (8, high, 8), S.BRICK, up + high)


def tower(d: Diorama, at: Spot, half: float, high: float, point: float, stuff: tuple[S, S]) -> None:
    """A square tower under a spire, with windows one above the other."""
    x, z = at
    d.box(at, (half * 2, high, half * 2), stuff[0])
    d.box(at, (half * 2 + 5, 4, half * 2 + 5), stuff[0], high)
    d.spire(at, half + 1, point, stuff[1], high + 4)
    d.ball((x, -high - point - 6, z), 2.6, S.GOLD)
    for up in np.arange(high * 0.42, high - 10, 30):
        d.window((x, -up - 10, z + half), (half * 0.55, 17))
        d.window((x + half, -up - 10, z), (half * 0.55, 17), side=True)


def church(d: Diorama, at: Spot, sides: tuple[float, float, float], roof: S = S.SLATE) -> None:
    """A nave whose gable faces the right, with tall windows and buttresses."""
    (x, z), (wide, high, deep) = at, sides
    d.box(at, sides, S.STONE)
    d.roof(at, (wide, high * 0.75, deep), roof, high, 4)
    bays = max(2, round(wide / 24))
    for bay in range(bays):
        middle = x + (bay + 0.5 - bays / 2) * wide / bays
        d.window((middle, -high * 0.52, z + deep / 2), (8, high * 0.56))
        d.box((middle + wide / bays / 2, z + deep / 2 + 3), (5, high * 0.8, 7), S.STONE)
    d.window((x + wide / 2, -high * 0.6, z), (14, high * 0.6), side=True)


def clock(d: Diorama, at: Vector, radius: float) -> None:
    """A clock face that faces the front."""
    d.clay.lathe(at, (0, 0, 1), [(0, radius), (2, radius), (2.2, radius * 0.87), (2.4, 2)], S.GOLD)
    d.clay.lathe(at, (0, 0, 1), [(0, radius * 0.83), (3, radius * 0.83)], S.SNOW)
    x, y, z = at
    for right, rise in ((0, 0.66), (0.46, 0.13)):
        d.beam([(x, y, z + 4), (x + radius * right, y - radius * rise, z + 4)], 1.2, S.INK)


def arches(
    d: Diorama,
    at: Spot,
    long: float,
    deck: Callable[[float], float],
    openings: Sequence[tuple[float, float, float]],
    deep: float = 26,
) -> None:
    """A bridge along x: the height of its deck, and its openings (middle, half a width, height)."""
    for step in np.arange(-long / 2, long / 2, 2):
        foot = 0.0
        for middle, half, high in openings:
            if abs(step - middle) < half:
                foot = high * math.sqrt(1 - ((step - middle) / half) ** 2)
        top = deck(step)
        d.box((at[0] + step, at[1]), (2.2, top - foot, deep), S.STONE, foot)
        for side in (-1, 1):
            d.box((at[0] + step, at[1] + side * (deep / 2 - 1)), (2.2, 7, 4), S.MARBLE, top)


def windmill(d: Diorama, at: Spot, size: float = 1) -> None:
    """A tower of plaster under a cap, with four sails."""
    x, z = at
    profile = [(0, 32), (70, 22), (76, 25), (80, 24)]
    d.turned(at, [(high * size, wide * size) for high, wide in profile], S.PLASTER)
    d.turned(at, [(0, 24 * size), (10 * size, 22 * size), (26 * size, 2 * size)], S.TILE, 80 * size)
    d.window((x, -46 * size, z + 27 * size), (9 * size, 12 * size))
    d.slab((x, -12 * size, z + 31 * size), (8 * size, 12 * size, 2), S.DARK)
    hub = np.array((x, -88 * size, z + 28 * size))
    for arm in range(4):
        angle = math.pi / 4 + arm * math.pi / 2
        way = np.array((math.cos(angle), math.sin(angle), 0))
        aside = np.array((-math.sin(angle), math.cos(angle), 0))
        d.beam([hub, hub + way * 58 * size], 1.8 * size, S.DARK)
        sail = (19 * size, 6 * size, 0.8)
        d.slab(hub + (way * 38 + aside * 6) * size, sail, S.WOOL, roll=math.degrees(angle))
    d.ball(hub, 5 * size, S.DARK)


def pine(d: Diorama, at: Spot, size: float = 1, stuff: S = S.PINE) -> None:
    """A fir: three skirts of needles."""
    d.post(at, 3 * size, 12 * size, S.DARK)
    for up, wide, high in ((9, 17, 24), (24, 13, 22), (38, 9, 22)):
        d.turned(at, [(0, wide * size), (high * size, 0.5)], stuff, up * size)


def bush(d: Diorama, at: Spot, size: float, stuff: S, trunk: float = 18) -> None:
    """A round tree with leaves of any colour, on a trunk of any height."""
    x, z = at
    d.post(at, 3.6 * size, (trunk + 8) * size, S.DARK, top=2.4 * size)
    for dx, up, dz, radius in (
        (0, 16, 0, 16),
        (-13, 9, 4, 11),
        (12, 10, -2, 12),
        (1, 29, 0, 11),
        (4, 8, 10, 10),
    ):
        d.ball((x + dx * size, -(trunk + up) * size, z + dz * size), radius * size, stuff, 3)


def corn(d: Diorama, grows: Callable[[float, float], bool], radius: float = 108) -> None:
    """A field of corn in all places of the plinth where `grows` is true."""
    for z in np.arange(-17 * (radius // 17), radius, 17):
        for x in np.arange(-11 * (radius // 11), radius, 11):
            if math.hypot(x, z) < radius and grows(x, z):
                d.ball((x, 2, z), 8, S.WHEAT)


def on_hill(middle: Vector, radii: Vector, aside: float, up: float) -> tuple[Field, Field]:
    """A place on an ellipsoid, given in degrees to the right of its front and up, and the normal there."""
    a, b = math.radians(aside), math.radians(up)
    way = np.array((math.cos(b) * math.sin(a), -math.sin(b), math.cos(b) * math.cos(a)))
    return np.asarray(middle, float) + way * np.asarray(radii, float), unit(way / np.asarray(radii, float))


def boat(d: Diorama, at: Spot, size: float = 1, masts: Sequence[float] = (0,)) -> None:
    """A boat under sail, along x."""
    x, z = at
    for step in range(17):
        t = (step / 16 - 0.5) * 2
        place = (x + t * 34 * size, (-5 - 5 * t * t) * size, z)
        d.ball(place, (5 * size, 7 * size, (13 * (1 - t * t) ** 0.5 + 2) * size), S.RED, 2)
    for mast in masts:
        d.post((x + mast * size, z), 1.6 * size, 66 * size, S.DARK)
        d.slab((x + (mast + 6) * size, -63 * size, z), (6 * size, 3 * size, 0.8), S.RED)
        for up, tall, half in ((27, 11, 17), (49, 9, 12)):
            d.beam(
                [
                    (x + (mast - half) * size, -(up + tall) * size, z),
                    (x + (mast + half) * size, -(up + tall) * size, z),
                ],
                1.2 * size,
                S.DARK,
            )
            for part in np.linspace(-1, 1, 13):
                place = (x + (mast + part * half) * size, -up * size, z + (6 - 5 * part * part) * size)
                d.ball(place, (half / 7 * size, tall * size, 4 * size), S.SAIL)
