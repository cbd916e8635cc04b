"""Fields of numbers: colours, blurs, noise, rotations, and the way to and from pygame's surfaces.

A field is a float32 array of rows and columns, with a third axis where it has colours.
"""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

Field = npt.NDArray[Any]
Vector = Sequence[float] | Field
F4 = np.float32


def rgb(code: str) -> Field:
    """A colour written ``#rrggbb`` as three numbers from 0 to 1."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], F4) / 255


def mix(a: Any, b: Any, share: Any) -> Field:
    """The value at a share of the way from `a` to `b`."""
    found: Field = a + (b - a) * share
    return found


def ease(start: float, end: float, x: Any) -> Field:
    """0 before `start`, 1 beyond `end`, smooth between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    found: Field = t * t * (3 - 2 * t)
    return found


def bell(x: Any, middle: float, width: float) -> Field:
    """A bell curve of height 1."""
    found: Field = np.exp(-(((x - middle) / width) ** 2))
    return found


def unit(vector: Vector) -> Field:
    """The vector at length 1."""
    found = np.asarray(vector, float)
    return found / float(np.linalg.norm(found))


def turned(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Field:
    """A rotation in degrees: the nose to the viewer's right, down, and the head clockwise."""
    a, b, c = (math.radians(angle) for angle in (yaw, pitch, roll))
    about_y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, math.cos(b), math.sin(b)], [0, -math.sin(b), math.cos(b)]])
    about_z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    found: Field = about_z @ about_y @ about_x
    return found


def curve(points: Sequence[Vector], steps: int = 10) -> Field:
    """The Catmull-Rom curve through points of any dimension."""
    path = [np.asarray(point, float) for point in points]
    last = len(path) - 1
    found = []
    for i in range(last):
        a, b, c, e = path[max(0, i - 1)], path[i], path[i + 1], path[min(last, i + 2)]
        for j in range(steps):
            t = j / steps
            bend = (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - 3 * c + e - a) * t**3
            found.append(0.5 * (2 * b + (c - a) * t + bend))
    found.append(path[-1])
    return np.array(found)


def shifted(field: Field, dx: float, dy: float) -> Field:
    """The field shifted by (-`dx`, -`dy`) pixels; edges are repeated."""
    rows = np.clip(np.arange(field.shape[0]) + round(dy), 0, field.shape[0] - 1)
    columns = np.clip(np.arange(field.shape[1]) + round(dx), 0, field.shape[1] - 1)
    found: Field = field[rows][:, columns]
    return found


def box_blur(field: Field, radius: int) -> Field:
    """The mean of a square round each pixel; edges are repeated."""
    for axis in (0, 1) if radius > 0 else ():
        count = field.shape[axis]
        pad = [(0, 0)] * field.ndim
        pad[axis] = (radius + 1, radius)
        wide = np.pad(field, pad, mode="edge")
        steps = [(slice(None),) * axis + (slice(step, step + count),) for step in range(2 * radius + 2)]
        if radius <= 3:
            total = wide[steps[1]].copy()
            for step in steps[2:]:
                total += wide[step]
        else:
            sums = np.cumsum(wide, axis=axis)
            total = sums[steps[-1]] - sums[steps[0]]
        field = total / F4(2 * radius + 1)
    return field


def blur(field: Field, size: float) -> Field:
    """Nearly a Gaussian blur; a wide one is computed at half size."""
    if size < 0.4:
        return field
    if size > 5 and min(field.shape[:2]) > 32:
        rows, columns = field.shape[0] // 2 * 2, field.shape[1] // 2 * 2
        even = field[:rows, :columns]
        half = (even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2]) / F4(4)
        return box_blur(doubled(blur(half, size / 2), field.shape), 1)
    radius = max(1, round(size * 1.2))
    return box_blur(box_blur(field, radius), radius) if radius > 1 else box_blur(field, 1)


def doubled(field: Field, shape: tuple[int, ...]) -> Field:
    """A field at twice the size, cut to the first two sides of `shape`; the last row and column are
    repeated.
    """
    large = np.repeat(np.repeat(field, 2, 0), 2, 1)[: shape[0], : shape[1]]
    pad = [(0, shape[0] - large.shape[0]), (0, shape[1] - large.shape[1])] + [(0, 0)] * (field.ndim - 2)
    return np.pad(large, pad, mode="edge")


def noise(
    height: int,
    width: int,
    cell: float,
    octaves: int = 4,
    seed: int = 0,
    gain: float = 0.5,
    stretch: tuple[float, float] = (1, 1),
) -> Field:
    """Smooth noise from 0 to 1 whose largest spots measure `cell` pixels."""
    dice = np.random.Generator(np.random.PCG64(seed))
    found, weight, total = np.zeros((height, width), F4), 1.0, 0.0
    for octave in range(octaves):
        wide = max(1.0, cell * stretch[0] / 2**octave)
        tall = max(1.0, cell * stretch[1] / 2**octave)
        grid = dice.random((int(height / tall) + 3, int(width / wide) + 3)).astype(F4)
        found += weight * _between(grid, np.arange(height) / tall, np.arange(width) / wide)
        total += weight
        weight *= gain
    found /= total
    return found


def _between(grid: Field, y: Field, x: Field) -> Field:
    """A grid's values at fractional rows and columns, smoothly."""
    row, column = y.astype(int), x.astype(int)
    ty, tx = (y - row).astype(F4)[:, None], (x - column).astype(F4)[None]
    ty, tx = ty * ty * (3 - 2 * ty), tx * tx * (3 - 2 * tx)
    above = mix(grid[row][:, column], grid[row][:, column + 1], tx)
    below = mix(grid[row + 1][:, column], grid[row + 1][:, column + 1], tx)
    found: Field = mix(above, below, ty)
    return found


def to_surface(field: Field) -> pygame.Surface:
    """A picture of colours from 0 to 1 as a surface."""
    dots = (np.clip(field, 0, 1) * 255 + 0.5).astype(np.uint8)
    return pygame.surfarray.make_surface(dots.swapaxes(0, 1))


def from_surface(surface: pygame.Surface) -> Field:
    """A surface's colours from 0 to 1."""
    found: Field = pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(F4) / 255
    return found


def opacity_of(surface: pygame.Surface) -> Field:
    """A surface's opacity from 0 to 1."""
    found: Field = pygame.surfarray.array_alpha(surface).swapaxes(0, 1).astype(F4) / 255
    return found


def resized(field: Field, size: tuple[int, int]) -> Field:
    """A picture scaled to `size` (width, height) in pixels."""
    if field.ndim == 2:
        return resized(np.repeat(field[..., None], 3, 2), size)[..., 0]
    return from_surface(pygame.transform.smoothscale(to_surface(field), size))
