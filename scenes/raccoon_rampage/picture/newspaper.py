"""The Continental, the paper behind the log, with the year at its head."""

import pygame

from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.raccoon_rampage.art.colours import INK
from scenes.raccoon_rampage.holdings import year
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture.ink import Ink, poster, slab
from scenes.table.picture.zones import PaintContext, Parts


def parts(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The paper; the log is drawn over it."""
    key = "final" if view.final else "round" if view.round else "setup"
    words = context.say(f"rampage.paper.{key}", n=view.round, of=ROUNDS, year=year(view))
    yield Ink.zone("log_paper", layout.log_paper, context, _paper, words)


def _paper(ink: Ink, words: str) -> None:
    rect = ink.rect
    shapes.paper_panel(ink.surface, rect, ink.frame.scale, evening=True, edge="#7a5a34")
    at, room = (rect.centerx, rect.top + ink.px(36)), rect.width - ink.px(28)
    if ink.frame.is_large:
        ink.line(words, at, slab(18, INK), room, "centre")
        return
    ink.line(ink.say("rampage.paper"), at, poster(34, INK), room, "centre")
    start = (rect.left + ink.px(14), rect.top + ink.px(59))
    pygame.draw.line(ink.surface, INK, start, (rect.right - ink.px(14), start[1]), ink.px(2))
    ink.line(words, (rect.left + ink.px(18), rect.top + ink.px(77)), slab(18, INK), room)
