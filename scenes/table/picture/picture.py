"""The picture of a table: zones over the ground with emphasis, cached as opaque layers."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import palette as pal, shapes
from scenes.art.moving import incremental
from scenes.table.layout import Layout
from scenes.table.motion.flights import Sprite
from scenes.table.picture.layer import Layer
from scenes.table.picture.zones import PLAIN, Highlights, PaintContext, Zone, ZoneCache
from scenes.table.piece import Piece

if TYPE_CHECKING:
    from scenes.table.presentation.look import TableLook

LIFT = 10
"""The height by which a chosen piece is raised, in design units."""


class TablePicture:
    """Draws the table of a view in the look of its game.

    The picture is composed anew only when view, layout, marks or history have changed, from zones that are
    drawn anew only when their own inputs have changed.
    """

    def __init__(self, look: TableLook, seats: tuple[Seat, ...], say: Say) -> None:
        self._look = look
        self.say = say
        self._zones = ZoneCache()
        self.plain, self._spare = Layer(), Layer()
        """The layer of the current picture, and another one for the next."""
        self._under: pygame.Surface | None = None
        self._raised: pygame.Surface | None = None
        self._shown: object = None
        self._zoned: tuple[object, dict[str, Zone]] = None, {}
        """The inputs of a picture and its zones, cached until it is complete."""
        self._rising: tuple[object, Iterator[None]] = None, iter(())
        """The inputs of a picture that only lacks its emphasis, and the steps that add it."""
        self.raised: tuple[pygame.Rect, ...] = ()
        """The rectangles of the raised pieces."""
        self._layer: pygame.Surface | None = None
        self.composed = 0
        """The number of compositions: while it stays the same, so does the picture."""
        self.seats = seats
        self.ground = look.ground(seats)

    def reseat(self, seats: tuple[Seat, ...]) -> None:
        """Take over other seats and drop everything that was drawn."""
        self.forget()
        self.seats, self.ground = seats, self._look.ground(seats)

    def draw(
        self, surface: pygame.Surface, layout: Layout, view: Any, marks: Highlights, history: Sequence[Any]
    ) -> None:
        """Draw everything but the controls and the open panel.

        `history` is what `Narration.history` returned for every turn so far.
        """
        if self._layer and self._layer.get_size() != layout.size:
            self.forget()  # before anything is drawn for a window of this size
        ground = self.ground.surface(layout, view)
        shown = (layout.geometry, view, marks, tuple(history), self.seats, ground)
        if self._layer is None or shown != self._shown:
            self._shown = None  # the cached layer is overwritten meanwhile
            self._layer = self._compose(shown, layout, view, marks, history, ground)
            self.composed += 1
            self.raised = tuple(
                rect for key in marks.chosen & self._zoned[1].keys() for rect in layout.rects_of(Piece(key))
            )
            self._shown, self._zoned, self._rising = shown, (None, {}), (None, iter(()))
            incremental.mark_done()
        surface.blit(self._layer, (0, 0))

    def spare(self) -> None:
        """Free all memory but the picture itself while the table is covered."""
        self._spare.forget()
        self._zoned, self._rising = (None, {}), (None, iter(()))
        if self._layer is not self._raised:
            self._raised = None

    def rehearse(self) -> None:
        """Allocate the surface for emphasis in advance, which is slow."""
        if self._layer and self._raised is None:
            self._raised = self._layer.copy()

    def forget(self) -> None:
        """Drop everything and draw anew next time."""
        self._zones.forget()
        self.plain.forget()
        self._spare.forget()
        self._layer = self._raised = self._under = None
        self._zoned, self._rising = (None, {}), (None, iter(()))

    def piece(self, key: str, layout: Layout, view: Any) -> Sprite:
        """The sprite of a piece that is a zone, as the picture of this view shows it."""
        zone = self._zone(key, layout, view)
        return Sprite(zone.surface, zone.area.size)

    def part_of(self, key: str, area: pygame.Rect, layout: Layout, view: Any) -> Sprite:
        """The sprite of the part of a zone within `area`."""
        zone = self._zone(key, layout, view)
        inside = area.move(zone.margin - zone.area.left, zone.margin - zone.area.top)
        return Sprite.of(zone.surface.subsurface(inside.clip(zone.surface.get_rect())))

    def _zone(self, key: str, layout: Layout, view: Any) -> Zone:
        context = PaintContext(layout.frame, self.say, self.seats)
        parts = self._look.parts(layout, view, PLAIN, (), context)
        return self._zones.zone(next(part for part in parts if part.key == key), context)

    def prepare(
        self,
        layout: Layout,
        view: Any,
        history: Sequence[Any],
        moods: tuple[str, ...] = (),
        own: Hashable = None,
    ) -> Iterator[None]:
        """Draw the next picture into the spare layer in advance, a little at each step."""
        marks, context = (
            replace(PLAIN, moods=moods, own=own),
            PaintContext(layout.frame, self.say, self.seats),
        )
        for part in tuple(self._look.parts(layout, view, marks, history, context)):
            if not self._zones.has(part, context):
                yield from incremental.IncrementalDraw().all(partial(self._zones.zone, part, context))
        while self.ground.is_coming(layout, view):
            yield
        ground = self.ground.ready(layout, view) or self._under
        if ground and ground.get_size() == layout.size:
            yield from self._spare.steps(ground, self.zones(layout, view, marks, history))

    def _composed(self, ground: pygame.Surface, zones: dict[str, Zone]) -> pygame.Surface:
        """The picture of these zones, in the layer that has less to repair."""
        if self._spare.effort(ground, zones) < self.plain.effort(ground, zones):
            self.plain, self._spare = self._spare, self.plain
        self._under = ground
        return self.plain.show(ground, zones)

    def _compose(
        self,
        shown: object,
        layout: Layout,
        view: Any,
        marks: Highlights,
        history: Sequence[Any],
        ground: pygame.Surface,
    ) -> pygame.Surface:
        """The picture of the inputs `shown`; raises `BudgetExceeded` when a frame's time is up."""
        if self._zoned[0] != shown:
            self._zoned = shown, self.zones(layout, view, marks, history)
            self._rising = None, iter(())
        zones = self._zoned[1]
        layer = self._composed(ground, _lying(zones, marks))
        if not (marks.dimmed or marks.lit or marks.chosen):
            return layer
        if self._rising[0] != shown:
            incremental.mark_done()
            self._rising = shown, self._rise(layer, layout, zones, marks)
        for _ in self._rising[1]:
            incremental.mark_done()
        assert self._raised
        return self._raised

    def _rise(
        self, plain: pygame.Surface, layout: Layout, zones: dict[str, Zone], marks: Highlights
    ) -> Iterator[None]:
        """Draw the emphasis on a copy of the plain picture, a little at each step."""
        if self._raised is None or self._raised.get_size() != plain.get_size():
            self._raised = plain.copy()
        else:
            self._raised.blit(plain, (0, 0))  # new memory would cost more than this
        yield
        if marks.dimmed:
            yield from _veil(self._raised, marks, _lying(zones, marks))
        for key in sorted(marks.lit | marks.chosen):
            holder = zones.get(key) or zones.get(self._look.zone_of(Piece(key)))
            if holder:
                emphasise = partial(_emphasise, self._raised, layout, holder, zones, marks, key)
                incremental.draw_piece(emphasise)
            yield

    def zones(self, layout: Layout, view: Any, marks: Highlights, history: Sequence[Any]) -> dict[str, Zone]:
        """All zones by their keys; raises `BudgetExceeded` when a frame's time is up."""
        context = PaintContext(layout.frame, self.say, self.seats)
        parts = self._look.parts(layout, view, marks, history, context)
        return {part.key: self._zones.zone(part, context) for part in parts}


def _lying(zones: Mapping[str, Zone], marks: Highlights) -> dict[str, Zone]:
    """The zones that are not raised."""
    return {key: zone for key, zone in zones.items() if key not in marks.chosen}


def _veil(layer: pygame.Surface, marks: Highlights, lying: Mapping[str, Zone]) -> Iterator[None]:
    """Dim the picture except the zones in `marks.undimmed`, a band at each step."""
    yield from shapes.dimming(layer, marks.veil)
    for key in (key for key in lying if key in marks.undimmed):
        lying[key].blit(layer)
        _lay_upon(layer, lying[key], tuple(lying.values()))
        yield


def _emphasise(
    layer: pygame.Surface,
    layout: Layout,
    holder: Zone,
    zones: Mapping[str, Zone],
    marks: Highlights,
    key: str,
) -> None:
    """Draw a piece again above the dimming, with light round it; `holder` is the zone it is in."""
    lying = _lying(zones, marks)
    _raise(layer, layout, holder, key, own=key in zones, chosen=key in marks.chosen)
    _clear(layer, layout, holder, key, tuple(lying.values()))
    if key in lying:
        _lay_upon(layer, holder, tuple(lying.values()))


def _clear(layer: pygame.Surface, layout: Layout, holder: Zone, key: str, zones: Sequence[Zone]) -> None:
    """Draw other zones that contain the piece again over its light, outside its own zone."""
    for rect in layout.rects_of(Piece(key)):
        if not holder.area.colliderect(rect):
            for zone in zones:
                if zone.area.contains(rect):
                    zone.blit_part(layer, rect)


def _lay_upon(layer: pygame.Surface, holder: Zone, zones: Sequence[Zone]) -> None:
    """Draw again the zones upon a lit zone: those after it and within it."""
    there = next(number for number, zone in enumerate(zones) if zone is holder)
    for zone in zones[there + 1 :]:
        if holder.area.contains(zone.area):
            zone.blit(layer)


def _raise(layer: pygame.Surface, layout: Layout, zone: Zone, key: str, own: bool, chosen: bool) -> None:
    """Draw a piece with light round it, raised and outlined if chosen; `own`: its zone is the piece alone."""
    piece, k = Piece(key), layout.frame.scale
    disc, rects = layout.is_round(piece), layout.rects_of(piece)
    lift = layout.frame.px(LIFT) if chosen and own else 0
    for rect in rects:
        radius = min(rect.size) // 2 if disc else 0
        shapes.glow(layer, rect.move(0, -lift), k, strength=230 if chosen else 190, radius=radius)
    for rect in rects:
        if own:
            zone.blit(layer, lift)
        elif disc:
            zone.blit_disc(layer, rect)
        else:
            zone.blit_part(layer, rect)
        if chosen:
            line = max(2, layout.frame.px(3))
            outline = rect.move(0, -lift).inflate(line, line)
            pygame.draw.rect(
                layer, pal.rgb(pal.GLOW), outline, line, min(rect.size) // 2 if disc else layout.frame.px(11)
            )
