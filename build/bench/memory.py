"""The memory of the program after several whole games, each from the title to the title."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.environment import display
from bench.figures import Measurement
from raccoon.app.paths import saves_dir
from raccoon.app.process_memory import resident_bytes
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from scenes.program import Program
from scenes.results.scene import ResultsScene
from scenes.tools.still import Showcase
from scenes.window.pace import FRAMES_PER_SECOND
from scenes.window.window import Window

GAMES = 10
SIZE = (1920, 1080)
PLAYERS = 4
LINGERING = 30
"""Frames for which the results and the title are shown."""


def measure(showcase: Showcase, games: int = GAMES, size: tuple[int, int] = SIZE) -> list[Measurement]:
    """The memory at the title after that many games of four bots, and the most meanwhile; AppError if
    unknown.
    """
    last = most = resident_bytes()
    with display(), TemporaryDirectory() as folder:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        program = Program(Path(folder), Settings(speed="instant"))
        with Window(size) as window:
            program.shell.window = window
            program.stack.resize(window.size)
            program.sounds.begin()
            for number in range(games):
                for last in _evening(showcase, program, number):
                    most = max(most, last)
            program.stack.clear()
        program.thinker.close()
        program.sounds.close()
    case = f"{games} games, {size[0]}×{size[1]}"
    return [Measurement("memory", case, last / 1e6, "MB"), Measurement("memory_most", case, most / 1e6, "MB")]


def _evening(showcase: Showcase, program: Program, number: int) -> Iterator[int]:
    """Play a game from its first deal to the title after its results; yield the memory in use after each
    frame.
    """
    seats = showcase.seats(PLAYERS, people=0)
    game = showcase.presentation.game
    program.table(Session.new(game, seats, {}, f"memory {number}", saves_dir(program.data)))
    while not isinstance(program.stack.top, ResultsScene):
        yield _frame(program)
    for _ in range(LINGERING):
        yield _frame(program)
    program.title()
    for _ in range(LINGERING):
        yield _frame(program)


def _frame(program: Program) -> int:
    window = program.shell.window
    assert window is not None
    window.step(program.stack, 1 / FRAMES_PER_SECOND)
    window.rest(program.stack)
    return resident_bytes()
