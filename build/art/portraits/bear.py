"""Big Bear: a broad brown bear in a conductor's cap."""

import math

from art.engrave import Plate, curve, even_outline, tufted
from art.portraits.costume import Suit, bow_tie, button, coat, collar, rosette, sides
from art.portraits.eyes import Brows, Eye, Glance, brows, eyes
from art.portraits.face import Portrait, blush, freckles, nose
from art.portraits.frowns import pout
from art.portraits.ground import Sky
from art.portraits.laughs import Laugh, Teeth
from art.portraits.mouths import Mouth, mouth
from scenes.art.geometry import circle
from scenes.art.palette import GILT, GILT_LIGHT, INK, OXBLOOD

SKY = Sky(("#fbeec0", "#e8cf92", "#b98f4e"), "#8a6428")
SUIT = Suit(
    ("#6a4436", "#472a22", "#20120f"),
    "#d0a88c",
    ("#3f6f8f", "#2a5270", "#12283a"),
    ("#d8434f", "#9a2433", "#7c1a26"),
)
BEAMING = Glance(lower="-38,17 -14,9 8,7 26,9 42,15", look=(0, -2), wide=1.1)
SORRY = Glance(upper="-36,-18 -14,-14 8,-8 26,2 40,16", look=(0, -3))
EYE = Eye(
    (382, 402),
    "-30,10 -14,-16 10,-18 30,-4 32,10 10,22 -14,20",
    "-22,8! -8,-7 10,-9 26,4! 12,15 -8,15",
    "-25,8! -10,-13 10,-16 30,4! 12,-5 -8,-3",
    ("#c98a4a", "#7a4518", "#2e1606"),
    11.8,
    (6, 6),
    (1, 3),
    "#f4e8cc",
    "#2a140a",
    skin="#8a5a34",
    pleased=(BEAMING, BEAMING),
    put_out=(SORRY, SORRY),
)
BROWS = Brows(
    calm=("336,366 362,346 402,344 434,364",) * 2,
    pleased=("338,352 364,326 404,322 436,344",) * 2,
    put_out=("336,334 364,342 402,362 434,390",) * 2,
    width=20,
    colour="#5a3518",
    hair="#c08a54",
)
MOUTH = Mouth(492, (372, 528), 26, Laugh(deep=1.7, teeth=Teeth.ROW), pout, 4.4)


def flow(x: float, y: float) -> float:
    """Hair grows away from the nose."""
    return math.atan2(y - 470, x - 300)


def bear(plate: Portrait) -> None:
    """Head, hat and shoulders."""
    coat(plate, SUIT, 1.14, -20)
    with plate.tilted(), plate.turned(-0.35):
        _ears(plate)
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


def _ears(plate: Portrait) -> None:
    for side in (1, -1):

        def away(x: float, y: float, side: int = side) -> float:
            return math.atan2(y - 330, x - (300 + side * 100))

        with plate.ear(side, (420, 330)):
            at = (300 + side * 146, 284)
            ear, inner = circle(at, 62, 60), circle((at[0] - side * 6, 296), 34, 40)
            brown = plate.radial((at[0] - 14, 270), 80, (0, "#9c6a3e"), (0.6, "#6f4526"), (1, "#3f2414"))
            plate.path(tufted(ear, away, 8, 9, seed=11 + side), brown, INK, 1.6)
            deep = plate.radial((at[0], 300), 44, (0, "#2a1510"), (0.6, "#7a4a34"), (1, "#b08058"))
            plate.path(tufted(inner, away, 6, 6, seed=14), deep)
            plate.fur(inner, away, 8, 16, 1.4, "#2a1510", 0.55, seed=15)
            plate.fur(ear, away, 8, 13, 1.4, "#2a150a", 0.6, holes=(inner,), seed=16)
            plate.fur(ear, away, 11, 12, 1.2, "#d9a870", 0.6, holes=(inner,), seed=17)


def _head(plate: Plate) -> None:
    head = even_outline(
        "300,236 364,244 424,276 462,334 478,392 500,436 494,470 514,506! 480,514 486,552! 444,552 "
        "432,588! 392,584 350,614 300,622"
    )
    edge = tufted(head, flow, 8, 10, lambda x, y: y > 320, seed=21)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.38)
    plate.path(
        edge, plate.radial((278, 360), 260, (0, "#b07c48"), (0.5, "#85552f"), (1, "#432614")), INK, 1.6
    )
    plate.fur(
        head, flow, 8, 18, 1.7, "#2a1509", 0.62, lambda x, y: 0.3 + 0.6 * max(0, (x - 190) / 290), seed=22
    )
    plate.fur(head, flow, 9, 16, 1.5, "#e0b27c", 0.7, lambda x, y: 0.8 - 0.5 * (x - 130) / 340, seed=23)


def _muzzle(plate: Portrait) -> None:
    bridge = even_outline("300,330 330,350 340,400 336,440 300,446")
    plate.path(bridge, plate.across(260, 340, (0, "#c08f58"), (0.5, "#a87442"), (1, "#6b4222")), opacity=0.6)
    plate.fur(bridge, lambda x, y: -math.pi / 2 + (x - 300) * 0.012, 8, 15, 1.3, "#3a1f0e", seed=63)
    muzzle = even_outline("300,424 348,430 388,462 404,508 392,556 352,590 300,598", steps=10)
    plate.path(
        tufted(muzzle, flow, 7, 8, seed=71),
        plate.radial((276, 470), 140, (0, "#fbe6c0"), (0.55, "#dfb988"), (1, "#9a6e42")),
    )
    plate.fur(muzzle, flow, 8, 13, 1.2, "#6b4522", 0.65, lambda x, y: 0.3 + 0.6 * max(0, (x - 220) / 170))
    plate.fur(muzzle, flow, 11, 12, 1.1, "#fff6e0", 0.6, seed=73)
    mouth(plate, MOUTH)
    blush(plate, (412, 470), 46)
    plate.line("276,570 300,576 324,570", 2.4, "#5a3a20")
    nose(
        plate,
        "300,428 332,430 352,448 344,472 320,490 300,494",
        ("#6a5a5c", "#2e2326", "#0d0a0c"),
        "274,440 292,434 318,436 308,446 282,448",
        (288, 440),
    )
    for nostril, _ in sides("312,470 328,462 332,472 318,480", 6):
        plate.path(nostril, "#000000", opacity=0.8)
    freckles(plate, ((350, 500), (366, 516), (352, 528), (372, 496)), "#3a2414")


def _cap(plate: Plate) -> None:
    plate.begin("rotate(-4 300 260)")
    top = curve("160,180 176,140 236,112 300,104 364,112 424,140 440,180 420,216! 300,232 180,216!", steps=10)
    plate.path(top, plate.radial((250, 140), 230, (0, "#5a6f9c"), (0.5, "#2c3c62"), (1, "#121a30")), INK, 2.2)
    plate.hatch(top, 6, 5, lambda x, y: 0.2 + 0.6 * max(0, (x - 240) / 200), "#080c18", 0.7, 2.6, 6, _round)
    plate.hatch(
        top,
        6,
        8,
        lambda x, y: max(0, 0.5 - math.dist((x, y), (240, 140)) / 140),
        "#b8c8ee",
        0.6,
        2,
        6,
        _round,
    )
    plate.line("164,190 220,212 300,220 380,212 436,190", 3.4, GILT)
    band = curve(
        "182,208! 240,226 300,231 360,226 418,208! 424,264! 360,284 300,290 240,284 176,264!", steps=9
    )
    cloth = ((0.0, "#0c1222"), (0.3, "#3a4c78"), (0.6, "#1c2846"), (1.0, "#0a0f1e"))
    plate.path(band, plate.across(176, 424, *cloth), INK, 1.8)
    for y in (218, 268):
        text = f"184,{y} 240,{y + 14} 300,{y + 19} 360,{y + 14} 416,{y}"
        plate.line(text, 4.4, "#5a3a10", ends=(1, 1))
        plate.line(text, 2.8, GILT_LIGHT, ends=(1, 1))
    button(plate, (300, 258), 32)
    rosette(plate, (300, 258), 24, ("#fff6d6", OXBLOOD))
    peak = curve(
        "174,266! 236,288 300,294 364,288 426,266! 420,296 364,322 300,330 236,322 180,296", steps=10
    )
    plate.path([(x, y + 16) for x, y in peak], "#0a0708", opacity=0.4)
    patent = (
        (0.0, "#08080c"), (0.22, "#3c3e4c"), (0.36, "#b8bccc"), (0.46, "#34363f"), (0.75, "#0a0a0e"),
        (0.93, "#33343f"), (1.0, "#08080c"),
    )  # fmt: skip
    plate.path(peak, plate.across(174, 426, *patent), INK, 2)
    plate.line("182,292 236,316 300,324 364,316", 2.2, "#d8dcea", 0.8)
    plate.end()


def _round(u: float) -> float:
    return 0.18 * u * u
