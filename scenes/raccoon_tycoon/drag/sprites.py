"""The piece in the hand: its picture, lifted and with a shadow, drawn once when it is taken up."""

import pygame

from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.raccoon_tycoon.art import tokens
from scenes.table.hand.drags import Carried
from scenes.table.hand.lifted import DARK, LIFTED, MARGIN, lifted
from scenes.table.picture.zones import PaintContext

TOKEN = 72
"""A carried token, coin or gavel in design units."""
_SMALL = {"purse": "coin", "gavel": "gavel"}


def sprite(carried: Carried) -> pygame.Surface:
    """The picture of what is carried, its shadow included."""
    picture, layout, view, context = carried.picture, carried.layout, carried.view, carried.context
    kind, rest = carried.piece.kind, carried.piece.key
    if kind in ("hand", "railroad", "town", "building"):
        face = picture.piece(carried.piece, layout, view)
        return lifted(face.image, face.core, context.frame)
    if kind == "estate":
        face = picture.part_of("estate", layout.estate_items[int(rest)], layout, view)
        return lifted(face.image, face.core, context.frame)
    return _small(kind, carried.piece.parts[-1], carried.count, context)


def _small(kind: str, name: str, count: int, context: PaintContext) -> pygame.Surface:
    side = context.frame.px(TOKEN)
    margin = context.frame.px(MARGIN)
    sheet = pygame.Surface((side + 2 * margin, side + 2 * margin), pygame.SRCALPHA)
    place = pygame.Rect(margin, margin, side, side)
    shapes.shadow(sheet, place.inflate(-side // 3, -side // 3), context.frame.scale, DARK, LIFTED)
    if kind in _SMALL:
        pictograms.draw(sheet, place, _SMALL[kind])
    else:
        tokens.token(sheet, place, name)
    if count > 1:
        _badge(sheet, place, count, context)
    return sheet


def _badge(surface: pygame.Surface, place: pygame.Rect, count: int, context: PaintContext) -> None:
    """Draw the number carried."""
    frame = context.snug()
    style = text.Style(Typeface.SLAB_BOLD, frame.type(24), pal.IVORY)
    side = frame.px(38)
    tag = pygame.Rect(0, 0, max(side, text.width(str(count), style) + frame.px(16)), side)
    tag.center = (place.right - frame.px(4), place.bottom - frame.px(4))
    shapes.plate(surface, tag, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD, 18)
    text.draw(surface, str(count), tag.center, style, "centre", middle=True)
