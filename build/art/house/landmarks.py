"""The landmarks of the countryside: villages, factories.

Their colours have the names of `tones` (scenes/art/landscape/landmarks.py): those of an hour, or tokens of a
file.
"""

from collections.abc import Mapping

from art.drawing import Width
from scenes.art.geometry import smooth
from scenes.art.landscape.landmarks import LAMP, bricks, houses, mouth, spire, tones
from scenes.art.landscape.light import light_at
from scenes.art.palette import INK, Colour
from scenes.art.vector import Drawing, Point

Tones = Mapping[str, Colour]
HALO = Width(0.3, "halo")
SEEDS = range(3, 57, 2)
"""The seeds of the villages that are files: as many as a game has towns."""
TOKENS: dict[str, str | float] = {
    **tones(light_at(0.34)),
    **bricks("#a4523c"),
    "roof": "#8a2833",
    "halo": 0.3,
}
"""The colours in files that are viewed on their own."""


def village_file(seed: int) -> Drawing:
    """A village alone, its left end in the middle of the sheet."""
    sheet = Drawing(320, 240)
    village(sheet, _tokens(), seed, HALO)
    return sheet


def factory_file(kind: int) -> Drawing:
    """A hall, a mill or a kiln alone, the middle of its foot in the middle of the sheet."""
    sheet, colours = Drawing(160, 160), _tokens()
    _halo(sheet, (0, -12), 48, HALO)
    _chimney(sheet, mouth(kind), colours)
    (_saw_tooth_hall, _mill, _kiln)[kind](sheet, colours)
    return sheet


def _tokens() -> Tones:
    return {name: f"&{name};" for name in TOKENS}


def village(sheet: Drawing, seen: Tones, seed: int, halo: float = 0) -> None:
    """A few houses round a church, some windows lit; `halo` is the strength of the glow over them."""
    if halo:
        _halo(sheet, (66, -14), 92, halo)
    x = 0.0
    for k, (width, height) in enumerate(houses(seed)):
        _house(
            sheet, x, (width, height), (f"wall_{(seed + k) % 5}", f"roof_{(seed * k) % 4}"), seed + k, seen
        )
        x += width - 3
    _church(sheet, spire(seed)[0] - 8, seen)


def _halo(sheet: Drawing, at: Point, reach: float, strength: float) -> None:
    """The glow of many lamps over the roofs at night."""
    sheet.circle(at, reach, sheet.radial(at, reach, (0, LAMP, strength), (1, LAMP, 0)))


def _church(sheet: Drawing, tower: float, seen: Tones) -> None:
    wall = sheet.linear((tower, 0), (tower + 16, 0), (0, seen["church"]), (1, seen["church_shade"]))
    sheet.box(tower, -48, 16, 50, 0, wall, INK, 1.1)
    sheet.path([(tower - 3, -48), (tower + 8, -92), (tower + 19, -48)], seen["spire"], INK, 1.1)
    sheet.circle((tower + 8, -36), 4.4, "#fff0c0", INK, 1)
    sheet.box(tower + 5, -20, 6, 14, 0, LAMP)


def _house(
    sheet: Drawing, x: float, size: tuple[float, float], colours: tuple[str, str], seed: int, seen: Tones
) -> None:
    (width, height), (wall, roof) = size, colours
    front = sheet.linear((x, 0), (x + width, 0), (0, seen[wall]), (1, seen[f"{wall}_shade"]))
    sheet.box(x, -height, width, height + 2, 0, front, INK, 1.1)
    gable = [(x - 2, -height), (x + width / 2, -height - width * 0.5), (x + width + 2, -height)]
    sheet.path(gable, seen[roof], INK, 1.1)
    for row in range(int(height // 11)):
        for column in range(2):
            left, top = x + width * (0.2 + 0.4 * column), -height + 4 + row * 11
            sheet.box(left, top, 4.4, 6, 0, _window(seen, seed + row * 3 + column * 2))


def _window(seen: Tones, number: int) -> Colour:
    """The colour of a window, lit or dark; some are lit earlier than others."""
    return seen[f"window_{number * 5 % 8}"]


def _chimney(sheet: Drawing, top: Point, seen: Tones) -> None:
    x, y = top
    paint = sheet.linear((x - 5, 0), (x + 5, 0), (0, seen["brick_light"]), (1, seen["brick_dark"]))
    sheet.path([(x - 5.5, 0), (x - 3.6, y + 2), (x + 3.6, y + 2), (x + 5.5, 0)], paint, INK, 1.2)
    sheet.box(x - 5, y, 10, 4, 0, seen["brick_sooty"], INK, 1)


def _wall(sheet: Drawing, seen: Tones, left: float, right: float, high: float) -> None:
    paint = sheet.down(-high, 0, (0, seen["brick_top"]), (1, seen["brick_foot"]))
    sheet.box(left, -high, right - left, high + 2, 0, paint, INK, 1.2)


def _saw_tooth_hall(sheet: Drawing, seen: Tones) -> None:
    for tooth in range(3):
        x = -34 + tooth * 18
        sheet.path([(x, -22), (x, -38), (x + 18, -22)], seen["roof"], INK, 1.2)
    _wall(sheet, seen, -34, 34, 22)
    sheet.box(20, -22, 14, 4, 0, seen["roof"], INK, 1)
    for window in range(5):
        sheet.box(-29 + window * 12.5, -16, 8, 9, 0, _window(seen, window * 3 + 1), INK, 0.8)


def _mill(sheet: Drawing, seen: Tones) -> None:
    _wall(sheet, seen, -30, 30, 32)
    sheet.path([(-34, -32), (-24, -46), (24, -46), (34, -32)], seen["roof"], INK, 1.2)
    for row in range(2):
        for window in range(4):
            number = window * 3 + row * 5
            sheet.box(-24 + window * 13, -28 + row * 14, 8, 9, 0, _window(seen, number), INK, 0.8)


def _kiln(sheet: Drawing, seen: Tones) -> None:
    dome = smooth([(-34, 0), (-32, -22), (-18, -38), (-4, -22), (-2, 0)], closed=False)
    brick = sheet.linear((-34, 0), (-2, 0), (0, seen["brick_light"]), (1, seen["brick"]))
    sheet.path(dome, brick, INK, 1.2)
    _wall(sheet, seen, -4, 34, 20)
    sheet.path([(-8, -20), (2, -32), (28, -32), (38, -20)], seen["roof"], INK, 1.2)
    sheet.path(smooth([(-24, 0), (-18, -14), (-12, 0)], closed=False), LAMP, INK, 1)
    for window in range(3):
        sheet.box(2 + window * 10.5, -14, 7, 8, 0, _window(seen, window * 3 + 2), INK, 0.8)
