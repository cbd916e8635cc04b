"""The pictures on the commodity tokens: sheaf, logs, ingots, coal, crate and bottle."""

import math
from collections.abc import Callable

from art.outlines import symmetric
from scenes.art.geometry import Polyline, ribbon, smooth, star
from scenes.art.ornament import rosette
from scenes.art.palette import GILT_LIGHT, OXBLOOD
from scenes.art.vector import Drawing, Point, open_line


def _wheat(sheet: Drawing, fine: bool) -> None:
    ears = [
        (180, 92, 150, -18, 4, 0.92),
        (220, 308, 150, 18, 4, 0.92),
        (190, 144, 104, -10, 5, 1.0),
        (210, 256, 104, 10, 5, 1.0),
        (200, 200, 86, 0, 5, 1.08),
    ]
    for base, tip_x, tip_y, bend, count, scale in ears:
        stalk = [
            (
                base + (tip_x - base) * t / 24 + bend * math.sin(t / 24 * math.pi) * 0.5,
                330 + (tip_y - 330) * t / 24,
            )
            for t in range(25)
        ]
        sheet.path(ribbon(stalk, [10 * scale] * 25), "#3a1f08")
        sheet.path(ribbon(stalk, [5.5 * scale] * 25), "#ffe9a8")
        _ear(sheet, stalk, count, scale, fine)
    for i in range(7):
        stem = smooth(
            [(200 + (i - 3) * 9, 292), (200 + (i - 3) * 8, 312), (200 + (i - 3) * 19, 352)],
            closed=False,
            steps=6,
        )
        sheet.path(ribbon(stem, [11.0] * len(stem)), "#3a1f08")
        sheet.path(ribbon(stem, [6.0] * len(stem)), "#ffe9a8" if i % 2 else "#e2b04a")
    band = smooth([(160, 286), (200, 298), (240, 286), (246, 312), (200, 326), (154, 312)])
    sheet.path(
        band,
        sheet.linear((150, 0), (250, 0), (0, "#4a141d"), (0.3, "#d04a58"), (1, "#3a0f16")),
        "#3a1f08",
        4.5,
    )


def _ear(sheet: Drawing, stalk: Polyline, count: int, scale: float, fine: bool) -> None:
    """The grains along a stalk, in pairs, and one at its tip."""
    for k in range(count):
        i = 9 + k * 15 // count
        angle = math.atan2(stalk[i][1] - stalk[i - 2][1], stalk[i][0] - stalk[i - 2][0])
        length, width = (42 - 10 * k / count) * scale, (13 - 2 * k / count) * scale
        _grain(sheet, stalk[i], angle - 0.6, length, width, "#fff6cf", fine)
        _grain(sheet, stalk[i], angle + 0.6, length, width, "#efc25c", fine)
    angle = math.atan2(stalk[24][1] - stalk[21][1], stalk[24][0] - stalk[21][0])
    _grain(sheet, stalk[24], angle, 36 * scale, 11 * scale, "#ffe9a0", fine)


def _grain(
    sheet: Drawing, at: Point, angle: float, length: float, width: float, colour: str, fine: bool
) -> None:
    ca, sa = math.cos(angle), math.sin(angle)
    points = [(0.0, 0.0), (length * 0.35, -width), (length, 0.0), (length * 0.35, width)]
    shape = smooth(
        [(at[0] + u * ca - v * sa, at[1] + u * sa + v * ca) for u, v in points], steps=5, corners=(2,)
    )
    sheet.path(shape, colour, "#3a1f08", 3.4 if fine else 5)


def _wood(sheet: Drawing, fine: bool) -> None:
    for x, y in ((196, 150), (128, 258), (262, 258)):
        _log(sheet, (x - 18, y + 10), 58, (74, -34), fine)


def _log(sheet: Drawing, face: Point, radius: float, reach: Point, fine: bool) -> None:
    x, y = face
    angle = math.atan2(reach[1], reach[0])
    nx, ny = -math.sin(angle) * radius, math.cos(angle) * radius
    far = (x + reach[0], y + reach[1])
    side = [(x + nx, y + ny), (far[0] + nx, far[1] + ny), (far[0] - nx, far[1] - ny), (x - nx, y - ny)]
    sheet.circle(far, radius, "#5a3317", "#26130a", 9)
    sheet.path(
        side,
        sheet.linear((x + nx, y + ny), (x - nx, y - ny), (0, "#3c200e"), (0.6, "#7a4c28"), (1, "#b37d4a")),
        "#26130a",
        6,
    )
    sheet.circle(face, radius, "#6b4020", "#26130a", 9)
    sheet.circle(
        face,
        radius * 0.86,
        sheet.radial((x - 12, y - 14), radius * 1.1, (0, "#ffe9bd"), (0.6, "#eec487"), (1, "#c58f52")),
    )
    for ring in (0.66, 0.46, 0.26) if fine else (0.62, 0.3):
        sheet.circle((x + 2, y + 1), radius * ring, "none", "#8a5426", 3.6 if fine else 6)
    sheet.circle((x + 2, y + 1), radius * 0.09, "#8a5426")


def _iron(sheet: Drawing, fine: bool) -> None:
    for x, y, width in ((62, 322, 124), (200, 322, 124), (128, 240, 130)):
        _ingot(sheet, x, y, width)
        if fine:
            sheet.path(
                ribbon([(x + 21, y - 43), (x + width * 0.4, y - 43), (x + width - 25, y - 43)], [1, 4, 1]),
                "#ffffff",
                opacity=0.9,
            )


def _ingot(sheet: Drawing, x: float, y: float, width: float) -> None:
    height, dx, dy, slope = 50, 26, -24, 15
    top = [
        (x + slope, y - height),
        (x + width - slope, y - height),
        (x + width - slope + dx, y - height + dy),
        (x + slope + dx, y - height + dy),
    ]
    front = [(x, y), (x + width, y), (x + width - slope, y - height), (x + slope, y - height)]
    side = [
        (x + width, y),
        (x + width + dx, y + dy),
        (x + width - slope + dx, y - height + dy),
        (x + width - slope, y - height),
    ]
    for face in (top, front, side):
        sheet.path(face, "#10151f", "#10151f", 11)
    sheet.path(top, sheet.down(y - height + dy, y - height, (0, "#ffffff"), (1, "#aab9d0")))
    sheet.path(
        front,
        sheet.linear((x, y - height), (x + width * 0.6, y), (0, "#d3deee"), (0.4, "#8fa0bb"), (1, "#55657f")),
    )
    sheet.path(
        side, sheet.linear((x + width, y - height), (x + width + dx, y), (0, "#5d6d88"), (1, "#28334a"))
    )


def _coal(sheet: Drawing, fine: bool) -> None:
    for x, y, radius, seed in (
        (200, 160, 44, 9),
        (150, 236, 44, 2),
        (246, 234, 46, 3),
        (104, 312, 40, 4),
        (300, 312, 40, 6),
        (200, 308, 52, 8),
    ):
        _lump(sheet, (x, y), radius, seed, fine)


def _lump(sheet: Drawing, centre: Point, radius: float, seed: int, fine: bool) -> None:
    """A faceted lump, lit from above left; the seed shapes it, always in the same way."""
    jitter = [((seed * 37 + k * 71) % 100) / 100 for k in range(14)]
    angles = [k * math.tau / 7 + (jitter[k] - 0.5) * 0.4 for k in range(7)]
    rim = [
        (
            centre[0] + math.cos(a) * radius * (0.88 + 0.22 * jitter[7 + k]),
            centre[1] + math.sin(a) * radius * 0.86 * (0.88 + 0.22 * jitter[7 + k]),
        )
        for k, a in enumerate(angles)
    ]
    peak = (centre[0] - radius * 0.12, centre[1] - radius * 0.2)
    sheet.path(rim, "#08080b", "#08080b", 11)
    for k in range(7):
        a, b = rim[k], rim[(k + 1) % 7]
        light = -((a[0] + b[0]) / 2 - centre[0]) * 0.6 - ((a[1] + b[1]) / 2 - centre[1]) * 0.8
        shade = max(0.0, min(1.0, 0.42 + 0.55 * light / radius))
        sheet.path(
            [peak, a, b],
            f"#{int(34 + shade * 165):02x}{int(36 + shade * 168):02x}{int(46 + shade * 180):02x}",
        )
    if fine:
        sheet.path(
            [
                (peak[0] - radius * 0.3, peak[1] - radius * 0.3),
                (peak[0] - radius * 0.1, peak[1] - radius * 0.36),
                (peak[0] - radius * 0.2, peak[1] - radius * 0.1),
            ],
            "#ffffff",
            opacity=0.85,
        )


def _goods(sheet: Drawing, fine: bool) -> None:
    front = [(84, 150), (262, 150), (262, 322), (84, 322)]
    top = [(84, 150), (140, 92), (318, 92), (262, 150)]
    side = [(262, 150), (318, 92), (318, 262), (262, 322)]
    for face in (front, top, side):
        sheet.path(face, "#26090a", "#26090a", 12)
    sheet.path(front, sheet.linear((84, 150), (262, 322), (0, "#ffe2ae"), (0.5, "#e8b36a"), (1, "#b97c3c")))
    sheet.path(top, sheet.linear((84, 92), (318, 150), (0, "#fff1cc"), (1, "#e9c184")))
    sheet.path(side, sheet.linear((262, 0), (318, 0), (0, "#9a602c"), (1, "#64381a")))
    for k in range(1, 4):
        sheet.path(f"M84 {150 + 43 * k}H262L318 {92 + 43 * k}", "none", "#26090a", 4.5)
    pale = sheet.linear((84, 150), (262, 322), (0, "#fff0c8"), (1, "#d29a52"))
    for board in (
        [(84, 150), (116, 150), (116, 322), (84, 322)],
        [(230, 150), (262, 150), (262, 322), (230, 322)],
        [(116, 150), (230, 150), (230, 178), (116, 178)],
        [(116, 294), (230, 294), (230, 322), (116, 322)],
        [(116, 294), (116, 262), (198, 178), (230, 178), (230, 210), (148, 294)],
    ):
        sheet.path(board, pale, "#26090a", 5)
    if fine:
        for x, y in ((100, 164), (246, 164), (100, 308), (246, 308)):
            sheet.circle((x, y), 6, "#4a2410")


def _luxury(sheet: Drawing, fine: bool) -> None:
    outer = symmetric(
        [
            (200, 58),
            (222, 60),
            (222, 86),
            (218, 92),
            (220, 140),
            (250, 178),
            (258, 210),
            (258, 330),
            (246, 342),
            (200, 344),
        ],
        200,
    )
    sheet.path(outer, "#08190d", "#08190d", 13)
    glass = symmetric(
        [(216, 118), (220, 140), (250, 178), (258, 210), (258, 330), (246, 342), (200, 344)], 200
    )
    sheet.path(
        glass,
        sheet.linear(
            (142, 0),
            (258, 0),
            (0, "#16472a"),
            (0.2, "#8fdba3"),
            (0.32, "#d9ffe0"),
            (0.4, "#4fa868"),
            (0.75, "#14502b"),
            (0.92, "#4fa868"),
            (1, "#0c2f18"),
        ),
    )
    _label(sheet, fine)


def _label(sheet: Drawing, fine: bool) -> None:
    """The bottle's foil and label."""
    foil = sheet.linear(
        (176, 0), (224, 0), (0, "#8a5c1e"), (0.3, "#fff3c4"), (0.5, "#e0b257"), (1, "#7d5117")
    )
    sheet.path([(176, 58), (224, 58), (222, 122), (178, 122)], foil, "#08190d", 4)
    sheet.path([(170, 56), (230, 56), (230, 78), (170, 78)], foil, "#08190d", 4)
    sheet.box(
        142,
        216,
        116,
        84,
        0,
        sheet.linear((142, 0), (258, 0), (0, "#d9c38f"), (0.3, "#fffbea"), (1, "#c9ac6c")),
        "#08190d",
        4.5,
    )
    rosette(sheet, (200, 258), 28, OXBLOOD, GILT_LIGHT)
    if fine:
        sheet.path(
            open_line([(150, 224), (250, 224), (250, 292), (150, 292), (150, 224)]), "none", OXBLOOD, 3
        )
        for x, y, size in ((292, 150, 16), (110, 236, 12), (286, 262, 10)):
            sheet.path(star((x, y), size, size * 0.28, 4), "#fffbe0", opacity=0.95)


PICTURES: dict[str, Callable[[Drawing, bool], None]] = {
    "wheat": _wheat,
    "wood": _wood,
    "iron": _iron,
    "coal": _coal,
    "goods": _goods,
    "luxury": _luxury,
}
"""The drawing of each commodity on a sheet of 400 units; the flag asks for fine lines."""
