"""Access to the developers' tools: their code is in the `build` folder of the source, in no package."""

import sys
from collections.abc import Sequence
from typing import Any

from raccoon.app.errors import AppError
from raccoon.app.thinking.process import working_directory


def enter() -> None:
    """Make the packages of `build` importable; raises `AppError` where there is no source."""
    source = working_directory()
    if source is None or not (source / "build" / "bench").is_dir():
        raise AppError("cli.from_source")
    if (folder := str(source / "build")) not in sys.path:
        sys.path.insert(0, folder)


def lesson(game: str, former: Sequence[Any], seed: str) -> Any:
    """Play a game of self-play with former records, in any process: a worker has imported nothing before."""
    enter()
    from training.command import method_of

    return method_of(game).play(former, seed)
