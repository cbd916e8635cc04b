"""Things that several pictures share. Each is drawn about (0, 0)."""

import math

from art.raccoon_rampage import emblems, raccoons
from scenes.art.geometry import star
from scenes.art.palette import Colour
from scenes.raccoon_rampage.art.colours import (
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    EYES,
    INK,
    IRON,
    PAPER,
    STEEL,
    STEEL_DEEP,
    TIMBER,
    WOOD,
    Pen,
    Piece,
    shade,
)


def at(
    pen: Pen, piece: Piece, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
) -> None:
    """A piece moved, scaled, turned or mirrored."""
    pen.begin(f"translate({x:g} {y:g}) rotate({turn:g}) scale({-scale if flip else scale:g} {scale:g})")
    piece(pen)
    pen.end()


def face(mood: str = "awake") -> Piece:
    """A raccoon's head, 70 wide."""
    return lambda pen: raccoons.head(pen, mood)


def sitter(mood: str = "awake") -> Piece:
    """A sitting raccoon, 90 high."""
    return lambda pen: raccoons.sitting(pen, mood)


def padlock(pen: Pen) -> None:
    """A brass padlock, 26 wide and 34 high."""
    pen.wire([(-8, 0), (-8, -12), (0, -18), (8, -12), (8, 0)], STEEL, 4)
    pen.rect(-13, -3, 26, 20, pen.front(-3, 17, BRASS), 3)
    pen.disc((0, 5), 3, INK, 0)
    pen.rect(-1.4, 5, 2.8, 7, INK, edge=0)


def fence(pen: Pen, left: float, right: float, top: float, foot: float, colour: Colour = PAPER) -> None:
    """Pointed pales before two rails."""
    for y in (top + 7, foot - 8):
        pen.rect(left, y, right - left, 4, shade(colour, -0.25), edge=0.7)
    x = left
    while x < right - 6:
        pen.poly([(x, foot), (x, top + 5), (x + 3.5, top), (x + 7, top + 5), (x + 7, foot)], colour, 0.9)
        x += 11


def wire_fence(pen: Pen, left: float, right: float, top: float, foot: float) -> None:
    """Netting between posts."""
    for x in range(int(left), int(right), 6):
        pen.path(
            f"M{x} {top}L{x + foot - top:.0f} {foot}M{x} {foot}L{x + foot - top:.0f} {top}",
            "none",
            STEEL,
            0.7,
            0.7,
        )
    for post in (left, (left + right) / 2, right):
        pen.rect(post - 2, top - 5, 4, foot - top + 8, STEEL_DEEP)


def balloon(pen: Pen, wide: float = 52, high: float = 36) -> None:
    """A speech balloon whose tip is low at the left."""
    pen.poly([(-wide * 0.36, high * 0.3), (-wide * 0.6, high * 0.86), (-wide * 0.1, high * 0.42)], CREAM)
    pen.rect(-wide / 2, -high / 2, wide, high, CREAM, 10)
    pen.poly([(-wide * 0.3, high * 0.2), (-wide * 0.46, high * 0.6), (-wide * 0.12, high * 0.3)], CREAM, 0)


def coin(pen: Pen) -> None:
    """A coin with a star, 24 wide."""
    pen.disc((0, 0), 12, pen.linear((-10, -10), (10, 12), (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP)))
    pen.circle((0, 0), 8.6, "none", BRASS_DEEP, 1)
    pen.poly(star((0, 0), 5.6, 2.4, 5), BRASS_DEEP, 0)


def lightning(pen: Pen) -> None:
    """A spark, 20 wide and 40 high."""
    pen.poly([(2, -20), (-10, 3), (-1, 3), (-5, 20), (10, -5), (1, -5), (8, -20)], EYES, 0.9)


def burst(pen: Pen, radius: float, colour: Colour = EYES) -> None:
    """An explosion."""
    pen.poly(star((0, 0), radius, radius * 0.62, 11), colour)


def document(pen: Pen) -> None:
    """A sheet of a bill, 44 wide and 58 high."""
    pen.poly([(-22, -29), (14, -29), (22, -21), (22, 29), (-22, 29)], PAPER)
    pen.poly([(14, -29), (14, -21), (22, -21)], shade(PAPER, -0.2), 0.7)
    pen.rect(-16, -22, 24, 4, INK, edge=0)
    for k in range(6):
        pen.line([(-16, -12 + k * 5.4), (16 - k % 3 * 5, -12 + k * 5.4)], STEEL_DEEP, 1.5)
    pen.disc((11, 22), 4.4, "#a8323a", 0.6)


def cube(role: str) -> Piece:
    """A vote cube, 36 wide."""

    def draw(pen: Pen) -> None:
        pen.begin("translate(-18 -18) scale(0.36)")
        emblems.draw_cube(pen, role)
        pen.end()

    return draw


def sign(pen: Pen) -> None:
    """A wooden post with an arrow, 46 wide, its foot at y = 40."""
    pen.rect(-3, -10, 6, 50, TIMBER)
    pen.poly([(-24, -22), (14, -22), (26, -12), (14, -2), (-24, -2)], PAPER)


def arrow(pen: Pen, points: list[tuple[float, float]], colour: Colour, width: float = 8) -> None:
    """A curved arrow through points, its tip beyond the last."""
    (x0, y0), (x1, y1) = points[-2:]
    angle = math.atan2(y1 - y0, x1 - x0)
    pen.wire(points, colour, width)
    tip = [
        (x1 + math.cos(angle + d) * r, y1 + math.sin(angle + d) * r)
        for d, r in ((0, width * 1.6), (2.1, width * 1.25), (-2.1, width * 1.25))
    ]
    pen.poly(tip, colour)


def cross(pen: Pen, reach: float, colour: Colour = "#c8402f", width: float = 8) -> None:
    """A cross that strikes something out."""
    for colour_, wide in ((INK, width + 2.4), (colour, width)):
        pen.path(
            f"M{-reach} {-reach}L{reach} {reach}M{reach} {-reach}L{-reach} {reach}", "none", colour_, wide
        )


def lamp_post(pen: Pen) -> None:
    """A street lamp, its light at (0, -50), its foot at y = 40."""
    pen.circle((0, -44), 26, pen.radial((0, -44), 26, (0, EYES, 0.55), (1, EYES, 0)))
    pen.rect(-1.8, -40, 3.6, 80, IRON)
    pen.poly([(-6, -52), (6, -52), (4, -40), (-4, -40)], "#ffeec2")
    pen.poly([(-7, -52), (0, -58), (7, -52)], IRON)


def crosshair(pen: Pen, radius: float, colour: Colour) -> None:
    """Fine cross lines in a ring."""
    pen.circle((0, 0), radius, "none", colour, 2)
    reach = radius + 5
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pen.line([(dx * reach, dy * reach), (dx * radius * 0.35, dy * radius * 0.35)], colour, 2)


def barrier(pen: Pen, wide: float) -> None:
    """A striped pole across the road."""
    pen.rect(0, -5, wide, 10, CREAM, 2)
    for k in range(int(wide / 16)):
        x = 4 + k * 16
        pen.poly([(x, -5), (x + 8, -5), (x + 4, 5), (x - 4, 5)], "#c8402f", 0)
    pen.box(0, -5, wide, 10, 2, "none", INK, pen.edge)


def handle(pen: Pen, colour: Colour = WOOD) -> None:
    """A wooden box, 60 wide and 44 high."""
    pen.rect(-30, -22, 60, 44, pen.front(-22, 22, colour))
    for y in (-11, 0, 11):
        pen.line([(-30, y), (30, y)], INK, 1, 0.7)
    for x in (-27, 21):
        pen.rect(x, -22, 6, 44, shade(colour, -0.25), edge=0.7)
