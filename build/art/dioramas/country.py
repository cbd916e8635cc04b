"""Towns in the country: hills and moors, a glen, a crossing, and the end of the land."""

import math

import numpy as np

from art.dioramas.beasts import mole, ox, sheep
from art.dioramas.kit import Diorama, S
from art.dioramas.mines import winding_tower
from art.dioramas.parts import Spot, arches, boat, bush, church, house, on_hill, pine, spot, windmill


def molehill(d: Diorama) -> None:
    """A hill with round doors and chimneys, and a mole with a miner's lamp."""
    x, z = spot(18, -34)
    middle, radii = (x, 4, z), (112, 96, 88)
    d.ball(middle, radii, S.GRASS)
    doors = ((6, 12, 17, S.TEAL), (-44, 12, 12, S.PANE), (48, 16, 12, S.PANE), (76, 40, 9, S.PANE))
    for aside, up, size, stuff in (
        *doors,
        (-20, 44, 11, S.PANE),
        (34, 46, 11, S.PANE),
        (-72, 36, 10, S.PANE),
    ):
        place, way = on_hill(middle, radii, aside, up)
        d.clay.lathe(place - way * 4, way, [(0, size + 4), (7, size + 3)], S.DARK)
        d.clay.lathe(place, way, [(0, size), (4.4, size)], stuff)
        if stuff is S.TEAL:
            d.ball(place + way * 6 + np.array((8, 0, 0)), 2.4, S.GOLD)
    for dx, dz in ((-40, -10), (30, -24)):
        d.chimney((x + dx, z + dz), 8, 44, up=68)
    for step in range(7):
        d.slab((x + 4 + step * 2, -1.2, z + 92 + step * 11), (12, 1, 7), S.SAND)
    mole(d, spot(-104, 72))
    for right, near, wide in ((-150, 12, 20), (92, 84, 15), (30, 128, 13), (-40, 122, 12)):
        x, z = spot(right, near)
        d.ball((x, 2, z), (wide, wide * 0.77, wide * 0.9), S.EARTH)
    bush(d, spot(150, 20), 0.9, S.LEAF)


def dunmoor(d: Diorama) -> None:
    """Standing stones on the moor, a pit's wheel behind them."""
    x, z = spot(-22, 24)
    for dx, lean in ((-32, 2), (32, -3)):
        d.slab((x + dx, -44, z), (14, 46, 13), S.ROCK, roll=lean)
        d.ball((x + dx, -10, z + 2), (18, 14, 17), S.ROCK, 6)
    d.slab((x, -98, z), (56, 11, 16), S.ROCK, roll=-2)
    for right, near, high in ((-128, -8, 52), (-100, -52, 44), (-126, 52, 30), (78, 62, 34), (24, 104, 20)):
        at = spot(right, near)
        d.slab((at[0], -high / 2, at[1]), (11, high / 2, 9), S.ROCK, yaw=right, roll=near * 0.08)
    winding_tower(d, spot(64, -56), 82)
    d.box(spot(118, -28), (52, 30, 38), S.BRICK)
    d.roof(spot(118, -28), (52, 22, 38), S.SLATE, 30)
    d.window((spot(118, -28)[0], -17, spot(118, -28)[1] + 19), (12, 13))
    d.chimney((spot(146, -44)[0], spot(146, -44)[1]), 9, 96)
    d.heap(spot(134, 30), (26, 30), 110, S.COAL, 5, 3)
    house(d, spot(-34, -96), (38, 26, 30), (S.STONE, S.SLATE))
    dice = np.random.Generator(np.random.PCG64(9))
    for _ in range(110):
        x, z = spot(dice.uniform(-165, 165), dice.uniform(-110, 130))
        if math.hypot(x, z) < 168:
            d.ball((x, -1, z), dice.uniform(4, 8), S.GRAPE if dice.random() < 0.4 else S.GRASS)


def bishops_glen(d: Diorama) -> None:
    """A church by a stream between two mountains with snow on them."""
    for right, near, wide, high in ((-104, -62, 92, 150), (118, -72, 84, 128), (-150, -16, 52, 84)):
        x, z = spot(right, near)
        d.turned((x, z), [(0, wide), (high * 0.3, wide * 0.62), (high * 0.66, wide * 0.28)], S.ROCK)
        d.turned((x, z), [(high * 0.6, wide * 0.36), (high * 0.8, wide * 0.16), (high, 1)], S.SNOW)
        for step in range(14):
            angle, share = step * 2.4, (step % 5) / 6
            reach = wide * (0.92 - share * 0.75)
            place = (x + math.cos(angle) * reach, -high * share * 0.6, z + math.sin(angle) * reach)
            d.ball(place, wide * (0.24 - share * 0.12), S.ROCK if share else S.GRASS, 6)
    for step in range(17):
        x, z = spot(6 + 26 * math.sin(step * 0.5), -70 + step * 13)
        if math.hypot(x, z) < 168:
            d.clay.lathe((x, -1, z), (0, -1, 0), [(0, 17), (2, 17)], S.WATER)
    church(d, spot(64, -8), (64, 40, 40), S.TILE)
    at = spot(24, -26)
    d.box(at, (26, 82, 26), S.STONE)
    d.spire(at, 15, 52, S.SLATE, 82)
    for up in (34, 62):
        d.window((at[0], -up, at[1] + 13), (8, 15))
    d.ball((at[0], -137, at[1]), 3, S.GOLD)
    arches(d, spot(-4, 76), 84, lambda x: 24 - x * x / 160, ((0, 20, 17),), 22)
    house(d, spot(-92, 44), (38, 28, 32))
    house(d, spot(116, 56), (36, 26, 30), (S.BRICK, S.SLATE))
    for right, near, size in (
        (-62, 6, 0.9),
        (-128, 66, 0.8),
        (152, 14, 1.0),
        (146, -16, 1.1),
        (-52, 96, 0.7),
    ):
        pine(d, spot(right, near), size)


def badger_downs(d: Diorama) -> None:
    """A badger of chalk on the slope of the down, next to a windmill."""
    x, z = spot(34, -30)
    middle, radii = (x, 8, z), (128, 92, 92)
    d.ball(middle, radii, S.GRASS)

    for aside in np.arange(-60, 62, 1.5):
        for up in np.arange(8, 64, 1.5):
            if _chalk(aside, up):
                d.ball(on_hill(middle, radii, aside + 27, up + 5)[0], 3.2, S.SNOW)
    windmill(d, spot(-122, -22), 1.0)
    house(d, spot(-96, 58), (42, 30, 34))
    house(d, spot(148, 62), (38, 26, 30), (S.BRICK, S.TILE))
    for right, near, size in ((-40, 98, 0.9), (20, 106, 0.8), (66, 92, 0.9), (88, -44, 0.6)):
        x, z = spot(right, near)
        if size > 0.7:
            sheep(d, (x, z), size)
    for right, near in ((-146, 34), (112, 92), (-64, 108), (160, 20)):
        bush(d, spot(right, near), 0.7, S.LEAF)


def _chalk(aside: float, up: float) -> bool:
    """Return whether a place on the down is within the badger cut there, its stripes excluded."""
    body = ((aside - 6) / 31) ** 2 + ((up - 37) / 13) ** 2 < 1
    head = -52 < aside < -20 and abs(up - 31) < 3 + (aside + 52) * 0.28
    legs = 10 < up < 34 and any(abs(aside - leg - (up - 24) * 0.15) < 4.5 for leg in (-18, -5, 20, 32))
    tail = 34 < aside < 50 and abs(up - 40 + (aside - 34) * 0.3) < 3.5
    stripes = (-46 < aside < -18 and abs(abs(up - 32) - 4 - (aside + 46) * 0.06) < 1.6) or abs(aside + 17) < 2
    return (body or head or legs or tail) and not stripes


def drover_crossing(d: Diorama) -> None:
    """Oxen wait at the gates while the train goes by."""
    for side in (-30, -6):
        d.beam([(-178, -3, side), (178, -3, side)], 2.2, S.IRON)
    for tie in range(-15, 16):
        d.slab((tie * 12, -1.2, -18), (3.4, 1.4, 22), S.DARK)
    _train(d, -18)
    for x in (-74, 22):
        d.post((x, 22), 4, 38, S.SNOW)
        d.post((x, 22), 5.4, 4, S.RED, 38)
    for up in (12, 24):
        d.beam([(-74, -up, 22), (22, -up, 22)], 2, S.SNOW)
    d.clay.lathe((-26, -18, 24), (0, 0, 1), [(0, 11), (2, 11)], S.RED)
    for at, size, stuff in (
        (spot(-94, 84), 1.1, S.RUST),
        (spot(-36, 112), 1.1, S.SAIL),
        (spot(36, 104), 1.0, S.FUR),
    ):
        ox(d, at, size, stuff)
    _drover(d, spot(-142, 40))
    house(d, spot(34, -88), (70, 34, 40), (S.BRICK, S.SLATE))
    house(d, spot(132, 52), (40, 30, 34), (S.PLANK, S.TILE))
    _tank(d, spot(-70, -86))


def _drover(d: Diorama, at: Spot) -> None:
    x, z = at
    d.turned(at, [(0, 10), (22, 9), (30, 5)], S.TEAL)
    d.ball((x, -36, z), 7, S.CRATE)
    d.turned(at, [(0, 12), (2, 12), (2.1, 7), (9, 6)], S.DARK, 40)
    d.beam([(x + 12, 0, z + 8), (x + 12, -46, z + 8)], 1.4, S.PLANK)


def _tank(d: Diorama, at: Spot) -> None:
    for dx, dz in ((-11, -11), (11, -11), (-11, 11), (11, 11)):
        d.post((at[0] + dx, at[1] + dz), 2.2, 46, S.DARK)
    d.turned(at, [(0, 19), (34, 19)], S.PLANK, 46)
    d.turned(at, [(0, 22), (14, 1)], S.SLATE, 80)


def _train(d: Diorama, z: float) -> None:
    """An engine under steam to the right, and two cars."""
    d.box((86, z), (104, 8, 26), S.INK, 12)
    d.clay.lathe((66, -34, z), (1, 0, 0), [(0, 17), (66, 17), (68, 14)], S.TEAL)
    for x in (74, 98, 122):
        d.clay.lathe((x, -34, z), (1, 0, 0), [(0, 17.8), (3, 17.8)], S.GOLD)
    d.turned((122, z), [(0, 6), (20, 6), (30, 14), (34, 13)], S.INK, 48)
    d.turned((94, z), [(0, 8), (8, 8), (13, 4)], S.GOLD, 49)
    d.smoke.append(d.clay.world((122, -84, z)))
    d.box((52, z), (30, 44, 32), S.RED, 18)
    d.box((52, z), (38, 4, 38), S.INK, 62)
    d.window((52, -48, z + 16), (16, 16))
    for x, r in ((46, 13), (74, 13), (102, 13), (126, 8)):
        d.clay.lathe((x, -r, z + 14), (0, 0, 1), [(0, r), (4, r), (4.2, r * 0.7), (3, r * 0.3)], S.RED)
    for bar in range(4):
        d.beam([(136, -16, z + 12 - bar * 8), (150 - abs(bar - 1.5) * 3, -3, z + 12 - bar * 8)], 2, S.RED)
    for middle, stuff in ((-24, S.TEAL), (-116, S.RED)):
        d.box((middle, z), (84, 6, 26), S.INK, 10)
        d.box((middle, z), (84, 34, 30), stuff, 16)
        d.box((middle, z), (90, 4, 34), S.INK, 50)
        d.box((middle, z), (70, 5, 18), S.CRATE, 54)
        for step in range(5):
            d.window((middle - 32 + step * 16, -36, z + 15), (10, 14))
        for dx in (-30, -14, 14, 30):
            d.clay.lathe((middle + dx, -9, z + 12), (0, 0, 1), [(0, 9), (4, 9), (4.2, 4)], S.IRON)


def lands_end(d: Diorama) -> None:
    """The last light on the cliff, a ship under sail below it."""
    for right, near, rx, high, rz in ((-92, -24, 88, 62, 74), (-34, -52, 56, 52, 60), (-142, 8, 42, 50, 46)):
        x, z = spot(right, near)
        d.ball((x, -high * 0.42, z), (rx * 0.92, high * 0.62, rz * 0.92), S.ROCK, 8)
        d.ball((x, -high * 0.86, z), (rx * 0.72, high * 0.2, rz * 0.72), S.GRASS, 5)
    dice = np.random.Generator(np.random.PCG64(8))
    for _ in range(30):
        angle = dice.uniform(0, math.tau)
        x, z = spot(-84 + math.cos(angle) * 96, -14 + math.sin(angle) * 72)
        if math.hypot(x, z) < 170:
            d.ball((x, -2, z), dice.uniform(6, 15), S.ROCK)
    at = spot(-62, -34)
    for band in range(4):
        wide = 17 - band * 1.6
        profile = [(0, wide), (18, wide - 1.6)]
        d.turned(at, profile, S.RED if band % 2 else S.SNOW, 56 + band * 18)
    d.turned(at, [(0, 15), (4, 15)], S.DARK, 128)
    d.turned(at, [(0, 9), (15, 9)], S.PANE, 132)
    d.turned(at, [(0, 12), (10, 2)], S.RED, 147)
    house(d, spot(-124, -8), (34, 24, 28), (S.PLASTER, S.SLATE), 56)
    boat(d, spot(84, 42), 1.15, (-16, 14))
    boat(d, spot(132, -42), 0.6)
    for right, near in ((150, 10), (30, 100), (-20, 118)):
        x, z = spot(right, near)
        d.ball((x, -1, z), (14, 9, 10), S.ROCK)
