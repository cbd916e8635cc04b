"""The drawing of the open rulebook: cover, pages, tabs, the buttons that turn pages."""

from collections.abc import Callable

import pygame

from scenes.art import Drawing, Frame, Style, Typeface, palette as pal, shapes, text, theme
from scenes.art.letters.signs import lettered
from scenes.art.surface_cache import surface_cache
from scenes.learning.book_sheet import BookSheet
from scenes.widgets.button import Button

LISTING = 300
"""A tab wider than this, in design units, lists the topics of its chapter."""


def book(surface: pygame.Surface, sheet: BookSheet) -> None:
    """Draw the cover and its pages: two, or a single wide one."""
    k, cover, pages = sheet.frame.scale, sheet.cover, sheet.pages
    shapes.shadow(surface, cover, k, 210, 8)
    surface.blit(_cover(cover.size, k), cover)
    tone = theme.grounds(("#faefd3", "#e6d2a6"))
    surface.blit(_pages(pages.size, k, tone, sheet.spread), pages)


@surface_cache(4)
def _cover(size: tuple[int, int], k: float) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    sheet.inset(0, 16, pal.NIGHT)
    sheet.inset(2, 14, sheet.down(0, sheet.height, (0, pal.OXBLOOD), (1, pal.OXBLOOD_DEEP)))
    sheet.inset(6, 11, stroke=pal.GILT, line=1.6, opacity=0.8)
    return sheet.surface(size)


@surface_cache(4)
def _pages(
    size: tuple[int, int], k: float, tone: tuple[pal.Colour, pal.Colour], spread: bool
) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    width, height = sheet.width, sheet.height
    for edge in (0.0, 3.0, 6.0):
        sheet.box(edge, edge, width - 2 * edge, height - 2 * edge, 6, pal.mix(tone[1], "#6b4a20", 0.25))
        sheet.box(edge, edge, width - 2 * edge, height - 2 * edge, 6, "none", "#8a6a3a", 0.8)
    sheet.box(9, 4, width - 18, height - 10, 4, sheet.down(0, height, (0, tone[0]), (1, tone[1])))
    half = width / 2
    lefts = (28.0, half + 24) if spread else (28.0,)
    wide = half - 52 if spread else width - 56
    for left in lefts:
        sheet.box(left, 26, wide, height - 84, 3, "none", pal.GILT_DEEP, 1.3)
        sheet.box(left + 5, 31, wide - 10, height - 94, 2, "none", pal.GILT_DEEP, 0.7)
    if spread:
        _draw_fold(sheet, half, height)
    return sheet.surface(size)


def _draw_fold(sheet: Drawing, middle: float, height: float) -> None:
    dark = "#5a3a18"
    left = sheet.linear((middle - 90, 0), (middle, 0), (0, dark, 0.0), (0.8, dark, 0.28), (1, dark, 0.6))
    right = sheet.linear((middle, 0), (middle + 90, 0), (0, dark, 0.6), (0.2, dark, 0.28), (1, dark, 0.0))
    sheet.box(middle - 90, 4, 90, height - 10, 0, left)
    sheet.box(middle, 4, 90, height - 10, 0, right)


class PageArrow(Button):
    """A button that turns the page: an arrow to the left, or `onward` to the right."""

    def __init__(self, on_press: Callable[[], None], tip: str, onward: bool) -> None:
        super().__init__("", on_press, look="primary", tip=tip)
        self.onward = onward

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        super().draw(surface, frame)
        colour = pal.GILT_LIGHT if self.enabled else pal.FAINT
        box = self.rect.inflate(-self.rect.width // 2, -self.rect.height // 2)
        tip = box.midright if self.onward else box.midleft
        base = (box.topleft, box.bottomleft) if self.onward else (box.topright, box.bottomright)
        pygame.draw.polygon(surface, pal.rgb(colour), (tip, *base))


class Tab(Button):
    """A chapter's tab at the book's edge with the number of its first page; that of the open chapter sticks
    out. A wide one lists the titles `within` the chapter, as far as there is room.
    """

    def __init__(
        self, label: str, colour: str, on_press: Callable[[], None], within: tuple[str, ...] = ()
    ) -> None:
        super().__init__(label, on_press)
        self.colour = colour
        self.within = within
        self.page = 0

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        rect = self.rect.copy()
        if self.chosen:
            rect.left -= frame.px(20)
            rect.width += frame.px(20)
            shapes.glow(surface, rect, frame.scale, strength=120)
        bright = 0.12 if self.hover or self.chosen else 0.0
        top, bottom = pal.mix(self.colour, pal.IVORY, bright), pal.mix(self.colour, pal.NIGHT, 0.5 - bright)
        shapes.plate(surface, rect, frame.scale, top, bottom, 9)
        number = lettered(frame, Typeface.SLAB_BOLD, 19, pal.GILT_LIGHT, 1.7)
        edge, apart = frame.px(10 if frame.is_large else 18), rect.height // 5 * frame.is_large
        at = (rect.right - edge, rect.centery + apart)
        text.draw(surface, str(self.page), at, number, "right", middle=True)
        room = rect.width - 2 * edge
        if not apart:
            room -= text.width(str(self.page), number) + frame.px(8)
        self._draw_words(surface, (rect.left + edge, rect.centery - apart), room, frame)
        if self.focused:
            shapes.focus_line(surface, rect, frame.scale)

    def _draw_words(self, surface: pygame.Surface, at: tuple[int, int], room: int, frame: Frame) -> None:
        words = lettered(frame, Typeface.POSTER, 25, pal.IVORY, 1.6, frame.px(1.5))
        words = words._replace(slim=min(words.slim, text.SLIMMEST))
        small = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.3), pal.CREAM)
        within = self._fitting_titles(small, room) if self.rect.width > frame.px(LISTING) else ""
        up = frame.px(15) if within else 0
        text.draw(surface, self.label, (at[0], at[1] - up), words, limit=room, floor=frame.floor, middle=True)
        text.draw(surface, within, (at[0], at[1] + frame.px(20)), small, middle=True)

    def _fitting_titles(self, style: Style, room: int) -> str:
        titles = ""
        for title in self.within:
            longer = f"{titles}, {title}" if titles else title
            if text.width(longer, style) > room:
                break
            titles = longer
        return titles
