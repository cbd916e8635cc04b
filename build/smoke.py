"""Start the packaged program as on a player's machine: ``python build/smoke.py dist/raccoon/raccoon``.

It must know its command line, play games between bots (in several processes), think about a move in the
process that its window will ask, and open its window.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from display import Display, Picture, virtual_display

SIZE = (1280, 720)
START_SECONDS = 30.0
"""Seconds after which a window that shows nothing is a failure; it is a limit, not a measure."""

STAY_SECONDS = 6.0
"""The seconds for which the window must stay open: at the title it imports modules ahead meanwhile."""

COMMAND_SECONDS = 120
END_SECONDS = 20

SIMULATION = shlex.split("simulate --bots random --players 3 --games 2 --jobs 2 --seed 7 --json")


SCENES = ("lobby", "table")
"""Scenes that need all packed parts: pygame-gui's theme and fonts, the sentences, the game's data."""

QUESTION = Path(__file__).with_name("question.json")
"""A position in the form in which the window sends it to the thinking process."""

SAVE = Path(__file__).parents[1] / "tests/archive/v0_1_0/player/saves/trading-floor.raccoon"
"""A saved game to open."""

WELCOMED = '{"welcomed": true}'
"""Settings with the first start answered, so that the title is the first screen."""

STRANGE = "Мои игры ゲーム"
"""A folder name with letters outside ASCII, as some players have."""
ALIKE = 0.6
"""The share of equal pixels: two pictures of one screen have more, those of two screens less."""

DRAWN_BYTES = 50_000
"""The least bytes of a drawn screen's PNG; a PNG of one colour has a few thousand."""


class SmokeError(Exception):
    """The packaged program fails a check."""


def main(argv: list[str] | None = None) -> int:
    """Run every check; return 1 when one fails, with the reason on stderr."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("program", type=Path, help="the executable")
    parser.add_argument("--hide-python", action="store_true", help="run it where no Python can be found")
    parser.add_argument("--picture", type=Path, help="keep a picture of the window here (PNG)")
    arguments = parser.parse_args(argv)
    command = [*(hidden_python() if arguments.hide_python else []), str(arguments.program.resolve())]
    try:
        run_checks(command, arguments.picture)
    except SmokeError as error:
        print(f"smoke: {error}", file=sys.stderr)
        return 1
    return 0


def run_checks(command: list[str], keep: Path | None) -> None:
    """Run all checks, each with a line on the terminal; raises `SmokeError`."""
    with tempfile.TemporaryDirectory(prefix="smoke-") as folder:
        home = Path(folder)
        check_help(command, home)
        print("help: it lists its commands")
        check_simulation(command, home)
        print("simulate: two games in two processes, each with points for every seat")
        print(f"think: {check_thinking(command, home)} for the tycoon, and it ends when nobody asks any more")
        for scene in SCENES:
            check_shot(command, home, scene)
        print(f"shot: {', '.join(SCENES)}, with their fonts, forms and rules")
        if not sys.platform.startswith("linux"):
            check_up(command, home)
            print(f"window: still up {STAY_SECONDS:.0f} s after the start")
            return
        check_place(command, home)
        print(f"places: it starts from “{STRANGE}”, which may only be read")
        with virtual_display(SIZE) as display:
            picture, seconds = check_window(command, home, display)
            print(
                f"window: drawn after {seconds:.1f} s, still up {STAY_SECONDS:.0f} s later, closed when asked"
            )
            opened, _ = check_window([*command, str(kept_save(home))], home, display)
        if opened.alike(picture) > ALIKE:
            raise SmokeError("a save was given, and the title is shown")
        print("opened: a save that is named is shown at its table")
        if keep:
            picture.save(keep)


def hidden_python() -> list[str]:
    """The beginning of a command that runs without any Python in reach; raises `SmokeError` where Python
    cannot be hidden.
    """
    homes = [Path(home) for home in {sys.prefix, sys.base_prefix} if home != "/usr"]
    places = [*homes, *Path("/usr/lib").glob("python3*"), *Path("/usr/local/lib").glob("python3*")]
    mounts = [f"mount -t tmpfs none {shlex.quote(str(place))}" for place in places if place.is_dir()]
    found = [file for folder in os.defpath.split(":") for file in Path(folder).glob("python*") if folder]
    real = sorted({str(file.resolve()) for file in found if file.exists()})
    mounts += [
        f"mount --bind /dev/null {shlex.quote(file)}" for file in real if not file.startswith("/usr/lib")
    ]
    user = [] if os.getuid() == 0 else ["--map-root-user"]
    script = " && ".join([*mounts, 'exec "$@"'])
    command = ["unshare", *user, "--mount", "sh", "-c", script, "sh"]
    look = [*command, "sh", "-c", "python3 --version || python --version || exit 7"]
    done = subprocess.run(look, env={"PATH": os.defpath}, capture_output=True, text=True, check=False)
    if done.returncode != 7:
        raise SmokeError(f"Python cannot be hidden here:\n{done.stdout}{done.stderr.strip()}")
    return command


def kept_save(home: Path) -> Path:
    """A copy of a saved game of an older version."""
    copy = home / "a game of last year.raccoon"
    copy.write_bytes(SAVE.read_bytes())
    return copy


def check_up(command: list[str], home: Path) -> None:
    """Check that the program starts without a display and keeps running; raises `SmokeError`."""
    arguments = [*command, "--windowed", "--data-dir", str(home / "data")]
    with subprocess.Popen(arguments, env=environment(home), stdin=subprocess.DEVNULL) as program:
        try:
            program.wait(STAY_SECONDS)
        except subprocess.TimeoutExpired:
            return
        finally:
            program.kill()
    raise SmokeError("the window did not stay up")


def environment(home: Path, **more: str) -> dict[str, str]:
    """The least environment of a player's machine: no Python, nothing of this shell's, its own home
    folder.
    """
    kept = {
        name: os.environ[name]
        for name in ("SYSTEMROOT", "WINDIR", "TEMP", "LOCALAPPDATA", "LANG", "LC_ALL")
        if name in os.environ
    }
    return kept | {"HOME": str(home), "PATH": os.defpath, "SDL_AUDIODRIVER": "dummy"} | more


def run(command: list[str], home: Path, **more: str) -> str:
    """Run the program and return its stdout; raises `SmokeError` unless it ends well and in time."""
    try:
        done = subprocess.run(
            command,
            env=environment(home, **more),
            capture_output=True,
            text=True,
            timeout=COMMAND_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise SmokeError(f"{' '.join(command)}: no end after {COMMAND_SECONDS} s") from None
    if done.returncode != 0:
        raise SmokeError(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr.strip()}")
    return done.stdout


def check_help(command: list[str], home: Path) -> None:
    """Check that ``--help`` names the subcommands."""
    told = run([*command, "--help"], home)
    missing = [name for name in ("play", "simulate", "export", "verify") if name not in told]
    if missing:
        raise SmokeError(f"--help does not name {', '.join(missing)}:\n{told}")


def check_simulation(command: list[str], home: Path) -> None:
    """Check that bots play whole games, which needs the rules, their data files and several processes."""
    told = run([*command, *SIMULATION], home)
    try:
        points = [result["points"] for result in json.loads(told)["results"]]
    except (ValueError, KeyError, TypeError) as error:
        raise SmokeError(f"simulate --json cannot be read ({error!r}):\n{told[:500]}") from None
    if [len(seats) for seats in points] != [3, 3]:
        raise SmokeError(f"simulate: two games of three seats have other points: {points}")


def check_thinking(command: list[str], home: Path) -> str:
    """The kind of move that the thinking process makes; it must end when its input ends. Raises
    `SmokeError`.
    """
    question = json.dumps(json.loads(QUESTION.read_text("utf-8")))
    with subprocess.Popen(
        [*command, "think"],
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as program:
        try:
            told = answer(program, question)
            end(program)
        finally:
            program.kill()
    return told


def answer(program: subprocess.Popen[str], question: str) -> str:
    """The kind of the last move received; raises `SmokeError` when there is none in time."""
    assert program.stdin
    assert program.stdout
    alarm = threading.Timer(COMMAND_SECONDS, program.kill)
    alarm.start()
    try:
        program.stdin.write(question + "\n")
        program.stdin.flush()
        for line in program.stdout:
            told = json.loads(line)
            if told["id"] and told.get("done"):
                return str(told["command"]["type"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SmokeError(f"think: no move ({error!r})") from None
    finally:
        alarm.cancel()
    raise SmokeError("think: it ended without a move")


def check_shot(command: list[str], home: Path, scene: str) -> None:
    """Check that a scene drawn to a file is not empty."""
    path = home / f"{scene}.png"
    run([*command, "shot", scene, str(path)], home)
    if not path.is_file() or path.stat().st_size < DRAWN_BYTES:
        raise SmokeError(f"shot {scene}: nothing is drawn")


def check_place(command: list[str], home: Path) -> None:
    """Check that it starts from a read-only folder with a strange name, in any working directory."""
    *hidden, program = command
    place = home / STRANGE
    place.mkdir()
    user = [] if os.getuid() == 0 else ["--map-root-user"]
    script = 'mount --bind "$1" "$2" && mount -o remount,ro,bind "$2" && cd / && shift 2 && exec "$@"'
    mounted = [*hidden, "unshare", *user, "--mount", "sh", "-c", script, "sh"]
    started = [str(place / Path(program).name), "--windowed", "--data-dir", str(home / f"data of {STRANGE}")]
    words = [*mounted, str(Path(program).parent), str(place), *started, "--first-picture"]
    if not json.loads(run(words, home, SDL_VIDEODRIVER="dummy"))["seconds"]:
        raise SmokeError("it does not start in a strange place")


def check_window(command: list[str], home: Path, display: Display) -> tuple[Picture, float]:
    """The window's picture and the seconds until it was shown; `SmokeError`, also for a reported fault."""
    data = home / "data"
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text(WELCOMED, encoding="utf-8")
    arguments = ["--windowed", "--size", f"{SIZE[0]}x{SIZE[1]}", "--data-dir", str(data)]
    with tempfile.TemporaryFile("w+") as errors:
        started = time.monotonic()
        program = subprocess.Popen(
            [*command, *arguments],
            env=environment(home, DISPLAY=display.name),
            stdin=subprocess.DEVNULL,
            stderr=errors,
        )
        try:
            await_picture(lambda: program.poll() is None, display)
            seconds = time.monotonic() - started
            time.sleep(STAY_SECONDS)
            picture = display.picture()
            if program.poll() is not None or picture.is_empty():
                raise SmokeError("the window did not stay up")
            for report in (data / "reports").glob("report-*"):
                raise SmokeError(f"it has reported a fault\n{report.read_text(encoding='utf-8')}")
            end(program)
        except SmokeError as error:
            errors.seek(0)
            raise SmokeError(f"{error}\n{errors.read().strip()}") from None
        finally:
            program.kill()
            program.wait()
    return picture, seconds


def end(program: subprocess.Popen[Any]) -> None:
    """Ask the program to end (like closing its window), or close its input; raises `SmokeError` when it does
    not.
    """
    if program.stdin:
        program.stdin.close()
    else:
        program.terminate()
    try:
        program.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        raise SmokeError(f"the program did not end within {END_SECONDS} s") from None


def await_picture(alive: Callable[[], bool], display: Display) -> None:
    """Wait until something is drawn; raises `SmokeError` when the program ends or time is up."""
    until = time.monotonic() + START_SECONDS
    while display.picture().is_empty():
        if not alive():
            raise SmokeError("the program ended before its window was drawn")
        if time.monotonic() > until:
            raise SmokeError(f"nothing was drawn in {START_SECONDS:.0f} s")
        time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
