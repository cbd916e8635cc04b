"""The finished rooms by lamplight: their drawings raised into relief, piece by piece, and painted.

Each piece is a layer: its outline is rounded, its lines are cut into it, the lamp lights it from the lamp's
place, and it throws its shadow on the pieces behind.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.relief.brush import dabbed, varnished
from art.relief.fields import (
    F4,
    Field,
    bell,
    blur,
    ease,
    from_surface,
    mix,
    opacity_of,
    resized,
    rgb,
    shifted,
)
from art.saloon_tycoon.guests import FLOOR, GUESTS
from art.saloon_tycoon.rooms import shell
from art.saloon_tycoon.rooms.cutaway import BACK, SILL, Cutaway, Plan
from art.saloon_tycoon.rooms.plans import PLANS
from scenes.saloon_tycoon.art.rooms import STOREY

DOTS, FAR_DOTS = 3.0, 1.0
"""Pixels a unit in a near room, and in a distant one, whose lines are bolder."""
WORK = 4.0
"""Pixels a unit during painting."""
HIGH = 27.0
"""The height of a lamp's light below the ceiling."""
TONE, FAR_TONE = 0.44, 0.52
"""The least overall brightness of a lit room, near and far; a distant one looks like one lit window."""
KEY, AMBIENT, BOUNCE = (1.42, 1.13, 0.73), (0.36, 0.30, 0.37), (0.16, 0.10, 0.05)
ROUND = (0.7, 2.0, 5.0)
"""The widths over which an outline is rounded, in units."""


@dataclass
class Canvas:
    """A painting in progress: the colours, the normals, and the share of the lamp that each pixel sees."""

    colour: Field
    looks: Field
    seen: Field
    lamp: tuple[float, float]

    def place(self) -> tuple[Field, Field]:
        """The places of the pixels, in units."""
        rows, columns = np.mgrid[0 : self.seen.shape[0], 0 : self.seen.shape[1]].astype(F4)
        return (columns + 0.5) / F4(WORK), (rows + 0.5) / F4(WORK)

    def lay(self, layer: Cutaway, away: float) -> None:
        """Add a piece on top, `away` units in front of the wall."""
        colour, thick = _raster(layer)
        if not thick.any():
            return
        side = float((self.place()[0] * thick).sum() / thick.sum()) - self.lamp[0]
        dx, dy = np.clip(side / 40, -1, 1) * away * 0.7, away * 0.55
        shade = blur(shifted(thick, -dx * WORK, -dy * WORK), away * 0.3 * WORK)
        self.seen *= 1 - 0.62 * shade
        self.seen = mix(self.seen, 1, thick)
        self.colour = mix(self.colour, colour, thick[..., None])
        self.looks = mix(self.looks, _relief(colour, thick), ease(0.3, 0.7, thick)[..., None])

    def lit(self, reach: float) -> Field:
        """The picture in the light of its lamp."""
        x, y = self.place()
        way = np.stack([self.lamp[0] - x, self.lamp[1] - y, np.full_like(x, 42)], 2)
        far = np.linalg.norm(way, axis=2)
        facing = np.clip((self.looks * way).sum(2) / far, -0.3, 1)
        key = (facing + 0.3) / 1.3 * self.seen / (1 + (far / reach) ** 2) * 1.6
        light = key[..., None] * np.array(KEY, F4) + np.array(AMBIENT, F4)
        light += np.clip(self.looks[..., 1], 0, 1)[..., None] * np.array(BOUNCE, F4)
        found: Field = self.colour * light
        return found


def room(name: str, far: bool = False) -> Field:
    """A finished room; `far`: as shown at a rival's house."""
    plan = PLANS[name]
    pen = _sheets(plan, far)
    walls = pen()
    shell.walls(walls, plan.wall, plan.paper)
    colour, thick = _raster(walls)
    lamp = (walls.width / 2 if plan.lamp is None else plan.lamp, HIGH)
    canvas = Canvas(colour, _relief(colour, np.ones_like(thick), 0.5), np.ones_like(thick), lamp)
    _floor(canvas, name, far)
    parts = [part for step in plan.stages for part in step]
    for part in sorted(parts, key=lambda part: part.depth):
        layer = pen()
        part.draw(layer)
        canvas.lay(layer, 4 + 3.5 * part.depth)
    picture = canvas.lit(74 if plan.bays == 1 else 108)
    picture *= max(1.0, (FAR_TONE if far else TONE) / float(picture.mean()))
    picture = _corners(canvas, picture)
    picture = dabbed(np.clip(picture, 0, 1), 3) * 0.6 + np.clip(picture, 0, 1) * 0.4
    picture = _glow(canvas, picture, plan, pen)
    return _framed(picture, plan, pen, name, FAR_DOTS if far else DOTS)


def _sheets(plan: Plan, far: bool) -> Callable[[], Cutaway]:
    """A maker of empty sheets for a room."""
    return lambda: Cutaway(plan.bays, 1.1 if far else 0.55, not far, True)


def _raster(sheet: Cutaway) -> tuple[Field, Field]:
    """A sheet's colours and its opacity."""
    image = sheet.surface((round(sheet.width * WORK), round(STOREY * WORK)))
    return from_surface(image), opacity_of(image)


def _relief(colour: Field, thick: Field, bulge: float = 1.0) -> Field:
    """The normals of a layer: its outline rounded, its dark lines cut into it."""
    grey = colour.mean(2) * thick
    high = 2.2 * blur(grey, 0.35 * WORK) + 1.4 * blur(grey, 1.2 * WORK)
    for wide in ROUND:
        inside = np.clip(blur(thick, wide * WORK * 0.5) * 2 - 1, 0, 1)
        high = high + bulge * wide * 0.55 * np.sqrt(inside)
    rise, run = (np.gradient(high, axis=axis) * WORK for axis in (0, 1))
    looks = np.stack([-np.clip(run, -1.6, 1.6), -np.clip(rise, -1.6, 1.6), np.ones_like(high)], 2)
    found: Field = looks / np.linalg.norm(looks, axis=2, keepdims=True)
    return found


def _floor(canvas: Canvas, name: str, far: bool) -> None:
    """Let the floor face up, and add the shadows of the people on it."""
    x, y = canvas.place()
    ground = ease(BACK - 0.5, BACK + 0.5, y) * ease(SILL + 1, SILL, y)
    up = np.array((0, -0.72, 0.69), F4)
    canvas.looks = mix(canvas.looks, up, ground[..., None] * 0.8)
    canvas.seen *= 1 - 0.4 * bell(y, BACK, 3) * (y < BACK + 6)
    for doll in () if far else GUESTS[name]:
        canvas.seen *= 1 - 0.6 * np.exp(-(((x - doll.at) / 20) ** 2) - ((y - FLOOR + 1) / 4) ** 2)


def _corners(canvas: Canvas, picture: Field) -> Field:
    """Darken the corners and the edge below the ceiling."""
    x, y = canvas.place()
    width = picture.shape[1] / WORK
    near = np.minimum(np.minimum(x, width - x) - 4, (y - 5) * 1.2)
    found: Field = picture * (1 - 0.42 * np.exp(-np.maximum(near, 0) / 6))[..., None]
    return found


def _glow(canvas: Canvas, picture: Field, plan: Plan, pen: Callable[[], Cutaway]) -> Field:
    """Add the lamp itself and its haze."""
    x, y = canvas.place()
    if plan.lamp is not None:
        layer = pen()
        shell.lamp(layer, plan.lamp)
        colour, thick = _raster(layer)
        picture = mix(picture, colour, thick[..., None])
    away = np.hypot(x - canvas.lamp[0], y - canvas.lamp[1])
    strength = 1.0 if plan.lamp is not None else 0.35
    haze = 0.6 * np.exp(-((away / 9) ** 2)) + 0.22 * np.exp(-((away / 30) ** 2)) + 0.07 * np.exp(-away / 60)
    bright = np.clip(picture - 0.82, 0, 1).mean(2)
    bloom = blur(bright, 3 * WORK) * 1.4
    found: Field = picture + (haze * strength + bloom)[..., None] * rgb("#ffcf7a")
    return found


def _framed(picture: Field, plan: Plan, pen: Callable[[], Cutaway], name: str, dots: float) -> Field:
    """The room in its timber frame, with the cubes on its sill."""
    frame = pen()
    shell.timber(frame, True)
    colour, thick = _raster(frame)
    looks = _relief(colour, thick)
    light = 0.62 + 0.55 * np.clip(-looks[..., 1] * 0.8 + 0.35 * looks[..., 2], 0, 1)
    picture = mix(picture, colour * light[..., None], thick[..., None])
    picture = varnished(np.clip(picture, 0, 1), list(PLANS).index(name), 0.035, 0, 0.02)
    cubes = pen()
    shell.pips(cubes, plan.bays + 2, plan.bays + 2)
    colour, thick = _raster(cubes)
    picture = mix(picture, colour, thick[..., None])
    return resized(picture, (round(frame.width * dots), round(STOREY * dots)))
