"""``raccoon bench``: the program's speed in figures."""

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bench.figures import Measurement
from raccoon.app.errors import AppError
from raccoon.app.games import game_named
from raccoon.app.paths import data_dir
from raccoon.app.text import Say
from raccoon.app.version import VERSION
from raccoon.commands.terminal import Parser, add_game, print_json, progress, table

NEXT_SCREEN = "next-screen"
"""The internal subcommand with which `startup` starts the program."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("what", metavar="WHAT", help=say("cli.help.bench_what", known=", ".join(KNOWN)))
    parser.add_argument("--json", action="store_true", help=say("cli.help.json"))
    parser.add_argument("--against", metavar="ENGINE", help=say("cli.help.bench_against"))
    add_game(parser, say)
    parser.add_argument("--packaged", type=Path, metavar="PROGRAM", help=say("cli.help.bench_packaged"))
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help=say("cli.help.data_dir"))
    parser.add_argument("--to", nargs=2, help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Measure and print."""
    if arguments.what == NEXT_SCREEN:
        from bench import next_screen

        print_json(next_screen.measure(data_dir(arguments.data_dir), *arguments.to))
        return 0
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


def _frames(game: str) -> tuple[list[Measurement], dict[str, object]]:
    from bench import frames
    from scenes.registry import showcase_of

    return frames.measure(showcase_of(game))


def _engine(arguments: argparse.Namespace) -> list[Measurement]:
    from bench import engine

    return engine.measure(game_named(arguments.game), against=arguments.against)


def _startup(arguments: argparse.Namespace) -> list[Measurement]:
    from bench import startup

    return startup.measure(arguments.packaged)


def _bots(game: str) -> list[Measurement]:
    from bench import bots

    return bots.measure(game, watch=lambda cases: progress(cases, len(cases)))


def _chances(game: str) -> list[Measurement]:
    from bench import chances

    return chances.measure(game, watch=lambda games: progress(games, len(games)))


def _people(game: str) -> list[Measurement]:
    from bench import people

    return people.measure(game)


def _replay(game: str) -> list[Measurement]:
    from bench import replay
    from scenes.registry import showcase_of

    return replay.measure(showcase_of(game))


def _memory(game: str) -> list[Measurement]:
    from bench import memory, thinking
    from scenes.registry import showcase_of

    showcase = showcase_of(game)
    found = memory.measure(showcase)
    return found + thinking.measure(
        showcase.presentation.game, watch=lambda games: progress(games, len(games))
    )


MEASURES: dict[str, Callable[[argparse.Namespace], list[Measurement]]] = {
    "engine": _engine,
    "startup": _startup,
    "bots": lambda arguments: _bots(game_named(arguments.game).name),
    "chances": lambda arguments: _chances(game_named(arguments.game).name),
    "people": lambda arguments: _people(game_named(arguments.game).name),
    "memory": lambda arguments: _memory(arguments.game),
    "replay": lambda arguments: _replay(arguments.game),
}
KNOWN = (*MEASURES, "frames")


def _machine() -> dict[str, object]:
    return {
        "version": VERSION,
        "python": platform.python_version(),
        "system": platform.system(),
        "cores": os.cpu_count(),
    }


def _table(figures: Sequence[Measurement], say: Say) -> str:
    """A table with a line for each figure: what, in which case, the value."""
    rows = [
        (
            f"{say(f'cli.bench.figure.{figure.name}')} {figure.case}".strip(),
            _amount(figure.value, say),
            figure.unit,
        )
        for figure in figures
    ]
    machine = say("cli.bench.machine", **_machine())
    return f"{machine}\n" + table(("", "", ""), rows).lstrip("\n")


def _amount(value: float, say: Say) -> str:
    return say("cli.figure.grouped" if value >= 100 else "cli.figure.rounded", n=value)
