"""``raccoon train``: learn the worth of positions from self-play; it can be stopped and continued."""

import argparse
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

from of_game import of_game
from raccoon.app.errors import AppError
from raccoon.app.games import game_named
from raccoon.app.text import Say
from raccoon.bots import pool
from raccoon.bots.pool import Workers
from raccoon.commands.terminal import Parser, add_game, positive, progress
from training.cluster import cluster
from training.method import LearningMethod, NotBegunHere, SelfPlay


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("out", type=Path, metavar="FILE", help=say("cli.help.train_out"))
    add_game(parser, say)
    parser.add_argument("--seed", metavar="SEED", default="d", help=say("cli.help.seed"))
    parser.add_argument(
        "--generations", type=positive, default=6, metavar="N", help=say("cli.help.generations")
    )
    parser.add_argument("--games", type=positive, default=500, metavar="G", help=say("cli.help.train_games"))
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=say("cli.help.jobs"))
    parser.add_argument("--dask", metavar="ADDRESS", help=say("cli.help.dask"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Play and learn, generation after generation; after each the record is written and can be used."""
    if find_spec("numpy") is None:
        raise AppError("cli.train.numpy")
    if arguments.dask and arguments.jobs > 1:
        raise AppError("cli.train.dask_or_jobs")
    trainer = _trainer(arguments)
    with _workers(arguments) as found:
        while trainer.generation < arguments.generations:
            for lesson in progress(trainer.lessons(found), arguments.games):
                trainer.learn(lesson)
            trainer.finish(_commit())
            done, generations = trainer.generation, arguments.generations
            print(say("cli.train.done", generation=done, generations=generations))
    return 0


def _trainer(arguments: argparse.Namespace) -> SelfPlay[Any, Any]:
    """The trainer of the game; AppError if there is none, or if it cannot continue from this file."""
    game, out = game_named(arguments.game).name, arguments.out
    method = method_of(game)
    try:
        return SelfPlay(game, method, out, arguments.seed, arguments.games)
    except NotBegunHere:
        raise AppError("cli.train.other", path=out) from None
    except (OSError, ValueError, KeyError):
        raise AppError("cli.train.foreign", path=out) from None


def method_of(game: str) -> LearningMethod[Any, Any]:
    """The game's way of learning; AppError if there is none."""
    found = of_game("training", game)
    if found is None:
        raise AppError("cli.train.game", name=game)
    method: LearningMethod[Any, Any] = found.LEARNING
    return method


@contextmanager
def _workers(arguments: argparse.Namespace) -> Iterator[Workers]:
    """The workers that play the games; AppError for a cluster that cannot be reached."""
    if not arguments.dask:
        with pool.processes(arguments.jobs) as found:
            yield found
        return
    if find_spec("distributed") is None:
        raise AppError("cli.train.dask")
    try:
        machines = cluster(arguments.dask)
        found = machines.__enter__()
    except (OSError, ValueError) as error:
        raise AppError("cli.train.cluster", address=arguments.dask, why=str(error)) from None
    try:
        yield found
    finally:
        machines.__exit__(None, None, None)


def _commit() -> str | None:
    """The commit of the program's checkout, None outside a checkout."""
    git = which("git")
    command = ["describe", "--always", "--abbrev=10", "--dirty", "--exclude=*"]
    if git is None:
        return None
    found = subprocess.run(
        [git, "-C", Path(__file__).parent, *command], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or None
