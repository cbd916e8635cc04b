"""A small program to pack, and the system's tools that make and check packages."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from release import Release

PACKAGES = {
    "ld": "binutils",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "makensis": "nsis",
    "update-mime-database": "shared-mime-info",
}
PROGRAM = """#!/bin/sh
echo "started with $# arguments: $*"
"""


@pytest.fixture
def tool() -> Callable[[str], str]:
    """A function that returns a tool of the system by name. If it is missing the test is skipped with a
    reason; with RACCOON_REQUIRE_TOOLS=1, as in continuous integration, that is an error.
    """

    def found(name: str) -> str:
        if path := shutil.which(name):
            return path
        reason = f"needs {name}: install the package {PACKAGES[name]}"
        if os.environ.get("RACCOON_REQUIRE_TOOLS") == "1":
            pytest.fail(reason)
        pytest.skip(reason)

    return found


@pytest.fixture
def release(tmp_path: Path) -> Release:
    """A release whose program is a script with a few files and a link."""
    folder = tmp_path / "dist" / "raccoon"
    (folder / "_internal" / "assets").mkdir(parents=True)
    (folder / "raccoon").write_text(PROGRAM)
    (folder / "raccoon").chmod(0o755)
    (folder / "LICENSES.txt").write_text("Everybody’s licences.\n", "utf-8")
    (folder / "_internal" / "assets" / "a picture.jpg").write_bytes(bytes(range(256)) * 40)
    (folder / "_internal" / "link").symlink_to("assets")
    work = tmp_path / "work"
    work.mkdir()
    return Release(folder, tmp_path / "dist", work, 1_700_000_000, version="1.2.3")
