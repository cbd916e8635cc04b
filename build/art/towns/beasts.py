"""Beasts of the country: a badger cut in chalk, sheep on the downs, a mole at the door."""

from art.engrave import Plate, curve, placed
from art.towns.land import INK
from scenes.art.geometry import circle
from scenes.art.vector import Point

CHALK = "#fdf8ea"
TURF = "#3f6a2c"


def chalk_badger(plate: Plate) -> None:
    """A badger as wide as the hill, cut into the turf as the ancients did."""
    plate.begin("rotate(-5 290 220)")
    body = curve(
        "150,240! 168,214 196,190 238,176 284,174 322,184 342,176! 356,196 380,212 412,236! 414,246 396,252 "
        "372,250 354,254 350,280! 328,284! 324,258 314,256 312,282! 290,284! 288,250 256,248 246,280! "
        "224,284! 222,258 212,256 206,280! 184,282! 186,250 174,238"
    )
    plate.path([(x + 1, y + 4) for x, y in body], TURF)
    plate.path(body, CHALK, "#5d7d3c", 1.6)
    for text, wide in (("318,190 350,204 402,240", 9), ("312,214 342,226 386,246", 8)):
        plate.line(text, wide, TURF, 1, (0.3, 0.15))
    plate.circle((362, 223), 3.2, CHALK)
    plate.line("186,214 214,196 262,192", 4, "#a9bf7c", 1, (0.1, 0.1))
    plate.line("200,232 236,222 276,226", 3, "#a9bf7c", 0.8, (0.1, 0.1))
    plate.end()


def sheep(plate: Plate, at: Point, size: float, left: bool = False) -> None:
    """A sheep that grazes, its head down to the right, or to the `left`."""
    x, y = at
    way = -size if left else size
    for leg in (-7, 6):
        plate.path(f"M{x + leg * size} {y - 5 * size}V{y}", "none", INK, 1.8 * size)
    fleece = placed("-12,-8 -9,-15 -2,-14 4,-17 10,-14 13,-8 8,-3 0,-4 -8,-3", (x, y), (way, size), steps=5)
    plate.path(fleece, plate.down(y - 17 * size, y, (0, "#fffaf0"), (1, "#c9bca4")), INK, 1)
    plate.path(placed("10,-11 16,-9 18,-3 14,-2 10,-6", (x, y), (way, size), steps=5), "#3a302c", INK, 0.8)


def mole(plate: Plate, at: Point) -> None:
    """A mole that looks out of his mound with a lamp on the hat and earth on the nose."""
    x, y = at
    coat = plate.radial((x - 12, y - 40), 56, (0, "#6a6478"), (0.6, "#38343f"), (1, "#18151c"))
    body = placed("-27,0! -27,-30 -16,-50 0,-55 17,-49 27,-28 27,0!", at)
    plate.path(body, coat, INK, 1.8)
    plate.fur(body, lambda a, b: 1.4 if a < x else 1.7, 5, 9, 1.3, "#9a94a8", 0.6)
    plate.path(placed("-11,-30 -6,-38 0,-40 6,-38 11,-30 8,-20 0,-15 -8,-20", at), "#c8b0a8", INK, 1.2)
    plate.path(placed("-5,-34 0,-38 5,-34 3,-29 0,-28 -3,-29", at), "#e8788a", INK, 1.2)
    plate.line(f"{x - 6},{y - 22} {x},{y - 19} {x + 6},{y - 22}", 1.8, INK)
    for side in (-1, 1):
        plate.circle((x + side * 11, y - 41), 6, "#dfeef4", "#c9963c", 2.2)
        plate.circle((x + side * 10, y - 40), 3.6, INK)
        plate.circle((x + side * 10 - 1.2, y - 41.4), 1.2, "#ffffff")
        paw = placed("-9,-3 -8,-13 -3,-16 1,-14 5,-16 9,-12 10,-3", (x + side * 25, y), (side, 1), steps=5)
        plate.path(paw, plate.down(y - 16, y, (0, "#f4b8a4"), (1, "#b06a5c")), INK, 1.3)
    plate.path(placed("-20,-48! -17,-62 0,-69 17,-62 20,-48! 0,-44", at), "#8a6a24", INK, 1.6)
    plate.path(placed("-26,-47! 0,-42 26,-47! 0,-53", at), "#b8903c", INK, 1.4)
    glow = ((0.0, "#fff6c0", 0.9), (0.4, "#fff0a0", 0.35), (1.0, "#fff0a0", 0.0))
    plate.circle((x, y - 59), 20, plate.radial((x, y - 59), 20, *glow))
    plate.path(circle((x, y - 59), 5.4, 20), "#fffbe0", "#7a4f18", 1.6)
