"""Small marks in one colour: effects, stars, tags and counted things."""

import math
from collections.abc import Callable

from art.raccoon_rampage import emblems, raccoons
from scenes.art.geometry import circle, star
from scenes.art.palette import Colour
from scenes.art.vector import closed
from scenes.raccoon_rampage.art.colours import INK, PAPER, Pen

EDGE = 5.0

Mark = Callable[[Pen, Colour], None]


def _head(pen: Pen, colour: Colour, x: float, y: float, scale: float, lit: bool = True) -> None:
    """A head in ink with eyes of the colour."""
    pen.begin(f"translate({x:g} {y:g}) scale({scale:g})")
    pen.path(raccoons.outline(), colour, INK, EDGE / scale)
    for side in (-1, 1):
        if lit:
            pen.oval((side * 13, 1), 9.5, 7.5, INK, 0)
            pen.disc((side * 13, 1), 3.4, colour, 0)
        else:
            pen.bend([(side * 21, 0), (side * 13, 6), (side * 6, 2)], INK, 5)
    pen.oval((0, 17), 5, 3.6, INK, 0)
    pen.end()


def _mitigate(pen: Pen, colour: Colour) -> None:
    """A raccoon that is sent away: on a disc, an arrow leading out."""
    pen.disc((47, 47), 44, colour)
    pen.begin("translate(43 46) scale(0.94)")
    raccoons.head(pen, "asleep")
    pen.end()
    pen.poly([(44, 69), (70, 69), (70, 55), (97, 77), (70, 99), (70, 85), (44, 85)], PAPER)


def _reduce(pen: Pen, colour: Colour) -> None:
    _head(pen, colour, 50, 50, 1.0)
    pen.path(closed(circle((50, 50), 45)) + closed(circle((50, 50), 38)), colour, INK, 3, even_odd=True)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pen.line([(50 + dx * 49, 50 + dy * 49), (50 + dx * 32, 50 + dy * 32)], INK, 7)


def _escutcheon(pen: Pen, colour: Colour) -> None:
    pen.path("M50 5Q70 18 92 16V46Q92 78 50 96Q8 78 8 46V16Q30 18 50 5Z", colour, INK, EDGE)
    pen.path("M50 15Q66 25 83 25V46Q83 71 50 86Q17 71 17 46V25Q34 25 50 15Z", "none", INK, 3, 0.6)


def _shield(pen: Pen, colour: Colour) -> None:
    """A shield with a star, both for protection gained and protection held."""
    _escutcheon(pen, colour)
    pen.path(star((50, 51), 29, 12, 5), INK)


def _hunter_dice(pen: Pen, colour: Colour) -> None:
    pen.poly([(6, 30), (28, 6), (94, 6), (94, 70), (72, 94), (6, 94)], colour)
    pen.path("M6 30H72V94M72 30L94 6", "none", INK, EDGE)
    pen.begin("translate(39 63) scale(0.72)")
    emblems.horn(pen, INK)
    pen.end()


def _influence(pen: Pen, colour: Colour) -> None:
    """A raised hand in its cuff."""
    for x, top in ((28, 34), (40, 18), (52, 14), (64, 22)):
        pen.box(x, top, 11, 46, 5.5, colour, INK, EDGE)
    pen.path("M28 52H75V62L88 44Q96 44 92 54L76 78H32Q28 66 28 52Z", colour, INK, EDGE)
    pen.box(28, 78, 50, 17, 3, colour, INK, EDGE)


def _spread(pen: Pen, colour: Colour) -> None:
    pen.path(star((50, 50), 48, 36, 12), colour, INK, EDGE)
    for side in (-1, 1):
        eye = [
            (50 + side * 5, 58),
            (50 + side * 13, 42),
            (50 + side * 32, 40),
            (50 + side * 27, 56),
            (50 + side * 14, 64),
        ]
        pen.blob(eye, INK, (0, 2), 0)
        pen.oval((50 + side * 18, 51), 3.4, 8, colour, 0)


def _star(shape: Callable[[Pen, Colour], None], rays: int) -> Mark:
    def mark(pen: Pen, colour: Colour) -> None:
        pen.path(star((50, 50), 49, 36 if rays > 6 else 33, rays), colour, INK, EDGE)
        pen.begin("translate(50 50) scale(0.62)")
        shape(pen, INK)
        pen.end()

    return mark


def _corporate(pen: Pen, colour: Colour) -> None:
    pen.path("M32 30V18H68V30", "none", INK, 16)
    pen.path("M32 30V18H68V30", "none", colour, 7)
    pen.box(6, 30, 88, 58, 7, colour, INK, EDGE)
    pen.path("M6 56H94", "none", INK, 4)
    pen.box(43, 49, 14, 16, 2, INK)


def _technology(pen: Pen, colour: Colour) -> None:
    line = []
    for k in range(36):
        a, r = (k + 0.5) * math.tau / 36, 47 if k % 4 in {0, 1} else 36
        line.append((50 + math.cos(a) * r, 50 + math.sin(a) * r))
    pen.path(closed(line) + closed(circle((50, 50), 15)), colour, INK, EDGE, even_odd=True)


def _vote(pen: Pen, colour: Colour) -> None:
    """A cube that falls into a slot."""
    pen.poly([(28, 22), (50, 8), (72, 22), (72, 48), (50, 62), (28, 48)], colour)
    pen.path("M28 22L50 36L72 22M50 36V62", "none", INK, 4)
    pen.path("M6 58H94V94H6Z", colour, INK, EDGE)
    pen.box(20, 66, 60, 9, 4, INK)


def _tracker(pen: Pen, colour: Colour) -> None:
    pen.box(52, 4, 26, 92, 8, colour, INK, EDGE)
    pen.path("M52 18H66M52 34H62M52 50H66M52 66H62M52 82H66", "none", INK, 5)
    pen.poly([(10, 22), (34, 22), (48, 36), (34, 50), (10, 50)], colour)


def _skull(pen: Pen, colour: Colour) -> None:
    top = [(50, 5), (82, 17), (90, 46), (72, 66), (70, 92), (30, 92), (28, 66), (10, 46), (18, 17)]
    pen.blob(top, colour, (4, 5))
    for x in (33, 67):
        pen.oval((x, 44), 12, 13, INK, 0)
    pen.poly([(50, 56), (57, 68), (43, 68)], INK, 0)
    pen.path("M41 76V91M50 76V91M59 76V91", "none", INK, 5)


MARKS: dict[str, Mark] = {
    "mitigate": _mitigate,
    "reduce": _reduce,
    "shield": _shield,
    "hunter_dice": _hunter_dice,
    "influence": _influence,
    "spread": _spread,
    "star_paw": _star(emblems.paw, 8),
    "star_horn": _star(emblems.horn, 6),
    "corporate": _corporate,
    "technology": _technology,
    "vote": _vote,
    "tracker": _tracker,
    "skull": _skull,
}
"""The marks by name: the kinds of effects, the stars, the tags and the counted things."""
