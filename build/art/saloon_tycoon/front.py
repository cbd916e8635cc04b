"""The outside of the house: the corner Saloon's front with its boardwalk, and the roofs."""

from scenes.art.geometry import star
from scenes.art.palette import Colour, mix
from scenes.saloon_tycoon.art.colours import (
    CREAM,
    DUSK,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    LAMP,
    OAK,
    OXBLOOD,
    PLUM,
    WALNUT,
    WOOD,
    Pen,
    shade,
)

GABLE = 58.0
"""Units of a roof's height over bays of 120 units."""


def roof(bays: int, edge: float, fine: bool) -> Pen:
    """A roof over a number of bays: a pointed gable over one, a stepped false front over two."""
    pen = Pen(120.0 * bays, GABLE, edge, fine)
    if bays == 1:
        _gable(pen)
    else:
        _false_front(pen)
    return pen


def _gable(pen: Pen) -> None:
    w = pen.width
    pen.poly([(4, GABLE), (w / 2, 4), (w - 4, GABLE)], pen.front(4, GABLE, OXBLOOD))
    if pen.fine:
        for k in range(1, 7):
            y = GABLE - k * 7.4
            reach = (w / 2 - 4) * (y - 4) / (GABLE - 4)
            pen.line([(w / 2 - reach, y), (w / 2 + reach, y)], DUSK, 0.9, 0.5)
    for colour, wide in ((INK, 7 + 2 * pen.edge), (GILT, 5)):
        pen.line([(2, GABLE - 2), (w / 2, 5), (w - 2, GABLE - 2)], colour, wide)
    pen.disc((w / 2, 36), 10, LAMP)
    pen.line([(w / 2 - 10, 36), (w / 2 + 10, 36)], INK, 1.4)
    pen.line([(w / 2, 26), (w / 2, 46)], INK, 1.4)


def _false_front(pen: Pen) -> None:
    w = pen.width
    half = [(2, GABLE), (2, 40), (26, 40), (26, 22), (78, 22), (88, 7)]
    pen.poly([*half, *((w - x, y) for x, y in reversed(half))], pen.front(6, GABLE, OXBLOOD))
    if pen.fine:
        for y in range(14, 56, 7):
            reach = w / 2 - (84 if y < 22 else 27 if y < 40 else 3)
            pen.line([(w / 2 - reach, y), (w / 2 + reach, y)], DUSK, 0.9, 0.5)
    for left, right, y in ((0, 28, 40), (23, 80, 22), (84, w - 84, 6), (w - 80, w - 23, 22), (w - 28, w, 40)):
        pen.rect(left, y - 3, right - left, 5.4, pen.down(y - 3, y + 3, (0, GILT_LIGHT), (1, GILT_DEEP)))
    pen.rect(44, 27, w - 88, 25, pen.down(27, 52, (0, "#f7e7c0"), (1, "#dcbf88")), 3)
    pen.box(47, 30, w - 94, 19, 2, "none", OXBLOOD, 1.2)
    for x in (w / 2 - 26, w / 2, w / 2 + 26):
        pen.poly(star((x, 40), 7 if x == w / 2 else 5, 2.6, 5), OXBLOOD, 0)
    pen.disc((w / 2, 15), 4.4, GILT_LIGHT)


def parapet(edge: float, fine: bool) -> Pen:
    """The false front with the house's name, shown until a roof is built: bare boards, stepped.

    The name's plate is between 0.3 and 0.88 of its height, and as wide as its middle step.
    """
    pen = Pen(268, GABLE, edge, fine)
    w = pen.width
    boards = shade(WOOD, -0.18)
    for x in (12, w - 18):
        pen.line([(x + 3, 2 + GABLE), (w / 2 + (x + 3 - w / 2) * 0.8, 20)], shade(OAK, -0.3), 4)
    half = [(4, GABLE), (4, 33), (22, 33), (22, 14), (w * 0.32, 14), (w * 0.36, 4)]
    pen.poly([*half, *((w - x, y) for x, y in reversed(half))], pen.front(4, GABLE, boards))
    if pen.fine:
        _board_lines(pen, w, boards)
    half_steps = ((0, 26, 33), (18, w * 0.33, 14), (w * 0.34, w / 2, 4))
    for left, right, y in (*half_steps, *((w - right, w - left, y) for left, right, y in half_steps)):
        pen.rect(left, y - 3, right - left, 6, pen.down(y - 3, y + 3, (0, shade(WOOD, 0.35)), (1, OAK)))
    return pen


def _board_lines(pen: Pen, w: float, boards: Colour) -> None:
    """Boards next to each other, with a knot here and there."""
    for k in range(1, int(w / 12)):
        x = k * 12.0
        edge = min(x, w - x)
        top = 34 if edge < 22 else 15 if edge < w * 0.33 else 5
        pen.line([(x, top), (x, GABLE)], shade(boards, -0.45), 0.9, 0.6)
        if k % 3 == 0:
            pen.oval((x + 6, top + 14), 1.6, 2.6, shade(boards, -0.4), 0, 0.7)


def facade(size: tuple[int, int], hour: float) -> Pen:
    """The corner Saloon's own front at an hour (0 noon, 1 sundown): sign, windows, swing doors, boardwalk."""
    height = 240.0 * size[1] / size[0]
    pen = Pen(240, height, max(1.1, 0.8 * 240 / size[0]), size[0] >= 150)
    boards = mix("#d6bb92", "#a8684e", hour * 0.7)
    top, walk = height * 0.06, height - 18
    eaves = height * 0.42
    _boards(pen, boards, top, eaves, walk)
    _sign(pen, top + 6, eaves - 8)
    for x in (20, 168):
        _pane(pen, x, eaves + (walk - eaves) * 0.3, 52, (walk - eaves) * 0.44, hour)
    _doors(pen, 120, eaves + (walk - eaves) * 0.2, walk)
    _porch(pen, eaves, walk, boards)
    return pen


def _boards(pen: Pen, colour: Colour, top: float, eaves: float, walk: float) -> None:
    """The false front with its steps, boarded."""
    half = [
        (8, walk),
        (8, eaves * 0.62),
        (34, eaves * 0.62),
        (34, top + eaves * 0.2),
        (66, top + eaves * 0.2),
        (74, top),
    ]
    pen.poly(
        [*half, *((240 - x, y) for x, y in reversed(half))],
        pen.down(top, walk, (0, shade(colour, 0.15)), (1, shade(colour, -0.2))),
    )
    y = top + 9
    while pen.fine and y < walk:
        left = 76 if y < top + eaves * 0.2 else 35 if y < eaves * 0.62 else 9
        pen.line([(left, y), (240 - left, y)], shade(colour, -0.4), 0.9, 0.6)
        y += 9
    for left, right, edge in (
        (4, 38, eaves * 0.62),
        (30, 78, top + eaves * 0.2),
        (70, 170, top),
        (162, 210, top + eaves * 0.2),
        (202, 236, eaves * 0.62),
    ):
        pen.rect(left, edge - 4, right - left, 6, shade(OAK, 0.1), 1)


def _sign(pen: Pen, top: float, foot: float) -> None:
    """A painted board: a full mug between two stars."""
    high = foot - top
    pen.rect(52, top + high * 0.18, 136, high * 0.8, pen.front(top, foot, OXBLOOD), 4)
    pen.box(56, top + high * 0.18 + 4, 128, high * 0.8 - 8, 3, "none", GILT, 1.6)
    middle, size = top + high * 0.58, high * 0.26
    for x in (84, 156):
        pen.poly(star((x, middle), size, size * 0.42, 5), GILT_LIGHT, 0.8)
    pen.bend(
        [
            (120 + size * 0.7, middle - size * 0.4),
            (120 + size * 1.5, middle),
            (120 + size * 0.7, middle + size * 0.6),
        ],
        GILT_LIGHT,
        3,
    )
    pen.rect(120 - size * 0.75, middle - size * 0.7, size * 1.5, size * 1.7, "#e2a83c", 2)
    for dx in (-0.5, 0, 0.5):
        pen.disc((120 + dx * size, middle - size * 0.75), size * 0.42, CREAM, 0.8)


def _pane(pen: Pen, x: float, y: float, width: float, height: float, hour: float) -> None:
    """A window with a reflection of the sky and half a curtain."""
    pen.rect(x - 4, y - 4, width + 8, height + 8, shade(OAK, -0.1))
    glass = pen.linear(
        (x, y), (x + width, y + height), (0, mix("#9cc4cc", PLUM, hour)), (1, mix("#e8efd8", "#f2a65a", hour))
    )
    pen.rect(x, y, width, height, glass)
    pen.rect(x, y + height * 0.55, width, height * 0.45, "#9a3a3a", opacity=0.85)
    for k in range(1, 6):
        pen.line(
            [(x + k * width / 6, y + height * 0.56), (x + k * width / 6, y + height)], shade(OXBLOOD, -0.3), 1
        )
    pen.line([(x + width / 2, y), (x + width / 2, y + height)], shade(OAK, -0.1), 2.4)


def _doors(pen: Pen, x: float, top: float, foot: float) -> None:
    """The swing doors in their frame: dark behind them, louvres, a curved top."""
    high = foot - top
    pen.rect(x - 36, top - 6, 72, high + 6, OAK)
    pen.rect(x - 30, top, 60, high, "#241318")
    for side in (-1, 1):
        leaf = [(1, 0.34), (10, 0.3), (20, 0.22), (29, 0.2), (29, 0.84), (1, 0.84)]
        pen.blob(
            [(x + side * dx, top + high * dy) for dx, dy in leaf],
            pen.front(top, foot, "#b8763f"),
            (0, 3, 4, 5),
        )
        for k in range(7 if pen.fine else 3):
            y = top + high * (0.4 + k * (0.058 if pen.fine else 0.14))
            pen.line([(x + side * 5, y), (x + side * 26, y - high * 0.02)], WALNUT, 1.6)
        pen.rect(x + side * 27 - 2.4, top + high * 0.3, 5, 6, GILT, 1, 0.8)


def _porch(pen: Pen, eaves: float, walk: float, boards: Colour) -> None:
    """An awning on posts, and the boardwalk."""
    pen.poly(
        [(0, eaves + 12), (14, eaves - 4), (226, eaves - 4), (240, eaves + 12)],
        pen.front(eaves - 4, eaves + 12, "#8a4a3a"),
    )
    for k in range(1, 12):
        pen.line([(14 + k * 17.7, eaves - 4), (k * 20, eaves + 12)], DUSK, 1, 0.6)
    for x in (8, 80, 154, 226):
        pen.rect(
            x,
            eaves + 12,
            6,
            walk - eaves - 12,
            pen.across(x, x + 6, (0, shade(boards, 0.2)), (1, shade(OAK, -0.3))),
        )
    pen.rect(0, walk, 240, 8, shade(WOOD, -0.05))
    pen.rect(2, walk + 8, 236, 10, WALNUT)
    for k in range(1, 16):
        pen.line([(k * 15, walk), (k * 15, walk + 8)], INK, 0.9, 0.7)
