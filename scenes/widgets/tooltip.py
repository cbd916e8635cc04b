"""Tooltips: a paper slip next to a control with its hint."""

import pygame

from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache

WIDTH = 420
PADDING = 16
MARGIN = 26
"""The room for the slip's shadow, in design units."""


def picture(bounds: pygame.Rect, anchor: pygame.Rect, words: str, frame: Frame) -> PlacedSprite:
    """The slip as a sprite for a window of these bounds."""
    margin = frame.px(MARGIN)
    box = _place(bounds, anchor, _size(words, frame), frame)
    return _slip(words, frame), box.inflate(2 * margin, 2 * margin)


@surface_cache(8)
def _slip(words: str, frame: Frame) -> pygame.Surface:
    margin = frame.px(MARGIN)
    box = pygame.Rect((margin, margin), _size(words, frame))
    surface = pygame.Surface(box.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
    _draw(surface, box, words, frame)
    return surface


def draw(surface: pygame.Surface, anchor: pygame.Rect, words: str, frame: Frame) -> pygame.Rect:
    """Draw the slip above `anchor`, or below it where there is no room above; return its rectangle."""
    box = _place(surface.get_rect(), anchor, _size(words, frame), frame)
    _draw(surface, box, words, frame)
    return box


def _style(frame: Frame) -> text.Style:
    return text.Style(Typeface.BOOK_SEMIBOLD, frame.type(19), pal.INK)


def _lines(words: str, frame: Frame) -> list[str]:
    return text.wrap(words, _style(frame), round(frame.px(WIDTH) * max(1.0, frame.text_scale * 0.8)))


def _size(words: str, frame: Frame) -> tuple[int, int]:
    style, lines = _style(frame), _lines(words, frame)
    padding = 2 * frame.px(PADDING)
    width = max(text.width(line, style) for line in lines) + padding
    return width, len(lines) * style.leading + padding - frame.px(6)


def _draw(surface: pygame.Surface, box: pygame.Rect, words: str, frame: Frame) -> None:
    style, padding = _style(frame), frame.px(PADDING)
    shapes.paper_panel(surface, box, frame.scale)
    for number, line in enumerate(_lines(words, frame)):
        baseline = box.top + padding + number * style.leading + round(style.pixels * 0.82)
        text.draw(surface, line, (box.left + padding, baseline), style)


def _place(bounds: pygame.Rect, anchor: pygame.Rect, size: tuple[int, int], frame: Frame) -> pygame.Rect:
    box = pygame.Rect((0, 0), size)
    gap = frame.px(12)
    box.midbottom = (anchor.centerx, anchor.top - gap)
    if box.top < bounds.top:
        box.midtop = (anchor.centerx, anchor.bottom + gap)
    return box.clamp(bounds.inflate(-gap, -gap))
