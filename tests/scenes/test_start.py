"""The title comes at once: what it imports is listed, and the covers tell the truth about their games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from raccoon.app.settings import Settings, save
from raccoon.games.registry import FORMER, GAMES, RULES_VERSIONS
from scenes.art import fonts
from scenes.registry import COVERS, PRESENTATIONS
from scenes.widgets.button import PRESSED
from scenes.window.signals import END

MOST = 129
"""Modules of our own that the title imports at most; may only shrink."""
MOST_IN_ALL = 340
LATER = (
    "pygame_gui",
    "hashlib",
    "scenes.audio.mixer",
    "scenes.tools",
    "multiprocessing",
    "tqdm",
    "concurrent.futures",
)
"""The packages that must not be imported before the first picture."""
ROOMS = ("raccoon.games", "raccoon.bots", "scenes")


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The modules imported when the first picture is there, of a program started as by a player."""
    data = tmp_path_factory.mktemp("player")
    save(Settings(welcomed=True), data)
    command = [sys.executable, "-m", "raccoon", "--windowed", "--data-dir", str(data), "--first-picture"]
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = subprocess.run(command, env=unseen, check=True, capture_output=True)
    found: list[str] = json.loads(told.stdout)["modules"]
    return found


def test_no_game_and_no_tool_is_imported_before_the_first_picture(modules: list[str]) -> None:
    forbidden = [*LATER, *(f"{room}.{game}" for room in ROOMS for game in GAMES)]
    assert [name for name in modules if any(f"{name}.".startswith(f"{room}.") for room in forbidden)] == []


def test_the_title_imports_little(modules: list[str]) -> None:
    own = [name for name in modules if name.partition(".")[0] in ("raccoon", "scenes", "assets")]
    assert "scenes.screens.title.scene" in own
    assert len(own) <= MOST
    assert len(modules) <= MOST_IN_ALL


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_cover_tells_what_its_game_brings(game: str) -> None:
    cover, shown = COVERS[game], PRESENTATIONS[game]
    assert type(cover.ground()).draw is type(shown.lobby.title_ground()).draw or game != next(iter(COVERS))
    assert cover.book == (shown.learning.book is not None)
    assert cover.course == bool(shown.learning.course)
    assert shown.game == game


def test_all_tables_know_the_same_games() -> None:
    assert [*COVERS] == [*PRESENTATIONS] == [*GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_rules_is_that_of_the_games(game: str) -> None:
    assert RULES_VERSIONS[game] == GAMES[game].rules_version
    assert all(former.rules_version < RULES_VERSIONS[game] for former in FORMER.get(game, ()))


def test_events_of_our_own_are_nobody_else_s() -> None:
    """A module imported after a display was closed gets numbers that pygame gave away before."""
    pygame.display.init()
    fonts.clear()
    pygame.quit()
    assert not {PRESSED, END} & {pygame.event.custom_type() for _ in range(100)}


WARMED = """
from itertools import count
import pygame
import sys
from scenes.ahead import ahead
from scenes.art.moving import incremental
from scenes.registry import COVERS
from scenes.window.warming import Warming
frames, ticks, wanted = 0, count(), list(ahead(COVERS, True))
with incremental.spread(lambda: float(next(ticks))):
    warming = Warming()
    while not warming.import_some(wanted):
        frames += 1
warmed = {*sys.modules}
import pygame_gui
from scenes.program import Program
from pathlib import Path
from raccoon.app.settings import Settings
pygame.display.init(), pygame.font.init(), pygame.display.set_mode((960, 540))
program = Program(Path(sys.argv[1]), Settings(welcomed=True))
for game in COVERS:
    program.lobby(game)
    program.stack.draw(pygame.Surface((960, 540)))
    program.stack.top.on_start(program.stack.top.table.seats, {}, "warmed", None)
    program.stack.draw(pygame.Surface((960, 540)))
    assert type(program.stack.top).__module__ == "scenes.table.scene"
    program.title()
late = [name for name in sys.modules.keys() - warmed if name.startswith("scenes.screens.lobby")]
print(frames, *late)
"""


def test_what_was_imported_in_many_frames_works_like_the_rest(tmp_path: Path) -> None:
    """Each frame has time for one module: every import is interrupted and begun again, many times."""
    told = subprocess.run(
        [sys.executable, "-c", WARMED, str(tmp_path)],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        check=True,
        capture_output=True,
        text=True,
    )
    frames, *late = told.stdout.splitlines()[-1].split()
    assert int(frames) > 100
    assert late == []
