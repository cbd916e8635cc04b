"""Buildings on the land: field and farm, lumber yard and saw mill, vineyard, cottage, water mill."""

import math

import numpy as np

from art.dioramas.beasts import sheep
from art.dioramas.kit import Diorama, S
from art.dioramas.parts import corn, windmill


def wheat_field(d: Diorama) -> None:
    """A red barn behind a field of corn, with stooks."""
    corn(d, lambda x, z: x > -30 and not (x < 33 and z < 0))
    _barn(d, (-46, -34), 52, S.RED)
    d.post((-92, -20), 13, 64, S.STONE)
    d.turned((-92, -20), [(0, 15), (8, 12), (16, 1)], S.SLATE, 64)
    for at in ((-56, 50), (-84, 34), (-30, 72)):
        _stook(d, at)


def grain_farm(d: Diorama) -> None:
    """A windmill over a broad field, a wain with sacks."""
    corn(d, lambda x, z: 0 <= z < 100 and not (x < 11 and z > 51))
    _barn(d, (58, -52), 60, S.PLANK)
    windmill(d, (-40, -40))
    d.box((-52, 62), (46, 14, 24), S.PLANK, 9)
    for x in (-68, -36):
        d.wheel((x, -9, 76), 9, S.DARK, 6, 2)
    for x, up in ((-64, 23), (-50, 23), (-38, 23), (-56, 34)):
        d.ball((x, -up - 4, 62), (9, 9, 9), S.CRATE)


def _barn(d: Diorama, at: tuple[float, float], wide: float, walls: S) -> None:
    x, z = at
    d.box(at, (wide, 40, 46), walls)
    d.roof(at, (wide, 30, 46), S.SLATE, 40)
    d.slab((x, -16, z + 24), (10, 16, 1.2), S.MARBLE)
    d.slab((x, -16, z + 24.6), (8, 14, 1.2), walls)
    d.window((x, -48, z + 23), (8, 9), stuff=S.DARK)


def _stook(d: Diorama, at: tuple[float, float]) -> None:
    d.turned(at, [(0, 12), (14, 6), (18, 6), (30, 14)], S.WHEAT)
    d.turned(at, [(0, 7), (5, 7)], S.RED, 14)


def lumber_yard(d: Diorama) -> None:
    """A shed over a saw, logs stacked in front of it."""
    _logs(d, -6, 78, 70, (5, 4, 3))
    d.box((-40, -46), (92, 10, 64), S.STONE)
    for x in (-82, 2):
        for z in (-76, -18):
            d.box((x, z), (5, 46, 5), S.DARK, 10)
    d.roof((-42, -46), (92, 26, 62), S.TILE, 54, 9)
    d.box((-40, -70), (84, 40, 4), S.PLANK, 10)
    _saw(d, (-42, -22, -14), 25)
    d.box((-42, -2), (70, 8, 22), S.PLANK)
    for plank in range(5):
        d.box((-72, 46), (44, 5, 30 - plank * 2), S.CRATE, plank * 5.2)
    d.tree((92, -46), 1.2)
    d.tree((64, -76), 1.4)


def saw_mill(d: Diorama) -> None:
    """A tall mill with a great saw in its gable, a log on the slide, stacks of boards."""
    d.box((-20, -40), (110, 52, 70), S.PLANK)
    d.roof((-20, -40), (110, 34, 70), S.SLATE, 52, 7, across=True)
    _saw(d, (-20, -46, -1), 30)
    for x in (-60, 20):
        d.window((x, -24, -5), (13, 18))
    for z in (-60, -24):
        d.window((35, -30, z), (12, 18), side=True)
    d.chimney((26, -60), 10, 118)
    for side in (1, -1):
        d.beam([(-20 + side * 9, -14, 0), (-20 + side * 9, -2, 78)], 2.4, S.IRON)
    d.clay.lathe((-20, -16, 74), (0, -0.15, -1), [(0, 10), (56, 10)], S.EARTH)
    d.clay.lathe((-20, -16, 75.5), (0, -0.15, -1), [(0, 8.6), (3, 8.6)], S.END)
    for stack, x in ((7, 44), (4, 76)):
        for plank in range(stack):
            d.box((x, 44), (26, 5, 52 - plank * 2), S.CRATE, plank * 5.4)
    _logs(d, -86, 64, 44, (2, 1))


def _logs(d: Diorama, left: float, front: float, long: float, rows: tuple[int, ...]) -> None:
    for row, count in enumerate(rows):
        for number in range(count):
            x, y = left + number * 17 + row * 8.5, -9 - row * 15
            for at, radius, deep, stuff in (
                (front, 8.5, long, S.EARTH),
                (front + 1.5, 7.4, 3, S.END),
                (front + 2.2, 3.2, 3, S.CRATE),
            ):
                d.clay.lathe((x, y, at), (0, 0, -1), [(0, radius), (deep, radius)], stuff)


def _saw(d: Diorama, at: tuple[float, float, float], radius: float) -> None:
    x, y, z = at
    d.clay.lathe(at, (0, 0, 1), [(0, radius), (3, radius), (3.2, radius / 4), (5, radius / 5)], S.IRON)
    for angle in np.linspace(0, math.tau, 24, endpoint=False):
        d.ball((x + math.cos(angle) * radius, y + math.sin(angle) * radius, z + 1.5), (3, 3, 1.5), S.IRON)


def vineyard(d: Diorama) -> None:
    """Rows of vines below a villa with a tower, casks."""
    dice = np.random.Generator(np.random.PCG64(5))
    for row in range(4):
        z = -14 + row * 32
        half = math.sqrt(max(0, 108**2 - z * z))
        d.slab((0, -1.5, z), (half, 3, 7), S.EARTH)
        for x in np.arange(-min(half, 84) + (46 if row < 1 else 0), half, 8.5):
            d.ball((x, -22 + dice.uniform(-3, 3), z), (6.5, 8.5, 4.5), S.LEAF, 2)
            if dice.random() < 0.5:
                for grape in range(4):
                    place = (x + dice.uniform(-3, 3), -11 + grape * 2.6, z + 7 + dice.uniform(-1, 1))
                    d.ball(place, 2.6, S.GRAPE)
        for x in np.arange(-min(half, 80), half, 26):
            d.post((x, z), 1.8, 26, S.DARK)
    d.box((-42, -62), (66, 42, 46), S.PLASTER)
    d.roof((-42, -62), (66, 20, 46), S.TILE, 42)
    d.box((4, -66), (26, 62, 28), S.PLASTER)
    d.spire((4, -66), 19, 18, S.TILE, 62)
    for x in (-62, -42, -22):
        d.window((x, -26, -39))
    for up in (50, 26):
        d.window((4, -up, -52))
    d.barrel((84, 54), 1.25)
    d.barrel((100, 34), 1.1)
    d.tree((62, -70), 1.1)


def cottage(d: Diorama) -> None:
    """A thatched cottage with a spinning wheel at its door, sheep on the green."""
    d.box((-22, -34), (92, 38, 60), S.PLASTER)
    d.roof((-22, -34), (92, 40, 60), S.WHEAT, 38, 9)
    for x in (-60, -22, 16):
        d.box((x, -4), (4, 38, 3), S.DARK)
    d.box((-22, -4), (92, 4, 3), S.DARK, 34)
    for x in (-42, 2):
        d.window((x, -22, -3.5), (14, 15))
    d.slab((-22, -14, -3), (9, 14, 1.5), S.DARK)
    d.chimney((18, -44), 8, 42, S.STONE, 44)
    d.wheel((38, -20, 26), 17, S.DARK, 10, 2)
    d.box((44, 26), (44, 4, 10), S.PLANK, 10)
    for x in (26, 62):
        d.post((x, 26), 1.8, 12, S.DARK)
    d.post((62, 26), 2.6, 20, S.CRATE, 14)
    for x, z, size in ((-62, 50, 1.0), (-20, 72, 0.9), (74, 62, 1.0)):
        sheep(d, (x, z), size)
    for x in range(-9, 10):
        if abs(x) > 2:
            d.post((x * 10, 92 - abs(x) ** 2 * 0.5), 1.6, 14, S.PLANK)
    d.tree((-96, -20), 1.2)
    d.tree((84, -34), 1.4)


def water_mill(d: Diorama) -> None:
    """A stone mill on a race, its wheel in the water."""
    d.slab((30, -2.6, 40), (96, 3, 24), S.WATER)
    d.clay.lathe((0, -1.9, 40), (0, 1, 0), [(0, 20), (2, 20)], S.WATER)
    d.box((-34, -34), (86, 64, 64), S.STONE)
    d.roof((-34, -34), (86, 40, 64), S.TILE, 64, 7)
    for x in (-58, -14):
        d.window((x, -46, -2), (12, 16))
    for z in (-50, -20):
        d.window((9, -36, z), (12, 18), side=True)
    d.slab((-58, -15, -1), (10, 15, 1.6), S.DARK)
    at = (14, -38, 14)
    d.wheel(at, 38, S.PLANK, 12, 3.2)
    d.wheel((at[0], at[1], at[2] + 18), 38, S.PLANK, 12, 3.2)
    for angle in np.linspace(0, math.tau, 18, endpoint=False):
        place = (at[0] + math.cos(angle) * 40, at[1] + math.sin(angle) * 40, at[2] + 9)
        d.slab(place, (6, 1.4, 10), S.DARK, roll=math.degrees(angle))
    d.box((54, -10), (70, 5, 12), S.PLANK, 70)
    for x in (40, 78):
        d.box((x, -10), (5, 70, 5), S.DARK)
    d.slab((52, -75.5, -10), (36, 1, 4), S.WATER)
    for x, z in ((-64, 52), (-46, 66)):
        d.ball((x, -9, z), (11, 12, 10), S.CRATE)
    d.tree((84, -48), 1.3)
    d.tree((-96, -6), 0.9)
