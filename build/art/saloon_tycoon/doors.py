"""The swing doors of the Saloon, closed: the curtain between two people who share a screen."""

import math

from scenes.art.geometry import Polyline, star
from scenes.saloon_tycoon.art.colours import (
    DUSK,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    LAMP,
    NIGHT,
    OAK,
    PLUM,
    RUST,
    WALNUT,
    Pen,
    shade,
)

HIGH = 1080.0
LINTEL = 214.0
"""The lower edge of the boards above the doors."""
NECK = (286.0, 372.0)
"""The height of a leaf's top at its hinges, and where the leaves meet."""
POST = 46.0
"""The width of the post that holds a leaf."""
RAILS = (452.0, 690.0, 742.0, 1010.0)
"""The upper and lower ends of the two fields of louvres."""
LOUVRE = 24.0
SPINDLES = 9
"""The number of turned staves above a leaf."""


def closed_doors() -> Pen:
    """Both leaves with the boards above them."""
    pen = Pen(1920, HIGH, 2.4)
    half = pen.width / 2
    _evening(pen)
    for side in (0, 1):
        pen.begin(f"translate({pen.width:g} 0) scale(-1 1)" if side else "translate(0 0)")
        _staves(pen, half)
        _leaf(pen, half)
        pen.end()
    _lintel(pen)
    pen.rect(half - 2, NECK[1], 4, pen.height - NECK[1], NIGHT, edge=0)
    _light(pen)
    return pen


def _evening(pen: Pen) -> None:
    """The last light behind the doors: only a glow, because nothing may be visible there."""
    sky = pen.down(LINTEL - 40, NECK[1] + 60, (0, PLUM), (0.55, RUST), (1, "#f0a050"))
    pen.rect(0, 0, pen.width, pen.height, sky, edge=0)


def _staves(pen: Pen, half: float) -> None:
    """Turned staves between the boards above and the doors."""
    for number in range(SPINDLES):
        x = POST + (half - POST) * (number + 0.5) / SPINDLES
        wood = pen.across(
            x - 9, x + 9, (0, shade(WALNUT, -0.4)), (0.4, shade(OAK, 0.1)), (1, shade(WALNUT, -0.5))
        )
        pen.rect(x - 5, LINTEL, 10, NECK[1] - LINTEL + 20, wood)
        for y in (LINTEL + 22, LINTEL + 62):
            pen.oval((x, y), 11, 14, wood)


def _neck(wide: float) -> Polyline:
    """The swan's neck along the top of a leaf, from its hinges to the middle."""
    low, high = NECK[1], NECK[0]
    steps = 24
    wave = (0.5 - 0.5 * math.cos(math.pi * k / steps) for k in range(steps + 1))
    return [
        (
            POST + (wide - POST) * k / steps,
            high + (low - high) * rise - 26 * math.sin(math.pi * k / steps) ** 2,
        )
        for k, rise in enumerate(wave)
    ]


def _leaf(pen: Pen, half: float) -> None:
    """The left leaf: its frame, two fields of louvres, a star, a brass plate, hinges."""
    top = _neck(half)
    wood = pen.across(0, half, (0, "#4a281a"), (0.5, "#7c4a2c"), (1, "#8f5733"))
    pen.poly([(x, y - 14) for x, y in top] + [(half, pen.height), (POST, pen.height)], DUSK, 0, 0.5)
    pen.poly([*top, (half, pen.height + 4), (POST, pen.height + 4)], wood, 1.4)
    _grain(pen, (POST, NECK[0] + 40, half - POST, RAILS[0] - NECK[0] - 60), 9, 5)
    _grain(pen, (POST, RAILS[1] + 8, half - POST, RAILS[2] - RAILS[1] - 16), 4, 8)
    pen.wire([(x, y + 16) for x, y in top[1:-1]], shade(OAK, 0.35), 3)
    for begin, end in ((RAILS[0], RAILS[1]), (RAILS[2], max(RAILS[3], pen.height - 70))):
        _louvres(pen, (POST + 62, half - 76), begin, end)
    middle = (POST + half - 14) / 2, (NECK[0] + RAILS[0]) / 2 + 8
    pen.poly(star((middle[0], middle[1] + 4), 46, 19, 5, -math.pi / 2), GILT_DEEP)
    pen.poly(
        star(middle, 39, 16, 5, -math.pi / 2),
        pen.down(middle[1] - 40, middle[1] + 40, (0, "#fff4cc"), (0.5, GILT), (1, GILT_DEEP)),
        0,
    )
    pen.rect(half - 58, 600, 34, 150, pen.down(600, 750, (0, GILT_LIGHT), (1, GILT_DEEP)), 8)
    for y in (616, 734):
        pen.disc((half - 41, y), 4, INK, 0)
    _post(pen)


def _louvres(pen: Pen, between: tuple[float, float], top: float, end: float) -> None:
    """A field of slats in a moulding, each dark below and lit above."""
    left, right = between
    edge = pen.down(top - 12, end + 12, (0, shade(OAK, 0.25)), (1, shade(WALNUT, -0.2)))
    pen.rect(left - 12, top - 12, right - left + 24, end - top + 24, edge, 6)
    pen.rect(left, top, right - left, end - top, "#1a0d0e")
    count = round((end - top) / LOUVRE)
    step = (end - top - 4) / count
    slat = pen.down(0, step, (0, shade(OAK, 0.22)), (0.55, shade(WALNUT, 0.05)), (1, shade(WALNUT, -0.55)))
    for number in range(count):
        pen.begin(f"translate(0 {top + 4 + number * step:g})")
        pen.rect(left + 4, 0, right - left - 8, step - 4, slat, 3, 0.5)
        pen.end()


def _grain(pen: Pen, box: tuple[float, float, float, float], lines: int, seed: int) -> None:
    """The grain of boards as fine lines."""
    x, y, wide, high = box
    for k in range(lines):
        at = y + high * (k + 0.5) / lines
        begin = x + wide * ((k * 37 + seed * 53) % 100) / 160
        reach = wide * (0.2 + ((k * 61 + seed * 29) % 100) / 320)
        dip = 2 + (k * 13 + seed) % 4
        pen.bend([(begin, at), (begin + reach / 2, at + dip), (begin + reach, at)], DUSK, 1.3, 0.34)


def _post(pen: Pen) -> None:
    """The post that holds the leaf, with brass hinges."""
    wood = pen.across(0, POST, (0, "#1c0f0c"), (0.6, "#4d2b1b"), (1, "#2a1711"))
    pen.rect(-4, 0, POST + 4, pen.height + 4, wood, edge=1.2)
    for y in (410, 712, 984):
        pen.rect(POST - 26, y, 84, 46, pen.down(y, y + 46, (0, GILT_LIGHT), (1, GILT_DEEP)), 6)
        for x in (POST - 10, POST + 20, POST + 42):
            pen.disc((x, y + 23), 4, INK, 0)


def _lintel(pen: Pen) -> None:
    """Weathered boards across the top under a gilt moulding."""
    for number, y in enumerate((0, 62, 124)):
        tone = shade("#5a3420", 0.08 - 0.1 * number)
        pen.rect(
            -4, y, pen.width + 8, 64, pen.down(y, y + 64, (0, shade(tone, 0.16)), (1, shade(tone, -0.3)))
        )
        for part in range(3):
            _grain(pen, (part * pen.width / 3, y + 4, pen.width / 3, 54), 7, 3 * number + part)
    gilt = pen.down(188, LINTEL, (0, GILT_DEEP), (0.35, GILT_LIGHT), (0.7, GILT), (1, "#4a2c0c"))
    pen.rect(-4, 188, pen.width + 8, LINTEL - 188, gilt)
    for number in range(int(pen.width // 48)):
        pen.disc((24 + 48 * number, (188 + LINTEL) / 2), 6, shade(GILT_DEEP, -0.3), 0)


def _light(pen: Pen) -> None:
    """A light that is warm in the middle and dark towards the edges."""
    centre = (pen.width / 2, pen.height * 0.52)
    dark = pen.radial(centre, pen.width * 0.62, (0, LAMP, 0.1), (0.5, NIGHT, 0.08), (1, NIGHT, 0.7))
    pen.rect(0, 0, pen.width, pen.height, dark, edge=0)
