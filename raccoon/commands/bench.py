"""``raccoon bench``: the program's speed in figures."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from raccoon.app.bench import bots, engine, startup
from raccoon.app.bench.figures import Figure
from raccoon.app.errors import AppError
from raccoon.app.games import game_named
from raccoon.app.text import Say
from raccoon.app.version import VERSION
from raccoon.commands.terminal import Subcommands, add_command, add_game, print_json, progress, table

FIRST_FRAME = "first-frame"
"""What `bench_startup` starts the program with; nobody else needs it."""


def add(subcommands: Subcommands, say: Say) -> None:
    """Declare the subcommand."""
    parser = add_command(subcommands, "bench", run, say)
    parser.add_argument("what", metavar="WHAT", help=say("cli.help.bench_what"))
    parser.add_argument("--json", action="store_true", help=say("cli.help.json"))
    parser.add_argument("--against", metavar="ENGINE", help=say("cli.help.bench_against"))
    add_game(parser, say)
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help=say("cli.help.data_dir"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Measure and print."""
    if arguments.what == FIRST_FRAME:
        return _first_frame(arguments.data_dir)
    if arguments.what not in KNOWN:
        raise AppError("cli.bench.unknown", name=arguments.what, known=", ".join(KNOWN))
    if arguments.against and arguments.what != "engine":
        raise AppError("cli.bench.against")
    if arguments.what == "frames":
        figures, surroundings = _frames(arguments.game)
    else:
        figures, surroundings = MEASURES[arguments.what](arguments), {}
    if arguments.json:
        facts = {**_machine(), **surroundings, "what": arguments.what}
        print_json({**facts, "figures": msgspec.to_builtins(figures)})
        return 0
    if surroundings:
        print(say("cli.bench.surroundings", **surroundings))
    print(_table(figures, say))
    return 0


def _frames(game: str) -> tuple[list[Figure], dict[str, object]]:
    from scenes.registry import showcase_of
    from scenes.tools import bench_frames

    return bench_frames.measure(showcase_of(game))


def _bots(game: str) -> list[Figure]:
    return bots.measure(game, watch=lambda cases: progress(cases, len(cases)))


def _memory(game: str) -> list[Figure]:
    from scenes.registry import showcase_of
    from scenes.tools import bench_memory

    return bench_memory.measure(showcase_of(game))


MEASURES: dict[str, Callable[[argparse.Namespace], list[Figure]]] = {
    "engine": lambda arguments: engine.measure(game_named(arguments.game), against=arguments.against),
    "startup": lambda arguments: startup.measure(),
    "bots": lambda arguments: _bots(game_named(arguments.game).name),
    "memory": lambda arguments: _memory(arguments.game),
}
KNOWN = (*MEASURES, "frames")


def _first_frame(folder: Path | None) -> int:
    """Open the window as ``raccoon`` does, show the title for one frame, close."""
    from raccoon.app import settings as keeping
    from raccoon.app.paths import data_dir
    from scenes.program import Program
    from scenes.window.window import Window

    data = data_dir(folder)
    settings, _ = keeping.load(data)
    program = Program(data, settings)
    with Window(settings.window_size, settings.full_screen, program.say("title.name")) as window:
        program.stack.resize(window.size, settings.text_scale)
        program.title()
        window.step(program.stack, 0.0)
    return 0


def _machine() -> dict[str, object]:
    return {
        "version": VERSION,
        "python": platform.python_version(),
        "system": platform.system(),
        "cores": os.cpu_count(),
    }


def _table(figures: Sequence[Figure], say: Say) -> str:
    """A line a figure: what, of what, how much."""
    rows = [
        (
            f"{say(f'cli.bench.figure.{figure.name}')} {figure.case}".strip(),
            _amount(figure.value),
            figure.unit,
        )
        for figure in figures
    ]
    machine = say("cli.bench.machine", **_machine())
    return f"{machine}\n" + table(("", "", ""), rows).lstrip("\n")


def _amount(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
