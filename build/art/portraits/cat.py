"""Fat Cat: a grey tabby in a smoking cap with a tassel."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import Suit, button, coat, collar, cravat, sides
from art.portraits.eyes import Eye, Glance, eyes
from art.portraits.face import Portrait, freckles, nose, whiskers
from art.portraits.frowns import prim
from art.portraits.ground import Sky
from art.portraits.laughs import content
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import mirrored, tapered
from scenes.art.palette import GILT_LIGHT, INK

SKY = Sky(("#e4f0ea", "#a8cbc4", "#5f8f8c"), "#2f5f60")
SUIT = Suit(
    ("#7a2f4a", "#541c33", "#260a17"),
    "#e0a0bc",
    ("#4f9a88", "#2f6f62", "#123a33"),
    ("#e0b050", "#b07c24", "#5a3a0c"),
)
BLISS = Glance(shut="-40,0 -20,13 2,18 24,13 44,-4")
DISDAIN = Glance(upper="-48,2 -18,-2 6,-4 30,-3 54,2", look=(9, 3))
EYE = Eye(
    (378, 420),
    "-40,14 -22,-18 8,-26 36,-16 46,4 22,28 -14,28",
    "-31,12! -16,-10 8,-16 30,-8 38,4! 18,20 -12,21",
    "-35,14! -20,-16 8,-24 34,-16 44,6! 28,-2 8,-6 -14,0",
    ("#fff08a", "#e0a82a", "#7a4a08"),
    17.6,
    (5.4, 14),
    (3, 3),
    "#f6efc4",
    "#14161e",
    skin="#8a92a2",
    pleased=(BLISS, BLISS),
    put_out=(DISDAIN, DISDAIN),
)
CHEEK = (
    "308,600 314,520 330,474 370,470 420,486 470,476 534,466! 512,482 532,519! 492,522 486,560! 444,560 "
    "426,594! 388,592 348,617"
)
STRIPES = (
    ("308,318 312,352 306,392", 9),
    ("334,320 344,348 336,380", 11),
    ("368,326 380,350 372,372", 10),
    ("440,420 472,434 508,448", 10),
    ("436,446 470,458 504,468", 8),
    ("420,336 446,362 456,396", 9),
)
MOUTH = Mouth(500, (356, 520), 24, content, prim, 3.6)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 470, x - 300)


def cat(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    coat(plate, SUIT, 1.2, -8)
    with plate.tilted(), plate.turned(-0.35):
        _ears(plate)
    with plate.tilted():
        _head(plate)
    with plate.tilted(), plate.turned():
        _muzzle(plate)
    with plate.tilted(), plate.turned(0.7):
        eyes(plate, EYE)
    collar(plate, 26)
    cravat(plate, SUIT.cravat, 26)
    with plate.worn():
        _cap(plate)


def _ears(plate: Portrait) -> None:
    for ear, side in sides("352,316 402,248 448,206 478,184! 492,252 486,320 462,388"):

        def away(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 380, x - (300 + side * 120))

        with plate.ear(side, (424, 350)):
            ends = ((300 + side * 80, 360), (300 + side * 180, 190))
            slate = ((0.0, "#98a0ae"), (0.6, "#6d7686"), (1.0, "#3a4150"))
            plate.path(tufted(ear, away, 8, 9, seed=11 + side), plate.linear(*ends, *slate), INK, 1.6)
            inner = curve("394,320 424,262 452,228 470,214! 474,262 466,318 444,360")
            inner = inner if side > 0 else mirrored(inner, 300)
            pink = ((0.0, "#f6d8d0"), (0.5, "#d9a098"), (1.0, "#7a4a4e"))
            plate.path(tufted(inner, away, 6, 7, seed=14), plate.radial((300 + side * 136, 320), 110, *pink))
            plate.fur(inner, away, 8, 22, 1.6, "#fff6f0", 0.8, seed=15)
            plate.fur(ear, away, 9, 12, 1.3, "#20242e", 0.6, holes=(inner,), seed=16)
            plate.fur(ear, away, 11, 12, 1.1, "#dfe4ee", 0.6, holes=(inner,), seed=17)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,262 362,266 414,292 450,340 474,398 506,440 540,464! 512,482 534,520! 492,522 488,562! "
        "444,560 428,596! 388,592 348,618 300,626"
    )
    edge = tufted(head, flow, 8, 10, lambda x, y: y > 330, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.36)
    plate.path(
        edge, plate.radial((278, 380), 262, (0, "#c3cad6"), (0.5, "#949cab"), (1, "#4b5261")), INK, 1.6
    )
    cheeks = [cheek for cheek, _ in sides(CHEEK, 8)]
    for cheek, side in sides(CHEEK, 8):
        ends = ((300 + side * 20, 470), (300 + side * 220, 570))
        shade = plate.linear(*ends, (0, "#fffaf0"), (0.6, "#ece6dc"), (1, "#a9a7ac"))
        plate.path(tufted(cheek, flow, 8, 9, seed=32 + side), shade)
    plate.fur(
        head,
        flow,
        8,
        17,
        1.5,
        "#262b38",
        0.6,
        lambda x, y: 0.3 + 0.6 * max(0, (x - 190) / 290),
        cheeks,
        seed=22,
    )
    plate.fur(
        head, flow, 9, 15, 1.4, "#f4f6fb", 0.75, lambda x, y: 0.85 - 0.5 * (x - 130) / 340, cheeks, seed=23
    )
    for cheek in cheeks:
        plate.fur(cheek, flow, 8, 15, 1.1, "#77747c", 0.7, lambda x, y: 0.35 + 0.4 * max(0, (x - 280) / 220))
    for text, width in STRIPES:
        stripe = curve(text, False, 8)
        for line in (stripe, mirrored(stripe, 300)):
            plate.path(tapered(line, width), "#262b38", opacity=0.85)


def _muzzle(plate: Portrait) -> None:
    chin = even_outline("300,540 330,548 338,584 322,612 300,622")
    plate.path(chin, plate.across(264, 336, (0, "#f7f1e6"), (1, "#bdb8b4")))
    plate.fur(chin, lambda x, y: math.pi / 2 + (300 - x) * 0.02, 7, 13, 1.1, "#7b7780", 0.7, seed=75)
    muzzle = even_outline("300,478 328,472 362,486 380,518 368,550 334,562 300,552")
    plate.path(
        tufted(muzzle, flow, 6, 7, seed=71),
        plate.radial((284, 500), 100, (0, "#ffffff"), (0.6, "#f2ece2"), (1, "#b3aeac")),
    )
    plate.fur(muzzle, flow, 8, 11, 1, "#85818a", 0.6, lambda x, y: 0.2 + 0.7 * max(0, (x - 260) / 120))
    mouth(plate, MOUTH)
    nose(
        plate,
        "300,474 316,473 324,480 314,494 300,502",
        ("#ffc4bc", "#d98a88", "#8a4450"),
        "288,480 298,477 308,479 302,483",
        (294, 478),
    )
    freckles(plate, ((336, 506), (350, 514), (340, 524), (358, 502)), "#3a3844")
    whiskers(plate, ((342, 502, 516, 470, 16), (352, 512, 530, 516, 6), (346, 522, 508, 566, -10)), "#ffffff")


def _cap(plate: Plate) -> None:
    """A fez, its tassel over the viewer's right."""
    plate.begin("rotate(-6 300 262)")
    crown = curve(
        "206,270! 222,150! 260,138 300,135 340,138 378,150! 394,270! 350,288 300,293 250,288", steps=10
    )
    plate.path([(x + 4, y + 14) for x, y in crown], "#0a0708", opacity=0.35)
    velvet = (
        (0.0, "#2a0d3a"), (0.18, "#6a2f86"), (0.34, "#b887d0"), (0.42, "#7a3a98"), (0.75, "#33124a"),
        (0.94, "#5a2a74"), (1.0, "#220a30"),
    )  # fmt: skip
    plate.path(crown, plate.across(206, 394, *velvet), INK, 2)
    plate.hatch(crown, 89, 5, lambda x, y: 0.2 + 0.6 * max(0, (x - 290) / 104), "#12041c", 0.7, 2.6)
    plate.hatch(crown, 91, 5, lambda x, y: max(0, 1 - abs((x - 266) / 24)) * 0.8, "#f0dcff", 0.5, 2)
    top = curve("222,150 260,160 300,163 340,160 378,150 340,138 300,135 260,138")
    plate.path(top, plate.across(222, 378, (0, "#3a1450"), (0.4, "#9c62b8"), (1, "#2a0d3a")), INK, 1.5)
    band = curve(
        "210,236! 250,252 300,257 350,252 390,236! 394,270! 350,288 300,293 250,288 206,270!", steps=9
    )
    gold = ((0.0, "#5a3a10"), (0.32, "#fff0c0"), (0.44, "#d2a04a"), (0.8, "#7a5018"), (1.0, "#3a240a"))
    plate.path(band, plate.across(206, 394, *gold), INK, 1.6)
    for k in range(9):
        x, y = 222 + k * 19.6, 260 + 11 * math.sin(math.pi * k / 8) ** 0.8
        plate.path([(x, y - 9), (x + 6, y), (x, y + 9), (x - 6, y)], "#5a1c74", INK, 0.8)
    cord = "300,146 380,140 420,190 424,250"
    plate.line(cord, 6.5, "#5a3a10", ends=(1, 1))
    plate.line(cord, 4.2, GILT_LIGHT, ends=(1, 1))
    button(plate, (300, 147), 9)
    for k in range(-5, 6):
        thread = [(424 + k * 1.4, 260.0), (424 + k * 2.4, 286), (424 + k * 3, 320)]
        plate.path(tapered(thread, 5), "#c48f36" if k % 2 else "#f0cf86", "#5b3a12", 0.7)
    button(plate, (424, 252), 11)
    plate.end()
