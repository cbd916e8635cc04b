"""Tycoon: a raccoon in a silk top hat, with a monocle."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import WHITE, Suit, chain, coat, collar, cravat, rosette, sides
from art.portraits.eyes import Eye, Glance, eyes
from art.portraits.face import Mood, Portrait, freckles, nose, whiskers
from art.portraits.frowns import aghast
from art.portraits.ground import Sky
from art.portraits.laughs import grin
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import circle
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK, OXBLOOD, OXBLOOD_DEEP

SKY = Sky(("#fbeabb", "#efca86", "#c98a45"), "#9c5f2c")
SUIT = Suit(
    ("#3a3f55", "#232739", "#12131d"),
    "#98a2c4",
    ("#98323c", OXBLOOD, OXBLOOD_DEEP),
    ("#3f9a80", "#1f6e5c", "#0c3a33"),
)
EYE = Eye(
    (366, 414),
    "-36,14 -22,-14 2,-24 28,-12 38,8 24,24 -8,26",
    "-27,8! -14,-9 4,-14 22,-7 30,6! 14,17 -8,18",
    "-28,9! -15,-14 5,-20 24,-12 33,6! 21,-3 4,-9 -13,-4",
    ("#ffd667", "#d98a22", "#6b340c"),
    skin="#292224",
    pleased=(
        Glance(upper="-40,6 -16,-14 6,-18 26,-14 44,2", lower="-40,20 -16,12 4,9 24,11 44,17"),
        Glance(wide=1.16, gape=1.1),
    ),
    put_out=(
        Glance(upper="-44,14 -16,2 2,-6 22,-12 46,-22"),
        Glance(wide=0.72, look=(0, -1), gape=1.36),
    ),
)
MASK = (
    "309,446 313,412 326,388 352,372 392,374 426,398 452,438 468,484! 438,470 446,506! "
    "414,486 404,508! 382,480 346,464 326,462"
)
MONOCLE = (365.0, 413.0), "404,434 432,480 448,560 430,640 404,700"
DROPPED = (408.0, 548.0), "420,590 436,620 428,660 404,700"
"""Where the monocle is, and its chain."""
BROW = "311,408 318,372 344,348 384,338 420,354 448,394 462,432! 438,408 408,380 372,370 340,376 322,396"
CHEEK = (
    "352,468 400,492 440,480 480,480 494,514! 456,508 464,546! 428,532 420,568! 386,550 364,582! "
    "340,566 320,560 330,520"
)
MOUTH = Mouth(492, (352, 520), 18, grin, aghast)
LIFTED: dict[Mood, tuple[float, float]] = {Mood.PLEASED: (-2, -13), Mood.PUT_OUT: (8, -12)}
"""How far the brows, left and right in the picture, are moved from their calm height."""


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 452, x - 300)


def up(x: float, _y: float) -> float:
    """Hair on the forehead grows upward."""
    return -math.pi / 2 + (x - 300) * 0.015


def raccoon(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    _tail(plate)
    coat(plate, SUIT)
    with plate.tilted(), plate.turned(-0.35):
        _ears(plate)
    with plate.tilted():
        _head(plate)
    with plate.tilted(), plate.turned():
        _muzzle(plate)
    with plate.tilted(), plate.turned(0.7):
        eyes(plate, EYE)
    with plate.tilted(), plate.turned(0.75):
        _monocle(plate)
    collar(plate)
    cravat(plate, SUIT.cravat)
    with plate.worn():
        _hat(plate)


def _tail(plate: Plate) -> None:
    """A ringed brush behind the shoulder."""
    brush = curve("470,880 440,800 470,700 486,620 470,560 488,500! 540,560 574,650 588,760 580,880")
    plate.path(
        tufted(brush, lambda x, y: -1.25 + (x - 520) * 0.004, 9, 16, seed=5),
        plate.across(440, 590, (0, "#6b6157"), (0.45, "#c0b299"), (1, "#5b5149")),
        INK,
        1.4,
    )
    for text in (
        "468,560 488,500! 540,560 520,572 494,560",
        "484,622 520,632 568,636 576,672 524,668 482,654",
        "470,700 520,716 584,720 588,764 520,760 456,744",
    ):
        ring = curve(text)
        plate.path(tufted(ring, lambda x, y: -1.3, 7, 12, seed=7), "#241e1f")
    plate.fur(brush, lambda x, y: -1.25 + (x - 520) * 0.004, 9, 17, 1.5, "#171315", 0.55, seed=8)
    plate.fur(brush, lambda x, y: -1.25, 12, 15, 1.2, "#efe4c8", 0.5, seed=9)


def _ears(plate: Portrait) -> None:
    for ear, side in sides("396,330 398,278 424,238 462,222 490,240 494,286 476,330 440,362"):

        def away(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 320, x - (300 + side * 118))

        with plate.ear(side, (430, 330)):
            plate.path(tufted(ear, away, 7, 9, seed=11 + side), "#d8cbb2", INK, 1.4)
            inner = curve("408,326 412,284 432,252 458,240 474,254 476,288 462,322 438,344")
            inner = inner if side > 0 else [(600 - x, y) for x, y in inner]
            warm = ((0.0, "#2a1d1d"), (0.55, "#6a4741"), (1.0, "#9c7a67"))
            plate.path(tufted(inner, away, 6, 6, seed=14), plate.radial((300 + side * 136, 300), 78, *warm))
            plate.fur(inner, away, 8, 16, 1.3, "#1c1416", 0.6, seed=15)
            plate.fur(ear, away, 9, 12, 1.1, "#6b5f52", 0.8, holes=(inner,), seed=16)


def _head(plate: Portrait) -> None:
    head = even_outline(
        "300,262 356,268 404,296 434,344 450,396 474,438 506,478! 478,478 500,518! 462,510 470,552! "
        "430,536 424,576! 390,556 366,590! 346,574 322,604! 300,588"
    )
    edge = tufted(head, flow, 8, 9, lambda x, y: y > 330, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.35)
    plate.path(
        edge, plate.radial((285, 380), 225, (0, "#b3a793"), (0.55, "#8f8577"), (1, "#5d534a")), INK, 1.6
    )
    masks = [mask for mask, _ in sides(MASK)]
    for cheek, side in sides(CHEEK, 8):
        light = (("#efe2c6", "#d8cbb2", "#ad9f87"), (WHITE, "#e8dabd", "#c4b597"))[side < 0]
        ends = ((300 + side * 30, 460), (300 + side * 180, 560))
        shade = plate.linear(*ends, (0, light[0]), (0.7, light[1]), (1, light[2]))
        plate.path(tufted(cheek, flow, 8, 10, seed=31 + side), shade)
    plate.fur(
        head, flow, 8, 17, 1.5, "#2b2524", 0.62, lambda x, y: 0.35 + 0.55 * (x - 140) / 330, masks, seed=22
    )
    plate.fur(
        head, flow, 9, 15, 1.3, "#efe4cc", 0.75, lambda x, y: 0.75 - 0.5 * (x - 140) / 330, masks, seed=23
    )
    lifted = LIFTED.get(plate.mood, (0.0, 0.0))
    for shape, side in sides(BROW):
        brow = [(x, y + lifted[side > 0]) for x, y in shape]
        plate.path(tufted(brow, flow, 6, 10, seed=41 + side), WHITE if side < 0 else "#efe2c6")
        plate.fur(brow, flow, 8, 14, 1, "#8b7c68", seed=47)
    for mask, side in sides(MASK):
        dark = plate.radial((300 + side * 66, 410), 110, (0, "#151114"), (0.6, "#231d20"), (1, "#3b3131"))
        plate.path(tufted(mask, flow, 6, 11, seed=52 + side), dark)
        plate.fur(mask, flow, 8, 17, 1.2, "#6c5f58", 0.55, seed=57)
    blaze = curve("300,292 322,300 318,350 309,400 313,440 300,452 287,440 291,400 282,350 278,300")
    plate.path(tufted(blaze, up, 6, 8, seed=61), plate.down(300, 450, (0, "#2a2324"), (1, "#3d3330")))
    plate.fur(blaze, up, 7, 15, 1.1, "#85776a", seed=62)


def _muzzle(plate: Portrait) -> None:
    muzzle = even_outline("300,432 322,440 344,462 362,490 366,520 350,548 322,560 300,556")
    plate.path(
        tufted(muzzle, flow, 6, 7, seed=71),
        plate.radial((284, 480), 100, (0, "#fffdf4"), (0.6, "#f0e3c8"), (1, "#b7a385")),
    )
    plate.fur(muzzle, flow, 8, 12, 1, "#86765f", 0.6, lambda x, y: 0.25 + 0.7 * max(0, (x - 260) / 110))
    freckles(plate, ((336, 500), (350, 510), (338, 520), (354, 494)), "#2b2323")
    mouth(plate, MOUTH)
    whiskers(plate, ((344, 500, 480, 470, 14), (352, 508, 496, 512, 6), (346, 518, 476, 556, -8)), "#fff7e2")
    nose(
        plate,
        "300,442 322,443 334,455 328,474 312,488 300,492",
        ("#5c5258", "#2a2227", "#0d0a0c"),
        "286,450 297,446 310,448 304,454 291,455",
        (292, 452),
    )


def _monocle(plate: Portrait) -> None:
    """Before the eye on the right; it drops on its chain when he is put out."""
    radius = 43
    (x, y), links = MONOCLE if plate.mood is not Mood.PUT_OUT else DROPPED
    glass = ((0.0, "#ffffff", 0.34), (0.45, "#ffffff", 0.05), (1.0, "#bfe3dc", 0.22))
    plate.circle((x, y), radius, plate.linear((x - 30, y - 30), (x + 30, y + 30), *glass))
    plate.path([(x - 30, y + 8), (x - 6, y - 36), (x + 6, y - 38), (x - 24, y + 22)], "#ffffff", opacity=0.26)
    plate.path(
        [(x - 17, y + 30), (x + 18, y - 32), (x + 23, y - 29), (x - 11, y + 34)], "#ffffff", opacity=0.16
    )
    plate.circle((x, y), radius, "none", "#4a2f0c", 8 if plate.fine else 12)
    brass = ((0.0, "#fff3c4"), (0.35, GILT), (0.6, GILT_DEEP), (1.0, "#f0cf86"))
    plate.circle(
        (x, y),
        radius,
        "none",
        plate.linear((x - 40, y - 40), (x + 40, y + 40), *brass),
        5 if plate.fine else 8,
    )
    chain(plate, links)


def _hat(plate: Plate) -> None:
    plate.begin("rotate(-5 300 300)")
    silk = (
        (0.0, "#0b0b10"), (0.07, "#3c3d4b"), (0.14, "#17171f"), (0.27, "#4d5064"), (0.33, "#aab0c8"),
        (0.38, "#565a70"), (0.5, "#1b1b24"), (0.8, "#0b0b10"), (0.93, "#34343f"), (1.0, "#0b0b10"),
    )  # fmt: skip
    crown = curve(
        "192,292! 198,220 194,150 182,84! 240,70 300,66 360,70 418,84! 406,150 402,220 408,292! 360,312 "
        "300,318 240,312",
        steps=12,
    )
    plate.path(crown, plate.across(182, 418, *silk), INK, 2)
    plate.hatch(crown, 90, 5, _shine, "#e3e6f2", 0.55, 2.4, 7)
    plate.hatch(crown, 90, 4.4, lambda x, y: 0.35 + 0.5 * (x > 290) * (1 - (x - 290) / 140), "#050508")
    top = curve("182,84 240,98 300,102 360,98 418,84 360,70 300,66 240,70")
    plate.path(
        top, plate.across(182, 418, (0, "#16161d"), (0.35, "#6c7086"), (0.6, "#23232d"), (1, "#101016")), INK
    )
    band = curve(
        "194,236! 246,254 300,259 354,254 405,236! 408,290! 360,310 300,316 240,310 192,290!", steps=10
    )
    red = (
        (0.0, OXBLOOD_DEEP), (0.3, "#c2505a"), (0.42, "#93303b"), (0.75, OXBLOOD_DEEP), (0.92, OXBLOOD),
        (1.0, "#2c0a10"),
    )  # fmt: skip
    plate.path(band, plate.across(192, 408, *red), INK, 1.6)
    plate.hatch(band, 0, 4.4, lambda x, y: 0.25 + 0.6 * max(0, (x - 300) / 110), "#2a0810", 0.7, 2.6, 6, _sag)
    plate.line("196,240 246,258 300,263 354,258 404,240", 1.8, GILT)
    plate.line("194,285 240,304 300,310 360,304 406,285", 1.8, GILT)
    _feather(plate)
    brim = curve(
        "116,262! 128,286 180,312 240,328 300,334 360,328 420,312 472,286 484,262! 458,276 408,292 360,310 "
        "300,317 240,310 192,292 142,276",
        steps=10,
    )
    plate.path([(x, y + 17) for x, y in brim], "#0a0708", opacity=0.4)
    felt = (
        (0.0, "#101016"), (0.18, "#3f4152"), (0.36, "#9298b2"), (0.46, "#3a3c4c"), (0.7, "#0e0e14"),
        (0.92, "#3a3b48"), (1.0, "#0b0b10"),
    )  # fmt: skip
    plate.path(brim, plate.across(116, 484, *felt), INK, 2.2)
    plate.hatch(brim, 0, 4, lambda x, y: 0.3 + 0.45 * (x > 300), "#050508", 0.7, 2.2, 6, _sag)
    plate.line("122,270 180,304 240,321 300,327 360,321", 2, "#cfd4e6", 0.8)
    plate.end()


def _shine(x: float, _y: float) -> float:
    return max(0, 1 - abs((x - 262) / 34)) * 0.8 if x < 300 else max(0, 1 - abs(x - 392) / 16) * 0.6


def _sag(u: float) -> float:
    return -0.14 * u * u


def _feather(plate: Plate) -> None:
    vane = curve("384,262 420,190 452,120 470,60! 478,130 456,200 410,262", steps=10)
    barbs = tufted(vane, lambda x, y: -0.9 if x > 430 - (y - 160) * 0.5 else -2.2, 6, 9, seed=91)
    plate.path(
        barbs,
        plate.linear((390, 260), (470, 60), (0, "#1f6e5c"), (0.6, "#49a98a"), (1, "#d9efcf")),
        "#0b2a25",
    )
    plate.fur(vane, lambda x, y: -0.75, 7, 13, 1, "#0a342c", 0.7, seed=92)
    plate.line("392,266 430,185 468,66", 2.8, "#f4e6c6", ends=(1, 0.2))
    rosette(plate, (392, 272), 24, (GILT, "#b07d2c"))
    plate.path(circle((392, 272), 4), GILT_LIGHT)
