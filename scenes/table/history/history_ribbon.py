"""The words over an earlier position of the table: a ribbon across the open country, a plate below."""

import pygame

from scenes.art import Frame, Typeface, palette as pal, rich, shapes, text
from scenes.art.letters import signs
from scenes.art.letters.signs import lettered
from scenes.table.layout import Layout

LOW = 66
"""The height below which a ribbon has one line, in design units; in large text each has."""
RIBBON, LARGE_RIBBON = 96, 118
"""The ribbon's greatest height, usual and in large text, in design units."""
APART = 14
"""The gap between the title and the words next to it, in design units."""
TWO_LINES = 0.5
"""The width of a title on two lines as a share of its width on one."""


def draw_ribbon(surface: pygame.Surface, layout: Layout, title: str, words: str) -> None:
    """Draw the title of the moment and the last event (markup): below it, or next to it on a low ribbon."""
    frame, strip = layout.frame, layout.strip
    ribbon = strip.inflate(0, -frame.px(6))
    if ribbon.height > frame.px(RIBBON):
        ribbon = ribbon.inflate(0, frame.px(RIBBON) - ribbon.height)
    head = lettered(frame, Typeface.POSTER, 28, pal.IVORY)
    style = lettered(frame, Typeface.SLAB if frame.is_large else Typeface.BOOK_SEMIBOLD, 20, pal.CREAM, 1.25)
    smallest = style if frame.is_large else style.sized(text.smallest_for(style, frame.floor))
    edge = frame.px(7 if frame.is_large else 20)
    box = ribbon.inflate(-2 * edge, 0)
    low = frame.is_large or ribbon.height < frame.px(LOW)
    beside = low or rich.width(words, smallest) > box.width
    if beside:
        wide, least = min(box.width // 2, text.width(title, head)), ribbon.height
        if frame.is_large and rich.height(words, style, box.width - wide - frame.px(APART)) > least:
            wide, least = round(TWO_LINES * wide), max(least, frame.px(LARGE_RIBBON))
        box.left, box.width = box.left + wide + frame.px(APART), box.width - wide - frame.px(APART)
        high = rich.height(words, smallest, box.width) + frame.px(14)
        ribbon.height = max(least, min(high, frame.px(LARGE_RIBBON)) if frame.is_large else high)
        box.height = ribbon.height - frame.px(6)
        at = ribbon.left + edge, ribbon.centery
    else:
        at = ribbon.centerx, ribbon.top + round(ribbon.height * 0.3)
        wide = box.width
        box = box.inflate(0, -round(ribbon.height * 0.5))
        box.bottom = ribbon.bottom - frame.px(3)
    shapes.plate(surface, ribbon, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 10)
    name = pygame.Rect(at[0], ribbon.top, wide, ribbon.height)
    if frame.is_large and (lines := signs.lines(title, head, name.size, frame.floor)):
        lines.draw(surface, name, "left")
    else:
        text.draw(surface, title, at, head, "left" if beside else "centre", wide, middle=True)
    bold = style._replace(face=Typeface.SLAB_BOLD if frame.is_large else Typeface.BOOK_BOLD, colour=pal.IVORY)
    rich.paragraph(surface, words, box, style, bold, "centre", centred=True, floor=frame.floor)


def draw_plate(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, words: str) -> None:
    """Draw words on a plate in quieter colours than a button's."""
    shapes.plate(surface, rect, frame.scale, "#33222c", "#1f141b", 10)
    style = lettered(frame, Typeface.BOOK_ITALIC, 20, pal.CREAM, 1.15)
    box = rect.inflate(-frame.px(24), -frame.px(8))
    text.paragraph(surface, words, box, style, "centre", centred=True, floor=frame.floor)
