"""Program: creates the screens and moves between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from raccoon.app import process_memory
from raccoon.app.files import clear_drafts
from raccoon.app.paths import saves_dir
from raccoon.app.saves.sittings import clear_claims
from raccoon.app.settings import Settings
from scenes.art import surface_cache
from scenes.audio.captions import Captions
from scenes.audio.opening import LazySounds
from scenes.registry import COVERS, PRESENTATIONS
from scenes.screens.app_context import AppContext, ScreenNavigation
from scenes.screens.cover import covers
from scenes.screens.title.offering import offering
from scenes.screens.unfinished import Unfinished
from scenes.window.stack import SceneStack
from scenes.window.stack_picture import Manner

if TYPE_CHECKING:
    from raccoon.app.session.session import Session
    from raccoon.app.thinking.client import Thinker
    from scenes.ahead import TitleWarming
    from scenes.audio.mixer import Sounds
    from scenes.dialogs.dialog import DialogAnswer
    from scenes.learning.lessons import Guest, Lessons
    from scenes.library.controller import LibraryController
    from scenes.screens.resuming import Resuming
    from scenes.speech.speech import Speech
    from scenes.table.inspection.page import Page
    from scenes.table.presentation import GamePresentation
    from scenes.window.scene import Scene

PATIENCE = 0.05
"""Seconds the title waits at most for the summary of the last save; later it is added once it is read."""


class Program:
    """Everything between the window and a session: title, lobby, table, results. Each screen's modules are
    imported when it is first shown, so that the title appears at once.

    `presentations` are the games that can be played, by name and in the order of the title.
    """

    def __init__(
        self,
        data: Path,
        settings: Settings,
        seed: str | None = None,
        presentations: Mapping[str, GamePresentation] = PRESENTATIONS,
    ) -> None:
        self.data = data
        self.settings = settings
        self.seed = seed
        self.presentations = presentations
        self.covers = covers(COVERS, presentations)
        self.stack = SceneStack(text_scale=settings.text_scale)
        self.stack.picture.manner = self._manner
        self.shell = AppContext(self.stack, data, settings, presentations)
        self.library = self.shell.library
        self.shell.ways = ScreenNavigation(
            title=self.title,
            meet=self.meet,
            lobby=self.lobby,
            table=self.table,
            ended=self.ended,
            resume=self.resume,
            library=self.open_library,
            replay=self.replay,
            fork=self.fork,
            people=self.people,
            daily=self.daily,
            challenges=self.challenges,
            learn=self.learn,
            book=self.open_book,
            leave=self.leave,
        )
        self.say = self.shell.say
        self.shell.on_language_changed = self._say_anew
        self.shell.on_settings_changed = self.follow_speech
        self.captions = self.stack.overlay = Captions(settings, self.say, self.shell.notices.append)
        for folder in (data, saves_dir(data)):
            clear_drafts(folder)
        clear_claims(saves_dir(data))
        self.audio = LazySounds(self.stack, settings, self.captions)
        self.session: Session | None = None
        self.speech: Speech | None = None

    @property
    def sounds(self) -> Sounds:
        """The sounds: the general ones, and at a table those of its game."""
        return self.audio.sounds

    @cached_property
    def thinker(self) -> Thinker:
        """The client of the process in which the opponents choose their moves."""
        from raccoon.app.thinking.client import Thinker

        return Thinker()

    def follow_speech(self, to: str = "", starting: bool = False) -> None:
        """Start or stop speech as the settings say; with a file `to` it is on and writes lines there."""
        first = starting and self.settings.fresh
        if not self.speech and (to or self.settings.speech or first):
            from scenes.speech.speech import Speech

            self.speech = Speech(self.shell, self.captions.warn, to)
        if self.speech:
            self.speech.follow(starting)

    def end_speech(self) -> None:
        """End speech for good."""
        if self.speech:
            self.speech.close()

    @cached_property
    def lessons(self) -> Lessons:
        """The controller of the guided games."""
        from scenes.learning.lessons import Lessons

        return Lessons(self.shell)

    @cached_property
    def library_controller(self) -> LibraryController:
        """The controller of the library."""
        from scenes.library.controller import LibraryController

        return LibraryController(self.shell)

    @cached_property
    def _ahead(self) -> TitleWarming:
        """The imports made while the title rests."""
        from scenes.ahead import TitleWarming

        return TitleWarming(self.stack, self.covers)

    @property
    def saves(self) -> Resuming:
        """Opens the tables of saved games."""
        from scenes.screens.resuming import Resuming

        return Resuming(self.shell)

    def resume(self, path: Path) -> None:
        """Continue a saved game."""
        self.saves.resume(path)

    def open_file(self, path: Path) -> None:
        """Continue the game of a file that was dropped on the window or opened on the desktop."""
        self.saves.open_file(path)

    def open_library(self) -> None:
        """Open the library of saved games."""
        self.library_controller.open()

    def learn(self, game: str) -> None:
        """Begin that game's course, or ask whether to continue one that was begun."""
        self.lessons.open(game)

    def open_book(self, game: str, place: str = "") -> None:
        """Open a game's rulebook at an entry (`place`), "" for its first page."""
        from scenes.learning.book_scene import rulebook_scene

        if scene := rulebook_scene(self.shell, game, place):
            self.stack.push(scene)

    def replay(self, session: Session, moves: int | None = None) -> None:
        """Show the replay of a session that is not being played, at its end or at the point after `moves`."""
        from scenes.replay.controller import ReplayController

        ReplayController(self.shell, lambda: self.thinker).open(session, moves)

    def fork(self, session: Session, moves: int) -> None:
        """Ask who continues from the point of a finished game after `moves` moves."""
        from scenes.replay.controller import ReplayController

        ReplayController(self.shell, lambda: self.thinker).ask_seats(session, moves)

    def people(self, game: str = "") -> None:
        """Show the page of all players, at first those of `game`."""
        from scenes.people.controller import PeopleController

        PeopleController(self.shell).open(game)

    def daily(self) -> None:
        """Show the calendar of daily deals with their results."""
        from scenes.daily.controller import open_daily

        open_daily(self.shell)

    def challenges(self) -> None:
        """Show the challenges of every game, the won ones marked."""
        from scenes.challenges.controller import open_challenges

        open_challenges(self.shell)

    def meet(self, game: str) -> None:
        """Open a game's lobby; the first time, ask before whether to learn it or to play."""
        if self.settings.knows(game) or not self.covers[game].course:
            self.lobby(game)
            return
        from scenes.learning.welcome import first_start

        self.stack.push(first_start(self.shell, game))

    def title(self, warning: str = "") -> None:
        """Leave the session, if any, and show the title alone on the stack, with a `warning` if any."""
        warning = f"{warning} {self.leave()}".strip()
        if self.audio.are_created or not self.shell.window:  # a window has its first picture before
            self.audio.enter_title()
        self._look_for_saves()
        unfinished = Unfinished(self.shell, self.presentations)
        rest = (lambda: self._ahead.import_some(unfinished.last())) if self.shell.window else None
        self._clear()
        page_of_last = partial(self._page_of, unfinished)
        self.stack.push(offering(self.shell, self.covers, unfinished, warning, page_of_last, rest))

    def _page_of(self, unfinished: Unfinished) -> Page | None:
        from scenes.library.controller import page_of

        return page_of(unfinished.last(), self.shell)

    def _look_for_saves(self) -> None:
        """Read the list of saves; with a window wait for `PATIENCE` only."""
        self.library.open()
        self.library.wait(PATIENCE if self.shell.window else None)

    def _manner(self) -> Manner:
        """The kind of transition between screens, from the settings of motion and speed."""
        if self.settings.reduced_motion:
            return "fade"
        return "none" if self.settings.speed == "instant" else "full"

    def lobby(self, game: str, put: Callable[[Scene], object] | None = None, code: str = "") -> None:
        """Show a game's lobby, in place of the top screen or as `put` does; `code` is the deal to offer."""
        from scenes.screens.lobby.set_up import lobby_scene

        self._look_for_saves()
        unfinished = Unfinished(self.shell, (game,)).standing() or ""
        me, seed = self.lessons.learner(game), code or self.seed or ""
        leave = self.shell.back if put else self.title
        scene = lobby_scene(self.shell, self.presentations[game], leave, unfinished, me, seed)
        (put or self.stack.replace)(scene)

    def leave(self, save: Path | None = None) -> str:
        """Close the session being played (with `save`: only if it is that one). Returns a sentence if others
        have changed its file, else "".
        """
        if save and save != self.playing:
            return ""
        self.rest()
        self.library.close()
        return self.close_save()

    def rest(self) -> None:
        """Stop the thinking process, if one was started."""
        if "thinker" in self.__dict__:
            self.thinker.close()

    def close_save(self) -> str:
        """Close the session and its file; return a sentence if others have changed the file, else ""."""
        session, self.session = self.session, None
        news = session.close() if session else None
        return self.say(news.key, **news.facts) if news else ""

    @property
    def playing(self) -> Path | None:
        """The save of the session being played; None without one."""
        return self.session.path if self.session else None

    def table(self, session: Session, guest: Guest | None = None) -> None:
        """Show a session at its table, with a new thinking process. Without a `guest` first hints teach."""
        from scenes.tables import lay_table

        told = self.leave() if session is not self.session else ""
        self.session = session
        session.questions.use(self.thinker, session.seats)
        self._clear()
        lay_table(self.shell, session, self.audio, guest, partial(self._menu_choices, session))
        if told:
            self.shell.message(told)

    def _say_anew(self) -> None:
        """Show the screens again after a change of language: a new title, or the table, which renews itself
        when it is on top.
        """
        if self.session is None:
            self.title()
        while len(self.stack.scenes) > 1:
            self.stack.pop()

    def _menu_choices(self, session: Session) -> list[DialogAnswer]:
        """The entries of a table's menu that lead to other games."""
        from scenes.challenges.controller import goal_answer

        goal = goal_answer(self.shell, session)
        return [
            *goal,
            *self.lessons.choices(session.match.game.name, session),
            *self.library_controller.choices(session),
        ]

    def _clear(self) -> None:
        """Remove every screen and empty the caches: the next screens need other pictures."""
        self.stack.clear()
        surface_cache.clear()
        process_memory.unfreeze_gc()

    def ended(self, session: Session, on_leave: Callable[[], None] | None = None) -> None:
        """Show the certificate of an ended session; leaving it calls `on_leave`, else leads to the title."""
        from scenes.tables import show_results

        if on_leave is None:
            self._clear()
        show_results(self.shell, session, self.audio, self.library_controller.rematch, on_leave)
