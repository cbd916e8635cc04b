"""The ship of the Export Company under full sail, for where it is seen large."""

from __future__ import annotations

from scenes.art.geometry import smooth
from scenes.art.palette import INK
from scenes.art.vector import Drawing

CANVAS = ((0.0, "#fffdf2"), (0.55, "#f6e9c6"), (1.0, "#c9ad74"))
MASTS = ((56.0, 30.0, 21.0), (102.0, 14.0, 25.0), (146.0, 32.0, 20.0))
"""The place of each mast, the height of its top, and half the width of its lowest sail."""
DECK, WATER = 132.0, 166.0
ROWS = 3


def three_master(sheet: Drawing) -> None:
    """The whole ship on the sea, with gulls."""
    for x, y in ((24, 44), (176, 22), (186, 58)):
        sheet.path(f"M{x - 8} {y}Q{x - 4} {y - 5} {x} {y}Q{x + 4} {y - 5} {x + 8} {y}", "none", "#f4ead0", 2)
    _rigging(sheet)
    for mast in MASTS:
        _mast(sheet, *mast)
    _jib(sheet)
    _hull(sheet)
    _sea(sheet)


def _rigging(sheet: Drawing) -> None:
    for x, top, half in MASTS:
        for foot in (x - half, x + half):
            sheet.path(f"M{x} {top + 6}L{foot:.1f} {DECK}", "none", "#3a2a20", 1.1, 0.8)


def _mast(sheet: Drawing, x: float, top: float, half: float) -> None:
    """A mast with a flag and a row of sails, each fuller than the one above it."""
    sheet.path(f"M{x} {DECK + 4}V{top}", "none", INK, 5)
    sheet.path(f"M{x} {DECK + 3}V{top + 1}", "none", "#a8743c", 2.4)
    flag = [(x + 1, top), (x + 17, top + 3), (x + 12, top + 6), (x + 17, top + 10), (x + 1, top + 9)]
    sheet.path(flag, "#a8323c", INK, 2)
    step = (DECK - 8 - top - 14) / ROWS
    for row in range(ROWS):
        y, wide = top + 13 + row * step, half * (0.62 + 0.19 * row)
        _sail(sheet, x, y, wide, step - 3)


def _sail(sheet: Drawing, x: float, y: float, wide: float, high: float) -> None:
    """Full of wind from the left; a yard above it, a seam across."""
    left, right, foot = x - wide, x + wide, y + high
    d = f"M{left:.1f} {y:.1f}L{right:.1f} {y:.1f}"
    d += f"Q{right + 5:.1f} {y + high * 0.55:.1f} {right + 1:.1f} {foot:.1f}"
    d += f"Q{x:.1f} {foot - 6:.1f} {left - 1:.1f} {foot:.1f}"
    d += f"Q{left + 4:.1f} {y + high * 0.5:.1f} {left:.1f} {y:.1f}Z"
    sheet.path(d, sheet.linear((left, y), (right + 4, foot), *CANVAS), INK, 2.6)
    for share in (0.33, 0.67):
        seam = left + 2 * wide * share
        sheet.path(f"M{seam:.1f} {y + 2:.1f}L{seam + 1.5:.1f} {foot - 5:.1f}", "none", "#b0925c", 0.9, 0.9)
    sheet.path(f"M{left - 3:.1f} {y:.1f}H{right + 3:.1f}", "none", INK, 3.6)
    sheet.path(f"M{left - 2:.1f} {y:.1f}H{right + 2:.1f}", "none", "#a8743c", 1.6)


def _jib(sheet: Drawing) -> None:
    """The bowsprit with its two sails, and the one at the stern."""
    sheet.path(f"M164 {DECK - 2}L196 {DECK - 18}", "none", INK, 4.4)
    sheet.path(f"M164 {DECK - 2}L195 {DECK - 17}", "none", "#a8743c", 2)
    for tip, top in ((178.0, 52.0), (190.0, 74.0)):
        sail = f"M152 {top}Q{tip - 12:.0f} {top + 34:.0f} {tip} {DECK - 14}Q166 {DECK - 16} 158 {DECK - 16}Z"
        sheet.path(sail, sheet.linear((150, top), (tip, DECK), *CANVAS), INK, 2.4)
    sheet.path(
        f"M34 62Q26 92 14 {DECK - 14}L40 {DECK - 12}Z", sheet.linear((14, 62), (44, DECK), *CANVAS), INK, 2.4
    )


def _hull(sheet: Drawing) -> None:
    hull = smooth(
        [
            (10, DECK - 10),
            (34, DECK),
            (100, DECK + 6),
            (168, DECK - 4),
            (176, DECK - 6),
            (158, 176),
            (34, 176),
        ],
        corners=(0, 4, 5, 6),
    )
    sheet.path(hull, sheet.down(DECK - 10, 176, (0, "#c04a52"), (0.5, "#8e2832"), (1, "#3e1018")), INK, 3.6)
    band = smooth([(16, DECK + 3), (100, DECK + 17), (172, DECK + 5)], closed=False)
    for colour, width in ((INK, 6.5), ("#e8c47a", 3.6)):
        sheet.path(_along(band), "none", colour, width)
    for x in range(44, 160, 19):
        y = DECK + 24 - abs(x - 100) * 0.05
        sheet.circle((x, y), 4.4, "#ffd978", INK, 2)


def _along(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _sea(sheet: Drawing) -> None:
    """Two rows of waves before the hull, with foam."""
    for y, light, deep, phase in ((WATER, "#7fc0cc", "#3f8596", 0), (WATER + 12, "#5aa3b4", "#22566a", 1)):
        crest = [(4.0 + 24 * n, y + (-5 if (n + phase) % 2 else 4)) for n in range(9)]
        line = smooth(crest, closed=False)
        sheet.path([*line, (196, 196), (4, 196)], sheet.down(y, 196, (0, light), (1, deep)), INK, 2.4)
        sheet.path(_along([(x, at + 4) for x, at in line[2:-2]]), "none", "#e6f6f4", 1.6, 0.85)
