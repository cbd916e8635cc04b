"""The poster of Saloon Tycoon on the title: swing doors, the landlord in front of his guests, a sign of
bulbs.
"""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np

from art.cast import heroes
from art.cast.crossroads import PEOPLE
from art.cast.moods import Mood
from art.cast.sitters import sit
from art.relief import backdrop, lettering, poster
from art.relief.brush import varnished
from art.relief.fields import F4, Field, resized
from art.relief.lettering import Cut
from art.relief.light import Light
from scenes.art.fonts import Typeface
from scenes.art.geometry import star
from scenes.art.vector import Drawing, Point

WITHIN = ((0, "#3a1418"), (0.3, "#e8963a"), (0.55, "#ffe08a"), (0.8, "#c8702c"), (1, "#5a2818"))
LAMPS = Light(
    key=(-0.2, -0.5, 0.5),
    key_colour=(1.1, 0.72, 0.42),
    ambient=(0.24, 0.16, 0.18),
    rim=(0.3, -0.7, -0.4),
    rim_colour=(1.6, 1.0, 0.45),
)
GUESTS = (
    ("sheriff_fletcher", (262, 276, -80), 0.4, Mood.CALM),
    ("flatfoot", (138, 306, 0), 0.42, Mood.PLEASED),
)
"""The guests: the place and the size of the head, and the mood."""
SLAB = Cut(("#fff4d0", "#e8b85a", "#b8782a"), ("#3a0c14", "#16060a"), 5, 8)


def tile() -> Field:
    """The poster."""
    width, height = poster.DOTS
    picture = backdrop.down(height, width, WITHIN)
    picture = poster.rays(
        poster.glow(picture, (200, 300), 150, "#fff0b0", 0.5), (200, 290), "#fff0c0", 22, 0.12
    )
    for name, at, size, mood in GUESTS:
        figure = poster.sheet()
        sitter, _ = PEOPLE[name]
        sit(figure, sitter, sitter.poses[mood], at, size, 7)
        picture = poster.painted(picture, figure.sprite(LAMPS))
    picture = backdrop.over(picture, _front())
    picture = poster.stood(picture, heroes.landlord((620, 633)), (96, 268), 324)
    picture = poster.footed(picture, "#1c0f12", 440)
    picture = backdrop.over(picture, _sign())
    shape, k = (height, width), poster.SCALE
    for words, y, size, track in (("SALOON", 78, 78, 4), ("TYCOON", 138, 38, 12)):
        mask = lettering.words_on(
            shape, words, Typeface.SLAB_BOLD, size * k, (200 * k, y * k), track=track * k
        )
        picture = lettering.carved(picture, mask, SLAB)
    picture = _bulbs(picture, _round_the_sign(), poster.SCALE)
    return varnished(resized(np.clip(picture, 0, 1), poster.SIZE), 4, 0.02, 0.24, 0.04)


def _front() -> Drawing:
    """The house's boards about the door, and both swing doors pushed open."""
    sheet = Drawing(*poster.SHEET)
    for left in (-4, 346):
        sheet.box(
            left, 0, 58, 573, 0, sheet.linear((left, 0), (left + 58, 0), (0, "#22343c"), (1, "#3f5a62"))
        )
        for y in range(0, 573, 18):
            sheet.box(left, y, 58, 2.4, 0, "#141f26", opacity=0.6)
    for side in (0, 1):
        sheet.begin(f"translate({400 * side} 0) scale({-1 if side else 1} 1)")
        _door(sheet)
        sheet.end()
    return sheet


def _door(sheet: Drawing) -> None:
    wood = ((0, "#3a1c14"), (0.6, "#7a4226"), (1, "#b8743c"))
    sheet.box(46, 176, 12, 400, 0, sheet.linear((46, 0), (58, 0), (0, "#5a2e1c"), (1, "#a5683c")))
    outline = [(56, 262), (68, 250), (80, 262), (92, 286), (92, 452), (76, 464), (56, 470)]
    sheet.path([(x + 5, y + 6) for x, y in outline], "#000000", opacity=0.4)
    sheet.path(outline, sheet.linear((56, 0), (112, 0), *wood), "#1a0d0e", 2)
    sheet.path([(62, 296), (86, 306), (86, 438), (62, 446)], "#1a0d0e")
    for slat in range(13):
        y = 300 + slat * 10.6
        sheet.path([(62, y), (86, y + 7), (86, y + 13), (62, y + 7)], sheet.linear((64, 0), (104, 0), *wood))
    sheet.path(star((74, 276), 9, 4, 5), "#e0b050", "#3a2410", 1)


def _sign() -> Drawing:
    """A stepped board of red wood."""
    sheet = Drawing(*poster.SHEET)
    for grow, fill in ((8, "#12060a"), (5, "#c8923a"), (2, "#3a0c14"), (0, "#8a1a26")):
        outline = [(20, 56), (56, 56), (74, 26), (326, 26), (344, 56), (380, 56), (380, 170), (20, 170)]
        middle = (200.0, 98.0)
        wide, high = 1 + grow / 180, 1 + grow / 72
        placed = [(middle[0] + (x - 200) * wide, middle[1] + (y - 98) * high) for x, y in outline]
        paint = sheet.down(26, 170, (0, "#a02430"), (1, "#5a0f1a")) if not grow else fill
        sheet.path(placed, paint)
    for y in (62, 98, 134):
        sheet.box(20, y, 360, 1.6, 0, "#3a0810", opacity=0.7)
    return sheet


def name_line(picture: Field) -> Field:
    """Draw the name in one line on any ground: a board with bulbs above and below."""
    (height, width), k = picture.shape[:2], 1.5
    board = Drawing(width, height)
    for grow, fill in ((7, "#12060a"), (5, "#c8923a"), (2, "#3a0c14"), (0, "")):
        paint = fill or board.down(14, height - 26, (0, "#a02430"), (1, "#5a0f1a"))
        board.box(14 - grow, 14 - grow, width - 28 + 2 * grow, height - 40 + 2 * grow, 4, paint)
    picture = backdrop.over(picture, board)
    at = (width / 2, height / 2 - 9)
    mask = lettering.words_on((height, width), "SALOON TYCOON", Typeface.SLAB_BOLD, 84, at, track=7)
    picture = lettering.carved(picture, mask, SLAB)
    step = (width - 28) / 30 / k
    row = [(14 / k + step * number, y / k) for number in range(31) for y in (14, height - 26)]
    return _bulbs(picture, row, k)


def name_block(picture: Field) -> Field:
    """Draw the name in two lines on any ground: a stepped board in a row of lit bulbs."""
    (height, width), middle = picture.shape[:2], picture.shape[1] / 2
    corners = [(26, 56), (120, 56), (166, 22), (middle, 22)]
    side = [*corners[:3], *[(width - x, y) for x, y in reversed(corners[:3])]]
    outline = [*side, (width - 26, height - 26), (26, height - 26)]
    picture = backdrop.over(picture, _board(outline, (width, height)))
    for words, y, size, stretch, track in (("SALOON", 124, 172, 1.08, 24), ("TYCOON", 231, 66, 1.05, 26)):
        mask = lettering.words_on(
            picture.shape[:2], words, Typeface.SLAB_BOLD, size, (middle, y), stretch=stretch, track=track
        )
        cut = replace(SLAB, bevel=7, depth=12, edge=3) if y < 200 else replace(SLAB, bevel=4)
        picture = lettering.carved(picture, mask, cut)
    row = [
        (x / 1.7, y / 1.7)
        for (left, top), (right, foot) in pairwise([*outline, outline[0]])
        for x, y in _spread((left, top), (right, foot))
    ]
    return _bulbs(picture, row, 1.7)


def _spread(start: Point, end: Point) -> list[Point]:
    """Evenly spaced places along a line, from its start to before its end."""
    count = max(1, round(math.dist(start, end) / 32))
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    return [(x + dx * number / count, y + dy * number / count) for number in range(count)]


def _board(outline: list[Point], size: tuple[int, int]) -> Drawing:
    """Red boards with a gilt line inside the edge; a star on a taper on each side of the lower word."""
    width, height = size
    sheet, middle = Drawing(width, height), width / 2
    sheet.path([(x + 6, y + 12) for x, y in outline], "#000000", opacity=0.45)
    sheet.path(
        outline,
        sheet.down(22, height - 30, (0, "#8a1f2c"), (0.5, "#65141f"), (1, "#3c0b13")),
        "#1c080a",
        16.0,
    )
    for y in range(58, height - 40, 34):
        sheet.path(f"M34 {y}H{width - 34}", "none", "#2c0610", 2.4, opacity=0.6)
    inner = [(x + (18 if x < middle else -18), y + (18 if y < height / 2 else -18)) for x, y in outline]
    sheet.path(inner, "none", "#d9a64c", 3.4)
    for side in (-1, 1):
        taper = [(250, 0), (268, -7), (372, -2.5), (372, 2.5), (268, 7)]
        sheet.path([(middle + side * x, 232 + y) for x, y in taper], "#e9c27a", "#2c0610", 1.5)
        sheet.path(star((middle + side * 404, 232), 20, 8, 5), "#f0cc80", "#2c0610", 1.5)
    return sheet


def _round_the_sign() -> list[Point]:
    """The places of the bulbs on the poster."""
    row = [(20.0 + step * 22.5, 170.0) for step in range(17)] + [
        (side, at) for side in (17, 383) for at in (80, 110, 140)
    ]
    return (
        row + [(82.0 + step * 23.6, 24.0) for step in range(11)] + [(22, 56), (45, 54), (378, 56), (355, 54)]
    )


def _bulbs(picture: Field, places: list[Point], scale: float) -> Field:
    """Draw lit bulbs at some places, each with its glow."""
    y, x = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(F4) / F4(scale)
    for at in places:
        away = np.hypot(x - at[0], y - at[1])
        picture = picture + np.exp(-away / 7)[..., None] * np.array([0.9, 0.62, 0.24]) * 0.5
        bulb = np.clip((5.4 - away) * 1.2, 0, 1)[..., None]
        tone = np.array([1.0, 0.93, 0.7]) - np.clip(away / 5.4, 0, 1)[..., None] * np.array([0.1, 0.25, 0.4])
        picture = picture * (1 - bulb) + tone * bulb
    return picture
