"""My warehouse: a slot for every token it may hold."""

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import shapes, text, theme
from scenes.art.fonts import Typeface
from scenes.art.ornament import grain
from scenes.art.surface_cache import sheet_cache
from scenes.art.text import Style
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.highlights import own
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
_LEAVING = 80
"""The opacity of a token that is about to leave, of 255."""


def parts(layout: TableLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """The warehouse with its tokens, sorted by commodity."""
    player = view.players[desk_seat(view)]
    area, limit = layout.warehouse, player.powers.storage_limit
    slots, contents = tuple(layout.slots), layout.contents

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        places = [slot.move(rect.left - area.left, rect.top - area.top) for slot in slots]
        _box(surface, rect, sum(player.tokens), limit, brush)
        for number, place in enumerate(places):
            surface.blit(_slot(place.size, brush.frame.scale, number >= limit), place)
        _fill(surface, places, contents, own(marks).leaving, brush)

    yield PaintedZone(
        "warehouse", area, (player.tokens, contents, limit, own(marks).leaving, len(slots)), paint
    )


def _box(surface: pygame.Surface, rect: Rect, held: int, limit: int, brush: PaintContext) -> None:
    frame = brush.snug()
    px = frame.px
    shapes.shadow(surface, rect, frame.scale, 170, 6)
    surface.blit(_boards(rect.size, frame.scale, theme.high_contrast()), rect)
    words = brush.say("table.warehouse", n=held, limit=limit)
    colour = pal.GILT_LIGHT if held < limit else "#ffb36b" if held == limit else pal.DOWN
    count = Style(Typeface.POSTER, frame.type(22), colour)
    wide = max(px(78), text.width(words, count) + px(22))
    tag = Rect(rect.right - wide - px(18), rect.top + px(9), wide, px(34))
    shapes.inset(surface, tag, frame.scale)
    text.draw(surface, words, tag.center, count, "centre", middle=True)
    name, left = brush.say("table.desk.warehouse"), rect.left + px(28)
    title, room = Style(Typeface.POSTER, frame.type(24), pal.NIGHT), tag.left - left - px(8)
    if text.fit(name, title, room, frame.floor)[0] != name:
        title = Style(Typeface.SLAB_BOLD, frame.floor, title.colour)
    text.draw(surface, name, (left, rect.top + px(26)), title, "left", room, frame.floor, middle=True)


def _fill(
    surface: pygame.Surface,
    places: list[Rect],
    contents: tuple[str | None, ...],
    taken: Counts | None,
    brush: PaintContext,
) -> None:
    for number, name in enumerate(COMMODITIES):
        leaving = taken[number] if taken else 0
        group = [place for place, held in zip(places, contents, strict=False) if held == name]
        for place_number, place in enumerate(group):
            inside = place.inflate(-max(2, place.width // 12), -max(2, place.height // 12))
            tokens.token(surface, inside, name, _LEAVING if place_number < leaving else 255)
        if leaving and group:
            _badge(surface, group[min(leaving, len(group)) - 1], leaving, brush)


def _badge(surface: pygame.Surface, place: Rect, count: int, brush: PaintContext) -> None:
    """Draw the number of a kind that are about to leave."""
    frame = brush.snug()
    style = Style(Typeface.SLAB_BOLD, frame.type(20), pal.IVORY)
    side = frame.px(32)
    tag = Rect(0, 0, max(side, text.width(str(count), style) + frame.px(14)), side)
    tag.bottomright = (place.right + frame.px(4), place.bottom + frame.px(4))
    shapes.plate(surface, tag, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD, 15)
    text.draw(surface, str(count), tag.center, style, "centre", middle=True)


@sheet_cache(8)
def _boards(sheet: Drawing, clear: bool) -> None:
    """The boards, which carry dark type: pale and with little grain where they have to be `clear`."""
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
def _slot(sheet: Drawing, beyond: bool) -> None:
    """A compartment; those beyond what it may hold are edged in red."""
    radius = min(6.0, sheet.width / 5)
    sheet.inset(0, radius, sheet.down(0, sheet.height, (0, "#2a1a10"), (1, "#412b1a")))
    sheet.inset(0.8, radius, stroke=pal.OXBLOOD_LIGHT if beyond else "#0d0704", line=2 if beyond else 1.4)
