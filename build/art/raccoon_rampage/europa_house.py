"""Europa House, and the picture of it on the front page: who is on its dome, and under which flag."""

import math

from art.raccoon_rampage import raccoons
from scenes.art.geometry import smooth, star
from scenes.art.linework.hatching import hatching
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import mix
from scenes.raccoon_rampage.art.colours import ALARM, CREAM, EYES, FUR, INK, shade
from scenes.raccoon_rampage.art.front_page import NEWS
from scenes.raccoon_rampage.art.pen import Pen

STONE = {True: "#e9dcb8", False: "#8a6a62"}
"""The colour of the house, by day after a victory and under a red night."""
BLUE, GOLD = "#24439a", "#ffd24a"
HALL = 56.0
"""The height of the hall."""
HIGH = 330.0
"""The height of the picture's sheet; its things are measured from the middle of its lower edge."""


def hall(pen: Pen) -> None:
    """The hall of Europa House by night, without its dome: its foot at (0, 0), 180 wide, `HALL` high; eyes
    between its columns.
    """
    stone = STONE[False]
    pen.rect(-84, -56, 168, 7, stone)
    pen.rect(-80, -49, 160, 44, shade(stone, -0.5))
    for k in range(13):
        x = -78 + k * 12.4
        pen.rect(x, -49, 6.4, 44, pen.turned(x, x + 6.4, stone), edge=0.7)
        if k < 12:
            raccoons.eyes(pen, (x + 9.4, -30), 0.7)
    pen.rect(-90, -6, 180, 7, shade(stone, 0.1))


# The picture of the front page


def news_picture(won: bool) -> Pen:
    """The house this morning: its guest asleep on the dome; wide awake on top, where all have lost."""
    w, h = NEWS
    pen = Pen(w, h, 2)
    high, low = ("#d9c08a", "#f7ebc6") if won else ("#3a1420", "#d2502f")
    pen.box(0, 0, w, h, 0, pen.down(0, h, (0, high), (1, low)))
    half = w / h * HIGH / 2
    pen.begin(f"translate({w / 2:g} {h:g}) scale({h / HIGH:g})")
    _rays(pen, half, won)
    _city(pen, half, won)
    if won:
        _at_rest(pen)
    else:
        _on_top(pen)
    pen.end()
    pen.box(0, 0, w, h, 0, "none", INK, 4)
    return pen


def _rays(pen: Pen, half: float, won: bool) -> None:
    """Light from behind the dome to the edges of the picture, and the engraver's level lines over it."""
    heart = (0.0, -130.0)
    for k in range(-14, 15):
        a, b = (-math.pi / 2 + (k + d) * math.pi / 29 for d in (-0.24, 0.24))
        ends = [_to_the_edge(heart, angle, half) for angle in (a, b)]
        pen.path([heart, *ends], CREAM if won else EYES, opacity=0.36 if won else 0.15)
    lines = "".join(f"M{-half} {-k}H{half}" for k in range(4, int(HIGH), 6))
    pen.path(lines, "none", INK, 1.1, 0.2)


def _to_the_edge(start: tuple[float, float], angle: float, half: float) -> tuple[float, float]:
    """The point where a ray leaves the sheet."""
    dx, dy = math.cos(angle), math.sin(angle)
    across = (half - 2) / abs(dx) if abs(dx) > 1e-6 else math.inf
    down = (-HIGH + 2 - start[1]) / dy if dy < 0 else (-2 - start[1]) / dy if dy > 0 else math.inf
    reach = min(across, down)
    return start[0] + dx * reach, start[1] + dy * reach


def _city(pen: Pen, half: float, won: bool) -> None:
    """Roofs at either side; by night somebody looks out."""
    dice, left = Scatter(14), -half
    tone = "#86704c" if won else "#1a1018"
    while left < half:
        wide = min(dice.between(30, 64), half - left)
        high = dice.between(66, 112)
        gable = dice.between(0, 1) < 0.45 and wide > 24
        shape = [(left, 0), (left, -high), (left + wide, -high), (left + wide, 0)]
        if gable:
            shape.insert(2, (left + wide / 2, -high - wide * 0.36))
        pen.path(shape, tone, mix(tone, INK, 0.5), 1.2)
        pen.hatch(shape, 5, mix(tone, INK, 0.45), 1.1, math.pi / 2)
        if not won and wide > 28:
            raccoons.eyes(pen, (left + wide / 2, -high + 18), 2)
        left += wide


def _building(pen: Pen, stone: str, won: bool) -> None:
    """Columns between two sills."""
    pen.rect(-234, -86, 468, 78, shade(stone, -0.72))
    for k in range(17):
        x = -232 + k * 27.6
        pen.rect(x, -86, 17, 78, pen.turned(x, x + 17, stone), edge=0.7)
        if not won and k < 16:
            raccoons.eyes(pen, (x + 22.5, -56), 1.3)
    pen.rect(-246, -98, 492, 13, shade(stone, 0.15))
    pen.rect(-250, -9, 500, 10, shade(stone, 0.1))


def _dome(pen: Pen, stone: str) -> None:
    line = smooth(
        [(-136, -98), (-120, -142), (-74, -178), (0, -192), (74, -178), (120, -142), (136, -98)], False, 8
    )
    paint = pen.across(-136, 136, (0, shade(stone, -0.4)), (0.36, shade(stone, 0.4)), (1, shade(stone, -0.5)))
    pen.path([*line, (136, -98), (-136, -98)], paint, INK, 2.2)
    for k in range(-5, 6):
        top = -190 + abs(k) * 2.4
        pen.bend([(k * 25, -99), (k * 22, -140), (k * 11, top)], INK, 1.1, 0.65)


def _at_rest(pen: Pen) -> None:
    """Its body over the dome, its head on one side, its tail down the other."""
    stone = STONE[True]
    _dome(pen, stone)
    _building(pen, stone, True)
    pen.edge = 2
    raccoons.tail(pen, [(96, -200), (160, -204), (198, -172), (206, -128), (188, -92)], 46)
    body = [(-70, -176), (-46, -236), (14, -272), (84, -262), (128, -218), (136, -172), (104, -158)]
    shape = smooth([*body, (62, -182), (0, -193), (-46, -186)], True, 6)
    pen.path(shape, pen.down(-272, -160, (0, shade(FUR, 0.1)), (1, shade(FUR, -0.45))), INK, 2.4)
    pen.path(hatching(shape, 6, 0.75), "none", INK, 1.1, 0.4)
    pen.begin("translate(-92 -212) rotate(-7) scale(2.35)")
    raccoons.head(pen, "asleep")
    pen.end()
    _flag(pen, BLUE)
    for k, size in enumerate((14, 18, 24)):
        x, y = -208 - k * 34, -256 - k * 22
        pen.path(f"M{x} {y}h{size}l{-size} {size * 1.2:.1f}h{size}", "none", INK, 3.4)


def _on_top(pen: Pen) -> None:
    """It sits on the dome and looks aside, its tail down the front."""
    stone = STONE[False]
    pen.edge = 2
    pen.begin("translate(0 -190) scale(2.5)")
    raccoons.sitting(pen, "sly")
    pen.end()
    _dome(pen, stone)
    _building(pen, stone, False)
    for side in (-1, 1):
        paw = [(side * 44, -190), (side * 84, -186), (side * 94, -160), (side * 76, -144), (side * 46, -158)]
        pen.blob(paw, shade(FUR, -0.35))
        for k in range(3):
            pen.line([(side * (58 + 11 * k), -164), (side * (59 + 11 * k), -149)], INK, 1.8)
    _flag(pen, "#23161e", mask=True)


def _flag(pen: Pen, cloth: str, mask: bool = False) -> None:
    """On a pole beside the house: a ring of stars on blue, or the head of whoever has taken it."""
    pen.rect(252, -146, 6, 146, "#4a3626", edge=0.6)
    pen.disc((255, -150), 6, GOLD, 0.6)
    wave = [(0, 3), (24, -3), (52, 4), (80, -5), (104, 2)]
    upper = smooth([(258 + x, -142 + y) for x, y in wave], False, 6)
    lower = smooth([(258 + x, -76 + y) for x, y in wave], False, 6)
    shape = [*upper, *reversed(lower)]
    pen.path(
        shape, pen.across(258, 362, (0, cloth), (0.45, shade(cloth, 0.18)), (1, shade(cloth, -0.3))), INK, 2
    )
    pen.path(hatching(shape, 6, 0.2), "none", INK, 0.8, 0.35)
    if mask:
        pen.begin("translate(310 -108) scale(0.8)")
        raccoons.shadow_head(pen, True, "#0c0810", ALARM)
        pen.end()
        return
    for k in range(12):
        a = math.tau * k / 12
        pen.path(star((310 + 21 * math.cos(a), -109 + 21 * math.sin(a)), 5.4, 2.2, 5), GOLD)
