"""A painter of zones: a surface with the geometry and the sentences that everything on it is painted with."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import partial
from typing import Self

import pygame

from raccoon.app.text import Say
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import Colour, rgb
from scenes.art.text import Align, Style
from scenes.table.picture.zones import PaintContext, PaintedZone


@dataclass(frozen=True)
class Painter:
    """Paints into a rectangle of a surface, in the frame of the context or in a smaller one of its own."""

    surface: pygame.Surface
    rect: pygame.Rect
    context: PaintContext
    frame: Frame

    @classmethod
    def zone(
        cls, key: str, area: pygame.Rect, context: PaintContext, paint: Callable[..., None], *inputs: Hashable
    ) -> PaintedZone:
        """The zone that ``paint(painter, *inputs)`` paints: it depends on all that it is painted from."""
        return PaintedZone(key, area, inputs, partial(_paint, cls, context, paint, inputs))

    @classmethod
    def on(cls, surface: pygame.Surface, context: PaintContext) -> Self:
        """The painter of a whole surface."""
        return cls(surface, surface.get_rect(), context, context.frame)

    def snug(self, largest: float) -> Self:
        """The same with type that does not grow beyond that text scale."""
        return replace(self, frame=self.context.snug(largest))

    def sheet(self, design: tuple[float, float]) -> Self:
        """The same on a sheet of design units of its own, whose least type is that of the table."""
        table, frame = self.context.frame, Frame.within(self.rect, design)
        grown = max(1.0, table.scale / frame.scale) if table.is_large else 1.0
        return replace(self, frame=replace(frame, text_scale=table.text_scale * grown, least=table.floor))

    def lowered(self, units: float) -> Self:
        """The same sheet so many design units further down."""
        return replace(self, frame=replace(self.frame, top=self.frame.top + units * self.frame.scale))

    def at(self, rect: pygame.Rect) -> Self:
        """The same in another rectangle of the surface."""
        return replace(self, rect=rect)

    @property
    def say(self) -> Say:
        """The sentences."""
        return self.context.say

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return self.frame.px(units)

    def style(self, face: Typeface, units: float, colour: Colour, most: float = 2.0) -> Style:
        """Letters of so many design units that grow so many times at most, rather slim than small."""
        frame = self.frame
        slim = text.NARROWEST if frame.is_large else text.SLIMMEST if frame.text_scale > 1 else 1.0
        return Style(face, self.frame.type(units, most), colour, slim=slim)

    def write(
        self,
        words: str,
        at: tuple[int, int],
        style: Style,
        align: Align = "left",
        limit: int | None = None,
        floor: int | None = None,
    ) -> pygame.Rect:
        """One line by the middle of its capitals; the rectangle covered."""
        return text.draw(self.surface, words, at, style, align, limit, floor, middle=True)

    def here(self, place: pygame.Rect, area: pygame.Rect) -> pygame.Rect:
        """A place on the table where it is in this picture of a zone that lies in an area."""
        return place.move(self.rect.left - area.left, self.rect.top - area.top)

    def centred(self, picture: pygame.Surface, rect: pygame.Rect) -> None:
        """Put a picture into the middle of a rectangle."""
        self.surface.blit(picture, picture.get_rect(center=rect.center))

    def plate(self, rect: pygame.Rect, top: Colour, bottom: Colour, radius: float) -> None:
        """A metal plate with a brass edge."""
        shapes.plate(self.surface, rect, self.frame.scale, top, bottom, radius)

    def outline(self, rect: pygame.Rect, colour: Colour, line: float, radius: float) -> None:
        """The edge of a rounded rectangle."""
        pygame.draw.rect(self.surface, rgb(colour), rect, self.px(line), self.px(radius))

    def filled(self, rect: pygame.Rect, colour: Colour, radius: float = 0, opacity: int = 255) -> None:
        """A rectangle of one colour, rounded by a radius."""
        rounding = self.px(radius) if radius else 0
        pygame.draw.rect(self.surface, rgb(colour, opacity), rect, border_radius=rounding)


def _paint(
    painter: type[Painter],
    context: PaintContext,
    paint: Callable[..., None],
    inputs: tuple[Hashable, ...],
    surface: pygame.Surface,
    rect: pygame.Rect,
) -> None:
    paint(painter(surface, rect, context, context.frame), *inputs)
