"""Play the packaged program by mouse: ``python build/evening.py dist/raccoon/raccoon``.

Each game is started from the title, played against bots, killed and continued; then the library and a
rulebook are opened. Nothing may be written outside the player's folder. Needs Xvfb and xdotool; takes
minutes.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from display import Display, Picture, virtual_display
from smoke import ALIKE, SIZE, SmokeError, environment, hidden_python

TILES, TILES_AT = (696, 1056, 1416), 695
START, CONTINUE, LIBRARY, RULES = (1655, 1000), (283, 535), (196, 722), (367, 636)
"""The places of buttons in design units (1920×1080)."""
ACTIONS, TABLE, PAGE = (340, 1000, 1580, 1050), (330, 420, 1590, 960), (1620, 120, 1890, 760)
CONFIRM = (1700, 656, 1820, 682)
"""The row of actions, the table, the panel of a choice and its confirming button: left, top, right,
bottom.
"""
SEEN = 0.6
"""Seconds of looking before a press."""
WAIT = 600.0
"""Seconds until an event must have happened on a busy machine; it is a limit, not a measure."""
SLOWEST = 5.0
"""The longest pause between two attempts, in seconds."""
MOVES = 4
"""The number of lines by which a save has to grow."""
CLICKS = 25
"""Clicks without progress after which play starts again at Continue."""
FOLDER = ".local/share/RaccoonTycoon"


class Game:
    """The program as its own process on a virtual display, driven by mouse and keys through xdotool."""

    def __init__(
        self, command: list[str], display: Display, data: Path, surroundings: dict[str, str]
    ) -> None:
        self.display, self.data = display, data
        self._command = [*command, "--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}"]
        seen = {name: value for name, value in surroundings.items() if name != "SDL_VIDEODRIVER"}
        self._environment = {**seen, "DISPLAY": display.name, "SDL_VIDEO_WINDOW_POS": "0,0"}
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        quiet = subprocess.DEVNULL
        return subprocess.Popen(self._command, env=self._environment, stdin=quiet, stdout=quiet, stderr=quiet)

    def kill(self) -> None:
        """Kill the program without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def again(self) -> None:
        """Kill the program and start it again; its title is shown then."""
        left = self.display.picture()
        self.kill()
        self.process = self._start()
        self.standing(left)

    def resume(self) -> None:
        """Kill the program, start it, and press Continue on its title until it has locked the game.

        Keys pressed while the title is still shown would move through its menu, down to Quit.
        """
        self.again()
        until(self.has_the_save, lambda: self.click(*CONTINUE))

    def has_the_save(self) -> bool:
        """Return whether the program has locked the newest save, to continue it; the title only reads it."""
        file = f":{self.saves()[-1].stat().st_ino}"
        locks = (line.split() for line in Path("/proc/locks").read_text().splitlines())
        return any(int(pid) == self.process.pid and at.endswith(file) for *_, pid, at, _, _ in locks)

    def xdo(self, *words: str) -> None:
        """Run one xdotool command."""
        here = {**os.environ, "DISPLAY": self.display.name}
        subprocess.run(["xdotool", *words], env=here, check=True, capture_output=True)

    def click(self, x: int, y: int) -> None:
        """Move, wait, then click a point given in design units."""
        self.xdo("mousemove", str(x * SIZE[0] // 1920), str(y * SIZE[1] // 1080))
        time.sleep(SEEN)
        self.xdo("click", "1")

    def key(self, name: str) -> None:
        """Wait, then press a key: hasty presses are refused as long as they continue."""
        time.sleep(SEEN)
        self.xdo("key", name)

    def saves(self) -> list[Path]:
        """The saved games, newest last."""
        return sorted((self.data / "saves").glob("*.raccoon"), key=lambda path: path.stat().st_mtime_ns)

    def lines(self) -> int:
        """The number of lines in the newest save."""
        found = self.saves()
        return len(found[-1].read_bytes().splitlines()) if found else 0

    def standing(self, left: Picture | None = None) -> Picture:
        """The picture once something is drawn and stays; `left` is a killed program's last picture, which
        does not count.
        """
        seen = [self.display.picture()]

        def stands() -> bool:
            seen.append(self.display.picture())
            drawn = not seen[-1].is_empty() and (left is None or seen[-1].alike(left) < ALIKE)
            return drawn and seen[-1].alike(seen[-2]) > 0.9

        until(stands)
        return seen[-1]

    def leave(self, act: Callable[[], None]) -> None:
        """Repeat `act` until another screen is there and stays."""
        left = self.display.picture()
        until(lambda: self.display.picture().alike(left) < ALIKE, act)
        self.standing()

    def begin(self, number: int) -> None:
        """Accept the answers of the first start, choose a game on the title, play at its first start, then
        press Start in the lobby.
        """
        if not (self.data / "settings.json").exists():
            self.leave(lambda: self.key("Return"))
        before = len(self.saves())
        self.leave(lambda: self.click(TILES[number - 1], TILES_AT))
        self.leave(lambda: self.key("p"))
        until(lambda: len(self.saves()) > before, lambda: self.click(*START))


def until(condition: Callable[[], bool], act: Callable[[], None] = lambda: None) -> None:
    """Repeat `act`, ever more slowly, until the condition holds: where a frame takes a second, presses a
    second apart are hasty. Raises `SmokeError` when time is up.
    """
    end, pause = time.monotonic() + WAIT, 0.3
    while not condition():
        if time.monotonic() > end:
            raise SmokeError("it did not come about in time")
        act()
        time.sleep(pause)
        pause = min(pause * 1.3, SLOWEST)


def points() -> Iterator[tuple[int, int]]:
    """The places to click: actions, things that can be chosen, the confirming button."""
    chance = random.Random(7)
    while True:
        for left, top, right, bottom in (ACTIONS, TABLE, CONFIRM, PAGE, CONFIRM):
            yield chance.randint(left, right), chance.randint(top, bottom)


def play(game: Game) -> None:
    """Click until the save has grown by some moves; without progress (in a menu, in a lesson) start again at
    Continue.
    """
    goal, where = game.lines() + MOVES, points()

    def act() -> None:
        before = game.lines()
        for _ in range(CLICKS):
            game.click(*next(where))
        if game.lines() == before or not game.has_the_save():
            game.resume()

    until(lambda: game.lines() >= goal, act)


def evening(game: Game, number: int) -> None:
    """Play one of the games, before and after a kill; open library and rulebook. Raises `SmokeError`."""
    game.standing()
    game.begin(number)
    play(game)
    game.resume()
    play(game)
    game.again()
    game.leave(lambda: game.click(*LIBRARY))
    game.again()
    game.leave(lambda: game.click(*RULES))
    game.leave(lambda: game.key("Return"))
    print(f"game {number}: begun, played, killed, gone on with; the library, a rulebook", flush=True)


def strays(home: Path) -> list[str]:
    """The files below the home folder that are not in the player's folder."""
    found = (file.relative_to(home).as_posix() for file in home.rglob("*") if not file.is_dir())
    return [name for name in found if not name.startswith(f"{FOLDER}/")]


def listed(folder: Path) -> dict[str, tuple[int, int]]:
    """The size and time of every file below the folder."""
    stats = {str(file): file.stat() for file in folder.rglob("*") if file.is_file()}
    return {name: (stat.st_size, stat.st_mtime_ns) for name, stat in stats.items()}


def main(argv: list[str] | None = None) -> int:
    """Play every game; return 1 when something fails, with the reason on stderr."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("program", type=Path, help="the executable")
    parser.add_argument("--hide-python", action="store_true", help="run it where no Python can be found")
    parser.add_argument("--games", type=int, nargs="+", default=[1, 2, 3], help="which of them (all)")
    parser.add_argument("--picture", type=Path, help="keep a picture of what is seen last here (PNG)")
    arguments = parser.parse_args(argv)
    program = arguments.program.resolve()
    before = listed(program.parent)
    try:
        command = [*(hidden_python() if arguments.hide_python else []), str(program)]
        for number in arguments.games:
            spend(command, number, arguments.picture)
        if listed(program.parent) != before:
            raise SmokeError("the program's own folder has changed")
    except SmokeError as error:
        print(f"evening: {error}", file=sys.stderr)
        return 1
    print("nothing was written but the player's folder")
    return 0


def spend(command: list[str], number: int, picture: Path | None) -> None:
    """Play one of the games as a new player; raises `SmokeError`."""
    with tempfile.TemporaryDirectory(prefix="evening-") as folder, virtual_display(SIZE) as display:
        home = Path(folder)
        game = Game(command, display, home / FOLDER, environment(home))
        try:
            evening(game, number)
        finally:
            if picture:
                display.picture().save(picture)
            game.kill()
        if found := strays(home):
            raise SmokeError(f"written outside the player's folder: {', '.join(found)}")


if __name__ == "__main__":
    sys.exit(main())
