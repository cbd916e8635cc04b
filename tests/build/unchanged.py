"""Digests of pictures, sounds and bots' games and of all their sources: ``python -m tests.build.unchanged
[art] [sound] [play]``.

The command makes them again as the tests do, and records the digests if all tests pass. While a digest is as
recorded, the whole suite makes only a few again, others after every change.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from scenes.art.fonts import SPARE, Typeface
from tests.measures import ROOT
from tests.walls import Source

NOTED = Path(__file__).with_name("unchanged.json")
KINDS = {
    "art": (
        *("tests/build/test_art.py", "tests/build/test_relief.py", "tests/build/test_portraits.py"),
        "tests/long/pictures.py",
        "build/art/**/*.py",
        "assets/**/pictures/**/*.*",
        "assets/theme/*.*",
    ),
    "sound": ("tests/build/test_sound.py", "build/sound/**/*.*", "assets/**/sounds/**/*.*"),
    "play": (
        *(
            "raccoon/bots/**/*.*",
            "raccoon/engine/**/*.*",
            "raccoon/games/**/*.*",
            "raccoon/app/afterwards/*.py",
        ),
        *("build/strength/*.py", "tests/bots/*.py", "tests/laws/*.py", "tests/app/test_reckoning.py"),
        *("tests/app/lines.py", "tests/app/tables.py", "tests/games/*.py"),
        *("tests/games/raccoon_*/**/*.py", "tests/games/saloon_*/**/*.py"),
    ),
}
"""The files that make, judge or hold pictures, sounds and games."""
TESTS = {
    "art": ["tests/build/test_art.py", "tests/build/test_relief.py", "tests/build/test_portraits.py"],
    "sound": ["tests/build/test_sound.py"],
    "play": ["tests/app", "tests/bots", "tests/laws", "tests/games", "-m", "part"],
}
"""The pytest arguments that make and judge all of a kind."""
MADE = "art", "sound"
REGISTRY = ROOT / "raccoon/games/registry.py"
NO_PART = {Path(__file__), ROOT / "build/art/sheet.py", REGISTRY}
"""Files without influence: this one, a tool that shows pictures, and the names of the games, whose rules draw
nothing.
"""
TOOLS = "numpy", "pygame-ce"
ANEW = "RACCOON_ANEW"
"""The variable with which everything is made again."""
EVERY = 20
"""One in this many unchanged things is made again, at least one of each kind."""


def to_make(kind: str, names: Sequence[Any]) -> Sequence[Any]:
    """The names of the things to make and to judge again: all after a change, else a few."""
    sign = sign_now(kind)
    return names if is_changed(kind) else names[int(sign, 16) % min(EVERY, len(names)) :: EVERY]


def is_changed(kind: str) -> bool:
    """Return whether a kind's digest differs from the recorded one, or everything is to be made again."""
    noted = json.loads(NOTED.read_text("ascii")).get(kind)
    return ANEW in os.environ or noted != sign_now(kind)


@cache
def sign_now(kind: str) -> str:
    """The digest of all current files of a kind."""
    return sign_of(sources(kind))


def sign_of(found: dict[str, bytes]) -> str:
    """The digest of files by their names, and of the tools' versions."""
    sign = blake2b("\n".join(f"{tool} {version(tool)}" for tool in TOOLS).encode(), digest_size=16)
    for name, content in sorted(found.items()):
        sign.update(f"\n{name} {blake2b(content, digest_size=16).hexdigest()}".encode())
    return sign.hexdigest()


@cache
def sources(kind: str) -> dict[str, bytes]:
    """All files of a kind, the program's modules that its code imports, and the typefaces."""
    waiting = [file for pattern in KINDS[kind] for file in ROOT.glob(pattern)]
    left_out = NO_PART if kind in MADE else NO_PART - {REGISTRY}
    met = left_out | {*waiting}
    found = {"/".join(face.value): _typeface(face) for face in Typeface if face not in SPARE}
    while waiting:
        file = waiting.pop()
        if file in left_out or file.is_dir() or file.suffix in (".pyc", ".md"):
            continue
        name = file.relative_to(ROOT).as_posix()
        found[name] = file.read_bytes()
        if file.suffix == ".py":
            source = Source(name, found[name].decode())
            found[name] = _code(source)
            more = set[Path]() if name.startswith("tests/") else {*_imported(source)} - met
            met |= more
            waiting += more
    return found


def _code(source: Source) -> bytes:
    """The lines of code, without docstrings and blank lines, which have no effect."""
    prose = set[int]()
    for node in source.nodes(ast.Expr):
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            prose |= {*range(node.lineno, node.end_lineno + 1)}
    lines = enumerate(source.text.splitlines(), 1)
    return "\n".join(line for number, line in lines if number not in prose and line).encode()


def _typeface(face: Typeface) -> bytes:
    package, file = face.value
    return files(package).joinpath(file).read_bytes()


def _imported(source: Source) -> Iterator[Path]:
    """The files of our own modules that a module imports."""
    for _, name in source.imports:
        for place in (ROOT / "build", ROOT):
            module = place.joinpath(*name.split("."))
            ours = module.with_suffix(".py"), module.parent.with_suffix(".py"), module / "__init__.py"
            yield from (one for one in ours if one.is_file())


def main(kinds: list[str]) -> int:
    """Make the things of these kinds, or of all, again, and record their digests if the tests pass."""
    noted = json.loads(NOTED.read_text("ascii"))
    for kind in kinds or KINDS:
        command = [sys.executable, "-m", "pytest", *TESTS[kind]]
        if wrong := subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, ANEW: "1"}).returncode:
            return wrong
        noted[kind] = sign_now(kind)
        NOTED.write_text(json.dumps(noted, indent=1) + "\n", "ascii", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
