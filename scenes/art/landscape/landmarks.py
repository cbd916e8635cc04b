"""The landmarks of the countryside: villages, factories."""

from scenes.art.geometry import smooth
from scenes.art.landscape.light import Daylight
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point

_WALLS = ("#c79a6a", "#b0674e", "#d2b988", "#8a8f86", "#a9765a")
_ROOFS = ("#4a4f66", "#7a362c", "#3c5a4e", "#5a3a34")
_BRICK = ("#a4523c", "#8f5a44", "#b07a52", "#7d6a66")
LAMP, DARK = "#ffd978", "#26222e"
_CHIMNEYS = ((26.0, -56.0), (-22.0, -60.0), (16.0, -54.0))
"""The mouth of each kind of factory's chimney, from the middle of its foot."""


def village(sheet: Drawing, light: Daylight, at: Point, scale: float, seed: int, banner: Colour = "") -> None:
    """A few houses round a church on the ground at `at`, some windows lit; a flag on the spire if given."""
    sheet.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({scale:.3f})")
    if light.stars:
        _halo(sheet, light, (66, -14), 92)
    x = 0.0
    for k, (width, height) in enumerate(_houses(seed)):
        _house(sheet, light, x, width, height, (_WALLS[(seed + k) % 5], _ROOFS[(seed * k) % 4]), seed + k)
        x += width - 3
    _church(sheet, light, spire(seed)[0] - 8)
    if banner:
        pennant(sheet, spire(seed), banner)
    sheet.end()


def _houses(seed: int) -> list[tuple[float, float]]:
    """The houses of a village: how wide and high each is."""
    return [(18 + (seed * (k + 3)) % 3 * 4, 18 + (seed * (k + 5)) % 3 * 6) for k in range(7)]


def spire(seed: int) -> Point:
    """The top of a village's spire, at scale 1, from the middle of its foot."""
    return sum(width - 3 for width, _ in _houses(seed)) * 0.42 + 8, -90.0


def _halo(sheet: Drawing, light: Daylight, at: Point, reach: float) -> None:
    """The shine of many lamps over the roofs at night."""
    glow = sheet.radial(at, reach, (0, LAMP, 0.55 * light.stars), (1, LAMP, 0))
    sheet.circle(at, reach, glow)


def _church(sheet: Drawing, light: Daylight, tower: float) -> None:
    wall = sheet.linear(
        (tower, 0), (tower + 16, 0), (0, light.on("#dcc59a")), (1, mix(light.on("#dcc59a"), INK, 0.5))
    )
    sheet.box(tower, -48, 16, 50, 0, wall, INK, 1.1)
    sheet.path([(tower - 3, -48), (tower + 8, -92), (tower + 19, -48)], light.on("#3f5068"), INK, 1.1)
    sheet.circle((tower + 8, -36), 4.4, "#fff0c0", INK, 1)
    sheet.box(tower + 5, -20, 6, 14, 0, LAMP)


PENNANT = (36.0, 21.0)
"""The width and height of the flag on a spire: large for its houses, so that it can be seen from far away."""


def pennant(sheet: Drawing, mast: Point, colour: Colour, wave: float = 0.0) -> None:
    """The owner's flag over the spire; light runs over the cloth as `wave` goes from 0 to 1."""
    x, y = mast
    sheet.box(x - 1.2, y - 28, 2.4, 34, 0, INK)
    flag(sheet, (x + 1, y - 27), PENNANT, colour, wave)


def flag(sheet: Drawing, hoist: Point, size: Point, colour: Colour, wave: float) -> None:
    """A waving flag with two tails whose upper corner at the mast is `hoist`."""
    (x, y), (wide, high) = hoist, size
    upper = [(0.0, 0.0), (0.3, -0.12), (0.62, 0.1), (1.0, -0.02)]
    lower = [(1.0, 0.98), (0.62, 1.1), (0.3, 0.88), (0.0, 1.0)]
    points = [*upper, (0.8, 0.5), *lower]
    cloth = smooth([(x + u * wide, y + v * high) for u, v in points], corners=(0, 3, 4, 5, 8))
    light, deep = mix(colour, "#ffffff", 0.4), mix(colour, INK, 0.3)
    stops = [(step / 8, (colour, light, colour, deep)[round(step - 4 * wave) % 4]) for step in range(9)]
    sheet.path(cloth, sheet.linear((x, 0), (x + wide, 0), *stops), INK, 1.8)


def _house(
    sheet: Drawing,
    light: Daylight,
    x: float,
    width: float,
    height: float,
    colours: tuple[Colour, Colour],
    seed: int,
) -> None:
    wall, roof = (light.on(colour) for colour in colours)
    front = sheet.linear((x, 0), (x + width, 0), (0, wall), (1, mix(wall, INK, 0.5)))
    sheet.box(x, -height, width, height + 2, 0, front, INK, 1.1)
    sheet.path(
        [(x - 2, -height), (x + width / 2, -height - width * 0.5), (x + width + 2, -height)], roof, INK, 1.1
    )
    for row in range(int(height // 11)):
        for column in range(2):
            left, top = x + width * (0.2 + 0.4 * column), -height + 4 + row * 11
            sheet.box(left, top, 4.4, 6, 0, _window(light, seed + row * 3 + column * 2))


def _window(light: Daylight, number: int) -> Colour:
    """A lamp behind the window or none; more of them the later it is."""
    return LAMP if (number * 5) % 8 < 8 * light.lit else DARK


def factory(sheet: Drawing, light: Daylight, at: Point, scale: float, kind: int, roof: Colour) -> None:
    """A hall, a mill or a kiln with its foot's middle at `at`, under a roof in its owner's colour."""
    sheet.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({scale:.3f})")
    brick = light.on(_BRICK[kind % len(_BRICK)])
    if light.stars:
        _halo(sheet, light, (0, -12), 48)
    _chimney(sheet, mouth(kind), brick)
    (_saw_tooth_hall, _mill, _kiln)[kind % 3](sheet, light, brick, light.on(roof))
    sheet.end()


def mouth(kind: int) -> Point:
    """The mouth of a factory's chimney, at scale 1, relative to the point of its foot."""
    return _CHIMNEYS[kind % 3]


def _chimney(sheet: Drawing, top: Point, brick: Colour) -> None:
    x, y = top
    paint = sheet.linear((x - 5, 0), (x + 5, 0), (0, mix(brick, "#ffffff", 0.2)), (1, mix(brick, INK, 0.55)))
    sheet.path([(x - 5.5, 0), (x - 3.6, y + 2), (x + 3.6, y + 2), (x + 5.5, 0)], paint, INK, 1.2)
    sheet.box(x - 5, y, 10, 4, 0, mix(brick, INK, 0.6), INK, 1)


def _wall(sheet: Drawing, brick: Colour, left: float, right: float, high: float) -> None:
    paint = sheet.down(-high, 0, (0, mix(brick, "#ffffff", 0.12)), (1, mix(brick, INK, 0.35)))
    sheet.box(left, -high, right - left, high + 2, 0, paint, INK, 1.2)


def _saw_tooth_hall(sheet: Drawing, light: Daylight, brick: Colour, roof: Colour) -> None:
    for tooth in range(3):
        x = -34 + tooth * 18
        sheet.path([(x, -22), (x, -38), (x + 18, -22)], roof, INK, 1.2)
    _wall(sheet, brick, -34, 34, 22)
    sheet.box(20, -22, 14, 4, 0, roof, INK, 1)
    for window in range(5):
        sheet.box(-29 + window * 12.5, -16, 8, 9, 0, _window(light, window * 3 + 1), INK, 0.8)


def _mill(sheet: Drawing, light: Daylight, brick: Colour, roof: Colour) -> None:
    _wall(sheet, brick, -30, 30, 32)
    sheet.path([(-34, -32), (-24, -46), (24, -46), (34, -32)], roof, INK, 1.2)
    for row in range(2):
        for window in range(4):
            number = window * 3 + row * 5
            sheet.box(-24 + window * 13, -28 + row * 14, 8, 9, 0, _window(light, number), INK, 0.8)


def _kiln(sheet: Drawing, light: Daylight, brick: Colour, roof: Colour) -> None:
    dome = smooth([(-34, 0), (-32, -22), (-18, -38), (-4, -22), (-2, 0)], closed=False)
    sheet.path(dome, sheet.linear((-34, 0), (-2, 0), (0, mix(brick, "#ffffff", 0.2)), (1, brick)), INK, 1.2)
    _wall(sheet, brick, -4, 34, 20)
    sheet.path([(-8, -20), (2, -32), (28, -32), (38, -20)], roof, INK, 1.2)
    sheet.path(smooth([(-24, 0), (-18, -14), (-12, 0)], closed=False), LAMP, INK, 1)
    for window in range(3):
        sheet.box(2 + window * 10.5, -14, 7, 8, 0, _window(light, window * 3 + 2), INK, 0.8)
