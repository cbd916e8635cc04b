"""The context that all screens share: scene stack, language, settings, games, and navigation."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from raccoon.app import settings as keeping
from raccoon.app.errors import AppError
from raccoon.app.paths import library_file, saves_dir
from raccoon.app.saves.library import Library
from raccoon.app.settings import Settings
from raccoon.app.text import Say, catalogue_with_error
from scenes.art import theme
from scenes.window.keys import IN_HAND, KEYS
from scenes.window.on_desktop import show_pointer
from scenes.window.scene import MOST_NEWS
from scenes.window.stack import SceneStack
from scenes.window.window import Window

if TYPE_CHECKING:
    from scenes.art.landscape.backdrop import PaintBackdrop
    from scenes.screens.preferences.scene import SettingsScene
    from scenes.table.presentation import GamePresentation

Way = Callable[..., None]


def nowhere(*_: object) -> None:
    """Do nothing: the default of a way that is not set."""


class ScreenNavigation(msgspec.Struct):
    """The functions that open the other screens; `program.py` sets them."""

    title: Way = nowhere
    meet: Way = nowhere
    lobby: Way = nowhere
    table: Way = nowhere
    ended: Way = nowhere
    resume: Way = nowhere
    library: Way = nowhere
    replay: Way = nowhere
    fork: Way = nowhere
    people: Way = nowhere
    daily: Way = nowhere
    challenges: Way = nowhere
    learn: Way = nowhere
    book: Way = nowhere
    leave: Callable[..., str] = lambda *_: ""
    """Leaves the game at the table (only the one of that save, if given); returns a sentence if its file was
    changed by another program, else "".
    """


class AppContext:
    """The objects that all screens share: stack, settings, catalogue, library, navigation (`ways`).

    `presentations` are the games by name; `window` is None where nothing is shown (tests, pictures).
    """

    def __init__(
        self,
        stack: SceneStack,
        data: Path,
        settings: Settings,
        presentations: Mapping[str, GamePresentation],
    ) -> None:
        self.stack = stack
        self.data = data
        self.settings = settings
        self.presentations = presentations
        self.library = Library(saves_dir(data), library_file(data))
        self.ways = ScreenNavigation()
        self.window: Window | None = None
        self.notices: deque[str] = deque(maxlen=MOST_NEWS)
        """Short notices that speech output has not said yet."""
        self.catalogue, self._unspoken = catalogue_with_error(settings.language)
        self._language = self._told = settings.language
        """The current language, and the one in which the screens below the settings were made."""
        self.on_settings_changed: Callable[[], object] = lambda: None
        """Called after each change of the settings, to adapt sound and speech."""
        self.on_language_changed: Callable[[], object] = lambda: None
        """Called when the settings are left and the language has changed, to make the screens below again."""
        theme.choose(settings.high_contrast, settings.patterns)
        KEYS.speak(self.catalogue)
        KEYS.use(settings.keys)
        IN_HAND.signs = settings.pad_signs

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence of the catalogue in the current language."""
        return self.catalogue.say(key, **facts)

    def say_in(self, game: str) -> Say:
        """Return a `Say` for that game's sentences that always uses the current language."""
        return lambda key, /, **facts: self.catalogue.of(game).say(key, **facts)

    def warnings(self, *others: AppError | None) -> str:
        """Return the warnings to show at the start, as one text: these errors and that of the catalogue."""
        return " ".join(self.say(error.key, **error.facts) for error in (*others, self._unspoken) if error)

    def message(self, sentence: str) -> None:
        """Show a sentence in a dialog with an OK button."""
        from scenes.dialogs.dialog import DialogAnswer, DialogScene

        ok = DialogAnswer(self.say("dialog.ok"), None, "primary")
        self.stack.push(DialogScene(self.say("dialog.notice"), sentence, [ok]))

    def attempt(self, step: Callable[[], None]) -> None:
        """Call the step; show its `AppError`, if it raises one, as a message."""
        try:
            step()
        except AppError as error:
            self.message(self.say(error.key, **error.facts))

    def with_game(
        self, title: str, games: Sequence[str], then: Callable[[str], None]
    ) -> Callable[[], None] | None:
        """Return a function that calls `then` with a game, asked for if there are several; None if none."""
        if len(games) > 1:
            return lambda: self._ask_game(title, games, then)
        return partial(then, games[0]) if games else None

    def _ask_game(self, title: str, games: Sequence[str], then: Callable[[str], None]) -> None:
        from scenes.dialogs.dialog import DialogAnswer, DialogScene

        choices = [DialogAnswer(self.say(f"game.{name}"), partial(then, name)) for name in games]
        choices.append(DialogAnswer(self.say("title.continue.back"), None, "quiet"))
        self.stack.push(DialogScene(self.say(title), self.say("title.which_game"), choices))

    def back(self) -> None:
        """Close the topmost screen."""
        self.stack.pop()

    def open_settings(self, game: str, ground: PaintBackdrop | None = None) -> None:
        """Open the settings over the current screen; `game` is the one whose hint giver is offered."""
        self.stack.push(self.settings_scene(game, ground))

    def settings_scene(self, game: str, ground: PaintBackdrop | None = None) -> SettingsScene:
        """Return the settings screen; `ground` paints its background, the countryside if None."""
        from scenes.art.landscape import backdrop
        from scenes.screens.preferences.scene import SettingsScene

        ground, change = ground or backdrop.uncached_countryside, self.apply_settings
        return SettingsScene(self.catalogue, self.settings, game, change, self.leave_settings, ground)

    def leave_settings(self) -> None:
        """Close the settings; have the screen below made again if the language has changed."""
        self.back()
        if self._told != self._language:
            self._told = self._language
            self.on_language_changed()

    def save_settings(self) -> None:
        """Save the settings; show a message if the file cannot be written."""
        self.attempt(lambda: keeping.save(self.settings, self.data))

    def apply_settings(self, _: Settings) -> None:
        """Apply and save the changed settings; in another language the settings screen is made again."""
        from scenes.screens.preferences.rows_scene import RowsScene

        self.save_settings()
        theme.choose(self.settings.high_contrast, self.settings.patterns)
        top, spoken = self.stack.top, self._language
        if not isinstance(top, RowsScene) or top.sets_keys:
            KEYS.use(self.settings.keys)
        IN_HAND.signs = self.settings.pad_signs
        self._speak(self.settings.language)
        self.on_settings_changed()
        if spoken != self._language and isinstance(top, RowsScene):
            top.change_language(self.catalogue)
        if self.window:
            show_pointer(self.settings.large_pointer)
            self.window.show_as(self.settings.window, self.settings.display, self.stack)
        self.stack.resize(self.stack.size, self.settings.text_scale)

    def _speak(self, language: str) -> None:
        """Change the language; if its catalogue is broken, show an English message."""
        if language == self._language:
            return
        self._language = language
        self.catalogue, self._unspoken = catalogue_with_error(language)
        KEYS.speak(self.catalogue)
        if self._unspoken:
            self.message(self.warnings())
