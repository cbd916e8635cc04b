"""The film strip of key moments, and the bar below it, with curves of points or chances, to be scrubbed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.seats import Seat
from scenes.art import Frame, Typeface, palette as pal, pictograms, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.linework import patterns
from scenes.art.moving import incremental
from scenes.art.pieces import characters, chart
from scenes.art.surface_cache import surface_cache
from scenes.replay.stops import KeyMoment, Stops
from scenes.widgets.widget import Pointer, Widget

FILM, BAR, GAP = 64.0, 52.0, 6.0
"""The heights of film strip and bar, and the gap between them, in design units."""
STRIP, BLACK = "#100b0e", "#1d1418"
LIT = "#ffe9a8"


@dataclass(frozen=True)
class FilmLook:
    """The seats as the table shows them, their faces, and the pictogram of each kind of line."""

    seats: tuple[Seat, ...]
    faces: tuple[str, ...]
    kinds: tuple[tuple[str, str], ...]

    def kind(self, moment: KeyMoment) -> str:
        """Return the pictogram of a moment's kind, "" for none."""
        return dict(self.kinds).get(moment.item.kind, "")


class Timeline(Widget):
    """Shows the replay's place (`at`); `on_seek` gets the place that is clicked or scrubbed to."""

    def __init__(self, stops: Stops, look: FilmLook, on_seek: Callable[[int], None], tip: str) -> None:
        super().__init__(tip=tip)
        self.stops, self.look = stops, look
        self.at = stops.last
        self.chances: Mapping[int, tuple[int, ...]] = {}
        """The chance of each seat in percent, by number of moves; empty if the game was not reviewed."""
        self.film = self.bar = pygame.Rect(0, 0, 0, 0)
        self._on_seek = on_seek
        self._scrubbing = False

    def layout(self, rect: pygame.Rect, frame: Frame, film: bool) -> None:
        """Fill the rectangle; without the strip unless `film`."""
        self.rect, self._frame = rect, frame
        high = frame.px(FILM) if film else 0
        self.film = pygame.Rect(rect.left, rect.top, rect.width, high)
        top = self.film.bottom + (frame.px(GAP) if film else 0)
        self.bar = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)

    def frames(self) -> list[tuple[KeyMoment, pygame.Rect]]:
        """Return each key moment with its place in the strip."""
        moments, film = self.stops.moments, self.film
        edges = [film.left + film.width * n // max(1, len(moments)) for n in range(len(moments) + 1)]
        return [
            (moment, pygame.Rect(edges[n], film.top, edges[n + 1] - edges[n], film.height))
            for n, moment in enumerate(moments)
        ]

    def x_of(self, place: int) -> int:
        """Return the x of a place on the bar, in pixels."""
        inside = self.bar.inflate(-self._frame.px(24), 0)
        return inside.left + round(inside.width * place / max(1, self.stops.last))

    def pointer(self, pointer: Pointer) -> bool:
        """Go to the frame that is clicked; along the bar follow the pointer."""
        changed = super().pointer(pointer)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            self._scrubbing = self.bar.collidepoint(pointer.pos)
            struck = (moment for moment, rect in self.frames() if rect.collidepoint(pointer.pos))
            if moment := next(struck, None):
                self._on_seek(moment.place)
                return True
        if self._scrubbing and pointer.kind in ("down", "move"):
            inside = self.bar.inflate(-self._frame.px(24), 0)
            share = (pointer.pos[0] - inside.left) / max(1, inside.width)
            self._on_seek(round(max(0.0, min(1.0, share)) * self.stops.last))
            return True
        if pointer.kind == "up":
            self._scrubbing = False
        return changed

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw strip and bar; each frame of the strip is a part that may be drawn later."""
        here = self.stops.beyond(self.at + 1, "moment", forward=False)
        if self.film.height:
            for moment, rect in self.frames():
                incremental.part(partial(self._cell, surface, rect, moment, moment.place == here))
        surface.blit(self._course(), self.bar)
        x, k = self.x_of(self.at), frame.scale
        line = pygame.Rect(x - frame.px(1.5), self.bar.top, frame.px(3), self.bar.height)
        surface.fill(pal.rgb(pal.IVORY), line)
        knob = (x, self.bar.bottom - frame.px(9))
        pygame.draw.circle(surface, pal.rgb(pal.IVORY), knob, frame.px(9))
        pygame.draw.circle(surface, pal.rgb(pal.OXBLOOD), knob, frame.px(5))
        if self.focused:
            shapes.focus_line(surface, self.rect, k)

    def _cell(self, surface: pygame.Surface, rect: pygame.Rect, moment: KeyMoment, lit: bool) -> None:
        seat = moment.item.seats[0] if moment.item.seats else None
        who = (self.look.faces[seat], self.look.seats[seat]) if seat is not None else None
        cell = _cell(rect.size, who, self.look.kind(moment), moment.number, lit, self._frame)
        surface.blit(cell, rect)

    def _course(self) -> pygame.Surface:
        courses = {self.stops.place_of(None, moves): known for moves, known in self.chances.items()}
        if not courses:
            moves = (0, *(item.moves for item in self.stops.items))
            courses = {place: self.stops.standings[number] for place, number in enumerate(moves)}
        xs, samples = tuple(self.x_of(place) - self.bar.left for place in courses), tuple(courses.values())
        marks = tuple(
            (self.x_of(moment.place) - self.bar.left, self._mark(moment)) for moment in self.stops.moments
        )
        colours = tuple(pal.SEAT[seat.colour] for seat in self.look.seats)
        return _course(self.bar.size, xs, samples, colours, marks, self._frame)

    def _mark(self, moment: KeyMoment) -> tuple[str, str]:
        seats = moment.item.seats
        return (pal.SEAT[self.look.seats[seats[0]].colour] if seats else pal.GILT), self.look.kind(moment)


@surface_cache(64)
def _cell(
    size: tuple[int, int],
    who: tuple[str, Seat] | None,
    kind: str,
    number: int,
    lit: bool,
    frame: Frame,
) -> pygame.Surface:
    """Draw one frame of the strip: the round, the seat's portrait, and the pictogram of the kind."""
    sheet, px = pygame.Surface(size), frame.px
    sheet.fill(pal.rgb(STRIP))
    for x in range(px(5), size[0], px(14)):
        for y in (px(2), size[1] - px(6)):
            sheet.fill(pal.rgb("#5a4a40"), (x, y, px(7), px(4)))
    inner = sheet.get_rect().inflate(-px(4), -px(18))
    sheet.fill(pal.rgb(pal.OXBLOOD_DEEP if lit else BLACK), inner)
    side = inner.height
    wide = inner.width >= 2 * side + px(10)
    if who:
        face, seat = who
        place = pygame.Rect(0, inner.top, side, side)
        place.center = inner.centerx - (side // 2 if wide and kind else 0), inner.centery
        characters.portrait(sheet, place, face, characters.CALM, seat.colour, seat.emblem)
        edge = pygame.Rect(inner.left, inner.bottom - px(3), inner.width, px(3))
        sheet.fill(pal.rgb(pal.SEAT[seat.colour]), edge)
        patterns.lay(sheet, edge, pal.SEAT[seat.colour], frame.scale)
    if kind and (wide or not who):
        place = pygame.Rect(0, 0, side - px(8), side - px(8))
        place.center = inner.centerx + (side // 2 if who else 0), inner.centery
        pictograms.draw(sheet, place, kind)
    style = lettered(frame, Typeface.SLAB_BOLD, 18, pal.IVORY, 1.35, shadow=px(2))
    if number:
        ground = inner.clip(
            (inner.left, inner.top, text.width(str(number), style) + px(8), style.pixels + px(5))
        )
        shapes.dim(sheet.subsurface(ground), 170)
        text.draw(sheet, str(number), (inner.left + px(4), inner.top + style.pixels), style)
    if lit:
        pygame.draw.rect(sheet, pal.rgb(LIT), sheet.get_rect(), px(3))
    return sheet


@surface_cache(4)
def _course(
    size: tuple[int, int],
    xs: tuple[int, ...],
    samples: tuple[tuple[int, ...], ...],
    colours: tuple[str, ...],
    marks: Sequence[tuple[int, tuple[str, str]]],
    frame: Frame,
) -> pygame.Surface:
    """Draw the bar: a curve of points or chances for each seat, and above it the key moments."""
    sheet, px = pygame.Surface(size, pygame.SRCALPHA), frame.px
    shapes.inset(sheet, sheet.get_rect(), frame.scale, 8)
    values = [value for row in samples for value in row]
    least, span = min(values, default=0), max(values, default=0) - min(values, default=0) or 1
    foot, room = size[1] - px(7), size[1] - px(14)
    for seat, colour in enumerate(colours if values else ()):
        points = [(x, foot - room * (row[seat] - least) // span) for x, row in zip(xs, samples, strict=True)]
        if len(points) > 1:
            pygame.draw.lines(sheet, pal.rgb(colour), False, points, px(2.4))
            for point in points[1 + seat :: max(1, len(points) // chart.MARKS)]:
                outline = chart.mark(seat, point, px(4))
                pygame.draw.polygon(sheet, pal.rgb(pal.NIGHT), chart.mark(seat, point, px(4) + 2))
                pygame.draw.polygon(sheet, pal.rgb(colour), outline)
    for x, (colour, kind) in marks:
        centre, radius = (x, px(13)), px(11)
        pygame.draw.circle(sheet, pal.rgb(pal.NIGHT), centre, radius + 1)
        pygame.draw.circle(sheet, pal.rgb(colour), centre, radius)
        if kind:
            pygame.draw.circle(sheet, pal.rgb(BLACK), centre, radius - px(2))
            pictograms.draw(sheet, pygame.Rect(x - px(8), px(5), px(16), px(16)), kind)
    return sheet
