"""The program's shared colours by name, and arithmetic on colours."""

from functools import lru_cache

Colour = str
"""A colour as ``#rrggbb``."""

INK = "#1b171c"
NIGHT = "#0d070b"
WOOD_TOP, WOOD_BOTTOM = "#3d2732", "#1f141b"
CREAM = "#f4e6c6"
CREAM_TOP, CREAM_BOTTOM = "#fbf0d2", "#e2ca9c"
EVENING_TOP, EVENING_BOTTOM = "#ad9b76", "#a08c66"
IVORY = "#fff3cf"
DIM = "#cdb996"
FAINT = "#9c8b78"
OXBLOOD, OXBLOOD_LIGHT, OXBLOOD_DEEP = "#7c2630", "#9a323e", "#4a141d"
TEAL, TEAL_LIGHT, TEAL_DEEP = "#1d4b4c", "#3c857e", "#184c4c"
GILT, GILT_LIGHT, GILT_DEEP = "#d2a04a", "#f3d58d", "#8a5c1e"
GLOW = "#ffc45a"
UP, DOWN = "#8fd694", "#ff9a7d"

SEAT: dict[str, Colour] = {
    "orange": "#d68e01",
    "sky": "#74cafe",
    "green": "#007453",
    "pink": "#b06894",
    "yellow": "#fef04a",
}
"""The seats' colours (`raccoon.app.seats.COLOURS`), the Okabe-Ito set with wider differences of lightness.

In greyscale and with any kind of colour blindness they differ (`tests/scenes/test_sight.py`)."""


def rgb(colour: Colour, alpha: int = 255) -> tuple[int, int, int, int]:
    """The colour as red, green, blue and alpha, 0 to 255 each."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16), alpha


@lru_cache(maxsize=4096)
def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """The mixture of two colours: `share` (0 to 1) of `other`, the rest `colour`."""
    pairs = zip(rgb(colour)[:3], rgb(other)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1, as WCAG 2 defines it."""
    channels = [value / 255 for value in rgb(colour)[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
