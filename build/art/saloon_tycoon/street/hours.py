"""The light of each hour: noon, afternoon, sundown, and night."""

from dataclasses import dataclass

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.street import DAY, NIGHT


@dataclass(frozen=True)
class Light:
    """The colours of the street at an hour, from the top of the sky to the dust underfoot."""

    zenith: Colour
    sky: Colour
    horizon: Colour
    cloud: Colour
    far: Colour
    near: Colour
    plain: Colour
    hollow: Colour
    dust: Colour
    rut: Colour


NOON = Light(
    "#4f9cc0", "#a5cdd0", "#f2e6bc", "#fbf4de", "#c98f68",
    "#b8744c", "#d8b27a", "#b88a5c", "#e2c08a", "#a97c4e",
)  # fmt: skip
AFTERNOON = Light(
    "#56699c", "#dcae86", "#f9c07a", "#f8d9ae", "#bb6a58",
    "#a4573f", "#c98553", "#97583f", "#d6a066", "#91603f",
)  # fmt: skip
SUNDOWN = Light(
    "#2b2147", "#b34f38", "#f4ab5e", "#d98a70", "#8f4358",
    "#7a364c", "#5f2f4a", "#3a203f", "#a8684a", "#5c3336",
)  # fmt: skip
BY_NIGHT = Light(
    "#0a1026", "#1c2450", "#43406e", "#3a4470", "#28284e",
    "#1f2040", "#1b1e3a", "#12142a", "#30304e", "#171a32",
)  # fmt: skip
LAST_LIGHT = Light(
    "#11122e", "#4b2450", "#d9703c", "#7a4258", "#43213f",
    "#331830", "#2c1832", "#1b0f22", "#4a3028", "#2a1a1c",
)  # fmt: skip
"""The light after the sun has set, used by the title picture only."""

HOURS = dict(zip((*DAY, NIGHT), (NOON, AFTERNOON, SUNDOWN, BY_NIGHT), strict=True))
