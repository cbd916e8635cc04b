"""Screens of rows: labels with their controls in a panel, on as many pages as they need."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.landscape import backdrop
from scenes.art.text import Style
from scenes.screens.form_scene import FormScene
from scenes.screens.setting_rows import Row, Rows
from scenes.widgets.button import Button, in_one_form
from scenes.widgets.fields import FormField
from scenes.widgets.focus import FocusRing
from scenes.widgets.form import Form
from scenes.widgets.widget import Widget

GAP, LEAST = 14, 62
"""Between rows, and the least height of one, in design units."""
CONTROL = 560
"""The width of a control beside its words."""
LARGE = 1.25
"""Text larger than this has each row by itself."""


class RowsScene(FormScene):
    """Rows over `settings`; `on_change` is called after each change. `panel` is where they are, in design
    units.
    """

    sets_keys = True
    """Whether other keys hold at once."""
    panel = (210.0, 210.0, 1500.0, 720.0)

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        game: str,
        on_change: Callable[[Settings], None],
        on_back: Callable[[], None],
        ground: backdrop.PaintBackdrop = backdrop.fresh,
        displays: int = 1,
    ) -> None:
        super().__init__()
        self.catalogue, self.settings, self.game = catalogue, settings, game
        self.on_change, self.on_back = on_change, on_back
        self._ground, self._displays = ground, displays
        self._unsaid = False
        self.leaf, self.leaves = 0, 1
        self.places: list[tuple[Row, pygame.Rect]] = []
        """The rows of the page shown, each in its place."""
        self.form, self.ring = Form(), FocusRing(shown=True)
        self.word()

    def word(self) -> None:
        """Make every control, in the language of the moment."""
        self.say = self.catalogue.of(self.game).say
        self.made = Rows(
            self.catalogue, self.settings, self.game, self._changed, self.press_key, self._displays
        )
        self.turning = [
            Button(self.say("settings.before"), lambda: self.turn(-1), look="quiet", action="page_up"),
            Button("", lambda: self.turn(1), look="quiet", action="page_down"),
        ]

    @abstractmethod
    def listed(self) -> Sequence[Row]:
        """The rows to be shown, on all their pages."""

    @abstractmethod
    def around(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The other controls: those before the rows and those after."""

    def press_key(self, action: str, words: str) -> None:
        """Set the key of an action, of which these are the words."""

    def speak(self, catalogue: Catalogue) -> None:
        """Say everything in another language, after this event."""
        self.catalogue, self._unsaid, self.unsettled = catalogue, True, True

    def turn(self, by: int) -> None:
        """To the page before or after this; the last one and the first are neighbours."""
        self.leaf, self.unsettled = (self.leaf + by) % self.leaves, True

    def _changed(self) -> None:
        self.on_change(self.settings)

    def gather(self) -> None:
        """In another language every control is new, with the focus at the same place."""
        if self._unsaid:
            self._unsaid, at = False, self.ring.index
            self.word()
            self.layout()
            self.ring.index = at
            self.ring.mark()

    def layout(self) -> None:
        """The rows of the page shown, each control in its place."""
        leaves = self._leaves()
        self.leaves, self.leaf = len(leaves), min(self.leaf, len(leaves) - 1)
        self.places = leaves[self.leaf]
        for button in self.turning:
            button.visible = self.leaves > 1
        self.turning[1].label = self.say("settings.after", n=self.leaf + 1, all=self.leaves)
        kept, rows = self.ring.focused, [row.widget for row, _ in self.places if row.widget]
        before, after = self.around()
        self.ring.set([*before, *rows, *self.turning, *after])
        if kept not in self.ring.widgets and rows:
            self.ring.focus(rows[0])
        for row, place in self.places:
            if row.widget:
                row.widget.rect = place if row.told else self._beside(place)
        self.turning[0].rect = self.frame.rect(590, 960, 340, 74)
        self.turning[1].rect = self.frame.rect(950, 960, 360, 74)
        in_one_form(self.turning, self.frame)
        self.form.fields = [one for one in self.ring.widgets if isinstance(one, FormField)]
        self.form.build(self.size, self.frame)

    def _leaves(self) -> list[list[tuple[Row, pygame.Rect]]]:
        """All rows page by page; a heading is on one page with what follows it."""
        inner = self.frame.rect(*self.panel).inflate(-self.frame.px(120), -self.frame.px(104))
        gap, lines = self.frame.px(GAP), self._lines()
        highs = [max(self._high(row, self._room(row)) for row in line) for line in lines]
        leaves: list[list[tuple[Row, pygame.Rect]]] = [[]]
        top = inner.top
        for number, (line, high) in enumerate(zip(lines, highs, strict=True)):
            with_next = gap + sum(highs[number + 1 : number + 2]) if line[0].widget is None else 0
            if leaves[-1] and top + high + with_next > inner.bottom:
                leaves.append([])
                top = inner.top
            for column, row in enumerate(line):
                room = self._room(row)
                left = inner.left + column * (room + 2 * gap)
                leaves[-1].append((row, pygame.Rect(left, top, room, high)))
            top += high + gap
        return leaves

    def _lines(self) -> list[list[Row]]:
        """The rows as they stand below each other, or two beside each other."""
        lines: list[list[Row]] = []
        for row in self.listed():
            if lines and len(lines[-1]) == 1 and self._is_half(row) and self._is_half(lines[-1][0]):
                lines[-1].append(row)
            else:
                lines.append([row])
        return lines

    def _is_half(self, row: Row) -> bool:
        return row.told and self.text_scale <= LARGE

    def _room(self, row: Row) -> int:
        whole = self.frame.px(self.panel[2] - 120)
        return whole // 2 - self.frame.px(GAP) if self._is_half(row) else whole

    def _high(self, row: Row, room: int) -> int:
        """The height of a row that is so wide."""
        least = row.widget.least_height(self.frame, room) if row.widget else 0
        if row.told:
            return least or max(self.frame.px(LEAST), self.frame.type(24) * 2)
        words = self._words_room(pygame.Rect(0, 0, room, 0)).width
        label, why = self._styles(row)
        return max(
            self.frame.px(LEAST) if row.widget else 0,
            text.height(row.label, label, words) + (text.height(row.why, why, words) if row.why else 0),
        )

    def _styles(self, row: Row) -> tuple[Style, Style]:
        """The type of a row's label, and of what it is good for."""
        frame = self.frame
        label = Style(Typeface.SLAB_BOLD, frame.type(24), pal.CREAM)
        if row.widget is None:
            label = Style(Typeface.POSTER, frame.type(27, 1.5), pal.GILT_LIGHT)
        return label, Style(Typeface.BOOK, frame.type(19), pal.DIM)

    def _words_room(self, place: pygame.Rect) -> pygame.Rect:
        """The part of a row for its words, beside its picture and its control."""
        left, right = self.frame.px(62), self.frame.px(CONTROL + 30)
        return pygame.Rect(place.left + left, place.top, place.width - left - right, place.height)

    def _beside(self, place: pygame.Rect) -> pygame.Rect:
        """The place of a row's control, beside its words."""
        rect = pygame.Rect(0, 0, self.frame.px(CONTROL), self.frame.px(56))
        rect.midright = place.midright
        return rect

    def draw_rows(self, surface: pygame.Surface) -> None:
        """The panel with the words of the rows."""
        shapes.wood_panel(surface, self.frame.rect(*self.panel), self.frame.scale, filigree=True)
        for row, place in self.places:
            if not row.told:
                self._draw_words(surface, row, place)

    def _draw_words(self, surface: pygame.Surface, row: Row, place: pygame.Rect) -> None:
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
