"""Signs of pictures, sounds and bots' games and of all that makes them:
``python -m tests.build.unchanged [art] [sound] [play]``.

The command makes them again as the tests do, and notes the signs if all are as they should be. As long as a
sign stays, the whole suite makes again only a few, other ones after every change.
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
"""The files that make pictures, sounds and games and judge them, and those that are made."""
TESTS = {
    "art": ["tests/build/test_art.py", "tests/build/test_relief.py", "tests/build/test_portraits.py"],
    "sound": ["tests/build/test_sound.py"],
    "play": ["tests/app", "tests/bots", "tests/laws", "tests/games", "-m", "part"],
}
"""The words for pytest that have all of a kind made and judged."""
MADE = "art", "sound"
REGISTRY = ROOT / "raccoon/games/registry.py"
NO_PART = {Path(__file__), ROOT / "build/art/sheet.py", REGISTRY}
"""This file, a tool that shows pictures, and the names of the games, whose rules draw nothing."""
TOOLS = "numpy", "pygame-ce"
ANEW = "RACCOON_ANEW"
"""The variable that has everything made again."""
EVERY = 20
"""Of what is unchanged, one of so many is made again, at least one of each kind."""


def to_make(kind: str, names: Sequence[Any]) -> Sequence[Any]:
    """Those to make and to judge again: all where anything has changed, else a few."""
    sign = sign_now(kind)
    return names if is_changed(kind) else names[int(sign, 16) % min(EVERY, len(names)) :: EVERY]


def is_changed(kind: str) -> bool:
    """Whether its sign is another than the one noted, or everything is to be made anew."""
    noted = json.loads(NOTED.read_text("ascii")).get(kind)
    return ANEW in os.environ or noted != sign_now(kind)


@cache
def sign_now(kind: str) -> str:
    """The sign of all files of a kind as they are."""
    return sign_of(sources(kind))


def sign_of(found: dict[str, bytes]) -> str:
    """The digest of files by their names, and of the tools."""
    sign = blake2b("\n".join(f"{tool} {version(tool)}" for tool in TOOLS).encode(), digest_size=16)
    for name, content in sorted(found.items()):
        sign.update(f"\n{name} {blake2b(content, digest_size=16).hexdigest()}".encode())
    return sign.hexdigest()


@cache
def sources(kind: str) -> dict[str, bytes]:
    """All files of a kind, the modules of the program that its code imports, and the typefaces."""
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
    """Its lines without docstrings and blank ones, which make nothing."""
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
    """The files of the modules that a module imports, as far as they are ours."""
    for _, name in source.imports:
        for place in (ROOT / "build", ROOT):
            module = place.joinpath(*name.split("."))
            ours = module.with_suffix(".py"), module.parent.with_suffix(".py"), module / "__init__.py"
            yield from (one for one in ours if one.is_file())


def main(kinds: list[str]) -> int:
    """Make these again, or all, and note their signs where they are the same."""
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
