"""The raccoons: heads, whole animals and tails, by day and as silhouettes with lit eyes."""

from art.outlines import symmetric
from scenes.art.geometry import Polyline, ribbon, smooth
from scenes.art.vector import Point
from scenes.raccoon_rampage.art.colours import (
    CREAM,
    EYES,
    FUR,
    FUR_DARK,
    FUR_LIGHT,
    INK,
    MIDNIGHT,
    Pen,
    shade,
)

HEAD = (
    (0, -19), (7, -20), (12, -31), (20, -33), (23, -24), (24, -14), (27, -4),
    (35, 6), (28, 9), (29, 14), (20, 16), (10, 23), (4, 28), (0, 29),
)  # fmt: skip
"""The right half of a head about (0, 0), 70 wide; the ear's and the cheek's tips are corners."""
MASK = ((0, -3), (8, -7), (18, -6), (29, 6), (22, 12), (11, 11), (5, 4), (0, 7))


def outline() -> Polyline:
    """The outline of a head, 70 wide and 62 high about (0, 0)."""
    line = symmetric(HEAD, 0)
    return smooth(line, True, 4, (7, 9, 16, 18))


def head(pen: Pen, mood: str = "awake", fur: str = FUR) -> None:
    """A head from the front: "awake", "asleep", "sly" (it looks aside) or "dizzy"."""
    line = outline()
    pen.shaded(line, pen.down(-33, 29, (0, shade(fur, 0.2)), (1, shade(fur, -0.2))), 1.1, 0.28)
    for side in (-1, 1):
        ear = [(side * 14, -24), (side * 18.5, -30), (side * 20.5, -22), (side * 17, -17)]
        pen.blob(ear, FUR_DARK, edge=0)
        brow = [(side * 3, -6), (side * 10, -13), (side * 21, -9), (side * 25, -2), (side * 12, -7)]
        pen.blob(brow, CREAM, edge=0)
        cheek = [(side * 10, 12), (side * 24, 10), (side * 27, 12), (side * 13, 19), (side * 5, 20)]
        pen.blob(cheek, CREAM, edge=0)
    pen.blob(symmetric(MASK, 0), FUR_DARK, edge=0)
    pen.poly([(-3.4, -18), (3.4, -18), (1.6, 2), (-1.6, 2)], FUR_DARK, 0)
    pen.blob([(0, 7), (9, 13), (7, 22), (0, 27), (-7, 22), (-9, 13)], CREAM, edge=0.6)
    _eyes(pen, mood)
    pen.blob([(-5, 13), (5, 13), (3, 18.5), (-3, 18.5)], INK, edge=0)
    pen.bend([(-6, 22), (-3, 23.4), (0, 21.5), (3, 23.4), (6, 22)], INK, 1.2)


def _eyes(pen: Pen, mood: str) -> None:
    for x in (-14, 14):
        if mood == "asleep":
            pen.bend([(x - 6, 1), (x, 4.5), (x + 6, 1)], CREAM, 1.8)
        elif mood == "dizzy":
            pen.path(f"M{x - 4} -3L{x + 4} 5M{x + 4} -3L{x - 4} 5", "none", CREAM, 2)
        else:
            look = 2.6 if mood == "sly" else 0
            pen.oval((x, 1), 6.2, 4.2 if mood == "sly" else 5.6, EYES, 0.7)
            pen.disc((x + look, 1.4), 3.2, INK, 0)
            pen.disc((x + look - 1.1, 0), 1.1, CREAM, 0)


def shadow_head(pen: Pen, lit: bool, colour: str = "#0c0c18", rim: str = "") -> None:
    """A head as a silhouette; its eyes glow or are shut."""
    line = outline()
    pen.path(line, colour, rim, 1.6 if rim else 0)
    for side in (-1, 1):
        if not lit:
            pen.bend([(side * 20, 1), (side * 13, 5), (side * 7, 3)], "#7f86a8", 2)
            continue
        eye = [(side * 5, 5), (side * 11, -3), (side * 22, -3), (side * 19, 5), (side * 12, 8)]
        pen.blob(eye, EYES, (0, 2), 0)
        pen.oval((side * 13.5, 1.6), 1.8, 4.4, colour, 0)


def _moonlit(pen: Pen, colour: str) -> None:
    """The parts of a raccoon's face that are light even by night: brows, cheeks and muzzle."""
    for side in (-1, 1):
        brow = [(side * 3, -9), (side * 10, -14), (side * 21, -11), (side * 26, -5), (side * 13, -8.5)]
        pen.blob(brow, colour, edge=0)
        cheek = [(side * 11, 13), (side * 24, 10), (side * 28, 12), (side * 14, 19), (side * 7, 21)]
        pen.blob(cheek, colour, edge=0)
        pen.blob([(side * 14, -23), (side * 18, -29), (side * 20, -22)], colour, edge=0)
    pen.oval((0, 21), 4.4, 3, colour, 0)


def tail(pen: Pen, points: list[Point], width: float = 13) -> None:
    """A ringed tail along points."""
    line = smooth(points, False, 6)
    last = len(line) - 1
    widths = [width * (0.62 + 0.5 * (1 - abs(2 * k / last - 1.15))) for k in range(last + 1)]
    pen.path(ribbon(line, widths), FUR_LIGHT, INK, pen.edge)
    for k in range(1, last, 4):
        pen.path(ribbon(line[k : k + 3], widths[k : k + 3]), FUR_DARK)


def sitting(pen: Pen, mood: str = "awake") -> None:
    """A raccoon that sits upright, from the front: about 90 high, its feet at y = 45."""
    tail(pen, [(18, 36), (36, 40), (42, 24), (36, 6)], 12)
    body = [(0, -16), (16, -10), (23, 14), (22, 38), (12, 45), (-12, 45), (-22, 38), (-23, 14), (-16, -10)]
    pen.shaded(smooth(body, True, 5), pen.turned(-26, 24, FUR), 1.2, 0.3)
    pen.blob([(0, -4), (11, 4), (12, 28), (0, 40), (-12, 28), (-11, 4)], CREAM, edge=0.5)
    for side in (-1, 1):
        pen.oval((side * 13, 43), 9, 4.5, FUR_DARK)
        pen.wire([(side * 18, 2), (side * 21, 18), (side * 9, 24)], FUR_DARK, 6)
    pen.begin("translate(0 -24) scale(0.72)")
    head(pen, mood)
    pen.end()


def creeping(pen: Pen, colour: str = "", lit: bool = False) -> None:
    """A raccoon on all fours from the side, looking left: about 90 wide, its feet at y = 22."""
    back = [(-34, -2), (-20, -12), (2, -20), (24, -14), (32, 2), (28, 14), (-22, 12), (-34, 8)]
    if not colour:
        tail(pen, [(26, -4), (44, -8), (56, -20), (62, -32)], 12)
    else:
        pen.bend([(26, -4), (44, -8), (56, -20), (60, -30)], colour, 11)
    for x in (-24, -12, 14, 26):
        pen.wire([(x, 8), (x + 2, 15), (x - 2, 21)], colour or FUR_DARK, 6)
    pen.blob(back, colour or pen.down(-20, 14, (0, FUR), (1, shade(FUR, -0.3))))
    pen.begin("translate(-36 -4) scale(0.5)")
    if colour:
        shadow_head(pen, lit, colour)
    else:
        head(pen)
    pen.end()


def sleeping(pen: Pen) -> None:
    """A raccoon curled up, its head on its paws: about 90 wide, its underside at y = 22."""
    tail(pen, [(26, 8), (48, 2), (52, 16), (30, 20), (8, 20)], 12)
    body = [(-30, 20), (-26, -4), (-4, -18), (22, -14), (34, 4), (30, 20)]
    pen.shaded(smooth(body, True, 5, (0, 5)), pen.down(-18, 22, (0, FUR), (1, shade(FUR, -0.3))), 0.5, 0.3)
    tail(pen, [(30, 16), (12, 22), (-6, 20)], 10)
    pen.begin("translate(-28 8) rotate(-8) scale(0.56)")
    head(pen, "asleep")
    pen.end()


def eyes(pen: Pen, at: Point, scale: float = 1.0) -> None:
    """Two lit eyes in the dark."""
    for side in (-1, 1):
        pen.oval((at[0] + side * 3.4 * scale, at[1]), 2.4 * scale, 1.9 * scale, EYES, 0)
        pen.oval((at[0] + side * 3.4 * scale, at[1]), 0.7 * scale, 1.5 * scale, INK, 0)


def on_the_map(awake: bool) -> Pen:
    """A raccoon on the map: its eyes glow when it is awake."""
    pen = Pen(80, 76, 1.4)
    pen.begin("translate(40 40)")
    if awake:
        pen.circle((0, 2), 38, pen.radial((0, 2), 38, (0, EYES, 0.35), (1, EYES, 0)))
    shadow_head(pen, awake, "#161526" if awake else shade(MIDNIGHT, -0.2), "#b9bfe0" if awake else "#59608a")
    _moonlit(pen, "#8d93b8" if awake else "#4d5478")
    pen.end()
    return pen


def pair_of_eyes() -> Pen:
    """Two glowing eyes on the back of a card."""
    pen = Pen(40, 40, 1)
    pen.circle((20, 20), 16, pen.radial((20, 20), 16, (0, EYES, 0.5), (1, EYES, 0)))
    eyes(pen, (20, 20), 2.2)
    return pen
