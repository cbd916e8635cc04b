"""The poster of Raccoon Rampage on the title: the chief under the moon with a parliament in its arms, over
the sleeping city.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from art.cast import heroes
from art.relief import backdrop, lettering, poster
from art.relief.brush import varnished
from art.relief.fields import F4, Field, ease, mix, noise, resized, rgb
from art.relief.lettering import Cut
from scenes.art.fonts import Typeface
from scenes.art.vector import Drawing, Point

SKY = ((0, "#10142e"), (0.4, "#3a2a5c"), (0.72, "#a04668"), (1, "#e07a4a"))
MOON = (200.0, 300.0)
LINE = 96
"""The letter size of the name in one line."""
IVORY = Cut(("#fff8e4", "#d8c8a0", "#8a7a60"), ("#4a2438", "#180a18"))
FIRE = Cut(("#ffe08a", "#f08a34", "#b8321e"), ("#4a1420", "#180810"))


def tile() -> Field:
    """The poster."""
    width, height = poster.DOTS
    picture = backdrop.sky(height, width, SKY, ("#8a5a8a", "#3a2450"), 7, 0.6, 0.8)
    picture = poster.rays(picture, MOON, "#ffd890", 26, 0.14)
    picture = _moon(poster.glow(picture, MOON, 190, "#ffc060", 0.4))
    for number in range(12):
        angle = math.tau * number / 12
        at = (MOON[0] + math.sin(angle) * 178, MOON[1] - math.cos(angle) * 178)
        picture = poster.star(picture, at, 15, ("#ffe9a8", "#b8862e"))
    picture = backdrop.painterly(backdrop.over(picture, _city()), 4)
    picture = poster.stood(picture, heroes.giant((620, 633)), (14, 186), 372)
    picture = poster.footed(picture, "#150e22", 444)
    return varnished(resized(np.clip(_named(picture), 0, 1), poster.SIZE), 5, 0.02, 0.22, 0.02)


def _moon(picture: Field) -> Field:
    x, y = poster.places()
    disc = ease(1, -1, np.hypot(x - MOON[0], y - MOON[1]) - 140)
    seas = noise(picture.shape[0], picture.shape[1], 60 * poster.SCALE, 3, 8)
    return mix(picture, rgb("#f6cc70") * (0.86 + 0.24 * seas)[..., None], disc[..., None])


def _city() -> Drawing:
    sheet = Drawing(*poster.SHEET)
    dice = np.random.Generator(np.random.PCG64(17))
    for foot, tone in ((470, "#4a2c58"), (520, "#24163a")):
        x = -10.0
        while x < poster.SHEET[0]:
            wide, high = dice.uniform(24, 52), dice.uniform(50, 120)
            roof = foot - high
            outline = [
                (x, foot + 90),
                (x, roof),
                (x + wide / 2, roof - dice.uniform(4, 34)),
                (x + wide, roof),
            ]
            sheet.path([*outline, (x + wide, foot + 90)], tone)
            for row in range(4):
                for column in range(2):
                    if dice.random() < 0.36:
                        place = (x + wide * (0.22 + 0.38 * column), roof + 12 + row * 22)
                        sheet.box(*place, 5, 8, 0, "#ffd27a")
            x += wide
    return sheet


def _named(picture: Field) -> Field:
    """The name: two letters have eyes, the second word is clawed."""
    shape, k = (picture.shape[0], picture.shape[1]), poster.SCALE
    above = lettering.words_on(
        shape, "RACCOON", Typeface.POSTER, 66 * k, (200 * k, 62 * k), track=3 * k, stretch=0.94
    )
    picture = lettering.carved(picture, above, IVORY)
    below = lettering.words_on(shape, "RAMPAGE", Typeface.POSTER, 82 * k, (200 * k, 142 * k), stretch=0.82)
    picture = lettering.carved(picture, _clawed(below, (286 * k, 142 * k), k), FIRE)
    return _eyes(picture, above, (237.5 * k, 288.5 * k), 62 * k, k)


def name_line(picture: Field) -> Field:
    """The name in one line on any ground: both words next to each other."""
    shape, (across, up), unit = picture.shape[:2], (picture.shape[1] / 2, picture.shape[0] / 2 - 4), LINE / 66
    left, right = across - 217, across + 221
    words = [
        lettering.words_on(shape, word, Typeface.POSTER, LINE, (at, up), stretch=0.82, track=2)
        for word, at in (("RACCOON", left), ("RAMPAGE", right))
    ]
    picture = lettering.carved(picture, words[0], IVORY)
    picture = lettering.carved(picture, _clawed(words[1], (right + 76, up), unit), FIRE)
    rounds = lettering.middles("RACCOON", Typeface.POSTER, LINE, 0.82, 2)[4:6]
    return _eyes(picture, words[0], [left + at for at in rounds], up, unit)


def name_block(picture: Field) -> Field:
    """The name in two lines on any ground: the second is larger and clawed."""
    shape, middle = picture.shape[:2], picture.shape[1] / 2
    above = lettering.words_on(shape, "RACCOON", Typeface.POSTER, 158, (middle, 78), stretch=0.94, track=8)
    picture = lettering.carved(picture, above, replace(IVORY, bevel=9, depth=16, edge=3))
    below = lettering.words_on(shape, "RAMPAGE", Typeface.POSTER, 206, (middle, 248), stretch=0.82, track=3)
    fire = replace(FIRE, bevel=10, depth=20, edge=3)
    picture = lettering.carved(picture, _clawed(below, (middle + 196, 248), 2.5), fire)
    rounds = lettering.middles("RACCOON", Typeface.POSTER, 158, 0.94, 8)[4:6]
    return _eyes(picture, above, [middle + at for at in rounds], 78, 2.6)


def _clawed(letters: Field, at: Point, unit: float) -> Field:
    """Letters with three claw marks through them, the first mark at a place."""
    y, x = np.mgrid[0 : letters.shape[0], 0 : letters.shape[1]].astype(F4) / F4(unit)
    rise = y - at[1] / unit
    for number in range(3):
        slash = np.abs((x - at[0] / unit - number * 20) + rise * 0.42)
        letters = letters * ease(1.0, 2.6, slash + np.abs(rise) * 0.03 - 0.4)
    return letters


def _eyes(picture: Field, letters: Field, middles: Sequence[float], up: float, unit: float) -> Field:
    """An eye in each of the two round letters of the first word."""
    rows, columns = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(F4)
    for middle in middles:
        x, y = (columns - middle) / unit, (rows - up) / unit
        away = np.hypot(x / 7.5, y / 17)
        iris = mix(rgb("#ffc23a"), rgb("#a8480e"), ease(0.2, 1, away)[..., None])
        slit = ease(1.0, 0.7, np.hypot(x / 2.6, y / 14))
        iris = mix(iris, rgb("#140608"), slit[..., None])
        iris = mix(iris, rgb("#fff8e0"), ease(2.4, 1.2, np.hypot(x + 3, y + 8))[..., None])
        picture = mix(picture, iris, (ease(1.06, 0.92, away) * (1 - letters))[..., None])
    return picture
