"""The city under its sky, painted: at dawn, and by night with a moon behind the figure in front of it."""

from dataclasses import dataclass, replace

import numpy as np

from art.cast import chief
from art.relief import backdrop
from art.relief.fields import F4, Field, bell, blur, ease, mix, noise, rgb
from art.relief.light import Light
from scenes.art.geometry import smooth
from scenes.art.vector import Drawing, Point

HIGH = 1000.0
"""The height of every picture's sheet."""


@dataclass(frozen=True)
class Hour:
    """The light of an hour: the sky's colours, clouds (light, shade, thickness) and stars, the disc, its glow
    with the strength, streets from far to near with the haze between them, the share of lit windows, the
    light.
    """

    sky: backdrop.Stops
    clouds: tuple[str, str, float]
    stars: int
    disc: str
    glow: str
    shine: float
    streets: tuple[str, str, str]
    haze: str
    windows: float
    light: Light


NIGHT = Hour(
    sky=(
        (0, "#0c1030"),
        (0.28, "#231d55"),
        (0.5, "#56295f"),
        (0.66, "#a04058"),
        (0.8, "#e07448"),
        (1, "#f0a050"),
    ),
    clouds=("#c9605a", "#2a1838", 0.62),
    stars=420,
    disc="#f6cc70",
    glow="#ffc060",
    shine=1.0,
    streets=("#5f2e54", "#3d2148", "#1f1430"),
    haze="#a84a50",
    windows=0.34,
    light=replace(
        chief.NIGHT, key_colour=(1.1, 1.03, 1.1), ambient=(0.2, 0.18, 0.34), rim_colour=(1.5, 0.8, 0.36)
    ),
)
DAWN = Hour(
    sky=((0, "#6f9fb4"), (0.42, "#e8d8b0"), (0.75, "#f4bd84"), (1, "#e89a74")),
    clouds=("#fff4dc", "#c8a8a0", 0.7),
    stars=0,
    disc="#fff0c0",
    glow="#ffe0a0",
    shine=0.4,
    streets=("#c79a8a", "#9a7478", "#5c4a5c"),
    haze="#f4bd84",
    windows=0.06,
    light=replace(
        chief.NIGHT, key_colour=(1.06, 0.96, 0.82), ambient=(0.36, 0.34, 0.40), bounce=(0.3, 0.2, 0.12)
    ),
)


def sky(shape: tuple[int, int], hour: Hour, dots: float, at: Point, radius: float) -> Field:
    """Clouds, stars, a disc of that radius and its rays."""
    light, shade, much = hour.clouds
    picture = backdrop.down(*shape, hour.sky)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(F4) / F4(dots)
    far, angle = np.hypot(x - at[0], y - at[1]), np.arctan2(y - at[1], x - at[0])
    picture = picture + _stars(shape, hour.stars, dots)[..., None] * rgb("#ffeecc")
    beam: Field = ease(0.1, 0.9, 0.5 + 0.5 * np.sin(angle * 26)) * np.exp(-far / 700) * 0.12
    halo: Field = 0.5 * np.exp(-np.maximum(far - radius, 0) / (radius * 0.4)) + 0.2 * bell(
        far, 0, radius * 2.4
    )
    picture = picture + (beam + halo * hour.shine)[..., None] * rgb(hour.glow)
    seas = 0.82 + 0.3 * noise(*shape, 90 * dots, 4, 8) + 0.14 * bell(far, radius * 0.2, radius * 0.8)
    disc = rgb(hour.disc) * (seas * (1 - 0.08 * np.sin(y * 1.05) ** 6))[..., None]
    picture = mix(picture, disc, ease(2, -2, far - radius)[..., None])
    mass = noise(*shape, 200 * dots, 5, 14, 0.5, (3.4, 0.6))
    there = ease(0.5, 0.66, mass) * ease(90, 380, y) * ease(760, 560, y) * much
    lit = ease(-0.04, 0.06, mass - np.roll(mass, round(-12 * dots), 0))
    return mix(picture, mix(rgb(shade), rgb(light), lit[..., None] * 0.8), there[..., None])


def _stars(shape: tuple[int, int], count: int, dots: float) -> Field:
    """The light of the small stars: fewer and fainter towards the horizon."""
    dice, found = np.random.Generator(np.random.PCG64(4)), np.zeros(shape, F4)
    for _ in range(count):
        row, column = dice.uniform(0, 600), dice.uniform(0, shape[1] / dots)
        bright = dice.uniform(0.2, 1) * (1 - row / 700)
        found[min(shape[0] - 1, int(row * dots)), min(shape[1] - 1, int(column * dots))] = bright
    return np.clip(blur(found, max(0.5, 0.7 * dots)) * 9 * max(1, dots * dots), 0, 1)


def city(picture: Field, width: float, ground: float, hour: Hour) -> Field:
    """Three rows of roofs, the nearest darkest, haze between them, and a tiled roof in front."""
    dice = np.random.Generator(np.random.PCG64(17))
    y = np.linspace(0, HIGH, picture.shape[0], dtype=F4)[:, None, None]
    for row, tone in enumerate(hour.streets):
        foot = ground - 150 + 75 * row
        picture = backdrop.over(picture, _street(dice, width, foot, row, tone, hour))
        picture = mix(picture, rgb(hour.haze), ease(foot - 150, foot + 150, y) * (0.3, 0.2, 0.04)[row])
    sheet = Drawing(width, HIGH)
    square = sheet.down(ground - 20, HIGH, (0, hour.streets[1]), (1, "#120c18"))
    sheet.box(0, ground - 20, width, HIGH, 0, square)
    for row in range(7):
        top = ground - 8 + row * 19
        for number in range(int(width / 26) + 2):
            x = 26 * number - 13 * (row % 2)
            sheet.path(f"M{x} {top}A13 13 0 0 0 {x + 26} {top}", "none", hour.streets[0], 2.0, opacity=0.6)
    return backdrop.over(picture, sheet)


def _street(dice: np.random.Generator, width: float, foot: float, row: int, tone: str, hour: Hour) -> Drawing:
    """A row of houses with gables, domes and spires, each lit along its left edge."""
    sheet, x = Drawing(width, HIGH), -30.0
    while x < width:
        wide, high = dice.uniform(40, 84) + 12 * row, dice.uniform(70, 210)
        roof, tip = foot - high, dice.uniform(8, 70)
        crest = _crest(dice.random(), x, roof, wide, tip)
        paint = sheet.down(roof - 60, HIGH, (0, tone), (1, hour.streets[2]))
        sheet.path([(x, HIGH), *crest, (x + wide, HIGH)], paint)
        sheet.path([(x, HIGH), (x, roof), (x + 4, roof), (x + 4, HIGH)], hour.glow, opacity=0.16)
        for floor in range(int(high / 30) + 3):
            for column in range(int(wide / 19)):
                if dice.random() < hour.windows * 0.7:
                    place = (x + 10 + 19 * column, roof + 20 + floor * 30)
                    sheet.box(*place, 7, 11, 1, "#ffd27a", opacity=dice.uniform(0.4, 0.95))
        x += wide * 0.95
    return sheet


def _crest(kind: float, x: float, roof: float, wide: float, tip: float) -> list[Point]:
    """The line of a roof: a dome with a lantern, a spire, or a gable."""
    if kind < 0.16:
        shares = (0, 0), (0.2, 0.4), (0.47, 0.6), (0.5, 1.0), (0.53, 0.6), (0.8, 0.4), (1, 0)
        return smooth([(x + wide * a, roof - wide * b) for a, b in shares], False, 6, (2, 3, 4))
    if kind < 0.3:
        spire = (0, 0), (0.24, 0.06), (0.5, 2.2), (0.76, 0.06), (1, 0)
        return [(x + wide * a, roof - wide * b) for a, b in spire]
    return [(x, roof), (x + wide / 2, roof - tip), (x + wide, roof)]
