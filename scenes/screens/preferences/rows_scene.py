"""The base class of screens of rows: labels with controls in a panel, on as many pages as needed."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence

import pygame

from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue, Say
from scenes.art.landscape import backdrop
from scenes.screens.form_scene import FormScene
from scenes.screens.preferences.row_places import RowPlaces
from scenes.screens.preferences.rows import RowMaker, SettingRow
from scenes.widgets.button import Button, share_form
from scenes.widgets.focus import FocusRing
from scenes.widgets.forms.fields import FormField
from scenes.widgets.forms.form import Form
from scenes.widgets.widget import Widget


class RowsScene(FormScene):
    """Rows over `settings` in a `panel` (design units); `on_change` is called after each change."""

    sets_keys = True
    """Whether changed keys take effect at once."""
    panel = (210.0, 210.0, 1500.0, 720.0)
    headings = ("", "")
    """The catalogue keys of the words above the rows."""

    def __init__(
        self,
        catalogue: Catalogue,
        settings: Settings,
        game: str,
        on_change: Callable[[Settings], None],
        on_back: Callable[[], None],
        ground: backdrop.PaintBackdrop = backdrop.uncached_countryside,
    ) -> None:
        super().__init__()
        self.catalogue, self.settings, self.game = catalogue, settings, game
        self.on_change, self.on_back = on_change, on_back
        self._ground = ground
        self._outdated = False
        self.leaf, self.leaves = 0, 1
        self.places: list[tuple[SettingRow, pygame.Rect]] = []
        """The rows of the page shown, with their places."""
        self.form, self.ring = Form(), FocusRing(shown=True)
        self.make_controls()

    @property
    def say(self) -> Say:
        """The sentences of the game in the current language."""
        return self.catalogue.of(self.game).say

    def make_controls(self) -> None:
        """Make every control in the current language."""
        self.made = RowMaker(self.catalogue, self.settings, self.game, self._changed, self.press_key)
        self.turning = [
            Button(self.say("settings.before"), lambda: self.turn(-1), look="quiet", action="page_up"),
            Button("", lambda: self.turn(1), look="quiet", action="page_down"),
        ]

    @abstractmethod
    def rows_shown(self) -> Sequence[SettingRow]:
        """Return the rows to be shown, on all pages together."""

    @abstractmethod
    def other_controls(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Return the other controls: those before the rows and those after them."""

    def press_key(self, action: str, words: str) -> None:
        """Ask for the key of an action that these words describe."""

    def change_language(self, catalogue: Catalogue) -> None:
        """Make every control in another language, after this event."""
        self.catalogue, self._outdated, self.unsettled = catalogue, True, True

    def turn(self, by: int) -> None:
        """Turn to the previous or next page; the first follows the last."""
        self.leaf, self.unsettled = (self.leaf + by) % self.leaves, True

    def _changed(self) -> None:
        self.on_change(self.settings)

    def gather(self) -> None:
        """After a change of language make every control again, with the focus at the same place."""
        if self._outdated:
            self._outdated, at = False, self.ring.index
            self.make_controls()
            self.layout()
            self.ring.index = at
            self.ring.mark()

    def layout(self) -> None:
        """Place the rows of the page shown and their controls."""
        at = RowPlaces(self.frame, self.panel)
        leaves = at.leaves(self.rows_shown())
        self.leaves, self.leaf = len(leaves), min(self.leaf, len(leaves) - 1)
        self.places = leaves[self.leaf]
        for button in self.turning:
            button.visible = self.leaves > 1
        self.turning[1].label = self.say("settings.after", n=self.leaf + 1, all=self.leaves)
        kept, rows = self.ring.focused, [row.widget for row, _ in self.places if row.widget]
        before, after = self.other_controls()
        self.ring.set([*before, *rows, *self.turning, *after])
        if kept not in self.ring.widgets and rows:
            self.ring.focus(rows[0])
        for row, place in self.places:
            if row.widget:
                row.widget.rect = place if row.is_labelled else at.beside(place)
        middle = self.panel[0] + self.panel[2] / 2
        if self.frame.is_large:
            self.turning[0].rect = self.frame.rect(middle - 370, 960, 340, 74)
            self.turning[1].rect = self.frame.rect(middle - 10, 960, 360, 74)
        else:
            self.turning[0].rect = self.frame.rect(middle - 440, 960, 430, 74)
            self.turning[1].rect = self.frame.rect(middle + 10, 960, 430, 74)
        share_form(self.turning, self.frame)
        self.form.fields = [one for one in self.ring.widgets if isinstance(one, FormField)]
        self.form.build(self.size, self.frame)

    def spoken(self) -> Iterable[str]:
        """Return the words above the rows and those of rows without a control."""
        return *map(self.say, self.headings), *(row.label for row, _ in self.places if not row.widget)
