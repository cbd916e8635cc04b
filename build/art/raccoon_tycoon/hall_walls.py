"""Drawings of the empty auction hall: wallpaper, cornice, panelling, velvet, lamps and their light."""

from art.raccoon_tycoon.hatching import hatched
from scenes.art.geometry import Polyline, circle, ribbon, smooth
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, NIGHT
from scenes.art.vector import Drawing, Point, closed
from scenes.raccoon_tycoon.art.hall_walls import DRAPE, PANELLING, SHAFT, STRIPE

BROAD = 3840.0
"""The width of the parts that reach from wall to wall."""
STRIPES, LAMP = 900.0, 96.0
"""The height to which the wallpaper is drawn (it ends behind the panelling), and that of the sconces' upper
ends.
"""
TIE, FOOT = 250.0, DRAPE
CONE = 46.0, 262.0
"""Half the width of the spotlight's cone at its lamp and on the floor."""
CARD = 132.0
"""Half of the card's width in the cone."""
SHEETS, MOTES = 8, 44
"""The number of translucent layers in the cone's soft edge, and of grains of dust in it."""


def stripes() -> Drawing:
    """Two stripes of red, a sprig between them."""
    sheet = Drawing(2 * STRIPE, STRIPES)
    for number in range(2):
        x = number * STRIPE
        tone = sheet.linear((x, 0), (x + STRIPE / 2, 0), (0, "#7d2a35"), (0.5, "#8c343e"), (1, "#752632"))
        sheet.box(x, 0, STRIPE / 2, STRIPES, 0, tone, opacity=0.75)
        for edge in (0.4, STRIPE / 2):
            sheet.box(x + edge - 0.7, 0, 1.4, STRIPES, 0, "#c98a4a", opacity=0.34)
        sprigs = [
            _sprig((x + STRIPE * 0.75, 62.0 + 54 * row + (27 if number % 2 else 0)))
            for row in range(int(STRIPES / 54))
        ]
        sheet.path("".join(sprigs), "#a2454d", opacity=0.6)
    return sheet


def _sprig(at: Point) -> str:
    """A small flower of four leaves, as path data."""
    x, y = at
    leaves = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return "".join(
        f"M{x} {y}Q{x + dx * 8 - dy * 5:g} {y + dy * 12 + dx * 6:g} {x + dx * 9:g} {y + dy * 17:g}"
        f"Q{x + dx * 8 + dy * 5:g} {y + dy * 12 - dx * 6:g} {x} {y}Z"
        for dx, dy in leaves
    )


def cornice() -> Drawing:
    """The cornice with its row of brass teeth."""
    sheet, width = Drawing(BROAD, 38), BROAD
    wood = sheet.down(0, 28, (0, "#2c161d"), (0.5, "#6a4030"), (1, "#2a141a"))
    sheet.box(0, 0, width, 28, 0, wood, NIGHT, 1.5)
    brass = sheet.down(29, 38, (0, "#e2b65c"), (1, "#7a4f1a"))
    teeth = "".join(f"M{x} 29h14v8h-14Z" for x in range(5, int(width), 24))
    sheet.path(teeth, brass, NIGHT, 0.8)
    sheet.box(0, 24, width, 3, 0, "#e2b65c", opacity=0.9)
    return sheet


def panelling() -> Drawing:
    """The rail, and the wood around the panels."""
    sheet = Drawing(BROAD, PANELLING)
    wood = sheet.down(0, PANELLING, (0, "#5e3221"), (1, "#2a140f"))
    sheet.box(0, 14, BROAD, PANELLING - 14, 0, wood, NIGHT, 1)
    rail = sheet.down(0, 15, (0, "#cd9252"), (0.35, "#8a5428"), (1, "#2f170d"))
    sheet.box(0, 0, BROAD, 15, 0, rail, NIGHT, 1.4)
    return sheet


def panel() -> Drawing:
    """A raised panel in its frame."""
    wide, high = 80.0, PANELLING - 34
    sheet = Drawing(wide, high)
    frame = sheet.linear((0, 0), (wide, high), (0, "#3c1d14"), (1, "#6e3d27"))
    sheet.box(0, 0, wide, high, 3, frame, "#1b0c08", 1.6)
    inner: Polyline = [(9, 9), (wide - 9, 9), (wide - 9, high - 9), (9, high - 9)]
    sheet.path(inner, sheet.linear(inner[0], inner[2], (0, "#74442c"), (1, "#3a1c12")), "#c58a4e", 0.8)
    hatched(sheet, inner, 90, 6, "#1b0c08", 0.5, 1.8, lambda _x, y: 0.5 + y / 160)
    return sheet


def drape() -> Drawing:
    """Velvet in the upper left corner, tied back."""
    sheet = Drawing(90, FOOT)
    fall = smooth(
        [
            (-6, -4),
            (80, -4),
            (72, TIE * 0.4),
            (44, TIE * 0.8),
            (24, TIE),
            (34, TIE + 80),
            (42, FOOT),
            (-6, FOOT),
        ],
        corners=(0, 1, 6, 7),
    )
    sheet.path([(x + 6, y + 6) for x, y in fall], "#000000", opacity=0.4)
    stops = ((0, "&dark;"), (0.4, "&light;"), (0.7, "&middle;"), (1, "&edge;"))
    sheet.path(fall, sheet.linear((0, 0), (80, 0), *stops), NIGHT, 2)
    for fold in range(7):
        x = 7.0 + fold * 10.5
        upper = smooth([(x, 0), (x * 0.94, TIE * 0.4), (x * 0.55, TIE * 0.82), (x * 0.33, TIE)], False, 6)
        lower = smooth([(x * 0.33, TIE + 8), (x * 0.44, TIE + 80), (x * 0.54, FOOT)], False, 6)
        for line in (upper, lower):
            sheet.path(ribbon(line, [2.4] * len(line)), "#1d040a", opacity=0.55)
    cord = sheet.linear((-4, 0), (32, 0), (0, GILT_DEEP), (0.5, GILT_LIGHT), (1, GILT_DEEP))
    sheet.box(-4, TIE - 4, 36, 13, 5, cord, NIGHT, 1.4)
    return sheet


def beam() -> Drawing:
    """The spotlight's cone about its axis, dust in it."""
    sheet = Drawing(2 * CONE[1], SHAFT)
    warm = sheet.down(-12, SHAFT, (0, "#fff0c4"), (0.5, "#ffe2a4"), (1, "#ffd890", 0.45))
    for ring in range(SHEETS):
        near, far = CONE[0] - 5.0 * ring, CONE[1] - 11.0 * ring
        sheet.path([(-near, 0), (near, 0), (far, SHAFT), (-far, SHAFT)], warm, opacity=0.115)
    sheet.path("".join(_mote(number) for number in range(MOTES)), "#fff3d0", opacity=0.5)
    return sheet


def _mote(number: int) -> str:
    """A grain of dust in the cone next to the card, as path data; each number has a fixed place."""
    share = (number * number * 0.618) % 1.0
    down = 0.25 + 0.72 * ((number * 0.755) % 1.0)
    reach = CONE[0] + (CONE[1] - CONE[0]) * down
    aside = (CARD + (reach - CARD) * share) * (1 if number % 2 else -1)
    return closed(circle((aside, SHAFT * down), 0.9 + 0.7 * share, 8))


def spotlight() -> Drawing:
    """The spotlight's lamp, over its cone."""
    sheet = Drawing(60, 80)
    shade = sheet.linear((-30, 0), (30, 0), (0, NIGHT), (0.35, "#726c78"), (1, NIGHT))
    sheet.box(-4, 26, 8, 14, 0, NIGHT)
    sheet.path("M-13 36H13L18 44L30 66Q0 78 -30 66L-18 44Z", shade, NIGHT, 2)
    sheet.path("M-30 66Q0 78 30 66Q0 58 -30 66Z", "#fff6d2", GILT, 2)
    return sheet


def sconce() -> Drawing:
    """A lit brass arm with two glass tulips."""
    sheet, x, y = Drawing(110, 160), 0.0, LAMP
    brass = sheet.linear((x - 20, 0), (x + 20, 0), (0, GILT_DEEP), (0.4, GILT_LIGHT), (1, GILT_DEEP))
    shield = smooth(
        [(x, y + 84), (x - 15, y + 98), (x - 16, y + 124), (x, y + 150), (x + 16, y + 124), (x + 15, y + 98)],
        corners=(0, 3),
    )
    sheet.path(shield, brass, NIGHT, 1.8)
    sheet.circle((x, y + 116), 8, "#7c2630", GILT_LIGHT, 1.6)
    for side in (-1, 1):
        arm = smooth(
            [(x, y + 112), (x + side * 20, y + 122), (x + side * 34, y + 104), (x + side * 30, y + 82)],
            False,
            8,
        )
        sheet.path(ribbon(arm, [6] * len(arm)), brass, NIGHT, 1.4)
        cx = x + side * 30
        sheet.box(cx - 12, y + 74, 24, 8, 3, brass, NIGHT, 1.3)
        glass = smooth(
            [(cx - 10, y + 74), (cx - 19, y + 52), (cx - 14, y + 28), (cx - 17, y + 14), (cx, y + 19),
             (cx + 17, y + 14), (cx + 14, y + 28), (cx + 19, y + 52), (cx + 10, y + 74)],
            corners=(0, 3, 5, 8),
        )  # fmt: skip
        hot = sheet.radial((cx, y + 48), 40, (0, "#fffbe0"), (0.5, "#ffd97a"), (1, "#d9893a"))
        sheet.path(glass, hot, "#3a1a0c", 1.6)
        for aside in (-8, 0, 8):
            sheet.path(
                f"M{cx + aside * 0.7:g} {y + 72}Q{cx + aside * 1.7:g} {y + 46} {cx + aside * 1.1:g} {y + 20}",
                "none",
                "#8a4a14",
                0.9,
                0.5,
            )
        flame = smooth([(cx, y + 28), (cx + 6, y + 48), (cx, y + 62), (cx - 6, y + 48)], corners=(0,))
        sheet.path(flame, "#ffffff", opacity=0.9)
    return sheet


HALL = {
    "stripes": stripes,
    "cornice": cornice,
    "panelling": panelling,
    "panel": panel,
    "spotlight": spotlight,
    "sconce": sconce,
    "beam": beam,
}
"""The parts that take no colours, by name; they are drawn from their upper left corner, or about their axis.
"""
