"""Drawings of the auction hall: the heron and its wing with the hammer, easel, podium, block, paddles."""

import math

from art.raccoon_tycoon.hatching import hatched
from scenes.art.geometry import Polyline, ribbon, smooth
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK, NIGHT, Colour
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art.auction_hall import DISC, PADDLE, ROUND, SHEET, WING, State

PODIUM = (350.0, 210.0)
"""Its sheet in design units: the desk's top at the upper edge, the foot cut off by the bidders' boxes."""
EASEL = (360.0, 430.0)
BLOCK = (112.0, 40.0)
_WOOD = ((0.0, "#4d2610"), (0.3, "#cf9152"), (0.5, "#efc385"), (0.75, "#94582a"), (1.0, "#371809"))


def heron() -> Drawing:
    """The heron from the hat to the waistcoat, looking left."""
    sheet = Drawing(*SHEET)
    _coat(sheet)
    _neck(sheet)
    _head(sheet)
    _hat(sheet)
    return sheet


def wing() -> Drawing:
    """The sleeve, the feathered hand and the hammer it holds up."""
    sheet = Drawing(*WING)
    sheet.begin("translate(110 100) rotate(24)")
    _hammer(sheet)
    sheet.end()
    sleeve = smooth(
        [(20, 178), (52, 154), (86, 118), (104, 86), (128, 104), (120, 138), (86, 184), (46, 208)]
    )
    sheet.path(
        sleeve, sheet.linear((40, 90), (100, 200), (0, "#515c7a"), (0.5, "#28304a"), (1, "#0e111d")), INK, 2.4
    )
    hatched(sheet, sleeve, -42, 5.5, "#06070c", 0.6, 2.6, lambda x, y: 0.25 + (y - 90) / 130)
    cuff = smooth([(98, 84), (132, 106), (124, 118), (90, 96)], corners=(0, 1, 2, 3))
    sheet.path(cuff, "#fffaf0", INK, 1.8)
    for turn in range(4):
        angle = -2.0 + turn * 0.36
        tip = (118 + math.cos(angle) * 36, 84 + math.sin(angle) * 38)
        quill = ribbon([(114, 98), ((114 + tip[0]) / 2, (98 + tip[1]) / 2), tip], [15, 13, 3])
        sheet.path(quill, sheet.down(46, 100, (0, "#e6ebf0"), (1, "#8894aa")), INK, 1.4)
    return sheet


def _hammer(sheet: Drawing) -> None:
    """A turned handle and a head with two brass bands."""
    sheet.box(-5, -50, 10, 84, 4, sheet.linear((-5, 0), (5, 0), *_WOOD), INK, 1.8)
    sheet.circle((0, 36), 7, GILT, INK, 1.6)
    head = smooth([(-36, -80), (0, -77), (36, -80), (40, -64), (36, -48), (0, -51), (-36, -48), (-40, -64)])
    sheet.path(head, sheet.down(-82, -46, *_WOOD), INK, 2.2)
    hatched(sheet, head, 0, 5, "#431d0b", 0.6, 1.4)
    brass = sheet.down(-84, -44, (0, GILT_LIGHT), (0.45, GILT), (1, GILT_DEEP))
    for x, wide in ((-44, 9), (-10, 20), (35, 9)):
        sheet.box(x, -83, wide, 38, 2.5, brass, INK, 1.6)


def _coat(sheet: Drawing) -> None:
    """Shoulders, lapels, a red waistcoat with its watch chain."""
    coat = smooth(
        [
            (84, 320), (90, 268), (112, 236), (158, 216), (204, 210),
            (250, 216), (292, 236), (314, 268), (320, 320),
        ],
        corners=(0, 8),
    )  # fmt: skip
    sheet.path([(x + 4, y + 6) for x, y in coat], "#000000", opacity=0.35)
    sheet.path(
        coat, sheet.linear((84, 210), (320, 310), (0, "#525d7b"), (0.45, "#2a324c"), (1, "#10131f")), INK, 2.4
    )
    hatched(sheet, coat, 60, 5.5, "#06070c", 0.65, 2.8, lambda x, y: (x - 190) / 130)
    hatched(sheet, coat, -58, 7, "#a9b8dc", 0.3, 1.6, lambda x, y: (200 - x) / 110)
    vest: Polyline = [(168, 214), (204, 226), (240, 214), (244, 320), (162, 320)]
    sheet.path(
        vest, sheet.linear((162, 0), (244, 0), (0, "#bb424e"), (0.5, "#8a2833"), (1, "#48131c")), INK, 1.8
    )
    hatched(sheet, vest, 90, 6.5, "#2a080e", 0.5, 2.0, lambda x, y: 0.4 + (x - 162) / 140)
    for y in (262, 288):
        sheet.circle((203, y), 4.6, GILT, INK, 1.2)
        sheet.circle((201.6, y - 1.4), 1.5, "#fff3c4")
    for side in (-1, 1):
        lapel = [
            (204 + side * x, y)
            for x, y in (
                (12, 212),
                (44, 214),
                (66, 248),
                (49, 260),
                (57, 270),
                (36, 320),
                (30, 320),
                (36, 260),
            )
        ]
        sheet.path(lapel, sheet.linear((144, 210), (264, 320), (0, "#404b69"), (1, "#141829")), INK, 2)
    for colour, line in ((GILT_DEEP, 3.6), (GILT_LIGHT, 1.6)):
        sheet.path("M222 278C238 302 266 302 284 284", "none", colour, line)


def _neck(sheet: Drawing) -> None:
    """An S of white feathers with dark flecks, and a ruff where it leaves the collar."""
    middle = smooth(
        [(202, 240), (222, 208), (230, 176), (214, 146), (192, 122), (184, 96), (194, 70)], False, 9
    )
    last = len(middle) - 1
    neck = ribbon(
        middle, [48 - 24 * min(1, k / (0.8 * last)) + (7 if k > last - 9 else 0) for k in range(last + 1)]
    )
    sheet.path([(x + 5, y + 5) for x, y in neck], "#000000", opacity=0.3)
    sheet.path(
        neck,
        sheet.linear((168, 100), (256, 190), (0, "#ffffff"), (0.45, "#dbe0e6"), (1, "#7a879e")),
        INK,
        2.2,
    )
    hatched(sheet, neck, 16, 5, "#3a465e", 0.7, 2.4, lambda x, y: (x - 192 + (150 - y) * 0.14) / 58)
    for k in range(7):
        x, y = 190 + 3.5 * math.sin(k) + 2.2 * k, 126 + k * 13.5
        fleck = ribbon([(x, y), (x + 3.4, y + 7), (x + 2.4, y + 13)], [0.6, 4.4, 0.4])
        sheet.path(fleck, "#2a3245", opacity=0.85)
    for k in range(12):
        x = 172 + k * 5.6
        plume = [
            (x, 216 + 5 * math.sin(k)),
            (x + (k - 5.5) * 0.9, 237),
            (x + (k - 5.5) * 1.8, 254 + 6 * math.cos(1.7 * k)),
        ]
        sheet.path(ribbon(plume, [9.5, 7, 0.4]), "#f0f3f6" if k % 2 else "#d2d9e1", INK, 0.9)


def _head(sheet: Drawing) -> None:
    """A dagger of a beak, a yellow eye behind a monocle, two plumes at the back."""
    skull = smooth(
        [
            (236, 60),
            (228, 42),
            (204, 33),
            (180, 38),
            (162, 50),
            (150, 66),
            (148, 76),
            (166, 86),
            (190, 93),
            (214, 92),
            (230, 80),
        ]
    )
    sheet.path(
        skull, sheet.linear((160, 36), (232, 92), (0, "#ffffff"), (0.55, "#e6eaee"), (1, "#8f9bb1")), INK, 2.2
    )
    hatched(sheet, skull, 24, 4.6, "#3a465e", 0.65, 2.0, lambda x, y: (x - 192) / 52 * (0.4 + (y - 40) / 70))
    for drop, long in ((0, 104), (7, 82)):
        plume = [
            (172, 54 + drop),
            (210, 46 + drop),
            (240, 52 + drop),
            (242 + long * 0.5, 64 + 1.8 * drop),
            (242 + long, 92 + 3 * drop),
        ]
        sheet.path(
            ribbon(plume, [4, 15, 12, 6, 0.4]),
            sheet.linear((172, 0), (340, 0), (0, "#3e4a6b"), (0.4, "#161b2b"), (1, "#2c3653")),
            INK,
            1.2,
        )
    lower = smooth([(150, 76), (98, 94), (44, 103), (100, 100), (154, 90)], corners=(0, 2, 4))
    sheet.path(lower, sheet.down(76, 102, (0, "#bb761e"), (1, "#70400d")), INK, 1.8)
    upper = smooth([(152, 56), (140, 64), (92, 84), (38, 103), (98, 95), (152, 79)], corners=(0, 3, 5))
    sheet.path(upper, sheet.down(56, 102, (0, "#ffe292"), (0.5, "#ecab3c"), (1, "#a5621a")), INK, 2)
    hatched(sheet, upper, -22, 4.4, "#7a430f", 0.55, 1.4, lambda x, y: 0.3 + (x - 60) / 200)
    sheet.path("M128 73Q134 70 139 68", "none", INK, 2)
    sheet.circle((176, 64), 11.5, INK)
    sheet.circle(
        (176, 64), 9.6, sheet.radial((173, 61), 12, (0, "#fff2a8"), (0.6, "#f2c23e"), (1, "#a8741a"))
    )
    sheet.circle((174, 64.5), 5, INK)
    sheet.circle((172, 61.4), 2.2, "#ffffff")
    sheet.path(ribbon([(159, 56), (176, 48), (194, 55)], [1, 6, 1]), "#161b2b")
    sheet.circle((176, 65), 16.5, "none", INK, 4.6)
    sheet.circle((176, 65), 16.5, "none", GILT_LIGHT, 2.6)
    sheet.path("M192 68C206 110 228 152 220 238", "none", GILT_DEEP, 1.8, 0.9)


def _hat(sheet: Drawing) -> None:
    """A silk hat with a red band."""
    silk = sheet.linear(
        (156, 0),
        (236, 0),
        (0, "#15151c"),
        (0.22, "#6b7186"),
        (0.34, "#c6ccdc"),
        (0.46, "#3a3d4c"),
        (1, "#0a0a10"),
    )
    crown = smooth(
        [(164, 36), (160, 16), (157, 1), (196, -4), (236, 0), (233, 16), (230, 34), (197, 30)],
        corners=(0, 2, 4, 6),
    )
    sheet.begin("translate(0 6)")
    sheet.path(crown, silk, INK, 2.2)
    hatched(sheet, crown, 86, 4.4, "#05050a", 0.5, 1.7, lambda x, y: 0.15 + abs(x - 184) / 60)
    band = smooth([(162, 22), (196, 17), (233, 20), (230, 33), (197, 30), (164, 36)], corners=(0, 2, 3, 5))
    sheet.path(
        band, sheet.linear((156, 0), (236, 0), (0, "#7c2630"), (0.3, "#d0515a"), (1, "#4a141d")), INK, 1.4
    )
    brim = smooth([(144, 43), (174, 29), (210, 28), (248, 37), (249, 43), (212, 39), (176, 40), (147, 49)])
    sheet.path(brim, silk, INK, 2)
    sheet.end()


_ACROSS = ((0.0, "#3a1a0e"), (0.25, "#9c5c30"), (0.5, "#c68648"), (0.75, "#8a4c26"), (1.0, "#2c130c"))
RIM: dict[State, tuple[Colour, Colour]] = {
    "leads": (GILT_LIGHT, GILT_DEEP),
    "asked": (GILT_LIGHT, GILT),
    "waits": ("#b58a5a", "#5a3418"),
    "out": ("#5a5054", "#2c2529"),
}
_FACE: dict[State, tuple[Colour, Colour]] = {
    "leads": ("#fff8e0", "#f0d592"),
    "asked": ("#3a2830", "#1e1218"),
    "waits": ("#e4d2a8", "#b89a68"),
    "out": ("#443b3f", "#272025"),
}


def easel() -> Drawing:
    """Three legs behind the card."""
    sheet = Drawing(*EASEL)
    wood = sheet.linear(
        (0, 0), (360, 0), (0, "#4a2614"), (0.3, "#a8693a"), (0.5, "#c98b52"), (0.7, "#8a5028"), (1, "#3a1c0e")
    )
    for (x0, y0), (x1, y1) in (((180, 14), (180, 420)), ((152, 18), (20, 428)), ((208, 18), (340, 428))):
        leg: Polyline = [(x0 - 8, y0), (x0 + 8, y0), (x1 + 9, y1), (x1 - 9, y1)]
        sheet.path(leg, wood, NIGHT, 2.2)
        for aside in (-3, 2):
            sheet.path(f"M{x0 + aside} {y0}L{x1 + aside} {y1}", "none", "#3a1a0c", 1, 0.6)
    sheet.circle((180, 20), 9, GILT, NIGHT, 2)
    return sheet


def ledge() -> Drawing:
    """The shelf on which the card stands."""
    sheet = Drawing(330, 24)
    sheet.box(1, 2, 328, 20, 4, sheet.down(2, 22, (0, "#d79a5a"), (0.3, "#9a5d2e"), (1, "#3a1c0e")), NIGHT, 2)
    for row in range(3):
        sheet.path(f"M10 {8 + row * 4}H320", "none", "#3a1a0c", 0.8, 0.5)
    return sheet


def podium() -> Drawing:
    """A desk of turned walnut."""
    sheet = Drawing(*PODIUM)
    front: Polyline = [(34, 34), (316, 34), (302, 210), (48, 210)]
    sheet.path(front, sheet.linear((34, 0), (316, 0), *_ACROSS), NIGHT, 2.4)
    hatched(sheet, front, 90, 6, "#240d07", 0.6, 2.2, lambda x, y: 0.2 + abs(x - 160) / 180)
    for x in (44, 286):
        pilaster: Polyline = [(x, 42), (x + 20, 42), (x + 18, 210), (x + 2, 210)]
        sheet.path(
            pilaster,
            sheet.linear((x, 0), (x + 20, 0), (0, "#5a3018"), (0.4, "#d79a5a"), (1, "#4a2410")),
            NIGHT,
            1.4,
        )
        for aside in (6, 10, 14):
            sheet.path(f"M{x + aside} 48V210", "none", "#3a1a0c", 1, 0.6)
    lip: Polyline = [(18, 14), (332, 14), (344, 30), (320, 40), (30, 40), (6, 30)]
    sheet.path(lip, sheet.down(14, 40, (0, "#eabf83"), (0.4, "#b06c38"), (1, "#4a2412")), NIGHT, 2.4)
    top: Polyline = [(30, 3), (320, 3), (332, 15), (18, 15)]
    sheet.path(
        top, sheet.linear((18, 0), (332, 0), (0, "#6a3a1e"), (0.5, "#e0ac6c"), (1, "#5a2e16")), NIGHT, 1.8
    )
    sheet.path("M14 31H336", "none", GILT_LIGHT, 1.4, 0.7)
    return sheet


def sounding_block() -> Drawing:
    """The block that the hammer falls on."""
    sheet = Drawing(*BLOCK)
    for reach, top in ((52, 20), (42, 9)):
        side = sheet.linear(
            (56 - reach, 0),
            (56 + reach, 0),
            (0, "#3a1a0c"),
            (0.3, "#c58a4e"),
            (0.45, "#eabf83"),
            (0.7, "#8f5527"),
            (1, "#34170a"),
        )
        left, right = 56 - reach, 56 + reach
        body = f"M{left} {top}A{reach} 7 0 0 1 {right} {top}V{top + 10}A{reach} 7 0 0 1 {left} {top + 10}Z"
        sheet.path(body, side, NIGHT, 2)
    face = sheet.linear((14, 0), (98, 0), (0, "#8f5527"), (0.4, "#f2c888"), (1, "#8f5527"))
    sheet.path("M14 9A42 7 0 0 1 98 9A42 7 0 0 1 14 9Z", face, NIGHT, 1.8)
    sheet.path("M28 9A28 4.4 0 0 1 84 9A28 4.4 0 0 1 28 9Z", "none", "#5a2c12", 1.2)
    return sheet


def paddle(state: State) -> Drawing:
    """A bidder's paddle, without its number."""
    sheet = Drawing(*PADDLE)
    sheet.box(
        54,
        DISC + ROUND - 4,
        12,
        70,
        3,
        sheet.linear((53, 0), (67, 0), (0, "#4a2412"), (0.4, "#e0ac6c"), (1, "#5a2e16")),
        NIGHT,
        1.8,
    )
    rim, face = RIM[state], _FACE[state]
    if state == "leads":
        sheet.circle((60, DISC), 59, sheet.radial((60, DISC), 59, (0.7, "#ffb347", 0.75), (1, "#ffb347", 0)))
    sheet.circle((60, DISC), ROUND, sheet.linear((12, 12), (108, 108), (0, rim[0]), (1, rim[1])), NIGHT, 2.2)
    sheet.circle(
        (60, DISC), ROUND - 6, sheet.radial((45, DISC - 15), 74, (0, face[0]), (1, face[1])), NIGHT, 1.4
    )
    line = {"asked": GILT, "out": "#5f5559"}.get(state, GILT_DEEP)
    sheet.circle((60, DISC), ROUND - 10, "none", line, 1.3)
    return sheet


HALL = {
    "heron": heron,
    "wing": wing,
    "easel": easel,
    "ledge": ledge,
    "podium": podium,
    "sounding block": sounding_block,
}
