"""My desk: who I am with my purse, and my hand of production cards."""

from dataclasses import dataclass

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.names import broken_name
from scenes.art.pieces import characters, coinage
from scenes.art.pieces.sitter import sitter
from scenes.art.text import Style
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import cards
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.players import kind_of
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

LARGEST = 1.35
"""The largest factor by which the owner's name and kind grow with the player's text scale."""
Rect = pygame.Rect

TALLEST = 2.1
"""A portrait's height at most, as a share of its width."""


@dataclass(frozen=True)
class Owner:
    """The player at the desk; `money` is None where it is secret."""

    seat: Seat
    kind: str
    face: str
    mood: str
    money: int | None


def parts(layout: TableLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """The owner of the desk and the hand; of somebody else's hand only the backs."""
    number = desk_seat(view)
    player, mine, seat = view.players[number], view.seat is not None, brush.seats[number]
    mood = marks.moods[number] if marks.moods else characters.CALM
    face, money = Opponents(GAME).faces(brush.seats)[number], player.money if mine else None
    yield _me(layout.me, Owner(seat, kind_of(seat, mine, brush), face, mood, money), brush)
    hand = player.hand if mine and player.hand is not None else (None,) * player.hand_size
    for place, (area, card) in enumerate(zip(layout.hand, hand, strict=False)):
        yield _card(f"hand:{place}", area, card, brush)


def _me(area: Rect, owner: Owner, brush: PaintContext) -> PaintedZone:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        frame, seat, money = brush.snug(LARGEST), owner.seat, owner.money
        px = frame.px
        shapes.wood_panel(surface, rect, frame.scale)
        _portrait(surface, rect, owner, frame)
        left, limit = rect.left + px(172), rect.width - px(172 + 16)
        top = _name(surface, seat.name, Rect(left, rect.top + px(22), limit, px(46)), brush)
        if top + px(24) < rect.bottom - px(142):
            style = Style(Typeface.BOOK_ITALIC, frame.type(18), pal.DIM)
            text.draw(surface, owner.kind, (left, top + px(18)), style, limit=limit, floor=frame.floor)
        side = px(72)
        purse = Rect(left - px(4), rect.bottom - px(142), side, side)
        pictograms.draw(surface, purse, "purse closed" if money is None else "purse")
        if money is not None:
            sum_style = Style(Typeface.POSTER, brush.snug(1.0).type(54), pal.GILT_LIGHT, px(3))
            words = brush.say("table.money", n=money)
            text.draw(surface, words, (left - px(2), rect.bottom - px(26)), sum_style, limit=limit)
            heap = Rect(purse.right, purse.top + px(6), rect.right - px(14) - purse.right, px(62))
            coinage.heap(surface, heap, money)

    return PaintedZone("me", area, owner, paint)


def _portrait(surface: pygame.Surface, rect: Rect, owner: Owner, frame: Frame) -> None:
    """The owner's bust in a frame with the seat's colour and emblem."""
    px, seat = frame.px, owner.seat
    wide = px(136)
    window = Rect(0, 0, wide, min(rect.height - px(40), round(wide * TALLEST)))
    window.midleft = (rect.left + px(20), rect.centery)
    sitter(surface, window, frame.scale, owner.face, owner.mood, seat.colour, seat.emblem)


def _name(surface: pygame.Surface, name: str, box: Rect, brush: PaintContext) -> int:
    """One line in the poster face, or a long name on up to three in the slab; returns where it ends."""
    frame = brush.snug(LARGEST)
    style, least = Style(Typeface.POSTER, frame.type(31), pal.CREAM), frame.px(18)
    if text.fit(name, style, box.width, least)[0] == name:
        text.draw(surface, name, (box.left, box.top + frame.px(33)), style, limit=box.width, floor=least)
        return box.bottom
    small = Style(Typeface.SLAB_BOLD, brush.snug(1.0).type(18), pal.CREAM)
    lines = broken_name(name, small, box.width, 3)
    for number, line in enumerate(lines):
        at = (box.left, box.top + round(small.leading * (number + 0.7)))
        text.draw(surface, line, at, small, limit=box.width, floor=small.pixels)
    return box.top + round(small.leading * (len(lines) + 0.1))


def _card(key: str, area: Rect, card: int | None, brush: PaintContext) -> PaintedZone:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if card is None:
            cards.card_back(surface, rect, "production")
        else:
            cards.production_card(surface, rect, card, brush.say, brush.frame.text_scale)

    return PaintedZone(key, area, card, paint)
