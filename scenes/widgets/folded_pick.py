"""FoldedPick: a list in one row, which shows only the chosen entry, between two arrows."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.text import Say
from scenes.art import SMALLEST_TYPE, Frame, Typeface, palette as pal, rich, shapes, text
from scenes.widgets.pick import Pick, PickEntry

HIGH = 46
"""The height of the row, in design units."""
ARROW = 24
"""The width of an arrow at either end, in design units."""


class FoldedPick(Pick):
    """A list in one row; while nothing is chosen it shows the number of entries."""

    is_centred = True
    shrinks = False

    def __init__(self, entries: Sequence[PickEntry], on_change: Callable[[str], None], say: Say) -> None:
        super().__init__(entries, "", on_change)
        self._say = say

    def plates(self) -> list[tuple[str, pygame.Rect]]:
        """The two halves: the left one chooses the entry before the chosen one, the right one the entry
        after.
        """
        keys = [entry.key for entry in self.entries if not entry.reason or entry.key == self.chosen]
        if len(keys) < 2:
            return [(key, self.rect) for key in keys]
        at = keys.index(self.chosen) if self.chosen in keys else -1
        before, after = keys[at - (self.chosen in keys)], keys[(at + 1) % len(keys)]
        left = pygame.Rect(self.rect.topleft, (self.rect.width // 2, self.rect.height))
        right = pygame.Rect(left.right, left.top, self.rect.width - left.width, left.height)
        return [(before, left), (after, right)]

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the plate, oxblood with a bright line once something is chosen, the entry and the arrows."""
        entry, box = self._written_in(frame, self.rect.width), self._middle(frame, self.rect)
        self._written = [entry.label]
        top, bottom = (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP) if entry.key else ("#4a3540", "#241820")
        shapes.plate(surface, self.rect, frame.scale, top, bottom, 8)
        for (key, half), sign in zip(self.plates(), "‹›", strict=False):
            if len(self.entries) > 1:
                end = pygame.Rect(half.topleft, (frame.px(ARROW), half.height))
                end.right = half.right if sign == "›" else end.right
                lit = pal.IVORY if key == self._over else pal.GILT_LIGHT
                style = text.Style(Typeface.SLAB_BOLD, frame.type(30, 1.5), lit)
                text.draw(surface, sign, end.center, style, "centre", middle=True)
        self._label(surface, box, entry, frame, pal.IVORY)
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale)
        elif entry.key:
            shapes.focus_line(surface, self.rect.inflate(-4, -4), frame.scale, 7)

    def wished_height(self, frame: Frame, width: int) -> int:
        """The height of its words in large text; else 0."""
        if not frame.is_large or not self.entries:
            return 0
        room = self._middle(frame, pygame.Rect(0, 0, width, 0)).width - 2 * frame.px(8)
        return round(1.2 * rich.height(self._written_in(frame, width).label, self._legible(frame), room))

    def _written_in(self, frame: Frame, width: int) -> PickEntry:
        """The chosen entry, in brief words where its label does not fit one line; without one the number."""
        entry = next((one for one in self.entries if one.key == self.chosen), None)
        if entry is None:
            return PickEntry("", self._say("choice.among", n=len(self.entries)))
        room = self._middle(frame, pygame.Rect(0, 0, width, 0)).width - 2 * frame.px(8)
        wide = rich.width(entry.label, self._legible(frame)) > room
        return PickEntry(entry.key, entry.brief if wide and entry.brief else entry.label)

    def _middle(self, frame: Frame, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(-2 * frame.px(ARROW - 8), 0) if len(self.entries) > 1 else rect

    def _legible(self, frame: Frame) -> text.Style:
        """The smallest type, enlarged by the text scale."""
        return text.Style(Typeface.BOOK_SEMIBOLD, frame.type(SMALLEST_TYPE))
