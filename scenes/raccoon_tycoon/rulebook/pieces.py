"""The real pieces, as they are drawn on the pages of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS
from scenes.art import palette as pal
from scenes.art import rich, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.learning.book_blocks import PaintPiece
from scenes.raccoon_tycoon.art import cards, signs, tokens
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture import market
from scenes.raccoon_tycoon.picture.card_pieces import production_face
from scenes.raccoon_tycoon.words.names import named
from scenes.raccoon_tycoon.words.power_lines import effect
from scenes.table.picture.zones import PaintContext
from scenes.table.presentation.book import BlockContext

SIGN = (186.0, 144.0)
SIGNS = (140.0, 226.0)
COLUMN = (188.0, 312.0)
BOOK_KEY = "book.raccoon_tycoon"


def sign(name: str) -> PaintPiece:
    """A building with its cost."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        cost = pen.say("table.money", n=BUILDINGS[name].cost)
        signs.building_sign(surface, rect, name, named(name, pen.say), effect(name, pen.say), cost)

    return paint


def both_sides(name: str) -> PaintPiece:
    """A tile's two faces, one below the other."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        gap = pen.frame.px(10)
        upper = pygame.Rect(rect.topleft, (rect.width, (rect.height - gap) // 2))
        upgrade = BUILDINGS[name].upgrade
        assert upgrade is not None
        sign(name)(surface, upper, pen)
        sign(upgrade)(surface, upper.move(0, upper.height + gap), pen)

    return paint


def railroad(name: str) -> PaintPiece:
    """A railroad's card."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        card = RAILROADS[name]
        bid = pen.say("table.minimum_bid", bid=card.minimum_bid)
        cards.railroad_card(surface, rect, name, named(name, pen.say), bid, card.points)

    return paint


def town(name: str) -> PaintPiece:
    """A town's card."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        card = TOWNS[name]
        points = pen.say("table.points", n=card.points)
        either = pen.say("table.offer.or")
        cards.town_card(
            surface,
            rect,
            name,
            named(name, pen.say),
            points,
            card.commodity,
            card.commodity_cost,
            card.any_cost,
            either,
        )

    return paint


def row(paints: Sequence[PaintPiece], each: tuple[float, float], places: int) -> PaintPiece:
    """Pieces of one size beside each other in a row that has so many places."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        wide, high = pen.frame.px(each[0]), pen.frame.px(each[1])
        gap = (rect.width - wide * places) // max(1, places - 1)
        for number, one in enumerate(paints):
            place = pygame.Rect(rect.left + number * (wide + gap), 0, wide, high)
            place.centery = rect.centery
            one(surface, place, pen)

    return paint


def production(number: int) -> PaintPiece:
    """A production card."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        production_face(number, pen.say)(surface, rect)

    return paint


def column(commodity: str, prices: Sequence[int], supply: int) -> PaintPiece:
    """A market column after these prices, the last of which is the present one, with so many in supply."""
    shown = market.Column(commodity, prices[-1], supply, tuple(prices), None)

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        k = pen.frame.scale
        layout = TableLayout((round(1920 * k), round(1080 * k)), 2, 3, 10, 0)
        part = market.column_part(layout, shown, PaintContext(layout.frame, pen.say, ()))
        place = pygame.Rect(rect.topleft, part.area.size)
        shapes.shadow(surface, place, k)
        part.paint(surface, place)

    return paint


def sale(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
    """Four iron sold at $10: the column before and after, and what they bring."""
    frame, say = pen.frame, pen.say
    px = frame.px
    wide, high = px(COLUMN[0]), px(COLUMN[1])
    before = pygame.Rect(rect.left, rect.top, wide, high)
    after = pygame.Rect(rect.right - wide, rect.top, wide, high)
    column("iron", (4, 4, 5, 7, 7, 8, 9, 10), 16)(surface, before, pen)
    column("iron", (4, 5, 7, 7, 8, 9, 10, 6), 20)(surface, after, pen)
    side = px(46)
    for number in range(4):
        left = rect.centerx - 2 * side + number * side
        tokens.token(surface, pygame.Rect(left, rect.top + px(28), side - px(4), side - px(4)), "iron")
    middle = rect.centerx
    small, large = (
        Style(Typeface.BOOK_BOLD, px(24), pal.INK),
        Style(Typeface.POSTER, px(58), pal.OXBLOOD_DEEP),
    )
    text.draw(surface, say(f"{BOOK_KEY}.sell.figure"), (middle, rect.top + px(116)), small, "centre")
    text.draw(surface, say("table.money", n=40), (middle, rect.top + px(176)), large, "centre")
    arrow = pygame.Rect(0, 0, px(150), px(44))
    arrow.center = (middle, rect.top + px(240))
    shapes.becomes(surface, arrow, pal.OXBLOOD)


def pairs(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
    """Three railroads and three towns of six: three pairs."""
    px = pen.frame.px
    names = ("railroad Sly Fox", "railroad Top Dog", "railroad Big Bear")
    style = Style(Typeface.POSTER, px(44), pal.OXBLOOD_DEEP)
    step = rect.width // 3
    for number, name in enumerate(names):
        box = pygame.Rect(rect.left + number * step, rect.top, step - px(16), rect.height)
        shapes.inset(surface, box, pen.frame.scale)
        rich.paragraph(
            surface,
            f"[{name}] [town]",
            box,
            style.coloured(pal.IVORY),
            align="centre",
            centred=True,
        )
