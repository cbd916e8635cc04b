"""Deck and discards on the desk, and beside them what the viewer wants to be called for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.view import View
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, INK
from scenes.raccoon_rampage.holdings import own
from scenes.raccoon_rampage.keys import BELLS
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards, ink
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
SHEET = (304.0, 236.0)


@dataclass(frozen=True)
class Decks:
    """Deck and discards: how many, the `top` one; and what the viewer is called for."""

    role: str
    deck: int
    discards: int
    top: str
    stops: frozenset[str]


def parts(layout: RampageLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """Deck, discards, bells."""
    player = own(view)
    top = player.discard[-1] if player.discard else ""
    told = Decks(player.role, player.deck, len(player.discard), top, marks.stops)
    yield PaintedZone("decks", layout.decks, told, partial(_decks, brush, layout, told))


def _decks(
    brush: PaintContext, layout: RampageLayout, told: Decks, surface: pygame.Surface, rect: Rect
) -> None:
    """Deck and discards, and beside them what the viewer is called for."""
    frame = Frame.within(rect, SHEET, min(brush.frame.text_scale, 1.35))
    ink.board(surface, rect, frame)
    wide, high, first, second = 66, 94, 16, 94
    pile = frame.rect(first, 24, wide, high)
    for number in range(min(3, told.deck)):
        cards.back(surface, pile.move(frame.px(4 * number), -frame.px(3 * number)), frame)
    if told.deck:
        side = wide * 0.48
        ink.medal(
            surface, ink.square(frame, first + 4 + (wide - side) / 2, 21 + (high - side) / 2, side), told.role
        )
    place = frame.rect(second, 24, wide, high)
    if told.top:
        _top(surface, place, told.top, brush, frame)
    else:
        pygame.draw.rect(surface, rgb(BRASS_DEEP), place, max(1, frame.px(1.6)), frame.px(8))
    below = 24 + high
    for x, key, n in ((first, "rampage.deck", told.deck), (second, "rampage.discards", told.discards)):
        middle, style = x + wide / 2, (Typeface.BOOK_ITALIC, 18, ink.DIM)
        room = frame.px(wide + 12)
        ink.line(
            surface, brush.say(key, n=n), frame.point(middle, below + 22), style, frame, room, "centre", 1.3
        )
        at = frame.point(middle, below + 50)
        ink.line(surface, str(n), at, (Typeface.POSTER, 27, CREAM), frame, frame.px(100), "centre", 1.1)
    _stops(brush, layout, told.stops, surface, rect)


def _stops(
    brush: PaintContext, layout: RampageLayout, chosen: frozenset[str], surface: pygame.Surface, rect: Rect
) -> None:
    """A bell for each thing that the viewer can want to be called for."""
    frame = brush.snug(1.35)
    shift = (rect.left - layout.decks.left, rect.top - layout.decks.top)
    first = next(iter(layout.stops.values())).move(shift)
    at = (first.left, first.top - frame.px(18))
    ink.line(
        surface, brush.say("rampage.stops"), at, (Typeface.POSTER, 21, CREAM), frame, first.width, most=1.3
    )
    for stop, cell in layout.stops.items():
        place, on = cell.move(shift), stop in chosen
        bell = Rect(place.left, 0, frame.px(28), frame.px(28))
        bell.centery = place.centery
        surface.blit(ink.bell(bell.width, on), bell)
        at = (bell.right + frame.px(7), place.centery)
        style = (Typeface.BOOK_SEMIBOLD, 18, CREAM if on else ink.DIM)
        cap = (Typeface.SLAB_BOLD, 18, BRASS_LIGHT)
        drawn = ink.line(
            surface,
            BELLS[stop][0],
            (place.right - frame.px(6), place.centery),
            cap,
            frame,
            bell.width,
            "right",
            1.0,
        )
        room = drawn.left - at[0] - frame.px(5)
        ink.line(surface, brush.say(f"rampage.stop.{stop}"), at, style, frame, room, most=1.35)
    words = Rect(rect.left, place.bottom, rect.width, rect.bottom - place.bottom - frame.px(8))
    style = (Typeface.BOOK_ITALIC, 18, ink.DIM)
    ink.narrowed(
        surface, brush.say("rampage.stops.note"), words.inflate(-frame.px(24), 0), style, frame, most=1.2
    )


def _top(surface: pygame.Surface, place: Rect, card: str, brush: PaintContext, frame: Frame) -> None:
    """The card discarded last, small: its picture and, where there is room, its name."""
    ink.paper(surface, place, frame, cards.EDGE if card in POLICIES else cards.ACTION_EDGE)
    named = place.width > frame.px(80)
    box = place.inflate(-frame.px(12), -frame.px(12))
    if named:
        box.height = frame.px(56)
    surface.blit(art.vignette(card, box.size), box)
    pygame.draw.rect(surface, rgb(INK), box, max(1, frame.px(1.2)))
    if not named:
        return
    words = Rect(
        place.left + frame.px(4),
        box.bottom,
        place.width - frame.px(8),
        place.bottom - box.bottom - frame.px(5),
    )
    key = f"rampage.policy.{card}" if card in POLICIES else f"rampage.action.{card}"
    ink.narrowed(surface, brush.say(key), words, (Typeface.POSTER, 18, INK), frame, most=1.0)
