"""Landmarks of the countryside: villages, factories, flags over them."""

from raccoon.app.assets import SHARED
from scenes.art.geometry import smooth
from scenes.art.landscape.light import Daylight
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point

_BRICK = ("#a4523c", "#8f5a44", "#b07a52", "#7d6a66")
LAMP, DARK = "#ffd978", "#26222e"
_CHIMNEYS = ((26.0, -56.0), (-22.0, -60.0), (16.0, -54.0))
"""The mouth of the chimney of each kind of factory, from the middle of its foot."""
_VILLAGE = {
    "church": "#dcc59a", "spire": "#3f5068", "wall_0": "#c79a6a", "wall_1": "#b0674e", "wall_2": "#d2b988",
    "wall_3": "#8a8f86", "wall_4": "#a9765a", "roof_0": "#4a4f66", "roof_1": "#7a362c", "roof_2": "#3c5a4e",
    "roof_3": "#5a3a34",
}  # fmt: skip
"""The colours of a village by day."""


def village(sheet: Drawing, light: Daylight, at: Point, scale: float, seed: int, banner: Colour = "") -> None:
    """Draw houses round a church at `at`, some windows lit; with a `banner`, a flag of that colour."""
    sheet.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({scale:.3f})")
    halo = 0.55 * light.stars
    sheet.take(drawing(SHARED, "landscape", f"village {seed}", True, halo=halo, **tones(light)))
    if banner:
        pennant(sheet, spire(seed), banner)
    sheet.end()


def tones(light: Daylight) -> dict[str, Colour]:
    """The colours of villages at an hour, by the names of the drawings' tokens."""
    seen = {name: light.on(colour) for name, colour in _VILLAGE.items()}
    return seen | {f"{name}_shade": mix(colour, INK, 0.5) for name, colour in seen.items()} | _windows(light)


def _windows(light: Daylight) -> dict[str, Colour]:
    """The colour of each kind of window: lit or dark, more of them lit the later it is."""
    return {f"window_{number}": LAMP if number < 8 * light.lit else DARK for number in range(8)}


def houses(seed: int) -> list[tuple[float, float]]:
    """The width and height of each house of a village."""
    return [(18 + (seed * (k + 3)) % 3 * 4, 18 + (seed * (k + 5)) % 3 * 6) for k in range(7)]


def spire(seed: int) -> Point:
    """The top of a village's spire at scale 1, from the middle of its foot."""
    return sum(width - 3 for width, _ in houses(seed)) * 0.42 + 8, -90.0


PENNANT = (36.0, 21.0)
"""The width and height of the flag on a spire, large so that it is visible from far away."""


def pennant(sheet: Drawing, mast: Point, colour: Colour, wave: float = 0.0) -> None:
    """Draw the owner's flag over a spire; light moves over the cloth as `wave` goes from 0 to 1."""
    x, y = mast
    sheet.box(x - 1.2, y - 28, 2.4, 34, 0, INK)
    flag(sheet, (x + 1, y - 27), PENNANT, colour, wave)


def flag(sheet: Drawing, hoist: Point, size: Point, colour: Colour, wave: float) -> None:
    """Draw a waving flag with two tails; `hoist` is its upper corner at the mast."""
    (x, y), (wide, high) = hoist, size
    upper = [(0.0, 0.0), (0.3, -0.12), (0.62, 0.1), (1.0, -0.02)]
    lower = [(1.0, 0.98), (0.62, 1.1), (0.3, 0.88), (0.0, 1.0)]
    points = [*upper, (0.8, 0.5), *lower]
    cloth = smooth([(x + u * wide, y + v * high) for u, v in points], corners=(0, 3, 4, 5, 8))
    light, deep = mix(colour, "#ffffff", 0.4), mix(colour, INK, 0.3)
    stops = [(step / 8, (colour, light, colour, deep)[round(step - 4 * wave) % 4]) for step in range(9)]
    sheet.path(cloth, sheet.linear((x, 0), (x + wide, 0), *stops), INK, 1.8)


def factory(sheet: Drawing, light: Daylight, at: Point, scale: float, kind: int, roof: Colour) -> None:
    """Draw a hall, a mill or a kiln, the middle of its foot at `at`, its roof in its owner's colour."""
    seen = bricks(light.on(_BRICK[kind % len(_BRICK)])) | _windows(light) | {"roof": light.on(roof)}
    sheet.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({scale:.3f})")
    halo = 0.55 * light.stars
    sheet.take(drawing(SHARED, "landscape", f"factory {kind % 3}", True, halo=halo, **seen))
    sheet.end()


def bricks(colour: Colour) -> dict[str, Colour]:
    """The tones of a factory's walls, by the names of the drawings' tokens."""
    white = {"brick_light": 0.2, "brick_top": 0.12}
    black = {"brick_dark": 0.55, "brick_sooty": 0.6, "brick_foot": 0.35}
    found = {name: mix(colour, "#ffffff", share) for name, share in white.items()}
    return {"brick": colour} | found | {name: mix(colour, INK, share) for name, share in black.items()}


def mouth(kind: int) -> Point:
    """The mouth of a factory's chimney at scale 1, from the middle of its foot."""
    return _CHIMNEYS[kind % 3]
