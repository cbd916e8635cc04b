"""The pictures of the events of the storyline. Each about (0, 0), on a sheet 100 high."""

import math

from art.raccoon_rampage import emblems, raccoons, things
from art.raccoon_rampage.things import at
from scenes.art.geometry import star
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    EYES,
    GREY,
    INK,
    IRON,
    LAND,
    LAND_LIGHT,
    PAPER,
    RELIEF,
    ROLES,
    STEEL,
    STEEL_DEEP,
    WOOD,
    Pen,
    shade,
)


def relief(pen: Pen) -> None:
    """An office tower under an umbrella in a rain of votes."""
    pen.rect(-20, -10, 40, 60, pen.turned(-20, 20, "#6a7f96"))
    for row in range(6):
        for k in range(4):
            pen.box(-16 + k * 9, -5 + row * 9, 5.4, 5.6, 0.6, EYES if (row + k) % 3 else "#26324a")
    pen.line([(0, -44), (0, -8)], INK, 3)
    dome = "M-52 -12C-48 -44 -20 -46 0 -46S48 -44 52 -12Q42 -20 34 -12"
    dome += "Q24 -20 17 -12Q8 -20 0 -12Q-8 -20 -17 -12Q-24 -20 -34 -12Q-42 -20 -52 -12Z"
    pen.path(dome, pen.front(-46, -12, ALARM), INK, pen.edge)
    for x in (-17, 0, 17):
        pen.bend([(0, -46), (x * 0.8, -34), (x, -12)], INK, 1.1)
    for k in range(14):
        x = -78 + k * 12
        if abs(x) > 26:
            pen.line([(x, -40 + k % 3 * 9), (x - 4, -28 + k % 3 * 9)], "#b7c9dc", 1.6)
    for x, y, turn in ((-46, 12, -14), (46, 4, 10), (-58, 38, 8), (56, 36, -12)):
        at(pen, things.cube(""), x, y, 0.5, turn)


def self_interest(pen: Pen) -> None:
    """A fat briefcase behind a brick wall, coins over its top."""
    pen.rect(-34, -36, 68, 46, pen.front(-36, 10, WOOD), 6)
    pen.path("M-13 -36V-46H13V-36", "none", INK, 7)
    pen.path("M-13 -36V-46H13V-36", "none", BRASS, 4)
    for x in (-20, 12):
        pen.rect(x, -22, 9, 12, BRASS_LIGHT, 1)
    for x, y in ((-48, -6), (50, -10), (42, -26)):
        at(pen, things.coin, x, y, 0.8)
    for row in range(5):
        y = 2 + row * 10
        pen.rect(-100, y, 200, 10, shade("#8a4034", 0.06 * (row % 2)), edge=0.7)
        for k in range(-6, 7):
            pen.line([(k * 18 + row % 2 * 9, y), (k * 18 + row % 2 * 9, y + 10)], INK, 1.2)
    pen.rect(-104, -2, 208, 5, "#b8a894", edge=0.8)


def big_farm(pen: Pen) -> None:
    """A giant tractor with a raccoon at the wheel."""
    pen.rect(-50, -6, 52, 30, pen.front(-6, 24, ALARM), 4)
    for k in range(4):
        pen.line([(-44, 0 + k * 5), (-28, 0 + k * 5)], INK, 1.4)
    pen.rect(-38, -38, 5, 34, IRON)
    pen.circle((-30, -46), 6, "#8d8a94", opacity=0.8)
    pen.circle((-20, -50), 8, "#8d8a94", opacity=0.6)
    pen.rect(0, -38, 42, 58, shade(ALARM, -0.2), 3)
    pen.rect(5, -33, 32, 26, "#bfe0e8", 2)
    at(pen, things.face(), 21, -19, 0.42)
    pen.rect(-5, -44, 52, 7, IRON, 2)
    for x, y, r in ((32, 22, 26), (-38, 32, 16)):
        pen.disc((x, y), r, IRON)
        for k in range(14):
            a = k * math.tau / 14
            pen.line(
                [
                    (x + math.cos(a) * r * 0.82, y + math.sin(a) * r * 0.82),
                    (x + math.cos(a) * r, y + math.sin(a) * r),
                ],
                "#6a6a74",
                2.6,
            )
        pen.disc((x, y), r * 0.5, BRASS)
        pen.disc((x, y), r * 0.18, INK, 0)


def free_trade(pen: Pen) -> None:
    """A container ship; a raccoon looks out of a hatch."""
    colours = (ALARM, RELIEF, ROLES["FR"], BRASS, "#7a5a8a")
    for row in range(3):
        for k in range(5 - row % 2):
            x, y = -46 + k * 17 + row % 2 * 8, 2 - row * 13
            pen.rect(x, y, 17, 13, colours[(k * 2 + row * 3) % 5])
            pen.path(
                f"M{x + 4} {y + 2}V{y + 11}M{x + 8.5} {y + 2}V{y + 11}M{x + 13} {y + 2}V{y + 11}",
                "none",
                INK,
                0.9,
                0.5,
            )
    pen.rect(-29, -11, 17, 13, "#17131c")
    raccoons.eyes(pen, (-20.5, -4), 1.2)
    pen.rect(42, -34, 18, 50, PAPER)
    for y in (-28, -18, -8):
        pen.rect(45, y, 12, 4, "#26324a", edge=0.5)
    pen.rect(47, -46, 8, 12, ALARM)
    pen.poly([(-70, 15), (68, 15), (60, 40), (-56, 40)], pen.front(15, 40, "#7a2f36"))
    pen.line([(-64, 24), (65, 24)], CREAM, 1.6)
    for row in range(2):
        pen.bend([(x, 40 + row * 7 + (x // 12 % 2) * 4) for x in range(-96, 100, 12)], "#9cc4dc", 2)


EUROPE = (
    (-44, 34), (-52, 20), (-40, 10), (-24, 12), (-18, 0), (-30, -6), (-14, -12), (-4, -20), (0, -34),
    (6, -22), (18, -26), (26, -42), (44, -44), (52, -22), (56, 4), (44, 16), (34, 18), (36, 38),
    (26, 34), (20, 16), (8, 12), (22, 34), (14, 36), (0, 16), (-10, 18), (-20, 28), (-32, 38),
)  # fmt: skip


def europe_burns(pen: Pen) -> None:
    """A map whose edges burn."""
    pen.poly([(-70, -46), (68, -44), (72, 46), (-66, 48)], pen.front(-46, 48, "#d8c094"))
    pen.blob(EUROPE, pen.front(-40, 40, LAND_LIGHT))
    pen.hatch(list(EUROPE), 4, INK, 0.7, 0.6)
    for x, y, s in (
        (-66, 48, 1.3),
        (-40, 50, 0.9),
        (34, 50, 1.2),
        (66, 48, 1.6),
        (66, 10, 1.0),
        (-68, 4, 0.9),
        (8, 8, 0.8),
    ):
        at(pen, _flame, x, y, s)
    raccoons.eyes(pen, (-4, -4), 1.5)
    raccoons.eyes(pen, (36, -26), 1.3)
    raccoons.eyes(pen, (-36, 24), 1.3)


def _flame(pen: Pen) -> None:
    for grow, colour in ((1.0, ALARM), (0.68, "#f0902a"), (0.38, "#ffe08a")):
        shape = [(0, 0), (-13, -8), (-12, -24), (-5, -18), (0, -40), (7, -22), (12, -28), (13, -8)]
        pen.blob([(x * grow, y * grow) for x, y in shape], colour, (2, 4, 6), 0.8 if grow == 1 else 0)


def tech_coop(pen: Pen) -> None:
    """Two cogs that mesh, one with ears."""
    for x, y, r, colour, turn in ((-22, 6, 33, BRASS, 0.0), (33, -11, 24, STEEL, 0.2)):
        pen.path(
            _cog(x, y, r, 12 if r > 30 else 9, turn),
            pen.linear((x - r, y - r), (x + r, y + r), (0, shade(colour, 0.3)), (1, shade(colour, -0.3))),
            INK,
            pen.edge,
        )
        pen.disc((x, y), r * 0.62, shade(colour, -0.45))
    at(pen, things.face(), -22, 7, 0.56)
    at(pen, things.lightning, 33, -11, 0.6)


def _cog(x: float, y: float, radius: float, teeth: int, turn: float) -> list[tuple[float, float]]:
    line = []
    for k in range(teeth * 4):
        a = turn + (k + 0.5) * math.tau / (teeth * 4)
        r = radius if k % 4 in {0, 1} else radius * 0.8
        line.append((x + math.cos(a) * r, y + math.sin(a) * r))
    return line


def schengen(pen: Pen) -> None:
    """A road shut by a barrier and a round sign; wire to both sides, and a hole in the wire."""
    pen.poly([(-10, 2), (10, 2), (44, 50), (-44, 50)], "#55525e")
    for y, high in ((10, 5), (22, 8), (38, 11)):
        pen.rect(-1.6, y, 3.2, high, CREAM, edge=0)
    for left, right in ((-92, -30), (30, 92)):
        things.wire_fence(pen, left, right, -6, 30)
    pen.blob([(46, 12), (62, 14), (64, 31), (44, 31)], "#17131c")
    raccoons.eyes(pen, (54, 24), 1.3)
    pen.rect(-44, 4, 9, 42, IRON)
    at(pen, lambda p: things.barrier(p, 84), -42, 14)
    pen.rect(-2, -12, 4, 24, STEEL_DEEP)
    pen.disc((0, -24), 21, CREAM)
    pen.circle((0, -24), 18, "none", ALARM, 5)
    pen.rect(-11, -27, 22, 6, INK, edge=0)


def urbanophiles(pen: Pen) -> None:
    """A skyline of windows with eyes; a great head behind it."""
    at(pen, lambda p: raccoons.shadow_head(p, True, "#241f34", "#6a6a9a"), 0, -6, 1.3)
    for x, wide, top in (
        (-74, 20, -4),
        (-54, 16, 14),
        (-38, 22, 6),
        (-16, 18, 20),
        (2, 16, 12),
        (18, 20, 22),
        (38, 18, 2),
        (56, 22, 14),
    ):
        pen.rect(x, top, wide, 60, "#16182c")
        for row in range(3):
            if (x + row) % 3:
                raccoons.eyes(pen, (x + wide / 2, top + 8 + row * 11), 0.9)
            else:
                pen.box(x + wide / 2 - 5, top + 5 + row * 11, 4, 5, 0, "#7f86a8")
    pen.line([(47, 2), (47, -18)], "#16182c", 2)


def stem(pen: Pen) -> None:
    """An open book out of which a cog, an atom and a flask rise."""
    for side in (-1, 1):
        page = [(0, 22), (side * 24, 12), (side * 58, 16), (side * 58, 46), (side * 24, 42), (0, 50)]
        pen.poly(page, PAPER if side > 0 else shade(PAPER, -0.08))
        for k in range(4):
            pen.line(
                [(side * 10, 24 + k * 6), (side * 28, 19 + k * 6), (side * 50, 22 + k * 5)], STEEL_DEEP, 1.4
            )
    pen.line([(0, 22), (0, 50)], INK, 2)
    pen.path(_cog(0, -8, 22, 10, 0), BRASS, INK, pen.edge)
    pen.disc((0, -8), 13, CREAM)
    at(pen, lambda p: emblems.paw(p, INK), 0, -8, 0.26)
    for turn in (0, 60, 120):
        at(pen, lambda p: p.oval((0, 0), 17, 6, "none"), -46, -18, 1, turn)
    pen.disc((-46, -18), 3.6, ALARM)
    pen.path("M40 -36H52V-24L62 -4H30L40 -24Z", CREAM, INK, pen.edge)
    pen.path("M36 -14H56L61 -5H31Z", RELIEF)


def top_down(pen: Pen) -> None:
    """A pyramid of grey votes with one gilded eye at its top."""
    pen.circle((0, -32), 30, pen.radial((0, -32), 30, (0, EYES, 0.8), (1, EYES, 0)))
    for row in range(4):
        y = -8 + row * 14
        reach, wide = 16 + row * 15, 22 + row * 30
        pen.poly(
            [(-reach + 7, y), (reach - 7, y), (reach, y + 13), (-reach, y + 13)], shade(GREY, 0.1 - row * 0.1)
        )
        for k in range(1, row + 2):
            x = -wide / 2 + k * wide / (row + 2)
            pen.line([(x, y), (x, y + 13)], INK, 1.2)
    pen.poly([(0, -46), (15, -12), (-15, -12)], pen.front(-46, -12, BRASS_LIGHT))
    raccoons.eyes(pen, (0, -22), 1.3)
    for k in range(9):
        a = math.pi + (k + 0.5) * math.pi / 9
        pen.line(
            [(math.cos(a) * 30, -26 + math.sin(a) * 24), (math.cos(a) * 44, -26 + math.sin(a) * 36)], BRASS, 2
        )
    for x in (-66, 66):
        pen.poly(star((x, 40), 6, 2.6, 5), BRASS_DEEP, 0)
    pen.line([(-90, 46), (90, 46)], LAND, 2)
    pen.rect(-100, 46, 200, 6, IRON, edge=0)
