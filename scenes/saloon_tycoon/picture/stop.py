"""The stage stop, a row for each character and what brings them; the sun of the pile; the log's paper."""

from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.view import View
from scenes.art import Style, Typeface, shapes, text
from scenes.art.palette import SEAT, rgb
from scenes.art.pieces import chart, emblems
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, INK, LAMP, RUST
from scenes.saloon_tycoon.holdings import OUTLAWS, daylight, desk_seat, host_of, progress, tile_name
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture.ink import Ink, paper
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect
Meter = tuple[tuple[int, int, int], ...]
"""For each player, the own one first: the seat, the number reached, and the number needed."""


def parts(layout: SaloonLayout, view: View, arriving: tuple[str, ...], context: PaintContext) -> Parts:
    """Yield the zones of the board and of a row for each character."""
    yield Ink.zone("stop", layout.stop, context, _board)
    for who, rect in layout.rows.items():
        host = host_of(view, who)
        meter: Meter = ()
        if who in OUTLAWS and host is None:
            meter = tuple((seat, *progress(view.players[seat], who)) for seat in _first(view))
        gone = host is None and who not in view.away
        row = Row(who, host, meter, _note(who, view, context), who in arriving, gone)
        yield Ink.zone(f"stop_{who}", rect, context, _row, row, context.seats)


def _first(view: View) -> tuple[int, ...]:
    """The seats, the one at the desk first."""
    me = desk_seat(view)
    return (me, *(seat for seat in range(len(view.players)) if seat != me))


def _note(who: str, view: View, context: PaintContext) -> str:
    """The words for what brings a character, or for their effect once they are in town."""
    found = CHARACTERS[who]
    if who in OUTLAWS:
        here = host_of(view, who) is not None
        return context.say(f"saloon.burden.{who}" if here else f"saloon.brings.{who}")
    if host_of(view, who) is not None:
        return context.say("saloon.brief.citizen", n=found.effect.amount)
    return context.say(tile_name(found.arrives.detail, view, "short"))


def _board(pen: Ink) -> None:
    pen.board("saloon.stop")


@dataclass(frozen=True)
class Row:
    """The facts about a character: the host, the progress of all players towards them, a note; `coming`: the
    previewed move would bring them; `gone`: they can no longer arrive.
    """

    who: str
    host: int | None
    meter: Meter
    note: str
    coming: bool
    gone: bool


def _row(pen: Ink, row: Row, seats: tuple[Seat, ...]) -> None:
    rect, outlaw = pen.rect, row.who in OUTLAWS
    if row.coming:
        shapes.glow(pen.surface, rect, pen.frame.scale)
    pen.plate(rect, *(("#8c2a22", "#5a1512") if outlaw else ("#35557c", "#1b2f4c")), 6)
    side = rect.height - pen.px(6)
    face = Rect(rect.left + pen.px(4), rect.top + pen.px(3), side, side)
    pen.surface.blit(art.character(row.who, "calm", (side, side)), face)
    if row.host is None and not row.coming:
        pen.darken(face, 90)
    room = Rect(face.right + pen.px(6), rect.top, 0, rect.height)
    right = rect.right - pen.px(6)
    if row.host is not None:
        begins = _host(pen, seats[row.host], below=not (outlaw or pen.is_large)) - pen.px(4)
        right = begins if outlaw else right
    room.width = right - room.left
    (_outlaw if outlaw else _citizen)(pen.at(room), row)


def _outlaw(pen: Ink, row: Row) -> None:
    """Draw an outlaw's name, then all players' progress towards them, or their burden."""
    rect, name, label = pen.rect, pen.say(f"saloon.short.{row.who}"), row.note
    at, most = (rect.left, rect.centery), round(rect.width * (0.5 if pen.is_large else 0.52))
    drawn = pen.line(name, at, (Typeface.POSTER, 18.5 if pen.is_large else 21, CREAM), most)
    beside = Rect(drawn.right + pen.px(8), rect.top, rect.right - drawn.right - pen.px(8), rect.height)
    if row.meter:
        _meter(pen.at(beside), row)
        return
    lettered = Typeface.BOOK_ITALIC, 18, "#ffd9c2"
    style = pen.legible(*lettered) if pen.is_large else Style(Typeface.BOOK_ITALIC, pen.frame.floor)
    if (text.NARROWEST if pen.is_large else 1) * text.width(label, style) > beside.width:
        label = pen.say(f"saloon.brief.{row.who}")
    pen.line(label, beside.midright, lettered, beside.width, "right")


def _citizen(pen: Ink, row: Row) -> None:
    """Draw a citizen's name above the tile that brings them; in large text the name alone, as the tile shows
    their face.
    """
    rect, name = pen.rect, pen.say(f"saloon.short.{row.who}")
    if pen.is_large:
        room = rect.width - (rect.height if row.host is not None else 0)
        drawn = pen.line(name, rect.midleft, (Typeface.SLAB_BOLD, 18, CREAM), room)
        if row.gone:
            pygame.draw.line(pen.surface, rgb(CREAM), drawn.midleft, drawn.midright, pen.px(3))
        return
    upper, lower = rect.top + round(rect.height * 0.3), rect.top + round(rect.height * 0.72)
    pen.line(name, (rect.left, upper), (Typeface.SLAB_BOLD, 19, CREAM), rect.width)
    label = pen.say("saloon.gone") if row.gone else row.note
    wide = rect.width - (rect.height // 2 if row.host is not None else 0)
    pen.line(label, (rect.left, lower), (Typeface.BOOK_ITALIC, 18, "#c9d6ea"), wide)


def _host(pen: Ink, seat: Seat, below: bool) -> int:
    """Draw the host's emblem at the right or `below` the name; return its left edge."""
    rect = pen.rect
    side = round(rect.height * (0.54 if below else 0.62))
    badge = Rect(0, 0, side, side)
    badge.midright = (rect.right - 4, rect.bottom - side // 2 - 2 if below else rect.centery)
    emblems.emblem(pen.surface, badge, seat.emblem, seat.colour)
    return badge.left


def _meter(pen: Ink, row: Row) -> None:
    """Draw the progress of all players on one scale: the own one in figures and as a bar, the others as marks
    in the colours of their seats.
    """
    surface, rect = pen.surface, pen.rect
    _, have, need = row.meter[0]
    large = pen.is_large
    label = pen.say("saloon.meter", have=have, need=need, what="" if large else row.note).strip()
    groove = Rect(rect.left, 0, rect.width, pen.px(6))
    groove.bottom = rect.bottom - pen.px(7)
    at = rect.midright if large else (rect.right, (rect.top + groove.top) // 2 + 1)
    words = pen.line(label, at, (Typeface.BOOK_ITALIC, 18, "#ffd9c2"), rect.width, "right")
    if large:  # the scale beside the figures
        groove = Rect(rect.left, rect.centery - pen.px(4), words.left - pen.px(8) - rect.left, pen.px(8))
    around = groove.inflate(2, 2)
    pygame.draw.rect(surface, rgb("#d98a78"), around, border_radius=around.height // 2)
    pygame.draw.rect(surface, rgb("#3a0f0d"), groove, border_radius=groove.height // 2)
    filled = Rect(groove.left, groove.top, round(groove.width * have / need), groove.height)
    pygame.draw.rect(surface, rgb(LAMP), filled, border_radius=groove.height // 2)
    _pins(pen.at(groove), row)


def _pins(pen: Ink, row: Row) -> None:
    """Draw the neighbours' marks on the scale; equal ones are side by side."""
    groove, reach = pen.rect, pen.px(5)
    taken: set[int] = set()
    for seat, have, need in row.meter[1:]:
        x = groove.left + reach + round((groove.width - 2 * reach) * have / need)
        while x in taken:
            x += 2 * reach if 2 * have < need else -2 * reach
        taken.add(x)
        for out, colour in ((reach + 1, INK), (reach, SEAT[pen.context.seats[seat].colour])):
            pygame.draw.polygon(pen.surface, rgb(colour), chart.mark(seat, (x, groove.centery), out))


def sun(layout: SaloonLayout, view: View, context: PaintContext) -> Parts:
    """Yield the zone of the sun, which sets as cubes are taken from the pile."""
    yield Ink.zone("sun", layout.sun(daylight(view)), context, _sun, view.pile, view.ender is not None)


CHORD = 0.9
"""The room for the word on the sun, as a share of the sun's width."""


def _sun(pen: Ink, pile: int, night: bool) -> None:
    large = pen.is_large
    surface, rect = pen.surface, pen.rect
    radius = rect.width // 2
    for grown, alpha in ((1.35, 40), (1.18, 70)):
        halo = pygame.Surface((round(rect.width * grown),) * 2, pygame.SRCALPHA)
        middle = halo.get_width() // 2
        pygame.draw.circle(halo, rgb("#cfd8ff" if night else LAMP, alpha), (middle, middle), middle)
        pen.centred(halo, rect)
    pygame.draw.circle(surface, rgb("#8f9cc4" if night else RUST), rect.center, radius)
    pygame.draw.circle(surface, rgb("#e6ecff" if night else "#fff0c0"), rect.center, radius - pen.px(3))
    small = pen.frame.type(18) > pen.px(18)  # the word is wide for the disc: nearer its middle
    up, down = (14, 27) if large else (13, 15) if small else (8, 22)
    at = (rect.centerx, rect.centery - pen.px(up))
    pen.line(str(pile), at, (Typeface.POSTER, 36, "#6e2a12"), rect.width, "centre")
    below = (rect.centerx, rect.centery + pen.px(down))
    word = pen.say("saloon.night") if night else pen.say("saloon.cubes", n=pile)
    pen.line(word, below, (Typeface.SLAB_BOLD, 18, "#6e2a12"), round(rect.width * CHORD), "centre")


def courier(layout: SaloonLayout, view: View, context: PaintContext) -> Parts:
    """Yield the zone of the paper behind the log's lines."""
    yield Ink.zone("log_paper", layout.log_paper, context, _courier, view.round)


def _courier(pen: Ink, _: int) -> None:
    rect, px = pen.rect, pen.px
    paper(pen.surface, rect, pen.frame, evening=True)
    if pen.is_large:
        return
    at, style = (rect.centerx, rect.top + px(24)), (Typeface.POSTER, 24, INK)
    pen.line(pen.say("saloon.courier"), at, style, rect.width - px(28), "centre")
    y = rect.top + px(42)
    ends = (rect.left + px(14), y), (rect.right - px(14), y)
    pygame.draw.line(pen.surface, rgb(INK), *ends, px(1.6))
