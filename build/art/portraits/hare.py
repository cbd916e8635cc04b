"""A hare in a checked cap between tall ears."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import Suit, bow_tie, button, coat, collar, sides
from art.portraits.face import Eye, Portrait, eyes, freckles, nose, whiskers
from art.portraits.ground import Sky
from art.portraits.mouths import Glum, Mouth, Teeth, mouth
from scenes.art.palette import INK

SKY = Sky(("#eef6e0", "#b8d4b0", "#6f9a80"), "#33604a")
SUIT = Suit(
    ("#a8743c", "#7a4f26", "#3a230f"),
    "#f0cc94",
    ("#6f94a8", "#46687c", "#1f3440"),
    ("#e8b84a", "#a8742a", "#6b4410"),
)
EYE = Eye(
    (376, 424),
    "-34,14 -22,-18 4,-28 30,-16 38,8 20,28 -12,28",
    "-26,10! -15,-11 4,-18 24,-9 31,5! 15,20 -9,21",
    "-30,11! -16,-16 4,-24 26,-14 36,6! 22,-4 4,-11 -14,-2",
    ("#e0a868", "#8f5422", "#3a1c08"),
    17,
    (8, 9),
    rim="#2e190e",
    skin="#b8854f",
    laughing=True,
)
MOUTH = Mouth(486, (344, 512), 15, 3.6, wide=1.15, deep=1.9, teeth=Teeth.INCISORS, glum=Glum.SMALL)


_LEFT_EAR = (
    "196,340 164,300 140,240 132,184 142,146 166,132 190,166 212,226 230,286 240,326",
    "196,322 172,282 156,230 152,186 160,164 178,194 198,246 212,300",
    -1,
)
_RIGHT_EAR = (
    "404,340 374,296 380,236 402,180 426,142 452,128! 478,150 492,190 490,232 470,216 456,206 450,270 "
    "432,326",
    "406,320 390,284 398,236 416,188 434,164! 446,190 436,226 432,272 420,312",
    1,
)
"""The ears' outlines, those of their insides, and their sides."""
_FLAP = "428,140 452,128! 480,150 496,194 498,240! 474,222 458,196 446,166"


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 466, x - 300)


def hare(plate: Portrait) -> None:
    """Head, cap and shoulders."""
    coat(plate, SUIT, 1.04, -4)
    with plate.tilted():
        _head(plate)
    with plate.tilted(), plate.turned():
        _muzzle(plate)
    with plate.tilted(), plate.turned(0.7):
        eyes(plate, EYE)
    collar(plate, 18)
    bow_tie(plate, SUIT.cravat)
    with plate.tilted(), plate.turned(0.15):
        _cap(plate)
    with plate.tilted(), plate.turned(-0.2):
        _ears(plate)


def _ears(plate: Plate) -> None:
    """Tall, before the cap; the one on the right is folded over."""
    for outline, inner_outline, side in (_LEFT_EAR, _RIGHT_EAR):

        def up(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 420, x - (300 + side * 80))

        ear, inner = curve(outline), curve(inner_outline)
        fawn = plate.linear((300 + side * 90, 320), (300 + side * 170, 90), (0, "#cfa06a"), (1, "#7a5230"))
        plate.path([(x + 4, y + 9) for x, y in ear], "#0a0708", opacity=0.3)
        plate.path(tufted(ear, up, 8, 7, seed=11 + side), fawn, INK, 1.8)
        plate.path(tufted(inner, up, 8, 5), plate.down(110, 320, (0, "#efc4b4"), (1, "#9a6254")), INK, 1)
        plate.fur(ear, up, 9, 14, 1.4, "#3a200e", 0.6, holes=(inner,), seed=16)
        plate.fur(inner, up, 9, 14, 1.2, "#fff0e4", 0.6, seed=17)
    flap = curve(_FLAP)
    dark = plate.linear((430, 80), (530, 200), (0, "#8a5c34"), (1, "#3f2613"))
    plate.path(tufted(flap, lambda x, y: 0.9, 8, 7, seed=19), dark, INK, 1.8)
    plate.fur(flap, lambda x, y: 0.9, 8, 14, 1.3, "#d9a870", 0.55, seed=20)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,262 350,266 392,292 416,336 430,386 446,430 456,470 454,508 438,542 408,570 372,590 "
        "336,604 300,610"
    )
    edge = tufted(head, flow, 8, 9, lambda x, y: y > 340, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.36)
    fawn = ((0.0, "#e8c490"), (0.5, "#c08e58"), (1.0, "#6b4526"))
    plate.path(edge, plate.radial((270, 370), 240, *fawn), INK, 1.8)
    for cheek, side in sides(
        "336,500 372,478 410,468 440,474 452,498 440,534 412,562 376,584 340,598 301,606 301,540"
    ):
        pale = plate.linear((300 + side * 30, 480), (300 + side * 160, 580), (0, "#fffaf0"), (1, "#c9ab84"))
        plate.path(tufted(cheek, flow, 8, 9, seed=32 + side), pale)
        plate.fur(cheek, flow, 9, 14, 1.1, "#8a6a44", 0.6, seed=34)
    plate.fur(head, flow, 9, 15, 1.4, "#4a2a12", 0.55, lambda x, y: 0.3 + 0.5 * max(0, (x - 200) / 250))
    plate.fur(head, flow, 10, 14, 1.2, "#ffe8c4", 0.6, lambda x, y: 0.8 - 0.5 * (x - 150) / 300, seed=23)


def _muzzle(plate: Portrait) -> None:
    chin = even_outline("300,528 326,534 334,560 318,584 300,588")
    plate.path(tufted(chin, flow, 7, 6, seed=70), plate.down(530, 590, (0, "#fffaf0"), (1, "#dcc4a0")))
    plate.stroke(curve("288,584 300,588 312,584", False), 2.4, "#7a5a38", 0.8)
    muzzle = even_outline("300,466 320,458 350,472 366,500 356,530 328,542 300,528!")
    pale = plate.radial((284, 486), 100, (0, "#ffffff"), (0.6, "#f6ead4"), (1, "#b89a74"))
    plate.path(tufted(muzzle, flow, 7, 6, seed=71), pale, INK, 1)
    mouth(plate, MOUTH)
    half = "300,458 316,457 324,465 313,478 300,486"
    nose(plate, half, ("#f0b0a4", "#b8685c", "#6b2f2c"), "288,464 297,461 307,463 301,467", (294, 462))
    freckles(plate, ((334, 498), (346, 506), (334, 514)), "#4a2f1c")
    rows = ((342, 496, 500, 464, 16), (350, 506, 512, 510, 6), (344, 516, 492, 556, -10))
    whiskers(plate, rows, "#fffaf0")


def _cap(plate: Plate) -> None:
    """A flat cap of checked tweed."""
    plate.begin("rotate(-5 300 280)")
    top = curve("178,316! 170,276 196,238 246,212 312,204 378,216 426,252 428,316! 360,328 300,332 240,328")
    plate.path([(x, y + 40) for x, y in top], "#2a140a", opacity=0.4)
    tweed = plate.radial((262, 216), 190, (0, "#8aa890"), (0.5, "#5a7a66"), (1, "#2a4236"))
    plate.path(top, tweed, INK, 2.2)
    for angle in (12, 100):
        plate.hatch(top, angle, 15, lambda x, y: 0.8, "#1f3028", 0.6, 3)
        plate.hatch(top, angle, 30, lambda x, y: 0.6, "#e0b060", 0.7, 2)
    peak = curve("186,306! 244,322 300,326 360,322 420,306! 424,326 370,350 300,358 232,350 182,328")
    plate.path(peak, plate.across(206, 404, (0, "#2a4236"), (0.35, "#8aa890"), (1, "#22362c")), INK, 2.2)
    button(plate, (310, 206), 11)
    plate.end()
