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


def beaver(plate: Plate) -> None:
    """A beaver that swims with a log between its teeth and paws, the tail lifted."""
    tail = curve("392,352 424,328 460,312 494,316 502,332 478,350 438,362 402,368")
    plate.path(tail, plate.linear((400, 320), (490, 360), (0, "#6a5448"), (1, "#2a1d18")), INK, 1.8)
    for angle in (28, 118):
        plate.hatch(tail, angle, 5, lambda x, y: 0.6, "#a8907c", 0.7, 1.2)
    body = curve("252,364! 262,322 304,300 352,308 394,334 414,370!")
    brown = ((0.0, "#c08a54"), (0.55, "#7f4e2a"), (1.0, "#3f2412"))
    plate.path(body, plate.radial((304, 312), 104, *brown), INK, 1.8)
    plate.fur(body, lambda x, y: 0.2 + (x - 320) * 0.003, 7, 13, 1.5, "#2a150a", 0.6)
    plate.fur(body, lambda x, y: 0.2 + (x - 320) * 0.003, 9, 12, 1.2, "#ecc08a", 0.65, seed=4)
    plate.path(circle((250, 300), 8, 24, 9), "#5a3620", INK, 1.5)
    head = curve("190,346 198,318 222,298 254,298 280,318 286,346 268,368 232,374 204,366")
    plate.path(head, plate.radial((226, 318), 66, *brown), INK, 1.8)
    plate.fur(head, lambda x, y: 0.1 + (y - 336) * 0.02, 7, 10, 1.3, "#2a150a", 0.6)
    plate.fur(head, lambda x, y: 0.1 + (y - 336) * 0.02, 9, 9, 1.1, "#ecc08a", 0.6, seed=5)
    plate.path(circle((270, 308), 9, 24, 10), "#6a4022", INK, 1.5)
    plate.path(circle((271, 310), 4.5, 20, 5.5), "#b87a68")
    _beavers_face(plate)
    for text in (
        "132,386 190,378 260,384 330,376",
        "180,400 280,392 400,398 500,388",
        "400,376 450,370 520,378",
    ):
        plate.line(text, 3.6, "#eef4e4", 0.85)


def _beavers_face(plate: Plate) -> None:
    """Eye, muzzle and teeth, seen from the left, and what they hold."""
    plate.circle((232, 326), 6.4, "#1a0f0a", "#e0b27c", 1.2)
    plate.circle((230, 323.6), 2.2, "#ffffff")
    plate.line("222,316 232,312 244,317", 3, "#2a150a")
    muzzle = curve("184,348 192,334 212,334 230,346 232,360 214,368 192,364")
    plate.path(muzzle, plate.radial((200, 340), 40, (0, "#f0d0a4"), (1, "#a8743e")), INK, 1.4)
    for x, y in ((206, 348), (214, 354), (204, 357)):
        plate.circle((x, y), 1.5, "#3a2010")
    plate.path(curve("180,344 184,332 198,330 206,338 198,347"), "#241a18", INK, 1.2)
    plate.path(curve("185,337 190,334 196,335 190,339"), "#ffffff", opacity=0.6)
    log = [(140.0, 372.0), (270.0, 358.0), (272.0, 374.0), (142.0, 388.0)]
    plate.path(log, plate.down(358, 388, (0, "#e0b478"), (1, "#6b4424")), INK, 1.6)
    plate.hatch(log, -6, 4, lambda x, y: 0.5, "#4a2c14", 0.6, 1.2)
    plate.path(circle((141, 380), 5, 20, 8), "#f0d49c", INK, 1.3)
    plate.path([(194, 362), (210, 360), (209, 376), (196, 377)], "#f4c878", INK, 1.4)
    plate.path("M202.5 361V376", "none", INK, 1.1)
    paw = curve("238,362 250,354 266,356 274,366 268,376 258,374 252,380 244,374 236,374")
    plate.path(paw, plate.down(354, 380, (0, "#7a4c2c"), (1, "#3a2010")), INK, 1.4)
