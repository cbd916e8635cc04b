"""The sculpture of a head: the species' solids, ears, lids round the eyes, an open mouth."""

from functools import lru_cache

import numpy as np

from art.relief.clay import FAR, Group, Scene
from art.relief.ears import Ear, grow
from art.relief.fields import Field, blur
from art.relief.flat import Cloth, Flat
from art.relief.species import EYE, Expression, Species
from scenes.art.geometry import Polyline, smooth
from scenes.art.vector import open_line

SIDES = (1, -1)
"""The viewer's right and left."""
GAPE: Polyline = [
    (-1, 0),
    (-0.5, 0.9),
    (0, 0.8),
    (0.5, 1.0),
    (1.06, -0.2),
    (0.82, 0.45),
    (0.3, 1),
    (-0.4, 0.96),
    (-0.82, 0.42),
]
"""An open mouth; the first five points are the upper lip (height 1 its dip), the others the lower one."""


class Head:
    """A species' head in a scene, with its expression."""

    def __init__(
        self,
        scene: Scene,
        species: Species,
        at: Field,
        turn: Field,
        size: float,
        face: Expression,
        seed: int = 3,
    ) -> None:
        self.scene, self.species, self.face, self.seed = scene, species, face, seed
        self.ears: list[Ear] = grow(scene, species, face, at, turn, size)
        self.clay = Group(scene, at, turn, size)
        drop = 34 * face.gape
        for solid in species.form:
            solid.press(self.clay, drop)
        self._puff()
        if species.heights:
            flat = Flat()
            species.heights(flat)
            self.clay.emboss(flat.cloth(1.5, 0.8), 6)
        x, y, z, radius = self.eye_ball()
        for side in SIDES:
            self.clay.dent((side * x, y, z + radius), (44, 32, 60), 9)
        self.openings = {side: self._opening(side) for side in SIDES}
        self._raise_lids()
        self.gape = self._carve_mouth() if face.gape else None
        self._carve_lips()
        self.eye_cloth = self._set_eyes()
        scene.add(self.clay)

    @property
    def shut(self) -> tuple[bool, bool]:
        """Whether the eyes on the viewer's left and right are shut."""
        return self.face.shut

    def is_shut(self, side: int) -> bool:
        """Whether the eye on a side is shut."""
        return self.face.shut[side > 0]

    def eye_ball(self) -> tuple[float, float, float, float]:
        """The right eyeball's middle and radius, enlarged for eyes opened wide."""
        x, y, z, radius = self.species.eye.ball
        wide = self.face.wide
        return x * (1 + 0.04 * (wide - 1)), y, z - radius * (wide - 1) * 0.7, radius * wide

    def gape_outline(self, steps: int = 8) -> Polyline:
        """The open mouth's outline in the head's units; the upper lip is its first half."""
        half, corner, upper, lower = self.species.mouth.gape
        share = self.face.gape
        found = []
        for number, (x, y) in enumerate(GAPE):
            place = (
                corner + (upper - corner) * y
                if number < 5
                else corner + (upper - corner) * 0.6 + (lower - corner - (upper - corner) * 0.6) * y * share
            )
            lift = -6 * self.face.smirk * x + 24 * self.face.frown * (abs(x) ** 1.5 - 0.3)
            found.append((x * half * (0.75 + 0.25 * share), place + lift))
        return smooth(found, True, steps, (0, 4))

    def lips(self, side: int) -> Polyline:
        """The closed mouth's line on a side, from the middle to the corner."""
        found = []
        for x, y in smooth(self.species.mouth.line, False, 8):
            corner = min(1.0, max(0.0, (x - 10) / 40))
            lift = -side * self.face.smirk * 10 * corner + self.face.frown * abs(x / 50) ** 1.4 * 26
            found.append((side * x * (1 - 0.12 * max(0.0, self.face.frown)), y + lift))
        return found

    def front_depth(self, x: float, y: float) -> float:
        """The local depth of the face at a place seen from the front."""
        field = _front(self.species)
        column = min(238.0, max(0.0, (x + 240) * 0.5 - 0.5))
        row = min(248.0, max(0.0, (y + 260) * 0.5 - 0.5))
        i, j = int(row), int(column)
        part = np.maximum(field[i : i + 2, j : j + 2], -60)
        tx, ty = column - j, row - i
        above, below = part[0, 0] * (1 - tx) + part[0, 1] * tx, part[1, 0] * (1 - tx) + part[1, 1] * tx
        return float(above * (1 - ty) + below * ty)

    def beside_eyes(self) -> Field:
        """The pixels too near an eye for long hair."""
        mine = (self.scene.part == self.clay.part) & (self.scene.material == EYE)
        return blur(mine.astype(np.float32), 2.2 * self.scene.scale * self.clay.size) > 0.06

    def _puff(self) -> None:
        if self.face.puff:
            for side in SIDES:
                at, radii = (side * 62, 62, 92), (44 + 10 * self.face.puff, 36, 40)
                self.clay.ball(at, radii, melt=20)

    def _opening(self, side: int) -> Polyline:
        """The outline between the lids of one eye."""
        x, y, _, _ = self.eye_ball()
        lid, wide = self.face.lids[side > 0], self.face.wide
        found = []
        for across, down in self.species.eye.opening:
            height = down * wide * 1.04
            height = height * (1 - lid) + lid * 10 if down < 0 else height * (1 - self.face.squint)
            found.append(((x + across * wide) * side, y + height))
        return smooth(found, True, 10, self.species.eye.corners)

    def _raise_lids(self) -> None:
        """Raise a soft ring round each opening."""
        flat = Flat()
        for outline in self.openings.values():
            flat.path(outline, "none", "#ffffff", 15)
        self.clay.emboss(flat.cloth(1, 3.0), 9)

    def _carve_lips(self) -> None:
        """Cut a soft groove along the closed lips, and raise the skin over it."""
        if self.face.gape:
            return
        groove, swell = Flat(), Flat()
        for side in SIDES:
            groove.path(open_line(self.lips(side)), "none", "#ffffff", 5)
            swell.path(open_line([(x, y - 8) for x, y in self.lips(side)]), "none", "#ffffff", 10)
        self.clay.emboss(swell.cloth(1, 4.0), 4)
        self.clay.emboss(groove.cloth(1, 1.6), -5)

    def _carve_mouth(self) -> Cloth:
        flat = Flat()
        flat.path(self.gape_outline(), "#ffffff")
        self.clay.emboss(flat.cloth(1, 4.0), -12)
        again = Flat()
        again.path(self.gape_outline(), "#ffffff")
        return again.cloth(1.5)

    def _set_eyes(self) -> Cloth:
        """Show the eyeballs through the openings."""
        flat = Flat()
        for side, outline in self.openings.items():
            if not self.is_shut(side):
                flat.path(outline, "#ffffff")
        cloth = flat.cloth(2)
        balls = Group(self.scene, self.clay.origin, self.clay.turn, self.clay.size)
        x, y, z, radius = self.eye_ball()
        for side in SIDES:
            balls.ball((side * x, y, z), radius)
        w = balls.window
        across, down, deep = balls.local()
        near = self.clay.depth[w] < balls.depth[w] + self.clay.size * 24
        seen = (cloth.thickness(across, down) > 0.5) & (deep > z) & balls.there[w] & self.clay.there[w] & near
        self.clay.depth[w][seen] = balls.depth[w][seen]
        self.clay.material[w][seen] = EYE
        return cloth


@lru_cache(maxsize=2)
def _front(species: Species) -> Field:
    """The depth of a species' face seen from the front, at half size."""
    scene = Scene(480, 500, 0.5)
    clay = Group(scene, (240, 260, 0))
    for solid in species.form:
        solid.press(clay, 0)
    soft = np.where(clay.there, blur(np.maximum(clay.depth, -60), 3), FAR)
    clay.depth = soft
    x, y, z, radius = species.eye.ball
    for side in SIDES:
        clay.ball((side * x, y, z), radius + 1.5)
    return clay.depth
