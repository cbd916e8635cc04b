"""The street at every hour: the sky over mesas, the plain behind the houses, dust and a boardwalk."""

import pygame

from scenes.art.frame import Size
from scenes.art.palette import mix
from scenes.saloon_tycoon.art.colours import WOOD
from scenes.saloon_tycoon.art.pen import Pen
from scenes.saloon_tycoon.art.street import mesas, plain, settled, sky, walk
from scenes.saloon_tycoon.art.street.hours import light
from scenes.saloon_tycoon.art.street.lay import HEIGHT, Lay


def street(size: Size, hour: float, night: bool = False) -> pygame.Surface:
    """The street behind the houses at an hour, 0 for noon to 1 for sundown, or by night; opaque."""
    return land(size, Lay(), hour, night)


def land(size: Size, lay: Lay, hour: float, night: bool = False) -> pygame.Surface:
    """A street that lies otherwise."""
    width = HEIGHT * size[0] / size[1]
    now = light(hour, night)
    image = sky.bands(size, width, lay, now, hour, night)
    pen = Pen(width, HEIGHT, 1.3)
    sky.engraved(pen, lay, now)
    if night:
        sky.stars(pen, lay)
    sky.clouds(pen, now.cloud, lay, night)
    if lay.disc:
        sky.disc(pen, lay, hour)
    mesas.mesas(pen, now, lay)
    plain.plain(pen, now, lay)
    if lay.settled:
        settled.settled(pen, now, lay)
    plain.dust(pen, now, lay, night)
    left, right = (share * width for share in lay.ends)
    walk.planks(pen, left, right, lay.walk, mix(WOOD, now.rut, 0.65 if night else 0.3))
    image.blit(pen.surface(size), (0, 0))
    return image
