"""The buildings of a town: walls, roofs, windows, houses, towers, smoke and flags."""

import math
import random

from art.engrave import Plate
from art.towns.clouds import smoke
from art.towns.land import INK, Tint
from scenes.art.geometry import Polyline, smooth
from scenes.art.palette import mix
from scenes.art.vector import Point

STONE, SAND, BRICK, PLASTER, TIMBER = (
    ("#d8cdb4", "#8f8468"),
    ("#e2c896", "#94764a"),
    ("#c9785a", "#6e3126"),
    ("#f0dfb8", "#a8895a"),
    ("#b98a5c", "#5f3f24"),
)
SLATE, TILE, COPPER, THATCH = (
    ("#6a7c92", "#28323f"),
    ("#9c4a3c", "#4a1f1b"),
    ("#5f9a84", "#1f4a3e"),
    ("#d2ab62", "#7a5626"),
)


def wall(plate: Plate, box: tuple[float, float, float, float], tint: Tint, bricks: bool = True) -> None:
    """A wall (x, y, width, height), lit from the left."""
    x, y, wide, high = box
    face = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    plate.path(face, plate.across(x, x + wide, (0, tint[0]), (1, tint[1])), INK, 1.4)
    if bricks and plate.fine:
        dice = random.Random(round(x * 7 + y))
        marks = []
        for row in range(int(high / 5)):
            for column in range(int(wide / 9)):
                if dice.random() < 0.4:
                    left = x + 3 + column * 9 + (4 if row % 2 else 0)
                    marks.append(f"M{left:.1f} {y + 5 * row + 3:.1f}h{min(4.6, x + wide - left):.1f}")
        plate.path("".join(marks), "none", INK, 0.8, 0.42)
    plate.hatch(
        face, 90, 3.2, lambda px, py: max(0.0, (px - x - wide * 0.55) / (wide * 0.45)) * 0.8, INK, 0.55, 1.9
    )


def roof(plate: Plate, outline: Polyline, tint: Tint, rows: float = 0) -> None:
    """A roof from its outline; `rows` is the angle of its courses in degrees."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    plate.path(outline, plate.across(left, right, (0, tint[0]), (1, tint[1])), INK, 1.5)
    plate.hatch(
        outline, rows, 3.6, lambda x, y: 0.25 + 0.5 * (x - left) / (right - left + 1), INK, 0.6, 1.7, 5
    )


def window(
    plate: Plate, box: tuple[float, float, float, float], lit: bool = True, arched: bool = False
) -> None:
    """A window, with light in it or the sky's reflection."""
    x, y, wide, high = box
    if arched:
        r = wide / 2
        shape = f"M{x} {y + high}V{y + r}A{r} {r} 0 0 1 {x + wide} {y + r}V{y + high}Z"
    else:
        shape = f"M{x} {y}H{x + wide}V{y + high}H{x}Z"
    stops = ((0.0, "#fff1b8"), (1.0, "#f0a53c")) if lit else ((0.0, "#6f97a0"), (1.0, "#23404a"))
    plate.path(shape, plate.down(y, y + high, *stops), INK, 1.2)
    if plate.fine:
        plate.path(f"M{x + wide / 2} {y}V{y + high}M{x} {y + high * 0.55}H{x + wide}", "none", INK, 0.9)


def door(plate: Plate, at: Point, wide: float, high: float, tint: str = "#4a2a1c") -> None:
    """An arched door that stands on a point."""
    x, y, r = at[0], at[1], wide / 2
    plate.path(f"M{x - r} {y}V{y - high + r}A{r} {r} 0 0 1 {x + r} {y - high + r}V{y}Z", tint, INK, 1.2)
    if plate.fine:
        plate.path(f"M{x} {y}V{y - high}", "none", mix(tint, "#ffffff", 0.25), 0.8)


def chimney(plate: Plate, box: tuple[float, float, float, float], smoking: bool = True) -> None:
    """A brick chimney."""
    x, y, wide, _ = box
    wall(plate, box, BRICK)
    plate.path([(x - 2, y - 4), (x + wide + 2, y - 4), (x + wide + 2, y), (x - 2, y)], "#7a3a2d", INK, 1)
    if smoking:
        smoke(plate, (x + wide / 2, y - 6), 0.8)


def house(
    plate: Plate,
    at: Point,
    size: Point,
    walls: Tint = PLASTER,
    cover: Tint = TILE,
    smoking: bool = False,
    pitch: float = 0.6,
) -> None:
    """A gabled house that stands on a point at its left corner; size is width and height of the wall."""
    x, base = at
    wide, high = size
    top = base - high
    chimney(
        plate, (x + wide * 0.68, top - wide * pitch * 0.8, max(6, wide * 0.14), wide * pitch * 0.6), smoking
    )
    kind = (round(x) * 3 + round(wide) + round(base)) % 4
    wall(plate, (x, top, wide, high), walls, kind != 1)
    if kind == 1:
        _frame(plate, (x, top, wide, high))
    roof(plate, _roof_line(x, top, wide, wide * pitch, kind), cover, (0, 0, 4, -4)[kind])
    pane = max(5.0, wide * 0.2)
    for row in range(max(1, int(high / (pane * 2.4)))):
        for column in range(2):
            lit = (round(x) + row + column) % 3 != 0
            spot = (x + wide * (0.18 + 0.42 * column), top + 8 + row * pane * 2.1, pane, pane * 1.35)
            window(plate, spot, lit, kind == 2)
            if kind == 3:
                _shutters(plate, spot)
    if kind == 3:
        window(plate, (x + wide / 2 - pane * 0.3, top - wide * pitch * 0.42, pane * 0.6, pane * 0.8), True)
    if high > pane * 3:
        door(plate, (x + wide / 2, base), pane * 0.95, pane * 1.7)


def _roof_line(x: float, top: float, wide: float, rise: float, kind: int) -> Polyline:
    """A gable, a thatch with rounded eaves, a hip, or a roof that breaks halfway."""
    middle, left, right = x + wide / 2, x - 4, x + wide + 4
    if kind == 1:
        return smooth([(left - 2, top + 5), (x + wide * 0.2, top - rise * 0.6), (middle, top - rise * 1.05),
                       (x + wide * 0.8, top - rise * 0.6), (right + 2, top + 5)], False)  # fmt: skip
    if kind == 2:
        return [
            (left, top + 2),
            (x + wide * 0.24, top - rise * 0.8),
            (x + wide * 0.76, top - rise * 0.8),
            (right, top + 2),
        ]
    if kind == 3:
        return [(left, top + 2), (x + wide * 0.14, top - rise * 0.55), (middle, top - rise),
                (x + wide * 0.86, top - rise * 0.55), (right, top + 2)]  # fmt: skip
    return [(left, top + 2), (middle, top - rise), (right, top + 2)]


def _frame(plate: Plate, box: tuple[float, float, float, float]) -> None:
    """Timbers in a plastered wall."""
    x, y, wide, high = box
    beams = f"M{x} {y + high * 0.48}H{x + wide}M{x + wide / 2} {y}V{y + high}"
    foot, middle = y + high, y + high * 0.5
    braces = f"M{x} {foot}L{x + wide * 0.22} {middle}M{x + wide} {foot}L{x + wide * 0.78} {middle}"
    plate.path(beams + braces, "none", "#5a3820", 2.4)


def _shutters(plate: Plate, box: tuple[float, float, float, float]) -> None:
    x, y, wide, high = box
    for left in (x - wide * 0.42, x + wide * 1.02):
        plate.box(left, y, wide * 0.4, high, 0, "#4a6a5a", INK, 1)


def row_house(
    plate: Plate, at: Point, size: Point, walls: Tint = BRICK, cover: Tint = SLATE, panes: int = 4
) -> None:
    """A long house seen from its eaves: a roof over a row of windows."""
    x, base = at
    wide, high = size
    top = base - high
    wall(plate, (x, top, wide, high), walls)
    rise = high * 0.62
    roof(
        plate,
        [(x - 5, top + 2), (x + 8, top - rise), (x + wide - 8, top - rise), (x + wide + 5, top + 2)],
        cover,
    )
    step = wide / panes
    for k in range(panes):
        box = (x + step * (k + 0.28), top + high * 0.24, step * 0.44, high * 0.46)
        window(plate, box, (k + round(x)) % 3 != 0, True)


def tower(
    plate: Plate, at: Point, size: Point, walls: Tint = STONE, panes: int = 2, battlements: bool = False
) -> None:
    """A square tower that stands on the middle of its foot."""
    x, base = at[0] - size[0] / 2, at[1]
    wide, high = size
    wall(plate, (x, base - high, wide, high), walls)
    for k in range(panes):
        box = (at[0] - wide * 0.14, base - high * (0.88 - 0.3 * k), wide * 0.28, high * 0.16)
        window(plate, box, k % 2 == 0, True)
    if battlements:
        tooth = wide / 5
        for k in (0, 2, 4):
            wall(plate, (x + k * tooth, base - high - tooth, tooth, tooth + 1), walls, False)


def spire(plate: Plate, at: Point, wide: float, high: float, cover: Tint = SLATE, cross: bool = True) -> None:
    """A pointed roof on the middle of its foot, with a cross."""
    x, base = at
    outline = [(x - wide / 2 - 3, base), (x, base - high), (x + wide / 2 + 3, base)]
    roof(plate, outline, cover)
    if cross:
        top = base - high
        plate.path(f"M{x} {top + 2}V{top - 16}M{x - 5} {top - 10}H{x + 5}", "none", INK, 2)


def clock(plate: Plate, at: Point, radius: float) -> None:
    """A clock's face."""
    x, y = at
    plate.circle(at, radius, "#fbf0d0", INK, 1.6)
    plate.path(
        f"M{x} {y}V{y - radius * 0.68}M{x} {y}L{x + radius * 0.45} {y + radius * 0.25}", "none", INK, 1.4
    )


def flag(plate: Plate, foot: Point, high: float, colour: str, wide: float = 26) -> None:
    """A swallow-tailed flag on a pole."""
    x, y = foot
    plate.path(f"M{x} {y}V{y - high}", "none", INK, 1.8)
    top, drop = y - high + 1, wide * 0.52
    plate.path(
        [
            (x, top),
            (x + wide, top + 2),
            (x + wide * 0.72, top + drop * 0.55),
            (x + wide, top + drop),
            (x, top + drop),
        ],
        colour,
        INK,
        1,
    )


def arch(x: float, base: float, wide: float, high: float) -> str:
    """Path data of a round arch's opening; `x` is its left foot."""
    r = wide / 2
    return f"M{x} {base}V{base - high + r}A{r} {r} 0 0 1 {x + wide} {base - high + r}V{base}Z"


def windmill(plate: Plate, at: Point, size: float, turn: float = 0.4) -> None:
    """A tower mill with four latticed sails."""
    x, base = at
    body = [
        (x - 16 * size, base),
        (x - 10 * size, base - 52 * size),
        (x + 10 * size, base - 52 * size),
        (x + 16 * size, base),
    ]
    plate.path(body, plate.across(x - 16 * size, x + 16 * size, (0, PLASTER[0]), (1, PLASTER[1])), INK, 1.5)
    plate.hatch(body, 90, 3.4, lambda px, py: max(0.0, (px - x) / (14 * size)) * 0.8, INK, 0.55, 1.9)
    roof(
        plate,
        [(x - 12 * size, base - 51 * size), (x, base - 70 * size), (x + 12 * size, base - 51 * size)],
        TILE,
    )
    window(plate, (x - 3 * size, base - 40 * size, 6 * size, 9 * size))
    door(plate, (x, base), 9 * size, 14 * size)
    hub = (x, base - 55 * size)
    for k in range(4):
        ca, sa = math.cos(turn + k * math.pi / 2), math.sin(turn + k * math.pi / 2)

        def place(along: float, aside: float, ca: float = ca, sa: float = sa) -> Point:
            return hub[0] + (ca * along - sa * aside) * size, hub[1] + (sa * along + ca * aside) * size

        sail = [place(10, 1), place(46, 1), place(46, 11), place(10, 11)]
        plate.path(sail, "#f6e8c6", INK, 1.2)
        plate.hatch(sail, math.degrees(turn + k * math.pi / 2), 3.2, lambda px, py: 0.6, "#6b4c2a", 0.7, 1.4)
        plate.stroke([place(0, 0), place(48, 0)], 3, INK, ends=(1, 1))
    plate.circle(hub, 4 * size, "#d2a04a", INK, 1.2)
