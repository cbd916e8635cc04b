"""The hoofed: the Widow Campbell, a doe; Sheriff Fletcher, a bison; Colonel Briggs, a bighorn ram."""

import math

from art.crossroads.head import away, brows, ears, eye, fur_head, lips, muzzle, patch, ring
from art.crossroads.tempers import GENTLE, GRUFF, HEARTY
from art.crossroads.wear import BOWLER, STETSON, glint, gown, hat, shades, suit
from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import coat, collar, cravat, sides
from art.portraits.eyes import eyes
from art.portraits.face import Portrait, nose
from art.portraits.frowns import prim
from art.portraits.laughs import Laugh
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import circle, ribbon, spiral, star
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK

BLACK_NOSE = ("#6a5a5c", "#2a2023", "#0a0708")


def doe(plate: Portrait) -> None:
    """A widow: black hat with a violet ribbon, a veil, a cameo."""
    gown(plate, "#322b3c", "#9a90b4")
    flow = away(300, 520)
    neck = even_outline("300,540 354,548 368,604 378,664 330,694 300,698")
    plate.path(neck, plate.across(220, 380, (0, "#7a5030"), (0.4, "#c08a58"), (1, "#5f3a1e")), INK, 1.6)
    plate.fur(neck, lambda x, y: 1.57, 8, 16, 1.4, "#3a2414", 0.5)
    ears(
        plate, "384,334 436,292 506,262 566,268 580,292 550,342 492,380 424,392", (370, 360),
        ("#7a5030", "#b07e4e", "#8a5c34"), ("#b08068", "#f0d4b8", "#c89a80"), 0.78,
    )  # fmt: skip
    half = "300,262 352,268 396,308 412,368 406,424 384,484 364,544 346,594 320,614 300,618"
    fur_head(plate, half, flow, ("#e6bc8c", "#bc8856", "#744826"), 5)
    patch(plate, "334,384 366,366 400,378 412,410 394,442 354,438", flow, "#ecd4ae", 5, 0.85)
    patch(plate, "304,524 342,524 354,562 340,600 306,612", flow, "#fbf0dc", 5)
    bridge = even_outline("300,330 320,352 328,420 332,500 300,522")
    plate.path(bridge, plate.across(268, 332, (0, "#8a5a34"), (0.4, "#b07c50"), (1, "#5f3a1e")), opacity=0.75)
    eyes(
        plate, eye(GENTLE, (368, 412), ("#8a5630", "#44240f", "#120805"), 1.2, skin="#a87448", pupil=(10, 8))
    )
    for side in (1, -1):
        for k in range(4):
            lash = [(300 + side * (90 + k * 5), 398 + k * 3), (300 + side * (108 + k * 7), 384 + k * 6)]
            plate.stroke(lash, 3.4, "#1b1417", 1, (1, 0.2))
    brows(plate, GENTLE, (368, 372), 30, "#5a3418", 7)
    mouth(plate, Mouth(570, (344, 582), 13, Laugh(), prim, 3.6))
    nose(
        plate,
        "300,518 330,520 344,538 334,560 312,570 300,572",
        BLACK_NOSE,
        "280,528 296,523 314,525 306,533 286,534",
        (290, 530),
    )
    hat(plate, BOWLER, "#2e2936", "#6a3a72", -5, 18)
    _veil(plate)
    plate.path(circle((300, 674), 22, 30, 28), GILT, INK, 2)
    plate.path(circle((300, 674), 16, 30, 22), "#3a5a78", INK, 1.2)
    plate.path(curve("294,656 306,658 310,670 304,678 312,692 290,692 296,678 290,668"), "#f6ead2")


def _veil(plate: Plate) -> None:
    veil = curve(
        "160,330! 230,346 300,350 370,346 440,326! 436,400 420,452 360,484 300,492 240,484 180,456 164,404"
    )
    plate.path(veil, "#17121c", opacity=0.2)
    plate.hatch(veil, 45, 15, lambda x, y: 0.24, "#17121c", 0.8, 3.4)
    plate.hatch(veil, -45, 15, lambda x, y: 0.24, "#17121c", 0.8, 3.4)
    plate.line("166,410 182,456 240,484 300,492 360,484 420,452 436,404", 3.4, "#17121c", 0.9)
    for k, a in enumerate((-2.5, -2.1, -1.7, -1.3)):
        root = (214, 262)
        tip = (root[0] + math.cos(a) * (112 + k % 2 * 20), root[1] + math.sin(a) * (100 + k % 2 * 20))
        middle = ((root[0] + tip[0]) / 2 - 16, (root[1] + tip[1]) / 2 - 6)
        plate.stroke([root, middle, tip], 20, ("#5a3066", "#342a40")[k % 2], 1, (0.4, 0.1))
        plate.stroke([root, middle, tip], 3, "#a888b4", 0.8, (0.4, 0.1))
    ring(plate, (214, 264), 14, GILT)


def bison(plate: Portrait) -> None:
    """A sheriff: a tin star, a pale hat, a beard."""
    coat(plate, suit("#6a4a32", "#d8b48c", "#8a7048", "#7c2630"), 1.16, -14)
    flow = away(300, 470)
    _straight_horns(plate)
    half = "300,256 372,264 430,306 452,370 444,436 424,500 408,560 390,612 350,660 300,690"
    fur_head(plate, half, flow, ("#8a5a38", "#5a3622", "#2c180e"), 16)
    mane = even_outline("300,262 376,268 430,312 420,372 372,350 330,372 300,356")
    plate.path(
        tufted(mane, lambda x, y: 1.57, 7, 18, seed=4), plate.down(260, 380, (0, "#4a2a18"), (1, "#2a150b"))
    )
    plate.fur(mane, lambda x, y: 1.57 + (x - 300) * 0.004, 8, 26, 2, "#8a5c3a", 0.65, seed=8)
    patch(
        plate,
        "398,470 436,476 430,560 396,640 350,690 336,640 372,570",
        lambda x, y: 1.7,
        "#3a2012",
        18,
        0.85,
    )
    _snout(plate)
    eyes(plate, eye(GRUFF, (384, 420), ("#e0a050", "#8a5018", "#2e1606"), 1.0, skin="#4a2c1c"))
    brows(plate, GRUFF, (384, 384), 38, "#1c0f08", 13)
    nose(
        plate,
        "300,480 344,484 366,506 350,532 318,544 300,546",
        ("#7a6a66", "#33272a", "#0d090b"),
        "268,492 294,486 326,490 312,500 276,502",
        (282, 496),
    )
    for nostril, _ in sides("318,508 342,502 346,516 326,524", 6):
        plate.path(nostril, "#000000", opacity=0.8)
    lips(plate, 572, 62, 16)
    _beard(plate)
    hat(plate, STETSON, "#cbb288", "#6a3a22", 0, -14)
    _star(plate)
    ring(plate, (300, 200), 9, GILT_LIGHT)


def _star(plate: Portrait) -> None:
    """A tin star on the hat, where every frame shows it."""
    plate.path(star((300, 200), 52, 23, 5), GILT_DEEP, INK, 2.6)
    shine = plate.linear((264, 160), (336, 240), (0, "#fff4cc"), (0.5, GILT), (1, GILT_DEEP))
    plate.path(star((300, 199), 43, 18.5, 5), shine)


def _beard(plate: Portrait) -> None:
    """A beard to the second button."""
    beard = even_outline("300,598 340,604 372,626 366,690 340,760 300,812!")
    plate.path(
        tufted(beard, lambda x, y: 1.57, 8, 16, seed=6),
        plate.down(598, 810, (0, "#4a2c1a"), (1, "#221008")),
        INK,
        1.6,
    )
    plate.fur(beard, lambda x, y: 1.57 + (x - 300) * 0.003, 8, 28, 2, "#8a5c3a", 0.6, seed=18)


def _snout(plate: Portrait) -> None:
    """Bare skin about the nostrils."""
    snout = even_outline("300,468 352,472 392,500 398,544 372,582 330,600 300,604")
    plate.path(
        snout, plate.radial((276, 510), 130, (0, "#a07a64"), (0.55, "#6a4836"), (1, "#34201a")), INK, 2
    )
    plate.hatch(snout, 12, 6, lambda x, y: 0.1 + 0.5 * max(0, (x - 300) / 100), "#1c100c", 0.6, 2.4)


def _straight_horns(plate: Portrait) -> None:
    """A bison's horns."""
    for horn, side in sides(
        "416,330 470,336 508,310 520,262 512,214! 556,262 560,322 524,372 462,392 414,384"
    ):
        ends = ((300 + side * 120, 360), (300 + side * 240, 230))
        plate.path(
            horn,
            plate.linear(*ends, (0, "#8a7458"), (0.5, "#f0e2c2"), (0.85, "#c8b48c"), (1, "#3a2c20")),
            INK,
            2.2,
        )
        plate.hatch(horn, 40 * side, 7, lambda x, y: 0.4, "#5a4630", 0.6, 2)


def ram(plate: Portrait) -> None:
    """A colonel: curled horns, epaulettes, a white moustache, crossed sabres on his hat."""
    coat(plate, suit("#2f4a78", "#a8c0e8", "#d8b04a", "#e0b850"), 1.12, -8)
    flow = away(300, 480)
    _horns(plate)
    ears(
        plate,
        "402,424 440,410 478,418 490,436 462,456 420,456",
        (392, 438),
        ("#7a6448", "#a08660", "#6a5438"),
        ("#a88068", "#d8b498", "#b08a70"),
    )
    half = "300,262 348,268 388,304 404,362 398,424 384,484 368,540 348,590 322,612 300,616"
    fur_head(plate, half, flow, ("#d8c4a4", "#a89070", "#5f4c38"), 7)
    muzzle(
        plate,
        "300,452 336,460 358,500 360,548 340,588 318,606 300,610",
        flow,
        ("#ffffff", "#f4ead6", "#b8a88c"),
    )
    eyes(plate, eye(HEARTY, (372, 404), ("#f0c060", "#b8801c", "#4a2c08"), 1.0, skin="#8a7456"))
    brows(plate, HEARTY, (372, 368), 34, "#f4ead6", 15)
    nose(
        plate,
        "300,516 324,518 338,532 328,552 310,562 300,564",
        BLACK_NOSE,
        "284,524 298,519 312,521 304,529 289,530",
        (291, 526),
    )
    lips(plate, 590, 34, 10, 4.4)
    _moustache(plate)
    collar(plate, 20)
    cravat(plate, shades("#e0b850"), 26)
    _epaulettes(plate)
    hat(plate, STETSON, "#2c3f66", "#d2a04a", 4, -14)
    for a, b in (("250,176", "350,236"), ("350,176", "250,236")):
        plate.line(f"{a} 300,214 {b}", 9, INK, ends=(0.8, 0.8))
        plate.line(f"{a} 300,214 {b}", 5, GILT_LIGHT, ends=(0.8, 0.8))
    glint(plate, "200,262 250,284 300,290 350,284 400,264")


def _epaulettes(plate: Portrait) -> None:
    """Fringed boards on both shoulders."""
    for board, side in sides("424,640! 500,640 556,676 572,716! 500,728 440,708!"):
        plate.path(board, plate.down(640, 730, (0, GILT_LIGHT), (0.5, GILT), (1, GILT_DEEP)), INK, 2)
        for k in range(9):
            x = 300 + side * (446 + k * 15 - 300)
            plate.path(
                ribbon([(x, 706 + k % 2 * 3), (x + side * 3, 756)], [9, 7]),
                GILT if k % 2 else GILT_LIGHT,
                INK,
                1,
            )


def _moustache(plate: Portrait) -> None:
    """White moustaches, combed outward."""
    for half_moustache, side in sides(
        "300,566! 340,560 384,574 420,560 436,544! 428,588 392,612 344,604 310,588"
    ):
        combed = away(300 - side * 400, 540)
        plate.path(tufted(half_moustache, combed, 9, 9, seed=3), "#fffaf0", INK, 1.8)
        plate.fur(half_moustache, combed, 8, 18, 1.2, "#8a7c68", 0.6)


def _horns(plate: Plate) -> None:
    for side in (1, -1):
        line = [(300 + side * (x - 300), y) for x, y in spiral((450, 410), 108, 30, -2.3, 1.05, 40)]
        widths = [86 - 70 * k / 40 for k in range(41)]
        horn = ribbon(line, widths)
        plate.path([(x + 4, y + 10) for x, y in horn], "#0a0a10", opacity=0.35)
        paint = plate.radial((300 + side * 130, 370), 150, (0, "#f6e6c0"), (0.55, "#c8a878"), (1, "#6a4c2c"))
        plate.path(horn, paint, INK, 2.2)
        for k in range(2, 38, 2):
            a, b = horn[k], horn[len(horn) - 1 - k]
            plate.stroke(
                [a, ((a[0] + b[0]) / 2 + side * 4, (a[1] + b[1]) / 2), b], 3, "#5a3f22", 0.75, (0.4, 0.4)
            )
