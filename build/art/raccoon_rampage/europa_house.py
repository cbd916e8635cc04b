"""Europa House and who is on its dome, painted: asleep at dawn, wide awake at night."""

import math
from dataclasses import dataclass, replace

import numpy as np

from art.cast import chief
from art.raccoon_rampage import gang
from art.relief import backdrop
from art.relief.brush import varnished
from art.relief.clay import Group
from art.relief.fields import F4, Field, bell, ease, mix, noise, resized, rgb, unit
from art.relief.figure import Figure, Look
from art.relief.light import Light
from art.relief.materials import gilt
from scenes.art.frame import Size
from scenes.art.geometry import smooth, star
from scenes.art.vector import Drawing, Point

HIGH = 1000.0
"""The height of every picture's sheet."""
FINER = 1.25
BLUE, GOLD = "#24439a", "#ffd24a"


@dataclass(frozen=True)
class Hour:
    """The sky's colours and clouds, the disc and its glow, streets from far to near, the share of windows
    lit, the light.
    """

    sky: backdrop.Stops
    clouds: tuple[str, str]
    disc: str
    glow: str
    streets: tuple[str, str, str]
    windows: float
    light: Light


NIGHT = Hour(
    ((0, "#0f1430"), (0.4, "#3a2a5c"), (0.72, "#a04668"), (1, "#e07a4a")),
    ("#8a5a8a", "#3a2450"),
    "#f6cc70",
    "#ffc060",
    ("#7a3f62", "#4a2c58", "#22152f"),
    0.36,
    chief.NIGHT,
)
DAWN = Hour(
    ((0, "#6f9fb4"), (0.42, "#e8d8b0"), (0.75, "#f4bd84"), (1, "#e89a74")),
    ("#fff4dc", "#c8a8a0"),
    "#fff0c0",
    "#ffe0a0",
    ("#c79a8a", "#9a7478", "#5c4a5c"),
    0.06,
    replace(chief.NIGHT, key_colour=(1.06, 0.96, 0.82), ambient=(0.36, 0.34, 0.40), bounce=(0.3, 0.2, 0.12)),
)


@dataclass(frozen=True)
class Cast:
    """The chief's height, middle and top; the hall's foot; the gang: who, place of the head, size."""

    tall: float
    at: Point
    ground: float
    gang: tuple[tuple[str, float, float, float], ...]


ON_STAGE = Cast(
    760,
    (0.5, 6),
    860,
    (
        ("hare", -0.235, 826, 0.42),
        ("sharper", 0.26, 818, 0.52),
        ("burglar", -0.395, 800, 0.64),
        ("cub", -0.16, 880, 0.40),
        ("rocketeer", 0.395, 816, 0.64),
    ),
)
CLOSE = Cast(
    1070,
    (0.47, -22),
    1158,
    (("burglar", -0.36, 800, 0.8), ("cub", -0.21, 880, 0.56), ("rocketeer", 0.33, 812, 0.8)),
)


def title(size: Size) -> Field:
    """The picture behind the title's pages: who has come to the session."""
    return _picture(size, NIGHT, ON_STAGE, False)


def news(size: Size, won: bool) -> Field:
    """The front page's picture: its guest asleep on the dome; wide awake, where all have lost."""
    return _picture(size, DAWN if won else NIGHT, CLOSE, won)


def _picture(size: Size, hour: Hour, cast: Cast, asleep: bool) -> Field:
    dots = size[1] / HIGH * FINER
    width = HIGH * size[0] / size[1]
    shape = round(size[1] * FINER), round(size[0] * FINER)
    middle = (width * cast.at[0], cast.at[1] + cast.tall * 0.40)
    picture = _sky(shape, hour, dots, middle, cast.tall)
    picture = backdrop.painterly(backdrop.over(picture, _streets(width, cast.ground, hour)), 4)
    picture = backdrop.over(picture, _sign(width, middle, cast, asleep), 0.6)
    unit = cast.tall / chief.SHEET[1]
    figure = Figure(*chief.SHEET, dots * unit, 1.1)
    chief.embrace(figure, asleep)
    corner = (middle[0] - chief.SHEET[0] * unit / 2, cast.at[1])
    picture = _set(picture, figure.sprite(hour.light), (round(corner[0] * dots), round(corner[1] * dots)))
    front = Figure(width, HIGH, dots, 1.2)
    _hall(front, middle[0], cast, hour)
    for name, share, y, scale in cast.gang:
        gang.stand(front, name, (width * (0.5 + share), y), scale, asleep)
    picture = _set(picture, front.sprite(hour.light), (0, 0))
    return varnished(resized(np.clip(picture, 0, 1), size), 5, 0.02, 0.24, 0.02)


def _sky(shape: tuple[int, int], hour: Hour, dots: float, at: Point, tall: float) -> Field:
    """Clouds, a disc behind the head, and its rays."""
    picture = backdrop.sky(*shape, hour.sky, hour.clouds, 7, 0.7, 0.8)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(F4) / F4(dots)
    far, angle = np.hypot(x - at[0], y - at[1]), np.arctan2(y - at[1], x - at[0])
    beam = ease(0.1, 0.9, 0.5 + 0.5 * np.sin(angle * 26)) * np.exp(-far / 900) * 0.14
    picture = picture + (beam + 0.4 * bell(far, 0, tall * 0.6))[..., None] * rgb(hour.glow)
    disc = rgb(hour.disc) * (0.86 + 0.24 * noise(*shape, 90 * dots, 3, 8))[..., None]
    return mix(picture, disc, ease(2, -2, far - tall * 0.41)[..., None])


def _streets(width: float, ground: float, hour: Hour) -> Drawing:
    """Three rows of roofs, the nearest darkest, with domes and towers among them."""
    sheet, dice = Drawing(width, HIGH), np.random.Generator(np.random.PCG64(17))
    for row, tone in enumerate(hour.streets):
        x, foot = -30.0, ground - 150 + 75 * row
        while x < width:
            wide, high = dice.uniform(50, 110) + 12 * row, dice.uniform(70, 210)
            roof, tip = foot - high, dice.uniform(8, 70)
            kind = dice.random()
            crest: list[Point] = [(x, roof), (x + wide / 2, roof - tip), (x + wide, roof)]
            if kind < 0.2:
                crest = smooth(
                    [
                        (x, roof),
                        (x + wide * 0.2, roof - wide * 0.4),
                        (x + wide / 2, roof - wide * 0.62),
                        (x + wide * 0.8, roof - wide * 0.4),
                        (x + wide, roof),
                    ],
                    False,
                    6,
                )
            elif kind < 0.32:
                crest = [
                    (x, roof),
                    (x + wide * 0.3, roof),
                    (x + wide / 2, roof - 190),
                    (x + wide * 0.7, roof),
                    (x + wide, roof),
                ]
            sheet.path(
                [(x, HIGH), *crest, (x + wide, HIGH)],
                sheet.down(roof - 60, HIGH, (0, tone), (1, hour.streets[2])),
            )
            for floor in range(int(high / 44) + 2):
                for column in range(2):
                    if dice.random() < hour.windows:
                        sheet.box(
                            x + wide * (0.22 + 0.38 * column), roof + 22 + floor * 44, 11, 17, 1, "#ffd27a"
                        )
            x += wide
    square = sheet.down(ground - 20, HIGH, (0, hour.streets[1]), (1, "#120c18"))
    sheet.box(0, ground - 20, width, HIGH, 0, square)
    return sheet


def _hall(figure: Figure, middle: float, cast: Cast, hour: Hour) -> None:
    """A portico between two wings, steps below, lit from within."""
    hall = figure.group((middle, cast.ground, 40), None, cast.tall / 760)
    for side in (1, -1):
        hall.slab((side * 330, -96, -30), (210, 8, 52), material=1)
        hall.slab((side * 330, -44, -40), (200, 50, 30), material=2)
        for number in range(9):
            hall.slab((side * (146 + number * 47), -44, -30), (13, 50, 30), material=1)
    hall.slab((0, -112, 0), (150, 14, 60), material=1)
    hall.slab((0, -50, -40), (140, 54, 10), material=2)
    for number in range(7):
        place = (-126 + number * 42, 0, 24)
        hall.lathe(place, (0, -1, 0), [(0, 17), (8, 17), (9, 13), (88, 11), (90, 16), (98, 16)], 1)
    _gable(hall)
    for step in range(3):
        hall.slab((0, 8 + step * 13, 30 + step * 12), (164 + step * 190, 7, 50), material=1)
    glow = rgb("#ffb84a") * (0.75 if hour.windows > 0.2 else 0.1)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        inside = (material == 2)[:, None]
        colour = np.where(inside, rgb("#8a5a30"), rgb("#a89a98"))
        colour[material == 3] = rgb("#6a5c66")
        colour[material == 4] = gilt("#d8a24a", looks[material == 4])
        return Look(
            colour.astype(F4), np.where(material == 4, 0.8, 0.08), np.where(inside, glow, 0).astype(F4)
        )

    figure.add(hall, paint)


def _gable(hall: Group) -> None:
    """The gable over the columns, with a ring of stars in its field."""
    slope = unit((0.44, -1, 0))
    for reach, deep, material in ((1.0, 34.0, 1), (0.72, 38.0, 3)):
        hall.hull(
            (0, -150, 20),
            [
                ((slope[0], slope[1], 0), 32 * reach),
                ((-slope[0], slope[1], 0), 32 * reach),
                ((0, 1, 0), 26 * reach),
                ((0, 0, 1), deep),
                ((0, 0, -1), deep),
            ],
            170,
            material,
        )
    for number in range(12):
        angle = math.tau * number / 12
        hall.ball((17 * math.cos(angle), -147 + 13 * math.sin(angle), 60), 3.2, material=4)


def _sign(width: float, middle: Point, cast: Cast, asleep: bool) -> Drawing:
    """Twelve stars: on a flag beside the house, with letters of sleep; or round the moon."""
    sheet = Drawing(width, HIGH)
    if asleep:
        _flag(sheet, (middle[0] + cast.tall * 0.53, 310.0), cast.ground)
        _sleep(sheet, (middle[0] - cast.tall * 0.36, 250))
    for number in range(0 if asleep else 12):
        angle = math.tau * (number + 0.5) / 12
        place = (
            middle[0] + cast.tall * 0.475 * math.sin(angle),
            middle[1] - cast.tall * 0.475 * math.cos(angle),
        )
        sheet.path(star((place[0] + 3, place[1] + 5), 30, 12, 5), "#160c20", opacity=0.7)
        sheet.path(star(place, 30, 12, 5), "#8a5c1e")
        sheet.path(star(place, 25, 10, 5), GOLD)
    return sheet


def _flag(sheet: Drawing, at: Point, foot: float) -> None:
    """On a pole: a ring of stars on blue."""
    x, y = at
    sheet.box(x, y - 10, 12, foot - y, 4, "#5a4030")
    sheet.circle((x + 6, y - 14), 14, GOLD)
    wave = [(0, 8), (60, -10), (130, 12), (210, -12), (280, 6)]
    upper = smooth([(x + 12 + dx, y + dy) for dx, dy in wave], False, 8)
    lower = smooth([(x + 12 + dx, y + 190 + dy) for dx, dy in wave], False, 8)
    tones = (0, "#16245a"), (0.25, BLUE), (0.5, "#3a62c8"), (0.75, BLUE), (1, "#16245a")
    sheet.path([*upper, *reversed(lower)], sheet.linear((x, y), (x + 292, y), *tones))
    for number in range(12):
        angle = math.tau * number / 12
        sheet.path(star((x + 152 + 64 * math.cos(angle), y + 96 + 64 * math.sin(angle)), 15, 6, 5), GOLD)


def _sleep(sheet: Drawing, at: Point) -> None:
    """The letters of sleep, growing as they rise."""
    for number, size in enumerate((46, 60, 78)):
        left, top = at[0] - number * 88, at[1] - number * 62
        sheet.path(f"M{left} {top}h{size}l{-size} {size * 1.2:.1f}h{size}", "none", "#4a3a4a", 13)
        sheet.path(f"M{left} {top - 4}h{size}l{-size} {size * 1.2:.1f}h{size}", "none", "#fff6e0", 8)


def _set(picture: Field, sprite: tuple[Field, Field], at: tuple[int, int]) -> Field:
    """A sprite with its upper left corner at a pixel; what is beyond the picture is left out."""
    colour, thick = sprite
    found = picture.copy()
    left, top = at
    rows = slice(max(0, top), min(picture.shape[0], top + thick.shape[0]))
    columns = slice(max(0, left), min(picture.shape[1], left + thick.shape[1]))
    part = (slice(rows.start - top, rows.stop - top), slice(columns.start - left, columns.stop - left))
    found[rows, columns] = mix(found[rows, columns], colour[part], thick[part][..., None])
    return found
