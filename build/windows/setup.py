"""The installer for Windows: the program for one user, made by NSIS."""

import os
import shutil
import subprocess
from pathlib import Path

import icon
from release import BuildError, Release, megabytes
from windows.resources import numbers

SCRIPT = Path(__file__).with_name("raccoon.nsi")
USUAL = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def make(release: Release) -> Path:
    """Compile the installer; a warning of the compiler counts as an error."""
    compiler = shutil.which("makensis") or (str(USUAL) if USUAL.is_file() else None)
    if compiler is None:
        raise BuildError("makensis is missing: install NSIS (on Debian the package nsis)")
    path = release.file("-setup.exe")
    words = {
        "PROGRAM": release.program,
        "VERSION": release.version,
        "NUMBERS": ".".join(map(str, numbers(release.version))),
        "FOLDER": str(release.folder),
        "ICON": str(icon.write(release.work, "win32")),
        "SIZE": str(round(megabytes(release.folder) * 1e6 / 1024)),
        "OUT": str(path),
    }
    given = [f"-D{name}={word}" for name, word in words.items()]
    environment = dict(os.environ, SOURCE_DATE_EPOCH=str(release.epoch))
    subprocess.run([compiler, "-WX", "-V2", *given, str(SCRIPT)], check=True, env=environment)
    return path
