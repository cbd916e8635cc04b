"""Zones of a plain look: words on a ground, with one thing in the middle."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.seats import Seat
from scenes.art import palette as pal, shapes
from scenes.art.fonts import Typeface
from scenes.art.letters import signs
from scenes.art.palette import Colour
from scenes.art.pieces import characters
from scenes.table.picture.zones import PaintContext, PaintedZone
from scenes.table.piece import Piece

ZonePainter = Callable[..., object]
"""Paints into a surface and a rectangle, by what else it is handed."""


@dataclass(frozen=True)
class Plain:
    """The content of a zone: lines of words, each with its height in the zone, from 0 (top) to 1, and its
    size in design units; the `thing` in the middle, painted from `facts`, None for none; the ground.
    """

    lines: tuple[tuple[str, float, float], ...]
    thing: ZonePainter | None = None
    facts: tuple[Hashable, ...] = ()
    ground: ZonePainter = shapes.wood_panel
    ink: Colour = pal.IVORY

    def part(self, piece: Piece, area: pygame.Rect, context: PaintContext) -> PaintedZone:
        """The zone of a piece that lies there."""
        return PaintedZone(piece, area, self, partial(self._paint, context))

    def _paint(self, context: PaintContext, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.ground(surface, rect, context.frame.scale)
        if self.thing:
            self.thing(surface, middle(rect), *self.facts)
        for words, down, size in self.lines:
            at = rect.centerx, rect.top + round(down * rect.height)
            limit = rect.width - context.frame.px(40)
            signs.line(surface, words, at, (Typeface.POSTER, size, self.ink), context.frame, limit, "centre")


def on_paper(
    lines: tuple[tuple[str, float, float], ...], thing: ZonePainter | None = None, *facts: Hashable
) -> Plain:
    """A zone on paper."""
    return Plain(lines, thing, facts, shapes.paper_panel, pal.OXBLOOD_DEEP)


def who_sits(seat: Seat, face: str, *lines: str) -> Plain:
    """The panel of a seat, which is seen as `face`: name and portrait, and a line or two below."""
    told = ((line, 0.9 - 0.12 * place, 24) for place, line in enumerate(reversed(lines)))
    facts = (face, characters.CALM, seat.colour, seat.emblem)
    return Plain(((seat.name, 0.12, 30), *told), characters.portrait, facts)


def middle(rect: pygame.Rect) -> pygame.Rect:
    """The square in which the thing of a zone lies."""
    side = min(rect.width, round(rect.height * 0.5))
    return pygame.Rect(rect.centerx - side // 2, rect.top + round(rect.height * 0.22), side, side)
