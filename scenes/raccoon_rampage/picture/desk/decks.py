"""Deck and discards on the desk, and next to them the bells."""

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, INK
from scenes.raccoon_rampage.holdings import own
from scenes.raccoon_rampage.keys import BELLS
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import DIM, Ink, book, italic, poster, slab
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.window.keys import KEYS

Rect = pygame.Rect
SHEET = (304.0, 236.0)
WIDE, HIGH, TOP = 66, 94, 24
"""A pile's width, height and top."""


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """Deck, discards, bells."""
    player = own(view)
    top = player.discard[-1] if player.discard else ""
    inputs = (player.role, player.deck, len(player.discard), top, marks.stops)
    yield Ink.zone("decks", layout.decks, context, partial(_decks, layout), *inputs)


def _decks(
    layout: RampageLayout, ink: Ink, role: str, deck: int, discards: int, top: str, stops: frozenset[str]
) -> None:
    """Draw deck and discards with their numbers, and the bells next to them."""
    bells, ink, large = ink, ink.sheet(SHEET), ink.frame.is_large
    ink.board(ink.rect)
    places = ((11, 16), (11, 126)) if large else ((16, TOP), (94, TOP))
    pile, place = (ink.frame.rect(x, y, WIDE, HIGH) for x, y in places)
    for number in range(min(3, deck)):
        cards.back(ink.surface, pile.move(ink.px(4 * number), -ink.px(3 * number)), ink.frame)
    if deck and not large:
        side, (x, y) = WIDE * 0.48, places[0]
        ink.emblem(ink.square(x + 4 + (WIDE - side) / 2, y - 3 + (HIGH - side) / 2, side), role)
    if top:
        _top(ink.at(place), top)
    else:
        ink.outline(place, BRASS_DEEP, 1.6, 8)
    for each, key, n in ((pile, "rampage.deck", deck), (place, "rampage.discards", discards)):
        if large:
            plate = Rect(0, 0, each.width - ink.px(8), ink.px(48)).move_to(center=each.center)
            ink.filled(plate, INK, 8, 216)
            ink.line(str(n), plate.center, poster(27), plate.width, "centre")
            continue
        at = (each.centerx, each.bottom + ink.px(22))
        ink.line(ink.say(key, n=n), at, italic(), ink.px(WIDE + 12), "centre")
        ink.line(str(n), (each.centerx, each.bottom + ink.px(50)), poster(27), ink.px(100), "centre")
    _stops(layout, bells, stops)


def _stops(layout: RampageLayout, ink: Ink, chosen: frozenset[str]) -> None:
    """Draw the bells; those `chosen` are bright."""
    cells = {stop: ink.here(cell, layout.decks) for stop, cell in layout.stops.items()}
    first, last = (list(cells.values())[number] for number in (0, -1))
    at = (first.left, first.top - ink.px(18))
    ink.line(ink.say("rampage.stops"), at, poster(21), first.width)
    for stop, place in cells.items():
        on = stop in chosen
        bell = Rect(place.left, 0, ink.px(28), ink.px(28))
        bell.centery = place.centery
        picture = art.still("bell", bell.size, colour=BRASS_LIGHT if on else "#6b5a50")
        ink.surface.blit(picture, bell)
        at = (place.right - ink.px(3 if ink.frame.is_large else 10), place.centery)
        cap = ink.line(KEYS.cap(BELLS[stop]), at, slab(18, BRASS_LIGHT), bell.width, "right")
        before, after = (2, 1) if ink.frame.is_large else (7, 5)
        at = (bell.right + ink.px(before), place.centery)
        room, style = cap.left - at[0] - ink.px(after), book(18, CREAM if on else DIM)
        ink.line(ink.say(f"rampage.stop.{stop}"), at, style, room)
    if ink.frame.is_large:
        return
    foot = ink.rect.bottom - ink.px(8)
    words = Rect(ink.rect.left, last.bottom, ink.rect.width, foot - last.bottom).inflate(-ink.px(24), 0)
    ink.paragraph(ink.say("rampage.stops.note"), words, italic())


def _top(ink: Ink, card: str) -> None:
    """Draw the picture of the card discarded last."""
    place = ink.rect
    ink.paper(place, cards.EDGE if card in POLICIES else cards.ACTION_EDGE)
    box = place.inflate(-ink.px(12), -ink.px(12))
    ink.surface.blit(art.vignette(card, box.size), box)
    pygame.draw.rect(ink.surface, INK, box, ink.px(1.2))
