"""The sprites of a held piece: the light round its target, the piece, and words next to it."""

from collections.abc import Iterator
from functools import partial

import pygame

from scenes.art import shapes
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.hand.drag_session import DragSession
from scenes.table.hand.drop_preview import DropPreview
from scenes.table.hand.drop_targets import distance
from scenes.table.piece import Piece
from scenes.widgets import tooltip

CAPS = 24
"""The height by which the verbs' key caps stick out above the buttons, in design units."""


def pictures(held: DragSession) -> Iterator[PlacedSprite]:
    """The sprites: over a target with the preview; else the piece and why it cannot go there, or how many."""
    frame, paper = held.layout.frame, preview(held)
    if held.under is not None and held.under in held.targets:
        yield from _docked(held, paper)
    else:
        yield held.sprite, held.sprite.get_rect(center=held.centre)
    words = held.why or ("" if paper else held.how_many)
    if words:
        anchor = pygame.Rect(held.pos, (0, 0)).inflate(frame.px(80), frame.px(80))
        yield tooltip.picture(pygame.Rect((0, 0), held.layout.size), anchor, words, frame)


def preview(held: DragSession) -> DropPreview | None:
    """The preview of dropping the piece where it is, with the number held; None for none."""
    return held.forecast.paper(held.outcome(), held.how_many, held.layout.frame)


def _docked(held: DragSession, paper: DropPreview | None) -> Iterator[PlacedSprite]:
    """The light round the target, the piece, and the preview next to the target."""
    rects = held.layout.rects_of(held.under or Piece(""))
    for rect in rects:
        yield shapes.focus_ring(rect, held.layout.frame.scale)
    place = held.sprite.get_rect(center=held.centre)
    yield held.sprite, place
    if paper:
        target = min(rects, key=lambda rect: distance(rect, held.pos))
        bounds = pygame.Rect((0, 0), (held.layout.size[0], _foot(held, paper, target)))
        yield paper.beside(target, place, bounds, partial(held.forecast.spared, held.targets))


def _foot(held: DragSession, paper: DropPreview, target: pygame.Rect) -> int:
    """The lowest bottom of the paper: above the desk, or above the verbs if it needs that room."""
    layout = held.layout
    if max(target.bottom, paper.size[1]) <= layout.desk.top:
        return layout.desk.top
    return layout.banner.top - layout.frame.px(CAPS)
