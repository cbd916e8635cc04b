"""The picture of the table: zones over the valley and the desk, kept as one opaque layer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from raccoon.app.seats import Seat
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import shapes
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture import (
    auction_block,
    desk,
    estate,
    gazette,
    market,
    offer,
    players,
    warehouse,
)
from scenes.raccoon_tycoon.valley.panorama import Panorama
from scenes.raccoon_tycoon.valley.valley import valley_of
from scenes.table.flights import Sprite
from scenes.table.layer import Layer
from scenes.table.marks import PLAIN, Marks
from scenes.table.zones import Brush, Part, Say, Zone, ZoneCache

LIFT = 10
"""How far a chosen piece is lifted, in design units."""
_LOG_KEPT = gazette.LINES
_PRICES_KEPT = market.SPARK_TURNS + 1


class TablePicture:
    """Draws what a view shows; `say` makes the sentences.

    The picture is composed anew only when the view, the layout, the marks, the log or the prices have
    changed, and then out of zones that are drawn anew only when what they show has changed.
    """

    def __init__(self, seats: tuple[Seat, ...], say: Say) -> None:
        self.seats = seats
        self._say = say
        self._zones = ZoneCache()
        self._plain, self._spare = Layer(), Layer()
        self._ground: pygame.Surface | None = None
        self.panorama = Panorama(tuple(pal.SEAT[seat.colour] for seat in seats))
        self._raised: pygame.Surface | None = None
        self._shown: object = None
        self._layer: pygame.Surface | None = None
        self.composed = 0
        """How often the picture was composed: as long as it stays the same, so does the picture."""

    def draw(
        self,
        surface: pygame.Surface,
        layout: TableLayout,
        view: View,
        marks: Marks,
        log: Sequence[str],
        history: Sequence[Counts],
    ) -> None:
        """Draw everything but the foot's buttons and the dock.

        `log` holds the sentences to print, with ``<wheat>`` and ``<seat:2>`` for pictures and players,
        the oldest first; `history` the prices after each turn so far.
        """
        log, history = tuple(log[-_LOG_KEPT:]), tuple(history[-_PRICES_KEPT:])
        geometry = (layout.size, layout.frame, layout.rects(), layout.contents)
        ground = self.panorama.ground(layout, valley_of(view))
        shown = (geometry, view, marks, log, history, self.seats, ground)
        if self._layer is None or shown != self._shown:
            self._layer = self._compose(layout, view, marks, log, history, ground)
            self.composed += 1
            self._shown = shown
        surface.blit(self._layer, (0, 0))

    @property
    def has_news(self) -> bool:
        """Whether ground that was being drawn is there now."""
        return self.panorama.has_news

    def reseat(self, seats: tuple[Seat, ...]) -> None:
        """Others sit at the table: everything is drawn anew."""
        self.seats = seats
        self.panorama = Panorama(tuple(pal.SEAT[seat.colour] for seat in seats))
        self.forget()

    def forget(self) -> None:
        """Draw everything anew next time."""
        self._zones.forget()
        self._plain.forget()
        self._spare.forget()
        self._layer = self._raised = self._ground = None

    def shown(self) -> pygame.Surface | None:
        """A copy of the picture as it was drawn last."""
        return self._layer.copy() if self._layer else None

    def piece(self, key: str, layout: TableLayout, view: View) -> Sprite:
        """A piece of its own as the picture of this view shows it."""
        zone = self._zone(key, layout, view)
        return Sprite(zone.surface, zone.area.size)

    def part_of(self, key: str, area: pygame.Rect, layout: TableLayout, view: View) -> Sprite:
        """What lies in `area`, within the zone of that name."""
        zone = self._zone(key, layout, view)
        inside = area.move(zone.margin - zone.area.left, zone.margin - zone.area.top)
        return Sprite.of(zone.surface.subsurface(inside.clip(zone.surface.get_rect())))

    def _zone(self, key: str, layout: TableLayout, view: View) -> Zone:
        brush = Brush(layout.frame, self._say, self.seats)
        parts = _parts(layout, view, PLAIN, (), (), brush)
        return self._zones.zone(next(part for part in parts if part.key == key), brush)

    def prepare(
        self,
        layout: TableLayout,
        view: View,
        history: Sequence[Counts],
        moods: tuple[str, ...] = (),
    ) -> Iterator[None]:
        """Make a picture that will be wanted soon beside the one that is shown, a little at each step."""
        log, history = (), tuple(history[-_PRICES_KEPT:])
        marks = replace(PLAIN, moods=moods)
        brush = Brush(layout.frame, self._say, self.seats)
        for part in tuple(_parts(layout, view, marks, log, history, brush)):
            if self._zones.draws(part, brush):
                yield
        valley = valley_of(view)
        while self.panorama.is_coming(layout, valley):
            yield
        ground = self.panorama.ready(layout, valley) or self._ground
        if ground and ground.get_size() == layout.size:
            yield from self._spare.steps(ground, self._seen(layout, view, marks, log, history))

    def _composed(self, ground: pygame.Surface, zones: dict[str, Zone]) -> pygame.Surface:
        """The picture of these zones: of two that are kept, the one with less to mend."""
        if self._spare.effort(ground, zones) < self._plain.effort(ground, zones):
            self._plain, self._spare = self._spare, self._plain
        self._ground = ground
        return self._plain.show(ground, zones)

    def _over(self, plain: pygame.Surface) -> pygame.Surface:
        """A second surface with the same on it, to put emphasis on: new memory would cost more than this."""
        if self._raised is None or self._raised.get_size() != plain.get_size():
            self._raised = plain.copy()
        else:
            self._raised.blit(plain, (0, 0))
        return self._raised

    def _compose(
        self,
        layout: TableLayout,
        view: View,
        marks: Marks,
        log: Sequence[str],
        history: Sequence[Counts],
        ground: pygame.Surface,
    ) -> pygame.Surface:
        zones = self._seen(layout, view, marks, log, history)
        lying = {key: zone for key, zone in zones.items() if key not in marks.chosen}
        layer = self._composed(ground, lying)
        if not (marks.dimmed or marks.lit or marks.chosen):
            return layer
        layer = self._over(layer)
        if marks.dimmed:
            shapes.dim(layer, marks.veil)
        for key in sorted(marks.lit | marks.chosen):
            _raise(layer, layout, zones, key, key in marks.chosen)
        return layer

    def _seen(
        self, layout: TableLayout, view: View, marks: Marks, log: Sequence[str], history: Sequence[Counts]
    ) -> dict[str, Zone]:
        """Every zone's picture by its piece; cards in the air are left out."""
        brush = Brush(layout.frame, self._say, self.seats)
        return {
            part.key: self._zones.zone(part, brush)
            for part in _parts(layout, view, marks, log, history, brush)
            if not (part.key.startswith("hand:") and part.key in marks.hidden)
        }


def _parts(
    layout: TableLayout, view: View, marks: Marks, log: Sequence[str], history: Sequence[Counts], brush: Brush
) -> Iterator[Part]:
    """Every zone in the order in which they cover each other."""
    yield from players.parts(layout, view, marks, brush)
    yield from market.parts(layout, view, marks, history, brush)
    yield from auction_block.parts(layout, brush)
    yield from offer.parts(layout, view, marks.hidden, brush)
    yield from gazette.parts(layout, view, log, brush)
    yield from desk.parts(layout, view, marks, brush)
    yield from warehouse.parts(layout, view, marks, brush)
    yield from estate.parts(layout, view, brush)


def _raise(
    layer: pygame.Surface, layout: TableLayout, zones: dict[str, Zone], key: str, chosen: bool
) -> None:
    """Draw a piece again above the veil with light round it; a chosen one lifted and outlined."""
    k = layout.frame.scale
    zone = zones.get(key)
    holder = zones["crate" if key.startswith("slot:") else "estate"] if zone is None else zone
    lift = layout.frame.px(LIFT) if chosen and zone else 0
    for rect in layout.rects_of(key):
        shapes.glow(layer, rect.move(0, -lift), k, strength=230 if chosen else 190)
        if zone:
            zone.blit(layer, lift)
        else:
            holder.blit_part(layer, rect)
        if chosen:
            line = max(2, layout.frame.px(3))
            pygame.draw.rect(
                layer, pal.rgb(pal.GLOW), rect.move(0, -lift).inflate(line, line), line, layout.frame.px(11)
            )
