"""The picture this game is chosen by: Europa House by night, and who has come to the session."""

import pygame

from art.cast import heroes
from art.raccoon_rampage import raccoons, things
from art.raccoon_rampage.europa_house import HALL, hall
from scenes.art.frame import Size
from scenes.art.linework.scatter import Scatter
from scenes.raccoon_rampage.art.colours import EYES, INK, ORANGE
from scenes.raccoon_rampage.art.pen import Pen

GROUND = 820.0


def title(size: Size) -> pygame.Surface:
    """The picture; opaque."""
    back = _pen(size)
    middle = back.width / 2
    _sky(back, middle)
    _streets(back)
    image = back.surface(size, opaque=True)
    scale = min(3.0, back.width * 0.8 / 180)
    _chief(image, GROUND - HALL * scale + 44, min(680.0, back.width * 0.62))
    front = _pen(size)
    front.begin(f"translate({middle:g} {GROUND:g}) scale({scale:g})")
    hall(front)
    front.end()
    _square(front, middle)
    image.blit(front.surface(size), (0, 0))
    return image


def _pen(size: Size) -> Pen:
    return Pen(1000.0 * size[0] / size[1], 1000, 2.4)


def _sky(pen: Pen, middle: float) -> None:
    pen.box(0, 0, pen.width, 1000, 0, pen.down(0, GROUND, (0, "#0d1226"), (0.5, "#3a1c38"), (1, "#d2502f")))
    for k in range(-10, 11):
        pen.path(
            [(middle, GROUND - 60), *((middle + k * 230 + dx, -40) for dx in (-52, 52))], ORANGE, opacity=0.1
        )
    lines = "".join(f"M0 {y}H{pen.width:.0f}" for y in range(6, int(GROUND), 11))
    pen.path(lines, "none", INK, 2, 0.2)
    pen.circle(
        (middle, 350),
        400,
        pen.radial((middle, 350), 400, (0, "#ffd98a", 0.7), (0.55, "#ff9a5c", 0.25), (1, "#ff9a5c", 0)),
    )
    pen.circle((middle, 350), 262, "#f6c667")
    dice = Scatter(31)
    for _ in range(130):
        pen.circle(
            (dice.between(0, pen.width), dice.between(0, 480)), dice.between(0.8, 2.6), "#fff6df", opacity=0.8
        )


def _chief(image: pygame.Surface, foot: float, tall: float) -> None:
    """The chief of the raccoons behind the hall, its dome in the arms; in thousandths of the height."""
    unit = image.get_height() / 1000
    chief = heroes.before(heroes.giant, round(tall * unit))
    image.blit(chief, chief.get_rect(midbottom=(image.get_width() // 2, round(foot * unit) + 2)))


def _streets(pen: Pen) -> None:
    dice, x = Scatter(17), -20.0
    while x < pen.width:
        wide, high = dice.between(60, 130), dice.between(120, 260)
        roof, tip = GROUND - high, dice.between(0, 60)
        gable = [(x, roof), (x + wide / 2, roof - tip), (x + wide, roof)]
        pen.path([(x, GROUND), *gable, (x + wide, GROUND)], "#1a1220", INK, 2)
        for row in range(3):
            if dice.between(0, 1) < 0.5:
                pen.box(x + wide * 0.3, GROUND - high + 24 + row * 44, 16, 22, 1, EYES, opacity=0.9)
            elif dice.between(0, 1) < 0.5:
                raccoons.eyes(pen, (x + wide * 0.6, GROUND - high + 36 + row * 44), 3)
        x += wide


def _square(pen: Pen, middle: float) -> None:
    """The square before the house: lamps, and delegates on all fours."""
    pen.box(0, GROUND, pen.width, 1000 - GROUND, 0, pen.down(GROUND, 1000, (0, "#3a2a34"), (1, "#120c14")))
    for k in range(-12, 13):
        pen.line([(middle + k * 70, GROUND), (middle + k * 190, 1000)], INK, 2, 0.5)
    for side in (-1, 1):
        pen.begin(f"translate({middle + side * pen.width * 0.36:g} 850) scale(3.2)")
        things.lamp_post(pen)
        pen.end()
    for k, (share, y, scale) in enumerate(((-0.3, 900, 2.0), (0.02, 938, 2.5), (0.31, 906, 2.1))):
        mirrored = -scale if k == 0 else scale
        pen.begin(f"translate({middle + share * pen.width:g} {y:g}) scale({mirrored:g} {scale:g})")
        raccoons.creeping(pen)
        pen.end()
