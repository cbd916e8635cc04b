"""A hare in a checked cap between tall ears."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import Suit, bow_tie, button, coat, collar, sides
from art.portraits.face import Eye, Portrait, eyes, freckles, mouth, nose, whiskers
from art.portraits.ground import Sky
from scenes.art.geometry import mirrored
from scenes.art.palette import INK

SKY = Sky(("#eef6e0", "#b8d4b0", "#6f9a80"), "#33604a")
SUIT = Suit(
    ("#a8743c", "#7a4f26", "#3a230f"),
    "#f0cc94",
    ("#6f94a8", "#46687c", "#1f3440"),
    ("#e8b84a", "#a8742a", "#6b4410"),
)
EYE = Eye(
    (380, 412),
    "-34,14 -22,-18 4,-28 30,-16 38,8 20,28 -12,28",
    "-26,10! -15,-11 4,-18 24,-9 31,5! 15,20 -9,21",
    "-30,11! -16,-16 4,-24 26,-14 36,6! 22,-4 4,-11 -14,-2",
    ("#e0a868", "#8f5422", "#3a1c08"),
    17,
    (8, 9),
    rim="#2e190e",
    skin="#a8784a",
)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 466, x - 300)


def hare(plate: Portrait) -> None:
    """Head, cap and shoulders."""
    coat(plate, SUIT, 1.04, -4)
    _ears(plate)
    _head(plate)
    _muzzle(plate)
    eyes(plate, EYE)
    collar(plate, 18)
    bow_tie(plate, SUIT.cravat)
    _cap(plate)


def _ears(plate: Plate) -> None:
    for ear, side in sides("340,300 356,220 392,140 438,100 462,110 462,180 440,260 404,330"):

        def up(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 420, x - (300 + side * 70))

        fawn = plate.linear((300 + side * 60, 320), (300 + side * 150, 110), (0, "#c99a66"), (1, "#6b4424"))
        plate.path(tufted(ear, up, 8, 8, seed=11 + side), fawn, INK, 1.8)
        inner = curve("372,300 386,226 412,160 440,124 448,180 428,250 400,312")
        inner = inner if side > 0 else mirrored(inner, 300)
        plate.path(tufted(inner, up, 8, 5), plate.down(110, 320, (0, "#e8b8a8"), (1, "#8a5548")), INK, 1)
        plate.fur(ear, up, 9, 14, 1.4, "#3a200e", 0.6, holes=(inner,), seed=16)
        plate.fur(inner, up, 9, 14, 1.2, "#fff0e4", 0.6, seed=17)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,270 346,274 392,302 426,350 446,404 462,450 448,500 462,530! 428,532 416,570! 380,572 "
        "346,602 300,610"
    )
    edge = tufted(head, flow, 8, 9, lambda x, y: y > 340, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.36)
    fawn = ((0.0, "#e8c490"), (0.5, "#c08e58"), (1.0, "#6b4526"))
    plate.path(edge, plate.radial((270, 370), 240, *fawn), INK, 1.8)
    for cheek, side in sides(
        "340,486 384,494 424,490 452,504 458,530! 426,532 414,568! 378,572 346,598 301,607 301,540"
    ):
        pale = plate.linear((300 + side * 30, 480), (300 + side * 160, 580), (0, "#fffaf0"), (1, "#c9ab84"))
        plate.path(tufted(cheek, flow, 8, 9, seed=32 + side), pale)
        plate.fur(cheek, flow, 9, 14, 1.1, "#8a6a44", 0.6, seed=34)
    plate.fur(head, flow, 9, 15, 1.4, "#4a2a12", 0.55, lambda x, y: 0.3 + 0.5 * max(0, (x - 200) / 250))
    plate.fur(head, flow, 10, 14, 1.2, "#ffe8c4", 0.6, lambda x, y: 0.8 - 0.5 * (x - 150) / 300, seed=23)


def _muzzle(plate: Portrait) -> None:
    muzzle = even_outline("300,462 322,460 352,478 366,508 354,540 326,552 300,544")
    pale = plate.radial((284, 486), 100, (0, "#ffffff"), (0.6, "#f6ead4"), (1, "#b89a74"))
    plate.path(tufted(muzzle, flow, 7, 6, seed=71), pale, INK, 1)
    for x in (286, 300):
        plate.box(x, 528, 14, 26, 3, "#fffdf4", INK, 1.4)
    mouth(plate, 486, (350, 516), 16, 3.6)
    half = "300,458 316,457 324,465 313,478 300,486"
    nose(plate, half, ("#f0b0a4", "#b8685c", "#6b2f2c"), "288,464 297,461 307,463 301,467", (294, 462))
    freckles(plate, ((334, 498), (346, 506), (334, 514)), "#4a2f1c")
    rows = ((342, 496, 500, 464, 16), (350, 506, 512, 510, 6), (344, 516, 492, 556, -10))
    whiskers(plate, rows, "#fffaf0")


def _cap(plate: Plate) -> None:
    """A flat cap of checked tweed."""
    plate.begin("rotate(-5 300 280)")
    top = curve("196,292! 186,250 214,204 262,184 316,182 372,196 410,236 408,292! 350,304 300,307 250,304")
    plate.path([(x, y + 12) for x, y in top], "#0a0708", opacity=0.35)
    tweed = plate.radial((262, 216), 190, (0, "#8aa890"), (0.5, "#5a7a66"), (1, "#2a4236"))
    plate.path(top, tweed, INK, 2.2)
    for angle in (12, 100):
        plate.hatch(top, angle, 15, lambda x, y: 0.8, "#1f3028", 0.6, 3)
        plate.hatch(top, angle, 30, lambda x, y: 0.6, "#e0b060", 0.7, 2)
    peak = curve("214,290! 260,302 300,305 350,302 396,288! 404,310 356,330 300,336 244,330 206,312")
    plate.path(peak, plate.across(206, 404, (0, "#2a4236"), (0.35, "#8aa890"), (1, "#22362c")), INK, 2.2)
    button(plate, (300, 186), 11)
    plate.end()
