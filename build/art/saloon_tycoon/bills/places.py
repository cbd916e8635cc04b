"""Houses, roofs, signs and things in the street. Each is about (0, 0), its ground at y = 34."""

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    CREAM,
    GILT,
    GILT_LIGHT,
    INK,
    IVORY,
    LAMP,
    OAK,
    OXBLOOD,
    STEEL,
    WALNUT,
    WOOD,
    Pen,
    Piece,
    shade,
)


def _cabin(pen: Pen, x: float, width: float, height: float, lit: bool, roof: Colour = OXBLOOD) -> None:
    """A house one storey high or more, its foot at (x, 34)."""
    top, w = 34 - height, width / 2
    wall = "#8a5a36" if lit else shade(WOOD, -0.1)
    pen.rect(x - w, top, width, height, wall)
    for k in range(1, int(height / 6)):
        pen.line([(x - w, top + k * 6), (x + w, top + k * 6)], shade(wall, -0.3), 0.8, 0.8)
    pen.poly([(x - w - 4, top), (x, top - width * 0.55), (x + w + 4, top)], roof if lit else shade(WOOD, 0.2))
    for y in range(int(top) + 7, 24, 20):
        pen.rect(x - 4.4, y, 8.8, 10, LAMP if lit else shade(WOOD, -0.5), 0, 0.9)


def street(pen: Pen) -> None:
    """A whole street of houses, the last still to be built."""
    for x, width, height, lit in (
        (-42, 22, 36, True),
        (-15, 25, 54, True),
        (14, 24, 44, True),
        (42, 22, 32, False),
    ):
        _cabin(pen, x, width, height, lit)
    pen.line([(-58, 34), (58, 34)], INK, 2)


def stacked_cabins(pen: Pen) -> None:
    """Small rooms one on another."""
    for x, y, width, colour in (
        (-17, 10, 32, "#8a5a36"),
        (17, 10, 32, "#a5683c"),
        (-17, -14, 30, "#a5683c"),
        (17, -14, 30, "#8a5a36"),
    ):
        pen.rect(x - width / 2, y, width, 24, colour)
        pen.rect(x - 5, y + 6, 10, 12, LAMP if y < 0 else shade(colour, -0.5))
        pen.rect(x - width / 2 - 1, y - 2, width + 2, 4, WOOD, edge=0.8)
    for x in (-17, 17):
        pen.poly([(x - 19, -15), (x, -34), (x + 19, -15)], OXBLOOD)


def gable(x: float, width: float, height: float) -> Piece:
    """A stepped false front on a lit storey."""

    def draw(pen: Pen) -> None:
        w = width / 2
        pen.rect(x - w + 3, 4, width - 6, 30, "#8a5a36")
        for dx in (-w * 0.45, w * 0.45):
            pen.rect(x + dx - 5, 12, 10, 14, LAMP)
        top = 4 - height
        steps = [
            (-w, 4),
            (-w, 4 - height * 0.4),
            (-w * 0.62, 4 - height * 0.4),
            (-w * 0.62, 4 - height * 0.75),
        ]
        steps += [(-w * 0.3, 4 - height * 0.75), (-w * 0.3, top)]
        pen.poly([(x + a, b) for a, b in [*steps, *((-a, b) for a, b in reversed(steps))]], OXBLOOD)
        pen.line([(x - w * 0.3 - 2, top), (x + w * 0.3 + 2, top)], GILT, 3)
        pen.line([(x - w - 2, 4), (x + w + 2, 4)], WOOD, 3.4)
        pen.rect(x - w * 0.44, 4 - height * 0.55, w * 0.88, height * 0.3, CREAM, 1.5)

    return draw


def two_gables(pen: Pen) -> None:
    """Two roofs against the sky."""
    gable(-30, 52, 26)(pen)
    gable(30, 52, 36)(pen)


def tall_gable(pen: Pen) -> None:
    """A house three storeys high under a large roof."""
    for k in range(3):
        pen.rect(-27, 34 - 17 * (k + 1), 54, 17, ("#8a5a36", "#9c6a40", "#8a5a36")[k])
        for x in (-16, 0, 16):
            pen.rect(x - 4.4, 38 - 17 * (k + 1), 8.8, 9, LAMP, edge=0.8)
    pen.poly(
        [
            (-34, -17),
            (-34, -24),
            (-18, -24),
            (-18, -33),
            (-8, -33),
            (-8, -41),
            (8, -41),
            (8, -33),
            (18, -33),
            (18, -24),
            (34, -24),
            (34, -17),
        ],
        OXBLOOD,
    )
    pen.rect(-14, -29, 28, 8, CREAM, 1)
    pen.line([(-44, 34), (44, 34)], INK, 2)


def weathervane(pen: Pen) -> None:
    """A weathervane on a roof's tip."""
    pen.poly([(-44, 38), (0, 12), (44, 38)], OXBLOOD)
    pen.line([(-46, 38), (0, 10.6), (46, 38)], GILT, 4)
    pen.line([(0, 11), (0, -36)], INK, 3.4)
    pen.line([(-22, -2), (22, -2)], INK, 3)
    pen.poly([(-24, -2), (-15, -7), (-15, 3)], INK, 0)
    pen.poly([(24, -2), (16, -8), (20, -2), (16, 4)], INK, 0)
    hen = [
        (-22, -18),
        (-14, -26),
        (-8, -18),
        (4, -20),
        (14, -34),
        (22, -30),
        (18, -24),
        (14, -10),
        (2, -7),
        (-10, -10),
    ]
    pen.blob(hen, GILT, (0, 6))
    pen.poly([(14, -34), (17, -40), (20, -34), (24, -37), (22, -30)], OXBLOOD, 0.8)
    pen.poly([(22, -30), (28, -28), (21, -26)], GILT_LIGHT, 0.8)


def wagon(pen: Pen) -> None:
    """A covered wagon."""
    pen.blob(
        [(-36, 6), (-40, -14), (-30, -32), (-10, -28), (10, -28), (30, -32), (40, -14), (36, 6)],
        IVORY,
        (0, 7),
    )
    for x in (-18, 0, 18):
        pen.bend([(x, 6), (x * 1.1, -10), (x, -28)], shade(WOOD, -0.35), 1.4)
    pen.poly([(-42, 4), (42, 4), (36, 20), (-36, 20)], OAK)
    pen.line([(40, 12), (58, 22)], WALNUT, 3.4)
    for x, r in ((-24, 14), (24, 12)):
        y = 36 - r
        for k in range(4):
            pen.begin(f"rotate({k * 45 + 10} {x} {y})")
            pen.line([(x - r, y), (x + r, y)], WALNUT, 2)
            pen.end()
        pen.circle((x, y), r, "none", INK, 5)
        pen.circle((x, y), r, "none", OAK, 2.8)
        pen.disc((x, y), 3.4, GILT)


def planks(pen: Pen) -> None:
    """A stack of planks with a saw."""
    for row, count in enumerate((4, 3, 2)):
        for k in range(count):
            x, y = -15.0 * count + k * 30, 24 - row * 11
            pen.rect(x, y, 28, 10, shade(WOOD, -0.1 * ((k + row) % 2)))
            pen.circle((x + 14, y + 5), 3, "none", shade(WOOD, -0.4), 1.2)
    pen.begin("rotate(-22 0 -20)")
    pen.poly([(-34, -26), (22, -22), (22, -12), (-34, -16)], "#c8d0d6")
    for k in range(13):
        x = -32 + k * 4.2
        pen.line([(x, -16), (x + 2, -12.4), (x + 4, -15.6)], INK, 1)
    pen.blob([(20, -28), (38, -28), (40, -8), (20, -8)], OAK, edge=1)
    pen.oval((30, -18), 4, 5, CREAM, 0.8)
    pen.end()


def barn_frame(pen: Pen) -> None:
    """A house frame going up, a hammer at it."""
    post = "#c89a64"
    frame = "M-44 34V-6L-8 -38L28 -6V34M-44 -6H28M-26 34V-6M-8 34V-38M10 34V-6M-44 14H28"
    pen.path(frame, "none", INK, 7)
    pen.path(frame, "none", post, 4.4)
    pen.line([(-56, 35), (56, 35)], INK, 2)
    pen.begin("translate(38 6) rotate(28)")
    pen.rect(-3, -18, 6, 46, OAK, 2)
    pen.rect(-14, -28, 28, 13, STEEL, 2)
    pen.end()


def horse(pen: Pen) -> None:
    """A saddled horse at a gallop."""
    coat = "#6a4028"
    for legs in (
        ((-18, 8), (-34, 18), (-46, 34)),
        ((-14, 10), (-22, 22), (-36, 30)),
        ((16, 8), (32, 14), (36, 28)),
        ((12, 10), (24, 22), (20, 34)),
    ):
        pen.wire(list(legs), coat, 5)
    pen.bend([(-28, -6), (-42, -6), (-52, 6)], INK, 8)
    pen.bend([(-28, -6), (-42, -6), (-52, 6)], "#3a2418", 5.4)
    body = [
        (-28, -8),
        (-6, -12),
        (14, -10),
        (22, -24),
        (30, -36),
        (36, -38),
        (48, -24),
        (44, -19),
        (34, -24),
        (28, -6),
        (22, 8),
        (0, 8),
        (-20, 12),
        (-30, 4),
    ]
    pen.blob(body, coat)
    pen.blob([(20, -22), (28, -38), (34, -38), (26, -18), (18, -10), (10, -12)], "#3a2418", edge=0.8)
    pen.disc((37, -30), 1.8, INK, 0)
    pen.poly([(31, -38), (33, -45), (36, -38)], coat)
    pen.blob([(-12, -11), (-14, -19), (-6, -16), (4, -16), (9, -21), (10, -10)], OXBLOOD, (0, 5))
    pen.line([(2, -10), (3, 6)], OXBLOOD, 2.8)
    for y, x in ((-10, -58), (4, -62), (18, -60)):
        pen.line([(x, y), (x + 14, y)], CREAM, 2, 0.8)
