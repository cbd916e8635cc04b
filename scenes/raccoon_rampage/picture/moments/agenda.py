"""The agenda: the open pool from which the queue is filled, over the map."""

from collections.abc import Iterator

import msgspec
import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.pending import AwaitContributions
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import DIM, Ink, italic, poster
from scenes.raccoon_rampage.picture.people import head
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
MOST = 210
"""The side of a head at most, in design units."""


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """While the pool is filled, who has given; then the pool."""
    yield Ink.zone("agenda", layout.agenda, context, _ground, *_givers(view, marks, context))
    for place, ((policy, owner), rect) in enumerate(zip(view.pool, layout.pool, strict=False)):
        if Piece("pool", place) not in marks.hidden:
            laid = cards.Laid(policy, view.players[owner].role)
            yield Ink.zone(Piece("pool", place), rect, context, cards.policy, laid)


class Giver(msgspec.Struct, frozen=True):
    """Somebody who gives to the pool: their head, and whether they have given."""

    head: tuple[str, str]
    seat: Seat
    given: bool


def _givers(view: View, marks: Highlights, context: PaintContext) -> Iterator[Giver]:
    """Everybody, while the pool is filled."""
    if isinstance(view.pending, AwaitContributions):
        for number, seat in enumerate(context.seats):
            yield Giver(head(number, marks, context), seat, bool(view.players[number].set_aside_size))


def _ground(ink: Ink, *givers: Giver) -> None:
    large = ink.frame.is_large
    rect = ink.rect
    ink.veil(rect, 226, "#0b1022")
    words = ink.say("rampage.agenda.fill" if givers else "rampage.agenda")
    at = (rect.centerx, rect.top + ink.px(34 if large else 88))
    ink.line(words, at, poster(30), rect.width - ink.px(80), "centre")
    side = min(rect.height // (3 if large else 2), ink.px(MOST), rect.width // max(1, len(givers)) * 3 // 4)
    step = min(rect.width // max(1, len(givers)), max(side * 4 // 3, ink.px(200)))
    middle = rect.centery + ink.px(10 if large else 30)
    left = rect.centerx - (len(givers) - 1) * step // 2
    for number, giver in enumerate(givers):
        place = Rect(0, 0, side, side).move_to(center=(left + number * step, middle))
        _giver(ink, place, giver, step)


def _giver(ink: Ink, place: Rect, giver: Giver, step: int) -> None:
    """A head, lit as long as it chooses, ticked when it has given."""
    if not giver.given:
        shapes.glow(ink.surface, place, ink.frame.scale, BRASS_LIGHT, 170, place.width // 2)
    ink.portrait(place, giver.head, giver.seat)
    words = ink.say("rampage.agenda.given" if giver.given else "rampage.agenda.chooses")
    below = (place.centerx, place.bottom + ink.px(26))
    ink.line(words, below, italic(20, BRASS_LIGHT if giver.given else DIM), step, "centre")
    if giver.given:
        tick = Rect(0, 0, place.width // 3, place.width // 3).move_to(topright=place.topright)
        pictograms.draw(ink.surface, tick, "check")
