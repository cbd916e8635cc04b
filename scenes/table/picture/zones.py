"""The zones of a table's picture, cached by their inputs; their painter; the highlights on pieces."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Self

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import DESIGN, Align, Colour, Frame, Paint, Style, Typeface, rgb, shapes, text
from scenes.art.moving import incremental
from scenes.table.piece import Piece

MARGIN = 26
"""The room for shadows and tabs round a zone, in design units."""
KEPT = 160
"""The largest number of cached zones: those of three tables, so that previews need no redrawing."""
ROOM, LEAST = 2, 1.5
"""The limits of the cache in areas of the window; a table's own zones take one to one and a half."""
MUCH = 20_000_000
"""The limit of the cache in bytes, unless a table's own zones need more."""


@dataclass(frozen=True)
class PaintContext:
    """The input of all zones: frame, sentences and seats."""

    frame: Frame
    say: Say
    seats: tuple[Seat, ...]

    def snug(self, largest: float = 1.15) -> Frame:
        """The frame with its text scale limited, for places without room."""
        return replace(self.frame, text_scale=min(self.frame.text_scale, largest))


@dataclass(frozen=True)
class PaintedZone:
    """A zone to be drawn: its piece's key, its rectangle, its inputs and its painter.

    Pieces of one kind ("hand:0", "hand:1") with equal `inputs` and size share a drawing: everything that is
    painted, such as a seat's number or name, has to be in the inputs. `paint` draws into a clear surface that
    has a margin for shadows round the rectangle.
    """

    key: str
    area: pygame.Rect
    inputs: Hashable
    paint: Paint


Parts = Iterator[PaintedZone]
Figures = Sequence[tuple[str, pygame.Rect]]
Drawn = tuple[pygame.Surface, Figures]


@dataclass(frozen=True)
class Zone:
    """A drawn zone: its surface with `margin` pixels round its area; its figures with their rectangles."""

    surface: pygame.Surface
    area: pygame.Rect
    margin: int
    figures: Figures

    @property
    def bounds(self) -> pygame.Rect:
        """The rectangle that its surface covers."""
        left, top = self.area.left - self.margin, self.area.top - self.margin
        return pygame.Rect((left, top), self.surface.get_size())

    def blit(self, layer: pygame.Surface, lift: int = 0) -> None:
        """Draw it at its place, `lift` pixels higher."""
        layer.blit(self.surface, (self.area.left - self.margin, self.area.top - self.margin - lift))

    def blit_part(self, layer: pygame.Surface, part: pygame.Rect) -> None:
        """Draw only `part` of it, a rectangle of the layer."""
        inside = part.move(self.margin - self.area.left, self.margin - self.area.top)
        layer.blit(self.surface, part, inside)

    def blit_disc(self, layer: pygame.Surface, part: pygame.Rect) -> None:
        """Draw only the disc or rounded bar within `part`."""
        sheet = pygame.Surface(part.size, pygame.SRCALPHA)
        pygame.draw.rect(sheet, "white", sheet.get_rect(), border_radius=min(part.size) // 2)
        inside = part.move(self.margin - self.area.left, self.margin - self.area.top)
        sheet.blit(self.surface, (0, 0), inside, pygame.BLEND_RGBA_MULT)
        layer.blit(sheet, part)


class ZoneCache:
    """A cache of drawn zones by their inputs; drops the least recently used."""

    def __init__(self) -> None:
        self._surfaces: OrderedDict[Hashable, Drawn] = OrderedDict()
        self.bytes = 0
        """The size of all cached surfaces."""

    def zone(self, part: PaintedZone, context: PaintContext) -> Zone:
        """The drawn zone of a part, from the cache or drawn now."""
        margin = context.frame.px(MARGIN)
        key = _key(part, context)
        if key not in self._surfaces:
            incremental.part(partial(self._draw, self._surfaces, key, part, margin))
            incremental.mark_done()
        self._surfaces.move_to_end(key)
        while len(self._surfaces) > KEPT or (self.bytes > room(context.frame) and len(self._surfaces) > 1):
            self.bytes -= _bytes(self._surfaces.popitem(last=False)[1][0])
        surface, figures = self._surfaces[key]
        return Zone(surface, part.area, margin, figures)

    def has(self, part: PaintedZone, context: PaintContext) -> bool:
        """Whether the part's drawing is cached."""
        return _key(part, context) in self._surfaces

    def forget(self) -> None:
        """Drop everything, also unfinished drawings."""
        self._surfaces = OrderedDict()
        self.bytes = 0

    def _draw(self, to: OrderedDict[Hashable, Drawn], key: Hashable, part: PaintedZone, margin: int) -> None:
        """Draw a part into the cache, unless it is there or the cache was cleared meanwhile."""
        if to is self._surfaces and key not in to:
            to[key] = self._drawn(part, margin)
            self.bytes += _bytes(to[key][0])

    @staticmethod
    def _drawn(part: PaintedZone, margin: int) -> Drawn:
        width, height = part.area.size
        surface = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
        with text.noting_figures(surface) as figures:
            part.paint(surface, pygame.Rect(margin, margin, width, height))
        return surface, figures


def room(frame: Frame) -> int:
    """The limit of the cache in bytes for a window of this frame."""
    window = 4 * frame.px(DESIGN[0]) * frame.px(DESIGN[1])
    return min(ROOM * window, max(MUCH, round(LEAST * window)))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _key(part: PaintedZone, context: PaintContext) -> Hashable:
    return (Piece(part.key).kind, part.area.size, context.frame, part.inputs)


@dataclass(frozen=True)
class Painter:
    """Paints into a rectangle of a surface, in the context's frame or one of its own."""

    surface: pygame.Surface
    rect: pygame.Rect
    context: PaintContext
    frame: Frame

    @classmethod
    def zone(
        cls, key: str, area: pygame.Rect, context: PaintContext, paint: Callable[..., None], *inputs: Hashable
    ) -> PaintedZone:
        """The zone that ``paint(painter, *inputs)`` draws."""
        return PaintedZone(key, area, inputs, partial(_paint, cls, context, paint, inputs))

    @classmethod
    def on(cls, surface: pygame.Surface, context: PaintContext) -> Self:
        """The painter of a whole surface."""
        return cls(surface, surface.get_rect(), context, context.frame)

    def snug(self, largest: float) -> Self:
        """The same painter with its text scale limited."""
        return replace(self, frame=self.context.snug(largest))

    def sheet(self, design: tuple[float, float]) -> Self:
        """A painter with own design units for its rectangle, but the table's least type."""
        table, frame = self.context.frame, Frame.within(self.rect, design)
        grown = max(1.0, table.scale / frame.scale) if table.is_large else 1.0
        return replace(self, frame=replace(frame, text_scale=table.text_scale * grown, least=table.floor))

    def lowered(self, units: float) -> Self:
        """The same painter with its origin moved down by design units."""
        return replace(self, frame=replace(self.frame, top=self.frame.top + units * self.frame.scale))

    def at(self, rect: pygame.Rect) -> Self:
        """The same painter for another rectangle of the surface."""
        return replace(self, rect=rect)

    @property
    def say(self) -> Say:
        """The sentences."""
        return self.context.say

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return self.frame.px(units)

    def style(self, face: Typeface, units: float, colour: Colour, most: float = 2.0) -> Style:
        """A text style of `units` that grows at most `most` times; narrowed rather than made small."""
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
        """Draw one line, vertically centred on its capitals; return the rectangle covered."""
        return text.draw(self.surface, words, at, style, align, limit, floor, middle=True)

    def here(self, place: pygame.Rect, area: pygame.Rect) -> pygame.Rect:
        """A rectangle on the table, converted to this drawing of the zone at `area`."""
        return place.move(self.rect.left - area.left, self.rect.top - area.top)

    def centred(self, picture: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw a picture in the middle of a rectangle."""
        self.surface.blit(picture, picture.get_rect(center=rect.center))

    def plate(self, rect: pygame.Rect, top: Colour, bottom: Colour, radius: float) -> None:
        """Draw a metal plate with a brass edge."""
        shapes.plate(self.surface, rect, self.frame.scale, top, bottom, radius)

    def outline(self, rect: pygame.Rect, colour: Colour, line: float, radius: float) -> None:
        """Draw the edge of a rounded rectangle."""
        pygame.draw.rect(self.surface, rgb(colour), rect, self.px(line), self.px(radius))

    def filled(self, rect: pygame.Rect, colour: Colour, radius: float = 0, opacity: int = 255) -> None:
        """Draw a filled rectangle with rounded corners."""
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


@dataclass(frozen=True)
class Highlights:
    """The emphasis on pieces, and what else the picture shows besides the view.

    `lit` pieces glow and stay bright under `dimmed`; `chosen` ones are also raised and outlined. `gains` are
    badges ("+$4") on seats' panels. `hidden` pieces are not drawn, because they are in flight. `moods` are
    the faces of the seats, () for all calm; `notes` the public counts about each seat, () if not wanted.
    `veil` is the darkness under `dimmed`, of 255. `own` is the game's own emphasis. `undimmed` zones stay
    bright under `dimmed` without a glow, to be read during a decision. `magnified` is a far thing shown large
    (`TableLook.magnifiable_at`), "" for none. `stops` are the events the viewer wants to be asked about.
    """

    lit: frozenset[Piece] = frozenset()
    dimmed: bool = False
    gains: Mapping[int, str] = field(default_factory=dict)
    chosen: frozenset[Piece] = frozenset()
    hidden: frozenset[Piece] = frozenset()
    moods: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    veil: int = 150
    own: Hashable = None
    undimmed: frozenset[str] = frozenset()
    magnified: str = ""
    stops: frozenset[str] = frozenset()


PLAIN = Highlights()
"""No emphasis."""
