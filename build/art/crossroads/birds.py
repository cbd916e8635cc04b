"""The feathered: Purty Nellie, a quail; Miss Watson, an owl; Phineus Pillbottom, a turkey vulture."""

import math

from art.crossroads.head import ROUND, beak, brows, eye, feathered, ring
from art.crossroads.tempers import COY, PROUD, STRICT
from art.crossroads.wear import felt, gown, shades, spectacles, suit
from art.engrave import Plate, curve, even_outline
from art.portraits.costume import coat, rosette, sides
from art.portraits.eyes import eyes
from art.portraits.face import Portrait
from scenes.art.geometry import circle, rounded_polygon
from scenes.art.palette import INK

WHITE = "#fbf3de"


def quail(plate: Portrait) -> None:
    """A singer: a plume on her head, a boa about her shoulders."""
    gown(plate, "#9a2f58")
    _boa(plate)
    head = even_outline("300,232 356,242 402,282 428,344 434,420 436,510 450,588 404,638 344,660 300,664")
    plate.path([(x + 5, y + 12) for x, y in head], "#0a0a10", opacity=0.35)
    feathered(plate, head, "#8f9dab", lambda x, y: 1.57 + (x - 300) * 0.003, 17)
    cap = even_outline("300,230 356,240 400,280 416,322 372,314 330,318 300,328")
    feathered(plate, cap, "#8a4a28", lambda x, y: -1.57 + (x - 300) * 0.006, 14)
    for stripe, _ in sides("308,350 350,324 406,330 430,372 440,424 434,476 416,452 400,398 364,366 320,374"):
        plate.path(stripe, WHITE, INK, 1.3)
    throat = even_outline("300,372 342,368 386,394 410,440 412,504 382,552 340,576 300,582")
    plate.path(
        throat, plate.radial((280, 430), 170, (0, "#55424a"), (0.6, "#2a1f24"), (1, "#120c0f")), INK, 1.6
    )
    plate.fur(throat, lambda x, y: 1.57 + (x - 300) * 0.004, 9, 13, 1.6, "#9a8688", 0.5, seed=9)
    for band, _ in sides("414,504 388,556 342,584 300,592 300,606 352,598 408,570 432,510"):
        plate.path(band, WHITE, INK, 1)
    eyes(plate, eye(COY, (364, 414), ("#f0b468", "#9a541c", "#2e1406"), 0.95, ROUND, "#5a3a44", (9, 9)))
    brows(plate, COY, (364, 372), 26, "#c87a86", 8)
    beak(plate, "300,428 328,436 342,462 322,490 300,514!", ("#f0bc78", "#c8823c", "#5a2c10"), 472, 40)
    _topknot(plate)
    rosette(plate, (300, 264), 36, ("#d2a04a", "#f3d58d"))
    ring(plate, (300, 264), 12, "#c0283a")
    for k in range(15):
        t = k / 14
        ring(plate, (228 + 144 * t, 614 + 44 * math.sin(t * math.pi)), 8.5, "#f4e8d8", 0.8)


def _boa(plate: Plate) -> None:
    for k in range(24):
        t = k / 23
        x, y = 84 + t * 432, 716 - 62 * math.sin(t * math.pi) + (k % 3) * 9
        for q in range(5):
            a = 2.4 - t * 1.4 + (q - 2) * 0.42
            line = [
                (x, y),
                (x + math.cos(a) * 28, y + math.sin(a) * 28),
                (x + math.cos(a + 0.3) * 50, y + math.sin(a + 0.3) * 48),
            ]
            plate.stroke(line, 8, ("#f2bcb4", "#dc8f90", "#fbe4d8")[(k + q) % 3], 0.95, (0.6, 0.1))


def _topknot(plate: Plate) -> None:
    for sway, high, wide in ((-30, 138, 0.9), (26, 160, 1), (0, 186, 1.15)):
        text = (
            f"296,258! {290 + sway * 0.4},{220 - high * 0.3:.0f} {292 + sway},{252 - high} "
            f"{332 + sway * 1.2},{240 - high} {372 * wide + sway},{262 - high} "
            f"{376 * wide + sway},{300 - high} {340 + sway},{302 - high * 0.8:.0f} "
            f"{314 + sway * 0.4},{232 - high * 0.25:.0f} 306,258!"
        )
        plume = curve(text)
        plate.path(
            plume,
            plate.linear((290, 60), (390, 260), (0, "#7c6a78"), (0.5, "#33272f"), (1, "#120b10")),
            INK,
            2,
        )
        plate.hatch(plume, 72, 6, lambda x, y: 0.4, "#b8a4ae", 0.5, 1.6)


def owl(plate: Portrait) -> None:
    """A teacher: spectacles, a bun with a pencil in it, a starched collar."""
    gown(plate, "#4f6a48", "#dce8c8")
    head = even_outline("300,232 368,242 424,282 448,352 452,430 462,520 446,596 392,640 300,656")
    plate.path([(x + 5, y + 12) for x, y in head], "#0a0a10", opacity=0.35)
    bun = circle((300, 208), 62, 40, 54)
    feathered(plate, bun, "#7a5430", lambda x, y: math.atan2(y - 208, x - 300), 14)
    feathered(plate, head, "#a47c4c", lambda x, y: 1.57 + (x - 300) * 0.004, 19)
    for x, y in ((252, 284), (300, 270), (348, 284), (272, 306), (328, 306), (230, 318), (370, 318)):
        plate.path(circle((x, y), 6.5, 16, 9), WHITE)
    for disc, _ in sides("306,388 322,344 372,330 420,352 444,408 432,470 392,506 340,500 310,464"):
        plate.path(
            disc, plate.radial((300, 410), 170, (0, "#fffaf0"), (0.75, "#f4e6ca"), (1, "#cfae7e")), INK, 2.4
        )
    for fan, side in sides("318,470 340,512 392,516 424,486 400,506 348,500"):
        plate.fur(fan, lambda x, y, side=side: 1.57 - side * 0.5, 8, 18, 1.3, "#7a5a30", 0.6)  # type: ignore[misc]
    for row, y in enumerate((556, 582, 608, 632)):
        for x in range(214 + 14 * (row % 2), 392, 28):
            plate.path(circle((x, y), 7, 14, 5), WHITE, "#8a6238", 0.8)
    eyes(plate, eye(STRICT, (372, 414), ("#fff08a", "#f0b828", "#8a540a"), 1.45, ROUND, "#c09a68", (12, 12)))
    for brow, _ in sides("306,384 322,350 360,330 408,334 436,352 400,350 356,356 324,376"):
        plate.path(brow, WHITE, INK, 1.4)
    brows(plate, STRICT, (374, 346), 36, "#6a4420", 7)
    spectacles(plate, (372, 416), 57)
    beak(plate, "300,424 320,432 328,458 316,486 300,512!", ("#f4cc80", "#d2a04a", "#6a4410"), 478, 30)
    plate.begin("rotate(-16 300 190)")
    plate.box(206, 178, 170, 15, 2, plate.down(178, 193, (0, "#f6cc60"), (1, "#b8801c")), INK, 2)
    plate.path([(206, 178), (206, 193), (184, 185.5)], "#f6dcae", INK, 1.6)
    plate.box(362, 178, 18, 15, 2, "#d9606a", INK, 1.6)
    plate.end()
    for wing, side in sides("302,650! 350,626 404,640 428,668! 384,702 330,700! "):
        plate.path(
            wing, plate.linear((300, 640), (300 + side * 120, 690), (0, "#ffffff"), (1, "#d8ccb0")), INK, 2
        )
    plate.path(circle((300, 664), 24, 30, 18), "#d2a04a", INK, 1.8)
    plate.path(circle((300, 664), 16, 30, 11), "#8a1f2c", INK, 1.2)


def vulture(plate: Portrait) -> None:
    """A shopkeeper: a green eyeshade, square glasses, a ruff of dark feathers."""
    coat(plate, suit("#4a463c", "#c8bca0", "#7a8a4a", "#8a5a2a"), 1.06, 14)
    for radius, count, colour in ((178, 21, "#241e26"), (150, 19, "#3e3540"), (122, 17, "#5a4e5c")):
        _ruff(plate, radius, count, colour)
    _neck(plate)
    head = even_outline("300,244 360,252 406,290 428,344 432,404 418,460 386,504 344,534 300,544")
    plate.path([(x + 5, y + 13) for x, y in head], "#0a0a10", opacity=0.38)
    plate.path(head, plate.radial((268, 360), 240, (0, "#f4a890"), (0.5, "#cc6454"), (1, "#6a241e")), INK, 2)
    plate.hatch(
        head,
        22,
        6,
        lambda x, y: 0.1 + 0.6 * max(0, (x - 280) / 150),
        "#4a1412",
        0.6,
        2.6,
        bend=lambda u: 0.1 * u * u,
    )
    for x, y in ((394, 474), (386, 498), (366, 518), (410, 444), (400, 456)):
        for side in (1, -1):
            ring(plate, (300 + side * (x - 300), y), 9, "#d87a68")
    for hollow, _ in sides("330,388 364,366 406,376 426,408 414,448 372,454 340,430"):
        plate.path(hollow, "#7a2a24", opacity=0.7)
    eyes(plate, eye(PROUD, (376, 412), ("#f4d88a", "#b0842a", "#3a2406"), 1.05, skin="#b85848"))
    brows(plate, PROUD, (376, 378), 34, "#5a1c18", 9)
    tones = ("#fff8e4", "#f0dcb0", "#7a5c34")
    beak(plate, "300,402 332,412 348,450 350,494 336,530 318,552 300,594!", tones, 508, 50)
    plate.path(
        even_outline("300,402 332,412 342,438 318,450 300,444"),
        plate.radial((288, 416), 60, (0, "#ec9884"), (1, "#a84a3c")),
        INK,
        1.4,
    )
    for side in (1, -1):
        plate.path(circle((300 + side * 16, 462), 6, 18, 10), "#2a1810")
        corners = [(300 + side * x, y) for x, y in ((36, 388), (118, 388), (112, 442), (44, 444))]
        for colour, width in (("#2a1a06", 8), ("#aab4be", 4.2)):
            plate.path(rounded_polygon(corners, 14), "none", colour, width)
    plate.line("264,404 282,396 300,394 318,396 336,404", 4.4, "#aab4be", ends=(1, 1))
    _eyeshade(plate)


def _neck(plate: Portrait) -> None:
    """A bare neck in folds."""
    neck = even_outline("300,500 346,512 354,562 340,604 300,614")
    plate.path(neck, plate.across(246, 354, (0, "#7a2a24"), (0.4, "#dc7a68"), (1, "#5a1c18")), INK, 1.8)
    for y in (546, 562, 578, 594):
        plate.line(f"254,{y} 300,{y + 10} 346,{y}", 3, "#5a1c18", 0.7)


def _ruff(plate: Plate, radius: float, count: int, colour: str) -> None:
    light, middle, deep = shades(colour)
    for k in range(count):
        a = 0.1 + (math.pi - 0.2) * k / (count - 1)
        tip = (300 + math.cos(a) * (radius + 26), 562 + math.sin(a) * (radius * 0.62 + 24))
        root = (300 + math.cos(a) * radius * 0.5, 546 + math.sin(a) * radius * 0.3)
        sx, sy = -math.sin(a) * 17, math.cos(a) * 17
        middle_way = ((root[0] + tip[0] * 2) / 3, (root[1] + tip[1] * 2) / 3)
        text = (
            f"{root[0] + sx * 0.7},{root[1] + sy * 0.7} {middle_way[0] + sx},{middle_way[1] + sy} "
            f"{tip[0]},{tip[1]} {middle_way[0] - sx},{middle_way[1] - sy} "
            f"{root[0] - sx * 0.7},{root[1] - sy * 0.7}"
        )
        plate.path(
            curve(text, steps=5), plate.linear(root, tip, (0, deep), (0.7, middle), (1, light)), INK, 1.4
        )
        plate.stroke([root, tip], 2, "#9a8c9c", 0.5)


def _eyeshade(plate: Plate) -> None:
    plate.begin("translate(0 14) rotate(3 300 280)")
    crown = curve("184,292! 194,250 240,224 300,218 360,224 406,250 416,292! 360,276 300,270 240,276")
    plate.path(crown, felt(plate, 184, 416, "#9a6c30"), INK, 2)
    visor = curve(
        "176,294! 240,272 300,268 360,272 424,294! 448,332 474,374! 400,356 300,348 200,356 126,374! 152,332"
    )
    plate.path([(x, y + 14) for x, y in visor], "#000000", opacity=0.35)
    plate.path(
        visor,
        plate.down(268, 374, (0, "#2f8f5a", 0.95), (0.6, "#54c67e", 0.88), (1, "#1c5a38", 0.95)),
        INK,
        2.2,
    )
    plate.hatch(visor, 84, 7, lambda x, y: 0.4 * max(0, (x - 250) / 200), "#062a18", 0.6, 2.2)
    plate.path(curve("206,316 260,294 332,290 300,302 240,316 198,340"), "#ffffff", opacity=0.35)
    plate.end()
