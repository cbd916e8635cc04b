"""The questions of the first start: language, sight, hearing and keys; they can be answered by ear."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from raccoon.app.games import FIRST_GAME
from scenes.art import Style, Typeface, palette as pal, text
from scenes.art.landscape import backdrop
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.screens.app_context import AppContext
from scenes.screens.preferences.row_places import LARGE, LARGE_PANEL, PAINTING, PANEL, WAY, RowPlaces
from scenes.screens.preferences.rows import SETTINGS, SettingRow
from scenes.screens.preferences.rows_scene import RowsScene
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

ASKED = ("language", "text_scale", "high_contrast", "captions", "speech", "key_set", "pad_signs")
"""The settings asked for, in order: those needed to read or hear the rest come first."""

HOST = "raccoon"
"""The character whose painting hangs next to the questions."""


class GreetingScene(RowsScene):
    """Up and Down go from question to question, Left and Right answer, Enter continues (`on_back`); until
    then these keys keep their meaning, whichever set of keys is chosen.
    """

    sets_keys = False
    headings = ("greeting.title", "greeting.note")

    def make_controls(self) -> None:
        """Make every control, in the language of the moment."""
        super().make_controls()
        asked = {setting.name: setting for setting in SETTINGS if setting.name in ASKED}
        found = (self.made.row(asked[name], plain=True) for name in ASKED)
        self.questions = [row for row in found if row]
        self.go_on = Button(self.say("greeting.go_on"), self.on_back, look="primary", action="confirm")

    def rows_shown(self) -> Sequence[SettingRow]:
        """Return the questions; each is a list, so that the same keys answer all of them."""
        large = self.text_scale > LARGE
        return [replace(row, why="") for row in self.questions] if large else self.questions

    def other_controls(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        return (), [self.go_on]

    def layout(self) -> None:
        large = self.frame.is_large
        self.panel = LARGE_PANEL if large else PANEL
        self.go_on.rect = self.frame.rect(*WAY[large])
        super().layout()

    def cancel(self) -> None:
        """Continue with the values chosen."""
        self.on_back()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title and the questions."""
        frame, large = self.frame, self.frame.is_large
        backdrop.behind(surface, frame.scale, self._ground, backdrop.DUSK if large else backdrop.EVENING)
        if not large:
            framed_painting(surface, frame.rect(*PAINTING), frame.scale, characters.painted(HOST))
        title = Style(Typeface.POSTER, frame.heading(50), pal.IVORY, frame.px(3))
        text.draw(surface, self.say("greeting.title"), frame.point(960, 96), title, "centre", frame.px(1600))
        slim = text.NARROWEST if large else 1.0
        note = Style(Typeface.BOOK_ITALIC, frame.heading(24), pal.IVORY, frame.px(2), slim)
        text.draw(surface, self.say("greeting.note"), frame.point(960, 160), note, "centre", frame.px(1600))
        RowPlaces(self.frame, self.panel).draw(surface, self.places)
        self.draw_controls(surface)


def greet(shell: AppContext) -> None:
    """Ask the questions of the first start; everything can be changed later in the settings."""

    def go_on() -> None:
        shell.settings.greeted = True
        shell.leave_settings()
        shell.apply_settings(shell.settings)

    shell.stack.push(greeting_scene(shell, go_on))


def greeting_scene(shell: AppContext, go_on: Callable[[], None]) -> GreetingScene:
    """Return the screen of those questions."""
    return GreetingScene(shell.catalogue, shell.settings, FIRST_GAME, shell.apply_settings, go_on)
