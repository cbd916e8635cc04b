"""Drover Crossing, Land's End, River Ridge and Canterbury Woods."""

import math

from art.engrave import Plate, curve, placed
from art.towns.built import (
    BRICK,
    PLASTER,
    SAND,
    SLATE,
    STONE,
    TILE,
    clock,
    door,
    house,
    roof,
    row_house,
    spire,
    tower,
    wall,
    window,
)
from art.towns.land import INK, Sky, birds, cloud, grass, hill, path, pine, puffs, sky, stars, tree, water
from scenes.art.geometry import Line, circle


def drover_crossing(plate: Plate) -> None:
    """Cattle wait at the railway while the express goes by, in a red dusk."""
    sky(plate, Sky("#5a3a5c", "#c8664c", "#ffc878", "#3a1a34", 240, (120, 176, 46), "#fff0b0"))
    cloud(plate, (290, 74), 0.9, ("#ffd0a0", "#b05a5a"), "#6b2a3c")
    birds(plate, ((220, 116), (246, 128)))
    hill(plate, "0,206 120,184 280,206 430,176 600,200", ("#8a4f5c", "#7a4a48"), "#3a1a2a")
    hill(plate, "0,240 160,226 320,240 480,222 600,236", ("#a4683c", "#7a4a2a"), "#3f1f14", -5)
    house(plate, (30, 250), (58, 44), PLASTER, TILE, True)
    row_house(plate, (430, 252), (150, 40), BRICK, SLATE, 6)
    clock(plate, (505, 204), 11)
    _train(plate)
    yard = [(-10.0, 290.0), (610.0, 286.0), (610.0, 410.0), (-10.0, 410.0)]
    plate.path(yard, plate.down(286, 395, (0, "#d9a05c"), (1, "#7a4a24")), INK, 1.4)
    plate.hatch(yard, 3, 8, lambda x, y: 0.3 + 0.3 * math.sin(x * 0.05 + y * 0.2), "#4a2412", 0.5, 2.4, 8)
    _gate(plate)
    for x, y, size, tint in (
        (120, 366, 1.0, ("#7a4326", "#3a1c10")),
        (236, 384, 1.15, ("#f4e8cc", "#a48a64")),
    ):
        _cow(plate, x, y, size, tint)
    _drover(plate, 366, 384)


def _train(plate: Plate) -> None:
    """An express: smoke, engine, carriages, on an embankment."""
    bank = [(-10.0, 276.0), (610.0, 272.0), (610.0, 294.0), (-10.0, 298.0)]
    plate.path(bank, plate.down(270, 296, (0, "#8a6a48"), (1, "#4a3020")), INK, 1.4)
    plate.hatch(bank, 78, 6, lambda x, y: 0.6, INK, 0.6, 2.4)
    for k in range(2):
        x = 46 + k * 116
        plate.box(
            x,
            230,
            108,
            36,
            3,
            plate.down(230, 266, (0, "#c8505e"), (0.35, "#8a2833"), (1, "#4a141d")),
            INK,
            1.8,
        )
        plate.path(f"M{x - 4} 231Q{x + 54} 218 {x + 112} 231Z", "#3a2a26", INK, 1.5)
        for n in range(6):
            plate.box(x + 8 + n * 16, 237, 11, 12, 1, "#ffe7a3", INK, 1)
        for wheel in (20, 88):
            plate.circle((x + wheel, 269), 7.5, "#2a2328", INK, 1.6)
            plate.circle((x + wheel, 269), 2.6, "#d2a04a")
    plate.box(280, 222, 40, 44, 2, plate.across(280, 320, (0, "#2f6f66"), (1, "#16403b")), INK, 1.8)
    plate.path("M275 223H326V217H275Z", "#2a1f22", INK, 1.3)
    plate.box(288, 229, 22, 14, 1, "#ffe7a3", INK, 1.2)
    boiler = plate.down(232, 262, (0, "#8fd0bc"), (0.25, "#2f6f66"), (0.8, "#0f2f2c"), (1, "#235a52"))
    plate.box(320, 232, 74, 30, 3, boiler, INK, 1.8)
    for x in (336, 356, 376):
        plate.path(f"M{x} 232V262", "none", "#d2a04a", 2)
    plate.path("M378 232V214L372 204H394L388 214V232Z", "#1d1a1f", INK, 1.4)
    plate.path("M346 232V226A7 7 0 0 1 360 226V232Z", "#d2a04a", INK, 1.3)
    plate.path("M394 262L416 274H390Z", "#8a2833", INK, 1.4)
    for x, r in ((296, 11), (330, 11), (358, 11), (384, 8)):
        plate.circle((x, 276 - r), r, "#2a2328", INK, 2)
        plate.circle((x, 276 - r), r * 0.7, "none", "#8a2833", 2)
        plate.circle((x, 276 - r), 2.4, "#d2a04a")
    plate.path("M296 266H360", "none", "#d9d4c4", 2.6)
    trail = [
        (382 - 190 * t, 196 - 34 * t - 8 * math.sin(t * 9), 8 + 16 * t) for t in (k / 8 for k in range(9))
    ]
    puffs(plate, trail, ("#fff0da", "#e8b490"), "#8a5a4c")


def _gate(plate: Plate) -> None:
    """The crossing's barrier and its sign."""
    for x in (60, 436):
        plate.box(x - 5, 270, 10, 62, 2, plate.across(x - 5, x + 5, (0, "#fbf0d6"), (1, "#a4906a")), INK, 1.5)
    plate.box(56, 282, 384, 11, 3, "#fbf3de", INK, 1.6)
    for k in range(8):
        x = 66 + k * 48
        plate.path([(x, 282), (x + 22, 282), (x + 14, 293), (x - 8, 293)], "#b8323e", INK, 1)
    plate.box(514, 214, 8, 132, 2, "#fbf0d6", INK, 1.5)
    for turn in (-24, 24):
        plate.begin(f"rotate({turn} 518 226)")
        plate.box(468, 217, 100, 17, 3, "#fbf3de", INK, 1.8)
        plate.box(474, 222, 88, 7, 2, "#b8323e")
        plate.end()
    plate.circle((518, 262), 12, "#1b171c", "#d2a04a", 2.4)
    plate.circle((518, 262), 7, "#ff6a4a")


def _cow(plate: Plate, x: float, y: float, size: float, tint: tuple[str, str]) -> None:
    """A cow from behind the gate, looking left; (x, y) is under its belly."""

    def at(text: str) -> Line:
        return [(x + px * size, y + py * size) for px, py in curve(text)]

    for leg in (-36, -22, 26, 40):
        plate.path(
            [
                (x + (leg - 5) * size, y - 34 * size),
                (x + (leg + 6) * size, y - 34 * size),
                (x + (leg + 4) * size, y),
                (x + (leg - 3) * size, y),
            ],
            tint[1],
            INK,
            1.3,
        )
    plate.path(at("50,-62 62,-50 60,-22 56,-14! 54,-40"), tint[1], INK, 1.2)
    body = at("-46,-60! -20,-70 24,-68 52,-62 54,-38 42,-24 0,-20 -36,-26")
    plate.path(body, plate.down(y - 70 * size, y - 20 * size, (0, tint[0]), (1, tint[1])), INK, 1.8)
    plate.hatch(body, 80, 4, lambda px, py: max(0.0, (py - y + 54 * size) / (40 * size)) * 0.8, INK, 0.55, 2)
    plate.path(at("4,-66 30,-66 40,-50 24,-40 6,-46"), "#fbf3de" if tint[0] < "#a" else "#6b3c22", INK, 1)
    plate.path(at("-42,-72! -54,-86 -58,-96! -46,-92 -36,-78!"), "#f4e6c6", INK, 1.2)
    plate.path(at("-66,-74! -76,-86 -76,-98! -66,-92 -58,-78!"), "#f4e6c6", INK, 1.2)
    head = at("-66,-80 -46,-82 -36,-70 -42,-50 -56,-38! -70,-38! -76,-50 -74,-68")
    plate.path(head, plate.down(y - 82 * size, y - 38 * size, (0, tint[0]), (1, tint[1])), INK, 1.7)
    plate.path(at("-74,-48 -60,-52 -50,-46 -56,-36 -70,-36"), "#e8c0a4", INK, 1.2)
    plate.circle((x - 62 * size, y - 64 * size), 3 * size, "#120c0a")


def _drover(plate: Plate, x: float, y: float) -> None:
    """A man with hat, coat and crook."""
    plate.path(
        placed("-14,0! -18,-46 -10,-84 10,-84 20,-46 16,0!", (x, y)),
        plate.across(x - 18, x + 20, (0, "#5f7a5a"), (1, "#22301f")),
        INK,
        1.8,
    )
    plate.circle((x, y - 94), 12, "#e0b088", INK, 1.5)
    plate.path(
        placed("-24,-98! -12,-104 -8,-118 8,-118 12,-104 24,-98! 0,-96", (x, y)),
        "#4a3020",
        INK,
        1.6,
    )
    plate.line(
        f"{x + 30},{y} {x + 30},{y - 70} {x + 32},{y - 104} {x + 22},{y - 114} {x + 16},{y - 104}",
        4.6,
        "#3a2012",
        ends=(1, 1),
    )
    plate.line(f"{x + 8},{y - 74} {x + 20},{y - 62} {x + 31},{y - 64}", 9, "#3f5a3c", ends=(1, 1))


def lands_end(plate: Plate) -> None:
    """The lighthouse on the last cliff, its beam over a darkening sea."""
    sky(plate, Sky("#1f2f5c", "#6a5a8c", "#f0a488", "#0f183a", 262, (470, 226, 34), "#ffe0b0"))
    stars(plate, "#fff4cf", 26, 110)
    lamp = (206.0, 84.0)
    for far, wide in ((700, 88), (-160, 54)):
        beam = [lamp, (far, lamp[1] - wide + 24), (far, lamp[1] + wide + 24)]
        side = plate.linear(lamp, (far, lamp[1]), (0, "#fff4b8", 0.85), (1, "#fff4b8", 0.08))
        plate.path(beam, side)
    sea = [(-10.0, 256.0), (610.0, 256.0), (610.0, 410.0), (-10.0, 410.0)]
    water(plate, sea, ("#e0a49a", "#5a6f9c", "#16264c"), "#0a1430", (470, 22))
    _cliff(plate)
    _lighthouse(plate, lamp)
    _ship(plate)
    for y, x in ((330, 380), (352, 300), (372, 420), (344, 500)):
        plate.line(f"{x - 34},{y} {x - 14},{y - 8} {x},{y} {x + 16},{y - 8} {x + 34},{y}", 4, "#f0e4e8", 0.8)


def _cliff(plate: Plate) -> None:
    rock = curve("-20,420! -20,244 70,232 180,226 262,230 300,246! 292,286 318,320 300,352 330,420!")
    plate.path(rock, plate.across(0, 320, (0, "#8a8274"), (0.6, "#6a5f64"), (1, "#2c2838")), INK, 2)
    plate.hatch(
        rock,
        84,
        6,
        lambda x, y: (0.2 + 0.6 * max(0, x / 320)) * min(1, max(0, (y - 250) / 30)),
        "#12101c",
        0.7,
        3.2,
    )
    plate.hatch(rock, 20, 13, lambda x, y: 0.5 * min(1, max(0, (y - 256) / 30)), "#12101c", 0.5, 2.4)
    turf = curve("-20,270! -20,244 70,232 180,226 262,230 302,248! 262,252 200,246 120,256 60,254")
    plate.path(turf, plate.down(226, 268, (0, "#7a9a58"), (1, "#34502e")), INK, 1.5)
    plate.fur(turf, lambda x, y: -1.6, 7, 9, 1.5, "#14240f", 0.7)
    house(plate, (66, 246), (60, 36), PLASTER, SLATE, True, 0.5)
    for x, y, r in ((322, 392, 26), (352, 402, 18)):
        plate.path(circle((x, y), r, 14, r * 0.7), "#4a4454", INK, 1.5)


def _lighthouse(plate: Plate, lamp: tuple[float, float]) -> None:
    x = lamp[0]

    def ring(top: float, bottom: float, colour: tuple[str, str, str]) -> None:
        a, b = 18 + (top - 104) * 0.095, 18 + (bottom - 104) * 0.095
        body = [(x - a, top), (x + a, top), (x + b, bottom), (x - b, bottom)]
        light, middle, deep = colour
        plate.path(body, plate.across(x - b, x + b, (0, middle), (0.3, light), (1, deep)), INK, 1.5)
        plate.hatch(body, 90, 3.4, lambda px, py: max(0.0, (px - x) / 28) * 0.8, INK, 0.55, 2)

    for k in range(5):
        ring(
            104 + k * 27.6,
            104 + (k + 1) * 27.6,
            (("#e87a6a", "#b8323e", "#5a141d"), ("#ffffff", "#f0e4cc", "#9a8c7c"))[k % 2],
        )
    for y in (140, 196):
        window(plate, (x - 5, y, 10, 16), True, True)
    door(plate, (x, 242), 16, 26)
    plate.box(x - 26, 98, 52, 8, 2, "#2a2430", INK, 1.5)
    glow = ((0.0, "#fffbe0", 1.0), (0.3, "#ffe9a0", 0.7), (1.0, "#ffe9a0", 0.0))
    plate.circle(lamp, 62, plate.radial(lamp, 62, *glow))
    plate.box(x - 14, 70, 28, 28, 1, "#fffbd8", INK, 1.8)
    plate.path(f"M{x - 5} 70V98M{x + 5} 70V98", "none", INK, 1.4)
    roof(plate, curve(f"{x - 20},70! {x - 12},54 {x},46 {x + 12},54 {x + 20},70!"), ("#b8323e", "#5a141d"))
    plate.circle((x, 43), 4, "#d2a04a", INK, 1.2)


def _ship(plate: Plate) -> None:
    for x, high in ((398, 70), (430, 82), (460, 62)):
        plate.path(f"M{x} 300V{300 - high - 8}", "none", INK, 2.6)
        for part in (0.0, 0.5):
            y = 296 - high * (1 - part)
            sail = placed("-15,0! 15,0! 21,0.22 16,0.4! -14,0.4! -9,0.2", (x, y), (1, high), 5)
            plate.path(sail, plate.across(x - 15, x + 20, (0, "#e8d4c0"), (1, "#fff4e0")), INK, 1.2)
            plate.hatch(sail, 80, 4, lambda px, py: 0.4, "#6a4a4c", 0.5, 1.3)
    hull = curve("370,298! 430,306 494,292! 478,324 388,324")
    plate.path(hull, plate.down(296, 324, (0, "#6b3a34"), (1, "#1f1018")), INK, 1.8)
    plate.path("M380 308H482", "none", "#d2a04a", 2)


def river_ridge(plate: Plate) -> None:
    """A town on a high ridge, the river winding far beneath; sunrise."""
    plate.begin("translate(600 0) scale(-1 1)")
    sky(plate, Sky("#7a86c0", "#e8a8b0", "#ffe0b0", "#3f3f78", 236, (206, 150, 42), "#fff2c4"))
    cloud(plate, (270, 62), 0.7, ("#fff0ec", "#e8a8a8"), "#8a5a74")
    cloud(plate, (420, 100), 0.5, ("#fff0ec", "#e8a8a8"), "#8a5a74")
    hill(plate, "0,204 130,180 280,204 430,184 600,200", ("#b09ab8", "#a494a4"), "#5a4470")
    hill(plate, "0,252 120,244 300,262 480,252 600,262", ("#d0b06a", "#a49048"), "#6a5426", 4, 7)
    ridge = curve("250,420! 262,330 280,250 330,196 400,178 480,170 560,176 620,172 620,420!")
    plate.path(ridge, plate.across(250, 620, (0, "#d9b890"), (0.35, "#b08a68"), (1, "#5f4a48")), INK, 2)
    plate.hatch(
        ridge,
        78,
        7,
        lambda x, y: (0.25 + 0.5 * (math.sin(x * 0.09) + 1) / 2) * min(1, max(0, (y - 206) / 30)),
        "#3a2028",
        0.65,
        3.4,
    )
    plate.hatch(ridge, 8, 20, lambda x, y: 0.6 * min(1, max(0, (y - 226) / 30)), "#3a2028", 0.5, 3)
    turf = curve("276,262! 330,196 400,178 480,170 560,176 620,172 620,204 540,206 470,200 400,210 340,226")
    plate.path(turf, plate.down(170, 240, (0, "#a8b85c"), (1, "#5f7a38")), INK, 1.4)
    for at, size, walls, cover in (
        ((352, 192), (34, 34), PLASTER, TILE), ((392, 184), (32, 44), BRICK, SLATE),
        ((480, 176), (40, 34), SAND, TILE),
        ((526, 180), (34, 46), PLASTER, SLATE), ((564, 178), (40, 36), BRICK, TILE),
    ):  # fmt: skip
        house(plate, at, size, walls, cover, at[0] == 392)
    tower(plate, (450, 178), (34, 82), STONE, 2)
    spire(plate, (450, 96), 34, 54)
    stream = curve(
        "60,262! 84,262! 180,276 214,292 150,308 92,326 160,350 300,366 330,410! "
        "40,410! 60,380 -10,346 20,312 120,296 110,282"
    )
    water(plate, stream, ("#ffe4bc", "#d0b4b8", "#5f7aa4"), "#3f4a7c", (110, 14))
    for x, y, big in ((30, 300, 0.6), (226, 320, 0.8), (206, 282, 0.45), (250, 296, 0.55)):
        tree(plate, (x, y), big)
    grass(plate, curve("-20,420! -20,374 30,384 70,420!"), ("#a4943c", "#4a4a1c"))
    grass(plate, curve("230,420! 300,384 420,376 620,384 620,420!"), ("#8a9a48", "#35481f"), 9)
    plate.end()


def canterbury_woods(plate: Plate) -> None:
    """A cathedral's towers above an endless wood, in the last violet light."""
    sky(plate, Sky("#2c2a54", "#7a5a8c", "#f4b89c", "#14122e", 256, (300, 206, 92), "#ffd8a8"))
    stars(plate, "#fff4cf", 30, 100)
    hill(plate, "0,214 130,196 300,210 470,192 600,208", ("#6f5a80", "#5a4a6c"), "#2a2040")
    stone = ("#e0cdb4", "#7a6a74")
    wall(plate, (222, 150, 156, 130), stone)
    roof(plate, [(216, 152), (300, 84), (384, 152)], ("#5f6a84", "#2a2f44"))
    for x in (206, 394):
        tower(plate, (x, 284), (62, 190), stone, 0)
        for y in (112, 168):
            for dx in (-18, 4):
                window(plate, (x + dx, y, 13, 40), True, True)
        for dx in (-27, -9, 9, 27):
            spire(plate, (x + dx, 95), 10, 30 if abs(dx) > 10 else 22, ("#6f7a94", "#2a2f44"), False)
    _rose(plate)
    plate.path(arch_door(300), "#2a1a1c", INK, 2)
    plate.path("M300 284V232", "none", "#8a6a4a", 2)
    for k, x in enumerate(range(-6, 620, 36)):
        if not 232 < x < 368:
            pine(plate, (x, 296 + (k * 17) % 14), 104 + (k * 41) % 44, ("#4f7068", "#142a30"))
    for k, x in enumerate(range(10, 620, 44)):
        if not 246 < x < 356:
            pine(plate, (x, 344 + (k * 13) % 16), 112 + (k * 29) % 36, ("#3f6a58", "#0e2226"))
    path(plate, "284,286! 316,286! 336,330 384,400! 216,400! 264,330", ("#f4d9b4", "#9a7a74"))
    for k, x in enumerate(range(-12, 620, 56)):
        if not 190 < x < 410:
            pine(plate, (x, 412 + (k * 11) % 12), 118 + (k * 31) % 30, ("#35604a", "#0a1a1c"))
    for x, y in ((282, 356), (300, 350), (320, 360)):
        _pilgrim(plate, x, y)


def arch_door(x: float) -> str:
    """Path data of the west door, pointed, its threshold at the wood's edge."""
    return f"M{x - 22} 286V248Q{x - 20} 226 {x} 214Q{x + 20} 226 {x + 22} 248V286Z"


def _rose(plate: Plate) -> None:
    at = (300.0, 176.0)
    plate.circle(at, 29, "#2a1a24", INK, 2)
    for k in range(12):
        a = k * math.tau / 12
        tint = ("#ffd978", "#e8785a", "#7ab8c8")[k % 3]
        plate.circle((at[0] + math.cos(a) * 19, at[1] + math.sin(a) * 19), 5.6, tint, INK, 1)
    plate.circle(at, 9, "#fff0b8", INK, 1.4)


def _pilgrim(plate: Plate, x: float, y: float) -> None:
    plate.path(
        curve(f"{x - 8},{y}! {x - 8},{y - 22} {x},{y - 32} {x + 8},{y - 22} {x + 8},{y}!"),
        "#3a2a3c",
        INK,
        1.4,
    )
    plate.circle((x, y - 33), 5.5, "#e0b088", INK, 1.1)
    plate.path(f"M{x + 11} {y}V{y - 40}", "none", "#4a2f1c", 2)
