"""``python -m tests.near PATH…`` runs the tests that belong to files: by their mirrored paths and by imports.

The nearest and smallest files come first; after seven seconds no test starts. The tests left out are listed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from time import perf_counter

import pytest

from tests import walls
from tests.walls import Source

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 7.0
A_TEST = 0.08
"""Seconds that a test takes on average; a parametrised one counts once."""
ENOUGH = 8
"""The number of test files that are enough: with fewer, those that import the file's importers are added."""
TEST = re.compile(r"^\s*(?:async )?def test_", re.MULTILINE)


def near(paths: Sequence[str], sources: Sequence[Source]) -> list[Source]:
    """The test files that belong to `paths`, nearest first, then smallest."""
    found = {
        source.path: (distance, tests(source), source)
        for path in reversed(paths)
        for distance, source in _belonging(path, sources)
    }
    if len(found) < ENOUGH:
        named = _modules(paths, sources)
        importers = {source.module for source in sources if not _is_test(source) and _imports(source, named)}
        for source in sources:
            if _is_test(source) and _imports(source, importers):
                found.setdefault(source.path, (3, tests(source), source))
    return [source for *_, source in sorted(found.values(), key=lambda known: known[:2])]


def tests(source: Source) -> int:
    """The number of test functions in a file."""
    return len(TEST.findall(source.text))


def _belonging(path: str, sources: Sequence[Source]) -> Iterator[tuple[int, Source]]:
    """Test files with their distance: the file itself, its mirror, its importers, its mirrored folder."""
    modules = _modules([path], sources)
    for source in sources:
        if not _is_test(source):
            continue
        if source.within(path):
            yield 0, source
        elif _mirrors(source.path, path):
            yield 1, source
        elif _imports(source, modules):
            yield 2, source


def _modules(paths: Sequence[str], sources: Sequence[Source]) -> set[str]:
    return {source.module for source in sources for path in paths if source.within(path)}


def _imports(source: Source, modules: set[str]) -> bool:
    """Return whether a file imports one of the modules, or a name from it."""
    return any(name in modules or name.rpartition(".")[0] in modules for _, name in source.imports)


def _is_test(source: Source) -> bool:
    return source.within("tests") and PurePosixPath(source.path).name.startswith("test_")


def _mirrors(test: str, path: str) -> bool:
    """Return whether `test` is tests/<room>/test_<name>.py of <room>/<name>.py, raccoon/ left out, or below
    it.
    """
    place = PurePosixPath(path)
    room = PurePosixPath(*(part for part in place.parts[:-1] if part != "raccoon"))
    name = place.name if place.suffix == "" else f"test_{place.stem}.py"
    mirror = f"tests/{room}/{name}"
    return test == mirror or test.startswith(f"{mirror}/")


def _chosen(found: Sequence[Source], seconds: float) -> list[Source]:
    """As many of the first files as fit into the time, at least one."""
    chosen: list[Source] = []
    spent = 0.0
    for source in found:
        spent += A_TEST * tests(source)
        if chosen and spent > seconds:
            break
        chosen.append(source)
    return chosen


class TimeLimit:
    """Starts no test after `seconds`; `left` are the tests left out."""

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds
        self.left: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Leave the test out when the time is up."""
        if perf_counter() < self._end:
            return None
        self.left.append(item.nodeid)
        return True


def _relative(path: str) -> str:
    return Path(path).resolve().relative_to(ROOT).as_posix()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tests that belong to the given paths; return pytest's exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.near", description=__doc__)
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="about how long (%(default)s)")
    parser.add_argument("--list", action="store_true", help="name the files and run nothing")
    given = parser.parse_args(arguments)
    found = near([_relative(path) for path in given.paths], walls.sources(ROOT, walls.files(ROOT)))
    chosen = _chosen(found, given.seconds)
    for source in chosen if given.list else ():
        print(f"{source.path}: {tests(source)} tests")
    for source in found[len(chosen) :]:
        print(f"left out: {source.path}: {tests(source)} tests")
    if given.list or not chosen:
        print(f"{len(chosen)} of {len(found)} files of tests")
        return 0 if chosen else 1
    limit = TimeLimit(given.seconds)
    code = pytest.main([f"--rootdir={ROOT}", "-q", "-n0", *(str(ROOT / one.path) for one in chosen)], [limit])
    for file in dict.fromkeys(test.partition("::")[0] for test in limit.left):
        print(f"no time for all of {file}")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
