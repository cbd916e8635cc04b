"""What stands behind every head: livery, rays, a gilt rim of the railroad's own shape, an engraved sky."""

import math
from dataclasses import dataclass

from art.engrave import Plate
from scenes.art.geometry import Polyline, offset
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK, mix
from scenes.raccoon_tycoon.art.animals import RIMS
from scenes.raccoon_tycoon.art.colours import RAILROAD

CENTRE = (300.0, 392.0)
Shades = tuple[str, str, str]
"""Light, middle and deep of one material."""


@dataclass(frozen=True)
class Sky:
    """The three shades inside the rim, from its middle outward, and the engraved lines on them."""

    shades: Shades
    lines: str


def ground(plate: Plate, railroad: str, sky: Sky) -> None:
    """Livery, rays and rim."""
    top, bottom = RAILROAD[railroad]
    plate.box(-60, -60, 720, 960, 0, plate.down(0, 760, (0, mix(top, "#ffffff", 0.08)), (1, bottom)))
    for k in range(20):
        a, b = math.radians(k * 18 - 4.5), math.radians(k * 18 + 4.5)
        ray = [CENTRE, *((CENTRE[0] + math.cos(t) * 760, CENTRE[1] + math.sin(t) * 760) for t in (a, b))]
        plate.path(ray, mix(top, GILT_LIGHT, 0.25), opacity=0.42)
    rim = _rim(railroad)
    plate.path([(x + 3, y + 9) for x, y in rim], "#000000", opacity=0.35)
    plate.path(offset(rim, 3), "#140c0c")
    gilt = ((0.0, GILT_LIGHT), (0.45, GILT), (1.0, GILT_DEEP))
    plate.path(rim, plate.linear((60, 140), (540, 650), *gilt))
    plate.path(offset(rim, -14), bottom)
    field = offset(rim, -18)
    light, middle, deep = sky.shades
    plate.path(field, plate.radial((300, 350), 270, (0, light), (0.5, middle), (1, deep)))
    plate.hatch(field, 0, 6.5, _towards_the_rim, sky.lines, 0.62, 4.2)
    _beads(plate, offset(rim, -7))


def field(plate: Plate, sky: Sky) -> None:
    """A sky alone, over the whole of a sheet 600 units wide."""
    light, middle, deep = sky.shades
    plate.box(-5, -5, 610, 960, 0, plate.radial((300, 260), 340, (0, light), (0.5, middle), (1, deep)))


def key_light(plate: Plate, sky: Sky, strength: float = 1.0) -> None:
    """Light from the left over all that is drawn; on the right head and ground melt into one shade."""
    dark = mix(sky.lines, INK, 0.45)
    stops = (
        (0.0, dark, 0.0),
        (0.42, dark, 0.1 * strength),
        (0.72, dark, 0.5 * strength),
        (1.0, dark, 0.8 * strength),
    )
    plate.box(-60, -60, 720, 960, 0, plate.linear((290, 300), (610, 400), *stops))
    glow = ((0.0, "#fff1c8", 0.34 * strength), (1.0, "#fff1c8", 0.0))
    plate.box(-60, -60, 720, 960, 0, plate.radial((110, 300), 300, *glow))


def _towards_the_rim(x: float, y: float) -> float:
    return 0.85 * math.pow(max(0.0, (math.dist((x, y), CENTRE) - 95) / 150), 1.5)


def _rim(railroad: str) -> Polyline:
    """The railroad's rim, grown from the medallion's 200 units to the portrait's."""
    return [(CENTRE[0] + (x - 100) * 2.66, CENTRE[1] + (y - 100) * 2.66) for x, y in RIMS[railroad]()]


def _beads(plate: Plate, line: Polyline) -> None:
    """Beads at even distances along the rim."""
    walked = 0.0
    for a, b in zip(line, [*line[1:], line[0]], strict=True):
        walked += math.dist(a, b)
        if walked >= 22:
            walked -= 22
            plate.circle(b, 2.6 if plate.fine else 3.6, "#7a4f18")
