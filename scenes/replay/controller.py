"""Opens the replay of a game, and starts new games (forks) from a point of it."""

from collections.abc import Callable
from functools import partial

import pygame

from raccoon.app.afterwards.fork import fork, may_fork
from raccoon.app.afterwards.game_figures import figures_in, file_of
from raccoon.app.opponents import Opponents
from raccoon.app.paths import chances_dir, saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.replay.theatre import ReplayScene, replay
from scenes.screens.app_context import AppContext
from scenes.screens.loading import push_loading
from scenes.screens.picture_file import save_file, save_picture
from scenes.screens.seats import SeatsScene


class ReplayController:
    """Opens replays over any screen and starts forks; the `thinker` finds the reasons of moves."""

    def __init__(self, shell: AppContext, thinker: Callable[[], Thinker]) -> None:
        self._shell, self._thinker = shell, thinker

    def open(self, session: Session, moves: int | None = None) -> None:
        """Open the replay of a game, at its end or after so many moves."""
        if session.questions.thinker is None:
            session.questions.use(self._thinker(), session.seats)
        lights = self._shell.presentations[session.match.game.name].loading.lights
        make = partial(self.scene, session, moves)
        push_loading(self._shell, make, lambda scene: (), lights, "opening.replay", over=True)

    def scene(self, session: Session, moves: int | None = None) -> ReplayScene:
        """Return the replay of a game, at its end or after so many moves."""
        shown = self._shell.presentations[session.match.game.name]
        on_fork = partial(self.ask_seats, session) if may_fork(session) else None
        say, keep = self._shell.say_in(shown.game), partial(self._ask_save, session)
        scene = replay(session, shown, say, self._shell.back, on_fork, keep)
        scene.moves = scene.moves if moves is None else moves
        if session.over and session.header:
            begun, seed = session.header.created, session.match.seed
            file = file_of(chances_dir(self._shell.data), shown.game, begun, seed)
            if found := figures_in(file, len(session.seats)):
                scene.timeline.chances = dict(zip(found.places, found.chances, strict=True))
        return scene

    def _ask_save(self, session: Session, moment: pygame.Surface) -> None:
        say, film = self._shell.say, partial(self._keep_film, session)
        answers = [
            DialogAnswer(say("replay.keep.picture"), partial(save_picture, self._shell, moment), "primary"),
            DialogAnswer(say("replay.keep.film"), film),
            DialogAnswer(say("settings.back"), None, "quiet"),
        ]
        self._shell.stack.push(DialogScene(say("replay.keep"), say("replay.keep.ask"), answers))

    def _keep_film(self, session: Session) -> None:
        from scenes.replay.developing import film
        from scenes.replay.reel import reel

        shell, ending = self._shell, ".webp"
        shown = shell.presentations[session.match.game.name]
        save_file(shell, lambda: film([*reel(session, shown, shell.catalogue)], ending), ending, "film.kept")

    def ask_seats(self, session: Session, moves: int) -> None:
        """Ask who plays the game that is forked after so many moves."""
        self._shell.stack.push(self.seats_scene(session, moves))

    def seats_scene(self, session: Session, moves: int) -> SeatsScene:
        """Return the screen that asks who plays the fork."""
        shown = self._shell.presentations[session.match.game.name]
        roster, catalogue = Opponents(shown.game), self._shell.catalogue.of(shown.game)
        dressed = partial(shown.look.displayed_seats, setup=session.match.setup)
        done = partial(self._fork, session, moves)
        ground = shown.lobby.draw_background
        return SeatsScene(
            catalogue, session.seats, roster, done, self._shell.back, ground, dressed, words="fork"
        )

    def _fork(self, session: Session, moves: int, seats: list[Seat]) -> None:
        assert session.file
        begin = partial(fork, session.file, moves, seats, saves_dir(self._shell.data))
        self._shell.attempt(lambda: self._shell.ways.table(begin()))
