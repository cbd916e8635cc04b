"""A badger in a bowler, with gold spectacles."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import WHITE, Suit, chain, coat, collar, cravat, sides
from art.portraits.face import Eye, Portrait, eyes, freckles, mouth, nose
from art.portraits.ground import Sky
from scenes.art.geometry import circle
from scenes.art.palette import GILT, INK

SKY = Sky(("#f6ecd8", "#d9c0a4", "#a47a64"), "#6b4638")
SUIT = Suit(
    ("#4f5f4a", "#34432f", "#171f14"),
    "#b4c8a4",
    ("#c9963c", "#946a24", "#4a330e"),
    ("#8a6ab0", "#5a3f80", "#2a1a42"),
)
EYE = Eye(
    (372, 414),
    "-28,12 -16,-12 6,-18 26,-8 32,8 14,22 -10,21",
    "-20,8! -10,-6 6,-10 20,-4 25,5! 12,14 -8,15",
    "-24,9! -12,-11 6,-16 24,-8 30,6! 18,-3 4,-7 -10,-2",
    ("#d9a060", "#8a5420", "#331a06"),
    12.5,
    rim="#0d0a0c",
    skin="#241f22",
)
STRIPE = "318,288 350,296 386,330 404,390 398,446 372,500 340,520 336,470 334,400 326,330"


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 470, x - 300)


def badger(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    coat(plate, SUIT, 1.12, -12)
    for ear, _ in sides("386,320 402,280 440,272 462,300 452,344 420,356"):
        plate.path(tufted(ear, flow, 7, 8), "#2a2528", INK, 1.6)
        plate.path([(x, y + 4) for x, y in tufted(ear, flow, 9, 4)][: len(ear) // 2], WHITE)
    _head(plate)
    _muzzle(plate)
    eyes(plate, EYE)
    _spectacles(plate)
    collar(plate, 20)
    cravat(plate, SUIT.cravat, 20)
    _bowler(plate)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,262 352,268 404,300 438,350 456,410 490,470! 462,486 476,530! 436,536 420,574! 384,574 "
        "348,606 300,616"
    )
    edge = tufted(head, flow, 8, 10, lambda x, y: y > 330, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.38)
    grey = ((0.0, "#fffaf0"), (0.55, "#e4d9c8"), (1.0, "#94877a"))
    plate.path(edge, plate.radial((270, 370), 250, *grey), INK, 1.8)
    plate.fur(head, flow, 8, 17, 1.5, "#5f5448", 0.6, lambda x, y: 0.3 + 0.5 * max(0, (x - 200) / 260))
    for stripe, side in sides(STRIPE):
        dark = plate.radial((300 + side * 60, 400), 130, (0, "#1b171a"), (0.7, "#2a2528"), (1, "#453d40"))
        plate.path(tufted(stripe, flow, 7, 10, seed=51 + side), dark)
        plate.fur(stripe, flow, 8, 16, 1.3, "#8a7f80", 0.55, seed=57)


def _muzzle(plate: Portrait) -> None:
    muzzle = even_outline("300,452 324,458 350,486 362,520 350,556 324,576 300,572")
    pale = plate.radial((282, 490), 110, (0, "#ffffff"), (0.6, "#f0e6d6"), (1, "#a89a8a"))
    plate.path(tufted(muzzle, flow, 7, 7, seed=71), pale, INK, 1)
    plate.fur(muzzle, flow, 8, 12, 1.1, "#7a6e60", 0.6, lambda x, y: 0.3 + 0.5 * max(0, (x - 250) / 110))
    freckles(plate, ((334, 508), (346, 518), (334, 528)), "#2b2323")
    mouth(plate, 506, (354, 534), 18, 4)
    half = "300,454 324,456 338,468 330,488 314,502 300,506"
    nose(
        plate, half, ("#6a5a60", "#2a2227", "#0d0a0c"), "284,464 297,459 312,461 305,468 290,469", (292, 466)
    )


def _spectacles(plate: Plate) -> None:
    for side in (1, -1):
        at = (300 + side * 72, 416)
        glass = ((0.0, "#ffffff", 0.3), (0.5, "#ffffff", 0.04), (1.0, "#bfe3dc", 0.2))
        plate.circle(at, 42, plate.linear((at[0] - 30, 386), (at[0] + 30, 446), *glass))
        plate.circle(at, 42, "none", "#4a2f0c", 8 if plate.fine else 11)
        plate.circle(at, 42, "none", GILT, 5 if plate.fine else 7)
    plate.line("262,408 282,398 300,396 318,398 338,408", 6, "#4a2f0c", ends=(1, 1))
    plate.line("262,407 282,397 300,395 318,397 338,407", 3.4, GILT, ends=(1, 1))
    chain(plate, "414,420 440,470 446,540 420,620")


def _bowler(plate: Plate) -> None:
    plate.begin("rotate(-4 300 280)")
    crown = curve(
        "206,284! 208,220 232,162 268,138 300,134 332,138 368,162 392,220 394,284! 350,298 300,302 250,298"
    )
    felt = (
        (0.0, "#15100f"),
        (0.2, "#5a4640"),
        (0.34, "#a48c80"),
        (0.46, "#5f4a42"),
        (0.8, "#2a1f1c"),
        (1.0, "#15100f"),
    )
    plate.path(crown, plate.across(206, 394, *felt), INK, 2)
    plate.hatch(crown, 88, 5, lambda x, y: 0.25 + 0.6 * max(0, (x - 300) / 94), "#0a0605", 0.75, 2.6)
    band = curve("206,244! 250,260 300,264 350,260 393,244! 394,284! 350,298 300,302 250,298 206,284!")
    plate.path(band, plate.across(206, 394, (0, "#2a1a42"), (0.35, "#8a6ab0"), (1, "#1f1230")), INK, 1.6)
    brim = curve(
        "160,266! 172,286 206,302 250,312 300,315 350,312 394,302 428,286 440,266! 420,280 394,288 350,298 "
        "300,301 250,298 206,288 180,280"
    )
    plate.path([(x, y + 14) for x, y in brim], "#0a0708", opacity=0.4)
    plate.path(brim, plate.across(160, 440, *felt), INK, 2.2)
    plate.path(circle((212, 268), 9), GILT, INK, 1.4)
    plate.end()
