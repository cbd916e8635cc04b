"""Offices of state and of money: bank, mansion, town hall, the rail baron's terminus."""

import math

import numpy as np

from art.dioramas.kit import Diorama, Face, S
from art.dioramas.parts import clock


def bank(d: Diorama) -> None:
    """A temple of marble, gold before its steps."""
    for step in range(4):
        d.box((0, -10), (136 - step * 9, 6, 120 - step * 9), S.MARBLE, step * 6)
    d.box((0, -26), (92, 66, 70), S.MARBLE, 24)
    for number in range(5):
        x = -42 + number * 21
        d.post((x, 28), 6.2, 58, S.MARBLE, 28, 5.2)
        for up in (24, 84):
            d.box((x, 28), (16, 5, 16), S.MARBLE, up)
    for z in (4, -20, -44):
        d.post((-50, z), 5.6, 58, S.MARBLE, 28)
    d.box((0, -10), (112, 11, 96), S.MARBLE, 89)
    _pediment(d, (0, -10), 26, 52, S.SLATE, 100)
    _pediment(d, (0, 43), 24, 2, S.MARBLE, 100)
    d.clay.lathe((0, -110, 45), (0, 0, 1), [(0, 10), (3, 10), (3.1, 7.6), (2, 7)], S.GOLD)
    for x in (-21, 21):
        d.window((x, -62, 9.5), (10, 26))
    d.slab((0, -46, 10), (9, 22, 1.4), S.DARK)
    for x, z, r in ((62, 68, 11), (46, 84, 9)):
        d.ball((x, -r * 0.9, z), (r, r * 1.1, r), S.CRATE)
        d.turned((x, z), [(0, r * 0.4), (5, r * 0.7)], S.CRATE, r * 1.8)
    dice = np.random.Generator(np.random.PCG64(3))
    for coin in range(9):
        at = (-66 + dice.normal(0, 10), 66 + dice.normal(0, 7))
        d.turned(at, [(0, 6.5), (2, 6.5)], S.GOLD, coin * 2.2)
    for coin in range(6):
        d.turned((-44, 84), [(0, 7), (2.2, 7)], S.GOLD, coin * 2.6)


def _pediment(d: Diorama, at: tuple[float, float], high: float, deep: float, stuff: S, up: float) -> None:
    faces: list[Face] = [((0, 1, 0), 0.0), ((0.42, -0.91, 0), high), ((-0.42, -0.91, 0), high)]
    faces += [((0, 0, 1), deep), ((0, 0, -1), deep)]
    d.clay.hull((at[0], -up, at[1]), faces, 90, stuff)


def governors_mansion(d: Diorama) -> None:
    """A white house with a dome and a flag among hedges."""
    d.box((0, -30), (124, 8, 84), S.STONE)
    d.box((0, -34), (112, 62, 66), S.PLASTER, 8)
    d.box((0, -34), (120, 5, 74), S.MARBLE, 70)
    d.hip((0, -34), (60, 37), 24, S.SLATE, 75)
    d.turned((0, -34), [(0, 15), (18, 15), (19, 18), (22, 18)], S.MARBLE, 98)
    d.turned((0, -34), [(0, 15), (8, 13), (14, 9), (18, 3)], S.TEAL, 120)
    _flag(d, (0, -34), 136)
    for step in range(2):
        d.box((0, 18), (62 - step * 6, 4, 44 - step * 8), S.MARBLE, step * 4)
    for number in range(4):
        d.post((-24 + number * 16, 24), 4, 54, S.MARBLE, 8, 3.4)
    d.box((0, 14), (64, 7, 36), S.MARBLE, 62)
    _pediment(d, (0, 14), 15, 18, S.MARBLE, 69)
    for x in (-46, 46):
        d.window((x, -26, -1), (10, 18))
        d.window((x, -54, -1), (10, 14))
    for x in (-16, 16):
        d.window((x, -32, -1), (10, 22))
    d.slab((0, -26, -0.2), (7, 18, 1), S.DARK)
    for z in (-54, -34, -14):
        d.window((56, -26, z), (10, 18), side=True)
        d.window((56, -54, z), (10, 14), side=True)
    for hedge in map(float, np.arange(-92, 96, 11)):
        if abs(hedge) > 18:
            d.ball((hedge, -6, 66 - abs(hedge) * 0.12), (7.5, 8, 6.5), S.LEAF)
    d.turned((0, 86), [(0, 17), (6, 18), (7, 4), (14, 3), (16, 9), (18, 9)], S.STONE)
    d.tree((-94, 6), 1.0)
    d.tree((92, -10), 1.1)
    d.slab((0, -1.2, 56), (12, 1, 24), S.SAND)


def _flag(d: Diorama, at: tuple[float, float], up: float) -> None:
    d.post(at, 1, 28, S.GOLD, up)
    d.slab((at[0] + 11, -up - 21, at[1]), (11, 7, 0.8), S.RED)


def mayors_office(d: Diorama) -> None:
    """A town hall with a clock in its tower, a chain of office on the steps."""
    d.box((-4, -34), (124, 56, 60), S.BRICK)
    d.box((-4, -34), (130, 5, 66), S.STONE, 56)
    d.hip((-4, -34), (64, 32), 22, S.SLATE, 61)
    d.box((-4, -12), (40, 108, 40), S.PLASTER)
    d.box((-4, -12), (46, 5, 46), S.STONE, 108)
    d.spire((-4, -12), 23, 42, S.TEAL, 113)
    d.ball((-4, -157, -12), 3.5, S.GOLD)
    clock(d, (-4, -90, 8), 15)
    for x in (-54, -36, 28, 46):
        d.window((x, -30, -4), (11, 20))
    for z in (-52, -28):
        d.window((58, -30, z), (12, 20), side=True)
    d.slab((-4, -22, 8), (11, 22, 2), S.STONE)
    d.slab((-4, -20, 10), (8, 19, 1.6), S.DARK)
    for step in range(3):
        d.box((-4, 20 - step * 3), (48 - step * 6, 4, 26 - step * 6), S.STONE, step * 4)
    for link in range(26):
        t = link / 25
        d.ball(
            (-58 + 120 * t, -4 - 14 * (2 * t - 1) ** 2, 62 + 26 * math.sin(math.pi * t)), (6, 4.4, 5), S.GOLD
        )
    d.clay.lathe((2, -3, 94), (0, -0.6, 0.8), [(0, 14), (4, 14), (4.2, 9), (6, 8)], S.GOLD)
    d.ball((2, -8, 100), 5, S.RED)
    d.tree((-96, 22), 1.0)
    d.tree((94, 10), 1.1)


def rail_baron(d: Diorama) -> None:
    """A locomotive that leaves the great arch of its terminus."""
    d.box((-10, -52), (148, 66, 50), S.BRICK)
    d.box((-10, -52), (156, 6, 56), S.STONE, 66)
    d.clay.lathe((-10, -56, -26), (0, 0, 1), [(0, 50), (7, 50)], S.STONE)
    d.clay.lathe((-10, -56, -25), (0, 0, 1), [(0, 42), (8, 42)], S.PANE)
    d.box((-10, -24), (84, 56, 6), S.INK)
    for x in (-70, 50):
        d.box((x, -40), (28, 104, 40), S.BRICK)
        d.spire((x, -40), 18, 34, S.TEAL, 104)
        d.window((x, -84, -20), (11, 15))
        d.window((x, -48, -20), (11, 20))
    for side in (-13, 13):
        d.beam([(-10 + side, -2, -20), (-10 + side, -2, 116)], 2.2, S.IRON)
    for tie in range(11):
        d.slab((-10, -0.6, -14 + tie * 12), (21, 1.2, 3), S.DARK)
    _engine(d)
    for coin in range(7):
        d.turned((66, 60), [(0, 9), (2.4, 9)], S.GOLD, coin * 3)
    for coin in range(4):
        d.turned((86, 50), [(0, 9), (2.4, 9)], S.GOLD, coin * 3)


def _engine(d: Diorama) -> None:
    """The locomotive, its front to the viewer."""
    d.box((-10, 44), (34, 8, 84), S.INK, 8)
    d.clay.lathe((-10, -36, 8), (0, 0, 1), [(0, 20), (72, 20), (74, 18)], S.TEAL)
    for z in (20, 44, 66):
        d.clay.lathe((-10, -36, z), (0, 0, 1), [(0, 20.8), (4, 20.8)], S.GOLD)
    d.clay.lathe((-10, -36, 80), (0, 0, 1), [(0, 16), (3, 15), (4, 6), (7, 5)], S.IRON)
    d.turned((-10, 70), [(0, 7), (22, 7), (30, 15), (33, 15)], S.INK, 54)
    d.turned((-10, 36), [(0, 9), (8, 9), (13, 5)], S.GOLD, 54)
    d.smoke.append(d.clay.world((-10, -92, 70)))
    d.box((-10, -2), (42, 52, 24), S.RED, 14)
    d.box((-10, -2), (50, 5, 32), S.INK, 66)
    d.clay.lathe((-10, -62, 82), (0, 0, 1), [(0, 7), (8, 8)], S.GOLD)
    d.ball((-10, -62, 91), 6, S.PANE)
    for side in (-18, 18):
        for z in (22, 46, 70):
            d.clay.lathe((-10 + side - 3, -12, z), (1, 0, 0), [(0, 11), (6, 11)], S.RED)
    for bar in range(7):
        x = -10 + (bar - 3) * 6
        d.beam([(x, -14, 84), (x, -2, 104 - abs(bar - 3) * 3)], 1.8, S.RED)
