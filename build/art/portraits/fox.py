"""Sly Fox: a fox under a tipped bowler, an ace in its band."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import WHITE, Suit, coat, collar, cravat, sides
from art.portraits.eyes import Eye, Glance, eyes
from art.portraits.face import Mood, Portrait, freckles, nose, whiskers
from art.portraits.frowns import huff
from art.portraits.ground import Sky
from art.portraits.laughs import Laugh
from art.portraits.mouths import Mouth, mouth
from scenes.art.palette import INK

SKY = Sky(("#f4f3d2", "#c9d3a8", "#7d9a78"), "#3f6350")
SUIT = Suit(
    ("#4a3a5c", "#2e2140", "#130c1c"),
    "#b79ad2",
    ("#d9a83f", "#b98a2c", "#5a3f10"),
    ("#d9606a", "#9c2f3a", "#4a141d"),
)
EYE = Eye(
    (368, 424),
    "-40,22 -28,-2 -8,-21 20,-27 46,-18! 40,8 18,24 -10,25",
    "-29,14! -15,-6 6,-15 26,-15 37,-8! 31,10 12,19 -10,19",
    "-31,15! -17,-11 6,-22 28,-23 44,-13! 32,-9 10,-9 -10,2",
    ("#e9f07a", "#8fae2e", "#34520f"),
    15,
    (5.2, 11),
    (4, 2),
    "#f4efc8",
    "#2a100a",
    skin="#d9762f",
    calm=(Glance(upper="-46,12 -14,-8 8,-13 28,-13 50,-8"), Glance()),
    pleased=(
        Glance(wide=1.1, lower="-44,24 -16,14 8,11 28,8 48,6"),
        Glance(shut="-38,8 -16,-10 8,-15 28,-8 46,8"),
    ),
    put_out=(
        Glance(upper="-46,2 -14,-3 10,-5 30,-7 52,-10", look=(9, 2)),
        Glance(upper="-46,8 -14,-2 10,-7 30,-10 52,-14", look=(9, 2)),
    ),
)
CHEEK = (
    "312,560 316,508 330,470 356,456 394,462 432,462 474,452 520,457! 490,468 506,505! 462,506 455,541! "
    "410,542 376,572 344,602 320,616 306,600"
)
MOUTH = Mouth(548, (380, 560), 16, Laugh(0.84, 1.5), huff, 3.4, smirk=7)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 472, x - 300)


def fox(plate: Portrait) -> None:
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
        if plate.mood is Mood.CALM:
            for text in ("344,410 364,394 392,390 414,400", "256,410 236,394 208,390 186,400"):
                plate.line(text, 2, "#ffd9a0", 0.8)
    collar(plate, 22)
    cravat(plate, SUIT.cravat, 22)
    with plate.worn():
        _hat(plate)


def _tail(plate: Plate) -> None:
    brush = curve("470,880 480,780 500,690 506,620 516,548! 566,590 600,660 612,760 600,880")

    def lying(x: float, _y: float) -> float:
        return -1.75 + (x - 500) * 0.003

    shade = plate.across(470, 610, (0, "#f0a050"), (0.5, "#c8642a"), (1, "#6b2a14"))
    plate.path(tufted(brush, lying, 9, 16, seed=5), shade, INK, 1.4)
    plate.fur(brush, lying, 9, 19, 1.6, "#4a1a0c", seed=8)
    tip = curve("494,650! 506,600 516,548! 560,584 586,634! 562,626 540,646 518,634")
    plate.path(
        tufted(tip, lambda x, y: -1.7, 7, 16, seed=6), plate.across(490, 580, (0, WHITE), (1, "#cbb794"))
    )
    plate.fur(tip, lying, 8, 16, 1.2, "#8b7c68", seed=12)


def _ears(plate: Portrait) -> None:
    for ear, side in sides("346,300 392,228 442,168 478,132! 494,214 486,300 452,372"):

        def away(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 380, x - (300 + side * 110))

        with plate.ear(side, (404, 330)):
            ends = ((300 + side * 80, 340), (300 + side * 180, 140))
            rust = ((0.0, "#d9742f"), (0.55, "#b3521f"), (0.8, "#3a1a14"), (1.0, "#1a0e0e"))
            plate.path(tufted(ear, away, 8, 9, seed=11 + side), plate.linear(*ends, *rust), INK, 1.6)
            inner = curve("384,310 418,240 448,194 468,170! 472,230 462,300 438,350")
            inner = inner if side > 0 else [(600 - x, y) for x, y in inner]
            pale = ((0.0, "#fbeed3"), (0.45, "#d9b58a"), (1.0, "#5a2f24"))
            plate.path(tufted(inner, away, 6, 7, seed=14), plate.radial((300 + side * 136, 300), 120, *pale))
            plate.fur(inner, away, 8, 24, 1.7, "#fff6e0", 0.85, seed=15)
            plate.fur(inner, away, 11, 18, 1.2, "#4a2018", seed=17)
            plate.fur(ear, away, 9, 12, 1.2, "#3a140c", 0.7, holes=(inner,), seed=16)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,238 352,248 398,280 430,330 452,384 484,426 524,456! 490,468 508,506! 462,506 456,542! "
        "410,542 376,572 344,602 320,618 300,622"
    )
    edge = tufted(head, flow, 8, 9, lambda x, y: y > 330, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.38)
    plate.path(
        edge, plate.radial((280, 370), 250, (0, "#f4a052"), (0.5, "#d9742f"), (1, "#8a3a16")), INK, 1.6
    )
    cheeks = [cheek for cheek, _ in sides(CHEEK)]
    for cheek, side in sides(CHEEK):
        light = (("#fff6e2", "#efe0c2", "#b59c7a"), ("#fffbf0", "#f3e6ca", "#cdb896"))[side < 0]
        ends = ((300 + side * 20, 460), (300 + side * 200, 560))
        shade = plate.linear(*ends, (0, light[0]), (0.55, light[1]), (1, light[2]))
        plate.path(tufted(cheek, flow, 8, 9, seed=31 + side), shade)
    plate.fur(
        head,
        flow,
        8,
        17,
        1.6,
        "#5a200c",
        0.6,
        lambda x, y: 0.3 + 0.6 * max(0, (x - 200) / 280),
        cheeks,
        seed=22,
    )
    plate.fur(
        head, flow, 9, 15, 1.4, "#ffd9a0", 0.75, lambda x, y: 0.85 - 0.5 * (x - 140) / 330, cheeks, seed=23
    )
    for cheek in cheeks:
        plate.fur(cheek, flow, 8, 15, 1.1, "#8d7458", 0.7, lambda x, y: 0.35 + 0.4 * max(0, (x - 280) / 220))
    for brow, side in sides("316,404 330,372 362,356 400,364 432,394 404,384 366,380 338,392"):
        plate.path(
            tufted(brow, flow, 6, 8, seed=42 + side), "#ffd596" if side < 0 else "#f3b871", opacity=0.9
        )
        plate.fur(brow, flow, 8, 12, 1, "#8a4a1c", seed=47)


def _muzzle(plate: Portrait) -> None:
    bridge = even_outline("300,250 318,280 314,340 322,410 326,470 318,508 300,512")
    amber = ((0.0, "#f2a858"), (0.5, "#e08a3e"), (1.0, "#a34c1c"))
    plate.path(bridge, plate.across(276, 326, *amber), opacity=0.8)
    plate.fur(bridge, lambda x, y: -math.pi / 2 + (x - 300) * 0.01, 8, 14, 1.2, "#6b2a10", seed=63)
    for streak, _ in sides("330,456 322,480 320,508 330,500 338,474"):
        plate.path(streak, "#3a1a12", opacity=0.55)
    chin = even_outline("300,540 330,548 336,580 322,606 300,618")
    plate.path(chin, plate.across(264, 336, (0, "#f3e6ca"), (1, "#cdb896")))
    plate.fur(chin, lambda x, y: math.pi / 2 + (300 - x) * 0.02, 7, 13, 1.1, "#86765f", 0.7, seed=75)
    muzzle = even_outline("300,500 322,498 344,514 352,540 340,566 318,578 300,574")
    plate.path(
        tufted(muzzle, flow, 6, 6, seed=71),
        plate.radial((286, 520), 90, (0, "#fffdf4"), (0.6, "#f3e6ca"), (1, "#c9b28d")),
    )
    plate.fur(muzzle, flow, 8, 11, 1, "#8d7c66", 0.6, lambda x, y: 0.25 + 0.7 * max(0, (x - 260) / 110))
    mouth(plate, MOUTH)
    nose(
        plate,
        "300,500 318,500 330,511 324,528 310,542 300,546",
        ("#5c5258", "#2a2227", "#0d0a0c"),
        "286,507 297,503 310,505 304,511 291,512",
        (292, 508),
    )
    freckles(plate, ((330, 540), (343, 548), (334, 556)), "#2b2323")
    whiskers(plate, ((338, 536, 490, 512, 14), (346, 546, 500, 556, 6), (340, 554, 480, 598, -8)), "#fff7e2")


def _hat(plate: Plate) -> None:
    plate.begin("rotate(5 300 262)")
    crown = curve(
        "206,262! 208,206 226,150 262,118 300,110 338,118 374,150 392,206 394,262! 350,276 300,280 250,276",
        steps=12,
    )
    felt = (
        (0.0, "#0a1210"), (0.12, "#2b4a40"), (0.28, "#4f7d6c"), (0.36, "#a8cdb8"), (0.44, "#3f6a5a"),
        (0.72, "#14251f"), (0.94, "#2b4a40"), (1.0, "#0a1210"),
    )  # fmt: skip
    plate.path(crown, plate.across(206, 394, *felt), INK, 2)
    plate.hatch(crown, 88, 5, lambda x, y: 0.25 + 0.6 * max(0, (x - 300) / 94), "#040a08", 0.75, 2.6)
    plate.hatch(crown, 92, 5, lambda x, y: max(0, 1 - abs((x - 268) / 26)) * 0.8, "#e4f4ea", 0.55, 2.2)
    band = curve(
        "206,218! 250,236 300,240 350,236 393,218! 394,262! 350,276 300,280 250,276 206,262!", steps=9
    )
    gold = ((0.0, "#3a2608"), (0.3, "#f0cf86"), (0.42, "#c9963c"), (0.8, "#5a3f10"), (1.0, "#2a1a06"))
    plate.path(band, plate.across(206, 394, *gold), INK, 1.6)
    plate.hatch(band, 0, 4.4, lambda x, y: 0.2 + 0.6 * max(0, (x - 300) / 110), "#2a1806", 0.7, 2.4, 6, _sag)
    _ace(plate)
    flap = curve("340,228! 394,216! 394,262! 342,277!", steps=3)
    plate.path(flap, plate.across(338, 394, (0, "#8a6420"), (1, "#2a1a06")))
    plate.hatch(flap, 0, 4.4, lambda x, y: 0.5, "#2a1806", 0.7, 2.2)
    brim = curve(
        "152,240! 160,262 196,280 250,290 300,293 350,290 404,280 440,262 448,240! 424,256 394,266 350,276 "
        "300,279 250,276 206,266 176,256",
        steps=10,
    )
    plate.path([(x, y + 14) for x, y in brim], "#0a0708", opacity=0.4)
    edge = (
        (0.0, "#0a1210"), (0.2, "#2f5246"), (0.36, "#8fb8a4"), (0.46, "#2f5246"), (0.75, "#0c1814"),
        (0.94, "#2b4a40"), (1.0, "#0a1210"),
    )  # fmt: skip
    plate.path(brim, plate.across(152, 448, *edge), INK, 2.2)
    plate.line("158,252 196,272 250,283 300,286 350,283", 2, "#d6ecde", 0.8)
    plate.end()


def _sag(u: float) -> float:
    return -0.1 * u * u


def _ace(plate: Plate) -> None:
    """The card up his hat."""
    plate.begin("rotate(14 360 190)")
    card = plate.linear((338, 146), (384, 218), (0, "#fffdf4"), (1, "#e0cfa8"))
    plate.box(334, 136, 52, 82, 5, card, INK, 2)
    plate.path(
        curve("361,158! 379,178 376,192 364,189 369,204! 353,204! 358,189 346,192 343,178", steps=5),
        "#1b171c",
    )
    plate.circle((342, 145), 3, "#1b171c")
    plate.end()
