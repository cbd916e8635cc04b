"""Pictures of what is built and traded in towns: shops, firms, offices, on a sheet of 200 units."""

import math
from collections.abc import Callable

from art.raccoon_tycoon.trades_land import BOARD, BRICK, GOLD, STEEL, STONE, ear
from scenes.art.geometry import circle, smooth, star, tapered
from scenes.art.palette import GILT, GILT_LIGHT, INK
from scenes.art.vector import Drawing


def anvil(sheet: Drawing) -> None:
    """An anvil, and the hammer that strikes sparks from it."""
    iron = sheet.down(92, 184, (0, "#c9d4e4"), (0.4, "#6a7690"), (1, "#2a3242"))
    body = smooth(
        [(6, 96), (60, 92), (186, 92), (186, 116), (140, 126), (126, 152), (156, 168), (160, 186), (46, 186),
         (50, 168), (82, 152), (74, 124), (40, 120)],
        corners=(0, 2, 3, 6, 7, 8, 9),
    )  # fmt: skip
    sheet.path(body, iron, INK, 7)
    sheet.path("M64 104H178", "none", "#f4f8ff", 5, 0.8)
    sheet.begin("rotate(28 120 52)")
    sheet.box(92, 40, 100, 16, 6, sheet.down(40, 56, *BOARD), INK, 5)
    sheet.box(68, 20, 38, 58, 6, sheet.linear((68, 0), (106, 0), *STEEL), INK, 6)
    sheet.end()
    sheet.path(star((58, 84), 22, 7, 7), "#ffd978", INK, 3.4)


def loom(sheet: Drawing) -> None:
    """A hand loom: its frame, the warp, and the cloth half woven."""
    for x in (16, 166):
        sheet.box(x, 12, 18, 176, 4, sheet.linear((x, 0), (x + 18, 0), *BOARD), INK, 6)
    for y in (22, 164):
        sheet.box(8, y, 184, 17, 5, sheet.down(y, y + 17, *BOARD), INK, 6)
    for k in range(9):
        sheet.path(f"M{44 + k * 14} 40V106", "none", "#f4e6c6", 4)
    for k, tint in enumerate(("#b8323e", "#f3d58d", "#2f7f72", "#f3d58d", "#b8323e")):
        sheet.box(38, 100 + k * 13, 124, 13, 0, tint, INK, 3)
    for k in range(8):
        sheet.path(f"M{51 + k * 14} 102V163", "none", INK, 2, 0.45)
    shuttle = smooth([(30, 84), (60, 72), (124, 72), (154, 84), (124, 96), (60, 96)], corners=(0, 3))
    sheet.path(shuttle, sheet.down(72, 96, *BOARD), INK, 5)
    sheet.box(68, 78, 48, 12, 5, "#b8323e", INK, 3)


def gears(sheet: Drawing) -> None:
    """Two wheels that turn each other, and a spanner."""
    for x, y, outer, teeth, turn, metal in ((76, 78, 68, 12, 0.0, STEEL), (146, 142, 48, 9, 0.32, GOLD)):
        points = []
        for k in range(teeth):
            for part, reach in ((-0.3, 0.8), (-0.2, 1), (0.2, 1), (0.3, 0.8)):
                angle = turn + (k + part) * math.tau / teeth
                points.append((x + math.cos(angle) * outer * reach, y + math.sin(angle) * outer * reach))
        shine = sheet.linear((x - outer, y - outer), (x + outer, y + outer), *metal)
        sheet.path(points, shine, INK, 6)
        sheet.circle((x, y), outer * 0.5, "none", INK, 4)
        sheet.circle((x, y), outer * 0.24, "#2a1a1c", INK, 4)
    sheet.begin("rotate(-45 50 150)")
    sheet.path("M8 140H70A22 22 0 1 1 70 160H8A10 10 0 0 1 8 140Z", sheet.down(130, 170, *STEEL), INK, 6)
    sheet.path("M84 142H110V158H84Z", "#2c4a3c", INK, 4)
    sheet.end()


def _scales(sheet: Drawing, left: Callable[[Drawing], None], right: Callable[[Drawing], None]) -> None:
    """A merchant's scales with a commodity in each pan; each is drawn about (46, 120) and (154, 120)."""
    sheet.box(93, 34, 14, 142, 4, sheet.linear((93, 0), (107, 0), *GOLD), INK, 5)
    sheet.path(smooth([(54, 188), (70, 170), (130, 170), (146, 188)], corners=(0, 3)), "#8a5c1e", INK, 6)
    beam = smooth(
        [(22, 50), (60, 38), (100, 34), (140, 38), (178, 50), (140, 50), (100, 46), (60, 50)], corners=(0, 4)
    )
    sheet.path(beam, sheet.down(34, 50, *GOLD), INK, 5)
    sheet.circle((100, 28), 12, GILT, INK, 5)
    left(sheet)
    right(sheet)
    for x in (46, 154):
        sheet.path(f"M{x} 50L{x - 40} 134M{x} 50L{x + 40} 134", "none", INK, 4)
        pan = smooth([(x - 44, 132), (x + 44, 132), (x + 26, 158), (x - 26, 158)], corners=(0, 1))
        sheet.path(pan, sheet.linear((x - 44, 0), (x + 44, 0), *GOLD), INK, 6)


def _logs(sheet: Drawing) -> None:
    for x, y in ((30, 118), (62, 118), (46, 92)):
        sheet.circle((x, y), 18, "#8a5a2c", INK, 5)
        sheet.circle((x, y), 12, "#f0cb92", "#8a5a2c", 3)
        sheet.circle((x, y), 4, "#8a5a2c")


def _sheaf(sheet: Drawing) -> None:
    sheet.begin("translate(60 32) scale(.62)")
    for x, lean in ((130, -18), (152, 0), (174, 18)):
        ear(sheet, x, 170, 132, lean)
    sheet.end()


def _coals(sheet: Drawing) -> None:
    for x, y, r in ((28, 120, 17), (64, 120, 17), (46, 114, 18), (46, 90, 16)):
        lump = sheet.linear((x - r, y - r), (x + r, y + r), (0, "#8a8a9c"), (1, "#17171d"))
        sheet.path(star((x, y), r * 1.15, r * 0.95, 4, 0.4), lump, INK, 5)


def _ingots(sheet: Drawing) -> None:
    for x, y in ((116, 108), (156, 108), (136, 80)):
        bar = [(x + 6, y), (x + 32, y), (x + 40, y + 26), (x - 2, y + 26)]
        sheet.path(bar, sheet.down(y, y + 26, *STEEL), INK, 5)


def _crate(sheet: Drawing) -> None:
    sheet.box(18, 76, 56, 56, 2, sheet.down(76, 132, (0, "#e8745a"), (1, "#8a2a1c")), INK, 6)
    sheet.path("M22 80L70 128M70 80L22 128", "none", "#f6c8a0", 6)


def _bottle(sheet: Drawing) -> None:
    glass = sheet.linear((134, 0), (174, 0), (0, "#a8e0b0"), (0.5, "#3f8a54"), (1, "#143a20"))
    shape = smooth(
        [(146, 58), (162, 58), (162, 84), (176, 100), (176, 134), (132, 134), (132, 100), (146, 84)],
        corners=(0, 1, 4, 5),
    )
    sheet.path(shape, glass, INK, 6)
    sheet.box(142, 50, 24, 14, 3, "#a8324a", INK, 4)
    sheet.box(138, 104, 32, 20, 2, "#fbf0d6", INK, 3.4)


def lumber_wheat(sheet: Drawing) -> None:
    """Logs against a sheaf."""
    _scales(sheet, _logs, _sheaf)


def coal_iron(sheet: Drawing) -> None:
    """Coal against ingots."""
    _scales(sheet, _coals, _ingots)


def goods_luxury(sheet: Drawing) -> None:
    """A crate against a bottle."""
    _scales(sheet, _crate, _bottle)


def warehouse(sheet: Drawing) -> None:
    """A brick warehouse with a hoist over its loading doors."""
    gable = [(18.0, 186.0), (18.0, 84.0), (48.0, 84.0), (48.0, 56.0), (76.0, 56.0), (76.0, 28.0), (124.0, 28.0), (124.0, 56.0), (152.0, 56.0), (152.0, 84.0), (182.0, 84.0), (182.0, 186.0)]  # fmt: skip # noqa: E501
    sheet.path(gable, sheet.linear((18, 0), (182, 0), *BRICK), INK, 7)
    for y in (100, 116, 132, 148, 164):
        sheet.path(f"M26 {y}H52M148 {y}H174", "none", "#5a251c", 3, 0.7)
    sheet.box(64, 118, 72, 68, 0, "#3a2416", INK, 6)
    for x in (66, 101):
        sheet.box(x, 120, 33, 66, 0, sheet.down(120, 186, *BOARD), INK, 5)
    sheet.box(74, 68, 52, 38, 0, "#ffd978", INK, 6)
    sheet.path("M100 68V106M74 87H126", "none", INK, 4)
    sheet.path("M100 30V18H150V36", "none", INK, 8)
    sheet.path("M150 34V50", "none", INK, 4)
    sheet.box(136, 48, 28, 24, 2, "#d9a566", INK, 5)
    sheet.path("M6 188H194", "none", INK, 8)


def crane(sheet: Drawing) -> None:
    """A builder's crane that lifts a girder onto new walls."""
    sheet.box(6, 120, 74, 68, 0, sheet.linear((6, 0), (80, 0), *BRICK), INK, 6)
    for y in (136, 152, 168):
        sheet.path(f"M10 {y}H76", "none", "#5a251c", 3, 0.8)
    for x, y in ((6, 104), (30, 104), (6, 88)):
        sheet.box(x, y, 26, 17, 2, "#d9845f", INK, 4)
    mast, jib = [(150.0, 188.0), (150.0, 20.0)], [(190.0, 52.0), (22.0, 26.0)]
    for line in (mast, jib):
        sheet.path(tapered(line, 24), INK)
        sheet.path(tapered(line, 14), "#c89a62")
    for y in range(50, 186, 26):
        sheet.path(f"M144 {y}L156 {y + 22}M156 {y}L144 {y + 22}", "none", INK, 3)
    sheet.path("M150 8L40 28M150 8L188 50", "none", INK, 4)
    sheet.box(174, 50, 24, 30, 2, "#4a5668", INK, 5)
    sheet.path("M44 32V62L18 78M44 62L74 78", "none", INK, 4)
    sheet.box(8, 76, 76, 12, 2, sheet.down(76, 88, *STEEL), INK, 4)
    sheet.path("M112 188H190", "none", INK, 9)


def boxcar(sheet: Drawing) -> None:
    """A goods wagon on its rails."""
    sheet.path(smooth([(4, 56), (40, 36), (160, 36), (196, 56)], corners=(0, 3)), "#6a7690", INK, 6)
    body = sheet.down(54, 140, (0, "#d96a4c"), (1, "#7a2a1c"))
    sheet.box(10, 54, 180, 84, 3, body, INK, 7)
    for x in (26, 42, 58, 142, 158, 174):
        sheet.path(f"M{x} 58V134", "none", "#5a1c14", 4, 0.8)
    sheet.box(70, 60, 60, 76, 2, "#e8a060", INK, 6)
    sheet.path("M73 63L127 133M127 63L73 133", "none", "#7a2a1c", 6)
    sheet.box(2, 136, 196, 13, 3, "#4a5668", INK, 5)
    for x in (44, 156):
        sheet.circle((x, 162), 21, "#3a4252", INK, 7)
        sheet.circle((x, 162), 10, "#aab6ca", INK, 4)
    sheet.path("M0 188H200", "none", INK, 7)
    sheet.path("M0 186H200", "none", "#c9d4e4", 2.4)


def mansion(sheet: Drawing) -> None:
    """A white mansion: a portico, a dome and a flag."""
    stone = sheet.linear((8, 0), (192, 0), *STONE)
    sheet.path("M100 38V6", "none", INK, 5)
    sheet.path([(102, 6), (142, 12), (130, 20), (142, 30), (102, 28)], "#b8323e", INK, 4)
    sheet.path(smooth([(62, 76), (70, 46), (100, 32), (130, 46), (138, 76)], corners=(0, 4)), sheet.linear((62, 0), (138, 0), (0, "#8fd0b4"), (1, "#2f6a58")), INK, 6)  # fmt: skip # noqa: E501
    sheet.box(10, 88, 180, 96, 0, stone, INK, 6)
    for x in (18, 160):
        for y in (102, 142):
            sheet.box(x, y, 22, 26, 0, "#ffd978", INK, 4.5)
    sheet.path([(44, 92), (100, 60), (156, 92)], stone, INK, 6)
    sheet.box(50, 92, 100, 84, 0, "#4a3030", INK, 5)
    for x in (52, 78, 106, 132):
        sheet.box(x, 92, 16, 84, 2, stone, INK, 4.5)
    sheet.box(36, 174, 128, 14, 0, "#e8d4a8", INK, 5)
    sheet.path("M2 190H198", "none", INK, 7)


def baron(sheet: Drawing) -> None:
    """A locomotive from the front, crowned."""
    sheet.path(
        [(48, 60), (40, 10), (74, 34), (100, 2), (126, 34), (160, 10), (152, 60)],
        sheet.down(4, 60, *GOLD),
        INK,
        6,
    )
    for x, y in ((40, 12), (100, 6), (160, 12)):
        sheet.circle((x, y + 2), 8, "#b8323e", INK, 4)
    sheet.circle((100, 112), 62, "#20242e", INK, 7)
    sheet.circle(
        (100, 112), 51, sheet.radial((84, 94), 80, (0, "#5fa596"), (0.6, "#1f5a54"), (1, "#0a2626")), GILT, 6
    )
    sheet.circle((100, 112), 24, GILT, INK, 5)
    sheet.circle(
        (100, 112), 17, sheet.radial((94, 106), 24, (0, "#ffffff"), (0.6, "#ffe9a0"), (1, "#d9a02a")), INK, 4
    )
    for k in range(8):
        a = k * math.tau / 8 + 0.2
        sheet.circle((100 + math.cos(a) * 38, 112 + math.sin(a) * 38), 4, GILT_LIGHT, INK, 2)
    sheet.box(18, 160, 164, 14, 3, "#b8323e", INK, 6)
    sheet.path([(34, 174), (166, 174), (190, 196), (10, 196)], "#7a1f2a", INK, 6)
    for x in (62, 88, 112, 138):
        sheet.path(f"M{x} 176L{100 + (x - 100) * 1.4} 194", "none", GILT_LIGHT, 4)


def vault(sheet: Drawing) -> None:
    """The round door of a bank's vault, ajar on its coins."""
    sheet.box(8, 8, 184, 184, 12, sheet.linear((8, 8), (192, 192), (0, "#8a94a6"), (1, "#2f3644")), INK, 7)
    for x in (24, 176):
        for y in (24, 176):
            sheet.circle((x, y), 8, "#c9d4e4", INK, 4)
    sheet.circle((100, 100), 78, "#20242e", INK, 6)
    sheet.circle((100, 100), 70, sheet.linear((40, 40), (160, 160), *STEEL), INK, 5)
    for k in range(12):
        a = k * math.tau / 12
        sheet.circle((100 + math.cos(a) * 58, 100 + math.sin(a) * 58), 6, GILT, INK, 3)
    for k in range(3):
        dx, dy = 46 * math.cos(k * math.pi / 3 + 0.3), 46 * math.sin(k * math.pi / 3 + 0.3)
        sheet.path(f"M{100 - dx:.1f} {100 - dy:.1f}L{100 + dx:.1f} {100 + dy:.1f}", "none", INK, 15)
        sheet.path(f"M{100 - dx:.1f} {100 - dy:.1f}L{100 + dx:.1f} {100 + dy:.1f}", "none", GILT, 7)
    sheet.circle((100, 100), 25, sheet.linear((80, 80), (120, 120), *GOLD), INK, 6)
    sheet.path(
        "M108 90C102 84 92 87 93 94C94 102 108 98 108 107C108 114 97 116 91 109M100 82V118", "none", INK, 4.4
    )


def smuggler(sheet: Drawing) -> None:
    """A rowing boat by night, a dark lantern at its bow, crates under canvas."""
    sheet.circle((100, 100), 96, sheet.radial((70, 60), 130, (0, "#6a86b8"), (1, "#27365c")), INK, 5)
    sheet.circle((52, 56), 22, "#fdf0c0", INK, 4)
    sheet.box(96, 86, 44, 44, 2, sheet.down(86, 130, *BOARD), INK, 5)
    sheet.path("M98 88L138 128M138 88L98 128", "none", "#5a2f14", 5)
    sheet.path(smooth([(46, 132), (56, 96), (84, 86), (108, 132)], corners=(0, 3)), "#6a7690", INK, 5)
    sheet.path("M168 120V66H150", "none", INK, 6)
    glow = ((0.0, "#fff8c0", 0.95), (0.4, "#ffc45a", 0.6), (1.0, "#ffc45a", 0.0))
    sheet.circle((150, 88), 40, sheet.radial((150, 88), 40, *glow))
    sheet.path("M140 76H160L156 102H144Z", "#fff1b0", INK, 5)
    hull = smooth([(8, 122), (60, 134), (140, 134), (194, 112), (172, 166), (38, 166)], corners=(0, 3, 4, 5))
    sheet.path(hull, sheet.down(116, 166, (0, "#4a3a34"), (1, "#17100f")), INK, 7)
    sheet.path("M24 142L180 138", "none", "#c89a62", 5)
    sheet.path(tapered([(84, 128), (40, 186)], 12), "#d9a566", INK, 3)
    sea = smooth(
        [(4, 176), (36, 164), (68, 178), (100, 166), (132, 178), (164, 164), (196, 176)], closed=False
    )
    sheet.path([*sea, (196, 196), (4, 196)], "#2f5a7a", INK, 5)


def black_market(sheet: Drawing) -> None:
    """A broad hat, a mask, and a coin held up in the lamplight."""
    sheet.circle(
        (100, 100), 96, sheet.radial((100, 80), 100, (0, "#ffe0a0"), (0.6, "#d9a45c"), (1, "#a8703a")), INK, 5
    )
    coat = smooth([(14, 196), (26, 146), (66, 122), (134, 122), (174, 146), (186, 196)], corners=(0, 5))
    sheet.path(coat, sheet.down(120, 196, (0, "#3a3240"), (1, "#120e14")), INK, 6)
    sheet.path(
        smooth([(58, 70), (142, 70), (140, 116), (100, 142), (60, 116)], corners=(0, 1)), "#d9a878", INK, 6
    )
    mask = smooth(
        [(52, 76), (100, 84), (148, 76), (144, 104), (118, 110), (100, 98), (82, 110), (56, 104)],
        corners=(0, 2),
    )
    sheet.path(mask, "#17121a", INK, 4)
    for x in (78, 122):
        sheet.path(circle((x, 93), 9, 24, 6), "#fbf3de", INK, 3)
        sheet.circle((x + 2, 93), 3.6, INK)
    sheet.path([(22, 150), (62, 112), (84, 150), (60, 176)], "#26202a", INK, 6)
    sheet.path([(178, 150), (138, 112), (116, 150), (140, 176)], "#26202a", INK, 6)
    crown = smooth([(56, 62), (60, 26), (82, 12), (100, 20), (118, 12), (140, 26), (144, 62)], corners=(0, 6))
    felt = sheet.linear((56, 0), (144, 0), (0, "#5a4c60"), (0.4, "#8a7890"), (1, "#241c28"))
    sheet.path(crown, felt, INK, 6)
    sheet.path("M57 48H143V62H57Z", "#b8323e", INK, 4)
    sheet.path(
        smooth([(16, 70), (60, 58), (140, 58), (184, 70), (140, 78), (60, 78)], corners=(0, 3)), felt, INK, 6
    )
    sheet.circle((152, 158), 24, sheet.linear((134, 140), (170, 176), *GOLD), INK, 6)
    sheet.path(star((152, 158), 13, 6, 5), "#8a5c1e")


def chain_of_office(sheet: Drawing) -> None:
    """A mayor's gilt chain with its badge."""
    line = smooth(
        [(24, 8), (18, 60), (44, 108), (100, 132), (156, 108), (182, 60), (176, 8)], closed=False, steps=4
    )
    for k, (x, y) in enumerate(line):
        if k % 2:
            sheet.circle((x, y), 8, "#b8323e", INK, 4)
        else:
            sheet.path(star((x, y), 14, 11, 6), GILT, INK, 4.5)
            sheet.circle((x, y), 4, GILT_LIGHT)
    sheet.path(star((100, 152), 46, 36, 12), sheet.linear((60, 110), (140, 196), *GOLD), INK, 6)
    sheet.circle((100, 152), 28, "#274a6a", INK, 5)
    sheet.path(star((100, 152), 22, 9, 5), GILT_LIGHT, INK, 3)


def cottage(sheet: Drawing) -> None:
    """A thatched cottage with a spinning wheel before its door."""
    sheet.box(134, 24, 22, 50, 0, sheet.linear((134, 0), (156, 0), *BRICK), INK, 6)
    for x, y, r in ((152, 14, 10), (168, 4, 12)):
        sheet.circle((x, y + 4), r, "#fffaea", INK, 4)
    sheet.box(26, 96, 148, 90, 0, sheet.linear((26, 0), (174, 0), (0, "#fdf3d6"), (1, "#b8955e")), INK, 6)
    thatch = smooth(
        [(4, 106), (40, 60), (72, 36), (128, 36), (160, 60), (196, 106), (100, 98)], corners=(0, 2, 3, 5)
    )
    sheet.path(thatch, sheet.down(36, 106, (0, "#e6c272"), (1, "#8a5f26")), INK, 7)
    for x in (52, 76, 100, 124, 148):
        sheet.path(f"M{100 + (x - 100) * 0.7} 46L{x} 90", "none", "#6b4618", 4, 0.8)
    sheet.box(122, 116, 34, 34, 0, "#ffd978", INK, 5)
    sheet.path("M139 116V150M122 133H156", "none", INK, 4)
    sheet.path("M40 186V132A16 16 0 0 1 72 132V186Z", "#5a2f1c", INK, 5)
    sheet.circle((96, 150), 31, "none", INK, 12)
    sheet.circle((96, 150), 31, "none", "#d99a56", 6)
    for k in range(4):
        dx, dy = 29 * math.cos(k * math.pi / 4), 29 * math.sin(k * math.pi / 4)
        sheet.path(f"M{96 - dx:.1f} {150 - dy:.1f}L{96 + dx:.1f} {150 + dy:.1f}", "none", INK, 4)
    sheet.circle((96, 150), 7, "#b8323e", INK, 4)
    sheet.path("M96 180L78 194M96 180L118 194M4 192H196", "none", INK, 7)
