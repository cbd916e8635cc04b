"""``raccoon shot``: a picture of any screen, drawn without a display."""

import argparse
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.saves.reader import read
from raccoon.app.text import Say
from raccoon.commands.terminal import Parser, add_game, size

SCALES = (1.0, 2.0)
SIZE = (1920, 1080)
THEMES = ("usual", "high-contrast")


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("scene", metavar="SCENE", help=say("cli.help.scene"))
    parser.add_argument("out", metavar="OUT.png", type=Path, help=say("cli.help.picture"))
    add_game(parser, say)
    parser.add_argument("--state", type=Path, metavar="FILE", help=say("cli.help.state"))
    parser.add_argument(
        "--size", type=size, metavar="WxH", default=argparse.SUPPRESS, help=say("cli.help.size")
    )
    parser.add_argument(
        "--text-scale", type=text_scale, default=1.0, metavar="S", help=say("cli.help.text_scale")
    )
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0], metavar="T", help=say("cli.help.theme"))
    parser.add_argument("--lang", default="en", metavar="L", help=say("cli.help.lang"))


def text_scale(words: str) -> float:
    """Parse a factor from 1 to 2; raises `AppError` for anything else."""
    try:
        factor = float(words)
    except ValueError:
        factor = 0.0
    if not SCALES[0] <= factor <= SCALES[1]:
        raise AppError("cli.text_scale", words=words)
    return factor


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Draw the screen and write the picture; with a save, the screen of its game."""
    import pygame

    from scenes.registry import COVERS, showcase_of
    from scenes.tools.shots import shot, shots_of
    from scenes.tools.still import Still

    game = read(arguments.state).game.name if arguments.state else arguments.game
    showcase = showcase_of(game)
    known = shots_of(showcase)
    if arguments.scene not in known:
        raise AppError("cli.unknown_scene", name=arguments.scene, known=", ".join(known))
    out: Path = arguments.out
    if out.suffix.lower() != ".png" or not out.parent.is_dir():
        raise AppError("cli.picture", path=str(out))
    size = arguments.size or SIZE
    try:
        high, scale = arguments.theme == THEMES[1], arguments.text_scale
        still = Still(showcase, arguments.state, arguments.lang, COVERS)
        shot(still, arguments.scene, out, size, scale, high)
    except (OSError, pygame.error) as error:
        raise AppError("save.unwritten", path=str(out), why=str(error)) from error
    return 0
