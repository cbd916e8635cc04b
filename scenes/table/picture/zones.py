"""Parts of a picture, drawn once and kept until what they show changes: what is emphasised, what paints."""

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
"""Room for shadows and tabs round a zone, in design units."""
KEPT = 160
"""Zones kept: three tables' worth, so that previews come and go without drawing anew."""
ROOM, LEAST = 2, 1.5
"""The most they hold together, in windows; a table's own are one to one and a half."""
MUCH = 20_000_000
"""More bytes are kept only in a window in which a table's own need them."""


@dataclass(frozen=True)
class PaintContext:
    """The context in which every zone is painted: the geometry, the sentences and the seats."""

    frame: Frame
    say: Say
    seats: tuple[Seat, ...]

    def snug(self, largest: float = 1.15) -> Frame:
        """The frame for places where type cannot grow beyond that text scale."""
        return replace(self.frame, text_scale=min(self.frame.text_scale, largest))


@dataclass(frozen=True)
class PaintedZone:
    """A zone to be shown: its piece's key, its place, what it depends on, and how it is drawn.

    Pieces of one kind ("hand:0", "hand:1") with the same `inputs` and size share a picture: whatever is
    painted, a seat's number or name among it, has to be in the inputs. `paint` draws into a clear surface
    that has a margin for shadows round the rectangle.
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
    """A drawn zone: its picture with `margin` pixels round its area; its lines with figures and places."""

    surface: pygame.Surface
    area: pygame.Rect
    margin: int
    figures: Figures

    @property
    def bounds(self) -> pygame.Rect:
        """All that its picture covers."""
        left, top = self.area.left - self.margin, self.area.top - self.margin
        return pygame.Rect((left, top), self.surface.get_size())

    def blit(self, layer: pygame.Surface, lift: int = 0) -> None:
        """Put it in its place, `lift` pixels higher."""
        layer.blit(self.surface, (self.area.left - self.margin, self.area.top - self.margin - lift))

    def blit_part(self, layer: pygame.Surface, part: pygame.Rect) -> None:
        """Put only `part` of it, a rectangle of the layer."""
        inside = part.move(self.margin - self.area.left, self.margin - self.area.top)
        layer.blit(self.surface, part, inside)

    def blit_disc(self, layer: pygame.Surface, part: pygame.Rect) -> None:
        """The same, without the corners of the rectangle."""
        sheet = pygame.Surface(part.size, pygame.SRCALPHA)
        pygame.draw.rect(sheet, "white", sheet.get_rect(), border_radius=min(part.size) // 2)
        inside = part.move(self.margin - self.area.left, self.margin - self.area.top)
        sheet.blit(self.surface, (0, 0), inside, pygame.BLEND_RGBA_MULT)
        layer.blit(sheet, part)


class ZoneCache:
    """Drawn zones by what they depend on; the least recently used are forgotten."""

    def __init__(self) -> None:
        self._surfaces: OrderedDict[Hashable, Drawn] = OrderedDict()
        self.bytes = 0
        """The size of all surfaces held."""

    def zone(self, part: PaintedZone, context: PaintContext) -> Zone:
        """The part's picture, drawn now when it was never drawn like that."""
        margin = context.frame.px(MARGIN)
        key = _key(part, context)
        if key not in self._surfaces:
            incremental.part(partial(self._draw, self._surfaces, key, part, margin))
            incremental.done()
        self._surfaces.move_to_end(key)
        while len(self._surfaces) > KEPT or (self.bytes > room(context.frame) and len(self._surfaces) > 1):
            self.bytes -= _bytes(self._surfaces.popitem(last=False)[1][0])
        surface, figures = self._surfaces[key]
        return Zone(surface, part.area, margin, figures)

    def has(self, part: PaintedZone, context: PaintContext) -> bool:
        """Whether the part's picture is there."""
        return _key(part, context) in self._surfaces

    def forget(self) -> None:
        """Drop everything, also what has been begun."""
        self._surfaces = OrderedDict()
        self.bytes = 0

    def _draw(self, to: OrderedDict[Hashable, Drawn], key: Hashable, part: PaintedZone, margin: int) -> None:
        """Draw it to what is kept, where it is not there yet and nothing was forgotten meanwhile."""
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
    """The number of bytes of zones that are kept for a window of this frame."""
    window = 4 * frame.px(DESIGN[0]) * frame.px(DESIGN[1])
    return min(ROOM * window, max(MUCH, round(LEAST * window)))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _key(part: PaintedZone, context: PaintContext) -> Hashable:
    return (Piece(part.key).kind, part.area.size, context.frame, part.inputs)


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


@dataclass(frozen=True)
class Highlights:
    """Emphasis on pieces, by their keys in the layout.

    `lit` pieces glow and stay bright under `dimmed`; `chosen` ones are lifted and outlined as well.
    `gains` is a badge ("+$4") on a seat's panel. `hidden` pieces are not drawn, their places are empty:
    they are in the air. `moods` are the faces the seats make, none for calm ones everywhere; `notes` what is
    kept count of for each seat, none where nobody wants that. `veil` is how dark the rest is under `dimmed`,
    of 255. `own` is what the game emphasises in its own way. `kept` zones stay as bright as ever under
    `dimmed`, without a glow: they are read while something is decided. `near` is what is looked at from
    nearby (`Look.far_at`), "" for nothing. `stops` are what whoever looks wants to be called for.
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
    kept: frozenset[str] = frozenset()
    near: str = ""
    stops: frozenset[str] = frozenset()


PLAIN = Highlights()
"""Nothing emphasised."""
