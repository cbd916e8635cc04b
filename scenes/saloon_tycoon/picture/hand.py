"""The Tycoon cards in the hand at the desk."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import CARDS
from raccoon.games.saloon_tycoon.view import View
from scenes.art import Style, Typeface, names, rgb, text
from scenes.art.letters import signs
from scenes.art.pieces import card
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import INK, OXBLOOD
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture.ink import Ink, paper
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
HEADS = {
    "build": ("#2f6f5c", "#174438"),
    "points": ("#8c2f3c", "#541721"),
    "steal_gold": ("#4d4688", "#2a2553"),
    "steal_cards": ("#4d4688", "#2a2553"),
    "move_char": ("#8c2f3c", "#541721"),
    "actions": ("#2d5f86", "#173650"),
    "draw": ("#2d5f86", "#173650"),
}
"""The colours of a card's band by the kind of its first effect."""
PLAIN_HEAD = ("#7d5a32", "#4a3118")


def parts(layout: SaloonLayout, view: View, context: PaintContext) -> Parts:
    """Yield the zones of the cards (faces for their owner, backs for all others) and of the empty places."""
    for place, rect in enumerate(layout.bare):
        yield Ink.zone(f"bare_{place}", rect, context, _bare)
    cards = view.players[desk_seat(view)].hand
    for place, rect in enumerate(layout.hand):
        name = cards[place] if cards is not None and place < len(cards) else ""
        yield Ink.zone(Piece("hand", place), rect, context, _card, name)


def _bare(pen: Ink) -> None:
    inside = pen.rect.inflate(-pen.px(4), -pen.px(4))
    pen.darken(inside, 70)
    pen.outline(inside, "#5a4234", 1.2, 8)


def _card(pen: Ink, name: str) -> None:
    if name:
        face(pen, name)
    else:
        card.back(pen.surface, pen.rect, ("#8a5a34", "#4a2c18"))


def face(pen: Ink, name: str) -> None:
    """Draw a Tycoon card: its name on a band, its picture, its effect. In large text a card without room for
    the effect shows the picture alone.
    """
    rect, px, floor, large = pen.rect, pen.px, pen.frame.floor, pen.is_large
    title, words = pen.say(f"saloon.card.{name}"), pen.say(f"saloon.card.{name}.short")
    paper(pen.surface, rect, pen.frame)
    edge = px(3 if large else 5)
    band = Rect(rect.left + edge, rect.top + edge, rect.width - 2 * edge, 0)
    most = pen.frame.type(18.5) if large else min(pen.frame.type(21), rect.width // 6)
    style = Style(Typeface.SLAB_BOLD, max(floor, most), "#fff3cf")
    style = style._replace(slim=text.NARROWEST if large else 1.0)
    wide, syllables = band.width - px(2), pen.say("saloon.syllables")
    divided = names.hyphenated(title, syllables, style, int(wide / text.NARROWEST))
    lines = signs.lines(divided, style, (wide, rect.height // 2), floor, 1.0) if large else None
    needed = lines.height if lines else pen.name_height(title, band.width - px(6), style)
    band.height = max(round(rect.height * 0.21), needed + px(2 if large else 6))
    pen.plate(band, *HEADS.get(CARDS[name].effects[0].kind, PLAIN_HEAD), 6)
    inside = band.inflate(-px(2 if large else 6), -px(4))
    lines.draw(pen.surface, inside) if lines else pen.name(title, inside, style)
    style = pen.legible(Typeface.BOOK_SEMIBOLD, 18.5 if large else 19, INK)
    room = band.width - px(4), rect.bottom - band.bottom - px(7 if large else 12)
    lines = signs.whole_lines(words, style, room, (signs.CLOSE, 1.0)) if large else None
    used = lines.height if lines else 0 if large else text.height(words, style.sized(floor), room[0])
    high = min(round(rect.height * 0.4), rect.bottom - band.bottom - used - px(30))
    if large and not lines:
        high = room[1]
    high = high if high > px(50 if large else 20) else 0
    picture = Rect(band.left + px(3), band.bottom + px(4), band.width - px(6), high)
    if high:
        pen.surface.blit(art.card(name, picture.size), picture)
        pygame.draw.rect(pen.surface, rgb(INK), picture, max(1, px(1.4)))
    below = Rect(band.left + px(2), max(picture.bottom, band.bottom) + px(3), band.width - px(4), 0)
    below.height = rect.bottom - px(6 if large else 14) - below.top
    if lines:
        lines.draw(pen.surface, below)
    elif not large:
        text.paragraph(pen.surface, words, below, style, "centre", True, floor)
    pygame.draw.rect(pen.surface, rgb(OXBLOOD), rect.inflate(-2, -2), max(1, px(1.2)), px(8))
