"""A small paper slip beside a control: why it is disabled, what it does."""

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.frame import Frame

WIDTH = 420
PADDING = 16


def draw(surface: pygame.Surface, anchor: pygame.Rect, words: str, frame: Frame) -> pygame.Rect:
    """Draw the slip above `anchor`, or below it where there is no room; returns its rectangle."""
    style = text.Style(Face.BOOK_SEMIBOLD, frame.type(19), pal.INK)
    padding = frame.px(PADDING)
    limit = round(frame.px(WIDTH) * max(1.0, frame.text_scale * 0.8))
    lines = text.wrap(words, style, limit)
    width = max(text.width(line, style) for line in lines) + 2 * padding
    box = _place(
        surface.get_rect(), anchor, (width, len(lines) * style.leading + 2 * padding - frame.px(6)), frame
    )
    shapes.paper_panel(surface, box, frame.scale)
    for number, line in enumerate(lines):
        baseline = box.top + padding + number * style.leading + round(style.pixels * 0.82)
        text.draw(surface, line, (box.left + padding, baseline), style)
    return box


def _place(bounds: pygame.Rect, anchor: pygame.Rect, size: tuple[int, int], frame: Frame) -> pygame.Rect:
    box = pygame.Rect((0, 0), size)
    gap = frame.px(12)
    box.midbottom = (anchor.centerx, anchor.top - gap)
    if box.top < bounds.top:
        box.midtop = (anchor.centerx, anchor.bottom + gap)
    return box.clamp(bounds.inflate(-gap, -gap))
