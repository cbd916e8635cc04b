"""The armoured: Senator Beaumont, a tortoise; Doc Hollis, an armadillo; Sydney Smythe, a rattlesnake."""

from art.crossroads.head import brows, ears, eye, lips, ring, scaled
from art.crossroads.tempers import COLD, GRAND, KIND
from art.crossroads.wear import BOWLER, TOPPER, hat, shades, spectacles, suit
from art.engrave import Plate, Region, curve, even_outline
from art.portraits.costume import bow_tie, chain, coat, collar, cravat, sides
from art.portraits.eyes import eyes
from art.portraits.face import Portrait, nose
from scenes.art.geometry import circle
from scenes.art.palette import INK, mix


def tortoise(plate: Portrait) -> None:
    """A senator: a tall hat, a silk cravat, his shell behind him."""
    _shell(plate)
    coat(plate, suit("#3a3450", "#a8a0cc", "#a8883c", "#2f6a5a"), 0.96, 12)
    neck = even_outline("300,520 352,532 366,590 360,644 300,664")
    plate.path(neck, plate.across(236, 364, (0, "#4f6a3a"), (0.4, "#a8c07c"), (1, "#34482a")), INK, 2)
    for y in (566, 588, 610):
        plate.line(f"244,{y} 300,{y + 14} 356,{y}", 3.4, "#34482a", 0.7)
    head = even_outline("300,262 352,266 398,296 424,346 430,410 422,474 396,524 350,556 300,564")
    plate.path([(x + 5, y + 13) for x, y in head], "#0a0a10", opacity=0.38)
    plate.path(
        head, plate.radial((262, 380), 260, (0, "#c8dc98"), (0.55, "#8aa660"), (1, "#44592c")), INK, 2.2
    )
    plate.hatch(
        head,
        24,
        7,
        lambda x, y: 0.5 * max(0, (x - 290) / 140),
        "#24331a",
        0.6,
        2.6,
        bend=lambda u: 0.1 * u * u,
    )
    _plates(plate, head)
    for lid, _ in sides("328,402 352,372 396,372 420,400 412,438 374,450 338,436"):
        plate.path(lid, "#5f7a40", opacity=0.8)
    eyes(plate, eye(GRAND, (374, 410), ("#e8b060", "#9a5a1c", "#2e1606"), 1.0, skin="#7a9652"))
    brows(plate, GRAND, (374, 376), 34, "#34482a", 9)
    for y in (452, 464):
        plate.line(f"344,{y} 376,{y + 10} 408,{y - 4}", 3, "#44592c", 0.8)
        plate.line(f"256,{y} 224,{y + 10} 192,{y - 4}", 3, "#44592c", 0.8)
    upper = even_outline("300,440 344,456 380,486 390,508 340,516 300,526!")
    plate.path(
        upper, plate.radial((280, 470), 120, (0, "#e4ecb4"), (0.6, "#b4c47c"), (1, "#74884a")), INK, 1.8
    )
    for side in (1, -1):
        plate.path(circle((300 + side * 17, 466), 5, 16, 7), "#24331a")
    lips(plate, 516, 92, 18, 5)
    collar(plate, 34)
    cravat(plate, shades("#2f6a5a"), 40)
    hat(plate, TOPPER, "#34303c", "#8a6a24", -3, 12)


def _shell(plate: Plate) -> None:
    shell = even_outline("300,330 400,346 486,410 538,510 566,640 590,780 570,880! 300,890")
    plate.path(
        shell, plate.radial((250, 470), 420, (0, "#b08c54"), (0.5, "#7a5a30"), (1, "#3a2816")), INK, 2.4
    )
    plate.hatch(shell, 70, 7, lambda x, y: 0.15 + 0.5 * max(0, (x - 240) / 340), "#22160a", 0.6, 3)
    for x, y, r in ((496, 560, 62), (524, 700, 66), (424, 442, 50)):
        for side in (1, -1):
            for size, tone in ((1, "#c8a268"), (0.62, "#8f6c3c"), (0.28, "#5a4020")):
                plate.path(
                    circle((300 + side * (x - 300), y), r * size, 6, r * size), tone, "#33220f", 3, 0.85
                )


def _plates(plate: Plate, head: list[tuple[float, float]]) -> None:
    """Horny plates on brow and cheeks."""
    for x, y, r in (
        (300, 330, 20),
        (342, 334, 17),
        (320, 362, 14),
        (382, 344, 13),
        (404, 470, 13),
        (384, 498, 12),
        (412, 440, 11),
    ):
        for side in (1, -1):
            at = (300 + side * (x - 300), y)
            plate.path(
                circle(at, r, 6), mix("#8aa660", "#f4f8d0", 0.42 if at[0] < 300 else 0.2), "#44592c", 2
            )


def armadillo(plate: Portrait) -> None:
    """A doctor: spectacles, a mirror on his brow, his tubes about his neck."""
    cloths = suit("#5a6470", "#ccd8e4", "#7a4a3a", "#2f5d8a")
    coat(plate, cloths, 0.98, 4)
    ears(
        plate, "330,320 342,240 372,170 408,142 434,172 430,250 404,326 372,350", (366, 344),
        ("#8a7868", "#b8a490", "#7a6858"), ("#e0b0a0", "#d89a8c", "#a86c60"), 0.72,
    )  # fmt: skip
    head = even_outline("300,268 348,274 388,304 404,356 396,418 372,478 350,538 334,590 318,622 300,628")
    scaled(plate, head, "#b4a28c", 21)
    _snout(plate)
    _helmet(plate)
    eyes(plate, eye(KIND, (356, 412), ("#9a7040", "#4a2c12", "#120805"), 1.08, skin="#8a7862"))
    brows(plate, KIND, (356, 384), 28, "#3a2c20", 10)
    spectacles(plate, (356, 416), 46)
    lips(plate, 570, 40, 18, 5)
    nose(
        plate,
        "300,584 316,586 324,598 316,612 306,618 300,619",
        ("#f4b8b0", "#d0807c", "#7a3a3c"),
        "290,592 299,588 308,590 303,596 292,597",
        (295, 594),
    )
    _mirror(plate)
    collar(plate, 28)
    bow_tie(plate, cloths.cravat)
    for side in (1, -1):
        tube = f"{300 + side * 82},640 {300 + side * 118},720 {300 + side * 84},800 {300 + side * 30},846"
        plate.line(tube, 13, INK, ends=(0.8, 0.8))
        plate.line(tube, 7, "#4a5058", ends=(0.8, 0.8))
    chain(plate, "340,800 380,820 420,806")


def _mirror(plate: Portrait) -> None:
    """A doctor's mirror on a strap."""
    band = curve("196,322! 250,346 300,352 350,346 404,322! 406,346 350,368 300,374 250,368 194,346!")
    plate.path(band, plate.across(194, 406, (0, "#3a2010"), (0.4, "#9a5c34"), (1, "#2a140a")), INK, 2)
    for radius, fill in ((40, "#3a4248"), (36, "#c8d4dc"), (27, "#eef6fa"), (9, "#1c2226")):
        plate.circle((300, 330), radius, fill, INK, 1.8)
    plate.path(curve("280,318 292,308 306,306 294,316 284,328"), "#ffffff")


def _helmet(plate: Portrait) -> None:
    """The bony shield on his brow."""
    shield = even_outline("300,262 344,268 384,298 398,340 350,348 300,356")
    plate.path(
        shield, plate.radial((270, 290), 130, (0, "#e0d0b8"), (0.6, "#a8947c"), (1, "#5f5040")), INK, 2
    )
    inside = Region(shield)
    for row in range(5):
        for column in range(-5, 6):
            at = (300 + column * 21 + 10 * (row % 2), 282 + row * 17)
            if inside.holds(at[0] - 9, at[1]) and inside.holds(at[0] + 9, at[1]):
                ring(plate, at, 8.6, "#bca890", 1.2)


def _snout(plate: Portrait) -> None:
    """A long snout in bands."""
    snout = even_outline("300,440 340,446 366,478 348,540 332,592 318,622 300,628")
    plate.path(
        snout, plate.radial((280, 500), 150, (0, "#e4d4bc"), (0.55, "#b8a48c"), (1, "#6a5a4a")), INK, 1.6
    )
    for k in range(8):
        y, w = 474 + k * 17, 56 - k * 4.4
        plate.line(f"{300 - w},{y - 6} 300,{y + 8} {300 + w},{y - 6}", 3.4, "#6a5848", 0.75)


def rattlesnake(plate: Portrait) -> None:
    """A pedlar of snake oil: a bowler with its price, a forked tongue, a green bottle."""
    coat(plate, suit("#8a7c3c", "#ece0a0", "#5f3266", "#c0442f"), 0.98, 8)
    neck = even_outline("300,540 358,548 366,600 374,664 300,694")
    plate.path(neck, plate.across(226, 374, (0, "#6a5a34"), (0.4, "#e8d8a4"), (1, "#4a3a1c")), INK, 2)
    for k in range(6):
        plate.line(f"236,{568 + k * 17} 300,{582 + k * 17} 364,{568 + k * 17}", 3.4, "#5a4a24", 0.7)
    head = even_outline("300,254 358,260 406,296 444,360 474,432 470,490 434,534 380,560 336,580 300,586")
    scaled(plate, head, "#bca05c", 20, _diamonds)
    for mask, _ in sides("322,396 374,378 434,396 476,452 466,484 422,442 374,426 330,430"):
        plate.path(mask, "#44290f", opacity=0.75)
    lip = even_outline("300,486 354,490 414,482 464,466 464,496 430,530 380,554 336,572 300,578")
    plate.path(lip, plate.radial((262, 504), 170, (0, "#fff6d4"), (0.6, "#ead8a4"), (1, "#9a8048")), INK, 1.8)
    for k in range(1, 7):
        for side in (1, -1):
            x = 300 + side * k * 24
            plate.line(f"{x},{502 - k * 2} {x + side * 4},{542 - k * 5}", 2.6, "#7a6230", 0.7)
    eyes(plate, eye(COLD, (380, 414), ("#f8f49a", "#bcc83a", "#4a5a10"), 1.05, skin="#a8884c", pupil=(3, 12)))
    brows(plate, COLD, (382, 384), 42, "#4a3216", 11)
    lips(plate, 520, 150, 22, 6)
    for side in (1, -1):
        plate.path(circle((300 + side * 18, 470), 5, 16, 8), "#2a1c0a")
    _tongue(plate)
    collar(plate, 34)
    cravat(plate, shades("#c0442f"), 40)
    hat(plate, BOWLER, "#6a5230", "#5f3266", -8, 0)
    plate.begin("rotate(-8 300 270)")
    plate.path([(374, 232), (424, 222), (430, 282), (380, 290)], "#fbf3de", INK, 2)
    for k, wide in enumerate((5, 3.4, 3.4)):
        y = 248 + k * 14
        plate.line(f"386,{y} 418,{y - 6}", wide, "#a8201a" if k == 0 else INK, 1, (1, 1))
    plate.end()
    _oil(plate)


def _diamonds(x: float, y: float) -> float:
    return 15 - abs(abs(x - 300) - (y - 300) * 0.42) if y < 470 else -1


def _tongue(plate: Portrait) -> None:
    red = "#b0202c"
    plate.stroke(curve("300,524 303,560 295,590", False), 9, red, 1, (0.8, 0.8))
    for tip in ("278,632", "318,628"):
        plate.stroke(curve(f"295,586 {(295 + float(tip[:3])) / 2},606 {tip}", False), 6, red, 1, (1, 0.2))


def _oil(plate: Plate) -> None:
    bottle = curve("446,716! 446,692! 478,692! 478,716! 512,740 518,776 518,884! 408,884! 408,776 414,740")
    glass = ((0, "#0f3a2a"), (0.3, "#7cd8a8"), (0.6, "#2f8a5c"), (1, "#0a2a1c"))
    plate.path([(x + 4, y + 8) for x, y in bottle], "#000000", opacity=0.35)
    plate.path(bottle, plate.across(408, 518, *glass), INK, 2.4)
    plate.box(441, 670, 42, 24, 4, "#b8864a", INK, 2)
    plate.box(416, 772, 94, 78, 3, "#f4e6c6", INK, 2)
    for y, wide in ((792, 7), (812, 4.4), (830, 4.4)):
        plate.line(f"428,{y} 498,{y}", wide, "#a8201a" if y == 792 else INK, 1, (1, 1))
