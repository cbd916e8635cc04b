"""A hare in a checked cap between tall ears."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import Suit, bow_tie, button, coat, collar, sides
from art.portraits.eyes import Brows, Eye, Glance, brows, eyes
from art.portraits.face import Mood, Portrait, freckles, nose, whiskers
from art.portraits.frowns import bitten
from art.portraits.ground import Sky
from art.portraits.laughs import Laugh, Teeth
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import Polyline, mirrored
from scenes.art.palette import INK

SKY = Sky(("#eef6e0", "#b8d4b0", "#6f9a80"), "#33604a")
SUIT = Suit(
    ("#a8743c", "#7a4f26", "#3a230f"),
    "#f0cc94",
    ("#6f94a8", "#46687c", "#1f3440"),
    ("#e8b84a", "#a8742a", "#6b4410"),
)
JOY = Glance(shut="-36,12 -20,-8 4,-16 26,-9 40,10")
WORRY = Glance(upper="-42,-26 -16,-20 6,-13 28,-2 44,14", look=(0, -5), wide=1.06)
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
    pleased=(JOY, JOY),
    put_out=(WORRY, WORRY),
)
BROWS = Brows(
    calm=("346,384 370,370 398,374 416,388",) * 2,
    pleased=("344,372 370,352 400,358 420,376",) * 2,
    put_out=("340,360 366,364 396,378 418,400",) * 2,
    width=9,
    colour="#6b4526",
    hair="#e8c490",
)
MOUTH = Mouth(486, (344, 512), 15, Laugh(1.15, 1.9, Teeth.INCISORS), bitten, 3.6, incisors=True)


UP = (
    "404,340 436,300 460,240 468,184 458,146 434,132 410,166 388,226 370,286 360,326",
    "404,322 428,282 444,230 448,186 440,164 422,194 402,246 388,300",
)
FOLDED = (
    "404,340 374,296 380,236 402,180 426,142 452,128! 478,150 492,190 490,232 470,216 456,206 450,270 "
    "432,326",
    "406,320 390,284 398,236 416,188 434,164! 446,190 436,226 432,272 420,312",
)
"""An ear that stands, and one that is folded over: outlines of the ear and of its inside, on the right."""
FLAP = "428,140 452,128! 480,150 496,194 498,240! 474,222 458,196 446,166"
LOP = (
    "366,330 384,296 420,282 456,300 482,352 498,416 504,482 494,530 470,546 446,520 434,462 426,404 404,362"
)
"""What of the folded ear lies before it, and an ear that hangs."""


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
        brows(plate, BROWS)
    collar(plate, 18)
    bow_tie(plate, SUIT.cravat)
    with plate.worn():
        _cap(plate)
    with plate.tilted(), plate.turned(-0.2):
        _ears(plate)


def _ears(plate: Portrait) -> None:
    """Tall, before the cap, one of them folded over; both stand when pleased and hang when put out."""
    for side in (-1, 1):
        if plate.mood is Mood.PUT_OUT:
            _hanging(plate, side)
        elif plate.mood is Mood.PLEASED or side < 0:
            _standing(plate, UP, side)
        else:
            _standing(plate, FOLDED, side)
            flap = curve(FLAP)
            dark = plate.linear((430, 80), (530, 200), (0, "#8a5c34"), (1, "#3f2613"))
            plate.path(tufted(flap, lambda x, y: 0.9, 8, 7, seed=19), dark, INK, 1.8)
            plate.fur(flap, lambda x, y: 0.9, 8, 14, 1.3, "#d9a870", 0.55, seed=20)


def _on(text: str, side: int) -> Polyline:
    """The outline on that side of the face."""
    return curve(text) if side > 0 else mirrored(curve(text), 300)


def _standing(plate: Plate, form: tuple[str, str], side: int) -> None:
    def up(x: float, y: float) -> float:
        return math.atan2(y - 420, x - (300 + side * 80))

    ear, inner = (_on(text, side) for text in form)
    fawn = plate.linear((300 + side * 90, 320), (300 + side * 170, 90), (0, "#cfa06a"), (1, "#7a5230"))
    plate.path([(x + 4, y + 9) for x, y in ear], "#0a0708", opacity=0.3)
    plate.path(tufted(ear, up, 8, 7, seed=11 + side), fawn, INK, 1.8)
    plate.path(tufted(inner, up, 8, 5), plate.down(110, 320, (0, "#efc4b4"), (1, "#9a6254")), INK, 1)
    plate.fur(ear, up, 9, 14, 1.4, "#3a200e", 0.6, holes=(inner,), seed=16)
    plate.fur(inner, up, 9, 14, 1.2, "#fff0e4", 0.6, seed=17)


def _hanging(plate: Plate, side: int) -> None:
    def down(x: float, y: float) -> float:
        return math.pi / 2 - side * max(0.0, (380 - y) / 90)

    ear = _on(LOP, side)
    tones = ("#c8965c", "#7a5028") if side < 0 else ("#a8764a", "#54351c")
    fawn = plate.linear((300 + side * 100, 290), (300 + side * 190, 540), (0, tones[0]), (1, tones[1]))
    plate.path([(x - side * 3, y + 11) for x, y in ear], "#0a0708", opacity=0.3)
    plate.path(tufted(ear, down, 8, 7, seed=11 + side), fawn, INK, 1.8)
    plate.fur(ear, down, 8, 15, 1.4, "#3a200e", 0.6, seed=16)
    plate.fur(ear, down, 10, 14, 1.2, "#f0cc94", 0.6, seed=17)


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
    """A flat cap of checked tweed, pulled over the brow, its peak curved as the head is."""
    crown = curve(
        "186,322! 182,286 200,246 240,216 296,204 356,214 398,244 414,284 412,318! 372,296 300,286 228,300"
    )
    plate.path([(x + 2, y + 18) for x, y in crown], "#2a140a", opacity=0.35)
    tweed = plate.radial((254, 226), 190, (0, "#a8c4a4"), (0.45, "#66876e"), (1, "#26402f"))
    plate.path(crown, tweed, INK, 2.2)
    for angle in (14, 104):
        plate.hatch(crown, angle, 16, lambda x, y: 0.8, "#1f3028", 0.55, 3, bend=lambda u: -0.06 * u * u)
        plate.hatch(crown, angle, 32, lambda x, y: 0.6, "#e0b060", 0.7, 2, bend=lambda u: -0.06 * u * u)
    for seam in ("298,206 262,250 240,296", "300,206 338,246 358,292"):
        plate.line(seam, 2.6, "#1f3028", 0.7)
    peak = curve("186,322! 228,300 300,286 372,296 412,318! 404,348 366,340 300,334 236,344 200,354")
    plate.path([(x + 2, y + 15) for x, y in peak], "#2a140a", opacity=0.45)
    cloth = plate.linear((190, 300), (410, 350), (0, "#8fae90"), (0.4, "#5a7a66"), (1, "#1f3328"))
    plate.path(peak, cloth, INK, 2.2)
    plate.hatch(peak, 4, 6, lambda x, y: 0.25 + 0.5 * max(0, (x - 240) / 180), "#16241c", 0.6, 2.4)
    plate.line("206,344 240,334 300,325 362,331 398,339", 2, "#d8e8cc", 0.7)
    button(plate, (298, 207), 11)
