"""The skin of a head: its drawing projected on the form, and the eyes."""

import math
from functools import lru_cache

import numpy as np

from art.relief.fields import F4, Field, ease, mix, noise, rgb
from art.relief.flat import Cloth, Flat
from art.relief.head import Head
from art.relief.light import Paint
from art.relief.species import EYE, NOSE, Species


def paint_head(head: Head, paint: Paint) -> None:
    """Paint all parts of a head except hair."""
    scene = head.scene
    mine = scene.part == head.clay.part
    colour, _ = _mask(head.species).at(scene.local[0][mine], scene.local[1][mine])
    grain = noise(scene.height, scene.width, 16 * scene.scale * head.clay.size, 3, head.seed)[mine] - 0.5
    paint.colour[mine] = colour * (1 + 0.18 * grain[:, None])
    nose = mine & (scene.material == NOSE)
    paint.colour[nose] = rgb(head.species.nose_colour)
    paint.shine[nose] = 0.55
    for material, bare in head.species.bare.items():
        there = mine & (scene.material == material)
        x, y, z = scene.local[:, there]
        rings = 0.5 + 0.5 * np.sin(np.sqrt(x * x + y * y + z * z) * bare.rings)
        paint.colour[there] = mix(rgb(bare.colour), rgb(bare.groove), (rings**3)[:, None] * 0.8)
        paint.shine[there] = bare.shine
    for ear in head.ears:
        ear.paint(paint)
    _paint_eyes(head, paint, mine & (scene.material == EYE))


@lru_cache(maxsize=2)
def _mask(species: Species) -> Cloth:
    """The drawing of a species' face."""
    flat = Flat()
    species.face(flat)
    return flat.cloth(2, 1.5)


def _paint_eyes(head: Head, paint: Paint, where: Field) -> None:
    """A white ball, an iris with fibres lit from below, a pupil, the upper lid's shadow."""
    x, y, z, radius = head.eye_ball()
    across, down, deep = head.scene.local[:, where]
    out = np.stack([(across - np.sign(across) * x) / radius, (down - y) / radius, (deep - z) / radius])
    out = out / (np.sqrt((out**2).sum(0)) + 1e-6)
    look = _gaze(head)
    off = np.arccos(np.clip(np.tensordot(look, out, 1), -1, 1))
    ax, ay = out[0] - look[0], out[1] - look[1]
    ball = _iris(head, off, ax, ay)
    white = (0.9 - 0.3 * ease(0.5, 1.1, off))[:, None] * rgb("#e9dcc2")
    rim = head.species.eye.iris_radius
    ball = mix(ball, white, ease(rim * 0.97, rim * 1.06, off)[:, None])
    ball = mix(ball, rgb("#0a0608"), _pupil(head, ax, ay)[:, None])
    cover = 0.30 + 0.35 * head.eye_cloth.thickness(across, down - 5)
    cover = cover + 0.45 * head.eye_cloth.thickness(across, down - 11)
    ball *= np.minimum(cover, 1.05)[:, None]
    paint.colour[where] = ball * 1.02
    paint.shine[where] = 0
    paint.glow[where] = ball * 0.42


def _gaze(head: Head) -> Field:
    right, down = head.face.gaze
    look = np.array([math.sin(right), math.sin(down), math.cos(right) * math.cos(down)], F4)
    return look / F4(np.linalg.norm(look))


def _iris(head: Head, off: Field, ax: Field, ay: Field) -> Field:
    radius = head.species.eye.iris_radius
    lit, shaded, rim = (rgb(code) for code in head.species.eye.iris)
    angle = np.arctan2(ay, ax)
    fibres = 0.5 + 0.5 * np.sin(angle * 23 + 3 * np.sin(angle * 5)) * np.sin(angle * 11 + 1)
    share = np.clip(off / radius, 0, 1)[:, None]
    below = (0.5 + 0.5 * np.clip((ay * 0.9 + ax * 0.45) / radius, -1, 1))[:, None]
    found = mix(shaded, lit, below * 0.95) * (1 - 0.22 * fibres[:, None] * (1 - share * 0.3))
    found = mix(found, rim, ease(0.72, 1.0, share) * 0.9)
    return mix(found, rim, ease(0.62, 0.35, share) * 0.45)


def _pupil(head: Head, ax: Field, ay: Field) -> Field:
    narrow, tall = (2.3, 0.72) if head.species.eye.slit else (1, 1)
    radius = head.species.eye.pupil
    return ease(radius * 1.12, radius * 0.9, np.sqrt((ax * narrow) ** 2 + (ay * tall) ** 2))
