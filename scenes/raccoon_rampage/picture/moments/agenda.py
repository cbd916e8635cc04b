"""The agenda over the map: the pool from which the queue is filled in the set-up."""

from collections.abc import Iterator, Sequence

import msgspec
import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.pending import AwaitContributions
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.art.pieces.characters import framed_portrait
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import DIM, Ink, italic, poster
from scenes.raccoon_rampage.picture.people import head
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
MOST = 210
"""The greatest side of a head, in design units."""
HEAD, FOOT, SHAPE = 62, 46, 0.8
"""The room above and below the paintings, in design units, and the width of one for its height."""
GIFTS, GIFT = 2, 0.7
"""The number of policies that each seat gives, and the width of one by its height."""
VEIL = 184
"""The strength of the veil over the map."""


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """While the pool is filled, the seats that give; then the pool."""
    yield Ink.zone("agenda", layout.agenda, context, _ground, *_givers(view, marks, context))
    for place, ((policy, owner), rect) in enumerate(zip(view.pool, layout.pool, strict=False)):
        if Piece("pool", place) not in marks.hidden:
            card = cards.PolicyCard(policy, view.players[owner].role)
            yield Ink.zone(Piece("pool", place), rect, context, cards.policy, card)


class Giver(msgspec.Struct, frozen=True):
    """A seat that gives to the pool: its character, and whether it has given."""

    head: tuple[str, str]
    seat: Seat
    given: bool


def _givers(view: View, marks: Highlights, context: PaintContext) -> Iterator[Giver]:
    """All seats, while the pool is filled."""
    if isinstance(view.pending, AwaitContributions):
        for number, seat in enumerate(context.seats):
            yield Giver(head(number, marks, context), seat, bool(view.players[number].set_aside_size))


def _ground(ink: Ink, *givers: Giver) -> None:
    large = ink.frame.is_large
    rect = ink.rect
    ink.tint(rect, VEIL, "#0b1022")
    words = ink.say("rampage.agenda.fill" if givers else "rampage.agenda")
    at = (rect.centerx, rect.top + ink.px(34 if large else HEAD))
    ink.line(words, at, poster(30), rect.width - ink.px(80), "centre")
    if large:
        _heads(ink, givers)
        return
    step, top = rect.width // max(4, len(givers)), rect.top + ink.px(HEAD + 32)
    room = rect.bottom - ink.px(FOOT) - top
    high = min(room, round((step - ink.px(36)) / (SHAPE + GIFT / GIFTS)))
    wide = round(high * (SHAPE + GIFT / GIFTS))
    left = rect.centerx - len(givers) * step // 2
    for number, giver in enumerate(givers):
        place = Rect(left + number * step, top + (room - high) // 2, step, high)
        _sitting(ink, place.inflate(wide - step, 0), giver)
        _said(ink, Rect(place.left, place.bottom, step, ink.px(FOOT)), giver)


def _sitting(ink: Ink, place: Rect, giver: Giver) -> None:
    """Draw a seat's painting, lit until it has given, and its policies face down next to it."""
    k, gap = ink.frame.scale, ink.px(10)
    window = Rect(place.left, place.top, round(place.height * SHAPE), place.height)
    if not giver.given:
        shapes.glow(ink.surface, window, k, BRASS_LIGHT, 170)
    framed_portrait(ink.surface, window, k, *giver.head, giver.seat.colour, giver.seat.emblem)
    high = (place.height - gap) // GIFTS
    for number in range(GIFTS):
        card = Rect(window.right + gap, place.top + number * (high + gap), round(high * GIFT), high)
        if giver.given:
            cards.back(ink.surface, card, ink.frame)
        else:
            shapes.inset(ink.surface, card, k)


def _heads(ink: Ink, givers: Sequence[Giver]) -> None:
    """Draw the heads in large text."""
    rect = ink.rect
    side = min(rect.height // 3, ink.px(MOST), rect.width // max(1, len(givers)) * 3 // 4)
    step = min(rect.width // max(1, len(givers)), max(side * 4 // 3, ink.px(200)))
    left = rect.centerx - (len(givers) - 1) * step // 2
    for number, giver in enumerate(givers):
        place = Rect(0, 0, side, side).move_to(center=(left + number * step, rect.centery + ink.px(10)))
        ink.portrait(place, giver.head, giver.seat)
        _said(ink, Rect(place.centerx - step // 2, place.bottom, step, ink.px(52)), giver)
        if giver.given:
            tick = Rect(0, 0, place.width // 3, place.width // 3).move_to(topright=place.topright)
            pictograms.draw(ink.surface, tick, "check")


def _said(ink: Ink, place: Rect, giver: Giver) -> None:
    words = ink.say("rampage.agenda.given" if giver.given else "rampage.agenda.chooses")
    style = italic(20, BRASS_LIGHT if giver.given else DIM)
    ink.line(words, place.center, style, place.width, "centre")
