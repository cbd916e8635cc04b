"""Furniture: bars and tables, chairs, beds, cupboards. Each has its foot at (0, 0)."""

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    IVORY,
    OAK,
    OUTLAW,
    WALNUT,
    Pen,
    Piece,
    shade,
)

BAIZE = "#2f8f5a"
MAHOGANY, PINE = "#7a4226", "#c08a50"


def counter(width: float, panels: int, height: float = 40, colour: Colour = OAK) -> Piece:
    """A counter with panels and a pale top."""

    def draw(pen: Pen) -> None:
        left = -width / 2
        pen.rect(left + 3, -height, width - 6, height, pen.front(-height, 0, colour))
        wide = (width - 6) / panels
        for k in range(panels if pen.fine else 0):
            pen.rect(left + 5.5 + k * wide, 8 - height, wide - 5, height - 15, shade(colour, -0.25), 1, 0.7)
        pen.rect(left, -height - 5, width, 6.5, pen.turned(left, -left, "#d9a468"), 2)
        pen.line([(left + 4, -4), (-left - 4, -4)], GILT_DEEP, 3.2)
        pen.line([(left + 4, -4.6), (-left - 4, -4.6)], GILT_LIGHT, 1.4)

    return draw


def round_table(width: float, top: Colour = PINE, height: float = 27) -> Piece:
    """A round table on one foot."""

    def draw(pen: Pen) -> None:
        w = width / 2
        pen.blob(
            [(-3, -height), (3, -height), (4, -9), (14, 0), (-14, 0), (-4, -9)], WALNUT, corners=(0, 1, 3, 4)
        )
        pen.oval((0, -height), w, w * 0.2 + 1.5, pen.turned(-w, w, OAK))
        pen.oval((0, -height - 1.6), w * 0.88, w * 0.15 + 1, top, 0.6)

    return draw


def chair(facing: int = 1, colour: Colour = "#8a5530") -> Piece:
    """A bentwood chair that faces right (1) or left (-1)."""

    def draw(pen: Pen) -> None:
        f = facing
        for foot, top in ((-6, -5), (7, 6)):
            pen.line([(foot * f, 0), (top * f, -17)], INK, 3.6)
            pen.line([(foot * f, 0), (top * f, -17)], colour, 2)
        pen.wire([(-5 * f, -17), (-8 * f, -32), (-9 * f, -40)], colour, 2)
        pen.line([(-6.5 * f, -28), (-3 * f, -29)], colour, 2)
        pen.line([(-7.5 * f, -36), (-3.5 * f, -37)], colour, 2)
        pen.rect(min(-7 * f, 8 * f), -19.5, 15, 4, shade(colour, 0.2), 1.5, 0.8)

    return draw


def armchair(colour: Colour) -> Piece:
    """An upholstered back seen over a table."""

    def draw(pen: Pen) -> None:
        back = [(-11, 0), (-11, -18), (-7, -26), (0, -28), (7, -26), (11, -18), (11, 0)]
        pen.blob(back, colour, (0, 6))
        inner = [(x * 0.66, y * 0.8 - 2) for x, y in back]
        pen.blob(inner, shade(colour, 0.25), (0, 6), 0.6)

    return draw


def glass(pen: Pen) -> None:
    """A beer glass with its head."""
    pen.rect(-3.4, -8, 6.8, 8, "#e8b048", 1, 0.7)
    pen.rect(-4, -10.5, 8, 3.6, IVORY, 1.6, 0.6)


def piano(pen: Pen) -> None:
    """An upright piano with candles."""
    pen.rect(-24, -50, 48, 50, pen.turned(-24, 24, "#6a3a24"), 1)
    pen.rect(-27, -54, 54, 5.5, MAHOGANY, 1)
    pen.rect(-19, -46, 38, 14, "#3a1d14", 1, 0.7)
    pen.bend([(-16, -35), (-9, -43), (-2, -35), (5, -43), (12, -35), (16, -40)], GILT, 1.4)
    pen.poly([(-26, -28), (26, -28), (28, -20), (-28, -20)], "#3a1d14")
    pen.rect(-25, -28, 50, 5, IVORY, 0, 0.7)
    for k in range(14 if pen.fine else 7):
        pen.rect(-23 + k * (3.5 if pen.fine else 7), -28, 1.8, 3, INK, 0, 0)
    for x in (-14, 12):
        pen.rect(x, -63, 3, 9, IVORY, 0.5, 0.6)
        if pen.lit:
            pen.blob([(x + 1.5, -69), (x + 3.4, -65), (x + 1.5, -62.4), (x - 0.4, -65)], "#ffdf8a", edge=0)


def bed(quilt: Colour = "#a93a3a") -> Piece:
    """A brass bed with a patchwork quilt, its head to the left."""

    def draw(pen: Pen) -> None:
        for x, top in ((-48.0, -62), (46, -42)):
            pen.wire([(x, 0), (x, top)], GILT, 3)
            pen.disc((x, top - 2), 3.8, GILT_LIGHT, 0.8)
        pen.wire([(-48, -50), (-40, -66), (-30, -52)], GILT, 2)
        pen.line([(-40, -62), (-40, -30)], GILT, 2)
        pen.rect(-46, -24, 92, 14, "#8f4a3a")
        pen.blob([(-47, -33), (46, -31), (46, -12), (-47, -12)], quilt, (0, 1, 2, 3))
        for k in range(6):
            for row in range(2):
                x, y = -12 + k * 9.4, -27.0 + row * 9
                patch = GILT_LIGHT if (k + row) % 2 else CREAM
                pen.poly([(x, y - 4.4), (x + 4.6, y), (x, y + 4.4), (x - 4.6, y)], patch, 0.4)
        pen.blob([(-45, -42), (-24, -44), (-20, -34), (-22, -30), (-45, -29)], "#fbf3de", edge=0.8)

    return draw


def wardrobe(pen: Pen) -> None:
    """A wardrobe with two doors."""
    pen.rect(-21, -70, 42, 70, pen.turned(-21, 21, "#a06a3c"))
    pen.poly([(-24, -70), (0, -83), (24, -70)], shade(OAK, 0.15))
    for x in (-18, 2):
        pen.rect(x, -65, 16, 54, shade(OAK, 0.05), 1, 0.7)
        pen.rect(x + 3, -60, 10, 20, shade(OAK, 0.25), 4, 0.5)
        pen.rect(x + 3, -34, 10, 18, shade(OAK, 0.25), 1, 0.5)
    for x in (-3, 3):
        pen.disc((x, -38), 1.6, GILT_LIGHT, 0.5)


def washstand(pen: Pen) -> None:
    """A washstand with bowl and jug."""
    pen.rect(-16, -32, 32, 32, pen.front(-32, 0, "#9a6338"), 1)
    pen.line([(-16, -20), (16, -20)], INK, 0.8)
    pen.disc((0, -13), 1.8, GILT_LIGHT, 0.5)
    pen.rect(-19, -36, 38, 5, "#efe8da", 1)
    pen.blob([(-15, -42), (-1, -42), (-5, -36), (-11, -36)], "#e4edf0", (0, 1), 0.8)
    pen.blob([(4, -36), (2, -46), (6, -54), (12, -54), (13, -46), (12, -36)], "#e4edf0", (0, 3, 5))
    pen.bend([(13, -51), (18, -47), (13, -41)], "#c8d6dc", 2)


def cabinet(width: float, height: float, drawers: int = 0, colour: Colour = MAHOGANY) -> Piece:
    """A cabinet with two doors, or with rows of drawers."""

    def draw(pen: Pen) -> None:
        w = width / 2
        pen.rect(-w, -height, width, height, pen.front(-height, 0, colour), 1)
        pen.rect(-w - 3, -height - 4, width + 6, 5, shade(OAK, 0.1), 1)
        if not drawers:
            for x in (-w + 3, 1.5):
                pen.rect(x, 5 - height, w - 4.5, height - 9, shade(colour, -0.3), 1, 0.7)
        for row in range(drawers):
            for x in (-w + 2, 1):
                y = 3 - height + row * (height - 4) / drawers
                pen.rect(x, y, w - 3, (height - 4) / drawers - 2, PINE, 0.6, 0.5)
                pen.disc((x + w / 2 - 1.5, y + (height - 4) / drawers / 2 - 1), 1, GILT_LIGHT, 0)

    return draw


def billiard_table(pen: Pen) -> None:
    """A billiard table with a cue and balls."""
    for x in (-62, -6, 50):
        pen.blob(
            [(x, -22), (x + 13, -22), (x + 9, -12), (x + 12, 0), (x, 0), (x + 3, -12)],
            "#6a3a20",
            (0, 1, 3, 4),
        )
    pen.poly([(-70, -36), (70, -36), (79, -25), (-79, -25)], BAIZE)
    pen.poly([(-63, -34.4), (63, -34.4), (69, -28), (-69, -28)], shade(BAIZE, 0.22), 0)
    pen.rect(-81, -26, 162, 11, pen.front(-26, -15, "#a86a3a"), 2)
    for x in (-72, 0, 72):
        pen.disc((x, -23), 3, INK, 0)
    for x, colour in ((-34, OUTLAW), (-25, IVORY), (26, "#e8b048")):
        pen.disc((x, -33), 3.6, colour, 0.7)
    pen.line([(-16, -33), (62, -47)], INK, 3.4)
    pen.line([(-16, -33), (62, -47)], "#e8c890", 2)


def poker_table(pen: Pen) -> None:
    """A poker table: a hand of cards, stacks of chips."""
    round_table(112, BAIZE, 30)(pen)
    for x, colour, count in ((-30, OUTLAW, 4), (-21, CREAM, 3), (20, GILT, 5), (29, "#3f6a96", 3)):
        for k in range(count):
            pen.oval((x, -33 - k * 2.4), 4.6, 2, colour, 0.5)
    for k, x in enumerate((-7, 0, 7)):
        pen.poly([(x - 5, -28), (x + 3.4, -28), (x + 5 + k - 1, -37), (x - 2.6 + k, -37)], IVORY, 0.6)
        pen.disc((x + 0.4, -32.4), 1.3, OUTLAW if k % 2 else INK, 0)


def settee(pen: Pen) -> None:
    """A carved settee in plush."""
    for x in (-36, 36):
        pen.wire([(x, -8), (x + (3 if x > 0 else -3), 0)], GILT_DEEP, 2.4)
    plush = "#b83a58"
    back = [
        (-44, -8), (-47, -28), (-41, -36), (-34, -32), (-26, -47), (0, -56),
        (26, -47), (34, -32), (41, -36), (47, -28), (44, -8),
    ]  # fmt: skip
    pen.blob(back, pen.down(-56, -6, (0, shade(plush, 0.2)), (1, shade(plush, -0.4))), (0, 10))
    pen.bend([(-34, -32), (-26, -47), (0, -56), (26, -47), (34, -32)], GILT_LIGHT, 2.4)
    pen.rect(-36, -24, 72, 11, shade(plush, 0.22), 5, 0.8)
    pen.line([(-43, -8), (43, -8)], GILT, 2.4)
    for x in (-17, 0, 17):
        pen.disc((x, -37), 1.6, GILT_LIGHT, 0.4)


def chaise(pen: Pen) -> None:
    """A chaise longue with a cushion, its head to the left."""
    for x in (-40, 40):
        pen.wire([(x, -10), (x - 2, 0)], GILT_DEEP, 2.4)
    plush = "#d0465f"
    body = [
        (-50, -10), (-54, -34), (-49, -52), (-38, -55), (-32, -44), (-26, -28), (38, -28), (50, -24),
        (50, -10),
    ]  # fmt: skip
    pen.blob(body, pen.down(-55, -8, (0, shade(plush, 0.22)), (1, shade(plush, -0.45))), (0, 8))
    pen.line([(-49, -10), (49, -10)], GILT, 2.6)
    for x in (-16, 2, 20, 36):
        pen.disc((x, -19), 1.5, GILT_LIGHT, 0.4)
    pen.blob([(-34, -28), (-32, -40), (-18, -42), (-14, -28)], GILT_LIGHT, edge=0.8)


def school_desk(pen: Pen) -> None:
    """A school desk on iron feet, with a book and an ink pot."""
    for x in (-10, 10):
        pen.wire([(x, -18), (x + 3, -9), (x - 1, 0)], "#3a3e46", 1.6)
    pen.rect(-14, -22, 28, 6, OAK, 0, 0.8)
    pen.poly([(-12, -29), (12, -29), (16, -21), (-16, -21)], "#e0ac70")
    pen.poly([(-7, -29), (3, -29), (4, -24), (-9, -24)], IVORY, 0.6)
    pen.rect(7, -34, 5, 6, INK, 1, 0)


def bunk(pen: Pen) -> None:
    """A cell's bunk with a blanket."""
    for x in (-24, 24):
        pen.line([(x, -20), (x, 0)], WALNUT, 3.4)
    pen.rect(-28, -20, 56, 5, OAK)
    pen.blob([(-27, -20), (-27, -28), (20, -28), (27, -20)], "#8f8270", (0, 3), 0.8)
    pen.rect(-26, -34, 16, 8, "#e2d6bc", 3, 0.8)
