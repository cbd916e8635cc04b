"""The context of every screen of the program: the stack, the language, the settings, the games, the ways."""

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
from raccoon.app.text import Say, spoken
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
    """Lead nowhere, as the buttons of a still picture."""


class ScreenNavigation(msgspec.Struct):
    """The ways from any screen to the others."""

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
    """Leaves the game at the table, or only the one of that save; a sentence tells if others changed it."""


class AppContext:
    """Puts sentences and settings over whatever is on the screen; `window` is None where nothing is shown.

    `presentations` are the games that can be shown, by name, `ways` lead to the other screens.
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
        """Short notices over the screens that have not been said yet, for those who hear them."""
        self.catalogue, self._unspoken = spoken(settings.language)
        self._language = self._told = settings.language
        """The language that is spoken, and that of the screens below the settings."""
        self.heard_anew: Callable[[], object] = lambda: None
        """Called when the settings have changed: other things may be heard."""
        self.said_anew: Callable[[], object] = lambda: None
        """Called when the settings are left in another language."""
        theme.choose(settings.high_contrast, settings.patterns)
        KEYS.speak(self.catalogue)
        KEYS.use(settings.keys)
        IN_HAND.signs = settings.pad_signs

    def say(self, key: str, /, **facts: object) -> str:
        """A sentence in the player's language of the moment."""
        return self.catalogue.say(key, **facts)

    def say_in(self, game: str) -> Say:
        """Says sentences on the screens of that game, in the player's language of the moment."""
        return lambda key, /, **facts: self.catalogue.of(game).say(key, **facts)

    def warnings(self, *others: AppError | None) -> str:
        """The sentence a player has to know from the start: these errors, and those of the catalogue."""
        return " ".join(self.say(error.key, **error.facts) for error in (*others, self._unspoken) if error)

    def message(self, sentence: str) -> None:
        """Tell something in one sentence."""
        from scenes.dialogs.dialog import DialogAnswer, DialogScene

        ok = DialogAnswer(self.say("dialog.ok"), None, "primary")
        self.stack.push(DialogScene(self.say("dialog.notice"), sentence, [ok]))

    def attempt(self, step: Callable[[], None]) -> None:
        """Do it, or say in one sentence why it cannot be done."""
        try:
            step()
        except AppError as error:
            self.message(self.say(error.key, **error.facts))

    def which_game(
        self, title: str, games: Sequence[str], then: Callable[[str], None]
    ) -> Callable[[], None] | None:
        """Does something with a game, asking for which under a title if several; None where there is none."""
        if len(games) > 1:
            return lambda: self._ask_game(title, games, then)
        return partial(then, games[0]) if games else None

    def _ask_game(self, title: str, games: Sequence[str], then: Callable[[str], None]) -> None:
        from scenes.dialogs.dialog import DialogAnswer, DialogScene

        choices = [DialogAnswer(self.say(f"game.{name}"), partial(then, name)) for name in games]
        choices.append(DialogAnswer(self.say("title.continue.back"), None, "quiet"))
        self.stack.push(DialogScene(self.say(title), self.say("title.which_game"), choices))

    def back(self) -> None:
        """Take the topmost screen off."""
        self.stack.pop()

    def open_settings(self, game: str, ground: PaintBackdrop | None = None) -> None:
        """The settings over whatever is on the screen, with who gives hints in that game."""
        self.stack.push(self.settings_scene(game, ground))

    def settings_scene(self, game: str, ground: PaintBackdrop | None = None) -> SettingsScene:
        """The screen of the settings; `ground` paints its background, the countryside where it is None."""
        from scenes.art.landscape import backdrop
        from scenes.screens.preferences.scene import SettingsScene

        ground, change = ground or backdrop.fresh, self.apply_settings
        return SettingsScene(self.catalogue, self.settings, game, change, self.leave_settings, ground)

    def leave_settings(self) -> None:
        """Back to the screen below, which says everything anew where the language has changed."""
        self.back()
        if self._told != self._language:
            self._told = self._language
            self.said_anew()

    def keep_settings(self) -> None:
        """Keep the settings; when the disk refuses, say so and go on."""
        self.attempt(lambda: keeping.save(self.settings, self.data))

    def apply_settings(self, _: Settings) -> None:
        """Follow the settings at once, and keep them; in another language they are said anew."""
        from scenes.screens.preferences.rows_scene import RowsScene

        self.keep_settings()
        theme.choose(self.settings.high_contrast, self.settings.patterns)
        top, spoken = self.stack.top, self._language
        if not isinstance(top, RowsScene) or top.sets_keys:
            KEYS.use(self.settings.keys)
        IN_HAND.signs = self.settings.pad_signs
        self._speak(self.settings.language)
        self.heard_anew()
        if spoken != self._language and isinstance(top, RowsScene):
            top.speak(self.catalogue)
        if self.window:
            show_pointer(self.settings.large_pointer)
            self.window.show_as(self.settings.window, self.settings.display, self.stack)
        self.stack.resize(self.stack.size, self.settings.text_scale)

    def _speak(self, language: str) -> None:
        """Speak another language; a message in English says if its sentences are broken."""
        if language == self._language:
            return
        self._language = language
        self.catalogue, self._unspoken = spoken(language)
        KEYS.speak(self.catalogue)
        if self._unspoken:
            self.message(self.warnings())
