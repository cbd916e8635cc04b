"""The animals' heads, front view: plain shapes with strong outlines."""

import math
from collections.abc import Callable

from scenes.art.geometry import Line, circle, mirrored, ribbon, smooth, star, symmetric
from scenes.art.palette import GILT_LIGHT, INK, Colour, mix
from scenes.art.vector import Drawing, Point

WHITE = "#fbf3de"


def _both(
    sheet: Drawing, points: Line, fill: str, stroke: str = "", width: float = 1, opacity: float = 1
) -> None:
    """A shape on the right of the face and its mirror image on the left."""
    for line in (points, mirrored(points, 100)):
        sheet.path(line, fill, stroke, width, opacity)


def _eyes(sheet: Drawing, at: Point, iris: Colour, slant: float = 0.0, size: float = 1.0) -> None:
    for side in (1, -1):
        x, y = 100 + side * (at[0] - 100), at[1]
        lid = [
            (x - 13 * side * size, y + 4 + slant),
            (x, y - 8 * size),
            (x + 14 * side * size, y - 2 - slant),
            (x, y + 8 * size),
        ]
        sheet.path(smooth(lid, corners=(0, 2)), "#fff8e2", INK, 2.4)
        sheet.circle((x, y), 6.2 * size, iris, INK, 1.6)
        sheet.circle((x, y), 2.8 * size, "#0a0607")
        sheet.circle((x - 2, y - 2.4), 1.7 * size, "#ffffff")


def _nose(sheet: Drawing, y: float, width: float = 15) -> None:
    nose = symmetric([(100, y - 7), (100 + width, y - 6), (100 + width * 0.7, y + 4), (100, y + 9)], 100)
    sheet.path(
        smooth(nose),
        sheet.radial((96, y - 4), 22, (0, "#6a5a5c"), (0.5, "#2a2227"), (1, "#0d0a0c")),
        INK,
        1.4,
    )
    sheet.path(f"M100 {y + 8}V{y + 16}", "none", INK, 2.4)
    mouth = smooth(
        [(78, y + 18), (88, y + 24), (100, y + 17), (112, y + 24), (122, y + 18)], closed=False, steps=6
    )
    sheet.path(ribbon(mouth, [1.2 + 2 * math.sin(math.pi * i / len(mouth)) for i in range(len(mouth))]), INK)


def _fur(sheet: Drawing, light: Colour, deep: Colour) -> str:
    return sheet.radial((88, 84), 92, (0, light), (0.6, mix(light, deep, 0.5)), (1, deep))


def _collar(sheet: Drawing, cloth: Colour, tie: Colour) -> None:
    """Coat, collar and cravat under the head."""
    sheet.path(
        smooth([(30, 206), (46, 168), (100, 154), (154, 168), (170, 206)], corners=(0, 4)), cloth, INK, 2.4
    )
    _both(sheet, [(100, 170), (128, 152), (138, 172), (112, 188)], WHITE, INK, 2)
    sheet.path(smooth([(88, 166), (112, 166), (118, 186), (100, 204), (82, 186)]), tie, INK, 2.4)
    sheet.circle((100, 178), 3.4, GILT_LIGHT, INK, 1)


def _raccoon(sheet: Drawing) -> None:
    _collar(sheet, "#2c3147", "#1f6e5c")
    _both(sheet, smooth([(138, 76), (150, 40), (176, 40), (178, 74), (162, 100)]), "#5d5a63", INK, 2.4)
    _both(sheet, smooth([(148, 74), (156, 54), (168, 56), (166, 84)]), "#2a1d22")
    head: list[Point] = [
        (100, 48),
        (132, 52),
        (156, 76),
        (166, 106),
        (184, 128),
        (164, 134),
        (150, 152),
        (124, 166),
        (100, 172),
    ]
    sheet.path(
        smooth(symmetric(head, 100), corners=(4, 5, 11, 12)), _fur(sheet, "#e9e2d2", "#8a8478"), INK, 2.6
    )
    _both(
        sheet,
        smooth([(108, 100), (124, 80), (152, 84), (176, 124), (150, 128), (124, 124)], corners=(3,)),
        "#26222c",
    )
    _both(sheet, smooth([(104, 92), (118, 68), (148, 68), (124, 78)]), WHITE)
    sheet.path(smooth(symmetric([(100, 60), (106, 84), (104, 118), (100, 124)], 100)), "#55505a")
    _eyes(sheet, (132, 104), "#c9863a")
    sheet.path(smooth(symmetric([(100, 116), (124, 124), (130, 146), (100, 164)], 100)), WHITE)
    _nose(sheet, 132)
    _hat(sheet)


def _hat(sheet: Drawing) -> None:
    silk = sheet.linear(
        (60, 0),
        (140, 0),
        (0, "#0b0b10"),
        (0.3, "#565a70"),
        (0.42, "#a8aec6"),
        (0.55, "#2b2c36"),
        (1, "#0b0b10"),
    )
    sheet.path(
        smooth([(64, 54), (60, -4), (100, -12), (140, -4), (136, 54), (100, 60)], corners=(0, 1, 3, 4)),
        silk,
        INK,
        2.4,
    )
    sheet.path(
        smooth([(63, 34), (100, 42), (137, 34), (136, 54), (100, 60), (64, 54)], corners=(0, 2, 3, 5)),
        "#a82a38",
        INK,
        1.6,
    )
    sheet.path(
        smooth(
            [(34, 44), (60, 60), (100, 66), (140, 60), (166, 44), (140, 52), (100, 56), (60, 52)],
            corners=(0, 4),
        ),
        silk,
        INK,
        2.4,
    )


def _fox(sheet: Drawing) -> None:
    _collar(sheet, "#3a2a4e", "#b98a2c")
    _both(
        sheet,
        smooth([(122, 66), (150, 22), (166, 2), (176, 46), (166, 92)], corners=(2,)),
        "#c8642a",
        INK,
        2.4,
    )
    _both(sheet, smooth([(138, 66), (156, 30), (162, 22), (166, 50), (158, 80)], corners=(2,)), "#2a1210")
    head: list[Point] = [
        (100, 50),
        (130, 56),
        (152, 80),
        (166, 104),
        (192, 124),
        (172, 134),
        (148, 148),
        (122, 164),
        (100, 182),
    ]
    sheet.path(smooth(symmetric(head, 100), corners=(4, 8, 12)), _fur(sheet, "#f4a052", "#a8481a"), INK, 2.6)
    _both(
        sheet,
        smooth(
            [(106, 168), (110, 128), (132, 112), (164, 112), (190, 124), (172, 134), (146, 149), (122, 164)],
            corners=(4,),
        ),
        WHITE,
    )
    _both(sheet, smooth([(108, 98), (118, 84), (146, 82), (128, 90)]), "#ffd596")
    _eyes(sheet, (131, 102), "#8fae2e", slant=5)
    sheet.path(smooth(symmetric([(100, 134), (116, 144), (114, 166), (100, 176)], 100)), "#fffdf4")
    _nose(sheet, 146, 12)


def _cat(sheet: Drawing) -> None:
    _collar(sheet, "#5a1c2a", "#2f8a77")
    _both(
        sheet,
        smooth([(120, 60), (152, 14), (160, 8), (172, 52), (164, 88)], corners=(2,)),
        "#8b93a6",
        INK,
        2.4,
    )
    _both(sheet, smooth([(136, 60), (154, 28), (162, 56), (154, 76)], corners=(1,)), "#e3a8a4")
    head: list[Point] = [
        (100, 48),
        (136, 52),
        (166, 78),
        (176, 112),
        (192, 134),
        (170, 142),
        (150, 162),
        (124, 174),
        (100, 176),
    ]
    sheet.path(smooth(symmetric(head, 100), corners=(4, 12)), _fur(sheet, "#b9c0d0", "#5f6880"), INK, 2.6)
    for x, y, length in ((100, 54, 26), (116, 56, 22), (84, 56, 22), (130, 62, 16), (70, 62, 16)):
        sheet.path(
            ribbon(
                [(x, y), (x + (x - 100) * -0.1, y + length / 2), (x + (x - 100) * -0.2, y + length)],
                [2, 6, 1],
            ),
            "#3c4256",
        )
    for y in (112, 124):
        _both(sheet, ribbon([(182, y + 8), (168, y + 2), (152, y + 4)], [1, 5, 1]), "#3c4256")
    _eyes(sheet, (134, 102), "#e0b030", slant=2, size=1.15)
    _both(sheet, smooth([(100, 130), (124, 126), (142, 142), (128, 162), (100, 162)]), WHITE)
    nose = symmetric([(100, 128), (110, 127), (104, 136), (100, 139)], 100)
    sheet.path(smooth(nose), "#d9858a", INK, 1.6)
    mouth = smooth([(74, 146), (88, 154), (100, 142), (112, 154), (126, 146)], closed=False, steps=6)
    sheet.path(ribbon(mouth, [1.2 + 2 * math.sin(math.pi * i / len(mouth)) for i in range(len(mouth))]), INK)


def _bear(sheet: Drawing) -> None:
    _collar(sheet, "#472a22", "#c23a48")
    _both(sheet, circle((152, 58), 25, 40), "#7a4c2a", INK, 2.4)
    _both(sheet, circle((150, 62), 14, 32), "#3a2014")
    head: list[Point] = [(100, 42), (140, 48), (168, 78), (176, 116), (166, 150), (132, 174), (100, 178)]
    sheet.path(smooth(symmetric(head, 100)), _fur(sheet, "#a8743f", "#4c2c16"), INK, 2.6)
    _both(sheet, smooth([(112, 82), (126, 72), (146, 76), (130, 80)]), "#3f2412")
    _eyes(sheet, (132, 96), "#7a4518", size=0.95)
    sheet.path(
        smooth(symmetric([(100, 106), (128, 114), (142, 140), (126, 164), (100, 170)], 100)),
        sheet.radial((92, 124), 54, (0, "#fbe6c0"), (0.6, "#dfb988"), (1, "#a87a4c")),
        INK,
        1.4,
    )
    _nose(sheet, 124, 19)


def _dog(sheet: Drawing) -> None:
    _collar(sheet, "#23324a", "#d2a04a")
    head: list[Point] = [(100, 44), (132, 48), (152, 72), (156, 108), (148, 142), (128, 172), (100, 180)]
    sheet.path(smooth(symmetric(head, 100)), _fur(sheet, "#f2e3c6", "#b08a5c"), INK, 2.6)
    _both(
        sheet,
        smooth([(126, 46), (158, 44), (184, 78), (190, 132), (170, 154), (154, 122), (148, 80)]),
        sheet.linear((126, 0), (190, 0), (0, "#7a4a26"), (1, "#4a2812")),
        INK,
        2.4,
    )
    sheet.path(smooth([(112, 76), (138, 70), (152, 92), (146, 118), (120, 116)]), "#8a5a30")
    _eyes(sheet, (129, 96), "#5a3518")
    sheet.path(smooth(symmetric([(100, 112), (124, 120), (134, 146), (120, 168), (100, 174)], 100)), WHITE)
    sheet.path(smooth(symmetric([(100, 150), (112, 154), (110, 172), (100, 176)], 100)), "#c8505a", INK, 1.4)
    _nose(sheet, 126, 18)


def _skunk(sheet: Drawing) -> None:
    _collar(sheet, "#4a4636", "#7c2630")
    tail = smooth([(150, 190), (196, 150), (196, 84), (164, 50), (178, 104), (150, 150)])
    sheet.path(tail, "#1c1a22", INK, 2.4)
    sheet.path(smooth([(160, 176), (188, 142), (188, 96), (180, 120), (162, 152)]), WHITE)
    _both(sheet, circle((146, 66), 17, 32), "#26232d", INK, 2.4)
    _both(sheet, circle((145, 68), 8, 24), "#7a5a62")
    head: list[Point] = [(100, 42), (130, 48), (154, 76), (164, 112), (146, 142), (122, 166), (100, 176)]
    sheet.path(smooth(symmetric(head, 100)), _fur(sheet, "#4c4856", "#15131a"), INK, 2.6)
    sheet.path(
        smooth(symmetric([(100, 36), (118, 50), (110, 84), (103, 112), (100, 116)], 100), corners=(4,)), WHITE
    )
    _both(sheet, smooth([(146, 128), (164, 112), (158, 136), (138, 152)]), WHITE)
    _eyes(sheet, (132, 100), "#6fae8a", slant=-2)
    sheet.path(smooth(symmetric([(100, 126), (116, 132), (116, 156), (100, 166)], 100)), "#6a6473")
    _nose(sheet, 138, 12)
    sheet.path(star((60, 52), 10, 3, 4), GILT_LIGHT, INK, 1.2)


HEADS: dict[str, Callable[[Drawing], None]] = {
    "Tycoon": _raccoon,
    "Sly Fox": _fox,
    "Fat Cat": _cat,
    "Big Bear": _bear,
    "Top Dog": _dog,
    "Skunk Works": _skunk,
}
"""How each railroad's animal is drawn on a sheet of 200 units."""
