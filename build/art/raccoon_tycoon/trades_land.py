"""Pictures of what is grown, felled and dug: fields, yards, deposits and mines, on a sheet of 200 units."""

import math

from scenes.art.geometry import Polyline, circle, smooth, tapered
from scenes.art.palette import INK
from scenes.art.vector import Drawing

BRICK = ((0.0, "#d98a66"), (1.0, "#7a3826"))
BOARD = ((0.0, "#e6b272"), (0.5, "#a0642f"), (1.0, "#5a2f14"))
STEEL = ((0.0, "#f4f8ff"), (0.5, "#9aa8bc"), (1.0, "#4a5668"))
STONE = ((0.0, "#fff8e6"), (1.0, "#a88f68"))
GOLD = ((0.0, "#fff3c4"), (0.45, "#d2a04a"), (1.0, "#7d5117"))


def ear(sheet: Drawing, x: float, base: float, high: float, lean: float = 0) -> None:
    """An ear of wheat on its stalk, leaning aside at the top."""
    stalk = smooth([(x, base), (x + lean * 0.4, base - high * 0.5), (x + lean, base - high)], closed=False)
    sheet.path(tapered(stalk, 9), INK)
    sheet.path(tapered(stalk, 5), "#d9a83f")
    for k in range(4):
        share = 0.58 + k * 0.12
        cx, cy = x + lean * share, base - high * share
        for side in (-1, 1):
            grain = smooth([(cx, cy + 6), (cx + side * 14, cy - 6), (cx + side * 8, cy - 22), (cx, cy - 8)])
            sheet.path(grain, "#f3cf6a" if side < 0 else "#c98f2a", INK, 3.4)
    tip = (x + lean, base - high)
    sheet.path(
        smooth(
            [(tip[0], tip[1] + 8), (tip[0] + 8, tip[1] - 8), (tip[0], tip[1] - 24), (tip[0] - 8, tip[1] - 8)]
        ),
        "#f3cf6a",
        INK,
        3.4,
    )


def wheat_field(sheet: Drawing) -> None:
    """Furrows that run to the sun, and three ears."""
    sheet.circle((132, 74), 34, "#ffe9a0", INK, 5)
    field = smooth([(4, 112), (70, 92), (140, 100), (196, 88), (196, 190), (4, 190)], corners=(0, 3, 4, 5))
    sheet.path(field, sheet.down(90, 190, (0, "#f0cc6a"), (1, "#9c6a1e")), INK, 6)
    for x in (-40, 20, 80, 132, 190, 246):
        sheet.path(tapered([(100 + (x - 100) * 0.25, 104), (x, 188)], 7), "#7a4e16", opacity=0.75)
    for x, high, lean in ((34, 140, -10), (66, 156, 8), (98, 128, 16)):
        ear(sheet, x, 190, high, lean)


def grain_farm(sheet: Drawing) -> None:
    """A red barn and its silo."""
    sheet.box(134, 58, 46, 122, 4, sheet.linear((134, 0), (180, 0), *STEEL), INK, 6)
    sheet.path(
        smooth([(130, 60), (138, 34), (157, 24), (176, 34), (184, 60)], corners=(0, 4)), "#c9d4e4", INK, 6
    )
    for y in (84, 112, 140):
        sheet.path(f"M136 {y}H178", "none", "#4a5668", 4)
    barn = [
        (14.0, 180.0),
        (14.0, 104.0),
        (34.0, 66.0),
        (78.0, 44.0),
        (122.0, 66.0),
        (142.0, 104.0),
        (142.0, 180.0),
    ]
    sheet.path(barn, sheet.linear((14, 0), (142, 0), (0, "#d9604c"), (1, "#7a1f22")), INK, 7)
    sheet.path("M8 108L30 62L78 38L126 62L148 108", "none", INK, 14)
    sheet.path("M9 107L31 63L78 40L125 63L147 107", "none", "#8f98a8", 7)
    sheet.box(50, 116, 56, 64, 0, "#fbf0d6", INK, 6)
    sheet.path("M52 118L104 178M104 118L52 178M78 118V178", "none", "#b03a34", 6)
    sheet.box(64, 72, 28, 24, 0, "#ffd978", INK, 5)
    sheet.path("M4 182H196", "none", INK, 8)


def lumber_yard(sheet: Drawing) -> None:
    """Logs in a stack between two posts."""
    for x in (24, 176):
        sheet.box(x - 7, 40, 14, 146, 3, sheet.linear((x - 7, 0), (x + 7, 0), *BOARD), INK, 5)
    rows = ((156, (52, 100, 148)), (114, (76, 124)), (73, (100,)))
    for y, places in rows:
        for x in places:
            bark = sheet.radial((x - 6, y - 6), 30, (0, "#f0cb92"), (0.7, "#c48a4e"), (1, "#6b4020"))
            sheet.circle((x, y), 24, "#5a3418", INK, 6)
            sheet.circle((x, y), 18.5, bark)
            for radius in (13, 7.5):
                sheet.circle((x, y), radius, "none", "#8a5a2c", 3)
            sheet.circle((x, y), 2.6, "#6b4020")
    sheet.path("M8 186H192", "none", INK, 8)


def _lumps(sheet: Drawing, light: str, dark: str, spark: str) -> None:
    """A heap of broken rock."""
    for x, y, r, turn in (
        (34, 158, 28, 0.3), (82, 164, 26, 1.1), (130, 160, 28, 0.6), (170, 166, 24, 0.1),
        (58, 120, 27, 0.9), (106, 122, 30, 0.2), (150, 126, 25, 0.7), (82, 84, 26, 0.5), (122, 88, 24, 1.2),
    ):  # fmt: skip
        rock: Polyline = [
            (x + math.cos(turn + k * math.tau / 7) * r * (1, 0.86, 1.06)[k % 3],
             y + math.sin(turn + k * math.tau / 7) * r * (0.92, 1.02, 0.84)[k % 3])
            for k in range(7)
        ]  # fmt: skip
        sheet.path(rock, sheet.linear((x - r, y - r), (x + r, y + r), (0, light), (1, dark)), INK, 5.5)
        sheet.path([(x - r * 0.5, y - r * 0.3), (x, y - r * 0.6), (x + r * 0.1, y)], spark, opacity=0.75)


def coal_deposit(sheet: Drawing) -> None:
    """A heap of coal with a shovel in it."""
    sheet.begin("rotate(24 140 70)")
    sheet.box(134, 4, 12, 110, 5, sheet.linear((134, 0), (146, 0), *BOARD), INK, 5)
    sheet.path("M122 10H158V2H122Z", "#a0642f", INK, 5)
    sheet.end()
    _lumps(sheet, "#7a7a8c", "#17171d", "#b8b8cc")


def iron_deposit(sheet: Drawing) -> None:
    """Rusty ore with a bright vein, and a pick across it."""
    _lumps(sheet, "#d0a284", "#5f3222", "#cfe0f4")
    sheet.begin("rotate(-30 100 80)")
    sheet.box(94, 30, 15, 150, 6, sheet.linear((94, 0), (109, 0), *BOARD), INK, 5)
    head = smooth(
        [(22, 62), (60, 28), (101, 20), (142, 28), (180, 62), (142, 46), (101, 42), (60, 46)], corners=(0, 4)
    )
    sheet.path(head, sheet.down(20, 62, *STEEL), INK, 6)
    sheet.end()


def coal_mine(sheet: Drawing) -> None:
    """A timbered adit, and a cart of coal on its rails."""
    hill = smooth(
        [(2, 184), (16, 96), (60, 40), (104, 22), (150, 44), (186, 100), (198, 184)], corners=(0, 6)
    )
    sheet.path(hill, sheet.down(20, 184, (0, "#9aa06a"), (1, "#4a4f2e")), INK, 6)
    sheet.path("M44 184V86H156V184Z", "#120e12", INK, 6)
    for x in (36, 150):
        sheet.box(x, 76, 16, 108, 2, sheet.linear((x, 0), (x + 16, 0), *BOARD), INK, 5)
    sheet.box(26, 62, 148, 20, 3, sheet.down(62, 82, *BOARD), INK, 5)
    for x, y, r in ((78, 108, 13), (100, 100, 15), (122, 108, 13), (90, 116, 12), (112, 116, 12)):
        sheet.circle((x, y), r, sheet.radial((x - 4, y - 5), r * 1.3, (0, "#8a8a9c"), (1, "#26262e")), INK, 4)
    cart = [(60.0, 116.0), (140.0, 116.0), (130.0, 160.0), (70.0, 160.0)]
    sheet.path(cart, sheet.linear((60, 0), (140, 0), *STEEL), INK, 6)
    for x in (82, 118):
        sheet.circle((x, 168), 14, "#4a5668", INK, 6)
        sheet.circle((x, 168), 4, "#f3d58d")
    sheet.path("M8 186H192", "none", INK, 8)


def iron_mine(sheet: Drawing) -> None:
    """A headframe with its winding wheel, and ingots below."""
    for line in ([(64, 178), (92, 46)], [(136, 178), (108, 46)], [(184, 178), (112, 50)]):
        sheet.path(tapered(line, 20), INK)
        sheet.path([(x, y) for x, y in tapered(line, 12)], "#a87a4a")
    for y in (94, 138):
        half = (y - 46) * 0.22 + 8
        sheet.path(f"M{100 - half} {y}H{100 + half + 8}", "none", INK, 10)
        sheet.path(f"M{100 - half} {y}H{100 + half + 8}", "none", "#c89a62", 4)
    sheet.circle((100, 50), 38, "none", INK, 16)
    sheet.circle((100, 50), 38, "none", "#aab6ca", 8)
    for k in range(4):
        dx, dy = 38 * math.cos(k * math.pi / 4), 38 * math.sin(k * math.pi / 4)
        sheet.path(f"M{100 - dx} {50 - dy}L{100 + dx} {50 + dy}", "none", INK, 5)
    sheet.circle((100, 50), 9, "#d2a04a", INK, 4)
    for x, y in ((4, 156), (52, 156), (28, 130)):
        bar = [(x + 8, y), (x + 40, y), (x + 48, y + 28), (x, y + 28)]
        sheet.path(bar, sheet.down(y, y + 28, *STEEL), INK, 5)
    sheet.path("M4 186H196", "none", INK, 7)


def glass_works(sheet: Drawing) -> None:
    """A glass-blower's pipe with a glowing bubble, and a finished goblet."""
    pipe = [(8.0, 34.0), (118.0, 100.0)]
    sheet.path(tapered(pipe, 22), INK)
    sheet.path(tapered(pipe, 11), "#aab6ca")
    glow = ((0.0, "#fff8d0", 0.9), (0.5, "#ffb84a", 0.55), (1.0, "#ff8a2a", 0.0))
    sheet.circle((140, 116), 68, sheet.radial((140, 116), 68, *glow))
    hot = sheet.radial((128, 100), 62, (0, "#fffbe0"), (0.4, "#ffc45a"), (1, "#d9561e"))
    sheet.path(circle((140, 114), 40, 48, 36), hot, INK, 6)
    sheet.path(smooth([(116, 106), (122, 92), (140, 86), (128, 98)]), "#ffffff", opacity=0.85)
    glass = sheet.linear((24, 0), (92, 0), (0, "#e4fbf0"), (0.4, "#8fd6c0"), (1, "#2f7f72"))
    cup = smooth([(22, 100), (94, 100), (88, 138), (66, 154), (50, 154), (28, 138)], corners=(0, 1))
    sheet.path(cup, glass, INK, 6)
    sheet.path("M30 118H86", "none", "#a8324a", 12, 0.9)
    sheet.box(53, 152, 10, 26, 0, glass, INK, 5)
    sheet.path(circle((58, 182), 30, 30, 8), glass, INK, 5)
