"""Large pictures of pieces, and drawings between a page's lines: holdings, a market track, a sale."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import (
    BUILDINGS,
    COMMODITIES,
    COMMODITY_INDEX,
    HIGHEST_PRICES,
    LOWEST_PRICES,
)
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.art import Frame, Paint, Typeface, palette as pal, pictograms, shapes, text, theme
from scenes.art.pieces import coinage
from scenes.art.pieces.card import CardPlace
from scenes.raccoon_tycoon.art import cards, paintings, signs, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.raccoon_tycoon.picture.shelves import warehouse_grid
from scenes.raccoon_tycoon.picture.warehouse import compartment
from scenes.raccoon_tycoon.words.names import per_commodity
from scenes.table.choosing import vignette
from scenes.table.inspection.page import InlineDrawing, Large

Rect = pygame.Rect
SIGN = (436.0, 609.0)
PLAQUE = (436.0, 436.0)
LARGEST_TEXT = 1.35
"""The largest text scale that signs and plates have room for."""


CARDS: dict[str, tuple[Callable[..., None], tuple[int, int]]] = {
    "railroad": (cards.railroad_card, cards.RAILROAD_SHEET),
    "town": (cards.town_card, cards.TOWN_SHEET),
    "production": (cards.production_card, cards.PRODUCTION_SHEET),
}


def card(writer: PageBuilder, kind: str, name: str | int, *state: int) -> Large:
    """A card of a kind; `state` are further arguments of its painter in `cards`."""
    draw, sheet = CARDS[kind]
    return Large(
        lambda surface, rect, scale: draw(CardPlace(surface, rect, writer.say, scale), name, *state), sheet
    )


def deck(kind: str) -> Large:
    """The back of a deck's cards."""
    return Large(lambda surface, rect, _: cards.card_back(surface, rect, kind), cards.RAILROAD_SHEET)


def building(writer: PageBuilder, name: str, priced: bool = True) -> Large:
    """A building as a tall enamel sign: name, picture and, if `priced`, the cost on a plate."""

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, SIGN, min(text_scale, LARGEST_TEXT))
        shapes.enamel_sign(surface, rect, frame.scale, *signs.enamel(name))
        style = text.Style(Typeface.POSTER, frame.type(40), pal.IVORY, frame.px(2))
        head = frame.rect(26, 22, 384, 104)
        words = writer.named(name)
        text.paragraph(surface, words, head, style, "centre", centred=True, floor=frame.floor)
        window = frame.rect(26, 132, 384, 424 if priced else 450)
        paintings.building(surface, window, name)
        pygame.draw.rect(surface, pal.rgb(pal.GILT), window, frame.px(3))
        if priced:
            _price(surface, frame.rect(128, 516, 180, 78), writer.money(BUILDINGS[name].cost), frame)

    return Large(paint, SIGN)


def _on_plaque(draw: Callable[[pygame.Surface, Frame], None], largest_text: float = 1.0) -> Large:
    """A picture drawn onto an engraved square."""

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, min(text_scale, largest_text))
        shapes.inset(surface, frame.rect(8, 8, 420, 420), frame.scale, 14)
        draw(surface, frame)

    return Large(paint, PLAQUE)


def commodity(name: str, price: str) -> Large:
    """A commodity's token with a plate for `price`."""

    def draw(surface: pygame.Surface, frame: Frame) -> None:
        tokens.token(surface, frame.rect(68, 28, 300, 300), name)
        _price(surface, frame.rect(128, 334, 180, 78), price, frame)

    return _on_plaque(draw, LARGEST_TEXT)


def _price(surface: pygame.Surface, plate: Rect, price: str, frame: Frame) -> None:
    shapes.plate(surface, plate, frame.scale, "#fbf0d2", "#d6b87c", 9)
    figure = text.Style(Typeface.POSTER, frame.type(46), pal.OXBLOOD_DEEP)
    text.draw(surface, price, plate.center, figure, "centre", plate.width - 20, middle=True)


def object_of(name: str) -> Large:
    """A pictogram."""
    return _on_plaque(lambda surface, frame: pictograms.draw(surface, frame.rect(78, 78, 280, 280), name))


def warehouse(held: Counts, limit: int) -> Large:
    """The warehouse's compartments with their tokens."""
    names = [name for name, count in per_commodity(held) for _ in range(count)]

    def draw(surface: pygame.Surface, frame: Frame) -> None:
        for number, box in enumerate(warehouse_grid(24, 24, 388, 388, max(limit, len(names)))):
            place = frame.rect(*box)
            surface.blit(compartment(place.size, frame.scale, number >= limit), place)
            if number < len(names):
                tokens.token(surface, place.inflate(-frame.px(10), -frame.px(10)), names[number])

    return _on_plaque(draw)


def purse(money: int | None) -> Large:
    """The purse, open with coins and notes, or closed where `money` is secret (None)."""

    def draw(surface: pygame.Surface, frame: Frame) -> None:
        pictograms.draw(surface, frame.rect(28, 40, 230, 230), "purse")
        coinage.heap(surface, frame.rect(60, 210, 330, 190), money or 0)

    return object_of("purse closed") if money is None else _on_plaque(draw)


def seen(paint: Paint) -> Large:
    """A picture in an engraved frame."""

    def draw(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, 1.0)
        vignette.draw(surface, frame.rect(8, 8, 420, 420), frame, paint)

    return Large(draw, PLAQUE)


def tokens_row(counts: Counts) -> str:
    """Token counts in markup, as numbers and pictures; a dash for none."""
    return " ".join(f"{count} [{name}]" for name, count in per_commodity(counts)) or "–"


ROW = 76.0
"""The height of a row, in design units."""
WIDEST = 84.0
"""The greatest width of one piece, in design units."""


def tokens_of(player: PlayerView) -> InlineDrawing:
    """A player's tokens in a row, each kind with its number; missing ones as outlines."""

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
    """A player's estate in a row; railroad sets with their number."""
    items = estate_items(player)

    def paint(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        wide = min(box.width, len(items) * (box.height + frame.px(WIDEST - ROW)))
        for place, item in zip(_places(box, len(items), wide, frame), items, strict=True):
            _PAINT[item.kind](surface, place, item.name)
            if item.count > 1:
                _number(surface, place, item.count, frame)

    return InlineDrawing(ROW, paint)


def _places(box: pygame.Rect, count: int, wide: int, frame: Frame) -> Sequence[pygame.Rect]:
    """`count` squares in a row over `wide` pixels of the box."""
    step = wide / count
    side = min(box.height - frame.px(14), round(step) - 2)
    found = []
    for number in range(count):
        place = pygame.Rect(0, 0, side, side)
        place.center = (box.left + round((number + 0.5) * step), box.centery)
        found.append(place)
    return found


def _number(surface: pygame.Surface, place: pygame.Rect, count: int, frame: Frame) -> None:
    style = text.Style(Typeface.SLAB_BOLD, frame.type(20), pal.IVORY)
    wide = text.width(str(count), style) + frame.px(14)
    tag = pygame.Rect(0, 0, wide, round(style.pixels * 1.3))
    tag.bottomright = (place.right + frame.px(6), place.bottom + frame.px(2))
    shapes.inset(surface, tag, frame.scale, 6)
    text.draw(surface, str(count), tag.center, style, "centre", middle=True)


_PAINT = {"railroad": paintings.medallion, "town": paintings.town, "building": signs.tile}


HIGH = 58.0


def sale(commodity: str, price: int, sold: int = 0) -> InlineDrawing:
    """A market track with its token at `price` and, if tokens are `sold`, the fall of the price."""

    def paint(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        _Track(surface, box, frame, commodity).draw(price, sold)

    return InlineDrawing(HIGH, paint)


class _Track:
    """Draws a market track across a page."""

    def __init__(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, commodity: str) -> None:
        self.surface, self.frame, self.commodity = surface, frame, commodity
        index = COMMODITY_INDEX[commodity]
        self.low, self.high = LOWEST_PRICES[index], HIGHEST_PRICES[index]
        self.groove = pygame.Rect(box.left, 0, box.width, round(box.height * 34 / HIGH))
        self.groove.centery = box.centery

    def x(self, price: int) -> int:
        """The x of the middle of a price's space."""
        step = self.groove.width / (self.high - self.low + 1)
        return self.groove.left + round((price - self.low + 0.5) * step)

    def draw(self, price: int, sold: int) -> None:
        """Draw groove, prices and token, and a dashed line to the price after the sale."""
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
