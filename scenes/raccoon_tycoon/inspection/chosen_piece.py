"""Pictures of chosen things, drawn large into a rectangle of any shape before rays of light."""

import math
from collections.abc import Mapping
from functools import partial

import pygame

from raccoon.engine.counts import Counts
from scenes.art import Drawing, Paint, Typeface, palette as pal, pictograms, text
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon.art import paintings, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY_FIELD, RAILROAD
from scenes.raccoon_tycoon.words.names import per_commodity

RAYS = 28


@surface_cache(12)
def rays(size: tuple[int, int], tone: tuple[pal.Colour, pal.Colour]) -> pygame.Surface:
    """The background of a large piece: rays of light, in the tones of top and bottom."""
    sheet = Drawing(*map(float, size))
    wide, high = sheet.width, sheet.height
    light = pal.mix(tone[0], pal.IVORY, 0.22)
    sheet.inset(0, 8, sheet.down(0, high, (0, tone[0]), (1, tone[1])))
    middle, reach = (wide / 2, high * 0.46), math.hypot(wide, high)
    for ray in range(RAYS):
        turn = 2 * math.pi * ray / RAYS
        spread = math.pi / RAYS / 2
        ends = [
            (middle[0] + reach * math.cos(turn + by), middle[1] + reach * math.sin(turn + by))
            for by in (-spread, spread)
        ]
        sheet.path([middle, *ends], light, opacity=0.28)
    sheet.circle(middle, wide * 0.4, light, opacity=0.3)
    picture = sheet.surface(size)
    rounded = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(rounded, (255, 255, 255, 255), rounded.get_rect(), border_radius=8)
    picture.blit(rounded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


Rect = pygame.Rect
MARGIN = 0.09
"""The space left free round a piece, as a share of the shorter side."""
PORTRAIT = 1.25
"""The largest ratio of width to height for an animal's portrait; wider ones show its medallion."""
OVERLAP = 0.52
"""The least visible share of a token that overlaps the next."""
SEEN, APART = 0.8, 1.08
"""A token's visible share when the number of rows is chosen, and the distance of rows in tokens."""
COUNTED = 4
"""The number of tokens of one kind from which on it is written on a coin."""
FAINT = 105
"""The opacity of a token that may be chosen, of 255."""
GREEN = ("#3f7d6a", "#12382f")
"""The background of tokens that are taken."""
RED = ("#8f4a43", "#3c1620")
"""The background of tokens that go back to the supply."""


def railroad(name: str) -> Paint:
    """A railroad's animal in front of its livery."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        top, bottom = RAILROAD[name]
        if rect.width <= rect.height * PORTRAIT:
            paintings.portrait(surface, rect, name)
            return
        surface.blit(rays(rect.size, (pal.mix(top, pal.IVORY, 0.1), bottom)), rect)
        paintings.medallion(surface, _square(rect), name)

    return paint


def town(name: str) -> Paint:
    """A town's picture."""
    return partial(paintings.town, name=name)


def building(name: str) -> Paint:
    """A building's picture."""
    return partial(paintings.building, name=name)


def _square(rect: Rect) -> Rect:
    """The square for a piece in the middle of a rectangle, with a margin."""
    side = round(min(rect.size) * (1 - 2 * MARGIN))
    place = Rect(0, 0, side, side)
    place.center = rect.center
    return place


def lot(name: str, count: int) -> Paint:
    """`count` tokens of a commodity, on its colour."""
    _, middle, deep = COMMODITY_FIELD[name]
    held = {name: count}
    return partial(_tokens, held, (pal.mix(middle, pal.IVORY, 0.1), deep))


def taken(counts: Counts) -> Paint:
    """Tokens that are taken."""
    return partial(_tokens, dict(per_commodity(counts)), GREEN)


def returned(counts: Counts) -> Paint:
    """Tokens that go back to the supply."""
    return partial(_tokens, dict(per_commodity(counts)), RED)


def available(counts: Counts) -> Paint:
    """One faint token of each commodity that may be chosen, before any is."""
    names = [name for name, _ in per_commodity(counts)]

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        surface.blit(rays(rect.size, GREEN), rect)
        faint = pygame.Surface(rect.size, pygame.SRCALPHA)
        _rows(faint, faint.get_rect(), names)
        faint.set_alpha(FAINT)
        surface.blit(faint, rect)

    return paint


def _tokens(
    counts: Mapping[str, int], tone: tuple[pal.Colour, pal.Colour], surface: pygame.Surface, rect: Rect
) -> None:
    """Draw tokens on rays of this tone; from `COUNTED` of one kind on with their number."""
    surface.blit(rays(rect.size, tone), rect)
    names = [name for name, count in counts.items() for _ in range(count)]
    _rows(surface, rect, names)
    if len(names) >= COUNTED and len(set(names)) == 1:
        _number(surface, rect, len(names))


def _rows(surface: pygame.Surface, rect: Rect, names: list[str]) -> None:
    """Draw tokens in the number of rows that makes them largest, overlapping as far as they have to."""
    if not names:
        return
    room = rect.inflate(*[-2 * round(min(rect.size) * MARGIN)] * 2)
    count = max(range(1, len(names) + 1), key=lambda rows: _side(room, len(names), rows))
    each = -(-len(names) // count)
    high = min(room.height // count, round(_side(room, len(names), count) * APART))
    top = room.centery - high * count // 2
    for number in range(count):
        line = Rect(room.left, top + number * high, room.width, high)
        _row(surface, line, names[number * each : (number + 1) * each])


def _side(room: Rect, tokens: int, rows: int) -> float:
    """The size of tokens in so many rows with little overlap."""
    each = -(-tokens // rows)
    return min(room.height / rows, room.width / (1 + SEEN * (each - 1)))


def _row(surface: pygame.Surface, line: Rect, names: list[str]) -> None:
    side = min(line.height, round(line.width / (1 + OVERLAP * (len(names) - 1))))
    step = min(round(side * 1.06), (line.width - side) // max(1, len(names) - 1))
    left = line.centerx - (side + step * (len(names) - 1)) // 2
    for number, name in enumerate(names):
        tokens.token(surface, Rect(left + number * step, line.centery - side // 2, side, side), name)


def _number(surface: pygame.Surface, rect: Rect, count: int) -> None:
    side = round(min(rect.height * 0.42, rect.width * 0.2))
    coin = Rect(rect.right - side - side // 6, rect.bottom - side - side // 6, side, side)
    pictograms.draw(surface, coin, "coin")
    figure = text.Style(Typeface.POSTER, round(side * 0.5), pal.INK)
    text.draw(surface, str(count), coin.center, figure, "centre", side, middle=True)
