"""The settings: pages of rows and a search over all of them; each change is applied and saved at once."""

from collections.abc import Sequence

import pygame

from raccoon.app.grammar import bare
from scenes.art import Style, Typeface, palette as pal, text
from scenes.art.landscape import backdrop
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.about import AboutScene
from scenes.screens.preferences.press_key import PressKeyScene, conflict
from scenes.screens.preferences.row_places import PANEL, WAY, RowPlaces
from scenes.screens.preferences.rows import PAGES, PageName, SettingRow
from scenes.screens.preferences.rows_scene import RowsScene
from scenes.widgets.button import Button, share_type_size
from scenes.widgets.forms.fields import TextField
from scenes.widgets.widget import Widget
from scenes.window.rebinding import exchanged, is_usual

TABS, TAB_GAP = ((130.0, 126.0, 1660.0, 66.0), (210.0, 126.0, 1500.0, 66.0)), 12
PAINTING = (1410.0, 210.0, 380.0, 420.0)
SEARCH = (1410.0, 48.0, 380.0, 60.0), (1310.0, 48.0, 400.0, 60.0)
ABOUT = (1410.0, 660.0, 380.0, 66.0), (210.0, 44.0, 380.0, 66.0)
RESET = (1410.0, 744.0, 380.0, 66.0), (210.0, 960.0, 360.0, 74.0)
"""The places next to the painting, and those in large text, which has no painting, in design units."""
SITTERS = dict(zip(PAGES, ("raccoon", "cat", "hare", "bear"), strict=True))
"""The character whose painting hangs next to each page."""
LONGEST = 40
"""The most characters of a search."""


class SettingsScene(RowsScene):
    """All settings; the hint giver is that of `game`. `on_back` leaves the screen."""

    page: PageName = "game"
    headings = ("title.settings", "settings.page.game")

    def make_controls(self) -> None:
        """Make every control in the current language."""
        super().make_controls()
        say, self.rows = self.say, self.made.all()
        self.search = TextField("", lambda _: self._found(), limit=LONGEST, hint=say("settings.search"))
        self.tabs = [self._tab(page, number) for number, page in enumerate(PAGES, 1)]
        self.reset_button = Button(say("settings.reset"), self._ask_reset, look="quiet", size=24)
        self.about_button = Button(say("about.button"), self._open_about, look="quiet", size=22)
        self.back_button = Button(say("settings.back"), self.on_back, look="primary", cap="back")

    def _tab(self, page: PageName, number: int) -> Button:
        key = pygame.K_0 + number
        words = self.say(f"settings.page.{page}")
        return Button(words, lambda: self.open(page), cap=str(number), hotkeys=(key,), size=24)

    def open(self, page: PageName) -> None:
        """Turn to a page and clear the search."""
        self.page, self.leaf, self.unsettled = page, 0, True
        self.headings = "title.settings", f"settings.page.{page}"
        if self.search.value:
            self.search.begin("")
            self.search.value = ""

    def _found(self) -> None:
        self.leaf, self.unsettled = 0, True

    def rows_shown(self) -> Sequence[SettingRow]:
        """Return the rows of the page, or those found by the search under the names of their pages."""
        words = bare(self.search.value).split()
        if not words:
            return [row for row in self.rows if row.page == self.page]
        found: list[SettingRow] = []
        for row in self.rows:
            heading = self.say(f"settings.page.{row.page}")
            if row.widget and all(word in bare(f"{heading} {row.label} {row.why}") for word in words):
                if not found or found[-1].page != row.page:
                    found.append(SettingRow(row.page, heading))
                found.append(row)
        return found or [SettingRow(self.page, self.say("settings.nothing"))]

    def other_controls(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Return search and tabs; then reset, about and back."""
        self.reset_button.visible = not self.search.value
        for page, tab in zip(PAGES, self.tabs, strict=True):
            tab.chosen = page == self.page and not self.search.value
        return [self.search, *self.tabs], [self.reset_button, self.about_button, self.back_button]

    def layout(self) -> None:
        """Place the tabs above the rows, the rows, and the buttons."""
        large = self.frame.is_large
        self.panel = RowsScene.panel if large else PANEL
        left, top, width, high = TABS[large]
        step = (width + TAB_GAP) / len(self.tabs)
        for number, tab in enumerate(self.tabs):
            tab.rect = self.frame.rect(left + number * step, top, step - TAB_GAP, high)
        share_type_size(self.tabs, self.frame)
        for widget, places in (
            (self.search, SEARCH),
            (self.about_button, ABOUT),
            (self.reset_button, RESET),
            (self.back_button, WAY),
        ):
            widget.rect = self.frame.rect(*places[large])
        typing = self.search.typed_into and self.search in self.ring.widgets
        if typing:
            self.ring.shown = True
            self.ring.focus(self.search)
        super().layout()
        if typing:
            self.search.begin(self.search.value)

    def cancel(self) -> None:
        """Clear the search if there is one, else leave the settings."""
        if self.search.value:
            self.open(self.page)
        else:
            self.on_back()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title, the painting and the rows."""
        frame = self.frame
        light = backdrop.DUSK if frame.is_large else backdrop.EVENING
        backdrop.behind(surface, frame.scale, self._ground, light)
        title = Style(Typeface.POSTER, frame.heading(50), pal.IVORY, frame.px(3))
        words = self.say("title.settings")
        if frame.is_large:
            text.draw(surface, words, frame.point(950, 96), title, "centre", frame.px(660))
        else:
            text.draw(surface, words, frame.point(132, 96), title, limit=frame.px(1200))
            framed_painting(
                surface, frame.rect(*PAINTING), frame.scale, characters.painted(SITTERS[self.page])
            )
        RowPlaces(self.frame, self.panel).draw(surface, self.places)
        self.draw_controls(surface)

    def press_key(self, action: str, words: str) -> None:
        """Ask for the key of an action; if other actions have it, offer to exchange the keys."""
        assert self.stack
        self.stack.push(PressKeyScene(self.say, action, words, lambda key: self._set_key(action, key)))

    def _set_key(self, action: str, key: int) -> None:
        assert self.stack
        keys = exchanged(action, key)
        if len(keys) == 1:
            self._keep_keys(keys)
            return
        said = conflict(self.catalogue, self.say, action, key, [one for one in keys if one != action])
        choices = [
            DialogAnswer(self.say("settings.key.exchange"), lambda: self._keep_keys(keys), "primary"),
            DialogAnswer(self.say("settings.key.keep"), None, "quiet"),
        ]
        self.stack.push(DialogScene(self.say("settings.key.taken"), said, choices))

    def _keep_keys(self, chosen: dict[str, str]) -> None:
        usual = {name: name_now for name, name_now in chosen.items() if is_usual(name, name_now)}
        kept = {**self.settings.keys, **chosen}
        self.settings.keys = {name: key for name, key in kept.items() if name not in usual}
        self._changed()
        self.change_language(self.catalogue)

    def _ask_reset(self) -> None:
        assert self.stack
        say = self.say
        choices = [
            DialogAnswer(say("settings.reset"), self._reset),
            DialogAnswer(say("settings.key.keep"), None, "primary"),
        ]
        words = say("settings.reset.ask", page=say(f"settings.page.{self.page}"))
        self.stack.push(DialogScene(say("settings.reset"), words, choices))

    def _reset(self) -> None:
        for row in self.rows:
            if row.page == self.page:
                row.reset()
        self._changed()
        self.change_language(self.catalogue)

    def _open_about(self) -> None:
        assert self.stack
        self.stack.push(AboutScene(self.say, self.stack.pop, self._ground))
