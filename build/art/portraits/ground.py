"""The background of every head: an engraved sky, and the light over it."""

from dataclasses import dataclass

from art.engrave import Plate
from scenes.art.palette import INK, mix

CENTRE = (300.0, 392.0)
Shades = tuple[str, str, str]
"""Light, middle and deep of one material."""


@dataclass(frozen=True)
class Sky:
    """The three shades inside the rim, from its middle outward, and the engraved lines on them."""

    shades: Shades
    lines: str


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
