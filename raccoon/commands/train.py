"""``raccoon train``: learn from self-play what positions are worth; can be stopped and goes on."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

import msgspec

from raccoon.app.errors import AppError
from raccoon.bots.raccoon_tycoon.record import Record
from raccoon.bots.raccoon_tycoon.training import MEMORY, Course, Sums, lessons, start_record, written
from raccoon.commands.terminal import Say, Subcommands, add_command, positive, progress


def add(subcommands: Subcommands, say: Say) -> None:
    """Declare the subcommand."""
    parser = add_command(subcommands, "train", run, say)
    parser.add_argument("out", type=Path, metavar="FILE", help=say("cli.help.train_out"))
    parser.add_argument("--seed", metavar="SEED", default="d", help=say("cli.help.seed"))
    parser.add_argument(
        "--generations", type=positive, default=7, metavar="N", help=say("cli.help.generations")
    )
    parser.add_argument("--games", type=positive, default=400, metavar="G", help=say("cli.help.train_games"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Play and learn, generation after generation; after each the record is written and can be used."""
    if find_spec("numpy") is None:
        raise AppError("cli.train.numpy")
    course = Course(arguments.seed, arguments.generations, arguments.games)
    kept = arguments.out.with_suffix(".npz")
    record, sums = start_record(), Sums()
    if arguments.out.exists():
        record = _begun(arguments.out, course)
        sums.load(kept)
    for generation in range(record.training["generation"] + 1, course.generations + 1):
        sums.fade(MEMORY)
        for lesson in progress(lessons(course, generation, record), course.games):
            sums.add([lesson])
        record = sums.fit(record, _training(course, generation))
        sums.save(kept)
        arguments.out.write_text(written(record), encoding="utf-8")
        print(say("cli.train.done", generation=generation, generations=course.generations))
    return 0


def _training(course: Course, generation: int) -> dict[str, object]:
    """How the record was made: what a record of the program must tell."""
    command = f"raccoon train FILE --seed {course.seed} --generations {generation} --games {course.games}"
    return {"command": command, "seed": course.seed, "generation": generation, "games": course.games}


def _begun(file: Path, course: Course) -> Record:
    """The record to go on from; AppError when it is none, or of another course."""
    try:
        record = msgspec.json.decode(file.read_bytes(), type=Record)
    except (OSError, msgspec.DecodeError):
        raise AppError("cli.train.foreign", path=file) from None
    if (record.training.get("seed"), record.training.get("games")) != (course.seed, course.games):
        raise AppError("cli.train.other", path=file)
    return record
