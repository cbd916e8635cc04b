"""Skunk Works: a skunk in an inventor's leather cap with brass goggles."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import WHITE, Suit, bow_tie, coat, collar, sides
from art.portraits.eyes import Brows, Eye, Glance, brows, eyes
from art.portraits.face import Mood, Portrait, freckles, nose, whiskers
from art.portraits.frowns import puckered
from art.portraits.ground import Sky
from art.portraits.laughs import Laugh, Teeth
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import circle
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK

SKY = Sky(("#f6f4e6", "#cfd6d2", "#8d98a4"), "#4c5766")
SUIT = Suit(
    ("#6b6048", "#4a4230", "#221d12"),
    "#d0c49c",
    ("#8a5a3a", "#63402a", "#2e1b10"),
    ("#4f9a88", "#2a6f62", "#123a33"),
)
EUREKA = Glance(wide=1.2, gape=1.18)
FURY = Glance(upper="-46,12 -16,1 6,-6 26,-12 46,-22", lower="-44,22 -16,14 6,12 26,12 46,14", wide=0.86)
EYE = Eye(
    (372, 420),
    "-36,12 -20,-16 6,-24 32,-12 40,10 18,26 -12,26",
    "-27,9! -13,-9 6,-14 25,-7 32,5! 15,17 -9,18",
    "-30,9! -15,-14 6,-20 26,-12 36,6! 22,-2 6,-8 -12,-3",
    ("#c8f0b8", "#5fa86a", "#1f4a2c"),
    14.5,
    (7, 7),
    (1, 2),
    "#f6f2e0",
    "#050406",
    skin="#4a4654",
    pleased=(EUREKA, Glance(upper="-44,4 -16,-9 6,-13 26,-9 44,4", lower="-42,18 -16,11 6,8 26,9 44,15")),
    put_out=(FURY, FURY),
)
BROWS = Brows(
    calm=("342,392 366,374 396,376 416,392",) * 2,
    pleased=("336,364 362,340 396,342 420,362", "344,398 368,382 398,372 420,366"),
    put_out=("334,402 358,388 392,370 420,362",) * 2,
    width=11,
    colour="#15121a",
    hair="#a5a2b6",
)
CHEEK = (
    "352,486 396,500 436,486 476,486 490,496! 454,508 462,540! 424,540 414,570! 384,570 352,596 330,566 "
    "334,520"
)
MOUTH = Mouth(504, (346, 528), 16, Laugh(1.3, 1.7, Teeth.GAP), puckered, 4)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 470, x - 300)


def skunk(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    _tail(plate)
    coat(plate, SUIT, 1.06, -6)
    with plate.tilted(), plate.turned(-0.35):
        _ears(plate)
    with plate.tilted():
        _head(plate)
    with plate.tilted(), plate.turned():
        _muzzle(plate)
    with plate.tilted(), plate.turned(0.7):
        eyes(plate, EYE)
        brows(plate, BROWS)
    collar(plate, 18)
    bow_tie(plate, SUIT.cravat)
    with plate.worn():
        _cap(plate)


def _tail(plate: Plate) -> None:
    """The famous plume, raised high behind the shoulder."""
    plume = curve(
        "420,860 468,760 492,660 500,560 492,470 500,390 520,320! 560,372 588,450 596,560 590,700 560,860"
    )

    def lying(x: float, _y: float) -> float:
        return -1.45 + (x - 520) * 0.006

    dark = plate.across(450, 600, (0, "#4a4754"), (0.4, "#26232d"), (1, "#0e0c12"))
    plate.path(tufted(plume, lying, 8, 24, seed=5), dark, INK, 1.6)
    plate.fur(plume, lying, 9, 22, 1.7, "#7d7a8c", 0.55, seed=8)
    stripe = curve("492,760 524,660 538,560 532,470 524,400 526,352! 552,420 566,500 566,600 548,720 520,800")
    white = plate.across(500, 570, (0, "#ffffff"), (0.6, WHITE), (1, "#c8bda4"))
    plate.path(tufted(stripe, lying, 7, 22, seed=6), white)
    plate.fur(stripe, lying, 8, 20, 1.3, "#8b8170", 0.65, seed=9)


def _ears(plate: Portrait) -> None:
    for side in (1, -1):

        def away(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 340, x - (300 + side * 110))

        with plate.ear(side, (424, 352)):
            at = (300 + side * 138, 338)
            ear, inner = circle(at, 27, 34), circle((at[0] + side * 3, 342), 15, 26)
            black = plate.radial((at[0] - 6, 330), 40, (0, "#5a5766"), (0.6, "#2a2731"), (1, "#100e14"))
            plate.path(tufted(ear, away, 7, 9, seed=11 + side), black, INK, 1.6)
            rose = plate.radial((at[0], 344), 22, (0, "#5a323c"), (0.7, "#c98a92"), (1, "#e0a8ac"))
            plate.path(tufted(inner, away, 6, 6, seed=14), rose)
            plate.fur(ear, away, 8, 12, 1.2, "#8b889a", 0.6, holes=(inner,), seed=16)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,262 350,268 396,296 430,344 448,400 460,450 488,494! 454,506 462,542! 420,542 408,574! "
        "376,574 344,604 300,614"
    )
    edge = tufted(head, flow, 8, 10, lambda x, y: y > 330, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.4)
    plate.path(
        edge, plate.radial((270, 370), 240, (0, "#63606f"), (0.5, "#35323d"), (1, "#121016")), INK, 1.8
    )
    blaze = even_outline("300,262 344,272 350,312 334,350 318,396 309,436 304,458! 300,460")
    plate.fur(head, flow, 8, 18, 1.6, "#0a080d", 0.7, lambda x, y: 0.4 + 0.5 * max(0, (x - 200) / 260))
    plate.fur(head, flow, 8, 17, 1.4, "#a5a2b6", 0.6, lambda x, y: 0.85 - 0.65 * (x - 140) / 330, seed=23)
    for cheek, side in sides(CHEEK, 8):
        ends = ((300 + side * 30, 480), (300 + side * 180, 580))
        light = ("#e8decb", "#c9bda4") if side > 0 else ("#ffffff", "#e0d4ba")
        plate.path(
            tufted(cheek, flow, 8, 10, seed=32 + side), plate.linear(*ends, (0, light[0]), (1, light[1]))
        )
        plate.fur(cheek, flow, 8, 15, 1.1, "#7d735f", 0.65, seed=34)

    def up(x: float, _y: float) -> float:
        return -math.pi / 2 + (x - 300) * 0.014

    plate.path(
        tufted(blaze, up, 7, 9, seed=61), plate.across(268, 334, (0, "#ffffff"), (0.6, WHITE), (1, "#cfc4aa"))
    )
    plate.fur(blaze, up, 8, 16, 1.2, "#857b68", 0.65, seed=62)


def _muzzle(plate: Portrait) -> None:
    muzzle = even_outline("300,446 318,450 334,474 346,504 342,536 322,556 300,554")
    black = plate.radial((284, 480), 96, (0, "#6d6a7a"), (0.4, "#3d3a46"), (1, "#15131a"))
    plate.path(tufted(muzzle, flow, 6, 5, seed=71), black, INK, 1)
    plate.fur(muzzle, flow, 8, 11, 1, "#0a080d", 0.6, lambda x, y: 0.3 + 0.6 * max(0, (x - 250) / 110))
    if plate.mood is Mood.PUT_OUT:
        _puff(plate)
    lips = even_outline("300,498 322,500 346,510 354,530 338,550 318,562 300,560")
    pale = plate.radial((288, 512), 70, (0, "#ffffff"), (0.6, "#eee6d6"), (1, "#a89c88"))
    plate.path(tufted(lips, flow, 6, 5, seed=72), pale, INK, 1)
    freckles(plate, ((332, 506), (344, 516), (332, 526)), "#2b2323")
    mouth(plate, MOUTH)
    nose(
        plate,
        "300,456 320,457 332,468 326,486 312,500 300,504",
        ("#9a7078", "#5a3440", "#241018"),
        "286,464 297,460 310,462 304,468 291,469",
        (292, 466),
    )
    whiskers(plate, ((342, 506, 470, 478, 14), (350, 516, 486, 520, 6), (344, 526, 466, 562, -8)), "#fff7e2")


def _puff(plate: Plate) -> None:
    """Cheeks full of breath, hot with it."""
    for puff, side in sides("318,512 346,492 392,484 432,496 452,524 440,556 402,576 356,574 324,552"):
        at = (300 + side * 86, 522.0)
        fleece = ((0.0, "#ffffff"), (0.6, "#f0e4d0"), (1.0, "#b8a68c"))
        plate.path(
            tufted(puff, flow, 8, 9, seed=75 + side),
            plate.radial((at[0] - 18, 510), 84, *fleece),
            "#4a4038",
            1.4,
        )
        plate.fur(puff, flow, 8, 13, 1.1, "#7d735f", 0.6, seed=77)
        hot = ((0.0, "#e04a4a", 0.5), (0.6, "#e04a4a", 0.24), (1.0, "#e04a4a", 0.0))
        plate.circle((at[0] + side * 6, 526), 42, plate.radial((at[0] + side * 6, 526), 42, *hot))


def _cap(plate: Plate) -> None:
    """Leather, a seam, a strap, and two brass goggles pushed up on the brow."""
    plate.begin("rotate(-3 300 240)")
    dome = curve(
        "176,318! 172,240 200,168 250,126 300,116 350,126 400,168 428,240 424,318! 370,296 300,288 230,296"
    )
    plate.path([(x, y + 14) for x, y in dome], "#0a0708", opacity=0.4)
    hide = (
        (0.0, "#2a150a"), (0.14, "#6b3c1e"), (0.32, "#b87a44"), (0.44, "#8a5228"), (0.76, "#4a2812"),
        (1.0, "#1f0e06"),
    )  # fmt: skip
    plate.path(dome, plate.across(172, 428, *hide), INK, 2.2)
    plate.hatch(dome, 84, 5, lambda x, y: 0.2 + 0.6 * max(0, (x - 290) / 130), "#140803", 0.7, 2.8)
    plate.hatch(dome, 96, 5, lambda x, y: max(0, 1 - abs((x - 256) / 40)) * 0.6, "#f4cfa0", 0.45, 2)
    plate.line("300,118 296,170 300,210", 4, "#2a150a", 0.8)
    for seam in ("232,146 250,190 256,220", "368,146 350,190 344,220"):
        plate.line(seam, 2.6, "#2a150a", 0.7)
    strap = curve("174,268! 230,250 300,244 370,250 426,268! 426,236! 370,218 300,212 230,218 174,236!")
    plate.path(strap, plate.down(212, 268, (0, "#3a2a24"), (0.4, "#5a4438"), (1, "#1f1410")), INK, 2)
    for x in (238.0, 362.0):
        _goggle(plate, (x, 232))
    plate.box(286, 222, 28, 20, 6, plate.down(222, 242, (0, GILT_LIGHT), (1, GILT_DEEP)), INK, 2)
    plate.end()


def _goggle(plate: Plate, at: tuple[float, float]) -> None:
    """A brass ring with rivets round green glass."""
    x, y = at
    plate.circle((x + 2, y + 8), 52, "#0a0708", opacity=0.4)
    brass = ((0.0, "#fff3c4"), (0.4, GILT), (0.7, GILT_DEEP), (1.0, "#f0cf86"))
    plate.circle(at, 51, plate.linear((x - 40, y - 40), (x + 40, y + 40), *brass), INK, 2.4)
    for k in range(12):
        a = k * math.tau / 12
        plate.circle((x + math.cos(a) * 45, y + math.sin(a) * 45), 3, "#6b4614", "#2e1b06", 0.7)
    plate.circle(at, 38, "#1a120c")
    glass = plate.radial((x - 10, y - 12), 50, (0, "#d6f2e4"), (0.4, "#5fa596"), (1, "#123a3a"))
    plate.circle(at, 35, glass)
    plate.hatch(circle(at, 34, 40), 45, 5, lambda px, py: max(0, (px + py - x - y) / 50), "#06201f", 0.6, 2.6)
    plate.path([(x - 26, y + 6), (x - 4, y - 28), (x + 8, y - 30), (x - 20, y + 18)], "#ffffff", opacity=0.45)
