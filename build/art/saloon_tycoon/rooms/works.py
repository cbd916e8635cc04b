"""Works: stoves, the still, the press, the tub, bars and stalls, the theater's stage."""

from scenes.art.geometry import star
from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    COPPER,
    CREAM,
    GILT,
    GILT_DEEP,
    GILT_LIGHT,
    INK,
    IRON,
    IVORY,
    OAK,
    STEEL,
    WALNUT,
    Pen,
    Piece,
    shade,
)

FIRE = "#e8772a"


def fire_door(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """An open fire door; the fire burns only in a finished room."""
    pen.rect(x, y, width, height, FIRE if pen.lit else "#1a1418", 1.5, 0.9)
    if pen.lit:
        middle, foot = x + width / 2, y + height - 1
        flame = [
            (x + 2, foot),
            (x + width * 0.3, y + 3),
            (middle, y + height * 0.5),
            (x + width * 0.75, y + 2),
        ]
        pen.blob([*flame, (x + width - 2, foot)], "#ffcf6a", (0, 4), 0)


def range_stove(pen: Pen) -> None:
    """An iron kitchen range with its pipe, and a pot that steams when the range burns."""
    pen.rect(-22, -92, 9, 54, pen.turned(-22, -13, IRON))
    pen.rect(-25, -60, 15, 5, shade(IRON, 0.2), edge=0.8)
    pen.rect(-25, -36, 50, 36, pen.turned(-25, 25, "#4a4a56"), 2)
    pen.rect(-29, -41, 58, 6, "#55555f", 1)
    pen.rect(-19, -28, 18, 20, IRON, 1, 0.8)
    pen.disc((-4, -18), 1.4, GILT, 0.4)
    fire_door(pen, 4, -28, 16, 13)
    pen.blob([(-6, -41), (-8, -53), (-2, -58), (17, -58), (22, -53), (20, -41)], "#6a7480", (0, 5))
    pen.oval((7, -58), 13, 3, "#8a949e")
    pen.disc((7, -61.6), 2.2, GILT, 0.6)
    for x in (2, 11) if pen.lit else ():
        pen.bend([(x, -64), (x + 4, -71), (x - 2, -78), (x + 2, -86)], "#fff6e6", 2.2, 0.65)


def box_stove(pen: Pen) -> None:
    """A small stove with flat irons heating on it."""
    pen.rect(-3.5, -62, 7, 34, IRON)
    pen.rect(-13, -30, 26, 26, pen.turned(-13, 13, "#4a4a56"), 2)
    for x in (-10, 8):
        pen.line([(x, -4), (x, 0)], INK, 2.6)
    pen.rect(-16, -33, 32, 4.6, "#62626f", 1)
    fire_door(pen, -7, -22, 14, 12)
    for x in (-12, 4):
        pen.poly([(x - 2, -33), (x + 9, -33), (x + 8, -38), (x + 2, -40)], "#98a0aa", 0.8)
        pen.bend([(x + 1, -40), (x + 4, -44), (x + 8, -39)], WALNUT, 2)


def tub(pen: Pen) -> None:
    """A tub of suds with a washboard."""
    pen.poly([(4, -50), (21, -45), (15, -20), (-2, -24)], "#b07a46")
    pen.poly([(6.6, -45), (17.6, -41.6), (13, -24), (2, -27)], "#c8d0d4", 0.7)
    for k in range(5):
        pen.line([(6 - k * 0.9, -42 + k * 3.4), (16.6 - k * 0.9, -38.6 + k * 3.4)], "#6a747c", 1)
    pen.poly([(-27, -24), (27, -24), (22, 0), (-22, 0)], pen.turned(-27, 27, "#b07a48"))
    for y, w in ((-18, 25.6), (-6, 23.2)):
        pen.line([(-w, y), (w, y)], "#59616c", 2.6)
    pen.oval((0, -24), 27, 4.4, "#dff0ee")
    for x, r in ((-16, 6), (-7, 8), (3, 6), (11, 5), (-12, 4)):
        pen.disc((x, -28 if r > 4 else -34), r, "#fafdfc", 0.7)


def still(pen: Pen) -> None:
    """A copper still on its hearth; its neck ends at (74, -70)."""
    pen.rect(-30, -22, 60, 22, "#6a4a40")
    for y in (-15, -7):
        pen.line([(-30, y), (30, y)], INK, 0.8, 0.8)
    fire_door(pen, -13, -17, 26, 15)
    pen.wire([(0, -84), (12, -96), (40, -98), (66, -86), (74, -70)], COPPER, 6)
    shine = pen.radial((-12, -54), 46, (0, "#ffd0a0"), (0.4, COPPER), (1, "#6a2f14"))
    belly = [(-26, -22), (-34, -42), (-24, -60), (-9, -68), (9, -68), (24, -60), (34, -42), (26, -22)]
    pen.blob(belly, shine, (0, 7))
    pen.blob([(-9, -67), (-8, -78), (-4, -86), (4, -86), (8, -78), (9, -67)], COPPER, (0, 5))
    pen.bend([(-31, -50), (0, -47), (31, -50)], shade(COPPER, -0.45), 1.4)
    for x in range(-26, 30, 8):
        pen.disc((x, -48 + abs(x) / 12), 1.3, "#7a3a18", 0)


def coil(pen: Pen) -> None:
    """The worm over its barrel, and the jug beneath the tap."""
    for k in range(4):
        y = -62 + k * 6
        pen.wire([(-13, y), (0, y + 4), (13, y), (2, y - 3)], shade(COPPER, 0.15), 2.6)
    body = [(-17, -40), (-20, -20), (-17, 0), (17, 0), (20, -20), (17, -40)]
    pen.blob(body, pen.turned(-20, 20, "#96643a"), (0, 2, 3, 5))
    for y in (-33, -10):
        pen.rect(-18.4, y, 36.8, 4, "#4a4650", edge=0.7)
    pen.wire([(18, -16), (26, -16), (26, -12)], GILT, 2.2)
    pen.rect(21, -10, 11, 10, "#e4dccb", 3, 0.8)


def press(pen: Pen) -> None:
    """An iron hand press: columns, a bow with its eagle's place, the bar, a sheet on the bed."""
    for x in (-34, 34):
        pen.poly([(x - 8, 0), (x - 5, -70), (x + 5, -70), (x + 8, 0)], pen.turned(x - 6, x + 6, "#4c4a58"))
    pen.blob([(-42, -68), (-38, -80), (0, -90), (38, -80), (42, -68)], "#3c3a46", (0, 4))
    pen.bend([(-32, -75), (0, -82), (32, -75)], GILT, 1.8)
    pen.blob([(-14, -87), (-9, -96), (0, -100), (9, -96), (14, -87)], GILT, (0, 4), 0.9)
    pen.rect(-5, -68, 10, 18, STEEL)
    pen.rect(-28, -52, 56, 9, "#55535f", 1.5)
    pen.rect(-52, -28, 104, 7, OAK)
    pen.rect(-46, -35, 92, 7, "#34323c")
    pen.rect(-24, -39, 48, 4.4, IVORY, edge=0.8)
    pen.wire([(4, -60), (28, -57), (54, -44)], STEEL, 3)
    pen.disc((56, -43), 4.4, OAK)


def iron_bars(width: float, height: float) -> Piece:
    """A barred front with a lock, from (0, 0) upward, centred."""

    def draw(pen: Pen) -> None:
        w, count = width / 2, round(width / (8.6 if pen.fine else 12))
        for y in (-height, -height * 0.52, -4):
            pen.rect(-w, y, width, 4, "#59616c", edge=0.8)
        for k in range(count + 1):
            x = -w + k * width / count
            pen.rect(
                x - 1.7, -height, 3.4, height, pen.across(x - 2, x + 2, (0, "#b4bcc6"), (1, IRON)), 0, 0.7
            )
        pen.rect(-9, -height * 0.52 - 8, 18, 19, "#6a727e", 1.5)
        pen.disc((0, -height * 0.52 - 1), 2.4, INK, 0)
        pen.rect(-1, -height * 0.52 - 1, 2, 7, INK, edge=0)

    return draw


def stall(pen: Pen) -> None:
    """A stall's braced gate with a saddle over it."""
    pen.rect(-28, -44, 56, 44, "#a5713c")
    for a, b in (((-25, -3), (25, -40)), ((-25, -40), (25, -3))):
        pen.line([a, b], INK, 6)
        pen.line([a, b], "#c8935a", 4)
    pen.box(-28, -44, 56, 44, 0, "none", INK, pen.edge * 1.4)
    pen.rect(-31, -48, 62, 6.5, "#d0985c")
    seat = [(-22, -44), (-21, -58), (-13, -66), (0, -60), (13, -68), (19, -70), (20, -58), (18, -44)]
    pen.blob(seat, "#8a3f22", (0, 7))
    pen.blob([(-16, -58), (-8, -63), (2, -58), (12, -65), (12, -52), (-8, -50)], "#b8623a", edge=0.7)
    pen.line([(-14, -45), (-15, -22)], "#6a2f18", 2.6)
    pen.box(-19, -23, 8, 9, 3, "none", STEEL, 2.2)


def safe(pen: Pen) -> None:
    """An iron safe with a dial."""
    pen.rect(-20, -46, 40, 46, pen.turned(-20, 20, "#6a727e"), 2)
    pen.rect(-15, -41, 30, 35, "#59616c", 1.5, 0.8)
    pen.disc((0, -24), 8, "#98a2ae")
    for dx, dy in ((0, -11), (9.6, 5.4), (-9.6, 5.4)):
        pen.line([(0, -24), (dx, -24 + dy)], INK, 1.6)
    pen.disc((0, -24), 2.8, GILT, 0.6)


def stage(pen: Pen) -> None:
    """A stage with footlights, two bays wide, from the middle of its front edge."""
    pen.poly([(-96, -16), (96, -16), (112, 0), (-112, 0)], pen.front(-16, 0, "#d09a5c"))
    for k in range(-5, 6):
        pen.line([(k * 18, -16), (k * 21, 0)], INK, 0.7, 0.7)
    for k in range(8):
        x = -91 + k * 26
        pen.blob([(x - 6, 0), (x - 6, -7), (x, -10), (x + 6, -7), (x + 6, 0)], GILT, (0, 4), 0.8)
        if pen.lit:
            pen.circle((x, -9), 13, pen.radial((x, -9), 13, (0, "#fff4c8", 0.95), (1, "#ffd27a", 0)))


def globe(pen: Pen) -> None:
    """A globe on its foot."""
    pen.poly([(-4, 0), (4, 0), (2.4, -7), (-2.4, -7)], GILT_DEEP, 0.8)
    pen.disc((0, -17), 11.5, pen.radial((-3, -20), 14, (0, "#a8dcd8"), (1, "#2f6a8a")))
    pen.blob([(-7, -22), (0, -26), (5, -19), (-1, -15)], "#8fae5a", edge=0.5)
    pen.blob([(0, -12), (7, -14), (5, -8)], "#8fae5a", edge=0.4)
    pen.bend([(-10, -27), (-13, -16), (-4, -5)], GILT, 2)


def tin_star(radius: float, colour: Colour = GILT_LIGHT) -> Piece:
    """A sheriff's star about (0, 0)."""

    def draw(pen: Pen) -> None:
        pen.poly(star((0, 0), radius, radius * 0.44, 5), colour, 0.9)
        pen.disc((0, 0), radius * 0.22, CREAM, 0.5)

    return draw
