"""The Continental: the paper of the log, with the year at its head."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.raccoon_rampage.art.colours import INK
from scenes.raccoon_rampage.holdings import year
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect


def parts(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """The sheet; its lines are laid over it."""
    key = "final" if view.final else "round" if view.round else "setup"
    words = brush.say(f"rampage.paper.{key}", n=view.round, of=ROUNDS, year=year(view))
    yield PaintedZone("log_paper", layout.log_paper, words, partial(_paper, brush, words))


def _paper(brush: PaintContext, words: str, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.0)
    shapes.paper_panel(surface, rect, frame.scale, evening=True, edge="#7a5a34")
    at, room = (rect.centerx, rect.top + frame.px(36)), rect.width - frame.px(28)
    ink.line(surface, brush.say("rampage.paper"), at, (Typeface.POSTER, 34, INK), frame, room, "centre")
    for y, wide in ((56, 3.0), (62, 1.0)):
        ends = (
            (rect.left + frame.px(14), rect.top + frame.px(y)),
            (rect.right - frame.px(14), rect.top + frame.px(y)),
        )
        pygame.draw.line(surface, rgb(INK), *ends, frame.px(wide))
    at = (rect.left + frame.px(18), rect.top + frame.px(76))
    ink.line(surface, words, at, (Typeface.SLAB_BOLD, 18, INK), frame, room)
