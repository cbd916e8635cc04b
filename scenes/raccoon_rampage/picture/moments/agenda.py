"""The agenda: the open pool from which the queue is filled, over the map."""

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitContributions
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import DIM, Ink, italic, poster
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """While the pool is filled, who has given; then the pool."""
    filling = isinstance(view.pending, AwaitContributions)
    given = tuple((p.role, bool(p.set_aside_size)) for p in view.players) if filling else ()
    yield Ink.zone("agenda", layout.agenda, context, _ground, *given)
    for place, ((policy, owner), rect) in enumerate(zip(view.pool, layout.pool, strict=False)):
        if Piece("pool", place) not in marks.hidden:
            laid = cards.Laid(policy, view.players[owner].role)
            yield Ink.zone(Piece("pool", place), rect, context, cards.policy, laid)


def _ground(ink: Ink, *given: tuple[str, bool]) -> None:
    large = ink.frame.is_large
    ink, rect = ink.snug(1.2), ink.rect
    ink.veil(rect, 226, "#0b1022")
    words = ink.say("rampage.agenda.fill" if given else "rampage.agenda")
    at = (rect.centerx, rect.top + ink.px(34 if large else 88))
    ink.line(words, at, poster(30), rect.width - ink.px(80), "centre")
    side, step = ink.px(96 if large else 110), ink.px(200 if large else 190)
    down = ink.px(6) if large else 0
    left = rect.centerx - (len(given) - 1) * step // 2
    for number, (role, done) in enumerate(given):
        place = Rect(0, 0, side, side).move_to(center=(left + number * step, rect.centery + down))
        ink.medal(place, role)
        words = ink.say("rampage.agenda.given" if done else "rampage.agenda.chooses")
        below = (place.centerx, place.bottom + ink.px(26))
        ink.line(words, below, italic(20, BRASS_LIGHT if done else DIM), step, "centre")
        if done:
            tick = Rect(0, 0, side // 3, side // 3).move_to(bottomright=place.bottomright)
            pictograms.draw(ink.surface, tick, "check")
        else:
            ink.waits(place)
