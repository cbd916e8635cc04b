"""Trinity, Marketshire and Newgate."""

import math

from art.engrave import Plate, curve
from art.towns.built import (
    BRICK,
    COPPER,
    PLASTER,
    SAND,
    SLATE,
    STONE,
    TILE,
    arch,
    clock,
    door,
    flag,
    house,
    roof,
    spire,
    tower,
    wall,
    window,
)
from art.towns.clouds import cloud
from art.towns.land import INK, Orb, Sky, birds, grass, hill, path, sky, tree


def trinity(plate: Plate) -> None:
    """Three spires, the middle one highest, against a golden evening."""
    sky(plate, Sky("#7c4a5e", "#d98a5c", "#ffd98a", "#5a2430", 262, (300, 190, 64), "#fff0b8", orb=Orb.BANDS))
    cloud(plate, (110, 84), 0.8, ("#ffe6c4", "#d98a6c"), "#8a4a4a")
    birds(plate, ((206, 60), (232, 74), (404, 66)))
    hill(plate, "0,224 140,206 300,222 460,204 600,222", ("#a4785c", "#8a6a4a"), "#4a2a24")
    for at, size, walls in (
        ((36, 280), (52, 48), PLASTER),
        ((94, 282), (42, 62), BRICK),
        ((462, 282), (44, 60), SAND),
        ((512, 280), (54, 46), BRICK),
    ):
        house(plate, at, size, walls, TILE, at[0] == 94)
    for x, high, point in ((206, 118, 84), (394, 118, 84), (300, 150, 116)):
        wide = 54 if x == 300 else 46
        tower(plate, (x, 284), (wide, high), SAND, 2)
        spire(plate, (x, 284 - high), wide, point, SLATE)
        for side in (-1, 1):
            spire(plate, (x + side * wide * 0.46, 284 - high), 9, 22, SLATE, False)
    for x in (232, 334):
        wall(plate, (x, 214, 36, 70), SAND)
        roof(plate, [(x - 4, 216), (x + 6, 190), (x + 30, 190), (x + 40, 216)], SLATE)
        window(plate, (x + 12, 228, 13, 36), True, True)
    clock(plate, (300, 158), 15)
    door(plate, (300, 284), 26, 46)
    hill(plate, "0,284 120,280 300,284 480,280 600,284", ("#a48a48", "#5a5a2c"), "#2e2a14", 5)
    path(plate, "284,286! 316,286! 340,330 380,400! 220,400! 260,330", ("#ffe2ac", "#b98a55"))
    for x, y, big in ((60, 346, 1.1), (148, 330, 0.8), (456, 332, 0.85), (546, 350, 1.15)):
        tree(plate, (x, y), big, ("#d9a445", "#6b4a1c"))
    grass(plate, curve("-20,420! -20,360 100,352 210,376 214,420!"), ("#9a8a3c", "#3f4420"))
    grass(plate, curve("392,420! 396,376 500,352 620,362 620,420!"), ("#9a8a3c", "#3f4420"), 6)


def marketshire(plate: Plate) -> None:
    """The market hall with its arcade and turret, stalls with striped awnings, at eleven."""
    sky(plate, Sky("#4a94b8", "#a9d4da", "#fdf0d0", "#175070", 250, (78, 70, 30), "#fffbe4", orb=Orb.RAYS))
    cloud(plate, (186, 74), 0.7)
    cloud(plate, (470, 96), 0.75)
    for at, size, walls, cover in (
        ((-6, 290), (62, 84), PLASTER, SLATE), ((60, 290), (48, 104), BRICK, TILE),
        ((494, 290), (46, 108), SAND, SLATE), ((544, 290), (62, 86), BRICK, COPPER),
    ):  # fmt: skip
        house(plate, at, size, walls, cover)
    _hall(plate)
    square = [(-10.0, 288.0), (610.0, 288.0), (610.0, 410.0), (-10.0, 410.0)]
    plate.path(square, plate.down(288, 395, (0, "#d9bf90"), (1, "#8f7148")), INK, 1.4)
    plate.hatch(square, 0, 11, lambda x, y: 0.55, "#5a4026", 0.5, 1.6, 12)
    plate.hatch(square, 62, 26, lambda x, y: 0.5, "#5a4026", 0.35, 1.4, 12)
    for x, y, big, colours in (
        (64, 352, 1.1, ("#a83844", "#fbf0d6")), (216, 366, 1.25, ("#2f6f66", "#fbf0d6")),
        (386, 366, 1.25, ("#d2a04a", "#fbf0d6")), (538, 352, 1.1, ("#3f5f8c", "#fbf0d6")),
    ):  # fmt: skip
        _stall(plate, x, y, big, colours)


def _hall(plate: Plate) -> None:
    wall(plate, (124, 178, 352, 114), SAND, False)
    for k in range(7):
        x = 134 + k * 49
        plate.path(arch(x, 292, 38, 66), plate.down(226, 292, (0, "#2a1a1c"), (1, "#5a3a2c")), INK, 1.6)
        plate.path(arch(x + 5, 292, 28, 58), "none", "#f0d9a0", 1.2)
    for k in range(9):
        window(plate, (138 + k * 38, 188, 17, 26), k % 2 == 0, True)
    plate.box(118, 218, 364, 8, 0, "#f0dcae", INK, 1.3)
    roof(plate, [(114, 180), (146, 128), (454, 128), (486, 180)], TILE)
    for x in (196, 404):
        wall(plate, (x - 15, 140, 30, 26), PLASTER)
        roof(plate, [(x - 20, 142), (x, 116), (x + 20, 142)], TILE)
        window(plate, (x - 6, 146, 12, 16), True, True)
    tower(plate, (300, 180), (62, 92), SAND, 0)
    clock(plate, (300, 120), 19)
    wall(plate, (276, 62, 48, 28), PLASTER)
    for x in (281, 294, 307):
        plate.path(arch(x, 88, 11, 22), "#2a1a1c", INK, 1)
    dome = curve("268,64! 272,38 300,18 328,38 332,64!")
    roof(plate, dome, COPPER)
    flag(plate, (300, 20), 26, "#a83844", 30)


def _stall(plate: Plate, x: float, y: float, size: float, colours: tuple[str, str]) -> None:
    """A trestle of goods under an awning whose middle foot stands at a point."""
    wide, high = 52 * size, 62 * size
    for side in (-1, 1):
        plate.path(f"M{x + side * wide * 0.88} {y + 10}V{y - high * 0.7}", "none", INK, 3.4)
    plate.path(
        [(x - wide, y), (x + wide, y), (x + wide * 0.94, y - 20 * size), (x - wide * 0.94, y - 20 * size)],
        plate.down(y - 20, y, (0, "#c89a62"), (1, "#6b4424")),
        INK,
        1.5,
    )
    for k in range(7):
        ball = (x - wide * 0.78 + k * wide * 0.26, y - 22 * size)
        tint = ("#d9564a", "#e3b448", "#7fa048", "#c878b0")[k % 4]
        plate.circle(
            ball,
            7 * size,
            plate.radial((ball[0] - 2, ball[1] - 3), 9 * size, (0, "#fff4cf"), (0.4, tint), (1, "#4a2a1c")),
            INK,
            1.1,
        )
    for k in range(8):
        a, b = -1 + k * 0.25, -0.75 + k * 0.25
        top, foot = y - high, y - high * 0.62
        cloth = [
            (x + a * wide * 0.82, top),
            (x + b * wide * 0.82, top),
            (x + b * wide * 1.08, foot),
            (x + (a + b) / 2 * wide * 1.08, foot + 9 * size),
            (x + a * wide * 1.08, foot),
        ]
        plate.path(cloth, colours[k % 2], INK, 1.3)
        plate.hatch(cloth, 90, 3.4, lambda px, py: max(0.0, (px - x) / wide) * 0.7, INK, 0.5, 1.6)


def newgate(plate: Plate) -> None:
    """A city gate with two round towers among ripe wheat; late afternoon."""
    sky(plate, Sky("#5a8fa8", "#c9d8b8", "#ffe0a0", "#24566a", 250, (510, 190, 34), "#fff2c0", orb=Orb.HAZE))
    cloud(plate, (104, 78), 0.9)
    hill(plate, "0,224 130,200 280,218 440,196 600,214", ("#a4b07a", "#b0a45c"), "#5a6034")
    for x in (-20, 424):
        wall(plate, (x, 214, 200, 76), STONE)
        for k in range(8):
            wall(plate, (x + k * 26, 202, 15, 14), STONE, False)
    plate.path(
        [(236, 120), (364, 120), (364, 290), (236, 290)],
        plate.across(236, 364, (0, STONE[0]), (1, STONE[1])),
        INK,
        1.6,
    )
    wall(plate, (236, 120, 128, 170), STONE)
    for k in range(5):
        wall(plate, (236 + k * 27, 106, 16, 15), STONE, False)
    for x in (206, 394):
        _round_tower(plate, x)
    plate.path(arch(256, 290, 88, 122), "#1b1416", INK, 2)
    plate.path(arch(264, 290, 72, 112), plate.down(178, 290, (0, "#f6d48a"), (1, "#c99a55")), INK, 1.4)
    house(plate, (269, 286), (20, 32), PLASTER, TILE)
    house(plate, (311, 286), (20, 40), ("#d0a184", "#7a4630"), SLATE)
    for k in range(6):
        plate.path(f"M{270 + k * 12} {190 + abs(k - 2.5) * 3}V{228}L{267 + k * 12} 236", "none", "#2a2024", 3)
    for y in (204, 218):
        plate.path(f"M264 {y}H336", "none", "#2a2024", 2.6)
    shield = curve("278,134! 322,134! 322,152 300,172! 278,152", steps=6)
    plate.path(shield, "#a83844", INK, 1.8)
    plate.path("M300 136V170M280 150H320", "none", "#f3d58d", 4)
    path(plate, "264,290! 336,290! 372,340 420,400! 180,400! 228,340", ("#ffe6b4", "#b98f55"))
    _wheat(plate, "-20,420! -20,296 120,300 228,300 214,350 180,420!", 5)
    _wheat(plate, "420,420! 386,350 372,300 480,300 620,296 620,420!", 6)


def _round_tower(plate: Plate, x: float) -> None:
    body = [(x - 36, 292.0), (x - 36, 96.0), (x + 36, 96.0), (x + 36, 292.0)]
    plate.path(body, plate.across(x - 36, x + 36, (0, "#bdb194"), (0.3, "#efe4c8"), (1, "#7a7058")), INK, 1.6)
    plate.hatch(body, 90, 3.4, lambda px, py: max(0.0, (px - x) / 36) * 0.85, INK, 0.55, 2)
    plate.hatch(body, 0, 9, lambda px, py: 0.4 + 0.3 * math.sin(px * 0.4 + py), INK, 0.35, 1.2, 5)
    for y in (130, 190):
        window(plate, (x - 5, y, 10, 26), True, True)
    plate.box(x - 42, 88, 84, 14, 0, "#cbbf9f", INK, 1.5)
    spire(plate, (x, 88), 84, 62, TILE, False)
    flag(plate, (x, 30), 26, "#d2a04a", 30)


def _wheat(plate: Plate, text: str, seed: int) -> None:
    field = curve(text)
    plate.path(field, plate.down(296, 395, (0, "#f0cc6a"), (1, "#a4742a")), INK, 1.4)
    plate.fur(field, lambda x, y: -1.45 + 0.25 * math.sin(x * 0.05), 8, 24, 1.8, "#7a4e16", 0.75, seed=seed)
    plate.fur(
        field, lambda x, y: -1.5 + 0.25 * math.sin(x * 0.05), 9, 20, 2.6, "#ffe9a0", 0.85, seed=seed + 9
    )
