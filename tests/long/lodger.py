"""A program that stays open for many games: ``python -m tests.long.lodger FOLDER SEED GAMES MUSIC``.

Each of its games is begun by people (a monkey), handed over to bots, who play it to the end, and left for the
title, the library, the rulebook, the settings and the lobby; every few frames the window is resized. After
each game it prints the most bytes that the process held meanwhile, and the bytes of cached pictures among
them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # before anything imports pygame
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from raccoon.app.process_memory import resident_bytes
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from scenes.art import surface_cache
from scenes.results.scene import ResultsScene
from scenes.screens.loading import LoadingScene
from scenes.table.presentation import GamePresentation
from scenes.table.scene import TableScene
from scenes.window.stack import SceneStack
from tests.games.everything import everything
from tests.long.evening import Evening

SIZES = ((960, 540), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440))
SCALES = (1.0, 1.25, 1.5, 2.0)
FRAMES = 60
"""The monkey's frames at a table; on every other screen a third of them."""
LONGEST = 4000
"""Frames after which a game of bots is left, finished or not."""


class Lodger(Evening):
    """An evening with a script instead of a number of actions; `at_most` is the most memory in use
    meanwhile.
    """

    def __init__(self, folder: Path, games: dict[str, GamePresentation], seed: str, music: bool) -> None:
        super().__init__(folder, games, seed)
        self.mind = Chance(f"lodger {seed}")
        self.at_most = self.pictures = 0
        self.course: Iterator[None] = iter(())
        self.program.settings.music = 0.8 if music else 0.0

    def rest(self, stack: SceneStack) -> float:
        """Wait as the script says before the next frame."""
        self.at_most = max(self.at_most, resident_bytes())
        self.pictures = max(self.pictures, surface_cache.cached_bytes())
        if self.left > 0 and next(self.course, self) is self:
            self.left = 0
        if self.left <= 0:
            return super().rest(stack)
        return 1 / 30

    def told(self) -> tuple[int, int]:
        """The most bytes since the last call: of the process, and of its cached pictures."""
        most, self.at_most = (self.at_most, self.pictures), 0
        self.pictures = 0
        return most

    def evenings(self, count: int, tell: Callable[[str], None]) -> Iterator[None]:
        """Play that many games, with the screens around them."""
        for number in range(count):
            game = [*self.games][number % len(self.games)]
            yield from self._game(game, number)
            yield from self._around(game)
            tell(game)

    def _game(self, game: str, number: int) -> Iterator[None]:
        self.seed = f"{self.seed} {number}"
        session = self.table(game)
        yield from self._fidgeting(FRAMES, lambda: self._back(session))
        for _ in range(LONGEST):
            if isinstance(self.program.stack.top, ResultsScene):
                break
            self._hand_over(self._back(session))
            if self.mind.below(40) == 0:
                self._another_size()
            yield
        yield from self._fidgeting(FRAMES // 3)

    def _around(self, game: str) -> Iterator[None]:
        program = self.program
        screens: tuple[Callable[[], object], ...] = (
            program.title,
            program.library_controller.open,
            lambda: program.open_book(game),
            lambda: program.shell.open_settings(game),
            lambda: program.lobby(game),
        )
        for screen in screens:
            program.title()
            yield
            screen()
            yield from self._fidgeting(FRAMES // 3)
        program.title()
        yield

    def _fidgeting(self, frames: int, before: Callable[[], object] = lambda: None) -> Iterator[None]:
        """Let the monkey act for some frames, in windows of all sizes."""
        for number in range(frames):
            before()
            if self.program.stack.top is None:
                self.program.title()
            self.monkey.action()
            if number % 10 == 9:
                self._another_size()
            yield

    def _back(self, session: Session) -> Session:
        """The session at the table, to which people who have left return."""
        now = self.program.session
        if now is None and not session.over and session.path and session.path.exists():
            self.program.saves.resume(session.path)
        return self.program.session or session

    def _hand_over(self, session: Session) -> None:
        """Seat bots in the places of people; close panels over the table."""
        stack = self.program.stack
        if session is not self.program.session or isinstance(stack.top, LoadingScene):
            return
        while stack.top and not isinstance(stack.top, (TableScene, ResultsScene, LoadingScene)):
            stack.pop()
        for place in session.people:
            seat = session.seats[place]
            session.change_seat(place, Seat(seat.name, "random", seat.colour, seat.emblem))

    def _another_size(self) -> None:
        """Resize the window, or choose another text size."""
        size = self.mind.pick(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post_size(size)
        if self.mind.below(4) == 0:
            self.program.settings.text_scale = self.mind.pick(SCALES)
            self.program.stack.resize(self.size, self.program.settings.text_scale)

    @staticmethod
    def post_size(size: tuple[int, int]) -> None:
        """Post the events that a system sends when a window is resized."""
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))


def main(folder: Path, seed: str, count: int, music: bool) -> None:
    """Run that many games."""

    def tell(game: str) -> None:
        most, pictures = lodger.told()
        print("held", game, most, pictures, flush=True)

    with everything() as games:
        lodger = Lodger(folder, games, seed, music)
        with lodger:
            lodger.course = lodger.evenings(count, tell)
            lodger.play(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4] == "music")
