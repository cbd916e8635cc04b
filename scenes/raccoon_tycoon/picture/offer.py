"""What is on offer: railroads, the town, buildings, and the edges of their decks."""

import pygame

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art.kept import kept
from scenes.art.ornament import guilloche
from scenes.art.pieces.card import deck_count
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art import cards, signs
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.words.power_lines import effect
from scenes.table.picture.zones import Brush, Part, Parts

Rect = pygame.Rect


def parts(layout: TableLayout, view: View, hidden: frozenset[str], brush: Brush) -> Parts:
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


def _railroad(key: str, area: Rect, name: str | None, owned: int, brush: Brush) -> Part:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
            return
        card = RAILROADS[name]
        bid = brush.say("table.minimum_bid", bid=card.minimum_bid)
        one, two, three, four = card.points
        cards.railroad_card(surface, rect, name, bid, (one, two, three, four), owned, brush.frame.text_scale)

    return Part(key, area, (name, owned), paint)


def _town(area: Rect, name: str | None, brush: Brush) -> Part:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
            return
        card = TOWNS[name]
        points = brush.say("table.points", n=card.points)
        either = brush.say("table.offer.or")
        scale = brush.frame.text_scale
        cards.town_card(
            surface, rect, name, points, card.commodity, card.commodity_cost, card.any_cost, either, scale
        )

    return Part("town", area, name, paint)


def _building(key: str, area: Rect, name: str | None, payable: bool, brush: Brush) -> Part:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if name is None:
            empty_place(surface, rect, brush)
            return
        cost = brush.say("table.money", n=BUILDINGS[name].cost)
        line = effect(name, brush.say)
        signs.building_sign(surface, rect, name, line, cost, payable, brush.frame.text_scale)

    return Part(key, area, (name, payable), paint)


def _deck(kind: str, edge: Rect, left: int, brush: Brush) -> Part:
    """The edge of a deck that peeks out beside its offer, with the number of cards left."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        frame = brush.snug(1.0)
        if left:
            surface.set_clip((rect.left - frame.px(13), 0, surface.get_width(), surface.get_height()))
            for behind in range(min(left, 3) - 1, -1, -1):
                back = Rect(0, rect.top, frame.px(180), rect.height)
                back.right = rect.right - frame.px(3) * behind
                cards.card_back(surface, back, kind)
            surface.set_clip(None)
        else:
            empty_place(surface, rect, brush)
        tag = Rect(0, 0, min(max(frame.px(44), 2 * frame.floor), rect.width), frame.px(68))
        tag.center = rect.center
        deck_count(surface, tag, left, brush.say("table.offer.left"), frame)

    return Part(f"deck {kind}", edge, left, paint)


def empty_place(surface: pygame.Surface, rect: Rect, brush: Brush) -> None:
    """The brass outline of a place that nothing will fill again."""
    surface.blit(_outline(rect.size, brush.frame.scale), rect)


_ENGRAVED = pal.mix(pal.GILT, pal.NIGHT, 0.72)
_WIDE = 100
"""An empty place wider than this (design units) shows what is engraved in the wood beneath."""


@kept(32)
def _outline(size: tuple[int, int], k: float) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    sheet.inset(1.5, 11, pal.NIGHT, opacity=0.28)
    sheet.inset(2, 11, stroke=pal.GILT, line=2, opacity=0.6)
    sheet.inset(7, 7, stroke=pal.GILT_LIGHT, line=0.9, opacity=0.3)
    if min(sheet.width, sheet.height) > _WIDE:
        guilloche(sheet, (sheet.width / 2, sheet.height / 2), sheet.width * 0.3, _ENGRAVED, 0.4, 14, 0.8)
    return sheet.surface(size)
