"""Places the rows of the settings in their panel, page by page, and draws their words."""

from collections.abc import Sequence

import pygame

from scenes.art import Frame, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.screens.preferences.rows import SettingRow
from scenes.widgets.button import Button

PANEL, LARGE_PANEL = (130.0, 210.0, 1246.0, 720.0), (210.0, 190.0, 1500.0, 740.0)
PAINTING, WAY = (1410.0, 210.0, 380.0, 612.0), ((1410.0, 856.0, 380.0, 74.0), (1330.0, 960.0, 380.0, 74.0))
"""The panel, the painting next to it and the button below that; in large text panel and button only, in
design units.
"""
GAP, LEAST, AIR = 14, 62, 26
"""The gap between rows, the least height of a row, and the most added to the gap, in design units."""
CONTROL = 440, 560
"""The width of a control next to its words; usually, and in large text."""
LARGE = 1.25
"""Above this text scale no two rows share a line."""


class RowPlaces:
    """Places rows in a `panel`, in design units of a frame, and draws their words."""

    def __init__(self, frame: Frame, panel: tuple[float, float, float, float]) -> None:
        self.frame, self.panel = frame, panel

    def leaves(self, rows: Sequence[SettingRow]) -> list[list[tuple[SettingRow, pygame.Rect]]]:
        """Return the rows of each page with their places; a heading is never the last of its page."""
        inner = self.frame.rect(*self.panel).inflate(-self.frame.px(120), -self.frame.px(80))
        gap, lines = self.frame.px(GAP), self._lines(rows)
        highs = [max(self._row_height(row, self._room(row)) for row in line) for line in lines]
        leaves: list[list[tuple[SettingRow, pygame.Rect]]] = [[]]
        spare = (inner.height - sum(highs)) // max(1, len(lines)) - gap
        top, apart = inner.top, gap + max(0, min(spare, self.frame.px(AIR)))
        for number, (line, high) in enumerate(zip(lines, highs, strict=True)):
            with_next = gap + sum(highs[number + 1 : number + 2]) if line[0].widget is None else 0
            if leaves[-1] and top + high + with_next > inner.bottom:
                leaves.append([])
                top = inner.top
            for column, row in enumerate(line):
                room = self._room(row)
                left = inner.left + column * (room + 2 * gap)
                leaves[-1].append((row, pygame.Rect(left, top, room, high)))
            top += high + apart
        return leaves

    def _lines(self, rows: Sequence[SettingRow]) -> list[list[SettingRow]]:
        """Return the rows by line: one, or two that each need half of the width."""
        lines: list[list[SettingRow]] = []
        for row in rows:
            if lines and len(lines[-1]) == 1 and self._is_half(row) and self._is_half(lines[-1][0]):
                lines[-1].append(row)
            else:
                lines.append([row])
        return lines

    def _is_half(self, row: SettingRow) -> bool:
        """Whether a row needs only half of the panel; in large text only buttons with few words."""
        if not row.is_labelled or self.frame.text_scale <= LARGE:
            return row.is_labelled
        return (
            isinstance(row.widget, Button) and row.widget.form.natural_width(self.frame, LEAST) <= self._half
        )

    @property
    def _half(self) -> int:
        return self.frame.px(self.panel[2] - 120) // 2 - self.frame.px(GAP)

    def _room(self, row: SettingRow) -> int:
        return self._half if self._is_half(row) else self.frame.px(self.panel[2] - 120)

    def _row_height(self, row: SettingRow, room: int) -> int:
        least = row.widget.least_height(self.frame, room) if row.widget else 0
        if row.is_labelled:
            return least or max(self.frame.px(LEAST), self.frame.type(24) * 2)
        words = self._words_room(pygame.Rect(0, 0, room, 0)).width
        label, why = self._styles(row)
        return max(
            self.frame.px(LEAST) if row.widget else 0,
            text.height(row.label, label, words) + (text.height(row.why, why, words) if row.why else 0),
        )

    def _styles(self, row: SettingRow) -> tuple[Style, Style]:
        frame = self.frame
        label = Style(Typeface.SLAB_BOLD, frame.type(24), pal.CREAM)
        if row.widget is None:
            label = Style(Typeface.POSTER, frame.type(27, 1.8), pal.GILT_LIGHT)
        return label, Style(Typeface.BOOK, frame.type(19), pal.DIM)

    def _words_room(self, place: pygame.Rect) -> pygame.Rect:
        """Return the part of a row for its words, between its picture and its control."""
        left, right = self.frame.px(62), self.frame.px(CONTROL[self.frame.is_large] + 30)
        return pygame.Rect(place.left + left, place.top, place.width - left - right, place.height)

    def beside(self, place: pygame.Rect) -> pygame.Rect:
        """Return the place of a row's control, right of its words."""
        rect = pygame.Rect(0, 0, self.frame.px(CONTROL[self.frame.is_large]), self.frame.px(LEAST - 4))
        rect.midright = place.midright
        return rect

    def draw(self, surface: pygame.Surface, places: Sequence[tuple[SettingRow, pygame.Rect]]) -> None:
        """Draw the panel and the words of the rows."""
        shapes.wood_panel(surface, self.frame.rect(*self.panel), self.frame.scale)
        for row, place in places:
            if not row.is_labelled:
                self._draw_words(surface, row, place)

    def _draw_words(self, surface: pygame.Surface, row: SettingRow, place: pygame.Rect) -> None:
        label, why = self._styles(row)
        if row.widget is None:
            text.draw(surface, row.label, place.midleft, label, limit=place.width, middle=True)
            return
        icon = pygame.Rect(place.left, 0, self.frame.px(44), self.frame.px(44))
        icon.centery = place.centery
        pictograms.draw(surface, icon, row.icon)
        box = self._words_room(place)
        high = text.height(row.label, label, box.width)
        if row.why:
            beneath = box.copy()
            beneath.height = text.height(row.why, why, box.width)
            beneath.top = box.top + (box.height - high - beneath.height) // 2 + high
            text.paragraph(surface, row.why, beneath, why, floor=self.frame.floor)
            box.height, box.top = high, beneath.top - high
        text.paragraph(surface, row.label, box, label, centred=True, floor=self.frame.floor)
