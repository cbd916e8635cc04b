"""Railroad, town and production cards, and the backs of their decks; plain values in, pictures out.

Sheets (design units): railroad 212×300, town 244×300, production 168×240. Words come from the
catalogue, already said. `text_scale` enlarges type as far as the card has room.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import pygame

from scenes.art import animals, icons, scenery, shapes, text, tokens
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.ornament import corners, guilloche, rosette, wave
from scenes.art.text import Style
from scenes.art.vector import Drawing
from scenes.frame import Frame

RAILROAD_SHEET = (212, 300)
TOWN_SHEET = (244, 300)
PRODUCTION_SHEET = (168, 240)
LARGEST_TEXT = 1.2
"""Cards cannot grow with their type: beyond this text scale it stays."""

BACKS: dict[str, tuple[pal.Colour, pal.Colour]] = {
    "railroad": (pal.TEAL, "#0c2427"),
    "town": (pal.OXBLOOD, "#34090f"),
    "building": ("#3a2a4e", "#170e20"),
    "production": ("#3d4a2a", "#171f10"),
}
"""The decks and the colours of their backs."""


def railroad_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    name: str,
    bid: str,
    points: Sequence[int],
    owned: int = 0,
    text_scale: float = 1.0,
) -> None:
    """A railroad: its animal, name, smallest opening bid in words ("from $7"), and the row of VP.

    `owned` is how many the viewer has: a dot under each step reached, a box round the next one.
    """
    frame = Frame.within(rect, RAILROAD_SHEET, min(text_scale, LARGEST_TEXT))
    top, bottom = pal.RAILROAD[name]
    shapes.shadow(surface, rect, frame.scale, 190, 6)
    shapes.plate(surface, rect, frame.scale, pal.mix(top, pal.IVORY, 0.1), bottom, 12)
    picture = frame.rect(9, 9, 194, 198)
    animals.portrait(surface, picture, name)
    pygame.draw.rect(surface, pal.rgb(pal.GILT), picture.inflate(2, 2), frame.px(1.6))
    tag = frame.rect(14, 168, 98, 34)
    shapes.inset(surface, tag, frame.scale)
    text.draw(
        surface,
        bid,
        tag.center,
        Style(Face.SLAB_BOLD, frame.type(20), pal.GILT_LIGHT),
        "centre",
        tag.width - frame.px(14),
        middle=True,
    )
    foot = frame.rect(9, 208, 194, 83)
    surface.blit(_nameplate(foot.size, frame.scale), foot)
    text.draw(
        surface,
        name,
        frame.point(106, 241),
        Style(Face.POSTER, frame.type(25), pal.OXBLOOD_DEEP),
        "centre",
        frame.px(174),
    )
    _points_row(surface, frame, points, owned)


def _points_row(surface: pygame.Surface, frame: Frame, points: Sequence[int], owned: int) -> None:
    for step, total in enumerate(points):
        middle = frame.point(34 + step * 48, 266)
        style = Style(Face.POSTER, frame.type(21), pal.INK if step < owned else "#6b5636")
        if step == owned:
            box = frame.rect(14 + step * 48, 251, 40, 32)
            shapes.plate(surface, box, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD, 6)
            style = style.coloured(pal.IVORY)
        text.draw(surface, str(total), middle, style, "centre", frame.px(38), middle=True)
        if step < owned:
            surface.blit(_dot(frame.px(8)), frame.rect(30 + step * 48, 278, 8, 8))


@lru_cache(maxsize=8)
def _dot(side: int) -> pygame.Surface:
    sheet = Drawing(8, 8)
    sheet.circle((4, 4), 3.4, pal.OXBLOOD)
    return sheet.surface((side, side))


@lru_cache(maxsize=32)
def _nameplate(size: tuple[int, int], k: float) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    sheet.inset(0, 4, sheet.down(0, sheet.height, (0, pal.CREAM_TOP), (1, pal.CREAM_BOTTOM)), pal.NIGHT, 1.5)
    sheet.inset(4, 3, stroke=pal.GILT_DEEP, line=1, opacity=0.8)
    return sheet.surface(size)


def town_card(  # noqa: PLR0913, PLR0917 (every figure printed on the card)
    surface: pygame.Surface,
    rect: pygame.Rect,
    name: str,
    points: str,
    commodity: str,
    cost: int,
    any_cost: int,
    either: str,
    text_scale: float = 1.0,
) -> None:
    """A town: its picture, VP in words ("4 VP"), name, and the two prices with `either` ("or") between.

    `cost` tokens of `commodity`, or `any_cost` of any mix.
    """
    frame = Frame.within(rect, TOWN_SHEET, min(text_scale, LARGEST_TEXT))
    shapes.paper_panel(surface, rect, frame.scale)
    picture = frame.rect(11, 11, 222, 146)
    scenery.town(surface, picture, name)
    pygame.draw.rect(surface, pal.rgb(pal.INK), picture, frame.px(1.5))
    _medal(surface, frame.rect(170, 4, 68, 68), points, frame)
    text.draw(
        surface,
        name,
        frame.point(122, 191),
        Style(Face.POSTER, frame.type(25), pal.OXBLOOD_DEEP),
        "centre",
        frame.px(216),
    )
    shapes.rule(surface, frame.rect(22, 201, 200, 8), frame.scale)
    _price(surface, frame.rect(11, 220, 96, 66), cost, commodity, frame)
    _price(surface, frame.rect(137, 220, 96, 66), any_cost, tokens.ANY, frame)
    text.draw(
        surface,
        either,
        frame.point(122, 253),
        Style(Face.BOOK_ITALIC, frame.type(19), pal.INK),
        "centre",
        frame.px(28),
        middle=True,
    )


def _medal(surface: pygame.Surface, rect: pygame.Rect, words: str, frame: Frame) -> None:
    """A gold coin with a number and, beneath it, a short word."""
    icons.icon(surface, rect, "coin")
    number, _, unit = words.partition(" ")
    text.draw(
        surface,
        number,
        (rect.centerx, rect.centery - round(rect.height * 0.07)),
        Style(Face.POSTER, round(rect.height * 0.4), pal.INK),
        "centre",
        rect.width // 2,
        middle=True,
    )
    text.draw(
        surface,
        unit,
        (rect.centerx, rect.centery + round(rect.height * 0.24)),
        Style(Face.SLAB_BOLD, max(frame.type(16), round(rect.height * 0.24)), "#4a2c0c"),
        "centre",
        round(rect.width * 0.62),
        middle=True,
    )


def _price(surface: pygame.Surface, rect: pygame.Rect, amount: int, commodity: str, frame: Frame) -> None:
    shapes.plate(surface, rect, frame.scale, "#f3e3ba", "#d6b87c", 8)
    text.draw(
        surface,
        str(amount),
        (rect.left + round(rect.width * 0.26), rect.centery),
        Style(Face.POSTER, frame.type(30), pal.INK),
        "centre",
        round(rect.width * 0.34),
        middle=True,
    )
    side = round(rect.height * 0.72)
    tokens.token(
        surface,
        pygame.Rect(rect.right - side - round(rect.width * 0.1), rect.centery - side // 2, side, side),
        commodity,
    )


def production_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    price: Mapping[str, int],
    production: Mapping[str, int],
    rise: str,
    produce: str,
    text_scale: float = 1.0,
) -> None:
    """A Price & Production card: above, the commodities whose price rises; below, those produced.

    `price` and `production` count icons by commodity; `rise` and `produce` head the two halves.
    """
    frame = Frame.within(rect, PRODUCTION_SHEET, min(text_scale, LARGEST_TEXT))
    shapes.paper_panel(surface, rect, frame.scale, edge=pal.TEAL)
    band = frame.rect(8, 8, 152, 94)
    shapes.plate(surface, band, frame.scale, "#27605f", "#123638", 7)
    text.draw(
        surface,
        rise,
        frame.point(84, 31),
        Style(Face.BOOK_ITALIC, frame.type(18), pal.CREAM),
        "centre",
        frame.px(138),
    )
    up = _in_order(price)
    _token_row(surface, frame, up, 36, 40, 36)
    for number in range(len(up)):
        x = _row_left(len(up), 36) + number * 36 + 9
        shapes.arrow(surface, frame.rect(x, 79, 18, 14), True, pal.UP)
    shapes.rule(surface, frame.rect(16, 108, 136, 10), frame.scale)
    text.draw(
        surface,
        produce,
        frame.point(84, 138),
        Style(Face.BOOK_ITALIC, frame.type(18), pal.OXBLOOD),
        "centre",
        frame.px(140),
    )
    _produced(surface, frame, _in_order(production))


def _produced(surface: pygame.Surface, frame: Frame, made: list[str]) -> None:
    if len(made) <= 3:
        _token_row(surface, frame, made, 46, 164, 48)
        return
    split = (len(made) + 1) // 2
    _token_row(surface, frame, made[:split], 41, 146, 44)
    _token_row(surface, frame, made[split:], 41, 189, 44)


def _row_left(count: int, step: float) -> float:
    return 84 - count * step / 2


def _token_row(
    surface: pygame.Surface, frame: Frame, names: list[str], side: float, y: float, step: float
) -> None:
    left = _row_left(len(names), step) + (step - side) / 2
    for number, name in enumerate(names):
        tokens.token(surface, frame.rect(left + number * step, y, side, side), name)


def _in_order(counts: Mapping[str, int]) -> list[str]:
    return [name for name in pal.COMMODITY for _ in range(counts.get(name, 0))]


def card_back(surface: pygame.Surface, rect: pygame.Rect, deck: str) -> None:
    """The back of a card of one of the `BACKS`."""
    shapes.shadow(surface, rect, rect.width / 212, 170, 5)
    surface.blit(_back(rect.size, deck), rect)


def deck_count(surface: pygame.Surface, rect: pygame.Rect, number: int, word: str, frame: Frame) -> None:
    """The tag on a deck: how many cards are left, the number over its word ("left")."""
    shapes.inset(surface, rect, frame.scale)
    style = Style(Face.SLAB_BOLD, min(frame.type(21), round(rect.height * 0.4)), pal.IVORY)
    text.draw(
        surface,
        str(number),
        (rect.centerx, rect.top + round(rect.height * 0.33)),
        style,
        "centre",
        rect.width - 6,
        middle=True,
    )
    beneath = Style(Face.BOOK_ITALIC, min(frame.type(18), round(rect.height * 0.34)), pal.CREAM)
    text.draw(
        surface,
        word,
        (rect.centerx, rect.top + round(rect.height * 0.70)),
        beneath,
        "centre",
        rect.width - 6,
        middle=True,
    )


@lru_cache(maxsize=24)
def _back(size: tuple[int, int], deck: str) -> pygame.Surface:
    sheet = Drawing(212, 212 * size[1] / size[0])
    width, height, light = 212.0, sheet.height, BACKS[deck][0]
    sheet.inset(0, 13, pal.NIGHT)
    sheet.inset(
        1.5,
        12,
        sheet.linear((0, 0), (width, height), (0, pal.GILT_LIGHT), (0.5, pal.GILT_DEEP), (1, pal.GILT_LIGHT)),
    )
    sheet.inset(
        4,
        10,
        sheet.radial((width / 2, height / 2), max(width, height) * 0.7, (0, light), (1, BACKS[deck][1])),
    )
    reach = min(width, height) * 0.36
    guilloche(sheet, (width / 2, height / 2), reach, pal.GILT, 0.4, 16, 0.7)
    guilloche(sheet, (width / 2, height / 2), reach * 0.45, pal.GILT_LIGHT, 0.5, 12, 0.8)
    sheet.circle((width / 2, height / 2), reach * 0.24, pal.OXBLOOD, pal.GILT_LIGHT, 1.6)
    rosette(sheet, (width / 2, height / 2), reach * 0.2, pal.GILT_LIGHT, pal.OXBLOOD)
    if height > width:
        for y in (34, height - 34):
            wave(sheet, (26, y, width - 52, 14), 20, 4, pal.GILT, 0.9)
    sheet.inset(11, 5, stroke=pal.GILT, line=1.1)
    corners(sheet, 10, 42, pal.GILT_LIGHT, pal.OXBLOOD)
    return sheet.surface(size)
