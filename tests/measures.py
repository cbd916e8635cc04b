"""``python -m tests.measures`` prints the size measures of the program: at version 0.3, now, and the targets.

Counted from the sources and, for run time, from one start and one game of the program. The processor's time
is measured by ``raccoon bench startup``.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
import pytest

from raccoon.app.process_cost import FirstPicture
from raccoon.app.settings import Settings, save
from raccoon.app.thinking.process import program
from raccoon.games.registry import GAMES
from tests import house, walls
from tests.scenes.person import Sitting
from tests.scenes.table.test_views_asked import views_of_steps
from tests.walls import Source

OWN = ("raccoon", "scenes", "assets")
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
ROOT = Path(__file__).resolve().parents[1]


class Measure(NamedTuple):
    """A measure: at version 0.3, now, and its target maximum."""

    name: str
    before: float
    now: float
    wanted: float


def measures(sources: Sequence[Source]) -> Iterator[Measure]:
    """All measures, the quickest to count first."""
    own = [source for source in sources if source.within(*house.HOUSE)]
    yield Measure("lines of raccoon/ and scenes/", 101_500, _lines(own), 75_000)
    for game, before, wanted in (
        ("raccoon_tycoon", 16_000, 9_000),
        ("saloon_tycoon", 11_600, 6_000),
        ("raccoon_rampage", 14_400, 8_000),
    ):
        shown = [source for source in own if source.within(f"scenes/{game}")]
        yield Measure(f"lines of scenes/{game}", before, _lines(shown), wanted)
    yield Measure("README, bytes", 40_000, (ROOT / "README.md").stat().st_size, 8_000)
    yield Measure("rooms that import each other, pairs", 6, len([*house.rooms_in_a_circle(own)]), 0)
    yield Measure("type names with two meanings, general rooms", 46, len([*house.two_meanings(own)]), 0)
    yield Measure("classes with more than 15 methods or fields", 51, len(house.HUBS), 12)
    yield Measure("files that name one event of a game, median", 5, _naming(own, "events"), 2)
    yield Measure("files that name one command of a game, median", 16, _naming(own, "commands"), 4)
    yield Measure("views worked out in a step of the table, median", 9, _views(), 1)
    yield Measure("own modules before the first picture", 949, _modules(), 200)


def _lines(sources: Sequence[Source]) -> int:
    return sum(source.text.count("\n") for source in sources)


def _naming(sources: Sequence[Source], kind: str) -> float:
    """The average number of files, within the folders of its game, that name an event or a command."""
    found = []
    for game in GAMES.values():
        types = game.events if kind == "events" else game.commands
        folders = [source for source in sources if f"/{game.name}/" in source.path]
        texts = [set(re.findall(r"\w+", source.text)) for source in folders]
        found += [sum(type_.__name__ in text for text in texts) for type_ in types]
    return median(found)


def _views() -> float:
    """The average number of views that the table asks for, over a game of each kind that bots play."""
    os.environ |= DUMMY
    with TemporaryDirectory() as data, pytest.MonkeyPatch.context() as patch:
        steps = [step for game in GAMES for step in views_of_steps(patch, Sitting(Path(data)), game)]
    return median([step.total() for step in steps])


def _modules() -> int:
    with TemporaryDirectory() as data:
        save(Settings(welcomed=True), Path(data))
        command = [*program(), "--windowed", "--data-dir", data, "--first-picture"]
        out = subprocess.run(command, env=os.environ | DUMMY, check=True, capture_output=True).stdout
    modules = msgspec.json.decode(out, type=FirstPicture).modules
    return sum(name.partition(".")[0] in OWN for name in modules)


def main() -> int:
    """Print the table; 1 when a measure is not met."""
    found = [*measures(walls.sources(ROOT, walls.files(ROOT)))]
    print(f"{'measure':48}{'before':>9}{'now':>9}{'wanted':>9}")
    for name, before, now, wanted in found:
        print(f"{name:48}{before:>9,g}{now:>9,g}{wanted:>9,g}{'' if now <= wanted else '  *'}")
    return int(any(measure.now > measure.wanted for measure in found))


if __name__ == "__main__":
    sys.exit(main())
