"""A bushy tail with rings of colour."""

from collections.abc import Sequence

import numpy as np

from art.relief.fields import Field, Vector, curve, rgb
from art.relief.figure import Figure, Look
from art.relief.fur import Coat


def tail(
    figure: Figure,
    points: Sequence[Vector],
    radii: Sequence[float],
    colours: Sequence[str],
    hair: float = 40,
    width: float = 3.4,
) -> None:
    """Add a tail along a curve in the scene's units, from its root to its tip; one colour a ring."""
    clay = figure.group((0, 0, 0))
    path = curve(points, 12)
    wide = np.interp(np.linspace(0, len(points) - 1, len(path)), range(len(points)), radii)
    for number, (place, radius) in enumerate(zip(path, wide, strict=True)):
        clay.ball(place, float(radius), material=1 + number * len(colours) // len(path))
    along = np.gradient(path, axis=0)
    along = along / np.linalg.norm(along, axis=1, keepdims=True)
    palette = np.array([rgb(code) for code in (colours[0], *colours)])

    def nearest(local: Field) -> Field:
        away = np.stack([(local[axis][:, None] - path[None, :, axis]) ** 2 for axis in range(3)])
        found: Field = np.argmin(away.sum(0), 1)
        return found

    def flow(local: Field) -> Field:
        spot = nearest(local)
        out = np.stack([local[axis] - path[spot, axis] for axis in range(3)])
        out = out / np.maximum(np.linalg.norm(out, axis=0), 1)
        found: Field = along[spot].T + out * 0.55
        return found

    coat = Coat(
        flow,
        5 * figure.fine,
        hair,
        width * figure.fine,
        lift=0.5,
        order=lambda local: nearest(local).astype(float),
        tones=(0.72, 1.22),
        seed=9,
    )
    fine = coat.but(
        space=6 * figure.fine, length=hair * 0.8, width=width * 0.5 * figure.fine, tones=(0.8, 1.45), seed=10
    )
    figure.add(clay, lambda local, material, looks: Look(palette[material]), coat, fine)
