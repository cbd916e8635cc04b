"""Drawings in the lines of a page: the holdings of a player, a market track and a sale on it."""

from collections.abc import Sequence

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, HIGHEST_PRICES, LOWEST_PRICES
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.art import palette as pal
from scenes.art import shapes, text, theme
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.art import animals, scenery, signs, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
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
        wide = min(box.width, len(items) * (box.height + frame.px(WIDEST - ROW)))
        for place, item in zip(_places(box, len(items), wide, frame), items, strict=True):
            _PAINT[item.kind](surface, place, item.name)
            if item.count > 1:
                _number(surface, place, item.count, frame)

    return InlineDrawing(ROW, paint)


def _places(box: pygame.Rect, count: int, wide: int, frame: Frame) -> Sequence[pygame.Rect]:
    """Squares beside each other over so much of the box."""
    step = wide / count
    side = min(box.height - frame.px(14), round(step) - 2)
    found = []
    for number in range(count):
        place = pygame.Rect(0, 0, side, side)
        place.center = (box.left + round((number + 0.5) * step), box.centery)
        found.append(place)
    return found


def _number(surface: pygame.Surface, place: pygame.Rect, count: int, frame: Frame) -> None:
    """Draw the number on a tag at the lower right corner."""
    style = text.Style(Typeface.SLAB_BOLD, frame.type(20), pal.IVORY)
    wide = text.width(str(count), style) + frame.px(14)
    tag = pygame.Rect(0, 0, wide, round(style.pixels * 1.3))
    tag.bottomright = (place.right + frame.px(6), place.bottom + frame.px(2))
    shapes.inset(surface, tag, frame.scale, 6)
    text.draw(surface, str(count), tag.center, style, "centre", middle=True)


_PAINT = {"railroad": animals.medallion, "town": scenery.town, "building": signs.tile}


HIGH = 58.0


def sale(commodity: str, price: int, sold: int = 0) -> InlineDrawing:
    """The track with its token at `price`; where so many are `sold`, the fall and where it ends."""

    def paint(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        _Track(surface, box, frame, commodity).draw(price, sold)

    return InlineDrawing(HIGH, paint)


class _Track:
    """Draws one."""

    def __init__(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, commodity: str) -> None:
        self.surface, self.frame, self.commodity = surface, frame, commodity
        index = COMMODITY_INDEX[commodity]
        self.low, self.high = LOWEST_PRICES[index], HIGHEST_PRICES[index]
        self.groove = pygame.Rect(box.left, 0, box.width, round(box.height * 34 / HIGH))
        self.groove.centery = box.centery

    def x(self, price: int) -> int:
        """The middle of a price's space."""
        step = self.groove.width / (self.high - self.low + 1)
        return self.groove.left + round((price - self.low + 0.5) * step)

    def draw(self, price: int, sold: int) -> None:
        """The groove, its prices, the token; a dashed line to the price after the sale."""
        px, after = self.frame.px, max(self.low, price - sold)
        shapes.inset(self.surface, self.groove, self.frame.scale, 9)
        filled = self.groove.inflate(-px(6), -px(6))
        filled.width = self.x(after if sold else price) - filled.left
        colour = pal.mix(COMMODITY[self.commodity], pal.IVORY, 0.2)
        ground, _ = theme.grounds((pal.mix(colour, pal.NIGHT, 0.5), pal.NIGHT))
        pygame.draw.rect(self.surface, pal.rgb(ground), filled, border_radius=px(6))
        self._prices(price, after)
        if sold:
            self._fall(after, price)
        side = round(self.groove.height * 48 / 34)
        place = pygame.Rect(0, 0, side, side)
        place.center = (self.x(price), self.groove.centery)
        tokens.token(self.surface, place, self.commodity)

    def _prices(self, price: int, after: int) -> None:
        style = text.Style(Typeface.SLAB_BOLD, self.frame.type(18), pal.IVORY)
        for number in range(self.low, self.high + 1):
            if number not in (price, after):
                at = self.x(number), self.groove.centery
                text.draw(self.surface, str(number), at, style, "centre", middle=True)

    def _fall(self, after: int, price: int) -> None:
        px, y = self.frame.px, self.groove.centery
        ring = round(self.groove.height * 18 / 34)
        for left in range(self.x(after) + ring, self.x(price) - ring - px(2), px(10)):
            pygame.draw.line(self.surface, pal.rgb(pal.DOWN), (left, y), (left + px(5), y), px(2))
        middle = (self.x(after), y)
        pygame.draw.circle(self.surface, pal.rgb(pal.NIGHT), middle, ring)
        pygame.draw.circle(self.surface, pal.rgb(pal.DOWN), middle, ring, px(2))
        style = text.Style(Typeface.SLAB_BOLD, self.frame.type(19), pal.IVORY)
        text.draw(self.surface, str(after), middle, style, "centre", middle=True)
