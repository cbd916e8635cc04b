"""The auction block in the open strip: the gavel lies on it, a railroad dropped on it is auctioned."""

import pygame

from scenes.art import pictograms, shapes
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts


def parts(layout: TableLayout, brush: PaintContext) -> Parts:
    """The block with its gavel."""
    k = brush.frame.scale

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        shapes.shadow(surface, rect, k, 170, 4)
        shapes.plate(surface, rect, k, "#7a4d2b", "#3c2414", 9)
        well = rect.inflate(-round(18 * k), -round(16 * k))
        shapes.inset(surface, well, k, 7)
        pictograms.draw(surface, rect.inflate(0, -round(6 * k)), "gavel")

    yield PaintedZone("gavel", layout.gavel, (), paint)
