"""The screens of the program and the ways between them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from raccoon.app import process_memory
from raccoon.app import settings as keeping
from raccoon.app.errors import AppError
from raccoon.app.files import clear_drafts
from raccoon.app.paths import library_file, saves_dir
from raccoon.app.recovery.handing_over import Letterbox
from raccoon.app.saves.library import Library
from raccoon.app.saves.sittings import clear_claims
from raccoon.app.settings import Settings
from scenes.art import surface_cache
from scenes.audio.captions import Captions
from scenes.audio.opening import LazySounds
from scenes.guard import Guard
from scenes.registry import COVERS, PRESENTATIONS
from scenes.screens.app_context import AppContext
from scenes.screens.cover import covers, with_book, with_course
from scenes.screens.title.offering import TitleNavigation, offering
from scenes.screens.title.scene import TitleActions, TitleScene
from scenes.screens.unfinished import Unfinished
from scenes.window.stack import SceneStack
from scenes.window.stack_picture import Manner
from scenes.window.window import Window, displays

if TYPE_CHECKING:
    from raccoon.app.seats import Seat
    from raccoon.app.session.session import Session
    from raccoon.app.thinking.client import Thinker
    from raccoon.engine.table_options import OptionValue
    from scenes.ahead import TitleWarming
    from scenes.audio.mixer import Sounds
    from scenes.dialogs.dialog import DialogAnswer
    from scenes.learning.lessons import Guest, Lessons
    from scenes.learning.navigation import LearningNavigation
    from scenes.library.controller import LibraryController
    from scenes.people.controller import PeopleController
    from scenes.replay.controller import ReplayController
    from scenes.screens.resuming import Resuming
    from scenes.screens.table_menu import TableMenu
    from scenes.table.inspection.page import Page
    from scenes.table.presentation import GamePresentation
    from scenes.window.scene import Scene

PATIENCE = 0.05
"""Seconds that the title waits at most to know where the last game stands; else it says so later."""


class Program:
    """Everything between the window and a session: title, lobby, table, results. Each screen's modules are
    imported when it is put up first, so that the title comes at once.

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
        self.shell = AppContext(self.stack, data, settings)
        self.say = self.shell.say
        self.shell.said_anew = self._say_anew
        self.captions = self.stack.overlay = Captions(settings, self.say)
        for folder in (data, saves_dir(data)):
            clear_drafts(folder)
        clear_claims(saves_dir(data))
        self._audio = LazySounds(self.stack, settings, self.captions)
        self.library = Library(saves_dir(data), library_file(data))
        self.session: Session | None = None

    @property
    def sounds(self) -> Sounds:
        """The sounds of the house, those of a game at its table."""
        return self._audio.sounds

    @cached_property
    def thinker(self) -> Thinker:
        """The process in which the opponents think."""
        from raccoon.app.thinking.client import Thinker

        return Thinker()

    @cached_property
    def learning(self) -> LearningNavigation:
        """The ways to the rulebooks."""
        from scenes.learning.navigation import LearningNavigation

        return LearningNavigation(self.shell, self.presentations)

    @cached_property
    def lessons(self) -> Lessons:
        """The guided games."""
        from scenes.learning.lessons import Lessons

        return Lessons(self.shell, self.presentations, self.table, self.title, self._leave)

    @cached_property
    def door(self) -> LibraryController:
        """The way to the library."""
        from scenes.library.controller import LibraryController, LibraryNavigation

        ways = LibraryNavigation(
            self.saves.resume, self.ended, self.table, self.replays.open, self.people.open, self.daily
        )
        return LibraryController(self.shell, self.library, self.presentations, ways)

    @cached_property
    def saves(self) -> Resuming:
        """The ways to the table of a saved game."""
        from scenes.screens.resuming import Resuming

        return Resuming(self.shell, self.table, self._let_go)

    @cached_property
    def _ahead(self) -> TitleWarming:
        """The imports while the title rests."""
        from scenes.ahead import TitleWarming

        return TitleWarming(self.stack, self.covers)

    @cached_property
    def replays(self) -> ReplayController:
        """The way to the replay of a game."""
        from scenes.replay.controller import ReplayController

        saves = saves_dir(self.data)
        return ReplayController(self.shell, self.presentations, saves, self.table, lambda: self.thinker)

    @cached_property
    def people(self) -> PeopleController:
        """The way to the people who have played."""
        from scenes.people.controller import PeopleController

        return PeopleController(self.shell, self.library, self.presentations)

    def daily(self) -> None:
        """Show the deals of the days, and what came of them."""
        from scenes.daily.controller import open_daily

        def play(game: str, code: str) -> None:
            self.lobby(game, self.stack.push, code)

        open_daily(self.shell, self.library, tuple(self.presentations), play)

    def meet(self, game: str) -> None:
        """Choose who plays that game; the first time, between learning it and playing."""
        if self.settings.knows(game) or not self._introduce(game):
            self.lobby(game)

    def _introduce(self, game: str) -> bool:
        """Offer to learn that game or to play; whether it can be learned."""
        if not self.covers[game].course:
            return False
        from scenes.learning.welcome import first_start

        learn, play = partial(self.learn, game), partial(self.lobby, game)
        self.stack.push(first_start(self.shell, self.presentations[game], learn, play))
        return True

    def title(self, warning: str = "") -> None:
        """The title alone on the stack; the session is left, its save is complete, nobody thinks about it."""
        warning = f"{warning} {self._leave()}".strip()
        if self._audio.are_made or not self.shell.window:  # a window has its first picture before
            self._audio.enter_house()
        self._look_for_saves()
        unfinished = Unfinished(self.library, self.presentations, self.shell)
        first = next(iter(self.presentations))
        actions = TitleActions(
            resume=lambda: unfinished.go_on(self.stack, self.saves.resume),
            new_game=partial(self.lobby, first),
            library=self.open_library,
            settings=partial(self.shell.open_settings, first),
            quit=self.stack.clear,
            rules=self.shell.which_game("title.rules", with_book(self.covers), self.open_book),
            learn=self.shell.which_game("title.learn", with_course(self.covers), self.learn),
        )
        rest = (lambda: self._ahead.go_on(unfinished.last())) if self.shell.window else None
        ways = TitleNavigation(
            self.meet, self.open_book, self._game_page, lambda: self._page_of(unfinished), rest
        )
        self._clear()
        self.stack.push(offering(self.shell, self.covers, unfinished.standing, actions, ways, warning))

    def open_library(self) -> None:
        """Open the shelf of saved games."""
        self.door.open()

    def learn(self, game: str) -> None:
        """Begin that game's course, or ask whether to go on where it was left."""
        self.lessons.open(game)

    def open_book(self, game: str, place: str = "") -> None:
        """Open a game's rulebook at a place, "" for its first page."""
        self.learning.open_book(game, place)

    def _game_page(self, game: str) -> Page:
        from scenes.screens.title.game_page import game_page

        words = self.shell.catalogue.of(game)
        return game_page(self.presentations[game], self.covers[game].draw_tile, words.say)

    def _page_of(self, unfinished: Unfinished) -> Page | None:
        from scenes.library.controller import page_of

        return page_of(unfinished.last(), self.shell)

    def _look_for_saves(self) -> None:
        """Read what the saves are; a window does not wait for it."""
        self.library.open()
        self.library.wait(PATIENCE if self.shell.window else None)

    def _manner(self) -> Manner:
        """The manner in which screens change: at once where everything is to happen at once."""
        if self.settings.reduced_motion:
            return "fade"
        return "none" if self.settings.speed == "instant" else "full"

    def open_file(self, path: Path) -> None:
        """Go on with a file that was dropped on the window or opened on the desktop."""
        self.saves.open_file(path)

    def _let_go(self, path: Path) -> str:
        """Leave the game at the table if that is its save; a sentence tells if others changed it."""
        return self._leave() if self.session and self.session.path == path else ""

    def lobby(self, game: str, put: Callable[[Scene], object] | None = None, code: str = "") -> None:
        """Choose who plays that game: instead of what is seen, or `put` over it, to come back to; a `code` is
        offered for the deal.
        """
        from scenes.screens.lobby.set_up import LobbyNavigation, lobby_scene

        self._look_for_saves()
        unfinished = Unfinished(self.library, (game,), self.shell).standing() or ""
        me, seed = self.lessons.learner(game), code or self.seed or ""
        leave = self.shell.back if put else self.title
        ways = LobbyNavigation(partial(self._start, game), leave)
        scene = lobby_scene(self.shell, self.presentations[game], ways, unfinished, me, seed)
        (put or self.stack.replace)(scene)

    def _start(
        self,
        game: str,
        seats: list[Seat],
        options: dict[str, OptionValue],
        seed: str | None,
        rules: int | None,
    ) -> None:
        from raccoon.app.opponents import Opponents
        from raccoon.app.session.session import Session

        def start() -> None:
            session = Session.new(game, seats, options, seed, saves_dir(self.data), rules)
            level = Opponents(game).last_level(seats) or self.settings.table(game).level
            self.settings.keep_table(game, seats=tuple(seats), options=options, level=level)
            self.shell.keep_settings()
            self.table(session)

        self.shell.attempt(start)

    def _leave(self) -> str:
        """Leave the game there was: nobody thinks about it, another program may go on with it. A sentence
        tells if others changed its file.
        """
        self._rest()
        self.library.close()
        return self._close_save()

    def _rest(self) -> None:
        """Nobody thinks any more."""
        if "thinker" in self.__dict__:
            self.thinker.close()

    def _close_save(self) -> str:
        """Keep the game and let its file go; the sentence that tells if others changed it."""
        session, self.session = self.session, None
        news = session.close() if session else None
        return self.say(news.key, **news.facts) if news else ""

    def table(self, session: Session, guest: Guest | None = None) -> None:
        """Put a session on the table; its opponents think in a new process of their own. Without a guest who
        teaches, what is met for the first time is explained.
        """
        from scenes.learning.first_hints import FirstHints
        from scenes.screens.loading import unveil
        from scenes.screens.resuming import KeepingTold
        from scenes.table.context import TableNavigation
        from scenes.table.scene import TableScene

        told = self._leave() if session is not self.session else ""
        self.session = session
        session.questions.use(self.thinker, session.seats)
        shown = self.presentations[session.match.game.name]
        menu = self._menu(session)
        navigation = TableNavigation(
            menu.open,
            self.results,
            menu.curtain,
            self.shell.message,
            partial(self.learning.open_book, shown.game),
            KeepingTold(self.shell, session),
            menu.answered,
        )
        self._clear()
        guest = guest or partial(FirstHints, keep=self.shell.keep_settings)

        say = self.shell.say_in(shown.game)

        def make() -> TableScene:
            return TableScene(session, self.settings, say, navigation, shown, self.sounds, guest=guest)

        unveil(self.shell, make, shown.loading.prewarm, shown.loading.lights, "opening.table")
        if told:
            self.shell.message(told)

    def _say_anew(self) -> None:
        """Another language is spoken: the title is put up anew; a table does so itself when it is on top."""
        if self.session is None:
            self.title()
        while len(self.stack.scenes) > 1:
            self.stack.pop()

    def _menu(self, session: Session) -> TableMenu:
        """The menu over a session's table."""
        from scenes.screens.table_menu import TableMenu

        shown = self.presentations[session.match.game.name]
        book, more = self.learning.book_of(shown.game), partial(self._menu_choices, session)
        return TableMenu(self.shell, session, shown, self.title, book, more)

    def _menu_choices(self, session: Session) -> list[DialogAnswer]:
        """The choices of a table's menu that lead to other games."""
        return [*self.lessons.choices(session.match.game.name, session), *self.door.choices(session)]

    def _clear(self) -> None:
        """Take every screen off and let go of what they were made of: other pictures will be wanted."""
        self.stack.clear()
        surface_cache.forget()
        process_memory.unfreeze_gc()

    def results(self) -> None:
        """The certificate of the session that has ended."""
        assert self.session is not None
        self._clear()
        self.ended(self.session)

    def ended(self, session: Session, on_leave: Callable[[], None] | None = None) -> None:
        """Put the certificate of a session that has ended on the stack; left, it leads to the title."""
        from scenes.results.inspectable import results_scene
        from scenes.results.opened_seal import opened_seal
        from scenes.results.scene import ResultsActions, leaf_through
        from scenes.screens.loading import unveil
        from scenes.table.motion.pace import PACES

        shown = self.presentations[session.match.game.name]
        further: dict[str, Callable[[], None]] = {
            "replay": partial(self.replays.open, session),
            "people": self.people.open,
        }
        if shown_seal := opened_seal(session, self.shell.say_in(shown.game), self.shell.back):
            further["seal"] = partial(self.stack.push, shown_seal)
        actions = ResultsActions(
            new_game=partial(self.lobby, shown.game, self.stack.push),
            title=on_leave or self.title,
            rematch=None if session.lesson_script else partial(self.door.rematch, session),
            further=further,
            leave="results.title_button" if on_leave is None else "library.title",
        )
        self.sounds.at("opening")
        pace = 0.0 if self.settings.reduced_motion or on_leave else PACES[self.settings.speed]

        def make() -> Scene:
            catalogue = self.shell.catalogue.of(shown.game)
            return results_scene(session, shown, catalogue, actions, pace, self.sounds.play)

        unveil(self.shell, make, leaf_through, shown.loading.lights, "opening.results")

    def run(self, window: Window, begin: Callable[[], None] | None = None) -> None:
        """Begin, and play until the window is closed. An unexpected error is reported and told."""
        self.shell.window = window
        window.handed, window.open_file = Letterbox(self.data).update, self.open_file
        guard = Guard(self.shell, self.title, self._playing)
        with ExitStack() as last:
            last.callback(self._remember, window)
            for close in (self._audio.close, self.library.close, self._rest, self._end):
                last.callback(guard.end, close)
            last.callback(guard.abandon)  # before the window closes nothing may be drawn any more
            guard.run(window, lambda: self._begun(window, begin))

    def _end(self) -> None:
        """Close the save when the window is gone."""
        if told := self._close_save():
            print(told, file=sys.stderr)

    def _begun(self, window: Window, begin: Callable[[], None] | None) -> None:
        """The first picture, then the sounds: where these fail there is something to come back to."""
        try:
            if begin:
                begin()
            if self.stack.top:
                window.step(self.stack, 0.0)
        finally:
            if self.stack.top:
                self.sounds.begin()
                self.listen(window)
        if isinstance(self.stack.top, TitleScene) and self.settings.fresh:
            from scenes.screens.preferences.greeting import greet

            greet(self.shell)

    def _playing(self) -> Path | None:
        """The save of the game at the table."""
        return self.session.path if self.session else None

    def listen(self, window: Window) -> None:
        """Have game controllers steer, and say when one comes or goes."""
        from scenes.controllers.notices import PadNotices
        from scenes.controllers.steering import Steering

        window.controllers = Steering(self.stack, window.offer, PadNotices(self.shell, self.captions).tell)

    def _remember(self, window: Window) -> None:
        """Keep the window as it was left."""
        window.desktop.note(window.mode)
        self.settings.window_size, self.settings.display = window.windowed_size, window.desktop.display
        self.settings.window_place, self.settings.displays = window.desktop.place, displays()
        self.settings.window = window.mode
        try:
            keeping.save(self.settings, self.data)
        except AppError as error:
            print(self.say(error.key, **error.facts), file=sys.stderr)
