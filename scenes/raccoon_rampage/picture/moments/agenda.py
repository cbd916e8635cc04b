"""The agenda: the open pool from which the queue is filled, over the map."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitContributions
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.art.fonts import Typeface
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT, CREAM
from scenes.raccoon_rampage.holdings import drafting
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards, ink
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
GIVEN = tuple[tuple[str, bool], ...]


def parts(layout: RampageLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """While the pool is filled, who has given; then the pool."""
    if not drafting(view):
        return
    filling = isinstance(view.pending, AwaitContributions)
    given = tuple((p.role, bool(p.set_aside_size)) for p in view.players) if filling else ()
    yield PaintedZone("agenda", layout.agenda, given, partial(_ground, brush, given))
    for place, (policy, owner) in enumerate(view.pool):
        key = f"pool:{place}"
        if key in marks.hidden or place >= len(layout.pool):
            continue
        laid = cards.Laid(policy, view.players[owner].role)
        yield PaintedZone(key, layout.pool[place], laid, partial(_card, brush, laid))


def _card(brush: PaintContext, laid: cards.Laid, surface: pygame.Surface, rect: Rect) -> None:
    cards.policy(surface, rect, laid, brush)


def _ground(brush: PaintContext, given: GIVEN, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.2)
    ink.veil(surface, rect, 226, "#0b1022")
    at = (rect.centerx, rect.top + frame.px(88))
    key = "rampage.agenda.fill" if given else "rampage.agenda"
    ink.line(
        surface, brush.say(key), at, (Typeface.POSTER, 30, CREAM), frame, rect.width - frame.px(80), "centre"
    )
    if not given:
        return
    side, step = frame.px(110), frame.px(190)
    left = rect.centerx - (len(given) - 1) * step // 2
    for number, (role, done) in enumerate(given):
        place = Rect(0, 0, side, side)
        place.center = (left + number * step, rect.centery)
        ink.medal(surface, place, role)
        words = brush.say("rampage.agenda.given" if done else "rampage.agenda.chooses")
        colour = BRASS_LIGHT if done else ink.DIM
        below = (place.centerx, place.bottom + frame.px(26))
        ink.line(surface, words, below, (Typeface.BOOK_ITALIC, 20, colour), frame, step, "centre")
        if done:
            tick = Rect(0, 0, side // 3, side // 3)
            tick.bottomright = place.bottomright
            pictograms.draw(surface, tick, "check")
        else:
            shapes.focus_line(surface, place, frame.scale, side / 2 / frame.scale)
