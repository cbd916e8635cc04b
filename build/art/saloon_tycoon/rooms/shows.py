"""The furnishings of a show: curtains, drapes and a painted night, lanterns, chandeliers. About (0, 0)."""

from art.saloon_tycoon.rooms.cutaway import BACK, SILL
from scenes.saloon_tycoon.art.colours import GILT, GILT_LIGHT, INK, IVORY, Pen, Piece, shade


def red_lantern(size: float) -> Piece:
    """A paper lantern under the ceiling; it glows in a finished room."""

    def draw(pen: Pen) -> None:
        s = size
        pen.line([(0, 0), (0, 10)], INK, 1.6)
        if pen.lit:
            pen.circle(
                (0, 10 + 14 * s),
                30 * s,
                pen.radial((0, 10 + 14 * s), 30 * s, (0, "#ff9a6a", 0.8), (1, "#ff5a4a", 0)),
            )
        tone = ("#ffe0a0", "#f0503c", "#a8201a") if pen.lit else ("#b8403a", "#962420", "#5a1414")
        paint = pen.radial((0, 10 + 14 * s), 16 * s, (0, tone[0]), (0.45, tone[1]), (1, tone[2]))
        body = [(-7, 1), (-14, 14), (-7, 27), (7, 27), (14, 14), (7, 1)]
        pen.blob([(x * s, 10 + y * s) for x, y in body], paint)
        for x in (-4, 0, 4):
            pen.bend([(x * s, 10 + s), (x * 2.2 * s, 10 + 14 * s), (x * s, 10 + 27 * s)], "#7a1414", 0.8)
        for y in (0, 26):
            pen.rect(-7 * s, 9 + y * s, 14 * s, 3.4, GILT, edge=0.7)
        pen.line([(0, 13 + 26 * s), (0, 22 + 26 * s)], GILT_LIGHT, 2.2)

    return draw


def screen(pen: Pen) -> None:
    """A folding screen with blossoms, its foot at (0, 0)."""
    for k in range(3):
        x, o = -29 + k * 19.5, 3 * (k % 2)
        pen.poly(
            [(x, -62 + o), (x + 19.5, -59 - o), (x + 19.5, -2 + o), (x, 1 - o)], ("#27495a", "#356878")[k % 2]
        )
        pen.bend([(x + 6, -10), (x + 11, -28), (x + 8, -44)], GILT, 1.6)
        for dx, dy in ((8, -46), (12, -36), (9, -26)):
            pen.disc((x + dx, dy), 3, "#f0a0a8", 0.6)


def drapes(pen: Pen) -> None:
    """Heavy drapes at both sides of a room, from the ceiling's middle."""
    half = pen.width / 2
    for side in (-1, 1):
        fold = [
            (half, 0),
            (half - 24, 0),
            (half - 15, 36),
            (half - 8, 62),
            (half - 14, SILL - 6),
            (half, SILL - 6),
        ]
        pen.blob([(side * x, y) for x, y in fold], "#7a1a36", (0, 1, 4, 5))
        pen.line([(side * (half - 1), 62), (side * (half - 10), 62)], GILT_LIGHT, 2.8)


def stage_curtain(pen: Pen) -> None:
    """A theater's curtain drawn to both sides, two bays wide, from the ceiling's middle."""
    red = "#b8302c"
    for side in (-1, 1):
        fold = [(112, 0), (56, 0), (66, 34), (84, 60), (94, 74), (82, 110), (112, 110)]
        paint = pen.across(side * 56, side * 112, (0, shade(red, 0.15)), (0.5, red), (1, shade(red, -0.45)))
        pen.blob([(side * x, y) for x, y in fold], paint, (0, 1, 5, 6))
        for k in range(3):
            line = [(70 + k * 13, 4), (88 + k * 7, 60), (97 + k * 4, 74), (88 + k * 7, 108)]
            pen.bend([(side * x, y) for x, y in line], shade(red, -0.5), 1.3, 0.8)
        pen.line([(side * 86, 73), (side * 111, 73)], GILT_LIGHT, 4)


def valance(pen: Pen) -> None:
    """The swags above a curtain, a gilt mask in their middle."""
    red = "#cc3c34"
    for k in range(5):
        x = -112 + k * 44.8
        pen.blob(
            [(x, 0), (x + 44.8, 0), (x + 36, 14), (x + 22.4, 20), (x + 9, 14)], pen.front(0, 20, red), (0, 1)
        )
        pen.bend([(x + 7, 11), (x + 22.4, 17), (x + 38, 11)], GILT_LIGHT, 1.8)
    pen.blob([(-10, 4), (10, 4), (8, 20), (0, 26), (-8, 20)], GILT_LIGHT, (0, 1))
    for x in (-4, 4):
        pen.oval((x, 11), 2.2, 1.6, INK, 0)
    pen.bend([(-4, 17), (0, 20), (4, 17)], INK, 1.6)


def backdrop(pen: Pen) -> None:
    """A painted night: a moon, hills and a mission tower; two bays wide, its top at the middle."""
    pen.rect(-96, 0, 192, BACK - 14, pen.down(0, BACK - 14, (0, "#2a3570"), (1, "#8a7fb8")))
    pen.disc((44, 28), 13, "#fff0c0", 0.7)
    for x, y in ((-64, 14), (-30, 22), (4, 12), (76, 42), (-6, 36), (22, 44)):
        pen.disc((x, y), 1.6, "#fff6d8", 0)
    pen.poly(
        [(-96, 84), (-96, 62), (-66, 46), (-26, 62), (14, 42), (58, 62), (96, 52), (96, 84)], "#4a4678", 0.8
    )
    pen.poly([(-58, 84), (-58, 46), (-46, 34), (-34, 46), (-34, 64), (-18, 64), (-18, 84)], "#6a4a66", 0.8)
    pen.rect(-50, 50, 7, 11, INK, 3, 0)


def chandelier(pen: Pen) -> None:
    """A chandelier with candles and crystal drops, from the ceiling."""
    pen.line([(0, 0), (0, 14)], INK, 2)
    for x, y in ((-26, 20), (-14, 25), (14, 25), (26, 20)):
        pen.wire([(0, 27), (x * 0.6, 33), (x, y + 6)], GILT, 2)
        pen.rect(x - 2, y - 2, 4, 8, IVORY, edge=0.6)
        if pen.lit:
            pen.circle((x, y - 5), 10, pen.radial((x, y - 5), 10, (0, "#fff4c8", 0.95), (1, "#ffd27a", 0)))
            pen.blob([(x, y - 10), (x + 2.2, y - 5), (x, y - 2), (x - 2.2, y - 5)], "#ffe08a", edge=0)
    pen.blob([(-7, 14), (0, 10), (7, 14), (0, 32)], GILT, edge=0.9)
    for x in (-20, -10, 0, 10, 20):
        pen.poly([(x, 33), (x + 2.6, 37), (x, 42), (x - 2.6, 37)], "#e8f4ff", 0.6)


def shades(pen: Pen) -> None:
    """Three green shades on a bar, from the ceiling."""
    for x in (-36, 36):
        pen.line([(x, 0), (x, 24)], INK, 1.6)
    pen.rect(-48, 22, 96, 4, GILT, 1.5, 0.8)
    for x in (-32, 0, 32):
        pen.poly([(x - 5, 26), (x + 5, 26), (x + 15, 39), (x - 15, 39)], "#2f8f5a")
        pen.oval((x, 40), 8, 2.6, "#fff3c0" if pen.lit else "#3a4a3a", 0.6)
        if pen.lit:
            cone = pen.down(40, 74, (0, "#fff0b0", 0.5), (1, "#fff0b0", 0))
            pen.poly([(x - 13, 40), (x + 13, 40), (x + 26, 74), (x - 26, 74)], cone, 0)
