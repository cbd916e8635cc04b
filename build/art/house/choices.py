"""The small pictures of a table's options and the settings."""

import math
from collections.abc import Callable

from art.house.objects import GOLD
from scenes.art.geometry import circle, smooth
from scenes.art.linework.hatching import hatching
from scenes.art.linework.patterns import LATTICE, LEVEL, RISING
from scenes.art.palette import CREAM, GILT, GILT_LIGHT, INK, OXBLOOD, TEAL, TEAL_LIGHT
from scenes.art.vector import Drawing

IVORY_TOP, IVORY_BOTTOM = "#fffaea", "#d9c59a"


def _ivory(sheet: Drawing, top: float = 20, bottom: float = 180) -> str:
    return sheet.down(top, bottom, (0, IVORY_TOP), (1, IVORY_BOTTOM))


def lined(sheet: Drawing, path: str, width: float, colour: str = GILT_LIGHT) -> None:
    """A line with a dark edge."""
    sheet.path(path, "none", INK, width + 12)
    sheet.path(path, "none", colour, width)


def _primer(sheet: Drawing) -> None:
    """An open book: for beginners."""
    for side in (1, -1):
        page = [(100.0, 54.0), (100 + side * 40, 36), (100 + side * 84, 46), (100 + side * 84, 158),
                (100 + side * 40, 148), (100, 168)]  # fmt: skip
        sheet.path(smooth(page, corners=(0, 2, 3, 5)), _ivory(sheet, 36, 168), INK, 8)
        for y in (78, 102, 126):
            sheet.path(f"M{100 + side * 20} {y + 2}L{100 + side * 66} {y - 4}", "none", OXBLOOD, 8)


def _mixed(sheet: Drawing) -> None:
    """Two paths that cross."""
    for path in ("M22 58H62C110 58 92 142 140 142H172", "M22 142H62C110 142 92 58 140 58H172"):
        lined(sheet, path, 16)
    for y in (58, 142):
        sheet.path([(158, y - 34), (194, y), (158, y + 34)], GILT_LIGHT, INK, 7)


def _hourglass(sheet: Drawing) -> None:
    """An hourglass: the longer game."""
    glass = "M52 40C52 92 92 88 92 100S52 108 52 160H148C148 108 108 112 108 100S148 92 148 40Z"
    sheet.path(glass, "#dfeef0", INK, 8)
    sheet.path("M66 70C72 84 96 88 100 98C104 88 128 84 134 70Z", GILT)
    sheet.path("M62 156C66 134 88 128 100 116C112 128 134 134 138 156Z", GILT)
    for y in (20, 156):
        sheet.box(36, y, 128, 24, 8, sheet.down(y, y + 24, *GOLD), INK, 7)


def _window(sheet: Drawing) -> None:
    sheet.box(20, 36, 160, 128, 12, "#27605f", INK, 9)
    sheet.path("M20 72V48A12 12 0 0 1 32 36H168A12 12 0 0 1 180 48V72Z", _ivory(sheet, 36, 72), INK, 9)
    for x in (42, 66, 90):
        sheet.circle((x, 55), 7, OXBLOOD)


def _letters(sheet: Drawing) -> None:
    """A large and a small capital."""
    for x, y, size in ((12, 168, 132.0), (112, 168, 80.0)):
        path = (
            f"M{x} {y}L{x + size * 0.36:.0f} {y - size:.0f}H{x + size * 0.5:.0f}L{x + size * 0.86:.0f} {y}"
            f"M{x + size * 0.18:.0f} {y - size * 0.34:.0f}H{x + size * 0.68:.0f}"
        )
        lined(sheet, path, size * 0.13, CREAM)


def _speed(sheet: Drawing) -> None:
    """A stop-watch at full speed."""
    sheet.box(86, 12, 28, 30, 6, sheet.down(12, 42, *GOLD), INK, 7)
    sheet.circle((100, 112), 74, INK)
    sheet.circle((100, 112), 67, sheet.linear((50, 60), (150, 160), *GOLD))
    sheet.circle((100, 112), 52, IVORY_TOP, INK, 5)
    sheet.path("M100 112L134 82", "none", OXBLOOD, 12)
    sheet.circle((100, 112), 10, INK)


def _speech(sheet: Drawing) -> None:
    bubble = [(100.0, 24.0), (166, 40), (182, 86), (160, 128), (104, 142), (76, 140), (44, 178), (48, 132),
              (18, 86), (36, 40)]  # fmt: skip
    sheet.path(smooth(bubble, corners=(6,)), _ivory(sheet, 24, 150), INK, 9)
    for x, length in ((54, 92), (54, 66)):
        y = 70 if length == 92 else 100
        sheet.path(f"M{x} {y}H{x + length}", "none", TEAL, 13)


def _note(sheet: Drawing) -> None:
    lined(sheet, "M74 148V46L158 28V130", 13)
    sheet.path([(74, 46), (158, 28), (158, 62), (74, 80)], GILT_LIGHT, INK, 6)
    for x, y in ((54, 150), (138, 132)):
        sheet.path(circle((x, y), 28, 32, 20), GILT_LIGHT, INK, 7)


def _horn(sheet: Drawing) -> None:
    """The horn of a talking machine."""
    sheet.path("M24 84H62L124 36V164L62 116H24Z", sheet.linear((24, 36), (124, 164), *GOLD), INK, 8)
    for radius in (32, 58):
        reach = radius * math.sin(0.8)
        x = 132 + radius * math.cos(0.8) * 0.4
        lined(sheet, f"M{x:.0f} {100 - reach:.0f}A{radius} {radius} 0 0 1 {x:.0f} {100 + reach:.0f}", 9)


def _crowd(sheet: Drawing) -> None:
    """Three heads in a row."""
    for x, y, size, colour in (
        (46, 92, 0.8, "#c98f6a"),
        (154, 92, 0.8, TEAL_LIGHT),
        (100, 80, 1.0, IVORY_TOP),
    ):
        shoulders = f"M{x - 54 * size:.0f} 176C{x - 54 * size:.0f} {176 - 66 * size:.0f} "
        shoulders += f"{x + 54 * size:.0f} {176 - 66 * size:.0f} {x + 54 * size:.0f} 176Z"
        sheet.path(shoulders, colour, INK, 7)
        sheet.circle((x, y), 32 * size, colour, INK, 7)


def _motion(sheet: Drawing) -> None:
    """A piece that no longer flies: a still disc in front of its trail."""
    for y, start in ((66, 40), (100, 18), (134, 40)):
        lined(sheet, f"M{start} {y}H96", 9, CREAM)
    sheet.circle((130, 100), 54, INK)
    sheet.circle((130, 100), 46, sheet.linear((90, 60), (170, 140), *GOLD))
    for x in (116, 144):
        sheet.path(f"M{x} 78V122", "none", INK, 13)


def _curtain(sheet: Drawing) -> None:
    sheet.box(14, 18, 172, 20, 8, sheet.down(18, 38, *GOLD), INK, 7)
    for side in (1, -1):
        cloth = (
            f"M{100 + side * 80} 40H100C{100 + side * 8} 110 {100 + side * 26} 130 {100 + side * 52} 138V180"
        )
        cloth += f"H{100 + side * 80}Z"
        sheet.path(cloth, sheet.down(40, 180, (0, "#c23a48"), (1, "#5a121c")), INK, 8)
        sheet.path(f"M{100 + side * 50} 48C{100 + side * 52} 90 {100 + side * 60} 110 {100 + side * 64} 128",
                   "none", "#f0a0a0", 5, 0.8)  # fmt: skip


def _contrast(sheet: Drawing) -> None:
    """A disc half dark, half light."""
    sheet.circle((100, 100), 84, INK)
    sheet.circle((100, 100), 76, IVORY_TOP)
    sheet.path("M100 32A68 68 0 0 0 100 168Z", INK)


def _patterns(sheet: Drawing) -> None:
    """Three bars, each hatched its own way."""
    for number, pattern in enumerate((RISING, LEVEL, LATTICE)):
        left, top = 24 + 56 * number, 92 - 30 * number
        sheet.box(left, top, 44, 176 - top, 4, IVORY_TOP, INK, 9)
        bar = [(left + 4, top + 4), (left + 40, top + 4), (left + 40, 172), (left + 4, 172)]
        for angle in pattern:
            sheet.path(hatching(bar, 22, angle), "none", INK, 7)


def _candle(sheet: Drawing) -> None:
    """A candle in its holder: hints."""
    glow = sheet.radial((92, 58), 70, (0, "#ffd24d", 0.55), (1, "#ffd24d", 0.0))
    sheet.circle((92, 58), 70, glow)
    flame = [(92.0, 14.0), (112, 46), (108, 68), (92, 78), (76, 68), (72, 46)]
    sheet.path(smooth(flame, corners=(0,)), sheet.down(14, 78, (0, "#fff3c4"), (1, "#ff9a3c")), INK, 6)
    sheet.box(70, 82, 44, 70, 6, _ivory(sheet, 82, 152), INK, 7)
    lined(sheet, "M146 150A20 20 0 1 0 146 128", 9, GILT)
    sheet.path("M34 148H150L136 178H48Z", sheet.down(148, 178, *GOLD), INK, 8)


def _captions(sheet: Drawing) -> None:
    """Two lines at the foot of a stage."""
    sheet.box(14, 30, 172, 140, 18, "#241820", INK, 18)
    sheet.box(14, 30, 172, 140, 18, "none", GILT_LIGHT, 8)
    for x, y, width in ((40, 112, 120), (62, 138, 76)):
        sheet.path(f"M{x} {y}H{x + width}", "none", IVORY_TOP, 14)


def _controller(sheet: Drawing) -> None:
    """A controller: two grips, a cross on the left, two buttons on the right."""
    left = [(100.0, 56.0), (60, 52), (34, 68), (14, 140), (24, 164), (42, 158), (72, 126), (100, 124)]
    right = [(200 - x, y) for x, y in reversed(left[1:-1])]
    sheet.path(smooth([*left, *right]), sheet.down(52, 164, *GOLD), INK, 9)
    sheet.path("M42 90H74M58 74V106", "none", INK, 13)
    for place in ((130, 100), (152, 80)):
        sheet.circle(place, 10, OXBLOOD, INK, 4)


def _pointer(sheet: Drawing) -> None:
    """An arrow whose tip is in the corner."""
    sheet.path("M10 10V150L46 118L68 172L98 160L76 108H124Z", IVORY_TOP, INK, 13)


CHOICES: dict[str, Callable[[Drawing], None]] = {
    "primer": _primer,
    "mixed": _mixed,
    "hourglass": _hourglass,
    "window": _window,
    "letters": _letters,
    "speed": _speed,
    "speech": _speech,
    "note": _note,
    "horn": _horn,
    "crowd": _crowd,
    "motion": _motion,
    "curtain": _curtain,
    "contrast": _contrast,
    "patterns": _patterns,
    "candle": _candle,
    "captions": _captions,
    "controller": _controller,
    "pointer": _pointer,
}
"""The pictures by name, on a sheet of 200 units."""
