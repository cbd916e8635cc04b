"""The screens of the program and the ways between them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from raccoon.app import opponents, process_memory, reports
from raccoon.app import settings as keeping
from raccoon.app.errors import AppError
from raccoon.app.games import FIRST_GAME
from raccoon.app.paths import saves_dir
from raccoon.app.saves import listing
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue, languages
from raccoon.app.thinking.client import Thinker
from scenes.art import theme
from scenes.audio.captions import Captions
from scenes.audio.mixer import Sounds
from scenes.audio.repertoire import HOUSE
from scenes.raccoon_tycoon.art import pictograms
from scenes.raccoon_tycoon.prewarm import rehearse
from scenes.raccoon_tycoon.results import results
from scenes.registry import PRESENTATIONS
from scenes.results.scene import ResultsActions, ResultsScene, leaf_through, takeback_remark
from scenes.screens.dialog import Choice, DialogScene
from scenes.screens.error import ErrorScene
from scenes.screens.handover import HandoverScene
from scenes.screens.loading import OpeningScene
from scenes.screens.lobby import LobbyScene
from scenes.screens.lobby_invitations import Company
from scenes.screens.seats import SeatsScene
from scenes.screens.settings import SettingsScene
from scenes.screens.title import TitleActions, TitleScene
from scenes.table.context import TableNavigation
from scenes.table.history_scene import looking_back
from scenes.table.pace import PACES
from scenes.table.scene import TableScene
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window


class Program:
    """Everything between the window and a session: title, lobby, table, curtain, results."""

    def __init__(self, data: Path, settings: Settings, seed: str | None = None) -> None:
        self.data = data
        self.settings = settings
        self.seed = seed
        self.catalogue = Catalogue.load(settings.language)
        theme.choose(settings.high_contrast)
        pictograms.register()
        self.stack = SceneStack(text_scale=settings.text_scale)
        self.captions = self.stack.overlay = Captions(settings, self._caption)
        self.sounds = self.stack.companion = Sounds(settings, self.captions.show)
        self.window: Window | None = None
        self.session: Session | None = None
        self.thinker = Thinker()

    @property
    def say(self) -> Callable[..., str]:
        """Sentences in the player's language."""
        return self.catalogue.say

    def _caption(self, key: str) -> str:
        """A caption in the language of the moment."""
        return self.say(key)

    def title(self, warning: str = "") -> None:
        """The title alone on the stack; the session is left, its save is complete, nobody thinks about it."""
        self.thinker.close()
        self.session = None
        self.sounds.enter(HOUSE)
        self.sounds.at("opening")
        last = self._last_game()
        actions = TitleActions(
            resume=lambda: self.resume(last.path) if last else None,
            new_game=self.lobby,
            settings=self.open_settings,
            quit=self.stack.clear,
        )
        self.stack.clear()
        process_memory.give_back()  # what a table was made of goes round in circles and holds pictures
        standing = self._standing(last)
        self.stack.push(
            TitleScene(self.catalogue, actions, standing, warning, lambda: not self.settings.reduced_motion)
        )

    def _last_game(self) -> listing.Listing | None:
        try:
            return next(listing.unfinished(listing.listings(saves_dir(self.data))), None)
        except AppError:
            return None

    def _standing(self, last: listing.Listing | None) -> str:
        if last is None or last.progress is None:
            return ""
        name = last.seats[last.waiting[0]].name
        return self.say("title.standing", round=last.progress.number, name=name)

    def resume(self, path: Path) -> None:
        """Go on with a saved game at the point where it was left."""
        self._attempt(lambda: self.continue_with(Session.load(path)))

    def continue_with(self, session: Session) -> None:
        """Put a loaded game on the table; an incomplete end of its save is told."""
        self.table(session)
        if session.torn:
            self.message(self.say("menu.torn"))

    def lobby(self) -> None:
        """Choose who plays."""
        last = self.settings.table(FIRST_GAME)
        scene = LobbyScene(
            self.catalogue,
            Company(opponents.Opponents(FIRST_GAME), opponents.chooser(), self.say, last.level),
            last.seats,
            last.options,
            self._start,
            self.title,
            self.seed or "",
        )
        self.stack.replace(scene)

    def _start(self, seats: list[Seat], options: dict[str, bool], seed: str | None) -> None:
        def start() -> None:
            session = Session.new(FIRST_GAME, seats, options, seed, saves_dir(self.data))
            last = opponents.Opponents(FIRST_GAME).last_level(seats) or self.settings.table(FIRST_GAME).level
            self.settings.keep_table(FIRST_GAME, seats=tuple(seats), options=dict(options), level=last)
            self.save_settings()
            self.table(session)

        self._attempt(start)

    def table(self, session: Session) -> None:
        """Put a session on the table; its opponents think in a new process of their own."""
        self.session = session
        self.thinker.close()
        session.questions.use(self.thinker, session.seats)
        ways = TableNavigation(self.menu, self.results, self.curtain, self.message)
        presentation = PRESENTATIONS[session.match.game.name]
        self.stack.clear()

        def make() -> TableScene:
            return TableScene(session, self.settings, self.say, ways, presentation, self.sounds)

        self._unveil(make, rehearse, "opening.table")

    def _unveil(
        self, make: Callable[[], Scene], rehearse: Callable[[Scene], Iterable[object]], words: str
    ) -> None:
        """Put a screen on the stack, in a window behind an opening that says these words."""
        if self.window:
            still = self.settings.reduced_motion
            self.stack.push(OpeningScene(self.catalogue, make, rehearse, still, words))
        else:
            self.stack.push(make())

    def menu(self) -> None:
        """The table's menu; the game is saved already."""
        say = self.say
        table, choices = self.stack.top, [Choice(say("menu.resume"), None, "primary")]
        if isinstance(table, TableScene) and table.parts.look_back.can_take_back:
            choices.append(Choice(say("menu.take_back"), table.parts.look_back.open))
        choices += [
            Choice(say("menu.seats"), self.seats),
            Choice(say("title.settings"), self.open_settings),
            Choice(say("menu.leave"), self.title, "quiet"),
        ]
        self.stack.push(DialogScene(say("menu.title"), say("menu.saved"), choices, cancel=0))

    def seats(self) -> None:
        """Who sits where from now on: any seat can go from a person to a bot and back (P12)."""
        assert self.session is not None
        scene = SeatsScene(
            self.catalogue,
            self.session.seats,
            opponents.Opponents(self.session.match.game.name),
            self._change_seats,
            self.close_settings,
        )
        self.stack.push(scene)

    def _change_seats(self, seats: list[Seat]) -> None:
        def change() -> None:
            assert self.session is not None
            for number, seat in enumerate(seats):
                if seat != self.session.seats[number]:
                    self.session.change_seat(number, seat)

        self._attempt(change)
        if isinstance(self.stack.top, SeatsScene):
            self.stack.pop()

    def curtain(self, seat: Seat, lift: Callable[[], None]) -> None:
        """Hide everything until the next person looks (H1)."""

        def look() -> None:
            self.stack.pop()
            lift()

        self.sounds.play("curtain")
        assert self.session is not None
        seats, game = self.session.seats, self.session.match.game.name
        face = opponents.Opponents(game).faces(seats)[seats.index(seat)]
        self.stack.push(HandoverScene(self.catalogue, seat, look, face=face))

    def message(self, sentence: str) -> None:
        """Tell something in one sentence."""
        ok = Choice(self.say("dialog.ok"), None, "primary")
        self.stack.push(DialogScene(self.say("dialog.notice"), sentence, [ok]))

    def results(self) -> None:
        """The certificate of the session that has ended."""
        assert self.session is not None
        session = self.session
        self.sounds.at("opening")
        pace = 0.0 if self.settings.reduced_motion else PACES[self.settings.speed]

        actions = ResultsActions(self.lobby, self.title, self.look_back)

        def make() -> ResultsScene:
            told, remark = results(session, self.catalogue), takeback_remark(session, self.catalogue)
            return ResultsScene(self.catalogue, told, actions, remark, pace=pace, hear=self.sounds.play)

        self.stack.clear()
        process_memory.give_back()
        self._unveil(make, leaf_through, "opening.results")

    def look_back(self) -> None:
        """The log of the session that has ended, with everybody's reasons (B5)."""
        assert self.session is not None
        presentation = PRESENTATIONS[self.session.match.game.name]
        self.stack.push(looking_back(self.session, presentation, self.say, self.close_settings))

    def open_settings(self) -> None:
        """The settings over whatever is on the screen."""
        scene = SettingsScene(
            self.catalogue, self.settings, self.apply_settings, self.close_settings, languages()
        )
        self.stack.push(scene)

    def close_settings(self) -> None:
        """Back to what was under the settings."""
        self.stack.pop()

    def apply_settings(self, _: Settings) -> None:
        """Follow the settings at once, and keep them."""
        self.save_settings()
        theme.choose(self.settings.high_contrast)
        if self.settings.language != self.catalogue.language:
            self.catalogue = Catalogue.load(self.settings.language)
        if self.window:
            self.window.set_full_screen(self.settings.full_screen, self.stack)
        self.stack.resize(self.stack.size, self.settings.text_scale)

    def save_settings(self) -> None:
        """Keep the settings; when the disk refuses, say so and go on."""
        try:
            keeping.save(self.settings, self.data)
        except AppError as error:
            self.message(self.say(error.key, **error.facts))

    def _attempt(self, step: Callable[[], None]) -> None:
        """Do it, or say in one sentence why it cannot be done."""
        try:
            step()
        except AppError as error:
            self.message(self.say(error.key, **error.facts))

    def run(self, window: Window) -> None:
        """Play until the window is closed. An unexpected error is reported and told (S4)."""
        self.window = window
        self.sounds.begin()
        while self.stack.top:
            try:
                window.run(self.stack)
            except Exception as error:  # noqa: BLE001 - told to the player and kept in a report
                self._failed(error)
        self.thinker.close()
        self.sounds.close()
        self._remember(window)

    def _remember(self, window: Window) -> None:
        """Keep the window as it was left (H3)."""
        self.settings.window_size = window.windowed_size
        self.settings.full_screen = window.full_screen
        try:
            keeping.save(self.settings, self.data)
        except AppError as error:
            print(self.say(error.key, **error.facts), file=sys.stderr)

    def _failed(self, error: Exception) -> None:
        """The screen for what should not happen; a second failure on it ends the program."""
        if self.stack.top and isinstance(self.stack.top, ErrorScene):
            raise error
        report = reports.write(error, self.data, self.session.path if self.session else None)
        scene: Scene = ErrorScene(
            self.catalogue, type(error).__name__, str(report or ""), self.title, self.stack.clear
        )
        self.stack.clear()
        self.stack.push(scene)
