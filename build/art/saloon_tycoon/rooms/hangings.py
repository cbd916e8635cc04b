"""Hangings: windows, pictures, curtains, lanterns, linen, boards. (0, 0) is mostly their top."""

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    APRICOT,
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    IRON,
    IVORY,
    OAK,
    OXBLOOD,
    WALNUT,
    WOOD,
    Pen,
    Piece,
    shade,
)

EVENING = ((0, "#5a3458"), (0.6, "#c4653a"), (1, APRICOT))


def window(width: float, height: float, curtain: Colour = "", bars: int = 0) -> Piece:
    """A window at evening, its head at (0, 0): with curtains, or with bars."""

    def draw(pen: Pen) -> None:
        w = width / 2
        pen.rect(-w - 3, -3, width + 6, height + 6, shade(WOOD, -0.3))
        pen.rect(-w, 0, width, height, pen.down(0, height, *EVENING), edge=0.8)
        if not bars:
            pen.line([(0, 0), (0, height)], shade(WOOD, -0.3), 2)
            pen.line([(-w, height / 2), (w, height / 2)], shade(WOOD, -0.3), 2)
        for k in range(bars):
            x = -w + (k + 1) * width / (bars + 1)
            pen.line([(x, 0), (x, height)], INK, 2.2)
        for side in (-1, 1) if curtain else ():
            _curtain(pen, side, w, height, curtain)
        if curtain:
            pen.rect(-w - 9, -8, width + 18, 4, GILT, 1.6, 0.8)

    return draw


def _curtain(pen: Pen, side: int, w: float, height: float, colour: Colour) -> None:
    shape = [(w + 6, -5), (2, -5), (w * 0.4, height * 0.4), (w * 0.8, height * 0.62), (w * 0.5, height + 7)]
    pen.blob([(side * x, y) for x, y in [*shape, (w + 6, height + 7)]], colour, (0, 1, 4, 5), 0.9)
    for share in (0.75, 1):
        fold = [(w * share, -3), (w * (share + 0.08), height * 0.6), (w * share, height + 5)]
        pen.bend([(side * x, y) for x, y in fold], shade(colour, -0.45), 0.9, 0.8)


def picture(width: float, height: float, view: str = "mesa") -> Piece:
    """A gilt frame about (0, 0): a mesa at sundown, or a mirror."""

    def draw(pen: Pen) -> None:
        w, h = width / 2, height / 2
        pen.rect(-w, -h, width, height, GILT, 1.5)
        inner = (-w + 3, -h + 3, width - 6, height - 6)
        if view == "mirror":
            glass = pen.linear((-w, -h), (w, h), (0, "#dcebe6"), (0.5, "#a8c4c4"), (1, "#7fa0a8"))
            pen.rect(*inner, glass, edge=0.7)
            pen.line([(-w * 0.4, h * 0.4), (w * 0.3, -h * 0.5)], "#ffffff", 2, 0.6)
            return
        pen.rect(*inner, pen.down(-h, h, (0, APRICOT), (1, "#f4d8a0")), edge=0.7)
        ridge = [(-w + 3, h - 3), (-w + 3, 1), (-w * 0.3, -h * 0.3), (0, 3), (w * 0.4, -h * 0.45), (w - 3, 2)]
        pen.poly([*ridge, (w - 3, h - 3)], "#8a4a3a", 0.6)

    return draw


def horseshoe(size: float, colour: Colour = "#a8b0bc") -> Piece:
    """A horseshoe, its open end below, about (0, 0)."""

    def draw(pen: Pen) -> None:
        s = size
        pen.wire(
            [(-7 * s, 11 * s), (-10 * s, 0), (-6 * s, -9 * s), (6 * s, -9 * s), (10 * s, 0), (7 * s, 11 * s)],
            colour, 4 * s,
        )  # fmt: skip

    return draw


def wheel(radius: float) -> Piece:
    """A wagon wheel about (0, 0)."""

    def draw(pen: Pen) -> None:
        for k in range(8):
            pen.begin(f"rotate({k * 45})")
            pen.line([(0, 0), (0, -radius)], WALNUT, 2.6)
            pen.end()
        pen.circle((0, 0), radius, "none", INK, 6)
        pen.circle((0, 0), radius, "none", "#8a5a30", 4)
        pen.disc((0, 0), radius * 0.26, OAK)

    return draw


def pitchfork(pen: Pen) -> None:
    """A fork that leans on the wall, its foot at (0, 0)."""
    pen.line([(0, 0), (5, -56)], INK, 3.8)
    pen.line([(0, 0), (5, -56)], "#c89a5c", 2.4)
    pen.bend([(0, -70), (0, -60), (5, -57), (10, -60), (10, -70)], IRON, 2)
    pen.line([(5, -57), (5, -70)], IRON, 2)


def linen(pen: Pen) -> None:
    """Washing on a line, one bay wide, from its middle."""
    pen.bend([(-54, -4), (0, 5), (54, -4)], CREAM, 1.4)
    for x, y, wide, long, colour in (
        (-48, 0, 24, 35, "#f6efe0"), (-20, 3, 15, 24, "#c0584a"),
        (0, 4, 16, 29, "#e3cf9c"), (21, 2, 29, 32, "#fbf6ea"),
    ):  # fmt: skip
        hem = [(x + wide - 1, y + long), (x + wide * 0.6, y + long - 3), (x + wide * 0.3, y + long + 1)]
        pen.blob([(x, y), (x + wide, y), *hem, (x + 1, y + long - 1)], colour, (0, 1, 2, 5), 0.9)
        pen.line([(x + wide * 0.4, y + 3), (x + wide * 0.38, y + long - 5)], shade(colour, -0.35), 0.8, 0.8)


def galleys(count: int) -> Piece:
    """Printed sheets drying on a line from (0, 0) to the right."""

    def draw(pen: Pen) -> None:
        pen.bend([(-4, 0), (count * 9.5, 4), (count * 19 + 2, 0)], WALNUT, 1.2)
        for k in range(count):
            x = k * 19
            pen.rect(x, 2, 16, 25, IVORY, edge=0.8)
            pen.rect(x + 2.6, 5, 10.8, 3.4, INK, edge=0)
            for row in range(5):
                pen.line([(x + 2.6, 12 + row * 2.8), (x + 13.4, 12 + row * 2.8)], "#7a6a5a", 0.9)

    return draw


def vanity(pen: Pen) -> None:
    """An oval mirror over a dressing table."""
    for x in (-14, 7):
        pen.rect(x, -26, 7, 26, "#b47a48")
    pen.rect(-18, -31, 36, 6, IVORY, 1)
    pen.oval((0, -52), 14, 19, GILT)
    pen.oval((0, -52), 10.6, 15.4, pen.linear((-10, -66), (10, -38), (0, "#eef6f0"), (1, "#7fa4a8")), 0.7)


def cue_rack(pen: Pen) -> None:
    """Cues in their rack, its middle at (0, 0)."""
    for y in (-28, 26):
        pen.rect(-17, y, 34, 6, OAK)
    for k in range(4):
        x = -11.5 + k * 7.6
        pen.line([(x, -36), (x, 28)], INK, 3.8)
        pen.line([(x, -36), (x, 8)], ("#f0d090", "#d9a45c")[k % 2], 2.4)
        pen.line([(x, 8), (x, 28)], "#5a2416", 2.8)


def scoreboard(pen: Pen) -> None:
    """A board of beads on wires, about (0, 0)."""
    pen.rect(-15, -19, 30, 38, OAK, 1.5)
    pen.rect(-12, -16, 24, 32, "#2a2a2e", edge=0.7)
    for k in range(4):
        y = -11 + k * 7.4
        pen.line([(-12, y), (12, y)], GILT, 1)
        for bead in range(3):
            pen.disc((-8 + bead * 4.6 + (k % 3) * 3.2, y), 2.2, ("#c0442f", IVORY)[k % 2], 0.5)


def blackboard(pen: Pen) -> None:
    """A blackboard with letters, about (0, 0)."""
    pen.rect(-38, -24, 76, 47, OAK, 1)
    pen.rect(-33, -19.5, 66, 38, "#24453c", edge=0.8)
    pen.line([(-26, -2), (-20.5, -15), (-15, -2)], IVORY, 2.2)
    pen.line([(-24, -6.4), (-17, -6.4)], IVORY, 1.8)
    pen.bend([(-8, -15), (-8, -2), (0, -4), (-6, -9), (-1, -13), (-8, -15)], IVORY, 2)
    pen.bend([(16, -13), (8, -13), (7, -4), (16, -3)], IVORY, 2.2)
    for y, x in ((5, 14), (11, 2)):
        pen.line([(-26, y), (x, y)], IVORY, 1.4, 0.8)
    pen.rect(-32, 22, 64, 4, shade(OAK, 0.2), edge=0.8)


def bell(pen: Pen) -> None:
    """A school bell from the ceiling."""
    pen.line([(0, 0), (0, 12)], INK, 2)
    pen.blob([(-9, 30), (-6, 17), (0, 12), (6, 17), (9, 30)], GILT_LIGHT, (0, 4))
    pen.disc((0, 31.6), 2.6, GILT_DEEP, 0.7)


def wanted(pen: Pen) -> None:
    """A wanted poster about (0, 0)."""
    pen.rect(-14, -18, 28, 37, "#ecdcb4", edge=0.9)
    pen.rect(-10, -14.6, 20, 5.6, OXBLOOD, edge=0)
    pen.disc((0, 0), 6.6, "#b8a478", 0.8)
    pen.poly([(-9, -4), (9, -4), (5, -5.4), (4, -9), (-4, -9), (-5, -5.4)], INK, 0)
    pen.line([(-8, 11), (8, 11)], INK, 1.8)
    pen.line([(-6, 15), (6, 15)], INK, 1)


def rug(width: float, colour: Colour) -> Piece:
    """A rug on the floor, its middle at (0, 0)."""

    def draw(pen: Pen) -> None:
        w = width / 2
        pen.poly([(-w, 4), (8 - w, -6), (w - 8, -6), (w, 4)], colour, 0.8)
        edge = [(7 - w, 2), (12 - w, -4), (w - 12, -4), (w - 7, 2), (7 - w, 2)]
        pen.line(edge, GILT_LIGHT, 1.2)

    return draw
