"""The slip below a market column: the tokens to be sold there, and the income."""

import pygame

from scenes.art import Typeface, palette as pal, shapes
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.holdings import Sale, own_marks
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.picture.zones import Highlights, PaintContext, Painter, Parts

LARGEST = 1.6
"""The largest factor by which the income grows with the text scale."""


def parts(layout: TableLayout, marks: Highlights, context: PaintContext) -> Parts:
    """The zone of the slip, while a sale is previewed."""
    if sale := own_marks(marks).sale:
        yield Painter.zone("slip", layout.slip(sale.commodity), context, _slip, sale)


def _slip(pen: Painter, sale: Sale) -> None:
    """Draw paper with a tip that points up to its column, the tokens and the income."""
    rect, px, floor = pen.rect, pen.px, pen.frame.floor
    shapes.paper_panel(pen.surface, rect, pen.frame.scale)
    tongue = [(rect.centerx + x * px(15), rect.top + y * px(16)) for x, y in ((-1, 0.2), (0, -1), (1, 0.2))]
    pygame.draw.polygon(pen.surface, pal.rgb(pal.CREAM_TOP), tongue)
    pygame.draw.lines(pen.surface, pal.rgb(pal.OXBLOOD), False, tongue, px(2.4))
    side = rect.height - px(22)
    place = pygame.Rect(rect.left + px(14), rect.top + px(11), side, side)
    tokens.token(pen.surface, place, sale.commodity)
    count = pen.style(Typeface.SLAB_BOLD, 24, pal.INK, 1.8)
    beside = pen.write(f"×{sale.amount}", (place.right + px(6), rect.centery), count, "left", None, floor)
    earned = pen.style(Typeface.POSTER, 40, pal.TEAL, LARGEST)
    room = rect.right - px(16) - beside.right - px(8)
    words = pen.say("motion.gain", n=sale.dollars)
    pen.write(words, (rect.right - px(16), rect.centery), earned, "right", room, floor)
