"""The table mountains at the horizon, in two ranges."""

from art.saloon_tycoon.street.hours import Light
from art.saloon_tycoon.street.lay import Lay
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour, mix
from scenes.art.vector import Point
from scenes.saloon_tycoon.art.colours import DUSK, Pen, shade

HORIZON = 236
"""The height of the horizon in the figures below."""
FAR = (
    (0.0, 208), (0.06, 200), (0.085, 176), (0.15, 173), (0.17, 205), (0.24, 212), (0.27, 188), (0.31, 186),
    (0.33, 210), (0.41, 214), (0.46, 205), (0.485, 160), (0.52, 157), (0.535, 166), (0.545, 204), (0.62, 212),
    (0.66, 190), (0.72, 187), (0.74, 210), (0.83, 214), (0.87, 196), (0.93, 192), (0.95, 208), (1.0, 210),
)  # fmt: skip
"""The far range: positions as shares of the width, and heights."""
BUTTES = ((0.115, 0.185, 132), (0.355, 0.42, 158), (0.565, 0.655, 146), (0.815, 0.9, 124))
"""The near buttes: left and right end as shares of the width, and the height of the top."""


def mesas(pen: Pen, now: Light, lay: Lay) -> None:
    """Draw a pale far range, and in front of it red buttes on their slopes of rubble."""
    w, down = pen.width, lay.horizon - HORIZON
    pale = mix(now.far, now.horizon, 0.35)
    outline = [(0, 270 + down), *((x * w, y + down) for x, y in FAR), (w, 270 + down)]
    pen.poly(outline, pen.down(150 + down, 250 + down, (0, shade(pale, 0.1)), (1, pale)), 0.8)
    _strata(pen, (0.0, 1.0), 216 + down, 250 + down, shade(pale, -0.3))
    for number, (left, right, top) in enumerate(BUTTES):
        _butte(pen, (left * w, right * w), top + down, lay.horizon + 26, now, Scatter(40 + number))


def _strata(pen: Pen, span: tuple[float, float], top: float, foot: float, colour: Colour) -> None:
    """Level lines across a slope."""
    y = top
    while y < foot:
        pen.line([(span[0] * pen.width, y), (span[1] * pen.width, y)], colour, 0.9, 0.3)
        y += 6


def _butte(pen: Pen, span: tuple[float, float], top: float, foot: float, now: Light, dice: Scatter) -> None:
    """A flat top with two steps, walls that are hatched, rubble below them; its right side in shadow."""
    left, right = span
    wide, wall = right - left, top + (foot - top) * 0.5
    step = top + (wall - top) * 0.34
    crown = [
        (left + wide * 0.12, wall), (left + wide * 0.15, step), (left + wide * 0.25, step - 2),
        (left + wide * 0.27, top), (left + wide * 0.62, top - 3), (left + wide * 0.66, top + 4),
        (left + wide * 0.84, step + 3), (left + wide * 0.88, wall),
    ]  # fmt: skip
    slope = [(left - wide * 0.3, foot), *crown, (right + wide * 0.34, foot)]
    tone = mix(now.near, now.far, 0.45)
    pen.poly(slope, pen.down(top, foot, (0, shade(tone, 0.16)), (0.5, tone), (1, mix(tone, now.near, 0.7))))
    shadow: list[Point] = [
        (left + wide * 0.56, top - 2), *crown[4:], (right + wide * 0.34, foot), (left + wide * 0.7, foot),
        (left + wide * 0.6, wall),
    ]  # fmt: skip
    pen.poly(shadow, shade(tone, -0.42), 0, 0.5)
    marks = []
    for k in range(round(wide / 6)):
        x = left + wide * 0.14 + k * 6 + dice.between(-2, 2)
        if x > left + wide * 0.86:
            break
        head = (step if x < left + wide * 0.27 or x > left + wide * 0.68 else top) + dice.between(4, 10)
        marks.append(f"M{x:.1f} {head:.1f}V{wall - dice.between(0, 12):.1f}")
    for k in range(round(wide / 9)):
        x = left + k * 9 + dice.between(-4, 4)
        lean = (x - (left + right) / 2) * 0.16
        marks.append(f"M{x:.1f} {wall + dice.between(2, 9):.1f}l{lean:.1f} {dice.between(12, 24):.1f}")
    pen.path("".join(marks), "none", DUSK, 1.1, 0.4)
    pen.line([(left + wide * 0.12, wall), (left + wide * 0.88, wall)], shade(tone, 0.35), 1.6, 0.5)
    pen.line([crown[3], crown[4]], shade(tone, 0.5), 1.8, 0.6)
