"""Town pictures: a small place under a wide sky, each town its own by the letters of its name."""

from functools import lru_cache

import pygame

from scenes.art.geometry import smooth
from scenes.art.palette import INK, mix
from scenes.art.vector import Drawing

_SKIES = (
    ("#6fa79c", "#f0d699", "#fff6d6"),
    ("#8fb6c8", "#f4dfb8", "#fff6d6"),
    ("#c07a52", "#f6cf8a", "#ffe9a8"),
    ("#5d6f8c", "#e0a06a", "#ffdf9a"),
)
_WALLS = ("#d2b988", "#c79a6a", "#b0674e", "#a9a08a", "#c08a6a")
_ROOFS = ("#7a362c", "#4a4f66", "#3c5a4e", "#6a4a3a")
WIDTH, HEIGHT = 220.0, 140.0


def town(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a town's picture."""
    surface.blit(_town(name, rect.size), rect)


@lru_cache(maxsize=64)
def _town(name: str, size: tuple[int, int]) -> pygame.Surface:
    sheet = Drawing(WIDTH, WIDTH * size[1] / size[0])
    seed = sum(ord(letter) * (place + 3) for place, letter in enumerate(name))
    ground = sheet.height * 0.74
    _sky(sheet, seed, ground)
    _hills(sheet, seed, ground)
    x = 14.0 + seed % 16
    for k in range(6):
        _house(sheet, x, ground + 3, 22 + (seed >> k) % 9, 20 + (seed * (k + 2)) % 17, seed + k)
        x += 20 + (seed >> k) % 12
    _landmark(sheet, 46 + (seed * 7) % 110, ground + 3, seed % 3)
    _foreground(sheet, seed, ground)
    return sheet.surface(size)


def _sky(sheet: Drawing, seed: int, ground: float) -> None:
    top, bottom, sun = _SKIES[seed % len(_SKIES)]
    sheet.box(0, 0, sheet.width, sheet.height, 0, sheet.down(0, ground, (0, top), (1, bottom)))
    x = 40 + (seed * 13) % 140
    sheet.circle((x, ground * 0.5), 34, sheet.radial((x, ground * 0.5), 34, (0, sun, 0.8), (1, sun, 0)))
    sheet.circle((x, ground * 0.5), 15, sun)
    for k in range(int(ground / 6)):
        sheet.box(0, k * 6, sheet.width, 0.8, 0, mix(top, INK, 0.5), opacity=0.16)


def _hills(sheet: Drawing, seed: int, ground: float) -> None:
    for layer, (colour, rise) in enumerate((("#8aa394", 42), ("#6d8f62", 24))):
        points = [
            (x, ground - rise * (0.55 + 0.45 * (((seed >> layer) * 3 + x * 7) % 11) / 10))
            for x in range(-20, 260, 40)
        ]
        line = smooth(points, closed=False, steps=6)
        sheet.path([(-20, ground + 40), *line, (250, ground + 40)], colour, INK, 1)


def _house(sheet: Drawing, x: float, base: float, width: float, height: float, seed: int) -> None:
    wall, roof = _WALLS[seed % len(_WALLS)], _ROOFS[seed % len(_ROOFS)]
    sheet.box(
        x,
        base - height,
        width,
        height,
        0,
        sheet.linear((x, 0), (x + width, 0), (0, wall), (1, mix(wall, INK, 0.45))),
        INK,
        1.2,
    )
    sheet.path(
        [
            (x - 2, base - height),
            (x + width / 2, base - height - width * 0.52),
            (x + width + 2, base - height),
        ],
        roof,
        INK,
        1.2,
    )
    for column in range(2):
        left = x + width * (0.22 + 0.36 * column)
        sheet.box(
            left,
            base - height + 5,
            width * 0.2,
            7,
            0,
            "#ffd978" if (seed + column) % 3 else "#2c2630",
            INK,
            0.7,
        )


def _landmark(sheet: Drawing, x: float, base: float, kind: int) -> None:
    """A church, a chimney or a mill: what the town is known by."""
    if kind == 0:
        sheet.box(
            x,
            base - 48,
            17,
            48,
            0,
            sheet.linear((x, 0), (x + 17, 0), (0, "#e4d0a6"), (1, "#8a7050")),
            INK,
            1.2,
        )
        sheet.path([(x - 3, base - 48), (x + 8.5, base - 88), (x + 20, base - 48)], "#3f5568", INK, 1.2)
        sheet.circle((x + 8.5, base - 36), 4.6, "#fff0c0", INK, 1)
    elif kind == 1:
        sheet.path([(x, base), (x + 3, base - 62), (x + 12, base - 62), (x + 15, base)], "#9c4a36", INK, 1.2)
        for dx, dy, radius in ((10, -70, 6), (20, -79, 8), (33, -86, 9)):
            sheet.circle((x + dx, base + dy), radius, "#fffaea", INK, 0.9, 0.92)
    else:
        sheet.path([(x, base), (x + 4, base - 44), (x + 18, base - 44), (x + 22, base)], "#d9c59a", INK, 1.2)
        sheet.path([(x + 1, base - 44), (x + 11, base - 58), (x + 21, base - 44)], "#7a362c", INK, 1.2)
        for dx, dy in ((26, -20), (-20, -26), (-26, 20), (20, 26)):
            sheet.path(
                [
                    (x + 11, base - 46),
                    (x + 11 + dx, base - 46 + dy),
                    (x + 11 + dx * 0.8 - dy * 0.3, base - 46 + dy * 0.8 + dx * 0.3),
                ],
                "#f0e0bc",
                INK,
                1,
            )


def _foreground(sheet: Drawing, seed: int, ground: float) -> None:
    sheet.box(
        -2,
        ground + 2,
        sheet.width + 4,
        60,
        0,
        sheet.down(ground, sheet.height, (0, "#7f9f5f"), (1, "#3f5f34")),
        INK,
        1.2,
    )
    x = 30 + (seed * 5) % 120
    river = smooth(
        [
            (x + 40, ground + 2),
            (x + 20, ground + 12),
            (x + 60, ground + 26),
            (x + 30, sheet.height + 12),
            (x - 50, sheet.height + 12),
            (x - 4, ground + 20),
            (x + 26, ground + 8),
        ]
    )
    sheet.path(river, sheet.down(ground, sheet.height, (0, "#d9e6d0"), (1, "#5f97a0")), INK, 1)
    for k in range(4):
        tx = (seed * (k + 3) * 17) % 210
        sheet.path(
            [(tx, ground + 14 + k * 4), (tx + 5, ground - 6 + k * 4), (tx + 10, ground + 14 + k * 4)],
            "#2f5230",
            INK,
            0.9,
        )
