"""The animals of the dioramas."""

from collections.abc import Sequence

from art.dioramas.kit import Diorama, S
from art.dioramas.parts import Spot
from art.relief.fields import Vector


def mole(d: Diorama, at: Spot) -> None:
    """A mole with a miner's lamp at its molehill."""
    x, z = at
    d.ball((x, 2, z), (44, 20, 38), S.EARTH, 4)
    d.ball((x, -24, z), (24, 28, 20), S.FUR)
    d.ball((x, -50, z + 4), (20, 18, 18), S.FUR, 4)
    d.clay.tube([(x, -46, z + 14), (x, -43, z + 30), (x, -44, z + 38)], [13, 8, 5], 0, S.FUR)
    d.ball((x, -45, z + 43), (6.5, 5.5, 5), S.AWNING)
    for dx in (-9, 9):
        d.ball((x + dx, -54, z + 20), 3.6, S.SNOW)
        d.ball((x + dx, -53.5, z + 22.4), 2, S.INK)
    for dx in (-23, 23):
        d.ball((x + dx, -16, z + 20), (10, 6, 9), S.END)
        for claw in (-6, 0, 6):
            d.ball((x + dx + claw, -13, z + 29), (2, 2, 4), S.SNOW)
    d.turned((x, z + 2), [(0, 21), (2, 21), (2.1, 17), (10, 15), (16, 7), (17, 0.5)], S.GOLD, 63)
    d.ball((x, -70, z + 18), 5, S.PANE)


class _Beast:
    """The place and size of an animal that looks to the left; its parts are positioned relative to the middle
    of its feet.
    """

    def __init__(self, d: Diorama, at: Spot, size: float) -> None:
        self.d, self.at, self.size = d, at, size

    def put(self, right: float, up: float, near: float) -> Vector:
        """The place on the plinth of a point given relative to the animal."""
        return self.at[0] + right * self.size, -up * self.size, self.at[1] + near * self.size

    def ball(self, at: Vector, radii: Vector, stuff: S, melt: float = 4) -> None:
        """An ellipsoid."""
        self.d.ball(self.put(*at), [radius * self.size for radius in radii], stuff, melt)

    def limb(self, points: Sequence[Vector], radii: Vector, stuff: S) -> None:
        """A limb along a curve."""
        thick = [radius * self.size for radius in radii]
        self.d.clay.tube([self.put(*point) for point in points], thick, 0, stuff)

    def ear(self, right: float, up: float, near: float, profile: tuple[float, float], stuff: S) -> None:
        """A pointed ear: half its width, and its height."""
        wide, high = profile
        x, y, z = self.put(right, up, near)
        self.d.turned((x, z), [(0, wide * self.size), (high * self.size, 0.8)], stuff, -y)


def beaver(d: Diorama, at: Spot, size: float) -> None:
    """A beaver that swims to the left with a branch in its teeth."""
    b = _Beast(d, at, size)
    b.ball((14, 6, 0), (42, 19, 20), S.FUR)
    b.ball((-22, 26, 6), (21, 22, 20), S.FUR)
    b.ball((-28, 20, 22), (13, 9, 9), S.CRATE)
    b.ball((-29, 28, 29), (5.5, 4.4, 4), S.INK)
    for right, near in ((-38, 2), (-8, 6)):
        b.ball((right, 46, near), (6, 6, 4), S.FUR)
    for right, near in ((-37, 20), (-17, 24)):
        b.ball((right, 34, near), (4, 4.4, 3), S.SNOW)
        b.ball((right - 0.5, 34, near + 2.6), (2.2, 2.8, 1.6), S.INK)
    for tooth in (-31.4, -26):
        d.slab(b.put(tooth, 11.5, 29), (2.4 * size, 4.4 * size, 1.4), S.SNOW)
    for right in (-44, -8):
        b.ball((right, 8, 26), (7, 5, 7), S.DARK)
    d.beam([b.put(-54, 7, 30), b.put(4, 7, 34)], 3.6, S.PLANK)
    d.slab(b.put(64, 20, -3), (24 * size, 3 * size, 15 * size), S.DARK, roll=-24)
    b.ball((85, 29, -3), (12, 5, 15), S.DARK, 0)


def fox(d: Diorama, at: Spot, size: float) -> None:
    """A fox that walks to the left and looks at the viewer."""
    b = _Beast(d, at, size)
    for right, near, lean in ((-14, 8, -8), (-8, -8, 7), (24, 7, 7), (29, -7, -6)):
        foot = (right + lean, 4, near)
        b.limb([(right, 34, near), (right + lean * 0.4, 18, near), foot], (6, 4, 3.4), S.FOX)
        d.beam([b.put(right + lean * 0.6, 12, near), b.put(right + lean, 3, near)], 4 * size, S.INK)
    b.ball((7, 38, 0), (29, 12, 11), S.FOX)
    b.ball((-12, 40, 1), (13, 13, 11), S.FOX)
    b.ball((-17, 34, 7), (8, 11, 7), S.SNOW)
    b.ball((-26, 58, 6), (17, 15, 15), S.FOX)
    for right, near in ((-35, 11), (-20, 16)):
        b.ball((right, 51, near), (9, 7, 8), S.SNOW, 3)
    b.limb([(-28, 54, 14), (-30, 51, 30)], (8, 4), S.FOX)
    b.ball((-30, 52.5, 34), (3.4, 3, 2.6), S.INK)
    for right, near in ((-38, 2), (-15, 6)):
        b.ear(right, 65, near, (8, 21), S.FOX)
        b.ear(right, 66, near + 3, (5, 12), S.INK)
    for right, near in ((-35, 18), (-20, 21)):
        b.ball((right, 61, near), (3.4, 3.8, 2.4), S.SNOW, 0)
        b.ball((right, 61, near + 2), (2, 3, 1.4), S.INK, 0)
    b.limb([(32, 40, 0), (50, 30, 2), (70, 36, 2), (84, 52, 2)], (4, 12, 14, 9), S.FOX)
    b.ball((86, 57, 2), (10, 11, 9), S.SNOW)


def ox(d: Diorama, at: Spot, size: float, stuff: S) -> None:
    """An ox that looks to the left."""
    b, (x, z) = _Beast(d, at, size), at
    for right in (-17, 17):
        for near in (-7, 7):
            d.post((x + right * size, z + near * size), 3.6 * size, 18 * size, S.DARK)
    b.ball((0, 27, 0), (29, 15, 14), stuff, 0)
    b.ball((-14, 33, 0), (15, 14, 12), stuff)
    b.ball((-33, 34, 5), (12, 10, 9), stuff, 3)
    b.ball((-43, 30, 8), (6, 6, 7), S.CRATE, 0)
    for right, near, way in ((-32, -4, -1), (-26, 15, 1)):
        horn = [(right, 42, near), (right - 4, 46, near + way * 9), (right - 8, 56, near + way * 12)]
        d.beam([b.put(*point) for point in horn], 2.2 * size, S.SNOW)
    b.ball((-38, 38, 13), (2, 2, 2), S.INK, 0)


def sheep(d: Diorama, at: Spot, size: float = 1) -> None:
    """A sheep that looks to the left."""
    x, z = at
    d.ball((x, -13 * size, z), (15 * size, 11 * size, 11 * size), S.WOOL)
    d.ball((x - 15 * size, -17 * size, z + 4 * size), (6.5 * size, 6 * size, 5.5 * size), S.INK)
    for dx in (-8, 8):
        for dz in (-4, 6):
            d.post((x + dx * size, z + dz * size), 1.8 * size, 6 * size, S.INK)
