"""The small things on the table: seal, sockets, pips, dice, bell, hand, ring."""

import math

from scenes.raccoon_rampage.art.colours import ALARM, BRASS, BRASS_DEEP, BRASS_LIGHT, INK, MIDNIGHT, Pen


def seal() -> Pen:
    """The seal of a policy's cost, without its figure."""
    pen = Pen(100, 100)
    brass = pen.linear((15, 10), (85, 90), (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP))
    pen.circle((50, 53), 46, "#000000", opacity=0.4)
    pen.circle((50, 50), 47, BRASS_DEEP)
    pen.circle((50, 50), 43, brass)
    pen.circle((50, 50), 36, MIDNIGHT, INK, 2)
    return pen


def socket() -> Pen:
    """An empty place for a vote."""
    pen = Pen(100, 100, 5)
    pen.box(6, 8, 88, 86, 14, "#c3b28c", "#6b5638", 6)
    pen.box(14, 16, 72, 14, 6, "#000000", opacity=0.2)
    return pen


def pip(lost: bool) -> Pen:
    """A space of an influence track, in the colours of its rim and its middle; crossed out if `lost`."""
    pen = Pen(100, 100, 4)
    pen.disc((50, 50), 44, "&rim;")
    pen.disc((50, 50), 34, "&colour;")
    if lost:
        pen.line([(28, 28), (72, 72)], ALARM, 13)
        pen.line([(72, 28), (28, 72)], ALARM, 13)
    return pen


def die() -> Pen:
    """The blank side of a hunter's die."""
    pen = Pen(100, 100, 5)
    pen.box(6, 6, 88, 88, 20, "#e9dfc4", INK, 6)
    return pen


def fan() -> Pen:
    """Cards in a hand."""
    pen = Pen(100, 100, 4)
    for turn, x in ((-16, 32), (0, 50), (16, 68)):
        pen.begin(f"translate({x} 54) rotate({turn})")
        pen.box(-19, -34, 38, 66, 5, "#e9dcbc", INK, 5)
        pen.end()
    return pen


def bell() -> Pen:
    """A bell."""
    pen = Pen(28, 28, 1.4)
    line = [(14, 2), (21, 8), (22, 18), (26, 22), (2, 22), (6, 18), (7, 8)]
    pen.blob(line, "&colour;", (3, 4))
    pen.disc((14, 25), 2.8, "&colour;", 0.6)
    return pen


def ring() -> Pen:
    """The brass ring for protection."""
    pen = Pen(200, 200, 2)
    pen.circle((100, 100), 96, pen.radial((100, 100), 96, (0, "#6fb4ff", 0.35), (1, "#6fb4ff", 0)))
    pen.circle((100, 100), 78, "none", INK, 27)
    brass = pen.linear(
        (30, 30), (170, 170), (0, "#fff0bf"), (0.4, BRASS), (0.7, BRASS_DEEP), (1, BRASS_LIGHT)
    )
    pen.circle((100, 100), 78, "none", brass, 22)
    for number in range(48):
        a = math.tau * number / 48
        ends = [(100 + r * math.cos(a), 100 + r * math.sin(a)) for r in (70, 86)]
        pen.line(ends, BRASS_DEEP, 1)
    return pen
