"""The offers: railroads, the town, buildings, their decks, and the auction block."""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import SMALLEST_TYPE, Drawing, palette as pal, pictograms, shapes
from scenes.art.ornament import guilloche
from scenes.art.pieces.card import CardPlace, deck_count, pile
from scenes.art.surface_cache import sheet_cache
from scenes.raccoon_tycoon.art import cards, signs
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import DECK, SLICE, TableLayout
from scenes.table.picture.zones import PaintContext, PaintedZone, Painter, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
CardPainter = Callable[..., None]
"""Draws the card of a name at a place; further arguments are the state of that place."""


def parts(layout: TableLayout, view: View, hidden: frozenset[Piece], context: PaintContext) -> Parts:
    """The zones of the auction block, the decks, the cards over them, and the decks' counts on top. The
    places of `hidden` pieces are empty.
    """
    yield Painter.zone("gavel", layout.gavel, context, _gavel)
    left = {"railroad": view.railroad_deck, "town": view.town_deck, "building": view.building_stack}
    for kind, area in layout.decks.items():
        yield Painter.zone(f"deck {kind}", area, context, partial(_deck, kind), left[kind])
    mine = view.players[desk_seat(view)]
    for place, area in enumerate(layout.offered["railroad"]):
        name = _in_place(view.railroad_offer, place, Piece("railroad", place) in hidden)
        owned = mine.railroads.count(name) if name else 0
        yield _place(Piece("railroad", place), area, context, cards.railroad_card, name, owned)
    (town,) = layout.offered["town"]
    yield _place("town", town, context, cards.town_card, None if "town" in hidden else view.town)
    for place, area in enumerate(layout.offered["building"]):
        name = _in_place(view.building_offer, place, Piece("building", place) in hidden)
        payable = name is None or mine.money is None or mine.money >= BUILDINGS[name].cost
        yield _place(Piece("building", place), area, context, signs.building_sign, name, payable)
    for kind, area in layout.decks.items():
        yield Painter.zone(f"count {kind}", area, context, partial(_count, kind), left[kind])


BEYOND, OVER = 16, 6
"""The reach of a deck's number in large text beyond the visible part of the deck, and onto the card on the
deck, in design units.
"""


def _gavel(pen: Painter) -> None:
    """Draw the auction block, onto which a railroad can be dropped, with its gavel."""
    rect, k = pen.rect, pen.frame.scale
    shapes.shadow(pen.surface, rect, k, 170, 4)
    pen.plate(rect, "#7a4d2b", "#3c2414", 9)
    shapes.inset(pen.surface, rect.inflate(-round(18 * k), -round(16 * k)), k, 7)
    pictograms.draw(pen.surface, rect.inflate(0, -round(6 * k)), "gavel")


def _in_place(offer: tuple[str, ...], place: int, hidden: bool) -> str | None:
    return None if hidden or place >= len(offer) else offer[place]


def _place(
    key: str, area: Rect, context: PaintContext, paint: CardPainter, name: str | None, *state: Hashable
) -> PaintedZone:
    """The zone of a place of the offer: the named card, or empty for None; `state` are further arguments."""
    return Painter.zone(key, area, context, partial(_paint_place, paint), name, *state)


def _paint_place(paint: CardPainter, pen: Painter, name: str | None, *state: Hashable) -> None:
    if name is None:
        empty_place(pen.surface, pen.rect, pen.context)
    else:
        least = pen.frame.type(SMALLEST_TYPE) if pen.frame.is_large else pen.frame.least
        paint(CardPlace(pen.surface, pen.rect, pen.say, pen.frame.text_scale, least), name, *state)


def _deck(kind: str, pen: Painter, left: int) -> None:
    if left:
        pile(pen.surface, pen.rect, pen.px(DECK), left, partial(cards.card_back, deck=kind))
    else:
        empty_place(pen.surface, pen.rect, pen.context)


def _count(kind: str, pen: Painter, left: int) -> None:
    """Draw the number of cards left: in the middle of a deck's slice; the more of the deck is visible, the
    lower, below its rosette.
    """
    rect, px = pen.rect, pen.px
    whole = max(0.0, 1 - (px(DECK) - rect.width) / px(DECK - SLICE))
    frame = pen.frame
    wide = max(px((44 + 16 * whole) * frame.text_scale), 2 * frame.floor)
    tag = Rect(0, 0, min(wide, rect.width + px(BEYOND) * frame.is_large), px(68 * frame.text_scale))
    tag.center = (
        rect.centerx + max(0, tag.width - rect.width) // 2 - px(OVER) * frame.is_large,
        rect.top + round(rect.height * (0.5 + 0.28 * whole)),
    )
    deck_count(pen.surface, tag, left, pen.say("table.offer.left", n=left, kind=kind), frame)


def empty_place(surface: pygame.Surface, rect: Rect, context: PaintContext) -> None:
    """Draw the brass outline of a place that stays empty."""
    surface.blit(_outline(rect.size, context.frame.scale), rect)


_ENGRAVED = pal.mix(pal.GILT, pal.NIGHT, 0.72)
_WIDE = 100
"""The width in design units from which on an empty place shows an engraved ornament."""


@sheet_cache(32)
def _outline(sheet: Drawing) -> None:
    sheet.inset(1.5, 11, pal.NIGHT, opacity=0.28)
    sheet.inset(2, 11, stroke=pal.GILT, line=2, opacity=0.6)
    if min(sheet.width, sheet.height) > _WIDE:
        guilloche(sheet, (sheet.width / 2, sheet.height / 2), sheet.width * 0.3, _ENGRAVED, 0.4, 14, 0.8)
