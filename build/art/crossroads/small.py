"""The furred: Lucy Allen, a prairie dog; Flatfoot Flemming, a coyote; Moonshine Angie, an opossum."""

from art.crossroads.head import away, brows, ears, eye, fur_head, muzzle, patch
from art.crossroads.tempers import MERRY, SHREWD, TIPSY
from art.crossroads.wear import BOATER, STETSON, SUNHAT, bandana, gown, hat, suit, weave
from art.engrave import Plate, curve, even_outline
from art.portraits.costume import bow_tie, coat, collar
from art.portraits.eyes import eyes
from art.portraits.face import Portrait, freckles, nose, whiskers
from art.portraits.frowns import pout, stern, wry
from art.portraits.laughs import Laugh, Teeth
from art.portraits.mouths import Mouth, mouth
from scenes.art.palette import INK

BLACK_NOSE = ("#6a5c60", "#241c20", "#0a0708")
RED = "#a8201a"


def prairie_dog(plate: Portrait) -> None:
    """A reporter: a boater with her card in the band, a pencil behind the ear."""
    cloths = suit("#3f7a72", "#b8e0d4", "#e2d0a8", "#c0442f")
    coat(plate, cloths, 1.0, 6)
    flow = away(300, 470)
    ears(
        plate,
        "392,302 424,276 460,286 472,322 452,354 410,354",
        (400, 336),
        ("#8a5f34", "#b8844e", "#8a5f34"),
        ("#5a3424", "#7a4a34", "#9a6448"),
    )
    half = "300,256 358,264 412,300 440,352 456,408 480,454 488,510 466,558 422,592 360,614 300,620"
    fur_head(plate, half, flow, ("#f4d6a4", "#d4a66c", "#8a5f34"))
    patch(plate, "322,474 372,462 436,484 476,522 452,566 402,594 340,608 318,564", flow, "#f8ead0")
    patch(plate, "332,392 358,370 396,368 424,392 430,420 406,440 360,436 336,420", flow, "#94683c", 7, 0.75)
    muzzle(
        plate,
        "300,442 332,446 362,470 374,506 354,536 322,544 300,538",
        flow,
        ("#ffffff", "#f8ebd0", "#c8ab7c"),
    )
    eyes(plate, eye(MERRY, (376, 412), ("#b8743e", "#643616", "#1e0d05"), 1.08, skin="#c09058"))
    brows(plate, MERRY, (376, 370), 30, "#6a4424", 8)
    freckles(plate, ((334, 498), (348, 506), (336, 518)), "#3a2818")
    for x in (284, 301):
        plate.path(curve(f"{x},538! {x + 15},538! {x + 14},572 {x + 2},572", steps=5), "#fffaf0", INK, 1.8)
    mouth(plate, Mouth(490, (354, 524), 18, Laugh(), pout, 4))
    nose(
        plate,
        "300,448 322,450 332,462 324,478 308,488 300,492",
        ("#8a6a64", "#4a2f2c", "#1a0e0d"),
        "286,456 298,452 310,454 304,460 290,461",
        (292, 458),
    )
    whiskers(plate, ((344, 498, 474, 470, 14), (346, 508, 482, 514, 6)), "#fff7e2")
    collar(plate, 16)
    bow_tie(plate, cloths.cravat)
    hat(plate, BOATER, "#dcbc68", "#274e7c", -6, -2)
    _press_card(plate)
    plate.path([(456, 250), (474, 258), (424, 392), (408, 384)], "#eab03c", INK, 2)
    plate.path([(408, 384), (424, 392), (406, 412)], "#f6dcae", INK, 1.6)
    plate.path([(456, 250), (474, 258), (480, 242), (462, 234)], "#d9606a", INK, 1.6)


def _press_card(plate: Portrait) -> None:
    """Her card in the hat's band."""
    plate.begin("rotate(-6 300 260)")
    weave(plate, even_outline("300,162 356,166 396,174! 398,224! 350,238 300,242"))
    plate.begin("rotate(9 372 214)")
    plate.box(336, 172, 82, 64, 3, "#fbf3de", INK, 2)
    plate.box(344, 180, 66, 13, 0, RED)
    for k, wide in enumerate((66, 54, 60)):
        plate.box(344, 200 + k * 9.4, wide, 4, 0, INK)
    plate.end()
    plate.end()


def coyote(plate: Portrait) -> None:
    """A robber: a black hat, a red neckerchief, a notched ear."""
    coat(plate, suit("#4a3a48", "#b8a0b4", "#6a5a48", RED), 1.02, 0)
    flow = away(300, 480)
    text = "352,330 376,250 416,170 452,112! 478,196 486,288 466,372"
    ears(plate, text, (420, 350), ("#6a5238", "#a8845a", "#4a3828"), ("#c89a80", "#f0d4b4", "#8a6448"), 0.7)
    half = (
        "300,252 352,260 404,296 434,352 452,402 488,440! 466,456 498,496! 456,502 462,540! 414,546 "
        "372,584 326,612 300,616"
    )
    fur_head(plate, half, flow, ("#d8b684", "#a07c50", "#5c4630"), 13)
    patch(plate, "326,482 382,474 434,482 472,492 452,524 410,544 368,578 322,594", flow, "#f4e6cc", 11)
    patch(plate, "330,396 358,366 402,358 432,384 440,420 406,438 360,434", flow, "#7a5638", 8, 0.85)
    patch(plate, "303,300 330,306 332,380 318,442 302,450", flow, "#7f6a54", 6, 0.8)
    muzzle(
        plate,
        "300,448 332,454 354,488 358,534 340,570 318,588 300,592",
        flow,
        ("#fffaf0", "#ecdabc", "#a88a64"),
    )
    eyes(plate, eye(SHREWD, (376, 410), ("#ffe08a", "#dca02a", "#6a4008"), 0.98, skin="#7a5638"))
    brows(plate, SHREWD, (378, 380), 36, "#33200f", 10)
    mouth(plate, Mouth(538, (352, 556), 18, Laugh(teeth=Teeth.ROW), stern, 4, smirk=5))
    nose(
        plate,
        "300,486 328,488 340,502 330,522 310,534 300,536",
        BLACK_NOSE,
        "282,496 297,491 314,493 306,501 287,502",
        (290, 498),
    )
    freckles(plate, ((328, 536), (340, 544), (328, 554)), "#2b1d16")
    whiskers(plate, ((336, 536, 466, 508, 12), (338, 548, 470, 556, 4)), "#fff7e2")
    bandana(plate, RED)
    hat(plate, STETSON, "#332e36", RED, -6, 0)


def opossum(plate: Portrait) -> None:
    """A moonshiner: a bitten straw hat, a patched smock, a stone jug."""
    gown(plate, "#5f8098", "#d8ecf4")
    _patches(plate)
    flow = away(300, 520)
    text = "386,330 406,258 454,220 500,236 514,292 492,344 440,370 404,364"
    ears(plate, text, (424, 340), ("#2a2026", "#4a3c44", "#2a2026"), ("#4a3c44", "#3a2e36", "#e09aa4"), 0.8)
    half = (
        "300,262 352,266 402,300 432,352 454,404 492,458! 466,470 482,516! 438,518 404,560 352,596 "
        "322,626 300,630"
    )
    fur_head(plate, half, flow, ("#ffffff", "#f0e8da", "#a89c90"), 13)
    patch(plate, "328,424 350,376 394,350 432,366 444,408 416,440 370,448", flow, "#5c5258", 9, 0.94)
    patch(plate, "302,262 328,268 324,330 312,400 302,414", flow, "#8a8084", 7, 0.7)
    muzzle(
        plate,
        "300,434 328,444 346,490 348,544 336,594 316,616 300,620",
        flow,
        ("#ffffff", "#f8f0e4", "#bcaea2"),
    )
    eyes(plate, eye(TIPSY, (380, 410), ("#a86c44", "#3a2010", "#0a0504"), 1.04, skin="#5c5258"))
    brows(plate, TIPSY, (382, 372), 32, "#221a1e", 8)
    mouth(plate, Mouth(582, (352, 588), 18, Laugh(), wry))
    nose(
        plate,
        "300,542 322,542 334,554 326,574 308,584 300,586",
        ("#ffc4c0", "#e08a8c", "#8a3f48"),
        "286,551 297,547 311,549 304,555 290,556",
        (292, 552),
    )
    freckles(plate, ((328, 556), (338, 566), (328, 580)), "#4a3a3c")
    whiskers(plate, ((336, 560, 480, 520, 14), (338, 570, 488, 570, 6), (336, 580, 476, 612, -6)), "#3a3034")
    hat(plate, SUNHAT, "#dcb454", "#3f7d5a", -8, -6)
    plate.begin("translate(0 -6) rotate(-8 300 270)")
    weave(plate, even_outline("300,152 350,160 386,202 394,246! 350,258 300,262"))
    plate.path([(446, 318), (462, 290), (478, 308), (490, 284), (500, 310)], "#c89a3c", INK, 2)
    for x, y in ((96, 300), (118, 318), (492, 306), (510, 292)):
        plate.stroke([(x, y), (x + (24 if x > 300 else -24), y + 22)], 4.6, "#ecce74", 1, (1, 0.2))
    plate.end()
    _jug(plate)


def _patches(plate: Portrait) -> None:
    """Patches on her smock."""
    for x, y, colour in ((176, 742, "#c0584a"), (300, 790, "#d2a04a")):
        plate.path([(x - 34, y - 26), (x + 30, y - 32), (x + 36, y + 30), (x - 30, y + 34)], colour, INK, 2)
        stitches = [(x - 27, y - 19), (x + 23, y - 25), (x + 29, y + 23), (x - 23, y + 26)]
        plate.path(stitches, "none", "#f4e6c6", 2.4)


def _jug(plate: Plate) -> None:
    jug = curve("404,716! 404,694! 442,694! 442,716! 490,748 506,800 500,880! 346,880! 340,800 356,748")
    plate.path([(x + 4, y + 8) for x, y in jug], "#000000", opacity=0.35)
    stone = ((0, "#6a4a34"), (0.3, "#ecd8bc"), (0.6, "#c0a080"), (1, "#4a3222"))
    plate.path(jug, plate.across(340, 506, *stone), INK, 2.4)
    plate.path(
        curve("342,776! 384,788 440,788 502,770! 506,800 440,814 384,812 340,800"), "#6a3f24", opacity=0.9
    )
    plate.box(408, 676, 30, 20, 4, "#b8864a", INK, 2)
