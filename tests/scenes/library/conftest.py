"""Three saved games for the tests of the library."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.scenes.library.library import kept


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games, the last played last: two under way, one that ended."""
    folder = tmp_path_factory.mktemp("played")
    kept(folder, "2020-01-02_03-04-05", 5, players=3)
    kept(folder, "Under way", 12)
    kept(folder, "Ended", 10_000)
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A copy of those three."""
    return Path(shutil.copytree(played, tmp_path / "data"))
