"""Light: a warm key that casts shadows, cool ambience, a bounce from below, a rim from behind."""

import math
from dataclasses import dataclass

import numpy as np

from art.relief.clay import FAR, Scene
from art.relief.fields import F4, Field, blur, doubled, shifted, unit

Triple = tuple[float, float, float]


@dataclass(frozen=True)
class Light:
    """The light of a scene: directions point towards the light; a colour's size is the light's strength."""

    key: Triple = (-0.55, -0.55, 0.62)
    key_colour: Triple = (1.12, 1.0, 0.82)
    ambient: Triple = (0.30, 0.30, 0.40)
    fill: Triple = (0.8, 0.1, 0.5)
    fill_colour: Triple = (0.10, 0.17, 0.20)
    rim: Triple = (0.85, -0.35, -0.25)
    rim_colour: Triple = (0.95, 0.62, 0.30)
    bounce: Triple = (0.20, 0.13, 0.08)
    wrap: float = 0.28
    """The reach of the key light round a form."""
    shadow: float = 0.76
    corners: float = 0.86
    """The darkness of hollows."""
    reach: float = 260
    """The length of a shadow, in units."""


def normals(scene: Scene) -> Field:
    """The normal of each pixel's surface, smoothed within each part."""
    gradients = [_gradient(scene.depth, axis) * scene.scale for axis in (1, 0)]
    found = np.stack([-gradients[0], -gradients[1], np.ones_like(gradients[0])], 2)
    return _unit(found)


def softened(scene: Scene, looks: Field, radius: int) -> Field:
    """The normals, blurred inside each part only."""
    found = looks.copy()
    for group in scene.groups:
        window = group.window
        mine = scene.part[window] == group.part
        if not mine.any():
            continue
        weight = mine.astype(F4)
        soft = (
            blur(looks[window] * weight[..., None], radius)
            / np.maximum(blur(weight, radius), 1e-3)[..., None]
        )
        found[window][mine] = soft[mine]
    return _unit(found)


def _unit(vectors: Field) -> Field:
    found: Field = vectors / np.maximum(np.linalg.norm(vectors, axis=2, keepdims=True), 1e-6)
    return found


def _gradient(depth: Field, axis: int) -> Field:
    """The smaller of the differences to both neighbours, so that edges do not bend the surface."""
    after = np.diff(depth, axis=axis, append=depth.take([-1], axis))
    before = np.diff(depth, axis=axis, prepend=depth.take([0], axis))
    return np.where(np.abs(after) < np.abs(before), after, before)


def _halved(field: Field) -> Field:
    return field[::2, ::2]


def cast_shadow(scene: Scene, light: Light, steps: int = 30) -> Field:
    """The share of the key light that shadows take from each pixel, by a walk over the depth at half size."""
    depth, key = _halved(scene.depth), unit(light.key)
    found = np.zeros(depth.shape, F4)
    for step in range(1, steps + 1):
        way = light.reach * (step / steps) ** 1.35
        there = shifted(depth, key[0] * way * scene.scale / 2, key[1] * way * scene.scale / 2)
        above = there - (depth + F4(key[2] * way))
        hidden = np.clip((above - 3) / (4 + 0.25 * way), 0, 1)
        found = np.maximum(found, hidden * (1 - 0.35 * step / steps))
    return doubled(blur(found, 2.2 * scene.scale), scene.depth.shape)


def hollows(scene: Scene, radii: tuple[float, ...] = (6, 16, 40, 80), rays: int = 10) -> Field:
    """The occlusion of each pixel by its surroundings, 0 to 1, at half size."""
    depth, k = _halved(scene.depth), scene.scale / 2
    total = np.zeros(depth.shape, F4)
    for ring, radius in enumerate(radii):
        for ray in range(rays):
            angle = math.tau * (ray + 0.37 * ring) / rays
            there = shifted(depth, math.cos(angle) * radius * k, math.sin(angle) * radius * k)
            rise = (there - depth) / F4(radius)
            total += np.clip(rise - 0.25, 0, 1) * np.where(rise > 4, 0.35, 1.0)
    soft = blur(total / (rays * len(radii)), 1.5 * scene.scale)
    return doubled(np.clip(soft * 1.5, 0, 1), scene.depth.shape)


@dataclass
class Paint:
    """Each pixel's own colour, its shine and its glow."""

    colour: Field
    shine: Field
    glow: Field

    @classmethod
    def bare(cls, scene: Scene) -> "Paint":
        """Grey for all pixels."""
        shape = scene.depth.shape
        return cls(np.full((*shape, 3), 0.5, F4), np.zeros(shape, F4), np.zeros((*shape, 3), F4))


def shaded(scene: Scene, paint: Paint, looks: Field, light: Light) -> Field:
    """The painted scene in its light: colours shift, they are not only darkened."""
    key = unit(light.key).astype(F4)
    lit = np.clip((looks @ key + light.wrap) / (1 + light.wrap), 0, 1)
    lit = lit * lit * (3 - 2 * lit) * 0.35 + lit * 0.65
    seen = 1 - light.shadow * cast_shadow(scene, light)
    open_ = 1 - light.corners * hollows(scene)
    fill = np.clip(looks @ unit(light.fill).astype(F4), 0, 1)
    below = np.clip(looks[..., 1:2], 0, 1) * (0.4 + 0.6 * open_[..., None])
    cool = np.array(light.ambient, F4) * (0.75 - 0.25 * looks[..., 1:2])
    total = (lit * seen)[..., None] * np.array(light.key_colour, F4)
    total += open_[..., None] * (cool + fill[..., None] * np.array(light.fill_colour, F4))
    total += open_[..., None] * below * np.array(light.bounce, F4)
    total *= (0.45 + 0.55 * open_)[..., None]
    found = paint.colour * total
    edge = np.clip(looks @ unit(light.rim).astype(F4), 0, 1) * np.clip(1 - looks[..., 2], 0, 1) ** 1.5
    found += (
        (edge * (0.35 + 0.65 * open_))[..., None]
        * np.array(light.rim_colour, F4)
        * (0.35 + 0.65 * paint.colour)
    )
    half = unit(np.asarray(light.key) / np.linalg.norm(light.key) + np.array([0, 0, 1])).astype(F4)
    glint = paint.shine * np.clip(looks @ half, 0, 1) ** 26 * seen
    found += glint[..., None] * np.array(light.key_colour, F4) + paint.glow
    return _toned(found)


def _toned(colour: Field) -> Field:
    """The colours with highlights compressed."""
    found: Field = np.clip(colour * (1 + colour * 0.10) / (1 + colour * 0.34) * 1.16, 0, 1)
    return found


def nothing_there(scene: Scene) -> Field:
    """The pixels that no solid covers."""
    return scene.depth <= FAR / 2
