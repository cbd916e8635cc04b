"""An evening at a window: a program in its own folder with every game, people with hostile names, and a
monkey.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from pathlib import Path

from raccoon.app.paths import saves_dir
from raccoon.app.saves.verify import verify
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.engine.chance import Chance
from raccoon.games.registry import GAMES
from scenes.main import run
from scenes.program import Program
from scenes.table.presentation import GamePresentation
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.monkey import HOSTILE, Monkey

SIZES = ((960, 540), (1280, 720), (1024, 768))
AT_ONCE = (1, 1, 2, 4, 8, 16)
"""The numbers of actions between two frames, one of which is drawn at random."""
PATIENCE = 300
"""The most frames in a row without an action while a screen is loading."""


class Over(BaseException):
    """The evening has ended; the program must not treat it as an error."""


class Evening(Window):
    """A window whose monkey sends events until there have been enough."""

    def __init__(self, folder: Path, games: dict[str, GamePresentation], seed: str) -> None:
        for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
            os.environ.setdefault(driver, "dummy")
        chance = Chance(seed)
        super().__init__(chance.pick(SIZES))
        settings = Settings(speed="instant", captions=True, reduced_motion=not chance.below(3))
        self.games, self.seed = games, seed
        self.people = people(chance)
        for game in games:
            settings.keep_table(game, seats=tuple(self.people[: GAMES[game].seats.start + 1]), level="")
        self.program = Program(folder, settings, presentations=games)
        self.program.stack.resize(self.size)
        self.monkey = Monkey(self, self.program, seed)
        self.left = self.idle = 0
        self.each: Callable[[], None] = lambda: None
        """The function called before each frame."""

    def rest(self, stack: SceneStack) -> float:
        """Let the monkey act instead of waiting; sometimes several actions come before the next frame."""
        self.each()
        if self.left <= 0:
            raise Over
        before = self.monkey.events
        for _ in range(self.monkey.chance.pick(AT_ONCE)):
            if self.program.stack.top and self.left > self.monkey.events - before:
                self.monkey.action()
        self.left -= self.monkey.events - before
        self.idle = self.idle + 1 if self.monkey.events == before else 0
        assert self.idle < PATIENCE, "nothing can be done any more"
        return 1 / 30

    def play(self, events: int, begin: Callable[[], None] | None = None) -> None:
        """Run the program from the title, or as `begin` says, again whenever the monkey quits."""
        self.left = events
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            while self.left > 0:
                try:
                    run(self.program, self, begin or self.program.title)
                except Over:
                    return

    def table(self, game: str) -> Session:
        """Open a table of the game with these people and a bot."""
        seats = [*self.people[: GAMES[game].seats.start - 1], Seat("Bot", "random", COLOURS[4], EMBLEMS[4])]
        session = Session.new(game, seats, {}, self.seed, saves_dir(self.program.data))
        self.program.table(session)
        return session

    @property
    def reports(self) -> list[Path]:
        """The error reports so far."""
        return sorted((self.program.data / "reports").glob("*"))


def people(chance: Chance) -> list[Seat]:
    """Four people with hostile names that the program accepts."""
    names = [name for name in HOSTILE if name.isprintable()]
    chosen = chance.shuffled(names)[:4]
    return [Seat(name, PERSON, COLOURS[place], EMBLEMS[place]) for place, name in enumerate(chosen)]


def wrong_saves(folder: Path) -> list[str]:
    """The saves that do not verify."""
    found = []
    for path in saves_dir(folder).glob("*.raccoon"):
        try:
            verify(path)
        except Exception as error:  # noqa: BLE001 - reported
            found.append(f"{path.name}: {type(error).__name__} {error}")
    return found
