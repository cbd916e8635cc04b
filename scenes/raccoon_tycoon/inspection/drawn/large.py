"""The pieces drawn large: cards as they lie on the table, signs with a picture of their own."""

from collections.abc import Callable

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame, Paint
from scenes.art.pieces import coinage
from scenes.raccoon_tycoon.art import cards, scenery, signs, tokens
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.raccoon_tycoon.picture.shelves import warehouse_grid
from scenes.raccoon_tycoon.picture.warehouse import compartment
from scenes.table.choosing import vignette
from scenes.table.inspection.page import Large

Rect = pygame.Rect
SIGN = (436.0, 609.0)
PLAQUE = (436.0, 436.0)
LARGEST_TEXT = 1.35
"""Signs and plates have room for their type up to this text scale."""


CARDS: dict[str, tuple[Callable[..., None], tuple[int, int]]] = {
    "railroad": (cards.railroad_card, cards.RAILROAD_SHEET),
    "town": (cards.town_card, cards.TOWN_SHEET),
    "production": (cards.production_card, cards.PRODUCTION_SHEET),
}


def card(writer: PageBuilder, kind: str, name: str | int, *state: int) -> Large:
    """The card of that name; its look may depend on `state`, as `cards` says."""
    draw, sheet = CARDS[kind]
    return Large(lambda surface, rect, scale: draw(surface, rect, name, writer.say, *state, scale), sheet)


def deck(kind: str) -> Large:
    """The back of a deck's cards."""
    return Large(lambda surface, rect, _: cards.card_back(surface, rect, kind), cards.RAILROAD_SHEET)


def building(writer: PageBuilder, name: str, priced: bool = True) -> Large:
    """A tall enamel sign: the name, the picture before rays of light, the cost on a plate."""

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, SIGN, min(text_scale, LARGEST_TEXT))
        tone = signs.FAMILIES[signs.family_of(name)]
        shapes.enamel_sign(surface, rect, frame.scale, *tone)
        style = text.Style(Typeface.POSTER, frame.type(40), pal.IVORY, frame.px(2))
        head = frame.rect(26, 22, 384, 104)
        words = writer.named(name)
        text.paragraph(surface, words, head, style, "centre", centred=True, floor=frame.floor)
        window = frame.rect(26, 132, 384, 424 if priced else 450)
        scenery.building(surface, window, name)
        pygame.draw.rect(surface, pal.rgb(pal.GILT), window, frame.px(3))
        if priced:
            _price(surface, frame.rect(128, 516, 180, 78), writer.money(BUILDINGS[name].cost), frame)

    return Large(paint, SIGN)


def commodity(name: str, price: str) -> Large:
    """A token as large as a plate, with its price."""

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, min(text_scale, LARGEST_TEXT))
        shapes.inset(surface, frame.rect(8, 8, 420, 420), frame.scale, 14)
        tokens.token(surface, frame.rect(68, 28, 300, 300), name)
        _price(surface, frame.rect(128, 334, 180, 78), price, frame)

    return Large(paint, PLAQUE)


def _price(surface: pygame.Surface, plate: Rect, price: str, frame: Frame) -> None:
    shapes.plate(surface, plate, frame.scale, "#fbf0d2", "#d6b87c", 9)
    figure = text.Style(Typeface.POSTER, frame.type(46), pal.OXBLOOD_DEEP)
    text.draw(surface, price, plate.center, figure, "centre", plate.width - 20, middle=True)


def object_of(name: str) -> Large:
    """One of the small pictures, large."""

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, 1.0)
        shapes.inset(surface, frame.rect(8, 8, 420, 420), frame.scale, 14)
        pictograms.draw(surface, frame.rect(78, 78, 280, 280), name)

    return Large(paint, PLAQUE)


def warehouse(held: Counts, limit: int) -> Large:
    """The warehouse's compartments with what lies in them."""
    names = [name for name, count in zip(COMMODITIES, held, strict=True) for _ in range(count)]

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, 1.0)
        shapes.inset(surface, frame.rect(8, 8, 420, 420), frame.scale, 14)
        for number, box in enumerate(warehouse_grid(24, 24, 388, 388, max(limit, len(names)))):
            place = frame.rect(*box)
            surface.blit(compartment(place.size, frame.scale, number >= limit), place)
            if number < len(names):
                tokens.token(surface, place.inflate(-frame.px(10), -frame.px(10)), names[number])

    return Large(paint, PLAQUE)


def purse(money: int | None) -> Large:
    """The purse, open before coins and notes, or closed where the sum is secret."""

    def paint(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, 1.0)
        shapes.inset(surface, frame.rect(8, 8, 420, 420), frame.scale, 14)
        if money is None:
            pictograms.draw(surface, frame.rect(78, 78, 280, 280), "purse closed")
            return
        pictograms.draw(surface, frame.rect(28, 40, 230, 230), "purse")
        coinage.heap(surface, frame.rect(60, 210, 330, 190), money)

    return Large(paint, PLAQUE)


def seen(paint: Paint) -> Large:
    """The picture of an action's object, in an engraved window."""

    def draw(surface: pygame.Surface, rect: Rect, text_scale: float) -> None:
        frame = Frame.within(rect, PLAQUE, 1.0)
        vignette.draw(surface, frame.rect(8, 8, 420, 420), frame, paint)

    return Large(draw, PLAQUE)


def tokens_row(counts: Counts) -> str:
    """Tokens as a row of numbers and pictures; a dash for none."""
    held = [f"{count} [{name}]" for name, count in zip(COMMODITIES, counts, strict=True) if count]
    return " ".join(held) or "–"
