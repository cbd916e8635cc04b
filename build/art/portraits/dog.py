"""Top Dog: a hound in an admiral's cocked hat, a medal at the throat."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import WHITE, Suit, button, coat, collar, rosette, sides
from art.portraits.eyes import Brows, Eye, Glance, brows, eyes
from art.portraits.face import Portrait, freckles, nose
from art.portraits.frowns import hangdog
from art.portraits.ground import Sky
from art.portraits.laughs import Laugh
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import star
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK

SKY = Sky(("#fdf3d6", "#f0d9a0", "#c2945a"), "#8a6030")
SUIT = Suit(
    ("#3f5f8c", "#26406a", "#0e1a30"),
    "#a9c0e6",
    ("#f0e2c0", "#d9c597", "#8a7448"),
    ("#d8434f", "#9a2433", "#4a0d16"),
)
PUPPY = Glance(wide=1.24, look=(0, -2), gape=1.14)
HANGDOG = Glance(
    upper="-38,-14 -14,-10 8,-5 26,5 40,18", lower="-36,16 -14,17 8,18 26,22 40,26", look=(0, -5), wide=0.96
)
EYE = Eye(
    (372, 398),
    "-32,14 -18,-14 8,-20 30,-8 36,14 14,26 -14,25",
    "-24,9! -10,-8 10,-10 27,5! 14,18 -8,18",
    "-28,8! -12,-14 10,-18 32,6! 14,-6 -8,-4",
    ("#c98a4a", "#7a4518", "#2e1606"),
    13,
    (6.4, 6.4),
    (1, 3),
    "#f8f0dc",
    "#2a150c",
    skin="#8a5228",
    pleased=(PUPPY, PUPPY),
    put_out=(HANGDOG, HANGDOG),
)
BROWS = Brows(
    calm=("338,352 364,338 396,348",) * 2,
    pleased=("340,336 366,318 398,330",) * 2,
    put_out=("336,326 362,334 396,358",) * 2,
    width=13,
    colour="#4a2410",
    hair="#c98a4c",
)
PATCH = "330,424 328,384 346,344 388,326 424,350 432,410 414,450 370,452"
MOUTH = Mouth(500, (398, 546), 28, Laugh(0.96, aside=True), hangdog, 4.6)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 450, x - 300)


def hang(x: float, _y: float) -> float:
    """Hair on the ears hangs down."""
    return math.pi / 2 + (300 - x) * 0.0016


def dog(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    coat(plate, SUIT, 1.16, -14)
    _epaulettes(plate)
    with plate.tilted():
        _head(plate)
    with plate.tilted(), plate.turned(-0.35):
        _ears(plate)
    with plate.tilted(), plate.turned():
        _muzzle(plate)
    with plate.tilted(), plate.turned(0.7):
        eyes(plate, EYE)
        brows(plate, BROWS)
    collar(plate, 26)
    _medal(plate)
    with plate.worn():
        _hat(plate)


def _epaulettes(plate: Plate) -> None:
    """Gilt fringes on both shoulders."""
    for board, side in sides("430,634 490,632 548,662 560,690 500,684 440,664"):
        for k in range(9):
            x = 300 + side * (462 + k * 12 - 300)
            plate.stroke([(x, 676), (x + side * 3, 712), (x + side * 5, 738)], 9, GILT_DEEP, ends=(1, 0.7))
            plate.stroke([(x, 676), (x + side * 3, 708), (x + side * 5, 732)], 5, GILT_LIGHT, ends=(1, 0.7))
        gold = ((0.0, GILT_LIGHT), (0.5, GILT), (1.0, GILT_DEEP))
        plate.path(board, plate.linear((300 + side * 130, 630), (300 + side * 260, 690), *gold), INK, 2)
        plate.hatch(board, 60, 6, lambda x, y: 0.6, "#5a3a10", 0.6, 2)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,226 356,234 398,266 422,324 428,392 434,448 438,508 418,560 384,594 346,614 300,622"
    )
    edge = tufted(head, flow, 9, 6, lambda x, y: y > 420, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.38)
    plate.path(
        edge, plate.radial((280, 370), 260, (0, "#fffaee"), (0.55, "#efdfbf"), (1, "#a98a5e")), INK, 1.8
    )
    for patch, side in sides(PATCH):
        rust = (("#a4672f", "#7a4522", "#4a2612"), ("#c98a4c", "#a0632f", "#6b3c1c"))[side < 0]
        tan = plate.radial((300 + side * 60, 380), 90, (0, rust[0]), (0.6, rust[1]), (1, rust[2]))
        plate.path(tufted(patch, flow, 7, 8, seed=32 + side), tan)
        plate.fur(patch, flow, 8, 14, 1.4, "#2e1608", 0.6, lambda x, y: 0.4 + (x > 300) * 0.4, seed=34)
        plate.fur(patch, flow, 10, 13, 1.2, "#efc48a", 0.6, seed=35)
    plate.fur(head, flow, 9, 14, 1.3, "#7a5c38", 0.55, lambda x, y: 0.2 + 0.6 * max(0, (x - 220) / 210))
    plate.fur(head, flow, 11, 13, 1.2, "#fffdf6", 0.7, lambda x, y: 0.7 - 0.5 * (x - 170) / 260, seed=23)
    plate.line("292,300 296,340 294,380", 2, "#8a6a44", 0.6)
    plate.line("308,300 304,340 306,380", 2, "#8a6a44", 0.6)


def _ears(plate: Portrait) -> None:
    """Long hanging ears, folded at the top."""
    for ear, side in sides(
        "374,262 430,250 474,282 506,344 530,416 546,486 536,548 500,582 462,566 442,516 436,452 420,380"
    ):
        with plate.ear(side, (398, 280)):
            dark = (("#8a5228", "#5f3418", "#2e170a"), ("#b0703a", "#7d4823", "#472512"))[side < 0]
            ends = ((300 + side * 90, 280), (300 + side * 220, 520))
            shade = plate.linear(*ends, (0, dark[0]), (0.5, dark[1]), (1, dark[2]))
            edge = tufted(ear, hang, 8, 9, lambda x, y: y > 400, seed=12 + side)
            plate.path([(x - side * 4, y + 12) for x, y in edge], "#0a0708", opacity=0.3)
            plate.path(edge, shade, INK, 2)
            plate.fur(ear, hang, 8, 20, 1.7, "#1f0e06", 0.6, lambda x, y: 0.35 + (x > 300) * 0.35, seed=15)
            plate.fur(ear, hang, 10, 18, 1.4, "#e0a868", 0.6, lambda x, y: 0.75 - 0.4 * (x > 300), seed=16)
            fold = [(300 + side * (x - 300), y) for x, y in curve("394,288 440,292 474,344 490,420", False)]
            plate.stroke(fold, 5, "#1f0e06", 0.5)


def _muzzle(plate: Portrait) -> None:
    bridge = even_outline("300,330 322,360 334,410 344,448 300,470")
    plate.path(bridge, plate.across(258, 342, (0, "#fffdf4"), (0.6, "#f6e8cc"), (1, "#c9ad80")), opacity=0.9)
    jaw = even_outline("300,540 360,552 392,566 384,604 350,634 300,644")
    plate.path(
        tufted(jaw, flow, 9, 6, seed=73), plate.across(210, 390, (0, "#f6e8cc"), (1, "#a07c4c")), INK, 1.6
    )
    chin = even_outline("300,566 336,570 348,594 328,622 300,628")
    plate.path(chin, plate.across(256, 346, (0, "#f0e2c4"), (1, "#b08c5c")), INK, 1.4)
    plate.fur(chin, lambda x, y: math.pi / 2, 8, 12, 1.1, "#7a5c38", 0.6, seed=75)
    jowl = even_outline("300,428 342,430 384,454 414,500 418,548 392,582 350,586 320,568 300,548!")
    plate.path(
        tufted(jowl, flow, 8, 6, seed=71),
        plate.radial((270, 470), 170, (0, "#ffffff"), (0.55, "#f6e9cf"), (1, "#b8925e")),
        INK,
        1.6,
    )
    plate.fur(jowl, flow, 8, 13, 1.2, "#8a683e", 0.6, lambda x, y: 0.15 + 0.7 * max(0, (x - 240) / 170))
    freckles(plate, ((350, 504), (366, 520), (350, 532), (374, 498), (386, 526)), "#3a2414")
    mouth(plate, MOUTH)
    nose(
        plate,
        "300,424 336,426 358,446 350,474 324,496 300,502",
        ("#6a5a5c", "#2a2023", "#0a0708"),
        "270,438 290,430 320,433 308,444 280,447",
        (286, 438),
    )
    for nostril, _ in sides("314,474 332,464 338,474 322,486", 6):
        plate.path(nostril, "#000000", opacity=0.85)


def _medal(plate: Plate) -> None:
    """A cross of merit on a ribbon."""
    plate.begin("translate(0 -26)")
    for ribbon, side in sides("300,640! 318,622! 346,630! 312,674! 300,668!", 3):
        plate.path(ribbon, "#9a2433" if side > 0 else "#c2404c", INK, 1.6)
    plate.path(star((300, 692), 40, 17, 4), GILT_DEEP, INK, 2)
    plate.path(star((300, 692), 36, 15, 4, 0), GILT_LIGHT, "#5a3a10", 1.2)
    plate.path(star((300, 692), 34, 14, 4), GILT, "#5a3a10", 1.2)
    button(plate, (300, 692), 13)
    plate.end()


def _hat(plate: Plate) -> None:
    """A cocked hat worn athwart: two wings, gold lace, a cockade with a plume."""
    plate.begin("rotate(-3 300 240)")
    shape = (
        "70,268! 110,206 160,150 220,108 300,88 380,108 440,150 490,206 530,268! 470,272 400,262 300,250 "
        "200,262 130,272"
    )
    hat = curve(shape, steps=10)
    plate.path([(x + 3, y + 16) for x, y in hat], "#0a0708", opacity=0.42)
    felt = (
        (0.0, "#0a0d18"), (0.2, "#232c48"), (0.36, "#5d6c98"), (0.46, "#2a3454"), (0.75, "#0d1120"),
        (1.0, "#05070e"),
    )  # fmt: skip
    plate.path(hat, plate.across(70, 530, *felt), INK, 2.4)
    plate.hatch(hat, 90, 5, lambda x, y: 0.25 + 0.55 * max(0, (x - 280) / 240), "#03050a", 0.75, 2.8)
    plate.hatch(hat, 90, 5, lambda x, y: max(0, 1 - abs((x - 236) / 52)) * 0.6, "#c4d0f2", 0.45, 2)
    lace = "74,262 114,212 164,157 222,116 300,97 378,116 436,157 486,212 526,262"
    plate.line(lace, 15, "#4a2f0c", ends=(0.4, 0.4))
    plate.line(lace, 11, GILT, ends=(0.4, 0.4))
    plate.line(lace, 3, "#fff0bf", 0.9)
    plate.line("84,266 140,266 200,256 300,244 400,256 460,266 516,266", 9, "#4a2f0c", ends=(0.4, 0.4))
    plate.line("84,265 140,265 200,255 300,243 400,255 460,265 516,265", 5.4, GILT_LIGHT, ends=(0.4, 0.4))
    plume = curve("356,170 372,110 404,66 452,36! 448,84 424,134 388,178")
    plate.path(
        tufted(plume, lambda x, y: -0.9 if x > 380 else -2.4, 6, 11, seed=91),
        plate.linear((356, 178), (452, 36), (0, "#b8323e"), (0.5, "#e8dcc0"), (1, WHITE)),
        "#3a1014",
        1.2,
    )
    plate.fur(plume, lambda x, y: -0.8, 7, 14, 1.1, "#7a5a4a", 0.6, seed=92)
    plate.line("362,176 396,110 448,42", 2.4, "#6b1822")
    rosette(plate, (360, 186), 34, ("#b8323e", WHITE))
    plate.end()
