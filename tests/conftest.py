"""The environment of every test: no window, no sound, no file of the user's own."""

import gc
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

# Before anything imports numpy: the workers share the cores, and its threads would only wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Before anything imports pygame.
os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest
from hypothesis import HealthCheck, settings

from display import Display, virtual_display
from raccoon.app import process_memory
from tests import shared, templates, thoughts
from tests.part import take_a_part
from tests.rasters import Rasters, rasterise

# Deterministic and untimed: the same examples on every machine, and no failure because a machine is busy.
settings.register_profile(
    "raccoon",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("raccoon")

pygame.image.load_sized_svg = Rasters().of  # type: ignore[assignment]
thoughts.remember()
templates.remember()

X_TOOLS = ("Xvfb", "xdotool")
FEW = 500
"""The number of tests below which they end before workers have started."""
CASES = 4
"""The number of tests of a test function on average."""
HOMES = count()
"""The numbers of this process's home folders."""
TEST = re.compile(r"^\s*(?:async )?def test_", re.MULTILINE)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Use no workers for a few tests (tests named one by one, small files and folders), else one more than
    there are cores: many a test waits for programs that it has started.
    """
    folder = config.invocation_params.dir
    paths = [folder / argument for argument in config.args if "::" not in argument]
    files = {file for path in paths for file in ([path] if path.is_file() else path.rglob("test_*.py"))}
    functions = sum(len(TEST.findall(file.read_text("utf-8"))) for file in files)
    return 0 if CASES * functions < FEW else (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Exclude collected and imported objects from garbage collection, to the end of the run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Share a folder with the workers, which inherit the environment before they start."""
    config.add_cleanup(shared.begin())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out most of the tests that are repeated at length (`tests.part`)."""
    take_a_part(config, items)


@pytest.fixture(autouse=True, scope="module")
def what_was_left_stays() -> None:
    """Exclude the objects left by earlier modules (caches, pictures) from garbage collection."""
    process_memory.tidy()
    gc.freeze()


@pytest.fixture(autouse=True)
def tests_stay(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit garbage collection to young objects when a table is left: a full collection would go through
    thousands of tests each time, a third of the time of the window's tests. The system gets its memory back
    after each module (`what_was_left_stays`), not after every few screens.
    """
    if "whole_memory" not in request.fixturenames:
        monkeypatch.setattr(process_memory, "freeze_gc", lambda: None)
        monkeypatch.setattr(process_memory, "unfreeze_gc", lambda: None)
        monkeypatch.setattr(process_memory, "tidy", lambda: gc.collect(1))
        monkeypatch.setattr(process_memory, "trim", lambda: None)


@pytest.fixture
def whole_memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Collect garbage in full, as the program does, and do not share rasterised drawings: for tests of
    memory.
    """
    monkeypatch.setattr(pygame.image, "load_sized_svg", rasterise)
    gc.unfreeze()
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home folder, so that no test reads or writes the user's own saves and settings. Folders are
    counted here: pytest would scan all existing ones for the next number.
    """
    folder = tmp_path_factory.getbasetemp() / "homes" / str(next(HOMES))
    folder.mkdir(parents=True)
    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(folder))
    return folder


@pytest.fixture(autouse=True)
def same_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep cached pictures when a table is left, within the limit of `scenes.art.surface_cache`: to draw them
    again for every test would take half the time of the window's tests.
    """
    if program := sys.modules.get("scenes.program"):
        monkeypatch.setattr(program, "surface_cache", SimpleNamespace(clear=lambda: None))


@pytest.fixture(autouse=True)
def no_power_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the wait for the disk at every move: tests read what they write from the system's memory. Programs
    that are killed run in their own processes, and do wait.
    """
    monkeypatch.setattr(os, "fsync", lambda handle: os.fstat(handle) and None)


@pytest.fixture(autouse=True)
def no_program_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """End the programs that a test has started and left: they would go on thinking for minutes during the
    next tests.
    """
    begun, begin = list[subprocess.Popen[bytes]](), subprocess.Popen.__init__

    def beginning(self: subprocess.Popen[bytes], *arguments: Any, **named: Any) -> None:
        begin(self, *arguments, **named)
        begun.append(self)

    monkeypatch.setattr(subprocess.Popen, "__init__", beginning)
    yield
    for program in begun:
        if program.poll() is None:
            program.kill()
            program.wait()


@pytest.fixture
def x_display() -> Iterator[Display]:
    """A virtual X display of 1280×720 for one test.

    Without Xvfb or xdotool the test is skipped with a reason; with RACCOON_REQUIRE_X=1, as in continuous
    integration, that is an error.
    """
    missing = [tool for tool in X_TOOLS if shutil.which(tool) is None]
    if missing:
        reason = f"needs {' and '.join(missing)}: install the packages xvfb and xdotool"
        if os.environ.get("RACCOON_REQUIRE_X") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    with virtual_display() as display:
        yield display
