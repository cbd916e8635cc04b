"""The words over a table that is looked back at: a ribbon across the open country, a plate for the banner."""

from __future__ import annotations

import pygame

from scenes.art import palette as pal
from scenes.art import rich, shapes, text
from scenes.art.fonts import Typeface
from scenes.table.layout import Layout

LOW = 66
"""A ribbon that is lower, in design units, has room for one line."""
RIBBON = 96
"""The ribbon's height at most, in design units: on a tall window the country is wider."""


def draw_ribbon(surface: pygame.Surface, layout: Layout, title: str, told: str) -> None:
    """Draw the moment's title and, in markup, the event before: below it in one line, else beside it."""
    frame, strip = layout.frame, layout.strip
    ribbon = strip.inflate(0, -frame.px(6))
    if ribbon.height > frame.px(RIBBON):
        ribbon = ribbon.inflate(0, frame.px(RIBBON) - ribbon.height)
    shapes.plate(surface, ribbon, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 10)
    head = text.Style(Typeface.POSTER, frame.type(28, 1.1), pal.IVORY)
    inside = ribbon.inflate(-frame.px(40), 0)
    style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(20, 1.25), pal.CREAM)
    smallest = style.sized(text.smallest_for(style, frame.floor))
    if ribbon.height < frame.px(LOW) or rich.width(told, smallest) > inside.width:
        drawn = text.draw(surface, title, inside.midleft, head, "left", inside.width // 2, middle=True)
        inside.width, inside.left = inside.right - drawn.right - frame.px(24), drawn.right + frame.px(24)
        box = inside
    else:
        at = ribbon.centerx, ribbon.top + round(ribbon.height * 0.3)
        text.draw(surface, title, at, head, "centre", inside.width, middle=True)
        box = inside.inflate(0, -round(ribbon.height * 0.5))
        box.bottom = ribbon.bottom - frame.px(3)
    bold = text.Style(Typeface.BOOK_BOLD, frame.type(20, 1.25), pal.IVORY)
    rich.paragraph(surface, told, box, style, bold, "centre", centred=True, floor=frame.floor)


def draw_plate(surface: pygame.Surface, layout: Layout, words: str) -> None:
    """Draw the words at the banner's place, in quieter colours than at the table."""
    frame, rect = layout.frame, layout.banner
    shapes.plate(surface, rect, frame.scale, "#33222c", "#1f141b", 10)
    style = text.Style(Typeface.BOOK_ITALIC, frame.type(20, 1.15), pal.CREAM)
    box = rect.inflate(-frame.px(24), -frame.px(8))
    text.paragraph(surface, words, box, style, "centre", centred=True, floor=frame.floor)
