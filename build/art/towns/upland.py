"""Dunmoor, Bishop's Glen, Badger Downs and Wild Grove."""

import math
import random

from art.engrave import Plate, curve, placed
from art.towns.beasts import chalk_badger, sheep
from art.towns.built import (
    PLASTER,
    SLATE,
    STONE,
    THATCH,
    TILE,
    TIMBER,
    chimney,
    door,
    house,
    roof,
    spire,
    tower,
    wall,
    windmill,
    window,
)
from art.towns.clouds import cloud, smoke
from art.towns.land import INK, Orb, Sky, grass, hill, path, pine, sky, stars, tree, water
from scenes.art.geometry import Polyline, circle


def dunmoor(plate: Plate) -> None:
    """A dun moor under a heavy dusk: the sun goes down in a gate of stones, a pit's wheel, a lit inn."""
    plate.begin("translate(600 0) scale(-1 1)")
    sky(plate, Sky("#3a3a4c", "#8a6a70", "#e0a880", "#1c1c2a", 240, (323, 188, 32), "#ffe2b0", orb=Orb.BANDS))
    for at, size in (((250, 66), 1.1), ((420, 104), 0.9), ((90, 60), 0.8)):
        cloud(plate, at, size, ("#a48c94", "#5f5364"), "#2e2836")
    hill(plate, "0,214 120,186 260,212 420,180 600,206", ("#7a6470", "#5f4c54"), "#2e222c")
    hill(plate, "0,254 140,236 300,252 470,230 600,246", ("#8a6f4c", "#5f4a34"), "#2e2014", -5)
    _pit(plate)
    house(plate, (66, 268), (84, 44), STONE, SLATE, True, 0.5)
    hill(plate, "0,284 160,268 320,286 470,272 600,286", ("#94784a", "#5a4628"), "#2a1c0e", 7)
    for x, wide, high in ((164, 24, 74), (206, 20, 64), (446, 20, 64), (490, 24, 74)):
        _stone(plate, x, 314, wide, high, (x - 322) * 0.03)
    _stone(plate, 185, 248, 76, 15, 1)
    for x, wide, high, lean in ((256, 58, 204, 4), (390, 60, 208, -5)):
        _stone(plate, x, 346, wide, high, lean)
    _stone(plate, 322, 150, 226, 46, -3)
    moor = curve("-20,420! -20,334 120,352 300,348 470,356 620,334 620,420!")
    grass(plate, moor, ("#8f7440", "#3a2c16"))
    plate.fur(moor, lambda x, y: -1.5, 9, 9, 3, "#b07a9c", 0.75, _heather, seed=8)
    for foot, end in ((256, 150), (390, 500)):
        shadow = [(foot - 28, 352.0), (foot + 28, 352.0), (end + 34, 410.0), (end - 34, 410.0)]
        plate.path(shadow, "#140e10", opacity=0.45)
    plate.end()


def _heather(x: float, y: float) -> float:
    """The density of heather at a place."""
    return max(0.0, math.sin(x * 0.021 + 1) * math.sin(x * 0.007 + y * 0.05))


def _stone(plate: Plate, x: float, y: float, wide: float, high: float, lean: float) -> None:
    """A stone of the moor on its foot, rough with weather and lichen."""
    w = wide / 2
    upright = placed(
        "-1,0! -0.94,-0.3 -1.02,-0.55 -0.86,-0.9 -0.3,-1 0.2,-0.97 0.74,-0.94 0.9,-0.6 0.84,-0.3 1,0!",
        (x, y),
        (w, high),
    )
    rock = [(px + lean * (y - py) / high, py) for px, py in upright]
    plate.path(rock, plate.across(x - w, x + w, (0, "#d8c4a8"), (0.4, "#8f8076"), (1, "#2e2a2e")), INK, 2)
    plate.hatch(
        rock, 74, 4.4, lambda px, py: 0.12 + 0.8 * max(0.0, (px - x + w * 0.3) / wide), INK, 0.65, 2.4
    )
    plate.hatch(rock, -30, 8, lambda px, py: 0.3 + 0.3 * math.sin(px * 0.2 + py * 0.1), INK, 0.35, 1.6)
    plate.fur(
        rock, lambda px, py: px * 0.3, 9, 5, 2.6, "#c9b45e", 0.5, lambda px, py: 0.35 * (px < x), seed=3
    )


def _pit(plate: Plate) -> None:
    """A headframe with its wheel above a coal pit."""
    wall(plate, (446, 208, 74, 50), ("#a8705a", "#4f2820"))
    roof(plate, [(440, 210), (450, 184), (516, 184), (526, 210)], SLATE)
    window(plate, (458, 220, 16, 20))
    window(plate, (490, 220, 16, 20))
    for a, b in (((412, 258), (446, 126)), ((494, 210), (450, 126)), ((432, 258), (448, 126))):
        plate.stroke([a, b], 6, INK, ends=(1, 1))
        plate.stroke([a, b], 3.4, "#8a6a4a", ends=(1, 1))
    for y in (170, 206):
        plate.path(f"M{446 - (y - 126) * 0.26} {y}H{450 + (y - 126) * 0.52}", "none", INK, 3)
    plate.circle((448, 126), 24, "none", INK, 7)
    plate.circle((448, 126), 24, "none", "#8f98a8", 3.6)
    for k in range(4):
        dx, dy = 24 * math.cos(k * math.pi / 4 + 0.2), 24 * math.sin(k * math.pi / 4 + 0.2)
        plate.path(f"M{448 - dx} {126 - dy}L{448 + dx} {126 + dy}", "none", INK, 2.2)
    smoke(plate, (536, 196), 1.2, 20, ("#b8a8a8", "#6a5c64"))


def bishops_glen(plate: Plate) -> None:
    """A deep green glen with a stream; the bishop's church stands in it."""
    sky(plate, Sky("#6f9fc0", "#c4dcd4", "#fbf2cc", "#2a5a7c", 230, (300, 92, 34), "#fffbe0", orb=Orb.RINGS))
    cloud(plate, (168, 58), 0.6)
    for text, ridge in (
        ("-20,60! 60,30 130,96 190,150 250,236! -20,300!", 1),
        ("620,40! 540,16 470,90 410,150 350,236! 620,300!", -1),
    ):
        _mountain(plate, curve(text), ridge)
    hill(plate, "0,190 90,200 190,224 300,232 410,224 510,200 600,186", ("#7fa46a", "#5a8448"), "#284a24", 6)
    for k, x in enumerate((24, 62, 104, 148, 452, 496, 538, 580)):
        pine(plate, (x, 262 + (k % 2) * 10), 84 + (k * 29) % 36)
    stream = curve("330,236! 360,236! 372,276 330,312 372,344 440,400! 236,400! 262,348 290,318 338,270")
    water(plate, stream, ("#eaf4e0", "#8fc0c0", "#2f7480"), "#175060")
    _church(plate)
    _footbridge(plate)
    grass(plate, curve("-20,420! -20,318 130,322 250,338 240,372 222,420!"), ("#8fb04e", "#2f5526"))
    grass(plate, curve("452,420! 410,372 380,338 480,320 620,316 620,420!"), ("#8fb04e", "#2f5526"), 8)


def _mountain(plate: Plate, outline: Polyline, side: int) -> None:
    plate.path(outline, plate.down(20, 280, (0, "#9aa8b8"), (0.5, "#7a9a86"), (1, "#5f8a5c")), INK, 1.6)
    plate.hatch(
        outline,
        58 * side,
        6,
        lambda x, y: 0.25 + 0.5 * (math.sin(x * 0.05 + y * 0.03) + 1) / 2,
        "#24443f",
        0.6,
        3,
    )
    peak = (
        "-20,60! 60,30 104,72! 84,70 72,92 54,76 30,98 8,84 -20,104!"
        if side > 0
        else "620,40! 540,16 494,62! 520,58 532,84 552,66 576,92 620,84!"
    )
    plate.path(curve(peak), "#fbf6ea", INK, 1.2)


def _church(plate: Plate) -> None:
    wall(plate, (222, 206, 96, 62), STONE)
    roof(plate, [(214, 208), (228, 164), (312, 164), (326, 208)], TILE)
    for x in (236, 262, 288):
        window(plate, (x, 220, 14, 34), True, True)
    tower(plate, (346, 268), (50, 130), STONE, 2)
    spire(plate, (346, 138), 50, 84)
    mitre = curve("334,256! 330,236 346,214! 362,236 358,256!")
    plate.path(mitre, "#f3d58d", INK, 1.6)
    plate.path("M346 220V254M336 242H356", "none", "#8a1f2c", 3)
    house(plate, (150, 270), (58, 40), PLASTER, TILE, True)
    house(plate, (398, 272), (54, 42), PLASTER, SLATE)


def _footbridge(plate: Plate) -> None:
    """A hump of stone over the stream, with its parapet."""
    arch = curve(
        "232,334! 244,312 276,296 312,290 350,296 380,312 394,334! 366,334! 352,318 312,308 274,318 260,334!"
    )
    plate.path([(x, y + 7) for x, y in arch], "#10282a", opacity=0.45)
    plate.path(arch, plate.across(232, 394, (0, "#e4d8bc"), (0.5, "#b8a684"), (1, "#6f6248")), INK, 1.8)
    for k in range(9):
        turn = math.pi * (1.08 + 0.105 * k)
        start, end = (
            (312 + math.cos(turn) * rx, 340 + math.sin(turn) * ry) for rx, ry in ((54, 32), (80, 50))
        )
        plate.stroke([start, end], 1.6, INK, 0.7, (1, 1))
    plate.line("238,322 276,294 312,287 350,294 388,322", 4.4, "#f4ead0", ends=(0.6, 0.6))
    plate.line("238,325 276,297 312,290 350,297 388,325", 1.6, INK, 0.7)


def badger_downs(plate: Plate) -> None:
    """Rolling chalk downs; a badger is cut into the turf, a mill turns on the crest."""
    sky(plate, Sky("#4f9cc0", "#b4dce0", "#f4f0cc", "#1a587c", 240, (232, 78, 28), "#fffbe4", orb=Orb.RAYS))
    cloud(plate, (370, 62), 0.85)
    cloud(plate, (60, 58), 0.55)
    hill(plate, "0,206 130,176 290,200 430,170 600,196", ("#9cbf9a", "#a8c07c"), "#44705a")
    hill(plate, "0,260 90,214 220,150 330,138 450,176 540,226 600,246", ("#a4c462", "#6f983f"), "#35602a", 12)
    windmill(plate, (118, 206), 1.15)
    chalk_badger(plate)
    for x, y, size in ((452, 216, 0.62), (474, 228, 0.7), (496, 222, 0.6), (420, 256, 0.8), (446, 262, 0.85)):
        sheep(plate, (x, y), size, x > 460)
    hill(plate, "0,300 140,282 320,304 460,288 600,306", ("#e3c46a", "#b98f3c"), "#7a5620", 14, 9)
    house(plate, (30, 312), (66, 42), PLASTER, THATCH, True)
    house(plate, (508, 316), (58, 40), ("#d0a184", "#7a4630"), TILE)
    for x, y, size in ((124, 316, 0.8), (158, 320, 0.65), (470, 320, 0.75)):
        tree(plate, (x, y), size)
    hill(plate, "0,352 150,336 330,356 480,340 600,354", ("#8fb04e", "#47702e"), "#1f3f18", 5)
    path(plate, "226,344! 252,344! 300,370 330,400! 230,400! 236,372", ("#fbf3de", "#c9b88a"))
    for x in range(20, 600, 46):
        if not 210 < x < 330:
            plate.path(f"M{x} 384V362M{x} 368H{x + 40}M{x} 376H{x + 40}", "none", "#4a3222", 2.4)


def wild_grove(plate: Plate) -> None:
    """Old twisted oaks at nightfall, fireflies, a woodcutter's window."""
    sky(plate, Sky("#17304a", "#3f6f72", "#c9b878", "#081826", 236, (380, 168, 40), "#fdeaa8", orb=Orb.MOON))
    stars(plate, "#fff4cf", 24, 90)
    hill(plate, "0,210 150,184 300,206 450,180 600,202", ("#3f6a66", "#2c5048"), "#10282a")
    for k, x in enumerate((10, 60, 130, 470, 540, 590)):
        tree(plate, (x, 262 + (k % 2) * 8), 1.5, ("#4f8060", "#15302c"), k)
    hill(plate, "0,258 150,250 300,262 460,250 600,260", ("#41683f", "#25452c"), "#0d2014", 5)
    wall(plate, (262, 224, 82, 46), TIMBER, False)
    for y in (234, 245, 256):
        plate.path(f"M262 {y}H344", "none", "#2e1a10", 2)
    roof(plate, [(252, 228), (274, 186), (332, 186), (354, 228)], ("#6b5a3a", "#2e2616"))
    chimney(plate, (318, 170, 11, 22))
    window(plate, (272, 236, 18, 18))
    door(plate, (322, 270), 18, 32)
    path(plate, "314,270! 332,270! 340,310 310,350 330,400! 210,400! 240,350 290,306", ("#c9b880", "#6a6038"))
    _oak(plate, 118, 1)
    _oak(plate, 482, -1)
    grass(plate, curve("-20,420! -20,344 110,350 220,366 226,420!"), ("#3f6a38", "#122a18"))
    grass(plate, curve("336,420! 344,366 470,348 620,344 620,420!"), ("#3f6a38", "#122a18"), 9)
    dice = random.Random(5)
    for _ in range(26):
        at = (dice.uniform(20, 580), dice.uniform(226, 372))
        glow = ((0.0, "#fdf6a0", 0.9), (0.35, "#e8f07a", 0.4), (1.0, "#e8f07a", 0.0))
        plate.circle(at, 9, plate.radial(at, 9, *glow))
        plate.circle(at, 1.8, "#fffde0")


def _oak(plate: Plate, x: float, side: int) -> None:
    """A gnarled oak whose boughs reach inward."""

    def at(text: str) -> Polyline:
        return [(x + side * px, y) for px, y in curve(text, True, 8)]

    for cx, cy, r in ((-78, 96, 62), (-8, 66, 70), (66, 100, 56), (104, 134, 34), (-50, 140, 44)):
        tree_crown = [
            (
                x + side * cx + math.cos(a) * r * (1 + 0.07 * math.sin(a * 7)),
                cy + math.sin(a) * r * (0.86 + 0.07 * math.sin(a * 5)),
            )
            for a in (k * math.tau / 48 for k in range(48))
        ]
        green = plate.radial(
            (x + side * cx - 14, cy - 20), r * 1.5, (0, "#6f9a58"), (0.55, "#37603c"), (1, "#142e22")
        )
        plate.path(tree_crown, green, INK, 1.5)

        def shade(px: float, _y: float, middle: float = x + side * cx, r: float = r) -> float:
            return max(0.0, (px - middle + r * 0.2) / r) * 0.8

        plate.hatch(tree_crown, 42, 4.4, shade, "#06140f", 0.6, 2.4)
        plate.fur(tree_crown, lambda px, py: math.sin(px * 0.2) * 3, 11, 8, 2, "#a4c878", 0.6, seed=round(r))
    trunk = at(
        "-46,380! -26,330 -22,270 -34,220 -74,160! -62,154 -20,196 -6,204 "
        "0,130! 12,130! 14,200 34,190 84,146! 92,156 40,216 26,270 32,330 54,380!"
    )
    plate.path(trunk, plate.across(x - 50, x + 50, (0, "#8a6a4a"), (0.4, "#5f4630"), (1, "#20150e")), INK, 2)
    plate.hatch(
        trunk,
        86,
        5,
        lambda px, py: 0.3 + 0.5 * (math.sin(py * 0.06 + px * 0.3) + 1) / 2,
        "#120a06",
        0.7,
        2.6,
        6,
    )
    plate.path(circle((x - side * 2, 286), 8, 20, 13), "#1b100a", INK, 1.4)
