"""A land under its sky: mesas, the plain behind the houses, dust and a boardwalk."""

import pygame

from art.saloon_tycoon.street import mesas, plain, settled, sky, walk
from art.saloon_tycoon.street.hours import Light
from art.saloon_tycoon.street.lay import HEIGHT, Lay
from scenes.art.frame import Size
from scenes.art.palette import mix
from scenes.saloon_tycoon.art.colours import WOOD, Pen
from scenes.saloon_tycoon.art.street import over


def heavens(width: float, lay: Lay, now: Light) -> Pen:
    """The soft bands of light in the sky."""
    pen = Pen(width, HEIGHT)
    sky.gradient(pen, lay, now)
    return pen


def clouds(width: float, lay: Lay, now: Light, night: bool) -> Pen:
    """The burin's lines across the sky, clouds, by night stars."""
    pen = Pen(width, HEIGHT, 1.3)
    sky.engraved(pen, lay, now)
    if night:
        sky.stars(pen, lay)
    sky.clouds(pen, now.cloud, lay, night)
    return pen


def ground(width: float, lay: Lay, now: Light, night: bool) -> Pen:
    """Everything below the sky."""
    pen = Pen(width, HEIGHT, 1.3)
    mesas.mesas(pen, now, lay)
    plain.plain(pen, now, lay)
    if lay.settled:
        settled.settled(pen, now, lay)
    plain.dust(pen, now, lay, night)
    left, right = (share * width for share in lay.ends)
    walk.planks(pen, left, right, lay.walk, mix(WOOD, now.rut, 0.65 if night else 0.3))
    return pen


def rays(strength: float) -> Pen:
    """The sun's rays about (0, 0)."""
    pen = Pen(100, 100)
    sky.rays(pen, (0, 0), Lay().horizon, strength)
    return pen


def sun(radius: float) -> Pen:
    """The sun about (0, 0)."""
    pen = Pen(2 * radius, 2 * radius)
    sky.disc(pen, (0, 0), radius)
    return pen


def land(size: Size, lay: Lay, now: Light) -> pygame.Surface:
    """A whole land after sundown, under the first stars; opaque."""
    width = HEIGHT * size[0] / size[1]
    whole, soft = clouds(width, lay, now, True), heavens(width, lay, now)
    sky.rays(soft, (width * lay.sun, lay.low), lay.horizon, 0.03)
    whole.take(ground(width, lay, now, True))
    return over(whole, size, soft)
