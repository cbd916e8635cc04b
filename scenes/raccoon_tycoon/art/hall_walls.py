"""The empty auction hall: papered wall, panelling, velvet, lamps, and their light."""

import pygame

from scenes.art import Colour, Drawing, Point, palette as pal
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME

STRIPE = 48.0
"""The width of one stripe of the wallpaper, in design units."""
PANELLING = 132.0
"""The height of the panelling, in design units."""
FLOOR = 230.0
"""The distance of the floor below the card's middle."""
SPOT = 52.0
"""The distance of the spotlight's lamp from the top."""
DRAPE, SHAFT = 452.0, 424.5
"""The heights of the files of the velvet and of the spotlight's cone."""


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
    """The lit hall of `size` pixels, at `k` pixels a design unit.

    In design units: `axis` and `lamps`, the x of the podium and of the sconces; `dado`, the y of the
    panelling's upper edge; `easel`, the middle of the card under the spotlight. `tint` colours the velvet.
    """
    width, height = size[0] / k, size[1] / k
    sheet = Drawing(width, height)
    _paper(sheet, dado)
    _panelling(sheet, dado)
    _drapes(sheet, dado, tint)
    image = sheet.surface(size, opaque=True)
    _darken(image, k, axis)
    for x in lamps:
        _add_light(image, k, (x, 178), 330, "#d08428", 0.72)
        _add_light(image, k, (x, 160), 130, "#ffd27e", 0.55)
    _add_light(image, k, (axis, dado - 120), 330, "#c8703a", 0.3)
    _beam(image, k, easel)
    over = Drawing(width, height)
    for x in lamps:
        _put(over, "sconce", (x, 0))
    _put(over, "spotlight", (easel[0], -8))
    image.blit(over.surface(size), (0, 0))
    return image


def _put(sheet: Drawing, name: str, at: Point, wide: float = 1, high: float = 1, **tokens: Colour) -> None:
    """Draw a file of the hall at a place, scaled by `wide` and `high`."""
    sheet.begin(f"translate({at[0]:g} {at[1]:g}) scale({wide:g} {high:g})")
    sheet.take(drawing(GAME, "hall", name, True, **tokens))
    sheet.end()


def _paper(sheet: Drawing, dado: float) -> None:
    """Draw the wallpaper in two reds with sprigs and engraved lines, and the cornice."""
    reds = sheet.down(0, sheet.height, (0, "#5e1a26"), (0.6, "#6e222d"), (1, "#35101a"))
    sheet.box(0, 0, sheet.width, sheet.height, 0, reds)
    for number in range(int(sheet.width / STRIPE / 2) + 1):
        _put(sheet, "stripes", (number * 2 * STRIPE, 0))
    lines = "".join(f"M0 {y / 10:g}H{sheet.width:g}" for y in range(60, int(dado * 10), 42))
    sheet.path(lines, "none", "#2a070d", 0.9, 0.3)
    _put(sheet, "cornice", (0, 0))


def _panelling(sheet: Drawing, dado: float) -> None:
    """Draw the rail with its raised panels, and the floor below them."""
    foot, count = dado + PANELLING, max(1, round(sheet.width / 96))
    floor = sheet.down(foot, sheet.height, (0, "#2b1510"), (1, "#140909"))
    sheet.box(0, foot, sheet.width, sheet.height - foot, 0, floor)
    _put(sheet, "panelling", (0, dado))
    step = sheet.width / count
    for number in range(count):
        _put(sheet, "panel", (number * step + 8, dado + 24), (step - 16) / 80)


def _drapes(sheet: Drawing, dado: float, tint: Colour) -> None:
    light, dark = pal.mix("#96303c", tint, 0.45), pal.mix("#360912", tint, 0.25)
    middle, edge = pal.mix(light, dark, 0.6), pal.mix(light, pal.IVORY, 0.1)
    tones = {"light": light, "dark": dark, "middle": middle, "edge": edge}
    for x, side in ((0.0, 1), (sheet.width, -1)):
        _put(sheet, "drape", (x, 0), side, (dado + 60) / DRAPE, **tones)


def _darken(image: pygame.Surface, k: float, axis: float) -> None:
    """Darken the image, most of all its corners."""
    veil = Drawing(image.get_width() / k, image.get_height() / k)
    stops = (0, "#d2c1b6"), (0.5, "#a08a84"), (1, "#3e262b")
    dark = veil.radial((axis, 250), max(640.0, veil.width * 0.62), *stops)
    veil.box(0, 0, veil.width, veil.height, 0, dark)
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
    """Add a round light with a soft rim; `high` stretches it vertically."""
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
    """Add the spotlight: a cone past both sides of the card, and the pool of light round the easel."""
    x, y = easel
    sheet = Drawing(image.get_width() / k, image.get_height() / k)
    sheet.box(0, 0, sheet.width, sheet.height, 0, "#000000")
    _put(sheet, "beam", (x, SPOT), high=(y + FLOOR - SPOT) / SHAFT)
    cone = sheet.surface(image.get_size(), opaque=True)
    image.blit(cone, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _add_light(image, k, (x, y - 20), 300, "#ffd48c", 0.72, 1.3)
    _add_light(image, k, (x, y + 200), 260, "#ffe2a6", 0.74, 0.5)
    _add_light(image, k, (x, 60), 120, "#fff0c8", 0.9, 0.7)
