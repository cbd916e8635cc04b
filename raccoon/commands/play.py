"""``raccoon`` and ``raccoon play FILE``: start the game in its window."""

import argparse
import os
import sys
from pathlib import Path

from raccoon.app import process_memory
from raccoon.app.errors import AppError
from raccoon.app.games import check_seed
from raccoon.app.text import Say, known_language
from raccoon.commands.terminal import Parser, print_json, size

UNSEEN = ("offscreen", "dummy")
"""SDL's video drivers without a screen."""


def may_have_display() -> bool:
    """Return whether the environment names a display; SDL would print libwayland's warnings without one."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    return not sys.platform.startswith("linux") or any(name in os.environ for name in names)


def language(folder: Path | None) -> str:
    """Return the language set in the player's folder; without settings the system's."""
    from raccoon.app import settings
    from raccoon.app.paths import player_folder
    from scenes.main import preferred_languages

    try:
        return settings.language(player_folder(folder), preferred_languages)
    except AppError:
        return known_language(preferred_languages())


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("save", metavar="FILE", type=Path, help=say("cli.help.save"))
    add_window_options(parser, say, argparse.SUPPRESS)


def add_window_options(parser: Parser, say: Say, missing: str | None = None) -> None:
    """Declare the window's options, before or after the word "play"; `missing` is their default."""
    given = False if missing is None else missing
    parser.add_argument("--size", type=size, metavar="WxH", default=missing, help=say("cli.help.size"))
    parser.add_argument("--windowed", action="store_true", default=given, help=say("cli.help.windowed"))
    parser.add_argument("--seed", metavar="SEED", default=missing, help=say("cli.help.seed"))
    parser.add_argument("--code", metavar="CODE", default=missing, help=say("cli.help.code"))
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", default=missing, help=say("cli.help.data_dir")
    )
    parser.add_argument(
        "--speak", nargs="?", const="-", metavar="FILE", default=missing, help=say("cli.help.speak")
    )
    parser.add_argument("--first-picture", action="store_true", default=given, help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Open the window; return when it is closed."""
    process_memory.pause_gc()
    from scenes.main import play
    from scenes.window.signals import end_when_told

    end_when_told()
    _check_display()
    game, seed = "", check_seed(arguments.seed) or None
    if arguments.code:
        from raccoon.app.deal_code import decoded

        game, seed = decoded(arguments.code).game, arguments.code
    save: Path | None = getattr(arguments, "save", None)
    shown = _print_cost if arguments.first_picture else None
    speak = arguments.speak or ""
    play(arguments.data_dir, arguments.size, arguments.windowed, seed, save, shown, game, speak)
    return 0


def _print_cost() -> None:
    """Print the processor time and memory used so far, for `raccoon bench startup`."""
    from raccoon.app.process_cost import measure

    print_json(measure())


def _check_display() -> None:
    """Raise `AppError` where SDL would open a window that is not visible.

    Without a display SDL draws into memory and the program would run unseen for ever; tests that want this
    set SDL_VIDEODRIVER.
    """
    if "SDL_VIDEODRIVER" in os.environ or not sys.platform.startswith("linux"):
        return
    if not may_have_display():
        raise AppError("error.display.none")
    import pygame

    from scenes.window.window import open_display

    open_display()
    if pygame.display.get_driver() in UNSEEN:
        pygame.display.quit()
        raise AppError("error.display.none")
