"""The holdings of a player, drawn large in the lines of a page: tokens, railroads, towns, buildings."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.art import animals, scenery, signs, tokens
from scenes.raccoon_tycoon.holdings import EstateItem, estate_items
from scenes.table.inspection.page import InlineDrawing

ROW = 76.0
"""The height of a row, in design units."""
WIDEST = 84.0
"""The most room one piece takes."""


def owned(player: PlayerView) -> tuple[EstateItem, ...]:
    """Railroads by set, towns, buildings."""
    return estate_items(player)


def tokens_of(player: PlayerView) -> InlineDrawing:
    """The six kinds in a row, each with its number; of what is missing only an outline."""

    def paint(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        places = _places(box, len(COMMODITIES), box.width, frame)
        for place, name, count in zip(places, COMMODITIES, player.tokens, strict=True):
            if not count:
                tokens.empty_slot(surface, place, name)
                continue
            tokens.token(surface, place, name)
            _number(surface, place, count, frame)

    return InlineDrawing(ROW, paint)


def estate_of(player: PlayerView) -> InlineDrawing:
    """All that is owned for good, side by side; sets with their number."""
    items = owned(player)

    def paint(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        wide = min(box.width, len(items) * frame.px(WIDEST))
        for place, item in zip(_places(box, len(items), wide, frame), items, strict=True):
            _PAINT[item.kind](surface, place, item.name)
            if item.count > 1:
                _number(surface, place, item.count, frame)

    return InlineDrawing(ROW, paint)


def _places(box: pygame.Rect, count: int, wide: int, frame: Frame) -> Sequence[pygame.Rect]:
    """Squares beside each other over so much of the box."""
    step = wide / count
    side = min(frame.px(ROW - 14), round(step) - 2)
    found = []
    for number in range(count):
        place = pygame.Rect(0, 0, side, side)
        place.center = (box.left + round((number + 0.5) * step), box.centery)
        found.append(place)
    return found


def _number(surface: pygame.Surface, place: pygame.Rect, count: int, frame: Frame) -> None:
    """Draw the number on a tag at the lower right corner."""
    style = text.Style(Typeface.SLAB_BOLD, frame.type(20, 1.2), pal.IVORY)
    wide = text.width(str(count), style) + frame.px(14)
    tag = pygame.Rect(0, 0, wide, round(style.pixels * 1.3))
    tag.bottomright = (place.right + frame.px(6), place.bottom + frame.px(2))
    shapes.inset(surface, tag, frame.scale, 6)
    text.draw(surface, str(count), tag.center, style, "centre", middle=True)


_PAINT = {"railroad": animals.medallion, "town": scenery.town, "building": signs.tile}
