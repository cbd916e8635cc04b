"""``raccoon train``: learn from self-play what positions are worth; can be stopped and goes on."""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import which

import msgspec

from raccoon.app.errors import AppError
from raccoon.bots import pool
from raccoon.bots.pool import Workers
from raccoon.bots.raccoon_tycoon.selfplay import start_record
from raccoon.bots.raccoon_tycoon.training import Course, Sums, lasting, lessons, written
from raccoon.bots.raccoon_tycoon.weights import Record
from raccoon.commands.terminal import Say, Subcommands, add_command, positive, progress


def add(subcommands: Subcommands, say: Say) -> None:
    """Declare the subcommand."""
    parser = add_command(subcommands, "train", run, say)
    parser.add_argument("out", type=Path, metavar="FILE", help=say("cli.help.train_out"))
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
    course = Course(arguments.seed, arguments.generations, arguments.games)
    records = [start_record()]
    sums = Sums(records[0].knots)
    if arguments.out.exists():
        records = _begun(arguments.out, course, sums)
    with _workers(arguments) as found:
        for generation in range(records[-1].training["generation"] + 1, course.generations + 1):
            sums.fade(lasting(generation))
            for lesson in progress(lessons(course, records, found), course.games):
                sums.add(lesson)
            made = course.training(generation) | {"commit": _commit()}
            records.append(sums.fit(records[-1], made))
            sums.save(_kept(arguments.out), records)
            arguments.out.write_text(written(records[-1]), encoding="utf-8")
            print(say("cli.train.done", generation=generation, generations=course.generations))
    return 0


@contextmanager
def _workers(arguments: argparse.Namespace) -> Iterator[Workers]:
    """Who plays the games; AppError for a cluster that is not there."""
    if not arguments.dask:
        with pool.processes(arguments.jobs) as found:
            yield found
        return
    if find_spec("distributed") is None:
        raise AppError("cli.train.dask")
    try:
        cluster = pool.cluster(arguments.dask)
        found = cluster.__enter__()
    except (OSError, ValueError) as error:
        raise AppError("cli.train.cluster", address=arguments.dask, why=str(error)) from None
    try:
        yield found
    finally:
        cluster.__exit__(None, None, None)


def _commit() -> str | None:
    """The commit that the program runs from, None where it is no checkout."""
    git = which("git")
    command = ["describe", "--always", "--abbrev=10", "--dirty", "--exclude=*"]
    if git is None:
        return None
    found = subprocess.run(
        [git, "-C", Path(__file__).parent, *command], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or None


def _kept(out: Path) -> Path:
    """Where what learning needs to go on lies, beside the record."""
    return out.with_suffix(".npz")


def _begun(out: Path, course: Course, sums: Sums) -> list[Record]:
    """The versions so far, to go on from; AppError when there are none, or of another course."""
    try:
        record = msgspec.json.decode(out.read_bytes(), type=Record)
        records = sums.load(_kept(out))
    except (OSError, ValueError, KeyError):
        raise AppError("cli.train.foreign", path=out) from None
    if not course.begun(record):
        raise AppError("cli.train.other", path=out)
    return records
