"""Towns that were built long ago: abbeys and churches, bridges, the market, the gate."""

import math

from art.dioramas.kit import Diorama, S
from art.dioramas.parts import Spot, arches, boat, bush, church, clock, corn, house, pine, spot, tower

AGED = (S.STONE, S.SLATE)


def black_friar(d: Diorama) -> None:
    """A hooded friar with his lantern, the lit abbey behind him."""
    church(d, spot(48, -48), (128, 52, 52))
    tower(d, spot(-36, -44), 19, 92, 44, AGED)
    x, z = spot(-84, 84)
    d.turned((x, z), [(0, 29), (18, 26), (54, 17), (70, 15), (75, 7)], S.INK)
    d.turned((x + 7, z + 16), [(0, 16), (18, 14), (56, 6)], S.SNOW)
    d.ball((x, -82, z), (17, 18, 17), S.INK, 4)
    d.ball((x + 5, -81, z + 9), (9, 12, 10), S.CRATE)
    for dx in (2, 9):
        d.ball((x + dx, -84, z + 18), 1.7, S.INK)
    d.ball((x + 6, -80, z + 20), (2.4, 3.6, 2.4), S.CRATE)
    d.beam([(x + 14, -58, z + 8), (x + 28, -48, z + 16), (x + 40, -56, z + 20)], 7, S.INK)
    d.beam([(x + 42, -56, z + 22), (x + 42, -42, z + 22)], 1, S.DARK)
    d.turned((x + 42, z + 22), [(0, 7), (16, 8), (22, 1)], S.PANE, 20)
    for step in range(9):
        x, z = spot(-60 + step * 13, 70 - step * 10 + step * step * 0.4)
        d.slab((x, -1, z), (9, 1, 7), S.SAND)
    for right, near, size in (
        (-150, 0, 1.2),
        (150, 10, 1.3),
        (132, 52, 1.0),
        (-128, -50, 1.3),
        (128, -62, 1.1),
    ):
        pine(d, spot(right, near), size)


def bridgewater(d: Diorama) -> None:
    """A bridge of three arches between two banks, a boat below."""
    for right, near, reach in ((-140, -20, 62), (128, 20, 66), (60, -110, 76)):
        x, z = spot(right, near)
        d.ball((x, 6, z), (reach, 16, reach * 0.8), S.GRASS, 4)
    arches(d, (-6, 0), 250, lambda x: 46 + 16 * math.cos(x / 82), ((-72, 26, 34), (0, 36, 48), (72, 26, 34)))
    for x in (-106, -37, 37, 106):
        d.box((x - 6, 16), (10, 40, 12), S.STONE)
    house(d, spot(-148, -22), (36, 30, 32), up=14)
    house(d, spot(-116, -66), (34, 34, 30), (S.BRICK, S.SLATE), 10)
    house(d, spot(142, 22), (36, 30, 32), (S.BRICK, S.TILE), 14)
    house(d, spot(92, -92), up=12)
    tower(d, spot(46, -104), 14, 78, 40, (S.STONE, S.TEAL))
    boat(d, spot(-52, 104), 1.05)
    for right, near, size in ((-104, -92, 0.8), (134, -40, 0.8), (110, 58, 0.6)):
        bush(d, spot(right, near), size, S.LEAF)


def river_ridge(d: Diorama) -> None:
    """Two cliffs and the bridge high over the river between them."""
    for right, near, sides in ((-98, -4, (112, 60, 132)), (108, -8, (100, 56, 122))):
        at = spot(right, near)
        d.box(at, sides, S.ROCK, -4)
        d.box(at, (sides[0] + 3, 7, sides[2] + 3), S.GRASS, sides[1] - 8)
        for step in range(26):
            angle = step * 2.4
            x, z = at[0] + math.cos(angle) * sides[0] * 0.5, at[1] + math.sin(angle) * sides[2] * 0.5
            high = 14 + 40 * abs(math.sin(step * 1.7))
            d.ball((x, -high / 2, z), (16, high / 1.6, 16), S.ROCK, 6)
    arches(d, spot(6, -2), 128, lambda x: 66 - x * x / 900, ((0, 50, 58),), 24)
    house(d, spot(-120, -24), (38, 30, 32), up=55)
    house(d, spot(-96, 36), (34, 26, 30), (S.BRICK, S.SLATE), 55)
    house(d, spot(-142, 14), (30, 26, 30), (S.BRICK, S.TILE), 55)
    x, z = spot(-78, -40)
    d.box((x, z), (22, 48, 22), S.STONE, 60)
    d.spire((x, z), 13, 28, S.TEAL, 108)
    for right, near, size in ((96, -30, 1.1), (128, 10, 1.0), (150, -30, 0.9)):
        x, z = spot(right, near)
        for dx, up, radius in ((0, 16, 17), (-10, 10, 12), (11, 10, 12), (2, 28, 11)):
            d.ball((x + dx * size, -50 - up * size, z), radius * size, S.LEAF, 3)
    boat(d, spot(-6, 96), 0.6)


def trinity(d: Diorama) -> None:
    """Three spires over one town."""
    church(d, spot(26, -44), (96, 58, 54))
    tower(d, spot(-36, -30), 20, 88, 62, AGED)
    tower(d, spot(34, -92), 15, 84, 48, AGED)
    tower(d, spot(92, -8), 15, 78, 48, AGED)
    clock(d, (spot(-36, -30)[0], -80, spot(-36, -30)[1] + 21), 12)
    for right, near, stuff in (
        (-128, -28, (S.PLASTER, S.TILE)),
        (-112, 46, (S.BRICK, S.SLATE)),
        (134, 40, (S.PLASTER, S.TILE)),
        (-44, 92, (S.PLASTER, S.TILE)),
        (62, 88, (S.BRICK, S.TILE)),
    ):
        house(d, spot(right, near), (38, 28, 32), stuff)
    for right, near in ((-84, 76), (10, 64), (108, 74), (-152, 22), (146, -20), (20, 112)):
        bush(d, spot(right, near), 0.75, S.AUTUMN)


def marketshire(d: Diorama) -> None:
    """Striped stalls full of fruit before the hall with its clock."""
    at = spot(0, -54)
    x, z = at
    d.box(at, (150, 54, 50), S.PLASTER)
    d.hip(at, (80, 30), 24, S.TILE, 54)
    for step in range(6):
        d.window((x - 62 + step * 25, -40, z + 25), (12, 16))
        d.slab((x - 62 + step * 25, -12, z + 25.6), (8, 12, 1), S.DARK)
    for dz in (-12, 12):
        d.window((x + 75, -38, z + dz), (11, 18), side=True)
    d.box((x, z + 8), (38, 104, 38), S.STONE)
    clock(d, (x, -86, z + 27), 13)
    d.turned((x, z + 8), [(0, 24), (5, 24), (6, 17), (16, 17), (18, 20), (30, 14), (38, 2)], S.TEAL, 104)
    d.ball((x, -146, z + 8), 3, S.GOLD)
    fruits = (S.RED, S.WHEAT, S.LEAF, S.GRAPE, S.AUTUMN)
    for number, (right, near) in enumerate(((-128, 22), (-66, 40), (2, 60), (76, 44), (136, 10), (-48, 104))):
        _stall(d, spot(right, near), fruits[number % 5], fruits[(number + 2) % 5])
    house(d, spot(-140, -40), (40, 44, 34), (S.BRICK, S.SLATE))
    house(d, spot(128, -62), (40, 40, 34), (S.BRICK, S.TILE))


def _stall(d: Diorama, at: Spot, left: S, right: S) -> None:
    x, z = at
    d.box((x, z), (46, 12, 20), S.PLANK)
    for dx in (-22, 22):
        for dz, high in ((-10, 42), (10, 32)):
            d.box((x + dx, z + dz), (2.4, high, 2.4), S.DARK)
    faces = [((0, -0.91, 0.41), 2.0), ((0, 0.91, -0.41), 2.0), ((1, 0, 0), 27.0), ((-1, 0, 0), 27.0)]
    faces += [((0, 0.41, 0.91), 16.0), ((0, -0.41, -0.91), 16.0)]
    d.clay.hull((x, -38, z), faces, 34, S.AWNING)
    for row in range(3):
        for fruit in range(8):
            stuff = left if fruit < 4 else right
            d.ball((x - 19 + fruit * 5.4, -14 - (row == 1) * 2.5, z - 6 + row * 6), 3.6, stuff)


def newgate(d: Diorama) -> None:
    """A gate between two towers in the town's wall, corn before it."""
    for degrees in range(-172, 10, 4):
        angle = math.radians(degrees - 4)
        x, z = math.cos(angle) * 128, -math.sin(angle) * -104
        d.slab((x, -19, z), (6, 19, 6), S.STONE, yaw=degrees)
        if degrees % 8:
            d.slab((x, -42, z), (5, 5, 6), S.STONE, yaw=degrees)
    front = 14.0
    d.box((0, front), (60, 62, 26), S.STONE)
    for step in range(-3, 4, 2):
        d.box((step * 9, front + 11), (9, 9, 5), S.STONE, 62)
    d.clay.lathe((0, -28, front + 11), (0, 0, 1), [(0, 18), (3, 18)], S.DARK)
    d.box((0, front + 12), (36, 28, 4), S.DARK)
    for bar in range(-2, 3):
        d.box((bar * 7, front + 15), (1.6, 40, 1.6), S.IRON, 6)
    d.slab((0, -54, front + 14), (8, 9, 1.4), S.RED)
    for x in (-46, 46):
        d.turned((x, front), [(0, 25), (78, 23), (80, 27), (92, 27)], S.STONE)
        d.turned((x, front), [(0, 30), (38, 1)], S.TILE, 92)
        d.post((x, front), 1, 20, S.GOLD, 126)
        d.slab((x + 9, -140, front), (9, 6, 0.8), S.RED)
        for up in (34, 64):
            d.window((x, -up, front + 24.5), (7, 15))
    for x in (-126, 126):
        d.turned((x, front - 8), [(0, 17), (52, 16), (53, 18), (60, 18)], S.STONE)
        d.turned((x, front - 8), [(0, 20), (22, 1)], S.TILE, 60)
    for x, z, stuff in ((-76, -40, S.TILE), (-20, -44, S.SLATE), (34, -42, S.TILE), (84, -44, S.SLATE)):
        house(d, (x, z), (40, 42, 34), (S.PLASTER, stuff))
    tower(d, (10, -82), 12, 84, 34, (S.STONE, S.TEAL))
    corn(d, lambda x, z: z > 44 and abs(x) > 26, 168)
    d.slab((0, -1.4, 92), (20, 1, 66), S.SAND)
