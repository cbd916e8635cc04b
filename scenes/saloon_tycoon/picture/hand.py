"""The Tycoon cards in the hand, and the deck beside them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CARDS
from raccoon.games.saloon_tycoon.view import View
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.art.pieces import card
from scenes.art.text import Style
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import INK, OXBLOOD
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

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
"""The band of a card by the kind of its first effect."""
PLAIN_HEAD = ("#7d5a32", "#4a3118")


def parts(layout: SaloonLayout, view: View, brush: PaintContext) -> Parts:
    """Open for their owner; for everybody else their backs."""
    cards = view.players[desk_seat(view)].hand
    for place, rect in enumerate(layout.hand):
        name = cards[place] if cards is not None and place < len(cards) else ""
        yield PaintedZone(f"hand:{place}", rect, (name,), partial(_card, brush, name))


def _card(brush: PaintContext, name: str, surface: pygame.Surface, rect: Rect) -> None:
    if not name:
        card.back(surface, rect, ("#8a5a34", "#4a2c18"))
        return
    face(
        surface,
        rect,
        name,
        brush.say(f"saloon.card.{name}"),
        brush.say(f"saloon.card.{name}.short"),
        replace(brush, frame=brush.snug(1.2)),
    )


def face(surface: pygame.Surface, rect: Rect, name: str, title: str, words: str, brush: PaintContext) -> None:
    """A Tycoon card: its name on a band, its picture, what it does."""
    frame = brush.frame
    ink.paper(surface, rect, frame)
    band = Rect(rect.left + frame.px(5), rect.top + frame.px(5), rect.width - frame.px(10), 0)
    style = Style(Typeface.SLAB_BOLD, max(frame.floor, min(frame.type(21), rect.width // 6)), "#fff3cf")
    needed = ink.name_height(title, band.width - frame.px(6), style, brush) + frame.px(6)
    band.height = max(round(rect.height * 0.21), needed)
    head = HEADS.get(CARDS[name].effects[0].kind, PLAIN_HEAD)
    shapes.plate(surface, band, frame.scale, *head, 6)
    ink.name(surface, title, band.inflate(-frame.px(6), -frame.px(4)), style, brush)
    style = Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, frame.type(19)), INK)
    lines = text.height(words, style.sized(frame.floor), band.width - frame.px(4))
    high = min(round(rect.height * 0.4), rect.bottom - band.bottom - lines - frame.px(18))
    picture = Rect(band.left + frame.px(3), band.bottom + frame.px(4), band.width - frame.px(6), high)
    if high > frame.px(20):
        surface.blit(art.card(name, picture.size), picture)
        pygame.draw.rect(surface, rgb(INK), picture, max(1, frame.px(1.4)))
    below = Rect(
        band.left + frame.px(2), max(picture.bottom, band.bottom) + frame.px(3), band.width - frame.px(4), 0
    )
    below.height = rect.bottom - frame.px(6) - below.top
    text.paragraph(surface, words, below, style, "centre", True, frame.floor)
    pygame.draw.rect(surface, rgb(OXBLOOD), rect.inflate(-2, -2), max(1, frame.px(1.2)), frame.px(8))
