"""The offers: railroads, the town, buildings, their decks, and the auction block."""

from collections.abc import Callable
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import pictograms, shapes
from scenes.art.ornament import guilloche
from scenes.art.pieces.card import deck_count, pile
from scenes.art.surface_cache import sheet_cache
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art import cards, signs
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import DECK, SLICE, TableLayout
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
CardPainter = Callable[..., None]
"""Draws the card of a name: surface, rectangle, name, sentences, the state of its place, text scale."""
COUNT_GROWS = 0.25
"""The share by which the count on a whole deck may grow with the player's text scale."""


def parts(layout: TableLayout, view: View, hidden: frozenset[str], brush: PaintContext) -> Parts:
    """The auction block; then decks, which lie under the cards. The places of `hidden` pieces are empty."""
    yield _gavel(layout, brush)
    yield _deck("railroad", layout.railroad_deck, view.railroad_deck, brush)
    yield _deck("town", layout.town_deck, view.town_deck, brush)
    yield _deck("building", layout.building_stack, view.building_stack, brush)
    mine = view.players[desk_seat(view)]
    for place, area in enumerate(layout.railroads):
        name = _in_place(view.railroad_offer, place, f"railroad:{place}" in hidden)
        owned = mine.railroads.count(name) if name else 0
        yield _place(f"railroad:{place}", area, name, cards.railroad_card, brush, owned)
    yield _place("town", layout.town, None if "town" in hidden else view.town, cards.town_card, brush)
    for place, area in enumerate(layout.buildings):
        name = _in_place(view.building_offer, place, f"building:{place}" in hidden)
        payable = name is None or mine.money is None or mine.money >= BUILDINGS[name].cost
        yield _place(f"building:{place}", area, name, signs.building_sign, brush, payable)


def _gavel(layout: TableLayout, brush: PaintContext) -> PaintedZone:
    """The block with its gavel: a railroad dropped on it is auctioned."""
    k = brush.frame.scale

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        shapes.shadow(surface, rect, k, 170, 4)
        shapes.plate(surface, rect, k, "#7a4d2b", "#3c2414", 9)
        shapes.inset(surface, rect.inflate(-round(18 * k), -round(16 * k)), k, 7)
        pictograms.draw(surface, rect.inflate(0, -round(6 * k)), "gavel")

    return PaintedZone("gavel", layout.gavel, (), paint)


def _in_place(offer: tuple[str, ...], place: int, hidden: bool) -> str | None:
    return None if hidden or place >= len(offer) else offer[place]


def _place(
    key: str, area: Rect, name: str | None, paint: CardPainter, brush: PaintContext, *state: object
) -> PaintedZone:
    """A place of the offer with the card of that name, empty for None; its look depends on `state` too."""

    def draw(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
        else:
            paint(surface, rect, name, brush.say, *state, brush.frame.text_scale)

    return PaintedZone(key, area, (name, *state), draw)


def _deck(kind: str, seen: Rect, left: int, brush: PaintContext) -> PaintedZone:
    """The visible part of a deck next to its offer, with the number of cards left."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        frame = brush.snug(1.0)
        if left:
            pile(surface, rect, frame.px(DECK), left, partial(cards.card_back, deck=kind))
        else:
            empty_place(surface, rect, brush)
        whole = max(0.0, 1 - (frame.px(DECK) - rect.width) / frame.px(DECK - SLICE))
        tag, grown = _tag(rect, whole, brush), brush.snug(1 + COUNT_GROWS * whole)
        deck_count(surface, tag, left, brush.say("table.offer.left", n=left, kind=kind), grown)

    return PaintedZone(f"deck {kind}", seen, left, paint)


def _tag(rect: Rect, whole: float, brush: PaintContext) -> Rect:
    """The place of the count: in the middle of a slice; the more `whole` the deck is, the nearer to below the
    rosette in its middle, and the larger with the type.
    """
    frame = brush.snug(1 + COUNT_GROWS * whole)
    px, grown = frame.px, frame.text_scale
    wide = min(max(px((44 + 16 * whole) * grown), 2 * frame.floor), rect.width)
    tag = Rect(0, 0, wide, px(68 * grown))
    tag.center = rect.centerx, rect.top + round(rect.height * (0.5 + 0.28 * whole))
    return tag


def empty_place(surface: pygame.Surface, rect: Rect, brush: PaintContext) -> None:
    """The brass outline of a place that nothing will fill again."""
    surface.blit(_outline(rect.size, brush.frame.scale), rect)


_ENGRAVED = pal.mix(pal.GILT, pal.NIGHT, 0.72)
_WIDE = 100
"""An empty place wider than this (design units) shows what is engraved in the wood beneath."""


@sheet_cache(32)
def _outline(sheet: Drawing) -> None:
    sheet.inset(1.5, 11, pal.NIGHT, opacity=0.28)
    sheet.inset(2, 11, stroke=pal.GILT, line=2, opacity=0.6)
    sheet.inset(7, 7, stroke=pal.GILT_LIGHT, line=0.9, opacity=0.3)
    if min(sheet.width, sheet.height) > _WIDE:
        guilloche(sheet, (sheet.width / 2, sheet.height / 2), sheet.width * 0.3, _ENGRAVED, 0.4, 14, 0.8)
