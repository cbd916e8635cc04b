"""Building tiles as enamel signs: the family's colour, a painted picture, the effect and the cost."""

import pygame

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from scenes.art import Frame, Style, Typeface, palette as pal, rich, shapes, text
from scenes.art.letters import signs
from scenes.art.pieces.card import CardPlace
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon.art import paintings
from scenes.raccoon_tycoon.words.names import effect, named

SHEET = (186, 144)
DIORAMA, SMALL_DIORAMA = 118, 62
"""The side of the picture on a sign, in usual and in large text, in design units."""
VEILED = pygame.BLEND_RGBA_MULT
DOWN = (0, 190, 255, 255, 255)
"""The opacities of the picture from its top, which the name covers, to its foot."""
DOWN_LONG = (0, 10, 30, 170, 255, 255, 255, 255, 255)
"""The same below a name on two lines."""
ACROSS = (255, 255, 255, 255, 235, 130, 40, 10, 0)
"""Its opacities from left to right: low where the effect is written."""

FAMILIES: dict[str, tuple[pal.Colour, pal.Colour]] = {
    "bonus": ("#2c5a48", "#12302a"),
    "trade": ("#274a6a", "#10263c"),
    "points": ("#4a3460", "#20142e"),
    "production": ("#7a3a2a", "#3a1610"),
    "works": ("#6a4a26", "#2e1c0c"),
}
"""The top and bottom colour of the enamel of each family of buildings."""

_FAMILY = {
    "bonus": "bonus",
    "production_limit": "production",
    **dict.fromkeys(("trading_firm", "sales", "auction_income", "trading_floor", "export_raise"), "trade"),
    **dict.fromkeys(("storage", "purchases", "hand_limit", "town_discount"), "works"),
    **dict.fromkeys(("town_points", "railroad_points", "building_points", "money_points"), "points"),
}
"""The family of the buildings with each power."""


def building_sign(on: CardPlace, name: str, affordable: bool = True) -> None:
    """Draw a building: name, picture, effect and cost; the cost is muted unless `affordable`."""
    surface, rect, say, frame = on.surface, on.rect, on.say, on.frame(SHEET)
    title = named(name, say)
    shapes.enamel_sign(surface, rect, frame.scale, *enamel(name))
    large = frame.is_large
    side = frame.px(SMALL_DIORAMA if large else DIORAMA)
    place = pygame.Rect(rect.left + frame.px(9), rect.bottom - frame.px(9) - side, side, side)
    style = Style(Typeface.SLAB_BOLD, frame.type(20), pal.IVORY, frame.px(1.2))
    if large:
        lines = _title_lines(title, style, frame)
        two = len(lines.words) > 1
        surface.blit(_faded(name, side, two), place)
        lines.draw(surface, frame.rect(7, 0, 172, 66) if two else frame.rect(7, 4, 172, 48))
        style = style._replace(pixels=frame.type(18) if two else style.pixels, slim=text.NARROWEST)
        room, plate = frame.rect(8, 58 if two else 51, 170, 52), frame.rect(78, 105, 98, 36)
    else:
        head = frame.rect(12, 8, 162, 46)
        fitted = _two_lines(title, style, head, frame.floor)
        surface.blit(_faded(name, side, len(text.wrap(title, fitted, head.width)) > 1), place)
        text.paragraph(surface, title, head, fitted, "centre", centred=True, floor=frame.floor)
        room, plate = frame.rect(82, 52, 94, 50), frame.rect(92, 102, 76, 32)
    rich.paragraph(surface, effect(name, say), room, style, align="centre", centred=True, floor=frame.floor)
    _cost(surface, plate, say("table.money", n=BUILDINGS[name].cost), affordable, frame)


def tile(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Draw a building's picture on its family's enamel, without words."""
    shapes.plate(surface, rect, rect.width / 84, *enamel(name), 8)
    paintings.building(surface, rect.inflate(-rect.width // 8, -rect.height // 8), name)


@surface_cache(40)
def _faded(name: str, side: int, long: bool) -> pygame.Surface:
    """A building's picture that fades out towards its top and its right."""
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    paintings.building(image, image.get_rect(), name)
    for veil in (_veil(DOWN_LONG if long else DOWN, False), _veil(ACROSS, True)):
        image.blit(pygame.transform.smoothscale(veil, (side, side)), (0, 0), special_flags=VEILED)
    return image


def _veil(shades: tuple[int, ...], across: bool) -> pygame.Surface:
    """A strip of pixels with these opacities, across or down."""
    row = pygame.Surface((len(shades), 1), pygame.SRCALPHA)
    for number, shade in enumerate(shades):
        row.set_at((number, 0), (255, 255, 255, shade))
    return row if across else pygame.transform.rotate(row, -90)


def enamel(building: str) -> tuple[pal.Colour, pal.Colour]:
    """The top and bottom colour of a building's enamel."""
    return FAMILIES[_FAMILY[BUILDINGS[building].power]]


def _title_lines(title: str, style: Style, frame: Frame) -> signs.CloseLines:
    """The name in slim letters, on one line or, where it does not fit, on two close ones."""
    slim, wide, least = style._replace(slim=text.NARROWEST), frame.px(172), frame.type(18)
    one = signs.lines(title, slim, (wide, round(1.5 * style.pixels)), least, 1.0)
    two = signs.lines(title, slim.sized(least), (wide, 2 * least), frame.floor, 0.92)
    return one or two or signs.CloseLines((title,), slim.sized(least), 1.0)


def _two_lines(name: str, style: Style, box: pygame.Rect, floor: int) -> Style:
    """The largest style, not below `floor`, that sets the name in at most two lines of the box's width."""
    while style.pixels > floor and (
        len(text.wrap(name, style, box.width)) > 2
        or max(text.width(line, style) for line in text.wrap(name, style, box.width)) > box.width
    ):
        style = style.sized(style.pixels - 1)
    return style


def _cost(surface: pygame.Surface, rect: pygame.Rect, cost: str, affordable: bool, frame: Frame) -> None:
    top, bottom, ink = (
        ("#fbf0d2", "#d6b87c", pal.OXBLOOD_DEEP) if affordable else ("#5a4a44", "#3a2f2e", "#d8c4b0")
    )
    shapes.plate(surface, rect, frame.scale, top, bottom, 8)
    style = Style(Typeface.POSTER, frame.type(23, 1.8), ink)
    text.draw(surface, cost, rect.center, style, "centre", rect.width - frame.px(10), middle=True)
