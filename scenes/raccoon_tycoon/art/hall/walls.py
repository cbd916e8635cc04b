"""The auction hall without anything in it: papered wall, panelling, velvet, lamps, and their light."""

import pygame

from scenes.art import palette as pal
from scenes.art.geometry import Polyline, circle, ribbon, smooth
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, NIGHT, Colour
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point, closed
from scenes.raccoon_tycoon.art.hall.hatching import hatched

STRIPE = 48.0
"""The period of the wallpaper."""
PANELLING = 132.0
"""The height of the panelling."""
DADO = 96.0
"""The part of it that the bidders' boxes leave free."""
CONE = 46.0, 262.0
"""Half of how wide the spotlight's cone is at its lamp and on the floor."""
FLOOR, CARD = 230.0, 132.0
"""The distance of the floor below the card's middle, and half of the card's width."""
SHEETS, MOTES = 8, 44
"""The number of veils of light in the cone's soft edge, and of grains of dust in it."""


@surface_cache(3)
def hall(
    size: tuple[int, int],
    k: float,
    axis: float,
    lamps: tuple[float, ...],
    dado: float,
    easel: Point,
    tint: Colour,
) -> pygame.Surface:
    """The whole hall of `size` pixels, lit.

    In design units: `axis` the middle of the podium, `lamps` where the sconces hang, `dado` how far down the
    panelling begins, `easel` the middle of the card under the spotlight. `tint` colours the velvet.
    """
    width, height = size[0] / k, size[1] / k
    sheet = Drawing(width, height)
    _paper(sheet, dado)
    _moulding(sheet)
    _panelling(sheet, dado)
    _drapes(sheet, dado, tint)
    image = sheet.surface(size, opaque=True)
    _shade(image, k, axis, width)
    for x in lamps:
        _add_light(image, k, (x, 178), 330, "#d08428", 0.72)
        _add_light(image, k, (x, 160), 130, "#ffd27e", 0.55)
    _add_light(image, k, (axis, dado - 120), 330, "#c8703a", 0.3)
    _beam(image, k, easel)
    _lamps(image, k, lamps, easel)
    return image


def _paper(sheet: Drawing, dado: float) -> None:
    """Two reds in stripes, a sprig in every other one, the engraver's level lines over all."""
    width = sheet.width
    sheet.box(
        0,
        0,
        width,
        sheet.height,
        0,
        sheet.down(0, sheet.height, (0, "#5e1a26"), (0.6, "#6e222d"), (1, "#35101a")),
    )
    for number in range(int(width / STRIPE) + 1):
        x = number * STRIPE
        tone = sheet.linear((x, 0), (x + STRIPE / 2, 0), (0, "#7d2a35"), (0.5, "#8c343e"), (1, "#752632"))
        sheet.box(x, 0, STRIPE / 2, dado, 0, tone, opacity=0.75)
        for edge in (0.4, STRIPE / 2):
            sheet.box(x + edge - 0.7, 0, 1.4, dado, 0, "#c98a4a", opacity=0.34)
        sprigs = [
            _sprig((x + STRIPE * 0.75, 62.0 + 54 * row + (27 if number % 2 else 0)))
            for row in range(int(dado / 54))
        ]
        sheet.path("".join(sprigs), "#a2454d", opacity=0.6)
    lines = "".join(f"M0 {y / 10:g}H{width:g}" for y in range(60, int(dado * 10), 42))
    sheet.path(lines, "none", "#2a070d", 0.9, 0.3)


def _sprig(at: Point) -> str:
    """A small flower of four leaves, as path data."""
    x, y = at
    leaves = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return "".join(
        f"M{x} {y}Q{x + dx * 8 - dy * 5:g} {y + dy * 12 + dx * 6:g} {x + dx * 9:g} {y + dy * 17:g}"
        f"Q{x + dx * 8 + dy * 5:g} {y + dy * 12 - dx * 6:g} {x} {y}Z"
        for dx, dy in leaves
    )


def _moulding(sheet: Drawing) -> None:
    """The cornice with its row of brass teeth."""
    width = sheet.width
    sheet.box(
        0, 0, width, 28, 0, sheet.down(0, 28, (0, "#2c161d"), (0.5, "#6a4030"), (1, "#2a141a")), NIGHT, 1.5
    )
    brass = sheet.down(29, 38, (0, "#e2b65c"), (1, "#7a4f1a"))
    teeth = "".join(f"M{x} 29h14v8h-14Z" for x in range(5, int(width), 24))
    sheet.path(teeth, brass, NIGHT, 0.8)
    sheet.box(0, 24, width, 3, 0, "#e2b65c", opacity=0.9)


def _panelling(sheet: Drawing, dado: float) -> None:
    """A rail and raised panels; below them the floor."""
    width, foot = sheet.width, dado + PANELLING
    sheet.box(
        0, foot, width, sheet.height - foot, 0, sheet.down(foot, sheet.height, (0, "#2b1510"), (1, "#140909"))
    )
    sheet.box(
        0,
        dado + 14,
        width,
        PANELLING - 14,
        0,
        sheet.down(dado, foot, (0, "#5e3221"), (1, "#2a140f")),
        NIGHT,
        1,
    )
    sheet.box(
        0,
        dado,
        width,
        15,
        0,
        sheet.down(dado, dado + 15, (0, "#cd9252"), (0.35, "#8a5428"), (1, "#2f170d")),
        NIGHT,
        1.4,
    )
    count = max(1, round(width / 96))
    step = width / count
    for number in range(count):
        x, y = number * step + 8, dado + 24
        wide, high = step - 16, PANELLING - 34
        sheet.box(
            x,
            y,
            wide,
            high,
            3,
            sheet.linear((x, y), (x + wide, y + high), (0, "#3c1d14"), (1, "#6e3d27")),
            "#1b0c08",
            1.6,
        )
        inner: Polyline = [
            (x + 9, y + 9),
            (x + wide - 9, y + 9),
            (x + wide - 9, y + high - 9),
            (x + 9, y + high - 9),
        ]
        sheet.path(inner, sheet.linear(inner[0], inner[2], (0, "#74442c"), (1, "#3a1c12")), "#c58a4e", 0.8)
        hatched(sheet, inner, 90, 6, "#1b0c08", 0.5, 1.8, lambda _x, y: 0.35 + (y - dado) / 160)


def _drapes(sheet: Drawing, dado: float, tint: Colour) -> None:
    """Velvet in both upper corners, tied back."""
    tie, foot = min(250.0, dado - 120), dado + 60
    light, dark = pal.mix("#96303c", tint, 0.45), pal.mix("#360912", tint, 0.25)
    for side in (1, -1):
        edge = 0.0 if side > 0 else sheet.width

        def at(x: float, y: float, edge: float = edge, side: int = side) -> Point:
            return edge + side * x, y

        fall = smooth(
            [
                at(-6, -4), at(80, -4), at(72, tie * 0.4), at(44, tie * 0.8),
                at(24, tie), at(34, tie + 80), at(42, foot), at(-6, foot),
            ],
            corners=(0, 1, 6, 7),
        )  # fmt: skip
        sheet.path([(x + 6 * side, y + 6) for x, y in fall], "#000000", opacity=0.4)
        stops = (
            (0, dark),
            (0.4, light),
            (0.7, pal.mix(light, dark, 0.6)),
            (1, pal.mix(light, pal.IVORY, 0.1)),
        )
        sheet.path(fall, sheet.linear(at(0, 0), at(80, 0), *stops), NIGHT, 2)
        for fold in range(7):
            x = 7.0 + fold * 10.5
            upper = smooth(
                [at(x, 0), at(x * 0.94, tie * 0.4), at(x * 0.55, tie * 0.82), at(x * 0.33, tie)], False, 6
            )
            lower = smooth([at(x * 0.33, tie + 8), at(x * 0.44, tie + 80), at(x * 0.54, foot)], False, 6)
            for line in (upper, lower):
                sheet.path(ribbon(line, [2.4] * len(line)), "#1d040a", opacity=0.55)
        left, right = sorted((at(-4, 0)[0], at(32, 0)[0]))
        cord = sheet.linear((left, 0), (right, 0), (0, GILT_DEEP), (0.5, GILT_LIGHT), (1, GILT_DEEP))
        sheet.box(left, tie - 4, right - left, 13, 5, cord, NIGHT, 1.4)


def _shade(image: pygame.Surface, k: float, axis: float, width: float) -> None:
    """The corners lie in the dark, the middle a little less."""
    veil = Drawing(image.get_width() / k, image.get_height() / k)
    reach = max(640.0, width * 0.62)
    veil.box(
        0,
        0,
        veil.width,
        veil.height,
        0,
        veil.radial((axis, 250), reach, (0, "#d2c1b6"), (0.5, "#a08a84"), (1, "#3e262b")),
    )
    image.blit(veil.surface(image.get_size(), opaque=True), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _add_light(
    image: pygame.Surface,
    k: float,
    at: Point,
    radius: float,
    colour: Colour,
    strength: float,
    high: float = 1.0,
) -> None:
    """Light added to what lies there, soft towards its rim."""
    sheet = Drawing(2 * radius, 2 * radius)
    stops = [(step / 8, pal.mix("#000000", colour, strength * (1 - step / 8) ** 1.8)) for step in range(9)]
    sheet.box(0, 0, 2 * radius, 2 * radius, 0, "#000000")
    sheet.circle((radius, radius), radius, sheet.radial((radius, radius), radius, *stops))
    side = round(2 * radius * k)
    glow = sheet.surface((side, round(side * high)), opaque=True)
    image.blit(
        glow, glow.get_rect(center=(round(at[0] * k), round(at[1] * k))), special_flags=pygame.BLEND_RGB_ADD
    )


def _beam(image: pygame.Surface, k: float, easel: Point) -> None:
    """The spotlight: a cone that leaves its lamp beside the card on both sides, dust in it, and the bright
    pool in which the easel stands.
    """
    x, y = easel
    sheet = Drawing(image.get_width() / k, image.get_height() / k)
    sheet.box(0, 0, sheet.width, sheet.height, 0, "#000000")
    low = y + FLOOR
    warm = sheet.down(40, low, (0, "#fff0c4"), (0.5, "#ffe2a4"), (1, "#ffd890", 0.45))
    for ring in range(SHEETS):
        near, far = CONE[0] - 5.0 * ring, CONE[1] - 11.0 * ring
        shaft = [(x - near, 52.0), (x + near, 52.0), (x + far, low), (x - far, low)]
        sheet.path(shaft, warm, opacity=0.115)
    motes = "".join(_mote(x, low, number) for number in range(MOTES))
    sheet.path(motes, "#fff3d0", opacity=0.5)
    cone = sheet.surface(image.get_size(), opaque=True)
    image.blit(cone, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _add_light(image, k, (x, y - 20), 300, "#ffd48c", 0.72, 1.3)
    _add_light(image, k, (x, y + 200), 260, "#ffe2a6", 0.74, 0.5)
    _add_light(image, k, (x, 60), 120, "#fff0c8", 0.9, 0.7)


def _mote(x: float, low: float, number: int) -> str:
    """A grain of dust somewhere in the cone beside the card, as path data; always in the same place."""
    share = (number * number * 0.618) % 1.0
    down = 0.25 + 0.72 * ((number * 0.755) % 1.0)
    reach = CONE[0] + (CONE[1] - CONE[0]) * down
    aside = (CARD + (reach - CARD) * share) * (1 if number % 2 else -1)
    return closed(circle((x + aside, 52 + (low - 52) * down), 0.9 + 0.7 * share, 8))


def _lamps(image: pygame.Surface, k: float, lamps: tuple[float, ...], easel: Point) -> None:
    """The sconces and the lamp of the spotlight, over their own light."""
    sheet = Drawing(image.get_width() / k, image.get_height() / k)
    for x in lamps:
        _sconce(sheet, x, 96)
    x = easel[0]
    shade = sheet.linear((x - 30, 0), (x + 30, 0), (0, NIGHT), (0.35, "#726c78"), (1, NIGHT))
    sheet.begin("translate(0 -8)")
    sheet.box(x - 4, 26, 8, 14, 0, NIGHT)
    sheet.path(
        f"M{x - 13} 36H{x + 13}L{x + 18} 44L{x + 30} 66Q{x} 78 {x - 30} 66L{x - 18} 44Z", shade, NIGHT, 2
    )
    sheet.path(f"M{x - 30} 66Q{x} 78 {x + 30} 66Q{x} 58 {x - 30} 66Z", "#fff6d2", GILT, 2)
    sheet.end()
    image.blit(sheet.surface(image.get_size()), (0, 0))


def _sconce(sheet: Drawing, x: float, y: float) -> None:
    """A brass arm with two tulips of glass, alight."""
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
