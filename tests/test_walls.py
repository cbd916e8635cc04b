"""The walls of the house hold everywhere; and each check does fail on a small bad sample."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import walls
from tests.walls import Source

ROOT = Path(__file__).resolve().parents[1]
FILES = walls.files(ROOT)
SOURCES = walls.sources(ROOT, FILES)

PROMISED = walls.promises(SOURCES)

Check = Callable[[Source], Iterator[str]]


def undocumented(source: Source) -> Iterator[str]:
    return walls.undocumented(source, PROMISED)


CHECKS: list[Check] = [
    walls.wrong_imports,
    walls.rules_in_scenes,
    walls.stray_chance,
    walls.executes_data,
    walls.too_long,
    walls.swallowed,
    undocumented,
    walls.riddles,
]


def breaches(check: Check, held: list[Source]) -> list[str]:
    return [breach for source in held for breach in check(source)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_wall_holds(check: Check) -> None:
    assert breaches(check, SOURCES) == []


@pytest.mark.parametrize(
    "room", ["raccoon/engine", "raccoon/games", "raccoon/bots", "raccoon/app", "scenes", *walls.THINKING]
)
def test_every_room_is_seen(room: str) -> None:
    """A wall around an empty room would always hold."""
    assert any(source.within(room) for source in SOURCES)


def test_only_the_agreed_names_stand_at_the_top() -> None:
    agreed = {"pyproject.toml", "README.md", "LICENSE", "raccoon.spec"}
    agreed |= {"raccoon", "scenes", "assets", "build", "tests"}
    tops = {name.split("/")[0] for name in FILES}
    assert {top for top in tops if not top.startswith(".")} == agreed


def test_nothing_of_a_machine_is_kept() -> None:
    found: list[str] = []
    for name in FILES:
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        found += walls.of_a_machine(name, text)
    assert found == []


def test_no_fonts_and_pictures_and_sounds_only_in_their_rooms() -> None:
    assert [breach for name in FILES for breach in walls.foreign_media(name)] == []


BAD: list[tuple[Check, str, str]] = [
    (walls.wrong_imports, "raccoon/engine/a.py", "import pygame"),
    (walls.wrong_imports, "raccoon/engine/a.py", "from raccoon import games"),
    (walls.wrong_imports, "raccoon/engine/a.py", "from ..games.raccoon_tycoon import view"),
    (walls.wrong_imports, "raccoon/engine/deep/__init__.py", "from ...app import saves"),
    (walls.wrong_imports, "raccoon/games/a.py", "def f():\n    from raccoon.app.saves.writer import load"),
    (walls.wrong_imports, "raccoon/games/a.py", "from raccoon.bots.search import best"),
    (walls.wrong_imports, "raccoon/bots/a.py", "import pygame.surface"),
    (walls.wrong_imports, "raccoon/bots/a.py", "from scenes import stack"),
    (walls.wrong_imports, "scenes/a.py", "from raccoon.engine import match"),
    (walls.wrong_imports, "raccoon/app/a.py", "from pygame import Surface"),
    (walls.wrong_imports, "raccoon/app/a.py", "from scenes.audio.captions import Captions"),
    (
        walls.wrong_imports,
        "raccoon/app/thinking/server.py",
        "from raccoon.app.session.session import Session",
    ),
    (walls.wrong_imports, "raccoon/app/thinking/protocol.py", "from raccoon.engine.match import Match"),
    (walls.wrong_imports, "raccoon/commands/think.py", "from raccoon.app import saves"),
    (walls.wrong_imports, "scenes/art/a.py", "from scenes.table.scene import TableScene"),
    (walls.wrong_imports, "scenes/library/a.py", "from scenes.registry import PRESENTATIONS"),
    (walls.wrong_imports, "scenes/tools/a.py", "import scenes.registry"),
    (walls.rules_in_scenes, "scenes/a.py", "from raccoon.games.raccoon_tycoon.state import State"),
    (walls.rules_in_scenes, "scenes/a.py", "from raccoon.games.raccoon_tycoon import setup, view"),
    (walls.rules_in_scenes, "scenes/raccoon_tycoon/a.py", "import raccoon.games.raccoon_tycoon.actions.sell"),
    (walls.rules_in_scenes, "scenes/a.py", "from raccoon.games.raccoon_tycoon.actions.sell import sale"),
    (walls.rules_in_scenes, "scenes/a.py", "from raccoon.games.raccoon_tycoon.actions import sell"),
    (walls.rules_in_scenes, "scenes/a.py", "from raccoon import games"),
    (walls.stray_chance, "raccoon/games/a.py", "import random"),
    (walls.stray_chance, "raccoon/bots/a.py", "from random import Random"),
    (walls.stray_chance, "scenes/a.py", "import uuid"),
    (walls.stray_chance, "raccoon/app/a.py", "import os\nsalt = os.urandom(8)"),
    (walls.stray_chance, "raccoon/engine/a.py", "from datetime import datetime"),
    (walls.stray_chance, "scenes/a.py", "import pygame\nclock = pygame.time.Clock()"),
    (walls.stray_chance, "raccoon/bots/a.py", "from time import perf_counter"),
    (walls.executes_data, "raccoon/app/a.py", "import pickle"),
    (walls.executes_data, "raccoon/games/a.py", "import importlib\nm = importlib.import_module('x')"),
    (walls.executes_data, "raccoon/app/a.py", "x = eval('1')"),
    (walls.executes_data, "scenes/a.py", "__import__('os')"),
    (walls.too_long, "scenes/a.py", "x = 1\n" * 451),
    (walls.too_long, "scenes/a.py", "def f():\n" + "    x = 1\n" * 60),
    (walls.swallowed, "build/a.py", "try:\n    f()\nexcept:\n    g()"),
    (walls.swallowed, "scenes/a.py", "try:\n    f()\nexcept Exception:\n    pass"),
    (walls.swallowed, "scenes/a.py", "try:\n    f()\nexcept (OSError, Exception) as error:\n    ..."),
    (walls.swallowed, "scenes/a.py", "with contextlib.suppress(Exception):\n    f()"),
    (walls.riddles, "scenes/a.py", '"""Shows whatever is told."""'),
    (walls.riddles, "scenes/a.py", 'def f():\n    """Where the card is drawn."""'),
    (walls.riddles, "scenes/a.py", 'class C:\n    x: int\n    """The place where the card stands."""'),
    (undocumented, "raccoon/games/a.py", "x = 1"),
    (
        undocumented,
        "raccoon/games/a.py",
        '"""A."""\nclass C(Option):\n    """C."""\n    def extra(self): ...',
    ),
    (undocumented, "raccoon/games/a.py", '"""A."""\nclass C:\n    """C."""\n    def allows(self): ...'),
    (undocumented, "raccoon/engine/a.py", '"""A."""\ndef f(): ...'),
    (undocumented, "raccoon/engine/a.py", '"""A."""\nclass C:\n    """C."""\n    def f(self): ...'),
]


@pytest.mark.parametrize(("check", "path", "text"), BAD)
def test_a_breach_is_found(check: Check, path: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    assert breaches(check, walls.sources(tmp_path, [path]))


GOOD: list[tuple[str, str]] = [
    ("raccoon/engine/a.py", '"""Parts."""\nfrom raccoon.engine import chance\nfrom . import events'),
    ("raccoon/engine/chance.py", '"""Chance."""\nimport random\nimport secrets'),
    ("raccoon/bots/a.py", "from raccoon.bots import random\nfrom raccoon.games.raccoon_tycoon import view"),
    (
        "raccoon/app/a.py",
        "from datetime import datetime\nimport importlib.resources\nimport re\nre.compile('x')",
    ),
    ("scenes/window/window.py", "import pygame\nclock = pygame.time.Clock()"),
    (
        "scenes/a.py",
        "from raccoon.games.raccoon_tycoon.actions.sell import Sold\nfrom raccoon.engine.events import Event",
    ),
    ("scenes/b.py", "def f(time, random):\n    return time.now + random.seed"),
    ("raccoon/app/b.py", "try:\n    f()\nexcept FileNotFoundError:\n    pass"),
    ("raccoon/games/b.py", '"""A."""\nclass C(Option):\n    """C."""\n    def allows(self): ...'),
    ("raccoon/games/a.py", '"""A."""\n\ndef _f(): ...\n\nclass C:\n    """C."""\n    def __len__(self): ...'),
]


@pytest.mark.parametrize(("path", "text"), GOOD)
def test_what_is_allowed_is_not_reported(path: str, text: str) -> None:
    assert [breach for check in CHECKS for breach in check(Source(path, text))] == []


@pytest.mark.parametrize(
    "line",
    [
        "data = '/ro" + "ot/saves'",
        "cd /wo" + "rk/main",
        r"C:\Use" + r"rs\me",
        "https://me:secret" + "@host/x",
    ],
)
def test_a_line_of_a_machine_is_found(line: str) -> None:
    assert list(walls.of_a_machine("a.md", line))


@pytest.mark.parametrize("line", ["dist/work/raccoon", "~/home/x", "the root/branch", "https://host/work/x"])
def test_an_ordinary_line_is_not_of_a_machine(line: str) -> None:
    assert not list(walls.of_a_machine("a.md", line))


@pytest.mark.parametrize(
    "path",
    [
        "assets/fonts/a.ttf",
        "assets/a.OTF",
        "tests/golden/a.png",
        "assets/pictures/a.ogg",
        "tests/archive/a.ogg",
    ],
)
def test_foreign_media_is_found(path: str) -> None:
    assert list(walls.foreign_media(path))


@pytest.mark.parametrize(
    "path",
    [
        "assets/pictures/town.svg",
        "assets/raccoon_tycoon/sounds/a.ogg",
        "tests/archive/v1/a.png",
        "assets/lang/en.json",
        "scenes/a.py",
    ],
)
def test_our_own_media_is_welcome(path: str) -> None:
    assert not list(walls.foreign_media(path))


def test_new_and_tracked_files_are_seen_and_ignored_ones_are_not(tmp_path: Path) -> None:
    for name in ("tracked.py", "new.py", "ignored.py"):
        (tmp_path / name).write_text("x = 1\n", "utf-8")
    (tmp_path / ".gitignore").write_text("ignored.py\n", "utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", "tracked.py"], cwd=tmp_path, check=True)
    assert walls.files(tmp_path) == [".gitignore", "new.py", "tracked.py"]
