"""The desk: its owner with the purse, and the hand of production cards."""

from dataclasses import dataclass

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Frame, Style, Typeface, names, palette as pal, pictograms, shapes, text
from scenes.art.pieces import characters, coinage
from scenes.art.pieces.card import CardPlace
from scenes.art.pieces.characters import framed_portrait
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import cards
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.players import kind_of
from scenes.table.picture.zones import Highlights, PaintContext, Painter, Parts
from scenes.table.piece import Piece

LARGEST = 1.8
"""The largest factor by which the owner's name grows with the player's text scale."""
Rect = pygame.Rect

LONG_NAME = 84
"""The height of a long name's room in large text, in design units."""
TALLEST = 2.1
"""The greatest height of the portrait, as a multiple of its width."""


@dataclass(frozen=True)
class Owner:
    """The content of the owner's zone; `money` is None where it is secret."""

    seat: Seat
    kind: str
    face: str
    mood: str
    money: int | None


def parts(layout: TableLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The zones of the desk's owner and of the hand; a hidden hand shows backs."""
    number = desk_seat(view)
    player, mine, seat = view.players[number], view.seat is not None, context.seats[number]
    mood = marks.moods[number] if marks.moods else characters.CALM
    face, money = Opponents(GAME).faces(context.seats)[number], player.money if mine else None
    owner = Owner(seat, kind_of(seat, mine, context), face, mood, money)
    yield Painter.zone("me", layout.me, context, _me, owner)
    hand = player.hand if mine and player.hand is not None else (None,) * player.hand_size
    for place, (area, card) in enumerate(zip(layout.hand, hand, strict=False)):
        yield Painter.zone(Piece("hand", place), area, context, _card, card)


def _me(pen: Painter, owner: Owner) -> None:
    rect, px, money = pen.rect, pen.px, owner.money
    shapes.wood_panel(pen.surface, rect, pen.frame.scale)
    _portrait(pen, owner)
    begin = 142 if pen.frame.is_large else 172
    left, limit = rect.left + px(begin), rect.width - px(begin + 16)
    top = _name(pen.at(Rect(left, rect.top + px(22), limit, px(46))), owner.seat.name)
    style = pen.style(Typeface.BOOK_ITALIC, 18, pal.DIM)
    below = top + px(24) < rect.bottom - px(142)
    if below or money is None:
        at = left, top + px(18) if below else rect.bottom - px(26)
        text.draw(pen.surface, owner.kind, at, style, limit=limit, floor=pen.frame.floor)
    purse = purse_place(rect, pen.frame)
    pictograms.draw(pen.surface, purse, "purse closed" if money is None else "purse")
    if money is not None:
        style = Style(Typeface.POSTER, pen.frame.heading(54), pal.GILT_LIGHT, px(3))
        words = pen.say("table.money", n=money)
        text.draw(pen.surface, words, (left - px(2), rect.bottom - px(26)), style, limit=limit)
        heap = Rect(purse.right, purse.top + px(6), rect.right - px(14) - purse.right, px(62))
        coinage.heap(pen.surface, heap, money)


def purse_place(me: Rect, frame: Frame) -> Rect:
    """The place of the purse in the owner's zone."""
    return Rect(me.left + frame.px(168), me.bottom - frame.px(142), frame.px(72), frame.px(72))


def _portrait(pen: Painter, owner: Owner) -> None:
    """Draw the owner's portrait in a frame with the seat's colour and emblem."""
    rect, px, seat = pen.rect, pen.px, owner.seat
    wide = px(106 if pen.frame.is_large else 136)
    window = Rect(0, 0, wide, min(rect.height - px(40), round(wide * TALLEST)))
    window.midleft = (rect.left + px(20), rect.centery)
    framed_portrait(pen.surface, window, pen.frame.scale, owner.face, owner.mood, seat.colour, seat.emblem)


def _name(pen: Painter, name: str) -> int:
    """Draw the name on one line, or a long one on up to three in slab type; return its bottom."""
    box, style, least = pen.rect, pen.style(Typeface.POSTER, 31, pal.CREAM, LARGEST), pen.px(18)
    if text.fit(name, style, box.width, least)[0] == name:
        at = (box.left, box.top + pen.px(33))
        text.draw(pen.surface, name, at, style, limit=box.width, floor=least)
        return box.bottom
    if pen.frame.is_large:
        room = Rect(box.left, box.top - pen.px(8), box.width, pen.px(LONG_NAME))
        names.draw(pen.surface, name, room, style, "left", least)
        return room.bottom
    small = pen.style(Typeface.SLAB_BOLD, 18, pal.CREAM)
    lines = names.broken_name(name, small, box.width, 3)
    for number, line in enumerate(lines):
        at = (box.left, box.top + round(small.leading * (number + 0.7)))
        text.draw(pen.surface, line, at, small, limit=box.width, floor=small.pixels)
    return box.top + round(small.leading * (len(lines) + 0.1))


def _card(pen: Painter, card: int | None) -> None:
    if card is None:
        cards.card_back(pen.surface, pen.rect, "production")
    else:
        place = CardPlace(pen.surface, pen.rect, pen.say, pen.frame.text_scale, pen.frame.least)
        cards.production_card(place, card)
