"""A diorama: a round plinth seen from the upper left, and the pieces placed on it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from art.dioramas.stuffs import Stuff, stuffs
from art.relief.clay import Group
from art.relief.fields import Field, Vector, turned
from art.relief.figure import Figure
from art.relief.fur import Coat
from art.relief.light import Light

VIEW = turned(pitch=24) @ turned(yaw=-32)
DAY = Light(key=(-0.55, -0.66, 0.52), key_colour=(1.18, 1.02, 0.80), ambient=(0.34, 0.34, 0.44), reach=120)
Face = tuple[Vector, float]
"""A face of a convex body: the way it looks, and its distance from the middle."""
S = Stuff


@dataclass(frozen=True)
class Stage:
    """The sheet of a diorama: the middle and radius of the plinth, the places of the moon and the hills."""

    width: float
    height: float
    middle: tuple[float, float]
    radius: float
    moon: tuple[float, float]
    hills: float


BUILDING = Stage(300, 360, (150, 230), 122, (232, 82), 206)
TOWN = Stage(456, 300, (228, 184), 182, (96, 50), 176)


class Diorama:
    """A plinth in its own units: x to the right along the front, z towards the viewer, y down."""

    def __init__(self, stage: Stage, dots: float, top: Stuff = S.GRASS, edge: Stuff = S.EARTH) -> None:
        self.stage = stage
        self.figure = Figure(stage.width, stage.height, dots, soft=0.2)
        self.clay: Group = self.figure.group((*stage.middle, 0), VIEW, 1.10)
        radius = stage.radius
        self.smoke: list[Field] = []
        """The places in the scene from which smoke rises."""
        self.clay.lathe((0, 0, 0), (0, 1, 0), [(0, radius), (16, radius * 0.985), (26, radius * 0.9)], edge)
        self.clay.lathe((0, -2, 0), (0, 1, 0), [(0, radius + 1), (5, radius + 1)], top)

    def box(
        self, at: tuple[float, float], sides: tuple[float, float, float], stuff: Stuff, up: float = 0
    ) -> None:
        """A box `up` units above the ground at (x, z): its width, height and depth."""
        wide, high, deep = sides
        self.clay.slab((at[0], -up - high / 2, at[1]), (wide / 2, high / 2, deep / 2), None, stuff)

    def slab(self, at: Vector, half: Vector, stuff: Stuff, yaw: float = 0, roll: float = 0) -> None:
        """A box by its middle and half its sides, turned."""
        self.clay.slab(at, half, turned(yaw=yaw, roll=roll) if yaw or roll else None, stuff)

    def roof(
        self,
        at: tuple[float, float],
        sides: tuple[float, float, float],
        stuff: Stuff,
        up: float,
        over: float = 5,
        across: bool = False,
    ) -> None:
        """A gable roof over a box of these sides; its ridge runs along x, or across."""
        wide, high, deep = sides[0] / 2 + over, sides[1], sides[2] / 2 + over
        if across:
            wide, deep = deep, wide
        slope = math.hypot(high, deep)
        faces: list[Face] = [((0, 1, 0), 0.0), ((1, 0, 0), wide), ((-1, 0, 0), wide)]
        faces += [((0, -deep / slope, side * high / slope), deep * high / slope) for side in (1, -1)]
        turn = turned(yaw=90) if across else np.eye(3)
        laid: Sequence[Face] = [(turn @ np.array(way, float), far) for way, far in faces]
        self.clay.hull((at[0], -up, at[1]), laid, math.hypot(wide, deep, high) + 2, stuff)

    def spire(self, at: tuple[float, float], half: float, high: float, stuff: Stuff, up: float) -> None:
        """A pyramid."""
        slope = math.hypot(high, half)
        faces: list[Face] = [((0, 1, 0), 0.0)]
        for x, z in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            faces.append(((x * high / slope, -half / slope, z * high / slope), half * high / slope))
        self.clay.hull((at[0], -up, at[1]), faces, math.hypot(half * 1.5, high) + 2, stuff)

    def hip(
        self, at: tuple[float, float], half: tuple[float, float], high: float, stuff: Stuff, up: float
    ) -> None:
        """A hipped roof cut off flat at its height."""
        wide, deep = half
        faces: Sequence[Face] = [
            ((0, 1, 0), 0),
            ((0, -1, 0), high),
            ((0.88, -0.475, 0), wide * 0.88),
            ((-0.88, -0.475, 0), wide * 0.88),
            ((0, -0.475, 0.88), deep * 0.88),
            ((0, -0.475, -0.88), deep * 0.88),
        ]
        self.clay.hull((at[0], -up, at[1]), faces, math.hypot(wide, deep, high) + 2, stuff)

    def window(
        self, at: Vector, sides: tuple[float, float] = (9, 14), side: bool = False, stuff: Stuff = S.PANE
    ) -> None:
        """A window in a wall that faces the front or, with `side`, the right."""
        x, y, z = at
        wide, high = sides[0] / 2, sides[1] / 2
        for out, more, what in ((0.8, 1.6, S.MARBLE), (1.6, 0, stuff)):
            if side:
                self.clay.slab((x + out, y, z), (0.8, high + more, wide + more), None, what)
            else:
                self.clay.slab((x, y, z + out), (wide + more, high + more, 0.8), None, what)

    def post(
        self,
        at: tuple[float, float],
        radius: float,
        high: float,
        stuff: Stuff,
        up: float = 0,
        top: float | None = None,
    ) -> None:
        """A round post, as thick as `top` at its upper end."""
        profile = [(0.0, radius), (high, radius if top is None else top)]
        self.clay.lathe((at[0], -up, at[1]), (0, -1, 0), profile, stuff)

    def turned(
        self, at: tuple[float, float], profile: Sequence[tuple[float, float]], stuff: Stuff, up: float = 0
    ) -> None:
        """An upright body of revolution, with a profile of (height, radius)."""
        self.clay.lathe((at[0], -up, at[1]), (0, -1, 0), profile, stuff)

    def beam(self, points: Sequence[Vector], radius: float, stuff: Stuff) -> None:
        """A rod, a rope or a rail along a curve."""
        self.clay.tube(points, [radius] * len(points), 0, stuff, 0.6)

    def ball(self, at: Vector, radii: Vector | float, stuff: Stuff, melt: float = 0) -> None:
        """An ellipsoid."""
        self.clay.ball(at, radii, None, melt, stuff)

    def chimney(
        self, at: tuple[float, float], radius: float, high: float, stuff: Stuff = S.BRICK, up: float = 0
    ) -> None:
        """A smoking stack with a cap of stone."""
        self.post(at, radius, high, stuff, up, radius * 0.74)
        self.post(at, radius * 0.94, 8, S.STONE, up + high - 6)
        self.smoke.append(self.clay.world((at[0], -up - high - 6, at[1])))

    def barrel(self, at: tuple[float, float], size: float = 1.0, up: float = 0) -> None:
        """A cask with two hoops."""
        profile = [(0, 7), (4, 8.4), (10, 9), (16, 8.4), (20, 7)]
        self.turned(at, [(high * size, wide * size) for high, wide in profile], S.PLANK, up)
        for high in (4, 14):
            self.turned(at, [(0, 8.9 * size), (1.6 * size, 8.9 * size)], S.IRON, up + high * size)

    def crate(self, at: tuple[float, float], size: float = 16, up: float = 0, yaw: float = 0) -> None:
        """A box of boards with battens."""
        x, z = at
        self.slab((x, -up - size / 2, z), (size / 2, size / 2, size / 2), S.CRATE, yaw)
        for edge in (-1, 1):
            place = (x, -up - size / 2 + edge * size * 0.44, z)
            self.slab(place, (size * 0.53, size * 0.07, size * 0.53), S.PLANK, yaw)

    def tree(self, at: tuple[float, float], size: float = 1.0) -> None:
        """A round tree."""
        x, z = at
        self.post(at, 3 * size, 14 * size, S.DARK)
        for dx, up, dz, radius in ((0, 26, 0, 13), (-8, 20, 3, 9), (8, 21, -2, 9), (2, 36, 0, 9)):
            self.ball((x + dx * size, -up * size, z + dz * size), radius * size, S.LEAF, 3)

    def heap(
        self,
        at: tuple[float, float],
        spread: tuple[float, float],
        count: int,
        stuff: Stuff,
        size: float = 5,
        seed: int = 1,
    ) -> None:
        """A heap of lumps."""
        dice = np.random.Generator(np.random.PCG64(seed))
        for _ in range(count):
            x, z = dice.normal(0, spread[0] / 2), dice.normal(0, spread[0] / 2)
            near = max(0.0, 1 - math.hypot(x, z) / spread[0] / 1.4)
            y = -(dice.uniform(0, 1) ** 0.7) * spread[1] * near
            self.ball((at[0] + x, y - size * 0.5, at[1] + z), size * dice.uniform(0.7, 1.3), stuff)

    def wheel(self, at: Vector, radius: float, stuff: Stuff, spokes: int = 8, width: float = 3) -> None:
        """A spoked wheel that faces the front."""
        x, y, z = at
        for angle in np.linspace(0, math.tau, max(24, int(radius * 2)), endpoint=False):
            self.ball((x + math.cos(angle) * radius, y + math.sin(angle) * radius, z), width, stuff)
        for spoke in range(spokes):
            angle = math.tau * spoke / spokes
            self.beam(
                [(x, y, z), (x + math.cos(angle) * radius, y + math.sin(angle) * radius, z)],
                width * 0.6,
                stuff,
            )
        self.ball((x, y, z), width * 1.6, stuff)

    def cog(self, at: Vector, radius: float, stuff: Stuff, teeth: int = 12) -> None:
        """A toothed wheel that faces the front."""
        x, y, z = at
        part = radius / 30
        profile = [(0, 30), (9, 30), (9.1, 22), (7, 20), (7, 12), (11, 11), (11, 5)]
        self.clay.lathe(at, (0, 0.06, 1), [(deep * part, wide * part) for deep, wide in profile], stuff)
        for tooth in range(teeth):
            angle = tooth * math.tau / teeth
            place = (x + math.cos(angle) * 33 * part, y + math.sin(angle) * 33 * part, z + 4.5 * part)
            self.slab(place, (5.5 * part, 4.5 * part, 4.4 * part), stuff, roll=math.degrees(angle))

    def render(self) -> tuple[Field, Field]:
        """The colours and the opacity of the diorama, with grass, corn and leaves."""
        upward = lambda local: np.stack([0.15 + 0 * local[0], -1 + 0 * local[1], 0.2 + 0 * local[2]])  # noqa: E731
        tuft = lambda local: np.stack(  # noqa: E731
            [np.sin(local[0] * 3), -0.6 + np.cos(local[2] * 2) * 0.5, np.cos(local[0] * 2)]
        )
        fall = lambda local: np.stack([0.5 + 0 * local[0], 0.8 + 0 * local[1], 0.3 + 0 * local[2]])  # noqa: E731
        deep = lambda local: -local[2]  # noqa: E731
        coats = (
            Coat(upward, 3.4, 6.5, 1.5, order=deep, tones=(0.8, 1.3), seed=2, only=S.GRASS),
            Coat(upward, 2.6, 19, 1.5, 0.9, deep, tones=(0.7, 1.35), spread=0.16, seed=3, only=S.WHEAT),
            Coat(tuft, 2.8, 6.5, 2.6, 0.8, tones=(0.7, 1.4), spread=1.2, seed=4, only=S.LEAF),
            Coat(tuft, 3.0, 5, 2.0, 0.7, tones=(0.85, 1.15), spread=1.2, seed=5, only=S.WOOL),
            Coat(tuft, 2.8, 6.5, 2.6, 0.8, tones=(0.7, 1.5), spread=1.2, seed=6, only=S.AUTUMN),
            Coat(fall, 2.6, 6, 1.5, 0.6, tones=(0.7, 1.35), spread=0.4, seed=7, only=S.PINE),
            Coat(fall, 2.2, 4.5, 1.2, 0.5, tones=(0.75, 1.3), spread=0.5, seed=8, only=S.FOX),
            Coat(fall, 2.2, 4.5, 1.2, 0.5, tones=(0.75, 1.3), spread=0.5, seed=9, only=S.FUR),
        )
        self.figure.add(self.clay, stuffs, *coats)
        return self.figure.sprite(DAY)
