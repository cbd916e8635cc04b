"""Trade: three firms, freight, export, the trading floor, the auction house, and two that trade by night."""

import numpy as np

from art.dioramas.kit import Diorama, Face, S
from art.relief.fields import unit


def lumber_and_wheat(d: Diorama) -> None:
    """A shop of boards, logs on one side and sheaves on the other, scales over the door."""
    _firm(d, S.PLANK, S.TILE)
    for row, count in enumerate((3, 2, 1)):
        for number in range(count):
            x, y = -88.0 + number * 17 + row * 8.5, -9 - row * 15
            d.clay.lathe((x, y, 78), (0, 0, -1), [(0, 8.5), (44, 8.5)], S.EARTH)
            d.clay.lathe((x, y, 79.5), (0, 0, -1), [(0, 7.4), (3, 7.4)], S.END)
    for x, z in ((46, 66), (72, 52), (58, 84), (86, 70)):
        d.turned((x, z), [(0, 12), (14, 6), (18, 6), (30, 14)], S.WHEAT)
        d.turned((x, z), [(0, 7), (5, 7)], S.RED, 14)


def coal_and_iron(d: Diorama) -> None:
    """A shop of brick between a heap of coal and a stack of pigs."""
    _firm(d, S.BRICK, S.SLATE)
    d.heap((-62, 62), (28, 44), 120, S.COAL, 6)
    sides: list[Face] = [((0, 1, 0), 0.0), ((0, -1, 0), 8.0), ((0.95, -0.3, 0), 8.0), ((-0.95, -0.3, 0), 8.0)]
    sides += [((0, -0.3, 0.95), 18.0), ((0, -0.3, -0.95), 18.0)]
    for row, count in enumerate((4, 3, 2, 1)):
        for number in range(count):
            d.clay.hull((36 + number * 18 + row * 9, -row * 8.4, 64), sides, 24, S.IRON)


def goods_and_luxury(d: Diorama) -> None:
    """A bright shop behind an awning, crates on one side and green bottles on the other."""
    _firm(d, S.PLASTER, S.TEAL, awning=True)
    for x, z, size, high, yaw in (
        (-78, 52, 22, 0, 12),
        (-52, 66, 20, 0, -20),
        (-70, 56, 17, 22, 30),
        (-90, 74, 15, 0, 0),
    ):
        d.crate((x, z), size, high, yaw)
    bottle = [(0, 8), (2, 9), (20, 9), (26, 4.4), (36, 3.2), (37, 4.2), (40, 4.2)]
    for x, z, tall in ((44, 60, 1.1), (62, 70, 1.25), (82, 56, 1.1), (58, 46, 0.95)):
        stuff = S.LEAF if tall > 1.2 else S.GLASS
        d.turned((x, z), [(up * tall, wide * tall) for up, wide in bottle], stuff)
        d.turned((x, z), [(0, 4.4 * tall), (6 * tall, 4 * tall)], S.GOLD, 34 * tall)


def _firm(d: Diorama, walls: S, roof: S, awning: bool = False) -> None:
    d.box((0, -36), (120, 54, 58), walls)
    d.box((0, -12), (84, 78, 14), walls)
    d.box((0, -12), (92, 6, 18), S.MARBLE, 76)
    d.box((0, -4), (72, 14, 3), S.INK, 56)
    for x in range(-28, 29, 8):
        d.slab((x, -63, -1.6), (2.6, 4, 0.8), S.GOLD)
    d.roof((0, -40), (120, 24, 52), roof, 54)
    for x in (-26, 26):
        d.window((x, -28, -5), (19, 28))
    d.slab((0, -17, -4), (10, 17, 1.6), S.DARK)
    for z in (-52, -26):
        d.window((60, -28, z), (13, 20), side=True)
    if awning:
        way = unit((0, -0.5, 0.87))
        faces: list[Face] = [
            (way, 10.0),
            (-way, -6.0),
            ((1, 0, 0), 44.0),
            ((-1, 0, 0), 44.0),
            ((0, 1, 0.2), 4.0),
            ((0, -1, 0), 14.0),
        ]
        d.clay.hull((0, -50, 0), faces, 56, S.AWNING)
    _scales(d, (0, -104, -10))


def _scales(d: Diorama, at: tuple[float, float, float]) -> None:
    """A pair of scales of gold on the gable."""
    x, y, z = at
    d.post((x, z), 3, 24, S.GOLD, -y - 24)
    d.beam([(x - 26, y + 4, z), (x, y - 2, z), (x + 26, y - 2, z)], 2.2, S.GOLD)
    for side, drop in ((-26, 22), (26, 15)):
        d.beam([(x + side, y + (4 if side < 0 else -2), z), (x + side, y + drop, z)], 0.8, S.GOLD)
        d.turned((x + side, z), [(0, 3), (5, 11), (6, 10)], S.GOLD, -(y + drop + 3))


def freight_company(d: Diorama) -> None:
    """Two cars on their rails before a depot."""
    d.box((-8, -58), (120, 36, 44), S.PLASTER)
    d.roof((-8, -58), (120, 24, 44), S.TILE, 36, 12)
    for x in (-50, -24, 10, 36):
        d.window((x, -20, -35), (12, 17))
    d.box((-8, -20), (150, 10, 30), S.PLANK)
    for side in (20, 44):
        d.beam([(-116, -2, side), (116, -2, side)], 2.2, S.IRON)
    for tie in range(-10, 11):
        d.slab((tie * 11, -0.6, 32), (3, 1.2, 20), S.DARK)
    for x, stuff, high in ((-50, S.RED, 42), (44, S.TEAL, 42)):
        d.box((x, 32), (78, 6, 30), S.INK, 11)
        d.box((x, 32), (78, high, 32), stuff, 17)
        d.roof((x, 32), (78, 9, 32), S.SLATE, 17 + high, 3)
        d.slab((x, -36, 48.6), (14, 17, 1), S.CRATE)
        for edge in (-15, 15):
            d.slab((x + edge, -36, 49.4), (1.6, 18, 1), S.INK)
        for wheel in (-28, -12, 12, 28):
            d.clay.lathe((x + wheel, -9, 46), (0, 0, 1), [(0, 9), (4, 9), (4.2, 4), (6, 3)], S.IRON)
    for at, size, up, yaw in (((-58, 78), 17, 0, 10), ((-36, 84), 15, 0, -15), ((-50, 80), 13, 17, 30)):
        d.crate(at, size, up, yaw)
    d.barrel((24, 82), 1.0)
    d.barrel((42, 76), 1.0)


def export_company(d: Diorama) -> None:
    """A three-master at the quay, crates on the paving."""
    d.clay.lathe((0, -2.4, 0), (0, 1, 0), [(0, 121), (4, 121)], S.WATER)
    d.box((-20, -66), (176, 14, 60), S.STONE)
    d.box((-58, -72), (60, 42, 36), S.BRICK, 14)
    d.roof((-58, -72), (60, 24, 36), S.SLATE, 56)
    for x in (-74, -44):
        d.window((x, -36, -53.5), (11, 16))
    _ship(d)
    for at, size, up, yaw in (((8, -58), 17, 14, 15), ((28, -52), 15, 14, -10), ((16, -56), 13, 31, 30)):
        d.crate(at, size, up, yaw)
    d.barrel((52, -56), 0.9, 14)


def _ship(d: Diorama) -> None:
    for step in range(41):
        t = step / 20 - 1
        wide = 19 * max(0.0, 1 - abs(t) ** 2.6) + 2
        rise = 12 * abs(t) ** 2.2
        d.ball((t * 86 + 6, -10 - rise, 28), (6, 14, wide), S.DARK, 2)
        d.ball((t * 86 + 6, -22 - rise, 28), (6, 3, wide + 1), S.GOLD if abs(t) > 0.86 else S.RED)
    d.beam([(88, -36, 28), (122, -54, 28)], 2, S.PLANK)
    for x, high in ((-44, 96), (4, 116), (50, 100)):
        d.post((x, 28), 2.6, high, S.PLANK, 14, 1.6)
        d.slab((x + 7, -high - 10, 28), (7, 4, 0.8), S.RED)
        for up, half, tall in ((0.42, 24, 15), (0.66, 19, 12), (0.85, 14, 9)):
            y = -14 - high * up
            d.beam([(x - half, y - tall, 30), (x + half, y - tall, 30)], 1.3, S.DARK)
            for part in np.linspace(-1, 1, 13):
                d.ball((x + part * half, y, 33 - 5 * part * part), (half / 8, tall, 5), S.PLASTER)


def trading_floor(d: Diorama) -> None:
    """An exchange of marble with a great bell before it."""
    for step in range(3):
        d.box((-12, -16), (128 - step * 9, 6, 104 - step * 9), S.MARBLE, step * 6)
    d.box((-12, -30), (92, 58, 62), S.PLASTER, 18)
    for x in range(6):
        d.post((-54 + x * 17, 16), 5, 54, S.MARBLE, 18, 4.2)
    d.box((-12, -14), (108, 11, 84), S.MARBLE, 74)
    d.box((-12, -20), (76, 22, 56), S.PLASTER, 85)
    d.turned((-12, -20), [(0, 30), (10, 29), (20, 24), (28, 15), (33, 4)], S.TEAL, 107)
    d.ball((-12, -144, -20), 4, S.GOLD)
    for x in (-36, 12):
        d.window((x, -50, 1), (13, 24))
    for z in (-46, -20):
        d.window((34, -48, z), (13, 26), side=True)
    d.slab((-12, -40, 1), (9, 20, 1.4), S.DARK)
    for x in (38, 88):
        d.beam([(x, 0, 66), (63, -74, 66)], 3, S.DARK)
    d.beam([(52, -70, 66), (74, -70, 66)], 3, S.DARK)
    d.turned((63, 66), [(0, 23), (4, 22), (12, 17), (26, 14), (34, 11), (39, 4)], S.GOLD, 26)
    d.ball((63, -24, 66), 5, S.IRON)


def auction_house(d: Diorama) -> None:
    """A hall of brick under a lantern, the hammer on its block."""
    d.box((-10, -34), (112, 62, 76), S.BRICK)
    d.box((-10, -34), (118, 5, 82), S.STONE, 62)
    d.hip((-10, -34), (60, 42), 30, S.SLATE, 66)
    d.turned((-10, -34), [(0, 14), (16, 14), (18, 17), (20, 15), (34, 2)], S.TEAL, 96)
    d.ball((-10, -132, -34), 3.5, S.GOLD)
    for x in (-52, 32):
        d.window((x, -38, 4), (15, 28))
    for z in (-58, -34, -10):
        d.window((46, -36, z), (12, 26), side=True)
    d.slab((-10, -22, 5), (15, 22, 2), S.STONE)
    d.slab((-10, -21, 7), (11, 20, 1), S.DARK)
    way = unit((0, -0.5, 0.87))
    faces: list[Face] = [
        (way, 10.0),
        (-way, -6.0),
        ((1, 0, 0), 24.0),
        ((-1, 0, 0), 24.0),
        ((0, 1, 0.2), 4.0),
        ((0, -1, 0), 14.0),
    ]
    d.clay.hull((-10, -44, 12), faces, 40, S.AWNING)
    d.beam([(-22, -8, 92), (36, -46, 58)], 4.4, S.PLANK)
    axis, middle = unit((0.45, 0.72, 0.52)), np.array((44, -52, 52))
    d.clay.lathe(
        middle - axis * 24, axis, [(0, 15), (6, 15), (6.5, 12.5), (41, 12.5), (41.5, 15), (48, 15)], S.DARK
    )
    for shift in (-13, 9):
        d.clay.lathe(middle + axis * shift, axis, [(0, 13.6), (4, 13.6)], S.GOLD)
    d.post((46, 66), 22, 8, S.DARK)
    d.post((46, 66), 18, 4, S.PLANK, 8)
    d.tree((-86, 40), 0.9)
    d.post((86, 6), 2, 44, S.IRON)
    d.ball((86, -48, 6), 6, S.PANE)


def smuggler(d: Diorama) -> None:
    """A hut on a jetty by night, a boat below the lantern."""
    d.clay.lathe((0, -2.4, 0), (0, 1, 0), [(0, 121), (4, 121)], S.WATER)
    for x, y, z, r in ((-70, 6, -60, 46), (-20, 8, -84, 40), (-100, 6, -14, 30), (60, 10, -84, 34)):
        d.ball((x, y, z), (r, r * 0.9, r * 0.8), S.STONE, 10)
    d.ball((-40, 2, -34), (60, 8, 44), S.SAND)
    for x in (-8, 26, 60):
        for z in (10, 38):
            d.post((x, z), 3, 22, S.DARK, -6)
    d.box((26, 24), (92, 4, 36), S.PLANK, 12)
    d.box((-46, -34), (48, 38, 40), S.PLANK, 6)
    d.roof((-46, -34), (48, 26, 40), S.TILE, 44)
    d.window((-56, -26, -14), (9, 11))
    d.slab((-34, -18, -13.4), (7, 12, 1), S.DARK)
    d.chimney((-62, -44), 4, 22, S.STONE, 60)
    for step in range(15):
        t = (step / 14 - 0.5) * 2
        d.ball((52 + t * 34, -4 - 6 * t * t, 74), (5, 8, 15 * (1 - t * t) ** 0.5 + 2), S.RED, 2)
    d.ball((52, -10, 74), (28, 5, 10), S.DARK)
    crates = (((44, 74), 12, 8, 20), ((60, 72), 11, 8, -10), ((6, 20), 15, 12, 15), ((20, 14), 13, 12, -20))
    for at, size, up, yaw in crates:
        d.crate(at, size, up, yaw)
    d.barrel((44, 20), 0.85, 12)
    d.post((68, 38), 1.6, 42, S.DARK, 12)
    d.beam([(68, -52, 38), (80, -52, 38)], 1.4, S.DARK)
    d.turned((80, 38), [(0, 5), (10, 5), (13, 1)], S.PANE, 38)


def black_market(d: Diorama) -> None:
    """An alley between dark houses, a lit cellar and a handcart under a cloth."""
    for x, z, wide, high, deep, stuff in (
        (-58, -40, 66, 104, 76, S.BRICK),
        (56, -48, 74, 82, 66, S.STONE),
    ):
        d.box((x, z), (wide, high, deep), stuff)
        d.roof((x, z), (wide, 34, deep), S.SLATE, high, 6, across=True)
    for x, y, z in (
        (-72, -80, -2),
        (-44, -80, -2),
        (-72, -48, -2),
        (40, -58, -15),
        (72, -58, -15),
        (72, -28, -15),
    ):
        d.window((x, y, z), (12, 17), stuff=S.INK)
    d.window((-44, -48, -2), (12, 17))
    d.slab((-58, -14, -1), (13, 14, 2), S.STONE)
    d.slab((-58, -13, 1), (9, 12, 2), S.PANE)
    d.beam([(-24, -74, -20), (22, -70, -28)], 0.8, S.INK)
    for number, stuff in enumerate((S.RED, S.WOOL, S.TEAL)):
        d.slab((-14 + number * 13, -62, -22), (5, 10, 0.8), stuff)
    d.box((36, 46), (62, 18, 32), S.PLANK, 14)
    for x, z in ((20, 44), (40, 50), (54, 42)):
        d.ball((x, -38, z), (20, 13, 15), S.GRAPE, 5)
    for x in (16, 58):
        d.wheel((x, -13, 64), 13, S.DARK, 8, 2.2)
    d.beam([(66, -24, 52), (100, -30, 62)], 1.8, S.DARK)
    d.crate((-28, 62), 18, 0, 15)
    d.crate((-26, 62), 13, 18, -15)
    d.barrel((-62, 52), 1.1)
    d.post((-10, 20), 2, 52, S.IRON)
    d.turned((-10, 20), [(0, 4), (10, 6), (14, 1)], S.PANE, 52)
