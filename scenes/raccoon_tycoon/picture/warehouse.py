"""The warehouse on the desk: a slot for every token it may hold."""

from functools import partial

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Drawing, Style, Typeface, palette as pal, shapes, text, theme
from scenes.art.ornament import grain
from scenes.art.surface_cache import sheet_cache
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.holdings import desk_seat, own_marks
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.picture.zones import Highlights, PaintContext, Painter, Parts

Rect = pygame.Rect
Contents = tuple[str | None, ...]
_LEAVING = 80
"""The opacity of a token that is about to leave, of 255."""


def parts(layout: TableLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The zone of the warehouse with its tokens, sorted by commodity."""
    player = view.players[desk_seat(view)]
    seen = sum(player.tokens), player.powers.storage_limit, layout.contents, own_marks(marks).leaving
    paint = partial(_warehouse, layout)
    yield Painter.zone("warehouse", layout.warehouse, context, paint, *seen, len(layout.slots))


def _warehouse(
    layout: TableLayout,
    pen: Painter,
    held: int,
    limit: int,
    contents: Contents,
    taken: Counts | None,
    _: int,
) -> None:
    places = [pen.here(slot, layout.warehouse) for slot in layout.slots]
    _box(pen.snug(1.85), held, limit)
    for number, place in enumerate(places):
        pen.surface.blit(compartment(place.size, pen.frame.scale, number >= limit), place)
    for number, name in enumerate(COMMODITIES):
        group = [place for place, there in zip(places, contents, strict=False) if there == name]
        _fill(pen.snug(1.85), group, name, taken[number] if taken else 0)


def _box(pen: Painter, held: int, limit: int) -> None:
    rect, frame, px = pen.rect, pen.frame, pen.px
    shapes.shadow(pen.surface, rect, frame.scale, 170, 6)
    pen.surface.blit(_boards(rect.size, frame.scale, theme.high_contrast()), rect)
    words = pen.say("table.warehouse", n=held, limit=limit)
    colour = pal.GILT_LIGHT if held < limit else "#ffb36b" if held == limit else pal.DOWN
    count = pen.style(Typeface.POSTER, 22, colour)
    slim = text.SLIMMEST if frame.is_large else 1.0
    wide = max(px(78), round(slim * text.width(words, count)) + px(22))
    middle = rect.top + px(20 if frame.is_large else 26)
    tag = Rect(rect.right - wide - px(12), middle - px(18), wide, px(36))
    shapes.inset(pen.surface, tag, frame.scale)
    pen.write(words, tag.center, count, "centre", tag.width)
    name, left = pen.say("table.desk.warehouse"), rect.left + px(24 if frame.is_large else 28)
    title, room = pen.style(Typeface.POSTER, 24, pal.NIGHT), tag.left - left - px(8)
    if frame.is_large:
        title = title._replace(slim=text.NARROWEST)
    elif text.fit(name, title, room, frame.floor)[0] != name:
        title = Style(Typeface.SLAB_BOLD, frame.floor, title.colour)
    pen.write(name, (left, middle), title, "left", room, frame.floor)


def _fill(pen: Painter, group: list[Rect], name: str, leaving: int) -> None:
    """Draw the tokens of a kind in their slots; those about to leave are faint, with their number."""
    for number, place in enumerate(group):
        inside = place.inflate(-max(2, place.width // 12), -max(2, place.height // 12))
        tokens.token(pen.surface, inside, name, _LEAVING if number < leaving else 255)
    if leaving and group:
        place, px = group[min(leaving, len(group)) - 1], pen.px
        style = pen.style(Typeface.SLAB_BOLD, 20, pal.IVORY)
        tag = Rect(0, 0, max(px(32), text.width(str(leaving), style) + px(14)), px(32))
        tag.bottomright = (place.right + px(4), place.bottom + px(4))
        pen.plate(tag, pal.OXBLOOD_LIGHT, pal.OXBLOOD, 15)
        pen.write(str(leaving), tag.center, style, "centre")


@sheet_cache(8)
def _boards(sheet: Drawing, clear: bool) -> None:
    """The boards below dark type; `clear` makes them pale with little grain."""
    (top, bottom), lines = (("#f0dcc0", "#b98f62"), 0.12) if clear else (("#b07d4f", "#5f3d22"), 0.5)
    width, height = sheet.width, sheet.height
    sheet.inset(0, 8, "#120a06")
    sheet.inset(2, 7, sheet.down(0, height, (0, top), (1, bottom)))
    grain(sheet, 3, "#2a160a", lines, 6.5)
    sheet.inset(4, 6, stroke="#e0b480", line=1, opacity=0.35)
    sheet.box(8, 48, width - 16, height - 56, 5, "#1c100a", "#2a160a", 2.5)
    for x in (13.0, width - 13):
        sheet.circle((x, 13), 4.6, "#2a160a")
        sheet.circle((x - 0.6, 12.3), 3.1, "#d9b98a")


@sheet_cache(16)
def compartment(sheet: Drawing, beyond: bool) -> None:
    """A compartment; `beyond` the storage limit with a red edge."""
    radius = min(6.0, sheet.width / 5)
    sheet.inset(0, radius, sheet.down(0, sheet.height, (0, "#2a1a10"), (1, "#412b1a")))
    sheet.inset(0.8, radius, stroke=pal.OXBLOOD_LIGHT if beyond else "#0d0704", line=2 if beyond else 1.4)
