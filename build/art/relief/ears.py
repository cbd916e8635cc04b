"""Ears of four shapes, turned about their roots."""

from dataclasses import dataclass

import numpy as np

from art.relief.clay import Group, Scene
from art.relief.fields import Field, Vector, ease, mix, rgb, turned
from art.relief.fur import Coat
from art.relief.light import Paint
from art.relief.species import EarKind, Ears, Expression, Species


@dataclass
class Ear:
    """One ear on a scene."""

    clay: Group
    shape: Ears
    side: int

    def paint(self, paint: Paint) -> None:
        """The outside, the hollow, the tip."""
        scene = self.clay.scene
        mine = scene.part == self.clay.part
        x, y, z = scene.local[:, mine]
        outside, inside, tip = (rgb(code) for code in self.shape.colours)
        wide, tall, _ = self.shape.radii
        along = _along(self.shape.kind, y / tall)[:, None]
        base = mix(outside * np.ones((len(x), 1)), tip, along)
        paint.colour[mine] = mix(
            base, inside, (_hollow(self.shape, x / wide, y / tall) * (z > -4) * 0.92)[:, None]
        )

    def coat(self, spacing: float, seed: int, fine: float) -> Coat:
        """Hair that runs from the root to the tip."""
        tall, size = self.shape.radii[1], self.clay.size
        hanging = self.shape.kind is EarKind.HANGING

        def flow(local: Field) -> Field:
            if hanging:
                return np.stack([local[0] * 0.004, 1 + 0 * local[1], 0 * local[2]])
            return np.stack([local[0] * 0.9, local[1] - tall * 0.9, local[2] * 0.2])

        return Coat(
            flow,
            spacing * 0.9 * size * fine,
            (34 if hanging else min(20, self.shape.radii[0] * 0.42)) * size,
            (2.8 if hanging else 2.2) * size,
            lift=0.25 if hanging else 0.5,
            order=lambda local: local[1],
            seed=seed + 5 + self.side,
        )


def grow(scene: Scene, species: Species, face: Expression, at: Vector, turn: Field, size: float) -> list[Ear]:
    """Add both ears behind the head."""
    found: list[Ear] = []
    shape = species.ears
    if shape is None:
        return found
    for side in (1, -1):
        bent = face.ears[side > 0]
        rest = turn @ turned(yaw=side * shape.yaw, roll=side * shape.roll, pitch=-6)
        bow = turn @ turned(yaw=side * shape.yaw, roll=side * (shape.roll + bent), pitch=-6)
        root = np.array([0, shape.radii[1] * (0.85 if shape.kind is not EarKind.HANGING else -0.9), 0])
        middle = np.array([side * shape.at[0], shape.at[1], shape.at[2]])
        if shape.kind is EarKind.HANGING:
            middle = middle + np.array([side * 30, shape.radii[1] * 0.9, 0])
        origin = np.asarray(at, float) + size * (turn @ middle + (rest - bow) @ root)
        clay = Group(scene, origin, bow, size)
        _model(clay, shape, side)
        scene.add(clay)
        found.append(Ear(clay, shape, side))
    return found


def _model(clay: Group, shape: Ears, side: int) -> None:
    wide, tall, deep = shape.radii
    if shape.kind is EarKind.POINTED:
        for step in range(22):
            t = step / 21
            radii = (wide * (1.06 - t**1.35) + 3, wide * 0.5 * (1 - t) + 9, deep * (1 - 0.5 * t))
            clay.ball((0, tall * (0.72 - 1.7 * t), 0), radii, melt=10)
    elif shape.kind is EarKind.LONG:
        for step in range(26):
            t = step / 25
            swell = np.sin(np.pi * (0.18 + 0.78 * t)) ** 0.8
            bend = 6 * side * np.sin(np.pi * t)
            clay.ball(
                (bend, tall * (1.0 - 2.0 * t), -10 * t), (wide * swell + 3, 16, deep * swell + 3), melt=8
            )
    elif shape.kind is EarKind.HANGING:
        path = [(-side * 34, -tall * 0.98, 4), (-side * 4, -tall * 0.86, 14), (side * 10, -tall * 0.3, 14)]
        path += [(side * 14, tall * 0.3, 18), (side * 6, tall * 0.8, 22)]
        clay.tube(
            path, [wide * 0.36, wide * 0.5, wide * 0.86, wide * 1.02, wide * 0.74], flat=0.46, step=0.12
        )
    else:
        clay.ball((0, 0, 0), shape.radii)
        clay.ball((0, tall * 0.5, 0), (wide * 0.92, tall * 0.6, deep), melt=12)
    if shape.kind is EarKind.LONG:
        for y in (-0.4, 0, 0.4):
            clay.dent((0, tall * y, deep), (wide * 0.5, tall * 0.36, 40), deep * 0.6)
    elif shape.kind is not EarKind.HANGING:
        clay.dent((0, tall * 0.1, deep), (wide * 0.52, tall * 0.60, 60), deep * 1.05)


def _along(kind: EarKind, height: Field) -> Field:
    """The share of the tip's colour, from the root (1) to the tip (-1)."""
    if kind is EarKind.POINTED:
        return ease(0.05, -0.6, height) * 0.95
    if kind is EarKind.LONG:
        return ease(-0.62, -0.92, height)
    if kind is EarKind.HANGING:
        return ease(-0.2, 1.0, height) * 0.7
    return ease(-0.6, 0.7, height)


def _hollow(shape: Ears, across: Field, height: Field) -> Field:
    """The share of the inside's colour."""
    if shape.kind is EarKind.HANGING:
        return ease(0.5, 0.0, np.abs(across)) * 0.4
    x, y = across / 0.62, (height - 0.08) / 0.66
    if shape.kind is EarKind.POINTED:
        x = x / np.clip(0.62 + 0.55 * height, 0.12, 1.0) * 1.12
    if shape.kind is EarKind.LONG:
        x, y = across / 0.6, height / 0.86
    return ease(1.15, 0.75, np.sqrt(x * x + y * y))
