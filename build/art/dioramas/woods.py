"""Towns in the woods: a cabin at a pond, a fox's path, houses in trees, a cathedral among firs."""

import math

import numpy as np

from art.dioramas.beasts import beaver, fox
from art.dioramas.kit import Diorama, S
from art.dioramas.old_towns import AGED
from art.dioramas.parts import bush, church, house, pine, spot, tower


def beaver_ford(d: Diorama) -> None:
    """A beaver in its pond before the dam, a cabin on the bank."""
    x, z = spot(-14, 40)
    d.clay.lathe((x, -1, z), (0, -1, 0), [(0, 106), (2, 106)], S.WATER)
    d.slab((x + 96, -1.5, z - 50), (70, 1.6, 26), S.WATER, yaw=30)
    dice = np.random.Generator(np.random.PCG64(7))
    for _ in range(46):
        t = dice.uniform(-1, 1)
        right, near = -20 + t * 92, 118 - 26 * t * t + dice.normal(0, 5)
        one, two = spot(right - 17, near + dice.normal(0, 6)), spot(right + 17, near + dice.normal(0, 6))
        up = dice.uniform(2, 16)
        d.beam([(one[0], -up, one[1]), (two[0], -up - dice.normal(0, 4), two[1])], 3.4, S.PLANK)
    beaver(d, spot(-18, 34), 1.15)
    house(d, spot(62, -70), (56, 32, 40), (S.PLANK, S.SLATE))
    d.chimney((spot(62, -70)[0] + 20, spot(62, -70)[1] - 6), 5, 24, S.STONE, 42)
    for right, near, size in (
        (-150, -20, 1.3),
        (-122, -62, 1.5),
        (-80, -92, 1.4),
        (-36, -78, 1.2),
        (128, -58, 1.4),
        (156, -6, 1.2),
        (136, 44, 1.0),
        (0, -112, 1.4),
    ):
        pine(d, spot(right, near), size)


def foxwoods(d: Diorama) -> None:
    """A great fox on the path through the autumn wood."""
    for right, near, size in (
        (-156, 4, 1.15),
        (-118, -48, 1.35),
        (-66, -86, 1.3),
        (-6, -104, 1.35),
        (112, -66, 1.3),
        (154, -8, 1.2),
        (142, 48, 1.0),
        (-146, 52, 0.8),
    ):
        bush(d, spot(right, near), size, S.AUTUMN, 26)
    house(d, spot(50, -58), (52, 34, 38), (S.PLASTER, S.TILE))
    d.chimney((spot(50, -58)[0] + 16, spot(50, -58)[1]), 5, 18, S.BRICK, 50)
    for step in range(10):
        x, z = spot(44 - step * 9, -26 + step * 14)
        d.slab((x, -1, z), (13, 1, 9), S.SAND)
    fox(d, spot(-16, 58), 1.25)
    dice = np.random.Generator(np.random.PCG64(4))
    for _ in range(60):
        x, z = spot(dice.uniform(-150, 150), dice.uniform(-40, 120))
        if math.hypot(x, z) < 172:
            d.ball((x, -1, z), (3.4, 1.6, 3), S.AUTUMN)


def wild_grove(d: Diorama) -> None:
    """Houses in the crowns of great trees, a rope bridge and lanterns between."""
    floors = []
    for right, near, high, size in ((-92, 8, 42, 0.85), (78, 4, 56, 0.85)):
        at = x, z = spot(right, near)
        d.turned(at, [(0, 30), (8, 20), (high, 15), (high + 30, 10)], S.DARK)
        for step in range(6):
            angle = step * math.tau / 6
            foot = (x + math.cos(angle) * 36, 2, z + math.sin(angle) * 36)
            d.beam([(x, -22, z), (x + math.cos(angle) * 22, -8, z + math.sin(angle) * 22), foot], 7, S.DARK)
        d.turned(at, [(0, 40 * size), (5, 40 * size)], S.PLANK, high)
        house(d, (x + 6, z + 8), (44, 26, 36), (S.PLANK, S.WHEAT), high + 5)
        for dx, up, dz, r in ((-36, 46, -20, 30), (36, 52, -26, 30), (0, 58, -38, 36), (-18, 34, -46, 30)):
            d.ball((x + dx * size, -high - up * size, z + dz * size), r * size, S.LEAF, 4)
        for step in range(9):
            d.slab((x - 18, -step * high / 9, z + 19), (7, 1.4, 2), S.PLANK)
        floors.append((x, high, z))
    (x0, h0, z0), (x1, h1, z1) = floors
    for step in range(21):
        t = step / 20
        sag = 16 * math.sin(math.pi * t)
        place = (x0 + (x1 - x0) * t, -(h0 + (h1 - h0) * t) + sag - 3, z0 + (z1 - z0) * t + 30)
        d.slab(place, (4, 1.4, 9), S.CRATE)
        if step % 4 == 2:
            d.beam(
                [(place[0], place[1] - 14, place[2] + 9), (place[0], place[1], place[2] + 9)], 0.8, S.CRATE
            )
            d.ball((place[0], place[1] - 17, place[2] + 9), 3.6, S.PANE)
    house(d, spot(-8, 78), (40, 26, 34), (S.PLANK, S.WHEAT))
    for right, near, size in (
        (-52, 104, 1.3),
        (-70, 92, 0.9),
        (48, 112, 1.2),
        (66, 100, 0.8),
        (118, 88, 1.0),
    ):
        d.post(spot(right, near), 4 * size, 14 * size, S.SNOW)
        d.turned(spot(right, near), [(0, 13 * size), (6 * size, 10 * size), (11 * size, 1)], S.RED, 12 * size)
    for right, near, size in (
        (-150, 40, 0.9),
        (140, 56, 1.0),
        (150, -20, 1.1),
        (-20, -104, 1.5),
        (-150, -24, 1.2),
    ):
        bush(d, spot(right, near), size, S.LEAF, 24)
    dice = np.random.Generator(np.random.PCG64(6))
    for _ in range(26):
        x, z = spot(dice.uniform(-150, 150), dice.uniform(-20, 120))
        if math.hypot(x, z) < 165:
            d.ball((x, -dice.uniform(6, 40), z), 1.3, S.PANE)


def canterbury_woods(d: Diorama) -> None:
    """A cathedral with a rose of glass in the depth of the woods, pilgrims on its path."""
    x, z = spot(12, -40)
    church(d, (x, z - 34), (62, 66, 110))
    d.box((x, z + 16), (36, 84, 20), S.STONE)
    d.roof((x, z + 16), (36, 26, 20), S.SLATE, 84, 2, across=True)
    for dx in (-32, 32):
        tower(d, (x + dx, z + 16), 15, 96, 46, AGED)
    d.clay.lathe((x, -62, z + 26), (0, 0, 1), [(0, 15), (2, 15), (2.2, 12.5)], S.GOLD)
    d.clay.lathe((x, -62, z + 27), (0, 0, 1), [(0, 12), (2, 12)], S.PANE)
    d.slab((x, -16, z + 27), (9, 16, 1.2), S.PANE)
    dice = np.random.Generator(np.random.PCG64(11))
    for tree in range(44):
        right, near = 176 * math.cos(tree * 2.4), 170 * math.sin(tree * 2.4) * (0.35 + 0.6 * dice.random())
        way, far = spot(right * (0.6 + 0.36 * dice.random()), near), 0.8 + 0.5 * dice.random()
        clear = (abs(way[0] - x) < 30 and way[1] > z) or (abs(way[0] - x) < 62 and abs(way[1] - z + 30) < 74)
        if not clear and math.hypot(*way) < 168:
            pine(d, way, far)
    d.slab((x, -1.2, z + 90), (13, 1, 66), S.SAND)
    for step, dx in ((56, -5), (78, 5), (98, -4), (122, 5)):
        d.turned((x + dx, z + step), [(0, 7), (14, 4), (17, 4)], S.INK)
        d.ball((x + dx, -20, z + step), 4.4, S.CRATE)
        d.ball((x + dx + 7, -15, z + step + 3), 2.6, S.PANE)
