"""Europe by night, painted: the land in relief under a low light from the west, on a dark sea."""

from collections.abc import Iterable, Sequence

import numpy as np
import pygame

from art.raccoon_rampage import coasts
from art.raccoon_rampage.terrain import RANGES, RIVERS, WOODS, Range
from art.relief.brush import dabbed, varnished
from art.relief.fields import (
    F4,
    Field,
    bell,
    blur,
    ease,
    from_surface,
    mix,
    noise,
    resized,
    rgb,
    shifted,
    to_surface,
)
from scenes.art.geometry import Polyline, smooth
from scenes.art.vector import Drawing, closed, open_line
from scenes.raccoon_rampage.art.colours import COAST, EYES, ROLES
from scenes.raccoon_rampage.art.projection import BEYOND, HORIZON, SHEET, outlined, seen

SIZE = (round(SHEET[0] * BEYOND), SHEET[1])
"""The master's pixels."""
FINER = 2.0
"""Pixels of a unit of the sheet while it is painted."""
WIDE, HIGH = round(SHEET[0] * BEYOND * FINER), round(SHEET[1] * FINER)
DEGREE = 20 * FINER
"""A degree of latitude in the middle of the map, in pixels."""
PEAK = 1.05 * DEGREE
"""The height of the highest mountain in the picture, in pixels."""
KEY, SHADE = np.array((1.12, 0.92, 0.66), F4), np.array((0.30, 0.33, 0.50), F4)
"""The colours of the light and of the shade."""
MEADOW, STEPPE, DRY, ROCK, SNOW = "#7f9460", "#a69a5a", "#c29e62", "#85786f", "#e9e6e4"
FIELDS = ("#b8a558", "#cdb064", "#8c9d5c", "#a4815a", "#98a86c", "#c49c60")
FIR, FIR_LIT = "#1f3a33", "#5f8a55"
LANDS = (coasts.SCANDINAVIA, coasts.MAINLAND, coasts.BRITAIN, coasts.IRELAND, *coasts.ISLANDS)
Lines = Iterable[Polyline]


def europe() -> Field:
    """The land and the sea below the sky, without the pieces on the spaces."""
    land, south = _shapes(map(_coast, LANDS)), _shapes(map(_coast, coasts.SOUTH))
    height = _height(np.maximum(land, south))
    colour = _ground(height, south)
    for outline, role, light in ((coasts.FRANCE, "FR", 0.92), (coasts.GERMANY, "DE", 1.16)):
        colour = _country(colour, outlined(outline, SHEET), rgb(ROLES[role]) * light)
    colour = _veins(colour)
    lit = _lit(colour, height)
    lit = mix(_sea(np.maximum(land, south)), lit, np.clip(np.maximum(land, south), 0, 1)[..., None])
    shore = _strokes((closed_line(_coast(line)) for line in LANDS), 0.9)
    lit = _raised(mix(lit, rgb(COAST), (0.5 * shore)[..., None]), height)
    lit = dabbed(np.clip(lit, 0, 1), 3)
    image = to_surface(lit)
    _woods(image, height)
    glow = _towns(image, height)
    found = _air(from_surface(image) + glow)
    return resized(varnished(found, 3, 0.0, 0.0, 0.02), SIZE)


def _coast(line: Polyline) -> Polyline:
    return smooth(outlined(line, SHEET), True, 3)


def closed_line(line: Polyline) -> Polyline:
    """The outline with its first point at its end."""
    return [*line, line[0]]


def _sheet() -> Drawing:
    return Drawing(SHEET[0] * BEYOND, SHEET[1])


def _strength(sheet: Drawing) -> Field:
    """The white of a drawing as values from 0 to 1."""
    found: Field = pygame.surfarray.array_red(sheet.surface((WIDE, HIGH), opaque=True)).T.astype(F4) / 255
    return found


def _shapes(outlines: Lines) -> Field:
    """1 within the outlines, 0 elsewhere."""
    sheet = _sheet()
    for outline in outlines:
        sheet.path(closed(outline), "#ffffff")
    return _strength(sheet)


def _strokes(lines: Lines, width: float) -> Field:
    """1 on the lines, which are `width` units wide, 0 elsewhere."""
    sheet = _sheet()
    for line in lines:
        sheet.path(open_line(line), "none", "#ffffff", width)
    return _strength(sheet)


def _soft(ranges: Sequence[Range]) -> Field:
    """The strength of mountains or woods at each pixel."""
    found = np.zeros((HIGH, WIDE), F4)
    for line, broad, high in ranges:
        wide = broad * DEGREE
        found = np.maximum(
            found,
            high * np.clip(1.5 * blur(_strokes([outlined(line, SHEET)], wide / FINER), wide * 0.5), 0, 1),
        )
    return found


def _height(land: Field) -> Field:
    """The ground's height in pixels: mountains with ridges, hills, a shore that falls to the sea."""
    ridged = 1 - np.abs(2 * noise(HIGH, WIDE, 1.5 * DEGREE, 5, 4, 0.55, (0.9, 0.75)) - 1)
    hills = noise(HIGH, WIDE, 1.1 * DEGREE, 4, 9, 0.5, (1.2, 0.7))
    mountains = _soft(RANGES)
    inland = ease(0.42, 0.98, blur(land, 0.16 * DEGREE)) * land
    rivers = blur(_strokes((smooth(outlined(line, SHEET), False, 4) for line in RIVERS), 2.0), 2.5)
    rough = mountains * (0.16 + 0.95 * np.clip(ridged * 1.9 - 0.9, 0, 1) ** 1.4)
    found: Field = (
        inland
        * (PEAK * rough + 0.22 * DEGREE * hills + 0.12 * DEGREE)
        * (1 - 0.75 * rivers * (1 - mountains))
    )
    return blur(found, 1.0)


def _ground(height: Field, south: Field) -> Field:
    """Meadows, dry in the south, with fields between them; rock and snow on the heights."""
    y = np.linspace(0, 1, HIGH, dtype=F4)[:, None] * np.ones((1, WIDE), F4)
    x = np.linspace(0, BEYOND, WIDE, dtype=F4)[None] * np.ones((HIGH, 1), F4)
    spots = noise(HIGH, WIDE, 2.2 * DEGREE, 4, 21)
    colour = mix(rgb(MEADOW), rgb(DRY), ease(0.52, 1.0, y + 0.5 * (spots - 0.5))[..., None])
    colour = mix(colour, rgb(STEPPE), (0.8 * ease(0.5, 0.95, x + 0.5 * (spots - 0.5)))[..., None])
    tilled = ease(0.38, 0.46, noise(HIGH, WIDE, 1.6 * DEGREE, 3, 34)) * (
        1 - ease(0.25, 0.45, height / DEGREE)
    )
    colour = mix(colour, _patches(), (0.7 * tilled)[..., None])
    steep = ease(0.34, 0.55, height / DEGREE)
    colour = mix(colour, rgb(ROCK), steep[..., None])
    colour = mix(colour, rgb(SNOW), ease(0.62, 0.8, height / DEGREE + 0.2 * (0.5 - y))[..., None])
    return mix(colour, rgb("#4a4858"), (0.85 * south)[..., None])


def _patches() -> Field:
    """Fields, each with its crop and its furrows; a pixel belongs to the nearest of scattered middles."""
    cell = 0.62 * DEGREE
    rows, columns = int(HIGH / (cell * 0.7)) + 3, int(WIDE / cell) + 3
    dice = np.random.Generator(np.random.PCG64(8))
    aside, down = dice.random((2, rows, columns)).astype(F4)
    crop, turn = dice.integers(0, len(FIELDS), (rows, columns)), dice.random((rows, columns)) * np.pi
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(F4) / np.array((cell * 0.7, cell), F4)[:, None, None]
    row, column = y.astype(int), x.astype(int)
    nearest, second = np.full((HIGH, WIDE), 9, F4), np.full((HIGH, WIDE), 9, F4)
    which, angle = np.zeros((HIGH, WIDE), int), np.zeros((HIGH, WIDE), F4)
    for dr in (0, 1, 2):
        for dc in (0, 1, 2):
            r, c = np.minimum(row + dr, rows - 1), np.minimum(column + dc, columns - 1)
            far = np.hypot(c - 1 + aside[r, c] - x, r - 1 + down[r, c] - y)
            closer = far < nearest
            second = np.where(closer, nearest, np.minimum(second, far))
            nearest = np.where(closer, far, nearest)
            which, angle = np.where(closer, crop[r, c], which), np.where(closer, turn[r, c], angle)
    colour = np.array([rgb(code) for code in FIELDS])[which]
    furrow = 1 + 0.10 * np.sin((x * np.cos(angle) + 0.7 * y * np.sin(angle)) * cell * 1.1)
    hedge = ease(0.10, 0.04, second - nearest)
    return mix(colour * furrow[..., None], rgb("#3c4a34"), (0.8 * hedge)[..., None])


def _country(colour: Field, outline: Polyline, own: Field) -> Field:
    """A country in its colour: its fields under a wash, its edge as a band."""
    inside = _shapes([outline])
    rim = inside * (1 - ease(0.55, 1.0, blur(inside, 0.3 * DEGREE)))
    grey = colour.mean(2, keepdims=True)
    wash = own * (0.40 + 1.2 * grey)
    tinted = mix(colour, wash, 0.86)
    tinted = mix(tinted, own, (0.6 * rim)[..., None])
    found = mix(colour, tinted, inside[..., None])
    edge = _strokes([closed_line(outline)], 1.3)
    return mix(found, mix(own, 1.0, 0.35), (0.8 * edge)[..., None])


def _veins(colour: Field) -> Field:
    """Rivers, and borders as thin lines."""
    borders = _strokes((outlined(line, SHEET) for line in coasts.BORDERS), 0.9)
    colour = mix(colour, rgb("#2a2128"), (0.62 * borders)[..., None])
    rivers = _strokes((smooth(outlined(line, SHEET), False, 4) for line in RIVERS), 1.5)
    return mix(colour, rgb("#9fc4dc"), (0.9 * rivers)[..., None])


def _lit(colour: Field, height: Field) -> Field:
    """The light from the left, low; what it does not reach is blue."""
    down, across = np.gradient(height * 1.25)
    facing = (0.80 * across + 0.30 * down + 0.62) / np.sqrt(1 + across**2 + down**2)
    shadow = np.zeros_like(height)
    for step in range(1, 34):
        shadow = np.maximum(shadow, shifted(height, -1.6 * step, -0.5 * step) - height - 0.62 * step)
    sun = np.clip(facing, 0, 1.3) * (1 - 0.8 * ease(0, 5, shadow))
    found: Field = colour * (SHADE + sun[..., None] * KEY)
    return found


def _sea(land: Field) -> Field:
    """Deep water, lighter along the coasts; swell in level lines; the land's shadow on it."""
    y = np.linspace(0, 1, HIGH, dtype=F4)[:, None]
    x = np.linspace(0, BEYOND, WIDE, dtype=F4)[None]
    colour = mix(rgb("#1b3160"), rgb("#0c1731"), ease(0.35, 1.0, y)[..., None] * np.ones((1, WIDE, 1), F4))
    glitter = bell(x, 0.05, 0.5) * ease(0.1, 0.5, y)
    colour = colour + (0.10 * glitter)[..., None] * rgb("#f0b070")
    colour = mix(colour, rgb("#2f6c86"), (0.75 * ease(0.02, 0.75, blur(land, 0.55 * DEGREE)))[..., None])
    rows = 0.5 + 0.5 * np.sin(2 * np.pi * np.sqrt(y + 0.06) * 60 + 5 * noise(HIGH, WIDE, 3 * DEGREE, 3, 41))
    swell = ease(0.80, 1.0, rows) * ease(0.45, 0.62, noise(HIGH, WIDE, 0.9 * DEGREE, 3, 43, 0.5, (3, 0.5)))
    colour = colour + (swell * (0.07 + 0.10 * glitter))[..., None] * rgb("#c8d4ee")
    cast = np.zeros_like(land)
    for step in range(1, 8):
        cast = np.maximum(cast, shifted(land, -1.3 * step, -0.9 * step))
    colour = colour * (1 - 0.55 * cast)[..., None]
    foam = ease(0.06, 0.4, blur(land, 2.2)) * ease(0.0, 0.4, shifted(land, 3, 1) - shifted(land, -3, -1))
    return mix(colour, rgb("#ffe3b0"), (0.85 * foam)[..., None])


def _raised(picture: Field, height: Field) -> Field:
    """The picture with its heights raised: each pixel is moved up by its height, far ones first."""
    found, lift = picture.copy(), np.round(height).astype(int)
    columns = np.arange(WIDE)
    for row in range(HIGH):
        for step in range(int(lift[row].max()) + 1):
            there = columns[lift[row] >= step]
            if row >= step:
                found[row - step, there] = picture[row, there]
    return found


def _woods(image: pygame.Surface, height: Field) -> None:
    """Firs, drawn from far to near, lit at the left, with their shadows at the right."""
    dice = np.random.Generator(np.random.PCG64(5))
    much = _soft(WOODS) + 0.5 * ease(0.1, 0.3, _soft(RANGES)) * (1 - ease(0.55, 0.8, height / DEGREE))
    much *= ease(0.9, 1, _shapes(map(_coast, LANDS))) * (
        1 - _strokes((outlined(one, SHEET) for one in RIVERS), 5)
    )
    clear = ease(0.9, 0.4, blur(_crowns(), 0.2 * DEGREE))
    places = dice.random((5200, 2)) * (HIGH - 1, WIDE - 1)
    for y, x in places[np.argsort(places[:, 0])]:
        at = int(y), int(x)
        if dice.random() > 0.95 * much[at] * clear[at] or much[at] < 0.3:
            continue
        tall = DEGREE * (0.36 + 0.16 * y / HIGH) * dice.uniform(0.8, 1.25)
        _fir(image, (x, y - float(height[at])), tall)


def _crowns() -> Field:
    """1 on the ground of the towns, 0 elsewhere."""
    sheet = _sheet()
    for place in coasts.CITIES:
        sheet.circle(seen(place, SHEET), 0.4 * DEGREE / FINER, "#ffffff")
    return _strength(sheet)


def _fir(image: pygame.Surface, foot: tuple[float, float], tall: float) -> None:
    x, y = foot
    half = 0.30 * tall
    pygame.draw.ellipse(image, (22, 28, 36), (x - half * 0.4, y - half * 0.4, 2.6 * half, 0.8 * half))
    dark, lit = ([round(255 * part) for part in rgb(code)] for code in (FIR, FIR_LIT))
    for foot_at, wide in ((0.0, 1.0), (0.34, 0.76)):
        low, top = y - foot_at * tall, y - (foot_at + 0.66) * tall
        pygame.draw.polygon(image, dark, [(x - half * wide, low), (x, top), (x + half * wide, low)])
        pygame.draw.polygon(
            image, lit, [(x - half * wide, low), (x, top), (x - half * 0.15, low - 0.1 * tall)]
        )


def _towns(image: pygame.Surface, height: Field) -> Field:
    """Houses with lit windows, a church among them, and the glow about them."""
    dice, lamps = np.random.Generator(np.random.PCG64(12)), np.zeros((HIGH, WIDE), F4)
    for place in sorted(coasts.CITIES, key=lambda one: -one[1]):
        x, y = (part * FINER for part in seen(place, SHEET))
        if not (0 <= x < WIDE and 0 <= y < HIGH):
            continue
        y -= float(height[int(y), int(x)])
        unit = DEGREE * (0.18 + 0.08 * y / HIGH)
        spots = sorted(dice.uniform((-2.2, -1.1), (2.2, 1.1)).tolist()[::-1] for _ in range(4))
        for number, (down, across) in enumerate(spots):
            _house(image, (x + across * unit, y + down * unit), unit, number == 2)
            lamps[
                min(HIGH - 1, max(0, int(y + down * unit))), min(WIDE - 1, max(0, int(x + across * unit)))
            ] = 1
    spread = 26 * blur(lamps, 0.16 * DEGREE) + 60 * blur(lamps, 0.5 * DEGREE)
    found: Field = np.clip(spread, 0, 0.5)[..., None] * rgb(EYES)
    return found


def _house(image: pygame.Surface, foot: tuple[float, float], unit: float, church: bool) -> None:
    """A gabled house seen from the south; the left side of the roof is lit."""
    (x, y), wide, wall = foot, unit, 0.62 * unit * (1.5 if church else 1)
    pygame.draw.polygon(
        image, (30, 26, 34), [(x + wide / 2, y), (x + 1.3 * wide, y), (x + wide / 2, y - wall)]
    )
    pygame.draw.rect(image, (206, 178, 136), (x - wide / 2, y - wall, wide * 0.5, wall))
    pygame.draw.rect(image, (112, 88, 84), (x, y - wall, wide * 0.5, wall))
    top = y - wall - unit * (1.5 if church else 0.6)
    pygame.draw.polygon(
        image, (214, 104, 66), [(x - 0.62 * wide, y - wall), (x, top), (x + 0.05 * wide, y - wall)]
    )
    pygame.draw.polygon(image, (104, 46, 48), [(x, y - wall), (x, top), (x + 0.62 * wide, y - wall)])
    pygame.draw.rect(image, (255, 226, 128), (x + 0.12 * wide, y - 0.75 * wall, 0.26 * wide, 0.4 * wall))


def _air(picture: Field) -> Field:
    """Dusk in the distance; the night beyond Europe."""
    y = np.linspace(0, 1, HIGH, dtype=F4)[:, None, None]
    x = np.linspace(0, BEYOND, WIDE, dtype=F4)[None, :, None]
    far = mix(picture, rgb("#4c4a78"), 0.42 * ease(0.42, HORIZON, y))
    far = far * (1 - 0.16 * ease(0.75, 1.0, y))
    return mix(far, rgb("#0d1630"), ease(1.0, BEYOND, x))
