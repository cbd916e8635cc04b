"""Europa House with the chief on its dome, painted: asleep at dawn, wide awake at night."""

import math
from dataclasses import dataclass, replace

import numpy as np

from art.cast import chief
from art.raccoon_rampage import gang, skyline
from art.raccoon_rampage.skyline import DAWN, HIGH, NIGHT, Hour
from art.relief import backdrop, lettering
from art.relief.brush import varnished
from art.relief.clay import Group
from art.relief.fields import F4, Field, blur, ease, mix, opacity_of, resized, rgb, unit
from art.relief.figure import Figure, Look
from art.relief.lettering import Cut
from art.relief.materials import gilt
from scenes.art.frame import Size
from scenes.art.geometry import smooth, star
from scenes.art.vector import Drawing, Point

FINER = 1.25
BLUE, GOLD = "#24439a", "#ffd24a"
GILDED = Cut(("#fff3b8", "#f0b840", "#b0701a"), ("#8a4a1a", "#3a1a10"))


@dataclass(frozen=True)
class Cast:
    """The chief's pose, height, middle and top; the hall's foot; the gang: figure, head's place, size."""

    chief: chief.Embrace
    tall: float
    at: Point
    ground: float
    gang: tuple[tuple[str, float, float, float], ...]


ON_STAGE = Cast(
    chief.TRIUMPHANT,
    736,
    (0.645, 60),
    904,
    (
        ("sharper", 0.228, 846, 0.48),
        ("burglar", -0.012, 812, 0.58),
        ("hare", 0.443, 872, 0.38),
        ("cub", 0.09, 908, 0.38),
        ("rocketeer", 0.33, 832, 0.58),
    ),
)
CLOSE = Cast(
    chief.WATCHFUL,
    1070,
    (0.47, -22),
    1158,
    (("burglar", -0.36, 800, 0.8), ("cub", -0.21, 880, 0.56), ("rocketeer", 0.33, 812, 0.8)),
)


def title(size: Size) -> Field:
    """The picture behind the title's pages: the gang in front of Europa House."""
    y = np.linspace(0, 1, size[1], dtype=F4)[:, None, None]
    return _picture(size, NIGHT, ON_STAGE, False) * (1 - 0.5 * ease(0.92, 1, y))


def news(size: Size, won: bool) -> Field:
    """The front page's picture: the chief asleep on the dome or, if all have lost, wide awake."""
    cast = replace(CLOSE, chief=chief.ASLEEP) if won else CLOSE
    return _picture(size, DAWN if won else NIGHT, cast, won)


def _picture(size: Size, hour: Hour, cast: Cast, asleep: bool) -> Field:
    dots = size[1] / HIGH * FINER
    width = HIGH * size[0] / size[1]
    shape = round(size[1] * FINER), round(size[0] * FINER)
    middle = (width * cast.at[0], cast.at[1] + cast.tall * 0.40)
    picture = skyline.sky(shape, hour, dots, middle, cast.tall * 0.38)
    picture = backdrop.painterly(skyline.city(picture, width, cast.ground, hour), 4)
    picture = _signed(picture, width, middle, cast, asleep)
    unit = cast.tall / chief.SHEET[1]
    figure = Figure(chief.SHEET[0] * 1.22, chief.SHEET[1], dots * unit, 1.1)
    chief.embrace(figure, cast.chief)
    corner = (middle[0] - chief.SHEET[0] * unit / 2, cast.at[1])
    picture = _set(picture, figure.sprite(hour.light), (round(corner[0] * dots), round(corner[1] * dots)))
    front = Figure(width, HIGH, dots, 1.2)
    _hall(front, middle[0], cast, hour)
    for name, share, y, scale in cast.gang:
        gang.stand(front, name, (width * (0.5 + share), y), scale, asleep)
    picture = _set(picture, front.sprite(hour.light), (0, 0))
    if not asleep:
        picture = picture + blur(np.maximum(picture - 0.66, 0), 15 * dots) * np.array((1.0, 0.75, 0.42), F4)
    return varnished(resized(np.clip(picture, 0, 1), size), 5, 0.02, 0.3, 0.02)


def _hall(figure: Figure, middle: float, cast: Cast, hour: Hour) -> None:
    """A portico between two wings, steps below, lit from within."""
    hall = figure.group((middle, cast.ground, 40), None, cast.tall / 760)
    for side in (1, -1):
        hall.slab((side * 330, -96, -30), (210, 8, 52), material=1)
        hall.slab((side * 330, 14, -30), (214, 10, 56), material=1)
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
        hall.slab((0, 8 + step * 13, 30 + step * 12), (164 + step * 40, 7, 50), material=1)
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


def _signed(picture: Field, width: float, middle: Point, cast: Cast, asleep: bool) -> Field:
    """Add twelve stars: on a flag next to the house, with the letters of sleep; or in gilt relief round the
    moon.
    """
    sheet = Drawing(width, HIGH)
    if asleep:
        _flag(sheet, (middle[0] + cast.tall * 0.53, 310.0), cast.ground)
        _sleep(sheet, (middle[0] - cast.tall * 0.36, 250))
        return backdrop.over(picture, sheet, 0.6)
    for number in range(12):
        angle, reach = math.tau * number / 12, cast.tall * 0.432
        place = (middle[0] + reach * math.sin(angle), middle[1] - reach * math.cos(angle))
        sheet.path(star(place, 25, 10.5, 5), "#ffffff")
    mask = opacity_of(sheet.surface((picture.shape[1], picture.shape[0])))
    dots = picture.shape[0] / HIGH
    return lettering.carved(picture, mask, replace(GILDED, bevel=round(8 * dots), depth=round(5 * dots)))


def _flag(sheet: Drawing, at: Point, foot: float) -> None:
    """A pole with a flag: a ring of stars on blue."""
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
    """The letters of sleep, which grow as they rise."""
    for number, size in enumerate((46, 60, 78)):
        left, top = at[0] - number * 88, at[1] - number * 62
        sheet.path(f"M{left} {top}h{size}l{-size} {size * 1.2:.1f}h{size}", "none", "#4a3a4a", 13)
        sheet.path(f"M{left} {top - 4}h{size}l{-size} {size * 1.2:.1f}h{size}", "none", "#fff6e0", 8)


def _set(picture: Field, sprite: tuple[Field, Field], at: tuple[int, int]) -> Field:
    """Paste a sprite with its upper left corner at a pixel; what is beyond the picture is cut off."""
    colour, thick = sprite
    found = picture.copy()
    left, top = at
    rows = slice(max(0, top), min(picture.shape[0], top + thick.shape[0]))
    columns = slice(max(0, left), min(picture.shape[1], left + thick.shape[1]))
    part = (slice(rows.start - top, rows.stop - top), slice(columns.start - left, columns.stop - left))
    found[rows, columns] = mix(found[rows, columns], colour[part], thick[part][..., None])
    return found
