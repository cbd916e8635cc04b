"""The offers: railroads, the town, buildings, and their decks."""

from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art.ornament import guilloche
from scenes.art.pieces.card import deck_count, pile
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art import cards, signs
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import DECK, SLICE, TableLayout
from scenes.raccoon_tycoon.words.names import named
from scenes.raccoon_tycoon.words.power_lines import effect
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
COUNT_GROWS = 0.25
"""The share by which the count on a whole deck may grow with the player's text scale."""


def parts(layout: TableLayout, view: View, hidden: frozenset[str], brush: PaintContext) -> Parts:
    """Decks first: they lie under the cards. The places of `hidden` pieces are empty."""
    yield _deck("railroad", layout.railroad_deck, view.railroad_deck, brush)
    yield _deck("town", layout.town_deck, view.town_deck, brush)
    yield _deck("building", layout.building_stack, view.building_stack, brush)
    mine = view.players[desk_seat(view)]
    for place, area in enumerate(layout.railroads):
        name = _in_place(view.railroad_offer, place, f"railroad:{place}" in hidden)
        yield _railroad(f"railroad:{place}", area, name, mine.railroads.count(name) if name else 0, brush)
    yield _town(layout.town, None if "town" in hidden else view.town, brush)
    for place, area in enumerate(layout.buildings):
        name = _in_place(view.building_offer, place, f"building:{place}" in hidden)
        payable = name is None or mine.money is None or mine.money >= BUILDINGS[name].cost
        yield _building(f"building:{place}", area, name, payable, brush)


def _in_place(offer: tuple[str, ...], place: int, hidden: bool) -> str | None:
    return None if hidden or place >= len(offer) else offer[place]


def _railroad(key: str, area: Rect, name: str | None, owned: int, brush: PaintContext) -> PaintedZone:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
            return
        card, title = RAILROADS[name], named(name, brush.say)
        bid = brush.say("table.minimum_bid", bid=card.minimum_bid)
        one, two, three, four = card.points
        cards.railroad_card(
            surface, rect, name, title, bid, (one, two, three, four), owned, brush.frame.text_scale
        )

    return PaintedZone(key, area, (name, owned), paint)


def _town(area: Rect, name: str | None, brush: PaintContext) -> PaintedZone:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
            return
        card, title = TOWNS[name], named(name, brush.say)
        points = brush.say("table.points", n=card.points)
        either = brush.say("table.offer.or")
        scale = brush.frame.text_scale
        cards.town_card(
            surface,
            rect,
            name,
            title,
            points,
            card.commodity,
            card.commodity_cost,
            card.any_cost,
            either,
            scale,
        )

    return PaintedZone("town", area, name, paint)


def _building(key: str, area: Rect, name: str | None, payable: bool, brush: PaintContext) -> PaintedZone:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
            return
        title = named(name, brush.say)
        cost = brush.say("table.money", n=BUILDINGS[name].cost)
        line = effect(name, brush.say)
        signs.building_sign(surface, rect, name, title, line, cost, payable, brush.frame.text_scale)

    return PaintedZone(key, area, (name, payable), paint)


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


@surface_cache(32)
def _outline(size: tuple[int, int], k: float) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    sheet.inset(1.5, 11, pal.NIGHT, opacity=0.28)
    sheet.inset(2, 11, stroke=pal.GILT, line=2, opacity=0.6)
    sheet.inset(7, 7, stroke=pal.GILT_LIGHT, line=0.9, opacity=0.3)
    if min(sheet.width, sheet.height) > _WIDE:
        guilloche(sheet, (sheet.width / 2, sheet.height / 2), sheet.width * 0.3, _ENGRAVED, 0.4, 14, 0.8)
    return sheet.surface(size)
