"""The disk image for macOS: the application, a link to the Applications folder, and the licences."""

import os
import shutil
import subprocess
from pathlib import Path

from release import BuildError, Release


def make(release: Release) -> Path:
    """Make the image with hdiutil."""
    application = release.dist / f"{release.program}.app"
    if not application.is_dir():
        raise BuildError(f"{application.name} is missing")
    root = release.work / "image"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(application, root / application.name, symlinks=True)
    shutil.copyfile(release.folder / "LICENSES.txt", root / "LICENSES.txt")
    (root / "Applications").symlink_to("/Applications")
    path = release.file(f"-{os.uname().machine}.dmg")
    command = ["hdiutil", "create", "-ov", "-quiet", "-volname", release.program, "-format", "ULFO"]
    subprocess.run([*command, "-fs", "HFS+", "-srcfolder", str(root), str(path)], check=True)
    return path
