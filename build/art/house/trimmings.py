"""Small things that all games share: frames, seals, medals, dice, arrows, a lesson's hand, a bubble."""

import math
from collections.abc import Callable
from functools import partial

from scenes.art import palette as pal
from scenes.art.geometry import Polyline, circle, star
from scenes.art.ornament import guilloche
from scenes.art.vector import Drawing, Point, open_line

TOKENS: dict[str, str | float] = {
    "colour": "#7c2630",
    "edge": "#b59a68",
    "face": "#f4ead2",
    "ink": "#2a1a22",
    "light": "#fff0bf",
    "metal": "#d2a04a",
    "shade": "#8a5c1e",
    "pale": "#e1b87e",
    "ribbon": "#7c2630",
}
"""The colours in files that are viewed on their own."""
OVAL = (280.0, 336.0)
_MIDDLE: Point = (OVAL[0] / 2, OVAL[1] / 2)
_BAND = 15.0
"""The width of an oval's frame."""
_STRANDS, _TWISTS = 3, 34
"""The number of braided strands, and how often each crosses the band."""
_MEDAL, _RIM, _FACE = (100.0, 146.0), 88.0, 74.0
_MOULD, _HOLLOW = "#b59a68", "#e3cf9f"
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""The places, of nine in rows, that have a pip, by the number thrown."""
MASK = (
    "M40 66L46 46L60 58H80L94 46L100 66Q97 84 82 82Q74 80 70 88Q66 80 58 82Q43 84 40 66Z"
    "M50 68Q57 62 63 71Q56 75 50 68ZM90 68Q83 62 77 71Q84 75 90 68Z"
)
"""A raccoon's ears and mask, without the eyes."""
CRACK = ((76, 3), (69, 26), (78, 44), (66, 63), (75, 84), (64, 106), (72, 138))
BUBBLE = (
    "M14 3H44A11 11 0 0 1 55 14V17A11 11 0 0 1 44 28H35L33 38L24 28H14A11 11 0 0 1 3 17V14A11 11 0 0 1 14 3Z"
)
DOTS = 3
SIGNS = {
    "cross": "-8 -8l16 16|8 -8l-16 16",
    "circle": "",
    "square": "-8 -8h16v16h-16z",
    "triangle": "0 -10l10 17h-20z",
}
"""The lines of the signs on round buttons, relative to the middle."""


def oval_opening() -> Drawing:
    """The visible part of a portrait, in white."""
    sheet = Drawing(*OVAL)
    sheet.path(_ellipse(_BAND), "#ffffff")
    return sheet


def oval_shade() -> Drawing:
    """The shadow of the frame on a portrait."""
    sheet = Drawing(*OVAL)
    dark = sheet.radial((_MIDDLE[0] - 18, _MIDDLE[1] - 30), 190, (0.62, pal.NIGHT, 0), (1, pal.NIGHT, 0.55))
    sheet.path(_ellipse(_BAND), dark)
    return sheet


def oval_blank() -> Drawing:
    """A guilloche rosette in the place of a missing portrait."""
    sheet = Drawing(*OVAL)
    sheet.path(_ellipse(_BAND), "#fff8e2", opacity=0.7)
    guilloche(sheet, _MIDDLE, 116, "#2f6a5e", 0.5, 24, 0.4)
    guilloche(sheet, _MIDDLE, 54, pal.GILT_DEEP, 0.3, 12, 0.5)
    return sheet


def oval_frame() -> Drawing:
    """Two brass rims and a braid between them."""
    sheet = Drawing(*OVAL)
    brass = ((0.0, pal.GILT_LIGHT), (0.4, pal.GILT), (0.75, pal.GILT_DEEP), (1.0, pal.GILT_LIGHT))
    gilt = sheet.linear((20, 10), (OVAL[0] - 20, OVAL[1] - 10), *brass)
    sheet.path(_ellipse(_BAND / 2 + 2), "none", pal.NIGHT, _BAND + 3)
    sheet.path(_ellipse(_BAND / 2 + 2), "none", "#5a3a16", _BAND - 2)
    for strand in range(_STRANDS):
        for line, colour, width in _braided(strand):
            sheet.path(open_line(line), "none", colour, width)
    for gap in (3.2, _BAND + 1.4):
        sheet.path(_ellipse(gap), "none", pal.NIGHT, 4.6)
        sheet.path(_ellipse(gap), "none", gilt, 2.8)
    return sheet


def _braided(strand: int) -> list[tuple[Polyline, str, float]]:
    """A strand of the braid: a dark edge, its body, a highlight on it."""
    line: Polyline = []
    steps = _TWISTS * 14
    for step in range(steps + 1):
        turn = step / steps
        swing = math.sin((turn * _TWISTS + strand / _STRANDS) * math.tau) * (_BAND / 2 - 4)
        angle, reach = turn * math.tau, _BAND / 2 + 2 + swing
        x = _MIDDLE[0] + math.cos(angle) * (_MIDDLE[0] - reach)
        y = _MIDDLE[1] + math.sin(angle) * (_MIDDLE[1] - reach)
        line.append((x, y))
    return [(line, "#3a220a", 4.4), (line, "#e0b04e", 2.8), (line, "#fff0b8", 0.9)]


def _ellipse(gap: float) -> Polyline:
    """The oval at a distance inside the sheet's edges."""
    return circle(_MIDDLE, _MIDDLE[0] - gap, 120, _MIDDLE[1] - gap)


def seal() -> Drawing:
    """Red wax to write a number on."""
    sheet = Drawing(140, 140)
    sheet.path(star((70, 74), 67, 61, 24), "#000000", opacity=0.35)
    wax = sheet.radial((56, 50), 84, (0, "#e05a62"), (0.5, "#a82a38"), (1, "#5a121c"))
    sheet.path(star((70, 70), 67, 61, 24), wax, "#3a0a10", 2)
    sheet.circle((70, 70), 49, "none", "#ffb4b4", 1.6, 0.8)
    sheet.circle((70, 70), 43, sheet.radial((58, 54), 60, (0, "#98293a"), (1, "#6a1824")))
    return sheet


def broken_seal() -> Drawing:
    """The seal with a mask pressed into it, broken in two."""
    sheet = seal()
    sheet.path(MASK, "#4a0c16", "#b03a48", 1.4, even_odd=True)
    sheet.path(open_line(CRACK), "none", pal.CREAM, 3.4)
    return sheet


def disc(radius: float) -> Drawing:
    """The visible part of a face in a round window, in white."""
    sheet = Drawing(200, 200)
    sheet.circle((100, 100), radius, "#ffffff")
    return sheet


def studded_rim() -> Drawing:
    """A brass rim with studs, about a face on a poster."""
    sheet = Drawing(200, 200)
    sheet.circle((100, 100), 95, "none", pal.NIGHT, 9)
    brass = sheet.linear((30, 20), (170, 180), (0, pal.GILT_LIGHT), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.circle((100, 100), 95, "none", brass, 6.4)
    for number in range(64):
        turn = number * math.tau / 64
        sheet.circle((100 - 95 * math.sin(turn), 100 + 95 * math.cos(turn)), 1.1, "#fff6dc")
    return sheet


def medallion(ringed: bool) -> Drawing:
    """The frame of a head; with `ringed`, a ring of a seat's colour is inside the brass."""
    sheet = Drawing(200, 200)
    brass = ((0.0, pal.GILT_LIGHT), (0.45, pal.GILT), (0.75, pal.GILT_DEEP), (1.0, pal.GILT_LIGHT))
    if ringed:
        sheet.circle((100, 100), 77, "none", pal.NIGHT, 3)
        sheet.circle((100, 100), 84, "none", "&colour;", 13)
    else:
        sheet.circle((100, 100), 87, "none", pal.GILT, 7)
    sheet.circle((100, 100), 94, "none", pal.NIGHT, 11)
    sheet.circle((100, 100), 94, "none", sheet.linear((30, 20), (170, 180), *brass), 7)
    return sheet


def medal() -> Drawing:
    """A scalloped disc on a ribbon."""
    sheet = Drawing(200, 240)
    sheet.path([(74, 0), (126, 0), (116, 64), (84, 64)], "&ribbon;", pal.NIGHT, 3)
    sheet.path([(92, 0), (108, 0), (104, 64), (96, 64)], "#f4e6c6", opacity=0.85)
    edge = [_on_medal(_RIM + 5 * abs(math.cos(n * math.tau / 8)), n / 96) for n in range(96)]
    sheet.circle((_MEDAL[0], _MEDAL[1] + 4), _RIM + 4, "#000000", opacity=0.28)
    rim = sheet.linear((30, 60), (170, 230), (0, "&light;"), (0.5, "&metal;"), (1, "&shade;"))
    sheet.path(edge, rim, pal.NIGHT, 3)
    face = sheet.radial((78, 118), 120, (0, "&pale;"), (0.7, "&metal;"), (1, "&shade;"))
    sheet.circle(_MEDAL, _FACE, face, "&shade;", 3)
    for bead in range(44):
        sheet.circle(_on_medal(80, bead / 44), 2.4, "&light;")
    for y in range(84, 210, 6):
        half = math.sqrt(max(0.0, 70**2 - (y - _MEDAL[1]) ** 2))
        sheet.path(f"M{_MEDAL[0] - half:.1f} {y}H{_MEDAL[0] + half:.1f}", "none", "&shade;", 1, 0.35)
    return sheet


def _on_medal(radius: float, share: float) -> Point:
    """The point round the middle at a share of a turn."""
    angle = share * math.tau
    return _MEDAL[0] + math.cos(angle) * radius, _MEDAL[1] + math.sin(angle) * radius


def medal_mould() -> Drawing:
    """The empty mould of a medal."""
    sheet = Drawing(200, 240)
    sheet.circle(_MEDAL, _RIM, "none", _MOULD, 3, 0.8)
    sheet.circle(_MEDAL, _FACE, _HOLLOW, _MOULD, 2, 0.7)
    return sheet


def die(pips: int) -> Drawing:
    """The side of a die."""
    sheet = Drawing(100, 100)
    sheet.box(6, 6, 88, 88, 20, "&face;", "&ink;", 6)
    for place in map(int, PIPS[pips]):
        row, column = divmod(place, 3)
        sheet.circle((26 + 24 * column, 26 + 24 * row), 9, "&ink;")
    return sheet


def becomes() -> Drawing:
    """An arrow to the right, for "becomes"."""
    sheet = Drawing(24, 14)
    sheet.path([(0, 5.6), (13, 5.6), (13, 1), (24, 7), (13, 13), (13, 8.4), (0, 8.4)], "&colour;")
    return sheet


def exchange() -> Drawing:
    """Two arrows past each other."""
    sheet = Drawing(24, 20)
    sheet.path([(3, 4), (15, 4), (15, 0.5), (23, 5.5), (15, 10.5), (15, 7), (3, 7)], "&colour;")
    sheet.path([(21, 13), (9, 13), (9, 9.5), (1, 14.5), (9, 19.5), (9, 16), (21, 16)], "&colour;")
    return sheet


def glove() -> Drawing:
    """The hand of a lesson, its forefinger raised."""
    sheet, line = Drawing(62, 104), "#2a1a22"
    sheet.path("M17 100V78H49V100Q33 104 17 100Z", pal.OXBLOOD, line, 3)
    sheet.path("M14 86V74Q33 68 52 74V86Q33 80 14 86Z", pal.OXBLOOD_LIGHT, line, 3)
    outline = (
        "M20 9Q27 0 33 9L35 36Q42 31 46 38Q53 35 55 43Q60 44 59 52L54 74Q34 68 15 74L6 54Q1 46 8 44L18 52Z"
    )
    sheet.path(outline, "#fff6e0", line, 3.4)
    for finger in ("M35 36L36 50", "M46 39L46 52", "M55 44L53 54"):
        sheet.path(finger, "none", line, 2.4)
    return sheet


def disc_of_a_number() -> Drawing:
    """The red disc with which a lesson numbers a piece."""
    sheet = Drawing(40, 40)
    sheet.circle((20, 20), 19, pal.NIGHT)
    sheet.circle((20, 20), 17.6, pal.GILT_LIGHT)
    sheet.circle((20, 20), 15, sheet.down(4, 36, (0, pal.OXBLOOD_LIGHT), (1, pal.OXBLOOD_DEEP)))
    return sheet


def bubble(dots: int) -> Drawing:
    """A cream paper bubble with a brass edge, its tail towards the portrait; `dots` of its dots are dark."""
    sheet = Drawing(58, 40)
    sheet.path(BUBBLE, "none", pal.NIGHT, 5)
    sheet.path(BUBBLE, pal.CREAM, pal.GILT, 2)
    for dot in range(DOTS):
        sheet.circle((17 + 12 * dot, 15.5), 3.6, pal.OXBLOOD_DEEP if dot < dots else "#d8c49c")
    return sheet


def round_key() -> Drawing:
    """A round black button of a controller."""
    sheet = Drawing(46, 46)
    sheet.circle((23, 22), 21, "&edge;")
    sheet.circle((23, 22), 19, "&face;")
    return sheet


def sign_of_a_key(lines: str) -> Drawing:
    """The sign of a PlayStation button from its lines, "" for the circle."""
    sheet = Drawing(46, 46)
    if lines:
        sheet.path("".join(f"M23.0 22m{line}" for line in lines.split("|")), "none", "&colour;", 3)
    else:
        sheet.circle((23, 22), 9.5, "none", "&colour;", 3)
    return sheet


def rosette() -> Drawing:
    """The guilloche rosette on the curtain between players."""
    sheet = Drawing(316, 316)
    guilloche(sheet, (158, 158), 154, pal.GILT, 0.7, 28, 0.85)
    return sheet


_ONE_FORM = (
    oval_opening, oval_shade, oval_blank, oval_frame, seal, broken_seal, studded_rim, medal, medal_mould,
    becomes, exchange, glove, disc_of_a_number, rosette, round_key,
)  # fmt: skip
TRIMMINGS: dict[str, Callable[[], Drawing]] = {
    **{draw.__name__: draw for draw in _ONE_FORM},
    **{f"die_{pips}": partial(die, pips) for pips in PIPS},
    **{f"bubble_{dots}": partial(bubble, dots) for dots in range(1, DOTS + 1)},
    **{f"round_key_{name}": partial(sign_of_a_key, lines) for name, lines in SIGNS.items()},
    "poster_opening": partial(disc, 95),
    "medallion_opening": partial(disc, 94),
    "medallion": partial(medallion, False),
    "medallion_ringed": partial(medallion, True),
}
"""The drawings by file name."""
