"""The backgrounds of pictures: rays, a night over roofs, a field, a room. Each about (0, 0), 100 high."""

import math

from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour
from scenes.raccoon_rampage.art.colours import EYES, INK, MIDNIGHT, shade
from scenes.raccoon_rampage.art.pen import Pen, Piece

TOP, FOOT, HORIZON = -50.0, 50.0, 26.0


def _lines(pen: Pen, top: float, foot: float, strength: float) -> None:
    half = pen.width / 2
    rows = "".join(
        f"M{-half:.1f} {y}H{half:.1f}" for y in range(int(top) + 2, int(foot), 4 if pen.fine else 7)
    )
    pen.path(rows, "none", INK, 0.8 if pen.fine else 1.3, strength)


def rays(dark: Colour, light: Colour, x: float = 0, y: float = 10) -> Piece:
    """A sunburst about a place, in two tints."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(-half, TOP, pen.width, 100, 0, pen.down(TOP, FOOT, (0, shade(dark, -0.25)), (1, dark)))
        reach = half + 90
        for k in range(14):
            a, b = (k * math.tau / 14 + d for d in (-0.11, 0.11))
            ends = [(x + math.cos(t) * reach, y + math.sin(t) * reach) for t in (a, b)]
            pen.path([(x, y), *ends], light, opacity=0.55)
        pen.circle((x, y), 58, pen.radial((x, y), 58, (0, shade(light, 0.5), 0.75), (1, light, 0)))
        _lines(pen, TOP, FOOT, 0.2)

    return ground


def night(moon: float | None = -38, roofs: bool = True, sky: Colour = MIDNIGHT, eyed: int = 0) -> Piece:
    """A starry night with a moon at x, over lit roofs or firs; `eyed`: so many pairs of eyes below."""

    def ground(pen: Pen) -> None:
        half, dice = pen.width / 2, Scatter(7 + eyed)
        pen.box(
            -half, TOP, pen.width, 100, 0, pen.down(TOP, FOOT, (0, shade(sky, -0.35)), (1, shade(sky, 0.3)))
        )
        for _ in range(24 if pen.fine else 10):
            pen.circle((dice.between(-half, half), dice.between(TOP, 10)), dice.between(0.4, 0.9), "#fff6df")
        if moon is not None:
            pen.circle((moon, -24), 26, pen.radial((moon, -24), 26, (0, "#ffeec2", 0.6), (1, "#ffeec2", 0)))
            pen.disc((moon, -24), 13, "#ffeec2", 0.6)
        _lines(pen, TOP, HORIZON, 0.22)
        (_roofs if roofs else _firs)(pen, half, shade(sky, -0.55))
        for k in range(eyed):
            at = (-half + pen.width * (k + 0.5) / eyed, 40 - k % 3 * 6)
            for side in (-2.6, 2.6):
                pen.oval((at[0] + side, at[1]), 1.9, 1.5, EYES, 0)

    return ground


def _roofs(pen: Pen, half: float, colour: Colour) -> None:
    dice, x = Scatter(3), -half - 4
    while x < half:
        wide, top = dice.between(13, 24), dice.between(-4, 16)
        pen.path(
            [(x, 51), (x, top), (x + wide / 2, top - dice.between(0, 9)), (x + wide, top), (x + wide, 51)],
            colour,
        )
        for row in range(2):
            if dice.between(0, 1) > 0.4:
                pen.box(x + wide * dice.between(0.2, 0.65), top + 5 + row * 9, 3, 4, 0, EYES, opacity=0.85)
        x += wide
    pen.box(-half, HORIZON + 6, pen.width, 30, 0, shade(colour, -0.3))


def _firs(pen: Pen, half: float, colour: Colour) -> None:
    dice, x = Scatter(5), -half - 6
    while x < half + 10:
        high = dice.between(20, 44)
        for k in range(3):
            y, reach = 30 - high * (1 - k * 0.3), 4 + k * 3
            pen.path([(x, y - 6), (x + reach, y + high * 0.34), (x - reach, y + high * 0.34)], colour)
        x += dice.between(9, 17)
    pen.box(-half, HORIZON, pen.width, 30, 0, shade(colour, -0.3))


def field(high: Colour, low: Colour, earth: Colour, sun: float | None = None) -> Piece:
    """An open sky over hatched earth; a sun low at x."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(-half, TOP, pen.width, 100, 0, pen.down(TOP, HORIZON, (0, high), (1, low)))
        if sun is not None:
            for k in range(9):
                a, b = (math.pi + (k + d) * math.pi / 9 for d in (0.2, 0.8))
                far = [(sun + math.cos(t) * 190, 20 + math.sin(t) * 190) for t in (a, b)]
                pen.path([(sun, 20), *far], "#fff1c4", opacity=0.3)
            pen.disc((sun, 16), 15, "#ffe9b0", 0.6)
        _lines(pen, TOP, HORIZON, 0.16)
        pen.path(
            [
                (-half, 20),
                (-half * 0.4, 12),
                (half * 0.2, 21),
                (half * 0.7, 13),
                (half, 18),
                (half, 34),
                (-half, 34),
            ],
            shade(earth, -0.3),
        )
        pen.box(
            -half, HORIZON, pen.width, 26, 0, pen.down(HORIZON, FOOT, (0, earth), (1, shade(earth, -0.35)))
        )
        for k in range(-7, 8):
            pen.line([(k * 9, HORIZON), (k * 22, FOOT)], INK, 0.8, 0.3)

    return ground


def room(wall: Colour, floor: Colour, stripes: bool = False) -> Piece:
    """A wall, panelled or striped, over a floor."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(
            -half,
            TOP,
            pen.width,
            100,
            0,
            pen.down(TOP, HORIZON, (0, shade(wall, -0.3)), (1, shade(wall, 0.12))),
        )
        if stripes:
            for k in range(-8, 9):
                pen.box(k * 13 - 3, TOP, 6, HORIZON - TOP, 0, shade(wall, -0.35), opacity=0.5)
        _lines(pen, TOP, HORIZON, 0.18)
        pen.box(
            -half, HORIZON, pen.width, 26, 0, pen.down(HORIZON, FOOT, (0, floor), (1, shade(floor, -0.45)))
        )
        pen.line([(-half, HORIZON), (half, HORIZON)], INK, 1.4)

    return ground


def curtain(colour: Colour) -> Piece:
    """Heavy folds of cloth."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(-half, TOP, pen.width, 100, 0, colour)
        for k in range(math.ceil(pen.width / 11)):
            x = -half + k * 11
            fold = pen.across(
                x, x + 11, (0, shade(colour, -0.55)), (0.45, shade(colour, 0.22)), (1, shade(colour, -0.5))
            )
            pen.box(x, TOP, 11.4, 100, 0, fold)
        _lines(pen, TOP, FOOT, 0.18)

    return ground
