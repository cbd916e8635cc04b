"""Deposits and mines, the brick works."""

import math

import numpy as np

from art.dioramas.kit import Diorama, Face, S


def coal_deposit(d: Diorama) -> None:
    """A brown hill with black seams, an adit, a tub on its rails."""
    _hill(d, S.EARTH)
    for x, y, z, r in ((-66, -30, -24, 14), (60, -24, -30, 16), (-6, -62, -38, 13), (30, -50, -30, 12)):
        _lumps(d, (x, y, z), r, S.COAL)
    _adit(d, (-16, 8))
    _rails(d)
    _tub(d, (-4, 62), S.COAL)
    d.heap((66, 44), (26, 32), 90, S.COAL, 6)
    d.post((-74, 56), 2.4, 40, S.DARK)
    d.turned((-74, 56), [(0, 5), (10, 6), (12, 2)], S.PANE, 38)


def coal_mine(d: Diorama) -> None:
    """A breaker on its legs over a heap of coal, a smoking engine house."""
    d.box((-34, -36), (64, 40, 54), S.BRICK)
    d.roof((-34, -36), (64, 22, 54), S.SLATE, 40)
    for x in (-52, -16):
        d.window((x, -20, -9), (12, 17))
    d.chimney((-72, -54), 11, 128)
    for x in (20, 66):
        for z in (-30, 16):
            d.box((x, z), (6, 62, 6), S.DARK)
    d.box((43, -8), (62, 44, 60), S.PLANK, 56)
    d.roof((43, -8), (62, 24, 60), S.TILE, 100)
    for x in (28, 58):
        d.window((x, -80, 22), (11, 14))
    d.beam([(-10, -46, 4), (18, -92, 0)], 7, S.PLANK)
    d.slab((43, -44, 30), (12, 14, 3), S.IRON)
    d.heap((43, 52), (34, 50), 170, S.COAL, 6, 3)
    _rails(d, -40)
    _tub(d, (-36, 66), S.COAL)


def iron_deposit(d: Diorama) -> None:
    """A winding tower before red hills, a stack of pigs."""
    for x, y, z, r in ((-56, 0, -54, 52), (-16, 6, -74, 50), (-90, 4, -20, 34), (50, 8, -70, 40)):
        d.ball((x, y, z), (r, r * 1.05, r * 0.7), S.RUST, 8)
    winding_tower(d, (35, 10), 98)
    d.box((-32, 20), (34, 30, 30), S.PLANK)
    d.roof((-32, 20), (34, 16, 30), S.SLATE, 30)
    d.window((-32, -17, 35))
    _pigs(d, (-20, 80), (4, 3, 2))
    for x, z, r, stuff in ((84, 40, 18, S.RUST), (70, 62, 11, S.RUST), (94, 58, 9, S.IRON)):
        d.ball((x, -r * 0.45, z), (r, r * 0.8, r), stuff)


def iron_mine(d: Diorama) -> None:
    """A blast furnace that glows, two towers, tubs of ore."""
    for x, y, z, r in ((-70, 0, -60, 50), (66, 8, -74, 46)):
        d.ball((x, y, z), (r, r * 1.05, r * 0.7), S.RUST, 8)
    d.turned((-6, -20), [(0, 44), (40, 38), (60, 26), (92, 24), (96, 30), (108, 30)], S.BRICK)
    for up in (40, 60, 92):
        d.turned((-6, -20), [(0, 42 - up * 0.17), (4, 42 - up * 0.17)], S.IRON, up - 2)
    d.smoke.append(d.clay.world((-6, -112, -20)))
    d.slab((-6, -16, 22), (13, 16, 4), S.STONE)
    d.slab((-6, -14, 25), (9, 13, 3), S.PANE)
    d.slab((2, -1.2, 56), (7, 1.4, 34), S.PANE)
    winding_tower(d, (66, 6), 84)
    d.box((-72, 10), (36, 32, 34), S.PLANK)
    d.roof((-72, 10), (36, 16, 34), S.SLATE, 32)
    d.window((-72, -17, 27))
    _tub(d, (-50, 66), S.RUST)
    _pigs(d, (34, 78), (3, 2, 1))


def brick_works(d: Diorama) -> None:
    """A bottle kiln, pallets of bricks, a pit of clay."""
    d.turned((-30, -30), [(0, 54), (30, 56), (60, 44), (92, 22), (116, 15), (120, 18), (126, 18)], S.BRICK)
    d.smoke.append(d.clay.world((-30, -130, -30)))
    for up, wide in ((30, 57), (62, 45)):
        d.turned((-30, -30), [(0, wide), (4, wide)], S.IRON, up)
    d.slab((-30, -17, 24), (14, 17, 5), S.STONE)
    d.slab((-30, -15, 27), (10, 14, 4), S.PANE)
    d.box((58, -34), (60, 30, 44), S.PLANK)
    d.roof((58, -34), (60, 22, 44), S.TILE, 30, 7)
    d.slab((58, -14, -11), (16, 13, 1), S.INK)
    for x, z, high in ((44, 34, 4), (78, 40, 3), (50, 72, 2)):
        for row in range(high):
            d.box((x, z), (26, 9, 18), S.BRICK, row * 9.6)
    d.ball((-52, 5, 66), (34, 8, 20), S.RUST)
    d.beam([(-70, -2, 70), (-60, -34, 60)], 1.6, S.PLANK)


def _hill(d: Diorama, stuff: S) -> None:
    for x, y, z, r in ((-30, 6, -50, 66), (36, 10, -60, 58), (-80, 10, -30, 38), (4, -24, -66, 48)):
        d.ball((x, y, z), (r, r * 0.95, r * 0.72), stuff, 14)


def _lumps(d: Diorama, at: tuple[float, float, float], r: float, stuff: S) -> None:
    x, y, z = at
    for a, b in ((0, 0), (-0.5, 0.25), (0.5, 0.2), (0.1, -0.4), (-0.3, -0.2), (0.3, 0.4)):
        d.ball((x + a * r, y + b * r, z + 4), r * 0.42, stuff)


def _adit(d: Diorama, at: tuple[float, float]) -> None:
    x, z = at
    d.box(at, (46, 48, 20), S.STONE)
    d.slab((x, -20, z + 10.5), (15, 20, 1), S.COAL)
    for side in (1, -1):
        d.box((x + side * 18, z + 12), (7, 46, 7), S.DARK)
    d.box((x, z + 12), (52, 8, 9), S.DARK, 44)


def _rails(d: Diorama, shift: float = 0) -> None:
    for side in (-1, 1):
        points = [
            (-16 + side * 8 + shift, -1.5, 22),
            (-6 + side * 8 + shift, -1.5, 60),
            (24 + side * 7 + shift, -1.5, 104),
        ]
        d.beam(points, 1.8, S.IRON)
    for tie in range(8):
        d.slab((-14 + tie * tie * 0.62 + shift, -0.4, 28 + tie * 10), (13, 1.2, 2), S.DARK, -tie * 4)


def _tub(d: Diorama, at: tuple[float, float], load: S) -> None:
    x, z = at
    walls: list[Face] = [
        ((0, 1, 0), 12.0),
        ((0, -1, 0), 12.0),
        ((0.94, 0.34, 0), 19.0),
        ((-0.94, 0.34, 0), 19.0),
    ]
    walls += [((0, 0.34, 0.94), 14.0), ((0, 0.34, -0.94), 14.0)]
    d.clay.hull((x, -20, z), walls, 40, S.IRON)
    dice = np.random.Generator(np.random.PCG64(1))
    for _ in range(34):
        place = (x + dice.uniform(-15, 15), -34 - dice.uniform(0, 6), z + dice.uniform(-11, 11))
        d.ball(place, dice.uniform(4, 7), load)
    for side in (-12, 12):
        d.clay.lathe((x + side, -6, z + 14), (0, 0, 1), [(0, 6), (3, 6)], S.IRON)


def winding_tower(d: Diorama, at: tuple[float, float], high: float) -> None:
    """A winding tower with its wheel."""
    x, z = at
    for dx in (-27, 27):
        for dz in (-24, 24):
            d.beam([(x + dx, 0, z + dz), (x + dx * 0.35, -high, z + dz * 0.35)], 3.6, S.DARK)
    for share in (0.3, 0.62):
        half, up = 27 * (1 - share * 0.65), high * share
        d.beam([(x - half, -up, z + half * 0.9), (x + half, -up, z + half * 0.9)], 2.4, S.DARK)
        d.beam([(x + half, -up, z - half * 0.9), (x + half, -up, z + half * 0.9)], 2.4, S.DARK)
    d.box(at, (30, 6, 30), S.PLANK, high)
    d.wheel((x, -high - 20, z + 2), 17, S.IRON, 6, 2.4)
    d.box(at, (26, 12, 26), S.STONE)


def _pigs(d: Diorama, at: tuple[float, float], rows: tuple[int, ...]) -> None:
    """Bars of iron in a stack."""
    sides: list[Face] = [((0, 1, 0), 0.0), ((0, -1, 0), 8.0), ((0.95, -0.3, 0), 8.0), ((-0.95, -0.3, 0), 8.0)]
    sides += [((0, -0.3, 0.95), 15.0), ((0, -0.3, -0.95), 15.0)]
    for row, count in enumerate(rows):
        for number in range(count):
            place = (at[0] + number * 18 + row * 9, -row * 8.2, at[1])
            d.clay.hull(place, sides, math.hypot(8, 15) + 4, S.IRON)
