"""A badger in a bowler, with gold spectacles."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import WHITE, Suit, chain, coat, collar, cravat, sides
from art.portraits.eyes import Brows, Eye, Glance, brows, eyes
from art.portraits.face import Mood, Portrait, freckles, nose
from art.portraits.frowns import sour
from art.portraits.ground import Sky
from art.portraits.laughs import smile
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import circle, mirrored
from scenes.art.palette import GILT, INK

SKY = Sky(("#f6ecd8", "#d9c0a4", "#a47a64"), "#6b4638")
SUIT = Suit(
    ("#4f5f4a", "#34432f", "#171f14"),
    "#b4c8a4",
    ("#c9963c", "#946a24", "#4a330e"),
    ("#8a6ab0", "#5a3f80", "#2a1a42"),
)
TWINKLE = Glance(lower="-40,20 -12,14 6,12 20,14 44,19", wide=1.16, gape=1.24)
OVER = Glance(upper="-36,8 -12,-2 6,-5 20,-7 38,-8", look=(0, -2))
EYE = Eye(
    (372, 414),
    "-28,12 -16,-12 6,-18 26,-8 32,8 14,22 -10,21",
    "-20,8! -10,-6 6,-10 20,-4 25,5! 12,14 -8,15",
    "-24,9! -12,-11 6,-16 24,-8 30,6! 18,-3 4,-7 -10,-2",
    ("#d9a060", "#8a5420", "#331a06"),
    12.5,
    rim="#0d0a0c",
    skin="#2a2528",
    pleased=(TWINKLE, TWINKLE),
    put_out=(OVER, OVER),
)
BROWS = Brows(
    calm=("340,378 366,362 394,364 412,380",) * 2,
    pleased=("338,362 366,344 396,350 416,368",) * 2,
    put_out=("330,396 358,386 392,374 418,372", "330,390 358,376 392,360 418,362"),
    width=15,
    colour="#f1e6d2",
    hair="#7d6c58",
)
SLID = 54.0
"""How far spectacles slide, in units."""
STRIPE = (
    "322,486 330,452 340,418 346,384 358,344 384,306 414,290 430,310 426,346 412,386 400,424 384,456 360,482 "
    "336,500"
)
MOUTH = Mouth(506, (350, 534), 20, smile, sour, 4, smirk=3)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 470, x - 300)


def badger(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    coat(plate, SUIT, 1.12, -12)
    with plate.tilted(), plate.turned(-0.35):
        _ears(plate)
    with plate.tilted():
        _head(plate)
    with plate.tilted(), plate.turned(0.6):
        _bands(plate)
    with plate.tilted(), plate.turned():
        _muzzle(plate)
    with plate.tilted(), plate.turned(0.7):
        eyes(plate, EYE)
        brows(plate, BROWS)
    with plate.tilted(), plate.turned(0.8):
        _spectacles(plate)
    collar(plate, 20)
    cravat(plate, SUIT.cravat, 20)
    with plate.worn():
        _bowler(plate)


def _ears(plate: Portrait) -> None:
    """Small and round at the sides, black with white tips."""
    for ear, side in sides("398,334 412,292 440,274 464,290 466,326 444,356"):

        def away(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 350, x - (300 + side * 110))

        with plate.ear(side, (420, 340)):
            plate.path(tufted(ear, away, 7, 8, seed=11 + side), "#2a2528", INK, 1.6)
            tip = curve("410,304 424,286 442,278 460,290 462,304 446,296 428,300")
            tip = tip if side > 0 else mirrored(tip, 300)
            plate.path(tufted(tip, away, 6, 7, seed=14), WHITE)
            plate.fur(ear, away, 8, 12, 1.2, "#8a7f80", 0.6, seed=16)


def _head(plate: Plate) -> None:
    """A wedge of a head, white, grey at the cheeks."""
    head = even_outline(
        "300,258 350,262 396,288 430,334 450,384 474,430! 456,446 480,488! 442,500 448,540! 408,544 "
        "388,580! 352,592 326,612 300,616"
    )
    edge = tufted(head, flow, 8, 10, lambda x, y: y > 330, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.38)
    cream = ((0.0, "#fffdf6"), (0.55, "#f1e6d2"), (1.0, "#a8977f"))
    plate.path(edge, plate.radial((270, 370), 250, *cream), INK, 1.8)
    plate.fur(head, flow, 8, 17, 1.5, "#7d6c58", 0.6, lambda x, y: 0.3 + 0.5 * max(0, (x - 200) / 260))
    for ruff, side in sides("448,424 474,432! 458,448 480,488! 444,500 448,540! 426,530 436,500 432,462"):
        grey = plate.linear((300 + side * 120, 440), (300 + side * 180, 540), (0, "#c4b9ac"), (1, "#857868"))
        plate.path(tufted(ruff, flow, 8, 10, seed=41 + side), grey, opacity=0.55)
        plate.fur(ruff, flow, 8, 16, 1.3, "#4a3f34", 0.6, seed=44)


def _bands(plate: Plate) -> None:
    """A black band on each side, from the nose through the eye to the ear."""
    for stripe, side in sides(STRIPE):
        dark = plate.radial((300 + side * 74, 390), 130, (0, "#151114"), (0.7, "#262124"), (1, "#3d3639"))
        plate.path(tufted(stripe, flow, 7, 9, seed=51 + side), dark)
        plate.fur(stripe, flow, 8, 15, 1.3, "#8a7f80", 0.5, seed=57)


def _muzzle(plate: Portrait) -> None:
    muzzle = even_outline("300,446 322,450 342,478 352,514 344,552 322,574 300,570")
    pale = plate.radial((282, 490), 110, (0, "#ffffff"), (0.6, "#f0e6d6"), (1, "#a89a8a"))
    plate.path(tufted(muzzle, flow, 7, 7, seed=71), pale, INK, 1)
    plate.fur(muzzle, flow, 8, 12, 1.1, "#7a6e60", 0.6, lambda x, y: 0.3 + 0.5 * max(0, (x - 250) / 110))
    freckles(plate, ((334, 508), (346, 518), (334, 528)), "#2b2323")
    mouth(plate, MOUTH)
    half = "300,454 324,456 338,468 330,488 314,502 300,506"
    nose(
        plate, half, ("#6a5a60", "#2a2227", "#0d0a0c"), "284,464 297,459 312,461 305,468 290,469", (292, 466)
    )


def _spectacles(plate: Portrait) -> None:
    """Gold, on a chain; they slide down the nose when he is put out."""
    slid = SLID if plate.mood is Mood.PUT_OUT else 0
    plate.begin(f"translate(0 {slid:g})")
    for side in (1, -1):
        at = (300 + side * 70, 414)
        glass = ((0.0, "#ffffff", 0.3), (0.5, "#ffffff", 0.04), (1.0, "#bfe3dc", 0.2))
        plate.circle(at, 42, plate.linear((at[0] - 30, 386), (at[0] + 30, 446), *glass))
        plate.circle(at, 42, "none", "#4a2f0c", 8 if plate.fine else 11)
        plate.circle(at, 42, "none", GILT, 5 if plate.fine else 7)
    plate.line("262,408 282,398 300,396 318,398 338,408", 6, "#4a2f0c", ends=(1, 1))
    plate.line("262,407 282,397 300,395 318,397 338,407", 3.4, GILT, ends=(1, 1))
    plate.end()
    chain(plate, f"412,{420 + slid:g} 440,480 446,540 420,620")


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
